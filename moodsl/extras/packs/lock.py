"""The lock: a file `moo.lock` that says which packs, of which versions and with which contents, were read together.

It is JSON, sorted, one pack a line, so that it can be kept beside the cards and read as a difference:

    {"format": 1, "packs": {"harbour": {"version": "1.0.0", "content": "5e2f…"}}}

A lock in the folder of a pack is about all that is read with it. A lock in the folder that a command runs in is about
the packs that it names.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from attrs import frozen

from interpreter.report.message import Message, msg
from interpreter.text import find_pack
from moodsl.extras.packs.contents import LOCK, PackFolder, PackRefused, packs_in
from moodsl.side_files import SideFault, as_shape, is_newer, parsed

FORMAT = 1
SHORT = 12  # letters of a hash that are shown


@frozen
class Locked:
    """What a lock says of one pack; `content` is the hash of its files, 64 letters."""

    version: str
    content: str


@frozen
class Lock:
    """The shape of the file."""

    format: int
    packs: dict[str, Locked]


def packs_of(places: Sequence[str | Path]) -> list[PackFolder]:
    """The packs of some places and all that they require, sorted by name; raises Refused if one is not here."""
    found: dict[str, PackFolder] = {}
    waiting: list[str | Path] = list(places)
    while waiting:
        for one in packs_in(waiting.pop(0)):
            if one.pack.name in found and found[one.pack.name].folder.resolve() != one.folder.resolve():
                raise PackRefused(
                    msg("there are two packs `{}`: `{}`, `{}`", one.pack.name, found[one.pack.name].folder, one.folder)
                )
            found[one.pack.name] = one
        if not waiting:
            wanted = {name: one for one in found.values() for name in one.pack.requires if name not in found}
            for name, one in sorted(wanted.items()):
                folder = find_pack(name)
                if folder is None:
                    way_out = msg("install it: `moo pack install {}.moopack`", name)
                    raise PackRefused(
                        msg("`{}` requires the pack `{}`, and it is not here; {}", one.pack.name, name, way_out)
                    )
                waiting.append(folder)
    return [found[name] for name in sorted(found)]


def lock_of(packs: Iterable[PackFolder]) -> str:
    """The lock of some packs, as it is written."""
    lines = [
        f"    {json.dumps(one.pack.name)}: {json.dumps({'version': one.pack.version, 'content': one.content})}"
        for one in packs
    ]
    return f'{{\n  "format": {FORMAT},\n  "packs": {{\n' + ",\n".join(lines) + "\n  }\n}\n"


def find_lock(places: Sequence[str | Path]) -> Path | None:
    """The lock that holds for places: the one in a folder of theirs, else the one in the folder that the command runs
    in; None if there is none."""
    return next((path for place in (*places, ".") if (path := Path(place) / LOCK).is_file()), None)


def differences_of(places: Sequence[str | Path], path: Path) -> list[Message]:
    """What is not as a lock says of the packs in some places, each in one line; raises Refused if the lock is damaged,
    or if it lies with packs that are not all here.

    A lock that lies elsewhere is about the packs that it names, and no others.
    """
    read_lock(path)
    folders = [place for place in places if not Path(place).is_file()]
    is_theirs = any(Path(place) == path.parent for place in folders)
    try:
        packs = packs_of(folders)
    except PackRefused:
        if is_theirs:
            raise
        return []
    return differences(path, packs, is_theirs)


def differences(path: Path, packs: Iterable[PackFolder], whole: bool = True) -> list[Message]:
    """What of some packs is not as a lock says, each in one line; raises Refused if the lock is damaged.

    `whole`: a pack that the lock does not name is a difference, too, and so is one that is not there.
    """
    locked = read_lock(path)
    found = []
    here = {one.pack.name: one for one in packs}
    for name, one in here.items():
        if name in locked:
            then, now = locked[name], Locked(one.pack.version, one.content)
            if then != now:
                found.append(
                    msg(
                        "`{}` is not what `{}` says: locked is {}, here is {}",
                        name,
                        path,
                        version_and_hash(then),
                        version_and_hash(now),
                    )
                )
        elif whole:
            found.append(msg("`{}` is not in `{}`: here is {}", name, path, one.pack.version))
    if whole:
        found += [msg("`{}` is in `{}` and not here", name, path) for name in locked if name not in here]
    return found


def differences_now(path: Path) -> list[Message]:
    """What is not as a lock says of the packs in its folder; if it names none of these, of those that it names. Raises
    Refused."""
    folder, locked = path.parent, read_lock(path)
    here = packs_in(folder) if next(folder.rglob("*.moo"), None) is not None else []
    is_theirs = any(one.pack.name in locked for one in here)
    return differences(path, packs_of([folder] if is_theirs else [name for name in locked if find_pack(name)]))


def version_and_hash(one: Locked) -> str:
    """A version and the first letters of a hash."""
    return f"{one.version} ({one.content[:SHORT]})"


def read_lock(path: Path) -> dict[str, Locked]:
    """What a lock says of every pack, by name; raises Refused."""
    way_out = msg("`moo pack lock` writes it anew")
    try:
        said = parsed(path)
        if is_newer(said, FORMAT):
            raise PackRefused(
                msg("`{}` was written by a newer moodsl; use that one, or write it anew: `moo pack lock`", path)
            )
        lock = as_shape(said, Lock, path)
    except SideFault as fault:
        raise PackRefused(msg("`{}` is damaged: {}; {}", path, fault.why, way_out)) from None
    if lock.format != FORMAT:
        raise PackRefused(msg("`{}` is damaged: `format`: there is no such one; {}", path, way_out))
    return lock.packs
