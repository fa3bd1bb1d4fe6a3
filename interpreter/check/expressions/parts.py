"""How what a game declares is written, `PLAYER's room`, and what is told where a part of it is missing."""

from __future__ import annotations

from typing import TypeVar

from interpreter.check.expressions.sorts import Places
from interpreter.check.nouns import singulars
from interpreter.check.scope import Abandon, Desk, Scope, a
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.model import Counter, Model, ValueDef, Zone
from interpreter.report.message import all_of, msg
from interpreter.syntax import nodes as n

RELATED = ("for", "against", "towards")
T = TypeVar("T")


def piles(model: Model) -> list[str]:
    """The words for one pile of a piled zone."""
    return [singulars(zone.name)[-1] for zone in model.zones.values() if zone.piled]


def whose(expr: n.Name, desk: Desk) -> Exception:
    """Report a counter, zone or value of a player that is said to be nobody's."""
    word = expr.text
    before = expr.span.source.line(expr.span.line)[: expr.span.column - 1].split()
    if before[-1:] == ["of"] and desk.doubtful.names.intersection(
        word.lstrip("(") for word in before[-2:-1]
    ):  # `price of grain`: it says whose
        return Abandon()
    help = msg("write `your {}`, or `their {}` under `each player`", word, word)
    return desk.fail("missing-owner", msg("whose {}? every player has one", word), expr, help=help)


def missing_parts(expr: n.Name, value: ValueDef, desk: Desk) -> Exception:
    """Report a value that does not say of whom or of what."""
    if len(value.parameters) == 1 and value.parameters[0].type == "player" and value.parameters[0].joint == "of":
        return whose(expr, desk)
    return wrong_parts(expr, value, desk)


def wrong_parts(node: n.Node, value: ValueDef, desk: Desk) -> Exception:
    """Report a value that is written with other parts than it was declared with."""
    if value.name in desk.model.relations:
        said = f"here is {value.name} to there"
        message = msg(
            "whether two places are `{}` is asked of one of them, and the other stands behind `to`", value.name
        )
        return desk.fail("wrong-parts", message, node, help=msg("write `{}`", said))
    message = msg("`{}` is written as it was declared: `{}`", value.name, form(value))
    said = all_of(msg("{} in place of {}", a(parameter.name), parameter.name.upper()) for parameter in value.parameters)
    joint = value.parameters[0].joint if [one.type for one in value.parameters] == ["player"] else None
    if joint in RELATED:
        way = f"`value {value.name} of player {joint} other (player)`"
        help = msg("write {}: that is whom it is about, whoever acts; for one who acts the game declares {}", said, way)
    else:
        help = (
            msg("write {}", said)
            if said
            else msg("there is one for the whole game; nothing stands before or behind it")
        )
    return desk.fail("wrong-parts", message, node, help=help)


def in_order(node: n.Node, value: ValueDef, given: list[tuple[str, T]], desk: Desk) -> list[T]:
    """What is given for each part of a value, in the order of its declaration; a fault if a part is missing or given
    twice."""
    joints = [joint for joint, _part in given]
    twice = next((joint for joint in joints if joints.count(joint) > 1), None)
    if twice is not None:
        help = msg("it is written `{}`; an inner value with parts of its own stands in brackets", form(value))
        raise desk.fail("wrong-parts", msg("`{}` is given two parts behind `{}`", value.name, twice), node, help=help)
    if set(joints) != {parameter.joint for parameter in value.parameters}:
        raise wrong_parts(node, value, desk)
    by_joint = dict(given)
    return [by_joint[parameter.joint or ""] for parameter in value.parameters]


def form(value: ValueDef) -> str:
    """How a value is written, with its parts in capitals; `PLAYER's room`, `toll against PLAYER`."""
    words = [value.name]
    for parameter in value.parameters:
        name = parameter.name.upper()
        words = [f"{name}'s", *words] if parameter.joint == "of" else [*words, parameter.joint or "", name]
    return " ".join(words) if {one.joint for one in value.parameters} <= {"of", *RELATED} else f"({' '.join(words)})"


def counter_value(counter: Counter, owner: Value | None) -> v.CounterOf:
    """What a counter is, or what its owner is marked with."""
    return v.CounterOf(counter.name, owner, counter.type, counter.names)


def zone_value(zone: Zone, owner: Value | None, scope: Scope, name: n.Node) -> Value:
    """A zone as a value: one pile, one holder, or several piles."""
    if zone.name in scope.desk.model.boards:  # that everyone has: its name is that of the board
        scope.desk.index.mention("board", zone.name, name)
    scope.desk.index.use("zone", zone.name, name)
    if zone.store == "pieces":
        return v.HolderOf(zone.name, owner)
    if zone.piled:
        return Places(((zone.name, owner),))
    return v.PileOf(zone.name, owner)
