"""How wide letters are: the measures of the fonts that faces are set in, so that nothing is drawn that does not fit.

The measures were taken from the fonts when those were made (`fonts/make.py`), with the pairs of letters that stand
closer. A face is set with the same fonts everywhere, so what is measured here is what is seen.
"""

from __future__ import annotations

import base64
import json
from functools import cache
from pathlib import Path
from typing import Any

from attrs import field, frozen

REGULAR, BOLD, NARROW = "regular", "bold", "narrow"
FAMILIES = {REGULAR: ("Fira Sans", 400), BOLD: ("Fira Sans", 600), NARROW: ("Fira Sans Condensed", 600)}
FOLDER = Path(__file__).parent / "fonts"
POINT = 25.4 / 72  # millimetres


@frozen
class Font:
    """The measures of a font, in sizes of the font: a letter of width 0.5 is 2 mm wide at the size 4 mm."""

    name: str
    descent: float  # how far letters reach below their line
    capital: float  # how high capital letters are
    small: float  # how high an x is
    widths: dict[str, float]
    moves: dict[str, dict[str, str]]  # by a letter and a distance, in thousandths: the letters that stand so behind it
    _known: dict[str, dict[str, float]] = field(factory=dict, init=False)

    def pairs_of(self, letter: str) -> dict[str, float]:
        """How much wider (or, below 0, closer) letters stand behind this one, by the letter behind it."""
        if letter not in self._known:
            moves = self.moves.get(letter, {})
            self._known[letter] = {second: int(moved) / 1000 for moved, row in moves.items() for second in row}
        return self._known[letter]

    def width(self, letters: str) -> float:
        """How wide letters are that stand side by side; raises KeyError for a letter that the font does not have."""
        return sum(wide for _letters, wide in self.pieces(letters))

    def pieces(self, letters: str) -> list[tuple[str, float]]:
        """The letters cut wherever a pair stands closer or wider: each piece, and how far behind it the next begins."""
        found: list[tuple[str, float]] = []
        begun, wide = 0, 0.0
        for at, letter in enumerate(letters):
            wide += self.widths[letter]
            moved = self.pairs_of(letter).get(letters[at + 1]) if at + 1 < len(letters) else 0.0
            if moved or at + 1 == len(letters):
                found.append((letters[begun : at + 1], wide + (moved or 0.0)))
                begun, wide = at + 1, 0.0
        return found


@cache
def measures() -> dict[str, Any]:
    """The measures of all fonts, as they were taken."""
    data: dict[str, Any] = json.loads((FOLDER / "metrics.json").read_text(encoding="utf-8"))
    return data


@cache
def font(name: str) -> Font:
    """The measures of a font: `regular`, `bold` or `narrow`."""
    data = measures()[name]
    widths = {letter: wide / 1000 for letter, wide in data["widths"].items()}
    descent, capital, small = (data[measure] / 1000 for measure in ("descent", "capital", "small"))
    return Font(name, descent, capital, small, widths, data["pairs"])


def missing(letters: str) -> str:
    """The letters that the fonts do not have, each once."""
    return "".join(dict.fromkeys(letter for letter in letters if letter not in font(REGULAR).widths))


def font_file(name: str) -> Path:
    """Where a font lies, as `.woff2`."""
    return FOLDER / f"{name}.woff2"


@cache
def stylesheet(folder: str | None = None) -> str:
    """The rules of CSS that name the fonts: in a folder beside the page, or (None) within the rules themselves."""
    rules = []
    for name, (family, weight) in FAMILIES.items():
        if folder is None:
            place = "data:font/woff2;base64," + base64.b64encode(font_file(name).read_bytes()).decode()
        else:
            place = f"{folder}/{name}.woff2"
        rules.append(f'@font-face{{font-family:"{family}";font-weight:{weight};src:url({place}) format("woff2")}}')
    return "".join(rules)
