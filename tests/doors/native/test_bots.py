"""Bots think natively as in Python: whole games of theirs are the same games."""

from __future__ import annotations

from functools import cache
from random import Random
from time import perf_counter

import pytest

from interpreter.loader import load
from interpreter.text import locate
from moodsl.extras.agents import make_bot, parsed
from moodsl.extras.agents.asides import beside
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.minds import ready
from moodsl.extras.native import native_of
from moodsl.extras.native.engine import BOTS
from moodsl.extras.native.thinking import best
from moodsl.extras.sim import natively
from moodsl.extras.sim.one_game import GamePlan, play

GAMES = locate("tests") / "games"
PACKS = {
    "orion": ["orion"],
    "eminent": ["eminent"],
    "galaxy": ["galaxy"],
    "eclipse": ["eclipse"],
    "night_market": [GAMES / "night_market"],
    "frontier": [GAMES / "frontier"],
    "caravans": [GAMES / "caravans"],
    "broadside": [GAMES / "broadside"],
    "flotilla": [GAMES / "flotilla"],
}


@cache
def thinking(name):
    """A game and its native engine, which knows what bots know of it."""
    game = load(*PACKS[name])
    native = native_of(PACKS[name], game)
    ready(native, scale_of(game.program))
    return game, native


@pytest.fixture(scope="module", autouse=True)
def machines_are_given_back():
    """Before Python itself ends, and what frees them with it."""
    yield
    thinking.cache_clear()


def the_same_games(monkeypatch, name, plan, games):
    """Play games on both engines; none of those that go natively is played again in Python."""
    game, native = thinking(name)
    monkeypatch.setattr(natively, "play", lambda *_: pytest.fail("a game has trapped"))
    rows = natively.play_batch(native, game, plan, 0, games)
    for number, row in enumerate(rows):
        assert row == play(game, plan, number, None)
        assert row.decisions > 10


def the_same_decisions(name, bot, players, seed, every, most):
    """Play a game at random; every so many decisions the bot answers the same on both engines, by as much luck. Gives
    how often it was asked."""
    game, native = thinking(name)
    match, luck, asked = game.start(players, seed=seed, record=False), Random(seed), 0
    for number in range(most):
        if match.over:
            break
        if number % every == 0 and len(match.state.options) > 1:
            thinker = make_bot(bot, number, game.program, natively=False)
            stream, others, budget = thinker._luck.stream, beside(match), parsed(bot)[1]
            kind = BOTS.index(parsed(bot)[0])
            found = best(native, match.state, kind, stream, others, budget.looks, None, perf_counter)
            assert found is not None, f"{name}, {bot}, seed {seed}: decision {number} has trapped"
            assert found == (thinker.choose(match), thinker._luck.stream), f"{name}, {bot}, {seed}: decision {number}"
            asked += 1
        match.play(luck.choice(match.state.options))
    return asked


@pytest.mark.parametrize("bot", ["greedy", "tree:3"])
@pytest.mark.parametrize("name", PACKS)
def test_bots_answer_the_same(name, bot):
    game, _native = thinking(name)
    assert the_same_decisions(name, bot, game.players[1], 5, 19, 190) > 2


@pytest.mark.parametrize("bots", ["greedy", "tree:4", "tree:12,random"])
def test_bots_play_the_same_games(monkeypatch, bots):
    name = "orion"
    game, _native = thinking(name)
    plan = GamePlan(game.players[0], tuple(bots.split(",")), 3, natively=False)
    the_same_games(monkeypatch, name, plan, 1)
