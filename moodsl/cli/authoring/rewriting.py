"""Files that a command writes anew: found, read, shown as a difference, written whole or not at all."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Sequence
from difflib import unified_diff
from functools import partial
from pathlib import Path

import click
from attrs import frozen

from interpreter.report import Reporter
from interpreter.report.message import msg, reason_of
from interpreter.text import Source, folders_above, write_whole
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import end_if_misused, give_up
from moodsl.cli.shared.terminal import echo

MARK = b"\xef\xbb\xbf"  # some editors write it before the text, to say that it is UTF-8
COLOURS = {"+": "green", "-": "red", "@": "cyan"}


@frozen
class File:
    """A file of cards as it lies on the disk, and the text that it holds."""

    path: Path
    raw: bytes
    source: Source

    def data(self, text: str, mark: bool = True) -> bytes:
        """A text as it lies in this file: with its line ends, and with the mark before it unless `mark` is False."""
        windows = self.raw.partition(b"\n")[0].endswith(b"\r")
        data = (text.replace("\n", "\r\n") if windows else text).encode("utf-8")
        return MARK + data if mark and self.raw.startswith(MARK) else data


@frozen
class FileChange:
    """What a file shall say."""

    file: File
    text: str
    data: bytes

    @property
    def name(self) -> str:
        """The file as it is shown."""
        return self.file.source.name

    @property
    def difference(self) -> str:
        """The difference, as `diff -u` shows it."""
        old, new = self.file.source.text, self.text
        if old == new:
            return f"--- {self.name}\n+++ {self.name}\n@@ only the ends of lines, or the mark before the first @@\n"
        lines = unified_diff(old.splitlines(True), new.splitlines(True), self.name, self.name)
        return "".join(line if line.endswith("\n") else line + "\n\\ no line end here\n" for line in lines)


def files_in(places: Sequence[str]) -> list[tuple[Path, str]]:
    """The files of folders and files with the names that are shown; ends the command if a place is not there.

    A pack is not found by its name alone: what comes with the program is not written anew.
    """
    from interpreter.loader import files_of

    for place in places:
        if not Path(place).exists():
            give_up(msg("`{}` does not exist; give a file or a folder", place), WRONG_USE)
    reporter = Reporter()
    found = [one for place in places for one in files_of(Path(place), reporter)]
    end_if_misused(reporter.diagnostics, places)
    if len(reporter):
        give_up(reporter.diagnostics[0].message)
    return list({path.resolve(): (path.resolve(), name) for path, name in found}.values())


def with_their_packs(places: tuple[str, ...]) -> tuple[tuple[str, ...], set[str]]:
    """The places with packs in place of files that belong to one, and the names of these files if there is nothing
    else: then only they are meant."""
    from interpreter.loader import shown_path

    found, files = [], set()
    for place in places:
        file = Path(place).resolve()
        is_part = file.is_file() and not declares_pack(file)
        root = root_of(file) if is_part else file.parent if file.name == "pack.moo" and file.is_file() else None
        found.append(str(from_here(root)) if root else place)
        if is_part and root:
            files.add(shown_path(file))
    return tuple(dict.fromkeys(found)), files if len(files) == len(set(places)) else set()


def from_here(path: Path) -> Path:
    """A path as it is written where the command runs."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def root_of(path: Path) -> Path | None:
    """The folder of the pack that a file belongs to: the nearest one above it in which a file says `pack NAME`."""
    above = folders_above(path)
    return next((folder for folder in above if any(map(declares_pack, sorted(folder.glob("*.moo"))))), None)


def declares_pack(path: Path) -> bool:
    """Whether a line of a file says `pack NAME`."""
    try:
        return path.is_file() and any(line.startswith(b"pack ") for line in path.read_bytes().splitlines())
    except OSError:
        return False


def refuse_newer(sources: Iterable[Source]) -> None:
    """End the command if these files say that they are written in a newer language: words that are not known here would
    be read as others."""
    from interpreter.check import LANGUAGE, language_number
    from moodsl.formatter import language_of

    said = language_of(sources)
    if said and (language_number(said[0]) or 0) > int(LANGUAGE):
        reads = msg("this program reads language `{}`", LANGUAGE)
        name = said[1].source.name
        give_up(msg("`{}` is written in language `{}`, and {}; read it with a newer moodsl", name, said[0], reads))


def opened(path: Path, name: str, reporter: Reporter) -> File | None:
    """A file, or None after a fault."""
    from interpreter.loader import read_file

    source = read_file(path, name, reporter)
    return File(path, path.read_bytes(), source) if source else None


def carry_out(changes: Sequence[FileChange], only_check: bool, only_diff: bool) -> None:
    """Write the changes, or only name the files or show the difference."""
    if only_diff:
        show_differences(changes)
    elif only_check:
        for change in changes:
            tell(msg("{} would change", change.name))
    else:
        write_all(changes)


def write_all(changes: Sequence[FileChange]) -> None:
    """Write the changes; ends the command, before anything is written, if a file may not be changed."""
    for change in changes:
        path = change.file.path
        if path.exists() and not (path.stat().st_mode & stat.S_IWUSR and os.access(path, os.W_OK)):
            give_up(msg("`{}` is read-only, and nothing is changed; make it writable first", change.name), WRONG_USE)
        if not os.access(next(folder for folder in path.parents if folder.exists()), os.W_OK):
            give_up(msg("the folder of `{}` is read-only, and nothing is changed", change.name), WRONG_USE)
    for change in changes:
        try:
            change.file.path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(change.file.path, change.data)
        except OSError as error:
            give_up(msg("`{}` cannot be written: {}", change.name, reason_of(error)), WRONG_USE)


def show_differences(changes: Iterable[FileChange]) -> None:
    """Print what would be changed, with colours if a terminal reads them."""
    for change in changes:
        for at, line in enumerate(change.difference.splitlines()):
            paint = COLOURS.get(line[:1]) if at > 1 else None
            echo(line, paint=partial(click.style, fg=paint) if paint else None)
