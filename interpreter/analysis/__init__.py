"""What can never happen in the packs that are loaded together: analyses of a finished model.

Each entry of `ANALYSES` is one analysis in a file of its own, whose head says which mistake of an author it catches;
any of them can be left out. Only what is sure is reported, and only of a pack that has no other fault: a line that was
left out might be the one that makes it happen. A pack on which another one stands is left alone, for it was checked by
itself.

`ranges`, `capacity`, `knowledge` and `conditions` say what is known; `walk` goes through everything that is done,
`reach` through what a body sets off; `context` holds what is the same everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from interpreter.analysis.context import World
from interpreter.analysis.dead_abilities import report_dead_abilities
from interpreter.analysis.dead_conditions import report_dead_conditions
from interpreter.analysis.endless_chains import report_endless_chains
from interpreter.analysis.hidden_cards import report_hidden_cards
from interpreter.analysis.missing_slots import report_missing_slots
from interpreter.analysis.never_shuffled import report_never_shuffled
from interpreter.analysis.no_cards import report_no_cards
from interpreter.analysis.no_way_out import report_no_way_out
from interpreter.analysis.nobodys_cards import report_nobodys_cards
from interpreter.analysis.several_fit import report_several_fit
from interpreter.analysis.unbounded_products import report_unbounded_products
from interpreter.analysis.unpayable_prices import report_unpayable_prices
from interpreter.check.packs import pack_of, stood_on
from interpreter.check.scope import Desk
from interpreter.report import Reporter

Analysis = Callable[[World, Desk], None]

ANALYSES: dict[str, Analysis] = {
    "never-true": report_dead_conditions,
    "never-paid": report_unpayable_prices,  # and `never-chosen`
    "never-caused": report_dead_abilities,
    "hidden-cards": report_hidden_cards,
    "endless-chain": report_endless_chains,
    "no-way-out": report_no_way_out,
    "never-there": report_missing_slots,
    "never-owned": report_nobodys_cards,
    "several-fit": report_several_fit,
    "no-cards": report_no_cards,
    "never-shuffled": report_never_shuffled,
    "unbounded-product": report_unbounded_products,
}
"""The code of what an analysis reports -> the analysis."""


def analyse(desk: Desk) -> Iterator[None]:
    """Report what the analyses find, in small steps."""
    if any(fault.code != "unused" for fault in desk.reporter.diagnostics):
        return
    reporter, desk.reporter = desk.reporter, Reporter()
    try:
        world = World(desk.model)
        for analysis in ANALYSES.values():
            analysis(world, desk)
            yield
        found = desk.reporter.diagnostics
    finally:
        desk.reporter = reporter
    below = stood_on(desk.model.packs)
    for fault in found:
        if fault.code == "endless-chain" or pack_of(fault.span, desk.model.packs) not in below:
            reporter.add(fault)
