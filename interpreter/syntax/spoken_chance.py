"""Slips about what nobody chooses: `at random` behind a thing, and random numbers and resources inside a line.

They are asked before those of `everyday`, as those of `spoken` are.
"""

from __future__ import annotations

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import msg
from interpreter.syntax.everyday import BY_CHANCE, Hint
from interpreter.syntax.stop import Stop, as_written


def _at_random(stop: Stop) -> Diagnostic | None:
    """`discard 1 card from your hand at random`, `choose randomly a card`."""
    line, words, here = stop.whole_line, stop.words, len(stop.line)
    said = (place for place in (here - 1, here) if words[place : place + 1] == ["randomly"] and place >= 0)
    first = here if words[here : here + 2] == ["at", "random"] else next(said, None)
    if first is None:
        return None
    last = first + (words[first] == "at")
    left, help = [*words[:first], *words[last + 1 :]], BY_CHANCE
    count = next((place for place, word in enumerate(left) if word in ("a", "an") or word.isdecimal()), None)
    if "random" in left:
        help = msg("write `{}`", as_written(left))
    elif count is not None:
        left[count : count + 1] = ["a" if left[count] == "an" else left[count], "random"]
        help = msg("write `{}`", as_written(left))
    return stop.slip(msg("`random` is said before the thing"), line[first], line[last], help=help)


def _inside_a_line(stop: Stop) -> Diagnostic | None:
    """`gain a random number from 1 to 3 coin`, `gain a random resource`, `gain 1 random resource`."""
    words = " ".join(stop.words).split()
    if "random" not in words[1:-1] or words[0] == "choose":
        return None
    at = words.index("random") + 1
    thing = words[at]
    if thing not in ("number", "resource"):
        return None
    if thing == "number":
        help = msg(
            "write `{}` above this line, and here `drawn`", f"choose a random {' '.join(words[at : at + 5])} as drawn"
        )
    else:
        help = msg("write `{}` above this line, and here `1 found`", "choose a random resource as found")
    return stop.slip(msg("what nobody chooses is drawn on a line of its own"), help=help)


CHANCE: tuple[Hint, ...] = (_at_random, _inside_a_line)
