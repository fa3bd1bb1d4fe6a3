"""What is told of things that carry something of their own: `the barge is now ready`, `a barge that has no leader`."""

from __future__ import annotations

from interpreter.model import Mark
from interpreter.syntax import nodes as n
from moodsl.prose.holding import be
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.voice import Voice


def mark_of(expr: n.Node, voice: Voice) -> tuple[Mark, n.Expr] | None:
    """The mark of `barge's course`, and whose it is."""
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if name in voice.model.marks:
            return voice.model.marks[name], owner
    return None


def having_none(expr: n.Node, right: n.Node, way: str, scope: Scope, voice: Voice) -> str | None:
    """`barge's leader is nothing` as `the barge has no leader`; `way` is the message that says it."""
    found = mark_of(expr, voice)
    if found is None or not isinstance(right, n.Name) or right.text not in ("nothing", "nobody"):
        return None
    who, lack = value(found[1], scope, voice), way.endswith("lack")
    much = voice.counter(found[0].name, "bare" if lack else "a").case("gen" if lack else "nom")
    return voice.say(way, who=who, verb=voice.verb("have", who.person), much=much, where="")


def naming(expr: n.Node, right: n.Node, scope: Scope, voice: Voice) -> str | None:
    """`tower's keeper is you` as the words of the pack say it (`.is`): `the tower is kept by you`."""
    found = mark_of(expr, voice)
    if found is None or found[0].type == "number":
        return None
    entry = voice.lexicon.entry("counter", found[0].name)
    return voice.known(entry, "is", of=value(found[1], scope, voice), what=value(right, scope, voice))


def set_to(what: n.Expr, new: n.Expr, scope: Scope, voice: Voice) -> str | None:
    """A card is marked with a word or a thing: the sentence, in which nobody does it. None for anything else."""
    found = mark_of(what, voice)
    if found is not None and found[0].board is not None:
        who = value(found[1], scope, voice)
        turn = entity_of(new, scope)
        if turn is not None and turn.sort == "rotation":
            return voice.say("now-turned-so", what=who, be=be(who, voice))
        return voice.say("now-turned", what=who, be=be(who, voice), by=value(new, scope, voice))
    if found is None or found[0].type == "number":
        return None
    none = having_none(what, new, "now-lack", scope, voice)
    if none is not None:
        return none
    mark, owner = found
    entry = voice.lexicon.entry("counter", mark.name)
    told = voice.known(entry, "set", of=value(owner, scope, voice), new=value(new, scope, voice))
    if told is not None:
        return told
    if mark.type == "word" and isinstance(new, n.Name) and new.text in mark.words and not voice.is_noun(new.text):
        who = value(owner, scope, voice)
        quality = voice.adjective("word", new.text).form(who.agreement, "nom", False)
        return voice.say("now-is", what=who, be=be(who, voice), new=quality)
    named = value(what, scope, voice)
    return voice.say("now-is", what=named, be=be(named, voice), new=value(new, scope, voice))
