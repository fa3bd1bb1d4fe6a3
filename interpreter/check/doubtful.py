"""Names in doubt: those that faulty declarations would have given.

A declaration that cannot be read, or that had to be dropped, would make every use of its name a fault of its own; the
author would see forty faults where there is one. So the names it seems to give are collected here, and whoever looks
one up in vain keeps silent. INVARIANT: a name is in doubt only if some fault has been reported.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from functools import cached_property

from attrs import define, field

from interpreter.check.nouns import singulars, without_s
from interpreter.report import Diagnostic
from interpreter.syntax import nodes as n
from interpreter.syntax.letters import LOOKALIKES
from interpreter.text import Source, Span

PARTS = ("kind", "setup", "play", "scoring", "variant")  # these give many names: facts, their words, effects, phases
_WORD = re.compile(r"[a-z][a-z0-9_]*")
_SLOT = re.compile(r"\[([A-Z])\]")
MOST_WORDS = 20  # that were meant to be one name
_TITLE = re.compile(r'"([^"]*)"?')
_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_LATIN = str.maketrans(LOOKALIKES)


@define(slots=False)
class Stretch:
    """The lines of one declaration, read or not: from one line that begins in column 1 to the next."""

    source: Source
    first: int
    lines: list[str]

    @property
    def range(self) -> range:
        """The numbers of its lines."""
        return range(self.first, self.first + len(self.lines))

    @cached_property
    def meant(self) -> set[str]:
        """All words in it, plurals in the singular and verbs without their -s as well."""
        return {one for word in self.words for one in without_s(word)}

    @property
    def words(self) -> set[str]:
        """All words and slots in it, without its comments."""
        text = "\n".join(line.partition("#")[0] for line in self.lines).translate(_LATIN)
        return {*_WORD.findall(text), *_SLOT.findall(text)}

    @property
    def names(self) -> set[str]:
        """The names that it seems to give; `building corner stall "Ark"` may mean `corner`, `corner_stall` or `ark`."""
        line = self.lines[0].partition("#")[0].translate(_LATIN)
        titles = [_snake(title) for title in _TITLE.findall(line)]
        head = [_snake(word) for word in re.split(r"\W+", _TITLE.sub("", _SLOT.sub(r"\1", line))) if word]
        slots = set(_SLOT.findall(line)[:1])
        found = {*head[:2], *titles[:1], *slots}
        found |= {"_".join(head[1:end]) for end in range(3, min(len(head), MOST_WORDS) + 1)}
        many = head and (head[0] in PARTS or head[2:3] == ["is"])
        return found | self.words if many else found

    @property
    def is_place(self) -> bool:
        """Whether it seems to declare a kind or a zone."""
        words = self.lines[0].split()
        return words[:1] in (["kind"], ["zone"]) or words[2:3] in (["is"], ["of"])


def _snake(text: str) -> str:
    """As a name is written; `_snake("Corner Stall") -> "corner_stall"`."""
    return "_".join(_CAPITAL.sub(" ", text).lower().split())


@define
class Doubtful:
    """The names in doubt, and the stretches of all files."""

    names: set[str] = field(factory=set)
    stretches: list[Stretch] = field(factory=list)
    _in_file: dict[str, list[Stretch]] = field(factory=dict)  # the stretches of each file, from its first line on
    places: bool = False  # a kind or zone has a fault: a place may be missing only because of it
    guessed: set[str] = field(factory=set)  # names that a misspelt one may mean

    def look_through(self, modules: Iterable[n.Module]) -> None:
        """Find the stretches of all files; those that no declaration was read from give doubtful names."""
        boards: list[str] = []
        for module in modules:
            read = {declaration.span.line for declaration in module.declarations}
            for stretch in stretches_of(module.span.source):
                self.stretches.append(stretch)
                self._in_file.setdefault(stretch.source.name, []).append(stretch)
                if stretch.first not in read:
                    self.doubt(stretch.names)
                    self.places = self.places or stretch.is_place
                    boards += stretch.lines[0].split()[1:2] if stretch.lines[0].startswith("board ") else []
        for board in boards:  # `field_d4` is one of its places
            self.doubt_all(f"{board}_")

    def source(self, name: str) -> Source:
        """The file of that name, in which something is declared."""
        return self._in_file[name][0].source

    def doubt(self, names: Iterable[str]) -> None:
        """Put names in doubt, each with what it is in the singular."""
        self.names |= {word for name in names for word in singulars(name)}

    def doubt_all(self, beginning: str) -> None:
        """Put all words in doubt that begin so, wherever they stand."""
        self.doubt(word for stretch in self.stretches for word in stretch.words if word.startswith(beginning))

    def words_behind(self, span: Span) -> Iterator[str]:
        """The first words of the stretches behind a declaration: facts among them are most likely its own, and were not
        indented."""
        here = self._in_file.get(span.source.name, [])
        for place in range(bisect_right(here, span.line, key=lambda stretch: stretch.first), len(here)):
            yield from here[place].lines[0].split()[:1]

    def may_use(self, name: str, span: Span, diagnostics: Iterable[Diagnostic]) -> bool:
        """Whether a name declared at `span` may be used by a faulty line: what that would have used is not known.

        While other names are in doubt, any line may have been left out for their sake. A declaration with a fault of
        its own is mended first.
        """
        faulty = {(fault.span.source.name, fault.span.line) for fault in diagnostics}
        for stretch in self.stretches:
            own = stretch.source.name == span.source.name and span.line in stretch.range
            shaky = any((stretch.source.name, line) in faulty for line in stretch.range)
            if shaky if own else (shaky or self.names) and name in stretch.meant:
                return True
        return False

    def has_fault(self, word: str, diagnostics: Iterable[Diagnostic]) -> bool:
        """Whether a fault has been told of a declaration that begins with `word`."""
        faulty = {(fault.span.source.name, fault.span.line) for fault in diagnostics}
        begun = (stretch for stretch in self.stretches if stretch.lines[0].split()[:1] == [word])
        return any((stretch.source.name, line) in faulty for stretch in begun for line in stretch.range)


def stretches_of(source: Source) -> list[Stretch]:
    """A file's declarations by its lines alone."""
    found: list[Stretch] = []
    for number, line in enumerate(source.lines, start=1):
        if line[:1] not in ("", " ", "\t", "\r", "#"):
            found.append(Stretch(source, number, []))
        if found:
            found[-1].lines.append(line)
    return found
