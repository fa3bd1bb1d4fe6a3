"""A pack that somebody writes at: its files as they are in the editor, and what is known of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from attrs import define, field, frozen

from interpreter.check.uses import Key, Mention
from interpreter.report import Diagnostic
from interpreter.text import Span
from moodsl.extras.server.checked import Checked, check_fresh
from moodsl.extras.server.written import Chunk, Written, rewritten

MOST_FRESH = 40  # chunks that are checked at once between two whole checks


@frozen
class FileRange:
    """A stretch of a file."""

    path: Path
    line: int
    column: int
    end_line: int
    end_column: int


@define(eq=False)
class Pack:
    """One pack, with those that it requires. `folder` is None for a file that belongs to no pack."""

    folder: Path | None
    files: dict[Path, Written] = field(factory=dict)
    whole: Checked | None = None
    sound: Checked | None = None  # the last whole check without faults
    part: Checked | None = None  # of what was written since the whole check
    troubles: dict[Path, Diagnostic] = field(factory=dict)  # files that could not be read
    fresh: dict[str, Chunk] = field(factory=dict)  # what was written since the whole check,
    gone: dict[str, Chunk] = field(factory=dict)  # and what it knows although it is there no more
    _homes: dict[str, tuple[Path, int]] = field(factory=dict)  # chunk -> its file, and the line on which it begins

    # ---- writing ----------------------------------------------------------------------------------------------------

    def write(self, path: Path, text: str) -> Written:
        """A file has a new text; what changed is checked at once."""
        old = self.files.get(path)
        new = rewritten(path, text, old)
        if new is not old:
            self.put(new)
            self.check_fresh()
        return new

    def put(self, file: Written) -> None:
        """Take a file in place of its older self."""
        self.forget(file.path)
        self.files[file.path] = file
        for first, chunk in file.chunks:
            self._homes[chunk.name] = file.path, first
            if self.gone.pop(chunk.name, None) is None:
                self.fresh[chunk.name] = chunk

    def forget(self, path: Path) -> None:
        """A file is gone."""
        old = self.files.pop(path, None)
        for _first, chunk in old.chunks if old is not None else ():
            self._homes.pop(chunk.name, None)
            if self.fresh.pop(chunk.name, None) is None:
                self.gone[chunk.name] = chunk

    def take(self, files: Iterable[Written], troubles: dict[Path, Diagnostic]) -> None:
        """Take all files anew, as they were found."""
        self.troubles = troubles
        for path in list(self.files):
            self.forget(path)
        for file in files:
            self.put(file)
        self.check_fresh()

    def adopt(self, whole: Checked) -> None:
        """Take what a whole check found; what was written meanwhile is checked beside it."""
        self.whole = whole
        if whole.is_sound:
            self.sound = whole
        here = {chunk.name: chunk for chunk in self.chunks}
        self.fresh = {name: chunk for name, chunk in here.items() if name not in whole.chunks}
        self.gone = {name: chunk for name, chunk in whole.chunks.items() if name not in here}
        self.check_fresh()

    def check_fresh(self) -> None:
        """Check what the whole check does not know. After a large change that has to wait for the next one."""
        self.part = None
        if self.whole is not None and 0 < len(self.fresh) <= MOST_FRESH:
            self.part = check_fresh(list(self.fresh.values()), self.gone.values(), self.whole)

    # ---- looking things up ------------------------------------------------------------------------------------------

    @property
    def chunks(self) -> Iterator[Chunk]:
        """All declarations, file by file."""
        for file in self.files.values():
            for _first, chunk in file.chunks:
                yield chunk

    @property
    def latest(self) -> Checked | None:
        """What is known now; nothing before the first check is through."""
        return self.part or self.whole

    def faults(self, path: Path) -> list[Diagnostic]:
        """The faults of a file."""
        if path in self.troubles:
            return [self.troubles[path]]
        file = self.files.get(path)
        found: list[Diagnostic] = []
        for _first, chunk in file.chunks if file is not None else ():
            found += self._checked(chunk.name).faults.get(chunk.name, []) if self._knows(chunk.name) else chunk.faults
        return found

    def _knows(self, chunk: str) -> bool:
        return any(one is not None and chunk in one.chunks for one in (self.part, self.whole))

    def _checked(self, chunk: str) -> Checked:
        """The check that knows a chunk."""
        if self.part is not None and chunk in self.part.chunks:
            return self.part
        assert self.whole is not None
        return self.whole

    def mentions(self) -> Iterator[Mention]:
        """Every name in every file."""
        for chunk in self._homes:
            if self._knows(chunk):
                yield from self._checked(chunk).mentions(chunk)

    def mention_at(self, path: Path, line: int, column: int) -> Mention | None:
        """The name at a place; right behind it is still at it."""
        file = self.files.get(path)
        found = file.chunk_at(line) if file is not None else None
        if found is None or not self._knows(found[1].name):
            return None
        first, chunk = found
        at = line - first + 1
        for mention in self._checked(chunk.name).mentions(chunk.name):
            if mention.span.line == at and mention.span.column <= column <= mention.span.end_column:
                return mention
        return None

    def places(self, key: Key, declares: bool | None = None) -> list[FileRange]:
        """Where a name stands: everywhere, or only where it is declared, or only where it is not."""
        spans = (one.span for one in self.mentions() if one.key == key and declares in (None, one.declares))
        return sorted(self.places_of(spans), key=lambda place: (place.path, place.line, place.column))

    def places_of(self, spans: Iterable[Span]) -> list[FileRange]:
        """Where spans are now; without those that have gone."""
        return [place for place in map(self.place, spans) if place is not None]

    def place(self, span: Span) -> FileRange | None:
        """Where a span is now; None if it has gone."""
        home = self._homes.get(span.source.name)
        if home is None:
            return None
        path, first = home
        return FileRange(path, span.line + first - 1, span.column, span.end_line + first - 1, span.end_column)
