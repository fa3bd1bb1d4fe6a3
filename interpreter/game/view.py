"""What one player sees of a match: plain data that does not change when what is hidden from that player is permuted."""

from __future__ import annotations

from typing import Any

from attrs import asdict, frozen

from interpreter.game.moves import working
from interpreter.game.sheet import Sheet, ZoneInfo
from interpreter.game.state import State
from interpreter.game.words import Words, zone_seen


@frozen
class PileView:
    """A pile: `owner` is -1 for one of the game, `number` counts within a piled zone.

    `cards` are card numbers from bottom to top, or None if the player may not see them; `count` is always known. `pile`
    is how options name it. Of cards that the player may not see, but whose backs tell something, `backs` has the facts
    on these. What lies under a card has the zone and the owner of its own, and `host`: the pile in which that card
    lies, and `number` is its place in it.
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
    """The decision that this player has to take: see `Question` for the forms; `options` as `Match.play` takes them."""

    form: str
    clause: int
    verb: str
    prompt: str
    options: tuple[Any, ...]
    labels: tuple[str, ...]


@frozen
class View:
    """Everything that `player` may know. `numbers` are counters by name: one number, or one for each player. `faces`
    tells which face is up of each card that the player sees and that can be turned."""

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
    decision: DecisionView | None
    log: tuple[str, ...]

    def data(self) -> dict[str, Any]:
        """The view as plain data."""
        return asdict(self)

    def pile(self, zone: str, owner: int = -1) -> PileView:
        """The one pile of a zone; raises KeyError if there is none."""
        return self.piles_of(zone, owner)[0]

    def piles_of(self, zone: str, owner: int = -1) -> list[PileView]:
        """The piles of a zone."""
        found = [pile for pile in self.piles if pile.zone == zone and pile.owner == owner]
        if not found:
            raise KeyError(zone)
        return found

    def pieces(self, zone: str, owner: int = -1) -> int:
        """How many pieces lie in a place."""
        return sum(
            count
            for holder in self.holders
            if (holder.zone, holder.owner) == (zone, owner)
            for _look, count in holder.pieces
        )


def view_of(m: State, player: int, words: Words, log_lines: int = 200) -> View:
    """What a player sees now, in the player's own words; `log_lines` of the end of the log are told (0: none)."""
    sheet = m.g.sheet
    piles = tuple(_piles(m, sheet, player))
    shown = [card for pile in piles if pile.cards is not None for card in pile.cards]
    question = m.g.questions[m.question] if m.options is not None else None
    decision = None
    if question is not None and m.asker == player and m.options is not None:
        labels = tuple(words.option(m, question, option) for option in m.options)
        decision = DecisionView(
            question.form, question.clause, question.verb, words.prompt(m, question), tuple(m.options), labels
        )
    lines: tuple[str, ...] = ()
    if m.log and log_lines:
        spoken = (words.record(m, record) for record in m.log[-3 * log_lines :])
        lines = tuple(line for line in spoken if line)[-log_lines:]
    return View(
        player=player,
        players=m.n,
        first=m.c[0],
        phase=sheet.phases[m.c[1] - 1].name if m.c[1] else None,
        over=m.over,
        asker=m.asker if m.options is not None else -1,
        numbers={
            counter.name: tuple(m.c[counter.at : counter.at + m.n]) if counter.per_player else m.c[counter.at]
            for counter in sheet.counters.values()
        },
        piles=piles,
        holders=tuple(_holders(m, sheet)),
        slots=tuple(_slots(m, sheet, set(shown))),
        working=tuple(card for card in shown if working(m, card)),
        faces=tuple(_faces(m, sheet, shown)),
        decision=decision,
        log=lines,
    )


def _piles(m: State, sheet: Sheet, player: int) -> list[PileView]:
    found = []
    for zone in sheet.zones.values():
        if zone.store != "cards" or zone.host:
            continue
        under = [one for one in sheet.zones.values() if one.host]
        for owner in range(m.n) if zone.per == "player" else (-1,):
            for number in range(zone.piles):
                pile = zone.at + (owner * zone.piles if owner >= 0 else 0) + number
                seen = zone_seen(zone, owner, player)
                cards = tuple(m.z[pile]) if seen else None
                backs = tuple(sheet.back_of(card) for card in m.z[pile]) if zone.seen == "owner" and not seen else None
                known = backs if backs is not None and any(backs) else None
                found.append(PileView(zone.name, owner, number, pile, len(m.z[pile]), cards, -1, known))
                found += _under(m, under, m.z[pile], pile, owner, player, seen)
    return found


def _under(
    m: State, zones: list[ZoneInfo], pile: list[int], known: int, owner: int, player: int, seen: bool
) -> list[PileView]:
    """What lies under the cards of a pile, and under those. Which card it is tells only its place, where the player may
    not see it; `known` is how the pile is told."""
    found = []
    for zone in zones:
        for number, host in enumerate(pile):
            if host not in zone.hosts:
                continue
            place = zone.at + zone.hosts.index(host)
            if m.z[place]:
                shown, told = zone_seen(zone, owner, player), place if seen else -1
                cards = tuple(m.z[place]) if shown else None
                found.append(PileView(zone.name, owner, number, told, len(m.z[place]), cards, known))
                found += _under(m, zones, m.z[place], told, owner, player, shown)
    return found


def _faces(m: State, sheet: Sheet, shown: list[int]) -> list[tuple[int, str]]:
    found = []
    for card in shown:
        design = sheet.design(card)
        if design.turned >= 0:
            found.append((card, sheet.words[m.c[design.turned + card - design.first]]))
    return found


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


def _slots(m: State, sheet: Sheet, shown: set[int]) -> list[tuple[int, str, int]]:
    letters = sheet.slots
    found = []
    for cell, look in sorted(m.cells.items()):
        card, number = divmod(cell, len(letters))
        if card in shown:
            found.append((card, letters[number], look))
    return found
