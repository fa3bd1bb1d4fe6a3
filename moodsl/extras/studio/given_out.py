"""What is given out of the studio: sheets to print, and the pack in one file."""

from __future__ import annotations

from base64 import b64encode
from importlib.util import find_spec

from interpreter.loader import PackFault, check
from interpreter.report import Reporter
from interpreter.report.message import Message, joined, msg
from moodsl.extras.faces import FaceFault, Faces
from moodsl.extras.packs import archive_of, pack_in
from moodsl.extras.studio.messages import FileGivenOut
from moodsl.prose import Prose, open_book
from moodsl.prose.faults import NAMES, report_missing
from moodsl.prose.sentences import Unsaid


class NotGivenOut(Exception):
    """It cannot be made; the message says why."""


def can_print() -> bool:
    """Whether what prints is installed."""
    return all(find_spec(name) is not None for name in ("reportlab", "fontTools", "brotli"))


def printed(folder: str, card: str, language: str) -> FileGivenOut:
    """The sides of a card, or of all if the name is empty, on sheets; raises NotGivenOut and PackFault. What is wrong
    with the words of other cards does not matter."""
    if not can_print():
        raise NotGivenOut(msg("printing needs more: `pip install 'moodsl[print]'`"))
    from moodsl.extras.faces.sheets import pdf

    book = open_book(folder, scenarios=False)
    names = [card] if card else [one.name for one in book.model.written]
    if card and card not in book.model.designs:
        raise NotGivenOut(msg("there is no card `{}`", card))
    prose = Prose(book, language)
    try:
        sides = Faces(book, language, prose).printed(names)
        for name in names:
            prose.title(name)  # a face takes the English one where there is none
    except FaceFault as fault:
        raise NotGivenOut(joined("; ", [one.message for one in fault.diagnostics[:3]])) from None
    except Unsaid as unsaid:
        raise NotGivenOut(msg("`{}` {}", unsaid.message, unsaid.why)) from None
    if wrong := untold(prose):
        raise NotGivenOut(joined("; ", wrong[:3]))
    data = pdf([sides[name] for name in names], card or book.model.name, language)
    return given_out(f"{card or book.model.name}-{language}.pdf", "application/pdf", data)


def untold(prose: Prose) -> list[Message]:
    """What has been said for want of words, and where they are to be written: titles into cards, others into files."""
    language, designs = prose.language, prose.book.model.designs
    lacking = dict.fromkeys(one.message.removeprefix("card-") for one in prose.missing if one.attribute is None)
    untitled = [name for name in lacking if name in designs]
    if untitled:
        name = NAMES[language]
        return [
            msg('`{}` has no {} title: write `{} "…"` under its first line', one, name, language) for one in untitled
        ]
    reporter = Reporter()
    report_missing(prose, reporter)
    return [msg("{}; {}", one.message, one.help) for one in reporter.diagnostics]


def packed(folder: str) -> FileGivenOut:
    """The pack as an archive; raises PackFault if it has faults, and PackRefused."""
    found = pack_in(folder)
    if wrong := check(folder):
        raise PackFault(wrong)
    return given_out(f"{found.pack.name}-{found.pack.version}.moopack", "application/zip", archive_of(found))


def given_out(name: str, type: str, data: bytes) -> FileGivenOut:
    """A file of these bytes."""
    return FileGivenOut(name, type, b64encode(data).decode("ascii"))
