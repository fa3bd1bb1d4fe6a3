"""`moo check`: what is wrong in some cards."""

from __future__ import annotations

import sys

import click

from moodsl.cli.door import FAULTY
from moodsl.cli.packs import end_if_misused, show_faults


@click.command()
@click.argument("path", nargs=-1, required=True)
@click.option("--format", "form", type=click.Choice(["full", "concise", "json"]), default="full", show_default=True,
              help="How a fault is shown: with its line, on one line, or as data for an editor.")  # fmt: skip
def check(path: tuple[str, ...], form: str) -> None:
    """Name what is wrong in cards: folders, files or a built-in game. Several PATHs are read as one pack."""
    from interpreter.loader import check_sources, read
    from interpreter.report import Reporter

    reporter = Reporter()
    sources = read(path, reporter)
    end_if_misused(reporter.diagnostics, path)
    if sources:
        check_sources(sources, reporter)
    faults = reporter.diagnostics
    if faults or form == "json":
        show_faults(faults, form)
    if form != "json":
        names = {one.span.source.name for one in faults}
        click.echo(f"{count(len(faults), 'fault')} in {count(len(names) or len(sources), 'file')}")
    if faults:
        sys.exit(FAULTY)


def count(number: int, what: str) -> str:
    """`no faults`, `1 fault`, `3 faults`."""
    return f"{number or 'no'} {what}" + ("" if number == 1 else "s")
