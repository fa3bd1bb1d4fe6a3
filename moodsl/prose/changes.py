"""Changes: what a card changes as long as it works, and what nobody can do meanwhile."""

from __future__ import annotations

from collections.abc import Mapping

from interpreter.check.expressions.phrases import find_action
from interpreter.check.expressions.sums import speaks_of_it
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from moodsl.prose.amounts import per_words
from moodsl.prose.counts import base_of, number_of
from moodsl.prose.deeds import deed
from moodsl.prose.nominals import Nominal, Phrase
from moodsl.prose.scope import Scope
from moodsl.prose.telling import Mood, Passage, condition, entity_of, statement, unfolded, value
from moodsl.prose.values import part_phrase
from moodsl.prose.voice import Voice


@statement.register
def _(node: n.Modify, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    target, given = named_parts(node.target)
    name = target.text if target is not None else ""
    parts: dict[str, object] = {joint: part_phrase(name, joint, part, scope, voice) for joint, part in given}
    entry = voice.lexicon.entry("value", name)
    if node.change in ("at least", "at most"):
        limit = n.Compare(operator=f"is {node.change}", left=node.target, right=node.amount, span=node.span)
        return [Passage(condition(limit, scope, voice))]
    match node.amount:
        case n.No() | n.Name(text="yes" | "no"):
            answer = "no" if isinstance(node.amount, n.No) else getattr(node.amount, "text", "no")
            what = parts.get("of") or next(iter(parts.values()), "")
            return [Passage(_said_of(answer, name, parts, voice.own(entry, answer, what=what, **parts), voice))]
    change, behind = _change(node.amount, scope, voice)
    form = node.change or "is"
    told = _said_of(form, name, parts, voice.own(entry, form, change=change, **parts), voice)
    return [Passage(" ".join([told, *behind]))]


def _said_of(form: str, name: str, parts: Mapping[str, object], told: str, voice: Voice) -> str:
    """A sentence of the pack that names nobody (`you draw 1 cube more`), with the players in front if others are meant
    than `you`."""
    who, declared = parts.get("of"), voice.model.values.get(name)
    of_players = any(one.joint == "of" and one.type == "player" for one in declared.parameters) if declared else False
    if not of_players or not isinstance(who, Nominal) or who.person == "you":
        return told
    named = "of" in voice.lexicon.holes(voice.lexicon.entry("value", name), form)
    return told if named else voice.say("said-for", who=who, what=told)


def _change(amount: n.Expr, scope: Scope, voice: Voice) -> tuple[Nominal | int, tuple[str, ...]]:
    """By how much, and what has to stand behind the whole: `2 coins`, `for each card in your hand`."""
    number = number_of(amount, scope, voice)
    if number is not None:
        return number, ()
    expr, home = unfolded(base_of(amount, scope, voice), scope)
    if isinstance(expr, n.Per) and not speaks_of_it(expr.value):
        change, behind = _change(expr.value, home, voice)
        return change, (*behind, per_words(expr.things, home, voice, expr.step))
    told = value(expr, home, voice)
    return (evolve(told, after=()), told.after) if isinstance(told, Phrase) and told.count is not None else (told, ())


@statement.register
def _(node: n.Cannot, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    who = value(node.who, scope, voice)
    doer = entity_of(node.who, scope) if not isinstance(node.who, n.EachOf) else None
    what = deed(performed(node.phrase, voice), "doing", scope.but(doer=doer), voice)
    return [Passage(voice.say("cannot", who=who, verb=voice.verb("can", who.person), what=what))]


def performed(phrase: n.Phrase, voice: Voice) -> n.Phrase:
    """A phrase that is only the name of an action, as `perform` and the action."""
    action = find_action(phrase, voice.model)
    if action is not phrase.verb:
        return phrase
    arg = n.Arg(joint=None, value=action, span=action.span)
    return evolve(phrase, verb=n.Name(text="perform", span=action.span), args=(arg,))
