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
from typing import Any

from interpreter.text import find_pack
from moodsl.packs.contents import LOCK, PackFolder, Refused, packs_in

FORMAT = 1
SHORT = 12  # letters of a hash that are shown


def packs_of(places: Sequence[str | Path]) -> list[PackFolder]:
    """The packs of some places and all that they require, sorted by name; raises Refused if one is not here."""
    found: dict[str, PackFolder] = {}
    waiting: list[str | Path] = list(places)
    while waiting:
        for one in packs_in(waiting.pop(0)):
            if one.pack.name in found and found[one.pack.name].folder.resolve() != one.folder.resolve():
                raise Refused(f"there are two packs `{one.pack.name}`: `{found[one.pack.name].folder}`, `{one.folder}`")
            found[one.pack.name] = one
        if not waiting:
            wanted = {name: one for one in found.values() for name in one.pack.requires if name not in found}
            for name, one in sorted(wanted.items()):
                folder = find_pack(name)
                if folder is None:
                    way_out = f"install it: `moo pack install {name}.moopack`"
                    raise Refused(f"`{one.pack.name}` requires the pack `{name}`, and it is not here; {way_out}")
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


def differences_of(places: Sequence[str | Path], path: Path) -> list[str]:
    """What is not as a lock says of the packs in some places, each in one line; raises Refused if the lock is damaged,
    or if it lies with packs that are not all here.

    A lock that lies elsewhere is about the packs that it names, and no others.
    """
    read_lock(path)
    folders = [place for place in places if not Path(place).is_file()]
    is_theirs = any(Path(place) == path.parent for place in folders)
    try:
        packs = packs_of(folders)
    except Refused:
        if is_theirs:
            raise
        return []
    return differences(path, packs, is_theirs)


def differences(path: Path, packs: Iterable[PackFolder], whole: bool = True) -> list[str]:
    """What of some packs is not as a lock says, each in one line; raises Refused if the lock is damaged.

    `whole`: a pack that the lock does not name is a difference, too, and so is one that is not there.
    """
    locked = read_lock(path)
    found = []
    here = {one.pack.name: one for one in packs}
    for name, one in here.items():
        if name in locked:
            then, now = locked[name], {"version": one.pack.version, "content": one.content}
            if then != now:
                found.append(f"`{name}` is not what `{path}` says: locked is {shown(then)}, here is {shown(now)}")
        elif whole:
            found.append(f"`{name}` is not in `{path}`: here is {one.pack.version}")
    if whole:
        found += [f"`{name}` is in `{path}` and not here" for name in locked if name not in here]
    return found


def differences_now(path: Path) -> list[str]:
    """What is not as a lock says of the packs in its folder; if there are none, of the packs of the names in it. Raises
    Refused."""
    folder = path.parent
    places: list[str | Path] = [folder]
    if next(folder.rglob("*.moo"), None) is None:
        places = [name for name in read_lock(path) if find_pack(name)]
    return differences(path, packs_of(places))


def shown(one: dict[str, str]) -> str:
    """A version and the first letters of a hash."""
    return f"{one['version']} ({one['content'][:SHORT]})"


def read_lock(path: Path) -> dict[str, dict[str, str]]:
    """What a lock says: name -> version and content; raises Refused."""
    try:
        said: Any = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Refused(f"`{path}` cannot be read: {error.strerror}", misuse=True) from None
    except (ValueError, RecursionError):
        said = None
    if isinstance(said, dict) and isinstance(said.get("format"), int) and said["format"] > FORMAT:
        raise Refused(f"`{path}` was written by a newer moodsl; use that one, or write it anew: `moo pack lock`")
    packs = said.get("packs") if isinstance(said, dict) and said.get("format") == FORMAT else None
    if not isinstance(packs, dict) or not all(map(is_entry, packs.values())):
        raise Refused(f"`{path}` is damaged; `moo pack lock` writes it anew")
    return packs


def is_entry(one: object) -> bool:
    """Whether this says the version and the content of a pack."""
    return (
        isinstance(one, dict) and set(one) == {"version", "content"} and all(isinstance(it, str) for it in one.values())
    )
