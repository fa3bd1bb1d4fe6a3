"""What lies beside the cards of others is read as what it shall be, or refused in one line with file and place."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from interpreter.loader import load
from moodsl.extras.agents.worth import Worth
from moodsl.extras.balance import subjects_of
from moodsl.extras.sim.targets import subjects_in
from moodsl.prose import open_book
from moodsl.side_files import SideFault, read_side_file

WEIGHTS = {"base": {"counter corn": 1.0}, "slope": {}, "clock": None, "left": [1, 0.5]}


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"[" * 100_000, "it has too many brackets in each other"),
        (b"null", "this is not what belongs here"),
        (b"\xff\xfe{}", "line 1 is not UTF-8 text"),
        (b'{"base": {"corn": ' + b"9" * 400 + b"}}", "`base['corn']`: this number is too large"),
        (b'{"base": {"corn": 1e999}}', "`base['corn']`: this number is too large"),
        (b'{"base": {"corn": NaN}}', "`base['corn']`: this number is too large"),
        (b'{"base": {"corn": true}}', "`base['corn']`: this is not a number"),
        (b'{"base": []}', "`base`: this is not what belongs here"),
        (b'{"clock": ["a"]}', "`clock`: this is not a text"),
        (b'{"clock": 7}', "`clock`: this is not a text"),
        (b'{"left": ["a"]}', "`left[0]`: this is not a number"),
        (
            b'{"__init__": 1}',
            "unknown `__init__`; known here: `base`, `slope`, `clock`, `left`, `habits`, `habits_slope`, `levels`, "
            "`win`, `loss`",
        ),
    ],
    ids=range(12),
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, content: bytes, why: str) -> None:
    path = tmp_path / "worth.json"
    path.write_bytes(content)
    with pytest.raises(SideFault) as fault:
        read_side_file(path, Worth)
    assert str(fault.value) == f"`{path}`: {why}"


def test_what_is_right_is_read(tmp_path: Path) -> None:
    path = tmp_path / "worth.json"
    path.write_text("\ufeff" + json.dumps(WEIGHTS), "utf-8")
    assert read_side_file(path, Worth) == Worth(base={"counter corn": 1.0}, left=(1.0, 0.5))


def test_a_command_that_needs_it_ends_with_one_line(moo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MOODSL_DATA", str(tmp_path / "data"))
    assert moo("new", "game", "orchard").exit_code == 0
    home = Path(shutil.copytree("orchard", tmp_path / "data/packs/orchard"))
    (home / "worth.json").write_text('{"clock": ["a"]}', "utf-8")
    done = moo("sim", "orchard", "--games", 1, "--players", 2, "--bots", "greedy", "--workers", 1)
    assert done.exit_code == 1
    assert done.output == f"moo: `{home / 'worth.json'}`: `clock`: this is not a text\n"


BESIDE = {
    "balance.json": {
        '{"wins": 1}': "bad-balance: unknown `wins`",
        '{"put in play at least": {}}': "unknown `put in play at least`; did you mean `put into play at least`?",
        '{"put into play at most": {"cart": "much"}}': "`put into play at most['cart']`: this is not a number",
        '{"put into play at most": {"moon": 1}}': "is about a kind of cards that work, and `moon` is none",
        '{"wins at most": {"seat 9": 1}}': "or a seat that everybody plays with, and `seat 9` is none",
        '{"endings together at most": {"endings": ["flood"], "share": 1}}': "bad-balance: there is no ending `flood`",
        "{": "bad-balance: line 1 is not JSON",
    },
    "worth.json": {
        '{"clock": ["a"]}': "bad-worth: `clock`: this is not a text",
        '{"levels": {"expert": "greedy"}}': "bad-worth: `levels`: there is no level `expert`",
        '{"levels": {"hard": "oracle"}}': "bad-worth: there is no bot `oracle`",
        '{"clock": "century"}': "bad-worth: `clock`: there is no counter `century`",
        '{"base": {"counter corn": 1e999}}': "bad-worth: `base['counter corn']`: this number is too large",
    },
    "table.json": {
        '{"folded": ["nowhere"]}': "bad-table: there is no zone `nowhere`",
        '{"together": [["nowhere"]]}': "bad-table: there is no zone `nowhere`",
        '{"numbers": ["luck"]}': "bad-table: there is no counter `luck`",
        '{"small": ["dust"]}': "bad-table: there is no kind `dust`",
        '{"format": 2}': "bad-table: `format`: this is 2; this program reads format 1",
        '{"hide": []}': "bad-table: unknown `hide`",
    },
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, texts in BESIDE.items() for text in texts])
def test_check_tells_what_is_wrong_with_the_files_beside_the_cards(moo, tmp_path: Path, name: str, text: str) -> None:
    pack = Path(shutil.copytree(Path(__file__).parents[1] / "barter", tmp_path / "barter"))
    (pack / name).write_text(text, "utf-8")
    done = moo("check", pack, "--format", "concise")
    assert done.exit_code == 1
    assert done.output.startswith(f"barter/{name}:1:") and ": bad-" in done.output and BESIDE[name][text] in done.output
    assert "1 fault in 1 file" in done.output


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("balance.json", '{\n  "put into play at most": {\n    "moon": 1}}', ("3:5", '    "moon": 1}}', "    ^^^^^^")),
        (
            "balance.json",
            '{\n  "wins at most": {\n    "seat 1": "no"}}',
            ("3:5", '    "seat 1": "no"}}', "    ^^^^^^^^"),
        ),
        ("balance.json", '{\n  "wins at most": {},\n  "won": 1}', ("3:3", '  "won": 1}', "  ^^^^^")),
        ("balance.json", '{\n  "wins at most": [}', ("2:3", '  "wins at most": [}', "  ^^^^^^^^^^^^^^^^^^")),
        ("worth.json", '{"levels":\n {"expert": "greedy"}}', ("2:3", ' {"expert": "greedy"}}', "  ^^^^^^^^")),
        ("table.json", '{"small": [\n"dust"]}', ("2:1", '"dust"]}', "^^^^^^")),
    ],
)
def test_the_line_with_the_key_is_shown(moo, tmp_path: Path, name: str, text: str, place: tuple[str, str, str]) -> None:
    pack = Path(shutil.copytree(Path(__file__).parents[1] / "barter", tmp_path / "barter"))
    (pack / name).write_text(text, "utf-8")
    where, line, carets = place
    shown = f" --> barter/{name}:{where}\n  |\n{where[0]} | {line}\n  | {carets}\n"
    assert shown in moo("check", pack).output


def test_of_a_file_without_a_known_line_no_line_is_shown(moo, tmp_path: Path) -> None:
    pack = Path(shutil.copytree(Path(__file__).parents[1] / "barter", tmp_path / "barter"))
    (pack / "balance.json").write_text("[" * 100_000, "utf-8")
    assert " --> barter/balance.json:1:1\n  = help" in moo("check", pack).output


@pytest.mark.parametrize("game", ["orion", "eminent"])
def test_targets_can_be_about_the_same_for_who_checks_and_who_plays(game: str) -> None:
    assert subjects_in(load(game).program) == subjects_of(open_book(game, scenarios=False).model)
