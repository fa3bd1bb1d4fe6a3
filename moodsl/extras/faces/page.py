"""The face that is being drawn: its edges, and what is on it so far."""

from __future__ import annotations

from attrs import define, field

from interpreter.report import Diagnostic
from interpreter.report.message import Message, msg
from moodsl.extras.faces.content import Content
from moodsl.extras.faces.inks import DARK
from moodsl.extras.faces.lines import broken, groups, width_of
from moodsl.extras.faces.looks import FaceFault
from moodsl.extras.faces.metrics import NARROW, POINT
from moodsl.extras.faces.rules import drawn
from moodsl.extras.faces.shapes import Box, Frame, Shape, Sign

WIDTH, HEIGHT = 63.0, 88.0
CARD = Box(0, 0, WIDTH, HEIGHT)
INNER = CARD.inside(2.5)
SMALL = 6.5 * POINT


@define
class Page:
    """A face that is being drawn."""

    content: Content
    signs: dict[str, Sign]
    frames: list[Frame] = field(factory=list)

    def add(self, within: Box, *shapes: Shape, cut: bool = False, square: int = -1) -> None:
        """Draw something that stays within a rectangle."""
        self.frames.append(Frame(within, shapes, cut, square))

    def titled(
        self, title: str, within: Box, leading: float, base: float, what: Message, has: float, help: Message
    ) -> list[Shape]:
        """A title in small letters in the middle of some room, its lines `leading` apart, which stand on their `base`;
        raises FaceFault, see `fault`, if there is no room for it."""
        found = groups(title, {}, NARROW)
        lines = broken(found, within.width / SMALL)
        if lines is None or len(lines) * leading * SMALL > within.height:
            raise self.fault(what, width_of([item for group in found for item in group]) * SMALL, has, help)
        top = within.y + (within.height - len(lines) * leading * SMALL) / 2
        shapes: list[Shape] = []
        for number, line in enumerate(lines):
            left = within.x + (within.width - sum(map(width_of, line)) * SMALL) / 2
            shapes += drawn(line, left, top + (number * leading + base) * SMALL, SMALL, DARK)
        return shapes

    def fault(self, what: Message, needs: float, has: float, help: Message) -> FaceFault:
        """A text that does not fit, with by how much."""
        content = self.content
        message = msg(
            "{} of `{}` is too long for its face in `{}`: it needs {:.1f} mm, and has {:.1f} mm",
            what,
            content.name,
            content.language,
            needs,
            has,
        )
        return FaceFault([Diagnostic("text-too-long", message, content.span, help=help)])
