"""Catches kinds of which the game has not a single thing: whatever is done with them is left out for ever.

kind pawn is card "pawn"

setup:
    put top of first's yard into castle's ground    # and no line says `pawn red_pawn "Red Pawn"`
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.check.scope import Desk
from interpreter.report.message import msg


def report_no_cards(world: World, desk: Desk) -> None:
    """One fault for each such kind of cards, boards or places; of kinds of it nothing more is told."""
    model = world.model
    there = {name for name in model.kinds if any(model.is_a(design.kind, name) for design in model.designs.values())}
    for kind in model.kinds.values():
        if kind.is_card and kind.name not in there and (kind.upper is None or kind.upper in there):
            message = msg("there is not a single `{}`: no line of the game declares one", kind.name)
            help = msg("write `{}` at the very left, and below it its facts", f'{kind.name} NAME "Title"')
            desk.reporter.report("no-cards", message, kind.span, help=help)
