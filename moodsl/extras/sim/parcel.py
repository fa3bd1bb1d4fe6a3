"""What a worker is sent: the texts of the packs, and what shall be played with them. No path of one machine is needed
on another.

A worker makes the games of a parcel ready once, and knows it again by its content. The code on both sides has to be the
same, or the same seed would not give the same table: every parcel says what has made it.
"""

from __future__ import annotations

import hashlib
import json
import os
import socket
import sys
import threading
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen

from interpreter.loader import PackFault
from interpreter.report.message import Message, Refusal, message_of, msg
from interpreter.text import Source
from moodsl import __version__
from moodsl.extras.agents.worth_files import texts_of
from moodsl.extras.sim.one_game import GamePlan, GameRow
from moodsl.extras.sim.versions import Setting, Version, batch_of, versions_of

KEPT = 4  # parcels that a worker has ready at once
CODE = ("interpreter", "moodsl/extras/agents", "moodsl/extras/native", "moodsl/extras/sim")  # what a game depends on
Made = tuple[str, str]
"""The version of moodsl with its code, and that of Python."""

_ready: dict[bytes, list[Version]] = {}  # of a worker: parcels by their content, the one used last behind the others
_turn = threading.RLock()  # the threads of a worker play one after the other: Python would not let them do more


class Unfit(Refusal):
    """A worker cannot play what it was sent; the message says why."""


@frozen
class Played:
    """The games of a batch, each with every version, and why the versions do not play natively."""

    rows: list[tuple[GameRow, ...]]
    whys: tuple[Message, ...]


@frozen
class Parcel:
    """What every batch of a simulation is sent with."""

    made: Made
    content: bytes

    @staticmethod
    def of(packs: Sequence[Sequence[Source]], versions: Sequence[Version], setting: Setting) -> Parcel:
        """The texts of versions with what was learned of them. Raises ValueError if that cannot be read."""
        try:
            learned = [texts_of(version.game.program) for version in versions]
        except OSError as error:
            raise ValueError(str(error)) from None
        texts = [[(source.name, source.text) for source in sources] for sources in packs]
        told = json.dumps([texts, learned, setting])
        return Parcel(made_by(), zlib.compress(told.encode()))


def play_sent(made: Made, content: bytes, plan: tuple[Any, ...], start: int, count: int) -> Played:
    """The games of a batch, in a worker. Takes plain data only, which every version of moodsl reads. Raises Unfit."""
    here = f"{socket.gethostname()} ({os.getpid()})"
    for what, theirs, own in zip(("moodsl", "Python"), made, made_by(), strict=True):
        if theirs != own:
            raise Unfit(msg("the worker at {} runs {} {}, not {}", here, what, own, theirs))
    with _turn:
        versions = ready(content)
        rows = batch_of(versions, GamePlan(*plan), start, count)
    return Played(rows, tuple(version.why for version in versions))


def ready(content: bytes) -> list[Version]:
    """The games of a parcel, made ready unless they are. Raises Unfit."""
    key = hashlib.sha256(content).digest()
    versions = _ready.pop(key, None)
    if versions is None:
        texts, learned, (by, bots, engine, games) = json.loads(zlib.decompress(content))
        packs = [[Source(name, text) for name, text in files] for files in texts]
        try:
            versions = versions_of(packs, by, bots, engine, games, learned)
        except (ValueError, PackFault) as error:
            raise Unfit(message_of(error)) from None
        while len(_ready) >= KEPT:
            del _ready[next(iter(_ready))]
    _ready[key] = versions
    return versions


@cache
def made_by() -> Made:
    """What runs here."""
    home = Path(__file__).resolve().parents[3]
    digest = hashlib.sha256()
    for room in CODE:
        for path in sorted((home / room).rglob("*")):
            if path.suffix in (".py", ".wasm"):
                digest.update(path.relative_to(home).as_posix().encode() + path.read_bytes())
    return f"{__version__} ({digest.hexdigest()[:8]})", ".".join(map(str, sys.version_info[:2]))
