"""Reference implementation ("oracle") of Eclipse: Second Dawn for the Galaxy, written by hand.

    game = Game(4, seed=1)
    while not game.over:
        game.step(random.choice(game.options))
    print(game.standings())

Numbers such as R37 are the rules of the rules page, U7 its open points; "ruling" marks what was
decided here because page and seed are silent (all rulings are listed in README.md).

A game asks one small question at a time: `player` is asked `question` and answers with one of
`options` (plain tuples, complete and legal) by `step(option)`; `detail` says what it is about.
What has only one answer is not asked (unless terse=False).

    question     options
    species      (species,)
    turn         (action,), ("react", action), ("pass",) + extras
    explore      ("explore", q, r), ("end",) + extras
    tile         ("place", sector, rotation), ("discard",), ("second",) (Draco)
    control      ("control",), ("no",)
    discovery    ("vp",), ("use",), ("use", tech), ("keep",), ("install", ship, printed, tile)
    research     ("research", tech, track), ("end",) + extras
    artifact     (resource,)
    portal       (sector,)
    upgrade      ("remove", ship, printed, tile), ("place", ship, printed, part), ("end",) + extras
    build        ("build", what, sector), ("end",) + extras
    move         ("move", ship, from, to), ("end",) + extras
    onward       ("on", to), ("stop",)
    influence    ("disc", from, to), ("return", from), ("ready",), ("end",) + extras
    cube         (resource,): the track or graveyard for a cube
    propose      ("accept",), ("refuse",)
    give_back    (value,): the reputation tile returned to make room for an ambassador
    tied         (ship,): which of one's types with the same initiative comes first
    engage       ("attack",), ("retreat", sector)
    stalemate    ("retreat", sector), ("destroy",)
    hit          (ship, damage): the ship that gets the die in `detail`; with any_die=True
                 (ship, damage, colour, face): one of the dice and its ship
    reputation   ("keep", value, returned), ("none",)
    bombard      ("attack",), ("no",)
    population   (square,): the cube to destroy
    claim        ("control",), ("no",)
    upkeep       ("colony", sector, square, resource), ("done",)
    bankrupt     ("trade", give, "M"), ("leave", sector)

    extras       ("trade", give, get), ("colony", sector, square, resource), ("propose", player)

Resources: M money, S science, T materials.  Squares: M S T G (grey), with * advanced, O orbital.
Dice: 1 is the blank, 6 the burst.  Space: axial coordinates, edges clockwise from N.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter

DATA = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "eclipse_data.json")))

RES = ("M", "S", "T")
SHIPS = ("interceptor", "cruiser", "dreadnought", "starbase")
SUPPLY = (8, 4, 2, 4)
BY_SIZE = (2, 1, 3, 0)  # U4: dreadnought, cruiser, starbase, interceptor
KILL = (1, 2, 3, 1)  # R97
NPC_KILL = {"ancient": 1, "guardian": 2, "gcds": 3}
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # N NE SE S SW NW
ZONES = {2: (0, 3), 3: (0, 2, 4), 4: (1, 2, 4, 5), 5: (0, 1, 2, 4, 5), 6: (0, 1, 2, 3, 4, 5)}
ACTIONS = ("explore", "research", "upgrade", "build", "move", "influence")
REACTIONS = ("upgrade", "build", "move")
TRADES = [(a, [("trade", a, b) for b in RES if b != a]) for a in RES]
ADVANCED = {"M": "advanced_economy", "S": "advanced_labs", "T": "advanced_mining"}
TRACKS = ("military", "grid", "nano")
UPKEEP = DATA["influence_track"]
PRODUCE = DATA["population_track"]
DISCOUNT = DATA["tech_discounts"]
TECH_VP = DATA["tech_vp"]
DAMAGE = DATA["dice_damage"]
SECTORS = {row["id"]: row for row in DATA["sectors"]}
TECHS = {row["id"]: row for row in DATA["techs"]}
PARTS = {row["id"]: row for row in DATA["parts"]}
SPECIES = {row["id"]: row for row in DATA["species"]}
TECH_PARTS = [p["id"] for p in DATA["parts"] if p["access"] != "discovery"]
ENERGY = {name: p["energy_prod"] - p["energy_use"] for name, p in PARTS.items()} | {"": 0}
DRIVE = {name: int(p["move"] > 0) for name, p in PARTS.items()} | {"": 0}
IN_SECTOR = ("ancient_cruiser", "ancient_orbital", "ancient_monolith", "ancient_warp_portal")
GAINS = {
    "materials_6": (0, 0, 6), "science_5": (0, 5, 0), "credits_8": (8, 0, 0),
    "mixed_2m_2s_3c": (3, 2, 2),
}  # fmt: skip
MAX_CUBES = 12  # 1.3: eleven spaces and the covered "2"
ROUNDS = 8
MAX_DRAW = 5


class Illegal(ValueError):
    """The answer is refused; nothing has changed."""


def distance(q, r):
    return max(abs(q), abs(r), abs(q + r))


class Design:
    """A blueprint: `squares` are [printed, tile] pairs, `outside` what lies beside the grid."""

    __slots__ = (
        "ship", "squares", "outside", "bonus", "extra", "sums", "init", "energy", "computer",
        "shield", "hull", "move", "cannons", "missiles", "legal", "tiles", "drives",
        "memo",
    )  # fmt: skip

    def __init__(self, ship, row):
        self.ship = ship
        self.squares = [[part or "", ""] for part in row["parts"]]
        self.outside = []
        self.bonus, self.extra = row["init"], (row["energy"], row["computer"])
        self.refresh()

    def stats(self, parts):
        init, (energy, computer) = self.bonus, self.extra
        shield = hull = move = drives = 0
        cannons, missiles = [], []
        for name in parts:
            if not name:
                continue
            part = PARTS[name]
            energy += part["energy_prod"] - part["energy_use"]
            init += part["initiative"]
            computer += part["computer"]
            shield += part["shield"]
            hull += part["hull"]
            if part["move"]:
                move += part["move"]
                drives += 1
            if part["dice"]:
                (missiles if part["missile"] else cannons).extend(part["dice"])
        return init, energy, computer, shield, hull, move, cannons, missiles, drives

    def parts(self):
        return [tile or printed for printed, tile in self.squares] + self.outside

    def refresh(self):
        found = self.stats(self.parts())
        (self.init, self.energy, self.computer, self.shield, self.hull, self.move, cannons, missiles,
         self.drives) = found  # fmt: skip
        self.legal = self.fine(self.energy, self.drives)
        self.cannons = sorted(cannons, key=DAMAGE.get, reverse=True)
        self.missiles = sorted(missiles, key=DAMAGE.get, reverse=True)
        self.tiles = any(tile for _, tile in self.squares)
        self.memo = {}  # usable parts: placements

    def find(self, printed, tile):
        for square in self.squares:
            if square[0] == printed and square[1] == tile:
                return square
        raise KeyError((printed, tile))

    def kinds(self):
        """The different squares; equal ones are one option (U12)."""
        seen = []
        for square in self.squares:
            if square not in seen:
                seen.append(square)
        return seen

    def fine(self, energy, drives):
        """R63."""
        return energy >= 0 and (drives == 0 if self.ship == 3 else drives > 0)

    def legal_with(self, square, part):
        """Would the blueprint be legal with the part on that square (None: outside)?"""
        before = (square[1] or square[0]) if square else ""
        return self.fine(
            self.energy + ENERGY[part] - ENERGY[before], self.drives + DRIVE[part] - DRIVE[before]
        )


class Npc:
    """What an ancient, a guardian or the GCDS fights with."""

    def __init__(self, kind, row):
        self.kind = kind
        self.init, self.computer, self.shield, self.hull = (
            row["init"], row["computer"], row["shield"], row["hull"])  # fmt: skip
        self.cannons, self.missiles = list(row["dice"]), list(row["missiles"])


class Sector:
    __slots__ = (
        "id", "number", "q", "r", "vp", "ports", "squares", "cubes", "owner", "discovery",
        "ancients", "guardian", "gcds", "artifact", "portals", "orbital", "monolith", "ships",
        "full", "half",
    )  # fmt: skip

    def __init__(self, name, q, r, rotation):
        row = SECTORS[name]
        self.id, self.number, self.q, self.r = name, int(name), q, r
        self.vp, self.artifact = row["vp"], row["artifact"]
        self.ports = frozenset((edge + rotation) % 6 for edge in row["wormholes_cw_from_N"])
        self.squares = Counter(row["pop"])
        self.cubes = Counter()
        self.owner = None
        self.discovery = None
        self.ancients = 0
        self.guardian = self.gcds = False
        self.portals = ["printed"] if row["warp_portal"] else []
        self.orbital = self.monolith = False
        self.ships = {}  # player: counts by type; in order of entry
        self.full, self.half = [], []

    def population(self):
        return sum(self.cubes.values())

    def npc(self):
        return self.ancients or self.guardian or self.gcds


class Seat:
    __slots__ = (
        "number", "species", "row", "res", "discs", "reserve", "spent", "cubes", "graves", "up",
        "colony", "tracks", "techs", "designs", "stored", "rep", "friends", "kept", "supply",
        "passed", "out", "final", "trade", "mixed", "amb", "cost", "tiles",
    )  # fmt: skip

    def __init__(self, number):
        self.number = number
        self.species = None
        self.out = False
        self.final = None

    def board(self, species):
        row = self.row = SPECIES[species]
        self.species = species
        self.res = {"M": row["credits"], "S": row["science"], "T": row["materials"]}
        self.discs = 13 - row.get("disc_penalty", 0)
        self.reserve = 3
        self.spent = Counter()
        self.cubes = dict.fromkeys(RES, 11)
        self.graves = dict.fromkeys(RES, 0)
        self.up = self.colony = row["colony_ships"]
        self.tracks = {track: [] for track in TRACKS}
        self.techs = set()
        for tech in row["techs"]:
            self.tracks[TECHS[tech]["category"]].append(tech)
            self.techs.add(tech)
        self.designs = [Design(i, row["blueprints"][ship]) for i, ship in enumerate(SHIPS)]
        self.stored = []  # ancient parts kept beside the board
        self.rep = []
        self.friends = []  # whose ambassadors lie here
        self.kept = 0  # discovery tiles kept for points
        self.supply = list(SUPPLY)
        self.passed = False
        self.trade = row["trade"]
        self.mixed = row["reputation_slots"].count("mixed")
        self.amb = row["reputation_slots"].count("amb")
        self.cost = row["costs"]

    def income(self, kind):
        n = 11 - self.cubes[kind]
        return PRODUCE[n] if n >= 0 else 0

    def upkeep(self):
        empty = 13 - self.discs
        if empty <= 0:
            return 0
        return UPKEEP[min(empty, 13) - 1]

    def gain_discs(self, n):
        n = min(n, self.reserve)
        self.reserve -= n
        self.discs += n

    def room(self, rep=0, amb=0):
        """Is there room on the reputation track for that many more?  Tiles may be rearranged."""
        over = max(0, len(self.friends) + amb - self.amb)
        return len(self.rep) + rep + over <= self.mixed

    def price(self, tech, track):
        row = TECHS[tech]
        return max(row["min"], row["cost"] - DISCOUNT[len(self.tracks[track])])  # R56

    def ready_for(self, code):
        """Resources whose cube may go to a square of this code (R33-R36)."""
        if code == "O":
            return ("M", "S")
        if code == "G":
            return RES
        if code[-1] != "*":
            return (code,)
        if "metasynthesis" in self.techs:
            return RES if code == "G*" else (code[0],)
        if code == "G*":
            return tuple(kind for kind in RES if ADVANCED[kind] in self.techs)
        return (code[0],) if ADVANCED[code[0]] in self.techs else ()

    def activations(self, action):
        extra = {"build": ("nanorobots", 1), "move": ("improved_logistics", 1),
                 "upgrade": ("pico_modulator", 2)}.get(action)  # fmt: skip
        base = self.row["activations"][action]
        return base + extra[1] if extra and extra[0] in self.techs else base


class Game:
    """One game.

    shuffle(kind, name, items): a hook for chance.  kind "shuffle": items in their new order,
    the first is the top; "draw": the item drawn from the bag; "dice": a face 1 to 6 for each of
    the colours in items.  Without it a random.Random(seed) decides.
    """

    def __init__(self, players, seed=0, first=0, species=None, portals=True, npc="basic",
                 shuffle=None, terse=True, any_die=False, reach=None):  # fmt: skip
        self.players = players
        self.random = random.Random(seed)
        self.hook = shuffle
        self.terse = terse
        self.any_die = any_die
        self.reach = reach  # how far from the centre the table goes, None: without end
        self.portals = portals
        if isinstance(npc, str):
            npc = dict.fromkeys(("ancient", "guardian", "gcds"), npc)
        self.npc = {kind: Npc(kind, DATA["npc"][kind][tier]) for kind, tier in npc.items()}  # R5
        self.seats = [Seat(i) for i in range(players)]
        self.first = self.next_first = first
        self.round = 0
        self.phase = "setup"
        self.traitor = None
        self.grid, self.sectors = {}, {}
        self.linked = []  # sectors with portals
        self.refused, self.moved = set(), set()  # in this turn: proposals, discs (R73)
        self.tray = Counter()
        self.box = []  # tiles that left the game
        self.over = False
        self.player = self.question = self.detail = None
        self.options = ()
        self.log = None  # a list, if somebody wants to know what happened
        self._game = self._play(species)
        self._advance(None)

    # ------------------------------------------------------------------ plumbing

    def _advance(self, answer):
        try:
            self.player, self.question, self.options, self.detail = self._game.send(answer)
        except StopIteration:
            self.over = True
            self.player = self.question = self.detail = None
            self.options = ()

    def step(self, option):
        if option not in self.options:
            raise Illegal(f"{option!r} is no answer to {self.question!r}")
        self._advance(option)

    def _ask(self, player, question, options, detail=None):
        if len(options) == 1 and self.terse:
            return options[0]
        return (yield player, question, options, detail)

    def note(self, *event):
        if self.log is not None:
            self.log.append(event)

    def _shuffle(self, name, items):
        if self.hook:
            items = list(self.hook("shuffle", name, list(items)))
        else:
            items = list(items)
            self.random.shuffle(items)
        return items[::-1]  # the top is the end

    def _draw(self, name, bag):
        if self.hook:
            item = self.hook("draw", name, list(bag))
            bag.remove(item)
            return item
        i = int(self.random.random() * len(bag))
        item = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return item

    def _roll(self, name, colours):
        if not colours:
            return []
        if self.hook:
            return list(self.hook("dice", name, list(colours)))
        rnd = self.random.random
        return [1 + int(rnd() * 6) for _ in colours]

    # ------------------------------------------------------------------ space

    def _place(self, name, q, r, rotation):
        sector = Sector(name, q, r, rotation)
        self.grid[q, r] = self.sectors[name] = sector
        for edge, (dq, dr) in enumerate(STEPS):
            other = self.grid.get((q + dq, r + dr))
            if other is None:
                continue
            touching = (edge in sector.ports) + ((edge + 3) % 6 in other.ports)  # R26
            if touching:
                sector.half.append(other)
                other.half.append(sector)
                if touching == 2:
                    sector.full.append(other)
                    other.full.append(sector)
        if sector.portals:
            self.linked.append(sector)
        return sector

    def near(self, sector, wormgen):
        """Connected sectors (R26, R28, R61)."""
        found = sector.half if wormgen else sector.full
        if sector.portals and len(self.linked) > 1:
            found = found + [s for s in self.linked if s is not sector and s not in found]
        return found

    def wormgen(self, p):
        return "wormhole_generator" in self.seats[p].techs

    def draco(self, p):
        return self.seats[p].species == "descendants_of_draco"

    def count(self, sector, p):
        ships = sector.ships.get(p)
        return sum(ships) if ships else 0

    def opposing(self, sector, p):
        n = 0 if self.draco(p) else sector.ancients  # R121
        if sector.guardian:
            n += 1
        if sector.gcds:
            n += 1
        for other, ships in sector.ships.items():
            if other != p:
                n += sum(ships)
        return n

    def unpinned(self, sector, p):
        """How many own ships may leave, or explore (R69, R70)."""
        n = self.count(sector, p)
        if not n:
            return 0
        if sector.gcds:
            return 0
        pins = self.opposing(sector, p)
        if "cloaking_device" in self.seats[p].techs:
            pins //= 2
        return max(0, n - pins)

    def blocked(self, sector, p):
        """Do NPCs keep p from controlling it (R42, R121)?"""
        return bool(sector.guardian or sector.gcds or (sector.ancients and not self.draco(p)))

    def owned(self, p):
        return [s for s in self.sectors.values() if s.owner == p]

    def add_ship(self, sector, p, ship, n=1):
        sector.ships.setdefault(p, [0, 0, 0, 0])[ship] += n

    def take_ship(self, sector, p, ship, n=1):
        ships = sector.ships[p]
        ships[ship] -= n
        if not any(ships):
            del sector.ships[p]

    # ------------------------------------------------------------------ set-up (2.2)

    def _play(self, species):
        yield from self._setup(species)
        for self.round in range(1, ROUNDS + 1):
            yield from self._action_phase()
            yield from self._combat_phase()
            yield from self._upkeep_phase()
            if all(seat.out for seat in self.seats):
                break
            yield from self._cleanup_phase()
        self.phase = "over"

    def _setup(self, species):
        n = self.players
        row = DATA["setup"][str(n)]
        self.tech_bag = [
            tech["id"] for tech in DATA["techs"] for _ in range(tech["copies"])
            if self.portals or tech["id"] != "warp_portal"
        ]  # fmt: skip
        self._draw_techs(row["techs"])
        self.rep_bag = [int(v) for v, many in DATA["reputation"].items() for _ in range(many)]
        discoveries = [
            tile["id"] for tile in DATA["discovery"] for _ in range(tile["copies"])
            if self.portals or tile["id"] != "ancient_warp_portal"
        ]  # fmt: skip
        self.discoveries = self._shuffle("discovery", discoveries)
        self.used = []  # their discard
        self.stacks, self.discards = {}, {1: [], 2: [], 3: []}
        for ring in (1, 2, 3):
            ids = [s["id"] for s in DATA["sectors"] if s["ring"] == ring
                   and (self.portals or not s["warp_portal"])]  # fmt: skip
            self.stacks[ring] = self._shuffle(f"sectors {ring}", ids)
        self.box += self.stacks[3][: -row["outer"]]  # R8
        self.stacks[3] = self.stacks[3][-row["outer"] :]
        center = self._place("001", 0, 0, 0)
        center.gcds = True
        center.discovery = self.discoveries.pop()
        # R10: counter-clockwise, from the first player's right
        free = list(SPECIES)
        chosen = {}
        for i in range(1, n + 1):
            p = (self.first - i) % n
            if species:
                name = species[p]
                if name not in free:
                    raise Illegal(f"{name} is taken")
            else:
                (name,) = yield from self._ask(p, "species", [(name,) for name in free])
            chosen[p] = name
            colour = SPECIES[name]["color"]
            free = [other for other in free if SPECIES[other]["color"] != colour]
        zones = ZONES[n]
        for p, edge in enumerate(zones):
            self._home(p, chosen[p], edge)
        rest = [edge for edge in range(6) if edge not in zones]
        guardians = self._shuffle("guardians", [s["id"] for s in DATA["sectors"] if s["ring"] == "guardian"])
        for edge in rest:
            dq, dr = STEPS[edge]
            sector = self._place(guardians.pop(), 2 * dq, 2 * dr, (edge + 3) % 6)
            sector.guardian = True
            sector.discovery = self.discoveries.pop()
        self.box += guardians

    def _home(self, p, species, edge):
        seat = self.seats[p]
        seat.board(species)
        dq, dr = STEPS[edge]
        home = self._place(seat.row["home"], 2 * dq, 2 * dr, (edge + 3) % 6)
        home.owner = p
        seat.discs -= 1
        ship = SHIPS.index(seat.row.get("start_ship", "interceptor"))
        self.add_ship(home, p, ship)
        seat.supply[ship] -= 1
        for code, many in home.squares.items():
            if code[-1] != "*" or (code == "S*" and seat.row.get("start_adv_science_cube")):  # R13, R119
                home.cubes[code] += many
                seat.cubes[code[0]] -= many
        for _ in range(seat.row.get("start_reputation_draw", 0)):  # R118
            seat.rep.append(self._draw("reputation", self.rep_bag))

    def _draw_techs(self, regular):
        """R3, R113."""
        while regular and self.tech_bag:
            tech = self._draw("tech", self.tech_bag)
            self.tray[tech] += 1
            if TECHS[tech]["category"] != "rare":
                regular -= 1

    # ------------------------------------------------------------------ action phase (2.4)

    def _action_phase(self):
        self.phase = "action"
        for seat in self.seats:
            seat.passed = False
        passed_first = None
        turn = self.first
        if self.seats[turn].out:
            turn = self._next(turn)
        while turn is not None and not all(seat.passed or seat.out for seat in self.seats):
            seat = self.seats[turn]
            before = seat.passed
            yield from self._turn(turn)
            if seat.passed and not before and passed_first is None:  # R32
                passed_first = turn
                seat.res["M"] += 2
                self.next_first = turn
            turn = self._next(turn)
        self.first = self.next_first

    def _next(self, p):
        for i in range(1, self.players + 1):
            q = (p + i) % self.players
            if not self.seats[q].out:
                return q
        return None

    def _turn(self, p):
        seat = self.seats[p]
        self.refused, self.moved = set(), set()
        while True:
            options = []
            if seat.discs:
                if seat.passed:
                    options += [("react", action) for action in REACTIONS]
                else:
                    options += [(action,) for action in ACTIONS]
            options += self._trades(seat)
            options += self._proposals(p)
            options.append(("pass",))
            choice = yield from self._ask(p, "turn", options)
            kind = choice[0]
            if kind == "trade":
                self._trade(seat, choice)
                continue
            if kind == "propose":
                yield from self._propose(p, choice[1])
                continue
            if kind == "pass":
                seat.passed = True
            elif kind == "react":  # R76
                seat.discs -= 1
                seat.spent["react " + choice[1]] += 1
                yield from self._action(p, choice[1], 1)
            else:
                seat.discs -= 1
                seat.spent[kind] += 1
                yield from self._action(p, kind, seat.activations(kind))
            break
        yield from self._aggression(p)

    def _trades(self, seat):
        """R16."""
        rate, res = seat.trade, seat.res
        found = []
        for a, offers in TRADES:
            if res[a] >= rate:
                found += offers
        return found

    def _trade(self, seat, choice):
        seat.res[choice[1]] -= seat.trade
        seat.res[choice[2]] += 1

    def _colonies(self, p, peaceful=False):
        seat = self.seats[p]
        if not seat.up:
            return []
        found = []
        ready = {}
        for sector in self.sectors.values():
            if sector.owner != p or (peaceful and self.opposing(sector, p)):  # R107
                continue
            cubes = sector.cubes
            for code, many in sector.squares.items():
                if cubes.get(code, 0) < many:
                    if code not in ready:
                        ready[code] = seat.ready_for(code)
                    for kind in ready[code]:
                        if seat.cubes[kind]:
                            found.append(("colony", sector.id, code, kind))
        return found

    def _colony(self, seat, choice):
        sector = self.sectors[choice[1]]
        seat.up -= 1
        seat.cubes[choice[3]] -= 1
        sector.cubes[choice[2]] += 1

    def _action(self, p, action, left):
        """Activations and, between and after them, whatever may be done at any time (R14, R33)."""
        seat = self.seats[p]
        listing = getattr(self, "_" + action + "_options")
        doing = getattr(self, "_" + action)
        self.lifted = False  # upgrade: tiles returned in this activation
        flips = 2
        while True:
            options = listing(p) if left else []
            if action == "influence" and flips and seat.up < seat.colony:
                options.append(("ready",))  # R71
            whole = not self.lifted or all(design.legal for design in seat.designs)
            options += self._trades(seat)
            options += self._colonies(p)
            options += self._proposals(p)
            if whole:
                options.append(("end",))
            choice = yield from self._ask(p, action, options)
            kind = choice[0]
            if kind == "end":
                return
            if kind == "trade":
                self._trade(seat, choice)
            elif kind == "colony":
                self._colony(seat, choice)
            elif kind == "propose":
                yield from self._propose(p, choice[1])
            elif kind == "ready":
                flips -= 1
                seat.up += 1
            elif kind == "remove":
                self._remove(p, choice)
            else:
                left -= 1
                yield from doing(p, choice)

    # ------------------------------------------------------------------ explore (2.5)

    def _sources(self, p):
        return [s for s in self.sectors.values() if s.owner == p or self.unpinned(s, p)]

    def _explore_options(self, p):
        zones = set()
        for sector in self._sources(p):
            for dq, dr in STEPS:
                zone = sector.q + dq, sector.r + dr
                if zone not in self.grid and (self.reach is None or distance(*zone) <= self.reach):
                    ring = min(3, distance(*zone))
                    if self.stacks[ring] or self.discards[ring]:
                        zones.add(zone)
        return [("explore", q, r) for q, r in sorted(zones)]

    def _reveal(self, ring):
        if not self.stacks[ring]:
            self.stacks[ring] = self._shuffle(f"sectors {ring}", self.discards[ring])
            self.discards[ring] = []
        return self.stacks[ring].pop() if self.stacks[ring] else None

    def rotations(self, p, name, q, r):
        """Rotations in which the tile may lie there (R38, R39); equal ones once."""
        wormgen = self.wormgen(p)
        edges = []
        for edge, (dq, dr) in enumerate(STEPS):
            other = self.grid.get((q + dq, r + dr))
            if other is not None and (other.owner == p or self.unpinned(other, p)):
                edges.append((edge, (edge + 3) % 6 in other.ports))
        found, seen = [], set()
        for rotation in range(6):
            ports = frozenset((e + rotation) % 6 for e in SECTORS[name]["wormholes_cw_from_N"])
            if ports in seen:
                continue
            seen.add(ports)
            for edge, open_ in edges:
                mine = edge in ports
                if (mine and open_) or (wormgen and (mine or open_)):
                    found.append(rotation)
                    break
        return found

    def _explore(self, p, choice):
        _, q, r = choice
        ring = min(3, distance(q, r))
        drawn = [self._reveal(ring)]
        while True:
            options = [
                ("place", name, rotation) for name in drawn for rotation in self.rotations(p, name, q, r)
            ]
            if self.draco(p) and len(drawn) == 1 and (self.stacks[ring] or self.discards[ring]):
                options.append(("second",))  # R121
            options.append(("discard",))
            pick = yield from self._ask(p, "tile", options, tuple(drawn))
            if pick[0] != "second":
                break
            drawn.append(self._reveal(ring))
        if pick[0] == "discard":
            self.discards[ring] += drawn
            return
        drawn.remove(pick[1])
        self.discards[ring] += drawn
        sector = self._place(pick[1], q, r, pick[2])
        row = SECTORS[pick[1]]
        if row["discovery"] and self.discoveries:
            sector.discovery = self.discoveries.pop()
        sector.ancients = row["ancients"]
        seat = self.seats[p]
        if sector.discovery and not sector.ancients:
            yield from self._claim_discovery(p, sector)
        if seat.discs and not self.blocked(sector, p):  # R42
            (answer,) = yield from self._ask(p, "control", [("control",), ("no",)], sector.id)
            if answer == "control":
                seat.discs -= 1
                sector.owner = p

    # ------------------------------------------------------------------ discoveries

    def _claim_discovery(self, p, sector):
        tile, sector.discovery = sector.discovery, None
        yield from self._discovery(p, tile, sector)

    def _discovery(self, p, tile, sector):
        """R27, R46-R55; sector None: no place to put anything."""
        seat = self.seats[p]
        self.note("discovery", p, tile)
        options = [("vp",)]
        if tile in GAINS:
            options.append(("use",))
        elif tile == "ancient_tech":
            options += [("use", tech) for tech in self._free_techs(seat)]
        elif tile in IN_SECTOR:
            if sector is not None and (
                (tile == "ancient_cruiser" and seat.supply[1])
                or (tile == "ancient_orbital" and not sector.orbital)
                or (tile == "ancient_monolith" and not sector.monolith)
                or tile == "ancient_warp_portal"
            ):
                options.append(("use",))
        else:
            options.append(("keep",))
            if PARTS[tile]["outside"]:
                options += [("install", ship, "outside", "") for ship in SHIPS]
            else:
                for design in seat.designs:
                    for square in design.kinds():
                        if design.legal_with(square, tile):
                            options.append(("install", SHIPS[design.ship], *square))
        choice = yield from self._ask(p, "discovery", options, tile)
        kind = choice[0]
        if kind == "vp":
            seat.kept += 1
            return
        if kind == "keep":
            seat.stored.append(tile)
            seat.stored.sort()
        elif kind == "install":
            design = seat.designs[SHIPS.index(choice[1])]
            if choice[2] == "outside":
                design.outside.append(tile)
            else:
                square = design.find(choice[2], choice[3])
                self._return_part(square[1])
                square[1] = tile
            design.refresh()
        elif tile in GAINS:
            self.used.append(tile)
            for kind, n in zip(RES, GAINS[tile]):
                seat.res[kind] += n
        elif tile == "ancient_tech":
            self.used.append(tile)
            tech = choice[1]
            yield from self._learn(p, tech, TECHS[tech]["category"])
        else:
            self.used.append(tile)
            if tile == "ancient_cruiser":
                seat.supply[1] -= 1
                self.add_ship(sector, p, 1)
            elif tile == "ancient_orbital":
                self._orbital(sector)
                seat.res["T"] += 2
            elif tile == "ancient_monolith":
                sector.monolith = True
            else:
                self.used.pop()
                self._portal(sector, "discovery")

    def _orbital(self, sector):
        sector.orbital = True
        sector.squares["O"] = 1

    def _portal(self, sector, kind):
        if not sector.portals:
            self.linked.append(sector)
        sector.portals.append(kind)

    def _return_part(self, tile):
        if tile and PARTS[tile]["access"] == "discovery":
            self.box.append(tile)  # R52

    def _free_techs(self, seat):
        """R48, U9: the cheapest regular techs one lacks, if their track has room."""
        lacking = [t for t, n in self.tray.items() if n and t not in seat.techs and TECHS[t]["category"] != "rare"]
        if not lacking:
            return []
        least = min(TECHS[t]["cost"] for t in lacking)
        return sorted(
            t for t in lacking if TECHS[t]["cost"] == least and len(seat.tracks[TECHS[t]["category"]]) < 7
        )

    # ------------------------------------------------------------------ research (2.6)

    def _research_options(self, p):
        seat = self.seats[p]
        science = seat.res["S"]
        found = []
        for tech, n in self.tray.items():
            if not n or tech in seat.techs:
                continue
            row = TECHS[tech]
            if row["min"] > science:
                continue
            for track in TRACKS if row["category"] == "rare" else (row["category"],):
                if len(seat.tracks[track]) < 7 and seat.price(tech, track) <= science:
                    found.append(("research", tech, track))
        return found

    def _research(self, p, choice):
        seat = self.seats[p]
        seat.res["S"] -= seat.price(choice[1], choice[2])
        yield from self._learn(p, choice[1], choice[2])

    def _learn(self, p, tech, track):
        seat = self.seats[p]
        self.tray[tech] -= 1
        seat.tracks[track].append(tech)
        seat.techs.add(tech)
        self.note("tech", p, tech)
        if tech == "advanced_robotics":
            seat.gain_discs(1)
        elif tech == "quantum_grid":
            seat.gain_discs(2)
        elif tech == "artifact_key":
            for sector in sorted(self.owned(p), key=lambda s: s.number):
                for _ in range(sector.artifact):
                    (kind,) = yield from self._ask(p, "artifact", [(kind,) for kind in RES], sector.id)
                    seat.res[kind] += 5
        elif tech == "warp_portal":
            mine = sorted(self.owned(p), key=lambda s: s.number)
            if mine:
                (name,) = yield from self._ask(p, "portal", [(s.id,) for s in mine])
                self._portal(self.sectors[name], "tech")
        elif tech == "ancient_labs" and self.discoveries:
            home = self.sectors[seat.row["home"]]
            tile = self.discoveries.pop()
            yield from self._discovery(p, tile, home if home.owner == p else None)  # R55

    # ------------------------------------------------------------------ upgrade (2.7)

    def _usable(self, seat):
        parts = [part for part in TECH_PARTS if PARTS[part]["access"] == "basic" or part in seat.techs]
        for part in seat.stored:
            if part not in parts:
                parts.append(part)
        return tuple(parts)

    def _upgrade_options(self, p):
        seat = self.seats[p]
        usable = self._usable(seat)
        found = []
        broken = [design for design in seat.designs if not design.legal]
        for design in seat.designs:
            ship = SHIPS[design.ship]
            if design.tiles:
                found += [("remove", ship, *square) for square in design.kinds() if square[1]]
            # after the placement all blueprints have to be legal
            if broken and (len(broken) > 1 or broken[0] is not design):
                continue
            places = design.memo.get(usable)
            if places is None:
                places = design.memo[usable] = self._placements(design, usable)
            found += places
        return found

    def _placements(self, design, usable):
        ship = SHIPS[design.ship]
        found = []
        for square in design.kinds():
            if not square[1]:
                for part in usable:
                    if not PARTS[part]["outside"] and design.legal_with(square, part):
                        found.append(("place", ship, square[0], part))
        for part in usable:
            if PARTS[part]["outside"] and design.legal_with(None, part):
                found.append(("place", ship, "outside", part))
        return found

    def _remove(self, p, choice):
        design = self.seats[p].designs[SHIPS.index(choice[1])]
        square = design.find(choice[2], choice[3])
        self._return_part(square[1])
        square[1] = ""
        design.refresh()
        self.lifted = True

    def _upgrade(self, p, choice):
        seat = self.seats[p]
        _, ship, printed, part = choice
        design = seat.designs[SHIPS.index(ship)]
        if PARTS[part]["access"] == "discovery":
            seat.stored.remove(part)
        if printed == "outside":
            design.outside.append(part)
        else:
            design.find(printed, "")[1] = part
        design.refresh()
        self.lifted = False
        return
        yield

    # ------------------------------------------------------------------ build (2.8)

    def _build_options(self, p):
        seat = self.seats[p]
        have = seat.res["T"]
        ships = [
            name for i, name in enumerate(SHIPS)
            if seat.supply[i] and seat.cost[name] <= have and (i < 3 or "starbase" in seat.techs)
        ]  # fmt: skip
        orbital = "orbital" in seat.techs and seat.cost["orbital"] <= have
        monolith = "monolith" in seat.techs and seat.cost["monolith"] <= have
        found = []
        if ships or orbital or monolith:
            for sector in self.owned(p):
                found += [("build", name, sector.id) for name in ships]
                if orbital and not sector.orbital:
                    found.append(("build", "orbital", sector.id))
                if monolith and not sector.monolith:
                    found.append(("build", "monolith", sector.id))
        return found

    def _build(self, p, choice):
        _, what, name = choice
        seat, sector = self.seats[p], self.sectors[name]
        seat.res["T"] -= seat.cost[what]
        if what == "orbital":
            self._orbital(sector)
        elif what == "monolith":
            sector.monolith = True
        else:
            ship = SHIPS.index(what)
            seat.supply[ship] -= 1
            self.add_ship(sector, p, ship)
        return
        yield

    # ------------------------------------------------------------------ move (2.9)

    def _move_options(self, p):
        wormgen = self.wormgen(p)
        found = []
        for sector in self.sectors.values():
            ships = sector.ships.get(p)
            if ships and self.unpinned(sector, p):
                near = self.near(sector, wormgen)
                for ship in range(3):
                    if ships[ship]:
                        found += [("move", SHIPS[ship], sector.id, to.id) for to in near]
        return found

    def _move(self, p, choice):
        _, name, start, to = choice
        ship = SHIPS.index(name)
        sector, target = self.sectors[start], self.sectors[to]
        left = self.seats[p].designs[ship].move
        wormgen = self.wormgen(p)
        while True:
            self.take_ship(sector, p, ship)
            self.add_ship(target, p, ship)
            self.note("moved", p, sector.id, target.id)
            sector = target
            left -= 1
            if not left or not self.unpinned(sector, p):
                return
            options = [("on", other.id) for other in self.near(sector, wormgen)]
            options.append(("stop",))
            onward = yield from self._ask(p, "onward", options, (name, sector.id))
            if onward[0] == "stop":
                return
            target = self.sectors[onward[1]]

    # ------------------------------------------------------------------ influence (2.10)

    def _influence_options(self, p):
        seat = self.seats[p]
        mine = [s for s in self.sectors.values() if s.owner == p and s.id not in self.moved]
        wormgen = self.wormgen(p)
        targets = []
        for sector in self.sectors.values():
            if sector.owner is not None or sector.id in self.moved or self.opposing(sector, p):
                continue
            targets.append(sector)
        found = []
        if seat.discs or mine:
            for sector in targets:
                own = p in sector.ships  # only own ships: no connection needed
                near = self.near(sector, wormgen)
                holders = [s for s in near if s.owner == p or p in s.ships]
                if own or holders:
                    if seat.discs:
                        found.append(("disc", "track", sector.id))
                    for source in mine:  # R75
                        if own or any(s is not source or p in s.ships for s in holders):
                            found.append(("disc", source.id, sector.id))
        found += [("return", s.id) for s in mine]
        return found

    def _influence(self, p, choice):
        seat = self.seats[p]
        source = choice[1]
        if source == "track":
            seat.discs -= 1
        else:
            self.moved.add(source)
            yield from self._leave(p, self.sectors[source])
        if choice[0] == "disc":
            if source != "track":
                seat.discs -= 1
            sector = self.sectors[choice[2]]
            self.moved.add(choice[2])
            sector.owner = p
            if sector.discovery and not sector.ancients:  # R105
                yield from self._claim_discovery(p, sector)

    def _leave(self, p, sector):
        """Give up control: the disc to the track, the cubes to their tracks (R74)."""
        for code in sorted(sector.cubes, key=lambda code: "MSTGO".index(code[0])):  # free ones last
            while sector.cubes[code]:
                sector.cubes[code] -= 1
                yield from self._cube_home(p, code)
        self.seats[p].discs += 1
        sector.owner = None

    def _cube_home(self, p, code):
        """A cube returns to a track of its owner; where there is a choice, he has it."""
        seat = self.seats[p]
        wanted = ("M", "S") if code == "O" else RES if code[0] == "G" else (code[0],)
        room = [kind for kind in wanted if seat.cubes[kind] < MAX_CUBES]
        if not room:
            room = [kind for kind in RES if seat.cubes[kind] < MAX_CUBES]
        (kind,) = yield from self._ask(p, "cube", [(kind,) for kind in room], code)
        seat.cubes[kind] += 1

    # ------------------------------------------------------------------ diplomacy (2.12)

    def _met(self, p, q):
        """Is a ship of p in a sector of q, or with a ship of q?"""
        return any(p in s.ships and (s.owner == q or q in s.ships) for s in self.sectors.values())

    def _willing(self, seat):
        """Has he an ambassador, a cube and a place for another ambassador (R77, R78)?"""
        return (
            not seat.out and seat.number != self.traitor and len(seat.friends) < 3
            and any(seat.cubes.values()) and bool(seat.rep or seat.room(amb=1))
        )  # fmt: skip

    def can_ally(self, p, q):
        return ("propose", q) in self._proposals(p)

    def _proposals(self, p):
        """R77."""
        seat = self.seats[p]
        if self.players < 4 or not self._willing(seat):
            return []
        linked = {o.owner for s in self.owned(p) for o in self.near(s, False)}
        return [
            ("propose", q) for q in range(self.players)
            if q in linked and q != p and q not in self.refused and q not in seat.friends
            and self._willing(self.seats[q]) and not self._met(p, q) and not self._met(q, p)
        ]  # fmt: skip

    def _propose(self, p, q):
        (answer,) = yield from self._ask(q, "propose", [("accept",), ("refuse",)], p)
        if answer == "refuse":
            self.refused.add(q)
            return
        self.note("allied", p, q)
        for a, b in ((p, q), (q, p)):
            seat = self.seats[a]
            while not seat.room(amb=1):  # R78
                (value,) = yield from self._ask(a, "give_back", [(v,) for v in sorted(set(seat.rep))])
                seat.rep.remove(value)
                self.rep_bag.append(value)
            (kind,) = yield from self._ask(a, "cube", [(k,) for k in RES if seat.cubes[k]], "ambassador")
            seat.cubes[kind] -= 1
            seat.friends.append(b)

    def _aggression(self, p):
        """R80, R81: at the end of the turn of p; with several partners clockwise from the first player on."""
        for q in sorted(self.seats[p].friends, key=lambda q: (q - self.next_first) % self.players):
            if not self.seats[q].out and self._met(p, q):
                self.note("traitor", p, q)
                self.traitor = p
                for a, b in ((p, q), (q, p)):
                    self.seats[a].friends.remove(b)
                    yield from self._cube_home(a, "G")

    # ------------------------------------------------------------------ combat (2.13, 2.14)

    def npc_of(self, sector):
        return "gcds" if sector.gcds else "guardian" if sector.guardian else "ancient" if sector.ancients else None

    def peace(self, a, b):
        """Ancients and Draco do not fight (R121)."""
        return a == "ancient" and self.draco(b)

    def contested(self, sector):
        if len(sector.ships) > 1:
            return True
        npc = self.npc_of(sector)
        return bool(npc and any(not self.peace(npc, p) for p in sector.ships))

    def _descending(self):
        return sorted(self.sectors.values(), key=lambda s: -s.number)

    def _combat_phase(self):
        self.phase = "combat"
        for sector in [s for s in self._descending() if self.contested(s)]:  # R83
            yield from self._battles(sector)
        for sector in self._descending():
            yield from self._bombard(sector)
        for sector in self._descending():  # R104: sector by sector
            self._empty(sector)
            if sector.owner is None and sector.ships:
                (p,) = sector.ships
                if self.seats[p].discs and not self.blocked(sector, p):
                    (answer,) = yield from self._ask(p, "claim", [("control",), ("no",)], sector.id)
                    if answer == "control":
                        self.seats[p].discs -= 1
                        sector.owner = p
        for sector in self._descending():  # R105
            if sector.discovery and not sector.npc():
                p = next(iter(sector.ships), sector.owner)
                if sector.owner is not None and self.draco(sector.owner):
                    p = sector.owner  # the ancients are gone, Draco is still there
                if p is not None:
                    yield from self._claim_discovery(p, sector)
        for p, seat in enumerate(self.seats):  # R111
            if not seat.out and not any(s.owner == p or p in s.ships for s in self.sectors.values()):
                self._eliminate(p)

    def line(self, sector):
        """Who is there: NPCs, the controller, then by entry; fights go from the end (R84)."""
        order = list(sector.ships)
        if sector.owner in sector.ships:
            order.remove(sector.owner)
            order.insert(0, sector.owner)
        npc = self.npc_of(sector)
        return [npc] + order if npc else order

    def _battles(self, sector):
        line = self.line(sector)
        fleets = self.fleets = {}
        for side in line:
            if isinstance(side, str):
                fleets[side] = {0: [0] * (sector.ancients or 1)}
            else:
                fleets[side] = {i: [0] * n for i, n in enumerate(sector.ships[side]) if n}
        self.wrecks = []
        self.spoils = Counter()  # reputation tiles for kills
        self.cowards = set()  # R99
        fought = set()
        order = [p for p in line if not isinstance(p, str)]
        while len(line) > 1:
            defender, attacker = line[-2:]
            if self.peace(defender, attacker):
                break
            fought |= {defender, attacker}
            self.note("battle", sector.id, defender, attacker)
            yield from self._battle(sector, defender, attacker)
            line = [side for side in line if fleets[side]]
        for p in order:  # R98
            if p in fought:
                yield from self._reputation(p)
        for p, ship in self.wrecks:  # R100
            self.seats[p].supply[ship] += 1
        self.fleets = self.wrecks = None

    def model(self, side, ship):
        return self.npc[side] if isinstance(side, str) else self.seats[side].designs[ship]

    def _next_type(self, waiting, sides):
        """R86: which type is next, of those that wait; whoever has several equally quick ones puts them in order."""
        living = [one for one in waiting if self.fleets[one[0]].get(one[1])]
        if not living:
            return None
        ranks = {one: (-self.model(*one).init, sides.index(one[0])) for one in living}
        tied = sorted((one for one in living if ranks[one] == min(ranks.values())), key=lambda one: one[1])
        side, ship = tied[0]
        if len(tied) > 1:
            (name,) = yield from self._ask(side, "tied", [(SHIPS[ship],) for _, ship in tied])
            ship = SHIPS.index(name)
        waiting.remove((side, ship))
        return side, ship

    def _types(self, sides):
        return [(side, ship) for side in sides for ship in self.fleets[side]]

    def _battle(self, sector, defender, attacker):
        fleets = self.fleets
        foe = {defender: attacker, attacker: defender}
        sides = (defender, attacker)
        fleeing = {}  # (side, type): (where to, since which round)
        self.fled = set()  # sides of which something got away
        self.fleeing = fleeing
        waiting = [one for one in self._types(sides) if self.model(*one).missiles]  # R87
        while fleets[defender] and fleets[attacker]:
            found = yield from self._next_type(waiting, sides)
            if not found:
                break
            side, ship = found
            dice = self.model(side, ship).missiles * len(fleets[side][ship])
            yield from self._shoot(sector, side, ship, foe[side], dice, True)
        rounds = 0
        while fleets[defender] and fleets[attacker]:
            rounds += 1
            if not fleeing and not any(
                self.model(side, ship).cannons for side in (defender, attacker) for ship in fleets[side]
            ):
                yield from self._stalemate(sector, defender, attacker)
                break
            waiting = self._types(sides)
            while fleets[defender] and fleets[attacker]:
                found = yield from self._next_type(waiting, sides)
                if not found:
                    break
                side, ship = found
                ships = fleets[side][ship]
                if (side, ship) in fleeing:
                    self._flee(sector, side, ship, fleeing.pop((side, ship))[0])
                    continue
                if not isinstance(side, str):
                    options = [("attack",)]
                    if ship < 3:
                        options += [("retreat", to.id) for to in self._havens(sector, side)]
                    choice = yield from self._ask(side, "engage", options, (sector.id, SHIPS[ship], foe[side]))
                    if choice[0] == "retreat":
                        fleeing[side, ship] = (choice[1], rounds)
                        self._shame(side)
                        continue
                model = self.model(side, ship)
                yield from self._shoot(sector, side, ship, foe[side], model.cannons * len(ships), False)
        for (side, ship), (to, since) in list(fleeing.items()):  # R93
            if since < rounds and fleets[side].get(ship):
                self._flee(sector, side, ship, to)
        self.fleeing = None

    def _havens(self, sector, p):
        """R92."""
        return [
            s for s in self.near(sector, self.wormgen(p)) if s.owner == p and not self.opposing(s, p)
        ]

    def _flee(self, sector, side, ship, to):
        n = len(self.fleets[side].pop(ship))
        self.take_ship(sector, side, ship, n)
        self.add_ship(self.sectors[to], side, ship, n)
        self.fled.add(side)
        self._shame(side)

    def _shame(self, side):
        """R99: does all that is left flee?"""
        if isinstance(side, str):
            return
        left = self.fleets[side]
        if (left or side in self.fled) and all((side, ship) in self.fleeing for ship in left):
            self.cowards.add(side)

    def _stalemate(self, sector, defender, attacker):
        """R96."""
        for ship in sorted(self.fleets[attacker]):
            options = [("retreat", to.id) for to in self._havens(sector, attacker)] if ship < 3 else []
            options.append(("destroy",))
            choice = yield from self._ask(attacker, "stalemate", options, (sector.id, SHIPS[ship]))
            if choice[0] == "retreat":
                self._flee(sector, attacker, ship, choice[1])
            else:
                for damage in list(self.fleets[attacker][ship]):
                    self._destroy(sector, defender, attacker, ship, damage)

    def _destroy(self, sector, by, side, ship, damage):
        ships = self.fleets[side][ship]
        ships.remove(damage)
        if not ships:
            del self.fleets[side][ship]
        if isinstance(side, str):
            if side == "ancient":
                sector.ancients -= 1
            elif side == "guardian":
                sector.guardian = False
            else:
                sector.gcds = False
            self.spoils[by] += NPC_KILL[side]
        else:
            self.take_ship(sector, side, ship)
            self.wrecks.append((side, ship))
            if not isinstance(by, str):
                self.spoils[by] += KILL[ship]
            self._shame(side)

    def _harm(self, sector, by, side, ship, damage, points):
        """The ship with that much damage takes some more (R91)."""
        if damage + points > self.model(side, ship).hull:
            self._destroy(sector, by, side, ship, damage)
        else:
            ships = self.fleets[side][ship]
            ships.remove(damage)
            ships.append(damage + points)
            ships.sort()

    def _shoot(self, sector, side, ship, foe, colours, missile):
        faces = self._roll((sector.id, side, SHIPS[ship] if not isinstance(side, str) else ship), colours)
        self.note("roll", side, ship, tuple(zip(colours, faces)))
        dice = sorted(zip(colours, faces), key=lambda die: (-DAMAGE[die[0]], -die[1]))
        computer = self.model(side, ship).computer
        fleets = self.fleets
        if isinstance(side, str):
            self._npc_hits(sector, side, foe, dice, computer)
            return
        split = not missile and "antimatter_splitter" in self.seats[side].techs
        dice = [die for die in dice if die[1] > 1]
        while dice:
            colour, face = dice[0]
            points = 1 if split and colour == "red" else DAMAGE[colour]  # U5
            if self.any_die:
                options = [
                    (*target, *die) for die in dict.fromkeys(dice) for target in self._targets(side, ship, foe, die)
                ]
            else:
                options = self._targets(side, ship, foe, dice[0])
            if not options:
                if self.any_die:
                    return
                dice.pop(0)
                continue
            choice = yield from self._ask(side, "hit", options, (colour, face, points))
            if self.any_die:
                colour, face = choice[2:]
                points = 1 if split and colour == "red" else DAMAGE[colour]
            dice.remove((colour, face))
            name, damage = choice[:2]
            for left in range(DAMAGE[colour] // points - 1, -1, -1):
                self._harm(sector, side, foe, 0 if isinstance(foe, str) else SHIPS.index(name), damage, points)
                options = self._targets(side, ship, foe, (colour, face)) if left else ()
                if not options:
                    break
                name, damage = yield from self._ask(side, "hit", options, (colour, face, points))

    def _targets(self, side, ship, foe, die):
        """R90: whom the die hits."""
        face = die[1]
        need = 6 - face - self.model(side, ship).computer
        found = []
        for target, ships in self.fleets[foe].items():
            if face == 6 or need + self.model(foe, target).shield <= 0:
                name = foe if isinstance(foe, str) else SHIPS[target]
                found += [(name, damage) for damage in sorted(set(ships))]
        return found

    def _npc_hits(self, sector, side, foe, dice, computer):
        """R95; all dice of one roll of an NPC deal the same damage."""
        dice = [(face, DAMAGE[colour]) for colour, face in dice if face > 1]
        dice.sort()  # the weakest first
        fleet = self.fleets[foe]

        def hitting(ship):
            shield = self.model(foe, ship).shield
            return [die for die in dice if die[0] == 6 or die[0] + computer - shield >= 6]

        for ship in BY_SIZE:
            for damage in sorted(fleet.get(ship, ()), reverse=True):
                fitting = hitting(ship)
                total, used = damage, []
                for die in fitting:
                    if total > self.model(foe, ship).hull:
                        break
                    total += die[1]
                    used.append(die)
                if total > self.model(foe, ship).hull:
                    for die in used:
                        dice.remove(die)
                    self._destroy(sector, side, foe, ship, damage)
        for ship in BY_SIZE:  # what is left goes to the largest survivor
            for die in hitting(ship) if fleet.get(ship) else ():
                dice.remove(die)
                self._harm(sector, side, foe, ship, max(fleet[ship]), die[1])

    def _reputation(self, p):
        """R97-R99."""
        seat = self.seats[p]
        n = min(MAX_DRAW, self.spoils[p] + (p not in self.cowards), len(self.rep_bag))
        self.note("draws", p, n)
        if not n:
            return
        drawn = [self._draw("reputation", self.rep_bag) for _ in range(n)]
        if seat.room(rep=1):
            options = [("keep", v, 0) for v in sorted(set(drawn))]
        else:
            options = [("keep", v, w) for v in sorted(set(drawn)) for w in sorted(set(seat.rep))]
        options.append(("none",))
        choice = yield from self._ask(p, "reputation", options, tuple(sorted(drawn)))
        if choice[0] == "keep":
            drawn.remove(choice[1])
            if choice[2]:
                seat.rep.remove(choice[2])
                self.rep_bag.append(choice[2])
            seat.rep.append(choice[1])
        self.rep_bag += drawn

    # ------------------------------------------------------------------ after the battles (2.16)

    def _bombard(self, sector):
        """R101, R102, R120."""
        owner = sector.owner
        if owner is None or not sector.ships or not sector.population():
            return
        for p in list(sector.ships):
            if p == owner:
                continue
            victim = self.seats[owner]
            if victim.species == "planta":
                yield from self._kill_cubes(owner, sector)
                return
            bombs = "neutron_bombs" in self.seats[p].techs and "neutron_absorber" not in victim.techs
            ships = sector.ships[p]
            designs = self.seats[p].designs
            if not bombs and not any(ships[i] and designs[i].cannons for i in range(4)):
                continue
            (answer,) = yield from self._ask(p, "bombard", [("attack",), ("no",)], sector.id)
            if answer == "no":
                continue
            if bombs:
                yield from self._kill_cubes(owner, sector)
                return
            damage = 0
            for i in reversed(BY_SIZE):
                if ships[i] and designs[i].cannons:
                    colours = designs[i].cannons * ships[i]
                    faces = self._roll((sector.id, p, SHIPS[i]), colours)
                    for colour, face in zip(colours, faces):
                        if face == 6 or (face > 1 and face + designs[i].computer >= 6):
                            damage += DAMAGE[colour]
            if damage >= sector.population():
                yield from self._kill_cubes(owner, sector)
                return
            for _ in range(damage):
                codes = [(code,) for code, n in sector.cubes.items() if n]
                (code,) = yield from self._ask(p, "population", codes, sector.id)
                sector.cubes[code] -= 1
                yield from self._bury(owner, code)

    def _kill_cubes(self, owner, sector):
        for code in sorted(sector.cubes):
            while sector.cubes[code]:
                sector.cubes[code] -= 1
                yield from self._bury(owner, code)

    def _bury(self, owner, code):
        kinds = ("M", "S") if code == "O" else RES if code[0] == "G" else (code[0],)
        (kind,) = yield from self._ask(owner, "cube", [(kind,) for kind in kinds], "grave " + code)
        self.seats[owner].graves[kind] += 1

    def _empty(self, sector):
        """R104: the controller's disc goes home when only an opponent's ships are left."""
        if sector.owner is not None and sector.ships and sector.owner not in sector.ships:
            if not sector.population():
                self.seats[sector.owner].discs += 1
                sector.owner = None

    # ------------------------------------------------------------------ upkeep (2.17), cleanup (2.18)

    def _order(self):
        order = [(self.first + i) % self.players for i in range(self.players)]
        return [p for p in order if not self.seats[p].out]

    def _upkeep_phase(self):
        self.phase = "upkeep"
        for p in self._order():
            seat = self.seats[p]
            while True:
                options = self._colonies(p, peaceful=True)
                options.append(("done",))
                choice = yield from self._ask(p, "upkeep", options)
                if choice[0] == "done":
                    break
                self._colony(seat, choice)
            while seat.res["M"] + seat.income("M") < seat.upkeep():  # R109, R110
                options = [t for t in self._trades(seat) if t[2] == "M"]
                options += [("leave", s.id) for s in self.owned(p)]
                if not options:
                    self._eliminate(p)
                    break
                choice = yield from self._ask(p, "bankrupt", options)
                if choice[0] == "trade":
                    self._trade(seat, choice)
                else:  # the sector is left
                    yield from self._leave(p, self.sectors[choice[1]])
            if seat.out:
                continue
            seat.res["M"] += seat.income("M") - seat.upkeep()
            for kind in ("S", "T"):
                seat.res[kind] += seat.income(kind)

    def _cleanup_phase(self):
        self.phase = "cleanup"
        self._draw_techs(DATA["setup"][str(self.players)]["cleanup_techs"])
        for p in self._order():
            seat = self.seats[p]
            seat.discs += sum(seat.spent.values())
            seat.spent.clear()
            for kind in RES:
                while seat.graves[kind]:
                    seat.graves[kind] -= 1
                    yield from self._cube_home(p, kind)
            seat.up = seat.colony

    def _eliminate(self, p):
        """R111."""
        seat = self.seats[p]
        self.note("out", p)
        seat.final = self.score(p)
        seat.out = True
        if self.traitor == p:
            self.traitor = None
        for sector in self.sectors.values():
            if sector.owner == p:
                sector.owner = None
                sector.cubes.clear()
            sector.ships.pop(p, None)

    # ------------------------------------------------------------------ the end (2.19)

    def score(self, p):
        seat = self.seats[p]
        if seat.final:
            return seat.final
        mine = self.owned(p)
        species = 0
        if seat.species == "planta":
            species = len(mine)
        elif seat.species == "descendants_of_draco":
            species = sum(s.ancients for s in self.sectors.values())
        parts = {
            "reputation": sum(seat.rep),
            "ambassadors": len(seat.friends),
            "sectors": sum(s.vp for s in mine),
            "monoliths": 3 * sum(s.monolith for s in mine),
            "discoveries": 2 * seat.kept,
            "traitor": -2 * (self.traitor == p),
            "techs": sum(TECH_VP[len(track)] for track in seat.tracks.values()),
            "portals": sum({"tech": 1, "discovery": 2}.get(kind, 0) for s in mine for kind in s.portals),
            "species": species,
        }
        parts["total"] = sum(parts.values())
        parts["resources"] = sum(seat.res.values())
        return parts

    def standings(self):
        """Best first: rank (shared when tied), player, points, resources, points by kind."""
        rows = []
        for p in range(self.players):
            parts = dict(self.score(p))
            total, resources = parts.pop("total"), parts.pop("resources")
            rows.append({"player": p, "points": total, "resources": resources, "parts": parts,
                         "out": self.seats[p].out})  # fmt: skip
        rows.sort(key=lambda row: (-row["points"], -row["resources"], row["player"]))
        for i, row in enumerate(rows):
            same = i and (row["points"], row["resources"]) == (rows[i - 1]["points"], rows[i - 1]["resources"])
            row["rank"] = rows[i - 1]["rank"] if same else i + 1
        return rows

    def snapshot(self):
        """The whole state as plain data; stacks with the top last, bags sorted."""
        fleets = getattr(self, "fleets", None)
        return {
            "round": self.round, "phase": self.phase, "first": self.first, "traitor": self.traitor,
            "tech_bag": sorted(self.tech_bag),
            "tray": {tech: n for tech, n in sorted(self.tray.items()) if n},
            "reputation_bag": sorted(getattr(self, "rep_bag", ())),
            "discoveries": list(getattr(self, "discoveries", ())),
            "used": sorted(getattr(self, "used", ())),
            "stacks": {ring: list(ids) for ring, ids in getattr(self, "stacks", {}).items()},
            "discards": {ring: sorted(ids) for ring, ids in getattr(self, "discards", {}).items()},
            "sectors": {
                s.id: {
                    "at": [s.q, s.r], "ports": sorted(s.ports), "owner": s.owner,
                    "cubes": {code: n for code, n in sorted(s.cubes.items()) if n},
                    "discovery": s.discovery, "ancients": s.ancients, "guardian": s.guardian,
                    "gcds": s.gcds, "portals": sorted(s.portals), "orbital": s.orbital,
                    "monolith": s.monolith,
                    "ships": [[p, list(ships)] for p, ships in s.ships.items()],
                }
                for s in sorted(self.sectors.values(), key=lambda s: s.number)
            },
            "seats": [self._seat_data(seat) for seat in self.seats],
            "fleets": {str(side): {str(k): list(v) for k, v in f.items()} for side, f in fleets.items()}
            if fleets else None,
        }  # fmt: skip

    def _seat_data(self, seat):
        if not seat.species:
            return {"species": None}
        return {
            "species": seat.species, "out": seat.out, "passed": seat.passed, "res": dict(seat.res),
            "discs": seat.discs, "reserve": seat.reserve, "spent": dict(sorted(seat.spent.items())),
            "cubes": dict(seat.cubes), "graves": dict(seat.graves), "colony_ships": seat.up,
            "tracks": {track: list(tiles) for track, tiles in seat.tracks.items()},
            "designs": {SHIPS[d.ship]: sorted([list(sq) for sq in d.squares]) + [list(d.outside)]
                        for d in seat.designs},
            "stored": list(seat.stored), "reputation": sorted(seat.rep), "friends": sorted(seat.friends),
            "kept": seat.kept, "supply": list(seat.supply),
        }  # fmt: skip
