"""How the doors are tested: every command is called as the terminal calls it, in an empty folder."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

sys.path.insert(0, str(Path(__file__).parent))  # what several files share lies in plain modules here

CARDS = Path(__file__).resolve().parents[2] / "cards"
VILLAGE = Path(__file__).resolve().parents[1] / "cards" / "base.moo"
GAMES = Path(__file__).resolve().parents[1] / "games"

Moo = Callable[..., Result]


@pytest.fixture
def moo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Moo:
    """Calls `moo` with arguments, and with lines that are typed; the folder it runs in is empty."""
    from moodsl.cli import main

    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "MOODSL_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*arguments: object, typed: Iterable[object] = ()) -> Result:
        text = "".join(f"{line}\n" for line in typed)
        return CliRunner().invoke(main, [str(one) for one in arguments], input=text)

    return call


@pytest.fixture
def village(moo, tmp_path):
    """A pack with scenarios: it can be written anew, and tested."""

    def run(scenarios: str, *options: object, cards: str = "", pack: str = "") -> Result:
        folder = tmp_path / "village"
        folder.mkdir(exist_ok=True)
        text = (
            (Path(__file__).parents[1] / "cards" / "base.moo")
            .read_text("utf-8")
            .replace('language  "3"\n', f'language  "3"\n{pack}')
        )
        for name, written in {"game": text, "cards": cards, "tests": scenarios}.items():
            (folder / f"{name}.moo").unlink(missing_ok=True)
            if written:
                (folder / f"{name}.moo").write_text(written, encoding="utf-8")
        return moo("test", "village", *options)

    return run


SHOP = """
game shop "Shop"
    players     2 to 2
    ordered_by  owner

resource coin for each player "coin"
    range  0 to 9

kind stall is card "stall"
    colour  red, green
    price   resources
    points  number
    starts  deck

zone deck of stall "deck"
    face   down
    drawn  hand

zone hand of stall for each player "hand"
    seen  owner

action browsing "Browse"
    draw 1 card
    gain 1 coin

setup:
    shuffle deck

play:
    each player
        perform an action

scoring:
    each player
        score their coin
"""


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """The folder of a small game of twelve cards, which have Russian names too; the commands run beside it."""
    folder = tmp_path / "shop"
    folder.mkdir()
    (folder / "game.moo").write_text(SHOP, "utf-8")
    stalls = [
        f'stall stall_{number} "Stall {number}"\n    ru "Лавка {number}"\n    colour red\n    price 1 coin\n'
        f"    points {number % 6}\n    copies 3\n"
        for number in range(12)
    ]
    (folder / "more.moo").write_text("\n".join(stalls), "utf-8")
    return folder


@pytest.fixture(autouse=True)
def no_window(monkeypatch):
    """What is printed goes into a file that has no end. A process that has read lines from a terminal hands the size of
    its window on to those that it starts."""
    monkeypatch.delenv("LINES", raising=False)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """The system's browser."""
    from chromium import CHROMIUM, FLAGS
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        yield browser
        browser.close()
