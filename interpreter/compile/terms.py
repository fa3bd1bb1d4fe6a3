"""Working with effects as terms: which variables they use, and putting values in the place of variables."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any, TypeVar, cast

from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import fields_of
from interpreter.effects.things import SomeOf, Things, ThingSource
from interpreter.effects.values import Flag, Local, Value
from interpreter.frozen import evolve

T = TypeVar("T")
_renamings = count(1)
THIS, YOU, DOER = Local("this", "card"), Local("you", "player"), Local("doer", "player")


class Affordable(Flag):
    """Whether a player can pay an amount less a discount."""

    payer: Value
    amount: Value
    discount: Value | None


class Opened(Flag):
    """Whether the needs that a block begins with hold and its prices can be paid; `steps` are these alone."""

    steps: tuple[s.Step, ...]


class PiecesReady(Flag):
    """Whether there are so many pieces to pay, and room where they go."""

    look: Value
    count: Value
    source: Value
    target: Value


class CounterReady(Flag):
    """Whether a counter can be lowered so far."""

    counter: str
    payer: Value
    amount: Value


class CardsReady(Flag):
    """Whether there are so many cards to pick from (None: at least one), perhaps such as agree or differ."""

    things: Things
    count: Value | None
    alike: s.Alike | None = None


class Allowed(Flag):
    """Whether nothing that works forbids a verb or an action: what is heard on a `channel`."""

    channel: tuple[str, str]
    doer: Value
    args: tuple[Value, ...]


class EffectReady(Flag):
    """Whether a card's named effect can be begun: it exists, its needs hold, its prices can be paid."""

    effect: str
    card: Value
    doer: Value


class Bordering(ThingSource):
    """The places to which one of some `things`, places too, is related by a table alone; in the order of the board."""

    relation: str
    things: Things


def free(term: Any) -> dict[str, Local]:
    """The variables that a term uses and does not itself go through, by name, in order of appearance."""
    used: dict[str, Local] = {}
    bound: set[str] = set()
    _collect(term, used, bound)
    return {name: local for name, local in used.items() if name not in bound}


def _collect(term: Any, used: dict[str, Local], bound: set[str]) -> None:
    if isinstance(term, Local):
        used.setdefault(term.name, term)
    elif isinstance(term, tuple):
        for part in term:
            _collect(part, used, bound)
    else:
        if isinstance(term, Things | s.Pick | s.Let):
            bound.add(term.local.name)
        elif isinstance(term, s.Draw | s.Roll | s.PerformAction) and term.bind is not None:
            bound.add(term.bind.name)
        elif isinstance(term, s.Turns):
            bound.add(term.doer.name)
        elif isinstance(term, s.RankBy):
            bound.add(term.player.name)
        for name in fields_of(term) or ():
            _collect(getattr(term, name), used, bound)


def substitute(term: T, mapping: Mapping[str, Value]) -> T:
    """The term with values in the place of variables. What it goes through gets new names, so that none is caught."""
    return cast(T, _substituted(term, mapping))


def _substituted(term: Any, mapping: Mapping[str, Value]) -> Any:
    if isinstance(term, Local):
        return mapping.get(term.name, term)
    if isinstance(term, tuple):
        return tuple(_substituted(part, mapping) for part in term)
    names = fields_of(term)
    if names is None:
        return term
    if isinstance(term, Things):
        renamed = evolve(term.local, name=f"{term.local.name.split('__')[0]}__{next(_renamings)}")
        source = _substituted(term.source, mapping)
        return Things(source, renamed, _substituted(term.where, {**mapping, term.local.name: renamed}))
    changes: dict[str, Any] = {}
    if isinstance(
        term, v.Total | v.LongestWay | v.MostAlike | SomeOf
    ):  # what is asked of each knows it by the new name
        changes["things"] = things = _substituted(term.things, mapping)
        changes["each"] = _substituted(term.each, {**mapping, term.things.local.name: things.local})
    if isinstance(term, CardsReady | s.Pick) and term.alike is not None:  # so does that in which they agree
        changes["things"] = things = _substituted(term.things, mapping)
        changes["alike"] = _substituted(term.alike, {**mapping, term.things.local.name: things.local})
    for name in names:
        if name in changes:
            continue
        old = getattr(term, name)
        new = _substituted(old, mapping)
        if new is not old:
            changes[name] = new
    return evolve(term, **changes) if changes else term


def with_origins(term: T) -> tuple[T, list[Local]]:
    """The term with variables in the place of `this system`, and these variables."""
    found: dict[str, Local] = {}

    def go(part: Any) -> Any:
        if isinstance(part, v.PlaceOfCard) and part.zone is not None:
            return found.setdefault(part.zone, Local(f"began_in_{part.zone}", "pile", part.zone))
        if isinstance(part, tuple):
            return tuple(go(one) for one in part)
        names = fields_of(part)
        if names is None:
            return part
        old = {name: getattr(part, name) for name in names}
        changes = {name: new for name, one in old.items() if (new := go(one)) is not one}
        return evolve(part, **changes) if changes else part

    return cast(T, go(term)), list(found.values())


def conjuncts(value: Value) -> list[Value]:
    """The parts that all have to hold."""
    if isinstance(value, v.All):
        return [part for whole in value.parts for part in conjuncts(whole)]
    return [value]
