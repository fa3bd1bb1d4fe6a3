"""One game of Eclipse in two engines at once (`lockstep` says how).

The players choose among the oracle's options; the project's smaller questions are answered so that they lead to the
option that was chosen. What the project asks before the oracle does (which cube goes back to which track) is kept for
the oracle's question.

Compared before every question that begins something: bags, stacks and discard piles in their order, the tray, all
sectors with their place, wormholes, discs, cubes, structures and ships in order of entry, and of each player resources,
discs, cubes, colony ships, technologies, blueprints, parts, reputation and discovery tiles.
"""

from __future__ import annotations

from collections import Counter, deque

from eclipse_policies import mixed
from lockstep import Disagreement, Lockstep, Names, expect

from eclipse_oracle import ACTIONS, DATA, PARTS, SECTORS, SHIPS, STEPS, ZONES, Game, distance
from interpreter.effects.records import CardDrawn, CardMoved, DiceRolled, PileShuffled
from interpreter.game import run
from interpreter.game.asides import offered, step_aside

GOODS = {"credits": "M", "science": "S", "materials": "T"}
FOUND = {
    "treasure": "credits_8", "old_archive": "science_5", "ore_deposit": "materials_6", "mixed_find": "mixed_2m_2s_3c",
    "ancient_technology": "ancient_tech",
}  # fmt: skip
# the actions of the project in the oracle's words
TURNS = {
    "exploring": ("explore",), "researching": ("research",), "upgrading": ("upgrade", "react upgrade"),
    "building": ("build", "react build"), "moving": ("move", "react move"), "influencing": ("influence",),
    "passing": ("pass",), "trading": ("trade",), "settling": ("colony",),
    "refreshing": ("ready",), "proposing": ("propose",),
}  # fmt: skip
# the verbs in which an activation is asked for
ACTS = ("exploring", "researching", "upgrading", "building", "moving", "influencing", "take_turn")
# what is meant by yes, by the verb in which it is asked
YES = {
    "keep_up": ("colony",), "lay": ("control",),
    "change_hands": ("control",), "withdraw_from": ("disc",), "fly": ("on",), "attack_people": ("attack",),
    "salvage": ("install",), "proposing": ("accept",),
}  # fmt: skip
NO = {
    "keep_up": "done", "lay": "no", "change_hands": "no", "withdraw_from": "return", "fly": "stop",
    "attack_people": "no", "salvage": "keep", "proposing": "refuse",
}  # fmt: skip
# what the options of `choose one` are, by the verb or card that they stand in
CHOICES = {
    "decide_on": (("use", "install", "keep"), ("vp",)),
    "explore": (("place",), ("discard",)),
    "save_up": (("trade",), ("leave",)),
    "researching": (("research",), ("end",)), "exploring": (("explore",), ("end",)), "moving": (("move",), ("end",)),
    "command": (("attack",), ("retreat",)), "attack_people": (("attack",), ("attack",)),
    "give_way": (("retreat",), ("destroy",)),
}  # fmt: skip
SQUARES = [code + star for code in "MSTG" for star in ("", "*")]
# what the project still asks about an answer of the oracle that is known already, by the first word of this
GOES_ON = {
    "research": ("researching card", "study word"), "explore": ("exploring card",), "discard": ("explore option",),
    "place": ("explore option", "lay turn", "upgrading card"), "remove": ("upgrading card",),
    "build": ("building card",), "move": ("moving card", "fly card"), "on": ("go_on card",),
    "use": ("ancient_technology",), "install": ("salvage",),
    "disc": ("influencing card", "withdraw_from"), "return": ("influencing card", "withdraw_from"),
    "colony": ("settling", "settle word", "settle_in_peace"), "trade": ("trading", "raise_credits resource"),
    "leave": ("save_up card",), "retreat": ("retreat card", "slip_away card"), "propose": ("proposing player",),
    "keep": ("draw_reputation", "salvage"), "attack": ("attack_people option", "command option"),
    "O": ("raze card",), **dict.fromkeys(SQUARES, ("raze card",)),
}  # fmt: skip
LAID = {*PARTS, "ancient_warp_portal"}  # discovery tiles that lie on the board afterwards
PORTALS = {"warp_gate": "tech", "ancient_gate": "discovery"}
NPCS = {"ancient": "ancient", "guardian": "guardian", "center_defence": "gcds"}


def squeezed(title):
    return title.lower().replace(" ", "_").replace("-", "_")


class Words(Names):
    """The project's numbers in the oracle's words; made once."""

    def __init__(self, game):
        super().__init__(game)
        sheet, words = self.sheet, self.sheet.words
        self.colours = [str(kind).removesuffix("_die") for kind in sheet.kinds]
        self.tracks = dict(enumerate(words))
        homes = {row["home"]: row["id"] for row in DATA["species"]}
        by_name = {design.name: design for design in sheet.designs}
        self.card, self.kind = {}, {}
        for design in sheet.designs:
            for copy in range(design.copies):
                number = design.first + copy
                self.kind[number] = design.kind
                self.card[number] = self.word(design, by_name, homes)
        self.marks = {name: self.marked(name) for name in sheet.marks}
        self.places = self.coordinates(sheet.boards["space"])
        self.reach = max(distance(*place) for place in self.places.values())

    def word(self, design, by_name, homes):
        facts, words = design.facts, self.sheet.words
        match design.kind:
            case "sector":
                return f"{facts['sector_number']:03d}"
            case "technology" | "part" | "ancient_part":
                return squeezed(design.titles["en"][0])
            case "discovery_tile":
                return FOUND.get(design.name, squeezed(design.titles["en"][0]))
            case "species":
                return homes[f"{by_name[facts['home_sector']].facts['sector_number']:03d}"]
            case "reputation_tile":
                return facts["worth"]
            case "blueprint":
                return facts["ship_type"]
            case "square":
                code = "G" if facts.get("any") else "O" if facts.get("orbit") else GOODS[words[facts["good"]]]
                return code + "*" * facts.get("advanced", 0)
            case "bay":
                return squeezed(by_name[facts["built"]].titles["en"][0]) if facts.get("built") else ""
        return design.name

    def marked(self, name):
        """Of each card the place of the number that it is marked with."""
        return self.program.tables["marks"][list(self.sheet.marks).index(name)]["places"]

    def sectors(self):
        """The facts of all sectors, in the shape of the oracle's data."""
        found = {}
        by_name = {design.name: design for design in self.sheet.designs}
        yes = list(self.sheet.words).index("yes")
        for design in self.sheet.designs:
            if design.kind == "sector":
                facts = design.facts
                squares = [self.card[by_name[name].first] for name in facts.get("squares", ())]
                edges = tuple(edge for edge, word in enumerate(facts["wormholes"]) if word == yes)
                found[self.card[design.first]] = (
                    facts["points"], tuple(sorted(squares)), edges, facts.get("discovery", 0), facts["ancients"],
                    facts.get("artifact", 0), facts.get("portal", 0),
                )  # fmt: skip
        return found

    def technologies(self):
        """The facts of all technologies, in the same way; what is printed on boards is a copy more."""
        found, words = {}, self.sheet.words
        printed = Counter()
        for design in self.sheet.designs:
            if design.kind == "species":
                printed.update(design.facts["known"])
        for design in self.sheet.designs:
            if design.kind == "technology":
                facts, copies = design.facts, design.copies - printed[design.name]
                found[self.card[design.first]] = (words[facts["category"]], facts["cost"], facts["least"], copies)
        return found

    def coordinates(self, board):
        """Of each hexagon its place in the oracle's coordinates: the first is the centre."""
        around = {place[0]: sides for place, sides in zip(board.places, board.around, strict=True)}
        centre = board.places[0][0]
        found, waiting = {centre: (0, 0)}, deque([centre])
        while waiting:
            here = waiting.popleft()
            for (dq, dr), other in zip(STEPS, around[here], strict=True):
                if other >= 0 and other not in found:
                    found[other] = (found[here][0] + dq, found[here][1] + dr)
                    waiting.append(other)
        return found


class SideBySide(Lockstep):
    def __init__(self, game, words, players, seed, variant=None):
        super().__init__(game, words, players, seed, variant)
        self.target = None  # the oracle's option that is to be taken
        self.path = []  # the questions that have been answered on the way to it
        self.early = []  # what the project was asked before the oracle: cubes that go back
        self.dice = []
        state = self.state
        state.c[0] = 0  # seats are dealt out from the first player on: it makes no difference who that is
        self.oracle = None
        self.flow("setup")
        while not state.over:
            self.found_species()
        self.take_orders()
        self.arrange_start()
        chosen = [self.w.card[state.z[self.w.zone["board"] + p][0]] for p in range(players)]
        self.oracle = Game(players, species=chosen, shuffle=self.chance, reach=self.w.reach)
        self.begin()
        self.compare()

    def found_species(self):
        run.choose(self.state, self.luck.choice(self.state.options))

    def arrange_start(self):
        """The oracle goes round clockwise: guardians and their discoveries lie in another order in its stacks."""
        state, w = self.state, self.w
        starts = [(2 * dq, 2 * dr) for edge, (dq, dr) in enumerate(STEPS) if edge not in ZONES[self.n]]
        at = {found: place for place, found in w.places.items()}
        for name, zone, stack, places in (
            ("guardians", "tile", "guardian_stack", starts),
            ("discovery", "secret", "discovery_stack", [(0, 0), *starts]),
        ):
            laid = [w.card[state.z[w.under[zone][at[place]]][0]] for place in places]
            left = [w.card[one] for one in reversed(state.z[w.zone[stack]])]
            self.orders[name] = deque([[*laid, *left]])

    # ---- chance

    def take_orders(self):
        w = self.w
        z, piles = w.zone, w.card
        names = {z["discovery_stack"]: "discovery", z["inner_stack"]: "sectors 1", z["middle_stack"]: "sectors 2",
                 z["outer_stack"]: "sectors 3", z["guardian_stack"]: "guardians"}  # fmt: skip
        for record in self.unread():
            if isinstance(record, PileShuffled):
                if record.pile in names:
                    order = [piles[one] for one in reversed(record.cards)]
                    if (
                        self.oracle is None and record.pile == z["outer_stack"]
                    ):  # here the top is left out, there the rest
                        kept = DATA["setup"][str(self.n)]["outer"]
                        order = order[-kept:] + order[:-kept]
                    self.hand_over(names[record.pile], order)
            elif isinstance(record, CardMoved) and record.source == z["technology_bag"] and record.target == z["tray"]:
                self.hand_over("tech", piles[record.card])
            elif isinstance(record, CardDrawn) and w.kind[record.card] == "reputation_tile":
                self.hand_over("reputation", piles[record.card])
            elif isinstance(record, DiceRolled):
                self.dice.append(Counter())
                for kind, face in zip(record.kinds, record.faces, strict=True):
                    self.dice[-1][w.colours[kind], self.face(face)] += 1

    def face(self, face):
        found = self.w.sheet.face(face)
        return {"miss": 1, "burst": 6}.get(found, found)

    def chance(self, kind, name, things):
        if kind == "dice":
            return self.thrown(name, things)
        if kind == "draw":
            return self.handed(name, things)
        if len(things) < 2:  # not shuffled there
            return things
        found = self.handed(name, things)
        expect(f"what is shuffled, {name}", sorted(found), sorted(things))
        return found

    def thrown(self, name, colours):
        if not self.dice:
            raise Disagreement(f"only the oracle rolls dice: {name}, {colours}")
        rolled = self.dice.pop(0)
        while self.dice and rolled.total() < len(colours):  # there ships of one type attack a population in one roll
            rolled += self.dice.pop(0)
        expect(f"dice of {name}", Counter(colour for colour, _ in rolled.elements()), Counter(colours))
        faces = {colour: sorted(face for c, face in rolled.elements() if c == colour) for colour in set(colours)}
        return [faces[colour].pop() for colour in colours]

    # ---- the play

    def play(self):
        state = self.state
        while not state.over:
            pick = self.one(*self.question())
            if isinstance(pick, str):
                step_aside(state, self.w.actions.index(pick))
            else:
                run.choose(state, pick)
            self.take_orders()
            self.step()
        self.finish()
        return self

    def goes_on(self):
        """Whether the project asks more about what the oracle is going to be answered."""
        if self.state.over or self.left is not None:
            return not self.state.over
        if self.question()[1] in ("vacate", "bury"):
            return True
        if self.answer is None or self.state.question in self.path or self.state.asker != self.oracle.player:
            return False
        question, owner, _text = self.question()
        known = GOES_ON.get(self.answer[0][0], ())
        return owner in known or f"{owner} {question.form}" in known

    def step(self):
        if self.goes_on():
            return
        super().step()
        oracle = self.oracle
        while self.early and oracle.question == "cube":
            goods = {one for (one,) in oracle.options}
            found = next((one for one in self.early if one[0] == goods), None)
            if found is None:
                raise Disagreement(f"cubes go back\n  project: {self.early}\n  oracle:  {oracle.options}")
            self.early.remove(found)
            oracle.step((found[1],))
        expect("cubes that go back in the project alone", [one for one in self.early if len(one[0]) > 1], [])
        self.early = []

    def one(self, question, owner, text):
        """One question of the project: compare, choose, narrow. Gives the answer for the project."""
        state, oracle = self.state, self.oracle
        options = self.project_options()
        if question.form == "order":
            return self.luck.choice(options)
        if owner in ("vacate", "bury"):
            pick = self.luck.choice(options)
            goods = {one: GOODS[self.w.sheet.words[one]] for one in options}
            self.early.append((set(goods.values()), goods[pick]))
            return pick
        if "exchange_finds" in text and oracle.question != "tile":  # neither can be laid
            return self.luck.choice(options)
        if self.forced(options, question, owner, text):
            self.met["questions with one answer"] += 1
            return options[0]
        if oracle.over:
            raise Disagreement(f"the project asks {text!r}, the oracle's game is over")
        expect(f"who is asked ({owner}: {text}; {oracle.question} {oracle.options[:5]})", state.asker, oracle.player)
        fresh = self.left is None and self.answer is None
        if fresh:
            self.path = []
            self.compare()
            self.target = self.choose()
        # what can be done at any time is an answer of its own only where an activation begins, in the oracle
        beside = fresh and oracle.question in ("turn", *ACTIONS)
        asides = [self.w.actions[one] for one in offered(state)] if beside else []
        if self.answer is None:
            self.check([*options, *asides], question, owner, text)
        good = [one for one in (*options, *asides) if self.fits(one, question, owner, text)(self.target)]
        if not good:
            self.differ(f"the project has no way to {self.target}", options, self.candidates(), question, owner, text)
        pick = self.luck.choice(good)
        self.path.append(state.question)
        if self.answer is None:
            self.narrow(pick, question, owner, text)
        return pick

    def forced(self, options, question, owner, text):
        """Whether the project asks for the one possible answer, as something else can be done beside it; the oracle has
        gone on."""
        if len(options) > 1 or self.left is not None or self.answer is not None or question.form == "action":
            return False
        asked = self.oracle.question
        if owner == "open_labs":
            return True
        if owner == "receive_from" and "reputation_tile" in text and asked == "cube":  # all his tiles are equal
            return True
        return asked is None or (asked in ("turn", *ACTIONS) and owner not in ACTS)

    def choose(self):
        """What the oracle's player does."""
        oracle = self.oracle
        whole, oracle.options = oracle.options, self.candidates()
        found = mixed(oracle, self.luck.random) if len(oracle.options) > 1 else oracle.options[0]
        oracle.options = whole
        return found

    def name(self, option, question):
        return option if isinstance(option, str) else super().name(option, question)

    # ---- answers

    def fits(self, option, question, owner, text):
        """Whether an option of the project and one of the oracle can be the same."""
        w = self.w
        if isinstance(option, str):
            return self.fits_action(option)
        match question.form:
            case "action":
                return self.fits_action(w.actions[option])
            case "may":
                return self.fits_may(option, owner, text)
            case "option":
                return self.fits_choice(option, owner)
            case "resource":
                return self.fits_resource(w.sheet.resources[option], owner, text)
            case "word":
                return self.fits_word(w.sheet.words[option], owner)
            case "turn":
                return lambda one: one[2] == option
            case "player":
                return lambda one: one[1] == option
            case "card" if option == -1:
                return lambda one: one == ("none",)
            case "card":
                return self.fits_thing(option, owner, text)
        raise Disagreement(f"a question of the form {question.form}: {owner}: {text}")

    def fits_action(self, name):
        names = TURNS[name]
        return lambda one: ((one[0] == "react" and "react " + one[1]) or one[0]) in names

    def fits_may(self, option, owner, text):
        if owner in ("explore", "look_again"):
            return self.fits_second(option, text)
        yes, no = YES[owner], (NO[owner],)
        return lambda one: one[0] in (yes if option == 1 else no)

    def fits_second(self, option, text):
        """Draco's second sector: whether it is drawn, and which of the two is laid."""
        if "look_again" in text:
            return lambda one: (one[0] == "second") == (option == 1)
        tile = self.oracle.detail[1 - option]
        return lambda one: one[0] == "discard" or one[1] == tile

    def fits_choice(self, option, owner):
        if owner in ("upgrading", "salvage"):
            if option >= 2:
                return lambda one: one[0] == ("remove", "end")[option - 2]
            return lambda one: one[0] in ("place", "install") and (one[2] == "outside") == (option == 1)
        if owner == "raze":
            return lambda one: (one == ("O",)) == (option == 1)
        if owner == "building":
            return lambda one: (
                one[0] == "end" if option == 2 else one[0] == "build" and (one[1] in SHIPS) == (option == 0)
            )
        if owner in ("settle_in_peace", "settling"):
            return lambda one: (one[2] == "O") == (option == 1)
        if owner == "influencing":
            if option == 0:
                return lambda one: one[0] == "disc" and one[1] == "track"
            if option == 2:
                return lambda one: one[0] == "end"
            return lambda one: one[0] == "return" or (one[0] == "disc" and one[1] != "track")
        names = CHOICES[owner][option]
        return lambda one: one[0] in names

    def fits_resource(self, name, owner, text):
        if owner == "artifact_key":
            return lambda one: one == (GOODS[name],)
        at = 2 if "as wanted" in text else 1
        return lambda one: one[at] == GOODS[name]

    def fits_word(self, word, owner):
        if owner == "study":
            return lambda one: one[2] == word
        good = GOODS[word]
        if owner == "settle":
            return lambda one: one[3] == good
        return lambda one: one == (good,)

    def fits_thing(self, option, owner, text):
        w = self.w
        kind, word = w.kind[option], w.card[option]
        if owner == "hit_with":
            found = word if kind == "ship" else NPCS[word], self.state.c[w.marks["damage"][option]]
            return lambda one: one == found
        match kind:
            case "technology":
                return lambda one: one[1] == word
            case "hex":
                return self.fits_hex(option, owner, text)
            case "square":
                at, good = self.square(option)
                if owner in ("settle_in_peace", "settling"):
                    return lambda one: one[1:3] == (at, good)
                return lambda one: one == (good,)
            case "interceptor" | "cruiser" | "dreadnought" | "starbase" | "ship":
                return self.fits_ship(option, owner)
            case "reputation_tile" if self.oracle.question == "reputation":
                at = 1 if "found_reputation" in text else 2
                return lambda one: one[0] == "keep" and one[at] == word
            case "reputation_tile":
                return lambda one: one == (word,)
            case "structure":
                return lambda one: one[1] == word
            case "part" | "ancient_part":
                return lambda one: one[0] != "place" or one[3] == word
            case "bay":
                return self.fits_bay(option, text)
            case "blueprint":
                return lambda one: one[1] == word
        raise Disagreement(f"a question about {kind}: {owner}: {text}")

    def sector(self, place):
        """The sector that lies in a hexagon, in the oracle's words."""
        lying = self.state.z[self.w.under["tile"][place]]
        return self.w.card[lying[0]] if lying else None

    def fits_hex(self, option, owner, text):
        at = self.sector(option)
        q, r = self.w.places[option]
        if owner == "exploring":
            return lambda one: one == ("explore", q, r)
        if "extend_to" in text or text.startswith("build_"):
            return lambda one: one[2] == at
        if owner == "fly":
            return lambda one: one[3] == at
        if owner == "warp_portals":
            return lambda one: one == (at,)
        return lambda one: one[1] == at

    def square(self, option):
        """Where a population square is, and what it is."""
        state, w = self.state, self.w
        host = next(host for host, place in w.under["squares"].items() if place == state.loc[option])
        pile = state.loc[host]
        zone = "tile" if w.kind[host] == "sector" else "structures"
        place = next(place for place, lying in w.under[zone].items() if lying == pile)
        return self.sector(place), w.card[option]

    def fits_ship(self, option, owner):
        if owner in ("command", "launch_one"):
            word = self.w.card[option]
            return lambda one: one == (word,)
        state, w = self.state, self.w
        word = w.card[option]
        if owner == "moving":
            pile = state.loc[option]
            place = next(place for place, lying in w.under["fleet"].items() if lying == pile)
            at = self.sector(place)
            return lambda one: one[1] == word and one[2] == at
        return lambda one: one[1] == word

    def fits_bay(self, option, text):
        state, w = self.state, self.w
        host = next(host for host, place in w.under["bays"].items() if place == state.loc[option])
        ship, printed, tile = w.card[host], w.card[option], self.tile(option)
        if text.startswith(("strip", "may strip")):
            return lambda one: one[1:] == (ship, printed, tile)
        return lambda one: (
            one[1:3] == (ship, printed)
            and ((one[0] == "install" and one[3] == tile) or (one[0] == "place" and not tile))
        )

    def tile(self, bay):
        """What lies on a part square."""
        lying = self.state.c[self.w.marks["fitted"][bay]]
        return self.w.card[lying] if lying >= 0 else ""

    # ---- comparing

    def compare(self):
        self.met["tables compared"] += 1
        ours, theirs = self.ours(), self.theirs()
        if self.oracle.question == "discovery":  # the tile that is looked at still lies in its sector
            for name, sector in ours["sectors"].items():
                if sector["discovery"] == self.oracle.detail and theirs["sectors"][name]["discovery"] is None:
                    sector["discovery"] = None
        expect(f"the table before {self.oracle.question}", ours, theirs)

    def theirs(self):
        oracle = self.oracle
        found = oracle.snapshot()
        for name in ("phase", "traitor", "fleets"):
            del found[name]
        first = oracle.next_first  # who is out has nothing to begin any more
        found["first"] = oracle._next((first - 1) % self.n) if oracle.seats[first].out else first
        for p, ship in getattr(oracle, "wrecks", None) or ():  # there they go home after the battle
            found["seats"][p]["supply"][ship] += 1
        found["seats"] = [None if seat["out"] else seat for seat in found["seats"]]
        for seat in filter(None, found["seats"]):
            for name in ("reserve", "out", "friends"):
                del seat[name]
            seat["spent"] = sum(seat["spent"].values())
            for ship, design in seat["designs"].items():
                seat["designs"][ship] = [*sorted(design[:-1]), design[-1]]
            seat["tracks"] = {name: sorted(track) for name, track in seat["tracks"].items()}
        return found

    def ours(self):
        w, m = self.w, self.state
        c, z, at, zone, card = m.c, m.z, w.counter, w.zone, w.card

        def pile(name, p=0):
            return [card[one] for one in z[zone[name] + p]]

        rings = {1: "inner", 2: "middle", 3: "outer"}
        return {
            "round": c[at["round_number"]], "first": c[0],
            "tech_bag": sorted(pile("technology_bag")), "tray": dict(sorted(Counter(pile("tray")).items())),
            "reputation_bag": sorted(pile("reputation_bag")), "discoveries": pile("discovery_stack"),
            "used": sorted(one for one in pile("discovery_discard") if one not in LAID),
            "stacks": {ring: pile(name + "_stack") for ring, name in rings.items()},
            "discards": {ring: sorted(pile(name + "_discard") + self.set_aside(ring)) for ring, name in rings.items()},
            "sectors": self.our_sectors(),
            "seats": [None if self.out(p) else self.our_seat(p) for p in range(self.n)],
        }  # fmt: skip

    def set_aside(self, ring):
        """The tile that Draco has not laid, as long as the other one is being worked off."""
        found = [self.w.card[one] for one in self.state.z[self.w.zone["first_find"]]]
        return [one for one in found if SECTORS[one]["ring"] == ring and self.oracle.question != "tile"]

    def out(self, p):
        return self.state.c[self.state.g.out + p] == 1

    def our_sectors(self):
        found = {}
        for place, lying in self.w.under["tile"].items():
            if self.state.z[lying] and not (
                self.oracle.question == "tile" and self.w.places[place] not in self.oracle.grid
            ):
                tile = self.state.z[lying][0]
                found[self.w.card[tile]] = self.our_sector(place, tile)
        return dict(sorted(found.items()))

    def our_sector(self, place, tile):
        w, m = self.w, self.state
        c, z, word = m.c, m.z, self.w.card
        turn = c[w.marks["turn"][tile]]
        structures = z[w.under["structures"][place]]
        bodies = [tile, *structures]
        cubes = Counter(
            word[square] for body in bodies for square in z[w.under["squares"][body]]
            if w.sheet.words[c[w.marks["people"][square]]] == "settled"
        )  # fmt: skip
        fleet = z[w.under["fleet"][place]]
        ships = {}
        for one in sorted(fleet, key=lambda one: c[w.marks["came"][one]]):
            if w.kind[one] == "ship":
                ships.setdefault(w.program.tables["owned"][one], [0, 0, 0, 0])[SHIPS.index(word[one])] += 1
        npcs = Counter(word[one] for one in fleet if w.kind[one] == "npc")
        secret = z[w.under["secret"][place]]
        ruler = c[w.marks["ruler"][place]]
        portals = ["printed"] if SECTORS[word[tile]]["warp_portal"] else []
        portals += [PORTALS[word[one]] for one in structures if word[one] in PORTALS]
        return {
            "at": list(w.places[place]),
            "ports": sorted((edge + turn) % 6 for edge in SECTORS[word[tile]]["wormholes_cw_from_N"]),
            "owner": ruler if ruler >= 0 else None, "cubes": dict(sorted(cubes.items())),
            "discovery": word[secret[0]] if secret else None, "ancients": npcs["ancient"],
            "guardian": npcs["guardian"] > 0, "gcds": npcs["center_defence"] > 0, "portals": sorted(portals),
            "orbital": any(word[one] == "orbital" for one in structures),
            "monolith": any(word[one] == "monolith" for one in structures),
            "ships": [[p, counts] for p, counts in ships.items()],
        }  # fmt: skip

    def our_seat(self, p):
        w, m = self.w, self.state
        c, z, at, zone, word = m.c, m.z, w.counter, w.zone, w.card

        def counted(prefix=""):
            return {letter: c[at[prefix + good] + p] for good, letter in GOODS.items()}

        tracks = {"military": [], "grid": [], "nano": []}
        for one in z[zone["technologies"] + p]:
            tracks[w.sheet.words[c[w.marks["field"][one]]]].append(word[one])
        designs = {}
        for plan in z[zone["blueprints"] + p]:
            bays = sorted([word[bay], self.tile(bay)] for bay in z[w.under["bays"][plan]])
            designs[word[plan]] = [*bays, [word[one] for one in z[w.under["outside_parts"][plan]]]]
        supply = Counter(word[one] for one in z[zone["supply"] + p])
        return {
            "species": word[z[zone["board"] + p][0]], "passed": c[at["passed"] + p] == 1,
            "res": counted(),
            "discs": c[zone["influence_track"] + p], "spent": c[zone["action_track"] + p],
            "cubes": counted("cubes_of_"),
            "graves": counted("graves_of_"),
            "colony_ships": c[zone["ready_ships"] + p], "tracks": {name: sorted(of) for name, of in tracks.items()},
            "designs": {ship: designs[ship] for ship in SHIPS},
            "stored": sorted(word[one] for one in z[zone["stored_parts"] + p]),
            "reputation": sorted(word[one] for one in z[zone["reputation"] + p]), "kept": len(z[zone["kept"] + p]),
            "supply": [supply[ship] for ship in SHIPS],
        }  # fmt: skip

    def finish(self):
        if not self.oracle.over:
            raise Disagreement(f"the project's game is over, the oracle asks {self.oracle.question}")
        if not all(seat.out for seat in self.oracle.seats):  # else the last one has not taken anything away any more
            self.compare()
        ours = [(s.rank, s.player, *s.keys) for s in self.match().standings]
        theirs = [(row["rank"], row["player"], row["points"], row["resources"]) for row in self.oracle.standings()]
        expect("standings", ours, theirs)
        self.met["games"] += 1
