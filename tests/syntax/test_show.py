"""Tree to text: `parse(show(tree)) == tree` for every file there is, and the one form that is printed."""

from pathlib import Path

import pytest

from interpreter.report.diagnostic import Reporter
from interpreter.syntax import nodes as n, parse, show
from interpreter.text import Source

ROOT = Path(__file__).parents[2]
# Every construct stands in the good cards; the form of all other files is tested with `moo fmt`, which prints so.
FILES = [
    pytest.param(path, id=str(path.relative_to(ROOT)), marks=marks)
    for folder, marks in (("tests/cards", ()), ("cards", pytest.mark.soak), ("docs", pytest.mark.soak))
    for path in sorted((ROOT / folder).rglob("*.moo"))
    if "bad" not in path.parts
]


def tree(text: str) -> n.Module:
    reporter = Reporter()
    module = parse(Source("input.moo", text), reporter)
    assert reporter.diagnostics == []
    return module


@pytest.mark.parametrize("path", FILES)
def test_what_is_printed_says_the_same(path):
    reporter = Reporter()
    read = parse(Source(str(path), path.read_text("utf-8")), reporter)
    if read.declarations:
        printed = show(read)
        assert tree(printed) == read
        assert show(tree(printed)) == printed  # printing twice is printing once


CANONICAL = {
    "facts stand in two columns, abilities behind a blank line": (
        'building farm "Farm"\n  cost 2 food,1 fleet\n  points   ?\n  on build :\n    gain 1 food\n'
        "  always:\n    you cannot hire\n",
        'building farm "Farm"\n    cost    2 food, 1 fleet\n    points  ?\n\n    on build:\n        gain 1 food\n\n'
        "    always:\n        you cannot hire\n",
    ),
    "a long fact name moves the column": (
        "planet styku\n    extra_hand 1\n    type fertile\n",
        "planet styku\n    extra_hand  1\n    type        fertile\n",
    ),
    "names in other languages alone stand two spaces apart": (
        'advisor veil "Veil"\n    ru       "Вейл"\n',
        'advisor veil "Veil"\n    ru  "Вейл"\n',
    ),
    "faces stand apart, each with columns of its own, and its abilities behind a blank line": (
        'ship brig "Brig"\n  class  large\n  face trim "Trim Brig"\n    ru "Бриг"\n    sails square,square\n'
        "    always:\n      your speed is 1 more\n  face worn\n    rank 1\n",
        'ship brig "Brig"\n    class   large\n\n    face trim "Trim Brig"\n        ru      "Бриг"\n'
        "        sails   square, square\n\n        always:\n            your speed is 1 more\n\n    face worn\n"
        "        rank    1\n",
    ),
    "declarations stand apart, short ones of a sort together": (
        "value one_food = 1\n\n\nvalue two_food = 2\nsetup:\n    draw 1 card\n",
        "value one_food = 1\nvalue two_food = 2\n\nsetup:\n    draw 1 card\n",
    ),
    "a block of one line goes behind `may`": (
        "setup:\n    may\n        draw 1 card\n",
        "setup:\n    may draw 1 card\n",
    ),
    "`a` and `an` as the next word wants": (
        "setup:\n    attack a opponent\n    build an system\n    use an unit\n",
        "setup:\n    attack an opponent\n    build a system\n    use a unit\n",
    ),
    "`they` does, `them` is done to": (
        "setup:\n    you tax they\n    them gain 1 food\n",
        "setup:\n    you tax them\n    they gain 1 food\n",
    ),
    "`choose` and `chooses`": (
        "setup:\n    you chooses one\n        draw 1 card\n    target choose one\n        draw 1 card\n",
        "setup:\n    you choose one\n        draw 1 card\n    target chooses one\n        draw 1 card\n",
    ),
    **{
        f"`{word}` is kept: {line}": (f"{head}\n    {line.format(word)}\n", f"{head}\n    {line.format(word)}\n")
        for word in ("is", "are")
        for head, line in (
            ("setup:", "needs your actions {} empty"),
            ("setup:", "needs your actions {} not empty"),
            ("setup:", "needs your cubes {} at least 2"),
            ("setup:", "needs their colours {} either red or blue"),
            ("setup:", "needs the_cards {} in your hand"),
            ("setup:", "needs the_cards {} not in your hand"),
            ("setup:", "needs their points {} the highest"),
            ("setup:", "needs there {} no cards in your hand"),
            ("setup:", "needs there {} at least 2 cards in your hand"),
            ("always:", "your actions {} 2 more"),
        )
    },
    "the moment before its edge": (
        "building farm\n    at start of round:\n        draw 1 card\n",
        "building farm\n    at round start:\n        draw 1 card\n",
    ),
}


@pytest.mark.parametrize("case", CANONICAL)
def test_one_form_is_printed(case):
    text, printed = CANONICAL[case]
    assert show(tree(text)) == printed


def test_any_node_can_be_printed():
    (card,) = tree(CANONICAL["facts stand in two columns, abilities behind a blank line"][0]).declarations
    assert isinstance(card, n.ThingDecl)
    cost, _, on_build, always = card.items
    assert show(cost) == "cost 2 food, 1 fleet\n"
    assert isinstance(on_build, n.Ability) and isinstance(always, n.Ability)
    assert show(on_build) == "on build:\n    gain 1 food\n"
    assert show(on_build.when) == "on build"
    assert show(on_build.body[0]) == "gain 1 food\n"
    (say,) = on_build.body
    assert isinstance(say, n.Say)
    assert show(say.phrase) == "gain 1 food"
    assert show(say.phrase.args[0].value) == "1 food"


def test_comments_are_not_printed():
    assert show(tree("# one\nsetup:  # two\n    draw 1 card\n")) == "setup:\n    draw 1 card\n"
