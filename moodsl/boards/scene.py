"""What is to be shown of a map: each place with what lies in it as one player sees it, and what is next to it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from attrs import field, frozen

from interpreter.frozen import evolve
from interpreter.game.sheet import BoardInfo, Sheet
from interpreter.game.view import PileView, View
from interpreter.game.words import Words
from moodsl.boards.chart import cells_of, points_of
from moodsl.boards.shape import Point

DRAWN = {"hexagons": 60, "squares": 400}  # places of a board that are all drawn; maps of hexagons grow
MOST_NAMED, MOST_TOLD = (
    8,
    30,
)  # things in a place that are named one by one where room is short, and what is told of them


@frozen
class Side:
    """What stands on a side of a tile: the word of a fact, and its title; `rank` counts the words of the fact."""

    fact: str
    word: str
    title: str
    rank: int


@frozen
class Printed:
    """A place that is printed on a card: its title, its design by name; `taken` if something lies on it or marks it."""

    title: str
    design: str
    taken: bool


@frozen
class Lying:
    """What lies in a place: its title, whose it is (-1: nobody's), what is told of it (marks, slots, what lies under
    it), and how many there are of it; `in_cell` if the place has a cell for it. Of what the player may not see, `card`
    is -1 and the title that of its place. `sides` tells of a tile what stands on each of its sides as it lies, from the
    first side of the board on. `printed` are the places that are printed on it."""

    title: str
    owner: int
    about: tuple[str, ...]
    card: int
    count: int = 1
    sides: tuple[tuple[Side, ...], ...] = ()
    in_cell: bool = False
    printed: tuple[Printed, ...] = ()


@frozen
class Spot:
    """A place: its title, and the short `label` that stands on a picture; what is told of the place itself, what lies
    there, and the places next to it, each group behind what the neighbours are called (empty on a board);
    the cells that are drawn in it, each with what lies there; the player whom a mark of the place, or of what lies
    there, names: -1 is nobody, and so are several; the `words` that the place is marked with, other than at first."""

    place: int
    label: str
    title: str
    about: tuple[str, ...]
    lying: tuple[Lying, ...]
    beside: tuple[tuple[str, tuple[int, ...]], ...]
    cells: tuple[Lying | None, ...] = ()
    holder: int = -1
    words: tuple[str, ...] = ()

    @property
    def whose(self) -> int:
        """The one player who has it, or has something there; -1 for nobody, and for several."""
        owners = {one.owner for one in self.lying if one.owner >= 0}
        return self.holder if self.holder >= 0 else owners.pop() if len(owners) == 1 else -1

    @property
    def is_taken(self) -> bool:
        """Whether something lies here or is told of the place: a wall that a mark says to be up."""
        return bool(self.lying or self.about)

    @property
    def loose(self) -> list[Lying]:
        """What lies here, belongs to nobody, and has no cell."""
        return [one for one in self.free if not one.in_cell]

    @property
    def free(self) -> list[Lying]:
        """What lies here and belongs to nobody, a tile before all else."""
        return sorted((one for one in self.lying if one.owner < 0), key=lambda one: not one.sides)

    @property
    def sides(self) -> tuple[tuple[Side, ...], ...]:
        """What stands on each side of the tile that lies here; empty without one."""
        return next((one.sides for one in self.lying if one.sides), ())


@frozen
class Way:
    """What joins two places, and the place between them that has cells and things of its own, where there is one."""

    ends: tuple[int, int]
    spot: Spot | None


@frozen
class Joint:
    """A place on a corner or on a side of another one, by the number of it, clockwise from the top; `words` are those
    that it is marked with, other than at first."""

    spot: Spot
    of: int
    number: int
    on_side: bool
    words: tuple[str, ...] = ()


@frozen(slots=False)
class Scene:
    """The places of a board, or those of a kind that lie on no board; `players` are the names of who has things. Of
    places that facts relate, `points` are their middles on a picture and `ways` what joins them. `joints` are the
    places on the corners and sides of those of a board."""

    title: str
    board: BoardInfo | None
    spots: dict[int, Spot]
    players: tuple[str, ...]
    name: str
    points: dict[int, Point] = field(factory=dict)
    ways: tuple[Way, ...] = ()
    joints: tuple[Joint, ...] = ()

    @property
    def has_picture(self) -> bool:
        """Whether it can be drawn."""
        return self.board is not None or bool(self.ways)

    @property
    def sides(self) -> dict[Side, None]:
        """All that stands on the sides of tiles, in their order."""
        found = {one: None for spot in self.spots.values() for row in spot.sides for one in row}
        return dict.fromkeys(sorted(found, key=lambda one: (one.fact, one.rank)))

    @cached_property
    def pieces_differ(self) -> bool:
        """Whether what belongs to somebody is not all called the same: it is told apart by its title."""
        return len({one.title for spot in self.everywhere.values() for one in spot.lying if one.owner >= 0}) > 1

    @cached_property
    def everywhere(self) -> dict[int, Spot]:
        """All places, those on corners and sides, too."""
        return self.spots | {joint.spot.place: joint.spot for joint in self.joints}

    @property
    def taken(self) -> list[Spot]:
        """The places of which something is to be told."""
        return [spot for spot in self.everywhere.values() if spot.is_taken]

    def cropped(self, also: Callable[[int], object] = lambda place: False) -> Scene:
        """Of a large board the part on which something lies, with the places next to it and some `also`; the middle, as
        long as nothing lies there."""
        if self.board is None or len(self.spots) <= DRAWN.get(self.board.form, len(self.spots)):
            return self
        around = self.around_taken or self.around(self.spots[middle_of(self.board)])
        spots = {place: spot for place, spot in self.spots.items() if place in around or also(place)}
        places = tuple(place for place in self.board.places if place[0] in spots)
        joints = tuple(joint for joint in self.joints if joint.of in spots)
        return evolve(self, board=evolve(self.board, places=places), spots=spots, joints=joints)

    @property
    def around_told(self) -> set[int]:
        """The places of which something is to be told, marks as well, and those next to them."""
        told = {spot.place for spot in self.spots.values() if spot.is_taken}
        return self.around_taken.union(*(self.around(self.spots[place]) for place in told))

    @property
    def around_taken(self) -> set[int]:
        """The places on which something lies, or has a corner or side with something, and those next to them."""
        lies = [spot for spot in self.spots.values() if spot.lying]
        lies += [self.spots[joint.of] for joint in self.joints if joint.spot.is_taken and joint.of in self.spots]
        return {place for spot in lies for place in self.around(spot)}

    def around(self, spot: Spot) -> set[int]:
        """A place and those next to it."""
        return {spot.place, *(one for _how, row in spot.beside for one in row)}


def middle_of(board: BoardInfo) -> int:
    """The place in the middle of a board."""
    xs, ys = sorted(x for _place, x, _y in board.places), sorted(y for _place, _x, y in board.places)
    middle = ((xs[0] + xs[-1]) / 2, (ys[0] + ys[-1]) / 2)
    return min(board.places, key=lambda one: math.dist(one[1:], middle))[0]


def scenes(sheet: Sheet, view: View, words: Words) -> list[Scene]:
    """All maps of a game: its boards, and behind them the places that lie on none, kind by kind."""
    reader = Reader(sheet, view, words)
    found = [reader.board(board) for board in sheet.boards.values() if board.owner < len(words.names)]
    on_boards = ((*board.places, *board.on_corners, *board.on_sides) for board in sheet.boards.values())
    placed = {place for rows in on_boards for place, *_at in rows}
    for kind in sheet.kinds.values():
        alone = [card for card in reader.places if card not in placed and sheet.design(card).kind == kind.name]
        if alone:
            found.append(reader.alone(kind.name, alone))
    return found


class Reader:
    """Reads what lies where out of a view."""

    def __init__(self, sheet: Sheet, view: View, words: Words) -> None:
        self.sheet, self.view, self.words = sheet, view, words
        self.owners, self.faces = dict(view.owners), dict(view.faces)
        self.turns = {card: now for card, name, now in view.marks if sheet.marks[name].board is not None}
        self.carried: dict[int, list[tuple[str, int | str]]] = {}
        for card, name, now in view.marks:
            self.carried.setdefault(card, []).append((name, now))
        self.slots: dict[int, list[tuple[str, int]]] = {}
        for card, letter, look in view.slots:
            self.slots.setdefault(card, []).append((letter, look))
        self.has_cells = any(zone.drawn_in for zone in sheet.zones.values())
        self.below: dict[tuple[int, int], list[PileView]] = {}
        self.where: dict[int, tuple[int, int]] = {}  # of what is seen
        self.places: dict[int, tuple[int, int]] = {}
        for pile in view.piles:
            if pile.host >= 0 and pile.count:
                self.below.setdefault((pile.host, pile.number), []).append(pile)
            kind = sheet.kinds.get(sheet.zones[pile.zone].of)
            found = {card: (pile.pile, number) for number, card in enumerate(pile.cards or ())}
            self.where |= found
            if kind is not None and kind.base == "place" and pile.host < 0:  # others are printed on cards
                self.places |= found

    def board(self, board: BoardInfo) -> Scene:
        """A board."""
        spots = {}
        for (place, _x, _y), row in zip(board.places, board.around, strict=True):
            near = tuple(one for one in row if one >= 0)
            spots[place] = self.spot(place, self.sheet.label(board, place), (("", near),))
        joints = tuple(
            Joint(self.between(place), of, number, bool(on_side), self.worded(place))
            for on_side, rows in enumerate((board.on_corners, board.on_sides))
            for place, of, number in rows
        )
        title = self.words.owned(board.owner, self.words.title(board.titles, board.name))
        return Scene(title, board, spots, tuple(self.words.names), board.name, joints=joints)

    def alone(self, kind: str, places: list[int]) -> Scene:
        """Places of a kind that lie on no board."""
        spots = {place: self.lone(place) for place in places}
        pairs = [way for one in self.sheet.relations.values() for way in one.ways if {*way[1:]} <= {*places}]
        ways = tuple(Way((start, goal), self.lone(way) if way >= 0 else None) for way, start, goal in pairs)
        points = points_of(self.sheet, kind, places) if ways else {}
        return Scene(self.words.kind(kind, 2), None, spots, tuple(self.words.names), kind, points, ways)

    def lone(self, place: int) -> Spot:
        """A place that lies on no board."""
        return self.spot(place, self.words.card(place), self.related(place))

    def between(self, place: int) -> Spot:
        """A place on a corner or side, next to which lies what any relation says."""
        near = dict.fromkeys(one for _how, row in self.related(place) for one in row)
        return self.spot(place, self.words.card(place), (("", tuple(near)),))

    def related(self, place: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """The places that facts say are next to a place."""
        rows = [(one, one.beside.get(place, ())) for one in self.sheet.relations.values()]
        return tuple((self.words.title(one.titles, one.name), row) for one, row in rows if row)

    def spot(self, place: int, label: str, beside: tuple[tuple[str, tuple[int, ...]], ...]) -> Spot:
        """One place."""
        below = self.below.get(self.where.get(place, (-1, -1)), ())
        lying = counted(one for pile in below for one in self.pile(pile))
        there = {player for pile in below for card in pile.cards or () for player in self.named(card)}
        named = self.named(place) or (tuple(there) if len(there) == 1 else ())
        return Spot(
            place, label, self.words.card(place), self.marked(place), lying, beside, self.cells(place, below),
            next(iter(named), -1), self.worded(place),
        )  # fmt: skip

    def named(self, card: int) -> tuple[int, ...]:
        """The players whom the marks of a card or place name."""
        marks = self.carried.get(card, ())
        return tuple(int(now) for name, now in marks if self.sheet.marks[name].type == "player" and int(now) >= 0)

    def worded(self, card: int) -> tuple[str, ...]:
        """The words that a card or place is marked with, other than at first."""
        marks = ((self.sheet.marks[name], now) for name, now in self.carried.get(card, ()))
        return tuple(self.words.fact_word(str(now), mark.name) for mark, now in marks if mark.type == "word")

    def cells(self, place: int, below: Iterable[PileView]) -> tuple[Lying | None, ...]:
        """The cells of a place, as many as the facts say, filled with what lies in their zones."""
        if not self.has_cells:
            return ()
        filled = [one for pile in below if self.sheet.zones[pile.zone].drawn_in for one in self.pile(pile)]
        return (*filled, *[None] * (cells_of(self.sheet, place) - len(filled)))

    def pile(self, pile: PileView) -> list[Lying]:
        """The things in a pile; of those that the player may not see only how many."""
        if pile.cards is None:
            return [Lying(self.words.place(self.sheet.zones[pile.zone], None), -1, (), -1, pile.count)]
        return [self.thing(pile, number, card) for number, card in enumerate(pile.cards)]

    def thing(self, pile: PileView, number: int, card: int) -> Lying:
        """A thing, and what lies under it."""
        under = [one for inner in self.below.get((pile.pile, number), ()) for one in self.pile(inner)]
        about = (*self.marked(card), *(thing_in_words(one, self.words.names) for one in counted(under)))
        title = face_of(self.sheet, self.words, self.faces, card)
        in_cell = self.sheet.zones[pile.zone].drawn_in is not None
        designs = ((self.sheet.design(one.card), one) for one in under if one.card >= 0)
        printed = tuple(Printed(one.title, design.name, bool(one.about)) for design, one in designs if design.on)
        return Lying(title, self.owners.get(card, -1), about, card, 1, self.sides(card), in_cell, printed)

    def turned(self, card: int) -> dict[str, tuple[str, ...]]:
        """What stands on the sides of a card as it lies, by facts."""
        return self.sheet.on_sides(card, int(self.turns.get(card, 0)), self.faces.get(card))

    def sides(self, card: int) -> tuple[tuple[Side, ...], ...]:
        """What stands on each side of a card as it lies; `no` is nothing."""
        found = self.turned(card)
        if not found:
            return ()
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
        marks = [(self.sheet.marks[name], now) for name, now in self.carried.get(card, ())]
        found = [self.words.lying_so(card, int(self.turns.get(card, 0)), rows)] if rows else []
        found += [self.words.marked(mark, now) for mark, now in marks if not (rows and mark.board is not None)]
        found += [f"[{letter}] {self.words.player(look)}" for letter, look in self.slots.get(card, ())]
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


def thing_in_words(thing: Lying, players: Sequence[str]) -> str:
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
        lies = ", ".join(thing_in_words(one, scene.players) for one in spot.lying) or nothing
        told = sum(1 + len(one.about) for one in spot.lying)
        if many is not None and (len(spot.lying) > MOST_NAMED or told > MOST_TOLD):
            lies = many(sum(one.count for one in spot.lying))
        about = f" ({', '.join(spot.about)})" if spot.about else ""
        found.append(f"{spot.title}{about}: {lies}" if lies else f"{spot.title}{about}")
    return found


def neighbours(scene: Scene, spot: Spot) -> list[str]:
    """The places next to a place: on a board one list, else one for each relation, `linked: Haven, Port`."""
    return [
        (f"{how}: " if how else "") + ", ".join(scene.everywhere[one].title for one in row)
        for how, row in spot.beside
        if row
    ]
