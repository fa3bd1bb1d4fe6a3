"""When a card is working: a kind says it by the places where its cards lie, by lying on top, and by what is true of the
card itself: its marks, its face, what lies in its places."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.room import ROOM
from interpreter.check.scope import Abandon, Desk, Scope
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.things import CardsIn, Things
from interpreter.effects.values import Local, Value, joined
from interpreter.model import Kind, Model, Zone
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

FORM = msg("write `works when it is in its owner's ZONE`, and perhaps `and it is top of its pile`")
OTHERWISE = msg("whether a card works can depend only on where it lies, on its marks, its face, and on what lies on it")
KNOWN = (Local, v.Const, v.Compare, v.All, v.Any, v.Not, v.MarkOf, v.FaceOf, v.IsEmpty, v.Count, v.Exists, v.PileOf)
"""What a condition may be made of: the engine sees each change of a mark or a face, and of what lies under a card."""


def bind_works(node: n.KindDecl | n.ZoneDecl, works: n.Works, desk: Desk) -> None:
    """Enter when the cards of a kind work.

    Only places, being on top, marks and what lies in a card's own places can decide it: so the engine knows after each
    change which cards stop and start. `or` between places names several of them.
    """
    kind = desk.model.kinds.get(node.name.text) if isinstance(node.name, n.Name) else None
    if kind is None:
        return
    zones: list[str] = []
    conditions: list[Value] = []
    on_top = False
    for part in joined_by("and", works.condition):
        choices = joined_by("or", part)
        if is_on_top(choices):
            on_top = True
        elif all(place_of(choice) is not None for choice in choices):
            found = [zone_named(choice, kind, desk) for choice in choices]
            if None in found:
                return
            zones += [zone.name for zone in found if zone is not None]
        elif any(is_of_a_place(choice) for choice in choices):
            desk.reporter.report("unsupported", OTHERWISE, part.span, help=FORM)
            return
        else:
            try:
                conditions.append(own_condition(part, kind, desk))
            except Abandon:
                return
    if not zones:
        desk.reporter.report("unsupported", msg("where does it work?"), works.span, help=FORM)
    bags = [name for name in zones if desk.model.zones[name].bag]
    if on_top and bags:
        message = msg("what lies in `{}` has no order, and so no top and no bottom", bags[0])
        desk.reporter.report("wrong-place", message, works.span)
    for name in zones:
        kind.works[name] = on_top
    kind.works_if = joined(*conditions)


def is_on_top(choices: list[n.Expr]) -> bool:
    """Whether it is `it is top of its pile`."""
    match choices:
        case [n.Compare(operator="is", left=n.It(), right=n.TopOf(end="top", count=None, pile=pile))]:
            return is_own_pile(pile)
    return False


def is_of_a_place(choice: n.Expr) -> bool:
    """Whether it says where the card lies, in whatever words."""
    asked = isinstance(choice, n.Compare) and isinstance(choice.right, n.Name) and choice.right.text in ROOM
    return isinstance(choice, n.Inside | n.Compare) and isinstance(choice.left, n.It) and not asked


def place_of(choice: n.Expr) -> n.Of | None:
    """The place of `it is in its owner's ZONE`, `it is in its ship's hold`."""
    match choice:
        case n.Inside(left=n.It(), negated=False, place=n.Of(name=n.Name(), owner=n.Of(owner=n.It())) as place):
            return place
    return None


def zone_named(choice: n.Expr, kind: Kind, desk: Desk) -> Zone | None:
    """The zone of a place; None, and a fault, if cards cannot work there."""
    place = place_of(choice)
    assert place is not None and isinstance(place.name, n.Name) and isinstance(place.owner, n.Of)
    name, owner = place.name, getattr(place.owner.name, "text", "")
    zone = desk.model.zones.get(name.text)
    if zone is None:
        desk.unknown("unknown-zone", msg("the zone"), name.text, name, desk.model.zones)
        return None
    if owner == "owner" and zone.per != "player":
        message = msg("`{}` has no owner: cards work for the player in whose place they lie", zone.name)
        help = msg("write `its {}'s {}`", zone.host, zone.name) if zone.host else FORM
        desk.reporter.report("wrong-place", message, name.span, help=help)
        return None
    if owner not in ("owner", zone.host):
        message = msg("`{}` is no place of {}", zone.name, f"its {owner}")
        help = msg("write `its {}'s {}`", zone.host, zone.name) if zone.host else FORM
        desk.reporter.report("wrong-place", message, choice.span, help=help)
        return None
    desk.index.use("zone", zone.name, name)
    if zone.host:
        desk.index.use("kind", zone.host, place.owner.name)
    return zone


def own_condition(part: n.Expr, kind: Kind, desk: Desk) -> Value:
    """What must be true of the card itself; raises Abandon, with a fault, where the engine could not see it change."""
    this = Local("this", "card", kind.name)
    bound = wanted(part, Scope(desk, kind.name, it=this, this=this), "flag")
    strange = next(unseen(bound, this, desk.model), None)
    if strange is not None:
        raise desk.fail("unsupported", OTHERWISE, part, help=msg("under `always:` an `if` may ask anything"))
    return bound


def unseen(condition: Value, this: Local, model: Model) -> Iterator[object]:
    """The parts of a condition that the engine does not see change, or that are of another card."""
    inner = [part for part in walk(condition) if isinstance(part, Things)]
    printed = {one.local for one in inner if isinstance(one.source, CardsIn) and on_this(one.source, this, model)}
    own = {this, *printed}
    for part in walk(condition):
        match part:
            case v.MarkOf(card=card) | v.FaceOf(card=card) | v.PileOf(owner=card):
                if card not in own:
                    yield part
            case Things(where=where, local=local) if local not in printed:
                yield from where
            case CardsIn(places=places):
                yield from (owner for _zone, owner in places if owner not in own)
            case v.Value() if not isinstance(part, KNOWN):
                yield part


def on_this(source: CardsIn, this: Local, model: Model) -> bool:
    """Whether a source are places that are printed on the card itself."""
    return all(owner == this and model.zones[zone].printed for zone, owner in source.places)


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
