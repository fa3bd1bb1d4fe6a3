r"""What belongs to a pack: which files of its folder, and the hash by which two of them are known to be the same.

A pack is data, all of it text: its `.moo` files, the words of its languages, what is known of its balance and looks,
what is written about it. Lines end with `\n` alone, so that a pack is the same wherever it was copied.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath

from attrs import frozen

from interpreter.model import Model, Pack
from interpreter.report import Reporter
from interpreter.report.message import Message, msg, reason_of
from interpreter.text import Source, find_pack, packs_said

SUFFIXES = (".moo", ".ftl", ".json", ".md", ".txt")
NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "README")
MANIFEST = "moopack.json"  # what an archive says of itself; of no folder's contents
LOCK = "moo.lock"
MOST_FILES = 10_000
LARGEST_FILE = 5_000_000  # bytes
LARGEST_PACK = 50_000_000


class PackRefused(Exception):
    """Something that is not done; the message is one line that says why, and what to do. `misuse` if it was the command
    that was wrong, and not the pack."""

    def __init__(self, message: Message, misuse: bool = False) -> None:
        super().__init__(message)
        self.misuse = misuse


@frozen
class PackFolder:
    """A pack where it lies. `pack` is what it says of itself, `files` are its contents by their paths in `folder`,
    `left_out` what lies there as well and does not belong to it."""

    pack: Pack
    folder: Path
    files: dict[str, bytes]
    left_out: tuple[str, ...] = ()

    @property
    def content(self) -> str:
        """The hash of the contents, 64 letters."""
        return content_of(hashes_of(self.files))


def hashes_of(files: Mapping[str, bytes]) -> dict[str, str]:
    """The SHA-256 of every file, sorted by path."""
    return {path: hashlib.sha256(files[path]).hexdigest() for path in sorted(files)}


def content_of(hashes: Mapping[str, str]) -> str:
    """One SHA-256 of all files, by their paths and hashes.

    >>> content_of({"pack.moo": "00"}) == content_of({"pack.txt": "00"})
    False
    """
    lines = (f"{hashes[path]}  {path}\n" for path in sorted(hashes))
    return hashlib.sha256("".join(lines).encode()).hexdigest()


# ---- finding ---------------------------------------------------------------------------------------------------------


def pack_in(place: str | Path) -> PackFolder:
    """The one pack of a folder, or of that name; raises Refused."""
    found = packs_in(place)
    if len(found) > 1:
        names = ", ".join(f"`{one.folder}`" for one in found)
        raise PackRefused(msg("`{}` holds {} packs; say which: {}", place, len(found), names), misuse=True)
    return found[0]


def packs_in(place: str | Path) -> list[PackFolder]:
    """The packs of a folder, or of that name, sorted by folder; raises Refused if there is none."""
    folder = folder_at(place)
    try:
        homes = dict(packs_below(folder))
        found = [pack_at(home, source, [one for one in homes if one != home]) for home, source in homes.items()]
    except OSError as error:
        raise PackRefused(msg("`{}` cannot be read: {}", error.filename, reason_of(error)), misuse=True) from None
    if not found:
        help = msg('a pack has a file `pack.moo` that says `pack NAME "Title"`')
        raise PackRefused(msg("there is no pack in `{}`; {}", place, help), misuse=True)
    return found


def folder_at(place: str | Path) -> Path:
    """The folder that is meant; raises Refused."""
    path = Path(place)
    if not path.exists():
        path = find_pack(str(place)) or path
    if path.is_dir():
        return path
    if path.is_file():
        raise PackRefused(msg("`{}` is a file; give the folder of the pack", place), misuse=True)
    raise PackRefused(msg("`{}` does not exist; give the folder of a pack, or the name of one", place), misuse=True)


def packs_below(folder: Path) -> Iterator[tuple[Path, Source]]:
    """The folders of all packs in a folder, with the file in which each says what it is."""
    for path in sorted(folder.rglob("*.moo")):
        if hidden(path.relative_to(folder)) or not path.is_file():
            continue
        text = text_at(path).decode("utf-8")
        if packs_said(text):
            yield path.parent, Source(path.as_posix(), text)


def pack_at(folder: Path, source: Source, others: list[Path]) -> PackFolder:
    """The pack of a folder, without the packs that lie in folders below; raises Refused and OSError."""
    pack = said_in(source)
    files: dict[str, bytes] = {}
    left_out = []
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if any(path.is_relative_to(one) for one in others if one.is_relative_to(folder)) or hidden(inside):
            continue
        if path.is_symlink():
            raise PackRefused(msg("`{}` is a link; put the file itself there", path))
        if not path.is_file() or inside.as_posix() in (MANIFEST, LOCK):
            continue
        if not is_data(inside):
            left_out.append(inside.as_posix())
            continue
        files[inside.as_posix()] = text_at(path)
    if len(files) > MOST_FILES or sum(map(len, files.values())) > LARGEST_PACK:
        most = msg("{:,} files and {} million bytes", MOST_FILES, LARGEST_PACK // 1000000)
        raise PackRefused(msg("`{}` is too large for a pack: {} at most", folder, most))
    return PackFolder(pack, folder, files, tuple(left_out))


def hidden(path: Path) -> bool:
    """Whether a file or a folder above it is hidden."""
    return any(part.startswith(".") for part in path.parts)


def is_data(path: Path | PurePosixPath) -> bool:
    """Whether a file is of a sort that a pack may have.

    >>> is_data(PurePosixPath("words/en.ftl")), is_data(PurePosixPath("setup.py"))
    (True, False)
    """
    return path.suffix in SUFFIXES or path.name in NAMES


def text_at(path: Path) -> bytes:
    """The bytes of a text with plain ends of lines; raises Refused if it is none or too large, and OSError."""
    if path.stat().st_size > LARGEST_FILE:
        raise PackRefused(msg("`{}` has more than {} million bytes", path, LARGEST_FILE // 1000000))
    data = path.read_bytes()
    try:
        data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PackRefused(msg("`{}` is not UTF-8 text; save it as UTF-8 in your editor", path)) from None
    return data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n")


def said_in(source: Source) -> Pack:
    """What a pack says of itself in a file; raises Refused."""
    from interpreter.check.packs import declare_pack
    from interpreter.check.scope import Abandon, Desk
    from interpreter.syntax import nodes, parse

    reporter = Reporter()
    desk = Desk(Model(), reporter)
    for node in parse(source, reporter).declarations:
        if isinstance(node, nodes.ThingDecl) and node.kind.text == "pack":
            try:
                declare_pack(node, desk)
            except Abandon:
                break
    reporter.keep("wrong-language")
    if len(reporter) or len(desk.model.packs) != 1:
        fault = reporter.diagnostics[0] if len(reporter) else None
        if fault is None:
            raise PackRefused(msg("{}: it says nothing of a pack", source.name))
        why = msg("{} ({})", fault.message, fault.help) if fault.help else fault.message
        raise PackRefused(msg("{}:{}: {}", source.name, fault.span.line, why))
    return next(iter(desk.model.packs.values()))
