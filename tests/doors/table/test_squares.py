"""Places that are printed on a card: what lies on them now is told by the number of their square in the picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from moodsl.extras.table.pack import Pack
from tests.doors.table.conftest import Pages


@pytest.fixture(scope="module")
def eclipse() -> Pack:
    """A game whose boards have printed squares that tiles cover."""
    return Pack("eclipse")


def test_what_covers_a_printed_square_is_told_with_its_number(eclipse: Pack, tmp_path: Path) -> None:
    pages = Pages(eclipse, tmp_path / "tables.sqlite")
    pages.enter(1, pages.open(people=["Ann"], players=2, bots="random", seed=7)[0])
    while not boards_of(pages):  # a species has to be chosen first
        pages.bots()
        pages.choose(1, 0)
        pages.bots()
    one = next(card for card in boards_of(pages) if card["title"] == "Interceptor")
    assert "squares" not in one
    match = pages.house.tables[1].match
    names = [match.sheet.design(card).name for card in range(len(match.state.loc) - 1)]
    square = eclipse.squares(one["design"])[-1]
    host = match.sheet.design(one["number"])
    place = names.index(square) + one["number"] - host.first
    number = list(match.sheet.marks).index("fitted")
    match.state.c[match.state.g.tables["marks"][number]["places"][place]] = names.index("hull")
    pages.send(1, type="speak", language="en")
    one = next(card for card in boards_of(pages) if card["title"] == "Interceptor")
    last = len(eclipse.squares(one["design"])) - 1
    assert one["squares"] == [{"number": last, "title": "Hull"}]
    (picture,) = eclipse.drawn(one["design"], "en")
    assert picture.count(f'data-square="{last}"') == 1 and f'data-square="{last + 1}"' not in picture


def boards_of(pages: Pages) -> list[dict[str, Any]]:
    """The boards that lie before the first player."""
    found = [area for area in pages.table(1)["areas"] if (area["name"], area["owner"]) == ("blueprints", 0)]
    return [thing for area in found for pile in area["piles"] for thing in pile["things"]]
