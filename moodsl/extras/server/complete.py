"""What could be written at a place.

The parser knows which words of the language fit there. Which names fit, the checker knows: the text up to the place is
read with a name that nothing has, and whoever looks that name up in vain tells which ones there are
(`Diagnostic.known`). So completion offers what the check would accept, the names that a moment tells among them, and
needs no rules of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from attrs import frozen

from interpreter.check.whole import FLOW
from interpreter.report import Diagnostic
from interpreter.syntax.keywords import expected_behind, keywords
from interpreter.syntax.verbs import HEARD, VERBS
from moodsl.extras.server.checked import Checked, check_fresh
from moodsl.extras.server.names import FAMILIES, NameInfo, named
from moodsl.extras.server.pack import MOST_FRESH, Pack
from moodsl.extras.server.written import Chunk, Written, read

WISH = "zz_wish"  # stands for the name that is about to be written
MOST = 200
MOST_SLIPS = 5  # lines above that are left out because they cannot be read
LINE = "end game"  # a line that can stand in any block
ITEM = 4  # spaces before the facts and abilities of a card
_WORD = re.compile(r"[a-z0-9_]*$")
_SAYS_WHEN = re.compile(r" *(after|before|on|when) ")
SUBJECT = " score 1"  # behind the name of somebody who acts
# What may stand behind the name, each with the terminal that has to fit there; `{block}` is a line one level deeper.
PLAIN = (("_NL", ""), ("COLON", ":{block}"), ("_NL", "{block}"))
BEGINNINGS = (*PLAIN, ("NUMBER", " 1"), ("IS", " is 1"), ("NAME", SUBJECT), ("NAME", " card"))
OTHERWISE = (
    ("IS", " is 1"), ("NAME", " start:{block}"), ("NUMBER", " 1"), ("EQUAL", " = 1"), ("JOINT", " into nobody"),
)  # fmt: skip

# What is told although it means something else there: a word without its fact, a thing that cannot act.
UNFIT = {"unknown-name": ("word",), "nobody-acts": tuple(one for one in FAMILIES if one != "name")}


@frozen
class Offer:
    """Something that could be written: a word of the language if `what` is None, else a name."""

    text: str
    what: NameInfo | None


@frozen
class Cursor:
    """Where somebody writes: `head` are the lines of the declaration so far, `lead` this line up to the `word`."""

    file: Written
    chunk: Chunk | None
    head: tuple[str, ...]
    lead: str
    word: str

    @property
    def text(self) -> str:
        """The declaration up to the word."""
        return "\n".join((*self.head, self.lead))

    @property
    def bare(self) -> Cursor:
        """The same with no lines above but those that this one stands under."""
        depth, kept = depth_of(self.lead), []
        for line in reversed(self.head):
            here = depth_of(line)
            if line.strip() and not line.lstrip().startswith("#") and here < depth:
                kept.append(line)
                depth = here
        return Cursor(self.file, self.chunk, tuple(reversed(kept)), self.lead, self.word)


def complete(pack: Pack, path: Path, line: int, column: int) -> list[Offer]:
    """What could stand at a place of a file, names first; only what begins like the word that is there already."""
    file = pack.files.get(path)
    spot = find_spot(file, line, column) if file is not None else None
    if spot is None:
        return []
    spot = readable(spot)
    names: dict[str, Offer] = {}
    known = pack.latest
    if known is not None:
        for name, code in names_at(spot, pack, known):
            what = named(known.model, name, code)
            if what.family not in UNFIT.get(code, ()):
                names.setdefault(name, Offer(name, what))
    words = [Offer(word, None) for word in sorted(words_at(spot)) if word not in names]
    found = [*sorted(names.values(), key=lambda one: (one.what.rank if one.what else 0, one.text)), *words]
    return [one for one in found if one.text.startswith(spot.word) and one.text != spot.word][:MOST]


def find_spot(file: Written, line: int, column: int) -> Cursor | None:
    """The place as it is needed here; None in a comment or in a text."""
    if not 1 <= line <= len(file.lines):
        return None
    before = file.lines[line - 1][: column - 1]
    if re.sub(r'"(\\.|[^"\\])*"', "", before).count('"') or "#" in re.sub(r'"(\\.|[^"\\])*"', "", before):
        return None
    match = _WORD.search(before)
    word = match.group() if match else ""
    lead = before[: len(before) - len(word)]
    found = file.chunk_at(line)
    if not lead or found is None:  # a declaration begins here
        return Cursor(file, found[1] if found is not None and found[0] == line else None, (), lead, word)
    first, chunk = found
    return Cursor(file, chunk, needed(file.lines[first - 1 : line - 1], lead), lead, word)


def needed(head: tuple[str, ...], lead: str) -> tuple[str, ...]:
    """The lines above that bear on this one: of a card its first line and the ability that is being written."""
    if not head or head[0].split(" ")[0].rstrip(":") in keywords() | set(FLOW):
        return head
    for at in range(len(head) - 1, 0, -1):
        depth = depth_of(head[at])
        if head[at].rstrip().endswith(":") and depth < depth_of(lead) and depth <= ITEM:
            return head[0], *head[at:]
    return head[:1] if depth_of(lead) <= ITEM else head


def depth_of(line: str) -> int:
    """How many spaces a line begins with."""
    return len(line) - len(line.lstrip(" "))


def words_at(spot: Cursor) -> set[str]:
    """The words of the language that fit; of `is at least` the rest, if its beginning stands there."""
    found = set(expected_behind(spot.text).words)
    said = spot.lead.split()
    for number in (1, 2):
        if len(said) > number:
            start = " ".join(said[-number:]) + " "
            cut = spot.text.rstrip()
            longer = expected_behind(cut[: len(cut) - len(start.strip())]).words if cut.endswith(start.strip()) else ()
            found |= {word[len(start) :] for word in longer if word.startswith(start)}
    return found


def names_at(spot: Cursor, pack: Pack, known: Checked) -> Iterator[tuple[str, str]]:
    """The names that fit, each with the code of the fault that told it."""
    if spot.lead.endswith("["):
        without = Cursor(spot.file, spot.chunk, spot.head, spot.lead[:-1], "")
        if "SLOT" in expected_behind(without.text).terminals:
            yield from ((letter, "unknown-slot") for letter in known.model.slots)
            return
    beginning = not spot.lead.strip()
    endings = BEGINNINGS if beginning else PLAIN
    found = dict(probed(spot, endings, pack))
    if not beginning and set(found.values()) == {"unknown-kind"}:
        found |= dict(probed(spot, (("NAME", " card"),), pack))  # words that stand before a noun
    if not beginning and not found:
        found = dict(probed(spot, OTHERWISE, pack))
    yield from found.items()


def probed(spot: Cursor, endings: Iterable[tuple[str, str]], pack: Pack) -> Iterator[tuple[str, str]]:
    """The names that are told when the declaration goes on in one of these ways."""
    behind = expected_behind(spot.text + WISH).terminals
    closing = closers(spot.lead)
    block = f"\n{' ' * (depth_of(spot.lead) + 4)}{LINE}"
    for terminal, ending in endings:
        if terminal in behind or closing:
            probe = read(spot.file.path, spot.text + WISH + closing + ending.format(block=block))
            for fault in faults_listing_names(probe, spot, pack) if probe.is_read else ():
                code = "nobody-acts" if ending == SUBJECT and fault.code == "unknown-name" else fault.code
                yield from ((name, code) for name in fault.known if fits(name, fault, spot))


def readable(spot: Cursor) -> Cursor:
    """The place without the lines above that have a slip, unless they are those that it stands under."""
    head = list(spot.head)
    for _ in range(MOST_SLIPS):
        slip = expected_behind(spot.text).slip
        if slip is None or not 1 < slip <= len(head):
            break
        head[slip - 1] = ""
        spot = Cursor(spot.file, spot.chunk, tuple(head), spot.lead, spot.word)
    if expected_behind(spot.text).slip not in (None, len(head) + 1):
        return spot.bare
    return spot


def closers(lead: str) -> str:
    """The brackets that a line has still to close; `closers("pay (number of ") -> ")"`."""
    open_ones: list[str] = []
    for letter in lead:
        if letter in "([":
            open_ones.append({"(": ")", "[": "]"}[letter])
        elif letter in ")]" and open_ones:
            open_ones.pop()
    return "".join(reversed(open_ones))


def faults_listing_names(probe: Chunk, spot: Cursor, pack: Pack) -> list[Diagnostic]:
    """The faults that tell which names could stand in place of the wished one; the probe stands in the spot's place."""
    assert pack.whole is not None
    others = [chunk for chunk in pack.fresh.values() if chunk is not spot.chunk and chunk.is_read]
    gone = {**pack.gone, **({spot.chunk.name: spot.chunk} if spot.chunk is not None else {})}
    checked = check_fresh([*others[:MOST_FRESH], probe], gone.values(), pack.whole)
    lines = probe.source.text.split("\n")
    at = next(number for number, line in enumerate(lines, start=1) if WISH in line)
    column = lines[at - 1].index(WISH) + 1
    return [
        fault
        for fault in checked.faults.get(probe.name, [])
        if fault.span.line == at and fault.span.column <= column < fault.span.end_column
    ]


def fits(name: str, fault: Diagnostic, spot: Cursor) -> bool:
    """Whether a name that was told can stand there: of the language's verbs only two give moments."""
    header = fault.code == "unknown-verb" and _SAYS_WHEN.match(spot.lead)
    return not header or name in HEARD or name not in VERBS
