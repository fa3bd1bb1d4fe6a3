"""Places: there is one of each, none ever moves, and facts may name them."""

from __future__ import annotations

from typing import Any

from tests.engine.conftest import comes_to

SEA = """
kind isle is place "isle"
    wealth  0 to 9
    rules   isle, optional

kind ferry is place "ferry"
    ends  isle, isle

kind raft is card "raft"
    starts  slip

zone slip of raft "slip"
zone rafts of raft for each isle "rafts"

isle east "East"
    wealth  3

isle west "West"
    wealth  6
    rules   east

isle far "Far"
    wealth  1

ferry ferry_boat "Ferry"
    ends  east, west

raft log "Log"
    copies  4

action act "Act"
{lines}

setup:
    for each isle where its wealth is at least 3
        put top of slip into its rafts
"""


@comes_to("""
3   gain (number of isles) fame
10  for each isle / gain (its wealth) fame
9   for each isle where it is in ferry_boat's ends / gain (its wealth) fame
6   choose an isle from ferry_boat's ends where it is not east / gain (its wealth) fame
3   choose a ferry / for each isle in ferry's ends / gain (its rules's wealth) fame
6   choose an isle where its rules is east / gain (its wealth) fame
1   choose an isle where its rafts are empty / gain (its wealth) fame
3   choose a raft from isle_places's rafts where its isle is west / gain (its isle's rules's wealth) fame
1   choose an isle as here / if there is an isle where it is not here's rules / gain 1 fame
5   if number of ferry_boat's ends is 2 and east is in ferry_boat's ends / gain 5 fame
0   choose a raft from slip / if raft's isle is far / gain 5 fame
""")
def test_what_is_asked_of_places(small: Any, lines: str, fame: int, fuse: bool) -> None:
    assert small.fame(SEA, lines, fuse) == fame
