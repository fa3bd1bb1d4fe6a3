"""Colours as `#rrggbb`: mixed, and compared by how well one is read on the other."""

from __future__ import annotations

PAPER = "#ffffff"
DARK = "#1c222b"
FAINT = "#59626e"
READABLE = 4.5  # the least contrast of small letters, by WCAG 2 level AA,
VISIBLE = 3.0  # and of signs


def parts(ink: str) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255; `parts("#ff8000") -> (255, 128, 0)`."""
    return int(ink[1:3], 16), int(ink[3:5], 16), int(ink[5:7], 16)


def mixed(ink: str, share: float, with_: str = PAPER) -> str:
    """So much of an ink, the rest another: `mixed("#000000", 0.2) -> "#cccccc"`.

    >>> mixed("#000000", 0.2)
    '#cccccc'
    """
    pairs = zip(parts(ink), parts(with_), strict=True)
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in pairs)


def light(ink: str) -> float:
    """How light a colour is to the eye, from 0 to 1."""
    linear = [part / 255 / 12.92 if part <= 10 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in parts(ink)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """How well one colour is read on the other, from 1 to 21.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def readable_on(under: str) -> str:
    """White if it can be read on what is under it, else white or dark, whichever is read better there."""
    if contrast(PAPER, under) >= READABLE:
        return PAPER
    return max((PAPER, DARK), key=lambda ink: contrast(ink, under))


def deep(ink: str) -> str:
    """An ink, or a darker one of its kind, that can be read on paper: a pale yellow becomes a brown."""
    share = 1.0
    while share > 0 and contrast(mixed(ink, share, DARK), PAPER) < READABLE:
        share -= 0.05
    return mixed(ink, max(share, 0.0), DARK)
