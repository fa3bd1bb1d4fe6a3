"""Catches the owner of a card that belongs to nobody: what he would gain, do or be asked is silently left out.

let best be the card in trick where its rank is the highest
best's owner gains 1 coin       # the trick lies in the middle of the table, and whose card it was nobody knows
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.analysis.knowledge import is_nobodys
from interpreter.analysis.walk import AskedOwner, everything
from interpreter.check.scope import Desk
from interpreter.report.message import msg
from interpreter.text import Span


def report_nobodys_cards(world: World, desk: Desk) -> None:
    """One fault for each line that asks for the owner of a card in a place of the game."""
    for met in everything(world):
        if isinstance(met, AskedOwner) and is_nobodys(met.owner.thing, met.at):
            line = met.line if isinstance(met.line, Span) else desk.line_of(met.line)
            message = msg("this line asks for the owner of a card in a place of the game, and nobody owns it")
            help = msg(
                "cards of a kind with `owned by_player` keep their owner wherever they lie; or keep whose it was in a "
                "mark, `mark NAME for each KIND` with `names player`"
            )
            desk.reporter.report("never-owned", message, line, help=help)
