"""Reference implementation ("oracle") of the galaxy game, written by hand from the rules page.

    game = Game(4, seed=1)
    while not game.over:
        game.step(random.choice(game.options))
    print(game.standings())

Plain numbers in comments are the numbers of the rules page; "ruling" marks what was decided where
the page is silent.  All facts of the map and the cards come from galaxy_data.json.

A game asks one small question at a time: `player`, `question`, `options`; `step(option)` answers it.
What has one answer only is not asked (unless `terse=False`).

    question    options
    take        ("keep", card), ("next",)            9: which of the cards looked at; the one below them
    corner      start system                         4 (third of three players), 8
    race        card                                 8
    swap        (colour, colour) or None             one cube of the bag for one of the bank
    place       ("planet", system, colour)           29
                ("route", track, from, colour)       32, 33
                ("cell", card, project, cell colour, lost, cube)
                ("conflict", track, colour, lost)    57
                ("cancel", project)                  27: a black cube takes the cubes of a project back
                ("stop",)                            the rest goes back into the bag
    reward      ("planet", system, colour), ("card", card, project), ("conflict", track)   28
    base        ("base", card, project, system) or None                                   40
    deck        kind of development                  46: of which deck
    steal       a cube of an opponent, see `takeable`          54
    loot        the same                                       61
    bank        colour
    seize       "stock", ("base", card, project) or None       63
    objective   card or ("board", track)                       64
    act         ("discard", card), ("lay", card, track, own system, side), ("peace", track), ("end",)
    peace       True, False                                    67
    settle, prepare, skip, choose, hole, drop, stop_conflict   what a property asks
"""

from __future__ import annotations

import json
import random
from collections import Counter
from pathlib import Path

DATA = json.loads((Path(__file__).parent / "galaxy_data.json").read_text(encoding="utf-8"))
COLOURS = tuple(DATA["colours"])
PLAIN = tuple(c for c in COLOURS if c != "black")
SYMBOLS = tuple(DATA["symbols"])
DEVELOPMENTS = ("expansion", "commerce", "progress")
DECKS = tuple(DATA["decks"])
MOST_ROUNDS = 400  # ruling: a game that nobody ends is broken off
POLITICS = {1: "leader", 2: "conflict", 3: "government"}  # 43, 49
OTHER = {"red": "blue", "blue": "red"}


class Ended(Exception):
    """Somebody has won (81)."""


class Card:
    def __init__(self, data):
        self.id = data["id"]
        self.data = data
        self.kind = data["kind"]
        self.projects = data["projects"]
        self.property = data["property"]
        self.owner = None
        self.cells = [tuple((c["colour"], c["lost"]) for c in p["cells"]) for p in self.projects]
        self.clear()

    def clear(self):
        self.fill = [[None] * len(cells) for cells in self.cells]
        self.done = [False] * len(self.cells)
        self.disc = [False] * len(self.cells)


class System:
    def __init__(self, data):
        self.id = data["id"]
        self.data = data
        self.colour = data["colour"]
        self.start = data["start"]
        self.size = data["planets"]
        self.planets = [None] * self.size
        self.owner = None
        self.bases = 0
        self.hole = False


class Track:
    def __init__(self, data):
        self.id = data["id"]
        self.ends = tuple(data["ends"])
        self.length = data["cells"]
        self.colours = tuple(data["colours"])
        self.owner = None
        self.colour = None
        self.origin = None
        self.cubes = 0
        self.conflict = None

    @property
    def complete(self):
        return self.cubes == self.length

    def far(self, end):
        return self.ends[1] if self.ends[0] == end else self.ends[0]

    def clear(self):
        self.owner = self.colour = self.origin = None
        self.cubes = 0


class Conflict:
    def __init__(self, card, track, layer, seats, systems):
        self.card = card
        self.track = track
        self.layer = layer
        self.seats = seats  # side: seat number or None
        self.systems = systems  # side: system
        self.cells = {
            side: tuple((c["colour"], c["lost"]) for c in card.data["sides"][side]["cells"]) for side in ("red", "blue")
        }
        self.fill = {side: [None] * len(cells) for side, cells in self.cells.items()}

    def side(self, number):
        return "red" if self.seats["red"] == number else "blue" if self.seats["blue"] == number else None

    def count(self, side):
        return sum(cube is not None for cube in self.fill[side])


class Seat:
    def __init__(self, number):
        self.number = number
        self.bag = Counter(DATA["setup"]["bag"])
        self.hand = Counter()
        self.stock = 9
        self.cards = []
        self.skip = 0
        self.start = None
        self.turns = 0


class Game:
    def __init__(self, players, seed=0, variant=None, shuffle=None, terse=True, data=None, most_rounds=MOST_ROUNDS,
                 begun=None):
        assert players in (2, 3, 4) and variant in (None, "experienced")
        data = data or DATA
        self.data = data
        self.n = players
        self.variant = variant
        self.terse = terse
        self.most_rounds = most_rounds
        self.begun = begun  # is told when the set-up is done
        chance = random.Random(seed)

        def shuffled(_what, things):
            things = list(things)
            chance.shuffle(things)
            return things

        self.shuffle = shuffle or shuffled
        self.setup = data["setup"]
        self.cards = {c["id"]: Card(c) for c in data["cards"]}
        self.systems = {s["id"]: System(s) for s in data["map"]["systems"]}
        self.tracks = {t["id"]: Track(t) for t in data["map"]["tracks"]}
        self.touching = {s: [t for t in self.tracks.values() if s in t.ends] for s in self.systems}
        self.arrows = [(a["arrow"], a["symbol"], tuple(a["systems"])) for a in data["map"]["symbols"]]
        self.bank = Counter(self.setup["bank"][str(players)])
        self.tokens = data["components"]["black_hole_tokens"]
        self.seats = [Seat(k) for k in range(players)]
        self.decks = {}
        self.turn = 0
        self.round = 0
        self.turns = 0
        self.extra = False
        self.in_a_row = 0
        self.phase = 0
        self.colonized = []
        self.refused = set()
        self.winner = None
        self.ending = None
        self.player = self.question = None
        self.options = ()
        self._game = self._play()
        self._next(None)

    # ------------------------------------------------------------ questions
    @property
    def over(self):
        return self.ending is not None

    def _next(self, answer):
        try:
            self.player, self.question, self.options = self._game.send(answer)
        except (StopIteration, Ended):
            self.player = self.question = None
            self.options = ()

    def step(self, option):
        if option not in self.options:
            raise ValueError(f"{option!r} is no answer to {self.question}")
        self._next(option)

    def _ask(self, seat, question, options):
        self._check()
        options = tuple(options)
        assert options, question
        if self.terse and len(options) == 1:
            return options[0]
        return (yield seat.number, question, options)

    # ------------------------------------------------------------ victory
    def _check(self):
        if self.phase == 0:
            return
        for step in range(self.n):  # ruling: whose turn it is comes first
            seat = self.seats[(self.turn + step) % self.n]
            how = self.victory(seat)
            if how:
                self.winner, self.ending = seat.number, how
                raise Ended

    def victory(self, seat):
        goal = self.setup["victory"]
        starts = bases = 0
        for system in self.systems.values():
            if system.owner == seat.number:
                bases += system.bases
                starts += system.start
        if bases >= goal["bases"]:
            return "expansion"  # 17
        if starts >= goal["start_systems"]:
            return "seizure"  # 19
        if max(self.symbols(seat).values(), default=0) >= goal["equal_symbols"]:
            return "domination"  # 18
        return None

    def symbols(self, seat, shadow=True):
        """75-78."""
        number, found = seat.number, Counter()
        for name in seat.cards:
            card = self.cards[name]
            if card.kind == "race":
                for p, project in enumerate(card.projects):
                    if project["kind"] == "program" and card.done[p]:
                        found.update(project["symbols"])  # 52
            elif card.kind in DEVELOPMENTS and card.done[0]:
                found.update(card.data["symbols"])
                if card.property and card.property["when"] == "always":
                    for effect in card.property["effects"]:
                        if effect["mod"] == "symbol_if" and self.holds(seat, effect["if"]):
                            found[effect["symbol"]] += 1
        for track in self.tracks.values():
            conflict = track.conflict
            side = conflict and conflict.side(number)
            if side:
                mine, theirs = conflict.count(side), conflict.count(OTHER[side])
                if mine > theirs or (mine and mine == theirs and self.tie(seat)):  # 58, 66
                    found[conflict.card.data["symbol"]] += 1
        systems = self.systems
        for arrow, symbol, ends in self.arrows:
            own = sum(systems[e].owner == number for e in ends)
            if arrow == "red":
                found[symbol] += own == 1  # 78: the other end may be covered
            elif own == len(ends):
                found[symbol] += 1  # 76, 77
        return found

    def tie(self, seat):
        return any(
            effect.get("mod") == "tie_symbol"
            for name in seat.cards
            if self.cards[name].kind == "government"
            for effect in self.cards[name].property["effects"]
        )

    def holds(self, seat, condition):
        if "bag_at_most" in condition:
            return sum(seat.bag.values()) <= condition["bag_at_most"]
        measure = getattr(self, "count_" + condition["majority"])
        mine = measure(seat)
        return all(mine > measure(other) for other in self.seats if other is not seat)

    def count_bases(self, seat):
        return sum(s.bases for s in self.systems.values() if s.owner == seat.number)

    def count_symbols(self, seat):
        return sum(self.symbols(seat).values())

    def count_colonies(self, seat):
        return sum(c is not None for s in self.systems.values() if s.owner == seat.number for c in s.planets)

    # ------------------------------------------------------------ properties
    def active(self, seat, card):
        """Does the property of this card work? (47, 55, 56)"""
        rule = card.property
        if rule is None:
            return False
        if card.kind in DEVELOPMENTS:
            return card.done[0]
        if card.kind == "leader":
            lacking = sum((Counter(rule["needs"]) - self.symbols(seat)).values())
            if lacking:
                for name in seat.cards:
                    other = self.cards[name]
                    if other.kind == "government":
                        for effect in other.property["effects"]:
                            if effect.get("mod") == "leader_needs":
                                lacking += effect["value"]
            return lacking <= 0
        return True

    def mods(self, seat, mod):
        found = []
        for name in seat.cards:
            card = self.cards[name]
            rule = card.property
            if rule and rule["when"] == "always":
                for effect in rule["effects"]:
                    if effect["mod"] == mod and self.active(seat, card):
                        found.append(effect)
        return found

    def mod(self, seat, mod):
        return sum(effect.get("value", 0) for effect in self.mods(seat, mod))

    def trigger(self, seat, when, **about):
        for name in list(seat.cards):
            card = self.cards[name]
            if name in seat.cards and card.property and card.property["when"] == when and self.active(seat, card):
                yield from self.effects(seat, card.property["effects"], **about)

    # ------------------------------------------------------------ cubes
    def to_bag(self, number, cube, lost=False):
        if lost:
            self.bank[cube] += 1  # 51
        else:
            self.seats[number].bag[cube] += 1

    def from_bank(self, seat, colour, number=1):
        number = min(number, self.bank[colour])  # 30
        self.bank[colour] -= number
        seat.bag[colour] += number
        return number

    def choose_from_bank(self, seat, number, colours=PLAIN):
        for _ in range(number):
            options = [c for c in colours if self.bank[c]]
            if not options:
                return
            self.from_bank(seat, (yield from self._ask(seat, "bank", options)))

    def empty(self, card, p):
        """All cubes off a project of a card."""
        for k, cube in enumerate(card.fill[p]):
            if cube is not None:
                self.to_bag(card.owner, cube, card.cells[p][k][1])
                card.fill[p][k] = None
        card.done[p] = False

    def empty_track(self, track):
        if track.cubes:
            self.seats[track.owner].bag[track.colour] += track.cubes
        track.clear()

    def empty_side(self, conflict, side):
        for k, cube in enumerate(conflict.fill[side]):
            if cube is not None:
                self.to_bag(conflict.seats[side], cube, conflict.cells[side][k][1])
                conflict.fill[side][k] = None

    def own_projects(self, seat):
        """Projects of a player with cubes on them, planets left out."""
        found = []
        for name in seat.cards:
            card = self.cards[name]
            for p, fill in enumerate(card.fill):
                if any(cube is not None for cube in fill):
                    found.append(("card", name, p))
        for track in self.tracks.values():
            if track.owner == seat.number and track.cubes:
                found.append(("route", track.id))
            conflict = track.conflict
            if conflict:
                side = conflict.side(seat.number)
                if side and conflict.count(side):
                    found.append(("conflict", track.id))
        return found

    def takeable(self, seat, colours, conflicts=True):
        """Cubes of this player that an opponent may take (54, 61)."""
        guarded = self.mod(seat, "guard")
        found = {}
        for what in self.own_projects(seat):
            if what[0] == "card" and not guarded:
                card = self.cards[what[1]]
                for k, cube in enumerate(card.fill[what[2]]):
                    if cube in colours:
                        found[what + (cube, *card.cells[what[2]][k])] = None
            elif what[0] == "route" and self.tracks[what[1]].colour in colours:
                found[what + (self.tracks[what[1]].colour,)] = None  # 33: the farthest
            elif what[0] == "conflict" and conflicts:
                conflict = self.tracks[what[1]].conflict
                side = conflict.side(seat.number)
                for k, cube in enumerate(conflict.fill[side]):
                    if cube in colours:
                        found[what + (side, cube, conflict.cells[side][k][1])] = None
        return list(found)

    def take_cube(self, thief, what):
        """To the thief's bag, also from irrecoverable cells (51)."""
        if what[0] == "card":
            _, name, p, cube, colour, lost = what
            card = self.cards[name]
            k = next(k for k, c in enumerate(card.fill[p]) if c == cube and card.cells[p][k] == (colour, lost))
            card.fill[p][k] = None
            card.done[p] = False
        elif what[0] == "route":
            track = self.tracks[what[1]]
            cube = track.colour
            track.cubes -= 1
            if not track.cubes:
                track.clear()
        else:
            _, name, side, cube, lost = what
            conflict = self.tracks[name].conflict
            cells = conflict.cells[side]
            k = next(k for k, c in enumerate(conflict.fill[side]) if c == cube and cells[k][1] == lost)
            conflict.fill[side][k] = None
        thief.bag[cube] += 1

    def steal(self, seat, colours, question="steal"):
        options = [w for other in self.seats if other is not seat for w in self.takeable(other, colours)]
        if options:
            self.take_cube(seat, (yield from self._ask(seat, question, options)))

    # ------------------------------------------------------------ cards
    def gain(self, seat, card):
        card.owner = seat.number
        seat.cards.append(card.id)
        if card.kind == "leader":
            yield from self.trigger(seat, "after_leader")

    def take(self, seat, deck):
        """9."""
        pile = self.decks[deck]
        if not pile:
            return None
        look = self.setup["look"] + (self.mod(seat, "look") if deck != "race" else 0)
        looked = pile[:look]
        options = [("keep", name) for name in looked]
        if len(pile) > len(looked):
            options.append(("next",))
        answer = yield from self._ask(seat, "take", options)
        rest = pile[len(looked) :]
        if answer[0] == "keep":
            name = answer[1]
            self.decks[deck] = rest + [other for other in looked if other != name]
        else:
            name = rest[0]
            self.decks[deck] = rest[1:] + looked
        yield from self.gain(seat, self.cards[name])
        return name

    def strip(self, card):
        """Cubes and discs of a card that leaves its owner (65, 73)."""
        seat = self.seats[card.owner]
        for p in range(len(card.fill)):
            self.empty(card, p)
            if card.disc[p]:
                card.disc[p] = False
                seat.stock += 1
        seat.cards.remove(card.id)
        card.owner = None

    def discard(self, card):
        self.strip(card)
        self.decks[card.kind].append(card.id)  # ruling: under its deck

    # ------------------------------------------------------------ systems, bases, conflicts
    def neutral(self, system):
        return system.owner is None and not system.hole

    def lose(self, system):
        """All bases of the owner leave (37, 63)."""
        seat = self.seats[system.owner]
        seat.stock += system.bases
        system.bases, system.owner = 0, None
        for track in self.touching[system.id]:
            if track.owner == seat.number:
                self.empty_track(track)
        yield from self.early_ends(system)

    def early_ends(self, system):
        """A system got, changed or lost its owner (67)."""
        for track in self.touching[system.id]:
            conflict = track.conflict
            if conflict:
                self.lift(conflict)
                winner = conflict.seats["red"]
                if winner is None:
                    self.decks["conflict"].append(conflict.card.id)
                else:
                    yield from self.gain(self.seats[winner], conflict.card)

    def lift(self, conflict):
        """Off the board; the cubes go back."""
        for side in ("red", "blue"):
            if conflict.seats[side] is not None:
                self.empty_side(conflict, side)
        conflict.track.conflict = None

    def put_base(self, seat, system):
        """A disc that has left stock or card comes down (36, 43)."""
        if system.owner is None:
            system.owner, system.bases = seat.number, 1
            for track in self.touching[system.id]:
                if track.owner not in (None, seat.number):
                    self.empty_track(track)
            yield from self.early_ends(system)
            yield from self.trigger(seat, "after_control", system=system)  # ruling: before the leader is taken
        else:
            system.bases += 1
        self._check()
        yield from self.take(seat, POLITICS[system.bases])
        self._check()
        yield from self.trigger(seat, "after_place")

    def placeable(self, seat):
        """Systems where a prepared base may go (41, 42, 45)."""
        if not any(s.owner == seat.number for s in self.systems.values()):
            return [s for s in self.systems.values() if self.neutral(s)]
        found = []
        for system in self.systems.values():
            if system.hole or system.owner not in (None, seat.number) or system.bases >= system.size:
                continue
            if any(t.owner == seat.number and t.complete for t in self.touching[system.id]):
                found.append(system)
        return found

    def discs(self, seat):
        return [(n, p) for n in seat.cards for p, disc in enumerate(self.cards[n].disc) if disc]

    def win(self, seat, conflict):
        """59-66."""
        side = conflict.side(seat.number)
        loser = conflict.seats[OTHER[side]]
        system = self.systems[conflict.systems[OTHER[side]]]
        objectives = conflict.card.data["sides"][OTHER[side]]["printed_objectives"]
        self.lift(conflict)
        yield from self.gain(seat, conflict.card)
        loot = conflict.card.data["loot"] + self.mod(seat, "loot")
        if loser is None:
            yield from self.choose_from_bank(seat, loot)  # ruling: never black
        else:
            for _ in range(loot):
                options = self.takeable(self.seats[loser], PLAIN, conflicts=False)
                if not options:
                    break
                self.take_cube(seat, (yield from self._ask(seat, "loot", options)))
        for objective in objectives:
            if objective == "destroy_system":
                if loser is not None:
                    yield from self.lose(system)
                yield from self.seize(seat, system)
            elif loser is not None:
                verb, kind = objective.split("_")
                yield from self.objective(seat, self.seats[loser], verb, kind)
            self._check()
        yield from self.trigger(seat, "after_conflict")

    def seize(self, seat, system):
        options = [("base", n, p) for n, p in self.discs(seat)]
        if seat.stock:
            options.append("stock")
        if not options:
            return
        answer = yield from self._ask(seat, "seize", [*options, None])
        if answer is None:
            return
        self.use_disc(seat, answer)
        yield from self.put_base(seat, system)

    def use_disc(self, seat, source):
        if source == "stock":
            seat.stock -= 1
        else:
            self.cards[source[1]].disc[source[2]] = False

    def objective(self, seat, loser, verb, kind):
        kinds = DEVELOPMENTS if kind == "development" else (kind,)
        options = [n for n in loser.cards if self.cards[n].kind in kinds]
        if kind == "conflict":
            options += [
                ("board", t.id) for t in self.tracks.values() if t.conflict and t.conflict.side(loser.number)
            ]
        if not options:
            return
        chosen = yield from self._ask(seat, "objective", options)
        if chosen[0] == "board":
            conflict = self.tracks[chosen[1]].conflict
            self.lift(conflict)
            card = conflict.card
        else:
            card = self.cards[chosen]
            self.strip(card)
        if verb == "take":
            yield from self.gain(seat, card)
        else:
            self.decks[card.kind].append(card.id)

    # ------------------------------------------------------------ set-up
    def _play(self):
        if False:
            yield
        for deck in DECKS:
            names = [c["id"] for c in self.data["cards"] if c["kind"] == deck]
            self.decks[deck] = list(self.shuffle(deck, names))  # 2
        corners = self.data["map"]["corners_clockwise"]
        if self.variant == "experienced":  # 8
            shown = self.decks["race"][: self.n + 2]
            rest = self.decks["race"][self.n + 2 :]
            for seat in self.seats:
                name = yield from self._ask(seat, "race", shown)
                shown.remove(name)
                self.decks["race"] = shown + rest
                yield from self.gain(seat, self.cards[name])
            self.decks["race"] = list(self.shuffle("race", rest + shown))
            free = list(corners)
            for seat in reversed(self.seats):
                seat.start = yield from self._ask(seat, "corner", free)
                free.remove(seat.start)
        else:
            colour = self.shuffle("corner", PLAIN)[0]  # 4: five cubes of each
            at = next(k for k, s in enumerate(corners) if self.systems[s].colour == colour)
            free = [corners[(at + k) % 4] for k in range(4)]
            if self.n == 2:
                free[1], free[2] = free[2], free[1]
            for seat in self.seats[: min(self.n, 2) if self.n == 3 else self.n]:
                seat.start = free.pop(0)
            if self.n == 3:
                seat = self.seats[2]
                seat.start = yield from self._ask(seat, "corner", free)
                free.remove(seat.start)
        for corner in free:  # 5
            for name in self.data["map"]["corner_cluster"][corner]:
                self.systems[name].hole = True
                self.tokens -= 1
        for seat in self.seats:
            system = self.systems[seat.start]
            system.owner, system.bases = seat.number, 1
            seat.stock -= 1
        if self.variant is None:
            for seat in self.seats:
                yield from self.take(seat, "race")  # 6
        self.round = 1
        if self.begun:
            self.begun(self)
        while self.round <= self.most_rounds:
            seat = self.seats[self.turn]
            self.phase = 1
            if seat.skip:
                seat.skip -= 1  # 80
                self.tokens += 1
            else:
                self.turns += 1
                seat.turns += 1
                self.extra = False
                yield from self._turn(seat)
                self._check()
                if self.extra and self.in_a_row < self.setup["extra_turns_in_a_row"]:
                    self.in_a_row += 1  # 79
                    continue
            self.in_a_row = 0
            self.turn = (self.turn + 1) % self.n
            if self.turn == 0:
                self.round += 1
        self.ending = "rounds"

    # ------------------------------------------------------------ a turn
    def _turn(self, seat):
        self.phase = 1
        self.colonized, self.refused = [], set()
        if not sum(seat.bag.values()):
            yield from self.adventurer(seat)  # 23
        yield from self.trigger(seat, "turn_start")
        self._check()
        cubes = [c for c in COLOURS for _ in range(seat.bag[c])]
        drawn = list(self.shuffle(f"bag {seat.number}", cubes))[: self.setup["draw"] + self.mod(seat, "draw")]
        seat.hand = Counter(drawn)
        seat.bag -= seat.hand
        self.phase = 2
        yield from self.distribute(seat)
        yield from self.rewards(seat)
        yield from self.bases(seat)
        self.phase = 3
        yield from self.discards(seat)

    def adventurer(self, seat):
        pile = self.decks["leader"]
        if pile:
            self.decks["leader"] = list(self.shuffle("leader", pile))
            yield from self.gain(seat, self.cards[self.decks["leader"].pop(0)])
        for name in seat.cards:
            card = self.cards[name]
            for p, fill in enumerate(card.fill):
                for k, cube in enumerate(fill):
                    if cube == "black":
                        fill[k] = None
                        card.done[p] = False
                        self.to_bag(seat.number, cube, card.cells[p][k][1])
        for track in self.tracks.values():
            side = track.conflict and track.conflict.side(seat.number)
            if side:
                for k, cube in enumerate(track.conflict.fill[side]):
                    if cube == "black":
                        track.conflict.fill[side][k] = None
                        self.to_bag(seat.number, cube, track.conflict.cells[side][k][1])

    # phase 2
    def room(self, seat, kind):
        return sum(self.cards[n].kind == kind and self.cards[n].done[0] for n in seat.cards) < self.setup[
            "implemented_per_kind"
        ]

    def at_odds(self, seat, system):
        """Has the player a conflict with this neutral system? (35)"""
        return any(
            t.conflict and t.conflict.side(seat.number) and system in t.conflict.systems.values()
            for t in self.touching[system]
        )

    def placings(self, seat):
        found = {}
        hand = [c for c in COLOURS if seat.hand[c]]
        number = seat.number
        plain = [c for c in hand if c != "black"]
        for system in self.systems.values():
            if system.owner == number and None in system.planets:
                for c in plain:
                    found["planet", system.id, c] = None
        any_route = self.mod(seat, "any_route") if plain else 0
        for track in self.tracks.values() if plain else ():
            if track.conflict or track.complete:
                continue
            a, b = (self.systems[e] for e in track.ends)
            if track.owner == number:
                far = self.systems[track.far(track.origin)]
                if track.colour in plain and (far.owner == number or not self.at_odds(seat, far.id)):
                    found["route", track.id, track.origin, track.colour] = None
            elif track.owner is None:
                for near, far in ((a, b), (b, a)):
                    if near.owner != number or far.hole or far.owner not in (None, number):
                        continue
                    if far.owner is None and self.at_odds(seat, far.id):
                        continue
                    for c in plain:
                        if any_route or c in track.colours:
                            found["route", track.id, near.id, c] = None
        swaps = {}
        for effect in self.mods(seat, "substitute"):
            for kind in effect["on"]:
                for cell in effect["cells"]:
                    swaps.setdefault((kind, effect["cube"]), set()).add(cell)
        for name in seat.cards:
            card = self.cards[name]
            for p, project in enumerate(card.projects):
                if card.done[p] or (card.kind in DEVELOPMENTS and not self.room(seat, card.kind)):
                    continue  # 48
                for k, (colour, lost) in enumerate(card.cells[p]):
                    if card.fill[p][k] is None:
                        for cube in hand:
                            if cube == colour or colour in swaps.get((project["kind"], cube), ()):
                                found["cell", name, p, colour, lost, cube] = None
        for track in self.tracks.values():
            side = track.conflict and track.conflict.side(number)
            if side:
                for k, (colour, lost) in enumerate(track.conflict.cells[side]):
                    if track.conflict.fill[side][k] is None and colour in hand:
                        found["conflict", track.id, colour, lost] = None
        if "black" in hand:
            for what in self.own_projects(seat):
                found["cancel", what] = None
        return [*found, ("stop",)]

    def distribute(self, seat):
        while sum(seat.hand.values()):
            answer = yield from self._ask(seat, "place", self.placings(seat))
            if answer[0] == "stop":
                break
            self.place(seat, answer)
        seat.bag += seat.hand
        seat.hand = Counter()

    def place(self, seat, answer):
        what = answer[0]
        if what == "planet":
            _, name, cube = answer
            planets = self.systems[name].planets
            planets[planets.index(None)] = cube
            self.colonized.append((name, cube))
        elif what == "route":
            _, name, origin, cube = answer
            track = self.tracks[name]
            track.owner, track.origin, track.colour = seat.number, origin, cube
            track.cubes += 1
        elif what == "cell":
            _, name, p, colour, lost, cube = answer
            card = self.cards[name]
            k = next(k for k, c in enumerate(card.fill[p]) if c is None and card.cells[p][k] == (colour, lost))
            card.fill[p][k] = cube
        elif what == "conflict":
            _, name, cube, lost = answer
            conflict = self.tracks[name].conflict
            side = conflict.side(seat.number)
            cells = conflict.cells[side]
            k = next(k for k, c in enumerate(conflict.fill[side]) if c is None and cells[k] == (cube, lost))
            conflict.fill[side][k] = cube
        else:  # 27
            cube = "black"
            seat.bag["black"] += 1
            kind, *rest = answer[1]
            if kind == "card":
                self.empty(self.cards[rest[0]], rest[1])
            elif kind == "route":
                self.empty_track(self.tracks[rest[0]])
            else:
                conflict = self.tracks[rest[0]].conflict
                self.empty_side(conflict, conflict.side(seat.number))
        seat.hand[cube] -= 1

    def pending(self, seat):
        found = [("planet", name, cube) for name, cube in dict.fromkeys(self.colonized)]
        for name in seat.cards:
            card = self.cards[name]
            for p, fill in enumerate(card.fill):
                if not card.done[p] and None not in fill:
                    if card.kind not in DEVELOPMENTS or self.room(seat, card.kind):
                        found.append(("card", name, p))
        for track in self.tracks.values():
            side = track.conflict and track.conflict.side(seat.number)
            if side and None not in track.conflict.fill[side]:
                found.append(("conflict", track.id))
        return found

    def rewards(self, seat):
        while True:
            options = self.pending(seat)
            if not options:
                return
            answer = yield from self._ask(seat, "reward", options)
            if answer[0] == "planet":
                yield from self.reward_planet(seat, *answer[1:])
            elif answer[0] == "conflict":
                yield from self.win(seat, self.tracks[answer[1]].conflict)
            else:
                yield from self.reward_card(seat, self.cards[answer[1]], answer[2])
            self._check()

    def reward_planet(self, seat, name, cube):
        self.colonized.remove((name, cube))
        pay = self.setup["colonize"]["same" if self.systems[name].colour == cube else "other"]
        self.from_bank(seat, cube, pay + self.mod(seat, "colonize_bonus"))
        yield from self.trigger(seat, "after_colonize")

    def reward_card(self, seat, card, p):
        project = card.projects[p]
        kind = project["kind"]
        if kind in ("implement", "program"):
            card.done[p] = True
            self._check()
            if kind == "implement":
                number = sum(self.cards[n].kind == card.kind and self.cards[n].done[0] for n in seat.cards)
                yield from self.take(seat, POLITICS[number])  # 49
                self._check()
                yield from self.trigger(seat, "after_implement")
            return
        self.empty(card, p)
        if kind == "base":
            if not card.disc[p] and seat.stock:  # 38
                seat.stock -= 1
                card.disc[p] = True
        elif kind == "card":
            for _ in range(project["number"]):
                deck = project["deck"]
                if deck == "development":
                    decks = [d for d in DEVELOPMENTS if self.decks[d]]
                    if not decks:
                        return
                    deck = yield from self._ask(seat, "deck", decks)
                yield from self.take(seat, deck)
        else:
            yield from self.steal(seat, (project["colour"],))
            yield from self.trigger(seat, "after_steal")

    def bases(self, seat):
        """40: after the rewards (ruling: a cell that is freed now takes no base before the next turn)."""
        while True:
            discs = self.discs(seat)
            systems = self.placeable(seat) if discs else ()
            if not systems:
                return
            options = [("base", n, p, s.id) for n, p in discs for s in systems]
            answer = yield from self._ask(seat, "base", [*options, None])
            if answer is None:
                return
            self.use_disc(seat, answer)
            yield from self.put_base(seat, self.systems[answer[3]])

    # phase 3
    def limit(self, seat):
        return self.setup["hand_limit"] + self.mod(seat, "limit")

    def acts(self, seat):
        found = []
        for name in seat.cards:
            card = self.cards[name]
            if card.kind == "race":
                continue  # ruling: the race stays
            found.append(("discard", name))
            if card.kind == "conflict":
                for track in self.tracks.values():
                    if track.conflict:
                        continue
                    for near, far in (track.ends, track.ends[::-1]):
                        other = self.systems[far]
                        if self.systems[near].owner == seat.number and other.owner != seat.number and not other.hole:
                            found += [("lay", name, track.id, near, side) for side in ("red", "blue")]
        for track in self.tracks.values():
            conflict = track.conflict
            if conflict and conflict.side(seat.number) and None not in conflict.seats.values():
                if track.id not in self.refused:
                    found.append(("peace", track.id))
        if len(seat.cards) <= self.limit(seat):
            found.append(("end",))
        return found

    def discards(self, seat):
        count = 0
        while True:
            answer = yield from self._ask(seat, "act", self.acts(seat))
            if answer[0] == "end":
                break
            if answer[0] == "discard":
                count += 1
                card = self.cards[answer[1]]
                works = card.property and card.property["when"] == "discard" and self.active(seat, card)
                self.discard(card)
                if works:
                    yield from self.effects(seat, card.property["effects"])  # 72
            elif answer[0] == "lay":
                self.lay(seat, *answer[1:])
            else:
                yield from self.peace(seat, answer[1])
            self._check()
        if count:  # 74
            table = self.setup["discard_reward"]
            yield from self.choose_from_bank(seat, table[min(count, 3)] + self.mod(seat, "discard_bonus"))

    def lay(self, seat, name, track, near, side):
        """69, 70."""
        track = self.tracks[track]
        far = self.systems[track.far(near)]
        self.empty_track(track)
        seat.cards.remove(name)
        card = self.cards[name]
        card.owner = None
        self.refused.discard(track.id)  # ruling: peace is offered once for each conflict, and this is another one
        track.conflict = Conflict(
            card, track, seat.number, {side: seat.number, OTHER[side]: far.owner}, {side: near, OTHER[side]: far.id}
        )

    def peace(self, seat, name):
        conflict = self.tracks[name].conflict
        other = self.seats[conflict.seats[OTHER[conflict.side(seat.number)]]]
        if (yield from self._ask(other, "peace", (True, False))):
            self.lift(conflict)
            yield from self.gain(self.seats[conflict.seats["red"]], conflict.card)
        else:
            self.refused.add(name)

    # ------------------------------------------------------------ effects of properties
    def effects(self, seat, effects, **about):
        for effect in effects:
            if "if" in effect and not self.holds(seat, effect["if"]):
                continue
            yield from getattr(self, "op_" + effect["op"])(seat, effect, **about)
            self._check()

    def op_bank(self, seat, effect, system=None, **_):
        colours = effect["colours"]
        if colours == ["system"]:
            self.from_bank(seat, system.colour, effect["number"])
        else:
            yield from self.choose_from_bank(seat, effect["number"], PLAIN if colours == ["any"] else colours)

    def op_steal(self, seat, effect, **_):
        for _ in range(effect["number"]):
            yield from self.steal(seat, PLAIN if effect["colours"] == ["any"] else effect["colours"])

    def op_opponent_discards(self, seat, effect, **_):
        options = [
            n for o in self.seats if o is not seat for n in o.cards if self.cards[n].kind in effect["kinds"]
        ]
        if options:
            self.discard(self.cards[(yield from self._ask(seat, "choose", options))])

    def op_prepare(self, seat, effect, **_):
        options = [
            (n, p)
            for n in seat.cards
            for p, project in enumerate(self.cards[n].projects)
            if project["kind"] == "base" and not self.cards[n].disc[p]
        ]
        if options and seat.stock:
            name, p = yield from self._ask(seat, "prepare", options)
            self.cards[name].disc[p] = True
            seat.stock -= 1

    def op_settle(self, seat, effect, **_):
        if not seat.stock:
            return
        options = [
            s.id
            for s in self.systems.values()
            if self.neutral(s) and any(self.systems[t.far(s.id)].owner == seat.number for t in self.touching[s.id])
        ]
        if options:
            name = yield from self._ask(seat, "settle", options)
            seat.stock -= 1
            yield from self.put_base(seat, self.systems[name])

    def op_extra_turn(self, seat, effect, **_):
        self.extra = True
        return
        yield

    def op_skip(self, seat, effect, **_):
        if self.tokens:
            others = [o.number for o in self.seats if o is not seat]
            chosen = yield from self._ask(seat, "skip", others)
            self.seats[chosen].skip += 1
            self.tokens -= 1

    def op_choose_card(self, seat, effect, **_):
        options = [n for deck in effect["decks"] for n in self.decks[deck]]
        if options:
            name = yield from self._ask(seat, "choose", options)
            deck = self.cards[name].kind
            self.decks[deck] = list(self.shuffle(deck, [n for n in self.decks[deck] if n != name]))  # 10
            yield from self.gain(seat, self.cards[name])

    def op_drop_black(self, seat, effect, **_):
        most = min(effect["number"], seat.bag["black"])
        number = yield from self._ask(seat, "drop", range(most, -1, -1))
        seat.bag["black"] -= number
        self.bank["black"] += number

    def op_swap(self, seat, effect, **_):
        options = [(a, b) for a in PLAIN if seat.bag[a] for b in PLAIN if b != a and self.bank[b]]
        answer = yield from self._ask(seat, "swap", [*options, None])
        if answer:
            seat.bag[answer[0]] -= 1
            self.bank[answer[0]] += 1
            self.from_bank(seat, answer[1])

    def op_end_conflict(self, seat, effect, **_):
        options = [t.id for t in self.tracks.values() if t.conflict and t.conflict.side(seat.number)]
        name = yield from self._ask(seat, "stop_conflict", [*options, None])
        if name:
            conflict = self.tracks[name].conflict
            self.lift(conflict)
            self.decks["conflict"].append(conflict.card.id)

    def op_black_hole(self, seat, effect, **_):
        options = []
        for system in self.systems.values():
            if not system.start:
                if system.hole:
                    options.append(("remove", system.id))
                elif system.owner is None and self.tokens:
                    options.append(("cover", system.id))
        if not options:
            return
        verb, name = yield from self._ask(seat, "hole", options)
        system = self.systems[name]
        if verb == "remove":
            system.hole = False  # 16
            self.tokens += 1
            return
        system.hole = True
        self.tokens -= 1
        for k, cube in enumerate(system.planets):  # 15
            if cube is not None:
                self.bank[cube] += 1
                system.planets[k] = None
        for track in self.touching[name]:
            if track.owner is not None:
                self.empty_track(track)
            conflict = track.conflict
            if conflict:
                self.lift(conflict)  # ruling: the card goes back to who laid it
                yield from self.gain(self.seats[conflict.layer], conflict.card)

    # ------------------------------------------------------------ the table as data
    def snapshot(self):
        return {
            "players": self.n, "round": self.round, "turn": self.turn, "phase": self.phase, "turns": self.turns,
            "in_a_row": self.in_a_row, "extra": self.extra, "ask": (self.player, self.question), "ending": self.ending,
            "winner": self.winner, "bank": {c: self.bank[c] for c in COLOURS}, "tokens": self.tokens,
            "decks": {d: list(p) for d, p in self.decks.items()},
            "systems": {
                s.id: {"owner": s.owner, "bases": s.bases, "planets": list(s.planets), "hole": s.hole}
                for s in self.systems.values()
            },
            "tracks": {
                t.id: {"owner": t.owner, "colour": t.colour, "from": t.origin, "cubes": t.cubes,
                       "conflict": t.conflict and {
                           "card": t.conflict.card.id, "layer": t.conflict.layer, "seats": dict(t.conflict.seats),
                           "systems": dict(t.conflict.systems), "fill": {k: list(v) for k, v in t.conflict.fill.items()},
                       }}
                for t in self.tracks.values()
            },
            "seats": [
                {
                    "bag": {c: s.bag[c] for c in COLOURS}, "hand": {c: s.hand[c] for c in COLOURS}, "stock": s.stock,
                    "skip": s.skip, "start": s.start, "symbols": {k: v for k, v in sorted(self.symbols(s).items()) if v},
                    "cards": [
                        {"id": n, "fill": [list(f) for f in self.cards[n].fill], "done": list(self.cards[n].done),
                         "disc": list(self.cards[n].disc)}
                        for n in s.cards
                    ],
                }
                for s in self.seats
            ],
        }  # fmt: skip

    def standings(self):
        """Best first: (rank, seat, how, bases on the board, most equal symbols). Only the winner is told apart (81)."""
        rows = []
        for seat in self.seats:
            won = seat.number == self.winner
            rank = 1 if won or self.winner is None else 2
            symbols = max(self.symbols(seat).values(), default=0)
            rows.append((rank, seat.number, self.ending if won else None, self.count_bases(seat), symbols))
        return sorted(rows, key=lambda row: row[:2])

    def audit(self):
        """Conservation: cubes, discs, cards, tokens."""
        cubes = Counter(self.bank)
        discs = [s.stock for s in self.seats]
        cards = Counter(n for pile in self.decks.values() for n in pile)
        for seat in self.seats:
            cubes += seat.bag
            cubes += seat.hand
            assert all(v >= 0 for v in seat.bag.values()) and all(v >= 0 for v in seat.hand.values())
            cards.update(seat.cards)
            for name in seat.cards:
                card = self.cards[name]
                assert card.owner == seat.number, name
                discs[seat.number] += sum(card.disc)
                for p, fill in enumerate(card.fill):
                    cubes.update(c for c in fill if c)
                    assert not card.done[p] or None not in fill, name
        for pile in self.decks.values():
            for name in pile:
                card = self.cards[name]
                assert card.owner is None and not any(card.disc) and not any(c for f in card.fill for c in f), name
        for system in self.systems.values():
            cubes.update(c for c in system.planets if c)
            assert (system.owner is None) == (system.bases == 0) and system.bases <= system.size
            assert not (system.hole and (system.owner is not None or any(system.planets)))
            if system.owner is not None:
                discs[system.owner] += system.bases
        for track in self.tracks.values():
            assert not (track.cubes and track.conflict) and track.cubes <= track.length
            assert (track.owner is None) == (track.cubes == 0)
            if track.cubes:
                cubes[track.colour] += track.cubes
                ends = [self.systems[e] for e in track.ends]
                assert any(e.owner == track.owner for e in ends) and not any(e.hole for e in ends), track.id
                assert all(e.owner in (None, track.owner) for e in ends), track.id
            if track.conflict:
                conflict = track.conflict
                cards[conflict.card.id] += 1
                assert conflict.card.owner is None
                for side in ("red", "blue"):
                    assert self.systems[conflict.systems[side]].owner == conflict.seats[side]
                    cubes.update(c for c in conflict.fill[side] if c)
        assert {c: cubes[c] for c in COLOURS} == self.data["components"]["cubes"], cubes
        assert discs == [9] * self.n, discs
        assert len(cards) == len(self.cards) and set(cards.values()) == {1}, cards
        holes = sum(s.hole for s in self.systems.values())
        assert self.tokens + holes + sum(s.skip for s in self.seats) == self.data["components"]["black_hole_tokens"]
        assert all(v >= 0 for v in self.bank.values())
