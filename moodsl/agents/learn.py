"""What things are worth in a game, learned from watching it being played.

Games are played (at random at first, then by the bot with the weights so far); positions are noted, and the weights fitted by
least squares to how much the margin between a player and the others still changed until the end.
"""

from __future__ import annotations

from random import Random

from attrs import define, field

from interpreter.game import run
from interpreter.game.program import Program
from interpreter.game.run import EndlessChain
from interpreter.game.state import State
from moodsl.agents.greedy import Greedy
from moodsl.agents.measure import Measure
from moodsl.agents.worth import Scale, Worth

MOST_DECISIONS = 20_000
NOTED = 12  # positions of a game


@define
class Notes:
    """Positions with what came of them."""

    rows: list[list[float]] = field(factory=list)  # features of a player beside the others'
    times: list[int] = field(factory=list)
    gains: list[float] = field(factory=list)
    clocks: list[list[tuple[int, float]]] = field(factory=list)


def watch(program: Program, measure: Measure, worth: Worth | None, games: int, seed: int, players: tuple[int, ...], slips: float = 0.1, looks: int = 4) -> list:
    scale = Scale(program, worth or Worth(), measure)
    found = []
    for number in range(games):
        luck = Random(seed * 1_000_003 + number)
        n = players[number % len(players)]
        m = run.start(program, n, luck.getrandbits(60), None, None, False, None)
        bots = [Greedy(scale, luck.getrandbits(60), looks) for _ in range(n)] if worth is not None else None
        keep = []
        count = 0
        try:
            while not m.over and count < MOST_DECISIONS:
                count += 1
                options = m.options
                if program.questions[m.question].form == "action" or not program.sheet.actions:
                    keep.append((m.clone(), count))
                if bots is None or luck.random() < slips:
                    run.choose(m, options[int(luck.random() * len(options))])
                else:
                    run.choose(m, options[bots[m.asker].pick(m)])
        except EndlessChain:
            continue
        luck.shuffle(keep)
        final = [scale.ahead(m, p) for p in range(n)]
        for state, at in keep[:NOTED]:
            sides = [measure.side(state, p) for p in range(n)]
            c = state.c[:]
            end = state.clone()
            scale.margin(end, 0)
            for p in range(n):
                found.append((measure.beside(sides, p), c, 1 - at / count, final[p] - scale.ahead(end, p)))
    return found


def fit(program: Program, measure: Measure, notes: list, firm: float = 30.0) -> Worth:
    # clock
    best = None
    mean = sum(r[2] for r in notes) / len(notes)
    total = sum((r[2] - mean) ** 2 for r in notes)
    clock, left = None, ()
    for counter in program.sheet.counters.values():
        if counter.per_player:
            continue
        by = {}
        for r in notes:
            by.setdefault(r[1][counter.at], []).append(r[2])
        if not 2 <= len(by) <= 40 or min(by) < 0:
            continue
        spread = sum(sum((x - sum(v) / len(v)) ** 2 for x in v) for v in by.values())
        if spread < 0.5 * total:
            total = spread * 2
            clock = counter.name
            means = []
            for t in range(max(by) + 1):
                means.append(sum(by[t]) / len(by[t]) if t in by else (means[-1] if means else 1.0))
            left = tuple(means)
    w = Worth({}, {}, clock, left)
    at = program.sheet.counters[clock].at if clock else None
    F = len(measure.names)
    rows = []
    for feats, c, _l, gain in notes:
        later = w.remaining(c[at]) - 0.5 if at is not None else 0.0
        rows.append((feats + [f * later for f in feats], gain))
    N = len(rows)
    scales = []
    for i in range(2 * F):
        s = (sum(x[i] ** 2 for x, _ in rows) / N) ** 0.5
        scales.append(1 / s if s > 1e-9 else 0.0)
    A = [[0.0] * (2 * F) for _ in range(2 * F)]
    b = [0.0] * (2 * F)
    for x, y in rows:
        x = [a * s for a, s in zip(x, scales)]
        for i, xi in enumerate(x):
            if xi:
                A[i] = [a + xi * v for a, v in zip(A[i], x)]
                b[i] += xi * y
    for i in range(2 * F):
        A[i][i] += firm
    sol = solve(A, b)
    sol = [v * s for v, s in zip(sol, scales)]
    return Worth(dict(zip(measure.names, sol[:F])), dict(zip(measure.names, sol[F:])), clock, left)


def solve(A, b):
    n = len(b)
    for i in range(n):
        p = A[i][i]
        for j in range(i + 1, n):
            f = A[j][i] / p
            if f:
                A[j] = [x - f * y for x, y in zip(A[j], A[i])]
                b[j] -= f * b[i]
    x = [0.0] * n
    for i in range(n - 1, -1, -1):
        x[i] = (b[i] - sum(A[i][k] * x[k] for k in range(i + 1, n))) / A[i][i]
    return x
