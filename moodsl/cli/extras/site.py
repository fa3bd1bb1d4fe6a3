"""`moo site`: the site of a game, built into a folder and shown in a browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interpreter.loader import PackFault
from interpreter.report.message import Message, all_of, joined, message_of, msg
from moodsl.cli.extras.needed import end_if_missing
from moodsl.cli.scenarios.results import failure_text as told_failure
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import localized, tell
from moodsl.cli.shared.loading import default_pack, give_up, show_fault
from moodsl.cli.shared.terminal import echo
from moodsl.cli.shared.values import Whole

if TYPE_CHECKING:
    from moodsl.extras.site.build import Built


@click.group()
def site() -> None:
    """Build the site of a game, or serve it on this machine."""


pack_argument = click.argument("pack", nargs=-1)
folder_option = click.option("-o", "--output", "folder", type=click.Path(path_type=Path, readable=False),
                             default=Path("build/site"), show_default=True,
                             help="The folder that the site is built into.")  # fmt: skip
engine_option = click.option("--engine", type=click.Path(path_type=Path, readable=False), metavar="FOLDER",
    help="Where Python for browsers lies, for a table to play at.  [default: build/engine]")  # fmt: skip


@site.command()
@pack_argument
@folder_option
@click.option("--address", default="", metavar="URL", help="Where the site will stand, if not at the root of a server.")
@engine_option
def build(pack: tuple[str, ...], folder: Path, address: str, engine: Path | None) -> None:
    """Build the site of packs: folders, files or a built-in game. Several PACKs are read as one game.

    Without a PACK it is the one in this folder, or the built-in game.
    """
    tell_built(built(places_of(pack), folder, address, runtime_of(engine)))


@site.command()
@pack_argument
@folder_option
@click.option("--port", type=Whole(1, 65535), default=8000, show_default=True, help="Where it is served.")
@engine_option
def serve(pack: tuple[str, ...], folder: Path, port: int, engine: Path | None) -> None:
    """Build the site and serve it on this machine; it is built anew whenever a file of its packs changes."""
    from moodsl.extras.site.serve import FolderWatch, PortTaken, Server

    places, runtime = places_of(pack), runtime_of(engine)
    tell_built(built(places, folder, runtime=runtime))
    try:
        server = Server(folder, port)
    except PortTaken:
        give_up(msg("the port {} is in use; choose another with --port", port), WRONG_USE)
    tell(msg("http://127.0.0.1:{}/ (Ctrl+C ends it)", port))
    with server:
        try:
            for _change in FolderWatch(places):
                rebuilt(places, folder, runtime)
        except KeyboardInterrupt:
            echo()


def places_of(pack: tuple[str, ...]) -> tuple[str, ...]:
    """The packs that are meant: those that were named, else the folder one is in, else the built-in game."""
    if pack:
        return pack
    return (".",) if any(Path.cwd().glob("*.moo")) else (default_pack(),)


def runtime_of(engine: Path | None) -> Path | None:
    """Where Python for browsers lies: where it was said, which then has to hold, or else at the usual place, if it is
    there."""
    end_if_missing("site")
    from moodsl.extras.site.engine import FETCH, USUAL, NoRuntime, runtime_in

    try:
        return runtime_in(engine or USUAL)
    except NoRuntime as lacking:
        told = msg("`{}` lacks `{}` of Python for browsers; fetch it with `{}`", lacking.folder, lacking.missing, FETCH)
        if engine is not None:
            give_up(told, WRONG_USE)
        tell(msg("the site has no table to play at: {}", told))
        return None


PARTS = {
    "cards": msg("cards"),
    "faces": msg("faces"),
    "pages": msg("pages"),
    "mkdocs": "mkdocs",
    "search": msg("search"),
    "table": msg("table"),
}
"""What is measured of a build, as it is told."""


def built(places: tuple[str, ...], folder: Path, address: str = "", runtime: Path | None = None) -> Built:
    """Build; ends the command with what is wrong."""
    try:
        return attempt(places, folder, address, runtime)
    except NotBuilt as refused:
        sys.exit(refused.code)


class NotBuilt(Exception):
    """The site was not built; what is wrong has been said."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def attempt(
    places: tuple[str, ...], folder: Path, address: str = "", runtime: Path | None = None, quick: bool = False
) -> Built:
    """Build; says what is wrong and raises Refused."""
    end_if_missing("site")
    from moodsl.extras.faces import FaceFault
    from moodsl.extras.site.build import build_site
    from moodsl.extras.site.folders import CannotBuild
    from moodsl.extras.site.proofs import Unproved

    try:
        return build_site(places, folder, address, runtime, quick)
    except (PackFault, FaceFault) as fault:
        show_fault(fault, places)
        tell(msg("the site was not built: these cards have faults"), err=True)
        raise NotBuilt(FAULTY) from None
    except Unproved as unproved:
        for outcome in unproved.outcomes:
            echo(told_failure(outcome) + "\n", err=True)
        tell(msg("the site was not built: scenarios that failed: {}", len(unproved.outcomes)), err=True)
        raise NotBuilt(FAULTY) from None
    except CannotBuild as reason:
        echo(f"moo: {localized(message_of(reason))}", err=True)
        raise NotBuilt(WRONG_USE) from None


def rebuilt(places: tuple[str, ...], folder: Path, runtime: Path | None) -> None:
    """Build again after a change; what is wrong is said, and the site stays as it was."""
    try:
        tell_built(attempt(places, folder, runtime=runtime, quick=True))
    except (NotBuilt, SystemExit):
        tell(msg("the site stays as it was"), err=True)


def tell_built(built: Built) -> None:
    """Tell what was built, and what could be better."""
    tell(summary(built))
    if not built.precompiled:
        tell(msg("the table of the site begins slowly: `node`, which would precompile it, is not here or has failed"))
    tell_left_out(built.left_out)
    for language, lines in built.unsaid.items():
        if lines:
            words = dict.fromkeys(word for line in lines for word in line)
            told = msg("rulings ({}): lines shown as they are written, for want of words: {}", language, len(lines))
            tell(msg("{} ({})", told, joined(", ", (f"`{one}`" for one in words))) if words else told)


def tell_left_out(left_out: dict[str, dict[str, tuple[str, ...]]]) -> None:
    """Tell the values that a page of the site does not have, language by language."""
    for language, values in left_out.items():
        if values:
            tell(msg('"How to play" ({}) leaves out values that lack words: {}', language, lacking_words(values)))


def lacking_words(values: dict[str, tuple[str, ...]]) -> Message:
    """Values, each with the words that it lacks: `price` (`part-goods`)."""
    told = (
        msg("`{}` ({})", value, joined(", ", (f"`{one}`" for one in words))) if words else f"`{value}`"
        for value, words in values.items()
    )
    return joined(", ", told)


def summary(built: Built) -> Message:
    """What was built, and how long it took."""
    parts = joined(", ", (msg("{} {:.1f}", PARTS[part], seconds) for part, seconds in built.seconds.items()))
    whole = built.pages * len(built.languages)
    languages = all_of(built.languages)
    return msg("{}: {} pages ({}) in {:.1f} s: {}", shown_folder(built.folder), whole, languages, built.total, parts)


def shown_folder(folder: Path) -> str:
    """A folder as seen from here."""
    return str(folder.relative_to(Path.cwd()) if folder.is_relative_to(Path.cwd()) else folder)
