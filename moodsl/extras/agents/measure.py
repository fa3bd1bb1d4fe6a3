"""What can be counted of a player in any game: a position in numbers, by names that come from the game's own sheet.

A feature is a counter, the number of cards or pieces in a place of the player, what is printed on the player's cards
(numbers, amounts, several words, and words of those that work), what lies under them, what is printed on cards that
marks name there (`named`), where they meet others' cards (`meetings`), what lies in places of the table (`places`), a
piece in a slot, or a value that the game declares (`declared`). What lies in a place that only its owner sees is a
feature of the owner alone. Where players have decks of their own, what they own is counted once more wherever it lies:
a card that is bought comes back. `Measure.side` reads all of them off a position; `Measure.plan` turns a weight for
each into tables with which a whole position is weighed quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from attrs import frozen

from interpreter.game.program import Program
from interpreter.game.sheet import CounterInfo, Sheet, ZoneInfo
from interpreter.game.state import State
from moodsl.extras.agents.declared import HIGH, LOW, Declared, DeclaredValue
from moodsl.extras.agents.luck import added
from moodsl.extras.agents.meetings import Meeting, Meetings
from moodsl.extras.agents.named import Naming, namings
from moodsl.extras.agents.places import Groups, Kinds, Places, Stand, cards_with

Part = Meeting | Stand | Groups | Kinds
RESULT = "result"  # the engine's own counter, empty until the end
LONGEST = 24  # cards of a pile
FEW = 10  # cards of a pile, below which each one that is missing counts anew
BEND = 0.5  # the part of a counter's range below which each step counts anew


def below(counter: CounterInfo, value: float) -> float:
    """How far a counter is below the middle of its range, 0 if it is not."""
    low, high = counter.low or 0, counter.high or 0
    return max(0.0, low + BEND * (high - low) - value)


def cells_of_cards(program: Program, under: ZoneInfo) -> list[dict[int, int]]:
    """Card -> what lies in the first place that is printed on it, in the second, and so on; none if no places on
    cards have such a zone."""
    cards = cards_with(program, under)
    longest = max((len(piles) for piles in cards.values()), default=0)
    return [{card: piles[at][0] for card, piles in cards.items() if at < len(piles)} for at in range(longest)]


def is_lot(sheet: Sheet, kind: str) -> bool:
    """Whether there are several copies of everything of a kind: they are counted, as what is one of its kind is not."""
    return all(design.copies > 1 for design in sheet.designs if design.kind == kind)


@frozen
class SideTables:
    """Tables that weigh one player's side: by the value of a number, by the cards of a pile, by whose pieces lie in
    slots."""

    numbers: tuple[tuple[int, tuple[float, ...]], ...]
    piles: tuple[tuple[int, tuple[float, ...], tuple[float, ...] | None, tuple[float, ...] | None], ...]
    slot: float
    under: tuple[tuple[int, dict[int, int], float], ...] = ()  # a pile, what lies under its cards, and its weight
    named: tuple[tuple[Naming, tuple[float, ...]], ...] = ()  # what is worth of each card that is named
    values: tuple[tuple[DeclaredValue, tuple[float, ...]], ...] = ()
    beside: tuple[tuple[Part, Sequence[float]], ...] = ()  # what lies elsewhere, with its weights

    def weigh(self, m: State, player: int) -> float:
        """What the side is worth."""
        c, z = m.c, m.z
        total = 0.0
        for at, table in self.numbers:
            value = c[at]
            total += table[(value if value < HIGH else HIGH) - LOW if value > LOW else 0]
        for place, cards, top, count in self.piles:
            pile = z[place]
            if count is not None:
                total += count[min(len(pile), LONGEST)]
            if pile:
                for card in pile:
                    total += cards[card]
                if top is not None:
                    total += top[pile[-1]]
        for place, piles, weight in self.under:
            for card in z[place]:
                if card in piles:
                    total += weight * len(z[piles[card]])
        for naming, worth in self.named:
            for card in naming.cards(m, player):
                total += worth[card]
        for declared, table in self.values:
            total += table[declared.read(m, player) - LOW]
        for part, weights in self.beside:
            total += added(weight * value for weight, value in zip(weights, part.count(m, player), strict=True))
        if self.slot:
            for look in m.cells.values():
                if look == player:
                    total += self.slot
        return total


class Measure:
    """The features of one game. `names` says what is counted, `private` which of it only the player sees."""

    def __init__(self, program: Program) -> None:
        self.program = program
        sheet = program.sheet
        self.names: list[str] = []
        self.private: list[bool] = []
        counters = sheet.counters.values()
        self._counters = [counter for counter in counters if counter.per_player and counter.name != RESULT]
        boards = {kind.name for kind in sheet.kinds.values() if kind.base == "board" and not is_lot(sheet, kind.name)}
        zones = [zone for zone in sheet.zones.values() if zone.per == "player"]
        self._pieces = [zone for zone in zones if zone.store == "pieces" and zone.looks == 1]
        self._zones = [zone for zone in zones if zone.store == "cards" and zone.of not in boards]
        self._kinds = [kind.name for kind in sheet.kinds.values()]
        self._decks = any(zone.seen == "nobody" for zone in self._zones)
        for counter in self._counters:
            self._add(f"counter {counter.name}")
            if counter.high is not None:
                self._add(f"counter {counter.name} below half")
        for zone in self._pieces:
            self._add(f"pieces {zone.name}")
        for zone in self._zones:
            self._add(f"cards {zone.name}")
            if zone.piled:
                self._add(f"piles {zone.name}")
            elif zone.holds != 1:
                self._add(f"squared {zone.name}")
                self._add(f"short {zone.name}")
        self._under = [
            (f"cards {under.name} in {zone.name}", zone, {card: under.at + i for i, card in enumerate(under.hosts)})
            for under in sheet.zones.values()
            for zone in self._zones
            if under.host and zone.of in (under.host, "card")
        ]
        self._under += [
            (f"cells {under.name} in {zone.name}", zone, piles)
            for under in sheet.zones.values()
            for piles in cells_of_cards(program, under)
            for zone in self._zones
        ]
        for name, _zone, _piles in self._under:
            self._add(name)
        designs = range(len(sheet.designs))
        self.printed = {zone.name: [self._printed(sheet, zone, design) for design in designs] for zone in self._zones}
        self.working = [self._working(sheet, design) for design in designs]
        self._namings = namings(program, self._zones)
        self.named = [
            [self._facts(sheet, design, "printed", f" on {naming.mark.name}", False) for design in designs]
            for naming in self._namings
        ]
        self._declared = Declared(program, self._zones)
        for name in self._declared.names:
            self._add(name)
        places = Places(program, self._zones)
        self._beside: tuple[Meetings | Places, ...] = (Meetings(program), places)
        for source in self._beside:
            for name in source.names:
                self._add(name, name in places.private)
        self._add("slots")
        self._work: dict[int, tuple[list[bool], list[bool]]] = {}
        self._place = {name: place for place, name in enumerate(self.names)}

    def _add(self, name: str, private: bool = False) -> int:
        if name not in self.names:
            self.names.append(name)
            self.private.append(private)
        return self.names.index(name)

    def _printed(self, sheet: Sheet, zone: ZoneInfo, design: int) -> list[tuple[int, float]]:
        """What a card of a design brings to the features of a zone."""
        info = sheet.designs[design]
        foreign = zone.of in self._kinds and info.kind not in sheet.kinds[zone.of].under
        if foreign or sheet.kinds[info.kind].base in ("board", "place"):
            return []
        found: list[tuple[int, float]] = []
        if self._decks:
            found.append((self._add(f"owned {info.kind}", True), 1.0))
            found += self._facts(sheet, design, "owned", "", True)
        if zone.seen == "nobody":
            return found
        private = zone.seen == "owner"
        if zone.of not in self._kinds:  # cards of several kinds lie there
            found.append((self._add(f"cards {zone.name} {info.kind}", private), 1.0))
        return found + self._facts(sheet, design, "printed", f" in {zone.name}", private)

    def _facts(self, sheet: Sheet, design: int, how: str, where: str, private: bool) -> list[tuple[int, float]]:
        """The features, named with the words around them, of what is printed on a card of a design."""
        info = sheet.designs[design]
        found: list[tuple[int, float]] = []
        for fact, spec in sheet.kinds[info.kind].facts.items():
            value = info.facts.get(fact)
            name = f"{how} {fact}{where}"
            if spec["type"] == "number" and isinstance(value, int) and value:
                found.append((self._add(name, private), float(value)))
            elif spec["type"] == "flag" and value:
                found.append((self._add(name, private), 1.0))
            elif spec["type"] == "several" and value:
                found += [(self._add(f"{how} {fact} {sheet.words[word]}{where}", private), 1.0) for word in value]
            elif spec["type"] == "amount" and value:
                for resource, amount in zip(sheet.resources, value, strict=True):
                    if amount:
                        found.append((self._add(f"{name} {resource}", private), float(amount)))
        return found

    def _working(self, sheet: Sheet, design: int) -> list[tuple[int, float]]:
        """What a card of a design brings to the features of what works."""
        info = sheet.designs[design]
        kind = sheet.kinds[info.kind]
        if kind.base == "board":
            return []
        found = [(self._add(f"working {kind.name}"), 1.0)]
        if info.slots:
            found.append((self._add(f"working {kind.name} with slot"), 1.0))
        for fact, spec in kind.facts.items():
            value = info.facts.get(fact)
            if spec["type"] == "words" and isinstance(value, int) and 0 <= value < len(sheet.words):
                found.append((self._add(f"working {fact} {sheet.words[value]}"), 1.0))
        return found

    # ---- reading -----------------------------------------------------------------------------------------------------

    def side(self, m: State, player: int) -> list[float]:
        """All features of a player."""
        found = [0.0] * len(self.names)
        place = self._place
        for counter in self._counters:
            value = min(max(m.c[counter.at + player], LOW), HIGH)
            found[place[f"counter {counter.name}"]] = value
            if counter.high is not None:
                found[place[f"counter {counter.name} below half"]] = below(counter, value)
        for zone in self._pieces:
            found[place[f"pieces {zone.name}"]] = min(m.c[zone.at + player], HIGH)
        design = self.program.sheet.design_of
        for zone in self._zones:
            for pile in range(zone.at + player * zone.piles, zone.at + (player + 1) * zone.piles):
                cards = m.z[pile]
                found[place[f"cards {zone.name}"]] += len(cards)
                if zone.piled:
                    found[place[f"piles {zone.name}"]] += bool(cards)
                elif zone.holds != 1:
                    found[place[f"squared {zone.name}"]] += min(len(cards), LONGEST) ** 2
                    found[place[f"short {zone.name}"]] += max(0, FEW - len(cards))
                for card in cards:
                    for feature, amount in self.printed[zone.name][design[card]]:
                        found[feature] += amount
                    how = self._how(card, pile)
                    if how == 1 or (how == 2 and card == cards[-1]):
                        for feature, amount in self.working[design[card]]:
                            found[feature] += amount
        for name, zone, piles in self._under:
            for pile in range(zone.at + player * zone.piles, zone.at + (player + 1) * zone.piles):
                found[place[name]] += sum(len(m.z[piles[card]]) for card in m.z[pile] if card in piles)
        for naming, printed in zip(self._namings, self.named, strict=True):
            for card in naming.cards(m, player):
                for feature, amount in printed[design[card]]:
                    found[feature] += amount
        for name, number in self._declared.read(m, player):
            found[place[name]] = number
        for source in self._beside:
            for name, number in source.read(m, player):
                found[place[name]] = number
        found[place["slots"]] = sum(look == player for look in m.cells.values())
        return found

    def _places_of_work(self, pile: int) -> tuple[list[bool], list[bool]]:
        """Whether cards of each design work anywhere in a pile, and whether they do on top of it alone."""
        found = self._work.get(pile)
        if found is None:
            works, rows = self.program.tables["works"], self.program.tables["rows"]
            hows = {design: works[rows[card]][pile] for card, design in enumerate(self.program.sheet.design_of)}
            designs = range(len(self.working))
            found = [hows.get(one) == 1 for one in designs], [hows.get(one) == 2 for one in designs]
            self._work[pile] = found
        return found

    def _how(self, card: int, pile: int) -> int:
        tables = self.program.tables
        return int(tables["works"][tables["rows"][card]][pile])

    def beside(self, sides: list[list[float]], player: int) -> list[float]:
        """The features of a player less the mean of the others'; private ones as they are."""
        rest = max(1, len(sides) - 1)
        found = []
        for feature, private in enumerate(self.private):
            value = sides[player][feature]
            if not private:
                value -= (added(side[feature] for side in sides) - value) / rest
            found.append(value)
        return found

    # ---- weighing ----------------------------------------------------------------------------------------------------

    def plan(self, player: int, weights: list[float]) -> SideTables:
        """The tables that weigh a player's side with a weight for each feature."""
        place = self._place
        numbers: list[tuple[int, tuple[float, ...]]] = []
        for counter in self._counters:
            straight = weights[place[f"counter {counter.name}"]]
            bent = weights[place[f"counter {counter.name} below half"]] if counter.high is not None else 0.0
            table = tuple(straight * v + (bent * below(counter, v) if bent else 0.0) for v in range(LOW, HIGH + 1))
            numbers.append((counter.at + player, table))
        for zone in self._pieces:
            weight = weights[place[f"pieces {zone.name}"]]
            numbers.append((zone.at + player, tuple(weight * v for v in range(LOW, HIGH + 1))))
        piles: list[Any] = []
        design = self.program.sheet.design_of

        def scalar(parts: list[tuple[int, float]]) -> float:
            return added(weights[feature] * amount for feature, amount in parts)

        working = [scalar(parts) for parts in self.working]
        for zone in self._zones:
            printed = [scalar(parts) + weights[place[f"cards {zone.name}"]] for parts in self.printed[zone.name]]
            used = weights[place[f"piles {zone.name}"]] if zone.piled else 0.0
            many = not zone.piled and zone.holds != 1
            square, short = (weights[place[f"{how} {zone.name}"]] if many else 0.0 for how in ("squared", "short"))
            for pile in range(zone.at + player * zone.piles, zone.at + (player + 1) * zone.piles):
                works, tops = self._places_of_work(pile)
                alone = [value + working[one] if works[one] else value for one, value in enumerate(printed)]
                first = [used + working[one] if tops[one] else used for one in range(len(printed))]
                cards, top = tuple([alone[one] for one in design]), tuple([first[one] for one in design])
                count = tuple(square * v * v + short * max(0, FEW - v) for v in range(LONGEST + 1))
                piles.append((pile, cards, top if any(top) else None, count if any(count) else None))
        under = [
            (pile, hosted, weights[place[name]])
            for name, zone, hosted in self._under
            for pile in range(zone.at + player * zone.piles, zone.at + (player + 1) * zone.piles)
            if weights[place[name]]
        ]
        tables = tuple((at, table) for at, table in numbers if any(table))
        worths = [[scalar(parts) for parts in printed] for printed in self.named]
        named = tuple(
            (naming, tuple(worth[one] for one in design))
            for naming, worth in zip(self._namings, worths, strict=True)
            if any(worth)
        )
        values = self._declared.plan({name: weights[place[name]] for name in self._declared.names})
        parts: list[Part] = [part for source in self._beside for part in source.parts]
        weighed = [(part, tuple(weights[place[name]] for name in part.names)) for part in parts]
        beside = tuple((part, row) for part, row in weighed if any(row))
        return SideTables(tables, tuple(piles), weights[place["slots"]], tuple(under), named, values, beside)
