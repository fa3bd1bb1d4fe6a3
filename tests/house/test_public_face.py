"""The library's face: every public name and every room says what it is, and importing it is quick."""

from __future__ import annotations

import ast
import inspect
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import moodsl

ROOT = Path(__file__).parents[2]
ROOMS = sorted(file for folder in ("interpreter", "moodsl") for file in (ROOT / folder).rglob("__init__.py"))
MODULES = sorted(file for folder in ("interpreter", "moodsl") for file in (ROOT / folder).rglob("*.py"))


@pytest.mark.parametrize("name", moodsl.__all__)
def test_a_public_name_says_what_it_is(name: str) -> None:
    thing = getattr(moodsl, name)
    assert (thing.__doc__ or "").strip(), f"{name} has no docstring"
    if inspect.isclass(thing):
        for part, member in vars(thing).items():
            if part.startswith("_") or not (callable(member) or isinstance(member, property | classmethod)):
                continue
            assert inspect.getdoc(getattr(thing, part)), f"{name}.{part} has no docstring"


def test_the_public_names_are_sorted_and_whole() -> None:
    assert sorted(moodsl.__all__) == moodsl.__all__
    assert set(moodsl.__all__) == {name for names in moodsl._HOMES.values() for name in names}
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        moodsl.nothing  # noqa: B018
    assert {"load", "check", "__version__"} <= set(dir(moodsl))


def test_what_a_console_shows_of_a_game_is_a_line() -> None:
    """And not all that was compiled, which would fill many screens."""
    game = moodsl.load("orion")
    match = game.start(players=3, seed=7)
    assert [repr(one) for one in (game, match, game.program, match.sheet)] == [
        "<Game orion for 2 to 4 players>",
        "<Match of orion, 3 players, seed 7, decision 1>",
        "<Program of orion>",
        "<Sheet of orion>",
    ]


@pytest.mark.parametrize("file", ROOMS, ids=lambda file: file.parent.relative_to(ROOT).as_posix())
def test_a_room_says_what_it_is(file: Path) -> None:
    assert (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "").strip()


@pytest.mark.parametrize("file", MODULES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_file_is_small_and_opens_with_what_it_is_about(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert (ast.get_docstring(ast.parse(text)) or "").strip()
    assert text.count("\n") < 800
    assert file.stem not in ("utils", "util", "helpers", "helper", "manager", "handler", "common", "misc")


def test_the_bot_of_the_documentation_is_a_bot() -> None:
    """With all parts that `Bot` has, as whoever checks types asks for them."""
    import re

    from moodsl.extras.agents import Bot

    parts = {*Bot.__annotations__, *(name for name in vars(Bot) if not name.startswith("_"))}
    assert parts == {"name", "choose"}
    for page in ("docs/api.md", "docs/ru/api.md"):
        found = re.search(r"```python\n(.*?class Builder:.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL)
        assert found is not None
        space: dict[str, Any] = {}
        exec(found[1], space)
        assert parts <= vars(space["Builder"]).keys()


def loaded_by(code: str) -> set[str]:
    """The top-level modules that are loaded after some code has run in a fresh Python."""
    code += "\nimport sys; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(done.stdout.split())


@pytest.mark.parametrize("page", ["docs/api.md", "docs/ru/api.md"])
def test_the_documentation_has_all_that_many_games_are_asked_for_and_tell(page: str) -> None:
    from attrs import fields_dict

    from moodsl.extras.native import Native, Result
    from moodsl.extras.sim import Table, simulate

    named = set((ROOT / page).read_text("utf-8").split("`"))
    asked = (*inspect.signature(simulate).parameters, *inspect.signature(Native.play).parameters)
    told = (*fields_dict(Table), "engine", "fair", "data()", "lines()", *Result._fields)
    assert {*asked, *told} - named == {"self", "lowest"}  # which stands there as `Result.lowest`


def test_importing_loads_no_heavy_library() -> None:
    assert not loaded_by("import moodsl") & {"lark", "attr", "attrs", "cattr", "cattrs", "click", "rich", "interpreter"}


def test_playing_a_compiled_game_loads_no_parser(tmp_path: Path) -> None:
    play = f"import os; os.environ['MOODSL_CACHE'] = {str(tmp_path)!r}\n"
    play += "import moodsl; moodsl.load('orion').start(2, 1).choose(0)"
    loaded_by(play)  # compiled and kept
    assert not loaded_by(play) & {"lark", "cattr", "cattrs", "click", "rich"}
