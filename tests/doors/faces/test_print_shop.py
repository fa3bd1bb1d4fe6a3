"""What a print shop asks of sheets: room to cut, colours beyond the cut, backs behind the faces, fonts in the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from moodsl.extras.faces import FaceFault, Faces
from moodsl.extras.faces.grid import AWAY, MARK, PAPERS, Paper
from moodsl.extras.faces.shapes import Drawing, TextLine
from moodsl.extras.faces.sheets import paged
from moodsl.prose import open_book

pdfium = pytest.importorskip("pypdfium2")

MILLIMETRE = 72 / 25.4
RED = (204, 0, 0)


def drawn(width: float, height: float, count: int = 1, word: str = "") -> Drawing:
    return Drawing(f"card_{count}", word, "en", width, height, "Card", "Card", ())


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("bleed", "gutter"), [(0, 0), (0, 2), (3, 0), (3, 10), (5, 0)])
@pytest.mark.parametrize("size", [(63, 88), (10, 10), (60, 60)])
def test_all_of_a_sheet_lies_on_the_paper_and_nothing_on_each_other(paper, bleed, gutter, size):
    wide, high = PAPERS[paper]
    grid = Paper((wide, high), bleed, gutter).grid(drawn(*size))
    places = [grid.place(number, False) for number in range(grid.across * grid.down)]
    assert len(places) >= 4
    assert all(x - bleed > 0 and x + size[0] + bleed < wide and y - bleed > 0 for x, y in places)
    apart = max(gutter, 2 * bleed)
    assert all(
        abs(x - a) >= size[0] + apart - 0.01 or abs(y - b) >= size[1] + apart - 0.01
        for x, y in places
        for a, b in places
        if (x, y) != (a, b)
    )
    marks = grid.marks(len(places))
    assert all(0 <= x <= wide and 0 <= to_x <= wide and 0 <= y <= high for x, y, to_x, _to_y in marks)
    assert all(abs(to_x - x) + abs(to_y - y) == pytest.approx(MARK) for x, y, to_x, to_y in marks)
    left, right = places[0][0] - bleed - AWAY, places[-1][0] + size[0] + bleed + AWAY
    top, bottom = places[0][1] - bleed - AWAY, places[-1][1] + size[1] + bleed + AWAY
    touching = [mark for mark in marks if left + 0.01 < mark[0] < right - 0.01 and top + 0.01 < mark[1] < bottom - 0.01]
    assert touching == []  # no mark is printed onto a face or its bleed


def test_behind_every_face_lies_its_back_whatever_the_gutter():
    paper = Paper(bleed=3, gutter=8)
    cards = [(drawn(63, 88, number, "front"), drawn(63, 88, number, "back")) for number in range(4)]
    (fronts, plain), (backs, mirrored) = paged(cards, paper)
    assert (plain, mirrored) == (False, True)
    for number, (front, back) in enumerate(zip(fronts, backs, strict=True)):
        assert front.name == back.name
        (x, y), (behind, level) = (paper.grid(front).place(number, turned) for turned in (False, True))
        assert behind == pytest.approx(paper.size[0] - x - 63) and level == y


def test_things_of_two_sizes_do_not_share_a_page():
    cards = [(drawn(63, 88),), (drawn(10, 10),), (drawn(63, 88),)]
    assert [[one.width for one in faces] for faces, _mirrored in paged(cards)] == [[63, 63], [10]]


def page(path: str, number: int = 0) -> Any:
    return pdfium.PdfDocument(path)[number].render(scale=4 / MILLIMETRE).to_pil().convert("RGB")


def looks(folder: Path, kind: dict[str, object]) -> Path:
    (folder / "faces.json").write_text(json.dumps({"kinds": {"stall": kind}}), "utf-8")
    return folder


def test_colours_reach_over_the_cut_by_the_bleed(moo, shop):
    looks(shop, {"ink": "#cc0000"})
    names = open_book(shop).model.designs
    card = next(iter(names))
    done = moo("print", shop, "--cards", card, "--backs", "--bleed", "3", "-o", "sheets.pdf")
    assert done.exit_code == 0 and done.output == "sheets.pdf: 2 faces on 2 pages, in `en`\n", done.output
    x, y = Paper(bleed=3).grid(drawn(63, 88)).place(0, True)
    back = page("sheets.pdf", 1)
    for across, down in ((-2.5, 44), (65.5, 44), (30, -2.5), (30, 90.5)):
        assert back.getpixel((int((x + across) * 4), int((y + down) * 4))) == RED
    assert back.getpixel((int((x - 3.5) * 4), int((y + 44) * 4))) == (255, 255, 255)


def test_a_card_without_a_back_gets_that_of_its_kind(shop):
    faces = Faces(open_book(looks(shop, {"ink": "#cc0000"})), "en")
    front, back = faces.on_paper(faces.names[0], backs=True)
    other = faces.on_paper(faces.names[1], backs=True)[1]
    kind = faces.book.model.designs[front.name].kind
    assert back == other and back.name == kind and back.border == "#cc0000"
    told = " ".join(
        run.letters for frame in back.frames for row in frame.shapes if isinstance(row, TextLine) for run in row.runs
    )
    assert front.title not in told and back.title in told and "×" not in told
    assert len(faces.on_paper(front.name)) == 1


def test_a_kind_can_have_tokens_of_its_own_size(moo, shop):
    looks(shop, {"ink": "#cc0000", "token": 30})
    faces = Faces(open_book(shop), "en")
    (token,) = faces.on_paper(faces.names[0], backs=True)
    assert (token.width, token.height) == (30, 30) and token.title == faces.drawing(faces.names[0]).title
    copies = sum(design.copies for design in faces.book.model.designs.values())
    done = moo("print", shop, "--copies", "-o", "sheets.pdf")
    assert f"sheets.pdf: {copies} faces on {-(-copies // 54)} page" in done.output


@pytest.mark.parametrize("size", [7, 61, -1])
def test_a_token_that_nobody_can_cut_out_is_a_fault(shop, size):
    with pytest.raises(FaceFault, match=f"has tokens of {size} mm; they are from 8 to 60 mm wide"):
        Faces(open_book(looks(shop, {"token": size})), "en")


def test_a_token_whose_title_does_not_fit_is_a_fault(shop):
    faces = Faces(open_book(looks(shop, {"token": 8})), "en")
    with pytest.raises(FaceFault, match=r"the title of .* is too long for its face in `en`"):
        faces.printed(faces.names)


def test_all_fonts_lie_in_the_file_and_it_says_its_language(moo, shop):
    assert moo("print", shop, "-o", "sheets.pdf").exit_code == 0
    data = Path("sheets.pdf").read_bytes()
    assert data.count(b"/FontFile2") == data.count(b"/Type /FontDescriptor") == 3
    assert b"Helvetica" not in data and b"/Lang (en)" in data
