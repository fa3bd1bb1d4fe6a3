"""The one way to a terminal: everything that commands print goes through here, and nothing else prints.

Cards, words, file names, names of players and saved matches are written by others. What they write is shown, and never
obeyed: characters that act on a terminal become boxes (`harmless`), and only then colours are put on. A test holds that
no other file of this door prints.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import click

from interpreter.text import ACTING, harmless

if TYPE_CHECKING:
    from rich.console import Console

Paint = Callable[[str], str]
WIPE = "\033[2J\033[3J\033[H"  # the screen and what was scrolled away


def echo(text: str = "", err: bool = False, nl: bool = True, paint: Paint | None = None) -> None:
    """Print a text, on the other stream if `err`, without an end of line if not `nl`. `paint` puts colours on it, which
    are seen if a terminal reads them and NO_COLOR does not forbid it."""
    shown = harmless(text)
    if paint is None:
        click.echo(shown, err=err, nl=nl)
    else:
        click.echo(paint(shown), err=err, nl=nl, color=False if os.environ.get("NO_COLOR") else None)


def echo_json(text: str, err: bool = False) -> None:
    r"""Print JSON; characters that act stay what they are in it, written as `\u001b`."""
    click.echo(ACTING.sub(lambda found: f"\\u{ord(found[0]):04x}", text), err=err)


def echo_back(data: bytes) -> None:
    """Give back what somebody sent here to have it sent back, byte for byte."""
    click.echo(data, nl=False)


def ask(text: str) -> str:
    """One line from whoever sits at the keyboard; answers from a file are shown as if typed. Raises EOFError."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  arrow keys work in `input` from now on
    line = input(harmless(text))
    if not sys.stdin.isatty():
        echo(line)
    return line


def wipe() -> None:
    """Clear the terminal, if there is one."""
    if sys.stdout.isatty():
        click.echo(WIPE, nl=False)


def console(**settings: Any) -> Console:
    """What tables and texts with styles are drawn on; `settings` are those of rich."""
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.segment import Segment

    class Harmless(Console):
        """Draws as rich does, without the characters that act."""

        def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
            """The drawn parts; only the program's own have control codes, and those carry a mark."""
            for text, style, control in super().render(renderable, options):
                yield Segment(text if control else harmless(text), style, control)

    return Harmless(highlight=False, markup=False, emoji=False, **settings)
