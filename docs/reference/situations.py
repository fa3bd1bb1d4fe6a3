"""The real faults of the catalogue's examples: what the program says of each.

Examples of meaning are cards of the small game of the tests (`tests/cards/base.moo`) and are checked together with it.
What no short text can show (a huge file, a path that is not there) is brought about in an empty folder.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from attrs import evolve

from interpreter.loader import read
from interpreter.report import CATALOGUE, Diagnostic, Reporter
from interpreter.report.catalogue import entries_of
from interpreter.report.message import msg
from interpreter.syntax import parse
from interpreter.text import Source, Span
from interpreter.whole_check import check

BASE = Path(__file__).parents[2] / "tests" / "cards" / "base.moo"
EXAMPLE = "example.moo"
OF_WRITING, OF_WORDS, OF_FACES = ({entry.code for entry in entries_of(file)} for file in ("syntax", "words", "faces"))
LONG: dict[str, Callable[[], str]] = {
    "file-too-long": lambda: "# one file for all cards\n" * 50_000,
    "line-too-long": lambda: "# " + "and so on, " * 1_000 + "\n",
    "too-many-faults": lambda: "setup:\n" + "    gain 1 coin;\n" * 101,
}


def fault_of(code: str) -> Diagnostic:
    """The fault with this code that the catalogue's example has; raises LookupError if it has none."""
    return next(one for one in faults_of(code) if one.code == code)


def faults_of(code: str) -> list[Diagnostic]:
    """Everything that is reported of the example of a code."""
    reporter = Reporter()
    text = LONG[code]() if code in LONG else CATALOGUE[code].bad
    if code in ON_DISK:
        return from_disk(ON_DISK[code])
    if code in OF_WORDS:
        return faults_of_words(text)
    if code in OF_FACES:
        return faults_of_faces(text)
    if code in OF_WRITING:
        parse(Source(EXAMPLE, text), reporter)
    else:
        modules = [parse(source, reporter) for source in [*base_for(text), *divided(text)]]
        check(modules, reporter)
    return reporter.diagnostics


def divided(text: str) -> list[Source]:
    """The files of an example: a line `# spring/spring.moo` begins a file of this name."""
    parts = re.split(r"^# (\S+\.moo)$", text, flags=re.MULTILINE)
    named = [Source(name, body.strip("\n") + "\n") for name, body in zip(parts[1::2], parts[2::2], strict=True)]
    return named or [Source(EXAMPLE, text)]


def base_for(text: str) -> list[Source]:
    """The game that an example belongs to; none if it is a game itself or stands alone."""
    alone = text.startswith(("# alone", "game ")) or "\ngame " in text
    if alone:
        return []
    return [Source("village/base.moo", BASE.read_text("utf-8"))]


def faults_of_words(text: str) -> list[Diagnostic]:
    """What is reported of the words of an example (`# words/en.ftl` and what stands behind it), not of its game."""
    from moodsl.prose import faults, open_book

    with _beside_the_game(text) as folder:
        return _own(faults(open_book(folder), ["en"]), folder)


def faults_of_faces(text: str) -> list[Diagnostic]:
    """What is reported of the faces of an example, and of the files beside it (`# faces.json` and what stands behind
    it)."""
    from moodsl.extras.faces import FaceFault, Faces
    from moodsl.extras.site.beside import side_faults
    from moodsl.prose import open_book

    with _beside_the_game(text) as folder:
        book = open_book(folder)
        found = list(side_faults(book))
        try:
            Faces(book, "en").drawings()
        except FaceFault as fault:
            found += fault.diagnostics
        return _own(found, folder)


@contextmanager
def _beside_the_game(text: str) -> Iterator[Path]:
    """A folder with an example and the game that it belongs to; a line `# NAME` begins another file of the example."""
    cards, *others = re.split(r"^# (words/en\.ftl|(?:faces|balance|worth|table)\.json)$\n", text, flags=re.MULTILINE)
    files = {"base.moo": base_for(text)[0].text, EXAMPLE: cards, **dict(zip(others[::2], others[1::2], strict=True))}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        for path, content in files.items():
            (folder / path).parent.mkdir(exist_ok=True)
            (folder / path).write_text(content, "utf-8")
        yield folder


def _own(found: list[Diagnostic], folder: Path) -> list[Diagnostic]:
    """The faults of an example and not of its game, as they would be named beside the cards."""
    own = [one for one in found if not one.span.source.name.endswith("base.moo")]
    return [_named(f"{folder.as_posix()}/", one) for one in own]


def _named(prefix: str, fault: Diagnostic) -> Diagnostic:
    """A fault with the file as it would be named beside the cards."""

    def renamed(span: Span) -> Span:
        return evolve(span, source=Source(span.source.name.replace(prefix, ""), span.source.text))

    notes = tuple(evolve(note, span=renamed(note.span)) for note in fault.notes)
    return evolve(fault, span=renamed(fault.span), notes=notes)


# ---- faults of files ------------------------------------------------------------------------------------------------


def _in_other_letters(folder: Path) -> Path:
    (folder / "well.moo").write_bytes('stall well "Well"\n    ru "Колодец"\n'.encode("cp1251"))
    return folder / "well.moo"


def _huge(folder: Path) -> Path:
    with (folder / "well.moo").open("wb") as file:
        file.truncate(2_000_000)
    return folder / "well.moo"


def _no_cards(folder: Path) -> Path:
    (folder / "pictures").mkdir()
    return folder / "pictures"


def _no_file(folder: Path) -> Path:
    (folder / "well.moo").mkdir()
    return folder


ON_DISK: dict[str, Callable[[Path], Path]] = {
    "missing-path": lambda folder: folder / "crads" / "well.moo",
    "no-pack": _no_cards,
    "not-utf8": _in_other_letters,
    "too-large": _huge,
    "unreadable": _no_file,
}


def from_disk(make: Callable[[Path], Path]) -> list[Diagnostic]:
    """What is reported of a place that is made in an empty folder; the folder's own name is left out."""
    reporter = Reporter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        read([str(make(folder))], reporter)
        return [_without(f"{folder.as_posix()}/", one) for one in reporter.diagnostics]


def _without(prefix: str, fault: Diagnostic) -> Diagnostic:
    source = fault.span.source
    span = Span(Source(source.name.replace(prefix, ""), source.text), 1, 1, 1, 1)
    arguments = [one.replace(prefix, "") if type(one) is str else one for one in fault.message.arguments]
    return evolve(fault, message=msg(fault.message.template, *arguments), span=span)
