"""A file of any shape, as long as files can be, is checked in ten seconds of computing: its rules, texts and faces."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest

from interpreter.syntax.layout import MAX_TEXT

BASE = Path(__file__).parents[2] / "cards" / "base.moo"
CARD = """stall cellar_{n} "Cellar {n}"
    colour  red
    price   1 coin
    points  1

    after you visit:
        may
            pay 1 worker from your hut into square
            gain 1 fame

    on build:
        if your grain is at least 3
            {line}

"""
SHAPES = {
    "cards": CARD.replace("{line}", "gain 1 coin"),
    "cards with a name that means nothing": CARD.replace("{line}", "gain 1 gold"),
    "cards with a slip of writing": CARD.replace("{line}", "gain 1 coin and"),
    "cards with a slip that is mended": CARD.replace("{line}", "gain coin 2"),
    "cards that can never do it": CARD.replace("{line}", "if your grain is at most 2\n                gain 1 coin"),
    "cards of which everything is missing": 'stall c{n} "C"\n',
    "verbs": "to do_{n}\n    gain 1 fame\n\n",
    "verbs in a chain": "to do_{n}\n    do_{next}\n\n",
    "verbs in a knot": "to do_{n}\n    do_0\n    do_{next}\n\n",
    "blocks in blocks": "to nest_{n}\n" + "".join("    " * d + "may\n" for d in range(1, 30)) + "    " * 30 + "rest\n",
    "values": "value v{n} = {n} + 1 + 1 + 1\n",
    "scenarios": 'scenario "s{n}"\n    given\n        your coin is 2\n    when\n        you gain 1 coin\n'
    "    then\n        your coin is 3\n\n",
    "nothing but lines": "\n",
    "comments": "# so it is\n",
}
WHOLE = {
    "one verb": ("to work\n", "    gain 1 fame\n"),
    "one verb with faults": ("to work\n", "    gain 1 gold\n"),
    "one verb with slips": ("to work\n", "    gain 1 coin and\n"),
    "one card of many facts": ('stall well "Well"\n', "    fact_{n}  red\n"),
    "one line": ('stall well "Well"\n    colour  red', ", red"),
    "one text": ('stall well "', "well "),
    "one comment": ("# ", "so it is "),
}
SHORT = MAX_TEXT // 20


def text_of(shape: str, length: int) -> str:
    """A text of this shape, not quite so long."""
    text, part = WHOLE.get(shape) or ("", SHAPES[shape])
    count = (length - len(text)) // (len(part) + 4)
    return text + "".join(part.replace("{n}", str(n)).replace("{next}", str((n + 1) % count)) for n in range(count))


@pytest.fixture
def seconds_for(moo, tmp_path):
    """How many seconds of computing `moo check` takes for a text beside the base game, which it always comes to an end
    with."""
    shutil.copy(BASE, tmp_path / "base.moo")

    def measure(text: str) -> float:
        (tmp_path / "more.moo").write_text(text, "utf-8")
        begun = time.process_time()
        assert moo("check", tmp_path, "--format", "concise").exit_code in (0, 1)
        return time.process_time() - begun

    return measure


@pytest.mark.parametrize("shape", [*SHAPES, *WHOLE])
def test_a_part_of_it_takes_its_part_of_the_time(shape, seconds_for):
    assert (
        seconds_for(text_of(shape, SHORT)) < 5
    )  # the first one reads the fonts and words, too; others may run beside it


@pytest.mark.soak
@pytest.mark.parametrize("shape", [*SHAPES, *WHOLE])
def test_the_whole_takes_ten_seconds_at_most(shape, seconds_for):
    assert seconds_for(text_of(shape, MAX_TEXT)) < 10


def test_what_is_longer_is_refused_at_once(moo, tmp_path):
    (tmp_path / "more.moo").write_text(text_of("cards", 3 * MAX_TEXT), "utf-8")
    begun = time.process_time()
    done = moo("check", tmp_path / "more.moo", "--format", "concise")
    assert "file-too-long: the file is longer than 300,000 characters" in done.output
    assert time.process_time() - begun < 1
