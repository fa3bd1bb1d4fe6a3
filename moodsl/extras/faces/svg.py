"""A drawing as SVG: one picture that needs nothing beside it, or a part of a page that has the fonts already."""

from __future__ import annotations

from html import escape

from interpreter.text import harmless
from moodsl.extras.faces.metrics import FAMILIES, stylesheet
from moodsl.extras.faces.shapes import Box, Disc, Drawing, Frame, Path, Shape, TextLine, TextRun


def svg(drawing: Drawing, embed: bool = True) -> str:
    """The SVG of a drawing. `embed` False leaves the fonts to the page (`stylesheet`) that it becomes a part of."""
    key = f"face-{drawing.key}-{drawing.language}"
    size = f'width="{number(drawing.width)}mm" height="{number(drawing.height)}mm"'
    whole = "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {number(drawing.width)} '
            f'{number(drawing.height)}" role="img" aria-labelledby="{key}-title {key}-words" '
            f'xml:lang="{drawing.language}" lang="{drawing.language}">',
            f'<title id="{key}-title">{escape(drawing.title)}</title>',
            f'<desc id="{key}-words">{escape(drawing.words)}</desc>',
            f"<style>{stylesheet()}</style>" if embed else "",
            *(written_frame(frame) for frame in drawing.frames),
            "</svg>\n",
        )
    )
    return harmless(whole)


def written_frame(frame: Frame) -> str:
    """A frame as a group; the picture within a frame that cuts has a picture of its own."""
    box = frame.within
    inner = "".join(shape_svg(shape) for shape in frame.shapes)
    x, y, width, height = (number(one) for one in (box.x, box.y, box.width, box.height))
    if frame.cut:
        return (
            f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">{inner}</svg>'
        )
    square = f' data-square="{frame.square}"' if frame.square >= 0 else ""
    return f'<g data-frame="{x} {y} {width} {height}"{square}>{inner}</g>'


def shape_svg(shape: Shape) -> str:
    """One shape."""
    match shape:
        case Box():
            corner = f' rx="{number(shape.round)}"' if shape.round else ""
            return (
                f'<rect x="{number(shape.x)}" y="{number(shape.y)}" width="{number(shape.width)}" '
                f'height="{number(shape.height)}"{corner}{paint(shape.ink, shape.line, shape.thick)}/>'
            )
        case Disc():
            place = f'cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"'
            return f"<circle {place}{paint(shape.ink, shape.line, shape.thick)}/>"
        case Path():
            moved = f' transform="translate({number(shape.x)} {number(shape.y)}) scale({number(shape.scale, 5)})"'
            where = moved if (shape.x, shape.y, shape.scale) != (0, 0, 1) else ""
            colours = paint(shape.ink, shape.line, shape.thick / shape.scale)
            holes = ' fill-rule="evenodd"' if shape.ink else ""
            return f'<path d="{escape(shape.path)}"{where}{colours}{holes}/>'
        case TextLine():
            return written_row(shape)


def written_row(row: TextLine) -> str:
    """A line of text: its runs stand where they were measured to stand."""
    if not row.runs:
        return ""
    return f'<text y="{number(row.runs[0].y)}">' + "".join(written_run(run) for run in row.runs) + "</text>"


def written_run(run: TextRun) -> str:
    """Letters of one font."""
    family, weight = FAMILIES[run.font]
    return (
        f'<tspan x="{number(run.x)}" y="{number(run.y)}" font-family="{family}" font-weight="{weight}" '
        f'font-size="{number(run.size)}" fill="{run.ink}">{escape(run.letters)}</tspan>'
    )


def paint(ink: str | None, line: str | None, thick: float) -> str:
    """How a shape is filled and edged."""
    edge = f' stroke="{line}" stroke-width="{number(thick)}"' if line else ""
    round_ends = ' stroke-linecap="round" stroke-linejoin="round"' if line else ""
    return f' fill="{ink or "none"}"{edge}{round_ends}'


def number(value: float, places: int = 3) -> str:
    """A number as short as it can be written: `number(2.50) -> "2.5"`."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text
