"""What lies in a place, or is in a list: what is gone through where cards or pieces are wanted."""

from __future__ import annotations

from interpreter.check.expressions.sorts import Joined, Picked, Places, Under, wrong_sort
from interpreter.check.nouns import kinds_named, one_kind
from interpreter.check.scope import Scope, a
from interpreter.effects import things as th, values as v
from interpreter.effects.things import Things, ThingSource
from interpreter.effects.values import Local, Value
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def places_of(value: Value, node: n.Node, scope: Scope) -> tuple[tuple[str, Value | None], ...]:
    """The zones that a value stands for."""
    if isinstance(value, Places):
        return value.places
    if isinstance(value, v.PileOf):
        return ((value.zone, value.owner),)
    raise wrong_sort(node, value, msg("a place for cards"), scope)


def parts_of(value: Value, node: n.Node, scope: Scope) -> tuple[Value, ...]:
    """The places of which a value consists, those under cards each by itself."""
    if isinstance(value, Joined):
        return value.parts
    return (value,) if isinstance(value, Under | v.HolderOf) else (Places(places_of(value, node, scope)),)


def with_an_order(pile: Value, node: n.Node, scope: Scope) -> Value:
    """A pile whose order is asked for, or changed: that of no place with `order none`."""
    name = pile.zone if isinstance(pile, v.PileOf) else getattr(pile, "kind", None) or ""
    zone = scope.desk.model.zones.get(name)
    if zone is not None and zone.bag:
        message = msg("what lies in `{}` has no order, and so no top and no bottom", zone.name)
        help = msg("`draw` takes from it at random, and whoever may look into it chooses with `{} from …`", a(zone.of))
        raise scope.desk.fail("wrong-place", message, node, help=help)
    return pile


def kinds_held(source: ThingSource, scope: Scope) -> tuple[str, ...]:
    """The kinds of cards that can lie in a source, as far as that is known."""
    model = scope.desk.model
    source = th.all_of(source)
    if isinstance(source, th.Together):
        return tuple(dict.fromkeys(kind for part in source.parts for kind in kinds_held(part.source, scope)))
    if isinstance(source, th.CardsIn):
        zones = [zone for zone, _owner in source.places]
    elif isinstance(source, th.CardsUnder):
        zones = [source.zone]
    elif isinstance(source, th.CardsOfPile) and isinstance(source.pile, v.PileOf):
        zones = [source.pile.zone]
    elif isinstance(source, th.CardsOfPile) and isinstance(source.pile, Local) and source.pile.kind:
        zones = [source.pile.kind]
    elif isinstance(source, th.CardsOfList) and isinstance(source.cards, Local | v.FactOf) and source.cards.kind:
        return model.under(source.cards.kind)
    elif isinstance(source, th.RelatedTo | th.Reached | th.OnLine):
        return model.under(source.kind)
    else:
        return ()
    kinds: list[str] = []
    for zone in zones:
        kinds += [kind for kind in kinds_named(model, model.zones[zone].of) if kind not in kinds]
    return tuple(kinds)


def things_of_value(value: Value, node: n.Node, scope: Scope) -> Things:
    """What lies in a place, or is in a list; a single card is a list of one."""
    if isinstance(value, Picked):
        held = kinds_held(value.source, scope)
        return Things(value.source, scope.local("card", "card", held[0] if len(held) == 1 else None))
    if value.type in ("holder", "holders"):
        return Things(pieces_of(value, scope), scope.local("piece", "piece"))
    if isinstance(value, Joined):
        source: ThingSource = th.Together(tuple(things_of_value(part, node, scope) for part in value.parts))
    elif isinstance(value, Under):
        source = th.CardsUnder(value.zone, value.hosts)
    elif value.type in ("places", "pile") and not isinstance(value, v.PlaceOfCard | Local | v.EndOf):
        source = th.CardsIn(places_of(value, node, scope))
    elif value.type == "pile":
        source = th.CardsOfPile(value)
    elif value.type == "cards":
        source = th.CardsOfList(value)
    elif value.type == "dice":
        return Things(th.DiceOf(value), scope.local("die", "die", getattr(value, "kind", None)))
    else:
        raise wrong_sort(node, value, msg("a place or several things"), scope)
    kinds = kinds_held(source, scope)
    return Things(source, scope.local("card", "card", one_kind(scope.desk.model, kinds)))


def pieces_of(value: Value, scope: Scope) -> ThingSource:
    """The pieces in a holder, or in those of several players, or in several that are joined by `or`."""
    if not isinstance(value, Joined):
        return th.PiecesIn(value)
    return th.Together(tuple(Things(th.PiecesIn(part), scope.local("piece", "piece")) for part in value.parts))


def count_things(things: Things) -> Value:
    """How many there are; the pieces of one owner in one place are counted without looking at each."""
    source = things.source
    if isinstance(source, th.PiecesIn) and source.holder.type == "holder":
        if not things.where:
            return v.PieceCount(source.holder)
        if len(things.where) == 1 and isinstance(things.where[0], v.Compare) and things.where[0].operator == "==":
            left, right = things.where[0].left, things.where[0].right
            if left == v.OwnerOf(things.local):
                return v.PieceCount(source.holder, right)
    return v.Count(things)
