"""An example: the first turns of a match that is played when the site is built, told with the words of the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from interpreter.compile.whole import compile_game
from interpreter.effects.records import ActionTaken
from interpreter.game.link import link
from interpreter.game.match import Match, Setup
from interpreter.game.program import Program
from interpreter.model import Model
from moodsl.extras.agents import make_bot
from moodsl.prose import Prose
from moodsl.prose.table import speaker

SEEDS = range(1, 13)  # of the matches that are tried; that with most different actions is shown
TURNS = 2  # of each player
MOST = 200  # decisions, should nobody take a turn


def program_of(model: Model) -> Program:
    """The game, ready to be played."""
    return link(compile_game(model))


def set_up(program: Program, players: int) -> Match:
    """A match at its first action: a bot answers by chance what is asked while the table is laid out."""
    match, bot = Match.start(program, Setup(players, SEEDS[0])), make_bot("random", SEEDS[0])
    for _number in range(MOST if match.sheet.actions else 0):
        if match.decision is None or match.decision.form == "action" or actions(match):
            break
        match.choose(bot.choose(match))
    return match


def example(program: Program, players: int) -> Match:
    """Of a few matches played as far as is told the one with most different actions."""
    tried = (begun(program, Setup(players, seed)) for seed in SEEDS)
    return max(tried, key=lambda match: len({action for _place, action in actions(match)[: TURNS * players]}))


def begun(program: Program, setup: Setup) -> Match:
    """The first turns of a match. A turn begins where an action is taken."""
    match = Match.start(program, setup)
    bot = make_bot("greedy", setup.seed)
    for _number in range(MOST):
        if match.over or len(actions(match)) > TURNS * setup.players:
            break
        match.choose(bot.choose(match))
    return match


def turns(match: Match, prose: Prose, people: list[str]) -> Iterator[list[str]]:
    """The turns one by one, told: first what is done, then what comes of it."""
    log, words = match.state.log or [], speaker(lambda: prose)(match.sheet, people, prose.language, None)
    places = [*(place for place, _action in actions(match)), len(log)]
    for start, end in list(pairwise(places))[: TURNS * match.setup.players]:
        lines = (words.record(match.state, record) for record in log[start:end])
        yield [line.strip("- ").replace(" -> ", " → ") for line in lines if line]


def actions(match: Match) -> list[tuple[int, int]]:
    """Where in the log actions are taken, and which."""
    records = enumerate(match.state.log or [])
    return [(place, record.action) for place, record in records if isinstance(record, ActionTaken)]
