"""Every effect is made by some good card."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from interpreter.effects import steps, things, values
from interpreter.effects.parts import walk
from interpreter.loader import read
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.whole_check import check

TESTS = Path(__file__).parents[1]
GAMES = ("orion", "orion-antares", "eminent")
BASES = {
    steps.Step,
    steps.Chosen,
    steps.Growth,
    values.Value,
    values.Number,
    values.Flag,
    things.ThingSource,
    things.SomeOf,
}
EFFECTS = [
    one
    for room in (steps, values, things)
    for one in vars(room).values()
    if isinstance(one, type) and one.__module__ == room.__name__ and attrs.has(one)
    if one not in BASES
]


@pytest.fixture(scope="module")
def made() -> set[type]:
    """The classes of the effects in all packs that are sound."""
    village = [TESTS / "cards" / "base.moo", *sorted((TESTS / "cards" / "good" / "checked").rglob("*.moo"))]
    packs = [[Source(file.name, file.read_text("utf-8")) for file in village]]
    packs += [read([game], Reporter(), scenarios=False) for game in GAMES]
    found: set[type] = set()
    for sources in packs:
        reporter = Reporter()
        model = check([parse(source, reporter) for source in sources], reporter)
        assert len(reporter) == 0
        families = (getattr(model, field.name) for field in attrs.fields(type(model)))
        parts = [
            tuple(one.values()) if isinstance(one, dict) else tuple(one)
            for one in families
            if isinstance(one, dict | list)
        ]
        found |= {type(part) for part in walk(tuple(parts))}
    return found


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: effect.__name__)
def test_every_effect_says_what_it_is_and_some_card_makes_it(effect, made) -> None:
    assert effect.__doc__
    assert effect in made, "no checked card makes it: add a line to tests/cards/good/checked"
