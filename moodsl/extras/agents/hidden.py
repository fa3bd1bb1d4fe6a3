"""What a player cannot see, guessed anew.

`Blinds.guess` gives a copy of a position in which everything hidden from one player is dealt again: the cards in
places that the player cannot look into, and the chance that is still to come. Whatever is found out on such a copy
depends on the player's view and on the given luck alone.

Cards that a decision offers to the player are seen, wherever they lie, and stay there; so do those that an effect which
is going on has shown to him. What waits on the stack is
left as it is: an effect that another player has begun, with a card that nobody has seen, still means that card.
"""

from __future__ import annotations

from interpreter.game.arguments import hold_kind, hold_seat
from interpreter.game.moves.shown import shown_to, unlearn
from interpreter.game.moves.working import tuned
from interpreter.game.program import Program
from interpreter.game.state import State
from interpreter.report.message import msg
from moodsl.extras.agents.luck import Luck


class Blinds:
    """The places of one game that players cannot look into. `under` are those under cards, with the pile of each card;
    `bags` those in which cards have no order."""

    def __init__(self, program: Program) -> None:
        hold_kind("program", program, Program, msg("the program of a game"))
        self.program = program
        self._kinds = [kind.name for kind in program.sheet.kinds.values()]
        self.under = [(zone, piles) for zone, piles in program.sheet.under if not zone.printed]
        self._backs = [tuple(back.items()) for back in program.sheet.backs]
        self.bags = [pile for pile, (zone, _owner, _number) in program.sheet.piles.items() if zone.bag]
        self._piles: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def piles(self, players: int, viewer: int) -> list[tuple[int, int]]:
        """The piles hidden from a player, each with the number of the kind of cards that it takes, or -1."""
        found = self._piles.get((players, viewer))
        if found is None:
            sees = self.program.sheet.sees[viewer]
            found = [
                (pile, self._kinds.index(zone.of) if zone.of in self._kinds else -1)
                for pile, (zone, owner, _number) in self.program.sheet.piles.items()
                if owner < players and not sees[pile]
            ]
            # Places that take fewer kinds come first: whatever is left then fits the others.
            found.sort(key=lambda row: (self.breadth(row[1]), row[0]))
            self._piles[players, viewer] = found
        return found

    def breadth(self, only: int) -> int:
        """How many kinds of cards a place takes that is for a kind (-1: for cards)."""
        return len(self.program.tables["under"][only]) if only >= 0 else len(self._kinds) + 1

    def _told(self, state: State, card: int, pile: int, only: int) -> bool:
        """Whether something tells of which kind a card is: its back, in somebody's place, or that something lies under
        it where cards of several kinds may lie."""
        if self._backs[card] and self.program.owner[pile] >= 0:
            return True
        return self.breadth(only) > 1 and any(card in piles and state.z[piles[card]] for _zone, piles in self.under)

    def _carry(self, new: State, dealt: dict[int, int]) -> None:
        """What lies under a card stays where it is, whichever card that now is."""
        for _zone, piles in self.under:
            held = {old: new.z[piles[old]] if old in piles else [] for old in dealt}
            for old, cards in held.items():
                place = piles.get(dealt[old])
                if place is None:  # nothing lay under the card: one that bears something is dealt among its kind
                    continue
                new.z[place] = cards
                for card in cards:
                    new.loc[card] = place

    def _turn_back(self, new: State, dealt: dict[int, int]) -> None:
        """Which face of a card is up that nobody else sees, nobody else knows, nor its marks: both are as they were at
        first. Marks that all see stay where they are, on whichever card that now is."""
        tables, faces = self.program.tables, self.program.functions["FACE"]
        start, before = tables["start_numbers"], new.c[:]
        for old, card in dealt.items():
            for number in tables["carried"][tables["kind"][card]] if tables["carried"] else ():
                mark = tables["marks"][number]
                seen = mark["open"] and number in tables["carried"][tables["kind"][old]]
                new.c[mark["places"][card]] = before[mark["places"][old]] if seen else mark["start"]
            if faces[card] != faces[-1]:  # that of no card
                new.c[faces[card]] = start[faces[card]]

    def _ask_of(self, new: State, dealt: dict[int, int]) -> None:
        """Of cards that are chosen by where they lie, those are asked for that lie there now."""
        asked, frame = new.g.questions[new.question], new.stack[-1] if new.stack else []
        if new.options is not None and asked.form == "unseen":
            frame[asked.turned] = [dealt.get(card, card) for card in frame[asked.turned]]

    def _in_order(self, state: State, viewer: int) -> list[tuple[int, int]]:
        """The hidden piles. Those under cards go by where these lie, so that it does not show which cards they are."""
        rows = self.piles(state.n, viewer)
        if not any(zone.seen != "all" for zone, _piles in self.under):
            return rows
        return sorted(
            (row for row in rows if state.z[row[0]]), key=lambda row: (self.breadth(row[1]), self._way(state, row[0]))
        )

    def _way(self, state: State, pile: int) -> tuple[int, ...]:
        """How a pile is found from a place of a player or the game: by the cards that it lies under."""
        host = self.program.tables["host"][pile]
        if host < 0:
            return (pile,)
        place, zone = state.loc[host], self.program.sheet.piles[pile][0]
        return (*self._way(state, place), zone.at, state.z[place].index(host))

    def guess(self, state: State, viewer: int, luck: Luck) -> State:
        """A copy in which what `viewer` cannot see is dealt again by `luck`, and so is the chance to come.

        Raises ValueError for what is no seat (-1 is whoever watches).
        """
        hold_kind("state", state, State, msg("the state of a match"))
        hold_kind("luck", luck, Luck, msg("a `Luck`"))
        hold_seat(viewer, state.n)
        new = state.clone()
        new.rng, new.fate, new.lots = luck.fresh(), [], []
        if self.program.held:
            unlearn(new, viewer)
        offered = set(shown_to(state, viewer)) if self.program.known else set()
        if state.asker == viewer and state.g.questions[state.question].sort == "card":
            offered |= {option for option in state.options or () if isinstance(option, int)}
        tables = self.program.tables
        kind, below = tables["kind"], tables["under"]
        unseen: dict[int, list[int]] = {}
        places: list[tuple[list[int], int, int, int]] = []
        moved = False
        for pile, only in self._in_order(state, viewer):
            cards = new.z[pile] = new.z[pile][:]  # not that of the match that is copied
            for at, card in enumerate(cards):
                if card not in offered:
                    unseen.setdefault(kind[card], []).append(card)
                    places.append((cards, at, pile, only))
            moved = moved or bool(cards and tables["watch"][pile])
        # INVARIANT: sorted before they are shuffled, so that how the cards really lie does not show in the deal.
        for number in sorted(unseen):
            unseen[number].sort()
            luck.shuffle(unseen[number])
        dealt: dict[int, int] = {}
        rest: list[int] | None = None
        told = {cards[at]: self._told(state, cards[at], pile, only) for cards, at, pile, only in places}
        for cards, at, pile, only in sorted(places, key=lambda place: not told[place[0][place[1]]]):
            if told[cards[at]]:
                same = unseen[kind[cards[at]]]
                card = next(one for one in same if self._backs[one] == self._backs[cards[at]])
                same.remove(card)
            elif only >= 0:
                card = one_of([unseen[number] for number in below[only] if unseen.get(number)], luck)
            else:
                if rest is None:
                    rest = [card for number in sorted(unseen) for card in unseen[number]]
                    luck.shuffle(rest)
                card = rest.pop()
            dealt[cards[at]] = card
            cards[at] = card
            new.loc[card] = pile
        for pile in self.bags:  # how cards lie there shows in nothing, and decides which of them is drawn
            new.z[pile] = sorted(new.z[pile])
        self._ask_of(new, dealt)
        self._carry(new, dealt)
        self._turn_back(new, dealt)
        new.outdate()
        if moved:
            new.live = tuned(new)
            new.outdate()
        return new


def one_of(heaps: list[list[int]], luck: Luck) -> int:
    """A card from one of several shuffled heaps, all cards being as likely."""
    if len(heaps) == 1:
        return heaps[0].pop()
    point = luck.below(sum(len(heap) for heap in heaps))
    for heap in heaps:
        if point < len(heap):
            return heap.pop()
        point -= len(heap)
    raise IndexError(point)
