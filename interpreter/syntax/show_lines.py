"""From nodes to source: statements, as rows. Every row knows the line that it was read from."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from attrs import frozen

from interpreter.syntax import nodes as n
from interpreter.syntax.show_values import having, show_chosen, show_is, show_phrase, show_things, show_value

INDENT = "    "


@frozen
class PrintedLine:
    """One line of printed source: its text, and how many blocks it lies in.

    `line` is where its author wrote it; None for an `otherwise`, which stands right above its block. `apart`: a blank
    line belongs before it, unless it comes first.
    """

    text: str
    depth: int = 0
    line: int | None = None
    apart: bool = False

    def __str__(self) -> str:
        return INDENT * self.depth + self.text


@singledispatch
def show_lines(node: n.Node) -> list[PrintedLine]:
    """The rows of a statement."""
    raise TypeError(f"nothing prints {type(node).__name__}")


def indented(rows: Iterable[PrintedLine]) -> list[PrintedLine]:
    """Rows one level deeper."""
    return [PrintedLine(row.text, row.depth + 1, row.line, row.apart) for row in rows]


def head_of(node: n.Node, text: str) -> PrintedLine:
    """The row with which a node begins."""
    return PrintedLine(text, line=node.span.line)


def block(head: PrintedLine, body: Iterable[n.Node]) -> list[PrintedLine]:
    """A row and the statements under it."""
    return [head, *indented(row for statement in body for row in show_lines(statement))]


def _optional(*parts: tuple[str, n.Node | None]) -> str:
    return "".join(f" {word} {show_value(node)}" for word, node in parts if node is not None)


def _who(who: n.Node | None) -> str:
    return f"{show_value(who)} " if who is not None else ""


def _choose(who: n.Node | None) -> str:
    """`choose`, or `chooses` behind one who is not `you` or `they`."""
    many = isinstance(who, n.Name) and who.text.endswith("s")
    return _who(who) + ("choose" if who is None or isinstance(who, n.You | n.They) or many else "chooses")


# ---- single lines ---------------------------------------------------------------------------------------------------


@show_lines.register
def _(node: n.Needs) -> list[PrintedLine]:
    return [head_of(node, f"needs {show_value(node.condition)}")]


@show_lines.register
def _(node: n.Let) -> list[PrintedLine]:
    return [head_of(node, f"let {node.name.text} be {show_value(node.value)}")]


@show_lines.register
def _(node: n.Say) -> list[PrintedLine]:
    return [head_of(node, _say(node))]


def _say(node: n.Say) -> str:
    return ", ".join(map(show_value, (node.phrase, *node.more))) + _optional(("as", node.bind))


@show_lines.register
def _(node: n.NameFact) -> list[PrintedLine]:
    return [head_of(node, f"{node.name.text} " + ", ".join(map(show_value, node.values)))]


@show_lines.register
def _(node: n.Choose) -> list[PrintedLine]:
    return [
        head_of(
            node, f"{_choose(node.who)} {show_chosen(node.pick)}" + _optional(("as", node.bind), ("where", node.where))
        )
    ]


@show_lines.register
def _(node: n.Modify) -> list[PrintedLine]:
    words = [show_value(node.target), show_is(node), show_value(node.amount)]
    if node.change is not None:
        words.insert(2 if node.change.startswith("at") else 3, node.change)
    return [head_of(node, " ".join(words))]


@show_lines.register
def _(node: n.Cannot) -> list[PrintedLine]:
    return [head_of(node, f"{show_value(node.who)} cannot {show_phrase(node.phrase)}")]


# ---- blocks ---------------------------------------------------------------------------------------------------------


@show_lines.register
def _(node: n.May) -> list[PrintedLine]:
    head = f"{_who(node.who)}may"
    only = node.body[0] if len(node.body) == 1 and not node.otherwise else None
    if isinstance(only, n.Say) and _fits_behind_may(only.phrase):
        return [head_of(node, f"{head} {_say(only)}")]
    return block(head_of(node, head), node.body) + _otherwise(node.otherwise)


def _otherwise(body: tuple[n.Stmt, ...]) -> list[PrintedLine]:
    return block(PrintedLine("otherwise"), body) if body else []


def _fits_behind_may(phrase: n.Phrase) -> bool:
    """Whether a phrase can stand on the line of `may`: it has no subject, and no two objects side by side."""
    return phrase.subject is None and all(arg.joint for arg in phrase.args[1:])


@show_lines.register
def _(node: n.ChooseOne) -> list[PrintedLine]:
    return block(head_of(node, f"{_choose(node.who)} one"), node.options)


@show_lines.register
def _(node: n.Option) -> list[PrintedLine]:
    return block(head_of(node, f"option {show_value(node.title)}"), node.body)


@show_lines.register
def _(node: n.If) -> list[PrintedLine]:
    rows: list[PrintedLine] = []
    for arm in node.arms:
        rows += block(head_of(arm, f"{'otherwise ' if rows else ''}if {show_value(arm.condition)}"), arm.body)
    return rows + _otherwise(node.otherwise)


@show_lines.register
def _(node: n.ForEach) -> list[PrintedLine]:
    head = f"for each {show_things(node.things)}{_optional(('where', node.where))}{_by(node.by)}"
    return block(head_of(node, head), node.body)


def _by(keys: tuple[tuple[str, n.Name], ...]) -> str:
    return "".join(f", by {word} {name.text}" for word, name in keys)


@show_lines.register
def _(node: n.Each) -> list[PrintedLine]:
    at_once = " at once" if node.at_once else ""
    where = _optional(("where", node.where))
    head = f"each {node.noun.text}{having(node.having)}{at_once}{where}{_by(node.by)}"
    return block(head_of(node, head), node.body)


@show_lines.register
def _(node: n.AllOf) -> list[PrintedLine]:
    return block(head_of(node, "in any order" if node.any_order else "all of"), node.body)


@show_lines.register
def _(node: n.Repeat) -> list[PrintedLine]:
    bound = "at most " if node.at_most else ""
    return block(
        head_of(node, f"repeat {bound}{show_value(node.count)} times{_optional(('while', node.condition))}"), node.body
    )


@show_lines.register
def _(node: n.Turns) -> list[PrintedLine]:
    order = _by(node.by) if node.start is None else f" from {show_value(node.start)}"
    way = f" {node.direction}" if node.direction else ""
    return block(head_of(node, f"take turns{order}{way}{_optional(('while', node.condition))}"), node.body)


@show_lines.register
def _(node: n.Phase) -> list[PrintedLine]:
    title = f" {show_value(node.title)}" if node.title else ""
    return block(head_of(node, f"phase {node.name.text}{title}"), node.body)


@show_lines.register
def _(node: n.Line) -> list[PrintedLine]:
    values = ", ".join(map(show_value, (node.condition, *node.more)))
    return [head_of(node, values + (f" {show_because(node.because)}" if node.because else ""))]


def show_because(node: n.Because) -> str:
    """`because "needs your stock"`, `because of long_ferry, anchor`."""
    if node.words is not None:
        return f"because {show_value(node.words)}"
    return "because of " + ", ".join(card.text for card in node.cards)
