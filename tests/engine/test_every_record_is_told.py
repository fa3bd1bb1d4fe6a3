"""Every sort of record in the log has its sentence: one without a case would be left out without a word."""

from __future__ import annotations

import re
from pathlib import Path

ROOM = Path(__file__).parents[2] / "interpreter"
RECORDED = re.compile(r"""(?:log\.append\(\([^"()]*|self\.log\([^"()]*)"([a-z-]+)\"""")
UNTOLD = {"choose"}  # what comes of a choice is told, and has records of its own


def test_every_sort_of_record_has_a_case_in_words() -> None:
    source = "".join(file.read_text("utf-8") for part in ("game", "compile") for file in (ROOM / part).rglob("*.py"))
    told = re.findall(r'^ +case (".*?):$', (ROOM / "game" / "words.py").read_text("utf-8"), re.MULTILINE)
    known = set(re.findall(r'"([a-z-]+)"', " ".join(told)))
    recorded = set(RECORDED.findall(source)) - UNTOLD
    assert len(recorded) > 8
    assert recorded <= known, (
        "give it a case in interpreter/game/words.py and a sentence in interpreter/game/sentences.py"
    )
