"""The types of generated code are true: matches are played on code that checks of every slot and every index what its
type claims. The printer of that code is a second one beside Python's, made without a change to what is printed."""

from __future__ import annotations

import json
import random

import pytest

from interpreter.compile.code import nodes as n
from interpreter.compile.code.blocks import Layout
from interpreter.compile.code.nodes import Type
from interpreter.compile.code.python import Python
from interpreter.compile.whole import code_of
from interpreter.game.link import link
from interpreter.game.match import Match, Setup
from interpreter.loader import check_sources, read
from interpreter.report import Reporter
from interpreter.text import locate

GAMES = locate("tests") / "games"
PACKS = {
    "orion": ["orion"],
    "antares": ["orion", "orion-antares"],
    "eminent": ["eminent"],
    "night_market": [GAMES / "night_market"],
    "flotilla": [GAMES / "flotilla"],
}
PONDER = """
action ponder "Ponder"
    let upper be top of ash
    if upper is working
        gain 1 fame
    gain 0 fame
"""
CLAIMS = """
def a_sort(x, sort):
    name = x.__class__.__name__
    if sort in ("number", "thing", "maybe", "flag"):
        assert name in ("int", "bool"), (x, sort)
        assert sort != "thing" or x != -1, (x, sort)
    elif sort == "amount":
        assert name == "tuple", (x, sort)
    elif sort == "list":
        assert name == "list", (x, sort)
    return x

def an_index(x, sort):
    assert sort == "maybe" or x != -1, (x, sort)
    return x

"""


class Watchful(Python):
    """Python that asserts what types claim."""

    def print_Entry(self, x):  # noqa: N802
        indexes = [f"[an_index({self.text(index)}, {index.type.value!r})]" for index in x.indexes]
        return self.print_Table(x.table) + "".join(indexes)

    def print_Slot(self, x):  # noqa: N802
        return f"a_sort({super().print_Slot(x)}, {x.type.value!r})"

    def place(self, x):
        match x:
            case n.Slot():
                return super().print_Slot(x)
            case n.Entry():
                return super().print_Entry(x)
            case n.Item():
                return super().print_Item(x)
        return self.text(x)


def play(places, fuse, seeds):
    reporter = Reporter()
    code, data = code_of(check_sources(read(places, reporter, scenarios=False), reporter), fuse)
    program = link(json.loads(json.dumps(data | {"source": CLAIMS + Watchful(code).source()})))
    least, most = program.sheet.players
    for seed in range(seeds):
        rng = random.Random(seed)
        match = Match.start(program, Setup(least + seed % (most - least + 1), seed))
        while not match.over:
            match.choose(rng.choice(match.decision.options))


@pytest.mark.parametrize("pack", PACKS)
def test_slots_and_indexes_hold_what_their_types_claim(pack, fuse):
    play(PACKS[pack], fuse, seeds=4)


def test_a_card_that_may_be_none_is_a_maybe_wherever_it_is_handed_on(trial, tmp_path):
    trial(rules=PONDER)
    play([tmp_path / "trial_1"], True, seeds=1)


def test_a_name_of_a_list_and_of_a_number_has_two_slots():
    layout = Layout(2)
    assert layout.slot("found", Type.THING) == n.Slot(1, Type.THING)
    assert layout.slot("found", Type.LIST) == n.Slot(2, Type.LIST)
    assert layout.slot("found", Type.MAYBE) == n.Slot(1, Type.MAYBE)
    assert layout.types == {"found": Type.MAYBE, "found list": Type.LIST}


def test_a_slot_has_one_type_and_a_frame_its_size():
    for places in PACKS.values():
        reporter = Reporter()
        code, data = code_of(check_sources(read(places, reporter, scenarios=False), reporter))
        for key, layout in code.layouts.items():
            assert data["routines"][key] == [layout.entry, len(layout.types)]
            assert Type.NOTHING not in layout.types.values(), key
