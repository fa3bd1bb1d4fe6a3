"""Where the options of a question lie on the table, so that a click on the thing is the same answer."""

from __future__ import annotations

from collections import defaultdict

from interpreter.game.forms import FORMS
from interpreter.game.match import Decision
from interpreter.game.sheet import Sheet
from interpreter.game.view import PileView, View


class Options:
    """The options of a question by what they are: cards that are seen, piles, seats, and places for pieces.

    What lies under a card, or is printed on it, belongs to the card that lies on the table itself. An option that is
    nowhere to be seen (a number, a hidden card) stands only in the list.
    """

    def __init__(self, sheet: Sheet, view: View, decision: Decision | None) -> None:
        self.sheet = sheet
        self.cards: dict[int, list[int]] = defaultdict(list)
        self.piles: dict[int, list[int]] = defaultdict(list)
        self.seats: dict[int, list[int]] = defaultdict(list)
        self.holders: dict[tuple[str, int], list[int]] = defaultdict(list)
        if decision is None:
            return
        self._piles = {pile.pile: pile for pile in view.piles}
        self._where = {card: pile for pile in view.piles for card in pile.cards or ()}
        sort = FORMS[decision.form].sort
        for number, option in enumerate(decision.options):
            if isinstance(option.value, int) and not isinstance(option.value, bool):
                self._add(sort, option.value, number)

    def _add(self, sort: str, value: int, number: int) -> None:
        if sort == "player" and value >= 0:
            self.seats[value].append(number)
        elif sort == "card" and value >= 0:
            self._add_card(value, number)
        elif sort == "pile" and value >= 0:
            self._add_pile(value, number)
        elif sort == "cell" and value >= 0:
            self._add_card(value // len(self.sheet.slots), number)
        elif sort == "piece" and value < -1:
            self._add_card((-1 - value) // len(self.sheet.slots), number)
        elif sort == "piece" and value in self.sheet.holders:
            zone = self.sheet.holders[value]
            owner = (value - zone.at) // zone.looks if zone.per == "player" else -1
            self.holders[zone.name, owner].append(number)

    def _add_card(self, card: int, number: int) -> None:
        """A card that is seen, or the one on the table under which it lies."""
        pile = self._where.get(card)
        if pile is None:
            return
        if pile.host < 0:
            self.cards[card].append(number)
        else:
            self._add_under(pile, number)

    def _add_under(self, pile: PileView, number: int) -> None:
        """What lies under a card of another pile."""
        host = self._piles.get(pile.host)
        if host is None:
            return
        if host.cards is None:
            self.piles[host.pile].append(number)
        else:
            self._add_card(host.cards[pile.number], number)

    def _add_pile(self, value: int, number: int) -> None:
        pile = self._piles.get(value)
        if pile is not None and pile.host >= 0:
            self._add_under(pile, number)
        elif pile is None and self.sheet.piles[value][0].host:  # an empty place under a card
            zone, _owner, place = self.sheet.piles[value]
            self._add_card(zone.hosts[place], number)
        else:
            self.piles[value].append(number)

    def of_card(self, card: int) -> list[int]:
        """The options that are a card, or something on it."""
        return self.cards.get(card, [])

    def lie_in(self, pile: PileView) -> bool:
        """Whether an option is a pile, or a card in it."""
        return pile.pile in self.piles or any(card in self.cards for card in pile.cards or ())
