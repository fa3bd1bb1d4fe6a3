"""Catches `the X where …` that can be several things, because cards are alike in all that it asks.

gain (the stall in your hand where its colour is red)'s price       # there are four red stalls
"""

from __future__ import annotations

from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Situation, sized
from interpreter.check.scope import Desk, first_line
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import SomeOf, Things
from interpreter.effects.values import Local, Value
from interpreter.model import Design
from interpreter.report.message import listed, msg


def report_several_fit(world: World, desk: Desk) -> None:
    """One fault for each thing picked out by printed facts that several cards have."""
    for value, node in list(desk.index.written.values()):
        alike = cards_alike(value.things, world) if isinstance(value, v.PickedOut) else []
        if not alike:
            continue
        message = msg("`{}` can be several: {} are alike in this", node.span.text, listed(one.name for one in alike))
        if len(alike) == 1:
            message = msg("`{}` can be several: there are {} of `{}`", node.span.text, alike[0].copies, alike[0].name)
        help = msg("say more behind `where`; if the first one will do, allow it")
        desk.reporter.report("several-fit", message, first_line(node.span), help=help)


def cards_alike(things: Things, world: World) -> list[Design]:
    """Cards that cannot be told apart by the conditions; none where a condition asks anything but what is printed."""
    if isinstance(things.source, SomeOf):
        return []
    room = sized(Things(things.source, things.local), Situation(world)).high
    groups: dict[tuple[object, ...], list[Design]] = {}
    for design in world.model.designs.values() if room != 1 else ():
        told = tuple(printed(condition, design, things.local, world) for condition in things.where)
        if None in told:
            return []
        if world.model.is_a(design.kind, things.local.kind) and False not in told:
            groups.setdefault(told, []).append(design)
    return next((group for group in groups.values() if sum(one.copies for one in group) > 1), [])


def printed(condition: Value, design: Design, card: Local, world: World) -> object:
    """What a condition asks of what is printed on a card: whether it holds, or the fact that has to be as something
    else is; None if it asks anything else."""
    match condition:
        case v.IsDesign(card=asked, design=name) if asked == card:
            return design.name == name
        case v.Compare(operator="==", left=v.FactOf(fact=fact, card=asked), right=right) if asked == card:
            if fact in world.turned or card in walk(right):
                return None
            given = design.facts.get(fact)
            return given == right.value if isinstance(right, v.Const) else given is not None and (given,)
    return None
