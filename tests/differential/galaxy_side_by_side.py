"""One game of Master of the Galaxy in two engines at once (`lockstep` says how).

The players choose among the oracle's options; the project's smaller questions are answered so that they lead to the
option that was chosen.

Compared before every question that begins something: decks in their order, bank, tokens, systems with bases, planets
and black holes, tracks with routes and conflicts, and of each player bag, drawn cubes, stock, cards with what lies on
them, turns to skip and symbols.

What is compared as what: equal cubes are one cube; seats are counted from the first player on in the oracle; a route
has no direction in the project, for nothing depends on it.
"""

from __future__ import annotations

from collections import Counter

from lockstep import Disagreement, Lockstep, Names, expect

from galaxy_oracle import COLOURS, DATA, SYMBOLS, Game
from interpreter.effects.records import (
    AbilityFired,
    CardDrawn,
    CardMarked,
    CardMoved,
    EffectPerformed,
    FirstPlayerSet,
    PhaseBegun,
    PileShuffled,
)
from interpreter.game import run
from interpreter.game.forms import DONE

ENDS = {"expanded": "expansion", "dominant": "domination", "usurped": "seizure", "exhausted": "rounds"}
# what the actions are among the answers to `place` and `act`
ACTIONS = {
    "colonizing": "planet", "routing": "route", "filling": "cell", "fighting": "conflict", "recalling": "cancel",
    "stopping": "stop", "dismissing": "discard", "disputing": "lay", "parleying": "peace", "finishing": "end",
}  # fmt: skip
# the same for `choose one`, by the verb or card that it stands in
CHOICES = {
    "take_reward": ("planet", "card", "conflict"), "rob": ("card", "route", "conflict"),
    "rob_anything": ("card", "route", "conflict"), "loot_from": ("card", "route"),
    "collapsar_engine": ("cover", "remove"),
}  # fmt: skip
# the parts of a card on which a kind of project is printed
PARTS = {"base": ("yard",), "card": ("upper", "lower"), "program": ("program",)}


class Words(Names):
    """The project's numbers in the oracle's words; made once."""

    def __init__(self, game):
        super().__init__(game)
        sheet = self.sheet
        titles = {one["en"]: one["id"] for one in (*DATA["cards"], *DATA["map"]["systems"])}
        self.card = {}  # thing -> its word: a colour, a system, a track, a deck, a card, or (card, part, colour, lost)
        self.kind = {}
        by_name = {design.name: design for design in sheet.designs}
        for design in sheet.designs:
            for copy in range(design.copies):
                number = design.first + copy
                self.kind[number] = design.kind
                self.card[number] = self.word(design, by_name, titles)
        self.system = {d.name: self.card[d.first] for d in sheet.designs if d.kind == "system"}
        tracks = {frozenset(one["ends"]): one["id"] for one in DATA["map"]["tracks"]}
        for number, word in self.card.items():
            if self.kind[number] == "track":
                self.card[number] = tracks[word]
        self.number = {word: number for number, word in self.card.items() if self.kind[number] != "cube"}
        self.cells = {}  # card -> of each cell on it its filling, and (project, colour, lost)
        self.parts = {}  # card -> part -> which project it is
        for one in DATA["cards"]:
            self.parts[one["id"]] = parts = {"red_side": "red", "blue_side": "blue"}
            printed = {kind: list(names) for kind, names in PARTS.items()}
            for place, project in enumerate(one["projects"]):
                parts[printed[project["kind"]].pop(0) if project["kind"] in printed else "main"] = place
            self.cells[one["id"]] = []
        for number, word in self.card.items():
            if self.kind[number] == "cell":
                card, part, colour, lost = word
                self.card[number] = (card, self.parts[card][part], colour, lost)
                self.cells[card].append((self.under["filling"][number], self.card[number][1:]))
        self.decks = {}
        for number, pile in self.under["stack"].items():
            self.decks[pile] = self.card[number]
        self.words = {word: number for number, word in enumerate(sheet.words)}
        self.complete = self.words["complete"]
        self.refused = self.words["refused"]
        self.marks = {name: self.marked(name) for name in ("state", "red_end", "talks")}
        self.strength = self.program.functions["value_strength"]

    def facts(self):
        """What is printed on the map and the cards, in the shape of the oracle's data."""
        systems, tracks, symbols, cards = {}, {}, [], {}
        words = self.sheet.words
        for design in self.sheet.designs:
            word, facts = self.card[design.first], design.facts
            if design.kind == "system":
                start = words[facts["site"]] == "start"
                systems[word] = words[facts["colour"]], facts["planets"], facts["corner"] - 1, start
            elif design.kind == "track":
                tracks[word] = facts["length"]
            elif design.kind == "sign":
                hangs = sorted(self.system[name] for name in facts["hangs"])
                symbols += [
                    (words[facts["arrow"]].removesuffix("_arrow"), words[one], hangs) for one in facts["symbols"]
                ]
            elif word in self.cells:
                cards[word] = {
                    "kind": design.kind, "cells": sorted(map(str, (cell for _filling, cell in self.cells[word]))),
                    "symbols": sorted(words[one] for one in facts.get("symbols", ())),
                    "needs": sorted(words[one] for one in facts.get("asks", ())), "loot": facts.get("loot"),
                    "steals": words[facts["steals"]] if "steals" in facts else None,
                }  # fmt: skip
        return systems, tracks, sorted(symbols), cards

    def marked(self, name):
        """Of each card the place of the number that it is marked with."""
        return self.program.tables["marks"][list(self.sheet.marks).index(name)]["places"]

    def word(self, design, by_name, titles):
        """What the oracle calls a thing; a cell by what is printed, a track by its ends."""
        facts, words = design.facts, self.sheet.words
        match design.kind:
            case "cell":
                host = titles[by_name[design.on].titles["en"][0]]
                return host, words[facts["part"]], words[facts["colour"]], facts.get("lost") == 1
            case "cube":
                return words[facts["colour"]]
            case "track":
                return frozenset(titles[by_name[end].titles["en"][0]] for end in facts["ends"])
            case "deck":
                return design.name.removesuffix("_deck")
            case "sign" | "base" | "hole":
                return design.kind
        return titles[design.titles["en"][0]]


def printed(card):
    """A card of the oracle's data, as `Words.facts` gives one of the project's."""
    sides = card.get("sides", {})
    parts = [(place, project["cells"]) for place, project in enumerate(card["projects"])]
    parts += [(side, sides[side]["cells"]) for side in sides]
    symbols = [card["symbol"]] if "symbol" in card else card["symbols"]
    steals = [one["colour"] for one in card["projects"] if one["kind"] == "steal"]
    return {
        "kind": card["kind"],
        "cells": sorted(str((part, cell["colour"], cell["lost"])) for part, cells in parts for cell in cells),
        "symbols": sorted([*symbols, *(s for one in card["projects"] for s in one.get("symbols", ()))]),
        "needs": sorted((card["property"] or {}).get("needs", ())), "loot": card.get("loot"),
        "steals": steals[0] if steals else None,
    }  # fmt: skip


class SideBySide(Lockstep):
    def __init__(self, game, words, players, seed, variant=None, policies=None, arrange=None):
        super().__init__(game, words, players, seed, variant)
        self.policies, self.arrange = policies, arrange
        self.drawing = [phase.name for phase in words.sheet.phases].index("drawing") + 1
        self.drawn = None  # the cubes that are being drawn for a turn
        self.offered = (
            None  # the track of a conflict in which peace is offered; in the project it counts as refused at once
        )
        self.gave_symbols = None  # on what the symbols depended when they were compared last
        self.target = None  # the oracle's option that is to be taken
        self.flow("setup")
        self.first = next(record.player for record in self.state.log if isinstance(record, FirstPlayerSet))
        self.seats = [(self.first + seat) % players for seat in range(players)]  # of the oracle: the project's
        self.take_orders()
        self.oracle = Game(players, variant=variant, shuffle=self.order, begun=self.begun)

    def begun(self, oracle):
        """The set-up is done in both."""
        self.oracle = oracle
        expect("whether the set-up is over", self.state.over, True)
        expect("the set-up", *self.both())
        if self.arrange:
            self.arrange(self)
            expect("the position", *self.both())
        self.begin()
        while self.question()[0].form == "order":  # the oracle draws at once
            run.choose(self.state, self.one(*self.question()))
        self.take_orders()

    # ---- chance

    def take_orders(self):
        word, decks = self.w.card, self.w.decks
        for record in self.unread():
            if isinstance(record, PileShuffled):
                self.hand_over(decks[record.pile], [word[one] for one in reversed(record.cards)])
            elif isinstance(record, PhaseBegun) and record.phase == self.drawing:
                self.drawn = []
                self.hand_over("draw", self.drawn)
            elif isinstance(record, CardDrawn):
                if self.drawn is None:
                    self.hand_over("corner", [word[record.card]])
                else:
                    self.drawn.append(word[record.card])
            else:
                self.note(record)

    def note(self, record):
        """What the cards do: which are obtained, implemented, set off and performed."""
        tableau = self.w.zone["tableau"]
        match record:
            case CardMoved(card=card, target=target) if tableau <= target < tableau + self.n:
                self.met[f"got {self.w.card[card]}"] += 1
            case CardMarked(mark=mark, card=card, now=now) if mark == 0 and now == self.w.complete:
                self.met[f"completed {self.w.card[card]}"] += 1
            case AbilityFired(card=card) | EffectPerformed(card=card) if card >= 0:
                self.met[f"did {self.w.card[card]}"] += 1

    def order(self, what, things):
        things = list(things)
        if what == "corner" or what.startswith("bag "):
            found = self.handed("corner" if what == "corner" else "draw", things)
            rest = Counter(things)
            rest.subtract(found)
            if min(rest.values(), default=0) < 0:
                raise Disagreement(f"the project draws {found}, there are {things}")
            return [*found, *rest.elements()]
        if len(things) < 2:  # not shuffled there
            return things
        self.met["shuffle"] += 1
        found = self.handed(what, things)
        expect(f"cards shuffled, {what}", sorted(found), sorted(things))
        return found

    # ---- the play

    def play(self):
        state = self.state
        while not state.over:
            run.choose(state, self.one(*self.question()))
            self.take_orders()
            if not state.options or self.question()[0].form != "order":  # of that the oracle knows nothing
                self.step()
        self.finish()
        return self

    def one(self, question, owner, text):
        """One question of the project: compare, choose, narrow. Gives the answer for the project."""
        state, oracle = self.state, self.oracle
        options = self.project_options()
        if question.form == "order":
            self.met["order of effects"] += 1
            return self.ordered(options)
        if oracle.over:
            raise Disagreement(f"the project asks {text!r}, the oracle's game is over")
        expect(f"who is asked ({text}; {oracle.question})", state.asker, self.seats[oracle.player])
        if self.left is None:
            if oracle.question != "peace":
                self.offered = None
            if oracle.round:  # the set-up differs in the order of its steps
                self.compare()
            self.target = self.policies[oracle.player](oracle) if self.policies else self.luck.choice(oracle.options)
            if oracle.question == "reward" and self.target[0] == "conflict":
                conflict = oracle.tracks[self.target[1]].conflict
                self.met[f"won {conflict.card.id} on {conflict.side(oracle.player)}"] += 1
        self.check(options, question, owner, text)
        good = [one for one in options if self.fits(one, question, owner, text)(self.target)]
        pick = self.luck.choice(good)
        if oracle.question == "act" and self.target[0] == "peace":
            self.offered = self.target[1]
        self.narrow(pick, question, owner, text)
        return pick

    def ordered(self, options):
        """Several cards do something at once: the oracle goes by the order in which they were taken."""
        m = self.state
        tableau = m.z[self.w.zone["tableau"] + m.asker]
        return min(options, key=lambda option: tableau.index(m.stack[-1][run.CARDS][option]))

    def key(self, one):
        if type(one) is tuple and one[0] == "route" and self.oracle.question == "place":
            return one[0], one[1], one[3]
        return one

    # ---- answers

    def fits(self, option, question, owner, text):
        """Whether an option of the project and one of the oracle can be the same."""
        match question.form:
            case "may":
                return (lambda one: one not in (None, False)) if option == 1 else (lambda one: one in (None, False))
            case "action":
                name = ACTIONS[self.w.actions[option]]
                return lambda one: one[0] == name
            case "option":
                return self.fits_choice(option, owner)
            case "word":
                return self.fits_part(self.w.sheet.words[option])
            case "player":
                seat = self.seats.index(option)
                return lambda one: one == seat
            case "card":
                return self.fits_thing(option, owner)
        raise Disagreement(f"a question of the form {question.form}: {text}")

    def fits_choice(self, option, owner):
        if owner == "conquer":
            return (lambda one: one == "stock") if option == 0 else (lambda one: type(one) is tuple)
        if owner == "win_over":
            return (lambda one: type(one) is tuple) if option else (lambda one: type(one) is str)
        if owner == "recalling":
            name = ("card", "route", "conflict")[option]
            return lambda one: one[0] == "cancel" and one[1][0] == name
        if owner == "lay_conflict":
            side = ("red", "blue")[option]
            return lambda one: one[4] == side
        name = CHOICES[owner][option]
        return lambda one: one[0] == name

    def fits_part(self, part):
        """One of several projects on a card."""
        parts, asked = self.w.parts, self.oracle.question

        def fit(one):
            what = one[1] if asked == "place" else one
            return parts[what[1]].get(part) == what[2]

        return fit

    def fits_thing(self, option, owner):
        kind, word = ("cube", None) if option == DONE else (self.w.kind[option], self.w.card[option])
        match kind:
            case "cube":
                return self.fits_cube(option, word)
            case "system" | "track":
                return self.fits_place(word)
            case "cell":
                return self.fits_cell(option, word)
            case "base":
                return self.fits_base(option)
            case "deck":
                return lambda one: one == word
        return self.fits_card(option, word)

    def fits_cube(self, option, colour):
        asked = self.oracle.question
        if asked == "place":
            at = {"planet": 2, "route": 3, "cell": 5, "conflict": 2}
            return lambda one: one[at[one[0]]] == colour
        if asked == "reward":
            pile = self.state.loc[option]
            system = next(self.w.card[host] for host, place in self.w.under["landing"].items() if place == pile)
            return lambda one: one == ("planet", system, colour)
        if asked == "drop":  # one after the other
            dropped = min(self.candidates())
            return lambda one: one == dropped if option == DONE else one > dropped
        if asked == "swap":
            at = 0 if self.left is None or len({one[0] for one in self.left}) > 1 else 1
            return lambda one: one is not None and one[at] == colour
        return lambda one: one == colour

    def fits_place(self, word):
        asked = self.oracle.question
        if asked in ("place", "objective"):
            return lambda one: one[1] == word or (one[0] == "cancel" and one[1][1] == word)
        if asked == "base":
            return lambda one: one is not None and one[3] == word
        if asked in ("steal", "loot", "hole"):
            return lambda one: one[1] == word
        if asked == "act":
            return lambda one: one[1 if one[0] == "peace" else 2] == word
        return lambda one: one == word

    def fits_cell(self, option, word):
        card, part, colour, lost = word
        asked = self.oracle.question
        track = self.track_of(card)
        if asked == "place":
            if track:
                side = self.oracle.tracks[track].conflict.side(self.oracle.player)
                return lambda one: side == part and one == ("conflict", track, colour, lost)
            return lambda one: one[0] == "cell" and one[1:5] == word
        cube = self.w.card[self.state.z[self.w.under["filling"][option]][-1]]
        if track:
            return lambda one: one == ("conflict", track, part, cube, lost)
        return lambda one: one == ("card", card, part, cube, colour, lost)

    def fits_base(self, option):
        pile = self.state.loc[option]
        card = next(self.w.card[host] for host, place in self.w.under["prepared"].items() if place == pile)
        part = self.w.parts[card]["yard"]
        return lambda one: type(one) is tuple and one[:3] == ("base", card, part)

    def fits_card(self, option, word):
        asked = self.oracle.question
        if asked == "take":
            if ("keep", word) in self.oracle.options:
                return lambda one: one == ("keep", word)
            looked = [one[1] for one in self.oracle.options if one[0] == "keep"]
            following = self.oracle.decks[self.oracle.cards[word].kind][len(looked)]
            return lambda one: one == ("next",) and following == word
        track = self.track_of(word)
        if asked == "place":
            found = ("conflict", track) if track else ("card", word)
            return lambda one: one[1][:2] == found
        if asked == "reward":
            found = ("conflict", track) if track else ("card", word)
            return lambda one: one[:2] == found
        if asked == "act":
            return lambda one: one[1] == word
        if asked == "objective" and track:
            return lambda one: one == ("board", track)
        if asked == "prepare":
            return lambda one: one[0] == word
        return lambda one: one == word

    def track_of(self, card):
        """The track on which a card lies, as a conflict."""
        pile = self.state.loc[self.w.number[card]]
        found = (self.w.card[host] for host, place in self.w.under["dispute"].items() if place == pile)
        return next(found, None)

    # ---- comparing

    def both(self):
        """The two tables in one shape."""
        return self.ours(), self.theirs()

    def ours(self):
        w, m = self.w, self.state
        z, c, word, under, zone = m.z, m.c, w.card, w.under, w.zone
        return {
            "bank": self.counted(z[zone["bank"]]), "tokens": len(z[zone["tokens"]]),
            "decks": {deck: self.our_deck(deck, pile) for pile, deck in w.decks.items()},
            "systems": {word[host]: self.our_system(host, pile) for host, pile in under["bases"].items()},
            "tracks": {word[host]: self.our_track(host, pile) for host, pile in under["route"].items()},
            "seats": [self.our_seat(p) for p in self.seats],
            "extra": [c[w.counter["again"] + p] for p in self.seats],
        }  # fmt: skip

    def our_deck(self, deck, pile):
        """From the top; what is being looked at lies there, too."""
        z, w = self.state.z, self.w
        looked = [one for p in range(self.n) for one in z[w.zone["looked"] + p] if w.kind[one] == deck]
        return [w.card[one] for one in (*looked, *reversed(z[pile]))]

    def counted(self, pile):
        found = Counter(self.w.card[one] for one in pile)
        return [found[colour] for colour in COLOURS]

    def owner(self, base):
        return self.seats.index(self.w.program.tables["owned"][base])

    def our_system(self, host, pile):
        z, under, word = self.state.z, self.w.under, self.w.card
        bases = [self.owner(one) for one in z[pile]]
        if len(set(bases)) > 1:
            raise Disagreement(f"bases of several players in {word[host]}")
        landing = z[under["landing"][host]]
        planets = sorted(word[one] for one in (*z[under["colonies"][host]], *landing))
        hole = bool(z[under["cover"][host]])
        return (bases[0] if bases else None), len(bases), planets, sorted(word[one] for one in landing), hole

    def our_track(self, host, pile):
        m, w = self.state, self.w
        cubes = [w.card[one] for one in m.z[pile]]
        conflict = None
        for one in m.z[w.under["dispute"][host]]:
            card = w.card[one]
            red = w.card[m.c[w.marks["red_end"][one]]]
            conflict = card, red, self.filled(card), m.c[w.marks["talks"][one]] == w.refused
        return cubes, conflict

    def filled(self, card):
        """What lies in which cells of a card."""
        z, word = self.state.z, self.w.card
        return sorted((*cell, word[z[filling][0]]) for filling, cell in self.w.cells[card] if z[filling])

    def our_seat(self, p):
        w, m = self.w, self.state
        z, zone = m.z, w.zone
        cards = []
        for one in z[zone["tableau"] + p]:
            card = w.card[one]
            done = m.c[w.marks["state"][one]] == w.complete
            cards.append((card, self.filled(card), done, len(z[w.under["prepared"][one]])))
        return {
            "bag": self.counted(z[zone["bag"] + p]), "hand": self.counted(z[zone["hand"] + p]),
            "stock": len(z[zone["stock"] + p]), "skip": len(z[zone["absences"] + p]), "cards": cards,
        }  # fmt: skip

    def theirs(self):
        game = self.oracle
        landing = {}
        for name, cube in game.colonized:
            landing.setdefault(name, []).append(cube)
        return {
            "bank": [game.bank[colour] for colour in COLOURS], "tokens": game.tokens, "decks": game.decks,
            "systems": {
                x.id: (
                    x.owner, x.bases, sorted(cube for cube in x.planets if cube), sorted(landing.get(x.id, ())), x.hole
                )
                for x in game.systems.values()
            },
            "tracks": {x.id: ([x.colour] * x.cubes, self.their_conflict(x)) for x in game.tracks.values()},
            "seats": [self.their_seat(seat) for seat in game.seats],
            "extra": [int(game.extra and seat.number == game.turn) for seat in game.seats],
        }  # fmt: skip

    def their_conflict(self, track):
        conflict = track.conflict
        if not conflict:
            return None
        found = []
        for side in ("red", "blue"):
            for (colour, lost), cube in zip(conflict.cells[side], conflict.fill[side], strict=True):
                if cube:
                    found.append((side, colour, lost, cube))
        refused = track.id in self.oracle.refused or track.id == self.offered
        return conflict.card.id, conflict.systems["red"], sorted(found), refused

    def their_seat(self, seat):
        game = self.oracle
        cards = []
        for name in seat.cards:
            card = game.cards[name]
            found = [
                (place, *cell, cube)
                for place, (cells, fill) in enumerate(zip(card.cells, card.fill, strict=True))
                for cell, cube in zip(cells, fill, strict=True)
                if cube
            ]
            cards.append((name, sorted(found), any(card.done), sum(card.disc)))
        return {
            "bag": [seat.bag[colour] for colour in COLOURS], "hand": [seat.hand[colour] for colour in COLOURS],
            "stock": seat.stock, "skip": seat.skip, "cards": cards,
        }  # fmt: skip

    def symbols(self):
        """The symbols of supremacy of each player."""
        w, game = self.w, self.oracle
        ours = [[w.strength(self.state, w.words[symbol], p) for symbol in SYMBOLS] for p in self.seats]
        theirs = [[found[symbol] for symbol in SYMBOLS] for found in map(game.symbols, game.seats)]
        return ours, theirs

    def note_leaders(self):
        """Those whose symbols their owner holds."""
        for seat in self.oracle.seats:
            for name in seat.cards:
                card = self.oracle.cards[name]
                if card.kind == "leader" and self.oracle.active(seat, card):
                    self.met[f"content {name}"] += 1

    def compare(self):
        self.met["tables compared"] += 1
        ours, theirs = self.both()
        expect("the table", ours, theirs)
        systems, tracks, seats = theirs["systems"].values(), theirs["tracks"].values(), theirs["seats"]
        cards = [[(card, done) for card, _cells, done, _base in seat["cards"]] for seat in seats]
        what_gives_symbols = [one[:2] for one in systems], [conflict for _route, conflict in tracks], cards
        if what_gives_symbols != self.gave_symbols:
            self.gave_symbols = what_gives_symbols
            expect("symbols", *self.symbols())
            self.note_leaders()
        self.expect_no_orders()

    def finish(self):
        oracle = self.oracle
        if not oracle.over:
            raise Disagreement(f"the project's game is over, the oracle asks {oracle.question} {oracle.options}")
        self.compare()
        match = self.match()
        expect("the reason for the end", ENDS[match.ending], oracle.ending)
        ours = [(one.rank, one.player, one.result) for one in match.standings]
        theirs = [(rank, self.seats[seat], bases) for rank, seat, _how, bases, _symbols in oracle.standings()]
        expect("standings", sorted(ours), sorted(theirs))
        self.met["end by " + oracle.ending] += 1
