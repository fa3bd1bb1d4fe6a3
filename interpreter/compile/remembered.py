"""Values that are remembered until something changes that they look at.

A value that goes through many things is mostly asked when none of them has changed. So what it gave for the same
things is kept in the match (`State.kept`), and whatever changes a pile, a mark or who works throws away what was worked
out from that. What a value looks at is read off its text; one that looks at anything else is worked out each time. A
game without places remembers nothing: there little is gone through, and every move would cost more.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from attrs import frozen

from interpreter.compile.code.nodes import NUMBERS, Type
from interpreter.compile.code.questions import cost_of, said_at_once
from interpreter.compile.code.statements import Function, Kept
from interpreter.compile.looks import WORKING, Looks
from interpreter.compile.search import is_by_design
from interpreter.compile.tables import zone_of_pile
from interpreter.model.whole import FIRST

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator

LONG = 60  # of `cost_of`; what is worked out more quickly than that is not worth remembering
KEPT = NUMBERS | {Type.AMOUNT}  # what nobody changes who is given it


@frozen
class Remembered:
    """A function that remembers: its name, how many things it is given and which of these count by their design; under
    which numbers of `State.kept`; and what it looks at, of anybody and of the player who has a number of his own."""

    name: str
    given: int
    by_design: tuple[int, ...]
    numbers: range
    anybodys: frozenset[str]
    own: frozenset[str]


def remember(gen: Generator) -> dict[str, Any]:
    """Choose the values that can be remembered: the names of their functions, and of every pile, of every mark and of
    working the numbers of those that are no longer true when it changes."""
    kept = list(_numbered(gen, _chosen(gen))) if gen.remembers else []

    @cache
    def of(what: tuple[str, ...], owner: int = -1) -> list[int]:
        found: list[int] = []
        for one in kept:
            if not one.anybodys.isdisjoint(what):
                found += one.numbers
            elif not one.own.isdisjoint(what):
                found.append(one.numbers[owner])
        return found

    rows: list[list[int]] = []
    piles = [place_in(rows, of(*ways)) for ways in _ways_to_piles(gen, kept)] if kept else []
    return {
        "kept": [(one.name, one.given, one.by_design, [*one.numbers]) for one in kept],
        "kept_by_pile": (rows, piles),
        "kept_by_mark": [of((f"mark {mark}",)) for mark in gen.model.marks] if kept else [],
        "kept_by_work": of((WORKING,)),
    }


def _numbered(gen: Generator, chosen: dict[str, set[str]]) -> Iterator[Remembered]:
    """Give each function its numbers: one for every player where it looks at what lies before one whom it is given."""
    values, number = {name: value for value, name in gen.value_functions.items()}, 0
    for name, looks in chosen.items():
        function = gen.functions[name]
        counters = tuple(sorted(_numbers(gen, *one.split()[1:]) for one in looks if one.startswith("counter ")))
        by_design = _by_design(gen, values[name], function) if name in values else ()
        given = [place for place, param in enumerate(function.params) if param.type is Type.THING]
        player = next((place for place in given if any(look.endswith(f" of {place}") for look in looks)), None)
        own = frozenset(look.split(" of ")[0] for look in looks if look.endswith(f" of {player}"))
        anybodys = frozenset(look.split(" of ")[0] for look in looks if not look.endswith(f" of {player}"))
        function.kept = Kept(number, said_at_once(function.body), counters, by_design, player)
        numbers = range(number, number + (1 if player is None else gen.model.most))
        yield Remembered(name, len(function.params), by_design, numbers, anybodys, own)
        number = numbers.stop


def _by_design(gen: Generator, value: str, function: Function) -> tuple[int, ...]:
    """The parameters of a value of which it asks nothing but what all copies of a card share, and there are some."""
    base, model = gen.base_of(value), gen.model
    return tuple(
        place
        for place, param in enumerate(model.values[value].parameters)
        if function.params[place].type is Type.THING
        and any(design.copies > 1 and model.is_a(design.kind, param.kind) for design in model.designs.values())
        and not gen.is_changed(value)
        and is_by_design(gen, base, param.name)
    )


def place_in(rows: list[list[int]], row: list[int]) -> int:
    """Where a row stands among some, at whose end it is put if it is new: there may be thousands of piles."""
    if row not in rows:
        rows.append(row)
    return rows.index(row)


def _ways_to_piles(gen: Generator, kept: Iterable[Remembered]) -> list[tuple[tuple[str, ...], int]]:
    """For every pile, and at the end for none, how those that look at it say so, its zone and what that lies on; and
    whose it is."""
    kinds = sorted({look.split(" on ")[1] for one in kept for look in one.anybodys if " on " in look})
    rows = {kind: gen.above.row(kind) for kind in kinds}
    found: list[tuple[tuple[str, ...], int]] = []
    for pile, (zone, owner) in enumerate(zone_of_pile(gen.model)):
        on = (f"zone {zone.name} on {kind}" for kind in kinds if rows[kind][pile] >= 0)
        found.append(((f"zone {zone.name}", *on), owner))
    return [*found, ((), -1)]


def _numbers(gen: Generator, counter: str, param: str) -> tuple[int, int, int]:
    """Where in the numbers of a match a counter stands, of all who have it, and the parameter that says whose is looked
    at; -1 for all of them."""
    if counter == "first":
        return FIRST, FIRST + 1, int(param)
    at = gen.model.counters[counter].at
    return at, at + (gen.model.most if gen.model.counters[counter].per_player else 1), int(param)


def _chosen(gen: Generator) -> dict[str, set[str]]:
    """The functions that can be remembered, first the lists, each with what it looks at."""
    found = dict(gen.lists.looks)
    for value, name in gen.value_functions.items():
        function = gen.functions[name]
        simple = function.gives in KEPT and all(param.type in NUMBERS for param in function.params)
        if simple and cost_of(function.body, gen.functions) > LONG:
            looks = Looks(gen)
            looks.at_value(value, range(len(function.params)))
            if not looks.unknown:
                found[name] = looks.found
    return found
