"""An example: the first turns of a match that is played when the site is built, told with the words of the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from interpreter.compile import compile_game
from interpreter.game.link import link
from interpreter.game.match import Match, Setup
from interpreter.game.program import Program
from interpreter.model import Model
from moodsl.agents import make_bot
from moodsl.prose import Prose
from moodsl.prose.table import speaker

SEEDS = range(1, 13)  # of the matches that are tried; that with most different actions is shown
TURNS = 2  # of each player
MOST = 200  # decisions, should nobody take a turn


def program_of(model: Model) -> Program:
    """The game, ready to be played."""
    return link(compile_game(model))


def example(program: Program, prose: Prose, people: list[str]) -> list[list[str]]:
    """The turns one by one: first what is done, then what comes of it."""
    tried = (list(turns(program, prose, people, seed)) for seed in SEEDS)
    return max(tried, key=lambda found: len({turn[0].partition(": ")[2] for turn in found}))


def turns(program: Program, prose: Prose, people: list[str], seed: int) -> Iterator[list[str]]:
    """The first turns of a match. A turn begins where an action is taken."""
    match = Match.start(program, Setup(len(people), seed), people)
    match.language, match.speaker = prose.language, speaker(lambda: prose)
    bot, words, wanted = make_bot("greedy", seed), match.words(None), TURNS * len(people)
    for _number in range(MOST):
        if match.decision is None or len(begins(match)) > wanted:
            break
        match.choose(bot.choose(match))
    places = [*begins(match), len(match.state.log or [])]
    for start, end in list(pairwise(places))[:wanted]:
        lines = (words.record(match.state, record) for record in (match.state.log or [])[start:end])
        yield [line.strip("- ").replace(" -> ", " → ") for line in lines if line]


def begins(match: Match) -> list[int]:
    """Where in the log actions are taken."""
    return [place for place, record in enumerate(match.state.log or []) if record[1] == "action"]
