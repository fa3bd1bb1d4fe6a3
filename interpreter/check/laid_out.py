"""Places that are laid out: what a board makes, as if each had been declared by itself."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from math import prod

from interpreter.model import Kind
from interpreter.model.boards import JOINTS, SIZES, Joint, Joints, Spot, joints_of, spots_of
from interpreter.syntax import nodes as n

MOST_PLACES = 9_999
ASSUMED = {"hexagons": [10], "squares": [26, 26], "ring": [400]}  # the size in place of a wrong one


def with_places(declarations: Iterable[n.Decl], others: Mapping[str, Kind] | None = None) -> list[n.Decl]:
    """The declarations, with a place declared behind each board for every one that it has; `others` are kinds that are
    declared elsewhere."""
    written = list(declarations)
    kinds = {node.name.text: node for node in written if isinstance(node, n.KindDecl)}
    elsewhere = others or {}
    known = kinds.keys() | elsewhere.keys()
    found: list[n.Decl] = []
    boards: set[str] = set()
    for node in written:
        found.append(node)
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
    on_corners, on_sides = joints(node) if corner or side else ((), ())
    if corner is not None:
        for one in on_corners:
            given = named_by(corner, node.of.text, one.touching, kinds, elsewhere)
            yield place(one, corner, node, kinds, given)
    if side is not None and side != corner:
        for one in on_sides:
            given = named_by(side, node.of.text, one.touching, kinds, elsewhere)
            if corner is not None:
                ends = [on_corners[number].name for number in one.ends or ()]
                given |= named_by(side, corner, ends, kinds, elsewhere)
            yield place(one, side, node, kinds, given)


def kind_on(node: n.BoardDecl, line: str) -> str | None:
    """The kind of the places on the corners or on the sides of a board, as a line of it names it."""
    said = (fact.values[0][0] for fact in node.facts if fact.name.text == line)
    return next((word.text for word in said if isinstance(word, n.Name)), None)


def joints(node: n.BoardDecl) -> tuple[Joints, Joints]:
    """The places on the corners and on the sides of those of a board, whether it says that it has any or not."""
    if form_of(node) == "ring":
        return (), ()
    corner, side = (f"{node.name.text}_{kind_on(node, line)}" for line in JOINTS)
    return joints_of(spots(node), form_of(node), corner, side)


def named_by(
    kind: str, named: str, names: Sequence[str], kinds: Mapping[str, n.KindDecl], elsewhere: Mapping[str, Kind]
) -> dict[str, Sequence[str]]:
    """The facts in which the cards of a kind name things of another, with these names: as many as a fact takes, so that
    one which takes a wrong number is at fault by itself."""
    if kind not in kinds:
        facts = [spec for spec in elsewhere[kind].facts.values() if spec.kind == named]
        return {spec.name: names if spec.type == "designs" else names[:1] for spec in facts}
    found: dict[str, Sequence[str]] = {}
    for fact in (item for item in kinds[kind].items if isinstance(item, n.Fact)):
        words = [atoms[0].text for atoms in fact.values if isinstance(atoms[0], n.Name)]
        if words and words[0] == named:
            count = words.count(named)
            found[fact.name.text] = names if "several" in words else [*names, *names][:count]
    return found


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
    if not has_room(form, sizes, said):
        sizes = ASSUMED[form]
    return spots_of(node.name.text, form, tuple(sizes))


def form_of(node: n.BoardDecl) -> str:
    """The form of a board; of one that does not say it the first that there is."""
    words = (fact.values[0][0] for fact in node.facts if fact.name.text == "form")
    return next((word.text for word in words if isinstance(word, n.Name) and word.text in SIZES), next(iter(SIZES)))


def has_room(form: str, sizes: list[int], lines: Container[str] = ()) -> bool:
    """Whether a board of this size has at least one place, and no more than `MOST_PLACES`, with those on its corners
    and sides if these are among its `lines`."""
    if len(sizes) != len(SIZES[form]) or min(sizes) < (form != "hexagons"):
        return False
    count = corners = prod(sizes)
    if form == "hexagons":
        count, corners = 3 * sizes[0] * (sizes[0] + 1) + 1, 6 * (sizes[0] + 1) ** 2
    elif form == "squares":
        corners = prod(size + 1 for size in sizes)
    on_corners, on_sides = (line in lines for line in JOINTS)
    return count + on_corners * corners + on_sides * (count + corners - 1) <= MOST_PLACES
