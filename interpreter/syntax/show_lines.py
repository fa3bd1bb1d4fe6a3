"""From nodes to source: statements, as lines. Blocks are indented by four spaces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch

from interpreter.syntax import nodes as n
from interpreter.syntax.show_values import show_is, show_phrase, show_value

INDENT = "    "


@singledispatch
def show_lines(node: n.Node) -> list[str]:
    """The lines of a statement."""
    raise TypeError(f"nothing prints {type(node).__name__}")


def indented(lines: Iterable[str]) -> list[str]:
    """Lines one level deeper; empty ones stay empty."""
    return [INDENT + line if line else "" for line in lines]


def block(head: str, body: Iterable[n.Node]) -> list[str]:
    """A line and the statements under it."""
    return [head, *indented(line for statement in body for line in show_lines(statement))]


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
def _(node: n.Needs) -> list[str]:
    return [f"needs {show_value(node.condition)}"]


@show_lines.register
def _(node: n.Let) -> list[str]:
    return [f"let {node.name.text} be {show_value(node.value)}"]


@show_lines.register
def _(node: n.Say) -> list[str]:
    return [_say(node)]


def _say(node: n.Say) -> str:
    return ", ".join(map(show_value, (node.phrase, *node.more))) + _optional(("as", node.bind))


@show_lines.register
def _(node: n.NameFact) -> list[str]:
    return [f"{node.name.text} " + ", ".join(map(show_value, node.values))]


@show_lines.register
def _(node: n.Choose) -> list[str]:
    return [f"{_choose(node.who)} {show_value(node.pick)}" + _optional(("as", node.bind), ("where", node.where))]


@show_lines.register
def _(node: n.Modify) -> list[str]:
    change = f" {node.change}" if node.change else ""
    return [f"{show_value(node.target)} {show_is(node)} {show_value(node.amount)}{change}"]


@show_lines.register
def _(node: n.Cannot) -> list[str]:
    return [f"{show_value(node.who)} cannot {show_phrase(node.phrase)}"]


# ---- blocks ---------------------------------------------------------------------------------------------------------


@show_lines.register
def _(node: n.May) -> list[str]:
    head = f"{_who(node.who)}may"
    only = node.body[0] if len(node.body) == 1 and not node.otherwise else None
    if isinstance(only, n.Say) and _fits_behind_may(only.phrase):
        return [f"{head} {_say(only)}"]
    lines = block(head, node.body)
    return lines + block("otherwise", node.otherwise) if node.otherwise else lines


def _fits_behind_may(phrase: n.Phrase) -> bool:
    """Whether a phrase can stand on the line of `may`: it has no subject, and no two objects side by side."""
    return phrase.subject is None and all(arg.joint for arg in phrase.args[1:])


@show_lines.register
def _(node: n.ChooseOne) -> list[str]:
    return block(f"{_choose(node.who)} one", node.options)


@show_lines.register
def _(node: n.If) -> list[str]:
    lines: list[str] = []
    for arm in node.arms:
        lines += block(f"{'otherwise ' if lines else ''}if {show_value(arm.condition)}", arm.body)
    return lines + block("otherwise", node.otherwise) if node.otherwise else lines


@show_lines.register
def _(node: n.ForEach) -> list[str]:
    by = f", by {node.by[0]} {node.by[1].text}" if node.by else ""
    return block(f"for each {show_value(node.things)}{_optional(('where', node.where))}{by}", node.body)


@show_lines.register
def _(node: n.Each) -> list[str]:
    return block(f"each {node.noun.text}{_optional(('where', node.where))}", node.body)


@show_lines.register
def _(node: n.AllOf) -> list[str]:
    return block("in any order" if node.any_order else "all of", node.body)


@show_lines.register
def _(node: n.Repeat) -> list[str]:
    bound = "at most " if node.at_most else ""
    return block(f"repeat {bound}{show_value(node.count)} times{_optional(('while', node.condition))}", node.body)


@show_lines.register
def _(node: n.Turns) -> list[str]:
    return block(f"take turns from {show_value(node.start)}{_optional(('while', node.condition))}", node.body)


@show_lines.register
def _(node: n.Phase) -> list[str]:
    title = f" {show_value(node.title)}" if node.title else ""
    return block(f"phase {node.name.text}{title}", node.body)


@show_lines.register
def _(node: n.Line) -> list[str]:
    values = ", ".join(map(show_value, (node.condition, *node.more)))
    return [values + (f" {show_because(node.because)}" if node.because else "")]


def show_because(node: n.Because) -> str:
    """`because "needs your stock"`, `because of long_ferry, anchor`."""
    if node.words is not None:
        return f"because {show_value(node.words)}"
    return "because of " + ", ".join(card.text for card in node.cards)
