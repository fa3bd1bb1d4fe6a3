"""Positions of a game that are worth a picture, found by letting bots play a match."""

from __future__ import annotations

import random
from pathlib import Path

from attrs import frozen

from interpreter.loader import Game
from moodsl.extras.agents import make_bot

SEED, NAMES = 7, ("Ann", "Bob", "Cid")
SEAT = 0  # who looks
MOST = 3000  # decisions
QUICK = 150  # from here on decisions are taken by chance, so that games come to an end


@frozen
class Position:
    """A match as a document, in which the first seat is asked, or which is over."""

    name: str
    document: str


def positions(game: Game, kept: Path) -> list[Position]:
    """The first question, the first action, the most options, thrown dice, the middle and the end. They are kept in a
    folder: a whole game takes a while."""
    if not list(kept.glob("*.json")):
        keep(game, kept)
    return [Position(file.stem, file.read_text("utf-8")) for file in sorted(kept.glob("*.json"))]


def keep(game: Game, kept: Path) -> None:
    """Play a match and write its positions into a folder."""
    kept.mkdir(parents=True, exist_ok=True)
    seats = min(max(len(NAMES), game.players[0]), game.players[1])
    match = game.start(seats, SEED, names=NAMES[:seats])
    bots, luck = [make_bot("greedy", seat, match.program) for seat in range(seats)], random.Random(SEED)
    places: dict[str, int] = {}
    most = 0
    for taken in range(MOST):
        decision = match.decision
        if decision is None:
            break
        if decision.player == SEAT:
            places.setdefault("1-begin", taken)
            if taken < QUICK:
                places["4-middle"] = taken
            if decision.form == "action":
                places.setdefault("2-action", taken)
            if match.view(SEAT).dice:
                places.setdefault("5-dice", taken)
            if most < len(decision.options) <= 40 and taken < QUICK:
                most, places["3-many"] = len(decision.options), taken
        options = len(decision.answers)
        match.choose(bots[decision.player].choose(match) if taken < QUICK else luck.randrange(options))
    places["6-end"] = len(match.history)
    values = [value for _player, value, _shown in match.history]
    for name, count in places.items():
        again = match.restarted()
        for value in values[:count]:
            again.play(value)
        (kept / f"{name}.json").write_text(again.to_json(), "utf-8")
