"""What the command line says at the table, in the language of the command: messages, in a file for each language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import define

if TYPE_CHECKING:
    from moodsl.prose.sentences import Sentences

HERE = Path(__file__).parent / "messages"
LANGUAGES = ("en", "ru")


@define
class _Current:
    language: str = "en"


_current = _Current()


def speak(language: str) -> None:
    """From now on the command speaks this language; one that is not known is English."""
    _current.language = language if language in LANGUAGES else "en"


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
    return sentences(_current.language).say(message, None, **told)


def meaning(message: str) -> str:
    """What stands behind a message that names something: `.means`."""
    return sentences(_current.language).say(message, "means")
