"""The program's source as a reader of texts needs it: functions, calls, and what a name stands for at a place."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from attrs import define, field, frozen

ROOT = Path(__file__).parents[2]
ENDS = (ast.Return, ast.Raise, ast.Continue, ast.Break)

# What a name is given: "=" anew, "+=" behind what it was, "each" the members in turn, "open" something nobody can tell.
Given = tuple[str, ast.expr]


@frozen(eq=False)
class Spot:
    """A function, or a module outside of any, and the class that it stands in."""

    file: Path
    module: ast.Module
    function: ast.FunctionDef | None = None
    cls: str | None = None

    @property
    def names(self) -> list[str]:
        """The parameters by place, without `self`."""
        if self.function is None:
            return []
        found = [arg.arg for arg in (*self.function.args.posonlyargs, *self.function.args.args)]
        return found[1:] if self.cls and found[:1] in (["self"], ["cls"]) else found

    @property
    def parameters(self) -> list[str]:
        """All parameters."""
        return self.names + ([arg.arg for arg in self.function.args.kwonlyargs] if self.function else [])

    def default(self, name: str) -> ast.expr | None:
        """What a parameter is if nothing is given."""
        assert self.function is not None
        args = self.function.args
        by_place = [arg.arg for arg in (*args.posonlyargs, *args.args)][::-1]
        found = dict(zip(by_place, args.defaults[::-1], strict=False))
        found |= {arg.arg: value for arg, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value}
        return found.get(name)


@define
class Code:
    """All of the source."""

    functions: dict[str, list[Spot]] = field(factory=dict)
    calls: dict[str, list[tuple[ast.Call, Spot]]] = field(factory=dict)
    raised: list[tuple[ast.Call, Spot]] = field(factory=list)
    fields: dict[str, list[tuple[Spot, list[str]]]] = field(factory=dict)  # class -> its fields in order
    methods: dict[str, set[str]] = field(factory=dict)  # class -> its methods
    constants: dict[str, list[tuple[ast.expr, Spot]]] = field(factory=dict)
    homes: dict[int, tuple[list[ast.stmt], int, ast.stmt | None]] = field(factory=dict)
    statements: dict[int, ast.stmt] = field(factory=dict)  # an expression -> the statement that it is a part of

    def read(self, file: Path) -> None:
        """Take in a file."""
        module = ast.parse(file.read_text("utf-8"))
        self._enter(module, Spot(file, module), None)

    def _enter(self, node: ast.AST, spot: Spot, statement: ast.stmt | None) -> None:
        for _name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                for place, one in enumerate(value):
                    self.homes[id(one)] = (value, place, node if isinstance(node, ast.stmt) else statement)
        for child in ast.iter_child_nodes(node):
            inner, within = spot, child if isinstance(child, ast.stmt) else statement
            match child:
                case ast.FunctionDef(name=name):
                    inner = Spot(spot.file, spot.module, child, spot.cls)
                    self.functions.setdefault(name, []).append(inner)
                    if spot.cls and spot.function is None:
                        self.methods.setdefault(spot.cls, set()).add(name)
                case ast.ClassDef(name=name, body=body):
                    inner = Spot(spot.file, spot.module, spot.function, name)
                    given = [one.target for one in body if isinstance(one, ast.AnnAssign)]
                    fields = [one.id for one in given if isinstance(one, ast.Name)]
                    self.fields.setdefault(name, []).append((inner, fields))
                case ast.Call(func=func):
                    self.calls.setdefault(name_of(func), []).append((child, spot))
                case ast.Raise(exc=ast.Call() as call):
                    self.raised.append((call, spot))
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if not (spot.function or spot.cls):
                    self.constants.setdefault(name, []).append((value, spot))
                case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value) if not (
                    spot.function or spot.cls
                ):
                    self.constants.setdefault(name, []).append((value, spot))
            if isinstance(child, ast.expr) and within is not None:
                self.statements[id(child)] = within
            self._enter(child, inner, within)

    def constant(self, name: str, spot: Spot) -> tuple[ast.expr, Spot] | None:
        """What a name outside of functions stands for: of this file, or of the only one that has it."""
        found = self.constants.get(name, [])
        own = [one for one in found if one[1].file == spot.file]
        return own[0] if own else found[0] if len(found) == 1 else None

    def meant(self, call: ast.Call, spot: Spot) -> list[Spot]:
        """The functions that a call may mean."""
        return [one for one in self.functions.get(name_of(call.func), []) if self.reaches(call, spot, one)]

    def reaches(self, call: ast.Call, spot: Spot, target: Spot) -> bool:
        """Whether a call may mean this function: of the same file, imported, or a method."""
        name = name_of(call.func)
        if isinstance(call.func, ast.Attribute):
            receiver = name_of(call.func.value)
            if not target.cls:
                return receiver == target.file.stem
            if receiver == "self":
                return spot.cls == target.cls and spot.file == target.file
            of_class = [cls for cls in self.methods if cls.lower().strip("_") == receiver.lower().replace("_", "")]
            return target.cls in of_class or not any(name in self.methods[cls] for cls in of_class)
        if target.cls and target.function and target.function.name != "__init__":
            return target.function in ast.walk(spot.function) if spot.function else False
        if spot.file == target.file:
            return True
        return target.file in imported_from(spot.module, name) or None in imported_from(spot.module, name)

    # ---- what a name stands for

    def given(self, name: str, at: ast.expr, spot: Spot) -> list[Given] | None:
        """What a name of a function may have been given where an expression stands; None if it is not given there."""
        statement = self.statements.get(id(at))
        found: list[Given] = []
        while statement is not None and statement is not spot.function:
            block, place, parent = self.homes[id(statement)]
            found += in_head(statement, name)
            for before in reversed(block[:place]):
                more, surely = in_statement(before, name)
                found += more
                if surely:
                    return found
            statement = parent
            if isinstance(statement, ast.For) and (more := of_target(statement.target, statement.iter, name)):
                return found + more
        return found or None


def name_of(func: ast.expr) -> str:
    """The last word of what is called."""
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


@cache
def imported_from(module: ast.Module, name: str) -> frozenset[Path | None]:
    """The files that a module imports a name from; None for a whole package, which may have it from anywhere."""
    found: set[Path | None] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and any((one.asname or one.name) == name for one in node.names):
            file = (ROOT / (node.module or "").replace(".", "/")).with_suffix(".py")
            found.add(file if file.exists() else None)
    return frozenset(found)


def in_statement(statement: ast.stmt, name: str) -> tuple[list[Given], bool]:
    """What a statement gives a name, and whether it surely gives it something (or never goes on)."""
    match statement:
        case ast.Assign(targets=targets, value=value):
            found = [one for target in targets for one in of_target(target, value, name, unpacked=True)]
            return found + in_head(statement, name), bool(found)
        case ast.AnnAssign(target=ast.Name(id=id_), value=ast.expr() as value) if id_ == name:
            return [("=", value)], True
        case ast.AugAssign(target=ast.Name(id=id_), value=value) if id_ == name:
            return [("+=", value)], False
        case ast.FunctionDef() | ast.ClassDef():
            return [], False
        case ast.If(body=body, orelse=orelse):
            ways = [in_block(body, name), in_block(orelse, name)]
        case ast.Match(cases=cases):
            ways = [in_block(case.body, name) for case in cases]
            if not any(isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None for case in cases):
                ways.append(([], False))
        case ast.With(body=body):
            ways = [in_block(body, name)]
        case ast.Try(body=body, handlers=handlers, orelse=orelse):
            ways = [in_block([*body, *orelse], name), *(in_block(one.body, name) for one in handlers)]
        case ast.For(target=target, iter=value, body=body):
            return of_target(target, value, name) + in_block(body, name)[0], False
        case ast.While(body=body):
            return in_block(body, name)[0], False
        case _ if isinstance(statement, ENDS):
            return [], True
        case _:
            return in_head(statement, name), False
    return [one for found, _sure in ways for one in found] + in_head(statement, name), all(sure for _f, sure in ways)


def in_block(block: list[ast.stmt], name: str) -> tuple[list[Given], bool]:
    """The same for a block; one that never goes on gives nothing to what is below."""
    if block and isinstance(block[-1], ENDS):
        return [], True
    found: list[Given] = []
    for statement in reversed(block):
        more, surely = in_statement(statement, name)
        found += more
        if surely:
            return found, True
    return found, False


def in_head(statement: ast.stmt, name: str) -> list[Given]:
    """What `name := …` in the expressions of a statement gives, but not in the statements under it."""
    found: list[Given] = []
    waiting: list[ast.AST] = [one for one in ast.iter_child_nodes(statement) if isinstance(one, ast.expr)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.NamedExpr) and node.target.id == name:
            found.append(("=", node.value))
        waiting += [one for one in ast.iter_child_nodes(node) if not isinstance(one, ast.stmt)]
    return found


def of_target(target: ast.expr, value: ast.expr, name: str, unpacked: bool = False) -> list[Given]:
    """What a name is given by `target = value` (`unpacked`), or by `for target in value`."""
    match target:
        case ast.Name(id=id_) if id_ == name:
            return [("=" if unpacked else "each", value)]
        case ast.Tuple(elts=parts):
            for place, part in enumerate(parts):
                if isinstance(part, ast.Name) and part.id == name:
                    whole = unpacked and isinstance(value, ast.Tuple) and len(value.elts) == len(parts)
                    return [("=", value.elts[place])] if whole else [("open", value)]
    return []
