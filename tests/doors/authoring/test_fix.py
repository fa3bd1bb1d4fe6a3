"""`moo check --fix`: what is certain is mended, told and written; what is not is left, and told as a fault."""

from __future__ import annotations

import json
import stat
from pathlib import Path

import pytest

from interpreter.report import Diagnostic, mended as lines_of
from interpreter.text import Source, Span
from moodsl.formatter import mend, slips
from moodsl.formatter.mending import applied, is_certain, one_slip_apart

FAULTY = """\
game fair "Fair"
    players  2 to 3

resource coin for each player "coin"
    range  0 to 5

setup
    each player
        gain 2 coyn   # why not
          gain 1 coin

play:
    each player
        gain coin 2
        gain 1 silver
"""
MENDED = (
    FAULTY.replace("setup\n", "setup:\n")
    .replace("coyn", "coin")
    .replace("          gain", "        gain")
    .replace("coin 2", "2 coin")
)
BASE = Path(__file__).parents[2] / "cards" / "base.moo"
TOLD = """\
fair/game.moo:7: setup  ->  setup:
fair/game.moo:9: gain 2 coyn   # why not  ->  gain 2 coin   # why not
fair/game.moo:10: 10 spaces  ->  8 spaces before `gain 1 coin`
fair/game.moo:14: gain coin 2  ->  gain 2 coin
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    (tmp_path / "fair").mkdir()
    (tmp_path / "fair" / "game.moo").write_text(FAULTY, "utf-8")
    return tmp_path / "fair" / "game.moo"


INN = """\
stall inn "Inn"
    colour  red
    price   2 coin
    points  1
    on build:
        gain 2 coyn
"""


@pytest.fixture
def pair(tmp_path: Path, game: Path) -> tuple[Path, Path]:
    """Two cards of a pack with the same slip."""
    game.write_text(BASE.read_text("utf-8"), "utf-8")
    card, beside = game.with_name("inn.moo"), game.with_name("tavern.moo")
    card.write_text(INN, "utf-8")
    beside.write_text(INN.replace("inn", "tavern").replace("Inn", "Tavern"), "utf-8")
    return card, beside


# ---- the command ----------------------------------------------------------------------------------------------------


def test_what_is_certain_is_mended_and_what_is_not_is_told(moo, game):
    done = moo("check", "fair", "--fix")
    assert done.exit_code == 1
    assert done.output.startswith(TOLD)
    assert "15 |         gain 1 silver" in done.output
    assert done.output.endswith("1 fault in 1 file\n")
    assert game.read_text("utf-8") == MENDED


def test_a_pack_that_is_mended_whole_ends_with_0(moo, game):
    game.write_text(FAULTY.replace("        gain 1 silver\n", ""), "utf-8")
    done = moo("check", "fair", "--fix")
    assert (done.exit_code, done.output) == (0, TOLD + "no faults in 1 file\n")
    again = moo("check", "fair", "--fix")
    assert (again.exit_code, again.output) == (0, "no faults in 1 file\n")


def test_the_difference_is_shown_and_nothing_written(moo, game):
    done = moo("check", "fair", "--fix", "--diff")
    assert done.exit_code == 1
    assert "-setup\n+setup:\n" in done.stdout
    assert game.read_text("utf-8") == FAULTY


def test_json_stays_nothing_but_json(moo, game):
    done = moo("check", "fair", "--fix", "--format", "json")
    assert [one["code"] for one in json.loads(done.stdout)] == ["unknown-resource"]
    assert done.stderr == TOLD


def test_ends_of_lines_and_the_mark_are_left_as_they_are(moo, game):
    game.write_bytes(b"\xef\xbb\xbf" + FAULTY.replace("\n", "\r\n").encode())
    moo("check", "fair", "--fix")
    assert game.read_bytes() == b"\xef\xbb\xbf" + MENDED.replace("\n", "\r\n").encode()


def test_a_read_only_file_is_told_in_one_line(moo, game):
    game.chmod(stat.S_IRUSR)
    done = moo("check", "fair", "--fix")
    assert (done.exit_code, done.output) == (
        2,
        "moo: `fair/game.moo` is read-only, and nothing is changed; make it writable first\n",
    )
    assert game.read_text("utf-8") == FAULTY


def test_a_pack_by_its_name_is_not_written(moo):
    done = moo("check", "orion", "--fix")
    assert done.exit_code == 2
    assert "give the folder" in done.output


def test_diff_alone_means_nothing(moo, game):
    assert moo("check", "fair", "--diff").exit_code == 2


def test_files_beside_are_read_and_not_written(moo, game, tmp_path):
    """The faults of another pack that is given by its file stay its own: only the places that are named are written."""
    (tmp_path / "other.moo").write_text("setup\n    draw 1 card\n", "utf-8")
    moo("check", "fair", "--fix")
    assert (tmp_path / "other.moo").read_text("utf-8") == "setup\n    draw 1 card\n"


def test_a_file_is_mended_with_the_names_of_its_pack_and_only_it_is_written(moo, pair):
    """A card knows what the game names; a slip in the file beside it stays."""
    card, beside = pair
    done = moo("check", "fair/inn.moo", "--fix")
    assert "fair/inn.moo:6: gain 2 coyn  ->  gain 2 coin" in done.output
    assert card.read_text("utf-8") == INN.replace("coyn", "coin")
    assert beside.read_text("utf-8") == INN.replace("inn", "tavern").replace("Inn", "Tavern")
    assert "no faults in fair/inn.moo, read with the rest of the pack\n" in done.output
    assert "in other files of the pack: 1 fault; `moo check " in done.output


# ---- what is mended -------------------------------------------------------------------------------------------------


def test_a_deep_block_moves_as_a_whole():
    text = "setup:\n    draw 1 card\n        each player\n            draw 1 card\n\n    # so\n    draw 2 cards\n"
    (mended,) = mend([Source("input.moo", text)], ["input.moo"]).sources
    assert (
        mended.text == "setup:\n    draw 1 card\n    each player\n        draw 1 card\n\n    # so\n    draw 2 cards\n"
    )


def test_a_blank_line_does_not_end_a_block_that_moves():
    text = "setup:\n    draw 1 card\n        each player\n\n            draw 1 card\n\n        draw 2 cards\n"
    (mended,) = mend([Source("input.moo", text)], ["input.moo"]).sources
    assert mended.text == "setup:\n    draw 1 card\n    each player\n\n        draw 1 card\n\n    draw 2 cards\n"


def test_a_blank_line_does_not_end_a_declaration_whose_tabs_are_mended():
    source = Source("input.moo", "setup:\n\teach player\n\n\t\tdraw 1 card\nplay:\n\tdraw 1 card\n")
    first, second = slips([source])
    assert lines_of(source.lines, first) == {2: "    each player", 4: "        draw 1 card"}
    assert lines_of(source.lines, second) == {6: "    draw 1 card"}


def test_tabs_are_mended_in_the_whole_declaration():
    source = Source("input.moo", "setup:\n\teach player\n\t\tdraw 1 card\n\nplay:\n\tdraw 1 card\n")
    (mended,) = mend([source], ["input.moo"]).sources
    assert mended.text == "setup:\n    each player\n        draw 1 card\n\nplay:\n    draw 1 card\n"


def test_of_two_fixes_on_one_line_the_first_comes_first():
    source = Source("input.moo", "gain coin 2 coyn\n")

    def fault(column: int, end: int, fix: str) -> Diagnostic:
        return Diagnostic("number-first", "", Span(source, 1, column, 1, end), fix=fix)

    assert applied(source, [fault(6, 12, "2 coin"), fault(11, 17, "coin")]).text == "gain 2 coin coyn\n"


def test_a_line_that_is_not_better_in_the_end_stays_as_it_was():
    """`[ab]` is no slot either, and its colon is not to blame."""
    source = Source("input.moo", "stall inn\n    activate [AB]:\n        gain 1 coin\n    Price 1 coin\n")
    (mended,) = mend([source], ["input.moo"]).sources
    assert mended.text == source.text.replace("Price", "price")


def test_cards_without_their_game_keep_their_names():
    """Without the game every name is unknown, and the nearest known one means nothing."""
    source = Source("input.moo", "setup:\n    draw 1 card\n")
    result = mend([source], ["input.moo"])
    assert result.sources == (source,)
    assert "no-game" in {one.code for one in result.left}


def test_two_fixes_that_undo_each_other_come_to_an_end(monkeypatch):
    def flip(sources: list[Source]) -> list[Diagnostic]:
        (source,) = sources
        other = "2" if source.text.startswith("1") else "1"
        return [Diagnostic("wrong-fact", "", Span(source, 1, 1, 1, 2), fix=other)]

    monkeypatch.setattr("moodsl.formatter.mending.slips", lambda sources: [])
    monkeypatch.setattr("moodsl.formatter.mending.faults", flip)
    assert len(mend([Source("input.moo", "1\n")], ["input.moo"]).left) == 1


def test_a_guess_is_taken_if_one_slip_tells_the_words_apart():
    assert one_slip_apart("grian", "grain") and one_slip_apart("gran", "grain") and one_slip_apart("graim", "grain")
    assert one_slip_apart("graain", "grain") and not one_slip_apart("groan", "grain")
    source = Source("input.moo", "gain 2 groan\n")
    span = Span(source, 1, 8, 1, 13)
    assert not is_certain(Diagnostic("unknown-resource", "", span, help="did you mean `grain`?", fix="grain"))
    assert is_certain(Diagnostic("unknown-resource", "", span, help="did you mean `groat`?", fix="groat"))
    assert is_certain(Diagnostic("number-first", "", span, help="write `grain`", fix="grain"))


def test_names_wait_until_every_file_can_be_read():
    """A declaration that cannot be read takes its name with it: a name like it would be a wrong guess."""
    broken = Source("a.moo", "resource silver for each player more\n")
    other = Source("b.moo", 'resource silven for each player "x"\n\nsetup:\n    each player\n        gain 1 silver\n')
    result = mend([broken, other], ["a.moo", "b.moo"])
    assert result.sources == (broken, other)


BAD = Path(__file__).resolve().parents[2] / "cards" / "bad" / "syntax"
LEFT = {  # what a fix would not make better: it stays as the author wrote it
    "building farm “Farm",
    "building farm\n    on build gain 1 food\n",
    "building farm\n    activate [AB]:\n        gain 1 food",
    "setup:\n    if your food is at 2\n        gain 1 food\n    let best my food\n    draw 1 card",
}


@pytest.mark.parametrize("path", sorted(BAD.glob("*.moo")), ids=lambda path: path.stem)
def test_a_certain_fix_mends_its_slip(path):
    for text in path.read_text("utf-8").split("\n---\n"):
        source = Source("input.moo", "\n".join(line.split("###")[0].rstrip() for line in text.split("\n")))
        before = slips([source])
        (after,) = mend([source], ["input.moo"]).sources
        if not any(map(is_certain, before)) or source.text in LEFT:
            assert after == source
        else:
            assert len(slips([after])) < len(before)
