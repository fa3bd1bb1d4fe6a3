"""Faces on sheets of paper, as PDF: as many a page as there is room for, with marks along which they are cut.

Cards with two sides come first: behind each of their pages is one with the other sides in mirrored order, so that a
printer that prints on both sides, turning the paper over its long edge, puts them back to back.

Letters stay letters, so that a sheet can be searched and read aloud. The same faces always give the same bytes. Needs
the extra `print`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from io import BytesIO

from attrs import frozen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont as Woff
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import FILL_EVEN_ODD, Canvas

from moodsl.extras.faces.grid import AWAY, Paper
from moodsl.extras.faces.inks import FAINT
from moodsl.extras.faces.metrics import FAMILIES, REGULAR, font, font_file
from moodsl.extras.faces.shapes import Box, Disc, Drawing, Frame, Path, Shape, TextLine, TextRun

A4 = Paper()
FOOT = 6.5, 4.0  # the size of its letters in points, and how far it stands above the edge of the paper


@frozen
class Sheets:
    """A PDF being made: how the paper lies under the faces."""

    canvas: Canvas
    paper: Paper

    @property
    def high(self) -> float:
        """How high the paper is."""
        return self.paper.size[1]

    def page(self, faces: Sequence[Drawing], foot: str, mirrored: bool) -> None:
        """One page of faces of one size; `mirrored`, each row begins at the right."""
        grid = self.paper.grid(faces[0])
        for number, face in enumerate(faces):
            x, y = grid.place(number, mirrored)
            self.canvas.saveState()
            self.canvas.translate(x * mm, (self.high - y - face.height) * mm)
            if bleed := self.paper.bleed * mm:
                self.canvas.setFillColor(HexColor(face.border))
                wide, high = face.width * mm + 2 * bleed, face.height * mm + 2 * bleed
                self.canvas.rect(-bleed, -bleed, wide, high, stroke=0, fill=1)
            self.canvas.doForm(form_of(face))
            self.canvas.restoreState()
        self.canvas.setStrokeColor(HexColor(FAINT))
        self.canvas.setLineWidth(0.1 * mm)
        for mark in grid.marks(len(faces)):
            self.line(*mark)
        size, above = FOOT
        self.canvas.setFont(registered(REGULAR), size)
        self.canvas.setFillColor(HexColor(FAINT))
        self.canvas.drawString((grid.columns[0] + AWAY) * mm, above * mm, foot)
        self.canvas.showPage()

    def line(self, x: float, y: float, to_x: float, to_y: float) -> None:
        """A line, in millimetres from the upper left corner of the paper."""
        self.canvas.line(x * mm, (self.high - y) * mm, to_x * mm, (self.high - to_y) * mm)


def paged(cards: Iterable[Sequence[Drawing]], paper: Paper = A4) -> list[tuple[Sequence[Drawing], bool]]:
    """The pages of some cards, each card with all its sides: what is on each page, and whether it is mirrored.

    A third side is a card of its own, with the fourth behind it. What is on one page has one size.
    """
    leaves: dict[tuple[int, float, float], list[Sequence[Drawing]]] = {}
    for sides in cards:
        for start in range(0, len(sides), 2):
            leaf = sides[start : start + 2]
            leaves.setdefault((-len(leaf), -leaf[0].width, -leaf[0].height), []).append(leaf)
    found: list[tuple[Sequence[Drawing], bool]] = []
    for key in sorted(leaves):
        grid = paper.grid(leaves[key][0][0])
        for start in range(0, len(leaves[key]), grid.across * grid.down):
            sheet = leaves[key][start : start + grid.across * grid.down]
            found += [([leaf[side] for leaf in sheet], side == 1) for side in range(-key[0])]
    return found


def pdf(cards: Iterable[Sequence[Drawing]], title: str, language: str, paper: Paper = A4) -> bytes:
    """The sheets of some cards, each given as its sides; a card that comes again is drawn again.

    All letters are of fonts that lie in the file, so that it looks the same everywhere.
    """
    pages = paged(cards, paper)
    file = BytesIO()
    wide, high = paper.size
    for name in FAMILIES:
        registered(name)
    canvas = Canvas(
        file,
        pagesize=(wide * mm, high * mm),
        invariant=1,
        pageCompression=1,
        lang=language,
        initialFontName=registered(REGULAR),
    )
    canvas.setTitle(title)
    canvas.setCreator("moodsl")
    for face in {face.key: face for faces, _mirrored in pages for face in faces}.values():
        define(canvas, face)
    sheets = Sheets(canvas, paper)
    for number, (faces, mirrored) in enumerate(pages, 1):
        sheets.page(faces, f"{title} · {number} / {len(pages)}", mirrored)
    canvas.save()
    return file.getvalue()


@cache
def registered(name: str) -> str:
    """A font as the PDF knows it."""
    letters = Woff(font_file(name), recalcTimestamp=False)
    letters.flavor = None
    file = BytesIO()
    letters.save(file)
    file.seek(0)
    known = f"moodsl-{name}"
    pdfmetrics.registerFont(TTFont(known, file))
    return known


def form_of(face: Drawing) -> str:
    """What a face is called within the PDF: it is described once, however often it is drawn."""
    return f"face-{face.key}"


def define(canvas: Canvas, face: Drawing) -> None:
    """Describe a face, with its lower left corner at (0, 0)."""
    canvas.beginForm(form_of(face), 0, 0, face.width * mm, face.height * mm)
    canvas.scale(mm, mm)
    for frame in face.frames:
        framed(canvas, frame, face.height)
    canvas.endForm()


def framed(canvas: Canvas, frame: Frame, high: float) -> None:
    """The shapes of a frame."""
    canvas.saveState()
    if frame.cut:
        box = frame.within
        edge = canvas.beginPath()
        edge.rect(box.x, high - box.bottom, box.width, box.height)
        canvas.clipPath(edge, stroke=0, fill=0)
    for shape in frame.shapes:
        draw(canvas, shape, high)
    canvas.restoreState()


def draw(canvas: Canvas, shape: Shape, high: float) -> None:
    """One shape; in a PDF heights go up."""
    if isinstance(shape, TextLine):
        for run in shape.runs:
            draw_run(canvas, run, high)
        return
    solid, edged = int(shape.ink is not None), int(shape.line is not None)
    if shape.ink:
        canvas.setFillColor(HexColor(shape.ink))
    if shape.line:
        canvas.setStrokeColor(HexColor(shape.line))
        canvas.setLineWidth(shape.thick)
        canvas.setLineJoin(1)
        canvas.setLineCap(1)
    match shape:
        case Box() if shape.round:
            place = (shape.x, high - shape.bottom, shape.width, shape.height)
            canvas.roundRect(*place, shape.round, stroke=edged, fill=solid)
        case Box():
            canvas.rect(shape.x, high - shape.bottom, shape.width, shape.height, stroke=edged, fill=solid)
        case Disc():
            canvas.circle(shape.x, high - shape.y, shape.radius, stroke=edged, fill=solid)
        case Path():
            canvas.saveState()
            canvas.transform(shape.scale, 0, 0, -shape.scale, shape.x, high - shape.y)
            canvas.setLineWidth(shape.thick / shape.scale)
            pen = Pen(canvas)
            parse_path(shape.path, pen)
            canvas.drawPath(pen.outline, stroke=edged, fill=solid, fillMode=FILL_EVEN_ODD)
            canvas.restoreState()


def draw_run(canvas: Canvas, run: TextRun, high: float) -> None:
    """Letters, piece by piece: the pairs that stand closer are set so."""
    text = canvas.beginText()
    text.setFont(registered(run.font), run.size)
    text.setFillColor(HexColor(run.ink))
    x = run.x
    for piece, wide in font(run.font).pieces(run.letters):
        text.setTextOrigin(x, high - run.y)
        text.textOut(piece)
        x += wide * run.size
    canvas.drawText(text)


class Pen:
    """Draws what is read from the path of an SVG."""

    def __init__(self, canvas: Canvas) -> None:
        self.outline = canvas.beginPath()
        self.at = (0.0, 0.0)

    def moveTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        """Begin an outline."""
        self.outline.moveTo(*point)
        self.at = point

    def lineTo(self, point: tuple[float, float]) -> None:  # noqa: N802
        """Go straight on."""
        self.outline.lineTo(*point)
        self.at = point

    def curveTo(self, *handles: tuple[float, float]) -> None:  # noqa: N802
        """Go on in a curve with two handles."""
        self.outline.curveTo(*(number for handle in handles for number in handle))
        self.at = handles[-1]

    def qCurveTo(self, handle: tuple[float, float], end: tuple[float, float]) -> None:  # noqa: N802
        """Go on in a curve with one handle."""
        near, far = (
            (start[0] + (handle[0] - start[0]) * 2 / 3, start[1] + (handle[1] - start[1]) * 2 / 3)
            for start in (self.at, end)
        )
        self.curveTo(near, far, end)

    def closePath(self) -> None:  # noqa: N802
        """Go back to where the outline began."""
        self.outline.close()

    def endPath(self) -> None:  # noqa: N802
        """Leave the outline open."""
