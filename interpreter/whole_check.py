"""The whole check of packs that are loaded together: their cards, what never happens in them, their scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis import analyse
from interpreter.analysis.allowed import keep_allowed
from interpreter.check.scenarios import bind_scenarios
from interpreter.check.scope import Desk
from interpreter.check.whole import bind_modules
from interpreter.model import Model
from interpreter.report import Reporter
from interpreter.syntax.nodes import Module


def check(modules: list[Module], reporter: Reporter) -> Model:
    """The model of all modules together; it is whole only if the reporter stayed empty."""
    desk = Desk(Model(), reporter)
    for _step in steps(modules, desk):
        pass
    return desk.model


def steps(modules: list[Module], desk: Desk) -> Iterator[None]:
    """The check in small steps, for whoever may have to give it up half way. At the end `desk` holds everything."""
    yield from bind_modules(modules, desk)
    yield from analyse(desk)
    yield from bind_scenarios(desk.declarations, desk)
    keep_allowed(modules, desk)
