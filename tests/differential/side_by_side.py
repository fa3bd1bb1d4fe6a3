"""One game of vanilla cards in two engines at once: the real one and the hand-written one.

The real engine goes first. What it has done since the last look is read from its log, put into the actions of the
hand-written engine and played there; its shuffles are handed over too. Then the two must agree: on everything that lies
on the table, on whose decision it is, and on what may be decided. The hand-written engine refuses what it holds to be
illegal.

The real engine asks small questions (an action, then a card, then a system …), offers equal options once, and does not
ask where there is one option. So the two can be compared only at questions that begin something: an action, the
opening exchange, the card to reject, the discards of the last phase; and when the game is over. Between two such
questions there can be several actions that nobody was asked about.

What is compared as what: the cubes that the hand-written engine keeps apart by kind of action (O96, R20) lie in one
heap here, but for Propaganda; card numbers differ and are translated; equal cards are one option.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from lockstep import Disagreement, expect
from make_vanilla import Numbers

from interpreter.effects.records import (
    ActionTaken,
    AmountPaid,
    CardMoved,
    CounterChanged,
    FirstPlayerSet,
    OptionChosen,
    PiecesMoved,
    PileShuffled,
    Record,
)
from interpreter.game import run
from interpreter.game.state import State
from orion_oracle import KINDS, OFFERS, Game, card_table

THEIR_KIND = {
    "construction": "build", "exploitation": "exploit", "research": "research", "attack": "attack", "trade": "trade",
    "propaganda": "propaganda", "deal": "deal",
}  # fmt: skip
# The conditions of O176, in the order in which the real engine names one of several that hold.
ENDINGS = {2: "unrest", 3: "expansion", 1: "rounds"}
# How eagerly the players choose: the games of one manner alone would leave parts of the rules untouched.
MANNERS: tuple[dict[str, float], ...] = (
    {},
    {"construction": 40, "exploitation": 4, "deal": 0.1, "attack": 0.2},
    {"attack": 30, "propaganda": 0.1, "exploitation": 3},
    {"research": 6, "deal": 0.3},
    {"construction": 1e9, "exploitation": 1e3, "research": 500, "deal": 1e-3, "attack": 1e-3, "propaganda": 1e-3},
)
BUILDER = len(MANNERS) - 1  # builds what is cheap, exploits what is dear: nobody else fills four systems


def moved(records: list[Record], verb: str) -> list[CardMoved]:
    """The cards that were put, or discarded."""
    return [record for record in records if isinstance(record, CardMoved) and record.verb == verb]


class Places:
    """Where things are in the real engine's state, looked up once."""

    def __init__(self, game: Any) -> None:
        sheet = game.program.sheet
        self.numbers = Numbers(sheet)
        self.costs = card_table().cost
        self.counter = {name: counter.at for name, counter in sheet.counters.items()}
        self.zone = {name: zone.at for name, zone in sheet.zones.items()}
        self.piles = sheet.zones["systems"].piles
        self.looks = sheet.zones["markers"].looks
        self.actions = [action.name for action in sheet.actions]
        self.questions = [self._begins(sheet, question) for question in game.program.questions]

    def picks_building(self, m: State) -> bool:
        """Whether one of some cards is to be chosen, no advisor."""
        assert m.options is not None
        return m.g.questions[m.question].form == "card" and not self.numbers.is_advisor(m.options[0])

    def cost(self, card: int) -> int:
        """How much a card costs in all; "no more" lies between the cheap and the dear ones."""
        return sum(self.costs[self.numbers.theirs[card]]) if card >= 0 else 3

    @staticmethod
    def _begins(sheet: Any, question: Any) -> str | None:
        """The phase that a question belongs to in the hand-written engine, None if it is within an action."""
        if question.form == "action":
            return "action"
        text = sheet.clauses[question.clause].text if question.clause >= 0 else ""
        if text.startswith("discard any number"):
            return "mulligan"
        if text.startswith("discard 1 card from drawn"):
            return "reject"
        if text.startswith("discard (number of cards"):
            return "discard"
        return None


class SideBySide:
    """A game that runs in both engines. `met` counts what has happened: what the games of a test have covered."""

    def __init__(self, game: Any, places: Places, players: int, seed: int, explore: float) -> None:
        self.places = places
        self.random = random.Random(seed)
        self.manner = MANNERS[seed % len(MANNERS)]
        self.explore = explore
        self.met: Counter[str] = Counter()
        self.match = game.start(players, seed)
        self.state: State = self.match.state
        self.read = 0  # how much of the log has been played in the other engine
        self.asked: tuple[int, str | None] = (-1, None)
        self.action = 0
        self.orders: deque[list[int]] = deque()
        first = next(record.player for record in self.state.log if isinstance(record, FirstPlayerSet))
        self.begins()
        self._take_orders(self.state.log)
        self.oracle = Game(players, first=first, shuffle=self._order)
        self.compare()
        self.read = len(self.state.log)

    # ---- playing -----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the end, comparing all the way."""
        while not self.state.over:
            self.check_options()
            self.match.play(self._pick())
            log = self.state.log
            assert log is not None
            if self.begins():
                self._take_orders(log[self.read :])
                self._follow(log[self.read :])
                self.read = len(log)
                self.compare()
                if self.state.options and self.oracle.phase == "action" and self.random.random() < self.explore:
                    self.check_all_moves()
        self.compare_ends()

    def _pick(self) -> Any:
        options = self.state.options
        assert options is not None
        if self.places.questions[self.state.question] == "action" and self.manner:
            weights = [self.manner.get(self.places.actions[option], 1) for option in options]
            self.action = self.random.choices(options, weights)[0]
            return self.action
        if self.manner is MANNERS[BUILDER] and self.places.picks_building(self.state):
            cheapest = self.places.actions[self.action] == "construction"
            return (min if cheapest else max)(options, key=self.places.cost)
        return options[int(self.random.random() * len(options))]

    def begins(self) -> bool:
        """Whether the real engine stands at a question that begins something, or at the end."""
        m = self.state
        if m.options is None:
            return True
        phase = self.places.questions[m.question]
        before, self.asked = self.asked, (m.asker, phase)
        # Several cards are picked one by one; only the first pick begins something.
        return phase is not None and (phase not in ("mulligan", "discard") or self.asked != before)

    # ---- what has happened, in the other engine's words --------------------------------------------------------------

    def _take_orders(self, records: list[Record]) -> None:
        theirs = self.places.numbers.theirs
        for record in records:
            if isinstance(record, PileShuffled):
                self.orders.append([theirs[card] for card in reversed(record.cards)])

    def _order(self, kind: str, items: list[int], _number: int) -> list[int]:
        """The shuffle hook of the hand-written engine. A single card is shuffled there but not here."""
        self.met[kind] += 1
        return items if len(items) == 1 else self.orders.popleft()

    def _follow(self, records: list[Record]) -> None:
        """Play what the log says."""
        theirs = self.places.numbers.theirs
        if self.oracle.phase == "mulligan":
            discards = moved(records, "discard")
            self.oracle.apply(("mulligan", tuple(theirs[record.card] for record in discards)))
            self.met[f"exchange of {len(discards)}"] += 1
            return
        starts = [place for place, record in enumerate(records) if isinstance(record, ActionTaken)]
        for start, end in pairwise([0, *starts, len(records)]):
            part = records[start:end]
            left = deque(theirs[record.card] for record in moved(part, "discard"))
            if part and isinstance(part[0], ActionTaken):
                if start == 0 or not isinstance(records[start - 1], OptionChosen):
                    expect("the action that nobody was asked about", self.oracle.kinds(), [self.action_in(part)[1][0]])
                    self.met["actions not asked about"] += 1
                self._act(part, left)
            while left:
                if self.oracle.phase not in ("reject", "discard"):
                    raise Disagreement(f"the cards {list(left)} are discarded in the phase {self.oracle.phase}")
                self.met[self.oracle.phase] += 1
                self.oracle.apply((self.oracle.phase, left.popleft()))
        expect("shuffles that only one engine made", list(self.orders), [])

    def _act(self, part: list[Record], discards: deque[int]) -> None:
        """Play one action; takes its own cards from the discards."""
        player, action = self.action_in(part)
        expect("who acts", player, self.oracle.turn)
        for _card in range({"exploit": 1, "deal": 3}.get(action[0], 0)):
            discards.popleft()
        self.met[action[0]] += 1
        self.oracle.apply(action)

    def action_in(self, part: list[Record]) -> tuple[int, tuple[Any, ...]]:
        """The player and the action that a piece of the log begins with, as the hand-written engine writes it."""
        begun = part[0]
        assert isinstance(begun, ActionTaken)
        player, kind = begun.player, THEIR_KIND[self.places.actions[begun.action]]
        theirs, zone = self.places.numbers.theirs, self.places.zone
        puts = moved(part, "put")
        discards = [theirs[record.card] for record in moved(part, "discard")]
        paid = next((record.amount for record in part if isinstance(record, AmountPaid)), ())
        match kind:
            case "build":
                card = puts[0].card
                target = puts[0].target - zone["systems"] - self.places.piles * player
                new = target == len(self.oracle.systems[player])
                return player, (kind, theirs[card], "new" if new else target, paid)
            case "exploit":
                return player, (kind, discards[0])
            case "attack":
                markers = (record.target - zone["markers"] for record in part if isinstance(record, PiecesMoved))
                victim, look = next(divmod(marker, self.places.looks) for marker in markers if marker >= 0)
                expect("whose marker lies there", look, player)
                return player, (kind, victim)
            case "trade":
                gained = next(record.counter for record in part if isinstance(record, CounterChanged))
                resources = [self.places.counter[name] for name in ("food", "fleet", "production")]
                return player, (kind, next(i for i in range(3) if paid[i]), resources.index(gained))
            case "deal":
                advisor = next(record.card for record in puts if record.source == zone["middle"])
                return player, (kind, theirs[advisor], tuple(discards[:3]))
        return player, (kind,)

    # ---- do they agree -----------------------------------------------------------------------------------------------

    def compare(self) -> None:
        """Everything that lies on the table, whose turn it is, and what may be decided."""
        theirs = self.oracle.snapshot()
        for seat in theirs["seats"]:
            cubes = seat["cubes"]
            zones = cubes.pop("zones")
            cubes["propaganda"] = zones.pop("propaganda")
            cubes["spent"] = sum(zones.values())
            cubes.pop("cards")
        drawn = theirs.pop("drawn")
        ours = self.snapshot()
        for name in ours:
            if name != "seats":
                expect(name, ours[name], theirs[name])
        for player, (mine, other) in enumerate(zip(ours["seats"], theirs["seats"], strict=True)):
            for name in mine:
                expect(f"{name} of player {player} in round {theirs['round']}", mine[name], other[name])
        design = self.designs
        if theirs["phase"] == "reject":
            expect("cards to reject", self._offered(), {design(card) for card in drawn})
        elif theirs["phase"] in ("mulligan", "discard"):
            hand = {design(card) for card in theirs["seats"][theirs["turn"]]["hand"]}
            expect("cards to discard", self._offered() - {-1}, hand)

    @staticmethod
    def designs(card: int) -> int:
        """Equal cards have one number: of two copies the first."""
        return card & ~1

    def _offered(self) -> set[int]:
        """The cards that are offered, each design once."""
        options = self.state.options
        assert options is not None
        theirs = self.places.numbers.theirs
        found = [self.designs(theirs[card]) if card >= 0 else -1 for card in options]
        if len(set(found)) != len(found):
            raise Disagreement(f"equal cards are offered twice: {found}")
        return set(found)

    def snapshot(self) -> dict[str, Any]:
        """The real engine's state in the shape of the hand-written engine's `snapshot`."""
        m, at, zone, theirs = self.state, self.places.counter, self.places.zone, self.places.numbers.theirs
        c, z, n = m.c, m.z, m.n

        def cards(pile: int) -> list[int]:
            return [theirs[card] for card in z[pile]]

        seats = []
        for p in range(n):
            systems = [cards(zone["systems"] + self.places.piles * p + number) for number in range(self.places.piles)]
            while systems and not systems[-1]:
                systems.pop()
            hand, council = cards(zone["hand"] + p), [*cards(zone["council"] + p), None]
            seats.append({
                "food": c[at["food"] + p], "fleet": c[at["fleet"] + p], "production": c[at["production"] + p],
                "loyalty": c[at["loyalty"] + p], "points": c[at["score"] + p],
                "hand": hand, "hand_sorted": sorted(hand), "systems": systems, "advisor": council[0],
                "cubes": {
                    "available": c[zone["actions"] + p], "reserve": c[zone["reserve"] + p],
                    "spent": c[zone["spent"] + p], "propaganda": c[zone["propaganda"] + p],
                    "markers": [c[zone["markers"] + self.places.looks * p + look] for look in range(n)],
                },
            })  # fmt: skip
        expect("cubes in slots of cards", m.cells, {})
        phase = "over" if m.options is None else self.places.questions[m.question]
        return {
            "players": n,
            "round": max(1, c[at["round_number"]]),
            "first": c[0],
            "phase": phase,
            "turn": None if m.options is None else m.asker,
            "deck": cards(zone["deck"])[::-1],
            "discard": cards(zone["discard_pile"]),
            "advisors": sorted(cards(zone["middle"])),
            "advisors_out": sorted(cards(zone["box"])),
            "seats": seats,
        }

    def check_options(self) -> None:
        """The options of the question that is asked now, as far as it is one of the first questions of an action."""
        if self.places.questions[self.state.question] == "action":
            options = self.state.options
            assert options is not None
            kinds = {THEIR_KIND.get(self.places.actions[option], self.places.actions[option]) for option in options}
            expect("kinds of action", sorted(kinds, key=KINDS.index), sorted(self.oracle.kinds(), key=KINDS.index))

    def check_all_moves(self) -> None:
        """Every action that can be played now, followed through all its questions, against the list of legal ones."""
        oracle, p = self.oracle, self.oracle.turn
        design = self.designs
        table = card_table()
        theirs: set[tuple[Any, ...]] = {
            ("build", design(card), target, table.cost[card])
            for card in oracle.build_cards()
            for target in oracle.build_targets(card)
        }
        theirs |= {("exploit", design(card)) for card in oracle.hand[p]}
        theirs |= {("attack", victim) for victim in oracle.victims()}
        theirs |= set(OFFERS[oracle.stock[p]])
        theirs |= {(kind,) for kind in oracle.kinds() if kind in ("research", "propaganda")}
        ours: list[tuple[Any, ...]] = []
        options = self.state.options
        assert options is not None
        for option in options:
            if self.places.actions[option] == "deal":
                self._check_deal(option)
            else:
                ours += (self._first_of_equals(log) for log in self._leaves(option))
        expect("legal moves", sorted(ours, key=str), sorted(theirs, key=str))
        self.met["all moves compared"] += 1

    def _leaves(self, option: int) -> Iterator[list[Record]]:
        """The logs of all ways to carry out an action, up to the next question that begins something."""
        waiting = [(self.state, option)]
        while waiting:
            state, answer = waiting.pop()
            m = state.clone()
            m.log = [] if state.log is None or state is self.state else state.log[:]
            run.choose(m, answer)
            if m.options is not None and self.places.questions[m.question] is None:
                waiting += ((m, one) for one in m.options)
            else:
                assert m.log is not None
                yield m.log

    def _first_of_equals(self, log: list[Record]) -> tuple[Any, ...]:
        """The action at the start of a log; of equal cards the first."""
        start = next(place for place, record in enumerate(log) if isinstance(record, ActionTaken))
        _player, action = self.action_in(log[start:])
        return (action[0], self.designs(action[1]), *action[2:]) if action[0] in ("build", "exploit") else action

    def _check_deal(self, option: int) -> None:
        """One random way to carry out a deal; at each question all its options."""
        oracle, theirs, design = self.oracle, self.places.numbers.theirs, self.designs
        hand = Counter(design(card) for card in oracle.hand[oracle.turn])
        m = self.state.clone()
        m.log = []
        run.choose(m, option)
        picked = 0
        while m.options is not None and self.places.questions[m.question] is None:
            offered = sorted(theirs[card] for card in m.options)
            if self.places.numbers.is_advisor(m.options[0]):
                expect("advisors to hire", offered, sorted(oracle.market))
            else:
                expect("cards for a deal", sorted(map(design, offered)), sorted(hand))
                picked += 1
            answer = self.random.choice(m.options)
            if not self.places.numbers.is_advisor(answer):
                hand[design(theirs[answer])] -= 1
                hand += Counter()
            run.choose(m, answer)

    def compare_ends(self) -> None:
        """Why the game ended, and who stands where."""
        conditions = self.oracle.end_conditions()
        expect("the reason for the end", self.match.ending, next(ENDINGS[one] for one in ENDINGS if one in conditions))
        self.met.update(f"ends by {ENDINGS[condition]}" for condition in conditions)
        ours = [(one.rank, one.player, *one.keys) for one in self.match.standings]
        theirs = [
            tuple(row[name] for name in ("rank", "player", "score", "loyalty", "resources"))
            for row in self.oracle.standings()
        ]
        expect("standings", ours, theirs)
        self.met["shared ranks"] += len({row[0] for row in ours}) < len(ours)
