"""The examples in docstrings are true."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WITH_EXAMPLES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for room in ("interpreter", "moodsl")
    for file in (ROOT / room).rglob("*.py")
    if "    >>> " in file.read_text("utf-8") or "\n>>> " in file.read_text("utf-8")
)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_examples_of_a_module(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted and not tried.failed
