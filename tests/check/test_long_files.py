"""A file of any shape, as long as files can be, is checked within ten seconds of computing."""

from __future__ import annotations

import time

import pytest

from interpreter.syntax.layout import MAX_TEXT

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
    return text + "".join(part.replace("{n}", str(n)) for n in range(count))


@pytest.mark.parametrize("shape", [*SHAPES, *WHOLE])
def test_a_part_of_it_takes_its_part_of_the_time(shape, faults_of):
    begun = time.process_time()
    faults_of(text_of(shape, SHORT))
    assert time.process_time() - begun < 2


@pytest.mark.soak
@pytest.mark.parametrize("shape", [*SHAPES, *WHOLE])
def test_the_whole_takes_ten_seconds_at_most(shape, faults_of):
    begun = time.process_time()
    faults_of(text_of(shape, MAX_TEXT))
    assert time.process_time() - begun < 10


def test_what_is_longer_is_refused_at_once(faults_of):
    begun = time.process_time()
    [fault] = faults_of(text_of("cards", 3 * MAX_TEXT))
    assert (fault.code, fault.message) == ("file-too-long", "the file is longer than 300,000 characters")
    assert time.process_time() - begun < 1
