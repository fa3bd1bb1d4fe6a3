"""What stands on a face, before anybody asks where: taken from a card and the looks of its pack, in one language. A
card has its faces, each with its own title, facts and text, and perhaps the back that hidden cards show."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import cycle
from typing import Protocol

from attrs import evolve, frozen

from interpreter.check.packs import pack_of
from interpreter.effects.values import Const
from interpreter.game.sheet import title_of
from interpreter.model import Design, FactSpec, Kind
from interpreter.model.parts import Titles
from interpreter.syntax import nodes as n
from interpreter.text import Span
from moodsl.extras.faces.lines import minus
from moodsl.extras.faces.looks import CardLook, FactLook, KindLook, Looks, WordLook
from moodsl.extras.faces.shapes import Sign
from moodsl.prose import Book, CardText, plain
from moodsl.prose.book import faces_of
from moodsl.prose.text import Paragraph, capitalised

BACK = "its-back"  # no word of a face has a hyphen
UNKNOWN = "?"
INKS = ("#1f5a96", "#a8323a", "#2f6b3a", "#5b3f8c", "#8a4b12", "#146c66", "#7a3b63", "#5f5a12")
"""The colours of kinds, one after another, where a pack gives none of them a colour."""


class Speaker(Protocol):
    """Who says things in a language: `Prose`."""

    language: str

    def card(self, name: str) -> CardText:
        """The rules of a card."""

    def noun(self, name: str, count: int | None = None) -> str:
        """A noun, alone or counted."""

    def called(self, family: str, name: str) -> str | None:
        """What something declared is called by the words of its pack; None if they do not name it."""

    def printed(self, names: tuple[str, ...]) -> list[str]:
        """What is printed in all places of a card, in order."""


@frozen
class Chip:
    """Something counted; without a sign it is said in `words`."""

    count: str
    sign: Sign | None
    words: str

    def more(self) -> Chip:
        """The same as something that comes in: `+2`."""
        return Chip(f"+{self.count}" if self.count.isdigit() else self.count, self.sign, self.words)


@frozen
class ShownFact:
    """A fact as it is shown: what it is called, and what it is."""

    label: str
    chips: tuple[Chip, ...]

    @property
    def words(self) -> str:
        """The fact as words: `Price: 2 corn, 1 ore`."""
        return f"{self.label}: {self.value_in_words}" if self.label else self.value_in_words

    @property
    def value_in_words(self) -> str:
        """What it is, as words: `2 corn, 1 ore`."""
        return ", ".join(chip.words for chip in self.chips)


@frozen
class Content:
    """All that one side of a card shows; `side` is the word of the face, if the card has several.

    `squares` are the places printed on it. `edges` are facts about its sides, `on_edges` what stands on each side."""

    name: str
    side: str
    is_back: bool
    language: str
    span: Span
    title: str
    ink: str
    sign: Sign | None
    art: str
    emblem: Sign | None
    medal: ShownFact | None
    price: tuple[ShownFact, ...]
    marks: tuple[ShownFact, ...]
    rows: tuple[ShownFact, ...]
    gain: tuple[ShownFact, ...]
    left: tuple[Chip, ...]
    right: tuple[Chip, ...]
    slots: tuple[str, ...]
    rules: CardText
    kind: str
    pack: str
    copies: int
    words: str
    squares: tuple[Chip, ...] = ()
    edges: tuple[ShownFact, ...] = ()
    on_edges: tuple[tuple[int, Chip], ...] = ()


class ContentReader:
    """Reads the cards of a book as they are shown in one language."""

    def __init__(self, book: Book, looks: Looks, speaker: Speaker) -> None:
        self.book = book
        self.looks = looks
        self.speaker = speaker
        self.language = speaker.language

    @cached_property
    def _kinds(self) -> dict[str, KindLook]:
        """The looks of kinds; where the pack says nothing of any, each kind of card or piece has its own colour."""
        if self.looks.kinds:
            return self.looks.kinds
        kinds = dict.fromkeys(design.kind for design in self.book.model.by_themselves.values())
        coloured = (kind for kind in kinds if not self.book.model.kinds[kind].is_place)
        return {kind: KindLook(ink=ink) for kind, ink in zip(coloured, cycle(INKS), strict=False)}

    def contents(self, name: str) -> list[Content]:
        """What the sides of a card show: its faces in their order, then its back if it has one."""
        design = self.book.model.designs[name]
        kind = self.book.model.kinds[design.kind]
        return [self.content(side) for side in sides_of(design, kind, self.speaker.card(name))]

    def back(self, kind: str) -> Content:
        """What the back of a kind shows whose cards have none of their own: what the kind is called."""
        design = next(design for design in self.book.model.designs.values() if design.kind == kind)
        bare = evolve(design, facts={}, slots=())
        return evolve(self.content(CardSide(BACK, None, bare, CardText(()))), name=kind)

    def content(self, side: CardSide) -> Content:
        """What one side of a card shows."""
        design, name = side.design, side.design.name
        kind = self.book.model.kinds[design.kind]
        shown = [(spec, self.looks.facts.get(spec.name, FactLook())) for spec in kind.facts.values()]
        places: dict[str, list[ShownFact]] = {}
        printed: list[Paragraph] = []
        squares: list[Chip] = []
        on_edges: list[tuple[int, Chip]] = []
        look: KindLook | WordLook = self._kinds.get(kind.name, KindLook())
        art = self._kinds.get(kind.name, KindLook()).art
        for spec, fact in shown:
            entry = self.entry(design, spec, fact)
            if entry is None:
                continue
            if fact.place == "band" and spec.type == "words":
                look = fact.words.get(self.word(design, spec), WordLook())
            if fact.place == "squares" and spec.type == "printed":
                squares += map(self.on_square, spec.names(design.facts[spec.name]))
            elif fact.place == "edge" and spec.sided:
                on_edges += self.by_side(design, spec, fact)
            if fact.place == "row" and spec.type == "printed":  # as long as its places are many
                printed.append(Paragraph(entry.label, None, ((0, (f"{entry.value_in_words}.",)),), fact=True))
            else:
                places.setdefault(fact.place, []).append(entry)
        kind_title = self.called("kind", kind.name, kind.titles)
        medal = places.get("medal", [])
        card = CardLook() if side.is_back else self.looks.cards.get(name, CardLook())
        card = card.over(card.faces.get(side.word, CardLook()))
        sign = card.sign or look.sign
        rules = CardText((*printed, *side.rules.paragraphs))
        title = kind_title if side.is_back else side.title or self.called("card", name, design.titles)
        return Content(
            name=name,
            side=side.word,
            is_back=side.is_back,
            language=self.language,
            span=design.span,
            title=capitalised(title),
            ink=card.ink or look.ink,
            sign=self.looks.signs.get(sign or ""),
            art=art,
            emblem=self.looks.signs.get(card.emblem or sign or ""),
            medal=medal[0] if medal else None,
            price=tuple(places.get("price", ())),
            marks=tuple(places.get("mark", ())),
            rows=(*places.get("row", ()), *medal[1:]),
            gain=tuple(places.get("gain", ())),
            left=tuple(chip.more() for entry in places.get("left", ()) for chip in entry.chips),
            right=tuple(chip for entry in places.get("right", ()) for chip in entry.chips),
            slots=design.slots,
            squares=tuple(squares),
            edges=tuple(places.get("edge", ())),
            on_edges=tuple(on_edges),
            rules=rules,
            kind=kind_title,
            pack=pack_title(self.book, design, self.language, side.is_back),
            copies=1 if side.is_back else design.copies,  # how many there are tells which it is
            words=in_words(kind_title, [one for key in places for one in places[key] if key != "none"], rules),
        )

    def entry(self, design: Design, spec: FactSpec, look: FactLook) -> ShownFact | None:
        """What a card says for a fact; None if it says nothing, or no."""
        if spec.name not in design.facts or design.facts[spec.name] == spec.default:
            return None
        value = design.facts[spec.name]
        label = self.labelled("fact", spec.name, look.titles)
        if self.is_unknown(design, spec):
            return ShownFact(label, (Chip(UNKNOWN, self.looks.signs.get(look.sign or ""), UNKNOWN),))
        if spec.type == "printed":
            told = self.speaker.printed(spec.names(value))
            return ShownFact(label, tuple(Chip(one, None, one) for one in told)) if told else None
        if spec.kind is not None:
            chips = tuple(self.titled(name) for name in spec.names(value))
            return ShownFact(label, chips) if chips else None
        numbers = tuple(one for one in value if isinstance(one, int)) if isinstance(value, tuple) else None
        if spec.sided and numbers is not None:
            return ShownFact(label, self.on_sides(numbers, look))
        if spec.type == "several" and numbers is not None:
            chips = tuple(self.worded(self.book.model.words[word], look) for word in numbers)
            return ShownFact(label, chips) if chips else None
        if numbers is not None:
            amounts = zip(self.book.model.resources, numbers, strict=True)
            return ShownFact(label, tuple(self.counted(name, count) for name, count in amounts if count) or (NOTHING,))
        if spec.type == "flag":
            if not value:
                return None
            return ShownFact(label, (self.need(look),)) if look.sign else ShownFact("", (Chip("", None, label),))
        if spec.type == "words":
            return ShownFact(label, (evolve(self.worded(self.word(design, spec), look), sign=None),))
        return ShownFact(label, (Chip(minus(str(value)), self.looks.signs.get(look.sign or ""), str(value)),))

    def on_sides(self, words: tuple[int, ...], look: FactLook) -> tuple[Chip, ...]:
        """The words on the sides of a card, each with the numbers of its sides; those that are `no` are left out."""
        found = []
        for word in dict.fromkeys(words):
            name = self.book.model.words[word]
            sides = " ".join(str(side) for side, one in enumerate(words) if one == word)
            chip = self.worded(name, look)
            if name != "no":
                found.append(evolve(chip, words=sides if name == "yes" else f"{chip.words} {sides}"))
        return tuple(found) or (NOTHING,)

    def by_side(self, design: Design, spec: FactSpec, look: FactLook) -> list[tuple[int, Chip]]:
        """What stands on each side of a card, where it is not `no`."""
        given = design.facts[spec.name]
        assert isinstance(given, tuple)
        words = [self.book.model.words[int(word)] for word in given]
        return [(side, self.worded(word, look)) for side, word in enumerate(words) if word != "no"]

    def on_square(self, name: str) -> Chip:
        """A place that is printed on a card: the sign of its word or of what is true of it, else the title of the card
        that it names. A fact that is true and has a title of its own for faces, but no sign, is told by this."""
        design = self.book.model.designs[name]
        sign, letter, words = None, "", ""
        for spec in self.book.model.kinds[design.kind].facts.values():
            look = self.looks.facts.get(spec.name, FactLook())
            entry = self.entry(design, spec, look)
            if entry is None:
                continue
            if spec.type == "words":
                sign = self.worded(self.word(design, spec), look).sign or sign
            elif spec.type == "flag" and look.sign:
                sign = self.looks.signs.get(look.sign)
            elif spec.type == "flag":
                letter = look.titles.get(self.language, "")
            words = words or entry.value_in_words
        return Chip(letter, sign, words)

    def called(self, family: str, name: str, titles: Titles) -> str:
        """What something declared is called: by the words of its pack, else by its title."""
        return self.speaker.called(family, name) or title_of(titles, name, self.language)

    def labelled(self, family: str, name: str, titles: dict[str, str]) -> str:
        """What a fact or a word is called on faces: as the looks say, else by the words of its pack."""
        forms: Titles = {language: (title,) for language, title in titles.items()}
        return titles.get(self.language) or capitalised(self.called(family, name, forms))

    def worded(self, word: str, look: FactLook) -> Chip:
        """A word of a fact."""
        shown = look.words.get(word, WordLook())
        return Chip("", self.looks.signs.get(shown.sign or ""), self.labelled("word", word, shown.titles))

    def titled(self, name: str) -> Chip:
        """The title of another card."""
        return Chip(title := title_of(self.book.model.designs[name].titles, name, self.language), None, title)

    def counted(self, name: str, count: int) -> Chip:
        """So much of a resource."""
        return Chip(minus(count), self.looks.signs.get(name), self.speaker.noun(name, count))

    def need(self, look: FactLook) -> Chip:
        """What a card that is marked asks for: a sign, and the number of a value that every game begins with."""
        base = self.book.model.values[look.value].base if look.value else None
        count = str(base.value) if isinstance(base, Const) and base.type == "number" else ""
        return Chip(f"{count}+" if count else "", self.looks.signs.get(look.sign or ""), f"{count}+" if count else "+")

    def word(self, design: Design, spec: FactSpec) -> str:
        """The word that a fact is."""
        value = design.facts[spec.name]
        assert isinstance(value, int)
        return self.book.model.words[value]

    def is_unknown(self, design: Design, spec: FactSpec) -> bool:
        """Whether the card says `?`: it follows from its text."""
        decl = self.book.things.get(design.name)  # a place that is printed on a card has none
        return decl is not None and any(
            isinstance(item, n.Fact) and item.name.text == spec.name and isinstance(item.values[0][0], n.Unknown)
            for item in (*decl.items, *(inner for face in faces_of(decl) for inner in face.items))
        )


def pack_title(book: Book, design: Design, language: str, is_hidden: bool = False) -> str:
    """How the pack is called in whose folder a card lies; the game, if it lies in none or if the card `is_hidden`."""
    model = book.model
    pack = None if is_hidden else model.packs.get(pack_of(design.span, model.packs))
    return title_of(pack.titles, pack.name, language) if pack else title_of(model.titles, model.name, language)


NOTHING = Chip("0", None, "0")


def in_words(kind: str, entries: list[ShownFact], rules: CardText) -> str:
    """A whole card as words, for who cannot see it."""
    said = [f"{kind[:1].upper()}{kind[1:]}.", *(f"{entry.words}." for entry in entries)]
    for paragraph in rules.paragraphs:
        slot = f"[{paragraph.slot}] " if paragraph.slot else ""
        keyword = f"{paragraph.keyword}: " if paragraph.keyword else ""
        lines = " ".join(plain(line) for _depth, line in paragraph.lines)
        said.append(f"{slot}{keyword}{lines}")
    return " ".join(said)


@frozen
class CardSide:
    """One side of a card: the word of its face (`BACK`, or "" if it has only one), its own title (None: that of the
    card), the card as it is while that side is up, and its rules text."""

    word: str
    title: str | None
    design: Design
    rules: CardText

    @property
    def is_back(self) -> bool:
        """Whether it is what others see of a card that they may not know."""
        return self.word == BACK


def sides_of(design: Design, kind: Kind, rules: CardText) -> Iterator[CardSide]:
    """The sides of a card in the order of its faces, its back last. `rules` is the text of the whole card."""
    shared, own = by_face(rules)
    if design.sides:
        for (word, side), (heading, *text) in zip(design.sides.items(), own, strict=True):
            title = plain(heading.lines[0][1]).removesuffix(":") if side.titles else None
            told = (paragraph for paragraph in text if not paragraph.fact)
            yield CardSide(word, title, evolve(design, facts=design.facts | side.facts), CardText((*shared, *told)))
    else:
        yield CardSide("", None, design, rules)
    if kind.back:
        hidden = {name: value for name, value in design.facts.items() if name in kind.back}
        yield CardSide(BACK, None, evolve(design, facts=hidden, slots=()), CardText(()))


def by_face(rules: CardText) -> tuple[list[Paragraph], list[list[Paragraph]]]:
    """What holds whichever face is up, and what each face says, beginning with its title."""
    parts: list[list[Paragraph]] = [[]]
    for paragraph in rules.paragraphs:
        if paragraph.heading:
            parts.append([])
        parts[-1].append(paragraph)
    return parts[0], parts[1:]
