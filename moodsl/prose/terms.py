"""Terms: what a reader of the rules has to know beside the texts of cards, actions and verbs.

The values of a game with their numbers and sums, when its cards work, and the rules that hold at a moment whatever lies
on the table: what the pack has no words for is left out. And what lies where before the game is set up.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cached_property

from interpreter.model import Model
from interpreter.syntax import nodes as n
from moodsl.prose.book import Book
from moodsl.prose.holding import be
from moodsl.prose.merging import node_text
from moodsl.prose.nominals import Nominal
from moodsl.prose.places import PlacePhrase, at_of, is_macro, noun_for, place_words
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.speak import Prose
from moodsl.prose.telling import Untellable, condition, unfolded, value
from moodsl.prose.text import Paragraph, Text, plain
from moodsl.prose.values import times_of, valued, word_or_value
from moodsl.prose.voice import Voice
from moodsl.prose.words import Missing

LONG = 100  # letters of what stands in one line
MANY = 3  # parts of a sum that stand in rows, however short
FLOW = ("setup", "play", "scoring")


def summands(expr: n.Expr, sign: str = "plus") -> Iterator[tuple[str, n.Expr]]:
    """What is added up (`plus`) or taken away (`minus`), one by one."""
    match expr:
        case n.Group(value=inner):
            yield from summands(inner, sign)
        case n.Sum(left=left, operator=operator, right=right):
            yield from summands(left, sign)
            other = "minus" if (operator == "-") == (sign == "plus") else "plus"
            yield from summands(right, other)
        case _:
            yield sign, expr


def sort_of(parameter: n.Param) -> str:
    """What a parameter of a value is: its kind, `player`, `number` or `word`."""
    return parameter.type.text if parameter.type is not None else parameter.name.text


def terms_of(book: Book, language: str) -> Terms:
    """The terms of a pack in a language, told by a prose of their own: worked out once for a book."""
    if language not in book.terms:
        book.terms[language] = Terms(book, language)
    return book.terms[language]


class Terms:
    """The terms of one pack in one language, told by the `prose` that is given, or by one of their own, in which a word
    that only `values` lack is no fault of the pack."""

    def __init__(self, book: Book, language: str, prose: Prose | None = None) -> None:
        self._book = book
        self._prose = prose or Prose(book, language)
        self.voice: Voice = self._prose.voice
        self._lacking: list[Missing] = []
        self._you = Entity("player", self.voice.noun("noun", "player"), you=True)

    # ---- values -----------------------------------------------------------------------------------------------------

    @property
    def values(self) -> list[tuple[str, str, tuple[Text, ...]]]:
        """Every value that has words: its name, what it is called, and what it is, as it stands behind a colon: a
        clause, or a line and the rows under it."""
        return self._values[0]

    @property
    def left_out(self) -> dict[str, tuple[str, ...]]:
        """The other values, each with the words that it lacks."""
        return self._values[1]

    @property
    def lacking(self) -> list[Missing]:
        """The words that they lack, each once."""
        _ = self._values
        return list({(one.message, one.attribute): one for one in self._lacking}.values())

    @cached_property
    def _values(self) -> tuple[list[tuple[str, str, tuple[Text, ...]]], dict[str, tuple[str, ...]]]:
        found: list[tuple[str, str, tuple[Text, ...]]] = []
        left_out: dict[str, tuple[str, ...]] = {}
        missing = self.voice.lexicon.missing
        for name, decl in self.voice.values.items():
            always_no = len(decl.cases) == 1 and isinstance(decl.cases[0].value, n.No)
            if is_macro(name, self.voice) or always_no:
                continue
            missing.clear()
            try:
                title, told = self._value(name, decl)
            except Untellable:
                left_out[name] = ()
                continue
            if missing:
                self._lacking.extend(missing.values())
                left_out[name] = tuple(f"{message}.{form}" if form else message for message, form in missing)
                continue
            lines = (self.voice.finished(told[0], False), *(self.voice.finished(row, False, "") for row in told[1:]))
            found.append((name, plain(self.voice.finished(title, True, "")), lines))
        return found, left_out

    def _value(self, name: str, decl: n.ValueDecl) -> tuple[str, list[str]]:
        voice, definition = self.voice, self.voice.model.values[name]
        flag = definition.type == "flag"
        entry = voice.lexicon.entry("value", name)
        named = (voice.sentences.asked(entry.message, "yes") or ()) if flag else ()
        first = next((one.joint or "of" for one in decl.params), "")
        scope = self._scope(decl, [first if one == "what" else one for one in named])
        parts: dict[str, n.Expr] = {
            one.joint or "of": n.Name(text=one.name.text, span=decl.span) for one in decl.params
        }
        if not flag:
            return valued(name, parts, scope, voice).case("nom"), self._cases(decl, scope, False)
        whose = {one.joint or "of": scope.names[one.name.text] for one in decl.params}
        told = {
            joint: voice.phrase(one.noun, "a", adjectives=voice.qualities(one))
            for joint, one in whose.items()
            if isinstance(one, Entity) and one.noun is not None
        }
        what = next(iter(told.values()), "")
        return voice.own(entry, "yes", what=what, **told), self._cases(decl, scope, True)

    def _scope(self, decl: n.ValueDecl, named: Collection[str] = ()) -> Scope:
        """Who is who in a value: its player is you, behind `against` an opponent, and any player behind a word that is
        `named` in what it is called. A second one of the same sort is the other one."""
        any_player = Entity("player", self.voice.noun("noun", "player"), pronoun="they")
        rival = Entity("player", self.voice.noun("noun", "opponent"))
        scope = Scope(you=self._you, doer=self._you)
        types = {part.name: part.type for part in self.voice.model.values[decl.name.text].parameters}
        for one in decl.params:
            kind = sort_of(one)
            again = any(
                before is not one and sort_of(before) == kind for before in decl.params[: decl.params.index(one)]
            )
            if kind == "player" and again and one.joint != "against":
                known = Entity("player", self.voice.noun("noun", "player"), "other")
            elif kind == "player":
                known = any_player if (one.joint or "of") in named else rival if one.joint == "against" else self._you
            elif kind in ("word", "number"):
                known = Entity("word", self.voice.noun("part", one.name.text))
            elif kind == "resource":
                known = Entity("resource", self.voice.noun("part", one.name.text))
            else:
                noun, sort = noun_for(kind, self.voice)
                known = Entity(types[one.name.text] if sort == "die" else sort, noun, "other" if again else None)
            scope = scope.named(one.name.text, known)
        return scope

    def _rows(self, table: n.Table, scope: Scope) -> list[str]:
        """`it depends on the rank:`, and rows, `3 or more: 5`; with columns, `large: 2 for red; 3 for blue`."""
        voice, rows = self.voice, list(table.rows)
        columns = rows.pop(0).cells[1:] if len(table.keys) == 2 else ()
        told = [voice.say("term-table", what=voice.series([value(key, scope, voice) for key in table.keys]))]
        for row in rows:
            first, *numbers = (self._entries(cell) for cell in row.cells)
            if columns:
                heads = zip(map(self._entries, columns), numbers, strict=True)
                numbers = [voice.say("term-cell", what=head, numbers=number) for head, number in heads]
            told.append(voice.say("term-row", what=first, numbers=voice.say("join-cases").join(numbers)))
        return told

    def grid(self, name: str) -> list[list[str]] | None:
        """A value that is a table with two keys, row by row: in the corner what rows and columns stand for, behind
        it the heads of the columns; None for any other value."""
        decl = self.voice.values[name]
        if decl.table is None or len(decl.table.keys) != 2:
            return None
        scope, (head, *rows) = self._scope(decl), decl.table.rows
        down, across = (value(key, scope, self.voice) for key in decl.table.keys)
        told = [[self.voice.say("term-corner", rows=down, columns=across), *map(self._entries, head.cells[1:])]]
        told += [list(map(self._entries, row.cells)) for row in rows]
        return [[plain(self.voice.finished(cell, False, "")) for cell in row] for row in told]

    def _entries(self, cell: tuple[n.Name | n.No | n.Number | n.Range, ...]) -> str:
        """What a row or a column stands for: `1, 2, 3 or more`, `large`."""
        said: list[str] = []
        for entry in cell:
            if isinstance(entry, n.Range):
                how = "up-to" if entry.low is None else "or-more" if entry.high is None else "from-to"
                said.append(self.voice.say(f"term-{how}", low=entry.low or 0, high=entry.high or 0))
            else:
                said.append(word_or_value(entry, self.voice).case("nom"))
        return ", ".join(said)

    def _cases(self, decl: n.ValueDecl, scope: Scope, flag: bool) -> list[str]:
        """`3 if there are 2 players; 2 if …; otherwise 1`; what is long is told in rows. Those of a `flag` are
        clauses."""
        if decl.table is not None:
            return self._rows(decl.table, scope)
        said: list[str] = []
        for case in decl.cases:
            told = self._expression(case.value, scope, flag)
            if case.condition is not None:
                told = self.voice.say("term-if", what=told, clause=condition(case.condition, scope, self.voice))
            elif said:
                told = self.voice.say("otherwise") + " " + told
            said.append(told)
        whole = self.voice.say("join-cases").join(said)
        long = len(plain(self.voice.finished(whole, False))) > LONG
        if len(said) > 1:
            return [self.voice.say("term-cases"), *said] if long else [whole]
        rows: dict[tuple[str, str], list[n.Expr]] = {}
        for sign, one in summands(decl.cases[0].value):
            rows.setdefault((sign, node_text(one)), []).append(one)
        if len(rows) == 1 or (len(rows) < MANY and not long):
            return [whole]
        parts = [
            self.voice.say(f"term-{sign}", what=times_of(one, scope, self.voice)) for (sign, _), one in rows.items()
        ]
        return [self.voice.say("term-sum"), *parts]

    def _expression(self, expr: n.Expr, scope: Scope, flag: bool) -> str:
        clause = isinstance(expr, n.Compare | n.Logic | n.There | n.Not | n.Inside | n.Can | n.Either | n.Extreme)
        if clause or (flag and isinstance(unfolded(expr, scope)[0], n.Of | n.Related)):
            told = condition(expr, scope, self.voice)
            if told != self.voice.say("word-yes"):
                return told
        return value(expr, scope, self.voice).case("nom")

    # ---- what works, and what always holds --------------------------------------------------------------------------

    def working(self) -> Iterator[Text]:
        """When the cards of each kind work."""
        for decl in (one for module in self._book.modules for one in module.declarations):
            for item in decl.items if isinstance(decl, n.KindDecl) else ():
                if isinstance(item, n.Works) and isinstance(decl, n.KindDecl):
                    noun = self.voice.noun("kind", decl.name.text)
                    each = Entity("card", noun, pronoun="it")
                    clause = condition(item.condition, Scope(it=each), self.voice)
                    what = self.voice.phrase(noun, "a")
                    yield self.voice.finished(self.voice.say("term-works", what=what, clause=clause), True)

    def limits(self) -> Iterator[Text]:
        """Of what nobody has more than a value says."""
        scope = Scope(you=self._you, doer=self._you)
        for counter in self.voice.model.counters.values():
            if counter.limit is not None:
                you, span = n.You(span=counter.span), counter.span
                held, most = n.Name(text=counter.name, span=span), n.Name(text=counter.limit, span=span)
                left, right = (
                    n.Of(name=one, owner=you, span=span) if counter.per_player else one for one in (held, most)
                )
                clause = n.Compare(operator="is at most", left=left, right=right, span=span)
                yield self.voice.finished(condition(clause, scope, self.voice), True)

    def rules(self) -> Iterator[Paragraph]:
        """The rules at a moment that are on no card, and what is done when a pile to draw from is empty."""
        for one in (decl for module in self._book.modules for decl in module.declarations):
            if isinstance(one, n.Ability) and not (isinstance(one.when, n.Named) and one.when.name.text in FLOW):
                yield self._prose.rule(one)
            if isinstance(one, n.ZoneDecl) and isinstance(one.name, n.Name):
                for item in one.items:
                    if isinstance(item, n.Ability):
                        yield self._refilling(one.name.text, item, one.each is not None)

    def _refilling(self, zone: str, ability: n.Ability, own: bool) -> Paragraph:
        """`When the deck is empty: …`"""
        whose = self.voice.pronoun("you") if own else None
        what = self.voice.phrase(self.voice.noun("zone", zone), "the", owner=whose)
        empty = self.voice.say("is-empty", what=what, be=be(what, self.voice))
        return self._prose.rule(ability, self.voice.say("term-when", clause=empty), self._you if own else None)


def starting(voice: Voice) -> Iterator[Text]:
    """What lies where before the game is set up; places themselves lie nowhere."""
    model = voice.model
    for name, zone in dict.fromkeys(_begun(model)):
        own = model.zones[zone].per == "player"
        noun, kinds = voice.noun("kind", name), model.under(name)
        if own and sum(design.each for design in model.designs.values() if design.kind in kinds) == 1:
            yield _lying("term-lies-each", voice.phrase(noun, "a"), zone, voice)
            continue
        what = voice.phrase(noun, "plural" if own else "all")
        yield _lying("term-lies-own" if own else "term-lies", what, zone, voice)
    for place in model.zones.values():
        if place.start and place.of in model.kinds:
            noun, _sort = noun_for(place.of, voice)
            how = "term-lies-each" if place.per == "player" else "term-lies"
            yield _lying(how, voice.phrase(noun, "exactly", place.start), place.name, voice)


def _begun(model: Model) -> Iterator[tuple[str, str]]:
    """The kinds of which there are cards, each with the place in which they begin; in place of a kind the one above it
    of which all begin there."""
    there = {design.kind for design in model.designs.values()}
    for kind in model.kinds.values():
        if kind.starts is None or kind.is_place or kind.name not in there:
            continue
        name = kind.name
        while (upper := model.kinds[name].upper) is not None and all(
            model.kinds[one].starts == kind.starts for one in model.under(upper) if one in there
        ):
            name = upper
        yield name, kind.starts


def _lying(how: str, what: Nominal, zone: str, voice: Voice) -> Text:
    noun = voice.noun("zone", zone)
    owner = voice.pronoun("they") if how != "term-lies" and voice.language == "en" else None
    where = place_words(PlacePhrase(voice.phrase(noun, "the", owner=owner), at_of(noun, voice)), "in", voice)
    return voice.finished(voice.say(how, what=what, where=where), True)
