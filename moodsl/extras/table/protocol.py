"""The messages between a page and a table: plain data, typed here once, described in `docs/protocol.md`.

A message is a JSON object; its `type` says which of the classes below it is. A field that is left out has its default.
Seats count from 0; -1 in place of a seat is nobody, or somebody who watches.
"""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from attrs import field

from interpreter.frozen import Frozen
from moodsl.side_files import exactly

VERSION = 1
LARGEST = 4_000  # characters of a message from a page
LARGEST_DOCUMENT = 2_000_000  # of one with a saved match in it
MOST_NAMES = 400  # of things in one message
LONGEST_NAME = 40  # of a player


class NoMessage(ValueError):
    """What came is no message of this protocol; `code` is that of the refusal."""

    def __init__(self, code: str = "malformed") -> None:
        super().__init__(code)
        self.code = code


# ---- from the page --------------------------------------------------------------------------------------------------


class Enter(Frozen):
    """The first message: with which link somebody comes, in which language, and which version the page speaks. In
    place of a language that the game does not have it is English; `table` says which it is."""

    link: str
    language: str
    protocol: int


class Choose(Frozen):
    """An answer to the pending question: the number of an option, and the `stamp` of the table that was shown."""

    stamp: int
    option: int


class Undo(Frozen):
    """Take back the last decision of this seat."""


class Speak(Frozen):
    """From now on in this language; in English if the game does not have it."""

    language: str


class Ask(Frozen):
    """Why something is as it is: of an `action` by its `name` why it is not offered, of an `option` of several by its
    `number`; of a `card`, a `pile` or a `player` by its `number` why not, and the receipts of numbers about it; of a
    `counter` by its name, and the seat as `number`, how it came about; of a `line` of the log, by its number, the rule
    that caused it."""

    about: str
    name: str = ""
    number: int = -1


class Faces(Frozen):
    """The pictures of cards by their `design`."""

    designs: list[str]


class Hint(Frozen):
    """What a bot would answer in this place."""


class Save(Frozen):
    """The match as a document."""


class Occupy(Frozen):
    """Who answers for a seat from now on: a bot of some level, or, if it is empty, whoever comes with its link. One's
    own seat; the keeper of a table may do it for all."""

    seat: int
    bot: str = ""


class Open(Frozen):
    """Another table of the same game. Names of people come first, bots take the other seats; a `document` is a saved
    match to go on with, which has its own players and seed. A seed of -1 is one by chance. Only the keeper of a
    table may open another."""

    players: int = 0
    people: list[str] = field(factory=list)
    bots: str = "normal"
    seed: int = -1
    variant: str = ""
    document: str = ""


FromPage = Enter | Choose | Undo | Speak | Ask | Faces | Hint | Save | Occupy | Open


# ---- to the page ----------------------------------------------------------------------------------------------------


class Value(Frozen):
    """A number of a player or of the game. One between `low` and `high` (not -1) is drawn as a track; `flag` is one
    that is there or not. A mark is no number: `told` is what its owner is marked with."""

    name: str
    title: str
    value: int
    low: int = 0
    high: int = -1
    flag: bool = False
    told: str = ""


class Pieces(Frozen):
    """How many pieces lie in a place, by the seats that they belong to. `options` choose the place."""

    name: str
    title: str
    count: list[list[int]]  # [seat, how many]
    options: list[int] = field(factory=list)


class Square(Frozen):
    """What lies now on a place that is printed on a card, by the number of its `data-square` in the picture."""

    number: int
    title: str


class Thing(Frozen):
    """A card, tile or token that can be seen, or the back of a hidden one (without a `design`). `number` is the same
    as long as it is seen, -1 of a back, or of several that are shown as one; `side` counts the pictures of its
    design. `about` tells of marks, of pieces in its slots, of what lies under it. `options` choose it or something on
    it. A thing with an `ink` (`#rrggbb`) is drawn as a chip of this colour."""

    title: str
    design: str = ""
    number: int = -1
    side: int = 0
    owner: int = -1
    count: int = 1
    works: bool = False
    ink: str = ""
    about: list[str] = field(factory=list)
    options: list[int] = field(factory=list)
    squares: list[Square] = field(factory=list)


class Pile(Frozen):
    """Things that lie in one place, from bottom to top. Of a hidden pile only the `count` is known. `number` is by
    what a question knows it."""

    title: str
    count: int
    number: int = -1
    things: list[Thing] = field(factory=list)
    options: list[int] = field(factory=list)


class Area(Frozen):
    """A place of the table. `form`: `row` lies side by side, `columns` are piles whose top card lies on the others,
    `stack` shows its top card, `sorts` each sort once. `folded`: shown when asked for, or when something in it can
    be chosen. `group`: areas with the same name stand together."""

    name: str
    title: str
    owner: int
    form: str
    piles: list[Pile]
    folded: bool = False
    group: str = ""


class Place(Frozen):
    """A place of a board: what lies there in words; `options` choose it or something that lies there. `facts` is what
    is printed on it, `free` how many of its cells are empty."""

    number: int
    title: str
    lying: list[str] = field(factory=list)
    beside: list[str] = field(factory=list)
    options: list[int] = field(factory=list)
    facts: str = ""
    free: int = 0


class Board(Frozen):
    """A board: `picture` is SVG in which each place has its number as `data-place`; empty if there is no picture.
    `named`: what is `beside` a place begins with how it is joined to it, as `linked: Haven`. `owner` is the seat of
    whoever has a board of his own, -1 where it is everybody's."""

    name: str
    title: str
    picture: str
    places: list[Place]
    named: bool = False
    owner: int = -1


class Player(Frozen):
    """Who sits at a seat: a person, or the bot of a level. `here` counts the pages that are open at it."""

    seat: int
    name: str
    values: list[Value]
    pieces: list[Pieces]
    bot: str = ""
    here: int = 0
    out: bool = False
    options: list[int] = field(factory=list)


class Offer(Frozen):
    """An option: what it says, what it does, and the design of the card that it is. `aside`: an action that can come
    before the answer."""

    label: str
    note: str = ""
    design: str = ""
    aside: bool = False


class Closed(Frozen):
    """An action that is not offered, or by its `number` an option of several."""

    name: str
    title: str
    number: int = -1


class Die(Frozen):
    """A die that lies thrown: what it is called, what it shows; `options` choose it, or one that looks like it."""

    title: str
    shows: str
    options: list[int] = field(factory=list)


class Question(Frozen):
    """What the seat is asked."""

    form: str
    prompt: str
    options: list[Offer]
    closed: list[Closed] = field(factory=list)


class Line(Frozen):
    """A line of the log; `head` begins something, the lines behind it follow from it. `again`: the line before says the
    same, and has the same cause."""

    number: int
    text: str
    head: bool = False
    seat: int = -1
    again: bool = False


class Row(Frozen):
    """A row of the score sheet, of a column for each seat; `depth` is what it is a part of."""

    label: str
    numbers: list[int]
    depth: int = 0


class Result(Frozen):
    """A place in the final order; equal ranks are a draw, and all are 0 where nobody has won."""

    rank: int
    seat: int
    result: int
    out: bool = False


class Ending(Frozen):
    """How a match ended: for what reason, who came out where, and what the results are the sums of."""

    reason: str
    results: list[Result]
    rows: list[Row]
    tie: str = ""


class Welcome(Frozen):
    """The answer to `enter`: what does not change while the match goes on. `seat` is -1 for who watches. `links` are
    those of all seats and, last, the one for watching: only the keeper of a table has them. `players` are the least
    and the greatest number."""

    protocol: int
    program: str
    game: str
    title: str
    table: int
    seat: int
    languages: list[str]
    players: list[int]
    variants: list[Closed]
    levels: list[str]
    keeper: bool = False
    links: list[str] = field(factory=list)
    variant: str = ""


class Table(Frozen):
    """The table as a seat sees it now. The lines of the log from `log_from` on are `log`; earlier ones stay. `seed` is
    told where it tells nothing about others (-1: it is not)."""

    stamp: int
    language: str
    asked: int
    first: int
    phase: str
    values: list[Value]
    players: list[Player]
    pieces: list[Pieces]
    areas: list[Area]
    boards: list[Board]
    log: list[Line]
    log_from: int = 0
    question: Question | None = None
    ending: Ending | None = None
    thinking: bool = False
    can_undo: bool = False
    can_save: bool = False
    seed: int = -1
    dice: list[Die] = field(factory=list)


class Because(Frozen):
    """The answer to `ask`: lines, and the line of source that they come from."""

    about: str
    name: str
    number: int
    lines: list[str]
    source: str = ""
    line: int = 0


class Drawn(Frozen):
    """Pictures of cards as SVG, side by side of each design; none for a design that cannot be drawn."""

    language: str
    faces: dict[str, list[str]]


class Advice(Frozen):
    """What a bot would answer to the question of this stamp."""

    stamp: int
    option: int


class Saved(Frozen):
    """A match as a document, and what its file may be called."""

    name: str
    document: str


class Opened(Frozen):
    """The link of a new table, as its keeper."""

    link: str


class Refused(Frozen):
    """A message was not obeyed. `code` says why, `told` with what the engine says about it:

    `malformed`, `too-large`, `too-many`, `protocol` (another version), `no-link`, `not-asked` (another seat is), `late`
    (the question is another by now), `no-option`, `nothing-to-undo`, `revealed`, `others-decided`, `others-play`,
    `not-yours`, `not-keeper`, `no-bot`, `not-opened`, `unsaved` (the disk), `endless` (the answer never comes to an
    end), `gone` (the match cannot be taken up), `hint-waits` (for the one before).
    """

    code: str
    told: str = ""


ToPage = Welcome | Table | Because | Drawn | Advice | Saved | Opened | Refused

FROM_PAGE: tuple[type, ...] = (Enter, Choose, Undo, Speak, Ask, Faces, Hint, Save, Occupy, Open)
TO_PAGE: tuple[type, ...] = (Welcome, Table, Because, Drawn, Advice, Saved, Opened, Refused)
PARTS: tuple[type, ...] = (
    Player, Value, Pieces, Area, Pile, Thing, Square, Board, Place, Die, Question, Offer, Closed, Line, Ending, Result,
    Row,
)  # fmt: skip


def name_of(kind: type) -> str:
    """What a class is called in `type`: `Because` is `because`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


@cache
def _converter() -> Any:
    from cattrs.preconf.json import make_converter

    converter = make_converter(forbid_extra_keys=True, omit_if_default=True)
    for sort in (str, int, bool):
        converter.register_structure_hook(sort, exactly)
    converter.register_structure_hook_func(lambda type_: type_ == list[str], _texts)
    return converter


def _texts(value: object, _type: object) -> list[str]:
    if not isinstance(value, list):  # a text would be taken for a list of letters
        raise NoMessage
    return [exactly(one, str) for one in value]


_KINDS = {name_of(kind): kind for kind in FROM_PAGE}


def read(text: str) -> FromPage:
    """The message of a page. Raises NoMessage for whatever is none: nothing in it is trusted."""
    if len(text) > LARGEST_DOCUMENT:
        raise NoMessage("too-large")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise NoMessage from None
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise NoMessage
    kind = _KINDS.get(data.pop("type"))
    if kind is None:
        raise NoMessage
    if len(text) > LARGEST and kind not in (Open, Faces):
        raise NoMessage("too-large")
    try:
        message: FromPage = _converter().structure(data, kind)
    except Exception:  # cattrs raises groups of whatever was wrong
        raise NoMessage from None
    return message


def written(message: ToPage | FromPage) -> str:
    """A message as it is sent."""
    data = {"type": name_of(type(message)), **_converter().unstructure(message)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
