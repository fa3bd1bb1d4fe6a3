"""The tree printed as Python: the one place that knows how a node is written there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from interpreter.compile.code import nodes as n, statements as st
from interpreter.compile.code.blocks import Code
from interpreter.compile.code.nodes import Expression
from interpreter.compile.code.statements import Function, Kept, Statements

STATE = {"c": "m.c", "z": "m.z", "loc": "m.loc", "cells": "m.cells", "dice": "m.dice", "live": "m.live", "log": "m.log"}

# How strongly the parts of an expression hold together; what holds less than its place needs stands in brackets.
LOOSE, CHOICE, OR, AND, NOT, COMPARE, BITS, SUM, PRODUCT, ATOM = range(10)
OPERATORS = {"+": SUM, "-": SUM, "*": PRODUCT, "//": PRODUCT, "%": PRODUCT, "<<": BITS}
STRENGTHS = {n.Later: LOOSE, n.Either: CHOICE, n.Not: NOT, n.Compare: COMPARE}


class Python:
    """Prints functions and blocks."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.remembers = any(function.kept is not None for function in code.functions.values())
        self._printers: dict[type, Callable[[Python, object], str]] = {}
        self._writers: dict[type, Callable[[Python, object], None]] = {}
        self._lines: list[str] = []
        self._margin = ""
        self._used: set[str] = set()  # parts of the state

    def source(self) -> str:
        """The source of all functions and blocks."""
        blocks = (self.block(number, body) for number, body in self.code.blocks.items())
        return "\n\n".join([*map(self.function, self.code.functions.values()), *blocks])

    def function(self, function: Function) -> str:
        """The source of a function; what the body uses of the state is fetched first."""
        names = [param.name for param in function.params]
        params = ", ".join(["m", *names])
        if function.kept is not None:
            return self._remembering(function, params, function.kept)
        return self._definition(f"def {function.name}({params}):", function.body)

    def _remembering(self, function: Function, params: str, kept: Kept) -> str:
        """A function that looks up what it gave, and the one that works it out."""
        name, names = function.name, params.split(", ")[1:]
        for place in kept.by_design:
            names[place] = f"DESIGN[{names[place]}]"
        for low, high, param in kept.counters:
            own = f" + {function.params[param].name}" if param >= 0 else ""
            names.append(f"*m.c[{low}:{high}]" if high - low > 1 and not own else f"m.c[{low}{own}]")
        key = names[0] if len(names) == 1 and names[0][0] != "*" else f"({''.join([f'{one}, ' for one in names])})"
        own = "" if kept.player is None else f" + {function.params[kept.player].name}"
        look_up = (
            f"kept = m.kept[{kept.number}{own}]",
            f"found = kept.get({key})",
            "if found is None:",
            f"    found = kept[{key}] = {name}_anew({params})",
            "return found",
        )
        asking = self._definition(f"def {name}({params}):", kept.at_once, look_up)
        return f"{asking}\n\n" + self._definition(f"def {name}_anew({params}):", function.body)

    def block(self, number: int, body: Statements) -> str:
        """The source of a block."""
        return self._definition(f"def b{number}(m, f):", body)

    def _definition(self, head: str, body: Statements, end: tuple[str, ...] = ()) -> str:
        """A function of statements, and of the lines at its `end`."""
        self._lines, self._used = [], set()
        if body or not end:
            self.body(body)
        self._lines += [f"    {line}" for line in end]
        fetched = [f"    {short} = {long}" for short, long in STATE.items() if short in self._used]
        return "\n".join([head, *fetched, *self._lines, ""])

    # ---- statements -------------------------------------------------------------------------------------------------

    def body(self, body: Statements, head: str | None = None) -> None:
        """Statements, each on lines of its own, under the head of their block."""
        if head is not None:
            self._line(head)
        margin = self._margin
        self._margin += "    "
        for statement in body:
            writer = self._writers.get(type(statement))
            if writer is None:
                writer = self._writers[type(statement)] = getattr(type(self), f"write_{type(statement).__name__}")
            writer(self, statement)
        if not body:
            self._line("pass")
        self._margin = margin

    def _line(self, text: str) -> None:
        self._lines.append(self._margin + text)

    def write_Assign(self, x: st.Assign) -> None:
        self._line(f"{self.place(x.target)} = {self.text(x.value)}")

    def write_Unpack(self, x: st.Unpack) -> None:
        self._line(f"{', '.join(map(self.place, x.targets))}, = {self.text(x.value)}")

    def write_Change(self, x: st.Change) -> None:
        self._line(f"{self.place(x.target)} {x.operator}= {self.text(x.value)}")

    def write_Do(self, x: st.Do) -> None:
        self._line(self.text(x.call))

    def write_Append(self, x: st.Append) -> None:
        self._line(f"{self.text(x.many)}.append({self.text(x.item)})")

    def write_Remove(self, x: st.Remove) -> None:
        self._line(f"{self.text(x.many)}.remove({self.text(x.item)})")

    def write_Outdate(self, x: st.Outdate) -> None:
        if self.remembers:
            pile = self.text(x.pile)
            self._line(f"if KEPT_BY[{pile}]:")
            self._line(f"    outdate(m, {pile})")

    def write_Clear(self, x: st.Clear) -> None:
        self._line(f"del {self.place(x.entry)}")

    def write_If(self, x: st.If) -> None:
        word = "if"
        for condition, body in x.arms:
            while isinstance(condition, n.Not) and isinstance(condition.part, n.Not):
                condition = condition.part.part
            self.body(body, f"{word} {self.text(condition)}:")
            word = "elif"
        if x.otherwise is not None:
            self.body(x.otherwise, "else:")

    def write_For(self, x: st.For) -> None:
        self.body(x.body, f"for {self.place(x.variable)} in {self.text(x.many)}:")
        if x.otherwise:
            self.body(x.otherwise, "else:")

    def write_While(self, x: st.While) -> None:
        self.body(x.body, f"while {self.text(x.condition)}:")

    def write_Return(self, x: st.Return) -> None:
        self._line("return" if x.value is None else f"return {self.text(x.value)}")

    def write_Break(self, _x: st.Break) -> None:
        self._line("break")

    def write_Continue(self, _x: st.Continue) -> None:
        self._line("continue")

    def write_Record(self, x: st.Record) -> None:
        self._used.add("log")
        self._line("if log is not None:")
        fields = ", ".join([str(x.clause), *map(self.text, x.fields)])
        self._line(f"    log.append(record({x.kind}, ({fields})))")  # quicker than to call the class

    def write_Mark(self, x: st.Mark) -> None:
        self._line(f"SEEN.add(({x.clause}, {self.text(x.what)}))")

    def write_Goto(self, x: st.Goto) -> None:
        self._line(f"f[0] = {self.text(x.label)}")

    def write_Push(self, x: st.Push) -> None:
        frame = self.text(x.frame)
        self._line(f"m.stack[-1] = {frame}" if x.instead else f"m.stack.append({frame})")

    def write_Leave(self, _x: st.Leave) -> None:
        self._line("m.stack.pop()")

    def write_Ask(self, x: st.Ask) -> None:
        assert isinstance(x.slot, n.Slot)
        self._line(f"m.asker = {self.text(x.chooser)}")
        self._line(f"m.question = {x.question}")
        self._line(f"m.slot = {x.slot.place}")
        self._line(f"f[0] = {self.text(x.label)}")
        if x.again is not None:
            self._line(f"{self.text(x.slot)} = {self.text(x.again)}")
        self._line(f"m.options = {self.text(x.options)}")

    # ---- expressions ------------------------------------------------------------------------------------------------

    def text(self, x: Expression, strength: int = LOOSE) -> str:
        """An expression; in brackets where it holds together less strongly than its place needs."""
        printer = self._printers.get(type(x))
        if printer is None:
            printer = self._printers[type(x)] = getattr(type(self), f"print_{type(x).__name__}")
        text = printer(self, x)
        return f"({text})" if strength and strength > strength_of(x) else text

    def place(self, x: Expression) -> str:
        """What gets a value."""
        return self.text(x)

    def row(self, parts: Iterable[Expression]) -> str:
        """Expressions side by side."""
        return ", ".join([self.text(part) for part in parts])

    def print_Constant(self, x: n.Constant) -> str:
        return repr(x.value)

    def print_Variable(self, x: n.Variable) -> str:
        return x.name

    def print_Slot(self, x: n.Slot) -> str:
        return f"f[{x.place}]"

    def print_Table(self, x: n.Table) -> str:
        if x.name in STATE:
            self._used.add(x.name)
        return x.name

    def print_Entry(self, x: n.Entry) -> str:
        return self.print_Table(x.table) + "".join([f"[{self.text(index)}]" for index in x.indexes])

    def print_Item(self, x: n.Item) -> str:
        return f"{self.text(x.many, ATOM)}[{self.text(x.index)}]"

    def print_Part(self, x: n.Part) -> str:
        start = "" if x.start is None else self.text(x.start)
        stop = "" if x.stop is None else self.text(x.stop)
        return f"{self.text(x.many, ATOM)}[{start}:{stop}]"

    def print_Attribute(self, x: n.Attribute) -> str:
        return f"{x.of.name}.{x.name}"

    def print_Binary(self, x: n.Binary) -> str:
        own = OPERATORS[x.operator]
        return f"{self.text(x.left, own)} {x.operator} {self.text(x.right, own + 1)}"

    def print_Compare(self, x: n.Compare) -> str:
        first, *others = [self.text(part, COMPARE + 1) for part in x.parts]
        return first + "".join([f" {sign} {part}" for sign, part in zip(x.operators, others, strict=True)])

    def print_Joined(self, x: n.Joined) -> str:
        own = strength_of(x) + 1
        return f" {x.word} ".join([self.text(part, own) for part in x.parts])

    def print_Not(self, x: n.Not) -> str:
        return f"not {self.text(x.part, NOT)}"

    def print_Either(self, x: n.Either) -> str:
        return f"{self.text(x.yes, OR)} if {self.text(x.condition, OR)} else {self.text(x.no, CHOICE)}"

    def print_Named(self, x: n.Named) -> str:
        return f"({x.variable.name} := {self.text(x.value)})"

    def print_Row(self, x: n.Row) -> str:
        return f"({self.text(x.parts[0])},)" if len(x.parts) == 1 else f"({self.row(x.parts)})"

    def print_Listed(self, x: n.Listed) -> str:
        return f"[{self.row(x.parts)}]"

    def print_Spread(self, x: n.Spread) -> str:
        return f"*{self.text(x.many, BITS)}"

    def print_Collected(self, x: n.Collected) -> str:
        condition = "" if x.condition is None else f" if {self.text(x.condition, OR)}"
        return f"[{self.text(x.value)} for {x.variable.name} in {self.text(x.many, OR)}{condition}]"

    def print_Sorted(self, x: n.Sorted) -> str:
        order = ", reverse=True" if x.highest_first else ""
        return f"sorted({self.text(x.many)}, key=lambda {x.variable.name}: {self.text(x.key)}{order})"

    def print_Extreme(self, x: n.Extreme) -> str:
        return f"{x.word}({self.text(x.many)}, default=0)"

    def print_Call(self, x: n.Call) -> str:
        args = [self.text(arg) for arg in x.args]
        return f"{x.name}({', '.join(['m', *args] if x.match else args)})"

    def print_Later(self, x: n.Later) -> str:
        return f"lambda m: {self.text(x.call)}" if x.call.args else x.call.name

    def print_Label(self, x: n.Label) -> str:
        return str(self.code.goal(x.number))

    def print_NewFrame(self, x: n.NewFrame) -> str:
        layout = self.code.layouts[x.key]
        rest = "None, " * (layout.size - len(x.args))
        return f"[{', '.join([str(layout.entry), *map(self.text, x.args)])}, *({rest})]"

    def print_CardCount(self, x: n.CardCount) -> str:
        return f"sum(map(len, {self.text(x.piles)}))"

    def print_CellsOf(self, x: n.CellsOf) -> str:
        card = self.text(x.card)
        return f"CELLS[DESIGN[{card}]]({card})"

    def print_EffectOf(self, x: n.EffectOf) -> str:
        return f"EFFECTS[{x.effect!r}].get(DESIGN[{self.text(x.card)}])"

    def print_Occurrences(self, x: n.Occurrences) -> str:
        return f"{self.text(x.many, ATOM)}.count({self.text(x.item)})"

    def print_Text(self, x: n.Text) -> str:
        return f"f'{x.start} {{{self.text(x.number)}}}'"


def strength_of(x: Expression) -> int:
    """How strongly the parts of an expression hold together."""
    if type(x) is n.Binary:
        return OPERATORS[x.operator]
    if type(x) is n.Joined:
        return AND if x.word == "and" else OR
    return STRENGTHS.get(type(x), ATOM)
