"""`moo lsp` offers what can stand at a place."""

from __future__ import annotations

from pathlib import Path

import pytest
from editor import Editor

from interpreter.syntax.keywords import keywords

HEAD = "stall shop\n    colour  red\n    price   1 coin\n"
OFFERS = [
    # the line that is being written, what must be offered, what must not
    ("\n|", {"stall", "counter", "scenario", "variant"}, {"gain", "you"}),
    ("    |", {"yield", "points", "old", "sell", "after", "always"}, {"gain", "stall", "fame"}),
    ("    old     |", {"yes", "no"}, {"red"}),
    ("    yield   2 |", {"grain", "coin"}, {"fame", "day"}),
    ("    sell [|", {"A", "B"}, {"grain"}),
    ("    on |", {"build", "open", "invite", "visit"}, {"draw", "grain"}),
    ("    after |", {"visit", "gain", "lose", "an", "a"}, {"draw", "shuffle"}),
    ("    at |", {"morning", "evening", "market"}, {"grain"}),
    ("    at market |", {"start"}, {"morning"}),
    ("    after visit, once a |", {"morning", "game", "turn"}, {"visit"}),
    ("    after visit:\n        |", {"gain", "visit", "if", "target"}, {"colour", "grain"}),
    ("    on open:\n        tar|", set(), {"target"}),  # another moment tells it
    ("    on open:\n        gain 2 |", {"grain", "coin", "fame", "day"}, {"hut", "red"}),
    ("    on open:\n        gain (number of |", {"stall", "worker", "pebble"}, {"grain"}),
    ("    on open:\n        if your |", {"grain", "fame", "hand", "room", "harvest"}, {"day", "deck"}),
    ("    on open:\n        if stall's |", {"colour", "points", "owner"}, {"grain"}),
    ("    on open:\n        if stall's colour is |", {"red", "green", "blue", "not", "at least"}, {"grain"}),
    ("    on open:\n        choose a |", {"stall", "worker", "guest"}, {"grain"}),
    ("    on open:\n        perform |", {"building", "sowing"}, set()),
    ("    on open:\n        let gift be 2\n        gain (gi|", {"gift"}, set()),
    ("    on open:\n        gain 2 bananas\n        let gift be 2\n        gain (gi|", {"gift"}, set()),
    ("    always:\n        |", {"toll", "room", "harvest"}, {"gain"}),
    ("    always:\n        your |", {"room", "harvest"}, set()),
    ('\nscenario "x"\n    given\n        |', {"rolls", "players", "first", "day", "your"}, {"gain"}),
    ('\nscenario "x"\n    given\n        your coin is 1\n        |', {"and then"}, {"then"}),
    ('\nscenario "x"\n    given\n        and then\n            rival |', {"visit", "choose"}, {"grain"}),
    ('\nscenario "x"\n    given\n        your hand is [barn, |', {"barn", "shop"}, {"grain"}),
    ('\nscenario "x"\n    when\n        rival |', {"visit", "choose"}, {"grain"}),
    ('\nscenario "x"\n    then\n        toll against rival is 1 coin because of |', {"barn"}, {"grain"}),
    ("\nzone shelf of |", {"stall", "worker", "card"}, {"grain"}),
    ("\nkind jar is |", {"card", "piece", "die", "board", "place", "stall"}, {"worker", "grain"}),
    ('    on open:\n        gain 2 coin  # grain |', set(), {"grain", "for each"}),
    ('\nending dusk "the sun |', set(), {"grain", "stall"}),
]  # fmt: skip


@pytest.mark.parametrize(("line", "wanted", "wrong"), OFFERS, ids=[line.split("\n")[-1].strip() for line, *_ in OFFERS])
def test_what_is_valid_at_a_place_is_offered(
    editor: Editor, inn: Path, line: str, wanted: set[str], wrong: set[str]
) -> None:
    editor.open(inn)
    editor.write(inn, HEAD + line.replace("|", ""))
    found = set(editor.offered(inn, line.split("\n", 1)[-1] if line.startswith("\n") else line))
    assert wanted - found == set()
    assert wrong & found == set()


def test_words_of_the_language_are_offered_as_the_grammar_has_them(editor: Editor, inn: Path) -> None:
    editor.open(inn)
    editor.write(inn, HEAD + "    on open:\n        if your fame is at |")
    assert editor.offered(inn, "if your fame is at |") == ["least", "most"]
    editor.write(inn, "|"[1:])
    assert set(editor.offered(inn, "|")) & keywords() >= {"kind", "zone", "to"}
