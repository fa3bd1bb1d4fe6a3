"""Whether a condition can hold: always (True), never (False), sometimes (None); and what is known once it has held."""

from __future__ import annotations

from attrs import evolve

from interpreter.analysis.knowledge import Situation, certain, count, is_this, number, specs
from interpreter.analysis.ranges import compared, limit
from interpreter.effects import values as v
from interpreter.effects.things import CardsIn, CardsUnder, Things, Together
from interpreter.effects.values import Const, Value

NUMBERS = ("number", "face")
MIRRORED = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "==", "!=": "!="}
REVERSED = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def known_outcome(value: Value, at: Situation) -> bool | None:
    """Whether a condition holds."""
    if value in at.flags:
        return at.flags[value]
    match value:
        case Const(value=known):
            return bool(known)
        case v.Compare():
            return comparison(value, at)
        case v.All():
            return False if assumed(value, at) is None else all_of([known_outcome(part, at) for part in value.parts])
        case v.Any():
            return any_of([known_outcome(part, at) for part in value.parts])
        case v.Not():
            found = known_outcome(value.part, at)
            return None if found is None else not found
        case v.Exists():
            many = count(value.things, at)
            return False if many.high == 0 else True if (many.low or 0) > 0 else None
        case v.FactOf() if is_this(value.card, at):
            said = {bool(given) for given in at.world.said(at.this or "", value.fact)}
            return said.pop() if len(said) == 1 else None
        case v.IsKind(card=card, kinds=kinds):
            kind = getattr(card, "kind", None)
            return False if kind is not None and not set(at.model.under(kind)) & set(kinds) else None
        case v.IsDesign(card=card, design=design):
            if is_this(card, at):
                return at.this == design
            kind = getattr(card, "kind", None)
            return None if kind is None or at.model.is_a(at.model.designs[design].kind, kind) else False
        case v.CardIn(card=card, places=places):
            return False if lying_elsewhere(card, places, at) is not None else None
        case v.IsLike(left=left, right=right):
            if left == right:
                return True
            first, second = getattr(left, "kind", None), getattr(right, "kind", None)
            named = first is not None and second is not None
            apart = named and not (at.model.is_a(first, second) or at.model.is_a(second, first))
            return False if apart and (is_there(left, at) or is_there(right, at)) else None
        case v.Changed() if value.value not in at.world.changes:
            flags = at.world.flags
            if value.value not in flags:
                base = at.model.values[value.value].base
                flags[value.value] = known_outcome(base, Situation(at.world)) if base is not None else None
            return flags[value.value]
        case v.If():
            told = [known_outcome(case, at) for _condition, case in value.cases]
            return told[0] if len(set(told)) == 1 else None
    return None


def lying_elsewhere(card: Value, places: Things, at: Situation) -> str | None:
    """The place, asked for above, in which a card lies, if it is surely none of these."""
    asked = zones_among(places)
    for known, holds in at.flags.items():
        if holds and isinstance(known, v.CardIn) and known.card == card:
            zones = zones_among(known.places)
            if asked and zones and not set(asked) & set(zones):
                return zones[0]
    return None


def zones_among(places: Things) -> tuple[str, ...]:
    """The zones in which these cards lie; none if that is not known."""
    match places.source:
        case CardsIn(places=each):
            return tuple(zone for zone, _owner in each)
        case CardsUnder(zone=zone):
            return (zone,)
        case Together(parts=parts):
            each_part = [zones_among(part) for part in parts]
            return sum(each_part, ()) if all(each_part) else ()
    return ()


def is_there(card: Value, at: Situation) -> bool:
    """Whether it is surely some card, or the name of one."""
    return isinstance(card, v.DesignName) or (isinstance(card, v.Local) and card.name in at.existing)


def all_of(found: list[bool | None]) -> bool | None:
    """Whether all hold."""
    return False if False in found else None if None in found else True


def any_of(found: list[bool | None]) -> bool | None:
    """Whether at least one holds."""
    return True if True in found else None if None in found else False


def comparison(value: v.Compare, at: Situation) -> bool | None:
    """Whether a comparison holds."""
    left, right = value.left, value.right
    if left == right:
        return value.operator in ("==", ">=", "<=")
    if left.type in NUMBERS:
        return compared(value.operator, number(left, at), number(right, at))
    if left.type == "word" and isinstance(left, v.FactOf) and isinstance(right, Const):
        possible = possible_words(left, at)
        if possible is None:
            return True if right.value in at.words.get(left, ()) and value.operator == "!=" else None
        same = False if right.value not in possible else True if len(possible) == 1 else None
        return same if value.operator == "==" or same is None else not same
    if isinstance(left, Const) and isinstance(right, Const):
        return (left.value == right.value) == (value.operator == "==")
    return None


def possible_words(value: v.FactOf, at: Situation) -> frozenset[int] | None:
    """The words that a fact can be; -1 stands for no word, of a card that is not there or does not say it."""
    if is_this(value.card, at):
        given = at.world.said(at.this or "", value.fact, -1)
        return frozenset(one for one in given if isinstance(one, int)) - at.words.get(value, frozenset())
    known = specs(value, at)
    found = {at.model.words.index(word) for spec in known for word in spec.words if word in at.model.words}
    if not all(certain(value, spec, at) for spec in known):
        found.add(-1)
    return frozenset(found) - at.words.get(value, frozenset())


# ---- what is known once a condition has held, or has not -------------------------------------------------------------


def assumed(condition: Value, at: Situation, holds: bool = True) -> Situation | None:
    """The place where a condition is known to hold (or not to); None if that cannot be."""
    match condition:
        case v.Not():
            return assumed(condition.part, at, not holds)
        case v.All() if holds:
            return all_assumed(condition.parts, at, True)
        case v.Any() if not holds:
            return all_assumed(condition.parts, at, False)
        case v.Compare():
            return compare_assumed(condition, at, holds)
    if known_outcome(condition, at) is (not holds):
        return None
    return evolve(at, flags={**at.flags, condition: holds})


def all_assumed(parts: tuple[Value, ...], at: Situation, holds: bool) -> Situation | None:
    """The place where all of these are known."""
    here: Situation | None = at
    for part in parts:
        here = assumed(part, here, holds) if here is not None else None
    return here


def compare_assumed(condition: v.Compare, at: Situation, holds: bool) -> Situation | None:
    """The place where a comparison is known to hold, or not to."""
    if comparison(condition, at) is (not holds):
        return None
    operator = condition.operator if holds else REVERSED[condition.operator]
    left, right = condition.left, condition.right
    if left.type in NUMBERS:
        here = narrowed(left, operator, right, at)
        both = narrowed(right, MIRRORED[operator], left, here) if here is not None else None
        return evolve(both, flags={**both.flags, condition: holds}) if both is not None else None
    if left.type == "word" and isinstance(left, v.FactOf) and isinstance(right, Const):
        possible = possible_words(left, at) or frozenset()
        exact = frozenset([int(right.value)]) if isinstance(right.value, int) else frozenset()
        gone = possible - exact if operator == "==" else possible & exact
        return evolve(at, words={**at.words, left: at.words.get(left, frozenset()) | gone})
    return evolve(at, flags={**at.flags, condition: holds})


def narrowed(value: Value, operator: str, other: Value, at: Situation) -> Situation | None:
    """The place where a number is known to compare so with another."""
    if isinstance(value, Const):
        return at
    found = number(value, at)
    if operator == "!=":
        bound = number(other, at)
        if bound.low is None or bound.low != bound.high:
            return at
        low = found.low + 1 if found.low == bound.low and found.low is not None else found.low
        high = found.high - 1 if found.high == bound.high and found.high is not None else found.high
        found = evolve(found, low=low, high=high)
    else:
        found = found.meet(limit(operator, number(other, at)))
    if found.empty:
        return None
    return evolve(at, held={**at.held, value: found})
