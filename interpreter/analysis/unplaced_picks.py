"""Catches a pick without a place for a verb that needs it to lie in one where such a pick never looks.

leader plays a leaf         # `to play leaf` needs a leaf in your hand, and `a leaf` is one that lies openly
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.analysis.reach import all_steps
from interpreter.check.headers import YOU
from interpreter.check.scope import Desk, a
from interpreter.effects import steps as s, values as v
from interpreter.effects.things import CardsIn, Designs
from interpreter.model import Model
from interpreter.report.message import msg


def report_unplaced_picks(world: World, desk: Desk) -> None:
    """One fault for each line whose pick can never be what its verb needs."""
    for step in all_steps(world.model):
        for pick in step.picks if isinstance(step, s.WithPicks) else ():
            zone = needed_elsewhere(pick, world.model)
            if zone is None:
                continue
            one = a(pick.things.local.kind or pick.things.local.name)
            of_player = world.model.zones[zone].per == "player"
            place = f"{'your' if pick.chooser == YOU else 'their'} {zone}" if of_player else zone
            reason = msg("`{}` without a place lies openly before a player, and here it has to lie in `{}`", one, place)
            help = msg("write `{} from {}`", one, place)
            message = msg("this can never be chosen: {}", reason)
            desk.reporter.report("never-chosen", message, desk.line_of(step.clause), help=help)


def needed_elsewhere(pick: s.Pick, model: Model) -> str | None:
    """The place in which the verb of a pick needs it to lie, if a pick without a place never looks there."""
    if pick.guard is None or not isinstance(pick.things.source, Designs):
        return None
    verb, _doer, args = pick.guard
    handed = [one.local for one, arg in zip(model.verbs[verb].parameters, args, strict=True) if arg == pick.local]
    for step in model.verbs[verb].body:
        if not isinstance(step, s.Needs):
            return None
        match step.condition:
            case v.CardIn(card=card, places=places) if card in handed and isinstance(places.source, CardsIn):
                zones = [zone for zone, _owner in places.source.places]
                if not any(model.zones[zone].per == "player" and model.zones[zone].seen == "all" for zone in zones):
                    return zones[0]
    return None
