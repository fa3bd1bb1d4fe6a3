"""A random game of Master of the Galaxy, watched: what the rules promise holds after every decision."""

from __future__ import annotations

import random
from collections import Counter

from positions import game_of, misplaced, mistuned, out_of_bounds

from interpreter.game import run

CUBES = {"red_cube": 45, "blue_cube": 45, "yellow_cube": 45, "green_cube": 45, "black_cube": 20}
ENDINGS = {"expanded", "dominant", "usurped", "exhausted"}


class Watched:
    """One match. `piles` are those of each zone behind the things that have them."""

    def __init__(self, players: int, seed: int, variant: str | None = None) -> None:
        self.match = game_of("galaxy").start(players, seed, variant=variant, record=False)
        self.m, self.sheet = self.match.state, self.match.sheet
        self.dice = random.Random(seed)
        self.owner = self.match.program.tables["owned"]
        self.design = [self.sheet.designs[number] for number in self.sheet.design_of]
        self.piles = {
            name: [(host, zone.at + place) for place, host in enumerate(zone.hosts)]
            for name, zone in self.sheet.zones.items()
            if zone.host and not zone.printed
        }
        self.things = Counter(self.named())

    def play(self) -> Counter[str]:
        """Play to the end; raises AssertionError where a promise is broken."""
        met: Counter[str] = Counter()
        cubes = {name: count for name, count in self.things.items() if name in CUBES}
        assert cubes == CUBES
        assert sum(cubes.values()) == 200
        while self.m.options is not None:
            self.look()
            run.choose(self.m, self.dice.choice(self.m.options))
            met["decisions"] += 1
        self.look()
        assert misplaced(self.match) == [] and not mistuned(self.m)
        assert self.match.ending in ENDINGS
        met.update(["games", f"ends by {self.match.ending}"])
        return met

    def named(self) -> list[str]:
        """What lies anywhere, by name; of bases whose they are as well."""
        return [self.name(card) for pile in self.m.z for card in pile]

    def name(self, card: int) -> str:
        design = self.design[card]
        return design.name if design.kind != "base" else f"{design.name} of {self.owner[card]}"

    def look(self) -> None:
        """What holds after each decision."""
        assert out_of_bounds(self.match) == []
        assert Counter(self.named()) == self.things, "cubes, bases or cards are made or lost"
        for _cell, filled in self.lying("filling"):
            assert len(filled) <= 1, "a cell is filled twice"
        for track, route in self.lying("route"):
            assert len(route) <= self.design[track].facts["length"]
            assert len({self.design[cube].name for cube in route}) <= 1, "G32: a route has one colour"
        for track, conflicts in self.lying("dispute"):
            assert len(conflicts) <= 1
            assert not (conflicts and dict(self.lying("route"))[track]), "G70: no cubes beside a conflict"
        covered = {system for system, hole in self.lying("cover") if hole}
        colonies, landing = dict(self.lying("colonies")), dict(self.lying("landing"))
        for system, bases in self.lying("bases"):
            planets = self.design[system].facts["planets"]
            assert len({self.owner[base] for base in bases}) <= 1, "a system has one owner"
            assert len(bases) <= planets and len(colonies[system]) + len(landing[system]) <= planets
            assert system not in covered or not (bases or colonies[system]), "G14: nothing is in a black hole"

    def lying(self, zone: str) -> list[tuple[int, list[int]]]:
        """What lies in a zone, behind the thing that has it."""
        return [(host, self.m.z[pile]) for host, pile in self.piles[zone]]
