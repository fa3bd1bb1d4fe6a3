"""The tree printed as WebAssembly: the statements, and how functions become a module."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.compile.code import nodes as n, statements as st
from interpreter.compile.code.blocks import Code
from interpreter.compile.code.nodes import Expression, Type
from interpreter.compile.code.questions import cost_of
from interpreter.compile.code.statements import Function, Kept, Statements
from interpreter.compile.code.wasm import binary as b
from interpreter.compile.code.wasm.calls import Calls
from interpreter.compile.code.wasm.instructions import LENGTH, MANY, ROOM
from interpreter.compile.code.wasm.memory import NotNative
from interpreter.compile.code.wasm.runtime import AT, FUNCTIONS, NONE, NUMBERS, RECORDS, STATE, WORD

MOST_THINGS = 3  # that a value is of which is remembered
LONG = 2000  # of `cost_of`; what is worked out more quickly than that takes longer to be found again
FIRST_PLACE = 64  # of the table; those before are the runtime's own
# What is handed to a function that the runtime calls: so many numbers, and behind them where the others lie.
SHAPES = {"block": 1, "card": 1, "change": 2, "forbid": 3, "ability": 3, "later": 0, "pass": 2}
DIRECT = ("block", "card", "pass")  # nothing lies behind what they are handed


class Wasm(Calls):
    """Prints functions and blocks. `addresses` says where the parts of the state lie."""

    def __init__(self, code: Code, memory: object, addresses: dict[str, int]) -> None:
        super().__init__(code, memory, addresses)  # type: ignore[arg-type]
        self.module = b.Module(FUNCTIONS)
        self._functions: dict[str, int] = {}  # own functions -> their numbers
        self._waiting: list[Function] = []
        self._places: dict[tuple[str, str], int] = {}
        self._writers: dict[type, Callable[[Wasm, object], None]] = {}

    # ---- functions ----------------------------------------------------------------------------------------------

    def number_of(self, name: str) -> int:
        """The number of a function of the game, which is printed if it has not been."""
        if name not in self._functions:
            self._functions[name] = self.module.begin()
            self._waiting.append(self.code.functions[name])
        return self._functions[name]

    def place_of(self, name: str, shape: str) -> int:
        """The place in the table of a function that the runtime calls; `shape` says how."""
        key = name, shape
        if key not in self._places:
            self._places[key] = FIRST_PLACE + len(self._places)
            function, given = self.code.functions[name], SHAPES[shape]
            count = len(function.params)
            params = given + (shape not in DIRECT)
            self._begin([])
            self._local = params + 1
            for place in range(count):
                if place < given:
                    self.op(b.LOCAL_GET, place)
                else:
                    self.op(b.LOCAL_GET, given)
                    self.load((place - given + (shape == "later")) * WORD)
            self.op(b.CALL, self.number_of(name))
            results = int(function.gives is not Type.NOTHING)
            self._end(self.module.begin(), params, results, self._places[key])
        return self._places[key]

    def place_of_block(self, number: int) -> int:
        """The place in the table of a block."""
        key = str(number), "block"
        if key not in self._places:
            self._places[key] = FIRST_PLACE + len(self._places)
            self._gives = Type.NOTHING
            self._begin(["f"])
            self.body(self.code.blocks[number])
            self._end(self.module.begin(), 1, 0, self._places[key])
        return self._places[key]

    def print_waiting(self) -> None:
        """Print all functions that are called and have not been printed."""
        while self._waiting:
            function = self._waiting.pop()
            number = self._functions[function.name]
            if function.kept is not None and self.keeps(function):
                anew = self.module.begin()
                self._print(function, anew)
                self._print_remembering(function, function.kept, number, anew)
            else:
                self._print(function, number)

    def keeps(self, function: Function) -> bool:
        """Whether what a function gives is remembered: a list, or a number that takes long."""
        if function.gives is Type.LIST:
            return True
        simple = function.gives in n.NUMBERS and len(function.params) <= MOST_THINGS
        return simple and cost_of(function.body, self.code.functions) > LONG

    def _print(self, function: Function, number: int) -> None:
        """A function that works out what it gives."""
        self._gives = function.gives
        self._begin([param.name for param in function.params])
        self.body(function.body)
        gives = int(function.gives is not Type.NOTHING)
        if gives:
            self.number(NONE)
        self._end(number, len(function.params), gives, None)

    def _print_remembering(self, function: Function, kept: Kept, number: int, anew: int) -> None:
        """A function that looks up what it gave; else it works it out by the one that is called `anew`."""
        params, gathers = range(len(function.params)), function.gives is Type.LIST
        self._gives = function.gives
        self._begin([param.name for param in function.params])
        self.body(kept.at_once)
        found = self.new_local()
        if gathers:
            self._slot(kept, len(params))
            self.load(0)
        else:
            self._ask(kept, len(params))
            self.lent("recalled")
        self.op(b.LOCAL_TEE, found)
        self.open(b.IF)
        self.op(b.LOCAL_GET, found)
        if not gathers:
            self.load(0)
        self.op(b.RETURN)
        self.close()
        self.get(*params)
        self.op(b.CALL, anew)
        self.op(b.LOCAL_SET, found)
        if gathers:
            self._slot(kept, len(params))
            self.op(b.LOCAL_GET, found)
            self.store(0)
        else:
            self._ask(kept, len(params))
            self.op(b.LOCAL_GET, found)
            self.lent("remember")
        self.op(b.LOCAL_GET, found)
        self._end(number, len(params), 1, None)

    def _slot(self, kept: Kept, params: int) -> None:
        """Where a list lies that is remembered, of nobody or of one player."""
        self._number(kept)
        self.number(self.addresses["list_slots"])
        self.op(b.MUL)
        if params and kept.player is None:
            self.get(0)
            self.number(1)
            self.op(b.ADD)
            self.op(b.ADD)
        self.in_words()
        self.number(self.addresses["gathered"])
        self.op(b.ADD)

    def _number(self, kept: Kept) -> None:
        """Under which number something is remembered."""
        self.number(kept.number)
        if kept.player is not None:
            self.get(kept.player)
            self.op(b.ADD)

    def _ask(self, kept: Kept, params: int) -> None:
        """Which value is asked, and of which things."""
        self._number(kept)
        for place in range(MOST_THINGS):
            if place < params:
                self.op(b.LOCAL_GET, place)
            else:
                self.number(0)

    def finished(self) -> bytes:
        """The module, when all functions are printed."""
        self.module.data(self.memory.start, self.memory.content.tobytes())
        return self.module.encoded()

    @property
    def places(self) -> int:
        """How many places the table needs."""
        return FIRST_PLACE + len(self._places)

    def _begin(self, params: list[str]) -> None:
        self.out = bytearray()
        self._depth, self._loops = 0, []
        self._variables = {name: place for place, name in enumerate(params)}
        self.wide_local = len(params)
        self._local = len(params) + 1  # one wide local behind the parameters

    def _end(self, number: int, params: int, results: int, place: int | None) -> None:
        self.module.end(number, params, results, self._local - params - 1, bytes(self.out))
        if place is not None:
            self.module.place(place, number)

    # ---- statements -------------------------------------------------------------------------------------------------

    def body(self, body: Statements) -> None:
        """Statements, one after the other."""
        for statement in body:
            writer = self._writers.get(type(statement))
            if writer is None:
                writer = self._writers[type(statement)] = getattr(type(self), f"write_{type(statement).__name__}")
            writer(self, statement)

    def write_Assign(self, x: st.Assign) -> None:
        if isinstance(x.target, n.Attribute) and x.target.name not in AT:
            raise NotNative(f"to set `{x.target.name}`")
        self.store_to(x.target, lambda: self.value(x.value))

    def write_Unpack(self, x: st.Unpack) -> None:
        if isinstance(x.value, n.Row):
            made = [self.kept(part) for part in x.value.parts]
            for target, local in zip(x.targets, made, strict=True):
                self.store_to(target, lambda local=local: self.op(b.LOCAL_GET, local))  # type: ignore[misc]
            return
        many = self.kept(x.value)
        for place, target in enumerate(x.targets):
            self.store_to(target, lambda place=place: self.item_of(many, x.value.type, place))  # type: ignore[misc]

    def write_Change(self, x: st.Change) -> None:
        if x.operator == "|":

            def changed() -> None:
                self.values(x.target, x.value)
                self.op(b.OR)
        else:

            def changed() -> None:
                self.value(n.Binary(x.operator, x.target, x.value))

        self.store_to(x.target, changed)

    def write_Do(self, x: st.Do) -> None:
        self.value(x.call)
        if x.call.type is not Type.NOTHING:
            self.op(b.DROP)

    def write_Append(self, x: st.Append) -> None:
        """Put behind the last item where the list has room; else the runtime makes some."""
        many, item, length = self.kept(x.many), self.kept(x.item), self.new_local()
        self.op(b.LOCAL_GET, many)
        self.load(LENGTH)
        self.op(b.LOCAL_TEE, length)
        self.op(b.LOCAL_GET, many)
        self.load(ROOM)
        self.op(b.LT)
        self.open(b.IF)
        self.place_in(many, length)
        self.op(b.LOCAL_GET, item)
        self.store(0)
        self.get(many, length)
        self.number(1)
        self.op(b.ADD)
        self.store(LENGTH)
        self.op(b.ELSE)
        self.get(many, item)
        self.lent("append")
        self.close()

    def write_Remove(self, x: st.Remove) -> None:
        self.lent("remove", x.many, x.item)

    def write_Outdate(self, x: st.Outdate) -> None:
        self.lent("outdate", x.pile)

    def write_Clear(self, x: st.Clear) -> None:
        self.store_to(x.entry, lambda: self.number(-1))

    def write_If(self, x: st.If) -> None:
        for condition, body in x.arms:
            self.truth(condition)
            self.open(b.IF)
            self.body(body)
            self.op(b.ELSE)
        self.body(x.otherwise or ())
        for _arm in x.arms:
            self.close()

    def write_While(self, x: st.While) -> None:
        with self.loop():
            self.truth(x.condition)
            self.op(b.EQZ)
            self.leave_loop()
            self.body(x.body)

    def write_For(self, x: st.For) -> None:
        self.open(b.BLOCK)
        broken = self._depth
        with self.each(x.many, lambda item: self.store_to(x.variable, item)):
            self._loops[-1] = broken, self._loops[-1][1]
            self.body(x.body)
        self.body(x.otherwise)
        self.close()

    def write_Return(self, x: st.Return) -> None:
        if x.value is not None:
            (self.truth if self._gives is Type.FLAG else self.value)(x.value)
        self.op(b.RETURN)

    def write_Break(self, _x: st.Break) -> None:
        self.jump(self._loops[-1][0])

    def write_Continue(self, _x: st.Continue) -> None:
        self.jump(self._loops[-1][1])

    def write_Record(self, x: st.Record) -> None:
        """Kept where a log has records of this sort."""
        sort = next((place for place, one in enumerate(RECORDS) if one.__name__ == x.kind), None)
        if sort is None:
            return
        numbers = [field for field in x.fields if field.type is not Type.TOLD]
        self.number(STATE)
        self.load(AT["logs"])
        self.number(1 << sort)
        self.op(b.AND)
        self.open(b.IF)
        self.number(sort)
        self.values(*numbers)
        for _room in range(NUMBERS - len(numbers)):
            self.number(0)
        self.lent("record")
        self.close()

    def write_Mark(self, _x: st.Mark) -> None:
        """Nothing is noted for scenarios."""

    # ---- frames -----------------------------------------------------------------------------------------------------

    def write_Goto(self, x: st.Goto) -> None:
        self.store_to(n.Slot(0, Type.NUMBER), lambda: self.value(x.label))

    def write_Push(self, x: st.Push) -> None:
        if not isinstance(x.frame, n.NewFrame):
            self.value(x.frame)
            self.lent("push_instead" if x.instead else "push")
            return
        made = [self.kept(arg) for arg in x.frame.args]
        if x.instead:
            self.lent("leave")
        self.number(self.code.layouts[x.frame.key].entry)
        self.lent("push_frame")
        frame = self.new_local()
        self.op(b.LOCAL_SET, frame)
        for place, local in enumerate(made):
            self.get(frame, local)
            self.store((place + 1) * WORD)

    def write_Leave(self, _x: st.Leave) -> None:
        self.lent("leave")

    def write_Ask(self, x: st.Ask) -> None:
        assert isinstance(x.slot, n.Slot)
        self.set_state("asker", lambda: self.value(x.chooser))
        self.set_state("question", lambda: self.number(x.question))
        self.set_state("slot", lambda: self.number(x.slot.place))  # type: ignore[attr-defined]
        self.write_Goto(st.Goto(x.label))
        if x.again is not None:
            again = x.again
            self.store_to(x.slot, lambda: self.value(again))
        self.set_state("amounts", lambda: self.number(x.options.type is Type.AMOUNTS))
        self.set_state("options", lambda: self.value(x.options))

    # ---- places -----------------------------------------------------------------------------------------------------

    def set_state(self, name: str, value: Callable[[], None]) -> None:
        """A number of the match."""
        self.number(STATE)
        value()
        self.store(AT[name])

    def store_to(self, target: Expression, value: Callable[[], None]) -> None:
        """A variable, a slot or a place of a table gets a value."""
        match target:
            case n.Variable():
                value()
                self.op(b.LOCAL_SET, self.variable(target.name))
            case n.Slot():
                self.op(b.LOCAL_GET, self.variable("f"))
                value()
                self.store(target.place * WORD)
            case n.Attribute(name=name):
                self.set_state(name, value)
            case n.Entry():
                offset = self.address(target)
                value()
                self.store(offset)
            case n.Item(many=many, index=index) if many.type is Type.FRAME:
                self.value(many)
                value()
                self.store(constant_of(index) * WORD)
            case n.Item(many=many, index=index) if many.type in MANY:
                self.values(many, index)
                value()
                self.lent("set_item")
            case _:
                raise NotNative(f"to set {type(target).__name__}")


def constant_of(index: Expression) -> int:
    """A number that is written in the code."""
    if isinstance(index, n.Constant) and isinstance(index.value, int):
        return index.value
    raise NotNative("a place in a frame that is worked out")
