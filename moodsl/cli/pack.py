"""`moo pack`: packs to hand on, packs that are installed, and the lock that says which they were."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from moodsl.cli.check import count
from moodsl.cli.door import FAULTY, WRONG_USE
from moodsl.cli.packs import end_if_misused, give_up, show_faults
from moodsl.cli.speech import localized, tell
from moodsl.cli.terminal import echo

SUFFIX = ".moopack"


@click.group()
def pack() -> None:
    """Build a pack into one file, install and remove packs, and keep to the ones that you know."""


@contextmanager
def refusals() -> Iterator[None]:
    """Ends the command with one line for whatever is refused."""
    from moodsl.packs import Refused

    try:
        yield
    except Refused as refused:
        give_up(str(refused), WRONG_USE if refused.misuse else FAULTY)


@pack.command()
@click.argument("folder", default=".")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE",
              help="The file to write.  [default: NAME-VERSION.moopack]")  # fmt: skip
def build(folder: str, output: Path | None) -> None:
    """Build the pack in FOLDER into one file that others can install. The same cards give the same file."""
    from interpreter.loader import check
    from moodsl.cli.files import put
    from moodsl.packs import archive_of, pack_in

    with refusals():
        found = pack_in(folder)
        faults = check(folder)
        end_if_misused(faults, [folder])
        if faults:
            show_faults(faults, "full", err=True)
            give_up(f"`{folder}` was not built: these cards have faults; `moo check {folder}` looks at them again")
        data = archive_of(found)
    path = output or Path(f"{found.pack.name}-{found.pack.version}{SUFFIX}")
    if path.is_dir():
        give_up(f"`{path}` is a folder; say which file in it, `-o {path / f'{found.pack.name}{SUFFIX}'}`", WRONG_USE)
    put(path, data)
    for left in found.left_out:
        tell(f"left out: {left} (no data of a pack)", err=True)
    tell(f"{path}: {found.pack.name} {found.pack.version}, {count(len(found.files), 'file')}, {len(data):,} bytes")
    tell(f"content {found.content}")


@pack.command()
@click.argument("file", type=click.Path(path_type=Path, readable=False))
@click.option("--replace", is_flag=True, help="Put it in place of the version that is installed.")
def install(file: Path, replace: bool) -> None:
    """Install the pack in FILE. Its name then stands for it wherever a pack is named."""
    from interpreter.text import find_builtin
    from moodsl import packs

    with refusals():
        archive = packs.open_archive(file)
        before = next((one for one in packs.installed() if one.name == archive.name), None)
        if before and before.said and before.said.content == archive.content and not before.changes():
            tell(f"{archive.name} {archive.version} is installed already")
            return
        packs.install(archive, replace)
    tell(f"{archive.name} {archive.version} is installed")
    if before:
        tell(f"in place of {before.said.version if before.said else 'a damaged one'}")
    elif find_builtin(archive.name):
        tell(f"in place of the one that comes with the program, until `moo pack remove {archive.name}`")


@pack.command("list")
def list_packs() -> None:
    """List the packs that are found by their names."""
    from interpreter.text import built_in, installed_packs
    from moodsl import packs

    with refusals():
        found = packs.installed()
        rows = [
            (one.name, one.said.version if one.said else "damaged", one.said.content if one.said else "", "installed")
            for one in found
        ]
        names = {one.name for one in found}
        for folder in built_in():
            one = packs.pack_in(folder)
            where = "built in" + (", not used: there is an installed one" if one.pack.name in names else "")
            rows.append((one.pack.name, one.pack.version, one.content, where))
    rows = [(name, localized(version), content, localized(where)) for name, version, content, where in rows]
    wide = [max(len(row[column]) for row in rows) for column in range(2)]
    for name, version, content, where in sorted(rows):
        echo(f"{name:<{wide[0]}}  {version:<{wide[1]}}  {content[:12]:<12}  {where}")
    tell(f"installed packs lie in {installed_packs()}")


@pack.command()
@click.argument("name")
def remove(name: str) -> None:
    """Remove the installed pack NAME."""
    from moodsl.packs import uninstall

    with refusals():
        uninstall(name)
    tell(f"{name} is removed")


@pack.command()
@click.argument("what", required=False, metavar="[NAME|FILE|FOLDER]")
def verify(what: str | None) -> None:
    """Compare a pack with what it should be.

    The NAME of an installed pack is compared with what was installed, a FILE with its own manifest, a FOLDER with the
    lock in it. Without any of them, all installed packs are looked at, and the lock in this folder.
    """
    with refusals():
        wrong = differing(what)
    for line in wrong:
        tell(line)
    if wrong:
        sys.exit(FAULTY)
    tell("all is as it should be")


def differing(what: str | None) -> list[str]:
    """What is not as it should be, each in a line. Raises Refused."""
    from interpreter.text import find_builtin
    from moodsl import packs

    installed = {one.name: one for one in packs.installed()}
    path = Path(what or ".")
    locked = path if path.name == packs.LOCK else path / packs.LOCK
    if what is None:
        found = [f"{name}: {words}" for name, one in installed.items() for words in one.changes()]
        return found + (packs.differences_now(locked) if locked.is_file() else [])
    if what in installed and not locked.is_file():
        return [f"{what}: {words}" for words in installed[what].changes()]
    if path.is_dir() or (path.is_file() and path == locked):
        if not locked.is_file():
            raise packs.Refused(f"`{what}` has no `{packs.LOCK}`; `moo pack lock {what}` writes one", misuse=True)
        return packs.differences_now(locked)
    if path.is_file():
        packs.open_archive(path)
        return []
    if find_builtin(what):
        raise packs.Refused(f"`{what}` comes with the program: there is nothing to compare it with", misuse=True)
    way_out = "`moo pack list` shows what is installed"
    raise packs.Refused(f"there is no pack, file or folder `{what}`; {way_out}", misuse=True)


@pack.command()
@click.argument("place", nargs=-1, metavar="[NAME|FOLDER]…")
def lock(place: tuple[str, ...]) -> None:
    """Write into `moo.lock` which packs are read together, of which versions, with which contents.

    Without a NAME or FOLDER it is the pack in this folder. The lock lies in the FOLDER, or in this one for a NAME and
    for several.
    """
    from moodsl.cli.files import put
    from moodsl.packs import LOCK, lock_of, packs_of

    places = place or (".",)
    with refusals():
        found = packs_of(places)
    folder = Path(places[0]) if len(places) == 1 and Path(places[0]).is_dir() else Path()
    put(folder / LOCK, lock_of(found))
    for one in found:
        echo(f"{one.pack.name} {one.pack.version} ({one.content[:12]})")
    tell(f"written to {folder / LOCK}")
