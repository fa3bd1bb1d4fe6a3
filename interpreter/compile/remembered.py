"""Values that are remembered until something changes that they look at.

A value that goes through many things is mostly asked when none of them has changed. So what it gave for the same
things is kept in the match (`State.kept`), and whatever changes a pile, a mark or who works throws away what was worked
out from that. What a value looks at is read off its text; one that looks at anything else is worked out each time. A
game without places remembers nothing: there little is gone through, and every move would cost more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

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


def remember(gen: Generator) -> dict[str, Any]:
    """Choose the values that can be remembered: the names of their functions, and of every pile, of every mark and of
    working those that are no longer true when it changes."""
    chosen = _chosen(gen) if gen.remembers else {}
    values = {name: value for value, name in gen.value_functions.items()}
    kept: list[tuple[str, int, tuple[int, ...]]] = []
    for number, (name, looks) in enumerate(chosen.items()):
        function = gen.functions[name]
        counters = tuple(sorted(_numbers(gen, *one.split()[1:]) for one in looks if one.startswith("counter ")))
        by_design = _by_design(gen, values[name], function) if name in values else ()
        function.kept = Kept(number, said_at_once(function.body), counters, by_design)
        kept.append((name, len(function.params), by_design))

    def of(*what: str) -> list[int]:
        return [number for number, looks in enumerate(chosen.values()) if not looks.isdisjoint(what)]

    rows: list[list[int]] = []
    piles = [place_in(rows, of(*ways)) for ways in _ways_to_piles(gen, chosen)] if chosen else []
    return {
        "kept": kept,
        "kept_by_pile": (rows, piles),
        "kept_by_mark": [of(f"mark {mark}") for mark in gen.model.marks] if chosen else [],
        "kept_by_work": of(WORKING),
    }


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


def _ways_to_piles(gen: Generator, chosen: dict[str, set[str]]) -> list[list[str]]:
    """For every pile, and at the end for none, how those that look at it say so: its zone, and what that lies on."""
    kinds = sorted({look.split(" on ")[1] for looks in chosen.values() for look in looks if " on " in look})
    rows = {kind: gen.above.row(kind) for kind in kinds}
    zones = [f"zone {zone.name}" for zone, _owner in zone_of_pile(gen.model)]
    return [
        *([zone, *(f"{zone} on {kind}" for kind in kinds if rows[kind][pile] >= 0)] for pile, zone in enumerate(zones)),
        [],
    ]


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
