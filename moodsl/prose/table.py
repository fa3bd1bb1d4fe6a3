"""At the table: what a match asks and what has happened, said in the language of its people.

Rules are told as they are printed on the cards, from the tree; whoever is asked is `you` there. The sentences are those
of the game room in English, and messages (`table-…`) in other languages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from itertools import count
from pathlib import Path

from interpreter.check.expressions.phrases import find_verb
from interpreter.effects.records import CounterChanged
from interpreter.frozen import evolve
from interpreter.game.arguments import hold_kind, hold_language
from interpreter.game.forms import FORMS
from interpreter.game.match import Match
from interpreter.game.program import Question
from interpreter.game.sheet import DesignInfo, NamedPart, Sheet, ZoneInfo
from interpreter.game.words import Words
from interpreter.loader import PackFault, hash_of, read
from interpreter.report import Reporter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from moodsl.prose.book import abilities_of, names_in, open_book
from moodsl.prose.deeds import verb_by_itself, verb_for, verb_onto
from moodsl.prose.fact_words import family_of_words
from moodsl.prose.joining import body
from moodsl.prose.lacking import lacking
from moodsl.prose.lines import decider
from moodsl.prose.nominals import Fixed, Nominal, Phrase
from moodsl.prose.places import noun_for
from moodsl.prose.printed import printed
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.sentences import GAP
from moodsl.prose.speak import Prose
from moodsl.prose.telling import Mood, Passage, statement
from moodsl.prose.text import CardText, plain, text_lines
from moodsl.prose.verbs import told_score
from moodsl.prose.voice import LANGUAGES, Voice

NOTHING: Mapping[str, Nominal] = {}
FAMILIES_WITH_TITLES = ("card", "action", "phase", "ending", "verb", "zone", "face", "game")
NO_PARTS: Mapping[int, Mapping[str, Nominal]] = {}


class RulesLines:
    """The rules of a game, line by line, for whoever is asked. Read when the first line is asked for."""

    def __init__(self, prose: Callable[[], Prose]) -> None:
        self._prose = prose
        self._texts: dict[tuple[str, str], list[str] | None] = {}  # what was told; it is asked for at every question
        self.printed: dict[str, str] = {}  # what is printed in places of cards, by their names, as it was told

    @cached_property
    def prose(self) -> Prose:
        """The prose of the game."""
        return self._prose()

    def line(self, source: str, number: int) -> tuple[n.Stmt, Scope] | None:
        """A line of the game's files and who is who there."""
        told = self.prose.voice.told
        if (source, number) not in told:
            self.prose.tell_around(source, number)
        return told.get((source, number))

    def rule(self, source: str, number: int, known: Mapping[str, Nominal] = NOTHING) -> str | None:
        """What a line says to whoever is asked by it, where parts of its verb are `known` at the table; None for a line
        that is not there."""
        found = self.line(source, number)
        if found is None:
            return None
        node, scope = _addressed(*found, self.prose)
        scope = scope.but(known=known)
        return self._whole(self._said(statement(node, scope, self.prose.voice, Mood("order", scope.doer))))

    def use(self, source: str, number: int) -> str | None:
        """What is done with the thing that a line chooses, if the next line that names it does that at once."""
        found = self.line(source, number)
        node = found[0] if found is not None else None
        if not isinstance(node, n.Choose) or node.bind is None:
            return None
        for after in count(number + 1):
            line = self.line(source, after)
            if line is None or not isinstance(line[0], n.Choose | n.Say | n.Let):
                return None
            if isinstance(line[0], n.Say) and node.bind.text in names_in(line[0]):
                return self.rule(source, after)
        return None

    def lacking(self, source: str, number: int, some: bool) -> str | None:
        """What is lacking where a line cannot be done; None for a line that does not tell it, or without its words."""
        found = self.line(source, number)
        if found is None:
            return None
        options = self.choices(source, number)
        if options:
            return self.prose.voice.say("lacking-options", what="; ".join(options))
        node, scope = _addressed(*found, self.prose)
        told = lacking(node, some, scope, self.prose.voice)
        return None if told is None else self._whole(plain(self.prose.voice.finished(told, False, "")))

    def choices(self, source: str, number: int, known: Mapping[int, Mapping[str, Nominal]] = NO_PARTS) -> list[str]:
        """What the options under a line say to whoever chooses; of some of them parts are `known` at the table."""
        found = self.line(source, number)
        if found is None or not isinstance(found[0], n.ChooseOne | n.AllOf):
            return []
        node, scope = _addressed(*found, self.prose)
        lines = node.options if isinstance(node, n.ChooseOne) else node.body if isinstance(node, n.AllOf) else ()
        told = [
            self._whole(self._option(line, scope.but(known=known.get(place, NOTHING))))
            for place, line in enumerate(lines)
        ]
        return [one for one in told if one is not None] if None not in told else []

    def verb_offered(self, source: str, number: int, place: int) -> list[str] | None:
        """The lines of the verb of the game that one of the options under a line is; None of another option."""
        found = self.line(source, number)
        options = found[0].options if found is not None and isinstance(found[0], n.ChooseOne) else ()
        match options[place : place + 1]:
            case (n.Say(phrase=n.Phrase(subject=None) as phrase),):
                model = self.prose.voice.model
                verb = find_verb(phrase, model)
                if verb is not None and verb.verb.text in model.verbs:
                    return self._paragraphs("verb", verb.verb.text, self.prose.verb)
        return None

    def scored(self, source: str, number: int) -> str | None:
        """What a line scores, for each player of the score sheet; None for a line that scores nothing."""
        found = self.line(source, number)
        phrase = find_verb(found[0].phrase, self.prose.voice.model) if found and isinstance(found[0], n.Say) else None
        if found is None or not isinstance(found[0], n.Say) or phrase is None or phrase.verb.text != "score":
            return None
        told = told_score(phrase, found[0], found[1], self.prose.voice).case("nom")
        return self._whole(plain(self.prose.voice.finished(told, False, "")))

    def _option(self, line: n.Stmt, scope: Scope) -> str:
        """What an option says: its title, or what it does."""
        voice = self.prose.voice
        if isinstance(line, n.Option):
            return plain(voice.finished(voice.option_title(line), False, ""))
        return self._said(body((line,), scope, voice, Mood("order", scope.doer)))

    def ability(self, source: str, number: int) -> str | None:
        """The text of the ability that begins at a line, as it is printed."""
        for name, decl in self.prose.book.things.items():
            for item in abilities_of(decl):
                if (item.span.source.name, item.span.line) == (source, number):
                    lines = self.prose.ability(item, name).lines
                    return self._whole(" ".join(plain(line) for _depth, line in lines).rstrip("."))
        return None

    def card(self, name: str) -> list[str] | None:
        """The lines of a card's text."""
        return self._paragraphs("card", name, self.prose.card)

    def action(self, name: str) -> list[str] | None:
        """The lines of an action's text."""
        return self._paragraphs("action", name, self.prose.action)

    def verb_of(self, action: str) -> list[str] | None:
        """The title and the lines of the verb that is all that an action does; None if there is none, or if the action
        says the same already."""
        verb = self.prose.only_verb(action)
        lines = self._paragraphs("verb", verb, self.prose.verb) if verb is not None else None
        return [f"{self.prose.deed(verb)}:", *lines] if verb and lines and lines != self.action(action) else None

    def _paragraphs(self, family: str, name: str, text: Callable[[str], CardText]) -> list[str] | None:
        if (family, name) not in self._texts:
            lines = text_lines(text(name))
            self._texts[family, name] = None if any(GAP in line for line in lines) else lines
        return self._texts[family, name]

    def _whole(self, told: str) -> str | None:
        """A text, or None if words of it are missing: then the line is shown as its author wrote it."""
        return None if GAP in told else told

    def _said(self, passages: Sequence[Passage]) -> str:
        told = [self._line(passage) for passage in passages]
        return "; ".join(told)

    def _line(self, passage: Passage) -> str:
        words = plain(self.prose.voice.finished(passage.head, False, ""))
        below = "; ".join(self._line(one) for one in passage.below)
        return f"{words} {below}" if below else words


def _addressed(node: n.Stmt, scope: Scope, prose: Prose) -> tuple[n.Stmt, Scope]:
    """A line as it is said to whoever is asked: this player is `you`; the card's owner is told if he is another."""
    voice = prose.voice
    asked = scope.doer
    if isinstance(node, n.May | n.Choose | n.ChooseOne):
        asked = decider(node.who, scope, voice)
        node = evolve(node, who=None)
    elif isinstance(node, n.Say):
        phrase = find_verb(node.phrase, voice.model)
        if phrase is not None and phrase.subject is not None:
            asked = None if isinstance(phrase.subject, n.EachOf | n.Pick) else decider(phrase.subject, scope, voice)
            node = evolve(
                node, phrase=n.Phrase(subject=None, verb=phrase.verb, args=phrase.args, span=node.phrase.span)
            )
    if asked is not None and asked.you:
        return node, _this_thing(scope.but(subject=asked), voice)
    you = Entity("player", voice.noun("noun", "player"), you=True)
    inner = scope.but(doer=you, they=you, subject=you)
    for one in (asked, scope.doer):
        if one is not None and one is not scope.you:
            inner = inner.speaking(one, voice.pronoun("you"))
    if scope.you is not None:
        inner = inner.speaking(scope.you, voice.house("owner", "the"))
    return node, _this_thing(inner, voice)


def _this_thing(scope: Scope, voice: Voice) -> Scope:
    """A line that is told alone says `this row` for the `it` of the line above."""
    if scope.it is None or scope.it.pronoun != "it" or scope.it.noun is None:
        return scope
    return scope.speaking(scope.it, voice.phrase(scope.it.noun, "this"))


def speaker(prose: Callable[[], Prose]) -> Callable[[Sheet, Sequence[str], str, int | None], Words]:
    """Who puts a match into words, for `Match.speaker`; `prose` gives the prose when it is needed."""
    table = RulesLines(prose)

    def speak(sheet: Sheet, names: Sequence[str], language: str, viewer: int | None) -> Words:
        if language == "en":
            return PrintedWords(table, sheet, names, language, viewer)
        return Foreign(table, sheet, names, language, viewer)

    return speak


def tell_in(match: Match, language: str, *places: str | Path) -> None:
    """Let a match be told in a language from now on, with the rules as the cards of its packs say them; `places` are
    those that it was loaded from. Raises ValueError for a language that the game has no names in, for what is no match
    and for places with other cards than the match has, PackFault for those that cannot be read."""
    hold_kind("match", match, Match, msg("a match"))
    hold_language(language, match.sheet.name, match.sheet.languages)
    hold_same(match, places)
    match.language = language
    if language in LANGUAGES:
        match.speaker = speaker(lambda: Prose(open_book(*places, scenarios=False), language))


def hold_same(match: Match, places: Sequence[str | Path]) -> None:
    """Raise ValueError if other cards lie in the places than those that the match was loaded from."""
    reporter = Reporter()
    sources = read(places, reporter, scenarios=False)
    if len(reporter):
        raise PackFault(reporter.diagnostics)
    if match.program.hash not in ("", hash_of(sources)):
        told = ", ".join(map(str, places)) or msg("none")
        raise ValueError(msg("{} was not loaded from these places: {}", match.sheet.name, told))


class PrintedWords(Words):
    """Words for a match in which rules are told as they are printed."""

    def __init__(
        self, table: RulesLines, sheet: Sheet, names: Sequence[str], language: str, viewer: int | None
    ) -> None:
        super().__init__(sheet, names, language, viewer)
        self.table = table

    def rule(self, question: Question) -> str:
        line = self._line(question)
        told = self.table.rule(line.source, line.line) if line is not None else None
        return told if told is not None else super().rule(question)

    def lacking(self, clause: int, some: bool) -> str:
        line = self.sheet.clauses[clause]
        return self.table.lacking(line.source, line.line, some) or super().lacking(clause, some)

    def use(self, question: Question) -> str:
        line = self._line(question) if question.form == "resource" else None  # others are seen on the table
        return (self.table.use(line.source, line.line) if line is not None else None) or super().use(question)

    def permission(self, question: Question) -> str:
        line = self._line(question)
        told = self.table.rule(line.source, line.line, self._parts(question, 0)) if line is not None else None
        if line is None or told is None:
            return super().permission(question)
        found = self.table.line(line.source, line.line)
        says_may = found is None or isinstance(found[0], n.May)  # `repeat 4 times` may have told it for the `may` below
        return told if says_may else self.may(told)

    def _parts(self, question: Question, option: int) -> dict[str, Nominal]:
        """What the parts of the verb that is offered are at the table."""
        return {part: self._part(type, now) for place, _verb, part, type, now in question.said if place == option}

    def _part(self, type: str, now: int) -> Nominal:
        voice, sheet = self.table.prose.voice, self.sheet
        match type:
            case "card":
                return voice.card(sheet.design(now).name)
            case "word":
                return voice.word(sheet.words[now])
            case "resource":
                return voice.counter(sheet.resources[now], "plural")
            case "player":
                return voice.called(self.player(now))
        return Fixed(self.part_told(type, now))

    def say(self, message: str, /, **parts: object) -> str:
        """A pack may say a message of the table in words of its own."""
        voice = self.table.prose.voice
        if f"table-{message}" not in voice.sentences:
            return super().say(message, **parts)
        told = {name: part if isinstance(part, int) else str(part) for name, part in parts.items()}
        return voice.say(f"table-{message}", **told)

    def card(self, card: int) -> str:
        design = self.sheet.design(card) if card >= 0 else None
        return self.named(design.name) if design is not None and design.on else super().card(card)

    def named(self, name: str) -> str:
        design = self.table.prose.voice.model.designs.get(name)
        return self.table.prose.voice.title("card", name) if design is not None and design.on else super().named(name)

    def printed(self, name: str) -> str:
        known = self.table.printed
        if name not in known:
            known[name] = printed(name, self.table.prose.voice)
        return known[name]

    def fact(self, name: str) -> str:
        voice = self.table.prose.voice
        words = self._words(voice.phrase(voice.noun(family_of_words(name, voice), name), "bare"))
        return super().fact(name) if GAP in words else words

    def fact_word(self, word: str, of: str = "") -> str:
        voice = self.table.prose.voice
        entry = voice.lexicon.entry(family_of_words(of, voice), of)
        gender = (not voice.is_noun(word) and voice.lexicon.find(entry, "gender")) or "m"
        told = voice.adjective("word", word).form(gender, "nom", False)
        return super().fact_word(word) if GAP in told else told

    def printed_face(self, printed: int | str) -> str:
        voice, words = self.table.prose.voice, GAP
        entry = voice.lexicon.entry("face", str(printed))
        if isinstance(printed, str) and (voice.language != "en" or voice.lexicon.find(entry)):
            words = self._words(voice.phrase(voice.noun("face", printed), "bare"))
        return super().printed_face(printed) if GAP in words else words

    def _words(self, phrase: Phrase, case: str = "nom") -> str:
        return plain(self.table.prose.voice.finished(phrase.case(case), False, ""))

    def deed(self, verb: NamedPart, kind: str) -> str:
        """A verb; what it is done to is told with it where something else is chosen, as where that is put."""
        voice = self.table.prose.voice
        done, model = voice.model.verbs[verb.name], voice.model
        objects = [one for one in done.parameters if one.joint is None and one.type in ("card", "piece")]
        fitting = (
            one for one in objects if one.kind is None or model.is_a(kind, one.kind) or model.is_a(one.kind, kind)
        )
        if not kind:
            told = verb_by_itself(done, voice)
        elif (part := next(fitting, None)) is not None:
            told = verb_for(done, part, noun_for(kind, voice)[0], voice)
        else:
            told = verb_onto(done, kind, voice)
        whole = plain(voice.finished(told, False, ""))
        return super().deed(verb, kind) if GAP in whole else whole

    def choice(self, question: Question, number: int) -> str:
        line = self._line(question)
        known = {option: self._parts(question, option) for option, *_part in question.said}
        told = self.table.choices(line.source, line.line, known) if line is not None else []
        return told[number] if number < len(told) else super().choice(question, number)

    def choice_lines(self, clause: int, number: int) -> list[str]:
        line = self.sheet.clauses[clause]
        return self.table.verb_offered(line.source, line.line, number) or super().choice_lines(clause, number)

    def column(self, counter: str) -> str:
        voice = self.table.prose.voice
        if voice.model.family_of(counter) is not None:
            return self._whole(self._words(voice.counter(counter, "plural"), "nom")) or super().column(counter)
        lexicon = voice.lexicon
        entry = lexicon.entry("counter", counter)
        return lexicon.find(entry, "plural") or lexicon.find(entry) or super().column(counter)

    def counted(self, counter: str, count: int) -> str:
        words = self._counter(counter, count, "acc")
        return super().counted(counter, count) if words is None else words.removeprefix(f"{count} ")

    def _counted(self, record: CounterChanged) -> str | None:
        """What is so or not, as the pack's words say it (`Ann has passed`); that it is so no more shows by itself."""
        counter, voice = self.sheet.counter_at[record.counter], self.table.prose.voice
        if (counter.low, counter.high) == (0, 1):
            who = voice.called(self.player(record.player), acts=True) if record.player >= 0 else ""
            told = voice.known(voice.lexicon.entry("counter", counter.name), "any", what=who)
            if told is not None:
                return told if record.change > 0 else None
        return super()._counted(record)

    def is_place(self, counter: str) -> bool:
        lexicon = self.table.prose.voice.lexicon
        return lexicon.find(lexicon.entry("counter", counter), "behind") is not None

    def held(self, counter: str, count: int) -> str:
        if self.is_place(counter):
            return f"{self.column(counter)} {count}"
        words = self._counter(counter, count, "nom")
        return super().held(counter, count) if words is None else words

    def _counter(self, counter: str, count: int, case: str) -> str | None:
        """So many of a counter, with the number; None if its title says it as well: in English that of all that the
        words of the pack give no plural."""
        voice = self.table.prose.voice
        if counter == "result":
            return self._words(voice.house("point", "exactly", count), case)
        several = voice.model.family_of(counter)
        entry = voice.lexicon.entry("counter", several[0].name if several else counter)
        if self.language == "en" and voice.lexicon.find(entry, "plural") is None:
            return None
        return self._whole(self._words(voice.counter(counter, "exactly", count), case))

    def _whole(self, words: str) -> str | None:
        return None if GAP in words else words

    def clause(self, number: int) -> str:
        line = self.sheet.clauses[number]
        return self.table.rule(line.source, line.line) or super().clause(number)

    def card_text(self, design: DesignInfo) -> str:
        lines = self.table.card(design.name)
        if lines is None:
            return super().card_text(design)
        return " ".join(line.strip().removeprefix("- ") for line in lines)

    def card_lines(self, design: DesignInfo) -> list[str]:
        lines = self.table.card(design.name)
        return lines if lines is not None else super().card_lines(design)

    def action_lines(self, action: NamedPart) -> list[str]:
        lines = self.table.action(action.name)
        return lines if lines is not None else super().action_lines(action)

    def verb_lines(self, action: NamedPart) -> list[str]:
        return self.table.verb_of(action.name) or super().verb_lines(action)

    def scored(self, clause: int) -> str:
        line = self.sheet.clauses[clause]
        return self.table.scored(line.source, line.line) or super().scored(clause)

    def value(self, name: str) -> str:
        told = self.table.prose.voice.title("value", name)
        return super().value(name) if GAP in told else told

    def kind(self, name: str, count: int = 1) -> str:
        if name not in self.sheet.kinds:
            return super().kind(name, count)
        told = self.table.prose.voice.noun("kind", name).form("nom", count != 1)
        return super().kind(name, count) if GAP in told else told

    def effect(self, clause: int) -> str:
        line = self.sheet.clauses[clause]
        return self.table.ability(line.source, line.line) or super().effect(clause)


class Foreign(PrintedWords):
    """The same in another language than English, with the words of the game in their right forms."""

    def title_of_card(self, card: int) -> str:
        design = self.sheet.design(card)
        return super().title_of_card(card) if design.on else self.title(design.titles, design.name)

    def title(self, titles: dict[str, tuple[str, ...]], name: str) -> str:
        """A title in this language; one that the `.moo` file does not have may stand in the words of the pack."""
        if self.language not in titles:
            lexicon = self.table.prose.voice.lexicon
            known = (lexicon.find(lexicon.entry(family, name)) for family in FAMILIES_WITH_TITLES)
            found = next((title for title in known if title is not None), None)
            if found is not None:
                return found
        return super().title(titles, name)

    def one(self, kind: str) -> str:
        return self.kind(kind)

    def printed_face(self, printed: int | str) -> str:
        lexicon = self.table.prose.voice.lexicon
        return lexicon.find(lexicon.entry("face", str(printed))) or super().printed_face(printed)

    def place(self, zone: ZoneInfo, number: int | None) -> str:
        voice = self.table.prose.voice
        noun = voice.noun("zone" if number is None else "pile", zone.name)
        words = self._words(voice.phrase(noun, "bare"))
        if GAP in words:
            return super().place(zone, number)
        return words if number is None else f"{words} {number + 1}"

    def what(self, question: Question) -> str:
        voice = self.table.prose.voice
        form = FORMS[question.form]
        family = form.family
        if family == "kind" and question.kind not in self.sheet.kinds:
            family = "pile" if question.kind in self.sheet.zones else ""
        known = family and question.kind
        phrase = voice.phrase(voice.noun(family, question.kind), "a") if known else voice.house(form.thing, "a")
        words = self._words(phrase, "acc")
        return super().what(question) if GAP in words else words

    def kind(self, name: str, count: int = 1) -> str:
        voice = self.table.prose.voice
        words = self._words(voice.phrase(voice.noun("kind", name), "exactly", count))
        return super().kind(name, count) if GAP in words else words.removeprefix(f"{count} ")
