"""What is drawn on a face: a picture beside every text, another one for every card, and nothing over its edge."""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot

import pytest

from interpreter.text import Source, Span
from moodsl.extras.faces.art import luck_of
from moodsl.extras.faces.content import Content
from moodsl.extras.faces.globe import EDGE, bands, globe
from moodsl.extras.faces.layout import LEAST, drawing
from moodsl.extras.faces.looks import looks_of
from moodsl.extras.faces.page import INNER
from moodsl.extras.faces.shapes import Box, Disc, Path, Sign
from moodsl.prose import CardText, Paragraph, open_book

SQUARE = Sign("M2 2H22V22H2Z")
NAMES = [f"ball_{number}" for number in range(200)]
WITHIN = Box(2.5, 20.0, 58.0, 40.0)
FIGURE = re.compile(r"-?\d+\.?\d*")


def points(path: str) -> list[tuple[float, float]]:
    """Points along a curve with one handle, `Mx yQx y x y`."""
    a, b, c, d, e, f = (float(one) for one in FIGURE.findall(path))
    steps = [number / 20 for number in range(21)]
    return [
        (a * (1 - t) ** 2 + 2 * c * t * (1 - t) + e * t**2, b * (1 - t) ** 2 + 2 * d * t * (1 - t) + f * t**2)
        for t in steps
    ]


@pytest.mark.parametrize("name", NAMES[:40])
def test_bands_of_a_ball_end_within_it(name: str) -> None:
    stripes = bands(luck_of(name), 30.0, 40.0, 10.0, 0.3, "#3f7a26")
    assert len(stripes) == 5
    for stripe in stripes:
        assert isinstance(stripe, Path)
        assert max(hypot(x - 30, y - 40) for x, y in points(stripe.path)) + stripe.thick / 2 <= 10.0 * EDGE


def test_rings_and_moons_stay_within_the_picture() -> None:
    rings = moons = 0
    for name in NAMES:
        for shape in globe(name, WITHIN, WITHIN, "#3f7a26")[1:]:
            if isinstance(shape, Disc):
                moons += 1
                assert WITHIN.x <= shape.x - shape.radius and shape.x + shape.radius <= WITHIN.right
            elif isinstance(shape, Path) and "A" in shape.path and shape.line:
                rings += 1
                ends = [float(one) for one in FIGURE.findall(shape.path)]
                assert all(WITHIN.x < x < WITHIN.right for x in (ends[0], ends[-2]))
    assert rings > 20 and moons > 200


def face_with(lines: int) -> Content:
    """A face with an emblem and a text that has so many lines."""
    text = CardText(tuple(Paragraph("", None, ((0, ("gain 2 coins and draw a card",)),)) for _ in range(lines)))
    nobody = Span(Source("", ""), 1, 1, 1, 1)
    return Content(
        "well", "", False, "en", nobody, "Well", "#345678", None, "plain", SQUARE, None, (), (), (), (), (), (), (),
        text, "stall", "Shop", 1, "",
    )  # fmt: skip


@pytest.mark.parametrize("lines", range(1, 12))
def test_letters_become_smaller_before_the_picture_is_left_out(lines: int) -> None:
    frames = drawing(face_with(lines), {}).frames
    emblems = [one for frame in frames for one in frame.shapes if isinstance(one, Path) and one.path == SQUARE.path]
    assert len(emblems) == 1
    (picture,) = {frame.within for frame in frames if frame.cut}
    assert picture.height >= LEAST and INNER.y < picture.y


@pytest.mark.parametrize("pack", ["orion", "orion-antares"])
def test_every_card_has_an_emblem_of_its_own(pack: str) -> None:
    book = open_book(pack)
    looks = looks_of(book).cards
    emblems = sorted(looks[name].emblem or "" for name in book.model.designs)
    assert all(emblems) and all(one != other for one, other in pairwise(emblems))
