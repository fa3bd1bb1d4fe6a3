"""Empty and full: said of a place, and of a thing for all the places that it has."""

from __future__ import annotations

from interpreter.check.expressions.contents import count_things, things_of_value
from interpreter.check.expressions.sorts import sort_of, wrong_sort
from interpreter.check.nouns import kind_of
from interpreter.check.scope import Scope, a
from interpreter.effects import values as v
from interpreter.effects.things import CardsIn, Things
from interpreter.effects.values import Value
from interpreter.model import Zone
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n

ROOM = ("empty", "full")


def places_on(thing: Value, scope: Scope) -> list[Zone]:
    """The places that a thing has, those among them that are printed on it."""
    model = scope.desk.model
    kind = kind_of(model, thing)
    return [zone for zone in model.zones.values() if kind is not None and zone.host and model.is_a(kind, zone.host)]


def what_it_carries(thing: Value, said: str, scope: Scope) -> Message | None:
    """How to ask a thing that has no places for what it carries by itself; None where it carries nothing."""
    kind, model = kind_of(scope.desk.model, thing) if thing.type == "card" else None, scope.desk.model
    marks = (mark for mark in model.marks.values() if kind is not None and model.is_a(kind, mark.kind))
    mark = next((mark for mark in marks if mark.board is None), None)
    if mark is None:
        return None
    none = {"number": "0", "player": "nobody", "card": "nothing"}.get(mark.type) or (mark.words or ("nothing",))[0]
    whose = {"it": "its"}.get(said, f"{said}'s")
    return msg("ask for what it carries: `{}`", f"{whose} {mark.name} is {none}")


def has_room(word: str, thing: Value, node: n.Node, scope: Scope) -> Value:
    """`X is empty`, `X is full`: of a place, or of a thing that has places."""
    if thing.type == "card" and places_on(thing, scope):
        return all_are(word, thing, node, scope)
    everywhere = every_place_is(word, thing, node, scope) if thing.type in ("pile", "places") else None
    if everywhere is not None:
        return everywhere
    if word == "full":
        return has_no_room(thing, node, scope)
    if not sort_of(thing).holds:
        help = what_it_carries(thing, node.span.text, scope)
        if help is not None:
            message = msg(
                "nothing can lie on {}: it is neither empty nor full", a(kind_of(scope.desk.model, thing) or "")
            )
            raise scope.desk.fail("wrong-kind", message, node, help=help)
        raise wrong_sort(node, thing, msg("a place"), scope)
    if thing.type in ("places", "holders"):
        return v.Not(v.Exists(things_of_value(thing, node, scope)))
    return v.IsEmpty(thing)


def every_place_is(word: str, where: Value, node: n.Node, scope: Scope) -> Value | None:
    """`your field is full`: of a board that everyone has whether all its places are; None of what holds no places."""
    things, model = things_of_value(where, node, scope), scope.desk.model
    one = things.local
    if one.kind is None or not model.kinds[one.kind].is_place:
        return None
    if not places_on(one, scope):
        message = msg("nothing can lie on {}: it is neither empty nor full", a(one.kind))
        raise scope.desk.fail("wrong-kind", message, node)
    other = v.Not(all_are(word, one, node, scope))
    return v.Not(v.Exists(Things(things.source, one, (*things.where, other))))


def all_are(word: str, thing: Value, node: n.Node, scope: Scope) -> Value:
    """Whether each place of a thing is empty, or each that has a bound is full; of a printed place, what lies in it."""
    found: list[Value] = []
    for zone in places_on(thing, scope):
        scope.desk.index.use("zone", zone.name, node)
        if zone.printed:
            one = scope.local("place", "card", zone.of)
            other = v.Not(all_are(word, one, node, scope))
            found.append(v.Not(v.Exists(Things(CardsIn(((zone.name, thing),)), one, (other,)))))
        elif word == "empty":
            found.append(v.IsEmpty(v.PileOf(zone.name, thing)))
        elif zone.holds is not None:
            found.append(has_no_room(v.PileOf(zone.name, thing), node, scope))
    if not found:
        message = msg("`{}` is never full: its places hold any number", node.span.text)
        raise scope.desk.fail("wrong-kind", message, node, help=msg("give one of its places a line `holds 1`"))
    return found[0] if len(found) == 1 else v.All(tuple(found))


def has_no_room(place: Value, node: n.Node, scope: Scope) -> Value:
    """`ship's hold is full`: as much lies in one place as its `holds` says."""
    zone = scope.desk.model.zones.get(getattr(place, "zone", ""))
    if zone is None or place.type not in ("pile", "holder"):
        message = msg("it is not known how much `{}` holds", node.span.text)
        raise scope.desk.fail("wrong-kind", message, node, help=msg("name one place of one owner"))
    if zone.holds is None:
        help = msg("give `zone {}` a line `holds 3`", zone.name)
        raise scope.desk.fail("wrong-kind", msg("`{}` is never full: it holds any number", zone.name), node, help=help)
    there = count_things(things_of_value(place, node, scope))
    return v.Compare(">=", there, v.Const(zone.holds, "number"))
