"""Faults built into the hand-written engine of Master of the Galaxy one at a time: what is right, and what is wrong."""

# ruff: noqa: E501

MUTANTS = {
    "three cards are looked at": ('look = self.setup["look"] +', 'look = 1 + self.setup["look"] +'),
    "red arrows count with both systems, too": ("own == 1  # 78", "own >= 1  # 78"),
    "green arrows ask for one system": ("elif own == len(ends):", "elif own:"),
    "a tie gives the symbol of a conflict": ("mine > theirs or (mine and", "mine >= theirs or (mine and"),
    "leaders ask for nothing": ("return lacking <= 0", "return True"),
    "nothing is irrecoverable": ("self.bank[cube] += 1  # 51", "self.seats[number].bag[cube] += 1"),
    "rivals keep their routes": (
        "if track.owner not in (None, seat.number):\n                    self.empty_track(track)\n            yield",
        "if False:\n                    pass\n            yield",
    ),
    "a lost system keeps its routes": (
        "            if track.owner == seat.number:\n                self.empty_track(track)\n        yield from self.early_ends(system)",
        "            pass\n        yield from self.early_ends(system)",
    ),
    "the blue side gets the card of a conflict that ends": (
        'winner = conflict.seats["red"]',
        'winner = conflict.seats["blue"]',
    ),
    "the winner gets what is printed on his own side": (
        'conflict.card.data["sides"][OTHER[side]]["printed_objectives"]',
        'conflict.card.data["sides"][side]["printed_objectives"]',
    ),
    "two bases are prepared in one cell": ("if not card.disc[p] and seat.stock:  # 38", "if seat.stock:  # 38"),
    "each development brings a leader": ("POLITICS[number])  # 49", "POLITICS[1])  # 49"),
    "each base brings a leader": ("POLITICS[system.bases])", "POLITICS[1])"),
    "each system has room for three bases": ("or system.bases >= system.size", "or system.bases >= 3"),
    "a route that is begun is enough": ("and t.complete for t in self.touching", "and t.cubes for t in self.touching"),
    "routes have any colour": ("if any_route or c in track.colours", "if c"),
    "routes lead into conflicts": (
        "if far.owner is None and self.at_odds(seat, far.id):\n                        continue",
        "if False:\n                        continue",
    ),
    "a fourth development of a kind gets cubes": (
        "(card.kind in DEVELOPMENTS and not self.room(seat, card.kind)):\n                    continue  # 48",
        "False:\n                    continue  # 48",
    ),
    "a conflict is laid on a route": (
        "        self.empty_track(track)\n        seat.cards.remove(name)",
        "        seat.cards.remove(name)",
    ),
    "each discarded card pays one cube": ("table[min(count, 3)]", "min(count, 5)"),
    "discarding does what should not work": ("works = card.property and", "works = card.property and not"),
    "the adventurer comes each turn": (
        "if not sum(seat.bag.values()):\n            yield from self.adventurer(seat)",
        "if True:\n            yield from self.adventurer(seat)",
    ),
    "the adventurer brings red cubes back": (
        'if cube == "black":\n                        fill[k] = None',
        'if cube == "red":\n                        fill[k] = None',
    ),
    "each planet brings three cubes": ('"same" if self.systems[name].colour == cube else "other"', '"same"'),
    "black cubes take nothing back": ('found["cancel", what] = None', "pass"),
    "three start systems win": ("if starts >= goal", "if starts > goal"),
    "any number of cards may stay": ("if len(seat.cards) <= self.limit(seat):", "if True:"),
    "a swallowed system gives the conflict to another": (
        "self.gain(self.seats[conflict.layer], conflict.card)",
        "self.gain(self.seats[conflict.layer - 1], conflict.card)",
    ),
    "no loot from neutral systems": (
        "if loser is None:\n            yield from self.choose_from_bank(seat, loot)",
        "if loser is None:\n            yield from self.choose_from_bank(seat, 0)",
    ),
    "no system is destroyed": (
        "if loser is not None:\n                    yield from self.lose(system)",
        "if False:\n                    yield from self.lose(system)",
    ),
    "nothing is guarded": ('guarded = self.mod(seat, "guard")', "guarded = 0"),
    "two players sit side by side": ("free[1], free[2] = free[2], free[1]", "pass"),
    "peace may be offered again": ("self.refused.add(name)", "pass"),
}
