"""How the players of the compared games choose, and in what positions these games begin.

Most players have a plan (`galaxy_players`), some go by chance. `Curious` ones like cards that others leave, so that
each card is obtained. And some games begin in the middle: bases, routes, colonies, cards with cubes on them and
conflicts, the same in both engines.
"""

from __future__ import annotations

import random

from galaxy_side_by_side import SideBySide

from galaxy_oracle import DEVELOPMENTS, OTHER, PLAIN, Conflict
from galaxy_players import PLANS, Greedy, Lively
from interpreter.game.moves.cards import move, set_mark


class Curious(Greedy):
    """Has a taste for cards that nobody else understands, and lays and wins conflicts for their own sake."""

    def __init__(self, plan, seed):
        super().__init__(plan, seed, noise=1.5)
        self.taste = {}

    def card_worth(self, game, seat, card):
        if card.id not in self.taste:
            self.taste[card.id] = 5 * self.chance.random()
        return self.taste[card.id]

    def conflict_worth(self, game, seat, card, side, target):
        return super().conflict_worth(game, seat, card, side, target) + self.card_worth(game, seat, card) / 2

    def on_base(self, game, seat, option):
        bases = game.systems[option[3]].bases if option else 0
        return super().on_base(game, seat, option) + 2 * (bases == 2)  # the third one brings a government

    def on_act(self, game, seat, option):
        worth = super().on_act(game, seat, option)
        if option[0] == "discard" and self.chance.random() < 0.3:
            card = game.cards[option[1]]
            works = card.property and card.property["when"] == "discard" and game.active(seat, card)
            return worth + 5 * bool(works)
        return worth


def play(game, words, players, seed):
    """One game, told by its number of players and seed; gives what it met.

    Of twelve seeds one is a game of players who go by chance, and it begins in the middle as half of the others do.
    Every fifth has the variant.
    """
    luck = random.Random(f"{seed} {players}")
    if seed % 12 == 0:
        policies = [Lively(luck.random())] * players
    else:
        sort = Curious if seed % 3 else Greedy
        policies = [sort(luck.choice((*PLANS, "mixed")), luck.random()) for _ in range(players)]
    arrange = Arrangement(luck) if seed % 2 == 0 else None
    variant = "experienced" if seed % 5 == 4 else None
    try:
        return SideBySide(game, words, players, seed, variant, policies, arrange).play().met
    except Exception as error:
        error.add_note(f"{players} players, seed {seed}")
        raise


class Arrangement:
    """A position in the middle of a game, made in both engines."""

    def __init__(self, luck):
        self.luck = luck
        self.much = luck.random()
        self.branch = luck.choice((None, *DEVELOPMENTS))  # of which there are many cards

    def __call__(self, both):
        self.both, self.oracle = both, both.oracle
        self.m, self.w = both.state, both.w
        for seat in self.oracle.seats:
            self.settle(seat)
        for seat in self.oracle.seats:
            for _ in range(self.luck.randint(0, 1 + int(5 * self.much))):
                self.take_card(seat)
            self.begin_race(seat)
            self.lay_routes(seat)
            self.lay_conflict(seat)
            self.colonize(seat)
            if self.luck.random() < 0.15:
                self.empty_bag(seat)
            if self.oracle.tokens and self.luck.random() < 0.1:
                self.move(self.pile("tokens")[-1], self.zone("absences", seat))
                self.oracle.tokens -= 1
                seat.skip += 1

    # ---- both tables

    def zone(self, name, seat=None):
        return self.w.zone[name] + (self.both.seats[seat.number] if seat else 0)

    def pile(self, name, seat=None):
        return self.m.z[self.zone(name, seat)]

    def under(self, name, word):
        return self.w.under[name][self.w.number[word]]

    def move(self, one, pile):
        move(self.m, one, pile, False)

    def mark(self, name, card, now):
        number = list(self.w.sheet.marks).index(name)
        set_mark(self.m, number, self.w.number[card], now, -1)

    def cube(self, seat, colour, pile):
        """A cube goes from the bag, else from the bank; whether there is one."""
        for name, stock in (("bag", seat.bag), ("bank", self.oracle.bank)):
            if stock[colour]:
                stock[colour] -= 1
                place = self.pile(name, seat if name == "bag" else None)
                self.move(next(one for one in place if self.w.card[one] == colour), pile)
                return True
        return False

    def ends(self):
        """Whether somebody has reached a goal: no game begins so."""
        return any(self.oracle.victory(seat) for seat in self.oracle.seats)

    # ---- what there is

    def settle(self, seat):
        """Bases in systems beside one's own, perhaps a second one; often in the start system, too."""
        game = self.oracle
        if self.luck.random() < 0.5:
            self.put_base(seat, game.systems[seat.start])
        for _ in range(self.luck.randint(0, int(4 * self.much))):
            free = [system for system in game.systems.values() if self.beside(seat, system)]
            if not free:
                return
            system = self.luck.choice(free)
            for _base in range(1 if system.size == 1 else self.luck.choice((1, 1, 2))):
                self.put_base(seat, system)

    def put_base(self, seat, system):
        system.owner, system.bases = seat.number, system.bases + 1
        seat.stock -= 1
        self.move(self.pile("stock", seat)[-1], self.under("bases", system.id))

    def beside(self, seat, system):
        game = self.oracle
        near = (game.systems[track.far(system.id)].owner for track in game.touching[system.id])
        return game.neutral(system) and not system.start and seat.number in near

    def take_card(self, seat):
        game = self.oracle
        decks = [deck for deck, pile in game.decks.items() if deck != "race" and pile]
        deck = self.branch if self.branch in decks and self.luck.random() < 0.6 else self.luck.choice(decks)
        name = "collapsar" if "collapsar" in game.decks[deck] else self.luck.choice(game.decks[deck])
        game.decks[deck].remove(name)
        card = game.cards[name]
        card.owner = seat.number
        seat.cards.append(name)
        self.move(self.w.number[name], self.zone("tableau", seat))
        if deck in DEVELOPMENTS:
            self.implement(seat, card)
        elif card.projects:
            self.begin(seat, card)
        if self.ends():
            raise AssertionError("a position in which the game is over")

    def implement(self, seat, card):
        """A development: complete, or begun."""
        likely = 0.8 if card.kind == self.branch else 0.5
        card.done[0] = self.luck.random() < likely and self.oracle.room(seat, card.kind)
        over, done = self.ends(), card.done[0]
        card.done[0] = False
        if over or not done:
            self.begin(seat, card)
        elif self.fill(seat, card, 0, len(card.cells[0])):
            card.done[0] = True
            self.mark("state", card.id, self.w.complete)

    def begin(self, seat, card):
        for place, project in enumerate(card.projects):
            if self.luck.random() < 0.5:
                self.fill(seat, card, place, self.luck.randrange(len(card.cells[place])))
            if project["kind"] == "base" and seat.stock and self.luck.random() < 0.4:
                seat.stock -= 1
                card.disc[place] = True
                self.move(self.pile("stock", seat)[-1], self.under("prepared", card.id))

    def begin_race(self, seat):
        card = self.oracle.cards[seat.cards[0]]
        self.begin(seat, card)

    def fill(self, seat, card, place, number):
        """Cubes in so many cells of a project that is empty; whether there were enough."""
        cells = [(filling, cell) for filling, cell in self.w.cells[card.id] if cell[0] == place]
        for filling, (_place, colour, lost) in self.luck.sample(cells, number):
            if not self.cube(seat, colour, filling):
                return False
            fill = card.fill[place]
            at = next(k for k, cell in enumerate(card.cells[place]) if cell == (colour, lost) and fill[k] is None)
            fill[at] = colour
        return True

    def free_tracks(self, seat):
        """The tracks between a system of his and another one on which nothing lies, each with both."""
        for track in self.oracle.tracks.values():
            near, far = (self.oracle.systems[end] for end in track.ends)
            if near.owner != seat.number:
                near, far = far, near
            if near.owner == seat.number and not far.hole and not track.cubes and not track.conflict:
                yield track, near, far

    def lay_routes(self, seat):
        for track, near, far in self.free_tracks(seat):
            if far.owner not in (None, seat.number) or self.luck.random() > 0.2:
                continue
            colour = self.luck.choice(track.colours)
            for _ in range(self.luck.randint(1, track.length)):
                if self.cube(seat, colour, self.under("route", track.id)):
                    track.owner, track.origin, track.colour = seat.number, near.id, colour
                    track.cubes += 1

    def lay_conflict(self, seat):
        game = self.oracle
        for track, near, far in self.free_tracks(seat):
            if far.owner == seat.number or self.luck.random() > 0.1 or not game.decks["conflict"]:
                continue
            card = game.cards[game.decks["conflict"].pop(0)]
            side = self.luck.choice(("red", "blue"))
            seats = {side: seat.number, OTHER[side]: far.owner}
            track.conflict = Conflict(card, track, seat.number, seats, {side: near.id, OTHER[side]: far.id})
            self.move(self.w.number[card.id], self.under("dispute", track.id))
            self.mark("red_end", card.id, self.w.number[track.conflict.systems["red"]])
            self.fight(track.conflict)

    def fight(self, conflict):
        """Some cubes on both sides."""
        game = self.oracle
        for side, owner in conflict.seats.items():
            if owner is None:
                continue
            cells = [(filling, cell) for filling, cell in self.w.cells[conflict.card.id] if cell[0] == side]
            for filling, (_side, colour, lost) in self.luck.sample(cells, self.luck.randrange(len(cells))):
                at = next(
                    k for k, cell in enumerate(conflict.cells[side])
                    if cell == (colour, lost) and conflict.fill[side][k] is None
                )  # fmt: skip
                conflict.fill[side][at] = colour
                if self.ends() or not self.cube(game.seats[owner], colour, filling):
                    conflict.fill[side][at] = None

    def colonize(self, seat):
        for system in self.oracle.systems.values():
            for place in range(system.size):
                colour = self.luck.choice(PLAIN)
                chosen = system.owner == seat.number and self.luck.random() < 0.2
                if chosen and self.cube(seat, colour, self.under("colonies", system.id)):
                    system.planets[place] = colour

    def empty_bag(self, seat):
        left = self.luck.randint(0, 3)
        for one in list(self.pile("bag", seat))[left:]:
            colour = self.w.card[one]
            self.move(one, self.zone("bank"))
            seat.bag[colour] -= 1
            self.oracle.bank[colour] += 1
