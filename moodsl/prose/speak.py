"""Prose: the texts of one pack in one language."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Any, TypeVar

from interpreter.check.expressions.phrases import find_verb
from interpreter.check.faces import side_named
from interpreter.syntax import nodes as n
from interpreter.text import Source
from moodsl.prose import changes, conditions, decisions, lines, loops, values
from moodsl.prose.book import Book, faces_of
from moodsl.prose.deeds import own_verb, verb_by_itself
from moodsl.prose.headers import Header, at_any_time, header, heard
from moodsl.prose.joining import body
from moodsl.prose.log_lines import log_entry
from moodsl.prose.merging import lines_of
from moodsl.prose.namesakes import apart
from moodsl.prose.nominals import Phrase
from moodsl.prose.overrides import overridden, overrides
from moodsl.prose.printed import all_printed
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import Mood, Passage
from moodsl.prose.text import CardText, Paragraph, Text, plain
from moodsl.prose.values import word_or_value
from moodsl.prose.voice import Voice, voice_of
from moodsl.prose.word_files import read_words
from moodsl.prose.words import Missing

TOLD = (changes, conditions, decisions, lines, loops, values)  # they say what can be told of each construct
Declared = TypeVar("Declared", bound=n.Node)
MESSAGES = Path(__file__).parent / "messages"
FAMILIES = ("card", "action", "verb", "kind", "counter", "zone", "ending", "phase", "variant")


def house_words(language: str) -> Source:
    """The messages of the house in a language, on which those of every pack stand."""
    return Source("", (MESSAGES / f"{language}.ftl").read_text(encoding="utf-8"))


class Prose:
    """The texts of one pack in one language (`en`, `ru`); raises PackFault if its words cannot be read."""

    def __init__(self, book: Book, language: str) -> None:
        self.book = book
        self.language = language
        house = house_words(language)
        declared = {one.name.text: one for one in self._all(n.ValueDecl)}
        self.words = read_words(book.words(language), house)
        self._generated: dict[str, CardText] = {}
        self._told_around: set[tuple[str, int]] = set()
        self.voice: Voice = voice_of(
            book.model, declared, language, house.text, *(source.text for source in self.words)
        )

    def _all(self, sort: type[Declared]) -> list[Declared]:
        return [decl for module in self.book.modules for decl in module.declarations if isinstance(decl, sort)]

    @cached_property
    def _verbs(self) -> dict[str, n.VerbDecl]:
        return {one.name.text: one for one in self._all(n.VerbDecl)}

    @cached_property
    def _actions(self) -> dict[str, n.ActionDecl]:
        return {one.name.text: one for one in self._all(n.ActionDecl)}

    @property
    def missing(self) -> list[Missing]:
        """The forms of words that were needed so far and that nobody wrote."""
        return list(self.voice.lexicon.missing.values())

    # ---- what is printed --------------------------------------------------------------------------------------------

    def card(self, name: str) -> CardText:
        """The rules text of a card: in its designer's words where he wrote some, else as its rules say it. A place that
        is printed on a card has none."""
        if self.book.model.designs[name].on:
            return CardText(())
        found = self.generated(name)
        texts = overrides(self.book.things[name], self.language)
        paragraphs = [
            overridden(paragraph, texts[place].value, self.voice) if place < len(texts) else paragraph
            for place, paragraph in enumerate(found.paragraphs)
        ]
        return CardText(tuple(paragraphs))

    def generated(self, name: str) -> CardText:
        """The rules text of a card as its rules say it."""
        if name not in self._generated:
            self._generated[name] = self._generate(name)
        return self._generated[name]

    def _generate(self, name: str) -> CardText:
        decl = self.book.things[name]
        own = tuple(self.ability(one, name) for one in decl.items if isinstance(one, n.Ability))
        return CardText((*own, *(paragraph for one in faces_of(decl) for paragraph in self._face(one, name))))

    def _face(self, face: n.Fact, name: str) -> Iterator[Paragraph]:
        """What stands on one face of a card: its facts, and what it does while it is up."""
        word, _title = side_named(face)
        title = self.voice.face(word.text if word is not None else "", self.book.model.designs[name])
        yield Paragraph("", None, ((0, (f"{title}:",)),), heading=True)
        for item in face.items:
            if isinstance(item, n.Ability):
                yield self.ability(item, name)
            elif item.name.text in self.book.model.kinds[self.book.model.designs[name].kind].facts:
                yield self._fact(item)

    def _fact(self, fact: n.Fact) -> Paragraph:
        """A fact as a paragraph: `Sails: lateen, square.`"""
        noun = self.voice.phrase(self.voice.noun("fact", fact.name.text), "bare")
        told = [" ".join(word_or_value(atom, self.voice).case("nom") for atom in atoms) for atoms in fact.values]
        keyword = plain(self.voice.finished(noun.case("nom"), True, ""))
        return Paragraph(keyword, None, ((0, self.voice.finished(", ".join(told), False)),), fact=True)

    def action(self, name: str) -> CardText:
        """The rules text of an action; of one that only does the verb of its own title that of the verb."""
        you = Entity("player", self.voice.noun("noun", "player"), you=True)
        passages = body(self._actions[name].body, Scope(you=you, doer=you), self.voice, Mood("order", you))
        keyword = at_any_time(self._actions[name], self.voice)
        match lines_of(self._actions[name].body):
            case [n.Say(phrase=n.Phrase(subject=None, verb=n.Name(text=verb), args=()))] if verb in self._verbs:
                if not keyword and self.verb_title(verb).lower() == self.voice.title("action", name).lower():
                    return self.verb(verb)
        return CardText((Paragraph(keyword, None, self._lines(passages, not keyword)),))

    def only_verb(self, action: str) -> str | None:
        """The verb of the game that is all that an action does behind its needs and prices; None of another action."""
        lines = [one for one in lines_of(self._actions[action].body) if not isinstance(one, n.Needs)]
        match [one for one in lines if not (isinstance(one, n.Say) and one.phrase.verb.text == "pay")]:
            case [n.Say(phrase=n.Phrase(subject=None) as phrase)]:
                found = find_verb(phrase, self.book.model)
                return found.verb.text if found is not None and found.verb.text in self._verbs else None
        return None

    def verb(self, name: str) -> CardText:
        """The rules text of a verb of the game."""
        you = Entity("player", self.voice.noun("noun", "player"), you=True)
        scope = heard(self.book.model.verbs[name], Scope(you=you, doer=you), self.voice)
        passages = body(self._verbs[name].body, scope, self.voice, Mood("order", you, listed=True))
        return CardText((Paragraph("", None, self._lines(passages, True)),))

    def log_line(self, words: str) -> str:
        """A line of the log that a scenario looks for."""
        return self.voice.lexicon.name(log_entry(words, self.voice))

    def deed(self, name: str) -> str:
        """A verb of the game with what it is done to, and with the other things that its text speaks of: `Build a
        structure`, `Put a cube into a cell`; without an object, with its first part that is no number: `Offer peace
        along a track`."""
        verb = self.book.model.verbs[name]
        objects = [one for one in verb.parameters if one.joint is None]
        others = [one for one in verb.parameters if one.type not in ("number", "pile", "places")]
        people = [one for one in verb.parameters if one.type == "player"]
        also = [one for one in others if one.type != "word" and (one.type != "player" or len(people) == 1)]
        also += others[:1] if not objects else []
        words = own_verb(verb, (), "bare", Scope(), self.voice, fill="a", also=also)
        return plain(self.voice.finished(words, True, ""))

    def verb_title(self, name: str) -> str:
        """A verb of the game alone; in the holes of its title stands what they are in general."""
        return plain(self.voice.finished(verb_by_itself(self.book.model.verbs[name], self.voice), False, ""))

    def flow(self, name: str, variant: str | None = None) -> tuple[tuple[int, Text], ...]:
        """A part of the game's course (`setup`, `play`, `scoring`) as steps, each with its depth."""
        for one in self.parts(variant):
            if isinstance(one.when, n.Named) and one.when.name.text == name:
                return self._lines(body(one.body, Scope(), self.voice, Mood(listed=True)), True)
        return ()

    def parts(self, variant: str | None = None) -> list[n.Ability]:
        """The abilities of no card: the parts of the course of the game, or of a variant, and its rules."""
        if variant is None:
            return self._all(n.Ability)
        found = [one for one in self._all(n.ThingDecl) if one.name.text == variant]
        return [item for one in found for item in one.items if isinstance(item, n.Ability)]

    @cached_property
    def _tellers(self) -> dict[tuple[str, int], Callable[[], object]]:
        """What tells each declaration that has rules, by where it begins."""
        model = self.book.model
        found: list[tuple[n.Node, Callable[[], object]]] = []
        found += [(self.book.things[name], partial(self.generated, name)) for name in model.by_themselves]
        found += [(self._actions[name], partial(self.action, name)) for name in model.actions]
        found += [(self._verbs[name], partial(self.verb, name)) for name in model.verbs]
        for variant in (None, *model.variants):
            for part in self.parts(variant):
                if isinstance(part.when, n.Named):
                    found.append((part, partial(self.flow, part.when.name.text, variant)))
                else:
                    found.append((part, partial(self.rule, part)))
        return {(node.span.source.name, node.span.line): tell for node, tell in found}

    @cached_property
    def _beginnings(self) -> list[tuple[str, int]]:
        return sorted(self._tellers)

    def tell_all(self) -> None:
        """Tell every rule of the game once, so that each line knows who is who."""
        for tell in self._tellers.values():
            tell()

    def tell_around(self, source: str, line: int) -> None:
        """Tell the rules in which a line stands, so that it knows who is who; once."""
        place = bisect_right(self._beginnings, (source, line)) - 1
        if place >= 0 and (begins := self._beginnings[place])[0] == source and begins not in self._told_around:
            self._told_around.add(begins)
            self._tellers[begins]()

    # ---- names ------------------------------------------------------------------------------------------------------

    def title(self, name: str) -> str:
        """The title of anything declared."""
        model = self.book.model
        declared: tuple[Mapping[str, Any], ...] = (
            model.designs, model.actions, model.verbs, model.kinds, model.counted, model.zones, model.endings,
            model.phases, model.variants,
        )  # fmt: skip
        for family, names in zip(FAMILIES, declared, strict=True):
            if name in names:
                return self.voice.title(family, name)
        raise KeyError(name)

    def heading(self, name: str) -> str:
        """The title of a card as it stands above its text: with what tells it from others of that title."""
        other = apart(name, self.voice)
        return self.title(name) + (f" ({other})" if other else "")

    def called(self, family: str, name: str) -> str | None:
        """What something declared is called by the words of its pack; None if they do not name it."""
        return self.voice.lexicon.find(self.voice.lexicon.entry(family, name))

    def printed(self, names: tuple[str, ...]) -> list[str]:
        """What is printed in all places of a card, in order."""
        return all_printed(names, self.voice)

    def noun(self, name: str, count: int | None = None) -> str:
        """A noun, alone or counted: `2 coins`."""
        model = self.book.model
        is_counter = name in model.counted or name in model.families
        family = "counter" if is_counter else "kind" if name in model.kinds else "noun"
        noun = self.voice.noun(family, name)
        phrase: Phrase = self.voice.phrase(noun, "bare" if count is None else "exactly", count)
        return plain(self.voice.finished(phrase.case("nom"), False, ""))

    # ---- abilities --------------------------------------------------------------------------------------------------

    def ability(self, ability: n.Ability, card: str) -> Paragraph:
        """One ability of a card as its rules say it."""
        you = Entity("player", self.voice.noun("noun", "player"), you=True)
        kind = self.book.model.kind_of(card)
        named = kind.base != "card" or self.voice.lexicon.find(self.voice.lexicon.entry("kind", kind.name), "this")
        noun = self.voice.noun("kind", kind.name) if named else self.voice.noun("noun", "card")
        return self._told(ability, Scope(you=you, doer=you, this=Entity("card", noun, this=True)))

    def rule(self, ability: n.Ability, moment: str | None = None, you: Entity | None = None) -> Paragraph:
        """A rule that stands on no card; its moment is told as its header says, or by words of its own. One that is
        about each player by himself says `you`."""
        return self._told(ability, Scope(you=you, doer=you), moment)

    def _told(self, ability: n.Ability, scope: Scope, moment: str | None = None) -> Paragraph:
        found = header(ability, scope, self.voice) if moment is None else Header(moment, scope)
        lasting = isinstance(ability.when, n.Always)
        mood = Mood("order", scope.you, instead=found.instead, lasting=lasting)
        passages = body(ability.body, found.scope, self.voice, mood)
        keyword = plain(self.voice.finished(found.keyword, True, ""))
        slot = ability.slot.letter if ability.slot else None
        at = plain(self.voice.finished(found.moment, True, ""))
        return Paragraph(keyword, slot, self._lines(passages, not keyword), moment=at)

    def _lines(self, passages: list[Passage], capital: bool, depth: int = 0) -> tuple[tuple[int, Text], ...]:
        lines: list[tuple[int, Text]] = []
        for place, passage in enumerate(passages):
            large = capital or place > 0
            lines.append((depth, self.voice.finished(passage.head, large)))
            lines += self._lines(list(passage.below), True, depth + 1)
        return tuple(lines)
