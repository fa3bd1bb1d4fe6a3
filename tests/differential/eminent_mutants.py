"""Faults that are built into the hand-written engine of Eminent Domain one at a time: what is right, and what is wrong."""

# ruff: noqa: E501

MUTANTS = {
    "the leader of Survey sees no planet more": ('more = role == "S"', "more = False"),
    "the last card counts as an empty stack": ("empty = not self.stacks[stack]", "empty = self.stacks[stack] <= 1"),
    "no bonus of Research when the stack is empty": ('if role in "PTR":  # E18', 'if role in "PT":  # E18'),
    "followers have the bonus of Warfare": (
        'leads = role in "WC" and "Bureaucracy" in seat.sides',
        'leads = role == "W" or role == "C" and "Bureaucracy" in seat.sides',
    ),
    "one symbol is enough to follow Survey": ('need = 2 if role == "S" else 1', "need = 1"),
    "colonies of an attacked planet are lost": ("seat.discard += planet.tucked  # E32, E40", "pass"),
    "symbols are no colonies": ('extra = self.icons["C"]', "extra = 0"),
    "Scorched Earth spares one fighter only": ("max(0, planet.warfare - 2)", "max(0, planet.warfare - 1)"),
    "Scorched Earth leaves the slots open": ("if planet.up and not planet.garrison\n", "if planet.up\n"),
    "Abundance fills one slot": (
        "                planet.store[slot] = kind\n                self.counts",
        "                planet.store[slot] = kind if not slot else None\n                self.counts",
    ),
    "Terraforming uses symbols": (
        "if seat.colonies(planet) >= planet.colonize:\n            self",
        'if seat.colonies(planet) + seat.icons["C"] >= planet.colonize:\n            self',
    ),
    "Diverse Markets pays for each resource": (
        "self.earn(seat, len(set(self.traded)))",
        "self.earn(seat, len(self.traded))",
    ),
    "Genetic Engineering pays for each resource": (
        "self.earn(seat, len(set(self.produced)))",
        "self.earn(seat, len(self.produced))",
    ),
    "Specialization pays once": ("self.traded.count(self.specialized)", "min(1, self.traded.count(self.specialized))"),
    "what followers trade counts for the leader": (
        "                if seat.number == self.turn:\n                    self.traded",
        "                if True:\n                    self.traded",
    ),
    "fighters are a sort of resource": ('self.counts["used Weapons Emporium"] += 1', 'self.traded.append("fighter")'),
    "Dissension draws one card": ('2 if "Dissension" in seat.sides else 1', "1"),
    "Adaptability does not hold under planets": ('shows = self.shows["C"]\n', 'shows = {**SHOWS["C"], "R": 0}\n'),
    "Data Network draws one card": (
        "self.draw(seat, 2)\n        yield from self._remove(seat, len",
        "self.draw(seat, 1)\n        yield from self._remove(seat, len",
    ),
    "Improved Research removes two": ("yield from self._remove(seat, 3)", "yield from self._remove(seat, 2)"),
    "Mobilization never attacks": ('if "Mobilization" in seat.aside:', "if False:"),
    "War Path attacks once": ("for _ in range(2):\n            if (yield", "for _ in range(1):\n            if (yield"),
    "Artificial Intelligence takes one card": (
        "    def _act_artificial_intelligence(self, seat):\n        yield from self._take(seat)\n",
        "    def _act_artificial_intelligence(self, seat):\n",
    ),
    "Productivity gives nothing": ('range(1 + ("Productivity" in seat.sides))', "range(1)"),
    "Streamlining removes two": ('self._remove(seat, 1, "Streamlining")', 'self._remove(seat, 2, "Streamlining")'),
    "the hand limit does not grow": ("seat.limit += planet.hand  # E20", "pass"),
    "level 2 costs 4": ("(0, 3, 5, 7)[level]", "(0, 3, 4, 7)[level]"),
    "level 3 needs two planets": (
        "count[tech.type] + utopia >= tech.level",
        "count[tech.type] + utopia >= min(2, tech.level)",
    ),
    "cards in force are discarded at once": ("(seat.aside if card in FOR_THE_TURN else seat.discard)", "seat.discard"),
    "cleanup draws before it discards": (
        "        if seat.aside:\n            seat.discard += seat.aside\n            seat.aside = []\n        while",
        "        while",
    ),
    "technologies under planets do not count": ("piles += [planet.tucked for planet in self.planets]", "pass"),
    "a tie is broken by fighters alone": ("seat.resources() + seat.fighters", "seat.fighters"),
    "three players end with two stacks": ("2 if players == 4 or", "2 if players > 2 or"),
    "the game ends at once": (
        "if self.turn == self.first and not again:",
        "if self.round and self.signal() and not again or self.turn == self.first and not again:",
    ),
    "planets looked at are shuffled in": (
        'self.planet_deck = list(self.shuffle("planets", self.planet_discard))',
        'self.planet_deck = list(self.shuffle("planets", self.planet_discard + self.looked))',
    ),
    "Politics may be boosted with": ("        STACK_OF[role]: 1,\n", '        STACK_OF[role]: 1,\n        "POL": 1,\n'),
    "trading gives no influence beyond the supply": (
        "seat.influence += much  # E25",
        "seat.influence += min(much, max(0, self.supply))  # E25",
    ),
    "Weapons Emporium in the action only": (
        "            if not must:\n                options.append(None)\n            pick",
        '            if not must:\n                options = [o for o in options if o != "fighter"] + [None]\n            pick',
    ),
}
