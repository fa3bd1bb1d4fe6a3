"""A pack as its reader needs it: what is written, as trees, beside what it means, as a model."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.syntax.nodes import Module, ThingDecl

if TYPE_CHECKING:
    from interpreter.model import Model


@frozen
class Book:
    """A sound pack. `modules` are the trees of its files, `model` what they mean together, `folders` where they lie."""

    model: Model
    modules: tuple[Module, ...]
    folders: tuple[Path, ...] = ()

    def words(self, language: str) -> list[Path]:
        """The files in which its authors wrote the words of a language: `words/en.ftl`."""
        return [file for folder in self.folders for file in sorted(folder.glob(f"words/{language}.ftl"))]

    @property
    def things(self) -> dict[str, ThingDecl]:
        """The trees of all cards and boards by name."""
        return {
            decl.name.text: decl for module in self.modules for decl in module.declarations if isinstance(decl, ThingDecl)
        }


def open_book(*places: str | Path) -> Book:
    """The book of a built-in pack, a folder, or several together; raises PackFault with all faults."""
    from interpreter.check import check
    from interpreter.loader import PackFault, read
    from interpreter.report import Reporter
    from interpreter.syntax import parse
    from interpreter.text import find_builtin

    reporter = Reporter()
    sources = read(places, reporter)
    if not len(reporter):
        modules = tuple(parse(source, reporter) for source in sources)
        model = check(list(modules), reporter)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    found = (Path(place) if Path(place).exists() else find_builtin(str(place)) for place in places)
    return Book(model, modules, tuple(folder for folder in found if folder and folder.is_dir()))
