"""The areas of a table: every zone with what lies in it, in the order and the form that its game or its layout says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from interpreter.frozen import evolve
from interpreter.game.sheet import ZoneInfo
from interpreter.game.view import PileView
from moodsl.boards.scene import thing_in_words
from moodsl.extras.table.protocol import Area, Pile, Square, Thing
from moodsl.extras.table.seen import Seen
from moodsl.prose.facts_told import back_fact

MANY = 14  # cards in a place: of more each sort is shown once, and those of nobody are folded away
COPIES = 4  # a pile with more cards than this of each sort is a store


def areas(seen: Seen) -> list[Area]:
    """The areas that a seat sees: what belongs to nobody, then seat by seat from its own one on."""
    sheet, layout = seen.sheet, seen.layout
    zones = [zone for zone in sheet.zones.values() if zone.store == "cards" and not zone.host and not seen.is_map(zone)]
    numbers = {zone.name: number for number, zone in enumerate(zones)}
    zones.sort(key=lambda zone: layout.place(zone.name, numbers[zone.name]))
    first = max(seen.seat, 0)
    seats = [(first + turn) % seen.view.players for turn in range(seen.view.players)]
    found = [area(seen, zone, -1) for zone in zones if zone.per is None]
    found += [area(seen, zone, seat) for seat in seats for zone in zones if zone.per == "player"]
    return [one for one in found if one is not None]


def area(seen: Seen, zone: ZoneInfo, owner: int) -> Area | None:
    """A zone of the table or of a seat; None if there is nothing to be seen of it."""
    piles = seen.view.piles_of(zone.name, owner)
    can_choose = any(seen.options.lie_in(pile) for pile in piles)
    if not can_choose and (zone.name in seen.layout.hidden or not any(pile.count for pile in piles)):
        return None
    form, folded = form_of(seen, zone, piles), not can_choose and is_folded(seen, zone, piles)
    make = briefly_shown if folded and form == "sorts" else shown_pile
    kept = [make(seen, zone, pile) for pile in piles if pile.count or seen.options.lie_in(pile)]
    if form == "sorts":
        kept = [evolve(pile, things=alike(pile.things)) for pile in kept]
    return Area(zone.name, seen.title(zone), owner, form, kept, folded, seen.layout.group(zone.name))


def form_of(seen: Seen, zone: ZoneInfo, piles: list[PileView]) -> str:
    """How the things of a zone lie."""
    if zone.piled:
        return "columns"
    if zone.seen == "others":  # each card is known by where it lies
        return "row"
    if zone.ordered or piles[0].cards is None:
        return "stack"
    sorts = len({seen.sheet.design_of[card] for card in piles[0].cards})
    is_store = piles[0].count > COPIES * sorts or (zone.per is None and sorts == 1)
    return "sorts" if piles[0].count > 1 and (zone.bag or is_store or piles[0].count > MANY) else "row"


def is_folded(seen: Seen, zone: ZoneInfo, piles: list[PileView]) -> bool:
    """Whether a zone is shown only when asked for."""
    if zone.name in seen.layout.open or zone.name in seen.layout.folded:
        return zone.name in seen.layout.folded
    if zone.per is not None or all(pile.cards is None for pile in piles):
        return False
    many = sum(pile.count for pile in piles) > MANY and not zone.ordered
    return many or seen.base(zone) == "board"


def shown_pile(seen: Seen, zone: ZoneInfo, pile: PileView) -> Pile:
    """A pile with what is seen of it."""
    if pile.cards is None:
        backs = pile.backs if pile.backs and any(pile.backs) else ()
        things: list[Thing] = [Thing(seen.title(zone), about=back_told(seen, back)) for back in backs]
    else:
        things = [thing(seen, pile, number, card) for number, card in enumerate(pile.cards)]
    options = seen.options.piles.get(pile.pile, []) if pile.pile >= 0 else []
    return Pile(seen.title(zone, pile), pile.count, pile.pile, things, options)


def briefly_shown(seen: Seen, zone: ZoneInfo, pile: PileView) -> Pile:
    """A pile of many cards that nobody asks for: how many there are of each design."""
    counts = Counter(seen.sheet.design_of[card] for card in pile.cards or ())
    first = {seen.sheet.design_of[card]: card for card in pile.cards or ()}
    things = [
        Thing(seen.words.card(first[place]), seen.sheet.designs[place].name, count=count)
        for place, count in counts.items()
    ]
    return Pile(seen.title(zone, pile), pile.count, pile.pile, things)


def thing(seen: Seen, pile: PileView, number: int, card: int) -> Thing:
    """A card that is seen."""
    lying, design = seen.reader.thing(pile, number, card), seen.sheet.design(card)
    return Thing(
        lying.title, design.name, card, side_of(seen, card), lying.owner,
        works=card in seen.view.working, ink=seen.ink(design.name) if design.kind in seen.layout.small else "",
        about=list(lying.about), options=seen.options.of_card(card),
        squares=squares_of(seen, pile, number, design.name),
    )  # fmt: skip


def squares_of(seen: Seen, pile: PileView, number: int, design: str) -> list[Square]:
    """What lies on the places that are printed on a card, as far as something does."""
    names, places = seen.squares(design), list[int]()
    if not names:
        return []
    for inner in seen.reader.below.get((pile.pile, number), ()):
        places += inner.cards or ()
    by_name: dict[str, list[int]] = {}
    for place in places:
        by_name.setdefault(seen.sheet.design(place).name, []).append(place)
    found = []
    for square, name in enumerate(names):
        told = lying_on(seen, by_name[name].pop(0)) if by_name.get(name) else ""
        found += [Square(square, told)] if told else []
    return found


def lying_on(seen: Seen, place: int) -> str:
    """What lies on a printed place: cards, or the card that a mark of it names."""
    reader, words = seen.reader, seen.words
    named = [int(now) for mark, now in reader.carried.get(place, ()) if seen.sheet.marks[mark].type == "card"]
    below = reader.below.get(reader.where.get(place, (-1, -1)), ())
    lying = [thing_in_words(one, words.names) for inner in below for one in reader.pile(inner)]
    return ", ".join([*(words.card(card) for card in named if card >= 0), *lying])


def side_of(seen: Seen, card: int) -> int:
    """The number of the picture that is up."""
    up, sides = seen.reader.faces.get(card), seen.sheet.kinds[seen.sheet.design(card).kind].sides
    return sides.index(up) if up in sides else 0


def back_told(seen: Seen, back: dict[str, object]) -> list[str]:
    """What the back of a hidden card says."""
    return [back_fact(seen.sheet, name, value, seen.words) for name, value in back.items()]


def alike(things: Iterable[Thing]) -> list[Thing]:
    """Things of which equal ones stand once, with their number and the options of all."""
    found: dict[object, Thing] = {}
    for one in things:
        key = (one.design, one.title, one.side, one.owner, tuple(one.about), one.works)
        before = found.get(key)
        found[key] = (
            evolve(before, number=-1, count=before.count + one.count, options=[*before.options, *one.options])
            if before is not None
            else one
        )
    return list(found.values())
