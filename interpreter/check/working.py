"""When a card is working: a kind says it by the places where its cards lie, and perhaps by lying on top."""

from __future__ import annotations

from interpreter.check.scope import Desk
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

FORM = msg("write `works when it is in its owner's ZONE`, and perhaps `and it is top of its pile`")


def bind_works(node: n.KindDecl | n.ZoneDecl, works: n.Works, desk: Desk) -> None:
    """Enter the zones in which the cards of a kind work.

    Only places and being on top can decide it: so the engine knows after each move which cards stop and start.
    `or` between places names several of them.
    """
    kind = desk.model.kinds.get(node.name.text) if isinstance(node.name, n.Name) else None
    if kind is None:
        return
    zones: list[str] = []
    on_top = False
    for part in joined_by("and", works.condition):
        choices = joined_by("or", part)
        for choice in choices:
            match choice:
                case n.Inside(left=n.It(), negated=False, place=place) if (zone := zone_named(place)) is not None:
                    if zone.text not in desk.model.zones:
                        desk.unknown("unknown-zone", msg("the zone"), zone.text, zone, desk.model.zones)
                        return
                    if desk.model.zones[zone.text].per != "player":
                        message = msg("`{}` has no owner: cards work for the player in whose place they lie", zone.text)
                        desk.reporter.report("wrong-place", message, zone.span, help=FORM)
                        return
                    desk.index.use("zone", zone.text, zone)
                    zones.append(zone.text)
                case n.Compare(operator="is", left=n.It(), right=n.TopOf(end="top", count=None, pile=pile)) if len(
                    choices
                ) == 1 and is_own_pile(pile):
                    on_top = True
                case _:
                    desk.reporter.report(
                        "unsupported",
                        msg("whether a card works can depend only on where it lies"),
                        choice.span,
                        help=FORM,
                    )
                    return
    if not zones:
        desk.reporter.report("unsupported", msg("where does it work?"), works.span, help=FORM)
    bags = [name for name in zones if desk.model.zones[name].bag]
    if on_top and bags:
        message = msg("what lies in `{}` has no order, and so no top and no bottom", bags[0])
        desk.reporter.report("wrong-place", message, works.span)
    for name in zones:
        kind.works[name] = on_top


def zone_named(place: n.Expr) -> n.Name | None:
    """The zone of `its owner's ZONE`."""
    match place:
        case n.Of(name=n.Name() as zone, owner=n.Of(name=n.Name(text="owner"), owner=n.It())):
            return zone
    return None


def is_own_pile(pile: n.Expr) -> bool:
    """Whether it is `its pile`."""
    return (
        isinstance(pile, n.Of) and isinstance(pile.owner, n.It) and getattr(pile.name, "text", "") in ("pile", "place")
    )


def joined_by(operator: str, condition: n.Expr) -> list[n.Expr]:
    """The parts of a condition joined by `and`, or by `or`; brackets round the whole do not matter."""
    while isinstance(condition, n.Group):
        condition = condition.value
    if isinstance(condition, n.Logic) and condition.operator == operator:
        return joined_by(operator, condition.left) + joined_by(operator, condition.right)
    return [condition]
