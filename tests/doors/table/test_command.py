"""`moo table` says in one line why it opens no table."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

pytest.importorskip("uvicorn")

MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("--players 9", "night_market is for 3 to 5 players, not 9"),
        ("--variant none", "has no variant"),
        ("--people 2 --name Ann", "--people 2, but 1 names are given"),
        ("--name Ann --name Ann", "every player needs a name of their own"),
        ("--bots cheater", "there is no bot `cheater`"),
        ("--load nothing.json", "`nothing.json` does not exist"),
        ("--file text.txt", "tables cannot be kept in `text.txt`"),
        ("--file newer.sqlite", "a newer moodsl wrote it"),
        ("--file other.sqlite", "it holds no tables"),
        ("--host 203.0.113.1", "the table cannot be opened at 203.0.113.1, port 8642: "),
    ],
)
def test_a_table_that_cannot_be_opened_is_told_why(moo, tmp_path: Path, typed: str, told: str) -> None:
    Path("text.txt").write_text("no database at all, but quite a long text of some other kind\n" * 20, "utf-8")
    for name, version in (("newer", 99), ("other", 0)):
        base = sqlite3.connect(f"{name}.sqlite")
        base.executescript(f"create table cards (name text); pragma user_version = {version}")
        base.close()
    file = () if "--file" in typed else ("--file", tmp_path / "tables.sqlite")
    done = moo("table", MARKET, "--no-browser", *file, *typed.split())
    assert done.exit_code == 2, done.output
    assert told in done.output and "Traceback" not in done.output


def test_a_port_that_is_taken_is_told(moo, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = moo("table", MARKET, "--no-browser", "--file", tmp_path / "tables.sqlite", "--port", port)
    assert done.exit_code == 2 and f"port {port}" in done.output
