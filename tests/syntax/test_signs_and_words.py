"""A dash of any length is told as a minus, and `are` stays `are` when a line is written anew."""

from __future__ import annotations

import pytest

from interpreter.report import Reporter
from interpreter.syntax import parse, show
from interpreter.text import Source


@pytest.mark.parametrize("dash", "‐‑–—−")
def test_a_dash_is_told_to_be_a_minus(dash):
    reporter = Reporter()
    parse(Source("well.moo", f"value room of player = 4 {dash} 1\n"), reporter)
    (fault,) = reporter.diagnostics
    assert fault.fix == "-" and fault.span.text == dash


@pytest.mark.parametrize("verb", ["is", "are"])
def test_a_condition_keeps_its_verb(verb):
    text = f"to rest\n    needs your actions {verb} not empty\n    gain 1 fame\n"
    reporter = Reporter()
    module = parse(Source("rest.moo", text), reporter)
    assert not reporter.diagnostics and f"your actions {verb} not empty" in show(module)


def test_what_could_stand_there_is_one_list():
    reporter = Reporter()
    parse(Source("rest.moo", "to rest\n    gain (3 4) coin\n"), reporter)
    (fault,) = reporter.diagnostics
    assert str(fault.message).endswith("expected a name, `for each`, `)`, `is`, `+`, `-` or `times`")
