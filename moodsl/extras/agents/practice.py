"""Weights made better by playing: one is changed, the bot with the change meets the one without, and what wins stays.

Watching games (`learn`) tells what goes along with a good end. That is not always what leads to one: who has spent
much has less of everything and, later, more points. So the weights that were learned are tried. Each match is played
twice with the same chance and the seats swapped, and a change is kept if it is ahead in most of these pairs, by more
than luck explains. Only weights of how many there are of something are tried (counters, cards in a place, pieces); what
single words on cards are worth stays as it was learned.

    python -m moodsl.extras.agents.practice PACK > better.json

begins with what lies beside the cards of PACK and takes some minutes. `better.json` then goes to its place.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Literal

from attrs import evolve

from interpreter.game import run
from interpreter.game.program import Program
from interpreter.game.run import EndlessChain
from moodsl.extras.agents.learn import LONGEST, Notes, game_asked, positions, scale_of, watch
from moodsl.extras.agents.luck import Luck
from moodsl.extras.agents.outlook import Outlook
from moodsl.extras.agents.priors import Notebook
from moodsl.extras.agents.worth import WIN, Scale, Worth
from moodsl.extras.agents.worth_files import written

TRIED = ("owned", "cards", "piles", "working", "pieces", "counter", "value")  # first words of features, in this order
STEP = 1.0  # how much a change makes of what a feature usually moves by in a turn, in points
TIMES = (1.0, 3.0, 9.0)  # that, one after the other as long as it wins or makes no difference
BATCH, MOST = 5, 30  # pairs of games
SURE = 2.0  # how many times its error a mean is above 0
LOOKS = 6  # positions weighed for an option
PLAYERS = 2
SEEN = 40  # games in which it is seen how features move
HABITS = 120  # games from which the habits of the better bot are learned

Part = Literal["base", "slope"]


def practise(program: Program, scale: Scale, tell: Callable[[str], None] = lambda line: None) -> Scale:
    """A scale with each weight changed as long as that wins."""
    seed = 0
    for name, unit in units(program, scale).items():
        parts: tuple[tuple[Part, float], ...] = (("base", STEP / unit), ("slope", 2 * STEP / unit))
        for part, size in parts:
            for step in (size, -size):
                seed += 1
                better = climb(program, scale, part, name, step, seed)
                if better is not scale:
                    tell(f"{part} {name}: {getattr(better.worth, part)[name]:+.2f}")
                    scale = better
                    break
    return scale


def climb(program: Program, scale: Scale, part: Part, name: str, step: float, seed: int) -> Scale:
    """A scale with one weight changed by ever larger steps, as far as they do not lose; the same one if none wins."""
    for number, times in enumerate(TIMES):
        other = with_weight(scale, part, name, step * times)
        verdict = is_better(program, other, scale, len(TIMES) * seed + number)
        if verdict is False:
            break
        scale = other if verdict else scale
    return scale


def with_weight(scale: Scale, part: Part, name: str, more: float) -> Scale:
    """A scale with one weight changed."""
    base, slope = dict(scale.worth.base), dict(scale.worth.slope)
    weights = base if part == "base" else slope
    weights[name] = round(weights.get(name, 0.0) + more, 4)
    return Scale(scale.program, evolve(scale.worth, base=base, slope=slope), scale.measure)


def with_habits(scale: Scale) -> Worth:
    """The weights of a scale with the habits of the bot that plays by it."""
    book = Notebook(scale.program)
    watch(scale.program, scale.measure, scale, HABITS, 50, Notes(), book)
    habits, slope = book.habits(scale.worth.remaining)
    return evolve(scale.worth, habits=habits, habits_slope=slope)


def units(program: Program, scale: Scale) -> dict[str, float]:
    """By how much the features that are tried move in a player's turn, if they do."""
    names = scale.measure.names
    moved: list[list[float]] = [[] for _ in names]
    for number in range(SEEN):
        luck = Random(number)
        last: dict[int, list[float]] = {}
        m = run.start(program, PLAYERS, number, None, None, False)
        for state, _at in positions(m, None, luck, 0):
            side = scale.measure.side(state, state.asker)
            for feature, value in enumerate(last.get(state.asker, side)):
                if value != side[feature]:
                    moved[feature].append(abs(value - side[feature]))
            last[state.asker] = side
    steps = {name: one for name, one in zip(names, moved, strict=True) if one and name.split()[0] in TRIED}
    order = sorted(steps, key=lambda name: TRIED.index(name.split()[0]))
    return {name: sum(steps[name]) / len(steps[name]) for name in order}


def is_better(program: Program, new: Scale, old: Scale, seed: int) -> bool | None:
    """Whether new weights win against old ones; None if it makes no difference how they are."""
    leads: list[float] = []
    for lead in pairs(program, (new, old), seed):
        leads.append(lead)
        if len(leads) % BATCH:
            continue
        if not any(leads):
            return None
        mean = sum(leads) / len(leads)
        error = math.sqrt(sum((one - mean) ** 2 for one in leads) / (len(leads) - 1) / len(leads))
        if mean > SURE * error and len(leads) > BATCH:
            return True
        if mean < 0 or len(leads) == MOST:
            return False
    return False


def pairs(program: Program, scales: Sequence[Scale], seed: int) -> Iterator[float]:
    """By how much the first is ahead in two games with the same chance, one from each seat, without an end."""
    number = seed * 1_000_003
    while True:
        number += 1
        try:
            yield sum(lead(program, scales, number, seat) for seat in range(PLAYERS))
        except EndlessChain:
            continue


def lead(program: Program, scales: Sequence[Scale], seed: int, seat: int) -> float:
    """By how much whoever plays by the first scale, in this seat, is ahead at the end, with what winning is worth."""
    luck = Random(seed)
    m = run.start(program, PLAYERS, luck.getrandbits(60), None, None, False)
    seats = [Outlook(scales[player != seat], Luck(luck.getrandbits(60)), LOOKS) for player in range(PLAYERS)]
    for _ in range(LONGEST):
        if m.options is None:
            break
        run.choose(m, m.options[seats[m.asker].best(m)])
    return scales[0].value(m, seat) - WIN / PLAYERS


def main() -> None:
    """Practise the game given on the command line and print the weights as JSON."""
    program = game_asked("practice").program
    better = practise(program, scale_of(program), tell=lambda line: print(line, file=sys.stderr, flush=True))
    print(written(with_habits(better)))


if __name__ == "__main__":
    main()
