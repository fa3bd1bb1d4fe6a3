"""A map at the table: the places on which something lies are told, the others are not."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from interpreter.loader import load
from moodsl.cli.table.screen import Screen

SPACE = """
pack space "Space"
    version   "1"
    language  "2"

game space "Space"
    players     2 to 2
    ordered_by  owner

ending done "done"

kind hex is place "hex"

kind ship is card "ship"
    starts  dock

zone dock of ship "dock"
zone fleet of ship for each hex "fleet"

board space of hex
    form   hexagons
    reach  4

relation adjacent of hex
    from space

ship scout "Scout"
    copies  5

action wait "Wait"
    each player gains 0 fame

counter fame for each player "fame"
    range  0 or more

setup:
    for each hex adjacent to space_1 where it is not adjacent to space_2
        put top of dock into its fleet

play:
    each player where it is first
        perform an action
    end game by done

scoring:
    each player
        score their fame
"""


def test_places_with_something_on_them_are_told(tmp_path: Path) -> None:
    (tmp_path / "space.moo").write_text(SPACE, encoding="utf-8")
    match = load(tmp_path, cache=False).start(2, 1, first=0)
    paper = Console(width=100, record=True, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    screen = Screen(match, paper)
    shared = screen.shared(match.view(0))
    assert shared is not None
    told = "\n".join(line.plain for line in screen.lines(shared))
    assert "hex 2: fleet 1" in told
    assert told.count("fleet 1") == 4
    assert "hex 1:" not in told
