"""From tree to text: any node as source, in the one form that the language calls its own.

`parse(show(tree)) == tree` for every tree that was parsed. Comments are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch

from attrs import evolve

from interpreter.syntax import nodes as n
from interpreter.syntax.show_lines import PrintedLine, block, head_of, indented, show_lines
from interpreter.syntax.show_values import show_phrase, show_value
from interpreter.text.article import article
from interpreter.text.holes import holes_in

CARD_COLUMN = 8  # where the facts of a thing begin, if their names are short


def show(node: n.Node) -> str:
    """The source of a node; of a file, a declaration, a fact, an ability or a statement with a line end behind it."""
    if isinstance(node, _WHENS):
        return _when(node)
    if isinstance(node, n.Module) or type(node) in _declaration.registry or type(node) in show_lines.registry:
        return _text(rows_of(node))
    return show_value(node)


def rows_of(node: n.Node) -> list[PrintedLine]:
    """The rows of a file, a declaration, a fact, an ability or a statement."""
    if isinstance(node, n.Module):
        return _module(node.declarations)
    return _declaration(node) if type(node) in _declaration.registry else show_lines(node)


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


def _title(node: n.Text | None) -> str:
    return f" {show_value(node)}" if node is not None else ""


@singledispatch
def _declaration(node: n.Node) -> list[PrintedLine]:
    raise TypeError(f"nothing prints {type(node).__name__}")


# ---- what exists ----------------------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.KindDecl) -> list[PrintedLine]:
    return _thing(node, f"kind {node.name.text} is {node.base.text}", node.items)


@_declaration.register
def _(node: n.CounterDecl) -> list[PrintedLine]:
    of = f" of {node.of.text}" if node.of is not None else ""
    return _thing(node, f"{node.word} {node.name.text}{of}{_for_each(node.each)}", node.facts, least=0)


def _for_each(name: n.Name | None) -> str:
    return f" for each {name.text}" if name else ""


@_declaration.register
def _(node: n.ZoneDecl) -> list[PrintedLine]:
    head = f"zone {show_value(node.name)} of {node.of.text}{_for_each(node.each)}"
    return _thing(node, head, node.items, apart=False)


@_declaration.register
def _(node: n.BoardDecl) -> list[PrintedLine]:
    return _thing(node, f"board {node.name.text} of {node.of.text}", node.facts, least=0)


@_declaration.register
def _(node: n.RelationDecl) -> list[PrintedLine]:
    return _thing(node, f"relation {node.name.text}{_params(node.params)}", node.items, least=0)


@_declaration.register
def _(node: n.Source) -> list[PrintedLine]:
    return [head_of(node, f"from {show_value(node.chain)}")]


@_declaration.register
def _(node: n.Holds) -> list[PrintedLine]:
    return [head_of(node, f"if {show_value(node.condition)}")]


@_declaration.register
def _(node: n.ThingDecl) -> list[PrintedLine]:
    return _thing(node, f"{node.kind.text} {node.name.text}", node.items)


@_declaration.register
def _(node: n.ChangeDecl) -> list[PrintedLine]:
    pack = f" of {node.pack.text}" if node.pack else ""
    return _thing(node, f"{node.word} {node.kind.text} {node.name.text}{pack}", node.items)


@_declaration.register
def _(node: n.InsteadDecl) -> list[PrintedLine]:
    first, *rest = _declaration(node.declaration)
    return [evolve(first, text=f"{node.word} {first.text}"), *rest]


# ---- values, verbs, actions -----------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.ValueDecl) -> list[PrintedLine]:
    head = f"value {node.name.text}{_title(node.title)}{_params(node.params)}"
    names = [row for name in node.names for row in show_lines(name)]
    if node.table is not None:
        keys = ", ".join(map(show_value, node.table.keys))
        head = f"table {node.name.text}{_title(node.title)}{_params(node.params)} by {keys}"
        return [head_of(node, head), *indented([*names, *_rows(node.table)])]
    if len(node.cases) == 1 and node.cases[0].condition is None:
        return [head_of(node, f"{head} = {show_value(node.cases[0].value)}"), *indented(names)]
    return [head_of(node, head), *indented([*names, *map(_case, node.cases)])]


def _rows(table: n.Table) -> list[PrintedLine]:
    """The rows of a table, its columns below one another."""
    told = [[", ".join(map(show_value, cell)) for cell in row.cells] for row in table.rows]
    widths = [max(len(row[place]) for row in told if place < len(row)) for place in range(max(map(len, told)))]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip() for row in told)
    return [head_of(row, line) for row, line in zip(table.rows, lines, strict=True)]


@_declaration.register
def _(node: n.Row) -> list[PrintedLine]:
    return [head_of(node, "  ".join(", ".join(map(show_value, cell)) for cell in node.cells))]


def _case(node: n.Case) -> PrintedLine:
    condition = f"if {show_value(node.condition)}" if node.condition is not None else "otherwise"
    return head_of(node, f"{show_value(node.value)} {condition}")


@_declaration.register
def _(node: n.Case) -> list[PrintedLine]:
    return [_case(node)]


def _params(params: Iterable[n.Param]) -> str:
    return "".join(f" {_param(param)}" for param in params)


def _param(node: n.Param) -> str:
    joint = f"{node.joint} " if node.joint else ""
    return f"{joint}{node.name.text}" + (f" ({node.type.text})" if node.type else "")


@_declaration.register
def _(node: n.Param) -> list[PrintedLine]:
    return [head_of(node, _param(node))]


@_declaration.register
def _(node: n.VerbDecl) -> list[PrintedLine]:
    title, params = _title(node.title), _params(node.params)
    told = f"{params}{title}" if holes_in(title) else f"{title}{params}"
    return block(head_of(node, f"to {node.name.text}{told}"), node.body)


@_declaration.register
def _(node: n.ActionDecl) -> list[PrintedLine]:
    any_time = ""
    if node.any_time is not None:
        any_time = f", at any time {node.any_time.stretch}".rstrip()
        any_time += f", once {article(once.text)} {once.text}" if (once := node.any_time.once) is not None else ""
    return block(head_of(node, f"action {node.name.text}{_title(node.title)}{any_time}"), node.body)


# ---- facts ----------------------------------------------------------------------------------------------------------


def _thing(
    node: n.KindDecl | n.CounterDecl | n.ZoneDecl | n.BoardDecl | n.RelationDecl | n.ThingDecl | n.ChangeDecl,
    head: str,
    items: Sequence[n.Node],
    least: int = CARD_COLUMN,
    apart: bool = True,
) -> list[PrintedLine]:
    return [head_of(node, head + _title(node.title)), *_items(items, least, apart)]


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


@_declaration.register
def _(node: n.Fact) -> list[PrintedLine]:
    return _fact(node)


@_declaration.register
def _(node: n.Works) -> list[PrintedLine]:
    return [head_of(node, f"works when {show_value(node.condition)}")]


# ---- abilities ------------------------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.Ability) -> list[PrintedLine]:
    head = _when(node.when)
    if node.slot:
        head += f" {show_value(node.slot)}"
    if node.once:
        head += f", {'used ' if node.used else ''}once {article(node.once.text)} {node.once.text}"
    if node.working_or_not:
        head += ", working or not"
    return block(head_of(node, head + ":"), node.body)


_WHENS = (n.Named, n.NamedOf, n.On, n.Around, n.Would, n.At, n.Always)


def _when(node: n.When) -> str:
    match node:
        case n.Named():
            return node.name.text
        case n.NamedOf():
            return f"{node.name.text} of {node.of.text}"
        case n.On():
            return f"on {node.verb.text}"
        case n.Around():
            return f"{node.word} {show_phrase(node.phrase)}"
        case n.Would():
            return f"when {show_phrase(node.phrase, 'would')}"
        case n.At():
            return f"at {node.moment.text} {node.edge.text}"
        case n.Always():
            return "always"


# ---- scenarios ------------------------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.ScenarioDecl) -> list[PrintedLine]:
    return [head_of(node, f"scenario {show_value(node.title)}"), *_items(node.items)]


@_declaration.register
def _(node: n.Section) -> list[PrintedLine]:
    rows = block(head_of(node, node.word), node.lines)
    return [*rows, *indented(block(PrintedLine("and then"), node.laid))] if node.laid else rows


@_declaration.register
def _(node: n.Arm) -> list[PrintedLine]:
    return block(head_of(node, f"if {show_value(node.condition)}"), node.body)
