"""`moo pack`: packs to hand on, packs that are installed, and the lock that says which they were."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from interpreter.report.message import Message, msg
from interpreter.text import built_in, find_builtin, installed_packs
from moodsl.cli.authoring.check import count_of_files
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import localized, tell
from moodsl.cli.shared.loading import end_if_misused, give_up, refusals, show_faults
from moodsl.cli.shared.terminal import echo

SUFFIX = ".moopack"


@click.group()
def pack() -> None:
    """Build a pack into one file, install and remove packs, and keep to the ones that you know."""


@pack.command()
@click.argument("folder", default=".")
@click.argument("packs", metavar="[PACK]...", nargs=-1)
@click.option("-o", "--output", type=click.Path(path_type=Path, readable=False), metavar="FILE",
              help="The file to write.  [default: NAME-VERSION.moopack]")  # fmt: skip
def build(folder: str, packs: tuple[str, ...], output: Path | None) -> None:
    """Build the pack in FOLDER into one file that others can install. The same cards give the same file. Each PACK is
    one that it requires and that is not installed."""
    from interpreter.loader import check
    from moodsl.cli.shared.output import write_file
    from moodsl.extras.packs import archive_of, pack_in

    with refusals():
        found = pack_in(folder)
        faults = check(folder, *packs)
        end_if_misused(faults, [folder, *packs])
        if faults:
            show_faults(faults, "full", err=True)
            give_up(
                msg(
                    "`{}` was not built: these cards have faults; `moo check {}` looks at them again",
                    folder,
                    " ".join([folder, *packs]),
                )
            )
        data = archive_of(found)
    path = output or Path(f"{found.pack.name}-{found.pack.version}{SUFFIX}")
    if path.is_dir():
        give_up(
            msg("`{}` is a folder; say which file in it, `-o {}`", path, path / f"{found.pack.name}{SUFFIX}"), WRONG_USE
        )
    write_file(path, data)
    for left in found.left_out:
        tell(msg("left out: {} (no data of a pack)", left), err=True)
    tell(
        msg(
            "{}: {} {}, {}, {:,} bytes",
            path,
            found.pack.name,
            found.pack.version,
            count_of_files(len(found.files)),
            len(data),
        )
    )
    tell(msg("content {}", found.content))


@pack.command()
@click.argument("file", type=click.Path(path_type=Path, readable=False))
@click.option("--replace", is_flag=True, help="Put it in place of the version that is installed.")
def install(file: Path, replace: bool) -> None:
    """Install the pack in FILE. Its name then stands for it wherever a pack is named."""
    from moodsl.extras import packs

    with refusals():
        archive = packs.open_archive(file)
        before = next((one for one in packs.installed() if one.name == archive.manifest.name), None)
        if before and before.said and before.said.content == archive.manifest.content and not before.changes():
            tell(msg("{} {} is installed already", archive.manifest.name, archive.manifest.version))
            return
        packs.install(archive, replace)
    tell(msg("{} {} is installed", archive.manifest.name, archive.manifest.version))
    if before:
        tell(msg("in place of {}", before.said.version) if before.said else msg("in place of a damaged one"))
    elif find_builtin(archive.manifest.name):
        tell(msg("in place of the one that comes with the program, until `moo pack remove {}`", archive.manifest.name))


@pack.command("list")
def list_packs() -> None:
    """List the packs that are found by their names."""
    from moodsl.extras import packs

    with refusals():
        found, state = packs.installed(), localized(msg("installed"))
        rows = [
            (one.name, *((one.said.version, one.said.content) if one.said else (localized(msg("damaged")), "")), state)
            for one in found
        ]
        names = {one.name for one in found}
        for folder in built_in():
            one = packs.pack_in(folder)
            hidden = one.pack.name in names
            how = msg("built in, not used: there is an installed one") if hidden else msg("built in")
            rows.append((one.pack.name, one.pack.version, one.content, localized(how)))
    wide = [max(len(row[column]) for row in rows) for column in range(2)]
    for name, version, content, where in sorted(rows):
        echo(f"{name:<{wide[0]}}  {version:<{wide[1]}}  {content[:12]:<12}  {where}")
    tell(msg("installed packs lie in {}", installed_packs()))


@pack.command()
@click.argument("names", metavar="NAME...", nargs=-1, required=True)
def remove(names: tuple[str, ...]) -> None:
    """Remove the installed pack NAME, or several of them in this order."""
    from moodsl.extras.packs import uninstall

    with refusals():
        for name in names:
            uninstall(name)
            tell(msg("{} is removed", name))


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
    tell(msg("all is as it should be"))


def differing(what: str | None) -> list[Message]:
    """What is not as it should be, each in a line. Raises Refused."""
    from moodsl.extras import packs

    installed = {one.name: one for one in packs.installed()}
    path = Path(what or ".")
    locked = path if path.name == packs.LOCK else path / packs.LOCK
    if what is None:
        found = [msg("{}: {}", name, words) for name, one in installed.items() for words in one.changes()]
        return found + (packs.differences_now(locked) if locked.is_file() else [])
    if what in installed and not locked.is_file():
        return [msg("{}: {}", what, words) for words in installed[what].changes()]
    if path.is_dir() or (path.is_file() and path == locked):
        if not locked.is_file():
            raise packs.PackRefused(
                msg("`{}` has no `{}`; `moo pack lock {}` writes one", what, packs.LOCK, what), misuse=True
            )
        return packs.differences_now(locked)
    if path.is_file():
        packs.open_archive(path)
        return []
    if find_builtin(what):
        raise packs.PackRefused(
            msg("`{}` comes with the program: there is nothing to compare it with", what), misuse=True
        )
    way_out = msg("`moo pack list` shows what is installed")
    raise packs.PackRefused(msg("there is no pack, file or folder `{}`; {}", what, way_out), misuse=True)


@pack.command()
@click.argument("place", nargs=-1, metavar="[NAME|FOLDER]…")
def lock(place: tuple[str, ...]) -> None:
    """Write into `moo.lock` which packs are read together, of which versions, with which contents.

    Without a NAME or FOLDER it is the pack in this folder. The lock lies in the FOLDER, or in this one for a NAME and
    for several.
    """
    from moodsl.cli.shared.output import write_file
    from moodsl.extras.packs import LOCK, lock_of, packs_of

    places = place or (".",)
    with refusals():
        found = packs_of(places)
    folder = Path(places[0]) if len(places) == 1 and Path(places[0]).is_dir() else Path()
    write_file(folder / LOCK, lock_of(found))
    for one in found:
        echo(f"{one.pack.name} {one.pack.version} ({one.content[:12]})")
    tell(msg("written to {}", folder / LOCK))
