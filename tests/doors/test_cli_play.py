"""`moo play`: whole matches by typed answers, wrong answers, undo, saving, leaving, taking up again."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

GAMES = sorted(folder.parent for folder in (Path(__file__).resolve().parents[1] / "games").glob("*/game.moo"))
FLOTILLA = next(game for game in GAMES if game.name == "flotilla")
NIGHT_MARKET = next(game for game in GAMES if game.name == "night_market")
TWO = ("play", "orion", "--players", 2, "--people", 2, "--seed", 7)
ENOUGH = 3000  # more answers than any match needs


def rolls(seed: int, count: int = ENOUGH) -> list[int]:
    """Answers at random; those that are no option are asked again."""
    luck = random.Random(seed)
    return [luck.randrange(1, 8) for _ in range(count)]


def saved_as(output: str) -> Path:
    """The file that the way back in names."""
    found = re.search(r"--load (\S+)", output)
    assert found, output
    return Path(found.group(1))


# ---- whole matches ---------------------------------------------------------------------------------------------------


def test_a_whole_match_of_two_people_by_first_options(moo):
    done = moo(*TWO, typed=[1] * ENOUGH)
    assert done.exit_code == 0, done.output[-2000:]
    assert "The match is over" in done.output
    assert re.search(r"^ +1 +Player [12] +\d+", done.output, re.MULTILINE)
    assert "wins" in done.output or "a draw of" in done.output


@pytest.mark.parametrize("bots", ["random", "greedy"])
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


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
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
    output = moo("play", "orion", "--people", 4, "--seed", 5, typed=rolls(5)).output
    drawn = [line for line in output.splitlines() if not line.startswith("moo ") and "h help" not in line]
    assert max(len(line) for line in drawn) <= width
    assert "\x1b" not in output


def test_counters_are_tracks_and_the_hand_has_its_facts(moo):
    output = moo(*TWO, typed=[1, 1]).output
    assert "■■■□□□□□□ 3" in output
    hand = output[output.index("your hand") :].splitlines()
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
    assert "Player 1 draws a card (5 times)" in said


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


def drawn(moo, game, *, typed, **options):
    """The last table that is drawn when these answers are given, above the events and the question."""
    words = [part for name, value in options.items() for part in (f"--{name}", value)]
    output = moo("play", game, *words, typed=typed).output
    *_, last = re.split(r"^[─ ].*first: .*$", output, flags=re.MULTILINE)
    return output, last.split("\n\n")[0]


def test_what_lies_under_cards_is_shown_below_them(moo, monkeypatch):
    """In the player's own table in a column; of others beside the card, and beside what a hidden card's back says."""
    monkeypatch.setenv("COLUMNS", "100")
    output, _last = drawn(moo, FLOTILLA, typed=rolls(4, 150), people=2, players=2, seed=3)
    assert re.search(r"^your dock +sails +class +rank +under it", output, re.MULTILINE)
    assert re.search(r"^(Sloop|Brig|Raft|Galleon) .* cargo \d", output, re.MULTILINE)
    assert re.search(r"^Player \d: dock +.*\((small|large)\): cargo \d", output, re.MULTILINE)
    assert max(map(len, output.splitlines())) <= 100


def test_the_backs_of_hidden_cards_are_shown_and_not_their_names(moo):
    output, _last = drawn(moo, FLOTILLA, typed=[], people=2, players=2, seed=3)
    (dock,) = re.findall(r"^Player 1: dock +(.*?) *$", output, re.MULTILINE) or re.findall(
        r"^Player 2: dock +(.*?) *$", output, re.MULTILINE
    )
    assert re.fullmatch(r"(\((small|large)\)( ×\d)?(, )?)+", dock)


def test_the_face_that_is_up_is_shown(moo):
    """By its title, or by its word where it has none."""
    output, _last = drawn(moo, FLOTILLA, typed=rolls(4, 150), people=2, players=2, seed=3)
    assert "Trim Brig" in output
    assert re.search(r"(Raft|Sloop|Galleon) \(worn\)", output)
    assert not re.search(r"(Raft|Sloop|Galleon) \(trim\)", output)


def test_a_game_of_many_places_stays_readable(moo, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    output, last = drawn(moo, "eminent", typed=rolls(8, 200), players=4, seed=11)
    assert max(map(len, output.splitlines())) <= 100
    assert len(last.splitlines()) <= 40
    assert "stack of Survey" in last and "Survey on top" not in last  # a supply has only its size
    assert "extended game" not in output  # a mark that is not there is not told
    assert "resources traded this turn:" not in last
    assert re.search(r"^Bot \d: discard pile .*×\d", output, re.MULTILINE)
    assert re.search(r"^Bot \d: face-down planets .*warfare cost 2; colonize cost 2\)", output, re.MULTILINE)


def test_facts_of_several_words_are_told(moo):
    assert re.search(r"^Produce/Trade +Produce, Trade *$", moo("play", "eminent", "--seed", 3).output, re.MULTILINE)
    russian = moo("play", "eminent", "--seed", 3, "--lang", "ru").output
    assert re.search(r"^Производство/продажа +производство, продажа *$", russian, re.MULTILINE)


# ---- answers and commands --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("0", "there is no option 0"),
        ("99", "there is no option 99: the options are 1 to 7"),
        ("-1", "there is no option -1"),
        ("9" * 400, "there is no option 999"),
        ("", "type the number of an option, 1 to 7"),
        ("xyzzy", "`xyzzy` is neither an option nor a command"),
        ("1 2", "`1 2` is neither"),
        ("\x00\x1b[2J", "is neither an option nor a command"),
    ],
)
def test_a_wrong_answer_is_asked_again_and_why(moo, typed, told):
    done = moo(*TWO, typed=[typed, 1])
    assert done.exit_code == 0
    assert told in done.output
    assert done.output.count("1 to 7 (h help)") == 2


def test_an_option_may_be_typed_by_its_name(moo):
    assert "Player 2's race board" in moo(*TWO, typed=["humans"]).output


def test_a_card_on_request(moo):
    by_name = moo(*TWO, typed=["? colony ship"]).output
    assert "Colony Ship / Колонизаторский корабль  (structure" in by_name
    assert "cost: 2 food, 1 fleet" in by_name
    assert "may build a card from your hand" in by_name
    assert "Colony Ship /" in moo(*TWO, typed=["? колонизаторский"]).output
    assert "Alkari / Алкари" in moo(*TWO, typed=["? 1"]).output
    assert "did you mean Colony Ship?" in moo(*TWO, typed=["? colny ship"]).output
    assert "may be" in moo(*TWO, typed=["? s"]).output
    assert "there is no option 77" in moo(*TWO, typed=["? 77"]).output
    every = moo(*TWO, typed=["?"]).output
    assert "Alkari / " in every and "Psilons / " in every


def test_why_an_action_cannot_be_taken(moo):
    output = moo(
        *TWO, "--variant", "training", typed=[1, 1, 1, 6, *["no more"] * 3, "why attack", "why", "why sing"]
    ).output
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


# ---- saving and leaving ----------------------------------------------------------------------------------------------


def test_the_end_of_the_input_saves_and_shows_the_way_back(moo, tmp_path):
    done = moo(*TWO, typed=[1, 1])
    assert done.exit_code == 0
    assert "moo play orion --people 2 --load orion-match-1.json" in done.output
    again = moo("play", "--people", 2, "--load", "orion-match-1.json", typed=[1])
    assert again.exit_code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["orion-match-1.json", "orion-match-2.json"]


def test_ctrl_c_saves_and_shows_the_way_back(moo, monkeypatch):
    import builtins

    asked = iter(["1", "1"])

    def typing(_prompt: str) -> str:
        try:
            return next(asked)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(builtins, "input", typing)
    done = moo(*TWO, "--save", "mine.json")
    assert done.exit_code == 0
    assert "moo play orion --people 2 --load mine.json" in done.output
    assert len(json.loads(Path("mine.json").read_text())["decisions"]) == 2


def test_ctrl_c_while_a_bot_thinks_saves_what_was_decided(moo, monkeypatch):
    import moodsl.agents

    class Interrupted:
        def choose(self, _match: object) -> int:
            raise KeyboardInterrupt

    monkeypatch.setattr(moodsl.agents, "make_bot", lambda *_args, **_named: Interrupted(), raising=False)
    done = moo("play", "orion", "--players", 2, "--seed", 3, typed=[1] * 20)
    assert done.exit_code == 0
    document = json.loads(saved_as(done.output).read_text())
    assert moo("replay", saved_as(done.output)).exit_code == 0
    assert len(document["decisions"]) <= 1


def test_q_saves_and_s_saves(moo):
    done = moo(*TWO, typed=[1, "s", "s other.json", 1, "s other.json", "q"])
    assert "the match is saved: orion-match-1.json" in done.output
    assert done.output.count("the match is saved: other.json") == 2
    assert "--load other.json" in done.output


def test_a_match_saved_in_the_middle_goes_on_as_if_it_had_not_been(moo):
    straight = moo(*TWO, "--save", "straight.json", typed=rolls(1))
    moo(*TWO, "--save", "halves.json", typed=rolls(1)[:80])
    moo("play", "--people", 2, "--load", "halves.json", "--save", "halves.json", typed=rolls(1)[80:])
    assert "the record is straight.json" in straight.output
    assert Path("straight.json").read_text() == Path("halves.json").read_text()


def test_an_undo_after_loading(moo):
    path = saved_as(moo(*TWO, typed=[1, 1, 1]).output)
    assert "taken back" in moo("play", "--people", 2, "--load", path, typed=["u"]).output


def test_a_file_that_exists_is_not_written_over(moo, tmp_path):
    (tmp_path / "diary.txt").write_text("dear diary")
    done = moo(*TWO, "--save", "diary.txt", typed=[1])
    assert done.exit_code == 2
    assert "`diary.txt` exists already" in done.output
    assert "exists already" in moo(*TWO, typed=["s diary.txt"]).output
    assert (tmp_path / "diary.txt").read_text() == "dear diary"


def test_a_place_that_cannot_be_written(moo, tmp_path):
    done = moo(*TWO, "--save", "no/such/folder/match.json", typed=[1])
    assert (done.exit_code, done.output.count("\n")) == (2, 1)
    assert "cannot be written" in done.output
    output = moo(*TWO, typed=["s no/such/folder/match.json", 1]).output
    assert "the match is not saved: `no/such/folder/match.json` cannot be written" in output
    assert not list(tmp_path.glob(".moo-*"))


def test_where_the_folder_is_closed_the_match_is_saved_elsewhere(moo, tmp_path, monkeypatch):
    from moodsl.cli import session

    written = session.write_match

    def closed(match, path):
        if path.parent in (Path(), Path.home()):
            raise session.NotSaved(f"`{path}` cannot be written: Read-only file system")
        written(match, path)

    monkeypatch.setattr(session, "write_match", closed)
    done = moo(*TWO, typed=[1])
    path = saved_as(done.output)
    assert path.is_absolute() and path.exists()
    path.unlink()


# ---- what cannot be taken up -----------------------------------------------------------------------------------------


def edited(text: str) -> str:
    """A saved match with a number changed by hand."""
    return re.sub(r'"seed": ?7', '"seed":8', text)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda text: text[: len(text) // 2], "this is no saved match"),
        (lambda text: "", "this is no saved match"),
        (lambda text: "[" * 100_000, "this is no saved match"),
        (lambda text: "{}", "this is no saved match"),
        (lambda text: '{"game": "orion", "moodsl": 1}', "damaged"),
        (edited, "damaged"),
        (lambda text: re.sub(r'"hash": ?"....', '"hash":"0000', text), "cannot be taken up"),
        (lambda text: re.sub(r'"moodsl": ?1', '"moodsl":99', text), "format 99"),
    ],
)
@pytest.mark.parametrize("command", ["play", "replay"])
def test_a_damaged_match_is_refused_and_left_as_it_was(moo, damage, told, command):
    path = saved_as(moo(*TWO, typed=[1, 1, 1]).output)
    broken = damage(path.read_text())
    path.write_text(broken)
    done = moo("play", "--people", 2, "--load", path) if command == "play" else moo("replay", path)
    assert done.exit_code == 1, done.output
    assert done.output.count("\n") == 1
    assert told in done.output
    assert path.read_text() == broken


def test_a_match_of_another_game_is_refused(moo):
    path = saved_as(moo("play", NIGHT_MARKET, "--people", 3, "--players", 3, "--seed", 1, typed=[1]).output)
    unknown = moo("play", "--load", path)
    assert unknown.exit_code == 2
    assert "say which folder its cards lie in" in unknown.output
    other = moo("play", "orion", "--load", path)
    assert other.exit_code == 1
    assert "not of `orion`" in other.output


def test_a_match_of_other_cards_is_refused(moo, tmp_path):
    import shutil

    folder = tmp_path / "copy"
    shutil.copytree(NIGHT_MARKET, folder)
    path = saved_as(moo("play", folder, "--people", 3, "--players", 3, "--seed", 1, typed=[1]).output)
    pack = folder / "pack.moo"
    pack.write_text(pack.read_text() + "\n# one more line\n")
    done = moo("play", folder, "--people", 3, "--load", path)
    assert done.exit_code == 1
    assert done.output.count("\n") == 1
    assert "cannot be taken up" in done.output


def test_a_missing_file_and_wrong_usage(moo, tmp_path):
    assert "does not exist" in moo("play", "--load", "nowhere.json").output
    assert moo("play", "--load", "nowhere.json").exit_code == 2
    assert moo("play", "--load", tmp_path).exit_code == 2
    assert moo("play", "nosuchgame").exit_code == 2
    assert moo("play", "--players", 9).exit_code == 2
    assert moo("play", "--players", 2, "--people", 3).exit_code == 2
    assert moo("play", "--people", -1).exit_code == 2
    assert moo("play", "--bots", "clever").exit_code == 2
    assert moo("play", "--name", "Ann", "--name", "Ann").exit_code == 2
    assert moo("play", "--people", 1, "--name", "Ann", "--name", "Bob").exit_code == 2
    path = saved_as(moo(*TWO, typed=[1]).output)
    assert moo("play", "--load", path, "--seed", 3).exit_code == 2


def test_faulty_cards_are_not_played(moo, tmp_path):
    (tmp_path / "game.moo").write_text('game fair "Fair"\n    players 2\n')
    done = moo("play", tmp_path)
    assert done.exit_code == 1
    assert "cannot be played yet" in done.output


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


# ---- why -------------------------------------------------------------------------------------------------------------

START = [1, 1, "no more", "no more"]


def test_why_tells_the_numbers_and_the_line(moo):
    output = moo(*TWO, typed=[*START[:2], "why attack", "why activation", 6, 6, "why activation"]).output
    assert "1 needed; your actions: 0" in output
    assert re.search(r"Activation cannot be taken now, because[^(]*\n    nothing fits\n", output)
    assert len(re.findall(r"^    \(cards/orion/verbs/actions.moo:\d+\)$", output, re.MULTILINE)) == 3


def test_why_tells_how_a_number_comes_about(moo):
    asked = ["why attack_cost against Player 1", "why cost of an attack", "why loyalty mark", "why food", "why round"]
    output = moo(*TWO, typed=[*START, *asked, "why system discount"]).output
    assert "Player 1: cost of an attack 2 fleet: 2" in output
    assert output.count("Player 2: cost of an attack 2 fleet: 2") == 1
    assert "Player 1: loyalty mark 6: 6" in output
    assert re.search(r"Player \d: food \d: 0, \+\d the rules", output)
    assert "round 1: 0, +1 the rules" in output
    assert "nothing to ask it of is named" in output


def test_why_tells_what_caused_a_line_of_the_log(moo):
    output = moo(*TWO, typed=[*START, "log why", "why 2", "why #3", "why 99"]).output
    assert re.search(r"^     2  -- Start of the round --", output, re.MULTILINE)
    assert re.search(r"^-- Start of the round --.*(\n.*)*\(cards/orion/game.moo:\d+\)", output, re.MULTILINE)
    assert "the log has no line 99, only 1 to 3" in output


def test_why_tells_of_a_card_that_is_not_offered(moo):
    output = moo(*TWO, typed=[*START, "why frigate", "building", "why advia", "why titan"]).output
    assert "Frigate: no card is asked for now" in output
    assert "Advia is not offered" in output and "it is not among these" in output
    assert re.search(r"Titan(: you see none| is offered| is not offered)", output)


def test_why_tells_nothing_of_hidden_cards(moo):
    output = moo("play", NIGHT_MARKET, "--people", 3, "--seed", 4, typed=["why offer", "why rebate", "why alms"]).output
    assert "offer: it is worked out from cards that not everybody sees" in output
    assert re.search(r"Player 1: alms 1 coins?: 1", output)


def test_why_answers_in_russian(moo):
    output = moo(*TWO, "--lang", "ru", typed=[1, 1, 6, 6, "why активация", "why цена атаки", "log why", "why 2"]).output
    assert "ничего не подходит" in output and "цена атаки 2 флота: 2" in output
