"""A pack in one file, `NAME-VERSION.moopack`: a zip of its contents and a manifest with their hashes.

The same contents give the same bytes on every machine: the files are sorted, carry one time and the same rights, and
are stored as they are (how they would be packed differs from one library to another).

What comes from somebody else is not trusted. An archive is read into memory, never unpacked as it stands, and is
refused whole if anything in it is not a plain file of data under a plain path, if it would grow beyond measure, or if
it is not exactly what its manifest says.
"""

from __future__ import annotations

import io
import json
import stat
import unicodedata
import zipfile
import zlib
from pathlib import Path, PurePosixPath

from attrs import asdict, frozen

from interpreter.model.versions import find_stretch, find_version
from interpreter.report.message import NOTHING, Message, msg, reason_of
from interpreter.text import is_device
from moodsl.extras.packs.contents import (
    LARGEST_FILE,
    LARGEST_PACK,
    MANIFEST,
    MOST_FILES,
    PackFolder,
    PackRefused,
    content_of,
    hashes_of,
    is_data,
)
from moodsl.side_files import SideFault, as_shape, decoded, is_newer

FORMAT = 1
EPOCH = (1980, 1, 1, 0, 0, 0)  # the first moment that a zip knows
RIGHTS = 0o100644
ENTRY = b"PK\x01\x02"  # begins what a zip says of one file
RATIO = 200  # how many times larger than its archive a pack may be
SMALL = 1_000_000  # bytes; below this no ratio is asked for
DEEPEST = 8  # folders in each other
LONGEST = 200  # letters of a path
LONGEST_NAME = 60  # letters of a pack's name, which names its folder and its file


@frozen
class Manifest:
    """What an archive says of itself in `moopack.json`: `content` is the hash of all, `files` that of each by its
    path."""

    format: int
    name: str
    version: str
    language: str
    requires: dict[str, str]
    content: str
    files: dict[str, str]

    @property
    def written(self) -> bytes:
        """What it says, as it stands in the archive."""
        return (json.dumps(asdict(self), ensure_ascii=False, indent=2) + "\n").encode()


@frozen
class Archive:
    """An archive that is whole: what its manifest says, and its files by their paths."""

    manifest: Manifest
    files: dict[str, bytes]


# ---- writing ---------------------------------------------------------------------------------------------------------


def archive_of(folder: PackFolder) -> bytes:
    """The archive of a sound pack; raises Refused if a file cannot go into one."""
    from interpreter.check.packs import LANGUAGE

    for path in folder.files:
        why = why_unsafe(path)
        if why:
            raise PackRefused(
                msg("`{}` cannot go into an archive: {}; give it another name", folder.folder / path, why)
            )
    clash = same_names(list(folder.files))
    if clash:
        raise PackRefused(
            msg("`{}` and `{}` are one name on some machines; give one of them another", clash[0], clash[1])
        )
    pack = folder.pack
    why = why_no_name(pack.name)
    if why:
        raise PackRefused(msg("`{}` cannot go into an archive: {}; give it another name", pack.name, why))
    requires = {name: wanted for name, (wanted, _place) in sorted(pack.requires.items())}
    language, hashes = pack.language or LANGUAGE, hashes_of(folder.files)
    said = Manifest(FORMAT, pack.name, pack.version, language, requires, folder.content, hashes)
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", zipfile.ZIP_STORED) as zipped:
        for path, data in sorted({**folder.files, MANIFEST: said.written}.items()):
            entry = zipfile.ZipInfo(path, EPOCH)
            entry.create_system = 3  # the rights are those of Unix, wherever it is written
            entry.external_attr = RIGHTS << 16
            zipped.writestr(entry, data)
    return written.getvalue()


# ---- reading ---------------------------------------------------------------------------------------------------------


def open_archive(path: Path) -> Archive:
    """A pack from its one file; raises Refused if there is anything wrong with it."""
    try:
        if path.exists() and not path.is_file():
            raise PackRefused(msg("`{}` is no file; give one that `moo pack build` wrote", path), misuse=True)
        if path.stat().st_size > LARGEST_PACK:
            raise PackRefused(
                msg("`{}` is too large for a pack: {} million bytes at most", path, LARGEST_PACK // 1000000)
            )
        raw = path.read_bytes()
    except FileNotFoundError:
        raise PackRefused(
            msg("`{}` does not exist; give a file that `moo pack build` wrote", path), misuse=True
        ) from None
    except OSError as error:
        raise PackRefused(msg("`{}` cannot be read: {}", path, reason_of(error)), misuse=True) from None
    if raw.count(ENTRY) > MOST_FILES:
        raise PackRefused(msg("`{}` is refused: it has more than {:,} files", path, MOST_FILES))
    try:
        with zipfile.ZipFile(io.BytesIO(raw)) as zipped:
            entries = zipped.infolist()
            hold_safe(path, entries, len(raw))
            files = {entry.filename: zipped.read(entry) for entry in entries}
    except (zipfile.BadZipFile, zlib.error, EOFError, ValueError, OverflowError, NotImplementedError, RuntimeError):
        # What a zip can be damaged by has no one exception.
        raise PackRefused(msg("`{}` is no pack, or only a part of one; get it anew", path)) from None
    return matched(path, files)


def hold_safe(path: Path, entries: list[zipfile.ZipInfo], size: int) -> None:
    """Refuse an archive by its list of contents alone, before anything in it is read."""
    for entry in entries:
        rights = entry.external_attr >> 16
        why = why_unsafe(entry.filename)
        if stat.S_IFMT(rights) not in (0, stat.S_IFREG):
            why = msg("it is a link") if stat.S_ISLNK(rights) else msg("it is no file")
        elif entry.flag_bits & 1:
            why = msg("it is encrypted")
        elif entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            why = msg("it is packed in a way that is not known here")
        elif entry.file_size > LARGEST_FILE:
            why = msg("it has more than {} million bytes", LARGEST_FILE // 1000000)
        if why:
            raise PackRefused(msg("`{}` is refused: `{}` in it is not safe: {}", path, path_text(entry.filename), why))
    clash = same_names([entry.filename for entry in entries])
    if clash:
        raise PackRefused(
            msg("`{}` is refused: `{}` and `{}` in it are one name", path, path_text(clash[0]), path_text(clash[1]))
        )
    whole = sum(entry.file_size for entry in entries)
    if whole > LARGEST_PACK or (whole > SMALL and whole > RATIO * size):
        raise PackRefused(msg("`{}` is refused: {:,} bytes would become {:,}", path, size, whole))


def why_unsafe(path: str) -> Message:
    """What is wrong with a path in an archive; empty if nothing is.

    >>> why_unsafe("../cards.moo"), why_unsafe("words/en.ftl")
    ('it leads out of the pack', '')
    """
    parts = path.split("/")
    if path.startswith("/") or "\\" in path or ":" in path or ".." in parts:
        return msg("it leads out of the pack")
    if any(not part or part.startswith(".") or part.endswith((".", " ")) or part != part.strip() for part in parts):
        return msg("its path is not plain")
    if len(path) > LONGEST or len(parts) > DEEPEST:
        return msg("its path is too long")
    if not all(letter.isalnum() or letter in "_-. ()+,'!/" for letter in path) or path != unicodedata.normalize(
        "NFC", path
    ):
        return msg("its path has letters that not every machine can write")
    if any(map(is_device, parts)):
        return msg("its path means a device on some machines")
    return NOTHING if is_data(PurePosixPath(path)) else msg("it is no data of a pack")


def why_no_name(name: str) -> Message:
    """Why no folder can be called like a pack; empty if one can.

    >>> why_no_name("nul"), why_no_name("orchard")
    ('its name means a device on some machines', '')
    """
    if len(name) > LONGEST_NAME:
        return msg("its name is longer than {} letters", LONGEST_NAME)
    return msg("its name means a device on some machines") if is_device(name) else NOTHING


def same_names(paths: list[str]) -> tuple[str, str] | None:
    """Two paths that cannot lie in one folder: the same but for small and capital letters, or one below the other.

    >>> same_names(["a.moo", "b.moo", "A.moo"]), same_names(["a.moo/b.moo", "a.moo"])
    (('a.moo', 'A.moo'), ('a.moo/b.moo', 'a.moo'))
    """
    seen: dict[str, str] = {}
    for path in paths:
        if path.casefold() in seen:
            return seen[path.casefold()], path
        seen[path.casefold()] = path
    for path in paths:
        for above in PurePosixPath(path.casefold()).parents:
            if str(above) in seen:
                return path, seen[str(above)]
    return None


def path_text(path: str) -> str:
    """A path that somebody may have made up to look like something else."""
    return path.encode("unicode_escape").decode()[:LONGEST]


def matched(path: Path, files: dict[str, bytes]) -> Archive:
    """The archive, if its manifest says exactly what is in it; raises Refused."""
    from interpreter.check.packs import LANGUAGE, READ, way_to

    raw = files.pop(MANIFEST, None)
    if raw is None:
        raise PackRefused(msg("`{}` is no pack: it has no `{}`; `moo pack build` writes one", path, MANIFEST))
    said = read_manifest(path, raw)
    if said.language not in READ:
        why = msg(
            "it is written in language `{}`, and this program reads language `{}`", path_text(said.language), LANGUAGE
        )
        raise PackRefused(msg("`{}` is refused: {}; {}", path, why, way_to(said.language)))
    hashes = hashes_of(files)
    if said.files != hashes:
        names = sorted(one for one in {*said.files, *hashes} if said.files.get(one) != hashes.get(one))
        raise PackRefused(
            msg("`{}` is refused: `{}` is not what its manifest says; get the pack anew", path, path_text(names[0]))
        )
    if said.content != content_of(hashes):
        raise PackRefused(
            msg("`{}` is refused: the hash of its contents is not what its manifest says; get the pack anew", path)
        )
    try:
        for data in files.values():
            data.decode("utf-8")
    except UnicodeDecodeError:
        raise PackRefused(msg("`{}` is refused: not all of its files are text", path)) from None
    return Archive(said, files)


def read_manifest(path: Path, raw: bytes) -> Manifest:
    """What a manifest says; raises Refused if it is damaged, or newer than this program."""
    try:
        said = decoded(raw, path)
        if is_newer(said, FORMAT):
            raise PackRefused(msg("`{}` was built by a newer moodsl; read it with that one", path))
        manifest = as_shape(said, Manifest, path)
    except SideFault as fault:
        raise PackRefused(
            msg("`{}` is refused: its manifest is damaged: {}; get the pack anew", path, fault.why)
        ) from None
    why = why_no_manifest(manifest)
    if why:
        raise PackRefused(msg("`{}` is refused: its manifest is damaged: {}; get the pack anew", path, why))
    return manifest


def why_no_manifest(said: Manifest) -> Message:
    """What a manifest says that there cannot be: a name, a version; empty if there is nothing."""
    if said.format != FORMAT:
        return msg("`format`: there is no such one")
    if not said.name.isidentifier() or not said.name.isascii() or said.name != said.name.lower():
        return msg("`name`: this is not the name of a pack")
    if why_no_name(said.name):
        return msg("`name`: {}", why_no_name(said.name))
    if find_version(said.version) is None:
        return msg("`version`: this is not a version")
    wrong = next((name for name, wanted in said.requires.items() if not find_stretch(wanted)), None)
    return msg("`requires[{!r}]`: this says no versions", wrong) if wrong is not None else NOTHING
