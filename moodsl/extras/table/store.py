"""Tables on disk: one SQLite file with what each match began with, its links, and every decision.

A decision is written, and is on the disk, before anybody is told that it was taken. A match is made anew from what is
written by taking the decisions once more; what it began with names the files of its cards, so with other cards it is
refused with the reason.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from attrs import frozen

FORMAT = 1
SCHEMA = """
create table tables (number integer primary key, game text not null, start text not null, bots text not null,
                     people text not null, over integer not null default 0);
create table links (link text primary key, number integer not null, seat integer not null);
create table decisions (number integer not null, place integer not null, sort text not null, value text not null,
                        primary key (number, place)) without rowid;
"""

Decision = tuple[str, Any]
"""A decision as a saved match has it: the sort of the answer, and its value."""


class WrongStore(Exception):
    """A file that cannot be used: `why` is `newer`, `other` or what the system says."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path, self.why = path, why


@frozen
class Kept:
    """A table as it is kept: the document that its match began with, the bots by seats, the seats that people have had
    at any time, and the links of all seats, the one for watching last."""

    number: int
    game: str
    start: str
    bots: dict[int, str]
    people: set[int]
    links: list[str]
    decisions: list[Decision]


class Store:
    """One file, or (without a path) the memory of this process. Raises WrongStore."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        try:
            self._base = sqlite3.connect(path or ":memory:", isolation_level=None, check_same_thread=False, timeout=5)
            self._base.execute("pragma journal_mode = wal")
            self._base.execute("pragma synchronous = full")
            (format_,) = self._base.execute("pragma user_version").fetchone()
            empty = not self._base.execute("select 1 from sqlite_master").fetchone()
            if empty:
                self._base.executescript(f"begin immediate; {SCHEMA} pragma user_version = {FORMAT}; commit")
        except sqlite3.Error as error:
            raise WrongStore(path or Path(), str(error)) from None
        if not empty and format_ != FORMAT:
            raise WrongStore(path or Path(), "newer" if format_ > FORMAT else "other")

    def close(self) -> None:
        """Close the file."""
        self._base.close()

    @contextmanager
    def _whole(self) -> Any:
        """All of some changes, or none of them."""
        self._base.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._base.execute("rollback")
            raise
        self._base.execute("commit")

    def add(self, game: str, start: str, bots: dict[int, str], links: Iterable[str]) -> int:
        """A new table; its number. The links are those of the seats, the one for watching last."""
        *seats, watching = links
        people = json.dumps([seat for seat in range(len(seats)) if seat not in bots])
        with self._whole():
            row = self._base.execute(
                "insert into tables (game, start, bots, people) values (?, ?, ?, ?)",
                (game, start, json.dumps(bots), people),
            )
            number = row.lastrowid
            assert number is not None
            rows = [*enumerate(seats), (-1, watching)]
            self._base.executemany("insert into links values (?, ?, ?)", [(link, number, seat) for seat, link in rows])
        return number

    def take(self, number: int, place: int, decision: Decision, over: bool) -> None:
        """Write down a decision as the one at a place, from 0."""
        sort, value = decision
        with self._whole():
            self._base.execute("insert into decisions values (?, ?, ?, ?)", (number, place, sort, json.dumps(value)))
            self._base.execute("update tables set over = ? where number = ?", (over, number))

    def take_back(self, number: int, count: int) -> None:
        """Keep only so many decisions."""
        with self._whole():
            self._base.execute("delete from decisions where number = ? and place >= ?", (number, count))
            self._base.execute("update tables set over = 0 where number = ?", (number,))

    def seat(self, number: int, bots: dict[int, str], people: set[int]) -> None:
        """Write down who answers for which seat, and which seats people have had."""
        told = (json.dumps(bots), json.dumps(sorted(people)), number)
        self._base.execute("update tables set bots = ?, people = ? where number = ?", told)

    def find(self, link: str) -> tuple[int, int] | None:
        """The table and the seat of a link; None for one that is none."""
        row = self._base.execute("select number, seat from links where link = ?", (link,)).fetchone()
        return (row[0], row[1]) if row else None

    def unfinished(self, game: str) -> int | None:
        """The last table of a game whose match is not over."""
        row = self._base.execute("select max(number) from tables where game = ? and over = 0", (game,)).fetchone()
        found: int | None = row[0]
        return found

    def kept(self, number: int) -> Kept:
        """A table as it is kept."""
        game, start, bots, people = self._base.execute(
            "select game, start, bots, people from tables where number = ?", (number,)
        ).fetchone()
        links = self._base.execute("select link from links where number = ? order by seat < 0, seat", (number,))
        rows = self._base.execute("select sort, value from decisions where number = ? order by place", (number,))
        decisions = [(sort, json.loads(value)) for sort, value in rows.fetchall()]
        seats = {int(seat): level for seat, level in json.loads(bots).items()}
        return Kept(
            number, game, start, seats, set(json.loads(people)), [link for (link,) in links.fetchall()], decisions
        )
