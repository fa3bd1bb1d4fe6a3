"""`moo upgrade`: packs of an older version of the language, in the words of this one."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from attrs import frozen

from interpreter.loader import read
from interpreter.report import Diagnostic, Reporter
from interpreter.report.message import Message, msg
from interpreter.syntax import parse
from interpreter.text import Source
from moodsl.cli.authoring.check import count_of_files
from moodsl.cli.authoring.rewriting import File, FileChange, carry_out, files_in, opened, refuse_newer, root_of
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import give_up, show_faults


@frozen
class Together:
    """The files of one pack, and those that are only read beside them; or files that belong to no pack."""

    name: str
    files: tuple[File, ...]
    beside: tuple[Source, ...] = ()

    @property
    def sources(self) -> list[Source]:
        """All that is read together."""
        return [*(file.source for file in self.files), *self.beside]


@click.command()
@click.argument("path", nargs=-1, required=True)
@click.option("--from", "origin", metavar="VERSION", help="The version of files whose pack says none.")
@click.option("--check", "only_check", is_flag=True, help="Write nothing; end with 1 if a file would change.")
@click.option("--diff", "only_diff", is_flag=True, help="Write nothing; show what would change, and end with 1 if so.")
def upgrade(path: tuple[str, ...], origin: str | None, only_check: bool, only_diff: bool) -> None:
    """Write packs that use an older version of the language in the words of this one.

    The whole pack is written to which a PATH belongs, or nothing of it. Comments stay as they are.
    """
    asked = only_check or only_diff
    changes = [change for one in packs_of(path) for change in changes_of(one, origin, asked)]
    carry_out(changes, only_check, only_diff)
    for change in () if asked else changes:
        tell(msg("upgraded {}", change.name))
    if changes and asked:
        sys.exit(FAULTY)


def packs_of(places: tuple[str, ...]) -> list[Together]:
    """The packs that the places belong to, each as a whole, and the files that belong to none."""
    roots: dict[Path, None] = {}
    loose: list[tuple[Path, str]] = []
    for path, name in files_in(places):
        root = root_of(path)
        if root:
            roots[root] = None
        else:
            loose.append((path, name))
    found = [pack_in(root) for root in roots]
    return [*found, Together(loose[0][1], files_of(loose))] if loose else found


def pack_in(root: Path) -> Together:
    """A pack, without the packs that lie in folders of it, and with those that it requires."""
    own = files_of([(path, name) for path, name in files_in([str(root)]) if root_of(path) == root])
    names = {file.source.name for file in own}
    beside = [source for source in read([root], Reporter()) if source.name not in names]
    return Together(next((file.source.name for file in own), str(root)), own, tuple(beside))


def files_of(places: list[tuple[Path, str]]) -> tuple[File, ...]:
    """The files; ends the command if one of them cannot be read."""
    reporter = Reporter()
    found = [opened(path, name, reporter) for path, name in places]
    end_if_faulty(reporter.diagnostics, msg("a file cannot be read, and nothing is changed"))
    return tuple(file for file in found if file)


def end_if_faulty(faults: list[Diagnostic], why: Message) -> None:
    """End the command after showing faults, if there are any."""
    if faults:
        show_faults(faults, "full", err=True)
        give_up(why)


def changes_of(pack: Together, origin: str | None, asked: bool) -> list[FileChange]:
    """What has to be written so that a pack is in this version; ends the command if it cannot be brought there."""
    from interpreter.check import LANGUAGE, language_number
    from moodsl.formatter import language_of, slips, upgraded

    refuse_newer(file.source for file in pack.files)
    said = language_of(file.source for file in pack.files)
    language = said[0] if said else origin
    name = said[1].source.name if said else pack.name
    if language is None:
        give_up(msg("`{}` does not say its version of the language; give it with `--from 1`", name), WRONG_USE)
    if not language_number(language):
        give_up(
            msg("`{}`: `{}` is no version of the language; this program reads language `{}`", name, language, LANGUAGE)
        )
    if language == LANGUAGE:
        tell(msg("{} is written in language {} already", name, LANGUAGE), err=asked)
        return []
    own = [file.source for file in pack.files]
    end_if_faulty(slips(own), msg("nothing is changed: mend these slips of writing first"))
    new = {source.name: upgraded(source, language) for source in own}
    worse = new_faults(pack.sources, [new.get(source.name, source) for source in pack.sources])
    end_if_faulty(
        worse, msg("`{}` would have faults that it has not now, and nothing is changed; please report it", name)
    )
    changes = [
        FileChange(file, text, file.data(text))
        for file in pack.files
        if (text := new[file.source.name].text) != file.source.text
    ]
    tell(msg("{}: language {} to {}, {}", name, language, LANGUAGE, count_of_files(len(changes))), err=asked)
    return changes


def new_faults(before: list[Source], after: list[Source]) -> list[Diagnostic]:
    """The faults of sources that were not there, with the same code on the same line, in what they were before.

    Cards without their game are only looked through for slips of writing.
    """
    from moodsl.formatter import is_incomplete, slips

    found = all_faults(after)
    find = slips if is_incomplete(found) else all_faults
    known = {fault_key(one) for one in find(before)}
    return [one for one in find(after) if fault_key(one) not in known]


def all_faults(sources: list[Source]) -> list[Diagnostic]:
    """All faults of sources, whatever version of the language their packs say."""
    from interpreter.whole_check import check

    reporter = Reporter()
    check([parse(source, reporter) for source in sources], reporter)
    return reporter.diagnostics


def fault_key(fault: Diagnostic) -> tuple[str, str, int]:
    """What a fault is known by when its line says something else."""
    return fault.code, fault.span.source.name, fault.span.line
