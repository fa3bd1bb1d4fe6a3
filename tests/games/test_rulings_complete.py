"""Every numbered example of the restated rulebook is shown by a scenario of the game or by a test here.

A scenario names its examples in a line `ruling X58`, a test in its own name, `test_x58_…`.
"""

import re
from pathlib import Path

from moodsl.scenario import load_suite

EXAMPLES = 263
NOT_SHOWN: dict[int, str] = {}
"""Examples that nothing can show, each with the reason."""

HERE = Path(__file__).parent


def by_scenarios() -> set[int]:
    """The examples that a scenario names."""
    return {int(name[1:]) for scenario in load_suite("orion").scenarios for name in scenario.rulings if name[0] == "X"}


def by_tests() -> set[int]:
    """The examples that a test names; `test_x58_x59_…` names two."""
    names = (
        name for file in HERE.glob("test_*.py") for name in re.findall(r"def test((?:_x\d+)+)", file.read_text("utf-8"))
    )
    return {int(number) for name in names for number in re.findall(r"\d+", name)}


def test_every_example_is_shown() -> None:
    shown = by_scenarios() | by_tests()
    missing = sorted(set(range(1, EXAMPLES + 1)) - shown - set(NOT_SHOWN))
    assert not missing, "nothing shows " + ", ".join(f"X{number}" for number in missing)


def test_no_example_is_named_that_is_not_there() -> None:
    strange = sorted((by_scenarios() | by_tests()) - set(range(1, EXAMPLES + 1)))
    assert not strange, f"there is no example {strange}"


def test_what_cannot_be_shown_is_not_shown() -> None:
    assert not set(NOT_SHOWN) & (by_scenarios() | by_tests())
    assert all(NOT_SHOWN.values())
