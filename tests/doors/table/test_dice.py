"""Thrown dice on the table: everybody sees them, and whoever chooses one may click it."""

from __future__ import annotations

import random
from pathlib import Path

from moodsl.extras.table.pack import Pack
from tests.doors.table.conftest import Pages

BROADSIDE = Path(__file__).resolve().parents[2] / "games" / "broadside"


def test_thrown_dice_are_shown_to_all_and_chosen_where_they_lie() -> None:
    pages, luck = Pages(Pack(str(BROADSIDE))), random.Random(2)
    for client, link in enumerate(pages.open(people=["Ann", "Bob"], players=2, seed=1)):
        pages.enter(client, link)
    table, chosen = pages.house.tables[1], 0
    for _answer in range(400):
        if table.asked < 0 or chosen > 2:
            break
        acting = table.asked
        shown = [pages.table(client).get("dice", []) for client in range(3)]
        dice, question = shown[acting], pages.table(acting)["question"]
        assert all([{**die, "options": []} for die in one] == [{**die, "options": []} for die in dice]
                   for one in shown)  # fmt: skip
        offered = sorted({option for die in dice for option in die.get("options", [])})
        if offered:
            labels = [one["label"] for one in question["options"]]
            assert offered == [number for number, label in enumerate(labels) if "showing" in label]
            assert set(labels[len(offered) :]) <= {"no more"}  # where dice may be rolled once more
            assert all(not die.get("options") for one in (*shown[:acting], *shown[acting + 1 :]) for die in one)
            assert dice[0]["shows"] in dice[0]["title"]
            chosen += 1
        pages.choose(acting, luck.randrange(len(question["options"])))
    assert chosen > 2
