"""What things are worth in a game, learned by watching it being played.

Positions of many games are noted, with how much the margin between a player and the others still changed until the
end. The weights of `Worth` are fitted to that by least squares, held back towards zero where there is little to learn
from.

A game is watched at random first. That is enough to play well and takes a few seconds; it is what happens when a bot
meets a game that nobody has studied. `study` goes on from there: it watches the bot itself, which slips often so that
unusual positions are seen too, learns from that, and watches again. Its finding can be kept beside the cards (it
takes some minutes):

    python -m moodsl.extras.agents.learn PACK > PACK/worth.json
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random

from attrs import define, evolve, field

from interpreter.game import run
from interpreter.game.program import Program
from interpreter.game.run import EndlessChain
from interpreter.game.state import State
from interpreter.loader import Game, PackFault, load
from moodsl.extras.agents.glances import entry_of, recalled, remember
from moodsl.extras.agents.luck import Luck, added
from moodsl.extras.agents.measure import Measure
from moodsl.extras.agents.outlook import Outlook
from moodsl.extras.agents.priors import Notebook, Pick
from moodsl.extras.agents.worth import Scale, Worth
from moodsl.extras.agents.worth_files import worths_of, written

GLANCE = 150  # games watched when a bot meets a game that nobody has studied
STUDY = 400  # games of each lesson of a study
LESSONS = 2  # after the one with random games
NOTED = 10  # positions of a game
LONGEST = 20_000  # decisions
SLIPS = 0.3
BLIND_STARTS = 0.25  # games of the bot that begin at random
FIRM = 300.0  # how strongly weights are held back
RARE = 500.0  # positions in which a feature has to be there for its weight to be held back by half
CLOCK_VALUES = 40

_scales: dict[str, Scale] = {}


@define
class Notes:
    """Positions, each as one player sees it: features beside the others', counters, share of the game left, margin
    to come."""

    features: list[list[float]] = field(factory=list)
    numbers: list[list[int]] = field(factory=list)
    left: list[float] = field(factory=list)
    gains: list[float] = field(factory=list)


def scale_of(program: Program) -> Scale:
    """The scale of a game: from the file beside its cards, else learned at a glance, once for a program."""
    scale = _scales.get(program.hash)
    if scale is None or scale.program is not program:
        measure = Measure(program)
        worth = kept(program, measure) or glanced(program, measure)
        scale = _scales[program.hash] = Scale(program, worth, measure)
    return scale


def kept(program: Program, measure: Measure) -> Worth | None:
    """What was found out before and lies beside the cards of a built-in pack; None if there is nothing that fits
    the game. Raises SideFault."""
    for worth in worths_of(program):
        if 2 * sum(name in measure.names for name in worth.base) >= max(1, len(worth.base)):
            return worth
    return None


def glanced(program: Program, measure: Measure) -> Worth:
    """What can be learned from a few random games, once for a game and a version of moodsl."""
    entry = entry_of(program, GLANCE)
    worth = recalled(entry) if entry else None
    if worth is None:
        worth = glance(program, measure)
        if entry:
            remember(entry, worth)
    return worth


def glance(program: Program, measure: Measure) -> Worth:
    """What can be learned from a few random games."""
    notes = Notes()
    watch(program, measure, None, GLANCE, 1, notes)
    return fit(program, measure, [notes])


def study(
    program: Program, games: int = STUDY, lessons: int = LESSONS, tell: Callable[[str], None] = lambda line: None
) -> Worth:
    """What can be learned from random games, and then from games of the bot that knows what the lesson before has
    taught."""
    measure = Measure(program)
    before = Notes()
    watch(program, measure, None, games, 1, before)
    worth = fit(program, measure, [before])
    book = Notebook(program)
    for lesson in range(lessons):
        tell(f"lesson {lesson + 1} of {lessons}")
        notes, book = Notes(), Notebook(program)
        watch(program, measure, Scale(program, worth, measure), games, 2 + lesson, notes, book)
        # Each lesson is learned together with the one before, so that what is rare now is not forgotten.
        worth = fit(program, measure, [before, notes])
        before = notes
    # Habits are those of the last lesson alone: the best that was played.
    habits, slope = book.habits(worth.remaining)
    return evolve(worth, habits=habits, habits_slope=slope)


# ---- watching -------------------------------------------------------------------------------------------------------


def watch(
    program: Program,
    measure: Measure,
    scale: Scale | None,
    games: int,
    seed: int,
    notes: Notes,
    book: Notebook | None = None,
) -> None:
    """Note positions of some games, played at random (no scale) or by bots that slip; and in `book` what the bots
    chose on purpose."""
    low, high = program.sheet.players
    judge = scale or Scale(program, Worth(), measure)
    for number in range(games):
        luck = Random(seed * 1_000_003 + number)
        players = low + number % (high - low + 1)
        m = run.start(program, players, luck.getrandbits(60), None, None, False)
        pick: Pick | None = Outlook(scale, Luck(luck.getrandbits(60)), looks=4).best if scale is not None else None
        if pick is not None and book is not None:
            pick = book.watching(pick, judge.time)
        blind = int(luck.random() * 60) * players if luck.random() < BLIND_STARTS else 0
        try:
            seen = list(positions(m, pick, luck, blind))
        except EndlessChain:
            continue
        if not m.over or not seen:
            continue
        length = seen[-1][1] + 1
        final = [judge.ahead(m, player) for player in range(players)]
        luck.shuffle(seen)
        for state, at in seen[:NOTED]:
            sides = [measure.side(state, player) for player in range(players)]
            numbers = state.c[:]
            judge.margin(state, 0)
            for player in range(players):
                notes.features.append(measure.beside(sides, player))
                notes.numbers.append(numbers)
                notes.left.append(1 - at / length)
                notes.gains.append(final[player] - judge.ahead(state, player))


def positions(m: State, pick: Pick | None, luck: Random, blind: int) -> Iterator[tuple[State, int]]:
    """Play a game on; gives copies of the positions where somebody begins a turn, with the number of the decision."""
    acts = bool(m.g.sheet.actions)
    for count in range(LONGEST):
        options = m.options
        if options is None:
            return
        if count >= blind and (not acts or m.g.questions[m.question].form == "action"):
            yield m.clone(), count
        if pick is None or count < blind or luck.random() < SLIPS:
            run.choose(m, options[int(luck.random() * len(options))])
        else:
            run.choose(m, options[pick(m)])


# ---- fitting --------------------------------------------------------------------------------------------------------


def clock_of(program: Program, notes: Sequence[Notes]) -> tuple[str | None, tuple[float, ...]]:
    """The counter of the game that tells best how much of it is left, with the share left for each of its values."""
    seen = [pair for one in notes for pair in zip(one.numbers, one.left, strict=True)]
    best: tuple[str | None, tuple[float, ...]] = (None, ())
    least = spread([left for _numbers, left in seen]) / 2
    for counter in program.sheet.counters.values():
        if counter.per_player:
            continue
        groups: dict[int, list[float]] = {}
        for numbers, left in seen:
            groups.setdefault(numbers[counter.at], []).append(left)
        if not 2 <= len(groups) <= CLOCK_VALUES or min(groups) < 0 or max(groups) > 10 * CLOCK_VALUES:
            continue
        rest = added(spread(group) for group in groups.values())
        if rest < least:
            least = rest
            shares: list[float] = []
            for value in range(max(groups) + 1):
                group = groups.get(value)
                shares.append(round(added(group) / len(group), 4) if group else shares[-1] if shares else 1.0)
            best = counter.name, tuple(shares)
    return best


def spread(values: list[float]) -> float:
    """The sum of the squared distances from the mean."""
    mean = added(values) / len(values) if values else 0.0
    return added((value - mean) ** 2 for value in values)


def fit(program: Program, measure: Measure, notes: Sequence[Notes]) -> Worth:
    """The weights that explain the gains best. All parts of the notes count the same, however long they are."""
    clock, left = clock_of(program, notes)
    timed = Worth({}, {}, clock, left)
    at = program.sheet.counters[clock].at if clock is not None else -1
    size = len(measure.names)
    columns = 2 * size if clock is not None else size
    table = [[0.0] * columns for _ in range(columns)]
    goal = [0.0] * columns
    there = [0.0] * columns  # in how many positions
    longest = max(len(one.gains) for one in notes)
    for later, sums in sums_by_time(notes, longest, size, timed, at).items():
        # The row of a position has its features, and behind them its features times `later`.
        for i, j in product(range(0, columns, max(1, size)), repeat=2):
            factor = (later if i else 1.0) * (later if j else 1.0)
            for line, row in zip(table[i : i + size], sums.products, strict=True):
                line[j : j + size] = [have + factor * one for have, one in zip(line[j : j + size], row, strict=True)]
            if not j and (later or not i):
                part = later if i else 1.0
                goal[i : i + size] = [
                    have + part * one for have, one in zip(goal[i : i + size], sums.goal, strict=True)
                ]
                there[i : i + size] = [have + one for have, one in zip(there[i : i + size], sums.there, strict=True)]
    firm = FIRM / max(1, longest * len(notes))
    for i in range(columns):
        usual = table[i][i] / there[i] if there[i] else 1.0  # of its square, where the feature is there
        table[i][i] += firm * table[i][i] + RARE * usual
    found = [round(value, 4) + 0.0 for value in solve(table, goal)]
    names = measure.names
    return Worth(dict(zip(names, found, strict=False)), dict(zip(names, found[size:], strict=False)), clock, left)


@define
class Sums:
    """Of positions at one time: products of each two features, products of features and gains, and in how many
    positions a feature is there."""

    products: list[list[float]]
    goal: list[float]
    there: list[float]


def sums_by_time(notes: Sequence[Notes], longest: int, size: int, timed: Worth, at: int) -> dict[float, Sums]:
    """The sums of all positions, by the share of the game that is left less a half. Each part of the notes counts as if
    it were as long as the longest."""
    found: dict[float, Sums] = {}
    for one in notes:
        times = longest / max(1, len(one.gains))
        for features, numbers, gain in zip(one.features, one.numbers, one.gains, strict=True):
            later = timed.remaining(numbers[at]) - 0.5 if at >= 0 else 0.0
            if later not in found:
                found[later] = Sums([[0.0] * size for _ in range(size)], [0.0] * size, [0.0] * size)
            sums = found[later]
            for i, value in enumerate(features):
                if value:
                    sums.there[i] += times
                    value *= times
                    sums.goal[i] += value * gain
                    # Only what lies right of the diagonal is summed; the rest mirrors it.
                    line = sums.products[i]
                    line[i:] = [have + value * other for have, other in zip(line[i:], features[i:], strict=True)]
    for sums in found.values():
        for i in range(size):
            for j in range(i):
                sums.products[i][j] = sums.products[j][i]
    return found


def solve(table: list[list[float]], goal: list[float]) -> list[float]:
    """The solution of a system of linear equations that is positive definite; uses both up.

    >>> solve([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    size = len(goal)
    for i in range(size):
        for j in range(i + 1, size):
            factor = table[j][i] / table[i][i]
            if factor:
                table[j][i:] = [x - factor * y for x, y in zip(table[j][i:], table[i][i:], strict=True)]
                goal[j] -= factor * goal[i]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (goal[i] - added(table[i][k] * found[k] for k in range(i + 1, size))) / table[i][i]
    return found


def game_asked(tool: str) -> Game:
    """The game given on the command line of one of the modules here; ends the program if there is none, or a faulty
    one."""
    if len(sys.argv) < 2:
        sys.exit(f"usage: python -m moodsl.extras.agents.{tool} PACK…")
    try:
        return load(*sys.argv[1:])
    except PackFault as fault:
        sys.exit(str(fault))


def main() -> None:
    """Study the game given on the command line and print what was found as JSON."""
    program = game_asked("learn").program
    worth = study(program, tell=lambda line: print(line, file=sys.stderr))
    print(written(worth))


if __name__ == "__main__":
    main()
