"""From tree to text: any node as source, in the one form that the language calls its own.

`parse(show(tree)) == tree` for every tree that was parsed. Comments are not kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import singledispatch

from interpreter.syntax import nodes as n
from interpreter.syntax.show_lines import block, indented, show_lines
from interpreter.syntax.show_values import article, show_phrase, show_value

CARD_COLUMN = 8  # where the facts of a thing begin, if their names are short


def show(node: n.Node) -> str:
    """The source of a node; of a file, a declaration, a fact, an ability or a statement with a line end behind it."""
    if isinstance(node, n.Module):
        return _module(node.declarations)
    if isinstance(node, _WHENS):
        return _when(node)
    if type(node) in _declaration.registry:
        return _text(_declaration(node))
    if type(node) in show_lines.registry:
        return _text(show_lines(node))
    return show_value(node)


def _text(lines: Iterable[str]) -> str:
    return "".join(line + "\n" for line in lines)


def _module(declarations: Sequence[n.Decl]) -> str:
    """Declarations with a blank line between them; those of one sort that take a line each stand together."""
    text = ""
    last: tuple[type, bool] | None = None
    for declaration in declarations:
        lines = _declaration(declaration)
        this = (type(declaration), len(lines) == 1)
        text += ("\n" if text and not (this == last and this[1]) else "") + _text(lines)
        last = this
    return text


def _title(node: n.Text | None) -> str:
    return f" {show_value(node)}" if node is not None else ""


@singledispatch
def _declaration(node: n.Node) -> list[str]:
    raise TypeError(f"nothing prints {type(node).__name__}")


# ---- what exists ----------------------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.KindDecl) -> list[str]:
    return [f"kind {node.name.text} is {node.base.text}{_title(node.title)}", *_items(node.items)]


@_declaration.register
def _(node: n.CounterDecl) -> list[str]:
    head = f"{node.word} {node.name.text}{_for_each(node.each)}{_title(node.title)}"
    return [head, *_items(node.facts, least=0)]


def _for_each(name: n.Name | None) -> str:
    return f" for each {name.text}" if name else ""


@_declaration.register
def _(node: n.ZoneDecl) -> list[str]:
    head = f"zone {show_value(node.name)} of {node.of.text}{_for_each(node.each)}{_title(node.title)}"
    return [head, *_items(node.items, apart=False)]


@_declaration.register
def _(node: n.ThingDecl) -> list[str]:
    return [f"{node.kind.text} {node.name.text}{_title(node.title)}", *_items(node.items)]


@_declaration.register
def _(node: n.ChangeDecl) -> list[str]:
    pack = f" of {node.pack.text}" if node.pack else ""
    return [f"{node.word} {node.kind.text} {node.name.text}{pack}{_title(node.title)}", *_items(node.items)]


@_declaration.register
def _(node: n.InsteadDecl) -> list[str]:
    first, *rest = _declaration(node.declaration)
    return [f"{node.word} {first}", *rest]


# ---- values, verbs, actions -----------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.ValueDecl) -> list[str]:
    head = f"value {node.name.text}{_title(node.title)}{_params(node.params)}"
    names = [line for name in node.names for line in show_lines(name)]
    if len(node.cases) == 1 and node.cases[0].condition is None:
        return [f"{head} = {show_value(node.cases[0].value)}", *indented(names)]
    return [head, *indented([*names, *map(_case, node.cases)])]


def _case(node: n.Case) -> str:
    condition = f"if {show_value(node.condition)}" if node.condition is not None else "otherwise"
    return f"{show_value(node.value)} {condition}"


@_declaration.register
def _(node: n.Case) -> list[str]:
    return [_case(node)]


def _params(params: Iterable[n.Param]) -> str:
    return "".join(f" {_param(param)}" for param in params)


def _param(node: n.Param) -> str:
    joint = f"{node.joint} " if node.joint else ""
    return f"{joint}{node.name.text}" + (f" ({node.type.text})" if node.type else "")


@_declaration.register
def _(node: n.Param) -> list[str]:
    return [_param(node)]


@_declaration.register
def _(node: n.VerbDecl) -> list[str]:
    return block(f"to {node.name.text}{_title(node.title)}{_params(node.params)}", node.body)


@_declaration.register
def _(node: n.ActionDecl) -> list[str]:
    any_time = ", at any time" if node.any_time else ""
    return block(f"action {node.name.text}{_title(node.title)}{any_time}", node.body)


# ---- facts ----------------------------------------------------------------------------------------------------------


def _items(items: Sequence[n.Node], least: int = CARD_COLUMN, apart: bool = True) -> list[str]:
    """Facts in two columns, and abilities, each with a blank line before it if `apart`."""
    short = [len(item.name.text) for item in items if isinstance(item, n.Fact) and not item.items]
    only_names = all(length == 2 for length in short)  # `ru`, `de`: the names in other languages
    width = 3 if only_names else max(least, max(short, default=0) + 2)
    lines: list[str] = []
    for item in items:
        if isinstance(item, n.Ability) and lines and apart:
            lines.append("")
        lines += _fact(item, width) if isinstance(item, n.Fact) else _declaration(item)
    return indented(lines)


def _fact(node: n.Fact, width: int = 0) -> list[str]:
    name = node.name.text + " " if node.items else node.name.text.ljust(max(width, len(node.name.text) + 1))
    values = (" ".join(map(show_value, atoms)) for atoms in node.values)
    return [name + ", ".join(values), *_items(node.items)]


@_declaration.register
def _(node: n.Fact) -> list[str]:
    return _fact(node)


@_declaration.register
def _(node: n.Works) -> list[str]:
    return [f"works when {show_value(node.condition)}"]


# ---- abilities ------------------------------------------------------------------------------------------------------


@_declaration.register
def _(node: n.Ability) -> list[str]:
    head = _when(node.when)
    if node.slot:
        head += f" {show_value(node.slot)}"
    if node.once:
        head += f", once {article(node.once.text)} {node.once.text}"
    if node.working_or_not:
        head += ", working or not"
    return block(head + ":", node.body)


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
def _(node: n.ScenarioDecl) -> list[str]:
    return [f"scenario {show_value(node.title)}", *_items(node.items)]


@_declaration.register
def _(node: n.Section) -> list[str]:
    return block(node.word, node.lines)


@_declaration.register
def _(node: n.Arm) -> list[str]:
    return block(f"if {show_value(node.condition)}", node.body)
