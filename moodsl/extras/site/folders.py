"""Folders: which one may be written, where work is done, and how what is finished comes to its place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from interpreter.report.message import msg, reason_of
from interpreter.text import folder_beside

MARK = ".made-by-moo-site"  # a folder with this file in it is ours and may be replaced


class CannotBuild(Exception):
    """The site cannot be built here: the message says why, in one line."""


def hold_ours(folder: Path) -> None:
    """Raises CannotBuild for a folder that cannot be made, or holds something that we did not make."""
    above = next(one for one in folder.parents if one.exists())
    if not above.is_dir() or not os.access(above, os.W_OK):
        raise CannotBuild(msg("`{}` cannot be written: `{}` is no folder that may be written to", folder, above))
    try:
        if folder.exists() and not folder.is_dir():
            raise CannotBuild(msg("`{}` is a file; give a folder with -o", folder))
        if folder.is_dir() and not (folder / MARK).exists() and any(folder.iterdir()):
            raise CannotBuild(
                msg("`{}` is not empty and was not made by `moo site`; give another folder with -o", folder)
            )
    except OSError as error:
        raise CannotBuild(msg("`{}` cannot be read: {}", folder, reason_of(error))) from None


@contextmanager
def workplace(folder: Path) -> Iterator[Path]:
    """A folder beside the one that is to be made, for as long as it is made; raises CannotBuild."""
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with folder_beside(folder.parent) as work:
            yield work
    except OSError as error:
        raise CannotBuild(msg("`{}` cannot be written: {}", folder, reason_of(error))) from None
