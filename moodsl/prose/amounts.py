"""Amounts: so many of something, for each of something, and several of them together."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.expressions.sums import speaks_of_it
from interpreter.syntax import nodes as n
from moodsl.prose.counts import number_of
from moodsl.prose.fact_words import resource_in_amount, shown_words
from moodsl.prose.holding import counter_of
from moodsl.prose.nominals import Fixed, Nominal, Phrase
from moodsl.prose.places import place_words
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, unfolded, value
from moodsl.prose.things import NamedThings, things
from moodsl.prose.voice import CLOSE, Voice


def whole_phrase(told: NamedThings, relation: str, voice: Voice) -> Phrase:
    """Things with their place behind them."""
    place = () if told.place is None else (place_words(told.place, relation, voice),)
    return evolve(told.phrase, after=(*told.tied, *place, *told.phrase.after))


def per_words(node: n.Things, scope: Scope, voice: Voice, step: n.Number | None = None) -> str:
    """`for each blue card in your rows`, `for every 2 blue cards in your rows`."""
    count = step.value if step is not None and step.value > 1 else None
    how = "each" if count is None else "exactly"
    what = resource_in_amount(node, how, scope, voice, count) or whole_phrase(
        things(node, how, count, scope, voice), "in", voice
    )
    return voice.say("for-each" if count is None else "for-every", what=what)


def amount_of(count: n.Expr, noun: Phrase, scope: Scope, voice: Voice) -> Nominal:
    """So many of something: `2 coins`, `1 coin for each card in hand`, `as many coins as …`."""
    fixed = number_of(count, scope, voice)
    if fixed is not None:
        return noun.told("exactly", fixed)
    expr, home = unfolded(count, scope)
    each = each_of(expr, home, voice)
    if each is not None:
        return noun.told("exactly", 1).with_words(each)
    counted, rest = _and_number(expr)
    each = each_of(counted, home, voice) if rest is not None else None
    if each is not None:
        return noun.told("exactly", 1).with_words(each, voice.say("and-number", number=rest))
    if isinstance(expr, n.Per) and not speaks_of_it(expr.value):
        inner = amount_of(expr.value, noun, home, voice)
        assert isinstance(inner, Phrase)
        return inner.with_words(per_words(expr.things, home, voice, expr.step))
    return noun.told("plural").with_words(voice.say("as-many-as", number=value(expr, home, voice), close=CLOSE))


def _and_number(expr: n.Node) -> tuple[n.Node, int | None]:
    """What is counted, and the number that is added to it; None for anything else."""
    match expr:
        case n.Sum(operator="+", left=n.Number(value=number), right=other):
            return other, number
        case n.Sum(operator="+", left=other, right=n.Number(value=number)):
            return other, number
    return expr, None


def as_many_held(count: n.Node, noun: Phrase, scope: Scope, voice: Voice) -> Nominal | None:
    """`points equal to your coins plus 1`, for a count that is what somebody has of a counter, with or without a number
    added."""
    expr, home = unfolded(count, scope)
    rest = ""
    if isinstance(expr, n.Sum) and isinstance(expr.right, n.Number):
        rest = CLOSE + voice.say("plus" if expr.operator == "+" else "minus") + str(expr.right.value)
        expr, home = unfolded(expr.left, home)
    mine = counter_of(expr, voice)
    if mine is None:
        return None
    held, owner = mine
    return Fixed(
        voice.say(
            "as-many-held", what=noun.told("plural"), number=value(count, scope, voice), who=value(owner, home, voice),
            held=voice.counter(held, "plural"), rest=rest, close=CLOSE,
        )
    )  # fmt: skip


def each_of(count: n.Node, scope: Scope, voice: Voice) -> str | None:
    """`for each card in your hand`, for a count that is so many times 1."""
    expr, home = unfolded(count, scope)
    match expr:
        case n.NumberOf() if expr.things.alike is None and shown_words(expr.things, home, voice) is None:
            return per_words(expr.things, home, voice)
        case n.Name(text=name) if name in voice.model.values and name not in home.names:
            return voice.known(voice.lexicon.entry("value", name), "each")
        case n.Of(name=n.Name(text=name), owner=owner) if name in voice.model.values:
            return voice.known(voice.lexicon.entry("value", name), "each", of=value(owner, home, voice))
        case n.Name() if (
            (part := entity_of(expr, home)) is not None and part.sort == "number" and part.noun is not None
        ):
            return voice.known(part.noun.entry, "each")  # type: ignore[attr-defined]
    return None
