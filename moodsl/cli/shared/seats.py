"""What a new match is begun with, as it is typed behind `moo play` and `moo table`."""

from __future__ import annotations

from typing import TypedDict

from interpreter.report.message import msg
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import give_up


class Seats(TypedDict):
    """Who sits at it, what its chance follows from, and by which rules it is played; None or () is for the usual."""

    players: int | None
    people: int | None
    name: tuple[str, ...]
    seed: int | None
    variant: str | None


def people_of(seats: Seats) -> int | None:
    """How many are people, None if nothing says it; ends the command if they are not as many as their names."""
    people, names = seats["people"], len(seats["name"])
    if people is not None and names and people != names:
        give_up(msg("--people {}, but {} names are given", people, names), WRONG_USE)
    return names or people
