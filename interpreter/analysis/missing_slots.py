"""Catches slots that no card can have: a card has those that stand in the header of one of its
abilities.

    sell [A]:
        put 1 worker from your hut into this card's [B]     # no ability of this card has [B]
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.check.scope import Desk
from interpreter.report.message import msg


def report_missing_slots(world: World, desk: Desk) -> None:
    """Report every line that names a slot which no card that can be meant there has, or could have in another pack."""
    model = world.model
    for slot, owner, card in desk.index.slots:
        letter = slot.letter
        if card.name == "this" and owner in model.designs:
            slots, message = {*model.designs[owner].slots}, msg("`{}` has no slot `[{}]`", owner, letter)
        else:
            designs = (one for one in model.designs.values() if card.kind is None or model.is_a(one.kind, card.kind))
            kinds = (one for one in model.kinds.values() if card.kind is None or model.is_a(one.name, card.kind))
            slots = {one for design in designs for one in design.slots} | {
                one for kind in kinds for one in kind.effects.values() if one
            }
            message = (
                msg("no {} has a slot `[{}]`", card.kind, letter)
                if card.kind
                else msg("no card has a slot `[{}]`", letter)
            )
        if letter not in slots:
            help = msg("a card has the slots that its abilities name: write `[{}]` behind the header of one", letter)
            desk.reporter.report("never-there", message, slot.span, help=help)
