"""In which language the names of cards and counters are shown."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from moodsl.cli.door import WRONG_USE
from moodsl.cli.packs import give_up

if TYPE_CHECKING:
    from interpreter.game.sheet import Sheet


def languages_of(sheet: Sheet) -> list[str]:
    """The languages that a game has names in; English, the language of titles, first."""
    titled = [one.titles for one in sheet.designs] + [one.titles for one in sheet.counters.values()]
    found = {language for titles in titled for language in titles}
    return ["en", *sorted(found - {"en"})]


def chosen(sheet: Sheet, asked: str | None) -> str:
    """The language asked for; else that of the environment if the game has it, else English."""
    known = languages_of(sheet)
    if asked is not None:
        if asked not in known:
            give_up(f"{sheet.name} has no names in `{asked}`; there is: {', '.join(known)}", WRONG_USE)
        return asked
    return of_the_system(known)


def of_the_system(known: Sequence[str]) -> str:
    """The language of the environment if it is known, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = value.split("_")[0].split(".")[0].lower()
            return language if language in known else "en"
    return "en"
