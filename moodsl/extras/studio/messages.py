"""The messages between the page of the studio and the program: plain data, typed here once, described in
`docs/protocol.md`.

The page asks with `{"ask": NAME, "id": NUMBER, ...}`; it is answered with `{"answer": NUMBER, ...}`, or with `refused`
in it if it is not done. What it did not ask for is told it as `{"told": NAME, ...}`. A name is that of a class in
small letters. Lines and columns count from 1; a column counts characters.
"""

from __future__ import annotations

from typing import Any

from attrs import asdict

from interpreter.frozen import Frozen
from moodsl.side_files import strict

VERSION = 2

# ---- what the page asks ----------------------------------------------------------------------------------------------


class Hello(Frozen):
    """The page is there: which language it shows, and which version of the protocol it speaks."""

    language: str
    protocol: int


class Open(Frozen):
    """The text of a file, to be written at."""

    path: str


class Close(Frozen):
    """A file is looked at no more; what was not saved of it is forgotten."""

    path: str


class Write(Frozen):
    """The text that a file has in the editor now, and the line of the cursor; answered with the faults of the file."""

    path: str
    text: str
    line: int


class Look(Frozen):
    """The cursor stands in another line: the card of that line is to be shown."""

    path: str
    line: int


class Complete(Frozen):
    """What could be written at a place."""

    path: str
    line: int
    column: int


class Hover(Frozen):
    """What the name at a place means."""

    path: str
    line: int
    column: int


class Find(Frozen):
    """Where a card stands."""

    card: str


class Save(Frozen):
    """Write a file on the disk, if it still is what was read with this stamp."""

    path: str
    text: str
    stamp: str


class Kinds(Frozen):
    """What new cards there can be."""


class New(Frozen):
    """Begin a card: its name, its kind, when it does something, some of its facts, and its titles by language."""

    name: str
    kind: str
    trigger: str
    facts: dict[str, str]
    titles: dict[str, str]


class Simulate(Frozen):
    """Let bots play pairs of games with the pack as it is in the editor, and as it was when the studio was opened."""

    card: str
    games: int


class Stop(Frozen):
    """End the simulation with what it has."""


class Play(Frozen):
    """Open a table with a match in which somebody has a card in hand."""

    card: str


class Print(Frozen):
    """Sheets with all sides of a card, or of all cards of the pack if its name is empty, as PDF."""

    card: str


class Download(Frozen):
    """The pack as it is in the editor, as one file to hand on."""


class Share(Frozen):
    """A link to this page with what is in the editor."""


# ---- parts -----------------------------------------------------------------------------------------------------------


class FaultNote(Frozen):
    """A second place that a fault has to do with."""

    message: str
    path: str
    line: int


class FixView(Frozen):
    """A way out: what it does, and the lines that it changes, by their numbers."""

    title: str
    lines: dict[int, str]
    is_likely: bool


class FaultView(Frozen):
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


class OfferView(Frozen):
    """Something that could be written: its sort is `word` for a word of the language."""

    text: str
    sort: str
    detail: str


class TiedCard(Frozen):
    """A card that another one goes with."""

    name: str
    title: str


class Standing(Frozen):
    """A number of a card among those of its kind: the lowest and the highest of all, the middle one of the others, and
    how many of them are lower and higher. `what` names it; `title` says it where the cards have words for it."""

    what: str
    title: str
    value: float
    lowest: float
    middle: float
    highest: float
    lower: int
    higher: int


class TieView(Frozen):
    """What cards have to do with each other by: the cards, and how many more there are."""

    topic: str
    cards: tuple[TiedCard, ...]
    more: int


class CardView(Frozen):
    """A card: its faces as SVG, its rules by language, the languages in which words are missing, its facts, where it
    stands among the cards of its kind, those that say the same, what it goes with, and what cannot be drawn or said."""

    name: str
    title: str
    kind: str
    faces: tuple[str, ...]
    rules: dict[str, list[str]]
    lacking: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]
    standings: tuple[Standing, ...]
    alike: tuple[TiedCard, ...]
    ties: tuple[TieView, ...]
    troubles: tuple[str, ...]


class ScenarioView(Frozen):
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


class GapView(Frozen):
    """A line of the card that no scenario exercises."""

    line: int
    message: str


class KindView(Frozen):
    """A kind of new cards: the moments at which one can do something, and the facts that are one of some words.
    `titles` are what the kind, its facts (`colour`), their words (`colour red`) and those moments are called that have
    words; of others the verb (`verb follow`)."""

    kind: str
    triggers: tuple[str, ...]
    facts: dict[str, tuple[str, ...]]
    titles: dict[str, str]


class FigureView(Frozen):
    """A figure of both versions, and the 95 % interval of the difference; see [Balance](balance.md)."""

    what: str
    which: str
    title: str
    measure: str
    old: float | None
    new: float | None
    low: float | None
    high: float | None
    differs: bool


class TargetView(Frozen):
    """A target of the pack, and whether the new version holds it."""

    target: str
    about: str
    held: bool


# ---- what it is answered ---------------------------------------------------------------------------------------------


class Begun(Frozen):
    """The studio is there: its version, the name of the folder and the paths of its files, the words by which texts are
    coloured, which of `play`, `print` and `link` can be done here, and the file to show first, if it matters."""

    version: int
    folder: str
    files: tuple[str, ...]
    keywords: tuple[str, ...]
    verbs: tuple[str, ...]
    can: tuple[str, ...]
    first: str


class FileText(Frozen):
    """What a file says; its `stamp` changes with every letter of it. A file that is not there has an empty stamp."""

    text: str
    stamp: str


class Written(Frozen):
    """A file was written and has this stamp; or it was not, since `outside` is what it says by now."""

    stamp: str
    outside: FileText | None = None


class Faults(Frozen):
    """The faults of a file; `ready` if the whole pack was read once. Told as well when the whole pack was checked."""

    path: str
    ready: bool
    faults: tuple[FaultView, ...]


class Offers(Frozen):
    """What could be written."""

    offers: tuple[OfferView, ...]


class Meaning(Frozen):
    """What a name means; empty if nothing is known of it."""

    text: str


class Found(Frozen):
    """A line of a file."""

    path: str
    line: int


class KindsView(Frozen):
    """The kinds of new cards."""

    kinds: tuple[KindView, ...]


class Made(Frozen):
    """A card was begun in a file; the paths of all files now."""

    path: str
    files: tuple[str, ...]


class Compared(Frozen):
    """What so many pairs of games came to: figures of the card, of whole games, of other things that differ; where the
    card stands among its kind; targets; and which engine has played, with why if it is not `native`."""

    games: int
    players: int
    card: tuple[FigureView, ...]
    whole: tuple[FigureView, ...]
    others: tuple[FigureView, ...]
    standings: tuple[Standing, ...]
    targets: tuple[TargetView, ...]
    engine: str


class TableLink(Frozen):
    """A table: the way to it, the seed of its match, the seat, and where the card is: `held`, `play` or `nowhere`."""

    link: str
    seed: int
    seat: int
    where: str


class FileGivenOut(Frozen):
    """A file: its name, its type, and its bytes as Base64."""

    name: str
    type: str
    base64: str


class Link(Frozen):
    """The end of an address of this page, with which it shows what is written here and not in the pack."""

    link: str


class Done(Frozen):
    """It was done."""


class Refused(Frozen):
    """It was not done; `refused` says why."""

    refused: str


# ---- what it is told -------------------------------------------------------------------------------------------------


class Card(Frozen):
    """The card at the cursor; null if there is none, or (`faulty`) if it cannot be read now."""

    card: CardView | None
    faulty: bool


class Trials(Frozen):
    """How the scenarios that name a card went, so far: `left` are still played. `stopped` says why the others are not;
    `gaps` comes with the last."""

    card: str
    scenarios: tuple[ScenarioView, ...]
    gaps: tuple[GapView, ...]
    left: int
    stopped: str


class Pack(Frozen):
    """The whole pack was checked: how many faults there are in each file that has some."""

    faulty: dict[str, int]


class Files(Frozen):
    """Files have come or gone: the paths of all of them."""

    files: tuple[str, ...]


class Changed(Frozen):
    """Another program has changed a file that is open."""

    path: str
    text: str
    stamp: str


class Simulated(Frozen):
    """How many of the pairs of games are through."""

    done: int
    of: int


class Trouble(Frozen):
    """Something went wrong that nobody asked for."""

    message: str


class Ended(Frozen):
    """What was written last did not come to an end in time: the studio was stopped and has begun anew, and knows
    nothing that was not saved. The page says `hello`, and sends the text when it is another."""


ANSWERS: dict[type, type] = {
    Hello: Begun, Open: FileText, Close: Done, Write: Faults, Look: Done, Complete: Offers, Hover: Meaning,
    Find: Found, Save: Written, Kinds: KindsView, New: Made, Simulate: Compared, Stop: Done, Play: TableLink,
    Print: FileGivenOut, Download: FileGivenOut, Share: Link,
}  # fmt: skip
TOLD = (Card, Trials, Pack, Faults, Files, Changed, Simulated, Trouble, Ended)
PARTS = (
    FaultView, FaultNote, FixView, OfferView, CardView, Standing, TieView, TiedCard, ScenarioView, GapView, KindView,
    FigureView, TargetView,
)  # fmt: skip
REQUESTS = {one.__name__.lower(): one for one in ANSWERS}
Request = Any


class WrongRequest(Exception):
    """What the page has sent is no request."""


LIMITS = {str: 1_200_000, int: 10_000_000}


def request_of(data: object) -> Request:
    """The request that a JSON document is, without its number; raises WrongRequest."""
    said = {key: value for key, value in data.items() if key not in ("ask", "id")} if isinstance(data, dict) else {}
    try:
        if isinstance(data, dict) and all(map(is_plain, said.values())):
            return strict().structure(said, REQUESTS[data["ask"]])
    except Exception as error:  # cattrs raises groups of whatever was wrong
        raise WrongRequest("this is no request") from error
    raise WrongRequest("this is no request")


def is_plain(value: object) -> bool:
    """Whether a value is a text, a number from 0 up or a table of texts, and not too large."""
    if isinstance(value, dict):
        return len(value) < 100 and all(isinstance(one, str) and is_plain(one) for one in (*value, *value.values()))
    if isinstance(value, bool):
        return False
    if isinstance(value, int):
        return 0 <= value <= LIMITS[int]
    return isinstance(value, str) and len(value) <= LIMITS[str]


def answered(number: int | None, view: Any) -> dict[str, Any]:
    """An answer as it is sent."""
    return {"answer": number, **asdict(view)}


def told(view: Any) -> dict[str, Any]:
    """What the page did not ask for, as it is sent."""
    return {"told": type(view).__name__.lower(), **asdict(view)}
