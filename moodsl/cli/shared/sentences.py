"""What the command line says at the table, in the language of the command: messages, in a file for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import click

from moodsl.cli.shared.language import spoken

if TYPE_CHECKING:
    from moodsl.prose.sentences import Sentences

HERE = Path(__file__).parent / "messages"
LANGUAGES = ("en", "ru")
AT_TABLE = "moodsl.table"  # where the context of a command keeps its language


def speak(language: str) -> None:
    """From now on the command that runs speaks this language at the table; one that is not known is English."""
    context = click.get_current_context(silent=True)
    if context is not None:
        context.meta[AT_TABLE] = language if language in LANGUAGES else "en"


def language_at_table() -> str:
    """The language of the table, else that of the command."""
    context = click.get_current_context(silent=True)
    return str(context.meta.get(AT_TABLE) or spoken()) if context is not None else "en"


@cache
def sentences(language: str) -> Sentences:
    """The messages of a language."""
    from moodsl.prose.sentences import Sentences

    found = Sentences(language)
    found.add((HERE / f"{language}.ftl").read_text(encoding="utf-8"))
    return found


def say(message: str, /, **parts: object) -> str:
    """A message with its parts; a path is a part as its text."""
    told = {name: part if isinstance(part, int) else str(part) for name, part in parts.items()}
    return sentences(language_at_table()).say(message, None, **told)


def meaning(message: str) -> str:
    """What stands behind a message that names something: `.means`."""
    return sentences(language_at_table()).say(message, "means")
