"""`moo sim` card by card, against an older version, and against the targets of a pack: the figures are right."""

from __future__ import annotations

import csv
import io
import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from attrs import evolve

from interpreter.effects.records import AbilityFired, CardDrawn, CardMoved, EffectPerformed
from moodsl import load
from moodsl.extras.balance import from_data
from moodsl.extras.sim import compare, simulate
from moodsl.extras.sim.against import changes_of
from moodsl.extras.sim.cards import HELD, IN_PLAY, PUT, CardCounter, kinds_of
from moodsl.extras.sim.one_game import GamePlan, GameRow
from moodsl.extras.sim.table import HEADINGS, table_of
from moodsl.extras.sim.targets import subjects_in, verdicts_of

FAIR = Path(__file__).parents[1] / "fair.moo"
NIGHT_MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"


@pytest.fixture
def fair(tmp_path):
    """A folder with a game of a few cards, small enough to count by hand."""
    folder = tmp_path / "fair"
    folder.mkdir()
    shutil.copy(FAIR, folder / "game.moo")
    return folder


def changed(folder, old, new):
    """A second folder with the same game, but for some words."""
    other = folder.with_name(f"{folder.name}_changed")
    shutil.copytree(folder, other)
    text = (other / "game.moo").read_text(encoding="utf-8")
    assert old in text
    (other / "game.moo").write_text(text.replace(old, new), encoding="utf-8")
    return other


def row(scores, traces=(), ending="closed", wins=None):
    best = [score == max(scores) for score in scores]
    wins = tuple(one / sum(best) for one in best) if wins is None else wins
    boards = tuple({"badge": name} for name in ("sun", "moon", "star")[: len(scores)])
    return GameRow(ending, 10, {}, tuple(scores), wins, ("x",) * len(scores), boards, "", tuple(traces))


def number_of(program, name):
    return next(place for place, design in enumerate(program.sheet.designs) if design.name == name)


# ---- what became of cards -------------------------------------------------------------------------------------------


def test_a_log_tells_what_became_of_the_cards(fair):
    program = load(fair).program
    tables, sheet = program.tables, program.sheet
    piles = {
        (name, player): sheet.zones[name].at + player
        for name in ("grip", "row", "chest", "heap")
        for player in range(3)
    }
    wheel, tent, maze, sun = (
        sheet.designs[number_of(program, name)].first for name in ("wheel", "tent", "maze", "sun")
    )
    heap = sheet.zones["heap"].at
    loc = list(tables["start_places"])
    # One wheel is drawn and put into play by player 1; it fires twice, then player 2 gets it into the row. A tent is
    # drawn and stays. A maze goes into play from the heap, and is held only then. The badge works at once.
    log = [
        CardMoved(0, "put", sun, sheet.zones["badges"].at, piles["chest", 0]),
        CardDrawn(0, 1, wheel),
        CardDrawn(0, 0, tent),
        CardMoved(0, "put", wheel, piles["grip", 1], piles["row", 1]),
        AbilityFired(0, 1, wheel),
        EffectPerformed(0, 0, wheel),
        AbilityFired(0, -1, -1),
        CardMoved(0, "put", wheel, piles["row", 1], piles["row", 2]),
        CardMoved(0, "put", maze, heap, piles["row", 0]),
        CardMoved(0, "put", maze, piles["row", 0], piles["grip", 0]),
    ]
    for card, place in ((sun, ("chest", 0)), (wheel, ("row", 2)), (tent, ("grip", 0)), (maze, ("grip", 0))):
        loc[card] = piles[place]
    watch = CardCounter(program, kinds_of(program, ["card", "badge"]))
    found = {
        (sheet.designs[design].name, seat): (bits, fired)
        for design, seat, bits, fired in watch.traces(SimpleNamespace(log=log, loc=loc), [2, 0, 1])
    }
    assert found == {
        ("wheel", 2): (HELD | IN_PLAY | PUT, 2),
        ("wheel", 0): (IN_PLAY, 0),
        ("tent", 1): (HELD, 0),
        ("maze", 1): (IN_PLAY, 0),
        ("sun", 1): (IN_PLAY, 0),
    }
    only = CardCounter(program, ["badge"]).traces(SimpleNamespace(log=log, loc=loc), [2, 0, 1])
    assert [sheet.designs[trace[0]].name for trace in only] == ["sun"]


@pytest.mark.parametrize("place", [FAIR, NIGHT_MARKET, "orion"], ids=["fair", "night_market", "orion"])
def test_what_lies_on_the_table_is_in_the_traces(place):
    """Whatever can be seen at some decision of a game has to be known after it. What a player holds may have been in
    play before without anybody having been asked in between."""
    game = load(place)
    program, kinds = game.program, kinds_of(game.program, ["card"])
    for seed in range(3):
        luck, match = Random(seed), game.start(3, seed)
        state, held, played = match.state, set(), set()
        while state.options is not None:
            match.play(luck.choice(state.options))
            for card, design in enumerate(program.sheet.design_of):
                owner = program.owner[state.loc[card]]
                if owner >= 0 and program.sheet.designs[design].kind in kinds:
                    works = program.tables["works"][program.tables["kind"][card]][state.loc[card]]
                    (played if works else held).add((design, owner))
        bits = {trace[:2]: trace[2] for trace in CardCounter(program, kinds).traces(state, range(3))}
        assert played and all(bits.get(key, 0) & IN_PLAY for key in played)
        assert all(bits.get(key, 0) for key in held)


def test_a_career_counts_games_and_players(fair):
    program = load(fair).program
    tent = number_of(program, "tent")
    rows = [
        row((10, 4), [(tent, 0, HELD | IN_PLAY | PUT, 2), (tent, 1, HELD, 0)]),
        row((3, 9), [(tent, 0, HELD | IN_PLAY | PUT, 1)]),
        row((5, 5), [(tent, 1, HELD, 0)]),
        row((0, 0), [(tent, 1, IN_PLAY, 0)]),  # it was put there without being held
        row((0, 0), [(tent, 1, HELD | IN_PLAY | PUT, 9)], "endless chain", (0.0, 0.0)),  # counts for nothing
    ]
    table = table_of(program.sheet, GamePlan(2, ("x",), 1), 5, rows, ["stand"])
    career = table.cards["stand"]["tent"]
    assert (career.put.wins, career.put.of) == (2, 4)
    assert (career.in_play.wins, career.in_play.of) == (3, 4)
    assert (career.wins.wins, career.wins.of) == (1.5, 3)
    assert career.ahead.mean == 0.0
    assert career.fires == 1.0
    assert table.cards["stand"]["maze"].put.of == 0
    assert table.ahead[1].mean == 0.0 and table.titles["tent"] == "Tent"


def test_kinds_are_named_by_the_game(fair):
    program = load(fair).program
    assert kinds_of(program, ["card", "seat"]) == ("stand",)
    assert kinds_of(program, ["badge", "stand", "card"]) == ("badge", "stand")
    with pytest.raises(ValueError, match="nothing is counted by `coin`; there is: card, seat, action, stand, badge"):
        kinds_of(program, ["coin"])
    assert "bid" not in kinds_of(load(NIGHT_MARKET).program, ["card"])  # bids work nowhere


# ---- simulate and compare -------------------------------------------------------------------------------------------


def test_counting_cards_changes_no_game_and_no_number_of_cores_changes_the_count(fair):
    plain = simulate([fair], 40, 3, ["random"], seed=5, workers=1)
    tables = [simulate([fair], 40, 3, ["random"], 5, workers, by=["card", "badge"]) for workers in (1, 2)]
    assert tables[0] == tables[1]
    assert evolve(tables[0], cards={}, titles=plain.titles) == plain
    wheel = tables[0].cards["stand"]["wheel"]
    assert 0 < wheel.put.rate < 1 and wheel.fires > 0 and tables[0].cards["stand"]["tent"].fires == 0
    assert sum(career.wins.of for career in tables[0].cards["badge"].values()) == 120


def test_a_pack_against_itself_differs_in_nothing(fair):
    copy = shutil.copytree(fair, fair.with_name("copy"))
    found = compare([fair], [copy], 20, 2, ["random"], 1, 1, by=["card", "badge"])
    assert found.new == found.old
    assert len(found.changes) > 20
    for change in found.changes:
        assert change.old == change.new
        if change.difference is not None:
            assert change.difference.mean == 0 and change.difference.low in (0, None) and not change.stands_out


@pytest.mark.parametrize("workers", [1, 2])
def test_one_changed_number_shows(fair, workers):
    """A wheel is worth 4 more in the new version. The bots do not care, so everything else stays as it was."""
    new = changed(fair, "worth   5", "worth   9")
    found = compare([new], [fair], 40, 2, ["random"], 3, workers, by=["card"])
    changes = {(one.what, one.which, one.measure): one for one in found.changes}
    score = changes["score", "all", "mean"]
    assert score.stands_out and score.difference.low > 0
    assert score.difference.mean == pytest.approx(found.new.scores.mean - found.old.scores.mean, abs=1e-3)
    assert changes["stand", "wheel", "ahead"].difference.mean > 0
    for key in (("decisions", "", "mean"), ("stand", "wheel", "put"), ("stand", "wheel", "in_play")):
        assert changes[key].difference.mean == 0


def test_changes_are_those_of_the_pairs(fair):
    program = load(fair).program
    sheet, tent = program.sheet, number_of(program, "tent")
    old = [row((10, 4), [(tent, 0, HELD, 0)])] * 10 + [row((0, 0), ending="endless chain", wins=(0.0, 0.0))]
    new = [row((4, 10), [(tent, 0, HELD | IN_PLAY | PUT, 1)])] * 10 + [row((2, 2), ending="rich")]
    changes = {(one.what, one.which, one.measure): one for one in changes_of(sheet, old, sheet, new, ["stand"])}
    assert changes["seat", "2", "rate"].old == 0 and changes["seat", "2", "rate"].new == pytest.approx(
        10.5 / 11, abs=1e-4
    )
    assert changes["ending", "endless chain", "rate"].difference.mean == pytest.approx(-1 / 11, abs=1e-4)
    assert changes["ending", "rich", "rate"].new == pytest.approx(1 / 11, abs=1e-4)
    assert changes["stand", "tent", "put"].difference.mean == 1.0
    assert changes["stand", "tent", "wins"].old is None and changes["stand", "tent", "wins"].difference is None
    assert changes["badge", "moon", "rate"].difference.mean == pytest.approx(10.5 / 11, abs=1e-4)


def test_a_kind_of_cards_that_is_new_has_no_older_figures(fair):
    new = changed(fair, "stand maze", 'stand inn "Inn"\n    worth 2\n\nstand maze')
    found = compare([new], [fair], 20, 2, ["random"], 1, 1, by=["card"])
    inn = next(one for one in found.changes if (one.which, one.measure) == ("inn", "put"))
    assert inn.old is None and inn.new is not None and inn.difference is None


def test_ctrl_c_leaves_whole_pairs(fair):
    def stop(count):
        raise KeyboardInterrupt

    found = compare([fair], [fair], 100, 2, ["random"], 1, 1, stop)
    assert 0 < found.new.games == found.old.games < 100 and found.new.asked == 100


def test_different_games_are_not_compared(fair):
    with pytest.raises(ValueError, match="`fair` and `night_market` are different games"):
        compare([fair], [NIGHT_MARKET], 2, 3, ["random"])


# ---- targets --------------------------------------------------------------------------------------------------------

TARGETS = {
    "wins at most": {"badge": 1.25, "seat 1": 1.1},
    "wins at least": {"seat 2": 0.4},
    "put into play at least": {"stand": 0.02},
    "put into play at most": {"stand": 0.6},
    "endings together at most": {"endings": ["rich"], "share": 0.15},
    "every ending occurs": True,
    "last as part of first at least": 0.5,
}


def test_targets_are_judged_by_the_figures(fair):
    program = load(fair).program
    wheel, tent = (number_of(program, name) for name in ("wheel", "tent"))
    put, held = HELD | IN_PLAY | PUT, HELD
    rows = [
        row((10, 4), [(tent, 0, put, 0), (wheel, 0, held, 0)]),
        row((10, 6), [(tent, 0, put, 0), (wheel, 1, held, 0)]),
        row((10, 5), [(tent, 0, held, 0)], "rich"),
        row((3, 9), [(tent, 1, put, 0)]),
    ]
    targets = from_data(TARGETS, subjects_in(program))
    assert targets.kinds == ("stand",)
    table = table_of(program.sheet, GamePlan(2, ("x",), 1), 4, rows, targets.kinds)
    found = {(one.target, one.about): one for one in verdicts_of(targets, table)}
    assert {key: one.held for key, one in found.items()} == {
        ("wins at most", "badge"): False,
        ("wins at most", "seat 1"): False,
        ("wins at least", "seat 2"): True,
        ("put into play at least", "stand"): False,
        ("put into play at most", "stand"): False,
        ("endings together at most", ""): False,
        ("every ending occurs", ""): True,
        ("last as part of first at least", ""): False,
    }
    named = {key: [(of.of, of.value) for of in one.worst] for key, one in found.items()}
    assert named["wins at most", "badge"] == [("sun", 1.5)]
    assert named["wins at most", "seat 1"] == [("seat 1", 1.5)]
    assert named["wins at least", "seat 2"] == [("seat 2", 0.5)]
    assert named["put into play at least", "stand"] == [("wheel", 0.0)]
    assert named["put into play at most", "stand"] == [("tent", 0.75)]
    assert named["endings together at most", ""] == [("rich", 0.25)]
    assert named["last as part of first at least", ""] == [("", 0.4)]


@pytest.mark.parametrize("holders", [1, 2])
def test_what_a_card_is_worth_to_those_who_hold_it_does_not_depend_on_how_many_they_are(fair, holders):
    """Each player who holds the tent puts it into play in every second game, and two of them never in the same one: in
    every game somebody does, and yet it is in half of all hands that the tent is wanted."""
    program = load(fair).program
    sheet, tent, put = program.sheet, number_of(program, "tent"), HELD | IN_PLAY | PUT
    rows = [
        row((9, 1), [(tent, seat, put if (game + seat) % 2 else HELD, 0) for seat in range(holders)])
        for game in range(10)
    ]
    table = table_of(sheet, GamePlan(2, ("x",), 1), 10, rows, ["stand"])
    most = verdicts_of(from_data({"put into play at most": {"stand": 0.6}}, subjects_in(program)), table)[0]
    assert most.held and [(one.value, one.cases) for one in most.worst] == [(0.5, 10 * holders)]
    changes = {(one.which, one.measure): one for one in changes_of(sheet, rows, sheet, rows, ["stand"])}
    assert changes["tent", "put"].old == 0.5


def test_cards_in_play_their_wins_and_means_of_counters_are_judged(fair):
    program = load(fair).program
    wheel, tent = (number_of(program, name) for name in ("wheel", "tent"))
    data = {
        "wins at most": {"stand": 1.2},
        "in play at least": {"stand": 0.3},
        "in play at most": {"stand": 0.5},
        "in play before players at least": {"stand": 0.0},
        "in play before players at most": {"stand": 0.2},
        "mean at least": {"day": 4},
        "mean at most": {"day": 4},
    }
    subjects = evolve(subjects_in(program), counters=("day",))
    targets = from_data(data, subjects)
    assert targets.kinds == ("stand",)
    rows = [row((9, 1), [(tent, 0, IN_PLAY, 0)]), row((9, 1), [(wheel, 1, IN_PLAY, 0), (tent, 0, HELD, 0)])]
    rows = [evolve(one, counters={"day": day}) for one, day in zip(rows, (3, 6), strict=True)]
    table = table_of(program.sheet, GamePlan(2, ("x",), 1), 2, rows, targets.kinds)
    found = {one.target: one for one in verdicts_of(targets, table)}
    assert [(target, one.held, one.worst[0].of, one.worst[0].value) for target, one in found.items()] == [
        ("wins at most", False, "tent", 2.0),
        ("in play at least", False, "maze", 0.0),
        ("in play at most", True, "wheel", 0.5),
        ("in play before players at least", True, "maze", 0.0),
        ("in play before players at most", False, "wheel", 0.25),
        ("mean at least", True, "", 4.5),
        ("mean at most", False, "", 4.5),
    ]


def test_endings_are_judged_one_by_one_and_together_before_a_number(fair):
    program = load(fair).program
    rows = [
        evolve(row((9, 1), ending=ending), counters={"day": day})
        for ending, day in (("rich", 3), ("rich", 8), ("closed", 2), ("closed", 8))
    ]
    table = table_of(program.sheet, GamePlan(2, ("x",), 1), 4, rows)
    assert table.ended_at == {"closed": {"day": {2: 1, 8: 1}}, "rich": {"day": {3: 1, 8: 1}}}
    data = {
        "ends by at least": {"rich": 0.6},
        "ends by at most": {"closed": 0.5},
        "endings together at most": {"endings": ["rich"], "share": 0.25, "before": {"day": 8}},
    }
    subjects = evolve(subjects_in(program), counters=("day",))
    assert [(one.target, one.held, one.worst[0].value) for one in verdicts_of(from_data(data, subjects), table)] == [
        ("ends by at least", False, 0.5),
        ("ends by at most", True, 0.5),
        ("endings together at most", True, 0.25),
    ]


def test_the_worst_offenders_come_first(fair):
    program = load(fair).program
    table = table_of(program.sheet, GamePlan(2, ("x",), 1), 3, [row((9, 1)), row((9, 1)), row((1, 9))])
    least = verdicts_of(from_data({"wins at least": {"badge": 1.9}}, subjects_in(program)), table)[0]
    most = verdicts_of(from_data({"wins at most": {"badge": 0.5}}, subjects_in(program)), table)[0]
    assert [of.of for of in least.worst] == ["moon", "sun"]
    assert [of.of for of in most.worst] == ["sun", "moon"]


def test_a_target_that_is_just_reached_is_held_and_one_about_nothing_is_not(fair):
    program = load(fair).program
    rows = [row((10, 5)), row((5, 10))]
    targets = from_data({"wins at most": {"seat 1": 1}, "put into play at most": {"stand": 0.6}}, subjects_in(program))
    table = table_of(program.sheet, GamePlan(2, ("x",), 1), 2, rows, targets.kinds)
    assert [one.held for one in verdicts_of(targets, table)] == [True, False]
    lost = verdicts_of(from_data({"every ending occurs": True}, subjects_in(program)), table)[0]
    assert not lost.held and [one.of for one in lost.worst] == ["rich"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "line 1 is not JSON"),
        ("[]", "this is not what belongs here"),
        ('{"wins": 1}', "unknown `wins`"),
        ('{"wins at most": 1}', "`wins at most`: this is not what belongs here"),
        (
            '{"wins at most": {"coin": 1}}',
            "is about a kind of boards or of cards that work, or a seat that everybody plays with, and `coin` is",
        ),
        ('{"wins at most": {"seat 3": 1}}', "and `seat 3` is none"),
        ('{"wins at most": {"badge": "much"}}', "`wins at most['badge']`: this is not a number"),
        ('{"put into play at most": {"badge": 1}}', "is about a kind of cards that work, and `badge` is none"),
        (
            '{"in play before players at most": {"badge": 1}}',
            "is about a kind of cards that work, and `badge` is none",
        ),
        ('{"in play at most": {"badge": 1}}', "is about a kind of cards that work, and `badge` is none"),
        ('{"mean at most": {"coin": 1}}', "is about a counter that is no player's, and `coin` is none"),
        ('{"endings together at most": 0.1}', "`endings together at most`: this is not what belongs here"),
        ('{"endings together at most": {"endings": ["war"], "share": 1}}', "no ending `war`; there is: closed, rich"),
        (
            '{"endings together at most": {"endings": ["rich"], "share": 1, "before": {"noon": 1}}}',
            "`endings together at most` is about a counter that is no player's, and `noon` is none",
        ),
        ('{"ends by at most": {"war": 1}}', "no ending `war`; there is: closed, rich"),
        ('{"every ending occurs": 1}', "`every ending occurs`: this is not true or false"),
        ('{"last as part of first at least": -1}', "is a number from 0 up"),
        ('{"last as part of first at least": NaN}', "this number is too large"),
    ],
)
def test_faulty_targets_are_named_and_end_with_1(moo, fair, text, message):
    (fair / "balance.json").write_text(text, encoding="utf-8")
    done = moo("sim", fair, "--targets", "-n", 2)
    assert done.exit_code == 1
    assert message in done.output and "balance.json" in done.output
    assert done.output.count("\n") == 1


# ---- the command ----------------------------------------------------------------------------------------------------

QUICK = ("--bots", "random", "--workers", 1)


def test_cards_and_seats_are_printed(moo, fair):
    done = moo("sim", fair, "-n", 30, "--players", "2,3", *QUICK, "--by", "card,badge,seat")
    assert done.exit_code == 0, done.output
    for words in ("× fair", "held", "in play", "Wheel", "Moon", "seat 3", "±"):
        assert words in done.output
    assert "…" not in done.output and max(len(line) for line in done.output.splitlines()) <= 100


def test_it_is_told_how_many_different_cards_a_player_has_in_play(moo, fair):
    asked = ("sim", fair, "-n", 10, "--players", 2, *QUICK, "--by", "stand")
    (table,) = json.loads(moo(*asked, "--json").output)["tables"]
    in_play = sum(card["wins"]["of"] for card in table["cards"]["stand"].values()) / 20
    (line,) = [line for line in moo(*asked).output.splitlines() if line.startswith("different ones")]
    assert line.endswith(f", {in_play:.2g} in play")
    assert in_play > 0


def test_nothing_is_cut_off_in_the_widest_table(moo):
    done = moo("sim", "orion", "-n", 2, "--players", "2", *QUICK, "--by", "card")
    assert done.exit_code == 0, done.output
    (heading,) = {line.rstrip() for line in done.output.splitlines() if " held " in line and "structure" in line}
    assert heading.endswith("fires")


def test_targets_are_printed_and_decide_how_the_command_ends(moo, fair):
    (fair / "balance.json").write_text('{"wins at most": {"badge": 9}}', encoding="utf-8")
    done = moo("sim", fair, "-n", 10, "--players", 2, *QUICK, "--targets")
    assert done.exit_code == 0 and "wins at most: badge" in done.output and "1 held, 0 missed" in done.output
    (fair / "balance.json").write_text('{"every ending occurs": true}', encoding="utf-8")
    done = moo("sim", fair, "-n", 10, "--players", 2, *QUICK, "--targets")
    assert done.exit_code == 1 and "MISSED   somebody is rich 0.0 %" in done.output


def test_an_expansion_is_judged_by_the_targets_of_the_game_unless_it_has_its_own(moo, fair):
    annex = fair.with_name("annex")
    annex.mkdir()
    pack = 'pack annex "Annex"\n    version   "1.0"\n    language  "3"\n    requires  fair "1.0"\n\n'
    (annex / "pack.moo").write_text(pack + 'badge comet "Comet"\n', encoding="utf-8")
    (fair / "balance.json").write_text('{"wins at most": {"badge": 9}}', encoding="utf-8")
    asked = ("sim", fair, annex, "-n", 10, "--players", 2, *QUICK, "--targets")
    assert "wins at most: badge" in moo(*asked).output
    (annex / "balance.json").write_text('{"every ending occurs": true}', encoding="utf-8")
    for packs in ((fair, annex), (annex, fair)):
        told = moo("sim", *packs, *asked[3:]).output.partition("targets")[2]
        assert "every ending occurs" in told and "badge" not in told


def test_targets_of_a_game_that_is_only_required_are_found(moo):
    assert (
        "put into play at most: structure" in moo("sim", "antares", "-n", 1, "--players", 2, *QUICK, "--targets").output
    )


def test_nothing_is_cut_off_of_the_worst_offenders(moo):
    done = moo("sim", "orion", "-n", 2, "--players", 3, *QUICK, "--targets")
    assert done.exit_code == 1, done.output
    text = " ".join(done.output.partition("\ntargets")[2].split())
    assert "an empire has filled all its systems 0.0 % (0.0 .. 65.8)" in text
    assert text.count("(") == text.count(")") == text.count(" .. ")


def test_the_differences_are_printed(moo, fair):
    new = changed(fair, "worth   5", "worth   9")
    done = moo("sim", new, "-n", 40, "--players", 2, *QUICK, "--against", fair, "--by", "card")
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert any(line.startswith("scores ") and line.rstrip().endswith("*") for line in lines)
    assert any(line.startswith("decisions ") and "+0.00" in line for line in lines)
    assert "stand, put into play" in done.output and "2 players, 40 pairs of games" in done.output


def test_json_and_csv_have_everything(moo, fair):
    (fair / "balance.json").write_text('{"put into play at most": {"stand": 0}}', encoding="utf-8")
    ask = ("sim", fair, "-n", 12, "--players", 2, *QUICK, "--against", fair, "--by", "badge", "--targets")
    done = moo(*ask, "--json")
    assert done.exit_code == 1
    data = json.loads(done.stdout)
    assert list(data) == ["moodsl", "tables", "against", "targets"]
    assert set(data["tables"][0]["cards"]) == {"stand", "badge"}
    assert set(data["tables"][0]["cards"]["stand"]["tent"]) == {
        "put", "in_play", "wins", "ahead", "fires",
    }  # fmt: skip
    assert data["against"][0]["old"] == data["tables"][0]
    assert all(change["old"] == change["new"] for change in data["against"][0]["changes"])
    assert [(one["target"], one["held"]) for one in data["targets"]] == [("put into play at most", False)]
    rows = list(csv.reader(io.StringIO(moo(*ask, "--csv").stdout)))
    assert tuple(rows[0]) == HEADINGS and all(len(line) == len(HEADINGS) for line in rows)
    assert {"put", "in_play", "wins", "ahead", "fires", "put difference"} <= {line[3] for line in rows}
    assert any(line[1] == "target" and line[3] == "put into play at most 0: missed" for line in rows)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (("--by", "coin"), 2, "nothing is counted by `coin`; there is: card, seat, action, stand, badge"),
        (("--targets",), 2, "`fair` states no targets: there is no `balance.json` beside its cards"),
        (("--against", "nowhere"), 2, "`nowhere` does not exist"),
        (("--against", NIGHT_MARKET), 2, "is another game (`night_market`, not `fair`); only versions are compared"),
        (("--against", "faulty"), 1, "the older version has faults: faulty/game.moo:"),
        (("--against", "larger"), 2, "the older version is for 3 to 4 players; compare them with --players 3"),
        (("--against", "other"), 2, "of the older version nothing is counted by `badge`"),
        (("--against", "git:"), 2, "`git:` names no revision; write for example `git:HEAD~1`"),
        (("--against", "git:HEAD"), 2, "at `HEAD`: not a git repository"),
    ],
)
def test_wrong_use_is_said_in_one_line(moo, fair, tmp_path, monkeypatch, arguments, code, message):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    texts = {
        "faulty": ("coin + total", "coyn + total"),
        "larger": ("players  2 to 3", "players  3 to 4"),
        "other": ("badge", "brooch"),
    }
    for name, change in texts.items():
        changed(fair, *change).rename(tmp_path / name)
    done = moo("sim", "fair", *(("--by", "badge") if "other" in arguments else ()), *arguments)
    assert done.exit_code == code
    assert message in done.output
    assert done.output.count("\n") == 1


@pytest.mark.skipif(shutil.which("git") is None, reason="asks git for an older version")
def test_the_older_version_can_come_from_git(moo, fair):
    git = ("git", "-C", fair.parent, "-c", "user.name=Ann", "-c", "user.email=ann@fair.example")
    for words in (("init", "-q"), ("add", "."), ("commit", "-q", "-m", "The fair")):
        subprocess.run([*git, *words], check=True)
    text = (fair / "game.moo").read_text(encoding="utf-8")
    (fair / "game.moo").write_text(text.replace("worth   5", "worth   9"), encoding="utf-8")
    for place in ("fair", "fair/game.moo"):
        done = moo("sim", place, "-n", 40, "--players", 2, *QUICK, "--against", "git:HEAD")
        assert done.exit_code == 0, done.output
        assert "against git:HEAD (fair 1.0)" in done.output
        assert any(line.startswith("scores ") and line.rstrip().endswith("*") for line in done.output.splitlines())
