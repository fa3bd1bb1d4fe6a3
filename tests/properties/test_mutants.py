"""Cards with faults of every sort, and cards that are sound by chance: the whole check ends soon, with faults or not,
and what it accepts is played without a broken rule. `make soak` does it twenty thousand times."""

from __future__ import annotations

import gc
import json
import multiprocessing
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType

import pytest
from mutants import mutant, pack_of

from interpreter.compile.whole import compile_game
from interpreter.game.link import link
from interpreter.game.match import Match, Setup
from interpreter.game.program import Program
from interpreter.game.run import EndlessChain
from interpreter.game.sound import unsound
from interpreter.report import Reporter, full
from interpreter.syntax import parse
from interpreter.whole_check import check

GAMES = Path(__file__).parents[1] / "games"
SMALL = [str(GAMES / name) for name in ("night_market", "flotilla", "frontier", "caravans", "broadside")]
PACKS = ["orion", "antares", "eminent", *SMALL]
COUNT = int(os.environ.get("SOAK_MUTANTS", "20000"))
FIRST = int(os.environ.get("SOAK_FIRST", "0"))
BATCH = 50
SOON = 2.0  # seconds of computing for a check, or for the answer to one decision
TIMES = 8  # as long as the pack takes as it is, where that is longer: a machine that is busy is slow at all of it
MOST = 4000  # decisions of a game


class Hangs(BaseException):
    """Something takes too long."""


@contextmanager
def soon(seconds: float) -> Iterator[None]:
    """Raises Hangs if what is done in here computes for longer."""

    def stop(_signal: int, _frame: FrameType | None) -> None:
        raise Hangs

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


@cache
def limit(place: str) -> float:
    """The seconds that the check of a pack may take."""
    pack, begun = pack_of(place), time.process_time()
    check(list(pack.modules.values()), Reporter())
    return max(SOON, TIMES * (time.process_time() - begun))


def try_out(place: str, seed: int) -> str:
    """What becomes of a mutant: `faulty`, `played`, `endless`. Raises whatever goes wrong."""
    pack, most = pack_of(place), limit(place)
    source = mutant(pack, seed)
    reporter = Reporter()
    with soon(most):
        module = parse(source, reporter)
        model = check([pack.modules[one.name] if one.name != source.name else module for one in pack.sources], reporter)
        for fault in reporter.diagnostics[:20]:
            assert "\n" not in fault.message and full(fault)
    if len(reporter):
        return "faulty"
    with soon(3 * most):
        program = link(json.loads(json.dumps(compile_game(model))))
    try:
        for game in range(2):
            play(program, seed, game, most)
    except EndlessChain:
        return "endless"
    return "played"


def play(program: Program, seed: int, game: int, most: float) -> None:
    """Play a game by chance; the first with a log, and with all that a table asks beside."""
    dice = random.Random(seed * 7 + game)
    sheet = program.sheet
    low, high = sheet.players
    players = dice.randrange(low, min(high, 4) + 1) if high > low else low
    variant = dice.choice([None, *(one.name for one in sheet.variants)])
    with soon(most):
        match = Match.start(program, Setup(players, seed, variant, None), None, record=game == 0)
    limits = [
        (counter.at + seat, counter.low, counter.high)
        for counter in sheet.counters.values()
        for seat in range(players if counter.per_player else 1)
    ]
    for number in range(MOST):
        if match.over:
            break
        with soon(most):
            assert match.state.options, "nothing is offered"
            for at, least, greatest in limits:
                value = match.state.c[at]
                assert (
                    type(value) is int and (least is None or least <= value) and (greatest is None or value <= greatest)
                )
            if number % 15 == 0:
                assert (wrong := unsound(match.state, players)) is None, wrong
            if game == 0 and number % 9 == 0:
                assert match.decision is not None
                match.view(dice.randrange(players))
                for action in sheet.actions:
                    match.why_not(action.name)
            match.play(dice.choice(match.state.options))
    assert (wrong := unsound(match.state, players)) is None, wrong
    assert not match.over or match.standings


def tried(place: str, seed: int) -> str:
    """The same. What hangs, hangs again: a process that has become large now and then takes long to tidy up."""
    try:
        return try_out(place, seed)
    except Hangs:
        gc.collect()
        return try_out(place, seed)


def batch(work: tuple[str, int, int]) -> tuple[Counter[str], list[str]]:
    """What became of some mutants, and how those that went wrong are called."""
    place, first, count = work
    met, wrong = Counter[str](), []
    for seed in range(first, first + count):
        try:
            met[tried(place, seed)] += 1
        except (Exception, Hangs) as error:
            wrong.append(f"try_out({place!r}, {seed}): {type(error).__name__}: {str(error)[:200]}")
    return met, wrong


@pytest.mark.parametrize("place", SMALL, ids=lambda place: Path(place).name)
def test_some_mutants(place: str) -> None:
    met, wrong = batch((place, 0, 20))
    assert wrong == [] and met["faulty"] and met["played"]


@pytest.mark.soak
def test_twenty_thousand_mutants() -> None:
    work = [(PACKS[at // BATCH % len(PACKS)], FIRST + at, min(BATCH, COUNT - at)) for at in range(0, COUNT, BATCH)]
    met, wrong = Counter[str](), []
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        for some, failed in pool.imap_unordered(batch, work):
            met, wrong = met + some, wrong + failed
    print(dict(met))
    assert wrong == [], "\n".join(wrong)
