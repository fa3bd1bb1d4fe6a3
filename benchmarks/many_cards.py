"""Packs of the built-in game with other numbers of designs and copies, for measuring what many cards cost.

Every structure is written out several times under other names, with the same text.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from interpreter.text import locate

HEAD = re.compile(r'^building (\w+) "([^"]*)"$', re.MULTILINE)
COPIES = re.compile(r"^    copies  \d+\n", re.MULTILINE)


def rewritten(folder: Path, times: int, copies: int | None) -> Path:
    """Write a pack with `times` as many designs into a new folder, `copies` of each (None: as many as printed)."""
    source = locate("cards") / "orion"
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("buildings"))
    for path in sorted((source / "buildings").rglob("*.moo")):
        text = path.read_text("utf-8")
        if copies is not None:
            text = COPIES.sub("", text)
            text = HEAD.sub(lambda head: f"{head.group()}\n    copies  {copies}", text)
        for number in range(times):
            name = path.stem if number == 0 else f"{path.stem}_{number + 1}"
            of_this_name = HEAD.sub(lambda head, name=name: f'building {name} "{head.group(2)}"', text)
            (folder / f"{name}.moo").write_text(of_this_name, "utf-8")
    return folder
