"""Rules text as it is handed to whoever shows it: words and icons, in paragraphs."""

from __future__ import annotations

from attrs import frozen


@frozen
class Icon:
    """Something counted, shown by its sign where there are pictures: `2` of the counter, resource or kind `name`.

    `words` says the same where there are none: `2 флота`.
    """

    name: str
    count: int | None
    words: str


Text = tuple[str | Icon, ...]
"""A run of words and icons; spaces stand in the words."""


@frozen
class Paragraph:
    """One ability as printed: the keyword (`After attack`), the slot it takes (`A`), and what happens.

    `keyword` is empty for a text without a moment. `lines` are the sentence and, below it, the options of a choice or
    the steps of a block, each with its depth (0 is the sentence itself). A `heading` is the title of a face of
    the card; what is on that face alone stands behind it. A `fact` is a fact of such a face. `moment` is the keyword
    without how often and whether the card has to work: `After building` of `Once per round, after building`.
    """

    keyword: str
    slot: str | None
    lines: tuple[tuple[int, Text], ...]
    heading: bool = False
    fact: bool = False
    moment: str = ""


@frozen
class CardText:
    """The rules text of a card in one language, ability by ability, in the order of its file."""

    paragraphs: tuple[Paragraph, ...]

    @property
    def abilities(self) -> tuple[Paragraph, ...]:
        """What the card does, on whichever face, without the titles and facts of its faces."""
        return tuple(one for one in self.paragraphs if not one.heading and not one.fact)


def plain(text: Text) -> str:
    """A run as words alone.

    >>> plain(("gain ", Icon("wood", 2, "2 wood")))
    'gain 2 wood'
    """
    return "".join(part if isinstance(part, str) else part.words for part in text)


def text_lines(card: CardText) -> list[str]:
    """The paragraphs of a text as lines: `Activation [A]: gain 2 wood.`, options under it with a dash; what stands on
    one face of the card is under the title of the face."""
    found = []
    inset = 0
    for paragraph in card.paragraphs:
        slot = f" [{paragraph.slot}]" if paragraph.slot else ""
        head = f"{paragraph.keyword}{slot}".strip()
        for place, (depth, line) in enumerate(paragraph.lines):
            lead = f"{head}: " if head and place == 0 else "  " * depth + ("- " if depth else "")
            found.append("  " * (0 if paragraph.heading else inset) + lead + plain(line))
        inset = 1 if paragraph.heading else inset
    return found


def capitalised(text: str) -> str:
    """A text with a capital first letter; the others stay as they are."""
    return text[:1].upper() + text[1:]
