"""From tree to text: any node as source, in the one form that the language calls its own.

`parse(show(tree)) == tree` for every tree that was parsed. Comments are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import evolve

from interpreter.syntax import nodes as n
from interpreter.syntax.show_lines import PrintedLine, block, head_of, indented, show_lines
from interpreter.syntax.show_values import in_form, show_phrase, show_value
from interpreter.text.article import article
from interpreter.text.holes import holes_in

CARD_COLUMN = 8  # where the facts of a thing begin, if their names are short


def show(node: n.Node) -> str:
    """The source of a node; of a file, a declaration, a fact, an ability or a statement with a line end behind it."""
    if isinstance(node, n.When):
        return _when(node)
    return _text(rows_of(node)) if isinstance(node, _ROWS) else show_value(node)


_ROWS = (
    n.Module | n.Decl | n.Source | n.Holds | n.Row | n.Case | n.Param | n.Fact | n.Works | n.Section | n.Line | n.Arm
    | n.Stmt
)  # fmt: skip


def rows_of(node: n.Node) -> list[PrintedLine]:
    """The rows of a file, a declaration, a fact, an ability or a statement."""
    return _module(node.declarations) if isinstance(node, n.Module) else _declaration(node)


def _text(rows: Iterable[PrintedLine]) -> str:
    return "".join(("\n" if row.apart and place else "") + f"{row}\n" for place, row in enumerate(rows))


def _module(declarations: Sequence[n.Decl]) -> list[PrintedLine]:
    """Declarations with a blank line between them; those of one sort that take a line each stand together."""
    found: list[PrintedLine] = []
    last: tuple[type, bool] | None = None
    for declaration in declarations:
        first, *rest = _declaration(declaration)
        this = (type(declaration), not rest)
        found += [evolve(first, apart=not (this == last and this[1])), *rest]
        last = this
    return found


def _declaration(node: n.Node) -> list[PrintedLine]:
    match node:
        case n.InsteadDecl():
            first, *rest = _declaration(node.declaration)
            return [evolve(first, text=f"{node.word} {first.text}"), *rest]
        case n.ValueDecl():
            return _value(node)
        case n.VerbDecl():
            title, params = _title(node.title), _params(node.params)
            told = f"{params}{title}" if holes_in(title) else f"{title}{params}"
            return block(head_of(node, f"to {node.name.text}{told}"), node.body)
        case n.ActionDecl():
            any_time = ""
            if node.any_time is not None:
                any_time = f", at any time {node.any_time.stretch}".rstrip() + _once(node.any_time.once)
            return block(head_of(node, f"action {node.name.text}{_title(node.title)}{any_time}"), node.body)
        case n.Ability():
            head = _when(node.when) + (f" {show_value(node.slot)}" if node.slot else "")
            head += _once(node.once, "used " if node.used else "")
            return block(head_of(node, head + (", working or not:" if node.working_or_not else ":")), node.body)
        case n.ScenarioDecl():
            return [head_of(node, f"scenario {show_value(node.title)}"), *_items(node.items)]
        case n.Section():
            rows = block(head_of(node, node.word), node.lines)
            return [*rows, *indented(block(PrintedLine("and then"), node.laid))] if node.laid else rows
        case n.Arm():
            return block(head_of(node, f"if {show_value(node.condition)}"), node.body)
        case n.Fact():
            return _fact(node)
    line = _one_line(node)
    return [head_of(node, line)] if line is not None else _thing(node) or show_lines(node)


def _title(node: n.Text | None) -> str:
    return f" {show_value(node)}" if node is not None else ""


def _once(name: n.Name | None, used: str = "") -> str:
    return f", {used}once {article(name.text)} {name.text}" if name is not None else ""


def _for_each(name: n.Name | None) -> str:
    return f" for each {name.text}" if name else ""


def _one_line(node: n.Node) -> str | None:
    """What stands on a line of its own in a declaration."""
    match node:
        case n.Row():
            return "  ".join(", ".join(map(show_value, cell)) for cell in node.cells)
        case n.Case():
            condition = f"if {show_value(node.condition)}" if node.condition is not None else "otherwise"
            return f"{show_value(node.value)} {condition}"
        case n.Param():
            joint = f"{node.joint} " if node.joint else ""
            return f"{joint}{node.name.text}" + (f" ({node.type.text})" if node.type else "")
    return in_form(node)


# ---- values ---------------------------------------------------------------------------------------------------------


def _value(node: n.ValueDecl) -> list[PrintedLine]:
    head = f"{node.name.text}{_title(node.title)}{_params(node.params)}"
    names = [row for name in node.names for row in show_lines(name)]
    if node.table is not None:
        keys = ", ".join(map(show_value, node.table.keys))
        return [head_of(node, f"table {head} by {keys}"), *indented([*names, *_rows(node.table)])]
    if len(node.cases) == 1 and node.cases[0].condition is None:
        return [head_of(node, f"value {head} = {show_value(node.cases[0].value)}"), *indented(names)]
    cases = (row for case in node.cases for row in _declaration(case))
    return [head_of(node, f"value {head}"), *indented([*names, *cases])]


def _rows(table: n.Table) -> list[PrintedLine]:
    """The rows of a table, its columns below one another."""
    told = [[", ".join(map(show_value, cell)) for cell in row.cells] for row in table.rows]
    widths = [max(len(row[place]) for row in told if place < len(row)) for place in range(max(map(len, told)))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in told)
    return [head_of(row, line) for row, line in zip(table.rows, lines, strict=True)]


def _params(params: Iterable[n.Param]) -> str:
    return "".join(f" {_one_line(param)}" for param in params)


# ---- things and facts -----------------------------------------------------------------------------------------------


def _thing(node: n.Node) -> list[PrintedLine]:
    """A declaration with facts under it; nothing of any other node."""
    match node:
        case n.KindDecl():
            head, rows = f"kind {node.name.text} is {node.base.text}", _items(node.items)
        case n.CounterDecl():
            of = f" of {node.of.text}" if node.of is not None else ""
            head, rows = f"{node.word} {node.name.text}{of}{_for_each(node.each)}", _items(node.facts, least=0)
        case n.ZoneDecl():
            head = f"zone {show_value(node.name)} of {node.of.text}{_for_each(node.each)}"
            rows = _items(node.items, apart=False)
        case n.BoardDecl():
            head = f"board {node.name.text} of {node.of.text}{_for_each(node.each)}"
            rows = _items(node.facts, least=0)
        case n.RelationDecl():
            head, rows = f"relation {node.name.text}{_params(node.params)}", _items(node.items, least=0)
        case n.ThingDecl():
            head, rows = f"{node.kind.text} {node.name.text}", _items(node.items)
        case n.ChangeDecl():
            pack = f" of {node.pack.text}" if node.pack else ""
            head, rows = f"{node.word} {node.kind.text} {node.name.text}{pack}", _items(node.items)
        case _:
            return []
    return [head_of(node, head + _title(node.title)), *rows]


WIDEST_NAME = 40  # a longer name stands out of its column, and pushes nobody else


def _items(items: Sequence[n.Node], least: int = CARD_COLUMN, apart: bool = True) -> list[PrintedLine]:
    """Facts in two columns, and blocks `face` and abilities, each with a blank line before it if `apart`."""
    short = [len(item.name.text) for item in items if isinstance(item, n.Fact) and not item.items]
    short = [length for length in short if length <= WIDEST_NAME]
    only_names = all(length == 2 for length in short)  # `ru`, `de`: the names in other languages
    width = max(0 if only_names else least, max(short, default=0) + 2)
    rows: list[PrintedLine] = []
    for item in items:
        first, *rest = _fact(item, width) if isinstance(item, n.Fact) else _declaration(item)
        block = isinstance(item, n.Ability) or (isinstance(item, n.Fact) and bool(item.items))
        rows += [evolve(first, apart=apart and block and bool(rows)), *rest]
    return indented(rows)


def _fact(node: n.Fact, width: int = 0) -> list[PrintedLine]:
    name = node.name.text + " " if node.items else node.name.text.ljust(max(width, len(node.name.text) + 1))
    values = (" ".join(map(show_value, atoms)) for atoms in node.values)
    return [head_of(node, name + ", ".join(values)), *_items(node.items)]


def _when(node: n.When) -> str:
    match node:
        case n.Around():
            return f"{node.word} {show_phrase(node.phrase)}"
        case n.Would():
            return f"when {show_phrase(node.phrase, 'would')}"
    return show_value(node)
