"""Values that say how much there may be: of places (`piles system_limit`), of what is counted (`limit purse`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from interpreter.check.declared_values import ready
from interpreter.check.scope import Abandon, Desk
from interpreter.effects import values as v
from interpreter.effects.changes import AT_LEAST, MORE, REPLACES
from interpreter.effects.values import Value
from interpreter.model import Model, ValueDef
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

MOST_PILES = 100


def settle_piles(desk: Desk) -> None:
    """Give the zones that name a value as many piles as it can become, now that everything that changes it is known."""
    for node in desk.declarations:
        if isinstance(node, n.ZoneDecl) and isinstance(node.name, n.Name) and node.name.text in desk.model.zones:
            for item in node.items:
                if isinstance(item, n.Fact) and item.name.text == "piles" and isinstance(item.values[0][0], n.Name):
                    with suppress(Abandon):
                        desk.model.zones[node.name.text].piles = piles_for(item.values[0][0], desk)


def settle_limits(desk: Desk) -> None:
    """See that each counter that names a limit names a number, of the player if every player has the counter."""
    for node in desk.declarations:
        if not isinstance(node, n.CounterDecl):
            continue
        family = desk.model.families.get(node.name.text)
        members = family.members.values() if family is not None else [node.name.text]
        counters = [desk.model.counters[name] for name in members if name in desk.model.counters]
        for fact in node.facts:
            if fact.name.text == "limit" and counters and isinstance(fact.values[0][0], n.Name):
                with suppress(Abandon):
                    check_limit(fact.values[0][0], counters[0].per_player, desk)
                    continue
                for counter in counters:
                    counter.limit = None


def check_limit(name: n.Name, per_player: bool, desk: Desk) -> None:
    """A fault if a value is no number that can limit a counter."""
    value = value_named(name, desk)
    wanted = ["player"] if per_player else []
    if value.type != "number" or [part.type for part in value.parameters] != wanted:
        message = msg("`{}` is no number that says how much there may be", name.text)
        form = f"value {name.text} of player = 9" if per_player else f"value {name.text} = 9"
        raise desk.fail("wrong-kind", message, name, help=msg("write `{}`", form))


def value_named(name: n.Name, desk: Desk) -> ValueDef:
    """The value of a name, its base bound."""
    if name.text not in desk.model.values:
        raise desk.unknown("unknown-name", msg("the value"), name.text, name, desk.model.values)
    desk.index.use("value", name.text, name)
    ready(name.text, desk)
    return desk.model.values[name.text]


def piles_for(name: n.Name, desk: Desk) -> int:
    """How many piles a value may ask for; a fault where that is not known."""
    model = desk.model
    value_named(name, desk)
    highest = highest_of(name.text, model)
    if highest is None:
        help = msg("give it fixed numbers, here and wherever `always:` changes it, or write the number of piles")
        raise desk.fail("wrong-kind", msg("it is not known how high `{}` can get", name.text), name, help=help)
    if not 1 <= highest <= MOST_PILES:
        message = msg("`{}` can be {}, and a place has from 1 to {} piles", name.text, highest, MOST_PILES)
        raise desk.fail("out-of-bounds", message, name)
    return highest


def highest_of(value: str, model: Model) -> int | None:
    """The highest that a value can become, if everything that changes it works at once; None if that is not known."""
    definition = model.values[value]
    if definition.type != "number" or definition.base is None:
        return None
    bases, least, added = list(numbers_of(definition.base)), list[int | None](), 0
    for change in model.modifiers:
        if change.value == value:
            amounts = list(numbers_of(change.amount))
            if change.sign == REPLACES:
                bases += amounts
            elif change.sign == AT_LEAST:
                least += amounts
            elif change.sign == MORE and None in amounts:
                return None
            elif change.sign == MORE:
                added += max(0, *(amount or 0 for amount in amounts)) * model.designs[change.design].copies
    known = [base + added for base in bases if base is not None] + [limit for limit in least if limit is not None]
    return max(known) if len(known) == len(bases) + len(least) else None


def numbers_of(value: Value) -> Iterator[int | None]:
    """The numbers that a value may be; None where it is worked out."""
    match value:
        case v.Const(type="number"):
            yield int(value.value) if isinstance(value.value, int) else None
        case v.If():
            for _condition, case in value.cases:
                yield from numbers_of(case)
        case _:
            yield None
