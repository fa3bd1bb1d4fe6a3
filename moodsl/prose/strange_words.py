"""Strange words: messages and forms in `words/LANGUAGE.ftl` that no text ever asks for, mostly slips of the pen.

A message is `SORT-NAME`: its sort has to be one that texts ask for, its name one that the game declares, and each of
its forms one that a word of this sort can have. What another message of the pack asks for may be called anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from attrs import define
from fluent.syntax import ast

from interpreter.check.packs import pack_of_file, stood_on
from interpreter.model import Model
from interpreter.report import Reporter, closest
from interpreter.report.message import Message, listed, msg
from interpreter.text import Source, Span
from moodsl.prose.overrides import ATTRIBUTES
from moodsl.prose.russian import CASES, ENDINGS_OF as GENDERS
from moodsl.prose.sentences import GAP
from moodsl.prose.speak import Prose, house_words
from moodsl.prose.voice import LANGUAGES
from moodsl.prose.word_files import Key, entries_of, patterns_in, start

CODE = "unknown-words"
MOST_LINES = 12  # of names that do not exist, as many as names are told
NOUN = {*ATTRIBUTES, "few", "gender", "animate", "mass", "definite", "each"}
PLACE = {"at", "bare", "verb", "silent", "things", "lies", "lies-before", "in", "into", "from", "under"}
ANSWERS = {"yes", "no", "if-yes", "if-no", "any", "none"}
FURTHER = {  # what a word of each sort can have beside the forms of a noun
    "kind": {"at", "one", "this"},
    "counter": {"any", "none", "is", "set", "gained", "highest", "lowest", "behind"},
    "zone": PLACE,
    "pile": PLACE,
    "fact": {*ANSWERS, "alone", "gained"},
    "word": {*(f"{gender}-{case}" for gender in GENDERS for case in CASES), "alone", "unsaid"},
    "value": {*ANSWERS, "is", "more", "less", "owner", "of", "for", "against", "to", "by", "with", "at"},
    "verb": {"order", "you", "one", "many", "past", "past-one", "doing", "on"},
    "part": {"any"},
    "relation": {"to", "along"},
}
OF_A_PART = ("", "-each", "-of")  # what stands behind the name of a part that a verb tells: one that is a number
CALLED_AS = {"mark": "counter", "resource": "counter", "table": "value"}  # what is declared, and where its words stand
NAMELESS = ("about", "origin", "log", "option")  # what stands behind these is no name


def names_in(prose: Prose) -> dict[str, set[str]]:
    """What a game has words for: for each sort of message the names that can stand behind it."""
    model = prose.voice.model
    put = {
        text_of(pattern) for source in prose.words for key, _name, pattern in patterns_in(source) if key[1] == "verb"
    }
    facts = [fact for kind in model.kinds.values() for fact in kind.facts.values()]
    sides = {(one.name, side) for one in model.designs.values() for side in one.sides}
    zones = {*model.zones}
    parts = [(of, part) for some in parts_told(model).values() for of in some for part in some[of]]
    return {
        "game": {model.name},
        "pack": {*model.packs},
        "zone": zones,
        "pile": zones,
        "slot": zones,
        "verb": {*model.verbs, *put},
        "say": put,
        "deed": {*model.verbs},
        "phase": {*model.phases},
        "moment": {*model.phases, *model.epochs},
        "kind": {*model.kinds},
        "counter": {*model.counted, *model.families},
        "fact": {*(fact.name for fact in facts), *zones, "face"},
        "word": {*model.words, *(part for _of, part in parts)},
        "value": {*model.values},
        "part": {name for of, part in parts for name in (part, f"{of}-{part}")},
        "relation": {*model.relations},
        "action": {*model.actions},
        "ending": {*model.endings},
        "card": {*model.designs, *(f"{card}-{side}" for card, side in sides)},
        "face": {str(face) for kind in model.kinds.values() for face in (*kind.sides, *kind.faces)},
        "board": {*model.boards},
        "variant": {*model.variants},
        "effect": {name for kind in model.kinds.values() for name in kind.effects},
    }


def parts_told(model: Model) -> dict[str, dict[str, list[str]]]:
    """The names of the parts that each verb and each value has."""
    return {
        "verb": {name: [part.name for part in verb.parameters] for name, verb in model.verbs.items()},
        "value": {name: [part.name for part in value.parameters] for name, value in model.values.items()},
    }


def hold_names(prose: Prose, reporter: Reporter) -> None:
    """Report the messages and forms of a pack's own words that no text asks for, and genders that there are not."""
    packs = prose.voice.model.packs
    entries = [entry for source in prose.words for entry in entries_of(source).values()]
    asked = {key for entry in entries for key, _place in entry.others}
    known = _Known(parts_told(prose.voice.model), names_in(prose), asked | house_messages())
    for source in prose.words:
        if pack_of_file(source.name, packs) not in stood_on(packs):
            known.hold(source, reporter)


@define
class _Known:
    """What can stand in the words of a game: the parts of its verbs and values, its names, and what its messages ask
    each other for."""

    parts: dict[str, dict[str, list[str]]]
    names: dict[str, set[str]]
    asked: set[Key]

    def hold(self, source: Source, reporter: Reporter) -> None:
        """Report what is strange in one file: of a message only that it is, and not its forms."""
        strange: set[str] = set()
        gone: list[tuple[Message, str, Span, set[str]]] = []  # names that are like none of the game
        for (message, form), written, pattern in patterns_in(source):
            is_asked = (message, form) in self.asked or (message, None) in self.asked
            if message in strange or message.startswith("-") or is_asked:
                continue
            sort, _, name = message.partition("-")
            what, word, offset = msg("the form of a word"), form or "", 0
            known = {*self._forms(sort, name)} if form else set()
            if sort not in self.names:
                what, word, known = msg("the sort of words"), sort, {*self.names, *NAMELESS}
            elif name not in self.names[sort]:
                what, word, offset, known = msg("the name"), name, len(sort) + 1, self.names[sort]
            if word and word not in known:
                strange |= {message} if word != form else set()
                fault = (what, word, span_of(word, source, start(written) + offset), known)
                if offset and closest(word, known) is None:
                    gone.append(fault)
                else:
                    other = CALLED_AS.get(sort) if word == sort else None
                    help = msg("its words are called `{}`", f"{other}-{name}") if other else None
                    reporter.unknown(CODE, *fault, help)
            elif form == "gender" and (gender := text_of(pattern)) not in (*GENDERS, GAP):
                place = span_of(gender, source, start(pattern))
                reporter.report(
                    CODE, msg("`{}` is no gender", gender), place, help=msg("there is: {}", listed(GENDERS))
                )

        if len(gone) == 1:
            reporter.unknown(CODE, *gone[0])
        elif gone:
            names = list(dict.fromkeys(word for _what, word, *_place in gone))
            told = msg("{} names of this file do not exist: {}", len(names), listed(names))
            lines = [str(span.line) for *_what, span, _known in gone]
            some = ", ".join(lines[:MOST_LINES]) + ", …" * (len(lines) > MOST_LINES)
            help = msg("delete their words, or write names of the game: in lines {}", some)
            reporter.report(CODE, told, gone[0][2], help=help)

    def _forms(self, sort: str, name: str) -> Iterable[str]:
        """The forms that a word can have; a verb and a value may tell each of their parts in words of their own."""
        yield from NOUN if sort != "verb" else ()
        yield from FURTHER.get(sort, ())
        for part in self.parts.get(sort, {}).get(name, ()):
            yield from (f"{part}{behind}" for behind in OF_A_PART)


@cache
def house_messages() -> set[Key]:
    """The messages of the house in all languages: a pack may say each of them in its own words."""
    return {(key[0], None) for language in LANGUAGES for key in entries_of(house_words(language))}


def text_of(pattern: ast.Pattern) -> str:
    """What a message says, if it is only text."""
    return "".join(str(one.value) for one in pattern.elements if isinstance(one, ast.TextElement))


def span_of(word: str, source: Source, offset: int) -> Span:
    """The place of a word of one line that begins there in the text of a file."""
    line, column = source.text.count("\n", 0, offset) + 1, offset - source.text.rfind("\n", 0, offset)
    return Span(source, line, column, line, column + max(1, len(word)))
