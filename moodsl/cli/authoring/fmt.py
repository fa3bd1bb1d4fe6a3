"""`moo fmt`: cards in the one form of the language."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from interpreter.loader import shown_path, source_of
from interpreter.report import Reporter
from interpreter.report.message import Message, joined, msg
from interpreter.text import Source
from moodsl.cli.authoring.check import count_of_files
from moodsl.cli.authoring.rewriting import (
    File,
    FileChange,
    carry_out,
    declares_pack,
    files_in,
    opened,
    refuse_newer,
    root_of,
)
from moodsl.cli.shared.exit_codes import FAULTY, OUR_FAULT, WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import give_up, show_faults
from moodsl.cli.shared.terminal import echo_back

INPUT = "-"


@click.command()
@click.argument("path", nargs=-1, required=True)
@click.option("--check", "only_check", is_flag=True, help="Write nothing; end with 1 if a file would change.")
@click.option("--diff", "only_diff", is_flag=True, help="Write nothing; show what would change, and end with 1 if so.")
def fmt(path: tuple[str, ...], only_check: bool, only_diff: bool) -> None:
    """Write cards in the one form of the language: files, folders, or - for the standard input.

    Comments and blank lines stay where they are. A file with faults of writing is left as it is.
    """
    from moodsl.formatter import NotTheSame

    reporter = Reporter()
    if INPUT in path and len(path) > 1:
        give_up(msg("`-` is the standard input, and stands alone"), WRONG_USE)
    reads_input = path == (INPUT,)
    places = [] if reads_input else files_in(path)
    files = [read_input(reporter)] if reads_input else [opened(*one, reporter) for one in places]
    refuse_newer([*(file.source for file in files if file), *sources_of_packs(places)])
    changes: list[FileChange] = []
    strange: list[str] = []
    for file in files:
        try:
            change = file_change(file, reporter) if file else None
        except NotTheSame as error:
            strange.append(str(error))
        else:
            changes += [change] if change else []
    faulty = {fault.span.source.name for fault in reporter.diagnostics}
    if reads_input and files[0] and not (faulty or only_check or only_diff):
        echo_back(changes[0].data if changes else files[0].raw)
    else:
        carry_out(changes, only_check, only_diff)
    show_faults(reporter.diagnostics, "full", err=True)
    if not reads_input:
        tell(summary(len(files), len(changes), len(faulty), only_check or only_diff), err=only_diff)
    if strange:
        names = ", ".join(f"`{name}`" for name in strange)
        give_up(
            msg("{} would say something else when formatted, and is left as it is; please report it", names), OUR_FAULT
        )
    if faulty or (changes and (only_check or only_diff)):
        sys.exit(FAULTY)


def sources_of_packs(places: Sequence[tuple[Path, str]]) -> list[Source]:
    """What says `pack` in the packs that some files belong to: only there stands the version of the language."""
    roots = dict.fromkeys(root for path, _name in places if (root := root_of(path)))
    says = [path for root in roots for path in sorted(root.glob("*.moo")) if declares_pack(path)]
    files = [opened(path, shown_path(path), Reporter()) for path in says]
    return [file.source for file in files if file]


def read_input(reporter: Reporter) -> File | None:
    """The standard input as a file, or None after a fault."""
    raw = sys.stdin.buffer.read()
    source = source_of(raw, "standard input", reporter)
    return File(Path(INPUT), raw, source) if source else None


def file_change(file: File, reporter: Reporter) -> FileChange | None:
    """What is to be written, if anything is. Raises NotTheSame."""
    from moodsl.formatter import formatted

    text = formatted(file.source, reporter)
    if text is None:
        return None
    data = file.data(text, mark=False)
    return FileChange(file, text, data) if data != file.raw else None


def summary(files: int, changes: int, faulty: int, asked: bool) -> Message:
    """`2 files formatted, 14 files left as they were`."""
    parts = []
    if changes:
        file_change = count_of_files(changes)
        parts.append(msg("{} would change", file_change) if asked else msg("{} formatted", file_change))
    if files - changes - faulty:
        parts.append(msg("{} in form already", count_of_files(files - changes - faulty)))
    if faulty == 1:
        parts.append(msg("1 file with faults, left as it is"))
    elif faulty:
        parts.append(msg("{} files with faults, left as they are", faulty))
    return joined(", ", parts)
