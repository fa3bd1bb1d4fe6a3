"""`moo print`: sheets that can be cut, searched and made again to the byte; or one line that says why not."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from moodsl import load
from moodsl.extras.faces import Faces
from moodsl.extras.faces.board import PrintedMap, on_maps
from moodsl.extras.faces.grid import PAPERS, Paper
from moodsl.extras.faces.shapes import Box
from moodsl.prose import open_book

pdfium = pytest.importorskip("pypdfium2")

FRONTIER = Path(__file__).parents[2] / "games" / "frontier"
MILLIMETRE = 72 / 25.4


def pages(path: Path) -> list[str]:
    """The letters of each page, as a reader can copy them."""
    document = pdfium.PdfDocument(path)
    return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def size(path: Path) -> tuple[float, float]:
    page: Any = pdfium.PdfDocument(path)[0]
    return tuple(round(side / MILLIMETRE, 1) for side in page.get_size())


def test_nine_faces_lie_on_a_page_and_their_letters_can_be_searched(moo, shop):
    done = moo("print", shop, "-o", "sheets.pdf")
    assert done.exit_code == 0, done.output
    found = pages(Path("sheets.pdf"))
    names = [f"Stall {number}" for number in range(12)]
    shown = "\n".join(found)
    assert all(name in shown for name in names)
    assert done.output == "sheets.pdf: 12 faces on 2 pages, in `en`\n" and len(found) == 2
    assert [page.count("Shop") for page in found] == [10, 4]  # the foot of every face, and that of the page
    assert size(Path("sheets.pdf")) == (210.0, 297.0)


def test_the_places_that_a_board_makes_are_not_printed(moo):
    done = moo("print", str(FRONTIER), "-o", "sheets.pdf")
    assert done.output == "sheets.pdf: 12 faces on 2 pages, in `en`\n"  # cards, and tiles


def test_tiles_of_a_board_of_hexagons_are_hexagons(moo):
    book = open_book(FRONTIER)
    faces = Faces(book, "en")
    tile, scout = faces.drawing("meadow"), faces.drawing("ranger")
    assert (tile.six_sided, scout.six_sided) == (True, False)
    assert tile.width == 60
    assert round(tile.height / tile.width, 3) == 0.866
    assert faces.back("tile").six_sided


def test_a_tile_whose_text_needs_more_room_makes_all_of_its_kind_larger(moo, tmp_path):
    pack = tmp_path / "frontier"
    shutil.copytree(FRONTIER, pack)
    names = [f"yield_in_month_{letter}" for letter in "abcde"]
    declared, given = ("".join(f"    {one}  {what}\n" for one in names) for what in ("0 to 9", "3"))
    for file in (pack / "game.moo", pack / "things.moo"):
        text = file.read_text(encoding="utf-8").replace("    starts  stack", f"{declared}    starts  stack")
        file.write_text(re.sub(r"^(tile .*\n)", rf"\1{given}", text, flags=re.MULTILINE), encoding="utf-8")
    faces = Faces(open_book(pack), "en")
    assert faces.drawing("lake").width == faces.drawing("meadow").width > 60


def test_a_board_is_printed_as_large_as_its_tiles_over_several_pages(moo):
    done = moo("print", str(FRONTIER), "--boards", "-o", "sheets.pdf")
    assert done.output == "sheets.pdf: 14 faces on 4 pages, in `en`\n"
    found = pages(Path("sheets.pdf"))
    assert [len(page.split()) > 8 for page in found[:2]] == [True, True]
    assert "15" in found[0].split()
    assert "8" in found[1].split()


def test_pages_of_a_map_on_which_nothing_is_drawn_are_left_out():
    corner = Box(0, 0, 10, 10)
    far = Box(900, 900, 10, 10)
    sheet = PrintedMap("land", "Land", "en", "", (corner, far), Box(0, 0, 910, 910), (corner, far))
    assert [page.side for page in sheet.pages(Paper(PAPERS["a4"], 0, 0))] == ["1", "2"]


def test_places_that_are_drawn_on_a_map_have_no_face_of_their_own_unless_one_is_asked_for(moo):
    assert "amber_cradle" in on_maps(load("galaxy").program.sheet)
    moo("print", "galaxy", "--lang", "en", "-o", "sheets.pdf")
    assert not [page for page in pages(Path("sheets.pdf")) if "System ·" in page]
    assert moo("print", "galaxy", "--lang", "en", "--cards", "amber_cradle", "-o", "one.pdf").exit_code == 0
    assert "System ·" in pages(Path("one.pdf"))[0]


def test_russian_letters_can_be_searched_too(moo):
    done = moo("print", "orion", "--cards", "frigate", "--cards", "titan", "--lang", "ru", "-o", "sheets.pdf")
    assert done.exit_code == 0, done.output
    (page,) = pages(Path("sheets.pdf"))
    assert "Фрегат" in page and "Титан" in page and "После атаки" in page and "…" not in page


def test_copies_are_as_many_as_the_game_has(moo, shop):
    done = moo("print", shop, "-o", "sheets.pdf", "--cards", "stall_1", "--cards", "Лавка 2", "--copies")
    assert done.output == "sheets.pdf: 6 faces on 1 page, in `en`\n"
    (page,) = pages(Path("sheets.pdf"))
    assert page.count("Stall 1") == page.count("Stall 2") == 3 and "Stall 3" not in page


def test_paper_can_be_letter(moo, shop):
    moo("print", shop, "-o", "sheets.pdf", "--paper", "letter")
    assert size(Path("sheets.pdf")) == (215.9, 279.4)


def test_the_same_cards_give_the_same_bytes(moo, shop):
    for name in ("one.pdf", "other.pdf"):
        assert moo("print", shop, "-o", name).exit_code == 0
    assert Path("one.pdf").read_bytes() == Path("other.pdf").read_bytes()


def test_what_is_drawn_is_where_the_face_says(moo, shop, tmp_path):
    """Cut along the marks: each face is 63 x 88 mm, the nine stand in the middle of the page."""
    looks = {"kinds": {"stall": {"ink": "#cc0000"}}}
    (shop / "faces.json").write_text(json.dumps(looks), "utf-8")
    names = [word for number in range(9) for word in ("--cards", f"stall_{number}")]
    assert moo("print", shop, "-o", "sheets.pdf", *names).exit_code == 0
    pixels = pdfium.PdfDocument("sheets.pdf")[0].render(scale=1 / MILLIMETRE * 4).to_pil()
    red = [x for x in range(pixels.width) if pixels.getpixel((x, int((16.5 + 2.5 + 1.5) * 4)))[:2] == (204, 0)]
    assert red[0] / 4 == pytest.approx(10.5 + 2.5, abs=0.8)
    assert red[-1] / 4 == pytest.approx(10.5 + 3 * 63 - 2.5, abs=0.8)


def test_a_printed_file_replaces_another_and_leaves_nothing_beside_it(moo, shop):
    Path("sheets.pdf").write_text("old")
    assert moo("print", shop, "-o", "sheets.pdf").exit_code == 0
    assert Path("sheets.pdf").read_bytes().startswith(b"%PDF")
    assert sorted(os.listdir()) == ["sheets.pdf", "shop"]


def test_without_a_name_the_file_is_called_like_the_game_and_its_language(moo, shop):
    assert moo("print", shop).exit_code == 0
    assert Path("shop-en.pdf").exists()


def test_an_expansion_gives_the_file_its_own_name(moo, shop):
    (shop / "pack.moo").write_text('pack shop "Shop"\n    version   "0.1.0"\n', "utf-8")
    Path("zebra").mkdir()
    pack = 'pack zebra "Zebra"\n    version   "0.1.0"\n    requires  shop "any"\n'
    Path("zebra/pack.moo").write_text(pack, "utf-8")
    assert moo("print", "zebra", shop).exit_code == 0
    assert Path("zebra-en.pdf").exists()


def test_of_an_expansion_only_its_own_cards_are_printed(moo):
    own, whole = moo("print", "orion-antares"), moo("print", "orion-antares", "--whole")
    faces = [int(done.output.split(": ")[1].split()[0]) for done in (own, whole)]
    assert faces[0] == 16 and faces[1] > 60, (own.output, whole.output)
    Path("calm").mkdir()
    Path("calm/pack.moo").write_text('pack calm "Calm"\n    version   "0.1.0"\n    requires  orion "any"\n', "utf-8")
    done = moo("print", "calm")
    assert done.exit_code == 2 and "`calm` has no card of its own; `--whole` takes" in done.output


def test_a_word_that_a_language_lacks_is_a_fault(moo, shop):
    done = moo("print", shop, "--lang", "ru")
    assert done.exit_code == 1 and "missing-word" in done.output and os.listdir() == ["shop"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-o", "nowhere/sheets.pdf"], "moo: `nowhere/sheets.pdf` cannot be written: there is no folder `nowhere`\n"),
        (["-o", "shop"], "moo: `shop` is a folder; say which file in it, `-o shop/shop.pdf`\n"),
        (["--cards", "castle"], "moo: shop has no card `castle`\n"),
        (["--cards", "stall_1", "--cards", "stal"], "`stal` may be any of 12 cards: stall_0, "),
        (["--lang", "tlh"], "moo: shop has no names in `tlh`; there is: en, ru\n"),
    ],
)
def test_wrong_use_is_told_in_one_line(moo, shop, words, message):
    done = moo("print", "shop", *words)
    assert done.exit_code == 2 and message in done.output and done.output.count("\n") == 1
    assert os.listdir() == ["shop"]


def test_a_pack_that_is_not_there_is_told_in_one_line(moo):
    done = moo("print", "nothing")
    assert done.exit_code == 2 and done.output.startswith("moo: `nothing` does not exist")


def test_a_faulty_pack_is_not_printed(moo, shop):
    (shop / "faulty.moo").write_text('stall well "Well"\n    colour red\n', "utf-8")
    done = moo("print", shop)
    assert done.exit_code == 1 and "missing-fact" in done.output and os.listdir() == ["shop"]


def test_a_name_too_long_for_its_face_is_a_fault_with_its_place(moo, shop):
    text = (shop / "more.moo").read_text("utf-8").replace('"Stall 7"', f'"Stall {"of many things " * 20}"')
    (shop / "more.moo").write_text(text, "utf-8")
    done = moo("print", "shop", "-o", "sheets.pdf")
    assert done.exit_code == 1 and not Path("sheets.pdf").exists()
    assert "text-too-long" in done.output and "shop/more.moo:50:7" in done.output and " mm, and has " in done.output
