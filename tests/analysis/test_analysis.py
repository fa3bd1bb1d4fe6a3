"""What can never happen: several packs together, what an author allows, and that nothing sound is suspected.

The faults themselves are cards in `tests/cards/bad`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.analysis import ANALYSES
from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Situation, parts, word_count
from interpreter.analysis.ranges import Interval, compared
from interpreter.analysis.walk import AskedCondition, everything
from interpreter.effects import values as v
from interpreter.effects.values import Local
from interpreter.loader import check as check_places, check_sources, load, read
from interpreter.report import Reporter, full
from interpreter.report.catalogue import entry_in
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.whole_check import check

TESTS = Path(__file__).parents[1]
BASE = (TESTS / "cards" / "base.moo").read_text("utf-8")
PACK = 'pack {name} "{name}"\n    version "1"\n    requires {needs}\n\n'
ECHO = """stall {name} "{name}"
    colour  red
    price   1 coin
    points  1

    after {heard}:
        {done}
"""
NEVER = """stall loft "Loft"
    colour  red
    price   1 coin
    points  1

    on build:
        if your grain is 10{allow}
            gain 1 coin
"""
SOUND = ["orion", str(TESTS / "games" / "night_market"), str(TESTS / "cards" / "base.moo")]


def faults_in(**files: str):
    """The faults of packs, each a file in a folder of its own; the village is the pack below them."""
    reporter = Reporter()
    texts = {"village/base.moo": BASE} | {f"{name}/{name}.moo": text for name, text in files.items()}
    check([parse(Source(name, text), reporter) for name, text in texts.items()], reporter)
    return reporter.diagnostics


def pack(name: str, text: str, needs: str = 'village "1.0"') -> str:
    return PACK.format(name=name, needs=needs) + text


# ---- several packs ---------------------------------------------------------------------------------------------------


def test_a_loop_through_two_packs_is_shown_as_the_chain_of_its_cards():
    verbs = "to sing\n    gain 1 fame\n\nto dance\n    gain 1 fame\n\n"
    spring = pack("spring", verbs + ECHO.format(name="lark", heard="sing", done="dance"))
    summer = pack("summer", ECHO.format(name="cricket", heard="dance", done="sing"), 'spring "1.0"')
    assert faults_in(spring=spring) != []  # nobody sings: the lark alone waits in vain
    [fault] = [one for one in faults_in(spring=spring, summer=summer) if one.code == "endless-chain"]
    assert fault.message == "this sets itself off again and again: `lark` → `cricket` → `lark`"
    assert [(note.span.source.name, note.caption) for note in fault.notes] == [
        ("spring/spring.moo", "this line of `lark` sets off `cricket`"),
        ("summer/summer.moo", "this line of `cricket` sets off `lark`"),
    ]


def test_a_pack_that_another_one_stands_on_is_left_alone():
    spring = pack("spring", NEVER.format(allow=""))
    summer = pack("summer", "", 'spring "1.0"')
    assert [fault.code for fault in faults_in(spring=spring)] == ["never-true"]
    assert faults_in(spring=spring, summer=summer) == []


def test_what_is_allowed_there_is_not_asked_for_again():
    spring = pack("spring", NEVER.format(allow="    ## allow never-true summer raises the range"))
    summer = pack("summer", "", 'spring "1.0"')
    assert faults_in(spring=spring) == faults_in(spring=spring, summer=summer) == []


def test_what_one_pack_makes_possible_is_no_fault_of_another():
    spring = pack("spring", NEVER.format(allow=""))
    summer = pack(
        "summer",
        'replace resource grain for each player "grain"\n    range  0 to 12\n    start  3\n',
        'spring "1.0"',
    )
    winter = pack("winter", NEVER.format(allow="").replace("loft", "shed"), 'summer "1.0"')
    assert faults_in(spring=spring, summer=summer, winter=winter) == []


# ---- what is sure ----------------------------------------------------------------------------------------------------


def test_of_a_pack_with_another_fault_nothing_is_said_to_be_impossible(faults_of):
    text = NEVER.format(allow="") + "        gain 1 gold\n"
    assert [fault.code for fault in faults_of(text)] == ["unknown-resource"]


@pytest.mark.parametrize("place", [*SOUND, str(Path(SOUND[0]))], ids=["orion", "night market", "village", "by name"])
def test_sound_packs_stay_silent(place):
    told = check_places(place)
    assert not told, "\n".join(map(full, told))


def test_ranges_compare_as_all_their_numbers_do():
    ranges = [Interval(low, high) for low in range(-1, 3) for high in range(low, 3)]
    signs = {"==": int.__eq__, "!=": int.__ne__, ">=": int.__ge__, "<=": int.__le__, ">": int.__gt__, "<": int.__lt__}
    for operator, holds in signs.items():
        for left in ranges:
            for right in ranges:
                found = {holds(a, b) for a in numbers(left) for b in numbers(right)}
                assert compared(operator, left, right) == (found.pop() if len(found) == 1 else None)


def test_products_hold_all_that_can_come_out():
    ranges = [Interval(low, high) for low in range(-2, 3) for high in range(low, 3)]
    for left in ranges:
        for times in (Interval(low, high) for low in range(3) for high in range(low, 3)):
            found = left.times(times)
            assert all(found.low <= a * b <= found.high for a in numbers(left) for b in numbers(times))


GAITS = """
kind beast is card "beast"
    gaits   walk, trot, several
    starts  pen

zone pen of beast "pen"

beast cow "Cow"
    gaits  walk, walk

beast eel "Eel"
    gaits  trot, trot, walk

action look_round "Look"
    if (number of gaits of top of pen) is 2
        gain 1 coin
"""


@pytest.mark.parametrize(
    ("this", "word", "found"),
    [
        ("cow", None, Interval(2, 2)),
        ("cow", "walk", Interval(2, 2)),
        ("cow", "trot", Interval(0, 0)),
        ("cow", "any", Interval(0, 2)),
        (None, None, Interval(0, 3)),
        (None, "walk", Interval(0, 2)),
        (None, "any", Interval(0, 3)),
    ],
)
def test_how_often_a_word_can_stand_in_a_fact(this, word, found):
    reporter = Reporter()
    model = check([parse(Source("base.moo", BASE + GAITS), reporter)], reporter)
    assert not len(reporter), reporter.diagnostics
    world = World(model)
    [(trot, _trot, walk)] = world.said("eel", "gaits")
    words = {"walk": v.Const(walk, "word"), "trot": v.Const(trot, "word"), "any": Local("pace", "word")}
    gaits = v.FactOf("gaits", Local("this" if this else "beast", "card", "beast"), "words")
    assert word_count(gaits, words.get(word), Situation(world, this)) == found


def numbers(of: Interval) -> range:
    assert of.low is not None and of.high is not None
    return range(of.low, of.high + 1)


@pytest.mark.parametrize("place", SOUND[:2], ids=["orion", "night market"])
def test_no_match_leaves_the_ranges(place):
    """Counters, values, and what lies in places, in the course of a match, against what the checker holds possible."""
    game = load(place)
    world = World(check_sources(read([place], Reporter(), scenarios=False), Reporter()))
    match = game.start(seed=3)
    model, sheet = world.model, match.sheet
    assert any(isinstance(met, AskedCondition) for met in everything(world))
    asked = [
        one for one in sheet.values if all(part.type == "player" for part in one.parameters) and one.type != "places"
    ]
    for turn in range(120):
        if match.over:
            break
        match.choose(turn * 7 % len(match.decision.options))
        view = match.view(0)
        for pile in view.piles:
            assert pile.count <= world.capacity.pile(model.zones[pile.zone])
        for holder in view.holders:
            assert sum(count for _look, count in holder.pieces) <= world.capacity.held(model.zones[holder.zone], False)
        for value in asked if turn % 10 == 0 else ():
            for player in range(match.state.n if value.parameters else 1):
                result = match.receipt(value.name, *[player] * len(value.parameters)).result
                told = result if isinstance(result, tuple) else (result,)
                for number, known in zip(told, parts_of_value(value.name, world), strict=True):
                    fits = Interval(number, number).meet(known)
                    assert value.type == "flag" or not fits.empty, (value.name, number, known)


def parts_of_value(name: str, world: World) -> list[Interval]:
    """What a value can be, by the checker."""
    definition = world.model.values[name]
    given = tuple(parameter.local for parameter in definition.parameters)
    return parts(v.Changed(name, given, definition.type), Situation(world))


@pytest.mark.parametrize("code", ANALYSES)
def test_an_analysis_can_be_left_out(code, faults_of, monkeypatch):
    text = entry_in(code, "en").bad
    assert [fault.code for fault in faults_of(text)] == [code]
    monkeypatch.delitem(ANALYSES, code)
    assert faults_of(text) == []
