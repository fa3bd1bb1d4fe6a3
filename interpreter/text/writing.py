"""Writing whole or not at all: what is written is written beside its place, and then takes it.

What lies beside while somebody writes is called `.moo-MACHINE-PROCESS-…`. A process that was killed leaves it there;
the next one that writes into that folder takes it away.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path

LEFT = re.compile(r"\.moo-[0-9a-f]+-(\d+)-")
LONG = 3600.0  # seconds; where nobody tells whether a process lives, what is older was left behind


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file (a text as UTF-8) whole or not at all; it keeps the rights that it has. Raises OSError."""
    import tempfile  # a program that writes nothing does without what these bring

    data = content.encode("utf-8") if isinstance(content, str) else content
    rights = stat.S_IMODE(path.stat().st_mode) if path.exists() else 0o666 & ~current_mask()
    take_away_what_was_left(path.parent)
    number, beside = tempfile.mkstemp(dir=path.parent, prefix=prefix())
    try:
        with os.fdopen(number, "wb") as file:
            file.write(data)
        os.chmod(beside, rights)
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


@contextmanager
def folder_beside(folder: Path) -> Iterator[Path]:
    """A folder in `folder` for what is being made, as long as it is made. Raises OSError."""
    import shutil
    import tempfile

    take_away_what_was_left(folder)
    work = Path(tempfile.mkdtemp(dir=folder, prefix=prefix()))
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files, each by its path in a folder that is new. Raises OSError."""
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def put_in_place(made: Path, folder: Path) -> None:
    """Rename a folder that was made in a `folder_beside` to what it shall be called; what is there is moved beside it,
    and back if that fails. Raises OSError."""
    aside = made.with_name(f"{made.name}-old")
    there = folder.exists()
    if there:
        folder.rename(aside)
    try:
        made.rename(folder)
    except OSError:
        if there:
            aside.rename(folder)
        raise


@cache
def machine() -> str:
    """What begins the names of what this machine writes beside; others may share the folder."""
    import platform
    import zlib

    return f".moo-{zlib.crc32(platform.node().encode()):08x}-"


def prefix() -> str:
    """What begins the names of what this process writes beside."""
    return f"{machine()}{os.getpid()}-"


def take_away_what_was_left(folder: Path) -> None:
    """Remove what processes of this machine left in a folder when they were killed."""
    import shutil

    for path in folder.glob(f"{machine()}*"):
        found = LEFT.match(path.name)
        if found and not lives(int(found[1]), path):
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def lives(process: int, path: Path) -> bool:
    """Whether a process is there that may still write to a path."""
    try:
        if sys.platform == "win32":  # a signal would end it
            return path.stat().st_mtime > time.time() - LONG
        os.kill(process, 0)
    except (ProcessLookupError, FileNotFoundError, OverflowError):
        return False
    except OSError:  # it is somebody else's
        return True
    return True


def current_mask() -> int:
    """The rights that new files do not get. A temporary file is made without most of them."""
    mask = os.umask(0)
    os.umask(mask)
    return mask
