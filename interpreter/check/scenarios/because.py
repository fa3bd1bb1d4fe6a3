"""`because`: the reason of what must be so: which line stands in the way, which cards change a value."""

from __future__ import annotations

from interpreter.check.expressions.binding import bind
from interpreter.check.expressions.phrases import bind_can
from interpreter.check.scenarios.table import ScenarioTable
from interpreter.effects import values as v
from interpreter.model import scenario as sc
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def bind_because(table: ScenarioTable, condition: n.Expr, because: n.Because, check: sc.Check) -> sc.Check:
    """The check of a reason; `check` is that of the condition."""
    for card in because.cards:
        table.design(card)
    if isinstance(condition, n.Can) and condition.negated:
        return refused(table, condition, because)
    if isinstance(condition, n.Compare) and isinstance(check, sc.Holds):
        value = bind(condition.left, table.scope())
        if isinstance(value, v.Changed):
            return bind_changed(table, value, because)
    message = msg("`because` goes with what somebody cannot do, and with what a declared value is")
    raise table.desk.fail("unexpected-part", message, because)


def refused(table: ScenarioTable, condition: n.Can, because: n.Because) -> sc.Check:
    """`you cannot visit rival because "needs target's is_open"`, `… because of lock`."""
    if len(because.cards) > 1:
        raise table.desk.fail("unexpected-part", msg("one card stands in the way, or one line"), because.cards[1])
    words = because.words.value if because.words is not None else None
    design = because.cards[0].text if because.cards else None
    if condition.phrase.verb.text == "perform":
        name = condition.phrase.args[0].value
        assert isinstance(name, n.Name)
        return sc.Refused(because.span, name.text, table.seat(condition.who), None, words, design)
    asked = bind_can(condition.who, condition.phrase, table.scope())
    assert isinstance(asked, v.CanDo)
    return sc.Refused(because.span, None, -1, asked, words, design)


def bind_changed(table: ScenarioTable, value: v.Changed, because: n.Because) -> sc.Check:
    """`toll against rival is 2 coin because of gate`."""
    if because.words is not None:
        help = msg("write `because of CARD, CARD`")
        raise table.desk.fail("wrong-kind", msg("a value is changed by cards"), because.words, help=help)
    return sc.ChangedBy(because.span, value, tuple(card.text for card in because.cards))
