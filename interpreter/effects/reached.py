"""What an effect reaches: the verbs that it does, and the zones whose places it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import walk


def verbs_in(body: object) -> Iterator[str]:
    """The declared verbs that a body does itself, in their order."""
    return (part.verb for part in walk(body) if isinstance(part, s.DoVerb))


def closure(verbs: Iterable[str], reach: Mapping[str, set[str]]) -> set[str]:
    """Verbs with those that they do in turn; `reach` is what each does itself."""
    found: set[str] = set()
    waiting = list(verbs)
    while waiting:
        verb = waiting.pop()
        if verb not in found:
            found.add(verb)
            waiting += reach[verb]
    return found


def zones_named(part: object) -> set[str]:
    """The zones whose places one part names, without the parts in it."""
    match part:
        case v.PileOf() | v.HolderOf() | v.PileIn() | th.CardsUnder() | th.Piles():
            return {part.zone}
        case th.CardsIn():
            return {zone for zone, _owner in part.places}
    return set()
