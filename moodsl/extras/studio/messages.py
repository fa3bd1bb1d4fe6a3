"""What the page of the studio and the program say to each other: plain data, which travels as JSON.

The page asks with `{"ask": NAME, "id": NUMBER, ...}`, NAME being that of a class of requests in small letters; it is
answered with `{"answer": NUMBER, ...}`, or `{"answer": NUMBER, "refused": WHY}`. What it did not ask for is told it
as `{"told": NAME, ...}`. Lines and columns count from 1; a column counts characters.
"""

from __future__ import annotations

from typing import Any

from attrs import asdict, frozen
from cattrs import Converter
from cattrs.errors import BaseValidationError

VERSION = 1

# ---- what the page asks ----------------------------------------------------------------------------------------------


@frozen
class Hello:
    """The page is there, and shows one of the languages of the program."""

    language: str


@frozen
class Open:
    """The text of a file, to be written at."""

    path: str


@frozen
class Close:
    """A file is looked at no more; what was not saved of it is forgotten."""

    path: str


@frozen
class Write:
    """The text that a file has in the editor now, and the line of the cursor; answered with the faults of the file."""

    path: str
    text: str
    line: int


@frozen
class Look:
    """The cursor stands in another line: the card of that line is to be shown."""

    path: str
    line: int


@frozen
class Complete:
    """What could be written at a place."""

    path: str
    line: int
    column: int


@frozen
class Hover:
    """What the name at a place means."""

    path: str
    line: int
    column: int


@frozen
class Find:
    """Where a card stands."""

    card: str


@frozen
class Save:
    """Write a file on the disk, if it still is what was read with this stamp."""

    path: str
    text: str
    stamp: str


@frozen
class Kinds:
    """What new cards there can be."""


@frozen
class New:
    """Begin a card: its name, its kind, when it does something, some of its facts, and its titles by language."""

    name: str
    kind: str
    trigger: str
    facts: dict[str, str]
    titles: dict[str, str]


@frozen
class Simulate:
    """Let bots play pairs of games with the pack as it is in the editor, and as it was when the studio was opened."""

    card: str
    games: int


@frozen
class Stop:
    """End the simulation with what it has."""


@frozen
class Play:
    """Open a table with a match in which somebody has a card in hand."""

    card: str


@frozen
class Print:
    """Sheets with all sides of a card, or of all cards of the pack if its name is empty, as PDF."""

    card: str


@frozen
class Download:
    """The pack as it is in the editor, as one file to hand on."""


REQUESTS: dict[str, type] = {
    one.__name__.lower(): one
    for one in (
        Hello,
        Open,
        Close,
        Write,
        Look,
        Complete,
        Hover,
        Find,
        Save,
        Kinds,
        New,
        Simulate,
        Stop,
        Play,
        Print,
        Download,
    )
}
Request = Any

# ---- what it is told -------------------------------------------------------------------------------------------------


@frozen
class FaultNote:
    """A second place that a fault has to do with."""

    message: str
    path: str
    line: int


@frozen
class FixView:
    """A way out: what it does, and the lines that it changes, by their numbers."""

    title: str
    lines: dict[int, str]
    is_likely: bool


@frozen
class FaultView:
    """A fault: its code, its place, what is wrong, what was meant, and ways out."""

    code: str
    line: int
    column: int
    end_line: int
    end_column: int
    message: str
    help: str
    why: str
    notes: tuple[FaultNote, ...]
    fixes: tuple[FixView, ...]


@frozen
class OfferView:
    """Something that could be written: its sort is `word` for a word of the language."""

    text: str
    sort: str
    detail: str


@frozen
class TiedCard:
    """A card that another one goes with."""

    name: str
    title: str


@frozen
class TieView:
    """What cards have to do with each other by: the cards, and how many more there are."""

    topic: str
    cards: tuple[TiedCard, ...]
    more: int


@frozen
class CardView:
    """A card: its faces as SVG, its rules by language, the languages in which words are missing, its facts, what it
    goes with, and what cannot be drawn or said."""

    name: str
    title: str
    kind: str
    faces: tuple[str, ...]
    rules: dict[str, list[str]]
    lacking: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    ties: tuple[TieView, ...]
    troubles: tuple[str, ...]


@frozen
class ScenarioView:
    """How a scenario went: where it stands, and if it does not hold the line, what was expected and what was the case,
    and what happened before."""

    title: str
    path: str
    line: int
    holds: bool
    message: str = ""
    expected: str = ""
    actual: str = ""
    log: tuple[str, ...] = ()


@frozen
class GapView:
    """A line of the card that no scenario exercises."""

    line: int
    message: str


class WrongRequest(Exception):
    """What the page has sent is no request."""


_converter = Converter(forbid_extra_keys=True, prefer_attrib_converters=False)
LIMITS = {str: 1_200_000, int: 10_000_000}


def request_of(data: object) -> Request:
    """The request that a JSON document is, without its number; raises WrongRequest."""
    if not isinstance(data, dict) or not isinstance(data.get("ask"), str) or data["ask"] not in REQUESTS:
        raise WrongRequest("this is no request")
    said = {key: value for key, value in data.items() if key not in ("ask", "id")}
    if not all(is_plain(value) for value in said.values()):
        raise WrongRequest("this is no request")
    try:
        found: Request = _converter.structure(said, REQUESTS[data["ask"]])
    except (BaseValidationError, ValueError, TypeError, KeyError) as error:
        raise WrongRequest("this is no request") from error
    if any(type(getattr(found, name)) is not type(value) for name, value in said.items()):
        raise WrongRequest("this is no request")  # a number where a text was wanted is no text
    return found


def is_plain(value: object) -> bool:
    """Whether a value is a text, a number from 0 up or a table of texts, and not too large."""
    if isinstance(value, dict):
        return len(value) < 100 and all(isinstance(one, str) and is_plain(one) for one in (*value, *value.values()))
    if isinstance(value, bool):
        return False
    if isinstance(value, int):
        return 0 <= value <= LIMITS[int]
    return isinstance(value, str) and len(value) <= LIMITS[str]


def data_of(view: Any) -> dict[str, Any]:
    """An answer as JSON can hold it."""
    return asdict(view)
