"""A game whose every text is hostile: the small game of `barter`, with an attack behind each title, text and word."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path

BARTER = Path(__file__).parent / "barter"
TEXT = re.compile(r'"(?:\\.|[^"\\\n])*"')
SOUND = re.compile(r"^ +(version|language|ruling)\b")  # lines whose texts are no titles
WORDS = re.compile(r"^( *[.\w-]+ = )(?![mfn]$)(.+)$", re.MULTILINE)


def hostile_game(folder: Path, attacks: Sequence[str]) -> Path:
    """The game in a folder; its texts get the attacks one after the other."""
    home = Path(shutil.copytree(BARTER, folder / "barter"))
    turn = cycle(attacks)

    def in_cards(text: re.Match[str]) -> str:
        attack = next(turn).replace("\\", "\\\\").replace('"', '\\"')
        return f'{text[0][:-1]}{attack}"'

    def in_words(message: re.Match[str]) -> str:
        attack = re.sub("[{}]", r'{ "\g<0>" }', next(turn))
        return f"{message[1]}{message[2]}{attack}"

    for file in home.rglob("*.moo"):
        lines = file.read_text("utf-8").split("\n")
        lines = [line if SOUND.match(line) else TEXT.sub(in_cards, line) for line in lines]
        file.write_text("\n".join(lines), "utf-8")
    for file in home.rglob("*.ftl"):
        file.write_text(WORDS.sub(in_words, file.read_text("utf-8")), "utf-8")
    return home
