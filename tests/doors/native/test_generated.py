"""Games that nobody has written: cards of every construct, and packs with words, numbers and lines changed by chance.
They go natively as in Python, after every decision."""

from __future__ import annotations

import os
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import native_lockstep
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from interpreter.loader import PackFault, load
from moodsl.extras.native import native_of
from moodsl.extras.native.machine import Trapped

TESTS = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TESTS / "properties"))

from mutants import mutant, pack_of  # noqa: E402

BASE = TESTS / "cards" / "base.moo"
GOOD = sorted((TESTS / "cards" / "good" / "checked").glob("*.moo"))
GAMES = [[home] for home in sorted((TESTS / "games").iterdir()) if (home / "game.moo").exists()]
SMALL = [str(TESTS / "games" / name) for name in ("night_market", "flotilla")]
PACKS = ["orion", "eminent", *SMALL, *(str(TESTS / "games" / name) for name in ("broadside", "caravans", "frontier"))]
MOST = 150  # decisions of a game


@cache
def sound_of_corpus():
    """The good cards that make a game: some together with the base game, others alone."""
    found = []
    for file in GOOD:
        for places in ([BASE, file], [file]):
            try:
                load(*places)
            except PackFault:
                continue
            found.append(places)
            break
    return found + GAMES


@cache
def prepared(*places):
    """A game and its native engine."""
    game = load(*places)
    return game, native_of(places, game)


@pytest.fixture(scope="module", autouse=True)
def machines_are_given_back():
    """Before Python itself ends, and what frees them with it."""
    yield
    prepared.cache_clear()


def test_nearly_all_good_cards_make_a_game():
    assert len(sound_of_corpus()) >= len(GAMES) + 0.8 * len(GOOD)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_cards_of_every_construct_go_natively_as_in_python(data):
    places = data.draw(st.sampled_from(sound_of_corpus()))
    game, native = prepared(*places)
    players = data.draw(st.integers(*game.players))
    native_lockstep.play(game.program, native, players, data.draw(st.integers(0, 2**32)), MOST)


def outcome(place, seed):
    """What becomes of a spoiled pack: it is `faulty`, `played` on both sides, or `left` to Python."""
    pack = pack_of(place)
    source = mutant(pack, seed)
    sources = [source if one.name == source.name else one for one in pack.sources]
    try:
        game = load(*sources, cache=False)
    except PackFault:
        return "faulty"
    native = native_of(sources, game, cache=False)
    low, high = game.players
    try:
        native_lockstep.play(game.program, native, low + seed % (high - low + 1), seed, MOST)
    except Trapped:
        return "left"
    return "played"


def test_some_generated_packs_go_natively_as_in_python():
    met = Counter(outcome(place, seed) for place in SMALL for seed in range(12))
    assert met["played"] >= 3 and met["left"] == 0


@pytest.mark.soak
def test_500_generated_packs_go_natively_as_in_python():
    """`SOAK_PACKS` asks for another number, `SOAK_FIRST` for another first seed."""
    met, seed = Counter(), int(os.environ.get("SOAK_FIRST", "0"))
    while met["played"] < int(os.environ.get("SOAK_PACKS", "500")):
        met[outcome(PACKS[seed % len(PACKS)], seed)] += 1
        seed += 1
    print(dict(met))
    assert met["left"] <= met["played"] / 20
