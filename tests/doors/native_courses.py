"""What the native engine that is here makes of some games, as plain data. A test calls it, and Python in a page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from interpreter.game import run
from interpreter.game.state import State
from moodsl import load
from moodsl.extras.agents.learn import scale_of
from moodsl.extras.agents.minds import ready
from moodsl.extras.native import Native, native_of
from moodsl.extras.native.engine import BOTS
from moodsl.extras.native.hosts import version_of_host
from moodsl.extras.native.machine import Trapped
from moodsl.extras.native.states import Reader, Writer
from moodsl.extras.native.thinking import best

NOT_KEPT = {"g", "kept", "log", "fate", "lots"}  # what the memory of a module does not hold
EVERY, LOOKS, MOST = (
    15,
    30,
    150,
)  # decisions from one that bots think about to the next; their looks; decisions of a game
ASKED = [("greedy", None), ("tree", LOOKS)]


def courses(places: Sequence[str], learned: bool) -> dict[str, Any]:
    """Games at random and with bots, every state on the way, what bots answer there, and what a trap comes to. Bots
    think only about games of which something was `learned`: to learn takes long."""
    game = load(*places)
    native, players = native_of(places, game), game.players[1]
    found = {"host": version_of_host(), "engine": game.engine, "random": list(map(repr, native.play([1, 2], players)))}
    found["states"] = [digest(state) for state in states(native, players)]
    if learned:
        ready(native, scale_of(game.program))
        found["mind"] = sha256(native.mind.content).hexdigest() if native.mind else ""
        seats = [[(BOTS.index(ASKED[seat % 2][0]), LOOKS) for seat in range(players)]]
        found["bots"] = list(map(repr, native.play([3], players, seats=seats)))
        found["answers"] = [answers(native, state) for state in states(native, players, EVERY)]
    return found | {"trap": trapped(native), "behind": list(map(repr, native.play([1, 2], players)))}


def states(native: Native, players: int, every: int = 1) -> Iterator[State]:
    """The states of a game at random, as they lie in the machine; whoever takes one may put another there."""
    state, luck = run.start(native.layout.program, players, 5, None, None, False), Random(5)
    Writer(native.layout, native.machine).write(state)
    for number in range(MOST):
        state = Reader(native.layout, native.machine).state()
        if state.options is None:
            return
        if number % every == 0:
            yield state
            Writer(native.layout, native.machine).write(state)
        native.machine.call("choose", luck.randrange(len(state.options)))


def digest(state: State) -> str:
    """All of a state, in short."""
    told = repr([(name, getattr(state, name)) for name in State.__slots__ if name not in NOT_KEPT])
    return sha256(told.encode()).hexdigest()


def answers(native: Native, state: State) -> list[Any]:
    """What bots answer there, and where their luck is then."""
    return [best(native, state, BOTS.index(bot), 7, [], looks, None, float) for bot, looks in ASKED]


def trapped(native: Native) -> bool:
    """Whether a list without that many items is a trap; the engine goes on behind it."""
    try:
        native.machine.call("item", native.layout.fields["rests"], 500)
    except Trapped:
        native.begin()
        return True
    return False
