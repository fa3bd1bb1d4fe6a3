"""Gain, lose and set where a card is marked: `target gains 2 hits`, `set its course to retreating`."""

from __future__ import annotations

from interpreter.check.expressions.binding import cards_meant, wanted
from interpreter.check.expressions.phrases import VerbPhrase, only
from interpreter.check.expressions.sorts import wrong_sort
from interpreter.check.expressions.words import bind_against
from interpreter.check.marks import check_marked, not_marked
from interpreter.check.nouns import singulars
from interpreter.check.scope import Scope, a
from interpreter.effects import steps as s, values as v
from interpreter.effects.values import Value
from interpreter.model import Counter, Mark
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def mark_named(node: n.Node, scope: Scope) -> Mark | None:
    """The number of a card that an amount counts: `hits` of `2 hits`."""
    marks = scope.desk.model.marks
    if not isinstance(node, n.Amount):
        return None
    return next((marks[word] for word in singulars(node.unit.text) if word in marks), None)


def is_marking(phrase: VerbPhrase, say: n.Say, scope: Scope) -> bool:
    """Whether a line says that a card gains or loses something."""
    given = [*(arg.value for arg in phrase.args), *say.more]
    return phrase.verb.text in ("gain", "lose") and any(mark_named(one, scope) is not None for one in given)


def marking(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    """`target gains 2 hits`; the things that are gained together are all of that one card."""
    only(phrase, scope)
    steps: list[s.Step] = []
    for one in [*(arg.value for arg in phrase.args), *say.more]:
        mark = mark_named(one, scope)
        if mark is None or not isinstance(one, n.Amount) or mark.type != "number":
            message = msg("`{}` is nothing that {} gains or loses", one.span.text, a(kind_gaining(phrase, say, scope)))
            raise scope.desk.fail("wrong-kind", message, one, help=msg("write a line of its own for it"))
        scope.desk.index.use("counter", mark.name, one.unit)
        card = card_marked(mark, phrase, scope)
        if isinstance(one.count, n.Number) and mark.high is not None:
            check_marked(mark, one.count.value + min(mark.low or 0, 0), one, scope.desk)
        sign = 1 if phrase.verb.text == "gain" else -1
        steps.append(s.MarkGain(clause, sign, mark.name, card, wanted(one.count, scope, "number")))
    return steps


def kind_gaining(phrase: VerbPhrase, say: n.Say, scope: Scope) -> str:
    """The kind whose counter a line names."""
    found = (mark_named(one, scope) for one in [*(arg.value for arg in phrase.args), *say.more])
    return next(mark.kind for mark in found if mark is not None)


def card_marked(mark: Mark, phrase: VerbPhrase, scope: Scope) -> Value:
    """Whose mark it is: it stands before the verb."""
    verb, unit = phrase.verb.text, mark.name
    if phrase.subject is None:
        this = scope.this is not None and scope.desk.model.is_a(scope.this.kind, mark.kind)
        help = msg("write `{} {}s … {}`", f"this {mark.kind}" if this else mark.kind, verb, unit)
        message = msg("whose `{}`? every {} has its own", unit, mark.kind)
        raise scope.desk.fail("missing-owner", message, phrase.verb, help=help)
    assert not isinstance(phrase.subject, n.EachOf)
    return card_of(mark, phrase.subject, cards_meant(phrase.subject, scope), scope)


def card_of(mark: Mark, node: n.Node, card: Value, scope: Scope) -> Value:
    """A card that is known to carry a mark."""
    if card.type != "card":
        raise wrong_sort(node, card, a(mark.kind), scope)
    kind = getattr(card, "kind", None)
    if kind is not None and not scope.desk.model.is_a(kind, mark.kind):
        raise not_marked(kind, mark, node, scope.desk)
    return card


def set_mark(target: v.MarkOf, new: n.Expr, clause: int, scope: Scope) -> s.SetMark:
    """`set its course to retreating`, `set ship's heading to goal`."""
    mark = scope.desk.model.marks[target.mark]
    return s.SetMark(clause, mark.name, target.card, marked_with(mark, target, new, scope))


def marked_with(mark: Mark | Counter, target: Value, new: n.Expr, scope: Scope) -> Value:
    """What something is to be marked with, which its mark can be."""
    if isinstance(mark, Mark) and mark.type == "number" and isinstance(new, n.Number):
        check_marked(mark, new.value, new, scope.desk)
    value = bind_against(new, target, scope) if mark.type == "word" else wanted(new, scope, mark.type)
    if value.type != mark.type:
        raise wrong_sort(new, value, msg("a word of `{}`", mark.name), scope)
    kind = getattr(value, "kind", None) if mark.type == "card" else None
    if (
        mark.names is not None
        and kind is not None
        and not scope.desk.model.is_a(kind, mark.names)
        and value != v.Const(-1, "card")
    ):
        message = msg("`{}` names {}, and this is {}", mark.name, a(mark.names), a(kind))
        raise scope.desk.fail("wrong-kind", message, new)
    return value
