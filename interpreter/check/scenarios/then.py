"""`then`: the lines that say what must be so at the end."""

from __future__ import annotations

from interpreter.check.expressions.binding import bind, wanted
from interpreter.check.scenarios.because import bind_because
from interpreter.check.scenarios.table import ScenarioTable
from interpreter.effects import values as v
from interpreter.model import scenario as sc
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def bind_then(table: ScenarioTable, line: n.Line) -> None:
    """One line of what must be so; behind `because` stands the reason, which is a check of its own."""
    bind_condition(table, line)
    if line.because is not None:
        table.found.then.append(bind_because(table, line.condition, line.because, table.found.then[-1]))


def bind_condition(table: ScenarioTable, line: n.Line) -> None:
    """What must be so, without the reason."""
    condition = line.condition
    if (
        isinstance(condition, n.Compare)
        and isinstance(condition.right, n.Name)
        and condition.right.text in ("asked", "offered")
    ):
        offered(table, condition)
    elif isinstance(condition, n.Inside) and isinstance(condition.left, n.Text):
        in_log(table, condition, condition.left)
    elif isinstance(condition, n.Compare) and isinstance(condition.left, n.Name) and condition.left.text == "options":
        options(table, condition, line)
    elif isinstance(condition, n.Compare) and condition.left.span.text in ("game", "ending"):
        over(table, condition, condition.left.span.text)
    elif isinstance(condition, n.Compare) and is_rank(table, condition.left) and isinstance(condition.right, n.Number):
        assert isinstance(condition.left, n.Of)
        place, negated = condition.right.value, condition.operator == "is not"
        table.found.then.append(sc.Placed(line.span, table.seat(condition.left.owner), place, negated))
    elif isinstance(condition, n.Can) and condition.phrase.verb.text == "perform":
        can_perform(table, condition)
    elif isinstance(condition, n.Compare) and isinstance(condition.right, n.ListOf):
        lies(table, condition, line)
    elif isinstance(condition, n.Compare) and is_stock(condition.left):
        left, right = bind(condition.left, table.scope()), table.amount([condition.right, *line.more])
        operator = "==" if condition.operator == "is" else "!="
        table.found.then.append(sc.Holds(line.span, v.Compare(operator, left, right), left, right))
    else:
        if line.more:
            raise table.desk.fail("unexpected-part", msg("a condition has no list"), line.more[0])
        value = wanted(condition, table.scope(), "flag")
        sides = (value.left, value.right) if isinstance(value, v.Compare) else (None, None)
        table.found.then.append(sc.Holds(line.span, value, *sides))


def in_log(table: ScenarioTable, condition: n.Inside, words: n.Text) -> None:
    """`"rival loses 1 coin" is in log`."""
    if condition.joint != "in" or not isinstance(condition.place, n.Name) or condition.place.text != "log":
        help = msg('write `"WORDS" is in log`')
        raise table.desk.fail("wrong-kind", msg("words are looked for in the log"), condition.place, help=help)
    if not words.value.strip():
        help = msg("say some of the words")
        raise table.desk.fail("checks-nothing", msg("every log has these words"), words, help=help)
    table.found.then.append(sc.InLog(condition.span, words.value, condition.negated))


def is_stock(node: n.Expr) -> bool:
    """Whether `your resources` stands here."""
    return isinstance(node, n.Of) and isinstance(node.name, n.Name) and node.name.text == "resources"


def is_rank(table: ScenarioTable, node: n.Expr) -> bool:
    """Whether `your rank` stands here, and the game counts nothing of that name itself."""
    own = "rank" in table.model.counters or "rank" in table.model.values
    return not own and isinstance(node, n.Of) and isinstance(node.name, n.Name) and node.name.text == "rank"


def over(table: ScenarioTable, condition: n.Compare, about: str) -> None:
    """`game is over`, `game is not over`, `ending is NAME`."""
    right, negated = condition.right, condition.operator == "is not"
    if not isinstance(right, n.Name) or (about == "game" and right.text != "over"):
        help = msg("write `game is over` or `ending is NAME`")
        raise table.desk.fail("wrong-kind", msg("a game is over or not"), condition, help=help)
    if about == "ending" and right.text not in table.model.endings:
        raise table.desk.unknown("unknown-name", msg("the ending"), right.text, right, table.model.endings)
    table.desk.index.mention("ending", right.text, right if about == "ending" else None)
    table.found.then.append(sc.Over(condition.span, right.text if about == "ending" else None, negated))


def offered(table: ScenarioTable, condition: n.Compare) -> None:
    """`rival is not offered`, `nothing is asked`, `rival is asked`."""
    assert isinstance(condition.right, n.Name)
    negated = condition.operator == "is not"
    if condition.right.text == "offered":
        table.found.then.append(sc.Offered(condition.span, table.answer(condition.left), negated))
    elif isinstance(condition.left, n.Name) and condition.left.text in ("nothing", "something"):
        nothing = condition.left.text == "nothing"
        table.found.then.append(sc.Asked(condition.span, -1, nothing != negated))
    else:
        table.found.then.append(sc.Asked(condition.span, table.seat(condition.left), negated))


def options(table: ScenarioTable, condition: n.Compare, line: n.Line) -> None:
    """`options are "pay 2 grain", "pay 1 grain, 1 production"`: these and no others."""
    labels = []
    for one in (condition.right, *line.more):
        if not isinstance(one, n.Text):
            help = msg('write `options are "yes", "no"`')
            raise table.desk.fail("wrong-kind", msg("the words of an option are needed here"), one, help=help)
        labels.append(one.value)
    table.found.then.append(sc.Options(condition.span, tuple(labels), condition.operator == "is not"))


def can_perform(table: ScenarioTable, condition: n.Can) -> None:
    """`you can perform ACTION`, `rival cannot perform ACTION`."""
    action = condition.phrase.args[0].value if len(condition.phrase.args) == 1 else None
    if not isinstance(action, n.Name):
        raise table.desk.fail("wrong-kind", msg("the name of an action is needed here"), condition.phrase)
    if action.text not in table.model.actions:
        raise table.desk.unknown("unknown-action", msg("the action"), action.text, action, table.model.actions)
    table.desk.index.mention("action", action.text, action)
    table.found.then.append(sc.MayPerform(condition.span, table.seat(condition.who), action.text, condition.negated))


def lies(table: ScenarioTable, condition: n.Compare, line: n.Line) -> None:
    """`your systems are [a, b]`."""
    zone, owner = table.zone(condition.left)
    definition = table.model.zones[zone]
    piles = []
    for one in (condition.right, *line.more):
        if not isinstance(one, n.ListOf):
            help = msg("write `[CARD, CARD]`")
            raise table.desk.fail("wrong-kind", msg("a list of cards is needed here"), one, help=help)
        piles.append(tuple(map(table.named, one.items)))
    table.found.then.append(
        sc.Lies(line.span, zone, owner, definition.tells_order, tuple(piles), condition.operator == "is not")
    )
