"""The faults of a file as the page shows them: what is wrong, where, what was meant, and ways out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from interpreter.report import CATALOGUE, Diagnostic, entry_in, in_language, translated
from moodsl.extras.server.fixes import fixes
from moodsl.extras.server.pack import Pack
from moodsl.extras.studio.folder import CardFolder
from moodsl.extras.studio.messages import FaultNote, FaultView, FixView


def fault_views(pack: Pack, folder: CardFolder, place: Path, language: str) -> list[FaultView]:
    """All faults of a file, in a language, in their order."""
    last = len(pack.files[place].lines) if place in pack.files else 1
    ways: dict[Diagnostic, list[FixView]] = {}
    for one in fixes(pack, place, 1, last):
        ways.setdefault(one.fault, []).append(FixView(translated(one.message, language), one.lines, one.is_likely))
    found = [fault_view(fault, pack, folder, language, ways.get(fault, [])) for fault in pack.faults(place)]
    return sorted(found, key=lambda one: (one.line, one.column))


def fault_view(fault: Diagnostic, pack: Pack, folder: CardFolder, language: str, ways: list[FixView]) -> FaultView:
    """One fault; of a file that could not be read it stands at its beginning."""
    said = in_language(fault, language)
    place = pack.place(fault.span)
    at = (place.line, place.column, place.end_line, place.end_column) if place is not None else (1, 1, 1, 1)
    why = entry_in(fault.code, language).why if fault.code in CATALOGUE else ""
    notes = tuple(notes_of(said, pack, folder))
    return FaultView(fault.code, *at, said.message, said.help or "", why, notes, tuple(ways))


def notes_of(said: Diagnostic, pack: Pack, folder: CardFolder) -> Iterator[FaultNote]:
    """The second places of a fault that are in this folder."""
    for note in said.notes:
        place = pack.place(note.span)
        path = folder.path_of(place.path) if place is not None else None
        if place is not None and path is not None:
            yield FaultNote(note.caption, path, place.line)
