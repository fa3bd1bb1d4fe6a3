"""What piles lie on: for every pile the nearest card of a kind above it, as far as nothing that moves lies between."""

from __future__ import annotations

from functools import lru_cache

from interpreter.compile.tables import hosts_of_piles, start_of
from interpreter.model import Model


class Above:
    """The rows of a game, worked out when they are first asked for."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.row = lru_cache(maxsize=None)(self._row)
        designs = [design for design in model.designs.values() for _copy in range(design.copies)]
        self.kinds = [design.kind for design in designs]
        self.hosts = hosts_of_piles(model)
        self.places: list[int] = start_of(model)["start_places"]

    def _row(self, kind: str) -> tuple[int, ...]:
        """For every pile the card of a kind above it, -1 if there is none; -2 - card where one that may move lies
        between, from which one has to go on. At the end -1 for no pile."""
        return (*(self._above(pile, kind) for pile in range(len(self.hosts))), -1)

    def _above(self, pile: int, kind: str) -> int:
        host = self.hosts[pile]
        while host >= 0 and not self.model.is_a(self.kinds[host], kind):
            if not self.model.kinds[self.kinds[host]].is_place:
                return -2 - host
            place = self.places[host]
            host = self.hosts[place] if place >= 0 else -1
        return host

    def is_settled(self, kind: str, card: str | None) -> bool:
        """Whether the row of a kind has the answer for all piles in which cards of some kind can lie."""
        kinds, row = self.model.kinds, self.row(kind)
        if card not in kinds or not all(kinds[one].is_place for one in self.model.under(card)):
            return min(row) >= -1
        places = (self.places[place] for place in self.model.cards_of(card))
        return all(row[place] >= -1 for place in places)
