"""Whatever words stand in a pack, the check ends, soon, with faults that have a place and a page."""

from __future__ import annotations

import os
import re
import time
from functools import cache

from hypothesis import HealthCheck, example, given, settings, strategies as st

from interpreter.report import CATALOGUE, Reporter, as_json, full
from interpreter.syntax import parse
from interpreter.syntax.nodes import Module
from interpreter.text import Source, locate
from interpreter.whole_check import check

PACK = locate("cards") / "orion"
FILES = sorted(path for path in PACK.rglob("*.moo") if "scenarios" not in path.parts)
TEXTS = {path.name: path.read_text("utf-8") for path in FILES}
PIECE = re.compile(r'"[^"\n]*"|[a-z_0-9]+|[^\sa-z_0-9]')
WORDS = sorted({word for text in TEXTS.values() for word in PIECE.findall(text)})
EXAMPLES = 20 * int(os.environ.get("MOODSL_EXAMPLES", "1"))
SOON = 1.0  # seconds of computing, on a machine that has nothing else to do
TIMES = 8  # as long as the pack takes as it is, where that is longer


@cache
def sound() -> dict[str, Module]:
    """The modules of all files as they are."""
    return {name: parse(Source(name, text), Reporter()) for name, text in TEXTS.items()}


@cache
def limit() -> float:
    """The seconds of computing that a check may take: a machine that is busy is slow at all of it."""
    begun = time.process_time()
    check(list(sound().values()), Reporter())
    return max(SOON, TIMES * (time.process_time() - begun))


@st.composite
def spoiled(draw):
    """A file of the pack and its text with a few words taken out, put in, exchanged or replaced."""
    name = draw(st.sampled_from(sorted(TEXTS)))
    text = TEXTS[name]
    for _ in range(draw(st.integers(1, 4))):
        spots = [piece.span() for piece in PIECE.finditer(text)]
        if len(spots) < 2:
            break
        at = draw(st.integers(0, len(spots) - 2))
        (start, end), (next_start, next_end) = spots[at], spots[at + 1]
        match draw(st.sampled_from(["delete", "insert", "swap", "replace", "line"])):
            case "delete":
                text = text[:start] + text[end:]
            case "insert":
                text = text[:start] + draw(st.sampled_from(WORDS)) + " " + text[start:]
            case "swap":
                text = (
                    text[:start] + text[next_start:next_end] + text[end:next_start] + text[start:end] + text[next_end:]
                )
            case "replace":
                text = text[:start] + draw(st.sampled_from(WORDS)) + text[end:]
            case "line":
                lines = text.split("\n")
                del lines[text.count("\n", 0, start)]
                text = "\n".join(lines)
    return name, text


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(spoiled())
@example(("advanced_data_centre.moo", 'building  "Advanced Data Centre"\n    blue  colour\n'))
def test_a_spoiled_pack_is_checked_to_the_end(made):
    name, text = made
    reporter = Reporter()
    most, begun = limit(), time.process_time()
    modules = {**sound(), name: parse(Source(name, text), reporter)}
    check(list(modules.values()), reporter)
    assert time.process_time() - begun < most
    told = reporter.diagnostics
    assert told == sorted(told, key=lambda fault: fault.key)
    for fault in told:
        assert fault.code in CATALOGUE, fault
        for span in (fault.span, *(note.span for note in fault.notes)):
            lines = span.source.lines
            assert 1 <= span.line <= span.end_line <= len(lines), fault
            assert 1 <= span.column <= len(lines[span.line - 1]) + 1, fault
            assert span.end_column <= len(lines[span.end_line - 1]) + 1, fault
            assert (span.line, span.column) <= (span.end_line, span.end_column), fault
        assert "\n" not in fault.message and fault.message[0] != " " and full(fault)
    assert as_json(told)
