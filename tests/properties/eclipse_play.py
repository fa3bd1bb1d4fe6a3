"""A random game of Eclipse, watched: what the rules promise holds after every decision.

Players who answer by chance alone are bankrupt after a round or two. These pass when they cannot pay for another disc,
move often, and use what can be done at any time now and then.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from positions import game_of, misplaced, mistuned, out_of_bounds, pieces_of

from interpreter.effects.records import CardMoved, PhaseBegun, Record
from interpreter.game import run
from interpreter.game.asides import offered, step_aside

GOODS = ("credits", "science", "materials")
UPKEEP = (30, 25, 21, 17, 13, 10, 7, 5, 3, 2, 1, 0)  # by discs left on the track
INCOME = (28, 24, 21, 18, 15, 12, 10, 8, 6, 4, 3, 2, 0)  # by cubes left on the track
CUBES = 33
EVERY = 5  # turns between two looks at where every card lies


class Watched:
    """One match; `fleets` are the ships on each hexagon as the log tells them."""

    def __init__(self, players: int, seed: int, variant: str | None = None) -> None:
        self.match = match = game_of("eclipse").start(players, seed, variant=variant)
        self.m, self.sheet = match.state, match.sheet
        self.dice = random.Random(seed)
        self.met: Counter[str] = Counter()
        sheet, tables = self.sheet, match.program.tables
        self.words = list(sheet.words)
        self.actions = [action.name for action in sheet.actions]
        self.marks = {name: row["places"] for name, row in zip(sheet.marks, tables["marks"], strict=True)}
        self.design = [sheet.designs[number] for number in sheet.design_of]
        self.named = {design.name: design for design in sheet.designs}
        self.owner = tables["owned"]
        fleet = sheet.zones["fleet"]
        self.hex_of = {fleet.at + place: host for place, host in enumerate(fleet.hosts)}
        self.pile_of = {
            name: {host: zone.at + place for place, host in enumerate(zone.hosts)} for name, zone in sheet.zones.items()
        }
        board = sheet.boards["space"]
        self.around = {place[0]: sides for place, sides in zip(board.places, board.around, strict=True)}
        self.pieces = pieces_of(match)
        self.fleets: dict[int, list[int]] = {host: [] for host in fleet.hosts}
        self.read = 0  # how much of the log has been followed
        self.phase = ""

    def play(self) -> Counter[str]:
        """Play to the end; raises AssertionError where a promise is broken."""
        while not self.match.over:
            self.look()
            self.answer()
            self.met["decisions"] += 1
        self.look()
        self.look_longer()
        assert self.match.ending in ("eighth_round", "desolation")
        self.met["games"] += 1
        self.met[f"ends by {self.match.ending}"] += 1
        return self.met

    def answer(self) -> None:
        m, dice = self.m, self.dice
        options = m.options
        assert options
        asides = offered(m)
        if asides and dice.random() < 0.3:
            step_aside(m, dice.choice(asides))
            self.met["asides"] += 1
        elif self.asks_action() and self.is_poor(m.asker) and dice.random() < 0.95:
            run.choose(m, self.actions.index("passing"))
        elif self.asks_action() and self.actions.index("moving") in options and dice.random() < 0.3:
            run.choose(m, self.actions.index("moving"))
        else:
            run.choose(m, dice.choice(options))

    def asks_action(self) -> bool:
        return self.match.program.questions[self.m.question].form == "action"

    def is_poor(self, player: int) -> bool:
        """Whether one more disc could not be paid for."""
        left = min(self.pieces_in("influence_track", player), len(UPKEEP) - 1)
        have = self.counter("credits", player) + INCOME[self.counter("cubes_of_credits", player)]
        return have < UPKEEP[max(left - 1, 0)]

    # ---- what is looked at ---------------------------------------------------------------------------------------

    def look(self) -> None:
        """What holds after each decision."""
        assert out_of_bounds(self.match) == []
        assert self.match.over or not self.is_out(self.m.asker), "who is out is asked"
        records = self.m.log or []
        for record in records[self.read :]:
            self.follow(record)
        self.read = len(records)
        if self.match.over or self.asks_action():
            self.look_longer()

    def look_longer(self) -> None:
        """What holds when a turn begins."""
        assert pieces_of(self.match) == self.pieces, "pieces are made or lost"
        self.met["turns"] += 1
        if self.match.over or self.met["turns"] % EVERY == 0:
            assert misplaced(self.match) == [] and not mistuned(self.m)
        ruled: list[list[int]] = [[] for _ in range(self.m.n)]
        for host in self.fleets:
            if (ruler := self.mark("ruler", host)) >= 0:
                ruled[ruler].append(host)
        for player, hosts in enumerate(ruled):
            if not self.is_out(player) and self.pile("board", player):
                self.check_cubes(player, hosts)
                assert len(hosts) == self.pieces_in("colonies", player), player
                self.check_blueprints(player)
        for host, ships in self.fleets.items():
            assert sorted(ships) == sorted(self.under("fleet", host)), host

    def check_cubes(self, player: int, ruled: list[int]) -> None:
        """On tracks, in graveyards, in sectors, and one with each ambassador that is abroad."""
        at_home = sum(self.counter(f"{place}_of_{good}", player) for place in ("cubes", "graves") for good in GOODS)
        settled = sum(
            self.words[self.mark("people", square)] == "settled"
            for host in ruled
            for body in (*self.under("tile", host), *self.under("structures", host))
            for square in self.under("squares", body)
        )
        assert at_home + settled + len(self.pile("envoys", player)) == CUBES, (player, at_home, settled)

    def check_blueprints(self, player: int) -> None:
        """R63: energy for everything, a drive on what flies, none on starbases."""
        for plan in self.pile("blueprints", player):
            facts = self.design[plan].facts
            starbase = facts["ship_type"] == "starbase"
            parts = [self.part_on(bay) for bay in self.under("bays", plan)]
            parts += [self.design[part].facts for part in self.under("outside_parts", plan)]
            spare = self.design[self.pile("board", player)[0]].name == "eridani" and not starbase
            energy = facts["energy"] + spare + sum(part.get("energy", 0) for part in parts)
            drives = sum(part.get("drive", 0) > 0 for part in parts)
            assert energy >= 0, (player, facts["ship_type"], energy)
            assert (drives == 0) if starbase else (drives >= 1), (player, facts["ship_type"])

    def part_on(self, bay: int) -> dict[str, Any]:
        fitted = self.mark("fitted", bay)
        if fitted >= 0:
            return self.design[fitted].facts
        built = self.design[bay].facts.get("built")
        return self.named[built].facts if built else {}

    # ---- ships and tiles on their way ----------------------------------------------------------------------------

    def follow(self, record: Record) -> None:
        """A ship that goes somewhere: through which wormholes, and whether it was free to go."""
        if isinstance(record, PhaseBegun):
            self.phase = self.sheet.phases[record.phase - 1].name
        if not isinstance(record, CardMoved):
            return
        card, source, target = record.card, self.hex_of.get(record.source), self.hex_of.get(record.target)
        if source is not None and target is not None:
            player = self.owner[card]
            assert self.leads(source, target, player), (self.design[card].name, source, target)
            if self.phase == "actions":
                assert self.is_free(source, player), (self.design[card].name, source)
            self.met["ships moved"] += 1
        if source is not None:
            self.fleets[source].remove(card)
        if target is not None:
            self.fleets[target].append(card)

    def leads(self, here: int, there: int, player: int) -> bool:
        """R26, R28, R61: wormholes on both edges, on one with a generator, or warp portals."""
        if self.has_portal(here) and self.has_portal(there):
            return True
        if there not in self.around[here]:
            return False
        edges = self.is_open(here, there) + self.is_open(there, here)
        self.met["one-sided"] += edges == 1
        return edges == 2 or (edges == 1 and self.knows(player, "wormhole_generator"))

    def is_open(self, here: int, there: int) -> bool:
        tile = self.under("tile", here)[0]
        edge = (self.around[here].index(there) - self.mark("turn", tile)) % 6
        return bool(self.words[self.design[tile].facts["wormholes"][edge]] == "yes")

    def has_portal(self, host: int) -> bool:
        bodies = (*self.under("tile", host), *self.under("structures", host))
        return any(self.design[body].facts.get("portal") for body in bodies)

    def is_free(self, host: int, player: int) -> bool:
        """R69, R70: more ships of one's own than hold them back."""
        ships = self.fleets[host]
        names = Counter(self.design[ship].name for ship in ships if self.design[ship].kind == "npc")
        own = sum(self.design[ship].kind == "ship" and self.owner[ship] == player for ship in ships)
        others = len(ships) - own
        if self.design[self.pile("board", player)[0]].name == "draco":
            others -= names["ancient"]
        if self.knows(player, "cloaking_device"):
            others //= 2
        return own > others and not names["center_defence"]

    # ---- what lies where -----------------------------------------------------------------------------------------

    def is_out(self, player: int) -> bool:
        return bool(self.m.c[self.m.g.out + player])

    def counter(self, name: str, player: int) -> int:
        return self.m.c[self.sheet.counters[name].at + player]

    def pieces_in(self, name: str, player: int) -> int:
        return self.m.c[self.sheet.zones[name].at + player]

    def mark(self, name: str, card: int) -> int:
        return int(self.m.c[self.marks[name][card]])

    def pile(self, name: str, player: int) -> list[int]:
        return self.m.z[self.sheet.zones[name].at + player]

    def under(self, name: str, host: int) -> list[int]:
        place = self.pile_of[name].get(host)
        return [] if place is None else self.m.z[place]

    def knows(self, player: int, name: str) -> bool:
        return any(self.design[card].name == name for card in self.pile("technologies", player))
