"""No function of the program is longer than a screen."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 60  # lines, from `def` to the end


def test_no_function_is_longer_than_a_screen():
    long = [
        f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"
        for room in ("interpreter", "moodsl")
        for file in sorted((ROOT / room).rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno - node.lineno >= MOST
    ]
    assert not long, "too long, take a part out"
