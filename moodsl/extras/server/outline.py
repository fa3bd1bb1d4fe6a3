"""What a file declares, for an overview: its declarations, each with its abilities; and all names of a pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from interpreter.check.faces import side_named
from interpreter.syntax import nodes as n, show
from moodsl.extras.server.names import FAMILIES
from moodsl.extras.server.pack import FileRange, Pack
from moodsl.extras.server.written import Written

SORTS: dict[type, str] = {
    n.KindDecl: "kind", n.CounterDecl: "counter", n.ZoneDecl: "zone", n.ValueDecl: "value", n.VerbDecl: "verb",
    n.BoardDecl: "board", n.RelationDecl: "relation", n.ActionDecl: "action", n.ScenarioDecl: "scenario",
}  # fmt: skip
DECLARED = tuple(family for family in FAMILIES if family not in ("name", "fact", "word", "effect", "phase", "other"))


@frozen
class Item:
    """A declaration, or an ability in one. `sort` is its family; `detail` says it in words."""

    name: str
    detail: str
    sort: str
    place: FileRange
    below: tuple[Item, ...] = ()


def outline(file: Written) -> list[Item]:
    """The declarations of a file in their order; one that cannot be read is known by its first line."""
    found: list[Item] = []
    for first, chunk in file.chunks:
        for node in chunk.module.declarations:
            found.append(item_of(node, file, first))
        if not chunk.is_read and chunk.source.text.strip():
            lines = chunk.source.text.rstrip().split("\n")
            place = FileRange(file.path, first, 1, first + len(lines) - 1, len(lines[-1]) + 1)
            found.append(Item(lines[0].partition("#")[0].strip() or lines[-1].strip(), "", "other", place))
    return found


def item_of(node: n.Decl, file: Written, first: int) -> Item:
    """One declaration."""
    place = node_range(node, file, first)
    if isinstance(node, n.Ability):
        return Item(show(node.when), "", "moment", place)
    if isinstance(node, n.ScenarioDecl):
        return Item(node.title.value, "scenario", "scenario", place)
    if isinstance(node, n.InsteadDecl):
        inner = item_of(node.declaration, file, first)
        return Item(inner.name, f"{node.word} {inner.detail}", inner.sort, place, inner.below)
    name = f"[{node.name.letter}]" if isinstance(node.name, n.SlotName) else node.name.text
    if isinstance(node, n.ThingDecl | n.ChangeDecl):
        below = tuple(items_in(node.items, file, first))
        word = f"{node.word} " if isinstance(node, n.ChangeDecl) else ""
        return Item(name, word + node.kind.text, "card", place, below)
    sort = SORTS[type(node)]
    return Item(name, node.word if isinstance(node, n.CounterDecl) else sort, sort, place)


def items_in(items: Iterable[n.Node], file: Written, first: int) -> Iterator[Item]:
    """The abilities of a card or of one of its faces, and the faces."""
    for one in items:
        if isinstance(one, n.Ability):
            yield item_of(one, file, first)
        elif isinstance(one, n.Fact) and one.name.text == "face" and one.items:
            name, title = side_named(one)
            below = tuple(items_in(one.items, file, first))
            called = title.value if title is not None else ""
            yield Item(f"face {name.text}" if name else "face", called, "face", node_range(one, file, first), below)


def node_range(node: n.Node, file: Written, first: int) -> FileRange:
    """Where a node of a chunk stands now; not the line ends behind it."""
    span, shift = node.span, first - 1
    end_line, end_column = span.end_line, span.end_column
    while end_line > span.line and not file.lines[end_line + shift - 1][: end_column - 1].strip():
        end_line -= 1
        end_column = len(file.lines[end_line + shift - 1]) + 1
    return FileRange(file.path, span.line + shift, span.column, end_line + shift, end_column)


def declared(pack: Pack, wanted: str) -> list[Item]:
    """The declarations of a pack whose names have these letters in them, in order."""
    if pack.whole is None:
        return []
    mentions = (one for one in pack.mentions() if one.declares and one.key[0] in DECLARED and wanted in one.key[1])
    found = ((one, pack.place(one.span)) for one in mentions)
    return [Item(one.key[1], one.key[0], one.key[0], place) for one, place in found if place is not None]
