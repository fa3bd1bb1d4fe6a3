"""Which files a pack consists of: its folder, the packs that it requires, and what is open in the editor.

What is on the disk is read again only when it has changed there. What is open counts in place of what is on the disk.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

from attrs import define, field, frozen

from interpreter.loader import files_of, read_file, required
from interpreter.report import Diagnostic, Reporter
from interpreter.text import Source, find_pack, folders_above
from moodsl.extras.server.written import Written, rewritten

MARKS = ("pack.moo", "game.moo")
_HEAD = re.compile(r"^(game|pack) ", re.MULTILINE)
FARTHEST = 12  # folders above a file that are looked into


@frozen
class Found:
    """The files of a pack, and those that could not be read."""

    files: dict[Path, Written]
    troubles: dict[Path, Diagnostic]


@define(eq=False)
class Disk:
    """What was read from the disk, each file with the stamp that it had then."""

    _read: dict[Path, tuple[tuple[int, int], Source | Diagnostic]] = field(factory=dict)

    def text(self, path: Path) -> Source | Diagnostic | None:
        """A file's text, or why it cannot be read; None if it is not there."""
        try:
            stat = os.stat(path)
        except OSError:
            self._read.pop(path, None)
            return None
        stamp = stat.st_mtime_ns, stat.st_size
        known = self._read.get(path)
        if known is not None and known[0] == stamp:
            return known[1]
        reporter = Reporter()
        source = read_file(path, path.as_posix(), reporter)
        found = source if source is not None else next(iter(reporter.diagnostics))
        self._read[path] = stamp, found
        return found


def folder_of(path: Path) -> Path | None:
    """The folder of the pack that a file belongs to: the nearest with a `pack.moo` above it, else with a `game.moo`.

    Where there is neither, the file's own folder is one if something in it declares a pack or a game.
    """
    above = list(islice(folders_above(path), FARTHEST)) if path.is_absolute() else []
    for mark in MARKS:
        for folder in above:
            if (folder / mark).is_file():
                return folder
    try:
        beside = sorted(path.parent.glob("*.moo")) if above else []
        if any(_HEAD.search(file.read_text("utf-8", "replace")) for file in beside[:FARTHEST]):
            return path.parent
    except OSError:
        return None
    return None


def find_files(folder: Path, opened: Mapping[Path, str], old: Mapping[Path, Written], disk: Disk) -> Found:
    """Read a pack and those that it requires; `old` are its files as they were, so that little is read again."""
    found = Found({}, {})
    waiting, packs = [folder], set[str]()
    while waiting:
        place = waiting.pop(0)
        listed = {path for path, _name in files_of(place, Reporter())}
        listed |= {path for path in opened if path.is_relative_to(place)}
        for path in sorted(listed):
            take(path, found, opened, old, disk)
        if not waiting:
            sources = [Source(path.as_posix(), file.text) for path, file in found.files.items()]
            named = {name for source in sources for name in required(source)} - packs
            packs |= named
            places = (find_pack(name) for name in sorted(named))
            waiting = [one for one in places if one is not None and not is_read(one, found)]
    return found


def is_read(place: Path, found: Found) -> bool:
    """Whether the files of a folder are among those that were read."""
    return any(path.is_relative_to(place) for path in found.files)


def take(path: Path, found: Found, opened: Mapping[Path, str], old: Mapping[Path, Written], disk: Disk) -> None:
    """Read one file."""
    if path in opened:
        found.files[path] = rewritten(path, opened[path], old.get(path))
        return
    text = disk.text(path)
    if isinstance(text, Source):
        found.files[path] = rewritten(path, text.text, old.get(path))
    elif text is not None:
        found.troubles[path] = text
