"""What is seen of a card beside its text: its face, its rules in every language, what it says of itself, the scenarios
that name it, and the cards that it goes with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from interpreter.check.scope import Desk
from interpreter.game.sheet import title_of
from interpreter.loader import PackFault
from interpreter.report import Diagnostic, translated
from interpreter.syntax.nodes import Module, ScenarioDecl
from moodsl.extras.faces import FaceFault, Faces
from moodsl.extras.faces.svg import svg
from moodsl.extras.site.card_links import Tie
from moodsl.extras.site.names import Names
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.studio.messages import CardView, Standing, TiedCard, TieView
from moodsl.extras.studio.standing import alike, printed_standings
from moodsl.prose import LANGUAGES, Book, text_lines
from moodsl.prose.book import names_in
from moodsl.prose.faults import languages_written
from moodsl.prose.sentences import GAP

MOST_TIED = 12  # cards of one topic


@frozen
class Seen:
    """A card of a pack that is sound, with its pack as it is known now."""

    name: str
    desk: Desk


def book_of(desk: Desk) -> Book:
    """The trees and the model of a pack as it was checked."""
    packs = desk.model.packs.values()
    folders = dict.fromkeys(Path(pack.span.source.name).parent for pack in packs)
    module = Module(declarations=tuple(desk.declarations), span=desk.declarations[0].span)
    return Book(desk.model, (module,), tuple(folders))


def view_of(seen: Seen, language: str) -> CardView:
    """What is told of a card in a language. What cannot be drawn or said is told in `troubles`."""
    book = book_of(seen.desk)
    names = Names(Shelf(book, LANGUAGES), language)
    design = book.model.designs[seen.name]
    troubles: list[str] = []
    rules: dict[str, list[str]] = {}
    title, kind, facts, ties = seen.name, design.kind, list[tuple[str, str]](), list[TieView]()
    standings, near = tuple[Standing, ...](), list[TiedCard]()
    try:
        written = [one for one in languages_written(book) if one in LANGUAGES] or ["en"]
        for one in dict.fromkeys(("en", *written)):
            rules[one] = text_lines(names.shelf.prose(one).card(seen.name))
        title, kind = card_title(names, seen.name), names.called("kind", design.kind)
        facts = [pair for pair in names.facts(design) if pair[1] != "?"]
        ties = [tied(tie, names) for tie in names.shelf.web.ties(seen.name)]
        called = {fact: clear(names.called("fact", fact), fact) for fact in book.model.kinds[design.kind].facts}
        standings = printed_standings(design, book.model, called)
        near = [TiedCard(one, card_title(names, one)) for one in alike(design, book.model)]
    except PackFault as fault:  # words that cannot be read
        troubles += in_words(fault.diagnostics, language)
    faces = list[str]()
    try:
        drawn = Faces(book, language, names.prose).sides(seen.name)
        faces = [svg(side, embed=False) for side in drawn]
    except FaceFault as fault:
        troubles += in_words(fault.diagnostics, language)
    except PackFault as fault:
        troubles += [one for one in in_words(fault.diagnostics, language) if one not in troubles]
    known = {one: lines for one, lines in rules.items() if not any(GAP in line for line in lines)}
    lacking = tuple(one for one in rules if one not in known)
    facts = [pair for pair in facts if GAP not in "".join(pair)]
    return CardView(
        seen.name, title, kind, tuple(faces), known, lacking, tuple(facts), standings, tuple(near), tuple(ties),
        tuple(troubles),
    )  # fmt: skip


def in_words(faults: list[Diagnostic], language: str) -> Iterator[str]:
    """Faults of looks and words in a line each."""
    for fault in faults:
        help = f"; {translated(fault.help, language)}" if fault.help else ""
        yield f"{translated(fault.message, language)}{help}"


def tied(tie: Tie, names: Names) -> TieView:
    """The cards that one has to do with by a topic."""
    cards = tie.others or tie.fellows
    shown = tuple(TiedCard(one, card_title(names, one)) for one in cards[:MOST_TIED])
    return TieView(clear(names.topic(tie.topic), tie.topic.name), shown, len(cards) - len(shown))


def card_title(names: Names, name: str) -> str:
    """The title of a card, else that in English, as on its face."""
    return clear(names.card(name), title_of(names.model.designs[name].titles, name, names.language))


def clear(said: str, name: str) -> str:
    """What is said, or the name if nobody has said it in this language."""
    return name if GAP in said else said


class ScenarioNames:
    """Which scenarios name which things; each scenario is looked through once, as long as it stays as it is."""

    def __init__(self) -> None:
        self._names: dict[str, frozenset[str]] = {}

    def naming(self, card: str, desk: Desk) -> list[ScenarioDecl]:
        """The scenarios of a pack that name a card, those with its name or title in their own title first."""
        design = desk.model.designs[card]
        said = [card.replace("_", " "), *(forms[0].lower() for forms in design.titles.values())]
        found = [node for node in desk.declarations if isinstance(node, ScenarioDecl) and card in self._names_of(node)]
        return sorted(found, key=lambda node: not any(one in node.title.value.lower() for one in said))

    def _names_of(self, node: ScenarioDecl) -> frozenset[str]:
        source = f"{node.span.source.name}:{node.span.line}"
        if source not in self._names:
            self._names[source] = frozenset(names_in(node))
        return self._names[source]
