"""Places: there is one of each, none ever moves, and facts may name them."""

from __future__ import annotations

from pathlib import Path

import pytest

from interpreter.loader import load

SEA = """
pack sea "Sea"
    version   "1"
    language  "3"

game sea "Sea"
    players     2 to 2
    ordered_by  owner

ending done "done"

counter fame for each player "fame"
    range  0 or more

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

play:
    each player where it is first
        perform an action
    end game by done

scoring:
    each player
        score their fame
"""


@pytest.mark.parametrize("fuse", [True, False])
@pytest.mark.parametrize(
    ("lines", "fame"),
    [
        ("gain (number of isles) fame", 3),
        ("for each isle / gain (its wealth) fame", 10),
        ("for each isle where it is in ferry_boat's ends / gain (its wealth) fame", 9),
        ("choose an isle from ferry_boat's ends where it is not east / gain (its wealth) fame", 6),
        ("choose a ferry / for each isle in ferry's ends / gain (its rules's wealth) fame", 3),
        ("choose an isle where its rules is east / gain (its wealth) fame", 6),
        ("choose an isle where its rafts are empty / gain (its wealth) fame", 1),
        ("choose a raft from isle_places's rafts where its isle is west / gain (its isle's rules's wealth) fame", 3),
        ("choose an isle as here / if there is an isle where it is not here's rules / gain 1 fame", 1),
        ("if number of ferry_boat's ends is 2 and east is in ferry_boat's ends / gain 5 fame", 5),
        ("choose a raft from slip / if raft's isle is far / gain 5 fame", 0),
    ],
)
def test_what_is_asked_of_places(tmp_path: Path, lines: str, fame: int, fuse: bool) -> None:
    indent, body = 1, ""
    for line in lines.split(" / "):
        body += "    " * indent + line + "\n"
        indent += line.startswith(("for", "if"))
    (tmp_path / "sea.moo").write_text(SEA.format(lines=body), encoding="utf-8")
    match = load(tmp_path, cache=False, fuse=fuse).start(2, 1, first=0)
    while match.decision is not None:
        match.choose(0)
    assert match.standings is not None
    assert max(row.result for row in match.standings) == fame
