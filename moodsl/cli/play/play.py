"""`moo play`: a match at this terminal, people and bots in any mix."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Unpack

import click

from interpreter.report.message import message_of, msg
from interpreter.text import find_pack
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import default_pack, end_if_no_bots, give_up, loaded
from moodsl.cli.shared.seats import Seats, people_of
from moodsl.cli.shared.sentences import say
from moodsl.cli.shared.terminal import echo
from moodsl.cli.shared.values import Whole

if TYPE_CHECKING:
    from interpreter.game.match import Match
    from interpreter.loader import Game
    from moodsl.extras.agents import Bot

FILE = click.Path(path_type=Path, readable=False)
LEVEL = "normal"  # of the opponents if nobody says how well they should play


@click.command()
@click.argument("pack", nargs=-1)
@click.option("--players", type=Whole(), metavar="N", help="How many sit at the table.  [default: as many as can]")
@click.option("--people", type=Whole(0), metavar="N", help="How many are people, who sit first.  [default: 1]")
@click.option("--name", multiple=True, metavar="NAME", help="A person's name; once for each person.")
@click.option(
    "--bots",
    default=LEVEL,
    show_default=True,
    metavar="LEVEL",
    help="How well the others play: easy (looks one turn ahead), normal (thinks 200 looks ahead, a fifth of a second), "
    "hard (2000 looks, one to three seconds a decision). Or a bot by its name: random, greedy, tree, tree:500ms, or "
    "one that you have written: my_bots:Builder.",
)
@click.option("--seed", type=Whole(), metavar="N", help="What all chance follows from.  [default: another each time]")
@click.option("--variant", metavar="NAME", help="A variant of the game.")
@click.option("--save", "save_path", type=FILE, metavar="FILE", help="Write the match into this file as it goes.")
@click.option("--load", "load_path", type=FILE, metavar="FILE", help="Go on with a saved match.")
@click.option("--plain", is_flag=True, help="Lines without boxes, columns and colours, for a screen reader.")
@click.option("--lang", metavar="LANGUAGE", help="The language of names: en, ru.  [default: that of the system]")
def play(
    pack: tuple[str, ...],
    bots: str,
    save_path: Path | None,
    load_path: Path | None,
    plain: bool,
    lang: str | None,
    **asked: Unpack[Seats],
) -> None:
    """Play a game: packs that are built in or installed, or the cards in folders. Several PACKs are one game."""
    from moodsl.cli.play.saved_matches import game_of, read_text, taken_up
    from moodsl.cli.play.session import PlaySession, quoted
    from moodsl.cli.shared import match_language
    from moodsl.cli.table.plain_screen import PlainScreen
    from moodsl.cli.table.screen import Screen, console

    tolerant_output()
    end_if_no_bots(bots, own=True)
    people = asked["people"]
    if load_path is not None:
        for option, value in asked.items():
            if option != "people" and value not in (None, ()):
                give_up(msg("--{} is for a new match; a saved one has its own", option), WRONG_USE)
        text = read_text(load_path)
        game, pack = game_of(text, load_path, pack, lambda packs: f"moo play {' '.join(packs)} --load {load_path}")
        match = taken_up(game.restore, text, load_path)
    else:
        pack = pack or (default_pack(),)
        game = loaded(*pack)
        people = people_of(asked)
        match = new_match(game, people, asked)
    match_language.at_table(match, lang, pack)
    persons = 1 if people is None else people
    seats = match.setup.players
    if persons > seats:
        give_up(msg("there are {} people for {} seats", persons, seats), WRONG_USE)
    if save_path is not None:
        refuse_to_overwrite(match, save_path, load_path)
    again = " ".join(["moo play", *map(quoted, pack)])
    again += "" if persons == 1 else f" --people {persons}"
    again += "" if bots == LEVEL or persons == seats else f" --bots {bots}"
    again += " --plain" if plain else ""
    again += f" --lang {lang}" if lang else ""
    screen = PlainScreen(match) if plain else Screen(match, console())
    found_by_name = pack == (game.name,) and find_pack(game.name)
    pack_option = "" if found_by_name else "".join(f" --pack {quoted(one)}" for one in pack)
    session = PlaySession(
        game, match, seated_bots(bots, persons, match), screen, again, pack_option, save_path, load_path
    )
    if load_path is None:
        echo(say("seed", seed=str(match.setup.seed)))
    sys.exit(session.play())


def new_match(game: Game, people: int | None, asked: Seats) -> Match:
    """A match at its beginning; ends the command if the game cannot be played so."""
    from random import SystemRandom

    players, names, seed = asked["players"], asked["name"], asked["seed"]
    seats = players if players is not None else max(game.players[1], people or 0)
    persons = 1 if people is None else people
    if seed is None:
        seed = SystemRandom().randrange(1_000_000)
    alone = say("person-alone")
    seated = [
        *names,
        *(say("person", number=seat + 1) if persons > 1 else alone for seat in range(len(names), persons)),
    ]
    seated += [say("bot", number=number) for number in range(1, max(0, seats - persons) + 1)]
    if len(set(seated)) != len(seated) or not all(one.strip() for one in seated):
        give_up(msg("every player needs a name of their own"), WRONG_USE)
    try:
        return game.start(seats, seed, variant=asked["variant"], names=seated)
    except ValueError as error:
        give_up(message_of(error), WRONG_USE)


def seated_bots(kind: str, persons: int, match: Match) -> dict[int, Bot]:
    """A bot for each player behind the people's."""
    if persons == match.setup.players:
        return {}
    from moodsl.extras.agents import BotFault
    from moodsl.extras.agents.own import seated

    try:
        return {
            player: seated(kind, match.setup.seed * 31 + player, match.program)
            for player in range(persons, match.setup.players)
        }
    except BotFault as fault:
        give_up(message_of(fault))


def refuse_to_overwrite(match: Match, save_path: Path, load_path: Path | None) -> None:
    """End the command if the match cannot be written where it should be, or would be written over something else."""
    from moodsl.cli.play.saved_matches import NotSaved, write_match
    from moodsl.cli.play.session import quoted

    if save_path.exists() and not (load_path is not None and save_path.samefile(load_path)):
        way_out = msg("give another name, or go on with that match: --load {}", quoted(save_path))
        give_up(msg("`{}` exists already; {}", save_path, way_out), WRONG_USE)
    try:
        write_match(match, save_path)
    except NotSaved as reason:
        give_up(message_of(reason), WRONG_USE)


def tolerant_output() -> None:
    """Letters that the terminal cannot write become question marks instead of a fault."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")
