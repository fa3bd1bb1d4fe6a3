"""In which language a match is shown, and in whose words."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from interpreter.game.sheet import Sheet
from interpreter.report.message import msg
from interpreter.report.translation import LANGUAGES
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import of_the_system
from moodsl.cli.shared.loading import give_up
from moodsl.cli.shared.sentences import speak
from moodsl.prose import Prose, open_book

if TYPE_CHECKING:
    from interpreter.game.match import Match


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
            give_up(msg("{} has no names in `{}`; there is: {}", sheet.name, asked, ", ".join(known)), WRONG_USE)
        return asked
    return of_the_system(known)


def at_table(match: Match, asked: str | None, packs: tuple[str, ...]) -> None:
    """Let a match, and the command, speak the language asked for; rules are told as the cards of the packs do."""
    match.language = chosen(match.sheet, asked)
    speak(match.language)
    if match.language in LANGUAGES:
        from moodsl.prose.table import speaker

        match.speaker = speaker(lambda: prose_of(packs, match.language))


@cache
def prose_of(packs: tuple[str, ...], language: str) -> Prose:
    """The prose of packs that are read as one, read once."""
    return Prose(open_book(*packs, scenarios=False), language)
