"""The texts that the program can write, read out of its own source: "there are two {1}s `{2}`".

A text is found where it goes in: into a diagnostic, a note, an exception, a line of a command. From there it is
followed back: through parameters to the calls, through names to what they were given, through calls to what is
returned. A part that is known only at the time of writing is a hole; what stands in a hole outside of backticks is a
text again.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from itertools import product

from attrs import define, field, frozen
from source_code import ROOT, Code, Spot, name_of

# What takes a text -> which of its arguments it is, by place and by name.
DOORS = {
    "Diagnostic": ((1, "message"), (4, "help")),
    "Note": ((1, "caption"),),
    "Failed": ((2, "message"), (3, "expected"), (4, "actual")),
    "SideFault": ((1, "why"),),
    "give_up": ((0, "message"),),
    "tell": ((0, "text"),),
    "localized": ((0, "text"),),
}
TABLES = ("PHRASES", "GROUPS")  # of what can stand somewhere
FIELDS = ("message", "help", "caption", "why", "lacks")  # what is called so in a class holds a text
# An exception with words is for people, but for those that only a programmer can meet.
NOT_TOLD = (
    "AssertionError", "AttributeError", "KeyError", "NotImplementedError", "TypeError",
    "Abandon", "CannotUndo", "Failed",  # they say it in words of their own
)  # fmt: skip
# Texts of cards and of the table are no messages: they have words of their own.
ELSEWHERE = ("interpreter/compile", "interpreter/game", "moodsl/agents", "moodsl/prose", "moodsl/site/pages")
SILENT = ("interpreter/compile", "interpreter/effects", "interpreter/model", "interpreter/syntax/nodes")
BUT_HERE = (
    "interpreter/game/record.py", "interpreter/game/sound.py",
    "moodsl/prose/faults.py", "moodsl/prose/overrides.py", "moodsl/prose/word_files.py",
)  # fmt: skip
MOST = 40  # variants of one text


@frozen(eq=False)
class Hole:
    """A part of a text that is known only when it is written."""

    expr: ast.expr
    spot: Spot


Parts = tuple["str | Hole | None", ...]  # None: the text would not be written


@define
class Reader:
    """Follows texts through the source; `texts` are the templates, each with a place where it is written."""

    code: Code
    texts: dict[str, str] = field(factory=dict)
    seen: set[object] = field(factory=set)

    def door(self, name: str, places: Iterable[tuple[int, str]], only: Spot | None = None) -> None:
        """Every call of a name, or of one function of that name: the arguments at these places are texts."""
        for place, keyword in places:
            for call, spot in self.code.calls.get(name, []):
                if only is None or self.code.reaches(call, spot, only):
                    self.argument(call, spot, place, keyword)
            for call, spot in self.aliased(name):
                self.argument(call, spot, place, keyword)

    def aliased(self, name: str) -> Iterable[tuple[ast.Call, Spot]]:
        """The calls of a method under another name: `report = desk.reporter.report`."""
        for call, spot in self.code.calls.get(name, []):
            if isinstance(call.func, ast.Name) and spot.function:
                for _how, value in self.code.given(name, call, spot) or ():
                    if isinstance(value, ast.Attribute):
                        yield call, spot

    def argument(self, call: ast.Call, spot: Spot, place: int, keyword: str) -> None:
        """An argument is a text."""
        for arg in call.keywords:
            if arg.arg == keyword:
                self.text(arg.value, spot)
        if place < len(call.args) and not any(isinstance(arg, ast.Starred) for arg in call.args[: place + 1]):
            self.text(call.args[place], spot)

    def text(self, expr: ast.expr, spot: Spot) -> None:
        """Enter all variants of a text."""
        if id(expr) in self.seen:
            return
        self.seen.add(id(expr))
        for parts in self.variants(expr, spot):
            if parts and None not in parts:
                self.enter(parts, f"{spot.file.relative_to(ROOT)}:{expr.lineno}")

    def enter(self, parts: Parts, where: str) -> None:
        """Enter a variant, and follow what stands in its holes."""
        said, holes = "", 0
        for part in parts:
            if isinstance(part, str):
                said += part
            elif part is not None:
                holes += 1
                if said.count("`") % 2 == 0:
                    self.hole(part, where)
                said += f"{{{holes}}}"
        for line in said.split("\n"):
            if re.search("[A-Za-z]{2}", outside(line)) and line == line.rstrip():  # one that ends in a blank goes on
                self.texts.setdefault(renumbered(line), where)

    # ---- what stands in a hole

    def hole(self, hole: Hole, where: str = "") -> None:
        """What stands in a hole is a text again, if it can be found."""
        expr, spot = hole.expr, hole.spot
        if (id(expr), "hole") in self.seen or is_elsewhere(spot):
            return
        self.seen.add((id(expr), "hole"))
        match expr:
            case ast.Name(id=name) if name in spot.parameters:
                self.parameter(name, spot)
            case ast.Call(func=ast.Attribute(attr="join", value=between), args=[inner]):
                self.enter((hole, *self.variants(between, spot)[0], hole), where)
                self.members(inner, spot)
            case ast.Call(func=ast.Attribute(attr="get", value=table), args=[_, *rest]):
                self.values(table, spot)
                for one in rest:
                    self.text(one, spot)
            case ast.Call(func=ast.Attribute(attr="removesuffix" | "lower" | "rstrip", value=inner)):
                self.text(inner, spot)
            case ast.Call(func=ast.Name(id="count"), args=[_, what]):  # `no files`, `1 file`, `3 files`
                for parts in self.variants(what, spot):
                    self.enter(("no ", *parts, "s"), where)
                    self.enter(("1 ", *parts), where)
                    self.enter((hole, " ", *parts, "s"), where)
            case ast.Call():
                for target in self.code.meant(expr, spot):
                    self.returned(target)
            case ast.Name(id=name):
                for how, value in self.code.given(name, expr, spot) or ():
                    if how == "each":
                        self.members(value, spot)
            case ast.Subscript(value=table):
                self.values(table, spot)
            case ast.Attribute(attr=attr) if attr in FIELDS:
                for cls, homes in self.code.fields.items():
                    for home, fields in homes:
                        if attr in fields and cls != "Entry":  # the catalogue has tables of its own
                            self.door(cls, [(fields.index(attr), attr)], home)

    def members(self, expr: ast.expr, spot: Spot) -> None:
        """Every member of a list is a text."""
        if (id(expr), "members") in self.seen:
            return
        self.seen.add((id(expr), "members"))
        match expr:
            case ast.List(elts=found) | ast.Tuple(elts=found):
                for one in found:
                    if isinstance(one, ast.Starred):
                        self.members(one.value, spot)
                    else:
                        self.text(one, spot)
            case ast.GeneratorExp(elt=one) | ast.ListComp(elt=one):
                self.text(one, spot)
            case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
                self.members(one, spot)
                self.members(other, spot)
            case ast.Subscript(value=one):
                self.members(one, spot)
            case ast.Call():
                for target in self.code.meant(expr, spot):
                    for node in ast.walk(target.function or ast.Pass()):
                        if isinstance(node, ast.Return) and node.value is not None:
                            self.members(node.value, target)
            case ast.Constant(value=str()):
                self.text(expr, spot)
            case ast.Name(id=name) if spot.function:
                for _how, value in self.code.given(name, expr, spot) or ():
                    self.members(value, spot)
                for call, at in self.code.calls.get("append", []):
                    if at.function is spot.function and ast.unparse(call.func) == f"{name}.append":
                        self.text(call.args[0], spot)

    def values(self, table: ast.expr, spot: Spot) -> None:
        """The values of a table are texts."""
        if isinstance(table, ast.Name):
            for _how, value in self.code.given(table.id, table, spot) or ():
                self.values(value, spot)
            if found := self.code.constant(table.id, spot):
                self.values(*found)
        elif isinstance(table, ast.Dict):
            for value in table.values:
                self.text(value, spot)
        elif isinstance(table, ast.Tuple | ast.List):
            self.members(table, spot)

    def parameter(self, name: str, spot: Spot) -> None:
        """What is given to a parameter is a text."""
        assert spot.function is not None
        key = (id(spot.function), name)
        if key in self.seen:
            return
        self.seen.add(key)
        called = spot.cls if spot.function.name == "__init__" and spot.cls else spot.function.name
        self.door(called, [(spot.names.index(name) if name in spot.names else 99, name)], spot)
        default = spot.default(name)
        if default is not None:
            self.text(default, spot)

    def returned(self, target: Spot) -> None:
        """What a function gives is a text."""
        assert target.function is not None
        for node in ast.walk(target.function):
            if isinstance(node, ast.Return | ast.Yield) and node.value is not None:
                self.text(node.value, target)

    # ---- variants

    def variants(self, expr: ast.expr, spot: Spot, depth: int = 0) -> list[Parts]:
        """What an expression can be: texts with holes."""
        hole: list[Parts] = [(Hole(expr, spot),)]
        if depth > 12:
            return hole
        deeper = depth + 1
        match expr:
            case ast.Constant(value=None):
                return [(None,)]
            case ast.Constant(value=value):
                return [(str(value),)] if value != "" else [()]
            case ast.JoinedStr(values=values):
                found: list[Parts] = [()]
                for value in values:
                    if any(quoted(parts) for parts in found) and isinstance(value, ast.FormattedValue):
                        more = self.constant(value.value, spot) or [(Hole(value.value, spot),)]
                    else:
                        more = self.variants(value, spot, deeper)
                    found = joined(found, more)
                return found
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                return self.variants(value, spot, deeper)
            case ast.FormattedValue(value=value):
                return [(Hole(value, spot),)]
            case ast.IfExp(body=one, orelse=other):
                return self.variants(one, spot, deeper) + self.variants(other, spot, deeper)
            case ast.BoolOp(op=op, values=values):
                ways = [self.variants(value, spot, deeper) for value in values]
                last = len(ways) - 1  # `x or y` gives x only if it is not empty, `x and y` only if it is
                empty = isinstance(op, ast.And)
                return [
                    parts
                    for at, way in enumerate(ways)
                    for parts in way
                    if at == last or (parts in ((), (None,))) == empty
                ]
            case ast.BinOp(op=ast.Add(), left=left, right=right) if not (is_number(left) or is_number(right)):
                return joined(self.variants(left, spot, deeper), self.variants(right, spot, deeper))
            case ast.Call(func=ast.Name(id="str"), args=[one]):
                return self.variants(one, spot, deeper)
            case ast.Call(func=ast.Name(id="next"), args=[_, default]):
                return hole + self.variants(default, spot, deeper)
            case ast.Name(id=name) if spot.function:
                given = self.code.given(name, expr, spot)
                if given is None:
                    return (hole if name in spot.parameters else self.constant(expr, spot)) or hole
                if name in spot.parameters:
                    self.hole(Hole(expr, spot))
                return self.of_name(given, spot, deeper) or hole
            case ast.Name():
                return self.constant(expr, spot) or hole
        return hole

    def constant(self, expr: ast.expr, spot: Spot) -> list[Parts]:
        """A number or text that is named outside of functions."""
        if not isinstance(expr, ast.Name) or expr.id in spot.parameters or self.code.given(expr.id, expr, spot):
            return []
        found = self.code.constant(expr.id, spot)
        return [(str(found[0].value),)] if found and isinstance(found[0], ast.Constant) else []

    def of_name(self, given: list[tuple[str, ast.expr]], spot: Spot, depth: int) -> list[Parts]:
        """What a name stands for, after what it was given; empty if nobody can tell."""
        found: list[Parts] = []
        for how, value in given:
            if how == "open":
                return []
            if how == "=":
                found += self.variants(value, spot, depth)
            elif how == "each":
                if not isinstance(value, ast.Tuple | ast.List):
                    return []
                found += [parts for one in value.elts for parts in self.variants(one, spot, depth)]
        for how, value in reversed(given):
            if how == "+=":
                found = joined(found, [(), *self.variants(value, spot, depth)])
        return list(dict.fromkeys(found))


def is_elsewhere(spot: Spot) -> bool:
    """Whether a file speaks of cards and the table, not of faults."""
    file = spot.file.relative_to(ROOT).as_posix()
    return file.startswith(ELSEWHERE) and file not in BUT_HERE


def joined(left: list[Parts], right: list[Parts]) -> list[Parts]:
    """Every one of these with every one of those behind it."""
    return list(dict.fromkeys((*one, *other) for one, other in product(left, right)))[:MOST]


def renumbered(line: str) -> str:
    """A line of a longer template, with its holes counted from 1."""
    holes = iter(range(1, line.count("{") + 1))
    return re.sub(r"\{\d+\}", lambda _hole: f"{{{next(holes)}}}", line)


def is_number(expr: ast.expr) -> bool:
    """Whether an expression is a number as it stands there."""
    return isinstance(expr, ast.Constant) and isinstance(expr.value, int)


def quoted(parts: Parts) -> bool:
    """Whether a text ends within backticks."""
    return sum(part.count("`") for part in parts if isinstance(part, str)) % 2 == 1


def outside(text: str) -> str:
    """A text or template without its holes and what stands in backticks."""
    return re.sub(r"`[^`]*`|\{\d+\}", "", text)


@cache
def read_templates() -> dict[str, str]:
    """All templates of the program, each with a place where it is written."""
    code = Code()
    for room in ("interpreter", "moodsl"):
        for file in sorted((ROOT / room).rglob("*.py")):
            if not file.relative_to(ROOT).as_posix().startswith(SILENT):
                code.read(file)
    reader = Reader(code)
    for name, places in DOORS.items():
        reader.door(name, places)
    for name in TABLES:
        for table, spot in code.constants[name]:
            reader.values(table, spot)
    for call, spot in code.raised:
        if name_of(call.func)[0].isupper() and name_of(call.func) not in NOT_TOLD:
            reader.argument(call, spot, 0, "message")
    return reader.texts
