"""The body of a function or block under construction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from interpreter.compile.code import statements as st
from interpreter.compile.code.nodes import FALSE, TRUE, Expression, Not

BREAK, CONTINUE, RETURN, FAIL = st.Break(), st.Continue(), st.Return(), st.Return(FALSE)
Make = Callable[[st.Statements], st.Statement]


class Body:
    """Statements, in blocks within blocks."""

    def __init__(self) -> None:
        self._blocks: list[list[st.Statement]] = [[]]
        self._makes: list[Make] = []  # what the blocks that are still open become

    @property
    def statements(self) -> st.Statements:
        """All of them; no block is open any more."""
        assert not self._makes
        return tuple(self._blocks[0])

    # ---- statements -------------------------------------------------------------------------------------------------

    def add(self, statement: st.Statement) -> None:
        """Add a statement to the innermost block."""
        self._blocks[-1].append(statement)

    def set(self, target: Expression, value: Expression) -> None:
        """`target = value`."""
        self.add(st.Assign(target, value))

    def change(self, target: Expression, operator: str, value: Expression) -> None:
        """`target += value`, or another operator."""
        self.add(st.Change(target, operator, value))

    def append(self, many: Expression, item: Expression) -> None:
        """One more of many."""
        self.add(st.Append(many, item))

    def give(self, value: Expression) -> None:
        """The function ends with a value."""
        self.add(st.Return(value))

    def unless(self, condition: Expression, leave: st.Statement) -> None:
        """Leave where a condition does not hold."""
        self.add(st.If(((Not(condition), (leave,)),)))

    # ---- blocks -----------------------------------------------------------------------------------------------------

    @property
    def depth(self) -> int:
        """How many blocks are open."""
        return len(self._makes)

    def enter(self, make: Make) -> None:
        """Open a block, which `make` turns into a statement."""
        self._makes.append(make)
        self._blocks.append([])

    def back(self, depth: int) -> None:
        """Close blocks until so many are open."""
        while len(self._makes) > depth:
            made = self._makes.pop()(tuple(self._blocks.pop()))
            self.add(made)

    def each(self, variable: Expression, many: Expression) -> None:
        """Open a loop."""
        self.enter(lambda body: st.For(variable, many, body))

    def where(self, condition: Expression) -> None:
        """Open a block for where a condition holds."""
        self.enter(lambda body: st.If(((condition, body),)))

    @contextmanager
    def _within(self, make: Make) -> Iterator[None]:
        depth = self.depth
        self.enter(make)
        yield
        self.back(depth)

    def when(self, condition: Expression) -> AbstractContextManager[None]:
        """`with body.when(condition):`, done where it holds."""
        return self._within(lambda body: st.If(((condition, body),)))

    def arm(self, condition: Expression | None, first: bool = False) -> AbstractContextManager[None]:
        """An arm of a choice; those behind the `first` are done where none before them is, one without a condition
        where none is at all."""
        if first and condition is not None:
            return self.when(condition)
        if condition is None:
            return self.otherwise()
        last = self._blocks[-1].pop()
        assert isinstance(last, st.If)
        return self._within(lambda body: st.If((*last.arms, (condition, body))))

    def otherwise(self) -> AbstractContextManager[None]:
        """What is done where no arm of the last choice is, or where nothing broke the last loop off."""
        last = self._blocks[-1].pop()
        if isinstance(last, st.For):
            return self._within(lambda body: st.For(last.variable, last.many, last.body, body))
        assert isinstance(last, st.If)
        return self._within(lambda body: st.If(last.arms, body))

    def loop(self, variable: Expression, many: Expression) -> AbstractContextManager[None]:
        """`with body.loop(variable, many):`, done for each of many."""
        return self._within(lambda body: st.For(variable, many, body))

    def as_long(self, condition: Expression) -> AbstractContextManager[None]:
        """`with body.as_long(condition):`, done as long as it holds."""
        return self._within(lambda body: st.While(condition, body))


def questions_of(statements: st.Statements) -> list[Expression] | None:
    """The questions of a body that only asks (leaves with False where one does not hold …), all of which must hold.

    None if it does more. An empty list asks nothing.
    """
    asked: list[Expression] = []
    for statement in statements:
        match statement:
            case st.If(arms=((Not(part=condition), (st.Return(value=answer),)),), otherwise=None) if answer == FALSE:
                asked.append(condition)
            case st.Return(value=Expression() as last):
                return asked if last == TRUE else [*asked, last]
            case _:
                return None
    return None
