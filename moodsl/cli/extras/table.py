"""`moo table`: a game in the browser, alone against bots or with others."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import click

from interpreter.report.message import message_of, msg, reason_of
from interpreter.text import installed_packs
from moodsl import __version__
from moodsl.cli.extras.needed import end_if_missing
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import default_pack, end_if_no_bots, give_up, loaded
from moodsl.cli.shared.seats import Seats, people_of
from moodsl.cli.shared.sentences import say
from moodsl.cli.shared.values import InFile, Whole

if TYPE_CHECKING:
    from moodsl.extras.table.house import House
    from moodsl.extras.table.match_table import MatchTable
    from moodsl.extras.table.protocol import Open

FILE = InFile()


@click.command()
@click.argument("pack", nargs=-1)
@click.option("--players", type=Whole(), metavar="N", help="How many sit at the table.  [default: as many as can]")
@click.option("--people", type=Whole(1), metavar="N", help="How many are people, who sit first.  [default: 1]")
@click.option("--name", multiple=True, metavar="NAME", help="A person's name; once for each person.")
@click.option("--bots", default="normal", show_default=True, metavar="LEVEL",
              help="How well the others play: easy, normal, hard.")  # fmt: skip
@click.option("--seed", type=Whole(0), metavar="N", help="What all chance follows from.  [default: another each time]")
@click.option("--variant", metavar="NAME", help="A variant of the game.")
@click.option("--load", "load_path", type=FILE, metavar="FILE", help="Go on with a saved match.")
@click.option("--new", is_flag=True, help="Begin a new match, even if the last one is not over.")
@click.option("--file", "store_path", type=FILE, metavar="FILE",
              help="Where tables are kept.  [default: a file of yours]")  # fmt: skip
@click.option(
    "--host",
    default="127.0.0.1",
    metavar="ADDRESS",
    help="Where the table can be reached: 0.0.0.0 is from the whole network.  [default: this machine only]",
)
@click.option("--port", type=Whole(0, 65535), metavar="N", help="The port.  [default: 8642 if it is free]")
@click.option("--no-browser", is_flag=True, help="Open no browser, only say where the table is.")
def table(
    pack: tuple[str, ...],
    bots: str,
    load_path: Path | None,
    new: bool,
    store_path: Path | None,
    host: str,
    port: int | None,
    no_browser: bool,
    **asked: Unpack[Seats],
) -> None:
    """Play a game in the browser: packs that are built in or installed, or the cards in folders. Several PACKs are read
    as one game. A match that is not over goes on where it was left."""
    end_if_missing("table")
    end_if_no_bots(bots)
    from moodsl.extras.table.protocol import Open

    places = pack or (default_pack(),)
    people, seed = people_of(asked) or 1, asked["seed"]
    named = list(asked["name"]) or [f"Player {seat + 1}" for seat in range(people)]
    order = Open(
        asked["players"] or 0, named, bots, -1 if seed is None else seed, asked["variant"] or "", read(load_path)
    )
    house = open_house(places, store_path or usual_file())
    here = table_of(house, order, new or any(one not in (None, ()) for one in (*asked.values(), load_path)))
    run(house, here, host, port, not no_browser)


def read(path: Path | None) -> str:
    """The text of a saved match; empty without one."""
    from moodsl.cli.play.saved_matches import read_text

    return read_text(path) if path is not None else ""


def usual_file() -> Path:
    """Where the tables of whoever runs this are kept: beside the installed packs."""
    return installed_packs().parent / "tables.sqlite"


def open_house(places: tuple[str, ...], path: Path) -> House:
    """The house of packs, with its tables in a file; ends the command if either cannot be opened."""
    from moodsl.extras.table.house import House
    from moodsl.extras.table.pack import Pack
    from moodsl.extras.table.store import Store, WrongStore

    loaded(*places)  # which ends the command if there are faults
    found = Pack(*places)
    found.warm()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return House(found, Store(path), __version__)
    except OSError as error:
        give_up(msg("`{}` cannot be written: {}", path, reason_of(error)), WRONG_USE)
    except WrongStore as wrong:
        why = {
            "newer": msg("a newer moodsl wrote it; name another with --file"),
            "other": msg("it holds no tables; name another with --file"),
        }.get(wrong.why, wrong.why)
        give_up(msg("tables cannot be kept in `{}`: {}", path, why), WRONG_USE)


def table_of(house: House, order: Open, is_new: bool) -> MatchTable:
    """The table to sit down at: the last one that is not over, or a new one; ends the command if there can be none."""
    from interpreter.game.record import BadRecord

    last = None if is_new else house.store.unfinished(house.pack.game.name)
    if last is not None:
        try:
            here = house.table(last)
            tell(msg("table {} goes on; --new begins another", last))
            return here
        except BadRecord as reason:
            tell(msg("table {} cannot be taken up: {}", last, message_of(reason)), err=True)
    try:
        return house.open(order)
    except (ValueError, OverflowError) as reason:
        give_up(message_of(reason) if isinstance(reason, ValueError) else msg("{}", reason), WRONG_USE)
    except sqlite3.Error as error:
        give_up(msg("tables cannot be kept in `{}`: {}", house.store.path or "", error), WRONG_USE)


def run(house: House, here: MatchTable, host: str, port: int | None, opens_browser: bool) -> None:
    """Serve the house until Ctrl-C."""
    import webbrowser

    from moodsl.extras.table.serve import PORT, addresses, bound, serve
    from moodsl.extras.table.server import Switchboard, web

    try:
        where = bound(host, port)
    except OSError as error:
        give_up(
            msg(
                "the table cannot be opened at {}, port {}: {}", host, PORT if port is None else port, reason_of(error)
            ),
            WRONG_USE,
        )
    number = where.getsockname()[1]
    known = addresses(host)
    links = [f"http://{bracketed(known[0])}:{number}/#{link}" for link in here.links]

    def started() -> None:
        for seat, name in enumerate(here.match.names):
            if seat not in here.bots:
                tell(msg("{}: {}", called(name), links[seat]))
        tell(msg("to watch: {}", links[-1]))
        if host not in ("127.0.0.1", "::1", "localhost"):
            tell(msg("whoever reaches {} can load the page; only who has a link sees or plays anything. What is sent "
                     "is not encrypted: use this in a network that you trust", ", ".join(known)))  # fmt: skip
        tell(msg("Ctrl+C ends it; nothing is lost, `moo table {}` goes on", " ".join(house.pack.places)))
        if opens_browser:
            webbrowser.open(links[0])

    switchboard = Switchboard(house)
    try:
        serve(web(switchboard), where, started)
    finally:
        switchboard.close()
        house.store.close()


def called(name: str) -> str:
    """A player's name; one that the program gave is said in the language of the command."""
    number = name.removeprefix("Player ")
    return say("person", number=number) if number.isdigit() and number != name else name


def bracketed(address: str) -> str:
    """An address as it stands in a link."""
    return f"[{address}]" if ":" in address else address
