"""`moo play`: whole matches by typed answers, wrong answers, undo, two people at one keyboard."""

from __future__ import annotations

import json
import re

import pytest
from at_table import GAMES, TWO, rolls, saved_as

# ---- whole matches ---------------------------------------------------------------------------------------------------


def test_a_whole_match_of_two_people_by_low_numbers(to_the_end):
    assert "The match is over" in to_the_end.output
    assert re.search(r"^ +1 +Player [12] +\d+", to_the_end.output, re.MULTILINE)
    assert "wins" in to_the_end.output or "a draw of" in to_the_end.output


@pytest.mark.parametrize("bots", ["random", pytest.param("greedy", marks=pytest.mark.soak)])
def test_a_whole_match_against_bots(moo, bots):
    done = moo("play", "orion", "--players", 3, "--bots", bots, "--seed", 3, "--name", "Ann", typed=rolls(3))
    assert done.exit_code == 0, done.output[-2000:]
    assert "The match is over" in done.output
    assert {"Ann", "Bot 1", "Bot 2"} <= set(re.findall(r"Ann|Bot \d", done.output))


def test_bots_play_among_themselves(moo):
    done = moo("play", "orion", "--players", 2, "--people", 0, "--bots", "random", "--seed", 1)
    assert done.exit_code == 0, done.output
    assert "The match is over" in done.output


def test_the_same_seed_and_answers_give_the_same_match(moo):
    played = [moo("play", "--players", 2, "--bots", "random", "--seed", 11, typed=rolls(5)).output for _ in range(2)]
    assert played[0] == played[1]


def test_the_training_variant(moo):
    assert moo(*TWO, "--variant", "training", typed=[1]).exit_code == 0
    done = moo(*TWO, "--variant", "traning", typed=[1])
    assert done.exit_code == 2
    assert "training" in done.output


@pytest.mark.parametrize(
    "game",
    [one if one.name == "night_market" else pytest.param(one, marks=pytest.mark.soak) for one in GAMES],
    ids=lambda path: path.name,
)
def test_another_game_is_played_and_taken_up_again(moo, game):
    done = moo("play", game, "--people", 3, "--players", 3, "--seed", 2, typed=rolls(2, 60))
    assert done.exit_code == 0, done.output[-2000:]
    assert f"moo play {game} --people 3 --load " in done.output
    path = saved_as(done.output)
    again = moo("play", game, "--people", 3, "--load", path, typed=rolls(9))
    assert again.exit_code == 0, again.output[-2000:]
    assert "The match is over" in again.output


# ---- the screen ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_fits_the_terminal(moo, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    output = moo("play", "orion", "--people", 4, "--seed", 5, typed=rolls(5, 200)).output
    drawn = [line for line in output.splitlines() if not line.startswith("moo ") and "h help" not in line]
    assert max(len(line) for line in drawn) <= width
    assert "\x1b" not in output


def test_counters_are_tracks_and_the_hand_has_its_facts(moo):
    output = moo(*TWO, typed=[1, 1]).output
    assert "■■■□□□□□□ 3" in output
    hand = output[output.index("\nyour hand  ") + 1 :].splitlines()
    assert {"colour", "cost", "income", "points"} <= set(hand[0].split())
    assert re.search(r"\d food", hand[1])


def test_no_card_of_another_hand_is_shown(moo):
    """Two people at one terminal that is none: what the one reads never names what the other drew."""
    output = moo(*TWO, typed=[1, 1]).output
    *_, last = output.split("first: Player")
    held = re.findall(r"^([A-Z][\w -]+?)  +(?:blue|red|yellow|grey)", last, re.MULTILINE)
    assert len(held) == 5
    said = " ".join(last.split())
    assert "Player 2 draws " + ", ".join(held) in said
    assert "Player 1 draws 5 cards" in said


def test_names_in_russian(moo, monkeypatch):
    assert "продовольствие" in moo(*TWO, "--lang", "ru", typed=[]).output
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "продовольствие" in moo(*TWO, typed=[]).output
    assert "продовольствие" not in moo(*TWO, "--lang", "en", typed=[]).output
    monkeypatch.setenv("LANG", "C.UTF-8")
    assert "продовольствие" not in moo(*TWO, typed=[]).output


def test_a_language_that_the_game_lacks(moo):
    done = moo(*TWO, "--lang", "xx")
    assert done.exit_code == 2
    assert "en, ru" in done.output


# ---- answers and commands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "there is no option 0"),
        ("99", "there is no option 99: the options are 1 to 7"),
        ("-1", "there is no option -1"),
        ("9" * 400, "there is no option 999"),
        ("", "type the number of an option, 1 to 7"),
        ("xyzzy", "`xyzzy` is neither an option nor a command: type 1 to 7"),
        ("1 99", "there is no option 99"),
        ("\x00\x1b[2J", "is neither an option nor a command"),
    ],
)
def test_a_wrong_answer_is_asked_again_and_why(moo, typed, told):
    done = moo(*TWO, typed=[typed, 1])
    assert done.exit_code == 0
    assert told in done.output
    assert done.output.count("1 to 7 (h help)") == 2


def test_an_option_may_be_typed_by_its_name(moo):
    assert "Player 2's play area" in moo(*TWO, typed=["humans"]).output


def test_a_card_on_request(moo):
    by_name = moo(*TWO, typed=["? colony ship"]).output
    assert "Colony Ship / Колонизаторский корабль  (structure" in by_name
    assert "cost: 4 food, 2 fleet" in by_name
    assert "may build a card from your hand" in by_name
    assert "Colony Ship /" in moo(*TWO, typed=["? колонизаторский"]).output
    assert "Alkari / Алкари" in moo(*TWO, typed=["? 1"]).output
    assert "did you mean Colony Ship?" in moo(*TWO, typed=["? colny ship"]).output
    assert "may be" in moo(*TWO, typed=["? s"]).output
    assert "there is no option 77" in moo(*TWO, typed=["? 77"]).output
    every = moo(*TWO, typed=["?"]).output
    assert "Alkari / " in every and "Psilons / " in every


def test_all_actions_that_are_offered_on_request(moo):
    told = moo(*TWO, "--variant", "training", typed=[1, 1, "no more", 0, "?", "q"]).output
    assert told.count("tells whether it can be taken)") > 1


def test_of_an_action_that_only_does_a_verb_the_verb_is_told(moo):
    told = moo("play", "galaxy", "--people", 2, "--players", 2, "--seed", 3, typed=["? lay a route", "q"]).output
    assert (
        "Lay one of your drawn cubes along a track.\n\n    Lay a cube along a track:\n    This is possible only if:"
        in told
    )
    told = moo(*TWO, "--lang", "ru", typed=["? строительство", "q"]).output
    assert "Построить сооружение:\n" in told


def test_why_an_action_cannot_be_taken(moo):
    output = moo(*TWO, "--variant", "training", typed=[1, 1, "no more", 0, "why attack", "why", "why sing"]).output
    assert "why what? An action (Building" in output
    assert "`sing` is no action" in output
    assert re.search(r"Attack (can|cannot) be taken now", output)


def test_help_log_and_table(moo):
    output = moo(*TWO, typed=["h", "log", "log 3", "table", "t"]).output
    assert "take back your last decision" in output
    assert output.count("is first player") >= 3
    assert output.count("Master of Orion ·") == 3


def test_undo_takes_back_until_something_was_revealed(moo):
    output = moo(*TWO, typed=["u", 1, 1, 1, "u"]).output
    assert "this cannot be taken back: there is nothing to take back" in output
    assert output.count("taken back\n") == 1
    revealed = moo(*TWO, typed=[1, 1, "no more", "no more", "research", "u"]).output
    assert "this cannot be taken back" in revealed or "taken back" in revealed


def endless(monkeypatch, after: int) -> None:
    """From the decision `after` on, every answer sets off a chain of cards that never ends."""
    from interpreter.game.match import Match
    from interpreter.game.run import EndlessChain

    choose = Match.choose

    def answered(match, place):
        if len(match.history) >= after:
            raise EndlessChain(["serpent", "tail"])
        choose(match, place)

    monkeypatch.setattr(Match, "choose", answered)


def test_an_endless_chain_is_told_and_asked_again(moo, monkeypatch):
    endless(monkeypatch, 1)
    done = moo(*TWO, typed=[1, 1, 2])
    assert done.exit_code == 0
    assert done.output.count("cannot be carried out: a chain of effects does not end: serpent -> tail") == 2
    assert len(json.loads(saved_as(done.output).read_text())["decisions"]) == 1


def test_an_endless_chain_of_a_bot_ends_the_match(moo, monkeypatch):
    endless(monkeypatch, 2)
    done = moo("play", "orion", "--players", 2, "--people", 0, "--bots", "random", "--seed", 1)
    assert done.exit_code == 1
    assert "the match cannot go on: a chain of effects does not end: serpent -> tail" in done.output
    assert saved_as(done.output).exists()


# ---- two people at one keyboard --------------------------------------------------------------------------------------


def test_the_keyboard_is_handed_over_before_a_hand_is_shown(monkeypatch, tmp_path, capsys):
    """Only a terminal has two people at it; the keyboard is played here by answers."""
    import builtins
    import sys

    from moodsl.cli import main

    asked: list[str] = []
    typed = iter(["", "1", "", "1", "", "q"])

    def typing(prompt: str) -> str:
        asked.append(prompt)
        return next(typed)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(builtins, "input", typing)
    with pytest.raises(SystemExit) as ended:
        main([str(one) for one in TWO])
    assert not ended.value.code
    assert [prompt.split(" is asked")[0] for prompt in asked if "Hand over" in prompt] == [
        "Player 2",
        "Player 1",
        "Player 2",
    ]
