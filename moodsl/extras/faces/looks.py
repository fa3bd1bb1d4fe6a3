"""What a pack says about the looks of its cards, in `faces.json` beside its cards; every part of it can be left out.

    {"signs": {"corn": {"ink": "#3f7d2c", "path": "M12 2…"}},
     "facts": {"price": {"place": "price", "titles": {"en": "Price"}},
               "suit":  {"place": "band", "words": {"sun": {"ink": "#8a5a00", "sign": "sun"}}}},
     "kinds": {"stall": {"ink": "#345678", "sign": "tent", "art": "orbits"}},
     "cards": {"well": {"emblem": "bucket"}}}

A sign is drawn in a square of 24 units: a `path` that is filled, `lines` that are drawn, or both. A sign called
like a resource, a counter or a kind stands for it in the text of the rules. A fact is shown in a `place`:

- `band`: its word gives the face its colour and the sign beside the title;
- `medal`: a number beside the title;
- `price`: an amount or number below the title; `gain`: the same, in a bar below the text;
- `left`, `right`: in a row on the picture, a disc for every word of the fact, or for its number;
- `mark`: shown below the title if it is `yes`, by a sign and perhaps the number of a `value` of the game;
- `squares`: the places printed on a card as squares, each with the sign of its word or the title of what is there;
- `edge`: what stands on the sides of a tile, at its sides;
- `row`: a line with the fact's name (this is what a fact has that nothing is said of); `none`: not on the face.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from attrs import Factory, frozen

from interpreter.loader import Faulty, shown_path
from interpreter.model import Model
from interpreter.report import Diagnostic, closest
from interpreter.report.message import Message, msg
from interpreter.text import Source, Span
from moodsl.extras.faces.inks import PAPER, READABLE, VISIBLE, contrast, readable_on
from moodsl.extras.faces.shapes import NEUTRAL, Sign
from moodsl.prose import Book
from moodsl.side_files import SideFault, read_side_file

FILE = "faces.json"
SMALLEST, LARGEST = 8, 60  # millimetres, of a token
PLACES = ("band", "medal", "price", "gain", "left", "right", "mark", "squares", "edge", "row", "none")
ART = ("orbits", "rays", "arcs", "globe", "plain")


@frozen
class WordLook:
    """How a face looks whose fact is this word."""

    ink: str = NEUTRAL
    sign: str | None = None
    titles: dict[str, str] = Factory(dict)


@frozen
class FactLook:
    """Where a fact is shown, and how it is called there."""

    place: str = "row"
    titles: dict[str, str] = Factory(dict)
    words: dict[str, WordLook] = Factory(dict)
    sign: str | None = None
    value: str | None = None


@frozen
class KindLook:
    """How the cards of a kind look if no fact says it, and what is drawn behind them (one of `ART`). If they are
    printed as tokens, `token` is how wide and high these are, in millimetres."""

    ink: str = NEUTRAL
    sign: str | None = None
    art: str = "arcs"
    token: float | None = None


@frozen
class CardLook:
    """What is drawn large on one card, and the ink and sign of a card that has its own. What `faces` say holds for one
    face of a card that has several."""

    emblem: str | None = None
    ink: str | None = None
    sign: str | None = None
    faces: dict[str, CardLook] = Factory(dict)

    def over(self, face: CardLook) -> CardLook:
        """The look of one face: what it says itself, else what the card says."""
        return CardLook(face.emblem or self.emblem, face.ink or self.ink, face.sign or self.sign)


@frozen
class Looks:
    """The looks of a pack."""

    signs: dict[str, Sign] = Factory(dict)
    facts: dict[str, FactLook] = Factory(dict)
    kinds: dict[str, KindLook] = Factory(dict)
    cards: dict[str, CardLook] = Factory(dict)

    def over(self, other: Looks) -> Looks:
        """These looks, and the other's where these say nothing."""
        return Looks(
            other.signs | self.signs, other.facts | self.facts, other.kinds | self.kinds, other.cards | self.cards
        )


class FaceFault(Faulty):
    """Faces that cannot be drawn; `diagnostics` are all the faults that were found."""


def looks_of(book: Book) -> Looks:
    """The looks that the packs of a book give, a later pack's before an earlier one's; raises FaceFault."""
    found, faults = Looks(), []
    for folder in book.folders:
        path = folder / FILE
        if not path.is_file():
            continue
        try:
            looks = read_side_file(path, Looks)
            faults += wrong(path, looks.over(found), book.model, book.removed)
            found = looks.over(found)
        except SideFault as error:
            faults.append(Diagnostic("bad-looks", error.why, error.place(shown_path(path))))
    if faults:
        raise FaceFault(faults)
    return found


# ---- is it right? ---------------------------------------------------------------------------------------------------

INK = re.compile(r"#[0-9a-f]{6}")
NUMBER = r"(?>[\s,]*+[+-]?(?:\d++(?:\.\d*+)?|\.\d++))"  # atomic: what is no path is refused at once
DRAWN = {"MmLlTt": 2, "HhVv": 1, "QqSs": 4, "Cc": 6}  # the letters of a path, and how many numbers stand behind each
FIGURE = re.compile(r"\d+(?:\.\d*)?|\.\d+")
FLAG = r"[\s,]*[01]"
STEPS = [
    *(rf"[{letters}](?:(?:{NUMBER}){{{count}}})+" for letters, count in DRAWN.items()),
    rf"[Aa](?:(?:{NUMBER}){{3}}{FLAG}{FLAG}(?:{NUMBER}){{2}})+",
    "[Zz]",
]
OUTLINE = re.compile(rf"(?:\s*[Mm](?:(?:{NUMBER}){{2}})+(?:\s*(?:{'|'.join(STEPS)}))*\s*)?")
LONGEST = 8_000  # letters of a path
FAR = 1_000.0  # units; no number of a path is greater


def wrong(path: Path, looks: Looks, model: Model, removed: Iterable[str] = ()) -> list[Diagnostic]:
    """What is wrong with the looks of a file: inks, paths, and names that mean nothing.

    The `removed` cards are out of the game; their looks may still be there.
    """
    facts = {name: spec for kind in model.kinds.values() for name, spec in kind.facts.items()}
    found = [
        fault(path, msg("the sign `{}` is not written as a path of SVG is", name))
        for name, sign in looks.signs.items()
        if not is_drawn(sign)
    ]
    signs = {f"sign `{name}`": sign.ink for name, sign in looks.signs.items()}
    bands = {f"kind `{name}`": kind.ink for name, kind in looks.kinds.items()}
    cards = looks.cards | {
        f"{name} {side}": one for name, card in looks.cards.items() for side, one in card.faces.items()
    }
    bands |= {f"card `{name}`": card.ink for name, card in cards.items() if card.ink}
    bands |= {f"word `{word}`": one.ink for fact in looks.facts.values() for word, one in fact.words.items()}
    found += wrong_inks(path, signs, bands)
    found += unknown(path, msg("fact"), looks.facts, facts)
    found += unknown(path, msg("kind"), looks.kinds, model.kinds)
    found += unknown(path, msg("card"), looks.cards, {*model.designs, *removed})
    for name, card in looks.cards.items():
        if name in model.designs:
            found += unknown(path, msg("face of `{}` called", name), card.faces, model.designs[name].sides)
    used = [fact.sign for fact in looks.facts.values()] + [kind.sign for kind in looks.kinds.values()]
    used += [word.sign for fact in looks.facts.values() for word in fact.words.values()]
    used += [sign for card in cards.values() for sign in (card.emblem, card.sign)]
    found += unknown(path, msg("sign"), [name for name in used if name], looks.signs)
    found += unknown(path, msg("place"), [fact.place for fact in looks.facts.values()], PLACES)
    found += unknown(path, msg("art"), [kind.art for kind in looks.kinds.values()], ART)
    found += unknown(path, msg("value"), [fact.value for fact in looks.facts.values() if fact.value], model.values)
    found += [
        fault(
            path,
            msg("kind `{}` has tokens of {:g} mm; they are from {} to {} mm wide", name, kind.token, SMALLEST, LARGEST),
        )
        for name, kind in looks.kinds.items()
        if kind.token is not None and not SMALLEST <= kind.token <= LARGEST
    ]
    for name, look in looks.facts.items():
        if name in facts:
            found += [
                fault(
                    path,
                    msg(
                        "`{}` is never `{}`: there is {}",
                        name,
                        word,
                        ", ".join(f"`{one}`" for one in facts[name].words),
                    ),
                )
                for word in look.words
                if word not in facts[name].words
            ]
    return found


def is_drawn(sign: Sign) -> bool:
    """Whether a sign draws something, and what its paths say can be drawn."""
    paths = (sign.path, sign.lines)
    drawn = all(len(path) <= LONGEST and OUTLINE.fullmatch(path) for path in paths)
    return any(paths) and drawn and all(float(one) <= FAR for path in paths for one in FIGURE.findall(path))


def wrong_inks(path: Path, signs: dict[str, str], bands: dict[str, str]) -> list[Diagnostic]:
    """The inks that are none, those of signs that cannot be seen on paper, and those on which nothing can be read."""
    found = []
    for what, ink in (signs | bands).items():
        if not INK.fullmatch(ink):
            found.append(fault(path, msg("{} has the ink `{}`, which is no colour such as `#1f4e8c`", what, ink)))
        elif what in signs and contrast(ink, PAPER) < VISIBLE:
            found.append(
                fault(path, msg("{} has the ink `{}`, which is too pale to be seen on white paper", what, ink))
            )
        elif what in bands and contrast(readable_on(ink), ink) < READABLE:
            message = msg("{} has the ink `{}`, on which neither white nor dark letters can be read well", what, ink)
            found.append(fault(path, message))
    return found


def unknown(path: Path, what: Message, names: Any, known: Any) -> list[Diagnostic]:
    """The names that are not known, each with the nearest that is."""
    found = []
    for name in dict.fromkeys(names):
        if name not in known:
            near = closest(name, known)
            message = msg("there is no {} `{}`", what, name)
            found.append(fault(path, msg("{}; did you mean `{}`?", message, near) if near else message))
    return found


def fault(path: Path, message: Message) -> Diagnostic:
    """A fault of a file of looks."""
    return Diagnostic("bad-looks", message, Span(Source(shown_path(path), ""), 1, 1, 1, 1))
