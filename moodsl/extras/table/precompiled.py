"""The engine of a page, precompiled when its site is built: what Python and moodsl compile, the module of the game
and the book of the packs are put into the archive, so that no visitor's page has to make them."""

from __future__ import annotations

import json
import pickle
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from moodsl.extras.native import Unavailable, native_of
from moodsl.extras.table.in_page import PageHouse
from moodsl.extras.table.protocol import VERSION

BOOK = "book.pickle"
THE_SAME_DAY = (1980, 1, 1, 0, 0, 0)


def precompile(home: Path, places: Sequence[str], program: str, archive: str) -> None:
    """Do once what a page does at its beginning, and write the engine in `home` with all that was made into an archive.
    Runs in the Python of the page: bytecode is good for one version only."""
    house = PageHouse(places, None, program)
    with suppress(Unavailable):
        native_of(places, house.house.pack.game)
    link = house.link("1")
    for language in house.house.pack.languages:
        house.enter(json.dumps({"type": "enter", "link": link, "language": language, "protocol": VERSION}))
    while house.think():
        pass
    (home / BOOK).write_bytes(pickle.dumps(house.house.pack.book, pickle.HIGHEST_PROTOCOL))
    with zipfile.ZipFile(archive, "w") as packed:
        for file in sorted(home.rglob("*")):
            if file.is_file():
                name = zipfile.ZipInfo(file.relative_to(home).as_posix(), THE_SAME_DAY)
                packed.writestr(name, file.read_bytes(), zipfile.ZIP_DEFLATED)
