"""A random game of Eminent Domain, watched: what the rules promise holds after every decision."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from positions import Course, misplaced, mistuned

from interpreter.effects.records import AmountPaid, CardMoved, PhaseBegun, Record
from interpreter.game.match import Match
from interpreter.model.whole import FIRST, PHASE

SUPPLY = 24
EVERY = 16  # decisions between two looks at what takes longer


class Watched:
    """One match, its records since the last decision, and who has cleaned up."""

    def __init__(self, course: Course) -> None:
        self.match = course.start()
        self.dice = course.dice()
        self.met: Counter[str] = Counter()
        self.tidied: int | None = None  # whose clean-up has begun, and is not yet looked at
        sheet = self.match.sheet
        self.phases = [phase.name for phase in sheet.phases]
        self.zones = {zone.name: zone for zone in sheet.zones.values()}
        self.words = sheet.words
        self.turns = 0

    def play(self) -> Counter[str]:
        """Play to the end; raises AssertionError where a promise is broken."""
        match = self.match
        self.look(match.state.log or [], None)
        while not match.over:
            before, seen = match.clone(), len(match.state.log or [])
            match.play(self.dice.choice(match.state.options))
            self.met["decisions"] += 1
            self.look((match.state.log or [])[seen:], before)
        self.look_longer()
        self.met["games"] += 1
        self.met[f"ends by {match.ending}"] += 1
        return self.met

    def look(self, records: list[Record], before: Match | None) -> None:
        """What holds after each decision."""
        self.check_hand(records)
        self.check_supply()
        if before is not None:
            self.check_price(records, before)
        if self.met["decisions"] % EVERY == 0:
            self.look_longer()

    def look_longer(self) -> None:
        """Every card is in one place, and the resources fit their slots."""
        assert misplaced(self.match) == [] and not mistuned(self.match.state)
        storage = self.zones["storage"]
        for number, planet in enumerate(storage.hosts):
            held = [self.fact(card, "sort") for card in self.match.state.z[storage.at + number]]
            slots = Counter(self.fact(planet, "slots") or ())
            goods = Counter(sort for sort in held if self.words[sort] != "fighter_left")
            over = sum((goods - slots).values())
            assert over <= slots[self.words.index("any")], (planet, held)

    # ---- the promises ----------------------------------------------------------------------------------------------

    def check_hand(self, records: list[Record]) -> None:
        """Whoever has cleaned up holds as many cards as the limit says; fewer only if there are no more."""
        m = self.match.state
        for record in records:
            if isinstance(record, PhaseBegun) and self.phases[record.phase - 1] == "cleanup":
                self.tidied = (m.c[FIRST] + self.turns) % m.n
                self.turns += 1
        busy = m.c[PHASE] and self.phases[m.c[PHASE] - 1] == "cleanup" and not self.match.over
        if self.tidied is None or busy:
            return
        player, self.tidied = self.tidied, None
        hand, limit = len(self.pile("hand", player)), self.match.receipt("hand_limit", player).result
        left = len(self.pile("deck", player)) + len(self.pile("discard_pile", player))
        assert hand == limit or (hand < limit and not left), (player, hand, limit)
        self.met["clean-ups"] += 1

    def check_supply(self) -> None:
        """What is taken from the supply is somebody's; beyond it everything counts all the same."""
        m, counters = self.match.state, self.match.sheet.counters
        earned = sum(m.c[counters["influence"].at : counters["influence"].at + m.n])
        supply = m.c[counters["supply"].at]
        assert supply == max(SUPPLY - earned, 0), (supply, earned)

    def check_price(self, records: list[Record], before: Match) -> None:
        """Nobody takes a planet without enough colonies under it, or as many fighters as it costs."""
        paid = sum(sum(record.amount) for record in records if isinstance(record, AmountPaid))
        moves = [record for record in records if isinstance(record, CardMoved)]
        symbols = 0  # on planets that were taken a moment earlier
        for planet in [move.card for move in moves if self.is_taken(move)]:
            tucked = [move.card for move in moves if move.target == self.under(planet)]
            colonies = before.receipt("settlers", planet).result + sum(map(self.colonize, tucked))
            if colonies >= before.receipt("colony_price", planet).result - symbols:
                self.met["settled"] += 1
            else:
                price = max(before.receipt("war_price", planet).result, 0)
                assert paid >= price, (planet, paid, price, colonies)
                paid -= price
                self.met["attacked"] += 1
            symbols += self.colonize(planet)

    # ---- what lies where -------------------------------------------------------------------------------------------

    def pile(self, zone: str, player: int) -> list[int]:
        return self.match.state.z[self.zones[zone].at + player]

    def under(self, planet: int) -> int:
        colonies = self.zones["colonies"]
        return colonies.at + colonies.hosts.index(planet)

    def is_taken(self, move: CardMoved) -> bool:
        """Whether a card went from the face-down planets of somebody into an empire."""
        empire, m = self.zones["empire"], self.match.state
        return bool(empire.at <= move.target < empire.at + m.n)

    def fact(self, card: int, name: str) -> Any:
        return self.match.sheet.designs[self.match.sheet.design_of[card]].facts.get(name)

    def colonize(self, card: int) -> int:
        return Counter(self.fact(card, "icons") or ())[self.words.index("colonize")]


def course(players: int, seed: int, variants: list[str]) -> Course:
    """The course of one number; every variant comes in turn, and none as often as all together."""
    dice = random.Random(seed)
    return Course("eminent", players, dice.choice([None] * len(variants) + variants), seed, seed)
