"""Files that commands write: whole, or the command ends with the reason."""

from __future__ import annotations

from pathlib import Path

from interpreter.report.message import msg, reason_of
from interpreter.text import write_whole
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import give_up


def write_file(path: Path, content: str | bytes) -> None:
    """Write a file whole; ends the command if it cannot be written."""
    if not path.parent.is_dir():
        give_up(msg("`{}` cannot be written: there is no folder `{}`", path, path.parent), WRONG_USE)
    try:
        write_whole(path, content)
    except OSError as error:
        give_up(msg("`{}` cannot be written: {}", path, reason_of(error)), WRONG_USE)
