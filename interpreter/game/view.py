"""What one player sees of a match: plain data that does not change when what is hidden from that player is permuted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from attrs import asdict, frozen

from interpreter.game.arguments import hold_known, shown
from interpreter.game.asides import offered
from interpreter.game.dice import looks_of, thrown_now
from interpreter.game.moves.players import out_of_game
from interpreter.game.moves.shown import shown_to
from interpreter.game.moves.working import all_working
from interpreter.game.sheet import Sheet, ZoneInfo
from interpreter.game.state import State
from interpreter.game.words import Words
from interpreter.report.message import msg


@frozen
class PileView:
    """A pile: `owner` is -1 for one of the game, `number` counts within a piled zone.

    `cards` are card numbers from bottom to top, or None if the player may not see them; `count` is always known. `pile`
    is how options name it. Of cards that the player may not see, but whose backs tell something, `backs` has the facts
    on these and the marks that all see. What lies under a card has the zone and the owner of its own, and `host`: the
    pile in which that card lies, and `number` is its place in it.
    """

    zone: str
    owner: int
    number: int
    pile: int
    count: int
    cards: tuple[int, ...] | None
    host: int = -1
    backs: tuple[dict[str, Any], ...] | None = None


@frozen
class HolderView:
    """A place for pieces; `pieces` counts them by whose they are."""

    zone: str
    owner: int
    pieces: tuple[tuple[int, int], ...]


@frozen
class DecisionView:
    """The decision that this player has to take: see `Question` for the forms; `options` as `Match.play` takes them.
    `asides` are the actions that can come before the answer."""

    form: str
    clause: int
    verb: str
    prompt: str
    options: tuple[Any, ...]
    labels: tuple[str, ...]
    asides: tuple[str, ...] = ()
    aside_labels: tuple[str, ...] = ()


@frozen
class View:
    """Everything that `player` may know. `numbers` are counters by name: one number, or one for each player. `faces`
    tells which face is up of each card that the player sees and that can be turned, `marks` what such cards carry.
    `shown` are hidden cards that an effect which is going on has shown to this player, `out` the players who are out of
    the game, `dice` the dice that lie thrown on the table, each as its kind and what it shows."""

    player: int
    players: int
    first: int
    phase: str | None
    over: bool
    asker: int
    numbers: dict[str, int | tuple[int, ...]]
    piles: tuple[PileView, ...]
    holders: tuple[HolderView, ...]
    slots: tuple[tuple[int, str, int], ...]  # (card, letter, whose piece)
    working: tuple[int, ...]
    faces: tuple[tuple[int, str], ...]
    owners: tuple[tuple[int, int], ...]  # (card, player) of the cards that belong to somebody wherever they lie
    marks: tuple[tuple[int, str, int | str], ...]  # (card, mark, what it is), where that is not what it was at first
    marked: tuple[tuple[str, int, int | str], ...]  # (mark, player or -1, what the game or that player is marked with)
    decision: DecisionView | None
    log: tuple[str, ...]
    shown: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    dice: tuple[tuple[str, int | str], ...] = ()

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return asdict(self)

    def pile(self, zone: str, owner: int = -1) -> PileView:
        """The one pile of a zone, or the first of several; raises KeyError if there is none."""
        return self.piles_of(zone, owner)[0]

    def piles_of(self, zone: str, owner: int = -1) -> list[PileView]:
        """The piles of a zone; raises KeyError if there is none."""
        return _in_place(self.piles, zone, owner)

    def pieces(self, zone: str, owner: int = -1) -> int:
        """How many pieces lie in a place; raises KeyError if there is no such place."""
        return sum(count for holder in _in_place(self.holders, zone, owner) for _look, count in holder.pieces)


Place = TypeVar("Place", PileView, HolderView)


def _in_place(places: tuple[Place, ...], zone: str, owner: int) -> list[Place]:
    """Those of the places that belong to a zone and an owner; raises KeyError, in one line, if there is none."""
    hold_known(msg("place"), zone, {place.zone: None for place in places})
    there = [place for place in places if place.zone == zone]
    found = [place for place in there if place.owner == owner]
    if not found:
        owners = ", ".join(map(str, sorted({place.owner for place in there})))
        raise KeyError(msg("the place `{}` has the owners {}, not {}", zone, owners, shown(owner)))
    return found


def view_of(m: State, player: int, words: Words, log: tuple[str, ...] = ()) -> View:
    """What a player sees now, in the player's own words; `log` is what he has been told (see `LogReader`)."""
    sheet, c, n = m.g.sheet, m.c, m.n
    piles = _piles(m, sheet, player)
    shown = [card for pile in piles if pile.cards is not None for card in pile.cards]
    owned = m.g.tables["owned"]
    face = m.g.tables["face"]  # card -> the number that tells which face is up; the last is that of cards with one face
    return View(
        player=player,
        players=n,
        first=c[0],
        phase=sheet.phases[c[1] - 1].name if c[1] else None,
        over=m.over,
        asker=m.asker if m.options is not None else -1,
        numbers={
            counter.name: tuple(c[counter.at : counter.at + n]) if counter.per_player else c[counter.at]
            for counter in sheet.counters.values()
        },
        piles=tuple(piles),
        holders=tuple(_holders(m, sheet)),
        slots=_slots(m, sheet, set(shown)) if m.cells else (),
        working=tuple(all_working(m, shown)),
        faces=tuple([(card, sheet.words[c[face[card]]]) for card in shown if face[card] != face[-1]]),
        owners=tuple([(card, owned[card]) for card in shown if owned[card] >= 0]) if owned else (),
        marks=_marks(m, sheet, shown) if sheet.marks else (),
        marked=_marked(m, sheet) if sheet.marked else (),
        decision=_decision(m, words) if m.options is not None and m.asker == player else None,
        log=log,
        shown=tuple(shown_to(m, player)) if m.g.known else (),
        out=out_of_game(m),
        dice=_dice(m, sheet) if len(m.dice) > 1 else (),
    )


def _dice(m: State, sheet: Sheet) -> tuple[tuple[str, int | str], ...]:
    """The dice that lie thrown."""
    names = list(sheet.kinds)
    return tuple([(names[kind], sheet.face(face)) for kind, face in zip(*looks_of(m, thrown_now(m)), strict=True)])


def _marks(m: State, sheet: Sheet, shown: list[int]) -> tuple[tuple[int, str, int | str], ...]:
    """What cards are marked with, but for words as at the start and numbers that are 0 as at the start."""
    return tuple([(card, name, now) for card in shown for name, now in _marked_with(m, sheet, card)])


def _marked_with(m: State, sheet: Sheet, card: int, openly: bool = False) -> Iterator[tuple[str, int | str]]:
    """The marks of a card, and what they are; or only those that all see where the card is hidden."""
    for number, mark in sheet.marks_of[sheet.design(card).kind]:
        now = m.c[m.g.tables["marks"][number]["places"][card]]
        is_told = now != mark.start or (now and mark.type == "number" and mark.board is None)
        if is_told and (mark.open or not openly):
            yield mark.name, sheet.words[now] if mark.type == "word" else now


def _marked(m: State, sheet: Sheet) -> tuple[tuple[str, int, int | str], ...]:
    """What the game and each player is marked with; -1 is nothing."""
    return tuple(
        (mark.name, place if mark.per_player else -1, sheet.words[now] if mark.type == "word" and now >= 0 else now)
        for mark in sheet.marked.values()
        for place, now in enumerate(m.c[mark.at : mark.at + (m.n if mark.per_player else 1)])
    )


def _decision(m: State, words: Words) -> DecisionView:
    question, options = m.g.questions[m.question], tuple(m.options or ())
    labels = tuple([words.option(m, question, option) for option in options])
    beside = offered(m)
    return DecisionView(
        question.form,
        question.clause,
        question.verb,
        words.prompt(m, question),
        options,
        labels,
        tuple([m.g.sheet.actions[number].name for number in beside]),
        tuple(map(words.action, beside)),
    )


def _piles(m: State, sheet: Sheet, player: int) -> list[PileView]:
    """All piles, each followed by what lies under its cards, and under those. Under which card something lies, where
    the player may not see the card, tells only the card's place."""
    found, sees = [], sheet.sees[player]
    for first, (zone, owner, number) in sheet.piles.items():
        if zone.host or owner >= m.n:
            continue
        waiting = [(first, zone, number, first, -1)]
        while waiting:
            place, zone, number, told, host = waiting.pop()
            pile, backs = m.z[place], None
            seen = sees[place] if place == first else zone.seen_by(owner, player)
            if zone.bag:
                pile = sorted(pile, key=None if seen else lambda card: repr(sheet.backs[card]))
            if zone.seen != "nobody" and not seen and not zone.host:
                backs = tuple(map(sheet.backs.__getitem__, pile))
                if sheet.has_open_marks:
                    marks = [dict(_marked_with(m, sheet, card, openly=True)) for card in pile]
                    backs = tuple([back | mark for back, mark in zip(backs, marks, strict=True)])
            cards = tuple(pile) if seen else None
            known = backs if backs and any(backs) else None
            found.append(PileView(zone.name, owner, number, told, len(pile), cards, host, known))
            if not sheet.hosts.isdisjoint(pile):
                waiting += reversed(_under(m, sheet, pile, told, seen))
    return found


def _under(m: State, sheet: Sheet, pile: list[int], host: int, seen: bool) -> list[tuple[int, ZoneInfo, int, int, int]]:
    """What lies under the cards of a pile: where, in which zone, under which card of the pile, what it is told to be,
    and what the pile is. The places that are printed on a card are seen with the card, and so is what lies in them."""
    return [
        (places[card], zone, number, places[card] if seen else -1, host)
        for zone, places in sheet.under
        for number, card in enumerate(pile)
        if card in places and m.z[places[card]] and (seen or not zone.printed)
    ]


def _holders(m: State, sheet: Sheet) -> list[HolderView]:
    found = []
    for zone in sheet.zones.values():
        if zone.store != "pieces":
            continue
        for owner in range(m.n) if zone.per == "player" else (-1,):
            at = zone.at + (owner * zone.looks if owner >= 0 else 0)
            pieces: tuple[tuple[int, int], ...]
            if zone.looks == 1:
                pieces = ((owner, m.c[at]),)
            else:
                pieces = tuple((look, m.c[at + look]) for look in range(m.n) if m.c[at + look])
            found.append(HolderView(zone.name, owner, pieces))
    return found


def _slots(m: State, sheet: Sheet, shown: set[int]) -> tuple[tuple[int, str, int], ...]:
    letters = sheet.slots
    cells = [(*divmod(cell, len(letters)), look) for cell, look in sorted(m.cells.items())]
    return tuple([(card, letters[number], look) for card, number, look in cells if card in shown])
