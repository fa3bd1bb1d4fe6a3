"""`moo print`: the faces of cards on sheets, to be cut out and played with."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from interpreter.report.message import msg
from moodsl.cli.extras.needed import end_if_missing
from moodsl.cli.shared.exit_codes import FAULTY, WRONG_USE
from moodsl.cli.shared.language import tell
from moodsl.cli.shared.loading import give_up, loaded, own_cards, show_faults
from moodsl.cli.shared.values import OneOf, Whole

if TYPE_CHECKING:
    from interpreter.game.sheet import Sheet
    from moodsl.extras.faces.grid import Paper


@click.command()
@click.argument("pack", nargs=-1, required=True)
@click.option("-o", "--output", type=click.Path(path_type=Path, readable=False), metavar="FILE",
              help="The PDF to write.  [default: PACK-LANGUAGE.pdf]")  # fmt: skip
@click.option("--cards", multiple=True, metavar="NAME", help="Only this card; once for each card.")
@click.option("--whole", is_flag=True, help="The cards of the packs that PACK requires, too.")
@click.option("--copies", is_flag=True, help="Every card as often as the game has it, not once.")
@click.option("--backs", is_flag=True, help="A back, too, for cards that have only one side.")
@click.option("--boards", is_flag=True, help="The boards, too, each over as many pages as it takes.")
@click.option("--bleed", type=Whole(0, 5), default=0, metavar="MM",
              help="How far colours reach beyond the cut: 3 for a print shop.")  # fmt: skip
@click.option("--gutter", type=Whole(0, 20), default=0, metavar="MM", help="The space between two cards.")
@click.option("--paper", type=OneOf(["a4", "letter"]), default="a4", show_default=True, help="The paper.")
@click.option("--lang", metavar="LANGUAGE", help="The language of the faces: en, ru.  [default: that of the system]")
def print(
    pack: tuple[str, ...],
    output: Path | None,
    cards: tuple[str, ...],
    whole: bool,
    copies: bool,
    backs: bool,
    boards: bool,
    bleed: int,
    gutter: int,
    paper: str,
    lang: str | None,
) -> None:
    """Put the faces of PACK's cards on sheets of paper, with marks to cut along. Several PACKs are read as one. Of an
    expansion only its own cards are printed."""
    from moodsl.cli.shared import match_language
    from moodsl.cli.shared.output import write_file
    from moodsl.extras.faces.grid import PAPERS, Paper

    end_if_missing("print")
    sheet = loaded(*pack).program.sheet
    spoken = match_language.chosen(sheet, lang)
    own = next(iter(sheet.packs), sheet.name)  # an expansion stands before the game that it needs
    path = output or Path(f"{own}-{spoken}.pdf")
    if not path.parent.is_dir():
        give_up(msg("`{}` cannot be written: there is no folder `{}`", path, path.parent), WRONG_USE)
    if path.is_dir():
        give_up(msg("`{}` is a folder; say which file in it, `-o {}`", path, path / f"{sheet.name}.pdf"), WRONG_USE)
    used = Paper(PAPERS[paper], bleed, gutter)
    data, pages, faces = drawn(pack, spoken, wanted(sheet, cards), whole, copies, backs, used, sheet, boards)
    write_file(path, data)
    drawn_faces = msg("1 face") if faces == 1 else msg("{} faces", faces)
    sheets = msg("1 page") if pages == 1 else msg("{} pages", pages)
    tell(msg("{}: {} on {}, in `{}`", path, drawn_faces, sheets, spoken))


def wanted(sheet: Sheet, asked: tuple[str, ...]) -> list[str]:
    """The cards asked for, by name or title."""
    from moodsl.cli.table.card_words import find_designs

    names = []
    for one in asked:
        found = find_designs(sheet, one)
        if not found:
            give_up(msg("{} has no card `{}`", sheet.name, one), WRONG_USE)
        if len(found) > 1:
            known = ", ".join(design.name for design in found[:6]) + (" …" if len(found) > 6 else "")
            give_up(msg("`{}` may be any of {} cards: {}", one, len(found), known), WRONG_USE)
        names.append(found[0].name)
    return names


def drawn(
    pack: tuple[str, ...],
    spoken: str,
    asked: list[str],
    whole: bool,
    copies: bool,
    backs: bool,
    paper: Paper,
    sheet: Sheet,
    boards: bool,
) -> tuple[bytes, int, int]:
    """The PDF, how many pages it has and how many faces; ends the command if a face cannot be drawn. What is drawn on a
    map has no face of its own, unless somebody asks for it by name."""
    from interpreter.game.sheet import title_of
    from interpreter.loader import PackFault
    from moodsl.extras.faces import FaceFault, Faces
    from moodsl.extras.faces.board import on_maps
    from moodsl.extras.faces.sheets import paged, pdf
    from moodsl.prose import Prose, open_book
    from moodsl.prose.faults import faults

    try:
        book = open_book(*pack)
        known = [one.name for one in book.model.written] if whole else own_cards(book.model, pack)
        names = asked or [name for name in known if name not in on_maps(sheet)]
        prose = Prose(book, spoken)
        if wrong := faults(book, [spoken]):
            raise PackFault(wrong)
        faces = Faces(book, spoken, prose)
        found = faces.printed(names, backs)
    except (PackFault, FaceFault) as fault:
        show_faults(fault.diagnostics, "full", err=True)
        sys.exit(FAULTY)
    model = book.model
    cards = [found[name] for name in names for _ in range(model.designs[name].copies if copies else 1)]
    for board in (one for one in sheet.boards.values() if boards and one.owner <= 0):
        labels = {place: sheet.label(board, place) for place, _x, _y in board.places}
        cards += [(page,) for page in faces.board(board, labels).pages(paper)]
    for chart in faces.charts(sheet) if boards else ():
        cards += [(page,) for page in chart.pages(paper)]
    title = title_of(model.titles, model.name, spoken)
    return pdf(cards, title, spoken, paper), len(paged(cards, paper)), sum(len(sides) for sides in cards)
