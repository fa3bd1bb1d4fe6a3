"""What can never happen in the packs that are loaded together.

A line that never holds, an ability that nothing sets off, a price that nobody can pay, a discount that takes nothing
off, cards that set each other off for ever, hidden cards that are read. Only what is sure is reported, and only of a
pack that has no other fault: a line that was left out might be the one that makes it happen. A pack on which another
one stands is left alone, for it was checked by itself.

`ranges`, `capacity`, `knowledge` and `truth` say what is known; `visits` walks; each other file is one check.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis.context import World
from interpreter.analysis.dead_abilities import report_uncaused
from interpreter.analysis.dead_conditions import report_unmet
from interpreter.analysis.endless_chains import report_chains
from interpreter.analysis.hidden_cards import report_hidden
from interpreter.analysis.missing_slots import report_slots
from interpreter.analysis.no_way_out import report_stuck
from interpreter.analysis.unpayable_prices import report_unpayable
from interpreter.analysis.useless_discounts import report_useless
from interpreter.analysis.walk import Begun, everything
from interpreter.check.packs import pack_of, stood_on
from interpreter.check.scope import Desk
from interpreter.report import Reporter

STRIDE = 200  # conditions and blocks looked at in one step


def analyse(desk: Desk) -> Iterator[None]:
    """Report all of it, in small steps."""
    if any(fault.code != "unused" for fault in desk.reporter.diagnostics):
        return
    reporter, desk.reporter = desk.reporter, Reporter()
    try:
        world = World(desk.model)
        for number, met in enumerate(everything(world)):
            if isinstance(met, Begun):
                report_unpayable(met, desk)
            else:
                report_unmet(met, desk)
            if number % STRIDE == 0:
                yield
        for report in (report_uncaused, report_useless, report_hidden, report_chains, report_stuck, report_slots):
            report(world, desk)
            yield
        found = desk.reporter.diagnostics
    finally:
        desk.reporter = reporter
    below = stood_on(desk.model.packs)
    for fault in found:
        if fault.code == "endless-chain" or pack_of(fault.span, desk.model.packs) not in below:
            reporter.add(fault)


__all__ = ["analyse"]
