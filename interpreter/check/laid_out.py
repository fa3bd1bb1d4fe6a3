"""Places that are laid out: what a board makes, as if each had been declared by itself."""

from __future__ import annotations

from collections.abc import Container, Iterable
from math import prod

from interpreter.model.boards import SIZES, Spot, spots_of
from interpreter.syntax import nodes as n

MOST_PLACES = 9_999
ASSUMED = {"hexagons": [10], "squares": [26, 26], "ring": [400]}  # the size in place of a wrong one


def with_places(declarations: Iterable[n.Decl], others: Container[str] = ()) -> list[n.Decl]:
    """The declarations, with a place declared behind each board for every one that it has; `others` are kinds that are
    declared elsewhere."""
    written = list(declarations)
    kinds = {node.name.text: node for node in written if isinstance(node, n.KindDecl)}
    found: list[n.Decl] = []
    boards: set[str] = set()
    for node in written:
        found.append(node)
        if (
            isinstance(node, n.BoardDecl)
            and node.name.text not in boards
            and (node.of.text in kinds or node.of.text in others)
        ):
            boards.add(node.name.text)
            found += [place(spot, node, kinds.get(node.of.text)) for spot in spots(node)]
    return found


def place(spot: Spot, board: n.BoardDecl, kind: n.KindDecl | None) -> n.ThingDecl:
    """A place of a board; it is called as its kind, with its number."""
    span = board.name.span
    title = kind.title.value if kind is not None and kind.title is not None else board.of.text
    others = [item for item in kind.items if isinstance(item, n.Fact) and len(item.name.text) == 2] if kind else []
    called = {item.name.text: item.values[0][0] for item in others}
    titles = {name: f"{word.value} {spot.label}" for name, word in called.items() if isinstance(word, n.Text)}
    items = [
        n.Fact(name=n.Name(text=name, span=span), values=((n.Text(value=called, span=span),),), span=span)
        for name, called in titles.items()
    ]
    return n.ThingDecl(
        kind=n.Name(text=board.of.text, span=span),
        name=n.Name(text=spot.name, span=span),
        title=n.Text(value=f"{title} {spot.label}", span=span),
        items=tuple(items),
        span=board.span,
    )


def spots(node: n.BoardDecl) -> tuple[Spot, ...]:
    """The places of a board. One with a wrong size has some hundreds, so that no name of a place is at fault for it."""
    said, form = {fact.name.text: fact.values[0][0] for fact in node.facts}, form_of(node)
    sizes = [one.value for one in map(said.get, SIZES[form]) if isinstance(one, n.Number)]
    if not has_room(form, sizes):
        sizes = ASSUMED[form]
    return spots_of(node.name.text, form, tuple(sizes))


def form_of(node: n.BoardDecl) -> str:
    """The form of a board; of one that does not say it the first that there is."""
    words = (fact.values[0][0] for fact in node.facts if fact.name.text == "form")
    return next((word.text for word in words if isinstance(word, n.Name) and word.text in SIZES), next(iter(SIZES)))


def has_room(form: str, sizes: list[int]) -> bool:
    """Whether a board of this size has at least one place, and no more than `MOST_PLACES`."""
    match form, sizes:
        case "hexagons", [reach]:
            return reach >= 0 and 3 * reach * (reach + 1) + 1 <= MOST_PLACES
        case _:
            return len(sizes) == len(SIZES[form]) and min(sizes) > 0 and prod(sizes) <= MOST_PLACES
