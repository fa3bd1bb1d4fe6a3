"""Bots think natively as in Python: whole games of theirs are the same games."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import pytest

from interpreter.loader import load
from moodsl.extras.agents import make_bot, natively as natively_module, parsed, tree
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.minds import ready
from moodsl.extras.agents.offered import beside
from moodsl.extras.native import native_of, thinking as thinking_module
from moodsl.extras.native.by_wasmtime import WasmtimeMachine
from moodsl.extras.native.engine import BOTS
from moodsl.extras.native.machine import Trapped
from moodsl.extras.native.thinking import best
from moodsl.extras.sim import natively
from moodsl.extras.sim.one_game import GamePlan, play
from tests.doors.native.conftest import WHOLE


@cache
def thinking(name):
    """A game and its native engine, which knows what bots know of it."""
    game = load(*WHOLE[name])
    native = native_of(WHOLE[name], game)
    ready(native, scale_of(game.program))
    return game, native


@pytest.fixture(scope="module", autouse=True)
def machines_are_given_back():
    """Before Python itself ends, and what frees them with it. Games that had no engine in other tests may have one."""
    natively_module._without.clear()
    yield
    thinking.cache_clear()


def the_same_games(monkeypatch, name, plan, games):
    """Play games on both engines; none of those that go natively is played again in Python."""
    game, native = thinking(name)
    monkeypatch.setattr(natively, "play", lambda *_: pytest.fail("a game has trapped"))
    rows = natively.play_batch(native, game, plan, 0, games, None)
    for number, row in enumerate(rows):
        assert row == play(game, plan, number, None)
        assert row.decisions > 5


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


FIREWORKS = Path(__file__).parents[1] / "fireworks.moo"
QUICK = ("orion", "night_market", "broadside")


@pytest.mark.parametrize("bot", ["greedy", "tree:3"])
@pytest.mark.parametrize("name", [one if one in QUICK else pytest.param(one, marks=pytest.mark.soak) for one in WHOLE])
def test_bots_answer_the_same(name, bot):
    game, _native = thinking(name)
    assert the_same_decisions(name, bot, game.players[1], 5, 19, 190) > 2


@pytest.mark.soak
@pytest.mark.parametrize("bot", ["greedy", "tree:20"])
@pytest.mark.parametrize("name", WHOLE)
def test_bots_answer_the_same_for_long(name, bot):
    low, high = thinking(name)[0].players
    for seed in range(100):
        the_same_decisions(name, bot, low + seed % (high - low + 1), 100 + seed, 17, 400)


@pytest.mark.soak
@pytest.mark.parametrize("bots", ["greedy", "tree:16"])
@pytest.mark.parametrize("name", ["orion", "eminent"])
def test_bots_play_the_same_games_for_long(monkeypatch, name, bots):
    for players in range(2, 5):
        the_same_games(monkeypatch, name, GamePlan(players, (bots,), 9, natively=False), 34)


@pytest.mark.parametrize("bots", ["greedy", pytest.param("tree:4", marks=pytest.mark.soak), "tree:12,random"])
def test_bots_play_the_same_games(monkeypatch, bots):
    name = "orion"
    game, _native = thinking(name)
    plan = GamePlan(game.players[0], tuple(bots.split(",")), 3, natively=False)
    the_same_games(monkeypatch, name, plan, 1)


POTS = """
pack pots "Pots"
    version   "1"
    language  "3"

game pots "Pots"
    players  2

counter fame for each player "fame"
    range  0 or more

kind dish is card "dish"
    starts  box

kind pot is dish "pot"

kind bread is dish "bread"

zone box of dish "box"
    face   down
    drawn  hand

zone hand of dish for each player "hand"
    seen  owner

zone filling of dish for each pot "filling"
    holds  2

pot kettle "Kettle"
    copies  6

bread loaf "Loaf"
    copies  10

action filling "Fill a pot"
    choose a pot from your hand as filled
    choose a dish from your hand as inside where it is not filled
    put inside into filled's filling
    gain 1 fame

action passing "Pass a dish"
    put a dish from your hand into your left's hand

setup:
    shuffle box
    each player
        draw 7 dishes

play:
    repeat 6 times
        each player
            perform an action

scoring:
    each player
        score their fame
"""


def test_hidden_cards_that_bear_something_are_guessed_among_their_kind(monkeypatch, tmp_path):
    """In one hand lie cards under which others may lie, and cards under which none may."""
    (tmp_path / "pots.moo").write_text(POTS)
    the_same_games_of_a_pack(monkeypatch, tmp_path)


def test_cards_that_only_the_others_see_are_guessed_alike(monkeypatch):
    """They are chosen by where they lie, and marked for all to see."""
    the_same_games_of_a_pack(monkeypatch, FIREWORKS)


def the_same_games_of_a_pack(monkeypatch, pack):
    """Games of bots on both engines, of a game that is not built in."""
    game = load(pack, cache=False)
    native = native_of([pack], game)
    ready(native, scale_of(game.program))
    monkeypatch.setitem(WHOLE, pack.stem, [pack])
    monkeypatch.setattr(sys.modules[__name__], "thinking", lambda _name: (game, native))
    for bots in ("greedy", "tree:4"):
        the_same_games(monkeypatch, pack.stem, GamePlan(2, (bots,), 3, natively=False), 3)


# ---- one decision of a match at the table ---------------------------------------------------------------------------


def asked_natively(monkeypatch):
    """What bots get from the native engine from now on."""
    found, think = [], thinking_module.best

    def noted(*asked):
        found.append(think(*asked))
        return found[-1]

    monkeypatch.setattr(thinking_module, "best", noted)
    return found


def in_the_middle(seed=2):
    """A match with something to choose."""
    game, _native = thinking("orion")
    match, luck = game.start(3, seed=seed, record=False), Random(seed)
    for _ in range(40):
        match.play(luck.choice(match.state.options))
    while len(match.state.options) < 3:
        match.play(luck.choice(match.state.options))
    return game, match


@pytest.mark.parametrize("bot", ["greedy", "tree:9"])
def test_a_bot_at_the_table_thinks_natively(monkeypatch, bot):
    game, match = in_the_middle()
    found = asked_natively(monkeypatch)
    place = make_bot(bot, 4, game.program).choose(match)
    assert [place] == [one[0] for one in found]
    assert make_bot(bot, 4, game.program, natively=False).choose(match) == place
    assert len(found) == 1


@pytest.mark.parametrize("bot", ["greedy", "tree:9"])
def test_a_decision_that_traps_is_thought_about_in_python(monkeypatch, bot):
    game, match = in_the_middle()
    wanted = make_bot(bot, 4, game.program, natively=False).choose(match)
    found = asked_natively(monkeypatch)

    def trapping(self, name, *numbers):
        if name in ("greedy_best", "tree_looks"):
            raise Trapped("unreachable")
        return call(self, name, *numbers)

    call = WasmtimeMachine.call
    monkeypatch.setattr(WasmtimeMachine, "call", trapping)
    assert make_bot(bot, 4, game.program).choose(match) == wanted
    assert found == [None]


def test_a_position_with_numbers_too_large_for_the_engine_is_thought_about_in_python(monkeypatch):
    game, match = in_the_middle()
    wanted = make_bot("greedy", 4, game.program, natively=False).choose(match)
    match.state.spent = 1 << 64  # the 65th die has been discarded
    found = asked_natively(monkeypatch)
    assert make_bot("greedy", 4, game.program).choose(match) == wanted
    assert found == [None]


def test_a_game_that_is_not_prepared_is_thought_about_in_python(monkeypatch, tmp_path):
    game, match = in_the_middle()
    wanted = make_bot("tree:9", 4, game.program).choose(match)
    natively_module._free.clear()
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    monkeypatch.setattr(natively_module, "_without", set())
    found = asked_natively(monkeypatch)
    assert make_bot("tree:9", 4, game.program).choose(match) == wanted
    assert not found


def test_milliseconds_are_held_natively(monkeypatch):
    monkeypatch.setattr(tree, "perf_counter", process_time)
    game, match = in_the_middle()
    bot, found = make_bot("tree:60ms", 1, game.program), asked_natively(monkeypatch)
    bot.choose(match)  # what is laid out before the first decision has its own time
    spent = []
    for _ in range(5):
        began = process_time()
        bot.choose(match)
        spent.append(process_time() - began)
    assert len(found) == 6
    assert sorted(spent)[2] < 0.08
    assert max(spent) > 0.02, "nothing was thought about"


DAM = """
game dam "Dam"
    players  2 to 4

ending drowned "the water is over the dam"
    lost  yes

ending safe "the dam is built"

counter water "water"
    range  0 to 20

counter dam "dam"
    range  0 to 20

action building "Build"
    gain 1 dam
    gain 1 water

action resting "Rest"
    gain 2 water

play:
    repeat at most 30 times
        each player
            perform an action
        if water is at least 18
            end game by drowned
        if dam is at least 14
            end game by safe
"""


@pytest.mark.parametrize("bot", ["greedy", "tree:9"])
def test_bots_answer_the_same_where_all_can_lose(monkeypatch, tmp_path, bot):
    (tmp_path / "dam.moo").write_text(DAM, "utf-8")
    monkeypatch.setitem(WHOLE, "dam", (tmp_path,))
    thinking.cache_clear()
    assert the_same_decisions("dam", bot, 3, 5, 1, 60) > 10
