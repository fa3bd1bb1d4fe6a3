"""Which values are worth remembering: those that are often asked again before anything has changed.

What could be remembered is chosen when a game is compiled (`interpreter.compile.remembered`). How often it is asked
shows only in play; so each such function is watched while it is asked for the first times, and is then either the one
that remembers or the one that works it out. What it gives is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from interpreter.game.program import Program
from interpreter.game.state import State

TRIAL = 1000  # how often a function is asked before it is judged


def watch_all(program: Program, space: dict[str, Any]) -> None:
    """Watch all functions that remember."""
    for function, _given, _by_design, numbers in program.kept:
        watch(program, space, function, numbers)


def watch(program: Program, space: dict[str, Any], name: str, numbers: Iterable[int]) -> None:
    """Judge a function when it has been asked often enough."""
    remembers: Callable[..., Any] = space[name]
    works_out: Callable[..., Any] = space[f"{name}_anew"]
    asked = worked_out = 0

    def watched(m: State, *args: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked == TRIAL:
            space[f"{name}_anew"] = works_out
            if 3 * worked_out < 2 * asked:
                space[name] = remembers
            else:
                space[name] = works_out
                dismiss(program, numbers)
        return (remembers if asked < TRIAL else space[name])(m, *args)

    def counted(m: State, *args: Any) -> Any:
        nonlocal worked_out
        worked_out += 1
        return works_out(m, *args)

    space[name], space[f"{name}_anew"] = watched, counted


def dismiss(program: Program, numbers: Iterable[int]) -> None:
    """A value is not remembered any more: no change has to say that it is no longer true."""
    for row in (*program.kept_by_pile, *program.kept_by_mark, program.kept_by_work):
        row[:] = [number for number in row if number not in numbers]


def prepare(program: Program, data: dict[str, Any]) -> None:
    """What is remembered, and what each change outdates."""
    rows, piles = [row[:] for row in data["kept_by_pile"][0]], data["kept_by_pile"][1]
    program.kept, program.kept_by_pile = data["kept"], [rows[row] for row in piles]
    program.kept_by_mark, program.kept_by_work = [row[:] for row in data["kept_by_mark"]], data["kept_by_work"][:]


def outdate(m: State, *piles: int) -> None:
    """Behind a change of piles, in a game with `kept_by_pile`: what is remembered of them is no longer true."""
    kept, by_pile = m.kept, m.g.kept_by_pile
    for pile in piles:
        for number in by_pile[pile]:
            kept[number] = {}


def renew(m: State, numbers: Iterable[int]) -> None:
    """What these values gave is no longer true; copies of the match may still have it."""
    kept = m.kept
    for number in numbers:
        kept[number] = {}
