"""Tables in the page itself: a `House` for one browser, in a worker that runs Python there (`worker/worker.js`).

The worker hands over what its page sends and gets what the page is to hear, both as texts of the protocol. There is one
page, so nothing runs beside anything else: a bot thinks when the worker has nothing else to do.
"""

from __future__ import annotations

import base64
import json
import re
import shutil
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from interpreter.game.record import BadRecord
from moodsl.extras.agents import parsed
from moodsl.extras.agents.natively import prepare
from moodsl.extras.agents.worth_files import FILE as LEARNED, bot_in
from moodsl.extras.table import protocol as p
from moodsl.extras.table.house import House, Sent
from moodsl.extras.table.match_table import MatchTable
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.store import Store

# The bots at the first table: the page's engine is slow, and would learn for minutes what a file does not tell it.
KNOWING, UNKNOWING = "easy", "random"


PATH = re.compile(r"([a-z0-9][\w-]*/)*[a-z0-9][\w-]*\.moo")
LARGEST = 4_000_000  # bytes of what is written into a link


class NoLink(ValueError):
    """A link that nobody has made here."""


def linked(data: Any) -> str:
    """Plain data as a part of an address."""
    packed = zlib.compress(json.dumps(data, ensure_ascii=False).encode(), 9)
    return base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_link(text: str) -> Any:
    """The data of a part of an address, which anybody may have written; raises NoLink."""
    unpacking = zlib.decompressobj()
    try:
        found = unpacking.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LARGEST)
        return json.loads(found)
    except (ValueError, zlib.error, RecursionError):
        raise NoLink from None


def put_texts(folder: Path, texts: Any) -> None:
    """Write files of cards that came by a link into a pack; raises NoLink for what are no such files."""
    if not isinstance(texts, dict) or not all(
        isinstance(text, str) and PATH.fullmatch(path) for path, text in texts.items()
    ):
        raise NoLink
    for path, text in texts.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")


def texts_beside(folder: Path, before: Path) -> dict[str, str]:
    """The files of cards in a folder that say something else than in the one before, by their paths."""
    found = {}
    for file in sorted(folder.rglob("*.moo")):
        path = file.relative_to(folder)
        text, old = file.read_text("utf-8"), before / path
        if not old.is_file() or old.read_text("utf-8") != text:
            found[path.as_posix()] = text
    return found


def trial_house(places: Sequence[str], work: Path, link: str, program: str) -> tuple[PageHouse, str]:
    """A house with the pack that is played last as a link says it, and the link of its match. `work` is a folder in
    which the pack is put. Raises NoLink, and what `PageHouse` raises."""
    said = from_link(link)
    if not isinstance(said, dict) or not isinstance(said.get("match"), str) or not isinstance(said.get("seat"), int):
        raise NoLink
    *others, last = places
    copy = Path(shutil.copytree(last, work / Path(last).name, dirs_exist_ok=True))
    put_texts(copy, said.get("texts"))
    house = PageHouse([*others, str(copy)], None, program)
    return house, house.trial(said["match"], said["seat"])


@cache
def pack_of(*places: str) -> Pack:
    """The pack in folders, read once: a snapshot of Python has that of the site already (`precompiled.py`)."""
    return Pack(*places)


class PageHouse:
    """The tables of a page. `kept` is the file in which they are kept, None for the memory of the page; `program` is
    the version of moodsl. Raises PackFault, SideFault or WrongStore."""

    def __init__(self, places: Sequence[str], kept: Path | None, program: str) -> None:
        self.house = House(pack_of(*places), Store(kept), program)
        self._bots = KNOWING if any((Path(place) / LEARNED).is_file() for place in places) else UNKNOWING
        self._client, self._has_engine = 0, False

    def link(self, name: str) -> str:
        """The link by which the page comes in, if it has none: that of the last match that is not over, or of a new
        one that `name` plays against as few bots as the game allows: they think in the page."""
        fewest = p.Open(players=max(2, self.house.pack.game.players[0]), people=[name], bots=self._bots)
        return (self._unfinished() or self.house.open(fewest)).links[0]

    def trial(self, document: str, seat: int) -> str:
        """The link by which the page takes a seat in a match that goes on from a document, against bots."""
        table = self.house.open(p.Open(document=document, bots=self._bots))
        for one in range(len(table.match.names)):
            table.occupy(one, "" if one == seat else self._bots)
        return table.links[seat]

    def links(self) -> list[str]:
        """The links of all seats of the table at which the page sits: all who play sit at one screen."""
        client = self.house.clients.get(self._client)
        return client.table.links[:-1] if client is not None else []

    def enter(self, text: str) -> list[str]:
        """The first message from a page that comes in, or comes in anew."""
        self.house.leave(self._client)
        self._client += 1
        return self.receive(text)

    def receive(self, text: str) -> list[str]:
        """Any other message."""
        return self._heard(self.house.receive(self._client, text))

    def think(self) -> list[str] | None:
        """Let one bot answer; None if none has to."""
        waiting = self.house.work()
        if not waiting:
            return None
        heard = []
        for work in waiting:
            try:
                self._prepare(work.level)
                place: int | None = work.find()
            except Exception:  # cards that never come to an end, or a fault of the bot: the seat waits for a person
                place = None
            heard += self._heard(self.house.done(work, place))
        return heard

    def _prepare(self, level: str) -> None:
        """Have a native engine before a bot searches, also for cards that were written here: it is made sooner than two
        answers are found in Python."""
        game = self.house.pack.game
        if not self._has_engine and parsed(bot_in(game.program, level))[0] == "tree":
            self._has_engine = True
            prepare(self.house.pack.places, game)

    def _heard(self, sent: Iterable[Sent]) -> list[str]:
        return [p.written(one.message) for one in sent if one.client == self._client]

    def _unfinished(self) -> MatchTable | None:
        number = self.house.store.unfinished(self.house.pack.game.name)
        try:
            return None if number is None else self.house.table(number)
        except BadRecord:  # of other cards, or of another version
            return None
