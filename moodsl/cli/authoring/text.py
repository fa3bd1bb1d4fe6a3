"""`moo text`: the rules texts of cards, as they are printed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from interpreter.loader import PackFault
from interpreter.report.message import msg
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import of_the_system
from moodsl.cli.shared.loading import default_pack, end_faulty, give_up, is_place, own_cards, show_faults
from moodsl.cli.shared.terminal import echo

if TYPE_CHECKING:
    from moodsl.prose import Prose


@click.command()
@click.argument("pack", required=False)
@click.argument("card", nargs=-1)
@click.option("--rules", is_flag=True, help="The rules of the game in place of cards: setup, course, actions, end.")
@click.option("--whole", is_flag=True, help="The cards of the packs that PACK requires, too.")
@click.option("--lang", "language", help="The language: en or ru; else that of the system.")
def text(pack: str | None, card: tuple[str, ...], rules: bool, whole: bool, language: str | None) -> None:
    """Print the rules text of cards: of all cards of PACK (a built-in game or a folder), or of those that are named.
    Of an expansion only its own cards are told. With --rules print how the game is played.

    Where words are missing that is told, and the other texts are printed; in the rules of a game stands `…` for them.
    """
    from moodsl.prose import LANGUAGES, Prose, faults, open_book
    from moodsl.prose.game_rules import game_rules
    from moodsl.prose.sentences import GAP

    if language is not None and language not in LANGUAGES:
        give_up(msg("there are no texts in `{}`; there is: {}", language, ", ".join(LANGUAGES)), WRONG_USE)
    chosen = language or of_the_system(LANGUAGES)
    pack = pack or default_pack()
    if rules and card:
        give_up(msg("`{}` prints the rules of the whole game, and no card", "--rules"), WRONG_USE)
    if card and not is_place(pack) and is_place(card[-1]):  # the pack stands last, as with `moo explain`
        pack, card = card[-1], (pack, *card[:-1])
    try:
        book = open_book(pack, scenarios=False)
    except PackFault as fault:
        end_faulty(fault, (pack,))
    meant = [one for name in card for one in book.model.meant_by(name)]
    unknown = [name for name in card if not book.model.meant_by(name)]
    if unknown:
        from interpreter.report import closest

        near = closest(unknown[0], book.model.by_themselves)
        lacking = msg("there is no card `{}`", unknown[0])
        give_up(msg("{}; did you mean `{}`?", lacking, near) if near else lacking, WRONG_USE)
    wrong = faults(book, [chosen])
    show_faults(wrong, "full", err=True)
    if any(one.code == "wrong-words" for one in wrong):
        sys.exit(FAULTY)
    prose = Prose(book, chosen)
    written = [design.name for design in book.model.written]
    if rules:
        for heading, lines in game_rules(prose):  # a line that was left out would be missed by nobody
            echo("\n".join([heading, *(f"    {line}" for line in lines)]) + "\n")
        sys.exit(FAULTY if wrong else None)
    for name in meant or (written if whole else own_cards(book.model, (pack,))):
        lines = lines_of(prose, name)
        if not any(GAP in line for line in lines):  # those whose words are missing are told above
            echo("\n".join(lines) + "\n")
    if wrong:
        sys.exit(FAULTY)


def lines_of(prose: Prose, name: str) -> list[str]:
    """A card's title and text, line by line; a card that says nothing has its title alone."""
    from moodsl.prose import text_lines

    return [prose.heading(name), *(f"    {line}" for line in text_lines(prose.card(name)))]
