"""The deck of Master of Orion is as large as it should be, and the table of it in the documentation is true."""

import re
from collections import Counter
from pathlib import Path

from interpreter.loader import load

SHEET = load("orion").program.sheet
DECK = [design for design in SHEET.designs if design.kind == "building"]
PAGE = (Path(__file__).parents[2] / "docs/orion.md").read_text("utf-8")
TABLE = PAGE.partition("\n## The deck\n")[2].partition("\n## ")[0]
COLOURS = ["blue", "red", "yellow", "grey"]


def colour_of(text: str) -> str:
    found = re.search(r"^ +colour +(\w+)$", text, re.MULTILINE)
    assert found
    return found[1]


def test_forty_five_designs_of_two_copies() -> None:
    assert Counter(colour_of(design.text) for design in DECK) == {"blue": 13, "red": 11, "yellow": 11, "grey": 10}
    assert {design.copies for design in DECK} == {2}


def test_the_table_has_every_structure_in_its_colour_and_the_original_ones_in_italics() -> None:
    rows = [line.strip("|").split("|")[1:] for line in TABLE.splitlines() if line.startswith("| ")][1:]
    for place, colour in enumerate(COLOURS):
        listed = [
            name.replace("(slot P)", "").strip() for row in rows for name in row[place].split(",") if name.strip()
        ]
        printed = [
            f"*{SHEET.card_title(design.first)}*"
            if re.search(r"^ +source +design original", design.text, re.MULTILINE)
            else SHEET.card_title(design.first)
            for design in DECK
            if colour_of(design.text) == colour
        ]
        assert sorted(listed) == sorted(printed)
