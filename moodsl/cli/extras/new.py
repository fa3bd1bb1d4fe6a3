"""`moo new`: a new card, a new expansion, a new game, to go on from."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interpreter.report.message import message_of, msg, reason_of
from interpreter.text import find_pack, folder_beside, write_files, write_whole
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import end_if_not_own, give_up, refusals, show_fault
from moodsl.cli.shared.terminal import echo

if TYPE_CHECKING:
    from moodsl.extras.new import Bench, Made


@click.group()
def new() -> None:
    """Begin a card, an expansion or a game. What is written checks, and its scenarios hold."""


@contextmanager
def troubles(places: Sequence[str]) -> Iterator[None]:
    """Ends the command with what is wrong: in one line if nothing can be made, with all faults if the pack has some."""
    from interpreter.loader import PackFault
    from moodsl.extras.new import CannotMake

    try:
        with refusals():
            yield
    except CannotMake as reason:
        give_up(message_of(reason), WRONG_USE)
    except PackFault as fault:
        show_fault(fault, places)
        give_up(msg("nothing was written: `{}` has faults", " ".join(places)))


class AnyFact(click.Command):
    """A command with an option for every fact that the cards of a pack may have: `--size small`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """What is no option of its own is a fact."""
        own = {name for option in self.params for name in option.opts} | set(ctx.help_option_names)
        facts: dict[str, str] = {}
        left = []
        words = iter(args)
        for word in words:
            name, _, value = word.partition("=")
            if name.startswith("--") and name not in own:
                facts[name[2:].replace("-", "_")] = value or next(words, "")
            else:
                left.append(word)
        ctx.obj = facts
        return super().parse_args(ctx, left)


@new.command(cls=AnyFact)
@click.argument("name")
@click.option("--in", "folder", default=".", metavar="FOLDER",
              help="The pack that it belongs to.  [default: this folder]")  # fmt: skip
@click.option("--kind", help="Its kind, one of those that the pack declares.")
@click.option("--trigger", help='When it does something, as its line says it: "on NAME", "at NAME start" …')
@click.pass_context
def card(ctx: click.Context, name: str, folder: str, kind: str | None, trigger: str | None) -> None:
    """Write the card NAME and a scenario that shows what it does.

    Each fact of its kind can be given as an option, such as --size small, and its title in another language, such as
    --ru TITLE. In a terminal what is not given is asked; otherwise it is the first or least of what there can be.
    """
    from moodsl.extras.new import Bench, CardPlan, facts_to_ask, kinds_of, made, made_first, triggers_of
    from moodsl.extras.packs import pack_in

    end_if_not_own(folder)
    with troubles([folder]):
        home = pack_in(folder).folder
        bench = Bench(folder)
        kinds = kinds_of(bench.model)
        if not kinds:
            give_up(msg("`{}` declares no kind of cards; write `kind NAME is card` first", folder), WRONG_USE)
        kind = kind or chosen(msg("kind"), kinds)
        facts: dict[str, str] = dict(ctx.obj)
        titles: dict[str, str] = {}
        if kind in kinds:
            for fact, words in facts_to_ask(bench.model, kind).items():
                facts[fact] = facts.get(fact) or chosen(fact, words)
            titles = {one: facts.pop(one, "") or asked_title(one) for one in other_languages(bench, folder, facts)}
            if is_asked():
                trigger = trigger or chosen(msg("when it does something"), triggers_of(bench.model, kind))
        plan = CardPlan(name, kind, (trigger or "").removesuffix(":"), facts, titles)
        make = made if trigger or kind not in kinds else made_first
        done = make(bench, plan, inside_of(home))
    paths = [home / path for path in done.files]
    for path in paths:
        if path.exists():
            give_up(msg("`{}` exists already; give the card another name, or move that file away", path), WRONG_USE)
    write(home, done)
    for one in (one for one, title in titles.items() if not title):
        tell(
            msg("no title in the language `{}` was given: `{}` stands there, to be translated", one, plan.title),
            err=True,
        )
    if not done.fires and (trigger or triggers_of(bench.model, kind)):
        tell(msg("no way was found to set it off; {} says only where it works", paths[-1]), err=True)


def other_languages(bench: Bench, folder: str, facts: Mapping[str, str]) -> list[str]:
    """The languages in which a new card has a title of its own: its pack has words for them, or a title is given."""
    from moodsl.prose import LANGUAGES, Book, languages_written

    book = Book(bench.model, tuple(bench.modules), (Path(folder),))
    held = languages_written(book)
    return [one for one in LANGUAGES if one != "en" and (one in held or one in facts)]


def asked_title(language: str) -> str:
    """The title in another language: asked for in a terminal; empty if nobody gives one."""
    return str(click.prompt(f"title ({language})", default="", show_default=False)).strip() if is_asked() else ""


def inside_of(folder: Path) -> str:
    """A folder as its files are named in faults."""
    from interpreter.loader import shown_path

    return shown_path(folder)


def chosen(what: str, words: Sequence[str]) -> str:
    """One of some words: asked for in a terminal, else the first; empty if there is none."""
    if len(words) <= 1 or not is_asked():
        return next(iter(words), "")
    tell(msg("{}:", what))
    for number, word in enumerate(words, 1):
        echo(f"{number:>3}  {word}")
    numbers = [str(number) for number in range(1, len(words) + 1)]
    while True:
        said = click.prompt("which", default="1").strip()
        if said in words:
            return str(said)
        if said in numbers:
            return words[numbers.index(said)]
        tell(msg("a number from 1 to {}, or one of the words", len(words)))


def is_asked() -> bool:
    """Whether there is somebody to ask."""
    return sys.stdin.isatty()


@new.command()
@click.argument("name")
@click.option("--for", "base", required=True, metavar="PACK", help="The pack that it stands on: a name or a folder.")
def expansion(name: str, base: str) -> None:
    """Write the folder NAME with a pack that adds to another one: its first card, and a scenario."""
    from moodsl.extras.new import expansion as expanded
    from moodsl.extras.packs import pack_in

    hold_free(name)
    with troubles([base]):
        found = pack_in(base).pack.name
        done = expanded(name, found, (base,))
    write_folder(Path(name), done.files)
    also = "" if find_pack(found) else f" {base}"
    tell(msg("`moo check {}{}` checks it, `moo test {}{}` plays its scenario", name, also, name, also))


@new.command()
@click.argument("name")
def game(name: str) -> None:
    """Write the folder NAME with a tiny, complete game, to be changed into your own."""
    from moodsl.extras.new import game as begun

    hold_free(name)
    with troubles([name]):
        files = begun(name)
    write_folder(Path(name), files)
    tell(msg("`moo play {}` plays it, `moo test {}` its scenarios, `moo sim {}` many games", name, name, name))


# ---- writing ---------------------------------------------------------------------------------------------------------


def hold_free(name: str) -> None:
    """End the command if this is no name, or if there is something of that name already."""
    from moodsl.extras.new.bench import plain_name

    with troubles([]):
        plain_name(name)
    if Path(name).exists():
        give_up(msg("`{}` exists already; give another name, or go to another folder", name), WRONG_USE)


def write(folder: Path, done: Made) -> None:
    """Write new files into a folder, all or none; ends the command if they cannot be written."""
    written: list[Path] = []
    made: list[Path] = []
    try:
        for name, text in done.files.items():
            path = folder / name
            if not path.parent.is_dir():
                path.parent.mkdir()
                made.append(path.parent)
            write_whole(path, text)
            written.append(path)
    except OSError as error:
        for path in written:
            path.unlink(missing_ok=True)
        for path in made:
            path.rmdir()
        give_up(msg("nothing can be written in `{}`: {}", folder, reason_of(error)), WRONG_USE)
    for path in written:
        tell(msg("{} is written", path))


def write_folder(folder: Path, files: dict[str, str]) -> None:
    """Write a new folder, whole or not at all; ends the command if it cannot be written."""
    try:
        with folder_beside(folder.parent) as beside:
            write_files(beside / "new", {name: text.encode("utf-8") for name, text in files.items()})
            (beside / "new").rename(folder)
    except OSError as error:
        give_up(msg("`{}` cannot be written: {}", folder, reason_of(error)), WRONG_USE)
    for name in files:
        tell(msg("{} is written", folder / name))
