"""What is told of marks: `the barge is now ready`, `a barge that has no leader`, `the trump suit is now red`."""

from __future__ import annotations

from attrs import evolve

from interpreter.model import Counter, Mark
from interpreter.syntax import nodes as n
from moodsl.prose.holding import be
from moodsl.prose.nominals import Nominal, Pronoun
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.voice import Voice


def mark_of(expr: n.Node, voice: Voice) -> tuple[Mark | Counter, n.Expr | None] | None:
    """The mark of `barge's course`, and whose it is; of a single word, `trump`, that is not said."""
    counters, marks = voice.model.counters, voice.model.marks
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if name in marks:
            return marks[name], owner
        case n.Of(name=n.Name(text=name), owner=owner) if name in counters and not counters[name].is_number:
            return counters[name], owner
        case n.Name(text=name) if name in counters and not counters[name].is_number:
            return counters[name], None
    return None


def is_set_by_doer(expr: n.Node, voice: Voice) -> bool:
    """Whether a single word is a mark of whoever acts: `stance` in `set stance to calm`."""
    found = mark_of(expr, voice)
    return found is not None and found[1] is None and not found[0].of_game


def having_none(expr: n.Node, right: n.Node, way: str, scope: Scope, voice: Voice) -> str | None:
    """`barge's leader is nothing` as `the barge has no leader`, of a mark or a fact; `way` is how it is said."""
    if not isinstance(right, n.Name) or right.text not in ("nothing", "nobody"):
        return None
    found, lack = mark_of(expr, voice), way.endswith("lack")
    if found is not None and found[1] is None:
        return voice.say(f"{way}-there", what=voice.counter(found[0].name, "bare"))
    how, who, much = "bare" if lack else "a", None, None
    match expr:
        case n.Of(owner=owner) if found is not None:
            who, much = value(owner, scope, voice), voice.counter(found[0].name, how)
        case n.Of(name=n.Name(text=fact), owner=owner) if fact not in voice.model.values and any(
            fact in kind.facts for kind in voice.model.kinds.values()
        ):
            who, much = value(owner, scope, voice), voice.phrase(voice.noun("fact", fact), how)
    if who is None or much is None:
        return None
    told = much.case("gen" if lack else "nom")
    return voice.say(way, who=who, verb=voice.verb("have", who.person), much=told, where="")


def naming(expr: n.Node, operator: str, right: n.Node, scope: Scope, voice: Voice) -> str | None:
    """`tower's keeper is you` as the words of the pack say it (`.is`): `the tower is kept by you`. Of the game and the
    players `the weather is fair`, `you are the mayor`."""
    found = mark_of(expr, voice)
    if found is None or found[0].type == "number" or operator not in ("is", "is not"):
        return None
    mark, what = found[0], value(right, scope, voice)
    who = value(found[1], scope, voice) if found[1] is not None else None
    told = told_by_pack(mark, "is", who, {"what": what}, voice) if operator == "is" else None
    if told is not None or isinstance(mark, Mark):
        return told
    named, way = value(expr, scope, voice), operator.replace(" ", "-")
    quality = quality_of(mark, right, named, voice)
    if quality is not None:
        return voice.say(f"quality-{way}", what=named, quality=quality, be=be(named, voice))
    if who is None and mark.type == "player":
        return voice.say(f"compare-{way}", left=what, be=be(what, voice), right=named)
    return None


def told_by_pack(
    mark: Mark | Counter, attribute: str, who: Nominal | None, parts: dict[str, Nominal], voice: Voice
) -> str | None:
    """The sentence about a mark that the words of the pack have, if they do; `who` carries it, None is the game."""
    of = {} if who is None else {"of": who}
    return voice.known(voice.lexicon.entry("counter", mark.name), attribute, **of, **parts)


def quality_of(mark: Mark | Counter, new: n.Node, what: Nominal, voice: Voice) -> str | None:
    """The word that something is marked with, as it is said of `what`; None for a thing, and for a word that is a
    noun."""
    if mark.type != "word" or not isinstance(new, n.Name) or new.text not in mark.words or voice.is_noun(new.text):
        return None
    return str(voice.adjective("word", new.text).form(what.agreement, "nom", False))


def without_pronoun(new: n.Node, scope: Scope, voice: Voice) -> Nominal:
    """What something is marked with, by its noun: `the trump suit is now the chosen suit`, and not `it`."""
    told, chosen = value(new, scope, voice), entity_of(new, scope)
    if isinstance(told, Pronoun) and chosen is not None and not chosen.you:
        return voice.mention(evolve(chosen, pronoun=None), scope)
    return told


def set_by_doer(what: n.Name, new: n.Expr, form: str, scope: Scope, voice: Voice) -> str:
    """Whoever acts sets a mark of his own: `set your stance to calm`."""
    assert scope.doer is not None
    named = voice.counter(what.text, "the", owner=voice.owner(scope.doer, scope))
    quality = quality_of(voice.model.counters[what.text], new, named, voice)
    told = quality if quality is not None else without_pronoun(new, scope, voice)
    return voice.say("set-mark", verb=voice.verb("set", form), what=named, new=told)


def set_to(what: n.Expr, new: n.Expr, scope: Scope, voice: Voice) -> str | None:
    """Something is marked with a word or a thing, or turned: the sentence, in which nobody does it. None for anything
    else."""
    found = mark_of(what, voice)
    if found is None or (found[0].type == "number" and (isinstance(found[0], Counter) or found[0].board is None)):
        return None
    mark, told_new = found[0], without_pronoun(new, scope, voice)
    who = value(found[1], scope, voice) if found[1] is not None else None
    if isinstance(mark, Mark) and mark.board is not None and who is not None:
        chosen = entity_of(new, scope)
        if chosen is not None and chosen.sort == "rotation":
            return voice.say("now-turned-so", what=who, be=be(who, voice))
        return voice.say("now-turned", what=who, be=be(who, voice), by=told_new)
    none = having_none(what, new, "now-lack", scope, voice)
    if none is not None:
        return none
    told = told_by_pack(mark, "set", who, {"new": told_new}, voice)
    if told is not None:
        return told
    named = value(what, scope, voice)
    bearing = who if isinstance(mark, Mark) and who is not None else named
    quality = quality_of(mark, new, bearing, voice)
    if quality is not None:
        return voice.say("now-is", what=bearing, be=be(bearing, voice), new=quality)
    if who is None and mark.type == "player":
        return voice.say("become-named", who=told_new, verb=voice.verb("become", told_new.person), what=named)
    return voice.say("now-is", what=named, be=be(named, voice), new=told_new)
