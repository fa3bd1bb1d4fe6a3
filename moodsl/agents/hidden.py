"""What a player cannot see, guessed anew.

`guess` gives a copy of a position in which everything hidden from one player is dealt again at random: cards in places that
the player cannot look into, and the chance that is still to come. Whatever is found out on such a copy depends on the player's
view and on the given luck alone.
"""

from __future__ import annotations

from random import Random

from interpreter.game.moves import tuned
from interpreter.game.program import Program
from interpreter.game.state import State
from interpreter.game.words import zone_seen


class Blinds:
    """The piles that players cannot look into, of one game."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.kinds = [kind.name for kind in program.sheet.kinds.values()]
        self._piles: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def piles(self, players: int, viewer: int) -> list[tuple[int, int]]:
        """The piles hidden from a player, each with the number of the only kind of cards that it takes, or -1."""
        found = self._piles.get((players, viewer))
        if found is None:
            found = []
            for zone in self.program.sheet.zones.values():
                for owner in range(players) if zone.per == "player" else (-1,):
                    if zone.store == "cards" and not zone_seen(zone, owner, viewer):
                        first = zone.at + max(owner, 0) * zone.piles
                        only = self.kinds.index(zone.of) if zone.of in self.kinds else -1
                        found += [(pile, only) for pile in range(first, first + zone.piles)]
            # Places that take one kind are filled first: any order of what is left then fits the others.
            found.sort(key=lambda row: (row[1] < 0, row[0]))
            self._piles[players, viewer] = found
        return found

    def guess(self, state: State, viewer: int, luck: Random) -> State:
        """A copy in which what `viewer` cannot see is dealt again by `luck`, and so is the chance to come."""
        new = state.clone()
        new.rng, new.fate = luck.getrandbits(64), None
        piles = self.piles(state.n, viewer)
        kind, watch = self.program.tables["kind"], self.program.tables["watch"]
        # INVARIANT: sorted, so that the order in which the cards really lie has no say in where they are dealt.
        unseen = sorted(card for pile, _only in piles for card in new.z[pile])
        luck.shuffle(unseen)
        by_kind: dict[int, list[int]] = {}
        for pile, only in piles:
            cards = new.z[pile]
            if not cards:
                continue
            if only >= 0:
                if not by_kind:
                    for card in unseen:
                        by_kind.setdefault(kind[card], []).append(card)
                source = by_kind[only]
            else:
                if by_kind:
                    left = {card for rest in by_kind.values() for card in rest}
                    unseen = [card for card in unseen if card in left]
                    by_kind = {}
                source = unseen
            count = len(cards)
            cards[:] = source[-count:]
            del source[-count:]
            for card in cards:
                new.loc[card] = pile
        if any(watch[pile] and new.z[pile] for pile, _only in piles):
            new.live = tuned(new)
        return new
