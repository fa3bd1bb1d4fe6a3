"""The face that is being drawn: its edges, and what is on it so far."""

from __future__ import annotations

from attrs import define, field

from interpreter.report import Diagnostic
from interpreter.report.message import Message, msg
from moodsl.extras.faces.content import Content
from moodsl.extras.faces.looks import FaceFault
from moodsl.extras.faces.shapes import Box, Frame, Shape
from moodsl.extras.faces.signs import Sign

WIDTH, HEIGHT = 63.0, 88.0
CARD = Box(0, 0, WIDTH, HEIGHT)
INNER = CARD.inside(2.5)


@define
class Page:
    """A face that is being drawn."""

    content: Content
    signs: dict[str, Sign]
    frames: list[Frame] = field(factory=list)

    def add(self, within: Box, *shapes: Shape, cut: bool = False, square: int = -1) -> None:
        """Draw something that stays within a rectangle."""
        self.frames.append(Frame(within, shapes, cut, square))

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
