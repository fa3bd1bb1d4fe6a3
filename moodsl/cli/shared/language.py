"""The language in which a command speaks: that of `--lang`, else that of the system, else English.

Every command has `--lang`. Commands write their own lines in English, and `tell` says them in the language that is
asked for: the tables of `interpreter.report` hold these lines beside the messages of faults.
"""

from __future__ import annotations

import os
from collections.abc import Sequence

import click

from interpreter.report import translated
from interpreter.report.message import Message
from interpreter.report.translation import LANGUAGES
from moodsl.cli.shared.terminal import echo

SPOKEN = "moodsl.language"  # where the context of a command keeps it
BEFORE = "moodsl.language.asked"  # and where it keeps what was asked for, before the command or behind it
OPTION = "--lang"


def spoken() -> str:
    """The language of the command that runs; English outside of one."""
    context = click.get_current_context(silent=True)
    if context is None:
        return "en"
    return str(context.meta.get(SPOKEN) or of_the_system(LANGUAGES))


def of_the_system(known: Sequence[str]) -> str:
    """The language of the environment if it is known, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in known else "en"
    return "en"


def localized(text: Message) -> str:
    """A line of a command in the language that is spoken."""
    return translated(text, spoken())


def tell(text: Message, err: bool = False) -> None:
    """Print a line of a command in the language that is spoken."""
    echo(localized(text), err=err)
