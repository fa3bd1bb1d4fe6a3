"""The trees of a pack, kept beside compiled games: of a pack in which one file was changed, the others are not parsed
anew. Parsing is the longest part of a check.

An entry belongs to files by their names, and holds for each of them the checksum of its text and its tree, pickled.
Only classes of trees are made from it (decision 4). Faulty files are not kept, nor are a few short texts.
"""

from __future__ import annotations

import hashlib
import io
import pickle
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from interpreter.loader import version_of_compiler
from interpreter.syntax import nodes, parse
from interpreter.text import Source
from interpreter.text.cache import DIGEST, cache_path
from interpreter.text.writing import write_whole

if TYPE_CHECKING:
    from interpreter.report import Reporter
    from interpreter.syntax.nodes import Module

PARTS = (f"{nodes.__name__}.", f"{Source.__module__}")  # where the classes of trees are defined
SHORT = 20_000  # letters of all texts together, which are parsed as quickly as looked up
Kept = dict[str, tuple[bytes, bytes]]
"""By the name of a file the checksum of its text, and its tree."""


class OnlyTrees(pickle.Unpickler):
    """Makes nothing but nodes of trees and where they stand."""

    def find_class(self, module: str, name: str) -> Any:
        """The class of a name. Raises UnpicklingError for any other."""
        found = super().find_class(module, name) if module.startswith(PARTS) else None
        if not isinstance(found, type):
            raise pickle.UnpicklingError(f"{module}.{name} is no part of a tree")
        return found


def trees_of(sources: Sequence[Source], reporter: Reporter) -> list[Module]:
    """The trees of some files, as `parse` gives them; faults go to the reporter."""
    path = entry_of(sources) if sum(len(source.text) for source in sources) > SHORT else None
    if path is None:
        return [parse(source, reporter) for source in sources]
    kept, new = read_entry(path), dict[str, tuple[bytes, bytes]]()
    trees = []
    for source in sources:
        digest = hashlib.sha256(source.text.encode()).digest()
        was, tree = kept.get(source.name, (b"", b""))
        if was == digest:
            new[source.name] = was, tree
            trees.append(OnlyTrees(io.BytesIO(tree)).load())
            continue
        before = len(reporter)
        trees.append(parse(source, reporter))
        if len(reporter) == before:
            new[source.name] = digest, pickle.dumps(trees[-1], pickle.HIGHEST_PROTOCOL)
    if new != kept:
        write_entry(path, new)
    return trees


def entry_of(sources: Sequence[Source]) -> Path | None:
    """Where the trees of some files lie; None if nothing is kept."""
    names = hashlib.sha256("\0".join(source.name for source in sources).encode()).hexdigest()[:16]
    path = cache_path(f"trees-{names}-{version_of_compiler()}")
    return path and path.with_suffix(".trees")


def read_entry(path: Path) -> Kept:
    """An entry, empty if it is missing or damaged."""
    with suppress(OSError, pickle.UnpicklingError, EOFError):
        content = path.read_bytes()
        if content == checked(content[DIGEST:]):
            kept: Kept = OnlyTrees(io.BytesIO(content[DIGEST:])).load()
            return kept
    return {}


def write_entry(path: Path, kept: Kept) -> None:
    """Write an entry whole or not at all; a cache that cannot be written is done without."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, checked(pickle.dumps(kept, pickle.HIGHEST_PROTOCOL)))


def checked(content: bytes) -> bytes:
    """With its checksum in front."""
    return hashlib.sha256(content).digest() + content
