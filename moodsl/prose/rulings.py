"""Rulings: a scenario as somebody would tell it at the table: the position, what happens, what must then be so.

What is said of players, places and rules is said as on the cards. A line for which there is no sentence, or that needs
a word which nobody wrote, is shown as it is written.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cached_property
from typing import Any

from attrs import frozen

from interpreter.frozen import evolve
from interpreter.model.scenario import SEATS
from interpreter.report import Reporter
from interpreter.syntax import nodes as n, parse
from interpreter.text import Source
from moodsl.prose.book import Book
from moodsl.prose.fact_words import shown_words
from moodsl.prose.holding import be, counter_of, having, held
from moodsl.prose.lacking import lacking
from moodsl.prose.log_lines import counter_change, log_entry
from moodsl.prose.namesakes import apart
from moodsl.prose.nominals import Fixed, Nominal, Series
from moodsl.prose.places import noun_for
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.sentences import GAP
from moodsl.prose.speak import Prose
from moodsl.prose.table import RulesLines
from moodsl.prose.telling import Mood, Untellable, condition, statement, value
from moodsl.prose.text import Text
from moodsl.prose.things import things
from moodsl.prose.voice import CLOSE, Voice

IMPERSONAL = ("announce", "end", "rank")  # verbs whose sentence names nobody who does them


@frozen
class Sentence:
    """A line of a scenario; one that is `written` stands there as its author wrote it."""

    text: Text
    written: bool = False


@frozen
class Ruling:
    """A scenario in sentences."""

    given: tuple[Sentence, ...]
    laid: tuple[Sentence, ...]  # what is done before anything happens
    when: tuple[Sentence, ...]
    then: tuple[Sentence, ...]

    @property
    def parts(self) -> tuple[tuple[str, tuple[Sentence, ...]], ...]:
        """The parts that say something, each with its name."""
        found = (("given", self.given), ("laid", self.laid), ("when", self.when), ("then", self.then))
        return tuple((name, lines) for name, lines in found if lines)


class Rulings:
    """Tells the scenarios of a pack in one language. Words that only scenarios lack are no fault of the pack."""

    def __init__(self, book: Book, language: str) -> None:
        self._prose = Prose(book, language)
        self.voice: Voice = self._prose.voice
        self._table = RulesLines(lambda: self._prose)
        self.unsaid: list[tuple[str, ...]] = []
        """For each line that was shown as it is written, the words that it lacks; none where a sentence is missing."""

    @cached_property
    def _scope(self) -> Scope:
        """Who sits at the table."""
        you = Entity("player", self.voice.noun("noun", "player"), you=True)
        seats = {name: Entity("player", self.voice.noun("noun", f"seat-{name}")) for name in SEATS[1:]}
        return Scope(you=you, doer=you, names=dict(seats))

    def told(self, scenario: n.ScenarioDecl) -> Ruling:
        """A scenario in sentences."""
        tell = {"given": self._line, "laid": self._deed, "when": self._deed, "then": self._line}
        parts: dict[str, tuple[Sentence, ...]] = dict.fromkeys(tell, ())
        for section in scenario.items:
            if isinstance(section, n.Section):
                for part, lines in ((section.word, section.lines), ("laid", section.laid)):
                    parts[part] += tuple(self._sentence(one, tell[part]) for one in lines)
        return Ruling(**parts)

    def _sentence(self, line: n.Line | n.Stmt, tell: Callable[[n.Line | n.Stmt], str]) -> Sentence:
        missing = self.voice.lexicon.missing
        missing.clear()
        try:
            words = tell(line)
        except Untellable:
            words = GAP
        if missing or GAP in words:
            self.unsaid.append(tuple(f"{message}.{form}" if form else message for message, form in missing))
            return Sentence((" ".join(line.span.text.split()),), written=True)
        return Sentence(self.voice.finished(words, True))

    # ---- what is so -------------------------------------------------------------------------------------------------

    def _line(self, line: n.Line | n.Stmt) -> str:
        """A line of `given` or `then`."""
        if not isinstance(line, n.Line):
            return self._deed(line)
        told = self._state(line)
        if line.because is None:
            return told
        if line.because.words is not None:
            reason = self._reason(line.condition, line.because.words.value)
            return told + self.voice.say("ruling-because-line", reason=reason) if reason else told
        cards = self.voice.series([self._title(card) for card in line.because.cards])
        return told + self.voice.say("ruling-because", what=cards)

    def _state(self, line: n.Line) -> str:
        say, expr = self.voice.say, line.condition
        match expr:
            case n.Compare(left=n.Name(text="players")):
                return say("ruling-players", count=1 + len(line.more))
            case n.Compare(left=n.Name(text="first"), right=who):
                first = value(who, self._scope, self.voice)
                return say("ruling-first", who=first, be=be(first, self.voice))
            case n.Compare(left=n.Name(text="rolls"), right=right):
                faces = tuple(Fixed(self._face(one)) for one in (right, *line.more))
                return say("ruling-rolls", what=Series(faces, (", ", ", ")))
            case n.Compare(left=n.Name(text="draws"), right=right):
                drawn = tuple(self._chosen(one) for one in (right, *line.more))
                return say("ruling-draws", what=Series(drawn, (", ", ", ")))
            case n.Compare(left=n.Name(text="options"), right=right):
                options = [self._option(one) for one in (right, *line.more)]
                return say("ruling-options", what=Series(tuple(options), ("; ", "; ")))
            case n.Compare(right=n.Name(text="asked" | "offered" as word), operator=operator, left=left):
                return self._asked(left, word, operator == "is")
            case n.Compare(left=n.Name(text="game"), right=n.Name(text="over"), operator=operator):
                return say("ruling-over" if operator == "is" else "ruling-not-over")
            case n.Compare(left=n.Name(text="ending"), right=n.Name(text=name)):
                return say("end-by", ending=self.voice.title("ending", name))
            case n.Compare(left=n.Of(name=n.Name(text="rank"), owner=owner), right=n.Number(value=place)):
                ranked = value(owner, self._scope, self.voice)
                return say("ruling-rank", who=ranked, verb=self.voice.verb("take-place", ranked.person), place=place)
            case n.Inside(left=n.Text(value=words)) if card := self._titles.get(words.removesuffix(" of you")):
                return say("ruling-does-not-fire" if expr.negated else "ruling-fires", card=card)
            case n.Inside(left=n.Text(value=words), negated=False) if (
                change := counter_change(words, self._scope, self.voice)
            ) is not None:
                return change
            case n.Inside(left=n.Text(value=words)):
                words = self.voice.lexicon.find(log_entry(words, self.voice)) or words
                return say("ruling-not-in-log" if expr.negated else "ruling-in-log", words=words)
            case n.Compare(operator="is", left=left, right=n.ListOf() as pile):
                return self._lies(left, [one for one in (pile, *line.more) if isinstance(one, n.ListOf)])
            case n.Compare(operator="is", left=n.Of(name=n.Name(text="resources"), owner=owner), right=right):
                return self._stock(owner, [right, *line.more])
            case n.Compare(operator="is", left=n.NumberOf(things=held_there), right=n.Number(value=count)) if count:
                told = things(held_there, "exactly", count, self._scope, self.voice, apart=True)
                if told.each.sort != "player" and shown_words(held_there, self._scope, self.voice) is None:
                    return held(told.phrase.case("nom"), held_there, self._scope, self.voice, number=count)
            case n.Compare(operator="is", left=left, right=n.Number(value=count)) if count:
                mine = counter_of(left, self.voice)
                if mine is not None and not self._is_mark(mine[0]):
                    owner_told = value(mine[1], self._scope, self.voice)
                    return having(owner_told, self.voice.counter(mine[0], "exactly", count).case("nom"), "", self.voice)
        return condition(expr, self._scope, self.voice)

    def _is_mark(self, name: str) -> bool:
        """Whether a counter only says that something is so: it is told as a condition is."""
        counter = self.voice.model.counters.get(name)
        return counter is not None and counter.high == 1

    def _asked(self, left: n.Expr, word: str, positive: bool) -> str:
        """`nothing is asked`, `rival is asked`, `deal is not offered`."""
        not_ = "" if positive else "-not"
        if word == "offered" and isinstance(left, n.Name) and left.text == "nothing":
            return self.voice.say(f"ruling{not_}-must")
        if word == "offered":
            return self.voice.say(f"ruling{not_}-offered", what=self._chosen(left))
        if isinstance(left, n.Name) and left.text in ("nothing", "something"):
            asked = (left.text == "something") == positive
            return self.voice.say("ruling-something-asked" if asked else "ruling-nothing-asked")
        who = value(left, self._scope, self.voice)
        verb = self.voice.verb("choose", who.person)
        return self.voice.say(f"ruling{not_}-asked", who=who, be=be(who, self.voice), verb=verb)

    def _lies(self, place: n.Expr, piles: list[n.ListOf]) -> str:
        """`your systems are [spaceport, frigate], [titan]`: what lies where."""
        name = place.name if isinstance(place, n.Of) else place
        zone = self.voice.model.zones.get(name.text) if isinstance(name, n.Name) else None
        if zone is None:
            raise Untellable(place)
        there = n.Things(owned=place, span=place.span)
        if not any(pile.items for pile in piles):
            nothing = things(there, "plural", None, self._scope, self.voice, apart=True).phrase.case("gen")
            return held(nothing, there, self._scope, self.voice, "lack")
        ordered = zone.tells_order
        told = [self._pile(pile, ordered) for pile in piles if pile.items]
        much = self.voice.series(told) if not ordered else Series(tuple(told), ("; ", "; "))
        return held(
            much.case("nom"), there, self._scope, self.voice, "show", number=sum(len(one.items) for one in piles)
        )

    def _pile(self, cards: n.ListOf, ordered: bool) -> Nominal:
        """The cards of a pile from bottom to top, or in no order with how often each is there."""
        if ordered and len(cards.items) > 1:
            *low, top = map(self._title, cards.items)
            link = self.voice.say("join-then")
            return Fixed(self.voice.say("ruling-pile", low=Series(tuple(low), (link, link)), top=top))
        many = Counter(one.span.text for one in cards.items)
        found = {one.span.text: one for one in cards.items}
        return self.voice.series([self._copies(one, many[name]) for name, one in found.items()])

    def _copies(self, card: n.Name | n.Of, count: int) -> Nominal:
        title = self._title(card)
        return title if count == 1 else Fixed(self.voice.say("ruling-copies", what=title, count=count))

    def _title(self, card: n.Name | n.Of) -> Nominal:
        voice = self.voice
        if isinstance(card, n.Name):
            return voice.card(card.text, apart(card.text, voice, kind_is_said=True))
        return value(card, self._scope, voice)

    def _stock(self, owner: n.Expr, amounts: list[n.Expr]) -> str:
        """`your resources are 2 coin, 1 salt`: these, and no others."""
        who, voice = value(owner, self._scope, self.voice), self.voice
        some = [one for one in amounts if not (isinstance(one, n.Amount) and getattr(one.count, "value", 1) == 0)]
        if not some:
            much = voice.house("resource", "plural").case("gen")
            return voice.say("lack", who=who, verb=voice.verb("have", who.person), much=much, where="")
        much = voice.series([value(one, self._scope, voice) for one in some]).case("nom")
        told = having(who, much, "", voice)
        return told if len(some) == len(voice.model.resources) else voice.say("ruling-no-others", told=told)

    # ---- what happens -----------------------------------------------------------------------------------------------

    def _deed(self, line: n.Line | n.Stmt) -> str:
        """A line of `when`."""
        match line:
            case n.Choose(who=who, pick=pick):
                return self._choice(who, pick)
            case n.Say(phrase=n.Phrase(subject=None, verb=n.Name(text="reach"), args=(what, *_))):
                return self._reached(what.value)
            case n.Say(phrase=phrase):
                if phrase.verb.text in IMPERSONAL:
                    line = evolve(line, phrase=evolve(phrase, subject=None))
                    return statement(line, self._scope.but(doer=None), self.voice, Mood())[0].head
                return statement(line, self._scope, self.voice, Mood("told"))[0].head
        raise Untellable(line)

    def _choice(self, who: n.Expr | n.EachOf | None, pick: n.Expr | n.Choice) -> str:
        named = value(who, self._scope, self.voice) if who is not None else self.voice.pronoun("you")
        match pick:
            case n.Name(text="yes" | "no") | n.No():
                verb = "accept" if getattr(pick, "text", "no") == "yes" else "decline"
                return self.voice.say("subject-verb", who=named, what=self.voice.verb(verb, named.person))
            case n.Name(text="nothing"):
                return self.voice.say("ruling-choose-nothing", who=named, verb=self.voice.verb("choose", named.person))
        what = self.voice.say("verb-and-object", verb=self.voice.verb("choose", named.person), what=self._chosen(pick))
        return self.voice.say("subject-verb", who=named, what=what)

    def _chosen(self, pick: n.Expr | n.Choice) -> Nominal:
        """What is chosen, or offered: a thing, an action, or an option by its words."""
        match pick:
            case n.Text():
                return self._option(pick)
            case n.Name(text=name) if name in self.voice.model.actions and name not in self.voice.model.designs:
                return Fixed(self.voice.say("title", title=self.voice.title("action", name)))
            case n.Name(text=name) if name in self._faces:
                return Fixed(self.voice.face(name))
        return value(pick, self._scope, self.voice)

    def _reached(self, what: n.Expr) -> str:
        match what:
            case n.Of(name=n.Name(text="turn" | "choice" as name), owner=owner):
                who = value(owner, self._scope, self.voice)
                turn = self.voice.moment("turn").told("the")
                whose = evolve(turn, owner=who)
                return self.voice.say(f"ruling-reach-{name}", who=who, be=be(who, self.voice), what=whose)
            case n.Of(name=n.Name(text="end"), owner=n.Name(text="game")):
                return self.voice.say("ruling-reach-game")
            case n.Of(name=n.Name(text="start" | "end" as edge), owner=n.Name(text=name)):
                return self.voice.say(f"ruling-reach-{edge}", phase=self.voice.phase(name))
        raise Untellable(what)

    # ---- options and reasons, which are lines of rules --------------------------------------------------------------

    def _option(self, label: n.Expr) -> Nominal:
        """An option by its words, which are the title of a card or action, or lines of a rule."""
        if not isinstance(label, n.Text):
            raise Untellable(label)
        said = label.value
        words = self._titles.get(said) or self._rule(said) or self._place(said) or self._word(said) or said
        return Fixed(self.voice.say("title", title=words))

    def _word(self, said: str) -> str | None:
        """A word that a fact or a mark can be, as an option shows it."""
        return self.voice.lexicon.find(self.voice.lexicon.entry("word", said))

    @cached_property
    def _faces(self) -> set[int | str]:
        """What is printed on dice and is no card."""
        return {face for kind in self.voice.model.kinds.values() for face in kind.faces} - {*self.voice.model.designs}

    def _face(self, rolled: n.Expr) -> str:
        """What a die shows: a number, or the title of a face."""
        words = rolled.span.text
        return words if isinstance(rolled, n.Number) else self.voice.face(words)

    def _place(self, words: str) -> str | None:
        """`your row 2 (new)`, `slot [A] of Mill`: places as options show them."""
        say = self.voice.say
        slot = re.fullmatch(r"slot \[([A-Z])\] of (.+)", words)
        pile = re.fullmatch(r"your (\w+) (\d+) \((new|(.+) on top)\)", words)
        if self.voice.language == "en" or not (slot or pile):
            return None
        if slot:
            return say("table-slot", letter=slot[1], card=self._titles.get(slot[2], slot[2]))
        assert pile is not None
        noun = noun_for(pile[1], self.voice)[0].form("nom", False)
        name = f"{noun} {pile[2]}"
        top = self._titles.get(pile[4], pile[4])
        return say("table-new", name=name) if pile[3] == "new" else say("table-top", name=name, card=top)

    @cached_property
    def _titles(self) -> dict[str, str]:
        """The titles in this language by those in English, as options show them."""
        model = self.voice.model
        found = {"yes": self.voice.say("word-yes"), "no": self.voice.say("word-no")}
        for family, names in (("action", model.actions), ("card", model.designs)):
            for name, one in names.items():
                found[one.titles.get("en", (name,))[0]] = self.voice.title(family, name)
        for design in model.designs.values():
            found |= {side.titles["en"][0]: self.voice.face(word, design) for word, side in design.sides.items()
                      if "en" in side.titles}  # fmt: skip
        return found

    @cached_property
    def _rules(self) -> dict[str, tuple[str, int]]:
        """Where each line of the game's rules stands, by what is written there."""
        self._prose.tell_all()
        return {_words(node.span.text): place for place, (node, _scope) in reversed(self.voice.told.items())}

    @cached_property
    def _choices(self) -> dict[str, str]:
        """What the options of the game's choices say to whoever chooses, by what is written there."""
        found: dict[str, str] = {}
        self._prose.tell_all()
        for place, (node, _scope) in list(self.voice.told.items()):
            if isinstance(node, n.ChooseOne):
                told = self._table.choices(*place)
                found |= {_written(one): said for one, said in zip(node.options, told, strict=False)}
        return found

    def _rule(self, words: str) -> str | None:
        """The lines of an option (`pay 1 coin, gain 2 wood`) as they are told to whoever is asked."""
        told = self._choices.get(_words(words))
        place = self._rules.get(_words(words))
        if told or place is not None:
            return told or self._table.rule(*place)  # type: ignore[misc]
        return self._payment(words)

    def _payment(self, words: str) -> str | None:
        """`pay 2 coin, 1 salt`, an option that stands in no rule."""
        reporter = Reporter()
        [*declared] = parse(Source("option", f"to choose_it\n    {words}\n"), reporter).declarations
        match declared:
            case [n.VerbDecl(body=(n.Say() as line,))] if not len(reporter) and line.phrase.verb.text == "pay":
                told = statement(line, self._scope, self.voice, Mood())[0].head
                self.voice.lexicon.missing.clear()
                return None if GAP in told else told
        return None

    def _reason(self, asked: n.Expr, words: str) -> str | None:
        """The line of a verb or action that stands in the way, found by some of its words; None if it is not there."""
        if not isinstance(asked, n.Can):
            return None
        name = asked.phrase.args[0].value if asked.phrase.verb.text == "perform" else asked.phrase.verb
        model = self.voice.model
        known: dict[str, Any] = {**model.actions, **model.verbs}
        declared = known.get(name.text) if isinstance(name, n.Name) else None
        if declared is None:
            return None
        found = [
            place
            for text, place in self._rules.items()
            if words in text and place[0] == declared.span.source.name and place[1] > declared.span.line
        ]
        if not found:
            return None
        node, scope = self.voice.told[min(found)]
        told = lacking(node, True, scope, self.voice) or statement(node, scope, self.voice, Mood())[0].head
        return self.voice.say("title", title=told.removesuffix(CLOSE).strip())


def _written(node: n.Stmt) -> str:
    """What is written of an option, be it one line or several; of one that has a title this."""
    if isinstance(node, n.Option):
        return _words(node.title.value)
    return " ".join(_written(one) for one in node.body) if isinstance(node, n.AllOf) else _words(node.span.text)


def _words(text: str) -> str:
    """What is written, without remarks, commas and line breaks."""
    lines = (line.partition("#")[0] for line in text.splitlines())
    return " ".join(" ".join(lines).replace(",", " ").split())
