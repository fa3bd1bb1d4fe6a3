"""From what the other files answer to the protocol's own types, and back.

The protocol counts lines and columns from 0, and a column in the units that editor and server agreed on: mostly halves
of UTF-16, in which an emoji takes two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen
from lsprotocol import types as lsp
from pygls.uris import from_fs_path
from pygls.workspace import PositionCodec

from interpreter.report import Diagnostic, in_language
from interpreter.report.message import msg
from moodsl.extras.server.complete import Offer
from moodsl.extras.server.outline import Item
from moodsl.extras.server.pack import FileRange, Pack

KINDS = {
    "name": lsp.CompletionItemKind.Variable, "fact": lsp.CompletionItemKind.Field,
    "relation": lsp.CompletionItemKind.Reference, "board": lsp.CompletionItemKind.Folder,
    "value": lsp.CompletionItemKind.Property, "counter": lsp.CompletionItemKind.Unit,
    "zone": lsp.CompletionItemKind.Folder, "verb": lsp.CompletionItemKind.Method,
    "action": lsp.CompletionItemKind.Event, "ending": lsp.CompletionItemKind.EnumMember,
    "effect": lsp.CompletionItemKind.Method, "phase": lsp.CompletionItemKind.Event,
    "kind": lsp.CompletionItemKind.Class, "card": lsp.CompletionItemKind.Reference,
    "word": lsp.CompletionItemKind.EnumMember, "other": lsp.CompletionItemKind.Text,
}  # fmt: skip
SYMBOLS = {
    "kind": lsp.SymbolKind.Class, "counter": lsp.SymbolKind.Number, "zone": lsp.SymbolKind.Array,
    "relation": lsp.SymbolKind.Property, "board": lsp.SymbolKind.Array,
    "value": lsp.SymbolKind.Property, "verb": lsp.SymbolKind.Method, "action": lsp.SymbolKind.Function,
    "ending": lsp.SymbolKind.EnumMember, "card": lsp.SymbolKind.Object, "scenario": lsp.SymbolKind.Boolean,
    "face": lsp.SymbolKind.Struct, "moment": lsp.SymbolKind.Event, "other": lsp.SymbolKind.File,
}  # fmt: skip


@frozen
class Columns:
    """Converts places of files whose lines are known."""

    codec: PositionCodec

    def column(self, line: str, character: int) -> int:
        """The column, from 1, that the editor's `character` is on a line; behind its end if it lies there."""
        used = 0
        for at, letter in enumerate(line, start=1):
            if used >= character:
                return at
            used += self.codec.client_num_units(letter)
        return len(line) + 1

    def position(self, lines: Sequence[str], line: int, column: int) -> lsp.Position:
        """The editor's position of a line and column."""
        text = lines[line - 1] if 1 <= line <= len(lines) else ""
        return lsp.Position(line - 1, self.codec.client_num_units(text[: column - 1]))

    def range(self, lines: Sequence[str], place: FileRange) -> lsp.Range:
        """The editor's range of a place."""
        start = self.position(lines, place.line, place.column)
        return lsp.Range(start, self.position(lines, place.end_line, place.end_column))

    def location(self, pack: Pack, place: FileRange, uris: dict[Path, str]) -> lsp.Location:
        """The editor's location of a place."""
        return lsp.Location(uri_of(place.path, uris), self.range(pack.files[place.path].lines, place))

    def diagnostic(
        self, fault: Diagnostic, pack: Pack, path: Path, uris: dict[Path, str], language: str
    ) -> lsp.Diagnostic:
        """A fault in the reader's language, with what it refers to."""
        place = pack.place(fault.span)
        lines = pack.files[path].lines if path in pack.files else ()
        said = in_language(fault, language)
        related = []
        for note, caption in zip(fault.notes, (one.caption for one in said.notes), strict=True):
            other = pack.place(note.span)
            if other is not None:
                related.append(lsp.DiagnosticRelatedInformation(self.location(pack, other, uris), caption))
        return lsp.Diagnostic(
            range=self.range(lines, place or FileRange(path, 1, 1, 1, 1)),
            message=msg("{}\n{}", said.message, said.help) if said.help else said.message,
            severity=lsp.DiagnosticSeverity.Error,
            code=fault.code,
            source="moo",
            related_information=related or None,
            tags=[lsp.DiagnosticTag.Unnecessary] if fault.code == "unused" else None,
        )

    def symbol(self, item: Item, lines: Sequence[str]) -> lsp.DocumentSymbol:
        """A part of an outline."""
        place = item.place
        end = place.end_column if place.end_line == place.line else len(lines[place.line - 1]) + 1
        return lsp.DocumentSymbol(
            name=item.name,
            detail=item.detail,
            kind=SYMBOLS[item.sort],
            range=self.range(lines, place),
            selection_range=self.range(lines, FileRange(place.path, place.line, place.column, place.line, end)),
            children=[self.symbol(one, lines) for one in item.below],
        )


def uri_of(path: Path, uris: dict[Path, str]) -> str:
    """The address of a file: as the editor wrote it, if it opened the file."""
    return uris.get(path) or from_fs_path(str(path)) or str(path)


def completions(offers: Iterable[Offer]) -> list[lsp.CompletionItem]:
    """What could be written, in the order in which it is offered."""
    return [
        lsp.CompletionItem(
            label=offer.text,
            kind=KINDS[offer.what.family] if offer.what is not None else lsp.CompletionItemKind.Keyword,
            detail=offer.what.words if offer.what is not None and offer.what.family != "other" else None,
            sort_text=f"{number:04}",
        )
        for number, offer in enumerate(offers)
    ]
