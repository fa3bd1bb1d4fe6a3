"""`moo doctor`: a file as moodsl sees it, for those who work on moodsl itself."""

from __future__ import annotations

import sys
from difflib import unified_diff
from pathlib import Path

import click

from interpreter.report import Reporter
from interpreter.report.message import msg
from interpreter.syntax import parse, show, tokens as words_of
from interpreter.text import Source
from moodsl.cli.authoring.rewriting import root_of
from moodsl.cli.doctor.tree_outline import outline
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import give_up, show_faults
from moodsl.cli.shared.terminal import echo

FILE = click.argument("file", type=click.Path(path_type=Path, readable=False))


@click.group()
def doctor() -> None:
    """Show a file as moodsl sees it: its words, its tree, its effects; for those who work on moodsl itself."""


@doctor.command()
@FILE
def tokens(file: Path) -> None:
    """Show the words of FILE as the parser gets them, with their places."""
    for word in words_of(opened(file)):
        place = f"{word.span.line}:{word.span.column}"
        echo(f"{place:<8}{word.sort:<16}{word.text}".rstrip())


@doctor.command()
@FILE
def tree(file: Path) -> None:
    """Show the tree of FILE, each node with its place."""
    reporter = Reporter()
    for declaration in parse(opened(file), reporter).declarations:
        echo("\n".join(outline(declaration, places=True)))
    end_after(reporter)


@doctor.command()
@FILE
@click.option("--blocks", is_flag=True, help="Show the generated functions and blocks as trees, with their types.")
@click.option("--python", is_flag=True, help="Show the generated Python as well.")
@click.option("--plain", is_flag=True, help="Generate the slow reference of one statement a block.")
def effects(file: Path, blocks: bool, python: bool, plain: bool) -> None:
    """Show the effects that the lines of FILE become; its whole pack is read."""
    from interpreter.loader import check_sources, read, shown_path
    from moodsl.cli.doctor.compiled import Compiled, effects_in

    opened(file)
    reporter = Reporter()
    sources = read([root_of(file.resolve()) or file], reporter)
    model = check_sources(sources, reporter)
    end_after(reporter)
    compiled = Compiled(model, fuse=not plain) if blocks or python else None
    for effect in effects_in(model, shown_path(file.resolve())):
        echo("\n".join(effect.lines))
        if compiled and blocks:
            echo("\n" + "\n".join(compiled.tree_of(effect)))
        if compiled and python:
            echo("\n" + compiled.python_of(effect))


@doctor.command()
@FILE
def roundtrip(file: Path) -> None:
    """Print FILE from its tree, read that again, and compare the two trees."""
    reporter = Reporter()
    before = parse(opened(file), reporter)
    end_after(reporter)
    printed = show(before)
    after = parse(Source("printed", printed), reporter)
    show_faults(reporter.diagnostics, "full")
    if before == after and not len(reporter):
        tell(msg("the same: {} declarations, {} lines", len(before.declarations), printed.count(chr(10))))
        return
    first, second = ([line for one in module.declarations for line in outline(one)] for module in (before, after))
    for line in unified_diff(first, second, "the file", "printed and read again", lineterm=""):
        echo(line)
    sys.exit(FAULTY)


def opened(file: Path) -> Source:
    """The text of a file; ends the command if it cannot be read."""
    from interpreter.loader import read_file

    if not file.is_file():
        give_up(msg("`{}` is no file; give a file of cards", file), WRONG_USE)
    reporter = Reporter()
    source = read_file(file, str(file), reporter)
    if source is None:
        fault = reporter.diagnostics[0]
        give_up(fault.message if fault.code == "unreadable" else msg("`{}`: {}", file, fault.message), WRONG_USE)
    return source


def end_after(reporter: Reporter) -> None:
    """End the command if there are faults, which are shown."""
    if len(reporter):
        show_faults(reporter.diagnostics, "full", err=True)
        sys.exit(FAULTY)
