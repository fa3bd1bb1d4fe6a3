"""Tables that are opened from the studio, each with a server of its own on this machine, as long as the studio runs."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from attrs import define, field

from moodsl import __version__
from moodsl.extras.studio.held import Dealt
from moodsl.extras.table.house import House
from moodsl.extras.table.pack import Pack
from moodsl.extras.table.protocol import Open
from moodsl.extras.table.serve import bound, served
from moodsl.extras.table.server import Switchboard, web
from moodsl.extras.table.store import Store

MOST = 4  # tables at once; the oldest is closed for a new one
HOST = "127.0.0.1"
BOT = "easy"


@define(eq=False)
class Tables:
    """The tables that are open."""

    _open: list[ExitStack] = field(factory=list)

    def opened(self, pack: Path, dealt: Dealt) -> str:
        """The link to the seat of whoever is asked, at a table with a match; of the pack nothing is needed after."""
        found = Pack(str(pack))
        found.warm()
        house = House(found, Store(), __version__)
        table = house.open(Open(bots=BOT, document=dealt.match))
        for seat in range(dealt.players):
            table.occupy(seat, "" if seat == dealt.seat else BOT)
        switchboard = Switchboard(house)
        where = bound(HOST, 0)
        here = ExitStack()
        here.callback(house.store.close)
        here.callback(switchboard.close)
        here.enter_context(served(web(switchboard), where))
        self._open.append(here)
        if len(self._open) > MOST:
            self._open.pop(0).close()
        return f"http://{HOST}:{where.getsockname()[1]}/#{table.links[dealt.seat]}"

    def close(self) -> None:
        """End all of them."""
        while self._open:
            self._open.pop().close()
