"""Places that are laid out: what a board makes, as if each had been declared by itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import prod

from interpreter.model import Kind
from interpreter.model.boards import JOINTS, SIZES, Joint, Spot, joints_of, spots_of
from interpreter.syntax import nodes as n

MOST_PLACES = 9_999
ASSUMED = {"hexagons": [10], "squares": [26, 26], "ring": [400]}  # the size in place of a wrong one


def with_places(declarations: Iterable[n.Decl], others: Mapping[str, Kind] | None = None) -> list[n.Decl]:
    """The declarations, with a place declared behind each board for every one that it has; `others` are kinds that are
    declared elsewhere."""
    written = list(declarations)
    kinds = {node.name.text: node for node in written if isinstance(node, n.KindDecl)}
    elsewhere = others or {}
    found: list[n.Decl] = []
    boards: set[str] = set()
    for node in written:
        found.append(node)
        known = kinds.keys() | elsewhere.keys()
        if isinstance(node, n.BoardDecl) and node.name.text not in boards and node.of.text in known:
            boards.add(node.name.text)
            found += [place(spot, node.of.text, node, kinds) for spot in spots(node)]
            found += places_between(node, kinds, elsewhere)
    return found


def places_between(
    node: n.BoardDecl, kinds: Mapping[str, n.KindDecl], elsewhere: Mapping[str, Kind]
) -> Iterator[n.ThingDecl]:
    """The places on the corners and on the sides of a board, each with what its facts name: the places that it lies at,
    and of a side the corners at its ends."""

    def place_kind(line: str) -> str | None:
        kind = kind_on(node, line)
        if kind is None or kind == node.of.text:
            return None
        base = kinds[kind].base.text if kind in kinds else elsewhere[kind].base if kind in elsewhere else ""
        return kind if base == "place" else None

    corner, side = map(place_kind, JOINTS)
    on_corners, on_sides = joints(node)
    if corner is not None:
        at = naming(corner, node.of.text, kinds, elsewhere)
        for one in on_corners:
            yield place(one, corner, node, kinds, dict.fromkeys(at, one.touching))
    if side is not None and side != corner:
        at = naming(side, node.of.text, kinds, elsewhere)
        ends = naming(side, corner, kinds, elsewhere) if corner is not None else []
        for one in on_sides:
            between = [on_corners[number].name for number in one.ends or ()]
            yield place(one, side, node, kinds, dict.fromkeys(at, one.touching) | dict.fromkeys(ends, between))


def kind_on(node: n.BoardDecl, line: str) -> str | None:
    """The kind of the places on the corners or on the sides of a board, as a line of it names it."""
    said = (fact.values[0][0] for fact in node.facts if fact.name.text == line)
    return next((word.text for word in said if isinstance(word, n.Name)), None)


def joints(node: n.BoardDecl) -> tuple[tuple[Joint, ...], ...]:
    """The places on the corners and on the sides of those of a board, whether it says that it has any or not."""
    if form_of(node) == "ring":
        return (), ()
    starts = (f"{node.name.text}_{kind_on(node, line)}" for line in JOINTS)
    return joints_of(spots(node), form_of(node), *starts)


def naming(kind: str, named: str, kinds: Mapping[str, n.KindDecl], elsewhere: Mapping[str, Kind]) -> list[str]:
    """The facts in which the cards of a kind name things of another."""
    if kind not in kinds:
        return [spec.name for spec in elsewhere[kind].facts.values() if spec.kind == named]
    facts = (item for item in kinds[kind].items if isinstance(item, n.Fact))
    return [fact.name.text for fact in facts if isinstance(first := fact.values[0][0], n.Name) and first.text == named]


def place(
    spot: Spot | Joint,
    of: str,
    board: n.BoardDecl,
    kinds: Mapping[str, n.KindDecl],
    given: Mapping[str, Sequence[str]] | None = None,
) -> n.ThingDecl:
    """A place of a board, which is called as its kind, with its number; `given` are its facts that name others."""
    span, kind = board.name.span, kinds.get(of)
    title = kind.title.value if kind is not None and kind.title is not None else of
    others = [item for item in kind.items if isinstance(item, n.Fact) and len(item.name.text) == 2] if kind else []
    called = {item.name.text: item.values[0][0] for item in others}
    titles = {name: f"{word.value} {spot.label}" for name, word in called.items() if isinstance(word, n.Text)}
    items = [
        n.Fact(name=n.Name(text=name, span=span), values=((n.Text(value=called, span=span),),), span=span)
        for name, called in titles.items()
    ]
    for fact, names in (given or {}).items():
        values = tuple((n.Name(text=one, span=span),) for one in names)
        items.append(n.Fact(name=n.Name(text=fact, span=span), values=values, span=span))
    return n.ThingDecl(
        kind=n.Name(text=of, span=span),
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
