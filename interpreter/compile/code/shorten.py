"""Shorter ways through the blocks of a game: a block that only goes on is passed by, and a frame that has nothing more
to do makes room for the one that it sets off."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.compile.code.blocks import Blocks
from interpreter.compile.code.nodes import Label
from interpreter.compile.code.statements import For, Goto, If, Leave, Push, Statement, Statements, While
from interpreter.frozen import evolve


class Ways:
    """Knows of every block which one is begun in its place."""

    def __init__(self, blocks: Blocks) -> None:
        self.bodies = blocks.bodies
        edges = {number for edge in blocks.edges.values() for number in edge}  # scenarios stop at these
        self._onward: dict[int, int] = {}
        for number, body in blocks.bodies.items():
            match body:
                case (Goto(label=Label(number=following)),) if number not in edges:
                    self._onward[number] = following

    def goal(self, number: int) -> int:
        """The block that is begun where this one was to be."""
        passed: set[int] = set()
        while number in self._onward and number not in passed:
            passed.add(number)
            number = self._onward[number]
        return number

    def shortened(self, body: Statements) -> Statements:
        """A body in which a frame is pushed in the place of one that would only leave."""
        return tuple(self._pairs(body))

    def _pairs(self, body: Statements) -> Iterator[Statement]:
        waiting: Statement | None = None
        for statement in body:
            match waiting, statement:
                case Goto(label=Label(number=following)), Push() if self.bodies[self.goal(following)] == (Leave(),):
                    waiting, statement = None, Push(statement.frame, instead=True)
            if waiting is not None:
                yield waiting
            waiting = self._inner(statement)
        if waiting is not None:
            yield waiting

    def _inner(self, statement: Statement) -> Statement:
        match statement:
            case If():
                arms = tuple((condition, self.shortened(body)) for condition, body in statement.arms)
                return If(arms, None if statement.otherwise is None else self.shortened(statement.otherwise))
            case For():
                return evolve(
                    statement, body=self.shortened(statement.body), otherwise=self.shortened(statement.otherwise)
                )
            case While():
                return evolve(statement, body=self.shortened(statement.body))
        return statement
