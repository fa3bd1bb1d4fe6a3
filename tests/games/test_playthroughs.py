"""Whole games written down: every decision with its options and its answer, what happened, and now and then what
each player sees. They are renewed by `make accept`, and then read as a diff."""

import os
import random
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from moodsl import Match, load

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent / "playthroughs"
GAMES = {
    file.parent.name: file.parent
    for folder in ("cards", "tests/games")
    for file in sorted((ROOT / folder).glob("*/game.moo"))
}
SEED = 7
LOOK = 60  # decisions between two looks at what each player sees
LONGEST = 3_500  # lines; of what goes on longer the rest is left out, but for its end
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"]
LARGE = ("eclipse", "eminent", "galaxy", "orion")  # played by few in `make test`, by all numbers in `make soak`
IS_RENEWED = "MOO_ACCEPT" in os.environ


def seats_of(name: str, folder: Path) -> list[Any]:
    """A game with each number of players that it is for."""
    low, high = load(folder).players
    return [
        pytest.param(
            name,
            players,
            id=f"{name}-{players}",
            marks=pytest.mark.soak if name in LARGE and players > low and not IS_RENEWED else (),
        )
        for players in range(low, high + 1)
    ]


SEATS = [seat for name, folder in GAMES.items() for seat in seats_of(name, folder)]


def seen(match: Match, player: int) -> list[str]:
    """What a player sees, in a few lines."""
    view, sheet = match.view(player), match.sheet
    lines = [f"    {NAMES[player]} sees:"]
    for name, numbers in view.numbers.items():
        shown = "/".join(map(str, numbers)) if isinstance(numbers, tuple) else str(numbers)
        lines.append(f"        {name} {shown}")
    lines = [lines[0], "        " + ", ".join(line.strip() for line in lines[1:])]
    for pile in view.piles:
        if not pile.count:
            continue
        owner = f"{NAMES[pile.owner]}'s " if pile.owner >= 0 else ""
        number = f" {pile.number + 1}" if sheet.zones[pile.zone].piled else ""
        if pile.cards is None or pile.count > 12:
            what = f"{pile.count} cards"
        else:
            what = ", ".join(sheet.designs[sheet.design_of[card]].name for card in pile.cards)
        lines.append(f"        {owner}{pile.zone}{number}: {what}")
    held = []
    for holder in view.holders:
        owner = f"{NAMES[holder.owner]}'s " if holder.owner >= 0 else ""
        held += [
            f"{owner}{holder.zone} {count} of {NAMES[look] if look >= 0 else 'nobody'}"
            for look, count in holder.pieces
            if count
        ]
    held += [
        f"[{letter}] of {sheet.designs[sheet.design_of[card]].name} {NAMES[look]}" for card, letter, look in view.slots
    ]
    lines.append("        " + "; ".join(held))
    lines += [f"        | {line}" for line in view.log[-4:]]
    return lines


def runs(lines: Sequence[str]) -> list[tuple[str, int]]:
    """The lines, those that stand behind each other once, with how often they do."""
    return [(line, len(list(same))) for line, same in groupby(lines)]


def written(name: str, players: int) -> str:
    """The whole game as text."""
    game = load(GAMES[name])
    match = game.start(players, SEED, names=NAMES[:players])
    dice, told = random.Random(SEED), 0
    lines = [f"{game.name}, {players} players, seed {SEED}", ""]
    while True:
        log = match.log
        lines += [f"    {line}" + (f" ({times} times)" if times > 1 else "") for line, times in runs(log[told:])]
        told = len(log)
        decision = match.decision
        if decision is None or len(lines) > LONGEST:
            break
        if len(match.history) % LOOK == LOOK - 1:
            for player in range(players):
                lines += seen(match, player)
        place = dice.randrange(len(decision.options))
        labels = [f"[{option.label}]" if at == place else option.label for at, option in enumerate(decision.options)]
        lines.append(f"{len(match.history) + 1}. {NAMES[decision.player]}: {decision.prompt}: {' / '.join(labels)}")
        match.choose(place)
    if match.decision is not None:
        shown = len(match.history)
        while match.decision is not None:
            match.choose(dice.randrange(len(match.decision.options)))
        lines[LONGEST:] = ["", f"decisions {shown + 1} to {len(match.history)} are left out"]
    lines += ["", f"ended by {match.ending}"]
    lines += [f"{place.rank}. {place.name}: {place.result}, by {list(place.keys)}" for place in match.standings]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_a_game_goes_as_it_went(name: str, players: int) -> None:
    file, text = HERE / f"{name}-{players}.txt", written(name, players)
    if os.environ.get("MOO_ACCEPT"):
        HERE.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert file.exists(), "there is no playthrough yet: make accept"
    assert text == file.read_text(encoding="utf-8")


def test_there_are_no_playthroughs_of_games_that_are_gone() -> None:
    assert sorted(file.stem for file in HERE.glob("*.txt")) == sorted(str(seat.id) for seat in SEATS)
