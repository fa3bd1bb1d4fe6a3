"""A name written otherwise, everywhere at once.

Nothing is renamed on trust. The pack is checked with the new name before an answer is given: it must have no fault that
it did not have, and every place must still mean what it meant.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from attrs import frozen

from interpreter.check.declarations import RESERVED
from interpreter.check.nouns import singulars
from interpreter.check.uses import Key
from interpreter.game.sentences import plural_of
from interpreter.model.scenario import SEATS
from interpreter.report.message import msg
from interpreter.syntax.keywords import keywords
from interpreter.syntax.verbs import VERBS
from moodsl.extras.server.checked import Checked, check_whole
from moodsl.extras.server.pack import FileRange, Pack
from moodsl.extras.server.written import Written, rewritten

_NAME = re.compile(r"[a-z][a-z0-9_]*")
# The words that a pack gives for a name, in `words/*.ftl`, begin with one of these.
MESSAGES = {
    "zone": ("zone", "pile", "slot"), "verb": ("verb", "deed"), "phase": ("phase", "moment"), "name": ("part",),
}  # fmt: skip


class RenameRefused(Exception):
    """A name cannot be written otherwise; the message says why."""


@frozen
class Edit:
    """What stands at a place is written otherwise."""

    place: FileRange
    text: str


def target(pack: Pack, path: Path, line: int, column: int) -> tuple[Key, FileRange, str]:
    """The name at a place, the place, and how it is written there; raises Refused."""
    mention = pack.mention_at(path, line, column)
    place = pack.place(mention.span) if mention is not None else None
    if mention is None or place is None:
        raise RenameRefused(msg("there is no name here that somebody declared"))
    declared = pack.places(mention.key, declares=True)
    if not declared and mention.key[0] == "card":
        raise RenameRefused(msg("`{}` is called after the series or the board that makes it", mention.key[1]))
    if not declared:
        raise RenameRefused(msg("`{}` is a word of the language", mention.key[1]))
    for one in declared:
        if pack.folder is None or not one.path.is_relative_to(pack.folder):
            raise RenameRefused(msg("`{}` belongs to another pack: {}", mention.span.text, one.path))
    return mention.key, place, declared_name(pack, mention.key, declared[0])


def declared_name(pack: Pack, key: Key, declared: FileRange) -> str:
    """A name as it is declared."""
    line = pack.files[declared.path].lines[declared.line - 1]
    return line[declared.column - 1 : declared.end_column - 1].strip("[]") if key[0] == "name" else key[1]


def rename(pack: Pack, path: Path, line: int, column: int, new: str) -> list[Edit]:
    """All that has to be written otherwise, so that the name at a place is `new`; raises Refused."""
    key, _place, old = target(pack, path, line, column)
    new = new.strip().strip("[]")
    refuse_bad(key, new)
    if new == old:
        return []
    if key[0] != "name" and pack.places((key[0], new)):
        raise RenameRefused(msg("there is a {} `{}` already", key[0], new))
    for file in pack.files.values():
        for first, chunk in file.chunks:
            if not chunk.is_read and old in re.findall(r"\w+", chunk.source.text):
                raise RenameRefused(
                    msg("{}:{} cannot be read yet and may use `{}`; mend it first", file.path.name, first, old)
                )
    edits = [Edit(place, form(pack, place, old, new)) for place in pack.places(key)]
    check_again(pack, key, new, edits)
    return [*edits, *edits_of_words(pack, key, old, new)]


def refuse_bad(key: Key, new: str) -> None:
    """Raise Refused if nothing can have this name."""
    if key[0] == "zone" and len(key[1]) == 1 and key[1].isupper():
        if not re.fullmatch("[A-Z]", new):
            raise RenameRefused(msg("`{}` is no name of a slot: one capital letter", new))
        return
    if not _NAME.fullmatch(new):
        raise RenameRefused(msg("`{}` is no name: small letters, digits and `_`, and a letter first", new))
    if new in keywords() | RESERVED | set(SEATS) or (key[0] in ("verb", "name") and new in VERBS):
        raise RenameRefused(msg("`{}` is a word of the language", new))


def form(pack: Pack, place: FileRange, old: str, new: str) -> str:
    """The new name in the form that the old one has at a place: `cities` becomes `towns`, `waits_for` `rests_at`."""
    line = pack.files[place.path].lines[place.line - 1]
    written = line[place.column - 1 : place.end_column - 1]
    if written == f"[{old}]":
        return f"[{new}]"
    if written == old:
        return new
    if old in singulars(written):
        return plural_of(new)
    if written in singulars(old):
        return singulars(new)[-1]
    first, joined, rest = new.partition("_")
    return plural_of(first) + joined + rest


def check_again(pack: Pack, key: Key, new: str, edits: Iterable[Edit]) -> None:
    """Raise Refused if the pack would have other faults, or if a name would mean something else."""
    assert pack.whole is not None
    before = check_whole(list(pack.chunks)) if pack.fresh or pack.gone else pack.whole
    files = applied(pack.files, edits)
    after = check_whole([chunk for file in files.values() for _first, chunk in file.chunks])
    assert before is not None and after is not None
    more = Counter(codes(after)) - Counter(codes(before))
    if more:
        fault = next(one for found in after.faults.values() for one in found if one.code in more)
        raise RenameRefused(msg("with the name `{}` there would be a fault: {}", new, fault.message))
    if sizes(before) != sizes(after):
        raise RenameRefused(msg("with the name `{}` some lines would mean something else", new))


def codes(checked: Checked) -> list[str]:
    """The codes of all faults."""
    return [fault.code for found in checked.faults.values() for fault in found]


def sizes(checked: Checked) -> Counter[int]:
    """How often names stand somewhere, without the names."""
    mentions = (mention.key for here in checked.uses.found.values() for mention in here.values())
    return Counter(Counter(mentions).values())


def applied(files: Mapping[Path, Written], edits: Iterable[Edit]) -> dict[Path, Written]:
    """The files with the edits done."""
    lines: dict[Path, list[str]] = {}
    for edit in sorted(edits, key=lambda one: (one.place.path, one.place.line, -one.place.column)):
        here = lines.setdefault(edit.place.path, list(files[edit.place.path].lines))
        line = here[edit.place.line - 1]
        here[edit.place.line - 1] = line[: edit.place.column - 1] + edit.text + line[edit.place.end_column - 1 :]
    return {
        path: rewritten(path, "\n".join(lines[path]), file) if path in lines else file for path, file in files.items()
    }


def edits_of_words(pack: Pack, key: Key, old: str, new: str) -> list[Edit]:
    """The words that the pack gives for a name, in its files `words/*.ftl`, go along with it."""
    found: list[Edit] = []
    heads = "|".join(MESSAGES.get(key[0], (key[0],)))
    message = re.compile(rf"^(?P<head>(?:{heads})-){re.escape(old)}(?=\s*=)")
    for path in sorted(pack.folder.glob("words/*.ftl")) if pack.folder is not None else ():
        for number, line in enumerate(path.read_text("utf-8", "replace").split("\n"), start=1):
            match = message.match(line)
            if match is not None:
                start = match.end("head") + 1
                found.append(Edit(FileRange(path, number, start, number, start + len(old)), new))
    return found
