"""The sides of a card: its faces, each with its own title, facts and text, and the back that hidden cards show."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen

from interpreter.model import Design, Kind
from moodsl.prose import CardText, Paragraph, plain

BACK = "its-back"  # no word of a face has a hyphen


@frozen
class CardSide:
    """One side of a card: the word of its face (`BACK`, or "" if it has only one), its own title (None: that of the
    card), the card as it is while that side is up, and its rules text."""

    word: str
    title: str | None
    design: Design
    rules: CardText

    @property
    def is_back(self) -> bool:
        """Whether it is what others see of a card that they may not know."""
        return self.word == BACK


def sides_of(design: Design, kind: Kind, rules: CardText) -> Iterator[CardSide]:
    """The sides of a card in the order of its faces, its back last. `rules` is the text of the whole card."""
    shared, own = by_face(rules)
    if design.sides:
        for (word, side), (heading, *text) in zip(design.sides.items(), own, strict=True):
            title = plain(heading.lines[0][1]).removesuffix(":") if side.titles else None
            told = (paragraph for paragraph in text if not paragraph.fact)
            yield CardSide(word, title, evolve(design, facts=design.facts | side.facts), CardText((*shared, *told)))
    else:
        yield CardSide("", None, design, rules)
    if kind.back:
        hidden = {name: value for name, value in design.facts.items() if name in kind.back}
        yield CardSide(BACK, None, evolve(design, facts=hidden, slots=()), CardText(()))


def by_face(rules: CardText) -> tuple[list[Paragraph], list[list[Paragraph]]]:
    """What holds whichever face is up, and what each face says, beginning with its title."""
    parts: list[list[Paragraph]] = [[]]
    for paragraph in rules.paragraphs:
        if paragraph.heading:
            parts.append([])
        parts[-1].append(paragraph)
    return parts[0], parts[1:]
