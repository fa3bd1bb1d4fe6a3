"""What is to be shown of a map: each place with what lies in it as one player sees it, and what is next to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import evolve, frozen

from interpreter.game.sheet import BoardInfo, Sheet
from interpreter.game.view import PileView, View
from interpreter.game.words import Words

MOST_NAMED = 8  # things in a place that are named one by one where room is short


@frozen
class Side:
    """What stands on a side of a tile: the word of a fact, and its title; `rank` counts the words of the fact."""

    fact: str
    word: str
    title: str
    rank: int


@frozen
class Lying:
    """What lies in a place: its title, whose it is (-1: nobody's), what is told of it (marks, slots, what lies under
    it), and how many there are of it. Of what the player may not see, `card` is -1 and the title that of its place.
    `sides` tells of a tile what stands on each of its sides as it lies, from the first side of the board on."""

    title: str
    owner: int
    about: tuple[str, ...]
    card: int
    count: int = 1
    sides: tuple[tuple[Side, ...], ...] = ()


@frozen
class Spot:
    """A place: its title, and the short `label` that stands on a picture; what is told of the place itself, what lies
    there, and the places next to it, each group behind what the neighbours are called (empty on a board)."""

    place: int
    label: str
    title: str
    about: tuple[str, ...]
    lying: tuple[Lying, ...]
    beside: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def free(self) -> list[Lying]:
        """What lies here and belongs to nobody, a tile before all else."""
        return sorted((one for one in self.lying if one.owner < 0), key=lambda one: not one.sides)

    @property
    def sides(self) -> tuple[tuple[Side, ...], ...]:
        """What stands on each side of the tile that lies here; empty without one."""
        return next((one.sides for one in self.lying if one.sides), ())


@frozen(slots=False)
class Scene:
    """The places of a board, or those of a kind that lie on no board; `players` are the names of who has things."""

    title: str
    board: BoardInfo | None
    spots: dict[int, Spot]
    players: tuple[str, ...]

    @property
    def sides(self) -> dict[Side, None]:
        """All that stands on the sides of tiles, in their order."""
        found = {one: None for spot in self.spots.values() for row in spot.sides for one in row}
        return dict.fromkeys(sorted(found, key=lambda one: (one.fact, one.rank)))

    @property
    def taken(self) -> list[Spot]:
        """The places of which something is to be told."""
        return [spot for spot in self.spots.values() if spot.lying or spot.about]

    @property
    def around_taken(self) -> set[int]:
        """The places on which something lies, and those next to them."""
        lies = [spot for spot in self.spots.values() if spot.lying]
        return {place for spot in lies for place in (spot.place, *(one for _how, row in spot.beside for one in row))}


def scenes(sheet: Sheet, view: View, words: Words) -> list[Scene]:
    """All maps of a game: its boards, and behind them the places that lie on none, kind by kind."""
    reader = Reader(sheet, view, words)
    found = [reader.board(board) for board in sheet.boards.values()]
    placed = {place for board in sheet.boards.values() for place, _x, _y in board.places}
    for kind in sheet.kinds.values():
        alone = [card for card in reader.places if card not in placed and sheet.design(card).kind == kind.name]
        if alone:
            found.append(reader.alone(words.kind(kind.name, 2), alone))
    return found


class Reader:
    """Reads what lies where out of a view."""

    def __init__(self, sheet: Sheet, view: View, words: Words) -> None:
        self.sheet, self.view, self.words = sheet, view, words
        self.owners, self.faces = dict(view.owners), dict(view.faces)
        self.turns = {card: now for card, name, now in view.marks if sheet.marks[name].board is not None}
        self.below: dict[tuple[int, int], list[PileView]] = {}
        self.places: dict[int, tuple[int, int]] = {}
        for pile in view.piles:
            if pile.host >= 0 and pile.count:
                self.below.setdefault((pile.host, pile.number), []).append(pile)
            kind = sheet.kinds.get(sheet.zones[pile.zone].of)
            if kind is not None and kind.base == "place" and pile.host < 0:  # others are printed on cards
                self.places |= {card: (pile.pile, number) for number, card in enumerate(pile.cards or ())}

    def board(self, board: BoardInfo) -> Scene:
        """A board."""
        spots = {}
        for (place, _x, _y), row in zip(board.places, board.around, strict=True):
            near = tuple(one for one in row if one >= 0)
            spots[place] = self.spot(place, self.sheet.label(board, place), (("", near),))
        return Scene(self.words.title(board.titles, board.name), board, spots, tuple(self.words.names))

    def alone(self, title: str, places: list[int]) -> Scene:
        """Places without a picture."""
        spots = {place: self.spot(place, self.words.card(place), self.related(place)) for place in places}
        return Scene(title, None, spots, tuple(self.words.names))

    def related(self, place: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The places that facts say are next to a place."""
        rows = [(one, one.beside.get(place, ())) for one in self.sheet.relations.values()]
        return tuple((self.words.title(one.titles, one.name), row) for one, row in rows if row)

    def spot(self, place: int, label: str, beside: tuple[tuple[str, tuple[int, ...]], ...]) -> Spot:
        """One place."""
        lying = [one for pile in self.below.get(self.places[place], ()) for one in self.pile(pile)]
        return Spot(place, label, self.words.card(place), self.marked(place), counted(lying), beside)

    def pile(self, pile: PileView) -> list[Lying]:
        """The things in a pile; of those that the player may not see only how many."""
        if pile.cards is None:
            return [Lying(self.words.place(self.sheet.zones[pile.zone], None), -1, (), -1, pile.count)]
        return [self.thing(pile, number, card) for number, card in enumerate(pile.cards)]

    def thing(self, pile: PileView, number: int, card: int) -> Lying:
        """A thing, and what lies under it."""
        under = [one for inner in self.below.get((pile.pile, number), ()) for one in self.pile(inner)]
        about = (*self.marked(card), *(told(one, self.words.names) for one in counted(under)))
        title = face_of(self.sheet, self.words, self.faces, card)
        return Lying(title, self.owners.get(card, -1), about, card, sides=self.sides(card))

    def turned(self, card: int) -> dict[str, tuple[str, ...]]:
        """What stands on the sides of a card as it lies, by facts."""
        return self.sheet.on_sides(card, int(self.turns.get(card, 0)), self.faces.get(card))

    def sides(self, card: int) -> tuple[tuple[Side, ...], ...]:
        """What stands on each side of a card as it lies; `no` is nothing."""
        found = self.turned(card)
        words = {fact: self.sheet.kinds[self.sheet.design(card).kind].facts[fact]["words"] for fact in found}
        rows = [
            [
                Side(fact, word, self.words.on_side(fact, word), words[fact].index(word)) if word != "no" else None
                for word in row
            ]
            for fact, row in found.items()
        ]
        return tuple(tuple(one for one in side if one is not None) for side in zip(*rows, strict=True))

    def marked(self, card: int) -> tuple[str, ...]:
        """The marks of a card or place, and what lies in its slots."""
        rows = self.turned(card)
        marks = [(self.sheet.marks[name], now) for of, name, now in self.view.marks if of == card]
        found = [self.words.lying_so(card, int(self.turns.get(card, 0)), rows)] if rows else []
        found += [
            self.words.marked(mark, self.sheet.words.index(now) if isinstance(now, str) else now)
            for mark, now in marks
            if not (rows and mark.board is not None)
        ]
        found += [f"[{letter}] {self.words.player(look)}" for of, letter, look in self.view.slots if of == card]
        return tuple(found)


def face_of(sheet: Sheet, words: Words, faces: dict[int, str], card: int) -> str:
    """What a card is called: by the title of the face that is up, or its own with the word of the face, if that is not
    the first one."""
    title, up = words.card(card), faces.get(card)
    design = sheet.design(card)
    if design.on:  # told with the card that it is printed on
        return words.printed(design.name)
    if up is None:
        return title
    if up in design.sides and design.sides[up].titles:
        return words.side(card, sheet.words.index(up))
    return title if up == sheet.kinds[design.kind].sides[0] else f"{title} ({words.fact_word(up)})"


def counted(things: Iterable[Lying]) -> tuple[Lying, ...]:
    """Things of which equal ones stand once, with their number."""
    found: dict[tuple[object, ...], Lying] = {}
    for one in things:
        key = (one.title, one.owner, one.about, one.card < 0)
        found[key] = evolve(found[key], count=found[key].count + one.count) if key in found else one
    return tuple(found.values())


def told(thing: Lying, players: Sequence[str]) -> str:
    """A thing in words: `Ranger ×2 (Ann, 1 wound)`."""
    owner = (players[thing.owner],) if 0 <= thing.owner < len(players) else ()
    about = ", ".join((*owner, *thing.about))
    times = f" ×{thing.count}" if thing.count > 1 else ""
    return f"{thing.title}{times}" + (f" ({about})" if about else "")


def in_words(
    scene: Scene, spots: Iterable[Spot], nothing: str = "", many: Callable[[int], str] | None = None
) -> list[str]:
    """Places with what lies there: `hex 4 (burnt): Meadow, Ranger ×2 (Ann)`; where nothing lies, `nothing` is said.
    `many` says how many things lie there, where they are too many to be named one by one."""
    found = []
    for spot in spots:
        lies = ", ".join(told(one, scene.players) for one in spot.lying) or nothing
        if many is not None and len(spot.lying) > MOST_NAMED:
            lies = many(sum(one.count for one in spot.lying))
        about = f" ({', '.join(spot.about)})" if spot.about else ""
        found.append(f"{spot.title}{about}: {lies}" if lies else f"{spot.title}{about}")
    return found


def neighbours(scene: Scene, spot: Spot) -> list[str]:
    """The places next to a place: on a board one list, else one for each relation, `linked: Haven, Port`."""
    return [
        (f"{how}: " if how else "") + ", ".join(scene.spots[one].title for one in row)
        for how, row in spot.beside
        if row
    ]
