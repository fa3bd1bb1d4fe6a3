"""A random game of Master of the Galaxy, watched: what the rules promise holds after every decision.

Long runs are played natively; then it is looked at after every few decisions.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from functools import cache
from itertools import chain

from positions import GAMES, game_of, misplaced, mistuned, out_of_bounds

from interpreter.game import run
from interpreter.game.state import seeded
from moodsl.extras.native.engine import Native, native_of
from moodsl.extras.native.states import Reader, Writer

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
        self.things = sorted(chain.from_iterable(self.m.z))

    def play(self) -> Counter[str]:
        """Play to the end; raises AssertionError where a promise is broken."""
        met: Counter[str] = Counter()
        cubes = Counter(name for card in self.things if (name := self.design[card].name) in CUBES)
        assert cubes == CUBES
        assert sum(cubes.values()) == 200
        while self.m.options is not None:
            self.look()
            met["decisions"] += self.go_on()
            met["looks"] += 1
        self.look()
        assert misplaced(self.match) == [] and not mistuned(self.m)
        assert self.match.ending in ENDINGS
        met.update(["games", f"ends by {self.match.ending}"])
        return met

    def go_on(self) -> int:
        """Take decisions; gives how many."""
        run.choose(self.m, self.dice.choice(self.m.options))
        return 1

    def look(self) -> None:
        """What holds after each decision."""
        assert out_of_bounds(self.match) == []
        assert sorted(chain.from_iterable(self.m.z)) == self.things, "cubes, bases or cards are made or lost"
        stock = self.sheet.zones["stock"].at
        for seat in range(self.m.n):
            assert all(self.owner[base] == seat for base in self.m.z[stock + seat]), "a base of somebody else's"
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


class WatchedNatively(Watched):
    """One match that the native engine plays, up to `LEAP` decisions between two looks."""

    LEAP = 60

    def __init__(self, players: int, seed: int, variant: str | None = None) -> None:
        super().__init__(players, seed, variant)
        self.native = native_in(os.getpid())
        Writer(self.native.layout, self.native.machine).write(self.m)

    def go_on(self) -> int:
        """Take some decisions. The state stays in the machine; what is looked at is a copy."""
        machine, room = self.native.machine, self.native.room
        luck = b"".join(seeded(self.dice.getrandbits(62)).to_bytes(8, "little") for _ in range(self.m.n))
        machine.reach(room + len(luck))
        machine.write(room, luck)
        done = machine.call("play_on", room, self.dice.randint(1, self.LEAP), 0, 0)
        self.m = self.match.state = Reader(self.native.layout, machine).state()
        return done


@cache
def native_in(_process: int) -> Native:
    """The native engine, one for each process of a long run."""
    return native_of([GAMES["galaxy"]], game_of("galaxy"))
