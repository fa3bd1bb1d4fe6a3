"""Loading a pack for a command: a game, or the end of the command with everything that is wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NoReturn

import click

from interpreter.report import Diagnostic
from interpreter.report.message import Message, message_of, msg
from interpreter.text import find_pack, locate
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import localized, spoken, tell
from moodsl.cli.shared.terminal import echo, echo_json

if TYPE_CHECKING:
    from interpreter.loader import Game, PackFault
    from interpreter.model import Model
    from moodsl.extras.faces import FaceFault

# Faults of what was typed after the command, rather than of the cards.
OF_THE_COMMAND = ("missing-path", "no-pack")


def own_cards(model: Model, pack: tuple[str, ...]) -> list[str]:
    """The cards of these packs without those of the packs that they require; ends the command if there are none."""
    from interpreter.check.packs import folder_of, pack_of, stood_on
    from interpreter.loader import shown_path

    asked = {
        PurePosixPath(shown_path(Path(one) if Path(one).exists() else find_pack(one) or Path(one))) for one in pack
    }
    packs = model.packs
    required = {name for name in stood_on(packs) if folder_of(packs[name].span) not in asked}
    names = [design.name for design in model.written if pack_of(design.span, packs) not in required]
    if not names:
        said = " ".join(pack)
        message = msg("`{}` has no card of its own; `--whole` takes those of the packs it requires, too", said)
        if not required:
            message = msg("`{}` has no card; how it is played is told by `moo text {} --rules`", said, said)
        give_up(message, WRONG_USE)
    return names


def loaded(*packs: str) -> Game:
    """The game of a built-in name, folder or file, or of several together; ends the command if it cannot be loaded."""
    from interpreter.loader import PackFault, load

    try:
        game = load(*packs)
    except PackFault as fault:
        show_fault(fault, packs)
        tell(msg("these cards cannot be played yet; `moo check {}` looks at them again", " ".join(packs)), err=True)
        sys.exit(FAULTY)
    tell_differences(packs)
    return game


@contextmanager
def refusals() -> Iterator[None]:
    """Ends the command with one line for what is refused of packs."""
    from moodsl.extras.packs import PackRefused

    try:
        yield
    except PackRefused as refused:
        give_up(message_of(refused), WRONG_USE if refused.misuse else FAULTY)


def tell_differences(places: Sequence[str]) -> bool:
    """Tell which of the packs are not those of the lock beside them, or in this folder; whether there are such."""
    from moodsl.extras.packs import PackRefused, differences_of, find_lock

    path = find_lock(places)
    if path is None:
        return False
    try:
        wrong = differences_of(places, path)
    except PackRefused as refused:
        wrong = [message_of(refused)]
    for line in wrong:
        echo(f"moo: {localized(line)}", err=True)
    if wrong:
        where = str(path.parent) if path.parent != Path() else " ".join(places)
        tell(msg("moo: `moo pack lock {}` writes down what is here now, in place of that", where), err=True)
    return bool(wrong)


def is_place(said: str) -> bool:
    """Whether a folder, a file or a game that is built in or installed is meant."""
    return Path(said).exists() or find_pack(said) is not None


def end_if_not_own(folder: str) -> None:
    """End the command if the name of a pack is given that is built in or installed, in place of a folder."""
    if not Path(folder).exists() and find_pack(folder):
        help = msg("`moo new expansion NAME --for {}` begins one, and `--in NAME` adds to it", folder)
        give_up(msg("`{}` is no pack of your own; {}", folder, help), WRONG_USE)


def built_in_games() -> list[str]:
    """The names of the games that come with moodsl."""
    return sorted(folder.name for folder in locate("cards").iterdir() if (folder / "game.moo").exists())


def default_pack() -> str:
    """The built-in game, if there is one only; ends the command if somebody has to choose."""
    games = built_in_games()
    if len(games) != 1:
        give_up(msg("which game? There is: {}", ", ".join(games) or msg("none")), WRONG_USE)
    return games[0]


def end_if_no_bots(*names: str, own: bool = False) -> None:
    """End the command if one of the names is not that of a bot; `own` ones are those that somebody has written."""
    from moodsl.extras.agents import parsed
    from moodsl.extras.agents.own import hold_name

    try:
        for name in names:
            (hold_name if own else parsed)(name)
    except ValueError as reason:
        give_up(message_of(reason), WRONG_USE)


def end_if_misused(diagnostics: Sequence[Diagnostic], places: Sequence[str]) -> None:
    """End the command with one line for each place that is not there, holds no cards, or cannot be opened."""
    wrong = [
        one
        for one in diagnostics
        if one.code in OF_THE_COMMAND or (one.code == "unreadable" and one.span.source.name in places)
    ]
    for one in wrong:
        echo(f"moo: {localized(one.message)}" + (f" ({localized(one.help)})" if one.help else ""), err=True)
    if wrong:
        sys.exit(WRONG_USE)


def end_faulty(fault: PackFault, places: Sequence[str]) -> NoReturn:
    """End the command with all that is wrong with cards that cannot be loaded."""
    show_fault(fault, places)
    sys.exit(FAULTY)


def show_fault(fault: PackFault | FaceFault, places: Sequence[str]) -> None:
    """Show all that is wrong with cards; ends the command with one line if it is the places that are wrong."""
    end_if_misused(fault.diagnostics, places)
    show_faults(fault.diagnostics, "full", err=True)


def give_up(message: Message, code: int = FAULTY) -> NoReturn:
    """End the command with one line."""
    echo(f"moo: {localized(message)}", err=True)
    sys.exit(code)


def show_faults(diagnostics: Sequence[Diagnostic], form: str, err: bool = False, most: int | None = None) -> int:
    """Print faults in one of the forms `full`, `concise` and `json`; with colours if a terminal reads them. `full`
    tells what is wrong in many places once. Gives how many are left out, where `most` are shown."""
    from interpreter.report import as_json, concise, full, told_once

    if form == "json":
        echo_json(as_json(diagnostics, spoken()), err=err)
        return 0
    if form == "concise":
        for one in diagnostics[:most]:
            echo(concise(one, spoken()), err=err)
        return len(diagnostics[most:]) if most else 0
    told = list(told_once(diagnostics))
    for one, again in told[:most]:
        echo(full(one, spoken(), again) + "\n", err=err, paint=partial(coloured, code=one.code))
    return sum(1 + len(again) for _one, again in told[most:]) if most else 0


def coloured(text: str, code: str) -> str:
    """A full fault with its code, its carets and its help made visible."""
    first, *lines = text.split("\n")
    found = [click.style(code, fg="red", bold=True) + click.style(first.removeprefix(code), bold=True)]
    for line in lines:
        margin, bar, rest = line.partition(" | ")
        if line.lstrip().startswith("-->"):
            line = click.style(line, fg="blue")
        elif bar and rest and not rest.strip(" ^"):
            line = click.style(margin + bar, fg="blue") + click.style(rest, fg="red", bold=True)
        elif bar or line.rstrip().endswith("|"):
            line = click.style(margin + bar, fg="blue") + rest
        elif line.lstrip().startswith("= "):
            line = click.style(line, fg="cyan")
        found.append(line)
    return "\n".join(found)
