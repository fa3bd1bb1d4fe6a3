"""What is done once for the engine of a page, when its site is built, so that no visitor's page has to do it: all is
compiled that a page needs, and a snapshot of Python has read the packs."""

from __future__ import annotations

import gc
import json
from collections.abc import Sequence
from contextlib import suppress

from moodsl.extras.native import Unavailable, native_of
from moodsl.extras.table.in_page import PageHouse
from moodsl.extras.table.protocol import VERSION


def precompile(places: Sequence[str], program: str) -> None:
    """Compile all that a page needs. Runs in the Python of the page: bytecode is good for one version only."""
    house = begin(places, program)
    while house.think():
        pass
    with suppress(Unavailable):
        native_of(places, house.house.pack.game)


def warm(places: Sequence[str], program: str) -> None:
    """Have all in memory that a page needs, for a snapshot: it cannot hold what is of the browser, as native games."""
    begin(places, program)
    gc.collect()
    gc.freeze()


def begin(places: Sequence[str], program: str) -> PageHouse:
    """A house that has shown its first table in each language."""
    house = PageHouse(places, None, program)
    link = house.link("1")
    for language in house.house.pack.languages:
        house.enter(json.dumps({"type": "enter", "link": link, "language": language, "protocol": VERSION}))
    return house
