"""How wide the letters of the faces are, and how a text is broken into lines."""

from __future__ import annotations

import pytest

from moodsl.extras.faces.lines import STAY, Letters, broken, groups, merged, width_of
from moodsl.extras.faces.metrics import BOLD, FAMILIES, REGULAR, font, font_file
from moodsl.prose import Icon

EPSILON = 0.01

# ---- measures -------------------------------------------------------------------------------------------------------


def test_the_measures_are_those_of_the_fonts() -> None:
    tt = pytest.importorskip("fontTools.ttLib")
    for name in FAMILIES:
        real = tt.TTFont(font_file(name))
        letters = real.getBestCmap()
        assert {chr(code): real["hmtx"][glyph][0] for code, glyph in letters.items()} == {
            letter: round(wide * 1000) for letter, wide in font(name).widths.items()
        }
        pairs = {pair: moved for table in real["kern"].kernTables for pair, moved in table.kernTable.items()}
        assert {
            (letters[ord(first)], letters[ord(second)]): round(moved * 1000)
            for first in font(name).moves
            for second, moved in font(name).pairs_of(first).items()
        } == pairs


@pytest.mark.parametrize("letters", ["", "Tax Office", "Торговля", "AVA «То»", "1 234"])
def test_pieces_are_the_letters_and_their_width(letters: str) -> None:
    pieces = font(BOLD).pieces(letters)
    assert "".join(piece for piece, _wide in pieces) == letters
    assert sum(wide for _piece, wide in pieces) == pytest.approx(font(BOLD).width(letters))


def test_a_pair_stands_closer() -> None:
    assert font(BOLD).width("To") < font(BOLD).width("T") + font(BOLD).width("o")


# ---- lines ----------------------------------------------------------------------------------------------------------

TEXT = "положите карту на руку и в конце раунда получите 3 дерева, а также 1 карту из колоды — если она есть"


@pytest.mark.parametrize("width", [8, 10, 14, 20, 40])
def test_lines_are_full_but_never_too_wide(width: float) -> None:
    found = groups(TEXT, {})
    lines = broken(found, width)
    assert lines is not None and [group for line in lines for group in line] == found
    for line in lines:
        at, last = merged(line)[-1]
        assert at + last.width <= width + EPSILON
    said = [" ".join("".join(item.letters for item in group) for group in line) for line in lines]
    assert not [line for line in said if line.split(" ")[-1] in ("на", "в", "и", "а", "из", "3", "1")], said
    assert not [line for line in said if line.startswith("—")], said


def test_a_word_wider_than_the_line_has_no_lines() -> None:
    assert broken(groups("a extraordinarily", {}), 5) is None


def test_a_sign_stays_with_its_number_and_its_comma() -> None:
    from moodsl.extras.faces.shapes import Sign

    found = groups(("gain ", Icon("corn", 2, "2 corn"), ", ", Icon("ore", 1, "1 ore"), "."), {"corn": Sign("M0 0Z")})
    words = ["".join(item.letters if isinstance(item, Letters) else "#" for item in group) for group in found]
    assert words == ["gain", "2##,", f"1{STAY}ore."]
    assert width_of(found[1]) > font(BOLD).width("2") + font(REGULAR).width(",")
