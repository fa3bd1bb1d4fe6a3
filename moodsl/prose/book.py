"""A pack as its reader needs it: what is written, as trees, beside what it means, as a model."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import field, frozen

from interpreter.check.packs import combined, folder_of, pack_of, stood_on
from interpreter.check.scope import Desk
from interpreter.check.uses import is_form
from interpreter.effects.parts import walk
from interpreter.frozen import evolve
from interpreter.kept_trees import trees_of
from interpreter.loader import PackFault, check_modules, no_collector, read, shown_path
from interpreter.model import Model
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.syntax.nodes import Ability, Fact, Module, Name, ThingDecl
from interpreter.text import Source, find_pack

if TYPE_CHECKING:
    from moodsl.prose.terms import Terms

WORD = re.compile(r"\w+")
SCENARIO = re.compile(r"^(?=scenario\b)", re.MULTILINE)


@frozen
class Book:
    """A sound pack. `modules` are the trees of its files, `model` what they mean together, `folders` where they lie,
    `removed` what one pack has taken away from another."""

    model: Model
    modules: tuple[Module, ...]
    folders: tuple[Path, ...] = ()
    removed: frozenset[str] = frozenset()
    terms: dict[str, Terms] = field(factory=dict, init=False, eq=False, repr=False)  # by language, see `terms_of`

    def words(self, language: str) -> list[Path]:
        """The files `words/LANGUAGE.ftl` in which the authors wrote the words of a language; a pack that another one
        requires comes first, so that its words can be said anew."""
        files = [file for folder in self.folders for file in sorted(folder.rglob(f"{language}.ftl"))]
        return [file for file in dict.fromkeys(files) if file.parent.name == "words"]

    @cached_property
    def things(self) -> dict[str, ThingDecl]:
        """The trees of all cards and boards by name."""
        return {
            decl.name.text: decl
            for module in self.modules
            for decl in module.declarations
            if isinstance(decl, ThingDecl) and decl.kind.text in self.model.kinds  # and no pack or ending of the name
        }


def open_book(*places: str | Path, scenarios: bool = True) -> Book:
    """The book of a built-in or installed pack, a folder, or several together, with what they require; raises PackFault
    with all faults. What a pack changes of another one is changed in the trees, too."""
    reporter = Reporter()
    sources = read(places, reporter, scenarios)
    book = book_of(sources, places, reporter) if not len(reporter) else None
    if book is None or len(reporter):
        raise PackFault(reporter.diagnostics)
    return book


def with_scenarios(book: Book, places: Iterable[str | Path], names: Iterable[str]) -> Book:
    """A book that was opened without its scenarios, with those of them in which one of some names stands; raises
    PackFault if they cannot be read. What they mean is not checked."""
    reporter = Reporter()
    known = {module.span.source.name for module in book.modules}
    others = [source for source in read(places, reporter) if source.name not in known]
    texts = ((one.name, speaking_of(names, one.text)) for one in others)
    modules = [parse(Source(name, text), reporter) for name, text in texts if text.strip()]
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    packs = book.model.packs
    own = (one for one in modules if pack_of(one.span, packs) not in stood_on(packs))  # others rule on that pack alone
    return evolve(book, modules=(*book.modules, *own))


def speaking_of(names: Iterable[str], text: str) -> str:
    """The scenarios of a file in which one of the names stands in any of its forms; empty lines for all else."""

    def kept(part: str) -> str:
        words = set(WORD.findall(part)) if part.startswith("scenario") else ()
        return part if any(is_form(word, name) for name in names for word in words) else "\n" * part.count("\n")

    return "".join(map(kept, SCENARIO.split(text)))


@no_collector()
def book_of(sources: Sequence[Source], places: Iterable[str | Path], reporter: Reporter) -> Book | None:
    """The book of what was read in some places, with its faults reported; None if one of them left something out."""
    from interpreter.analysis.allowed import ALLOWED

    modules = trees_of(sources, reporter)
    model = check_modules(modules, reporter)
    if any(fault.code not in ALLOWED for fault in reporter.diagnostics):
        return None
    declarations = combined(modules, model.packs, Desk(Model(), reporter))
    changed = (
        evolve(one, declarations=tuple(decl for decl in declarations if decl.span.source == one.span.source))
        for one in modules
    )
    written = (decl for module in modules for decl in module.declarations if isinstance(decl, ThingDecl))
    removed = {decl.name.text for decl in written} - {
        decl.name.text for decl in declarations if isinstance(decl, ThingDecl)
    }
    return Book(model, tuple(changed), tuple(folders_of(places, model)), frozenset(removed))


def folders_of(places: Iterable[str | Path], model: Model) -> list[Path]:
    """Where the packs lie: first those that were found because another one requires them, then the places given."""
    found = (Path(place) if Path(place).exists() else find_pack(str(place)) for place in places)
    given = [place if place.is_dir() else place.parent / "words" for place in found if place]
    packs = model.packs
    inside = {  # what was found elsewhere has a name that leads to no folder from here
        name
        for name, pack in packs.items()
        if (place := Path(folder_of(pack.span))).exists()
        and any(place.is_relative_to(shown_path(one)) for one in given)
    }
    required = [find_pack(name) for name in packs if name in stood_on(packs) and name not in inside]
    return list(dict.fromkeys([*(folder for folder in required if folder), *given]))


def faces_of(decl: ThingDecl) -> list[Fact]:
    """The faces of a card that has several: `face front "…"` with what stands under it."""
    return [item for item in decl.items if isinstance(item, Fact) and item.name.text == "face"]


def names_in(node: object) -> Iterator[str]:
    """All names that stand in a tree, in order."""
    return (part.text for part in walk(node) if isinstance(part, Name))


def abilities_of(decl: ThingDecl) -> list[Ability]:
    """All that a card does, on whichever face it stands: first what stands on all of them."""
    faces = (inner for face in faces_of(decl) for inner in face.items)
    return [item for item in (*decl.items, *faces) if isinstance(item, Ability)]
