"""How the doors are tested: every command is called as the terminal calls it, in an empty folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

CARDS = Path(__file__).resolve().parents[2] / "cards"
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
