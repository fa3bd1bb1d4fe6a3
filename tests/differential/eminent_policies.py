"""How the players of the compared games choose, and in what positions these games begin.

Chance alone rarely reaches a technology. So most games have players with a manner: what they like to
lead, how gladly they boost, follow, learn and play technologies. And some begin in the middle: planets
turned up, technologies in hands and before players (the same position in both engines).
"""

from __future__ import annotations

from eminent_oracle import BONUS_PLANETS, PLANETS, RESOURCES, STACK_OF, TECHS, Planet

ROWS = {row[0]: row for row in PLANETS + BONUS_PLANETS}
LETTER = {"survey": "S", "warfare": "W", "colonize": "C", "produce": "P", "trade": "T", "research": "R"}


class Scholar:
    """Wants planets of one type and then technologies, high ones rather. `patience`: how many symbols of
    research a player gathers before leading it."""

    def __init__(self, luck):
        self.luck = luck
        self.taste = {
            name: luck.random() * (1 + tech.level**3) * (4 if tech.sides else 1) for name, tech in TECHS.items()
        }
        self.patience = luck.choice((3, 3, 5, 7, 7))
        self.boosts = luck.choice((0.6, 0.9, 1.0))
        self.follows = luck.choice((0.3, 0.7, 1.0))
        self.plays = luck.choice((0.7, 0.95))

    def __call__(self, both, options, question, owner, text):
        oracle, luck, word = both.oracle, self.luck, both.w.card
        seat = oracle.seats[oracle.player]
        if question.form == "action":
            names = [LETTER[both.w.actions[o]] for o in options]
            return luck.choices(options, [self.role(oracle, seat, name) for name in names])[0]
        if question.form == "may":
            if owner == "carry_out":
                return 1
            return int(luck.random() < self.plays)
        if question.form == "option":
            if owner == "follow":
                return int(luck.random() < self.follows)
            if owner == "carry_out" and luck.random() < 0.9:
                return 1
            if owner in ("colonize_role",) or owner.startswith("improved_colonize"):
                return 0 if luck.random() < 0.8 else None
            if owner.endswith("warfare_role") or owner.startswith("improved_warfare"):
                return 1 if luck.random() < 0.8 else None
            return None
        if question.form != "card":
            return None
        if owner == "boost":
            boosts = 1 if seat.aside else self.boosts
            return options[0] if options[0] != -1 and luck.random() < boosts else None
        if owner == "specialization":
            held = [kind for _place, kind in (one for one in seat.goods() if one != "fighter")]
            good = [o for o in options if word[o] in held]
            return max(good, key=lambda o: held.count(word[o])) if good and luck.random() < 0.8 else None
        if owner == "terraforming":
            near = [
                o
                for o in options
                for planet in seat.planets
                if planet.name == word[o] and planet.colonize - seat.colonies(planet) in (2, 3)
            ]
            return luck.choice(near) if near and luck.random() < 0.8 else None
        if owner == "carry_out" and text.startswith("may learn"):
            return luck.choices(options, [self.taste[word[o]] for o in options])[0]
        if owner == "scout":
            home = seat.planets[0].type
            good = [o for o in options if ROWS[word[o]][1] == home]
            return luck.choice(good) if good and luck.random() < 0.8 else None
        if owner == "act":
            weights = [self.deed(seat, word[o]) for o in options]
            return luck.choices(options, weights)[0]
        if owner == "research_role" and -1 not in options:
            poor = [o for o in options if word[o] in ("POL", "PT", "S", "W")]
            return luck.choice(poor) if poor and luck.random() < 0.7 else None
        if owner == "clean_up" and "any number" in text:
            poor = [o for o in options if o != -1 and word[o] in ("POL", "PT", "S", "W")]
            if self.patience > 3 and poor and luck.random() < 0.5:
                return luck.choice(poor)
            return -1 if luck.random() < 0.8 and -1 in options else None
        return None

    def role(self, oracle, seat, name):
        shows = seat.shows[name]
        symbols = (
            seat.icons[name]
            + sum(shows.get(card, 0) for card in seat.hand)
            + (oracle.stacks.get(STACK_OF[name], 0) > 0)
        )
        up = [planet.type for planet in seat.planets if planet.up]
        if name == "T" and ("Diverse Markets" in seat.aside or "Specialization" in seat.aside) and seat.goods():
            return 90
        if name == "P" and "Genetic Engineering" in seat.aside and seat.empty_slots():
            return 90
        if name == "R":
            if up and symbols >= self.patience:
                return 40 + 40 * (symbols >= 5 and len(up) > 1)
            if up and symbols >= 3 and self.luck.random() < 0.15:
                return 20
            return 1
        if name == "C":
            return 20 if seat.settleable() else 6 * (symbols > 1) if seat.down() else 0.1
        if name == "W":
            return 20 if seat.attackable() else 2 * (symbols > 1) if seat.down() else 0.1
        if name == "S":
            return 4 if not seat.down() else 0.5
        if name == "P":
            return 3 if seat.empty_slots() and symbols else 0.2
        return 4 if seat.goods() and symbols else 0.2

    def deed(self, seat, card):
        if card in ("Diverse Markets", "Specialization"):
            return 0.5 + 6 * len(seat.goods())
        if card == "Genetic Engineering":
            return 0.5 + 6 * len(seat.empty_slots())
        if card in TECHS:
            return 6
        return {
            "S": 2,
            "W": 4 if seat.attackable() else 1,
            "C": 4 if seat.settleable() else 1,
            "R": 1.5,
            "POL": 1,
            "PT": 1,
        }[card]


class Trader(Scholar):
    """Uses what it has: produces, trades, plays technologies; to end games by influence."""

    def role(self, oracle, seat, name):
        much = super().role(oracle, seat, name)
        return much * 5 if name in "PT" and much > 1 else much


def title_for_market(name):
    return name in ("Diverse Markets", "Specialization", "Genetic Engineering")


def rich(luck, variant=None):
    """Begin in the middle. Gives a function that changes both engines' tables in the same way."""

    def arrange(both):
        from interpreter.game.moves import cards

        m, w, oracle = both.state, both.w, both.oracle
        z, zone = m.z, w.zone
        much = luck.random()
        market = luck.random() < 0.35  # much to trade, and what makes it worth more
        academy = not market and luck.random() < 0.5  # planets of one type and many symbols of research
        stored = 0.9 if market else luck.choice((0.2, 0.9))

        def move(card, pile):
            cards.move(m, card, pile, False)

        def token(kind, pile):
            one = next(c for c in z[zone["bank"]] if w.card[c] == kind)
            move(one, pile)

        for seat in oracle.seats:
            p = seat.number
            home = luck.choice(("A", "E", "M"))
            for _ in range(luck.randint(2 * market + 3 * academy, 1 + int(4 * much) + market + 3 * academy)):
                one = z[zone["planet_deck"]][-1]
                if academy:
                    same = [c for c in z[zone["planet_deck"]] if ROWS[w.card[c]][1] == home]
                    one = same[-1] if same else one
                row = ROWS[w.card[one]]
                oracle.planet_deck.remove(row)
                planet = Planet(row)
                planet.up = luck.random() < 0.75 + 0.2 * academy
                move(one, zone["empire" if planet.up else "frontier"] + p)
                if planet.up and luck.random() < stored:
                    for slot, kind in enumerate(planet.slots):
                        kind = luck.choice(RESOURCES) if kind == "any" else kind
                        planet.store[slot] = kind
                        token(kind, w.under["storage"][one])
                seat.planets.append(planet)
            if market:
                for _ in range(min(oracle.stacks["PT"] - 1, luck.randint(0, 3))):
                    move(z[zone["trade_stack"]][-1], zone["hand"] + p)
                    seat.hand.append("PT")
                    oracle.stacks["PT"] -= 1
            if luck.random() < (0.7 if academy else 0.4) and "R" in oracle.stacks:  # a scholar
                most = luck.randint(5, 7) if academy else luck.randint(2, 6)
                for _ in range(min(oracle.stacks["R"] - 1, most)):
                    move(z[zone["research_stack"]][-1], zone["hand"] + p)
                    seat.hand.append("R")
                    oracle.stacks["R"] -= 1
            seat.fighters = m.c[w.counter["fighter"] + p] = luck.randint(0, luck.choice((5, 5, 14)))
            for one in list(z[zone["technologies"]]):
                name = w.card[one]
                tech = TECHS[name]
                if name not in oracle.techs:
                    continue
                if tech.sides:
                    if not academy and luck.random() < 0.5 * much / both.n * 2:
                        side = luck.randrange(2)
                        m.c[w.turned[one]] = w.sheet.words.index(("front", "back")[side])
                        move(one, zone["play_area"] + p)
                        seat.kept.append(name)
                        seat.sides.add(tech.sides[side])
                        del oracle.techs[name]
                elif market and title_for_market(name) and luck.random() < 1 / both.n:
                    move(one, zone["hand"] + p)
                    seat.hand.append(name)
                    del oracle.techs[name]
                elif luck.random() < (0.5 if tech.level == 2 else 0.15) * much / both.n * 2:
                    where = luck.choice(("hand", "deck", "deck"))
                    move(one, zone[where] + p)
                    getattr(seat, where).append(name)
                    del oracle.techs[name]
        if luck.random() < 0.3:
            oracle.supply = m.c[w.counter["supply"]] = luck.randint(3, 12)
        for stack, name in (("S", "survey"), ("W", "warfare"), ("C", "colonize"), ("PT", "trade"), ("R", "research")):
            if stack in oracle.stacks and luck.random() < 0.15:
                for _ in range(oracle.stacks[stack] - luck.randint(0, 4)):
                    if oracle.stacks[stack]:
                        move(z[zone[name + "_stack"]][-1], zone["box"])
                        oracle.stacks[stack] -= 1

    return arrange
