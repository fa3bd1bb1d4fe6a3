"""Places that are as many as a value can become: `piles system_limit`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from interpreter.check.declared_values import ready
from interpreter.check.scope import Abandon, Desk
from interpreter.effects import values as v
from interpreter.effects.changes import AT_LEAST, MORE, REPLACES
from interpreter.effects.values import Value
from interpreter.model import Model
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


def piles_for(name: n.Name, desk: Desk) -> int:
    """How many piles a value may ask for; a fault where that is not known."""
    model = desk.model
    if name.text not in model.values:
        raise desk.unknown("unknown-name", msg("the value"), name.text, name, model.values)
    desk.index.use("value", name.text, name)
    ready(name.text, desk)
    highest = highest_of(name.text, model)
    if highest is None:
        message = msg("it is not known how high `{}` can get", name.text)
        help = msg("give it fixed numbers, here and wherever `always:` changes it, or write the number of piles")
        raise desk.fail("wrong-kind", message, name, help=help)
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
