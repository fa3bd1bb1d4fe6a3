"""The bot that searches: budgets, time, what players in a look know of each other, and how it plays."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from interpreter.game import run
from interpreter.game.run import EndlessChain
from moodsl import load
from moodsl.cli.play.play import seated_bots
from moodsl.extras.agents import LEVELS, make_bot, parsed, tree
from moodsl.extras.agents.budget import Budget
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.measure import Measure
from moodsl.extras.agents.priors import Leanings, Names, Notebook, likely
from moodsl.extras.agents.seen import Seen
from moodsl.extras.agents.tree import Answer, RunningSpread, Search, is_settled
from moodsl.extras.agents.worth import Scale, Worth

NIGHT_MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"


@pytest.fixture(scope="module")
def orion():
    return load("orion")


@pytest.fixture(scope="module")
def market():
    return load(NIGHT_MARKET)


def plain(game, **more):
    """A scale that weighs nothing but the result, and needs no learning."""
    return Scale(game.program, Worth(**more), Measure(game.program))


def fresh(game, players=2, seed=1, variant=None):
    return run.start(game.program, players, seed, variant, None, False)


def at_form(game, form, players=2, seed=1):
    """The first decision of a form with a choice, in random games."""
    for number in range(seed, seed + 50):
        luck, state = Random(number), fresh(game, players, number)
        while state.options is not None:
            if state.g.questions[state.question].form == form and len(state.options) > 1:
                return state
            run.choose(state, luck.choice(state.options))
    raise AssertionError(f"no decision of the form {form}")


# ---- budgets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("random", ("random", Budget(looks=1000))),
        ("tree", ("tree", Budget(looks=1000))),
        ("tree:1", ("tree", Budget(looks=1))),
        ("tree:400", ("tree", Budget(looks=400))),
        ("tree:200ms", ("tree", Budget(ms=200))),
    ],
)
def test_a_budget_is_a_number_of_looks_or_of_milliseconds(name, found):
    assert parsed(name) == found


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "tree:abc",
            "`tree:abc`: `abc` is no budget: write how many looks (`400`) or milliseconds (`200ms`) a decision",
        ),
        ("tree:", "`tree:`: `` is no budget"),
        ("tree:0", "`tree:0`: `0` is no budget: a decision has 1 to 100000 looks"),
        ("tree:0ms", "a decision has 1 to 60000 milliseconds"),
        ("tree:-5", "`-5` is no budget: write"),
        ("tree:1.5ms", "`1.5ms` is no budget: write"),
        ("tree:3s", "`3s` is no budget: write"),
        ("tree:999999999", "a decision has 1 to 100000 looks"),
        ("tree:99999999999999999999", "is no budget: write"),
        ("tree:٣", "is no budget: write"),
        ("random:5", "`random:5`: only `tree` takes a budget; write `random`"),
        ("greedy:200ms", "`greedy:200ms`: only `tree` takes a budget; write `greedy`"),
        ("clever:5", "there is no bot `clever`; levels: easy, normal, hard; bots: random, greedy, tree"),
    ],
)
def test_a_wrong_budget_is_refused_in_one_line(name, message):
    with pytest.raises(ValueError) as refused:
        make_bot(name, 1)
    assert message in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_time_is_held(orion, monkeypatch):
    """A look is never cut short, so a little more may be spent: a fifth at most. The clock here stands still while
    others use the machine."""
    monkeypatch.setattr(tree, "perf_counter", time.process_time)
    scale_of(orion.program)  # what is looked up before the first decision has its own time
    match = orion.start(4, seed=3, record=False)
    bot = make_bot("tree:50ms", 1)
    overdue = spent = 0.0
    for _ in range(30):
        began = time.process_time()
        place = bot.choose(match)
        spent = max(spent, time.process_time() - began)
        overdue += time.process_time() - began > 0.06
        match.choose(place)
    assert overdue <= 2
    assert spent > 0.03, "nothing was thought about"


def test_one_option_takes_no_thought(orion, monkeypatch):
    monkeypatch.setattr(Search, "_look", lambda *_: pytest.fail("looked"))
    search = Search(plain(orion), Luck(1))
    state = fresh(orion)
    state.options = state.options[:1]
    assert search.best(state, Budget(looks=50)) == 0


@pytest.mark.parametrize(("bots", "budget"), [("normal", Budget(looks=200)), ("tree:7", Budget(looks=7))])
def test_every_seat_without_a_person_gets_the_bot_that_is_asked_for(orion, bots, budget):
    seated = seated_bots(bots, 1, orion.start(3, seed=1))
    assert [bot._budget for bot in seated.values()] == [budget, budget]


def test_a_level_is_a_bot_and_takes_no_budget():
    assert [parsed(level) for level in LEVELS] == [parsed(bot) for bot in LEVELS.values()]
    assert parsed("easy")[0] == "greedy"
    assert parsed("hard") == ("tree", Budget(looks=2000))
    with pytest.raises(ValueError, match="`hard:5`: only `tree` takes a budget; write `hard`"):
        make_bot("hard:5", 1)


def test_a_game_may_name_another_bot_for_a_level(orion):
    assert make_bot("normal", 1, load("eclipse").program).name == "greedy"
    assert make_bot("hard", 1, load("eclipse").program).name == "tree"
    assert make_bot("normal", 1, orion.program).name == "tree"


def test_the_levels_and_how_long_they_think_are_told_by_help_and_on_the_page(moo):
    said = " ".join(moo("play", "--help").output.split())
    page = (Path(__file__).resolve().parents[3] / "docs" / "bots.md").read_text(encoding="utf-8")
    for level, bot in LEVELS.items():
        assert f"{level} (" in said
        assert f"| `{level}` | `{bot}` |" in page
        assert bot.partition(":")[2] in said
    assert "[default: normal]" in said


@pytest.mark.parametrize("command", ["play", "sim"])
def test_a_level_that_does_not_exist_is_told_with_those_that_do(moo, command):
    done = moo(command, "orion", "--bots", "impossible")
    assert done.exit_code == 2
    assert done.stderr.strip().endswith(
        "there is no bot `impossible`; levels: easy, normal, hard; bots: random, greedy, tree"
    )


def test_a_match_against_it_is_played_at_the_terminal(moo):
    done = moo("play", "orion", "--players", 2, "--people", 0, "--bots", "tree:2", "--seed", 1)
    assert done.exit_code == 0


@pytest.mark.parametrize("name", ["tree:abc", "tree:0", "random:5", "hard:5", "clever"])
def test_a_wrong_budget_is_one_line_at_the_terminal(moo, name):
    done = moo("play", "orion", "--bots", name)
    assert done.exit_code == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert f"`{name}`" in done.stderr


def test_a_settled_answer_ends_the_search_early():
    first, second = Answer(), Answer()
    first.looks, second.looks = 60, 30
    answers = {"a": first, "b": second}
    assert not is_settled(answers, 30)
    assert is_settled(answers, 29)
    assert not is_settled({"a": first}, 1)


def test_at_most_so_many_looks_are_taken(orion):
    search = Search(scale_of(orion.program), Luck(1))
    looked = []
    inner = search._look
    search._look = lambda *given: (looked.append(1), inner(*given))
    search.best(at_form(orion, "action"), Budget(looks=30))
    assert len(looked) <= 30
    looked.clear()
    search.best(at_form(orion, "action"), Budget(looks=1))
    assert len(looked) == 1


# ---- what is known to whom ------------------------------------------------------------------------------------------


def test_a_sealed_bid_is_not_told_to_the_others_until_it_is_opened(market):
    state = at_form(market, "card", players=3)
    while state.g.questions[state.question].kind != "bid":
        run.choose(state, state.options[0])
    seen = Seen(market.program)
    bidder, card = state.asker, state.options[0]
    other = (bidder + 1) % 3
    event = seen.event(state, card, seen.looks(state)[0])
    run.choose(state, card)
    assert seen.told(state, [event], bidder) == ((bidder, event[1]),)
    assert seen.told(state, [event], other) == (bidder,)
    open_place = next(zone.at for zone in market.program.sheet.zones.values() if zone.name == "burnt")
    state.loc[card] = open_place
    assert seen.told(state, [event], other) == ((bidder, event[1]),)


@pytest.mark.parametrize("name", ["orion", "market"])
def test_no_two_options_look_the_same_and_copies_of_a_card_look_alike(name, request):
    game = request.getfixturevalue(name)
    seen = Seen(game.program)
    forms = set()
    for seed in range(12):
        luck, state = Random(seed), fresh(game, 3, seed)
        while state.options is not None:
            looks = seen.looks(state)
            assert len(set(looks)) == len(state.options)
            forms.add(state.g.questions[state.question].form)
            run.choose(state, luck.choice(state.options))
    assert {"card", "action", "option"} <= forms
    sheet = game.program.sheet
    design = next(one for one in sheet.designs if one.copies > 1)
    twins = (design.first, design.first + 1)
    looks = []
    for twin in twins:
        state = at_form(game, "card", players=3)
        state.loc[twin] = 0
        state.options = [twin]
        looks.append(seen.looks(state))
    assert looks[0] == looks[1]


# ---- habits ---------------------------------------------------------------------------------------------------------


def test_what_is_chosen_more_often_weighs_more(orion):
    """Somebody who always takes the first option that is not the last: the notebook finds out what that is."""
    book = Notebook(orion.program)
    favourite = orion.program.sheet.actions[0].name
    for seed in range(6):
        luck, state = Random(seed), fresh(orion, 2, seed)
        pick = book.watching(lambda m, luck=luck: liking_the_first_action(m, luck), lambda m: 0)
        while state.options is not None:
            run.choose(state, state.options[pick(state)])
    base, slope = book.habits(lambda _clock: 0.5)
    actions = {name: weight for name, weight in base.items() if name.startswith("action: ")}
    assert max(actions, key=actions.__getitem__) == f"action: {favourite}"
    assert not any(slope.values()), "without a clock nothing changes with time"


def liking_the_first_action(m, luck):
    if m.g.questions[m.question].form == "action" and 0 in m.options:
        return m.options.index(0)
    return luck.randrange(len(m.options))


def test_habits_of_a_game_that_nobody_has_studied_are_even(market):
    state = at_form(market, "action", players=3)
    row = Leanings(plain(market)).row(state)
    assert {row[option] for option in state.options} == {1.0}


def test_habits_change_as_the_game_goes_on(orion):
    state = at_form(orion, "action")
    option = state.options[0]
    name = Names(orion.program).name(state.g.questions[state.question], option, state.asker)
    clock = next(counter for counter in orion.program.sheet.counters.values() if not counter.per_player)
    scale = plain(orion, clock=clock.name, left=(1.0, 0.0), habits={name: 0.0}, habits_slope={name: 2.0})
    leanings = Leanings(scale)
    early, late = state.clone(), state.clone()
    early.c[clock.at], late.c[clock.at] = 0, 1
    assert leanings.row(early)[option] == pytest.approx(2.718, abs=0.01)
    assert leanings.row(late)[option] == pytest.approx(0.368, abs=0.01)


def names_met(game, games):
    """The names of all answers that can be given in some games of players who choose at random."""
    names, found = Names(game.program), set()
    for seed in range(games):
        luck, state = Random(seed), fresh(game, 3, seed)
        while state.options is not None:
            question = state.g.questions[state.question]
            found |= {names.name(question, option, state.asker) for option in state.options}
            run.choose(state, luck.choice(state.options))
    return found


def test_every_answer_of_every_game_has_a_name(orion, market):
    for game in (orion, market):
        found = names_met(game, 10)
        assert len(found) > 40
        assert all(": " in name for name in found)


def test_what_was_learned_of_the_built_in_game_is_used(orion):
    """A search without habits is a much weaker player; if names change, they have to be learned anew."""
    met, known = names_met(orion, 20), set(scale_of(orion.program).worth.habits)
    assert len(met & known) > 0.8 * len(met)


def test_shares_add_up():
    assert sum(likely([1.0, -3.0, 700.0])) == pytest.approx(1)


def test_a_spread_is_the_standard_deviation():
    spread = RunningSpread()
    for number in range(10):
        spread.add(number)
    assert spread.width == pytest.approx(2.872, abs=0.001)


# ---- playing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "variant"), [(3, None), pytest.param(5, None, marks=pytest.mark.soak), (4, "short_night")]
)
def test_sealed_bids_and_dice_are_played_to_the_end(market, players, variant):
    """Also where no turns are taken at all."""
    state = fresh(market, players, 2, variant)
    search = Search(plain(market), Luck(1))
    while state.options is not None:
        run.choose(state, state.options[search.best(state, Budget(looks=6))])
    assert state.over


def test_where_every_answer_ends_the_game_results_count(orion, monkeypatch):
    state = at_form(orion, "action")
    scale = plain(orion)

    def ended(m, option):
        m.c[scale.result + m.asker] = 7 if option == state.options[-1] else 5
        m.c[scale.result + 1 - m.asker] = 6
        m.options, m.over = None, True

    monkeypatch.setattr(tree, "run", SimpleNamespace(choose=ended))
    assert Search(scale, Luck(1)).best(state, Budget(looks=30)) == len(state.options) - 1


def test_a_chain_without_an_end_is_shunned(orion, monkeypatch):
    state = at_form(orion, "action")
    shunned = state.options[0]
    question, plainly = state.question, run.choose

    def chained(m, option):
        if m.question == question and option == shunned:
            raise EndlessChain(["mill", "farm"])
        plainly(m, option)

    monkeypatch.setattr(tree, "run", SimpleNamespace(choose=chained))
    assert Search(plain(orion), Luck(1)).best(state, Budget(looks=60)) != 0


def test_tree_beats_random(orion):
    wins = 0.0
    for number in range(4):
        bots = [make_bot("tree:12", number), make_bot("random", number)]
        match = orion.start(2, seed=number, record=False)
        while not match.over:
            match.choose(bots[(match.state.asker + number) % 2].choose(match))
        wins += tree.won(match.state, number % 2)
    assert wins == 4


@pytest.mark.soak
def test_tree_beats_greedy_in_two_games_of_three(orion):
    from moodsl.extras.sim import simulate

    table = simulate(["orion"], 100, 2, ["tree:300", "greedy"], seed=1, workers=1)
    assert table.by_bot["tree:300"].rate >= 0.65
