"""Positions of random games, and what has to hold in each of them."""

from __future__ import annotations

import os
import pickle
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

from interpreter.game.match import Match
from interpreter.game.moves.working import tuned
from interpreter.game.state import State
from interpreter.loader import Game, load

ROOT = Path(__file__).parents[2]
GAMES = {
    file.parent.name: file.parent
    for folder in ("cards", "tests/games")
    for file in sorted((ROOT / folder).glob("*/game.moo"))
}
TIMES = int(os.environ.get("MOODSL_EXAMPLES", "1"))
MANY, FEWER = 30 * TIMES, 15 * TIMES  # examples; the fewer are of what plays a game several times, or to its end
LONGEST = 600  # decisions; a longer game is looked at as far as this


@cache
def game_of(name: str, fuse: bool = True) -> Game:
    """A game by the name of its folder."""
    return load(GAMES[name], fuse=fuse)


@frozen
class Course:
    """Everything that a random game depends on."""

    game: str
    players: int
    variant: str | None
    seed: int
    answers: int

    def start(self, **options: Any) -> Match:
        """The match at its first decision."""
        fuse = options.pop("fuse", True)
        return game_of(self.game, fuse).start(self.players, self.seed, variant=self.variant, **options)

    def dice(self) -> random.Random:
        """What the answers are drawn with."""
        return random.Random(self.answers)

    def positions(self, match: Match, longest: int = LONGEST) -> Iterator[int]:
        """Play the match to its end; yields before each answer and after the last, with how many there were."""
        dice = self.dice()
        for count in range(longest):
            yield count
            if match.over:
                return
            match.play(dice.choice(match.state.options))

    def after(self, part: float, **options: Any) -> Match:
        """The match when about this part of its decisions has been taken."""
        total = len(self.played().history)
        match, dice = self.start(**options), self.dice()
        for _ in range(int(part * total)):
            match.play(dice.choice(match.state.options))
        return match

    def played(self, longest: int = LONGEST, **options: Any) -> Match:
        """The match at its end, or after so many decisions."""
        match = self.start(**options)
        for _ in self.positions(match, longest):
            pass
        return match


@st.composite
def courses(draw: st.DrawFn) -> Course:
    """Any game with any number of players, any variant, any seed and any answers."""
    name = draw(st.sampled_from(sorted(GAMES)))
    sheet = game_of(name).program.sheet
    low, high = sheet.players
    variant = draw(st.sampled_from([None, *(variant.name for variant in sheet.variants)]))
    numbers = st.integers(0, 2**32 - 1)
    return Course(name, draw(st.integers(low, high)), variant, draw(numbers), draw(numbers))


parts = st.floats(0, 1)


def data_of(m: State) -> dict[str, Any]:
    """A copy of everything in a state but the game, and what values gave, which says nothing new."""
    parts = {name: getattr(m, name) for name in State.__slots__ if name not in ("g", "kept")}
    found: dict[str, Any] = pickle.loads(pickle.dumps(parts))  # far quicker than `deepcopy`
    return found


# ---- invariants ------------------------------------------------------------------------------------------------


def out_of_bounds(match: Match) -> list[str]:
    """Counters outside their range."""
    m, found = match.state, []
    for counter in match.sheet.counters.values():
        low = -(10**9) if counter.low is None else counter.low
        high = 10**9 if counter.high is None else counter.high
        for value in m.c[counter.at : counter.at + (m.n if counter.per_player else 1)]:
            if not low <= value <= high:
                found.append(f"{counter.name} is {value}")
    return found


def pieces_of(match: Match) -> dict[tuple[str, int], int]:
    """How many pieces of each kind each player has on the table; of a kind without owners, how many there are."""
    m, sheet = match.state, match.sheet
    found: dict[tuple[str, int], int] = {}
    for zone in sheet.zones.values():
        if zone.store != "pieces":
            continue
        owned = sheet.kinds[zone.of].owned
        for owner in range(m.n) if zone.per == "player" else (-1,):
            for look in range(zone.looks):
                count = m.c[zone.at + max(owner, 0) * zone.looks + look]
                assert count >= 0, f"{count} pieces in {zone.name}"
                assert zone.holds is None or count <= zone.holds, f"{count} pieces in {zone.name}"
                key = (zone.of, (look if zone.looks > 1 else owner) if owned else -1)
                found[key] = found.get(key, 0) + count
    slots = [zone for zone in sheet.zones.values() if zone.store == "cell"]
    for cell, look in m.cells.items():
        key = (slots[cell % len(slots)].of, look)
        found[key] = found.get(key, 0) + 1
    return {key: count for key, count in found.items() if count}


def cards_in(match: Match) -> int:
    """How many cards there are: those of players who do not play stay in the box."""
    seats = match.state.g.tables["owned"]
    return sum(seat < match.state.n for seat in seats[:-1]) if seats else len(match.sheet.design_of)


def misplaced(match: Match) -> list[str]:
    """Cards that are not in exactly one pile, the one that `loc` tells; piles too full or with the wrong kind."""
    m, sheet, found = match.state, match.sheet, []
    where: dict[int, int] = {}
    for place, pile in enumerate(m.z):
        if not pile:
            continue
        zone, owner, _number = sheet.piles[place]
        if owner >= m.n:
            found.append(f"{zone.name} of a player who does not play holds cards")
        if zone.holds is not None and len(pile) > zone.holds:
            found.append(f"{zone.name} holds {len(pile)}")
        for card in pile:
            design = sheet.designs[sheet.design_of[card]]
            if zone.of in sheet.kinds and design.kind not in sheet.kinds[zone.of].under:
                found.append(f"{design.name} lies in {zone.name}")
            if card in where or m.loc[card] != place:
                found.append(f"card {card} is in {place}, and loc says {m.loc[card]}")
            where[card] = place
    hosts = match.program.tables["host"]
    under = (card for card, place in where.items() if hosts[place] >= 0)
    found += [f"card {card} lies under itself" for card in under if is_under_itself(match, card)]
    if len(where) != cards_in(match) or m.loc[-1] != -1:
        found.append("a card is missing")
    return found


def is_under_itself(match: Match, card: int) -> bool:
    """Whether the way up from a card, through the cards that it lies under, comes back to it."""
    hosts, loc, above = match.program.tables["host"], match.state.loc, card
    for _ in match.sheet.design_of:
        above = hosts[loc[above]]
        if above < 0:
            return False
    return True


def mistuned(m: State) -> bool:
    """Whether the index of working cards differs from one made afresh."""
    return {c: sorted(cards) for c, cards in m.live.items()} != {c: sorted(cards) for c, cards in tuned(m).items()}
