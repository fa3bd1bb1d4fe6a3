"""The installed packs: a folder of folders, each with the contents of one archive and its manifest.

A pack is put there whole or not at all: its files are written into a folder beside, which is then renamed. What is
already there is moved away first, and back again if that fails.
"""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from interpreter.model.versions import is_within
from interpreter.report.message import msg, reason_of
from interpreter.text import (
    Source,
    find_builtin,
    find_pack,
    folder_beside,
    installed_packs,
    packs_said,
    put_in_place,
    write_files,
)
from moodsl.extras.packs.archive import Archive, Manifest, read_manifest
from moodsl.extras.packs.contents import MANIFEST, PackRefused, content_of, hashes_of, pack_in

OF_OTHERS = ("missing-pack", "wrong-version", "wrong-language")  # faults that are not of the cards


@frozen
class Installed:
    """An installed pack: its folder, and what its manifest says; None if that is missing or damaged."""

    folder: Path
    said: Manifest | None

    @property
    def name(self) -> str:
        """The name that it is found by."""
        return self.folder.name

    def changes(self) -> list[str]:
        """What is not as it was installed, each in a few words. Raises OSError."""
        said = manifest_in(self.folder)
        if said is None or self.said is None:
            return [f"`{MANIFEST}` is missing or damaged"]
        files = [path for path in self.folder.rglob("*") if path.is_file() and path != self.folder / MANIFEST]
        here = hashes_of({path.relative_to(self.folder).as_posix(): path.read_bytes() for path in files})
        then = said.files
        found = [f"`{path}` is missing" for path in then if path not in here]
        found += [f"`{path}` was added" for path in here if path not in then]
        found += [f"`{path}` was changed" for path in here if then.get(path, here[path]) != here[path]]
        if not found and said.content != content_of(here):
            found.append(f"`{MANIFEST}` was changed")
        return sorted(found)


def installed() -> list[Installed]:
    """The installed packs, sorted by name."""
    shelf = installed_packs()
    folders = sorted(one for one in shelf.iterdir() if one.is_dir()) if shelf.is_dir() else []
    found = []
    for folder in folders:
        if not folder.name.startswith("."):
            found.append(Installed(folder, manifest_in(folder)))
    return found


def manifest_in(folder: Path) -> Manifest | None:
    """What an installed pack says of itself; None if that is missing or damaged, or of a pack of another name."""
    try:
        said = read_manifest(folder / MANIFEST, (folder / MANIFEST).read_bytes())
    except (OSError, PackRefused):
        return None
    return said if said.name == folder.name else None


# ---- installing ------------------------------------------------------------------------------------------------------


def install(archive: Archive, replace: bool = False) -> None:
    """Put a pack among the installed ones; raises Refused if its cards have faults, if it cannot be written, or if
    another version is there, or comes with the program, and is not to be replaced."""
    hold_sound(archive)
    shelf = installed_packs()
    others = installed()
    before = next((one for one in others if one.name == archive.manifest.name), None)
    if before is not None and not replace:
        way_out = msg("`--replace` puts {} in its place", archive.manifest.version)
        message = msg("`{}` (damaged) is installed already; {}", archive.manifest.name, way_out)
        if before.said:
            message = msg("`{}` {} is installed already; {}", archive.manifest.name, before.said.version, way_out)
        raise PackRefused(message, misuse=True)
    if before is None and find_builtin(archive.manifest.name) and not replace:
        way_out = msg("`--replace` puts this one in its place")
        raise PackRefused(
            msg("`{}` is the name of a pack that comes with the program; {}", archive.manifest.name, way_out),
            misuse=True,
        )
    for other in others:
        wanted = other.said.requires.get(archive.manifest.name) if other.said else None
        if wanted is not None and not is_within(archive.manifest.version, wanted):
            raise PackRefused(
                msg(
                    "`{}` requires `{} {}`, and this is {}",
                    other.name,
                    archive.manifest.name,
                    wanted,
                    archive.manifest.version,
                ),
                misuse=True,
            )
    try:
        shelf.mkdir(parents=True, exist_ok=True)
        with folder_beside(shelf) as beside:
            write_files(beside / "new", {**archive.files, MANIFEST: archive.manifest.written})
            put_in_place(beside / "new", shelf / archive.manifest.name)
    except OSError as error:
        raise PackRefused(
            msg("`{}` was not installed in `{}`: {}", archive.manifest.name, shelf, reason_of(error)), misuse=True
        ) from None


def hold_sound(archive: Archive) -> None:
    """Refuse an archive that is not the pack that its manifest says, or whose cards have faults; they are read together
    with what they require."""
    from interpreter.loader import check_sources, read
    from interpreter.report import Reporter, concise

    reporter = Reporter()
    own = [
        Source(f"{archive.manifest.name}/{path}", data.decode("utf-8"))
        for path, data in archive.files.items()
        if path.endswith(".moo")
    ]
    said = [(name, source.name) for source in own for name in packs_said(source.text)]
    if [name for name, _file in said] != [archive.manifest.name] or said[0][1].count("/") != 1:
        raise PackRefused(msg("`{}` is refused: its files are not one pack of that name", archive.manifest.name))
    required = [folder for name in archive.manifest.requires if (folder := find_pack(name)) is not None]
    model = check_sources([*own, *read(required, reporter, scenarios=False)], reporter)
    faults = reporter.diagnostics
    first = next((one for one in faults if one.code in OF_OTHERS), None)
    if first is not None:
        raise PackRefused(msg("{}; {}", first.message, first.help) if first.help else first.message)
    if faults:
        many = msg("a fault") if len(faults) == 1 else msg("{} faults", len(faults))
        raise PackRefused(
            msg("`{}` is refused: its cards have {}: {}", archive.manifest.name, many, concise(faults[0]))
        )
    pack = model.packs[archive.manifest.name]
    if (
        pack.version != archive.manifest.version
        or {name: wanted for name, (wanted, _) in pack.requires.items()} != archive.manifest.requires
    ):
        raise PackRefused(
            msg("`{}` is refused: `pack.moo` in it does not say what its manifest says", archive.manifest.name)
        )


# ---- removing --------------------------------------------------------------------------------------------------------


def uninstall(name: str) -> None:
    """Remove an installed pack; raises Refused if there is none, or if another one requires it."""
    found = installed()
    one = next((one for one in found if one.name == name), None)
    if one is None:
        way_out = msg("it comes with the program") if find_pack(name) else msg("`moo pack list` shows what is")
        raise PackRefused(msg("`{}` is not installed; {}", name, way_out), misuse=True)
    left = find_builtin(name)
    version = pack_in(left).pack.version if left else ""
    for other in found:
        wanted = other.said.requires.get(name) if other.said and other is not one else None
        if wanted is not None and not is_within(version, wanted):
            raise PackRefused(
                msg("`{}` requires `{}`; `moo pack remove {}` comes first", other.name, name, other.name), misuse=True
            )
    try:
        with folder_beside(one.folder.parent) as beside:
            one.folder.rename(beside / name)
    except OSError as error:
        raise PackRefused(
            msg("`{}` cannot be removed from `{}`: {}", name, one.folder.parent, reason_of(error)), misuse=True
        ) from None
