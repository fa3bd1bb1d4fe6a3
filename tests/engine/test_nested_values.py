"""Values that are worked out from one another: the generated source grows as the text does, however they are nested."""

from __future__ import annotations

from itertools import pairwise

import pytest

from interpreter.compile.whole import compile_game
from interpreter.loader import check_sources
from interpreter.report import Reporter
from interpreter.text import Source, locate

VILLAGE = locate("tests") / "cards" / "base.moo"
SHAPES = {
    "a sum": ("", "{inner} + {inner}", "{last}"),
    "of a part": (
        " of player",
        "({inner} of player) for each stall in player's lanes + {inner} of player",
        "{last} of first",
    ),
    "of three parts": (
        " of player for least (number) against rival (player)",
        "{inner} of player for (least + 1) against (player's left) + {inner} of rival for (day) against player",
        "{last} of first for 3 against (first's left)",
    ),
    "by cases": (" of player", "{inner} of player + {inner} of player + player's fame", "{last} of first"),
}


def compiled(shape, depth):
    """The village with a value that is worked out from two of the one before, so many times over."""
    parts, step, asked = SHAPES[shape]
    values = [f"value v0{parts} = day + 1\n"]
    values += [f"value v{n}{parts} = {step.format(inner=f'v{n - 1}')}\n" for n in range(1, depth + 1)]
    rule = f"after a stall wakes:\n    gain ({asked.format(last=f'v{depth}')}) day\n"
    reporter = Reporter()
    sources = [Source("base.moo", VILLAGE.read_text("utf-8")), Source("values.moo", "\n".join([*values, rule]))]
    model = check_sources(sources, reporter)
    assert not len(reporter), reporter.diagnostics
    data = compile_game(model)
    return data["source"] + data["reasons"]["source"]


@pytest.mark.parametrize("shape", SHAPES)
def test_the_source_of_nested_values_grows_with_their_number(shape):
    sizes = [len(compiled(shape, depth)) for depth in (7, 10, 13, 16)]
    steps = [after - before for before, after in pairwise(sizes)]
    assert max(steps) < 2 * min(steps)  # written out, each would be eight times the one before
