"""`moo check`: what is wrong in some cards."""

from __future__ import annotations

import sys

import click

from moodsl.cli.door import FAULTY, WRONG_USE
from moodsl.cli.packs import end_if_misused, give_up, show_faults, tell_differences
from moodsl.cli.speech import tell


@click.command()
@click.argument("path", nargs=-1, required=True)
@click.option("--format", "form", type=click.Choice(["full", "concise", "json"]), default="full", show_default=True,
              help="How a fault is shown: with its line, on one line, or as data for an editor.")  # fmt: skip
@click.option("--fix", is_flag=True, help="Mend what can be mended for certain, and show what is left.")
@click.option("--diff", "only_diff", is_flag=True, help="With --fix: write nothing, show what would change.")
def check(path: tuple[str, ...], form: str, fix: bool, only_diff: bool) -> None:
    """Name what is wrong in cards: folders, files or a pack by its name. Several PATHs are read as one pack."""
    from interpreter.loader import check_sources, read
    from interpreter.report import Reporter
    from interpreter.syntax import parse

    reporter = Reporter()
    sources = read(path, reporter)
    end_if_misused(reporter.diagnostics, path)
    if only_diff and not fix:
        give_up("`--diff` shows what `--fix` would change; write both", WRONG_USE)
    whole = not len(reporter)  # what another file lacks may stand in one that cannot be read
    if fix and sources:
        from moodsl.cli.fixing import fix_all

        for fault in fix_all(path, sources, only_diff, err=form == "json", whole=whole):
            reporter.add(fault)
    elif whole:
        check_sources(sources, reporter)
    else:
        for source in sources:
            parse(source, reporter)
    faults = reporter.diagnostics
    if faults or form == "json":
        show_faults(faults, form)
    if form != "json":
        names = {one.span.source.name for one in faults}
        tell(f"{count(len(faults), 'fault')} in {count(len(names) or len(sources), 'file')}")
    differs = tell_differences(path)
    if faults or differs:
        sys.exit(FAULTY)


def count(number: int, what: str) -> str:
    """`no faults`, `1 fault`, `3 faults`."""
    return f"{number or 'no'} {what}" + ("" if number == 1 else "s")
