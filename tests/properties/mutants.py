"""Spoiled cards: a file of a pack with some of its words, numbers, lines or letters changed; a seed gives the same."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache

from attrs import frozen

from interpreter.loader import read
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.syntax.nodes import Module
from interpreter.text import Source

PIECE = re.compile(r'"(?:\\.|[^"\\])*"|[A-Za-z_]\w*|\d+|\s+|.', re.DOTALL)
NUMBERS = re.findall(
    r"\S+", "0 1 2 3 5 9 10 12 99 100 1000 -1 -9 999999999 1000000000 99999999999999999999 0x10 1e9 ٣ ½ 007 1.5"
)
LETTERS = (
    "\u200b", "\u202e", "\ufeff", "\u00a0", "\u2028", "\x85", "\x00", "\x1b[31m", "\t", "\r", "\x0c", "é", "а",
    "ſ", "ﬁ", "İ", "𝐚", "²", "😀", "“", "—", "\x7f", "\u0301", "\u2066",
)  # fmt: skip
RESERVED = re.findall(
    r"\S+",
    "if to for each put a an the you your card player number of is not or and may choose one this there where it "
    "its then otherwise needs pay gain lose m f c z live log len state self print exec None True __class__ lambda "
    "class def result base yes no none all other opponent top deck turn phase round game pack kind zone value "
    "verb action counter resource always after before would when works scenario change replace remove ",
)
HEADS = (
    "if 1 is 1", "may", "in any order", "repeat 3 times", "for each player", "for each opponent", "all of",
    "choose one", "each player", "always:", "repeat 1000000 times",
)  # fmt: skip
CHAINS = (
    "to {0}\n    {0}\n", "to {0}\n    {0}_b\n\nto {0}_b\n    {0}\n", "value {0} of player = player's {0}\n",
    "value {0} = {0}_b\nvalue {0}_b = {0}\n", "to {0} x (number)\n    if x is more than 0\n        {0} (x - 1)\n",
    'kind {0} is {0} "x"\n', "value {0} of player = sum of {0} for each player\n",
)  # fmt: skip


@frozen(eq=False)
class Pack:
    """A pack to spoil: its files without scenarios, their trees, and the words and lines that stand in them."""

    sources: tuple[Source, ...]
    modules: dict[str, Module]
    words: tuple[str, ...]
    lines: tuple[str, ...]

    @property
    def names(self) -> list[str]:
        """The words that are names."""
        return [word for word in self.words if word[0].islower()]


@cache
def pack_of(place: str) -> Pack:
    """A pack by name or folder, read once."""
    sources = tuple(read([place], Reporter(), scenarios=False))
    modules = {source.name: parse(source, Reporter()) for source in sources}
    words = {word for source in sources for word in PIECE.findall(source.text) if not word.isspace()}
    lines = tuple(line for source in sources for line in source.text.split("\n") if line.strip())
    return Pack(sources, modules, tuple(sorted(words)), lines)


def mutant(pack: Pack, seed: int) -> Source:
    """One file of the pack, spoiled."""
    dice = random.Random(seed)
    source = dice.choice(pack.sources)
    text = source.text
    for _ in range(dice.choice((1, 1, 1, 1, 2, 3))):
        [spoil] = dice.choices(list(SPOILERS), list(SPOILERS.values()))
        text = spoil(dice, text, pack)
    return Source(source.name, text)


def places(pieces: Sequence[str], fits: Callable[[str], object]) -> list[int]:
    """Where pieces of a sort stand."""
    return [place for place, piece in enumerate(pieces) if fits(piece)]


def words(dice: random.Random, text: str, pack: Pack) -> str:
    """Words are taken out, doubled, exchanged, replaced, or followed by others."""
    pieces = PIECE.findall(text)
    there = places(pieces, lambda piece: not piece.isspace())
    for _ in range(dice.choice((1, 1, 1, 2, 3)) if there else 0):
        at, other = dice.choice(there), dice.choice(there)
        match dice.randrange(5):
            case 0:
                pieces[at] = ""
            case 1:
                pieces[at] += " " + pieces[at]
            case 2:
                pieces[at], pieces[other] = pieces[other], pieces[at]
            case 3:
                pieces[at] = dice.choice(pack.words)
            case _:
                pieces[at] += " " + dice.choice(pack.words)
    return "".join(pieces)


def name(dice: random.Random, text: str, pack: Pack) -> str:
    """A name becomes another one of the pack, which is often sound."""
    return one_piece(dice, text, lambda piece: piece[0].islower(), lambda _piece: dice.choice(pack.names))


def number(dice: random.Random, text: str, _pack: Pack) -> str:
    """A number becomes another one, most often a small one."""
    other = str(dice.randrange(13)) if dice.random() < 0.6 else dice.choice(NUMBERS)
    return one_piece(dice, text, str.isdigit, lambda _piece: other)


def one_piece(dice: random.Random, text: str, fits: Callable[[str], object], change: Callable[[str], str]) -> str:
    """The text with one of its pieces changed."""
    pieces = PIECE.findall(text)
    there = places(pieces, fits)
    if there:
        at = dice.choice(there)
        pieces[at] = change(pieces[at])
    return "".join(pieces)


def line(dice: random.Random, text: str, pack: Pack) -> str:
    """A line is taken out, doubled, exchanged, moved in or out, or replaced or followed by one of the pack."""
    lines = text.split("\n")
    there = places(lines, str.strip)
    if not there:
        return text
    at, other = dice.choice(there), dice.choice(there)
    margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    match dice.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines[at] = "    " + lines[at]
        case 4:
            lines[at] = lines[at].removeprefix("    ")
        case 5:
            lines.insert(at + 1, margin + dice.choice(pack.lines).strip())
        case _:
            lines[at] = margin + dice.choice(pack.lines).strip()
    return "\n".join(lines)


def block(dice: random.Random, text: str, _pack: Pack) -> str:
    """Some lines are taken out, doubled, mixed, or put under a head."""
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    part = lines[at : at + dice.randrange(1, 6)]
    margin = part[0][: len(part[0]) - len(part[0].lstrip())]
    mixed = dice.sample(part, len(part))
    instead = dice.choice(([], part * 2, mixed, [margin + dice.choice(HEADS), *("    " + one for one in part)]))
    return "\n".join([*lines[:at], *instead, *lines[at + len(part) :]])


def letters(dice: random.Random, text: str, _pack: Pack) -> str:
    """Letters stand in the text that nobody sees, or that look like others; or some letters are gone."""
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice(LETTERS) + text[at + dice.choice((0, 0, 0, dice.randrange(50))) :]


def deep(dice: random.Random, text: str, _pack: Pack) -> str:
    """Brackets in brackets, blocks in blocks, long sums."""
    depth = dice.choice((5, 20, 21, 40, 41, 150, 2000))
    match dice.randrange(3):
        case 0:
            return one_piece(dice, text, str.isalnum, lambda piece: "(" * depth + piece + ")" * depth)
        case 1:
            return one_piece(dice, text, str.isdigit, lambda piece: " + ".join([piece] * depth))
    lines = text.split("\n")
    there = places(lines, lambda one: one.startswith(" ") and one.strip())
    if not there:
        return text
    at = dice.choice(there)
    margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    heads = [margin + "    " * inner + dice.choice(HEADS) for inner in range(depth)]
    lines[at : at + 1] = [*heads, margin + "    " * depth + lines[at].strip()]
    return "\n".join(lines)


def long(dice: random.Random, text: str, _pack: Pack) -> str:
    """A word, a text or a line of enormous length."""
    length = dice.choice((500, 5_000, 9_990, 10_001, 100_000))
    return one_piece(dice, text, lambda piece: not piece.isspace(), lambda piece: (piece * length)[:length])


def reserved(dice: random.Random, text: str, _pack: Pack) -> str:
    """A name becomes a word that means something to the language, or to what runs it; everywhere, or once."""
    names = [piece for piece in PIECE.findall(text) if piece[0].islower()]
    if not names:
        return text
    return re.sub(rf"\b{dice.choice(names)}\b", dice.choice(RESERVED), text, count=dice.randrange(2))


def chain(dice: random.Random, text: str, _pack: Pack) -> str:
    """Something is declared that never ends, and perhaps is used."""
    name = f"zz{dice.randrange(1000)}"
    lines = text.split("\n")
    there = places(lines, lambda one: one.startswith("        ") and one.strip())
    if there:
        at = dice.choice(there)
        margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
        lines.insert(at, margin + dice.choice((name, f"{name} 5", f"gain (your {name}) food")))
    return "\n".join(lines) + "\n\n" + dice.choice(CHAINS).format(name)


SPOILERS: dict[Callable[[random.Random, str, Pack], str], int] = {
    words: 24, number: 20, line: 16, name: 14, block: 8, letters: 9, reserved: 5, deep: 4, chain: 4, long: 1,
}  # fmt: skip
