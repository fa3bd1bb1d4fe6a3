"""`moo doctor`: what moodsl sees in a file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interpreter.syntax import tokens
from interpreter.text import Source

ROOT = Path(__file__).resolve().parents[3]
CARD = ROOT / "cards" / "orion" / "advisors" / "moldred.moo"
GOOD = [path for folder in ("tests/cards/good", "cards") for path in sorted((ROOT / folder).rglob("*.moo"))]


def test_tokens_stand_at_their_places(moo, tmp_path):
    (tmp_path / "inn.moo").write_text('stall inn "Inn"  # full\n    on build:\n        gain 2 coin\n', "utf-8")
    lines = [line.split(maxsplit=2) for line in moo("doctor", "tokens", "inn.moo").output.splitlines()]
    assert lines[:4] == [["1:1", "NAME", "stall"], ["1:7", "NAME", "inn"], ["1:11", "STRING", '"Inn"'], ["1:16", "NL"]]
    assert ["1:18", "COMMENT", "# full"] in lines
    assert ["3:14", "NUMBER", "2"] in lines
    assert [line[1] for line in lines].count("INDENT") == [line[1] for line in lines].count("DEDENT") == 2


@pytest.mark.parametrize("path", GOOD[::7], ids=lambda path: path.stem)
def test_every_word_of_a_file_is_a_token(path):
    text = path.read_bytes().decode("utf-8-sig")
    source = Source("input.moo", text)
    for token in tokens(source):
        assert token.span.text == token.text
    assert "".join(token.text for token in tokens(source)).replace(" ", "") == "".join(text.split())


def test_what_is_no_token_is_strange():
    (strange,) = [
        one for one in tokens(Source("input.moo", "value low = 1 ~ 2\n\nvalue high = 2\n")) if one.sort == "STRANGE"
    ]
    assert (strange.text, strange.span.column) == ("~ 2", 15)


def test_the_tree_with_places(moo):
    output = moo("doctor", "tree", CARD).output
    assert output.startswith("1:1 ThingDecl\n    kind: 1:1 Name('advisor')\n    name: 1:9 Name('moldred')\n")
    assert "    6:9 Say" in output


def test_the_tree_of_a_faulty_file_holds_what_could_be_read(moo, tmp_path):
    (tmp_path / "a.moo").write_text("setup\n    draw 1 card\n\nvalue low = 1\n", "utf-8")
    done = moo("doctor", "tree", "a.moo")
    assert done.exit_code == 1
    assert "ValueDecl" in done.stdout and "missing-colon" in done.stderr


def test_the_effects_of_a_card_and_their_python(moo):
    done = moo("doctor", "effects", CARD, "--python")
    assert done.exit_code == 0
    assert done.output.startswith("moldred, line 5: activate [A]:  (ability ")
    assert re.search(r"^ +Draw\b", done.output, re.MULTILINE) and "MoveCard" in done.output
    blocks = re.findall(r"^def b\d+\(m, f\):", done.output, re.MULTILINE)
    assert len(blocks) >= 3
    assert "def " not in moo("doctor", "effects", CARD).output
    compile("\n".join(done.output.split("\n\n", 1)[1:]), "shown", "exec")


def test_the_blocks_of_a_card_with_their_types(moo):
    output = moo("doctor", "effects", CARD, "--blocks").output
    assert re.search(r"^frame 1 this: thing, 2 you: thing, 3 doer: thing, 4 cards: list, ", output, re.MULTILINE)
    blocks = set(re.findall(r"^block (\d+)$", output, re.MULTILINE))
    assert set(re.findall(r"\bLabel\(number=(\d+)", output)) <= blocks and len(blocks) >= 3
    values = moo("doctor", "effects", ROOT / "cards/orion/game.moo", "--blocks").output
    assert "function refill_deck(): nothing\n" in values


def test_every_part_of_a_game_has_effects(moo):
    output = moo("doctor", "effects", ROOT / "cards/orion/game.moo", "--python").output
    for part in ("ValueDef", "setup:", "play:", "refill of deck", "a card rests", "def refill_deck(m):", "def rule_"):
        assert part in output
    verbs = moo("doctor", "effects", ROOT / "cards/orion/verbs/verbs.moo", "--python").output
    assert "to build\n    line " in verbs and "def do_gain_action" in verbs and "def b2(m, f):" in verbs


def test_effects_of_faulty_cards_are_not_shown(moo, tmp_path):
    (tmp_path / "a.moo").write_text("value low = 1\n", "utf-8")
    done = moo("doctor", "effects", "a.moo")
    assert (done.exit_code, done.stdout) == (1, "")
    assert "no-game" in done.stderr


def test_a_round_trip(moo):
    done = moo("doctor", "roundtrip", CARD)
    assert (done.exit_code, done.output) == (0, "the same: 1 declarations, 7 lines\n")


def test_a_round_trip_that_changes_the_tree_shows_where(moo, tmp_path, monkeypatch):
    (tmp_path / "a.moo").write_text("value low = 1\n", "utf-8")
    monkeypatch.setattr("moodsl.cli.doctor.doctor.show", lambda module: "value low = 2\n")
    done = moo("doctor", "roundtrip", "a.moo")
    assert done.exit_code == 1
    assert "Number(1)" in done.output and "Number(2)" in done.output


@pytest.mark.parametrize("what", ["tokens", "tree", "effects", "roundtrip"])
def test_bad_places_end_with_2(moo, tmp_path, what):
    (tmp_path / "bytes.moo").write_bytes(b"\xff\xfe")
    for file in ("nowhere.moo", ".", "bytes.moo"):
        done = moo("doctor", what, file)
        assert (done.exit_code, done.output.count("\n"), done.output.count(f"`{file}`")) == (2, 1, 1)


def test_a_file_that_may_not_be_read_is_named_once(moo, tmp_path, monkeypatch):
    def forbidden(path: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "a.moo").write_text("value low = 1\n", "utf-8")
    monkeypatch.setattr(Path, "read_bytes", forbidden)
    assert moo("doctor", "tree", "a.moo").output == "moo: `a.moo` cannot be read: Permission denied\n"
