"""What the site itself says, in each language: one file of Fluent messages a language beside this one."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_date

LANGUAGES = {"en": "English", "ru": "Русский"}
"""The languages that a site can have, each by its own name; the first is the one that every pack has."""


class SiteMessages:
    """The messages of one language.

    >>> SiteMessages("en")("cards-shown", shown=3, all=60)
    '3 of 60 cards'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = bundle_of(language)

    def __call__(self, key: str, **values: str | int | date) -> str:
        """The message `key` with its variables; raises KeyError for one that does not exist or lacks a variable."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        told = {
            name: fluent_date(value, dateStyle="long") if isinstance(value, date) else value
            for name, value in values.items()
        }
        text, errors = self._bundle.format_pattern(message.value, told)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def day(self, day: date) -> str:
        """A day as all messages of this language say it."""
        return self("day", day=day)


@cache
def bundle_of(language: str) -> FluentBundle:
    """The messages of a language, read once."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((files(__package__) / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
