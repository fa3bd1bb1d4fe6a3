"""What somebody adds to Master of the Galaxy: it is played, or its fault is told at the line where it stands."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from interpreter.game import run
from interpreter.loader import PackFault, load

PACK = """pack added "Added"
    version   "1.0.0"
    language  "3"
    requires  galaxy "0.1"
"""
SYSTEM = """
system umber_rest "Umber Rest"
    colour   blue
    planets  {planets}
    corner   1
    site     outer
    column   {column}
    row      8

track drift_umber "Ember Drift – Umber Rest"
    ends    ember_drift, {end}
    length  3
"""
SECOND_TRACK = """
track second_way "Second Way"
    ends    ember_haven, ember_cradle
    length  2
"""
TENTH_RACE = """
race umbrals "Umbrals"
    cells    2 yard blue, 2 upper red, lower red, 2 program blue, program green
    symbols  scientific
    source   effect original, numbers original

    upper:
        take_from progress_deck

    lower:
        take_from leader_deck
"""
HALL = """
commerce violet_hall "Violet Hall"
    cells    red, violet
    symbols  diplomatic
    source   effect original, numbers original
"""


def added(folder: Path, text: str) -> Path:
    """A pack that expands the game by some cards."""
    (folder / "pack.moo").write_text(PACK, encoding="utf-8")
    (folder / "things.moo").write_text(text, encoding="utf-8")
    return folder


def test_a_system_a_second_track_and_a_tenth_race_are_played(tmp_path: Path) -> None:
    text = SYSTEM.format(planets=2, column=8, end="umber_rest") + SECOND_TRACK + TENTH_RACE
    game = load("galaxy", added(tmp_path, text))
    sheet = game.program.sheet
    kinds = [sheet.design(card).kind for card in range(len(sheet.design_of))]
    assert (kinds.count("system"), kinds.count("track"), kinds.count("race")) == (21, 36, 10)
    match = game.start(3, 1)
    dice = random.Random(1)
    while match.state.options is not None:
        run.choose(match.state, dice.choice(match.state.options))
    assert match.over


def test_faults_are_told_where_they_stand(tmp_path: Path) -> None:
    system = SYSTEM.format(planets=4, column=17, end="umber_nest")
    lumenari = TENTH_RACE.replace("umbrals", "lumenari")
    text = system + SECOND_TRACK.replace("ember_haven, ", "") + lumenari + HALL
    with pytest.raises(PackFault) as raised:
        load("galaxy", added(tmp_path, text))
    assert [line.split("things.moo:")[1] for line in str(raised.value).splitlines()] == [
        "4:14: out-of-bounds: `planets` is 1 to 3",
        "7:14: out-of-bounds: `column` is 0 to 16",
        "11:26: unknown-name: the card `umber_nest` does not exist",
        "15:5: wrong-fact: `ends` is 2 names, and here there is 1",
        "18:6: duplicate: there are two cards `lumenari`",
        "30:19: unknown-word: no cell is `violet`",
    ]
