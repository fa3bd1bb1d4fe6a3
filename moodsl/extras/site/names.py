"""What things are called on the pages of one language: titles, facts and what they say, topics."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve, frozen

from interpreter.check.packs import stood_on
from interpreter.game.view import view_of
from interpreter.game.words import Words
from interpreter.model import Design, FactSpec, Kind, Model
from interpreter.model.parts import Titles
from interpreter.syntax import nodes as n
from interpreter.text import Span
from moodsl.boards.ink import Badge
from moodsl.boards.scene import Scene, scenes
from moodsl.extras.site.card_links import Topic
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.site.subjects import Subject
from moodsl.extras.site.words import SiteMessages
from moodsl.prose import CardText, Prose, plain
from moodsl.prose.facts_told import counted_list
from moodsl.prose.game_rules import heading
from moodsl.prose.namesakes import apart
from moodsl.prose.table import speaker
from moodsl.prose.terms import Terms, terms_of
from moodsl.prose.text import capitalised

if TYPE_CHECKING:
    from moodsl.extras.faces import Drawing, Faces
    from moodsl.extras.site.proofs import Proof


def framed(drawing: Drawing) -> str:
    """A drawing as a part of a page."""
    from moodsl.extras.faces.svg import svg

    shape = "moo-face moo-tile" if drawing.six_sided else "moo-face"
    return f'<div class="{shape}">{svg(drawing, embed=False).strip()}</div>'


@frozen(slots=False)
class Names:
    """The names of one pack in one language, and the site's own words in it."""

    shelf: Shelf
    language: str

    @property
    def model(self) -> Model:
        """What the pack means."""
        return self.shelf.model

    @cached_property
    def words(self) -> SiteMessages:
        """The site's own words."""
        return SiteMessages(self.language)

    @property
    def prose(self) -> Prose:
        """The rules texts."""
        return self.shelf.prose(self.language)

    @cached_property
    def terms(self) -> Terms:
        """What a reader of the rules has to know beside the texts of cards."""
        return terms_of(self.shelf.book, self.language)

    @cached_property
    def others(self) -> tuple[Names, ...]:
        """The names in the other languages of the site."""
        return tuple(Names(self.shelf, one) for one in self.shelf.languages if one != self.language)

    @cached_property
    def cards(self) -> tuple[Design, ...]:
        """All cards and boards, kind by kind, each kind in the order of its titles in this language."""
        kinds = list(self.model.kinds)
        return tuple(sorted(self.shelf.cards, key=lambda one: (kinds.index(one.kind), self.card(one.name).lower())))

    @property
    def tagline(self) -> str:
        """How many cards the game has, how many boards and pieces, and for how many players it is."""
        low, high = self.model.players
        there = [(self.model.kinds[one.kind], one.copies) for one in self.cards]
        cards = sum(copies for kind, copies in there if kind.base == "card" and not self._faces.has_tokens(kind.name))
        others = sum(copies for kind, copies in there if not kind.is_place) - cards
        players = self.words("players", low=low, high=high) if low != high else str(low)
        return self.words("tagline", cards=cards, others=others, players=players)

    @cached_property
    def texts(self) -> dict[str, CardText]:
        """The rules text of every card."""
        return {design.name: self.prose.card(design.name) for design in self.shelf.cards}

    @cached_property
    def _faces(self) -> Faces:
        from moodsl.extras.faces import Faces

        return Faces(self.shelf.book, self.language, self.prose)

    @cached_property
    def drawings(self) -> dict[str, tuple[Drawing, ...]]:
        """All sides of every card; raises FaceFault with all texts that do not fit."""
        return self._faces.cards([design.name for design in self.shelf.cards])

    @cached_property
    def printed(self) -> dict[str, tuple[Drawing, ...]]:
        """What is printed of every card: its sides, or a token."""
        return self._faces.printed([design.name for design in self.shelf.cards])

    def face(self, name: str) -> str:
        """A card's face (its first) as a part of a page: its fonts come from the site's style, and its words from
        itself."""
        return framed(self.drawings[name][0])

    def sides(self, name: str, layout: str = "moo-sides") -> str:
        """All sides of a card as a part of a page: side by side, or (`moo-turned`) the first one on the others, which
        come up when the reader points at it."""
        return f'<div class="{layout}">' + "".join(framed(side) for side in self.drawings[name]) + "</div>"

    @cached_property
    def _at_table(self) -> Words:
        return speaker(lambda: self.prose)(self.shelf.program.sheet, (), self.language, None)

    @cached_property
    def _scenes(self) -> list[Scene]:
        match = self.shelf.set_up
        people = self.words("people").split(", ")[: match.setup.players]
        seated = people if len(people) == match.setup.players else match.names
        words = speaker(lambda: self.prose)(match.sheet, seated, self.language, None)
        return scenes(match.sheet, view_of(match.state, 0, words), words)

    @cached_property
    def pictured(self) -> dict[str, Scene]:
        """The boards, and the kinds whose places facts relate, as they are when a match begins, by name."""
        if not self.model.boards and all(one.fact is None for one in self.model.relations.values()):
            return {}
        shown = (one for one in self._scenes if one.has_picture and (one.board is None or one.board.owner <= 0))
        return {scene.name: self._nobodys(scene).cropped() for scene in shown}

    def _nobodys(self, scene: Scene) -> Scene:
        """Of a board that every player has the places without whose they are."""
        if scene.board is None or scene.board.owner < 0:
            return scene
        title = self.shelf.program.sheet.card_title
        return evolve(
            scene, spots={at: evolve(spot, title=title(at, self.language)) for at, spot in scene.spots.items()}
        )

    def map_title(self, scene: Scene) -> str:
        """What a board is called, or places that facts relate."""
        board = scene.board
        return self.called("board", board.name) if board is not None else self.plural(self.model.kinds[scene.name])

    @cached_property
    def tints(self) -> dict[int, str]:
        """The inks of places without a board, and of the cards that lie in places, by their numbers."""
        lying = {one.card for scene in self._scenes for spot in scene.spots.values() for one in spot.lying}
        lying |= {place for scene in self._scenes if scene.ways for place in scene.points}
        sheet = self.shelf.program.sheet
        return {card: self._faces.ink(sheet.design(card).name) for card in lying if card >= 0}

    def badge(self, design: str) -> Badge | None:
        """How a place that is printed on a tile is drawn on a map, by its name."""
        return self._faces.badge(design)

    def page_of(self, name: str) -> str:
        """Where a card or place is told of: on its own page, a place of a board on that of the board."""
        board = next((one for one in self.model.boards.values() if name in one.labels), None)
        return f"cards/{name}.md" if board is None else f"boards/{board.name}.md#{name}"

    def plural(self, kind: Kind) -> str:
        """What the cards of a kind are called together: `Old mills`."""
        voice = self.prose.voice
        return capitalised(voice.phrase(voice.noun("kind", kind.name), "plural").case("nom"))

    def action(self, how: str = "bare") -> str:
        """What the actions of this game are called: `Action`, `Roles`."""
        return capitalised(self.prose.voice.house("action", how).case("nom"))

    @property
    def game(self) -> str:
        """The game's title."""
        return self.called("game", self.model.name, self.model.titles)

    @property
    def site(self) -> str:
        """What the site is called: as the game, and if it is about packs that expand the game, as those too."""
        packs = self.model.packs
        base = stood_on(packs)
        more = [self.pack(name) for name in packs if name not in base] if base else []
        return f"{self.game}: {', '.join(more)}" if more else self.game

    def pack(self, name: str) -> str:
        """A pack's title."""
        return self.called("pack", name, self.model.packs[name].titles, self.model.packs[name].span)

    def card(self, name: str) -> str:
        """A card's title; behind it stands what tells the card from others of that title."""
        other = apart(name, self.prose.voice)
        return self.called("card", name) + (f" ({other})" if other else "")

    def scenario(self, proof: Proof) -> str:
        """A scenario's title; in English if it has none in this language."""
        return capitalised(proof.titles.get(self.language, proof.titles["en"])[0])

    def subject(self, subject: Subject) -> str:
        """What a scenario is about."""
        return self.game if subject.sort == "game" else self.called(subject.sort, subject.name)

    def part(self, part: str, /, **more: str) -> str:
        """What stands above a part of the rules: `setup`, `scoring` …"""
        return heading(self.prose, part, **more)

    def called(self, family: str, name: str, titles: Titles | None = None, span: Span | None = None) -> str:
        """What something declared is called: a `card`, `kind`, `counter`, `zone`, `action`, `fact`, `word`, `verb` …

        In English a name stands for itself; in other languages one that nobody wrote is noted as missing. `titles` and
        `span` are those of what the prose does not speak of.
        """
        lexicon = self.prose.voice.lexicon
        if self.language != "en" and family == "counter" and self.model.family_of(name) is not None:
            voice = self.prose.voice
            return plain(voice.finished(voice.counter(name, "bare").case("nom"), True, ""))
        entry = lexicon.entry(family, name)
        if titles is not None:
            entry = evolve(entry, titles=titles.get(self.language, ()), span=span)
        if family == "verb" and lexicon.holes(entry, "bare"):
            return capitalised(self.prose.verb_title(name))
        if self.language == "en" and lexicon.find(entry) is None and not entry.titles:
            return capitalised(name.replace("_", " "))
        return capitalised(lexicon.name(entry))

    def about(self, name: str) -> str:
        """What a remark on the sources of a card is about: one of its facts, or a word of the author's own."""
        if any(name in kind.facts for kind in self.model.kinds.values()):
            return self.called("fact", name)
        lexicon = self.prose.voice.lexicon
        return capitalised(lexicon.find(lexicon.entry("about", name)) or name.replace("_", " "))

    def sources(self, design: Design) -> Iterator[tuple[str, str]]:
        """What the fact `source` of a card says: what it is about, and where that comes from."""
        for item in self.shelf.decl(design.name).items:
            if isinstance(item, n.Fact) and item.name.text == "source":
                for about, *where in item.values:
                    told = " ".join(atom.value if isinstance(atom, n.Text) else atom.span.text for atom in where)
                    yield self.about(about.text if isinstance(about, n.Name) else about.span.text), told

    def origin(self, remark: str) -> str:
        """Where something of a card comes from: as the pack's words say (`origin-printed_card`), else the remark."""
        lexicon = self.prose.voice.lexicon
        return lexicon.find(lexicon.entry("origin", re.sub(r"\W+", "_", remark))) or remark

    def fact(self, spec: FactSpec, value: object) -> str:
        """What a fact says: `blue`, `2 wood, 1 stone`, `yes`."""
        if spec.type == "words" and isinstance(value, int):
            return self.called("word", self.model.words[value])
        if spec.type == "resource" and isinstance(value, int):
            return self.called("counter", self.model.resources[value])
        if spec.type == "flag":
            return self.words("yes" if value else "no")
        if spec.type == "printed" and isinstance(value, tuple):
            return ", ".join(self.prose.printed(spec.names(value)))
        if spec.kind is not None and isinstance(value, tuple | str):
            return counted_list(map(self.card, spec.names(value)))
        if spec.sided and isinstance(value, tuple):
            told = self._at_table.told_by_sides([self.model.words[word] for word in value])
            return capitalised(told) or self.words("no")
        if spec.type == "several" and isinstance(value, tuple):
            return counted_list(self.called("word", self.model.words[word]) for word in value)
        if isinstance(value, tuple):
            counted = zip(self.model.resources, value, strict=True)
            return ", ".join(self.prose.noun(name, count) for name, count in counted if count) or self.words("nothing")
        return "?" if value is None else str(value)

    def facts(self, design: Design) -> list[tuple[str, str]]:
        """The facts of a card, each with what it says, in the order of its kind."""
        specs = self.model.kinds[design.kind].facts
        found = [
            (self.called("fact", name), self.fact(specs[name], design.facts[name]))
            for name in specs
            if name in design.facts and design.facts[name] != specs[name].default
        ]
        if design.copies > 1:
            found.append((self.words("copies"), str(design.copies)))
        return found

    def topic(self, topic: Topic) -> str:
        """What a tie is about."""
        if topic.sort == "card":
            return self.card(topic.name)
        if topic.sort == "word":
            fact, _, word = topic.name.partition(" ")
            return f"{self.called('fact', fact)}: {self.called('word', word).lower()}"
        if topic.sort in ("gain", "lose"):
            return self.words(topic.sort, what=self.called("counter", topic.name).lower())
        return self.called(topic.sort, topic.name)
