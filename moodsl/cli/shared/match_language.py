"""In which language a match is shown, and in whose words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.game.sheet import Sheet
from interpreter.report.message import msg
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import of_the_system
from moodsl.cli.shared.loading import give_up
from moodsl.cli.shared.sentences import speak

if TYPE_CHECKING:
    from interpreter.game.match import Match


def chosen(sheet: Sheet, asked: str | None) -> str:
    """The language asked for; else that of the environment if the game has it, else English."""
    known = sheet.languages
    if asked is not None:
        if asked not in known:
            give_up(msg("{} has no names in `{}`; there is: {}", sheet.name, asked, ", ".join(known)), WRONG_USE)
        return asked
    return of_the_system(known)


def at_table(match: Match, asked: str | None, packs: tuple[str, ...]) -> None:
    """Let a match, and the command, speak the language asked for; rules are told as the cards of the packs do."""
    from moodsl.prose.table import tell_in

    tell_in(match, chosen(match.sheet, asked), *packs)
    speak(match.language)
