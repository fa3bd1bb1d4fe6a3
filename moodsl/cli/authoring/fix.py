"""`moo check --fix`: the certain fixes of faults, applied to the files."""

from __future__ import annotations

from pathlib import Path

from interpreter.report import Diagnostic, Reporter
from interpreter.report.message import msg
from interpreter.text import Source
from moodsl.cli.authoring.rewriting import FileChange, files_in, opened, show_differences, write_all
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import give_up
from moodsl.cli.shared.terminal import echo


def fix_all(
    places: tuple[str, ...], sources: list[Source], show_only: bool, err: bool, whole: bool
) -> list[Diagnostic]:
    """Mend what is certain in the files of the places, tell what has changed, and give the faults that are left.

    With `show_only` nothing is written, and the difference is shown. `err`: tell it on the other stream. If the sources
    are not the `whole` of what there is, because a file cannot be read, only slips of writing are looked at.
    """
    from moodsl.formatter import mend

    named = [place for place in places if not Path(place).exists()]
    if named:
        give_up(msg("`{}` is a pack by its name; `--fix` writes files, so give the folder", named[0]), WRONG_USE)
    paths = {name: path for path, name in files_in(places)}
    result = mend(sources, paths, whole)
    changes: list[FileChange] = []
    for old, new in zip(sources, result.sources, strict=True):
        file = opened(paths[old.name], old.name, Reporter()) if new != old else None
        if file:
            changes.append(FileChange(file, new.text, file.data(new.text)))
    if show_only:
        show_differences(changes)
    else:
        write_all(changes)
        for change in changes:
            for line in change_lines(change):
                echo(line, err=err)
    return list(result.left)


def change_lines(change: FileChange) -> list[str]:
    """What has changed, line by line: `inn.moo:3: gain 2 bread; -> gain 2 bread`."""
    found = []
    for at, (old, new) in enumerate(zip(change.file.source.lines, change.text.split("\n"), strict=True), start=1):
        if old.strip() != new.strip():
            found.append(f"{change.name}:{at}: {old.strip()}  ->  {new.strip()}")
        elif old != new:
            found.append(f"{change.name}:{at}: {indent_of(old)}  ->  {indent_of(new)} before `{new.strip()}`")
    return found


def indent_of(line: str) -> str:
    """What a line begins with, in words: `4 spaces`."""
    blank = line[: len(line) - len(line.lstrip())]
    return "a tab" if "\t" in blank else "1 space" if len(blank) == 1 else f"{len(blank)} spaces"
