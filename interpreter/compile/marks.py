"""Marks: where scenarios are run, generated code notes in the program's set `seen` what of a line has been exercised.

A mark is (clause, what): a condition `held` or `failed`, a `may` was `taken` or `declined`, option 2 of `choose one`
was `option 2`, a loop was `entered`, a change of a value or a prohibition was `in force`, any other line was `done`.
Lines that leave a record in the log need no mark. A game that is played is compiled without marks: they cost it
nothing.
"""

from __future__ import annotations

from interpreter.compile.lines import Lines
from interpreter.effects import steps as s


class Marks:
    """Writes marks; with `wanted` False it writes nothing."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def note(self, lines: Lines, clause: int, what: str) -> None:
        """A mark."""
        if self.wanted:
            lines.add(f"SEEN.add(({clause}, {what!r}))")

    def step(self, lines: Lines, step: s.Step) -> None:
        """A mark for a line that is done as soon as it is reached, and leaves no record."""
        if s.has_trait(step, "unrecorded"):
            self.note(lines, step.clause, "done")

    def arm(self, lines: Lines, step: s.IfStep, place: int) -> None:
        """Marks of the conditions of an `if`: those before `place` have failed, and the one there held."""
        for clause in step.clauses[:place]:
            self.note(lines, clause, "failed")
        if place < len(step.clauses):
            self.note(lines, step.clauses[place], "held")

    def applies(self, lines: Lines, clause: int, asked: str) -> None:
        """The lines that give whether a prohibition applies, and mark it."""
        if not self.wanted:
            lines.add(f"return {asked}")
            return
        lines.unless(f"({asked})", "return False")
        self.note(lines, clause, "in force")
        lines.add("return True")

    def option(self, lines: Lines, clause: int, chosen: str) -> None:
        """The mark of an option of `choose one`; `chosen` is the expression that tells its place, from 0."""
        if self.wanted:
            lines.add(f"SEEN.add(({clause}, f'option {{{chosen}}}'))")

    def answer(self, lines: Lines, clause: int, taken: str) -> None:
        """The mark of a `may`; `taken` is the expression that tells the answer."""
        if self.wanted:
            lines.add(f"SEEN.add(({clause}, 'taken' if {taken} else 'declined'))")
