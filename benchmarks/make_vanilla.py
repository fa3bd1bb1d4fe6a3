"""Write `benchmarks/vanilla/`: the deck that the hand-written engine invents, as cards of the built-in game.

    python benchmarks/make_vanilla.py

The cards have a colour, a cost, an income, points and perhaps the mark, and no text; the eight advisors have nothing
but a name. `Numbers` says which card of a loaded game is which card of the hand-written engine: a design is called
after the first of its copies there (`vanilla_08` is their card 8, its second copy their card 9).
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "vanilla"
COPIES = 2
ADVISORS = 8
RACE = """\
# The only race: nothing but what it starts with. Every player takes it.

race humans "Humans"
    start   3 food, 2 fleet, 1 production
    copies  4
"""
UNUSED = """\
# No vanilla card has a slot [P] or earns an action, but the rules have both, and a word that nothing uses is a fault.
# This variant uses them; nobody plays it.

variant every_word "Every word of the rules is used"

    setup:
        each player
            gain_action
            for each card in their council
                put 1 cube from their reserve into card's [P]  ## allow never-there no vanilla card has it
"""


def places() -> list[str | Path]:
    """What to load: the rules of the built-in game with these cards."""
    from interpreter.text import locate

    orion = locate("cards") / "orion"
    return [orion / "pack.moo", orion / "game.moo", orion / "verbs", FOLDER]


class Numbers:
    """Translates card numbers. `theirs[card]` is a card of the hand-written engine, an advisor or -1 for a race."""

    def __init__(self, sheet: Any) -> None:
        self.theirs = [-1] * len(sheet.design_of)
        self.advisors = {card for card, place in enumerate(sheet.design_of) if sheet.designs[place].kind == "advisor"}
        for design in sheet.designs:
            if design.kind == "race":
                continue
            number = int(design.name.rpartition("_")[2])
            for copy in range(design.copies):
                self.theirs[design.first + copy] = number + copy

    def is_advisor(self, card: int) -> bool:
        """Whether our card is an advisor."""
        return card in self.advisors


def amount(triple: tuple[int, int, int]) -> str:
    """`2 food, 1 fleet`."""
    return ", ".join(
        f"{count} {name}" for count, name in zip(triple, ("food", "fleet", "production"), strict=True) if count
    )


def building(card: Any) -> str:
    """One design as a card says it; `card` is the first of its copies."""
    lines = [
        f'building vanilla_{card.id:02} "Vanilla {card.id}"',
        f"    colour  {card.colour}",
        f"    cost    {amount(card.cost)}",
        f"    income  {amount(card.income)}" if any(card.income) else "",
        f"    points  {card.points}",
        "    marked  yes" if card.needs_loyalty6 else "",
        f"    copies  {COPIES}",
    ]
    return "\n".join(line for line in lines if line) + "\n"


def texts() -> dict[str, str]:
    """The files by name."""
    heading = "# Written by benchmarks/make_vanilla.py from the deck of the hand-written engine.\n\n"
    from orion_oracle import COLOURS, vanilla_cards

    cards = vanilla_cards()
    found = {"race.moo": RACE, "unused.moo": UNUSED}
    for colour in COLOURS:
        of_colour = [card for card in cards if card.colour == colour]
        first, second = of_colour[::COPIES], of_colour[1::COPIES]
        assert [card[1:] for card in first] == [card[1:] for card in second], "the copies of a design are alike"
        found[f"{colour}.moo"] = heading + "\n".join(building(card) for card in first)
    found["advisors.moo"] = heading + "\n".join(
        f'advisor advisor_{number} "Advisor {number}"\n' for number in range(ADVISORS)
    )
    return found


def main() -> None:
    sys.path.insert(0, str(HERE / "oracle"))
    FOLDER.mkdir(exist_ok=True)
    for name, text in texts().items():
        (FOLDER / name).write_text(text, "utf-8")
        print(f"{FOLDER.name}/{name}")


if __name__ == "__main__":
    main()
