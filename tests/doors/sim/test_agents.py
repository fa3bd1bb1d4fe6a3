"""Bots: they answer, the same seed gives the same answers, and they see nothing but the view of whoever is asked."""

from __future__ import annotations

import json
import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from attrs import evolve

from interpreter.game import run
from interpreter.game.match import Match, Setup
from interpreter.game.moves.working import tuned
from interpreter.game.state import State
from interpreter.game.view import View
from moodsl import load
from moodsl.extras.agents import BOTS, learn, make_bot, worth_files
from moodsl.extras.agents.budget import Budget
from moodsl.extras.agents.chance import RandomBot
from moodsl.extras.agents.hidden import Blinds
from moodsl.extras.agents.learn import Notes, fit, glance, kept, scale_of, watch
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.measure import Measure
from moodsl.extras.agents.outlook import Outlook
from moodsl.extras.agents.tree import Search
from moodsl.extras.agents.worth import Scale, Worth, won
from moodsl.side_files import SideFault, as_shape

QUICK = ("random", "greedy", "tree:8")  # one of each; `tree` alone is slower
NIGHT_MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"
PLACES = {"orion": "orion", "night_market": NIGHT_MARKET}


@pytest.fixture(scope="module", params=sorted(PLACES))
def game(request):
    return load(PLACES[request.param])


@pytest.fixture(scope="module")
def orion():
    return load("orion")


@pytest.fixture(scope="module")
def scale(game):
    """Any weights will do, as long as each counts: what is hidden would show if it were looked at."""
    measure = Measure(game.program)
    luck = Random(5)
    weights = [{name: luck.uniform(-1, 1) for name in measure.names} for _ in range(2)]
    clock = next(c.name for c in game.program.sheet.counters.values() if not c.per_player)
    return Scale(game.program, Worth(*weights, clock, tuple(1 - step / 9 for step in range(10))), measure)


def midway(game, players, decisions, seed):
    """A position after some random decisions, or None if the game was over by then."""
    luck = Random(seed)
    state = run.start(game.program, players, seed, None, None, False)
    for _ in range(decisions):
        if state.options is None:
            return None
        run.choose(state, luck.choice(state.options))
    return state if state.options is not None else None


def positions(game, count, seed=0):
    luck = Random(seed)
    low, high = game.players
    found = []
    while len(found) < count:
        state = midway(game, luck.randint(low, high), luck.randrange(10, 120), luck.randrange(10**6))
        if state is not None:
            found.append(state)
    return found


def seen_by(player: int, state: State) -> View:
    return Match(state.g, Setup(state.n, 0), [f"Player {one}" for one in range(state.n)], state).view(player)


def dealt_otherwise(state: State, viewer: int, luck: Random) -> State:
    """The same view, but other cards wherever the viewer cannot look, and other chance. Knows nothing of `Blinds`."""
    new = state.clone()
    new.rng = luck.getrandbits(64)
    sheet = state.g.sheet
    groups: dict[str, list[int]] = {}
    offered = set(state.options or ()) if state.g.questions[state.question].form in ("card", "arrange") else set()
    for pile in seen_by(viewer, state).piles:
        if pile.cards is None:
            groups.setdefault(sheet.zones[pile.zone].of, []).append(pile.pile)
    for piles in groups.values():
        places = [(pile, at) for pile in piles for at, card in enumerate(new.z[pile]) if card not in offered]
        cards = [new.z[pile][at] for pile, at in places]
        luck.shuffle(cards)
        for (pile, at), card in zip(places, cards, strict=True):
            new.z[pile] = [*new.z[pile][:at], card, *new.z[pile][at + 1 :]]
            new.loc[card] = pile
    heard = tuned(new)
    if {channel: tuple(sorted(cards)) for channel, cards in state.live.items() if cards} != heard:
        new.live = heard  # else it stays: in what order cards came to be heard is no secret
    new.outdate()
    return new


# ---- answers --------------------------------------------------------------------------------------------------------


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named():
    with pytest.raises(ValueError, match="no bot `clever`; levels: easy, normal, hard; bots: random, greedy, tree"):
        make_bot("clever", 1)


def test_all_bots_are_tried_here():
    assert {name.partition(":")[0] for name in QUICK} == set(CHOOSERS) == set(BOTS)


@pytest.mark.parametrize(
    ("name", "players"),
    [("random", 2), ("random", 3), ("random", 4), ("greedy", 3), ("tree:8", 2)]
    + [
        pytest.param(*one, marks=pytest.mark.soak)
        for one in (("greedy", 2), ("greedy", 4), ("tree:8", 3), ("tree:8", 4))
    ],
)
def test_games_of_bots_end(orion, name, players):
    match = orion.start(players, seed=players, record=False)
    bots = [make_bot(name, seed) for seed in range(players)]
    while not match.over:
        match.choose(bots[match.state.asker].choose(match))
    assert match.ending is not None


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_gives_the_same_answers(orion, name):
    def answers(seed):
        match, bot = orion.start(2, seed=3, record=False), make_bot(name, seed)
        while not match.over and len(match.history) < 40:
            match.choose(bot.choose(match))
        return [value for _player, value, _shown in match.history]

    assert answers(8) == answers(8)
    assert answers(8) != answers(9)


def test_choosing_leaves_the_match_as_it_was(orion):
    match = orion.start(3, seed=2)
    before = match.to_json()
    make_bot("greedy", 1).choose(match)
    assert match.to_json() == before


def test_greedy_beats_random(orion):
    """Nine in ten is promised over many games; a few must not be close."""
    scale = scale_of(orion.program)
    wins = 0.0
    for number in range(5):
        luck, seat = Random(number), number % 2
        outlook = Outlook(scale, Luck(number))
        state = run.start(orion.program, 2, number, None, None, False)
        while state.options is not None:
            place = outlook.best(state) if state.asker == seat else int(luck.random() * len(state.options))
            run.choose(state, state.options[place])
        wins += won(state, seat)
    assert wins >= 4


# ---- only the own view ----------------------------------------------------------------------------------------------


def by_random(_scale: Scale, luck: Luck, state: State) -> int:
    bot = RandomBot(0)
    bot._random = luck.random
    match = Match.__new__(Match)
    match.state = state
    return bot.choose(match)


CHOOSERS = {
    "random": by_random,
    "greedy": lambda scale, luck, state: Outlook(scale, luck, 6).best(state),
    "tree": lambda scale, luck, state: Search(scale, luck).best(state, Budget(looks=16)),
}


@pytest.mark.parametrize(
    ("bot", "count"),  # a tree takes many times as long as the others
    [("random", 60), ("greedy", 20), ("tree", 8)]
    + [pytest.param(*one, marks=pytest.mark.soak) for one in (("greedy", 60), ("tree", 20))],
)
def test_what_is_hidden_has_no_say(game, scale, bot, count):
    """Not in the answer, nor in the thoughts that led to it: they take exactly as much luck."""
    luck = Random(1)
    changed = 0
    for state in positions(game, count):
        for _ in range(2):
            other = dealt_otherwise(state, state.asker, luck)
            seed = luck.getrandbits(30)
            first, second = Luck(seed), Luck(seed)
            assert CHOOSERS[bot](scale, first, state) == CHOOSERS[bot](scale, second, other)
            assert first.random() == second.random()
            changed += other.z != state.z
    assert changed > count, "nothing was hidden, so nothing was shown"


def test_somebody_who_looks_is_found_out(game, scale):
    """The test above can fail: here thinks somebody who takes the real match for a guess."""
    luck = Random(1)

    def answers_differ(state):
        other = dealt_otherwise(state, state.asker, luck)
        seed = luck.getrandbits(30)
        answers = []
        for one in (state, other):
            outlook = Outlook(scale, Luck(seed), 6)
            outlook.blinds.guess = lambda real, _viewer, _luck: real.clone()
            answers.append(outlook.best(one))
        return answers[0] != answers[1]

    assert any(answers_differ(state) for state in positions(game, 600))


def test_a_guess_fits_the_view(game):
    """What the player sees stays as it is, every card is still there, and the index of who is heard holds."""
    blinds = Blinds(game.program)
    luck = Luck(2)
    for state in positions(game, 40):
        guessed = blinds.guess(state, state.asker, luck)
        assert seen_by(state.asker, guessed) == seen_by(state.asker, state)
        assert sorted(card for pile in guessed.z for card in pile) == sorted(card for pile in state.z for card in pile)
        assert all(guessed.loc[card] == place for place, pile in enumerate(guessed.z) for card in pile)
        live = {channel: sorted(cards) for channel, cards in guessed.live.items()}
        assert live == {channel: sorted(cards) for channel, cards in tuned(guessed).items()}


def test_a_guess_deals_cards_only_where_they_may_lie(game):
    blinds = Blinds(game.program)
    sheet = game.program.sheet
    for state in positions(game, 20, seed=4):
        guessed = blinds.guess(state, state.asker, Luck(3))
        for place, pile in enumerate(guessed.z):
            if not pile:  # the last one is nobody's, and no place of the game
                continue
            zone = sheet.piles[place][0]
            if zone.of in sheet.kinds:
                assert {sheet.designs[sheet.design_of[card]].kind for card in pile} == {zone.of}


# ---- what things are worth ------------------------------------------------------------------------------------------


def test_tables_weigh_what_the_features_say(game, scale):
    """The quick way and the plain way to weigh a position are the same."""
    measure = scale.measure
    for state in positions(game, 15, seed=7):
        sides = [measure.side(state, player) for player in range(state.n)]
        for player in range(state.n):
            weights = scale.weights(scale.time(state), True)
            plain = sum(w * value for w, value in zip(weights, measure.beside(sides, player), strict=True))
            assert scale.rest(state, player) == pytest.approx(plain)


def test_weights_are_learned_and_can_be_kept(game):
    measure = Measure(game.program)
    notes = Notes()
    watch(game.program, measure, None, 8, 1, notes)
    worth = fit(game.program, measure, [notes])
    assert set(worth.base) == set(measure.names)
    assert any(worth.base.values())
    again = as_shape(json.loads(worth_files.written(worth)), Worth, Path("worth.json"))
    assert again.base == {name: weight for name, weight in worth.base.items() if weight}
    assert evolve(again, base={}, slope={}) == evolve(worth, base={}, slope={})


def test_what_was_hardly_ever_seen_is_held_back(orion):
    """The same lesson from a feature seen in three positions of 3,000 and from one seen in half of them."""
    measure = Measure(orion.program)
    rare, usual = measure.names.index("cards hand"), measure.names.index("cards systems")
    notes = Notes()
    for number in range(3000):
        row = [0.0] * len(measure.names)
        row[rare], row[usual] = float(number % 1000 == 0), float(number % 2)
        notes.features.append(row)
        notes.numbers.append([0] * 100)
        notes.left.append(0.5)
        notes.gains.append(4 * row[rare] + 4 * row[usual])
    worth = fit(orion.program, measure, [notes])
    assert abs(worth.base["cards hand"]) < 0.1
    assert worth.base["cards systems"] > 2


def test_where_players_have_decks_what_they_own_is_counted_wherever_it_lies(orion):
    eminent = load("eminent").program
    measure = Measure(eminent)
    state = run.start(eminent, 2, 1, None, None, False)
    own = measure.side(state, 0)[measure.names.index("owned role_card")]
    places = ("deck", "hand", "discard_pile")
    assert own == sum(len(state.z[eminent.sheet.zones[place].at]) for place in places) > 0
    assert not any(name.startswith("owned") for name in Measure(orion.program).names)


def test_of_many_options_the_usual_ones_are_tried(orion):
    """Of what is asked within a turn not everything can be tried; habits say where to look."""
    scale = scale_of(orion.program)
    outlook = Outlook(scale, Luck(1))
    state = next(
        one for one in positions(SimpleNamespace(program=orion.program, players=(2, 4)), 60) if len(one.options) > 2
    )
    usual = max(state.options, key=outlook._leanings.row(state).__getitem__)
    tried = []
    outlook._after = lambda _m, option, *_: tried.append(option) or 0.0
    outlook._best_after(state, state.options, state.asker, 1, 5, 0)
    assert tried == [usual]


def finished(program, players, seed):
    """A game of greedy bots, played to its end."""
    scale = scale_of(program)
    state = run.start(program, players, seed, None, None, False)
    bots = [Outlook(scale, Luck(seed + player)) for player in range(players)]
    while state.options is not None:
        run.choose(state, state.options[bots[state.asker].best(state)])
    return state


def built_by_greedy(program, players, games):
    """How many structures a player has at the end, on average."""
    systems = program.sheet.zones["systems"]
    mine = slice(systems.at, systems.at + players * systems.piles)
    return (
        sum(len(pile) for seed in range(games) for pile in finished(program, players, seed).z[mine]) / games / players
    )


@pytest.mark.parametrize(("players", "least"), [(2, 4), (4, 5)])
def test_greedy_builds(orion, players, least):
    """A few games must not be far from what many come to."""
    assert built_by_greedy(orion.program, players, 2) >= least


@pytest.mark.soak
@pytest.mark.parametrize(("players", "least"), [(2, 5), (4, 6)])
def test_greedy_builds_in_many_games(orion, players, least):
    assert built_by_greedy(orion.program, players, 60) >= least


def test_greedy_learns_technologies():
    program = load("eminent").program
    measure = Measure(program)
    technologies = measure.names.index("owned technology")
    games = (finished(program, 2, seed) for seed in range(4))
    assert any(measure.side(state, player)[technologies] > 0 for state in games for player in range(2))


def test_the_clock_is_found(orion):
    """The counter that tells how much of the game is left; the share left goes down from near 1 to near 0."""
    notes = Notes()
    watch(orion.program, Measure(orion.program), None, 6, 1, notes)
    _clock, left = learn.clock_of(orion.program, [notes])
    assert left[1] > 0.8
    assert left[-1] < 0.2


def test_what_lies_beside_the_cards_fits_the_game(orion):
    assert kept(orion.program, Measure(orion.program)) is not None


def test_a_damaged_file_beside_the_cards_is_refused(orion, tmp_path, monkeypatch):
    monkeypatch.setattr(worth_files, "find_pack", lambda name: tmp_path)
    measure = Measure(orion.program)
    for text in ("", "[1]", '{"base": {"x": "y"}, "left": 3}'):
        (tmp_path / worth_files.FILE).write_text(text, encoding="utf-8")
        with pytest.raises(SideFault):
            kept(orion.program, measure)


def test_what_fits_another_game_is_done_without(orion, tmp_path, monkeypatch):
    monkeypatch.setattr(worth_files, "find_pack", lambda name: tmp_path)
    for text in ("{}", '{"base": {"x": 1.0}, "left": []}'):
        (tmp_path / worth_files.FILE).write_text(text, encoding="utf-8")
        assert kept(orion.program, Measure(orion.program)) is None


def test_an_unknown_game_is_learned_at_a_glance(monkeypatch):
    monkeypatch.setattr(learn, "GLANCE", 6)
    game = load(NIGHT_MARKET)
    assert kept(game.program, Measure(game.program)) is None
    assert any(glance(game.program, Measure(game.program)).base.values())


def test_what_was_learned_of_a_game_is_kept_in_the_cache(monkeypatch, tmp_path):
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    monkeypatch.setattr(learn, "GLANCE", 6)
    learned = scale_of(load(NIGHT_MARKET).program).worth
    monkeypatch.setattr(learn, "watch", lambda *arguments: pytest.fail("it is learned again"))
    assert scale_of(load(NIGHT_MARKET).program).worth == learned
    monkeypatch.undo()
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path))
    monkeypatch.setattr(learn, "GLANCE", 6)
    (entry,) = tmp_path.glob("*.worth")
    for damaged in ("", "{}", entry.read_text("utf-8")[:-9]):
        entry.write_text(damaged, "utf-8")
        assert scale_of(load(NIGHT_MARKET).program).worth == learned
        assert len(entry.read_text("utf-8")) > len(damaged)


@pytest.mark.soak
def test_greedy_beats_random_nine_times_in_ten(orion):
    from moodsl.extras.sim import simulate

    started = time.perf_counter()
    table = simulate(["orion"], 200, 2, ["greedy", "random"], seed=1, workers=1)
    assert table.by_bot["greedy"].rate >= 0.9
    assert time.perf_counter() - started < 120
