"""Marks: where scenarios are run, generated code notes in the program's set `seen` what of a line has been exercised.

A mark is (clause, what): a condition `held` or `failed`, a `may` was `taken`, `declined` or `impossible`, option 2 of
`choose one` was `option 2`, a loop was `entered`, a change of a value or a prohibition was `in force`, any other line
was `done`. Lines that leave a record in the log need no mark. A game that is played is compiled without marks: they
cost it nothing.
"""

from __future__ import annotations

from interpreter.compile.code.body import FAIL, Body
from interpreter.compile.code.nodes import TRUE, Constant, Either, Expression, Text, Type
from interpreter.compile.code.statements import Mark
from interpreter.effects import steps as s


class Marks:
    """Writes marks; with `wanted` False it writes nothing."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def note(self, body: Body, clause: int, what: str | Expression) -> None:
        """A mark."""
        if self.wanted:
            body.add(Mark(clause, text(what) if isinstance(what, str) else what))

    def step(self, body: Body, step: s.Step) -> None:
        """A mark for a line that is done as soon as it is reached, and leaves no record."""
        if s.has_trait(step, "unrecorded"):
            self.note(body, step.clause, "done")

    def arm(self, body: Body, step: s.IfStep, place: int) -> None:
        """Marks of the conditions of an `if`: those before `place` have failed, and the one there held."""
        for clause in step.clauses[:place]:
            self.note(body, clause, "failed")
        if place < len(step.clauses):
            self.note(body, step.clauses[place], "held")

    def applies(self, body: Body, clause: int, asked: Expression) -> None:
        """What gives whether a prohibition applies, and marks it."""
        if not self.wanted:
            body.give(asked)
            return
        body.unless(asked, FAIL)
        self.note(body, clause, "in force")
        body.give(TRUE)

    def option(self, body: Body, clause: int, chosen: Expression) -> None:
        """The mark of an option of `choose one`; `chosen` is its place, from 0."""
        self.note(body, clause, Text("option", chosen))

    def answer(self, body: Body, clause: int, taken: Expression) -> None:
        """The mark of a `may`."""
        self.note(body, clause, Either(taken, text("taken"), text("declined")))


def text(what: str) -> Constant:
    """A text for people."""
    return Constant(what, Type.TOLD)
