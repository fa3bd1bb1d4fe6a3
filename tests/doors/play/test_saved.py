"""`moo play`: saving, leaving, taking up again; what cannot be taken up is left as it was."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from at_table import NIGHT_MARKET, TWO, saved_as

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
    from moodsl.extras.agents import own

    class Interrupted:
        def choose(self, _match: object) -> int:
            raise KeyboardInterrupt

    monkeypatch.setattr(own, "make_bot", lambda *_args, **_named: Interrupted())
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


def test_a_match_saved_in_the_middle_goes_on_as_if_it_had_not_been(moo, to_the_end):
    """It is cut where an action is asked for: the numbers of picks that have begun are not in the file."""
    typed = to_the_end.typed
    cut = "".join(to_the_end.output.split("\nChoose an action\n")[:12]).count("(h help)")
    moo(*TWO, "--save", "halves.json", typed=typed[:cut])
    moo("play", "--people", 2, "--load", "halves.json", "--save", "halves.json", typed=typed[cut:])
    assert f"the record is {to_the_end.path}" in to_the_end.output
    assert to_the_end.record == Path("halves.json").read_text()


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
    from moodsl.cli.play import session

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
        (lambda text: '{"game": "orion", "moodsl": 2}', "damaged"),
        (edited, "damaged"),
        (lambda text: re.sub(r'"reached": ?"....', '"reached":"0000', text), "cannot be taken up"),
        (lambda text: re.sub(r'"moodsl": ?2', '"moodsl":99', text), "format 99"),
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


def test_a_match_with_an_expansion_finds_it_or_says_how_it_is_given(moo, tmp_path):
    mead = tmp_path / "mead"
    mead.mkdir()
    lines = ('pack mead "Mead"', 'version "1"', 'language "3"', 'requires night_market "1.0"')
    (mead / "mead.moo").write_text("\n    ".join(lines) + "\n")
    path = saved_as(moo("play", NIGHT_MARKET, mead, "--people", 3, "--players", 3, "--seed", 1, typed=[1]).output)
    for command in (("play", NIGHT_MARKET, "--load", path), ("replay", path, "--pack", NIGHT_MARKET)):
        refused = moo(*command)
        assert refused.exit_code == 2
        assert f"`{path}` was played with `mead`, too: write `moo {command[0]} " in refused.output
        assert "; for a pack that is not installed, its folder" in refused.output
    assert f"moo replay {path} --pack {NIGHT_MARKET} --pack mead`" in refused.output
    antares = saved_as(moo("play", "antares", "--people", 2, "--players", 2, "--seed", 1, typed=[1]).output)
    assert moo("replay", antares).exit_code == 0


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
