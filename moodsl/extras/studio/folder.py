"""The folder of cards on the disk: what is in it, what a file says, and how it is written without losing anything.

A path is that of a file in the folder, with `/` between its parts; every other one is refused. Whoever writes says
what he has read (its `stamp`): if the file says something else by now it is not written.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path, PurePosixPath

from attrs import define

from interpreter.loader import LARGEST, files_in
from interpreter.report.message import Message, msg, reason_of
from interpreter.text import is_device, write_whole
from moodsl.extras.packs.contents import is_data
from moodsl.extras.studio.messages import FileText

MARK = b"\xef\xbb\xbf"  # some editors begin a file with it
LONGEST = 120  # letters of a path


class NotDone(Exception):
    """Something that is not done with a file; the message says why."""


@define(eq=False)
class CardFolder:
    """The folder `root`, which is there."""

    root: Path

    def __attrs_post_init__(self) -> None:
        self.root = self.root.resolve()

    def paths(self) -> list[str]:
        """The paths of all files with cards, sorted."""
        return [PurePosixPath(Path(one)).as_posix() for one in files_in(self.root, scenarios=True)]

    def place(self, path: str) -> Path:
        """Where a file of this path lies; raises NotDone if that is not in the folder, or no file of cards."""
        parts = path.split("/")
        plain = all(part and not part.startswith(".") and not is_device(part) for part in parts)
        if not plain or "\\" in path or ":" in path or "\0" in path or len(path) > LONGEST or parts[-1] == ".moo":
            raise NotDone(msg("`{}` is no path of a file in this folder", path))
        if not path.endswith(".moo"):
            raise NotDone(msg("`{}` is no file of cards: their names end with `.moo`", path))
        found = self.root.joinpath(*parts)
        if not found.resolve().is_relative_to(self.root):  # a link may lead away
            raise NotDone(msg("`{}` lies outside of the folder", path))
        return found

    def path_of(self, place: Path) -> str | None:
        """The path of a place; None outside of the folder."""
        return place.relative_to(self.root).as_posix() if place.is_relative_to(self.root) else None

    def read(self, path: str) -> FileText:
        """A file as it is on the disk; raises NotDone if it cannot be read."""
        place = self.place(path)
        raw = self._bytes(place)
        if raw is None:
            return FileText("", "")
        if len(raw) > LARGEST:
            raise NotDone(msg("the file has {:,} bytes; {:,} are read at most", len(raw), LARGEST))
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise NotDone(msg("`{}` is not UTF-8 text", path)) from None
        return FileText(text.replace("\r\n", "\n"), stamp_of(raw))

    def write(self, path: str, text: str, stamp: str) -> FileText | None:
        """Write a file whole, if it is still what was read with this stamp, with the ends of lines that it has. Gives
        None, and leaves it alone, if it is not; raises NotDone if it cannot be written."""
        place = self.place(path)
        old = self._bytes(place)
        if (stamp_of(old) if old is not None else "") != stamp:
            return None
        data = text.encode("utf-8")
        if old is not None and b"\r\n" in old:
            data = data.replace(b"\n", b"\r\n")
        if old is not None and old.startswith(MARK):
            data = MARK + data
        if len(data) > LARGEST:
            raise NotDone(msg("the file has {:,} bytes; {:,} are read at most", len(data), LARGEST))
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            write_whole(place, data)
        except OSError as error:
            raise NotDone(msg("`{}` cannot be written: {}", path, reason_of(error))) from None
        return FileText(text, stamp_of(data))

    @contextmanager
    def copied(self, texts: Mapping[str, str]) -> Iterator[Path]:
        """A copy of the pack as long as it is needed, see `copy`; its name is that of the folder."""
        with tempfile.TemporaryDirectory(prefix="moo-studio-") as beside:
            target = Path(beside) / self.root.name
            self.copy(target, texts)
            yield target

    def copy(self, target: Path, texts: Mapping[str, str]) -> None:
        """Copy what belongs to the pack into a new folder, some files with other texts: those that are being written.
        Raises OSError."""
        for home, folders, names in os.walk(self.root):
            folders[:] = [one for one in folders if not one.startswith(".")]
            for name in names:
                place = Path(home) / name
                within = place.relative_to(self.root)
                if is_data(within) and not place.is_symlink():
                    (target / within).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(place, target / within)
        for path, text in texts.items():
            place = target / Path(*path.split("/"))
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")

    def _bytes(self, place: Path) -> bytes | None:
        try:
            return place.read_bytes() if place.is_file() else None
        except OSError as error:
            raise NotDone(unreadable(place, error)) from None


def unreadable(place: Path, error: OSError) -> Message:
    """That a file cannot be read."""
    return msg("`{}` cannot be read: {}", place.name, reason_of(error))


def stamp_of(raw: bytes) -> str:
    """The stamp of a file with these bytes."""
    return hashlib.sha256(raw).hexdigest()[:16]
