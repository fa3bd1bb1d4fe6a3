"""One game of Eminent Domain in two engines at once (`lockstep` says how).

Compared before every question that begins something: all piles (decks in their order), planets with what lies on and
under them, counters, stacks.

What is compared as what: equal cards are one card; the card whose action is being done, and one
that holds for the turn, have places of their own in the project and are cards of the hand in the
oracle; the supply of the oracle may fall below zero; who has too many cards discards in two
questions in the project, in one here.
"""

from __future__ import annotations

from lockstep import Disagreement, Lockstep, Names, expect

from eminent_oracle import STACKS, TECHS, Game
from interpreter.effects.records import FirstPlayerSet, PileShuffled
from interpreter.game import run

SORT = {"silicon": "si", "water": "w", "food": "f", "iron": "i"}
LETTER = {"survey": "S", "warfare": "W", "colonize": "C", "produce": "P", "trade": "T", "research": "R"}
ROLE_CARD = {
    "survey_role": "S", "warfare_role": "W", "colonize_role": "C", "trade_role": "PT",
    "research_role": "R", "politics": "POL",
}  # fmt: skip
TYPE = {"advanced": "A", "fertile": "E", "metallic": "M", "prestige": "Pr", "utopia": "U"}
# what the options of `choose one` are, by the verb or card that they stand in
CHOICES = {
    "follow": ("dissent", "follow"),
    "take_turn": ("action", "role"),
    "trade_role": ("produce", "trade"),
    "colonize_role": ("settle", "tuck"),
    "warfare_role": ("fighters", "attack"),
}
ENDS = {"influence_gone": "influence", "stacks_gone": "stacks", "exhausted": "rounds"}


class Words(Names):
    """The project's numbers in the oracle's words; made once."""

    def __init__(self, game):
        super().__init__(game)
        sheet = self.sheet
        by_icons = {(t.title, "".join(sorted(t.icons))): t.name for t in TECHS.values()}
        self.card, self.kind, self.turned = {}, {}, {}
        for design in sheet.designs:
            title = design.titles["en"][0]
            if design.kind == "role_card":
                word = ROLE_CARD[design.name]
            elif design.kind == "technology":
                icons = "".join(sorted(self.icons(design)))
                word = by_icons[title, icons]
                if design.turned >= 0:
                    for copy in range(design.copies):
                        self.turned[design.first + copy] = design.turned + copy
            elif design.kind == "planet":
                word = title
                if title.startswith("Utopia"):
                    word = "Utopia " + self.icons(design)
            else:
                word = SORT.get(design.name, "garrison")
            for copy in range(design.copies):
                self.card[design.first + copy] = word
                self.kind[design.first + copy] = design.kind

    def icons(self, design):
        return "".join(LETTER[self.sheet.words[i]] for i in design.facts.get("icons", ()))

    def facts(self):
        """The facts of all planets and technologies, in the shape of the oracle's tables."""
        planets, techs = {}, {}
        words = self.sheet.words
        for design in self.sheet.designs:
            facts = design.facts
            if design.kind == "planet":
                name = self.card[design.first]
                slots = tuple(SORT.get(words[i], words[i]) for i in facts.get("slots", ()))
                planets[name] = (
                    name, TYPE[words[facts["type"]]], facts["warfare"], facts["colonize"],
                    facts["points"], self.icons(design), slots, facts.get("extra_hand", 0),
                )  # fmt: skip
            elif design.kind == "technology":
                name = self.card[design.first]
                techs[name] = (
                    design.titles["en"][0], TYPE[words[facts["type"]]], facts["level"],
                    "".join(sorted(self.icons(design))), facts["points"], facts["cost"],
                )  # fmt: skip
        return planets, techs


class SideBySide(Lockstep):
    def __init__(self, game, words, players, seed, variant=None, policy=None, arrange=None):
        super().__init__(game, words, players, seed, variant)
        self.policy = policy
        state = self.state
        self.flow("setup")
        first = next(record.player for record in state.log if isinstance(record, FirstPlayerSet))
        self.take_orders()
        zone = self.w.zone
        start = [self.w.card[self.state.z[zone["frontier"] + p][0]] for p in range(players)]
        self.start = start
        self.oracle = Game(players, variant=variant, first=first, shuffle=self.order)
        self.expect_no_orders()
        expect("the set-up", *self.both())
        if arrange:
            arrange(self)
            for seat in self.oracle.seats:
                self.oracle.refresh(seat)
            self.oracle._restart()
        self.begin()
        self.oracle.always = ("discard",)
        self.forced = None  # who has said "no more" though there were too many cards
        self.unordered = False  # several things happen before the cleanup, in an order that the oracle does not know
        self.before = None  # the question before, if it goes on
        self.compare()

    # ---- shuffles

    def take_orders(self):
        card, zone = self.w.card, self.w.zone
        for record in self.unread():
            if isinstance(record, PileShuffled):
                pile = record.pile
                named = {zone["planet_deck"]: "planets", zone["start_planets"]: "start"}
                what = named.get(pile, ("deck", pile - zone["deck"]))
                self.hand_over(what, [card[one] for one in record.cards])

    def order(self, what, cards):
        cards = list(cards)
        if what == "start":
            self.orders.pop("start", None)
            by_name = {row[0]: row for row in cards}
            return [by_name[name] for name in self.start]
        if len(cards) == 1:  # not shuffled there
            return cards
        self.met["shuffle"] += 1
        found = self.handed(what, cards)
        if what == "planets":
            by_name = {row[0]: row for row in cards}
            expect("planets shuffled", sorted(found), sorted(by_name))
            return [by_name[name] for name in found]
        expect(f"cards shuffled, {what}", sorted(found), sorted(cards))
        return found

    # ---- the play

    def play(self, steps=100000):
        state = self.state
        for _ in range(steps):
            if state.over:
                break
            pick = self.one(*self.question())
            run.choose(state, pick)
            self.take_orders()
            self.settle()
        if state.over:
            self.finish()
        return self

    def one(self, question, owner, text):
        """One question of the project: compare, choose, narrow. Gives the answer for the project."""
        state, oracle = self.state, self.oracle
        options = self.project_options()
        several = any(word in text for word in ("any number", "up to", "discard (number", "put 2 "))
        running = several and self.before == (state.asker, state.question)
        if question.form == "order":
            self.unordered = True
        elif owner not in ("weapons_emporium", "adaptability", "mobilization"):
            self.unordered = False
        # the oracle earns and removes without being asked in which order, and takes a technology with its side
        if self.left is None and not running and not self.unordered and owner not in ("learn", "claim"):
            self.compare()
        self.before = (state.asker, state.question) if several else None
        if question.form == "order":
            # several things happen before the cleanup: first Mobilization, then the others
            self.met["order of effects"] += 1
            return self.ordered(options)
        if oracle.over:
            raise Disagreement(f"the project asks {text!r}, the oracle's game is over")
        if owner == "claim":  # Abundance: which slot first makes no difference, but for utopias
            if oracle.question != "kind":
                self.met["useless question: order in which Abundance fills slots"] += 1
                return self.luck.choice(options)
        elif owner == "clean_up" and "any number" in text and None not in oracle.options:
            # too many cards: the project asks in two parts
            want = [o for o in options if o != -1]
            self.check(want, question, owner, text)
            pick = self.pick(options, question, owner, text)
            if pick == -1:
                self.met["too many cards"] += 1
                self.forced = state.asker
                return pick
            self.narrow(pick, question, owner, text)
            return pick
        expect(f"who is asked ({text}; {oracle.question})", state.asker, oracle.player)
        self.check(options, question, owner, text)
        pick = self.pick(options, question, owner, text)
        self.narrow(pick, question, owner, text)
        return pick

    def ordered(self, options):
        frame = self.state.stack[-1]
        names = [self.w.card.get(c, "") for c in frame[run.CARDS]]
        for name in ("Mobilization", "Weapons Emporium / Streamlining"):
            for option in options:
                if 0 <= option < len(names) and names[option] == name:
                    return option
        return self.luck.choice(options)

    def acting(self):
        """The card that is being played for its action, in a list."""
        return self.state.z[self.w.zone["action_area"] + self.state.asker]

    def fits(self, option, question, owner, text):
        """Whether an option of the project and one of the oracle can be the same."""
        w, seat = self.w, self.oracle.seats[self.oracle.player]
        form = question.form
        if form == "may":
            return (lambda one: one is not None) if option == 1 else (lambda one: one is None)
        if form == "action":
            name = LETTER[w.actions[option]]
            return lambda one: one == name
        if form == "option":
            if owner == "trade_one":
                return (lambda one: one == "fighter") if option == 1 else (lambda one: type(one) is tuple)
            if owner == "learn":
                return lambda one: one == self.oracle.options[option]
            if owner == "carry_out":
                first = "fighters" if "fighters" in self.oracle.options else "tuck"
                name = (first, "attack" if first == "fighters" else "settle")[option]
            elif owner.startswith("improved_warfare"):
                name = CHOICES["warfare_role"][option]
            elif owner.startswith("improved_colonize"):
                name = CHOICES["colonize_role"][option]
            else:
                name = CHOICES[owner][option]
            return lambda one: one == name
        if form != "card":
            raise Disagreement(f"a question of the form {form}: {text}")
        if option == -1:
            return lambda one: one is None
        name, kind = w.card[option], w.kind[option]
        if kind == "planet":
            if self.oracle.question == "keep":
                return lambda one: one is not None and self.oracle.looked[one][0] == name
            planets = seat.planets
            return lambda one: type(one) is int and planets[one].name == name
        if kind == "token":
            if self.oracle.question == "kind":
                return lambda one: one == name
            place = self.state.loc[option]
            host = next(h for h, z in w.under["storage"].items() if z == place)
            planets = seat.planets
            return lambda one: type(one) is tuple and one[1] == name and planets[one[0]].name == w.card[host]
        if option in self.acting():  # the card that is played, or another one of its name
            return lambda one: one == "this"
        return lambda one: one == name

    def settle(self):
        """Play what was found in the oracle, now that the project's shuffles are known."""
        oracle, state = self.oracle, self.state
        if not state.over and self.w.program.questions[state.question].form == "order":
            return  # and here, too
        if not state.over and self.w.clauses[state.question][0] == "claim" and len(state.options) < 4:
            return  # which slot Abundance fills first, no utopia's
        self.step()
        if self.forced is not None:
            if not state.over and self.w.clauses[state.question][1].startswith("discard (number"):
                return
            while oracle.question == "discard" and oracle.player == self.forced:
                oracle.step(None if None in oracle.options else oracle.options[0])
            self.forced = None

    def pick(self, options, question, owner, text):
        if len(options) == 1:
            return options[0]
        if self.policy:
            found = self.policy(self, options, question, owner, text)
            if found is not None:
                return found
        return self.luck.choice(options)

    # ---- comparing

    def table(self):
        """The project's table in the shape of the oracle's snapshot."""
        w, m = self.w, self.state
        c, z, at, zone, card = m.c, m.z, w.counter, w.zone, w.card
        colonies, storage = w.under["colonies"], w.under["storage"]

        def pile(name, p=0):
            return [card[one] for one in z[zone[name] + p]]

        turn = self.oracle.turn
        seats = []
        for p in range(self.n):
            planets = []
            for name in ("frontier", "empire"):
                for host in z[zone[name] + p]:
                    tokens = [card[one] for one in z[storage[host]]]
                    planets.append((
                        card[host], name == "empire", tuple(sorted(card[one] for one in z[colonies[host]])),
                        tuple(sorted(t for t in tokens if t != "garrison")), tokens.count("garrison"),
                    ))  # fmt: skip
            kept = z[zone["play_area"] + p]
            seats.append({
                "deck": pile("deck", p), "hand": sorted(pile("hand", p) + pile("action_area", p) + pile("in_force", p)),
                "discard": sorted(pile("discard_pile", p)), "played": sorted(pile("played", p)),
                "kept": sorted(card[one] for one in kept),
                "sides": sorted(self.side(one) for one in kept if m.c[w.turned[one]] >= 0),
                "fighters": c[at["fighter"] + p], "influence": c[at["influence"] + p],
                "planets": sorted(planets),
                "sold": sorted(pile("sold", p)) if p == turn else [],
                "made": sorted(pile("made", p)) if p == turn else [],
            })  # fmt: skip
        stacks = ("survey_stack", "warfare_stack", "colonize_stack", "trade_stack", "research_stack")
        return {
            "first": c[0],
            "stacks": {s: len(z[zone[name]]) for s, name in zip(STACKS, stacks, strict=True)},
            "supply": c[at["supply"]], "techs": sorted(pile("technologies")),
            "planet_deck": pile("planet_deck"), "planet_discard": sorted(pile("planet_discard")),
            "looked": sorted(one for p in range(self.n) for one in pile("scouted", p)),
            "seats": seats,
        }  # fmt: skip

    def side(self, one):
        word = self.w.sheet.words[self.state.c[self.w.turned[one]]]
        return TECHS[self.w.card[one]].sides[("front", "back").index(word)]

    def both(self):
        """The two tables in one shape."""
        return self.table(), self.theirs()

    def theirs(self):
        oracle = self.oracle
        stacks = oracle.stacks if "R" in oracle.stacks else {**oracle.stacks, "R": 0}
        running = oracle.phase != "cleanup"
        seats = []
        for seat in oracle.seats:
            mine = running and seat.number == oracle.turn
            hand = seat.hand + seat.aside
            if seat.acting:
                hand.append(seat.acting)
            seats.append({
                "deck": seat.deck, "hand": sorted(hand), "discard": sorted(seat.discard),
                "played": sorted(seat.played), "kept": sorted(seat.kept), "sides": sorted(seat.sides),
                "fighters": seat.fighters, "influence": seat.influence,
                "planets": sorted(
                    (x.name, x.up, tuple(sorted(x.tucked)), tuple(sorted(s for s in x.store if s)), int(x.garrison))
                    for x in seat.planets
                ),
                "sold": sorted(oracle.traded) if mine else [],
                "made": sorted(set(oracle.produced)) if mine else [],
            })  # fmt: skip
        return {
            "first": oracle.first, "stacks": stacks, "supply": max(0, oracle.supply),
            "techs": sorted(oracle.techs), "planet_deck": [row[0] for row in oracle.planet_deck],
            "planet_discard": sorted(row[0] for row in oracle.planet_discard),
            "looked": sorted(row[0] for row in oracle.looked), "seats": seats,
        }  # fmt: skip

    def compare(self):
        ours, theirs = self.both()
        self.met["tables compared"] += 1
        expect("the table", ours, theirs)
        if self.state.over:
            return
        expect("round", self.state.c[self.w.counter["round_number"]], self.oracle.round)

    def finish(self):
        if not self.oracle.over:
            raise Disagreement(
                f"the project's game is over, the oracle asks {self.oracle.question} {self.oracle.options}"
            )
        self.compare()
        match = self.match()
        expect("the reason for the end", ENDS[match.ending], self.oracle.ending)
        ours = [(s.rank, s.player, *s.keys) for s in match.standings]
        expect("standings", ours, self.oracle.standings())
        self.expect_no_orders()
        self.met["end by " + self.oracle.ending] += 1
        self.met["shared ranks"] += len({row[0] for row in ours}) < len(ours)
