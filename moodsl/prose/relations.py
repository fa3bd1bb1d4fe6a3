"""Relations: a place that is adjacent to another, within some steps of it, and the number of steps between two."""

from __future__ import annotations

from interpreter.syntax import nodes as n
from moodsl.prose.counts import number_of
from moodsl.prose.directions import direction
from moodsl.prose.holding import be
from moodsl.prose.nominals import Nominal
from moodsl.prose.scope import Scope
from moodsl.prose.telling import value
from moodsl.prose.voice import Voice


def where_to(left: n.Expr, place: n.Next | n.Near | n.Towards, negated: bool, scope: Scope, voice: Voice) -> str:
    """`the star is adjacent to the tavern`, `the star is within 2 steps of the tavern`."""
    what = value(left, scope, voice)
    if isinstance(place, n.Towards):
        start, where = value(place.start, scope, voice), direction(place.towards, scope, voice)
        how = voice.say("in-line", start=start, where=where)
        return voice.say("not-related" if negated else "related", left=what, how=how, be=be(what, voice))
    if isinstance(place, n.Next):
        how = bond(place, what, scope, voice)
        return voice.say("not-related" if negated else "related", left=what, how=how, be=be(what, voice))
    number = number_of(place.count, scope, voice)
    return voice.say(
        "not-near" if negated else "near", left=what, be=be(what, voice), count=value(place.count, scope, voice),
        number=2 if number is None else number, of=value(place.of, scope, voice), along=way(place.along, voice),
    )  # fmt: skip


def bond(place: n.Next, what: Nominal, scope: Scope, voice: Voice) -> str:
    """`adjacent to the tavern`, as the pack's words say it: their `$what` is the other place."""
    name = place.relation.text if isinstance(place.relation, n.Name) else ""
    entry = voice.lexicon.entry("relation", name)
    other = value(place.to, scope, voice)
    said = voice.known(entry, "to", what=other, agreement=what.agreement)
    if said is not None:
        return said
    if voice.sentences.find("relations-take-to"):
        return voice.say("relation-to", name=voice.lexicon.name(entry), what=other)
    return voice.lexicon.lack(entry, "to")


def way(relation: n.Name, voice: Voice) -> str:
    """How the steps lead, where the pack's words say it (`.along = along the rivers`), or where they do not lead along
    all that lies side by side."""
    entry, declared = voice.lexicon.entry("relation", relation.text), voice.model.relations[relation.text]
    said = voice.known(entry, "along")
    if said is None and declared.among is not None:
        places = voice.phrase(voice.noun("kind", declared.kind), "plural")
        said = voice.say("along-among", what=places, name=voice.lexicon.name(entry))
    return f" {said}" if said else ""


def a_way(steps: n.Steps, there_is: bool, scope: Scope, voice: Voice) -> str:
    """`there is no way from the tavern to the mill`."""
    start, goal = value(steps.start, scope, voice), value(steps.goal, scope, voice)
    return voice.say("a-way" if there_is else "no-way", start=start, goal=goal, along=way(steps.along, voice))
