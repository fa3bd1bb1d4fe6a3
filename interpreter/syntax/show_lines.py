"""From nodes to source: statements, as rows. Every row knows the line that it was read from."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from interpreter.syntax import nodes as n
from interpreter.syntax.show_values import having, in_form, show_chosen, show_is, show_things, show_value, show_where

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


# ---- statements -----------------------------------------------------------------------------------------------------


def show_lines(node: n.Node) -> list[PrintedLine]:
    """The rows of a statement."""
    text = _line(node)
    return [head_of(node, text)] if text is not None else _block(node)


def _line(node: n.Node) -> str | None:
    """A statement of one line; None for one with a block."""
    match node:
        case n.Say():
            return ", ".join(map(show_value, (node.phrase, *node.more))) + _optional(("as", node.bind))
        case n.NameFact():
            return f"{node.name.text} " + ", ".join(map(show_value, node.values))
        case n.Choose():
            more = _optional(("as", node.bind)) + show_where(node.where)
            return f"{_choose(node.who)} {show_chosen(node.pick)}{more}"
        case n.Modify():
            words = [show_value(node.target), show_is(node), show_value(node.amount)]
            if node.change is not None:
                words.insert(2 if node.change.startswith("at") else 3, node.change)
            return " ".join(words)
        case n.May(body=(n.Say() as only,), otherwise=()) if _fits_behind_may(only.phrase):
            return f"{_who(node.who)}may {_line(only)}"
        case n.Line():
            values = ", ".join(map(show_value, (node.condition, *node.more)))
            return values + (f" {show_because(node.because)}" if node.because else "")
    return in_form(node)


def _block(node: n.Node) -> list[PrintedLine]:
    """A statement with a block, or with several."""
    match node:
        case n.May():
            return block(head_of(node, f"{_who(node.who)}may"), node.body) + _otherwise(node.otherwise)
        case n.ChooseOne():
            return block(head_of(node, f"{_choose(node.who)} one"), node.options)
        case n.Option():
            return block(head_of(node, f"option {show_value(node.title)}"), node.body)
        case n.If():
            rows: list[PrintedLine] = []
            for arm in node.arms:
                rows += block(head_of(arm, f"{'otherwise ' if rows else ''}if {show_value(arm.condition)}"), arm.body)
            return rows + _otherwise(node.otherwise)
        case n.ForEach():
            bind = _optional(("as", node.bind))
            head = f"for each {show_things(node.things)}{bind}{show_where(node.where)}{_by(node.by)}"
        case n.ForEachOf():
            through = show_value(node.pick).partition(" ")[2]  # without its article
            head = f"for each {through}{_optional(('as', node.bind))}{show_where(node.where)}"
        case n.Each():
            at_once = " at once" if node.at_once else ""
            head = f"each {node.noun.text}{having(node.having)}{at_once}{show_where(node.where)}{_by(node.by)}"
        case n.Doer():
            head = show_value(node.who)
        case n.AllOf():
            head = "in any order" if node.any_order else "all of"
        case n.Repeat():
            bound = "at most " if node.at_most else ""
            head = f"repeat {bound}{show_value(node.count)} times{_optional(('while', node.condition))}"
        case n.Turns():
            order = _by(node.by) if node.start is None else f" from {show_value(node.start)}"
            way = f" {node.direction}" if node.direction else ""
            head = f"take turns{order}{way}{_optional(('while', node.condition))}"
        case n.Phase():
            head = f"phase {node.name.text}" + (f" {show_value(node.title)}" if node.title else "")
        case _:
            raise TypeError(f"nothing prints {type(node).__name__}")
    return block(head_of(node, head), node.body)


def _otherwise(body: tuple[n.Stmt, ...]) -> list[PrintedLine]:
    return block(PrintedLine("otherwise"), body) if body else []


def _fits_behind_may(phrase: n.Phrase) -> bool:
    """Whether a phrase can stand on the line of `may`: it has no subject, and no two objects side by side."""
    return phrase.subject is None and all(arg.joint for arg in phrase.args[1:])


def _by(keys: tuple[tuple[str, n.Name], ...]) -> str:
    return "".join(f", by {word} {name.text}" for word, name in keys)


def show_because(node: n.Because) -> str:
    """`because "needs your stock"`, `because of long_ferry, anchor`."""
    if node.words is not None:
        return f"because {show_value(node.words)}"
    return "because of " + ", ".join(card.text for card in node.cards)
