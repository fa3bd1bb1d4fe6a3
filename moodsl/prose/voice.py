"""The voice: everything one language needs to speak of one pack."""

from __future__ import annotations

import re
from typing import Any

from attrs import define, field

from interpreter.check.signatures import titles_of
from interpreter.effects.values import Local
from interpreter.frozen import evolve
from interpreter.model import Design, Model
from interpreter.syntax import nodes as n
from moodsl.prose.beforehand import told_beforehand
from moodsl.prose.english import English, EnglishAdjective, EnglishNoun
from moodsl.prose.nominals import (
    COUNT,
    END,
    ICON,
    WORDS,
    Adjective,
    Fixed,
    Nominal,
    Noun,
    Phrase,
    Pronoun,
    Quality,
    Series,
    Titled,
)
from moodsl.prose.printed import printed
from moodsl.prose.russian import PERSONAL, Russian, RussianAdjective, RussianNoun
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.sentences import CASES, Sentences, set_apart
from moodsl.prose.text import Icon, Text
from moodsl.prose.together import SUFFIX, wins_together
from moodsl.prose.words import Lexicon, WordEntry

LANGUAGES = ("en", "ru")
DECLINED = ("gender", "gen", "dat", "ins", "loc")  # the forms of a kind that stands before the titles of its cards
CLOSE = "\ue011"  # the end of a clause that wants a comma if something follows
GRAMMARS: dict[str, tuple[Any, Any, Any]] = {
    "en": (English, EnglishNoun, EnglishAdjective),
    "ru": (Russian, RussianNoun, RussianAdjective),
}
PARTS = re.compile(f"{ICON}([^{COUNT}]*){COUNT}([^{WORDS}]*){WORDS}([^{END}]*){END}")


def without_inner(words: str) -> str:
    """A line without the icons that stand in the words of another one: `the last pit` in `the last pit's side`."""
    kept, depth = "", 0
    for part in re.split(f"({ICON}[^{WORDS}]*{WORDS}|{END})", words):
        depth += part.startswith(ICON)
        if depth < 2 or part[:1] not in (ICON, END):
            kept += part
        depth -= part == END
    return kept


@define
class Voice:
    """One language, with the words of one pack."""

    model: Model
    language: str
    sentences: Sentences
    lexicon: Lexicon
    grammar: Any
    values: dict[str, n.ValueDecl]
    beforehand: dict[tuple[str, int], Local]
    told: dict[tuple[str, int], tuple[n.Stmt, Scope]] = field(factory=dict)
    labels: dict[str, str] = field(init=False)  # what tells a place from the others of its board: `a1`

    @labels.default
    def _labels_of_places(self) -> dict[str, str]:
        return {name: label for board in self.model.boards.values() for name, label in board.labels.items()}

    def note(self, node: n.Stmt, scope: Scope) -> None:
        """Keep who is who at a line that is told, so that the line can be told by itself."""
        self.told.setdefault((node.span.source.name, node.span.line), (node, scope))

    def noted(self, node: n.Let) -> Local | None:
        """The variable of a name that is told where `let` gives it; None if that is told where the name is used."""
        return self.beforehand.get((node.span.source.name, node.span.line))

    # ---- words ------------------------------------------------------------------------------------------------------

    def noun(self, family: str, name: str) -> Noun:
        """The noun for something declared (`kind`, `counter` …), or of the house (`noun`)."""
        entry = self.lexicon.entry(family, name)
        noun: Noun = GRAMMARS[self.language][1](self.lexicon, entry)
        return noun

    def adjective(self, family: str, name: str) -> Adjective:
        """A word of quality: of the pack (`word`), or of the house (`quality`)."""
        adjective: Adjective = GRAMMARS[self.language][2](self.lexicon, self.lexicon.entry(family, name))
        return adjective

    def qualities(self, entity: Entity) -> tuple[Adjective, ...]:
        """The word by which something is told from its like."""
        return (self.adjective("quality", entity.quality),) if entity.quality else ()

    def phrase(self, noun: Noun, how: str = "the", count: int | None = None, **parts: Any) -> Phrase:
        """A noun with what belongs to it."""
        return Phrase(self.grammar, noun, how, count, **parts)

    def house(self, name: str, how: str = "the", count: int | None = None, **parts: Any) -> Phrase:
        """A noun of the house."""
        return self.phrase(self.noun("noun", name), how, count, **parts)

    def counter(self, name: str, how: str, count: int | None = None, **parts: Any) -> Phrase:
        """Something counted, shown by its sign. Of several under one name the word is told, too: `cubes of science`."""
        several = self.model.family_of(name)
        phrase = self.phrase(self.noun("counter", several[0].name if several else name), how, count, icon=name, **parts)
        if several is None:
            return phrase
        family, word = several
        what = self.counter(word, "plural") if family.by == "resource" else self.word(word)
        return phrase.with_words(self.say("of", what=what))

    def word(self, word: str) -> Nominal:
        """A word that a fact can be, as something named: a noun if its forms say so, or a quality."""
        if self.is_noun(word):
            return self.phrase(self.noun("word", word), "bare")
        return Quality(self.adjective("word", word))

    def verb_of_game(self, name: str, form: str, /, **parts: Nominal) -> str:
        """A form of a verb of the game: `bare`, `order`, `you`, `one`, `many`, `past`, `past-one`, `doing`;
        `parts` stand in its holes."""
        return self._form(self.lexicon.entry("verb", name), form, **parts)

    def verb(self, name: str, form: str) -> str:
        """A form of a verb that every game has, or that the words of a pack name; never that of a verb of the game
        which is called the same."""
        entry, apart = self.lexicon.entry("verb", name), set_apart(f"verb-{name}")
        return self._form(evolve(entry, message=apart) if apart in self.sentences else entry, form)

    def _form(self, entry: WordEntry, form: str, /, **parts: Nominal) -> str:
        known = self.lexicon.find(entry, form, **parts)
        if (known is None and form in ("bare", "order", "you", "many") and self.language == "en") or form == "bare":
            return self.lexicon.name(entry, **parts)
        if known is None:
            regular = self.grammar.verb(self.lexicon.name(entry, **parts), form)
            known = regular if regular is not None else self.lexicon.lack(entry, form)
        return str(known)

    def pronoun(self, name: str, gender: str = "m") -> Nominal:
        """`you`, `they`, `it`, `who`, with its forms from the messages."""
        key = f"pronoun-{name}" + (f"-{gender}" if f"pronoun-{name}-{gender}" in self.sentences else "")
        forms = {case: form for case in CASES if (form := self.sentences.find(key, case))}
        forms.setdefault("nom", self.sentences.say(key))
        personal = PERSONAL if self.language == "ru" and name in ("they", "it") else ""
        owns = {
            f"{a} {c}": form
            for a in ("m", "f", "n", "pl")
            for c in CASES
            if (form := self.sentences.find(key, f"own-{a}-{c}"))
        }
        owns.setdefault("m nom", self.sentences.find(key, "own") or forms["nom"])
        person = self.sentences.find(key, "person") or ("many" if gender == "pl" else "one")
        cases = {case: form if case == "nom" else personal + form for case, form in forms.items()}
        behind = self.sentences.find(key, "own-behind") is not None
        return Pronoun(cases, owns, person, self.sentences.find(key, "gender") or gender, behind)

    # ---- sentences --------------------------------------------------------------------------------------------------

    def say(self, message: str, /, **parts: object) -> str:
        """A sentence of the house."""
        return self.sentences.say(message, None, **parts)

    def series(self, parts: list[Nominal], word: str = "and") -> Nominal:
        """Several nominals joined by commas and a word."""
        return parts[0] if len(parts) == 1 else Series(tuple(parts), (", ", self.say(f"join-{word}")))

    def moment(self, name: str) -> Phrase:
        """A stretch of the game: a phase, what is announced, `game`, `turn`."""
        return self.phrase(self.noun("moment", name), "the")

    def phase(self, name: str) -> str:
        """A phase by its title, behind `of`; a title may say itself that it is a phase: `Night phase`."""
        title = self.title("phase", name)
        rest = re.sub(self.say("phase-the-word"), "", title, flags=re.IGNORECASE)
        return self.say("phase-so-named" if rest == title else "phase-as-titled", title=title, rest=rest)

    def card(self, name: str, apart: str | None = None) -> Nominal:
        """A card or board by its title; behind it stands what tells it from others of that title.

        Where a title wants a noun before it, that is the kind, or "card" for a kind of cards that lacks a form. A place
        that a board makes is called as its kind, and needs no quotes: `square a1`.
        """
        label = self.labels.get(name)
        if label is not None and apart is None:
            of = self.model.kind_of(name).name
            called = self.noun("kind", of)
            if called.agreement != "f" or self.lexicon.find(self.lexicon.entry("kind", of), "acc") is not None:
                return self.phrase(called, "bare").with_words(label)
        title = self.say("title", title=self.title("card", name)) + (f" ({apart})" if apart else "")
        if self.sentences.find("titles-want-a-noun") is None:
            return Fixed(title)
        kind = self.model.kind_of(name)
        words = self.lexicon.entry("kind", kind.name)
        declines = all(self.lexicon.find(words, form) is not None for form in DECLINED)
        noun = self.noun("kind", kind.name) if declines or kind.base != "card" else self.noun("noun", "card")
        accusative = noun.agreement != "f" or self.lexicon.find(words, "acc") is not None
        return Titled(title, self.phrase(noun, "bare"), accusative)

    def called(self, name: str, acts: bool = False) -> Nominal:
        """Somebody at the table by a name, which does not decline: before it stands that it is a player («с игроком
        Боря»). Of a name nobody knows the gender, and so it stands there in front of a verb, too (`acts`: «игрок Аня
        спасовал»)."""
        owner = self.sentences.find("name-owns", name=name)
        if owner is not None:
            return Fixed(name, own=owner)
        noun = self.house("player", "bare")
        return noun.with_words(name) if acts else Titled(name, noun)

    def title(self, family: str, name: str) -> str:
        """The title of a card, an action, an ending, a phase; of a place of a card what is printed in it."""
        place = self.model.designs.get(name) if family == "card" else None
        if place is not None and place.on:
            return self.say("printed-on", card=self.title("card", place.on), what=printed(name, self))
        return self.lexicon.name(self.lexicon.entry(family, name))

    def option_title(self, option: n.Option) -> str:
        """The title of an option of `choose one`."""
        title = option.title.value
        message = f"option-{'-'.join(re.findall('[a-z0-9]+', title.lower()))}"
        return self.lexicon.name(WordEntry(message, titles_of(option).get(self.language, ()), title, option.title.span))

    def is_noun(self, word: str) -> bool:
        """Whether a word that a fact can be is a noun in this language: it stands behind what it says something of."""
        return self.lexicon.find(self.lexicon.entry("word", word), "gen") is not None

    def face(self, word: str, design: Design | None = None) -> str:
        """The title of a face, if the card is known and says one; else how a face of this word is called."""
        titles = design.sides[word].titles if design is not None and word in design.sides else {}
        if design is not None and titles:
            own = titles.get(self.language)
            return own[0] if own else self.lexicon.name(self.lexicon.entry("card", f"{design.name}-{word}"))
        return self.lexicon.name(self.lexicon.entry("face", word))

    def part(self, entry: WordEntry, attribute: str, what: Nominal | int) -> str:
        """A part of a verb or value behind its word: `into your row`; the pack's words may say it in their own way."""
        said = self.known(entry, attribute, what=what)
        if said is not None:
            return said
        plain = f"part-{attribute}"
        if plain in self.sentences:
            return self.say(plain, what=what)
        return self.lexicon.lack(entry, attribute)

    def known(self, entry: WordEntry, attribute: str, /, **parts: object) -> str | None:
        """A sentence of the pack with its parts, or None."""
        if not self.sentences.has(entry.message, attribute):
            return None
        return self.sentences.say(entry.message, attribute, **parts)

    def own(self, entry: WordEntry, attribute: str, /, **parts: object) -> str:
        """A sentence that the pack's words must hold."""
        said = self.known(entry, attribute, **parts)
        return said if said is not None else self.lexicon.lack(entry, attribute)

    # ---- entities ---------------------------------------------------------------------------------------------------

    def mention(self, entity: Entity, scope: Scope) -> Nominal:
        """How an entity is spoken of."""
        way = scope.way(entity)
        if way is not None:
            return way
        if entity.you:
            return self.pronoun("you")
        gender = entity.noun.agreement if entity.noun is not None else "m"
        if entity.pronoun:
            return self.pronoun(entity.pronoun, gender)
        if entity.noun is None:
            return Fixed(entity.quality or "?")
        words = self.qualities(entity)
        how = "this" if entity.this else "the plural" if entity.sort in ("cards", "dice") else "the"
        return self.phrase(entity.noun, how, adjectives=words)

    def owner(self, entity: Entity, scope: Scope) -> Nominal:
        """How an entity is spoken of as an owner: as `own` if the sentence is about it."""
        if scope.subject is entity and "pronoun-own" in self.sentences:
            return self.pronoun("own")
        if isinstance(scope.way(entity), Phrase) and entity.pronoun is not None:
            return self.pronoun(entity.pronoun, entity.noun.agreement if entity.noun is not None else "m")
        if scope.subject is entity and not entity.you:
            word = "they" if entity.sort == "player" else "it"
            return self.pronoun(word, entity.noun.agreement if entity.noun is not None else "m")
        return self.mention(entity, scope)

    def not_own(self, scope: Scope) -> Scope:
        """The scope of words that are a subject themselves, and so nobody's `own` («ваш сосед», not «свой»)."""
        subject = scope.subject
        if subject is None or "pronoun-own" not in self.sentences:
            return scope
        scope = scope.but(subject=None)
        if subject.you or scope.way(subject) is not None:
            return scope
        word = "they" if subject.sort == "player" else "it"
        gender = subject.noun.agreement if subject.noun is not None else "m"
        return scope.speaking(subject, self.pronoun(word, gender))

    def apart(self, scope: Scope, told: Entity) -> Scope:
        """The scope where something is told of one thing: what is called `it` outside is called by its noun again, if
        that tells it from all others."""
        known = dict.fromkeys(one for one in (told, scope.it, *scope.names.values()) if isinstance(one, Entity))
        plain = {one: evolve(one, pronoun=None) for one in known if one.noun is not None}
        called = {one: self.mention(noun, scope.but(spoken=())).case("nom") for one, noun in plain.items()}
        ours = {one for one in plain if one.pronoun == "it" and one is not told}
        plain = {one: plain[one] for one in ours if [*called.values()].count(called[one]) == 1}
        names = {name: plain.get(one, one) if isinstance(one, Entity) else one for name, one in scope.names.items()}
        return scope.but(it=plain.get(scope.it, scope.it) if scope.it else None, names=names)

    def is_relative(self, clause: str) -> bool:
        """Whether a clause can stand behind what it tells of: its `which` or `whose` is in front."""
        return bool(self.grammar.is_relative(PARTS.sub(r"\3", clause).strip()))

    # ---- the whole --------------------------------------------------------------------------------------------------

    def finished(self, words: str, capital: bool, stop: str = ".") -> Text:
        """A line as it is printed: its commas, its capital, its full stop; icons apart."""
        words = without_inner(words)
        words = re.sub(rf"(\s*{CLOSE})+(?=\s*($|[.,:;)]))", "", words)
        words = re.sub(rf"{CLOSE}(\s*{CLOSE})*", ",", words)
        words = re.sub(r" +([,.:;)])", r"\1", re.sub(r" {2,}", " ", words)).strip()
        words = self.grammar.finished(words)
        words = words + stop if words and words[-1] not in ".:" else words
        if capital:  # what would go on behind `each player` may be a line of its own
            words = capitalised(words.lstrip(", "))
        parts: list[str | Icon] = []
        end = 0
        for found in PARTS.finditer(words):
            if found.start() > end:
                parts.append(words[end : found.start()])
            parts.append(Icon(found[1], int(found[2]) if found[2] else None, found[3]))
            end = found.end()
        if end < len(words):
            parts.append(words[end:])
        return tuple(parts)


def capitalised(words: str) -> str:
    """The words with their first letter large, behind any signs."""
    for place, letter in enumerate(words):
        if letter.isdigit() and not _inside_name(words, place):
            return words
        if letter.isalpha() and not _inside_name(words, place):
            return words[:place] + letter.upper() + words[place + 1 :]
    return words


def _inside_name(words: str, place: int) -> bool:
    """Whether a letter belongs to the name of an icon and is not shown."""
    opened, shown = words.rfind(ICON, 0, place), words.rfind(WORDS, 0, place)
    return opened > shown


def voice_of(model: Model, values: dict[str, n.ValueDecl], language: str, house: str, *packs: str) -> Voice:
    """The voice of a language, from the messages of the house and, behind them, the words of packs."""
    sentences = Sentences(language)
    sentences.add(house)
    if wins_together(model):
        sentences.prefer(SUFFIX)
    sentences.set_apart(f"verb-{name}" for name in model.verbs)
    for text in packs:
        sentences.add(text, of_pack=True)
    lexicon = Lexicon(model, language, sentences)
    return Voice(model, language, sentences, lexicon, GRAMMARS[language][0](), values, told_beforehand(model))
