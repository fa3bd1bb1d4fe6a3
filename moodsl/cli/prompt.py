"""What a person types: the number of an option, or a command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress

from attrs import frozen

HELP = """\
  a number     take that option
  ? NAME       what a card or an action does;  ? 2  what option 2 does;  ?  all cards that are offered
  u            take back your last decision (as long as nothing has been revealed since)
  s            save;  s FILE  save into a file
  log          what has happened;  log 100  more of it
  table        draw the table again
  why NAME     why an action cannot be taken now
  h            this list
  q            save and leave"""

COMMANDS = {
    "u": "undo", "undo": "undo", "s": "save", "save": "save", "l": "log", "log": "log", "t": "table", "table": "table",
    "w": "why", "why": "why", "h": "help", "help": "help", "q": "quit", "quit": "quit", "exit": "quit",
}  # fmt: skip


@frozen
class Pick:
    """The option at a place, from 0."""

    place: int


@frozen
class Command:
    """A command and what stands behind it."""

    name: str
    rest: str = ""


@frozen
class Wrong:
    """An answer that is none; `why` says so in a line."""

    why: str


def understood(line: str, labels: Sequence[str]) -> Pick | Command | Wrong:
    """What a typed line means when these options are offered.

    `understood("2", ["yes", "no"]) -> Pick(1)`, `understood("? Farm", …) -> Command("card", "Farm")`.
    """
    text = line.strip()
    if not text:
        return Wrong(f"type the number of an option, 1 to {len(labels)}, or h for help")
    if text.removeprefix("-").removeprefix("+").isdecimal():
        number = int(text) if len(text) < 10 else 0
        if 1 <= number <= len(labels):
            return Pick(number - 1)
        return Wrong(f"there is no option {text[:20]}: the options are 1 to {len(labels)}")
    if text.startswith("?"):
        return Command("card", text[1:].strip())
    word, _, rest = text.partition(" ")
    name = COMMANDS.get(word.casefold())
    if name:
        return Command(name, rest.strip())
    wanted = text.casefold()
    fits = [place for place, label in enumerate(labels) if label.casefold() == wanted]
    fits = fits or [place for place, label in enumerate(labels) if label.casefold().startswith(wanted)]
    if len({labels[place] for place in fits}) == 1:
        return Pick(fits[0])
    if fits:
        return Wrong(f"`{text[:40]}` may be {' or '.join(str(place + 1) for place in fits)}: type the number")
    return Wrong(f"`{text[:40]}` is neither an option nor a command: type 1 to {len(labels)}, or h for help")


def read_line(asked: str) -> str:
    """One line from whoever plays; answers from a file are shown as if typed. Raises EOFError at the end."""
    if sys.stdin.isatty():
        if sys.stdout.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401  arrow keys work in `input` from now on
        return input(asked)
    line = input(asked)
    print(line)
    return line
