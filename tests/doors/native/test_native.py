"""Games in WebAssembly go as in Python: every number of the state is the same after every decision."""

from __future__ import annotations

import importlib.metadata
import os
import random
import shutil
import subprocess
import sys
from functools import cache
from itertools import combinations, product
from struct import pack

import native_lockstep
import pytest
from native_lockstep import parts

import moodsl
from interpreter.compile.code.wasm.binary import signed, unsigned
from interpreter.compile.code.wasm.lists import Lists
from interpreter.compile.code.wasm.runtime import RECORDS, STATE
from interpreter.effects.records import CardMoved, PhaseBegun
from interpreter.game import run
from interpreter.game.state import MASK, SHIFT, STEP, seeded
from interpreter.loader import load
from interpreter.text import locate
from moodsl.extras.agents import make_bot
from moodsl.extras.native import Unavailable, compiling, engine, game_memory, hosts, native_of
from moodsl.extras.native.by_wasmtime import WasmtimeMachine
from moodsl.extras.native.machine import Trapped
from moodsl.extras.native.states import Reader, Writer
from moodsl.extras.sim import simulate
from moodsl.extras.sim.one_game import played
from tests.doors.native.conftest import GAMES, WHOLE

PACKS = {**WHOLE, "antares": ["orion", "orion-antares"]}
LONG = {"galaxy": 60, "eclipse": 60}  # decisions of a game, where not all of it is played


@cache
def prepared(name):
    """A game and its native engine."""
    game = load(*PACKS[name])
    return game, native_of(PACKS[name], game)


@pytest.fixture(scope="module", autouse=True)
def machines_are_given_back():
    """Before Python itself ends, and what frees them with it."""
    yield
    prepared.cache_clear()


def in_lockstep(name, players, seed, most=100_000):
    """Play a game of this name at random on both engines; gives how many decisions there were."""
    game, native = prepared(name)
    return native_lockstep.play(game.program, native, players, seed, most)


def test_a_list_of_the_runtime_itself_is_read_where_it_lies():
    """Empty piles are one such list; it lies below the state, and was read from the end of the memory once."""
    _game, native = prepared("caravans")
    below, end = STATE - 64, native.machine.view().nbytes
    kept = native.machine.read(below, below + 16), native.machine.read(end - 64, end)
    native.machine.write(below, pack("<4i", 1, 1, below + 12, 7))
    native.machine.write(end - 64, pack("<4i", 9, 9, 0, 0))
    assert Reader(native.layout, native.machine).listed(below) == [7]
    native.machine.write(below, kept[0])
    native.machine.write(end - 64, kept[1])


@pytest.mark.parametrize("name", PACKS)
def test_every_state_is_the_same(name):
    game, _native = prepared(name)
    for players in range(game.players[0], game.players[1] + 1):
        assert in_lockstep(name, players, players, LONG.get(name, 100_000)) > 10


@pytest.mark.parametrize("name", ["galaxy", "orion"])
def test_what_takes_long_is_remembered_in_games_with_a_map(name):
    _game, native = prepared(name)
    assert all(native.play(range(2), 3))
    fields = native.layout.fields
    trials = native.machine.numbers(fields["trials"], 3 * fields["remembered"])
    asked, worked_out = sum(trials[1::3]), sum(trials[2::3])
    assert asked > 1000 and worked_out < 0.7 * asked if name == "galaxy" else not trials


@pytest.mark.soak
@pytest.mark.parametrize("name", PACKS)
def test_every_state_is_the_same_for_long(name):
    """2,000 games for each number of players; `MOO_GAMES` asks for fewer."""
    game, _native = prepared(name)
    for seed in range(int(os.environ.get("MOO_GAMES", "2000"))):
        for players in range(game.players[0], game.players[1] + 1):
            in_lockstep(name, players, 1000 + seed)


@pytest.mark.parametrize("name", [one for one in PACKS if one not in LONG])
def test_the_log_of_a_game_has_the_same_records(name):
    the_same_records(name, prepared(name)[0].players[:1])


@pytest.mark.soak
@pytest.mark.parametrize("name", PACKS)
def test_the_log_of_a_game_has_the_same_records_whoever_plays(name):
    low, high = prepared(name)[0].players
    the_same_records(name, range(low, high + 1))


def the_same_records(name, numbers):
    """Play a game with each of these numbers of players, at random, on both engines."""
    game, native = prepared(name)
    for players in numbers:
        lucks = list(range(players))
        (found,) = native.play([players], players, lucks=[lucks], log=RECORDS)
        match = game.start(players, seed=players)
        played(match, ("random",) * players, [make_bot("random", luck).choose for luck in lucks], None)
        kept = [one for one in match.state.log if isinstance(one, RECORDS)]
        told = [one._replace(clause=-1, **({"verb": ""} if isinstance(one, CardMoved) else {})) for one in kept]
        assert list(found.log) == told and len(told) > 10
        assert list(found.places) == match.state.loc


@pytest.mark.parametrize("name", PACKS)
def test_a_state_goes_there_and_comes_back(name):
    game, native = prepared(name)
    match = game.start(seed=3, record=False)
    luck = random.Random(3)
    for _ in range(40):
        if match.over:
            break
        match.state.shown = 0
        Writer(native.layout, native.machine).write(match.state)
        assert parts(Reader(native.layout, native.machine).state()) == parts(match.state)
        match.play(luck.choice(match.state.options))


def test_a_position_is_played_on_as_in_python():
    game, native = prepared("antares")
    m = run.start(game.program, 4, 8, None, None, False)
    for _ in range(50):
        run.choose(m, m.options[0])
    there = native.after(m, [5, 6, 7, 8], 60)
    streams = [seeded(seed) for seed in (5, 6, 7, 8)]
    for _ in range(60):
        streams[m.asker] = (streams[m.asker] * 6364136223846793005 + 1442695040888963407) % 2**64
        run.choose(m, m.options[(streams[m.asker] >> 33) % len(m.options)])
    assert parts(there) == parts(m)


# ---- simulations ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pack", "workers"),
    [(["orion"], 2), (["orion", "orion-antares"], 1), (["eminent"], 1)]
    + [
        pytest.param(*one, marks=pytest.mark.soak)
        for one in ((["orion"], 1), (["orion", "orion-antares"], 2), (["eminent"], 2))
    ],
)
def test_a_simulation_gives_the_same_table(pack, workers):
    asked = {"games": 20, "bots": ["random"], "seed": 4}
    python = simulate(pack, **asked, workers=1, engine="python")
    native = simulate(pack, **asked, workers=workers, engine="native")
    assert native == python
    assert (native.engine, python.engine) == ("native", "python")


@pytest.mark.parametrize(
    "pack, games, bots, by",
    [
        (["orion"], 40, "random", ["card", "action", "race"]),
        (["orion", "orion-antares"], 3, "greedy", ["card", "action"]),
        (["eminent"], 20, "random", ["card", "action"]),
        (["eclipse"], 4, "random", ["action", "part", "ship", "disc", "sector"]),
        pytest.param(["galaxy"], 1, "greedy", ["card", "action"], marks=pytest.mark.soak),
    ],
)
def test_cards_are_counted_as_in_python(pack, games, bots, by):
    asked = {"games": games, "bots": [bots], "by": by, "seed": 4, "workers": 1}
    native = simulate(pack, **asked, engine="native")
    assert native == simulate(pack, **asked, engine="python")
    assert native.natively == games
    assert any(use.each_game for use in native.uses["action"].values()) or "action" not in by


def test_a_log_that_outgrows_its_room_is_kept_in_python(monkeypatch):
    asked = {"games": 5, "players": 2, "bots": ["random"], "by": ["building"], "seed": 4, "workers": 1}
    whole = simulate(["orion"], **asked)
    monkeypatch.setattr(engine, "LOG", 700)
    assert simulate(["orion"], **asked) == whole
    assert simulate(["orion"], **asked).natively < whole.natively == 5


def test_more_games_than_are_logged_at_once(monkeypatch):
    _game, native = prepared("orion")
    whole = list(native.play(range(5), 2, log=RECORDS))
    monkeypatch.setattr(engine, "LOGGED", 2)
    assert list(native.play(range(5), 2, log=RECORDS)) == whole
    assert all(one.log and one.places for one in whole)


def test_native_that_cannot_be_is_told():
    with pytest.raises(ValueError, match="how much a bot does in a time is counted in Python"):
        simulate(["orion"], games=1, engine="native", bots=["tree:5ms"])


def test_an_engine_of_another_name_is_told():
    with pytest.raises(ValueError, match="there is no engine `quick`; engines: auto, native, python"):
        simulate(["orion"], games=1, engine="quick")


# ---- what goes wrong ------------------------------------------------------------------------------------------------


def trap_behind(monkeypatch, games):
    """Let the module of the next batch stop behind so many games. Gives what has been called."""
    call, calls = WasmtimeMachine.call, []

    def trapping(self, name, *numbers):
        calls.append(name)
        if len(calls) > 1:
            return call(self, name, *numbers)
        asked = list(self.numbers(numbers[0], engine.BATCH))
        asked[4] = games
        self.write(numbers[0], pack(f"<{engine.BATCH}i", *asked))
        call(self, name, *numbers)
        raise Trapped("unreachable")

    monkeypatch.setattr(WasmtimeMachine, "call", trapping)
    return calls


def test_games_around_one_that_traps_are_played(monkeypatch):
    _game, native = prepared("orion")
    whole = list(native.play(range(6), 2))
    calls = trap_behind(monkeypatch, 2)
    assert list(native.play(range(6), 2)) == [*whole[:2], None, *whole[3:]]
    assert calls == ["play_games"] * 2


def test_a_game_that_traps_is_played_in_python(monkeypatch):
    asked = {"games": 3, "bots": ["random"], "seed": 4, "workers": 1}
    python = simulate(["orion"], **asked, engine="python")
    calls = trap_behind(monkeypatch, 0)
    assert simulate(["orion"], **asked, engine="native") == python
    assert calls == ["play_games"] * 3


def test_a_trap_stops_the_module_and_no_more():
    _game, native = prepared("orion")
    with pytest.raises(Trapped):
        native.machine.call("item", native.layout.fields["rests"], 5)
    assert len([one for one in native.play([1, 2], 2) if one is not None]) == 2


def test_a_pile_without_cards_can_be_put_in_order():
    _game, native = prepared("orion")
    in_lockstep("orion", 2, 1, 3)
    state = Reader(native.layout, native.machine).state()
    empty = [place for place, pile in enumerate(state.z[:-1]) if not pile]
    one = native.machine.call("new_list", 2)
    native.machine.write(one + 8, pack("<2i", one + 16, 1 << 28))  # what lies before its first item is no card
    for place in empty:
        native.machine.call("reorder", place, one)
    assert parts(Reader(native.layout, native.machine).state()) == parts(state) and empty


PASSING = """
game passing "Passing"
    players  2 to 4

kind dish is card "dish"
    worth   1 to 3
    starts  larder

zone plate of dish for each player "plate"

zone hand of dish for each player "hand"
    seen  owner

zone larder of dish "larder"
    face   down
    drawn  hand

dish plain "{worth}"
    worth   each
    copies  8

setup:
    shuffle larder
    each player draws 6 cards

play:
    repeat 2 times
        each player at once
            choose 2 dishes from their hand as served
            put served into their plate
        each player at once
            put all dishes from their hand into their left's hand

scoring:
    each player scores total worth of dishes in their plate
    rank by their result
"""


@pytest.fixture
def passing(tmp_path):
    """A game in which several cards are chosen at once, and hands passed on."""
    (tmp_path / "game.moo").write_text(PASSING)
    return str(tmp_path)


def test_several_cards_that_are_chosen_at_once_are_the_same(passing):
    game = load(passing)
    for players, seed in product((2, 3, 4), range(5)):
        native_lockstep.play(game.program, native_of([passing], game), players, seed)


@pytest.mark.parametrize("bots", ["random", "greedy", "tree:20"])
def test_bots_that_choose_several_cards_at_once_answer_the_same(passing, bots):
    asked = {"games": 5, "bots": [bots], "seed": 4, "workers": 1}
    native = simulate([passing], **asked, engine="native")
    assert native.natively == 5 and native == simulate([passing], **asked, engine="python")


def test_bots_answer_by_other_chance_than_each_other_and_the_game():
    _game, native = prepared("orion")
    lucks = [[seeded(seed) + seat for seat in range(4)] for seed in range(50)]
    assert list(native.play(range(5), 4)) == list(native.play(range(5), 4, lucks=lucks[:5]))
    for seed, luck in enumerate(lucks):
        streams, bits = [seeded(one) for one in (seed, *luck)], []
        for state in streams:
            bits.append([])
            for _ in range(64):
                state = (state * STEP + SHIFT) & MASK
                bits[-1].append(state >> 33 & 1)  # what decides between two options
        for one, other in combinations(bits, 2):
            assert 12 < sum(a != b for a, b in zip(one, other, strict=True)) < 52, seed


def test_a_single_place_needs_no_list():
    game, native = prepared("orion")
    assert list(native_of("orion", game).play([1], 2)) == list(native.play([1], 2))


def test_what_the_game_does_not_have_is_not_played():
    _game, native = prepared("orion")
    with pytest.raises(ValueError, match="is for 2 to 4 players, not 9"):
        native.play(seeds=[1], players=9)
    with pytest.raises(ValueError, match="has no variant `other`"):
        native.play([1], 2, "other")
    for seeds in (["x"], [1.5], 5, "12", None):
        with pytest.raises(ValueError, match=r"`seeds` is a list of whole numbers, not "):
            native.play(seeds, 2)


@pytest.mark.parametrize(
    "given, told",
    [
        (
            {"lucks": [["x", 1]]},
            r"`lucks` has a list for each game \(1\), and in it for each player \(2\) a whole number",
        ),
        ({"lucks": [[1]]}, "`lucks` has a list for each game"),
        ({"lucks": [[1, 2], [3, 4]]}, "`lucks` has a list for each game"),
        ({"seats": [[0, 1]]}, r"`seats` has a list .* a bot and its looks"),
        ({"seats": [[(9, 0), (0, 0)]]}, "`seats` has a list for each game"),
        ({"seats": [[(2, 5), (0, 0)]]}, "a bot that is not `random` needs `Native.think` before"),
        ({"piles": ["deck"]}, "`piles` is a list of whole numbers, not "),
        ({"log": RECORDS[0]}, "`log` is a list of sorts of records, not "),
        ({"piles": [-1]}, "there is no pile -1: they are numbers from 0 to "),
        ({"log": [PhaseBegun]}, "there is no record that native games keep `.*PhaseBegun'>`; there is: `ActionTaken`"),
        ({"log": ["ActionTaken"]}, "there is no record that native games keep `'ActionTaken'`"),
    ],
)
def test_what_no_game_is_played_with_is_told(given, told):
    _game, native = prepared("orion")
    with pytest.raises((ValueError, KeyError), match=told):
        native.play([1], 2, **given)


@pytest.mark.parametrize(
    "found, why",
    [
        (None, "wasmtime is missing: `pip install 'moodsl[native]'`"),
        ("9.0", "wasmtime 9.0 is too old, 40 is needed: `pip install 'moodsl[native]'`"),
        ("dev", "wasmtime dev is too old, 40 is needed: `pip install 'moodsl[native]'`"),
    ],
)
def test_wasmtime_that_is_missing_or_too_old(monkeypatch, found, why):
    def version(_name):
        if found is None:
            raise importlib.metadata.PackageNotFoundError
        return found

    monkeypatch.setattr(hosts, "version", version)
    with pytest.raises(Unavailable) as caught:
        native_of(["orion"], load("orion"))
    assert str(caught.value) == why
    assert simulate(["orion"], games=1, players=2, bots=["greedy"], workers=1).engine == "python"


def test_a_game_says_which_engine_plays_batches(monkeypatch):
    assert moodsl.load("orion").engine == "native"
    monkeypatch.setattr(hosts, "LEAST", 1_000)
    assert moodsl.load("orion").engine == "python"


ROLLS = """game rolls "Rolls"
    players  2

resource coin for each player "coins"
    range  0 or more

kind cube is die "die"

setup:
    each player
        gain 1 coin

play:
    repeat 3 times
        repeat 60 times
            each player
                roll 1 cube as thrown
                gain (total of thrown) coin
        each player
            may
                gain 1 coin

scoring:
    each player
        score their coin
"""


def test_a_game_that_throws_a_hundred_dice_between_two_decisions_plays_natively(tmp_path):
    (tmp_path / "rolls.moo").write_text(ROLLS, "utf-8")
    game = load(tmp_path, cache=False)
    assert native_lockstep.play(game.program, native_of([tmp_path], game, cache=False), 2, 1) == 6


def test_a_pack_with_5000_cards_plays_natively(tmp_path):
    folder = tmp_path / "many"
    shutil.copytree(locate("cards") / "orion", folder, ignore=shutil.ignore_patterns("scenarios"))
    for file in (folder / "buildings").rglob("*.moo"):
        head, *lines = file.read_text("utf-8").splitlines(True)
        rest = [line for line in lines if not line.startswith("    copies ")]
        file.write_text("".join([head, "    copies  115\n", *rest]), "utf-8")
    assert len(load(folder).program.design) > 5_000
    asked = {"places": [folder], "games": 2, "players": 2, "bots": ["random"], "workers": 1}
    native = simulate(**asked, engine="native")
    assert native == simulate(**asked, engine="python")
    assert (native.natively, native.why) == (2, "")


@pytest.mark.parametrize("heap, natively", [(1 << 9, 0), (1 << 22, 2)])
def test_games_that_outgrow_the_memory_are_played_in_python_and_told(tmp_path, monkeypatch, moo, heap, natively):
    monkeypatch.setenv("MOODSL_CACHE", "")
    monkeypatch.setattr(game_memory, "HEAP", heap)
    plays = ("sim", GAMES / "broadside", "-n", 2, "--players", 2, "--bots", "random", "--workers", 1, "--engine")
    done, python = moo(*plays, "native"), moo(*plays, "python")
    (first, *rest), (head, *lines) = done.output.splitlines(), python.output.splitlines()
    assert rest == lines and head.endswith(" · python")
    assert first.endswith(" · native" if natively else " · python: they outgrew the native engine, or did not end")


def test_what_has_no_webassembly_is_named(monkeypatch):
    monkeypatch.delattr(Lists, "print_Listed")
    with pytest.raises(Unavailable, match="broadside has something that has no WebAssembly yet: Listed"):
        native_of(PACKS["broadside"], load(*PACKS["broadside"]), cache=False)


@pytest.mark.parametrize("damage", [lambda raw: raw[:-1], lambda raw: b"", lambda raw: raw[:50] + b"x" + raw[51:]])
def test_a_damaged_entry_of_the_cache_is_made_anew(monkeypatch, tmp_path, damage):
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    game = load(GAMES / "broadside")
    first = list(native_of([GAMES / "broadside"], game).play([1], 2))
    (entry,) = tmp_path.glob("*.native")
    whole = entry.read_bytes()
    entry.write_bytes(damage(whole))
    assert list(native_of([GAMES / "broadside"], game).play([1], 2)) == first
    assert len(entry.read_bytes()) == len(whole)


def test_an_entry_is_used_again(monkeypatch, tmp_path):
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    game = load(GAMES / "broadside")
    native_of([GAMES / "broadside"], game)
    monkeypatch.setattr(compiling, "compiled", None)
    assert native_of([GAMES / "broadside"], game)


def test_whoever_takes_an_engine_from_the_cache_waits_for_no_compiler():
    code = "import sys, moodsl.extras.native; print([name for name in sys.modules if 'interpreter.compile.w' in name])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_cards_that_have_changed_since_are_told(monkeypatch, tmp_path):
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    with pytest.raises(Unavailable, match=r"the cards of .* have changed since it was loaded"):
        native_of([GAMES / "flotilla"], load(GAMES / "broadside"))


# ---- bytes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number, told", [(0, b"\x00"), (127, b"\x7f"), (128, b"\x80\x01"), (624485, b"\xe5\x8e\x26")])
def test_numbers_from_0_on(number, told):
    assert unsigned(number) == told


@pytest.mark.parametrize("number, told", [(0, b"\x00"), (-1, b"\x7f"), (64, b"\xc0\x00"), (-123456, b"\xc0\xbb\x78")])
def test_numbers_below_0_too(number, told):
    assert signed(number) == told
