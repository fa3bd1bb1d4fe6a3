"""Words for what a match asks and what has happened: sentences with the sheet's names in a language.

The sentences here are English (`sentences`). Another language, or other words for rules, is another class: it says the
messages (`say`) and names things in its own way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, assert_never

from attrs import evolve

from interpreter.effects import records as r
from interpreter.game.dice import looks_of
from interpreter.game.forms import FORMS
from interpreter.game.moves.alike import seen_of
from interpreter.game.program import Question
from interpreter.game.progress import Begun, begun
from interpreter.game.sentences import ENGLISH, plural_of, singular_of
from interpreter.game.sheet import ClauseInfo, DesignInfo, MarkInfo, NamedPart, Sheet, Titles, ZoneInfo, title_of
from interpreter.game.state import State
from interpreter.text.article import article
from interpreter.text.holes import filled

MADE_NAME = re.compile(r"(Player|Bot) (\d+)")  # what a player is called who has given no name
MANY = 5  # so many as a word stands for in the plural, whichever a language has


class Words:
    """Speaks of one match, with the players' names; `viewer` is who listens (None: somebody who sees all)."""

    def __init__(self, sheet: Sheet, names: Sequence[str], language: str = "en", viewer: int | None = None) -> None:
        self.sheet = sheet
        self._names = names
        self.language = language
        self.viewer = viewer

    def say(self, message: str, /, **parts: object) -> str:
        """A sentence with its parts."""
        return ENGLISH[message].format(**parts)

    # ---- names ------------------------------------------------------------------------------------------------------

    @cached_property
    def names(self) -> list[str]:
        """The players' names; those that the program gave, as `Bot 2`, are said in this language."""
        return [self._given_name(name) for name in self._names]

    def _given_name(self, name: str) -> str:
        made = MADE_NAME.fullmatch(name)
        return self.say(f"seat-{made[1].lower()}", number=made[2]) if made else name

    def player(self, player: int) -> str:
        """A player's name; nobody is -1."""
        return self.names[player] if 0 <= player < len(self.names) else self.say("nobody")

    def card(self, card: int) -> str:
        """A card's name."""
        return self.sheet.card_title(card, self.language) if card >= 0 else self.say("no-card")

    def named(self, name: str) -> str:
        """The card of this name."""
        return next(title_of(one.titles, name, self.language) for one in self.sheet.designs if one.name == name)

    def printed(self, name: str) -> str:
        """What is printed in a place of a card: `advanced money`."""
        place = next(one for one in self.sheet.designs if one.name == name)
        return self.title(place.titles, name).removeprefix(f"{self.named(place.on)}: ")

    def title(self, titles: dict[str, tuple[str, ...]], name: str) -> str:
        """A title in this language."""
        return title_of(titles, name, self.language)

    def column(self, counter: str) -> str:
        """What stands above a column of such numbers, or before a row of them."""
        return self.title(self._titles(counter), counter)

    def _titles(self, counter: str) -> Titles:
        """What a counter, or what a card is marked with, is called."""
        sheet = self.sheet
        return (sheet.counters[counter] if counter in sheet.counters else sheet.marks[counter]).titles

    def counted(self, counter: str, count: int) -> str:
        """The word for so many of a counter, without the number."""
        return self.title(self._titles(counter), counter)

    def held(self, counter: str, count: int) -> str:
        """So many of a counter, as what somebody has."""
        return f"{count} {self.counted(counter, abs(count))}"

    def is_place(self, counter: str) -> bool:
        """Whether the number of a counter is a place in an order, which stands behind its name: `arrival 2`."""
        return False

    def value(self, name: str) -> str:
        """The name of a declared value."""
        return self.title(next(one.titles for one in self.sheet.values if one.name == name), name)

    def number(self, number: Any) -> str:
        """A number, an amount, or yes and no."""
        if isinstance(number, bool):
            return self.say("yes" if number else "no")
        return self.amount(number) if isinstance(number, tuple) else str(number)

    def amount(self, amount: Sequence[int]) -> str:
        """`2 wood, 1 stone`; nothing is `nothing`."""
        parts = [
            f"{count} {self.counted(name, count)}"
            for name, count in zip(self.sheet.resources, amount, strict=True)
            if count
        ]
        return ", ".join(parts) or self.say("nothing")

    def pile(self, pile: int, m: State | None = None, under: State | None = None) -> str:
        """`your hand`, `Ann's row 2 (Long Ferry on top)`, `cargo of Long Ferry`; with `under` that card is told
        only if the viewer sees it there."""
        zone, owner, number = self.sheet.piles[pile]
        if zone.host:
            return self.say("under", name=self.place(zone, None), card=self.host(zone, number, under))
        name = self.place(zone, number if zone.piled else None)
        if zone.piled and m is not None:
            on_top = self.card(m.z[pile][-1]) if m.z[pile] else None
            name = self.say("top", name=name, card=on_top) if on_top is not None else self.say("new", name=name)
        return self.owned(owner, name)

    def host(self, zone: ZoneInfo, number: int, m: State | None) -> str:
        """The card that has a place of its own, or what sort of card it is if the viewer does not see which."""
        card = zone.hosts[number]
        seen = m is None or self.sees(m.loc[card])
        return self.card(card) if seen else self.unseen(zone.host or "")

    def unseen(self, kind: str) -> str:
        """What a thing is called that the viewer does not see: of cards only that it is one, of all else its kind."""
        known = self.sheet.kinds.get(kind)
        return self.say("hidden") if known is None or known.base == "card" else self.one(kind)

    def one(self, kind: str) -> str:
        """A thing of a kind, with its article."""
        return with_article(self.kind(kind))

    def place(self, zone: ZoneInfo, number: int | None) -> str:
        """The name of a zone, or of one of its piles: `hand`, `row 2`."""
        name = self.title(zone.titles, zone.name)
        return name if number is None else f"{singular_of(name)} {number + 1}"

    def owned(self, owner: int, name: str) -> str:
        """The name of a place with its owner: `your hand`, `Ann's hand`, `deck`."""
        if owner < 0:
            return name
        return (
            self.say("yours", name=name)
            if owner == self.viewer
            else self.say("owned", player=self.player(owner), name=name)
        )

    def holder(self, place: int) -> str:
        """The name of the place of pieces that a number counts, or of the slot for -1 - slot."""
        zone = self.sheet.zone_of_pieces(place)
        if place < 0:
            return self.say("slot", letter=zone.name, card=self.card((-1 - place) // len(self.sheet.slots)))
        owner = (place - zone.at) // zone.looks if zone.per == "player" else -1
        return self.owned(owner, self.place(zone, None))

    # ---- cards ------------------------------------------------------------------------------------------------------

    def fact(self, name: str) -> str:
        """The name of a fact."""
        return name.replace("_", " ")

    def fact_word(self, word: str, of: str = "") -> str:
        """A word that a fact or a mark can be, perhaps behind the name `of` that."""
        return word.replace("_", " ")

    def card_text(self, design: DesignInfo) -> str:
        """What a card does, on one line: `on build: gain 2 corn; draw 1 card`. Empty if it does nothing."""
        return in_short(design.text)

    def card_lines(self, design: DesignInfo) -> list[str]:
        """What a card does, line by line."""
        return design.text.rstrip().splitlines()

    def action_lines(self, action: NamedPart) -> list[str]:
        """What an action does, line by line."""
        return [clause.text for clause in self.sheet.clauses if clause.owner == action.name]

    def verb_lines(self, action: NamedPart) -> list[str]:
        """What the verb does that is all that an action does, line by line; empty if nothing is known of it."""
        return []

    def clause(self, number: int) -> str:
        """What a line of the rules says."""
        return self.sheet.clauses[number].text

    def scored(self, clause: int) -> str:
        """What a line of the rules that scores gives points for."""
        return self.clause(clause)

    # ---- dice -------------------------------------------------------------------------------------------------------

    def die(self, m: State, die: int) -> str:
        """A die by its kind and what it shows."""
        (kind,), (face,) = looks_of(m, [die])
        return self.say("die", die=self.kind(list(self.sheet.kinds)[kind]), face=self.face(face))

    def face(self, face: int) -> str:
        """A face of a die, by its number."""
        return self.printed_face(self.sheet.face(face))

    def printed_face(self, printed: int | str) -> str:
        """What is printed on a face of a die."""
        return self.fact_word(printed) if isinstance(printed, str) else str(printed)

    def dice(self, kinds: Sequence[int], faces: Sequence[int]) -> str:
        """What dice show, by the numbers of their kinds and faces."""
        names = list(self.sheet.kinds)
        return self.thrown([(names[kind], self.sheet.face(face)) for kind, face in zip(kinds, faces, strict=True)])

    def thrown(self, dice: Sequence[tuple[str, int | str]]) -> str:
        """What dice show, each a kind and what is printed on its face: of several kinds one after the other, with their
        names."""
        shown: dict[str, list[str]] = {}
        for kind, face in dice:
            shown.setdefault(kind, []).append(self.printed_face(face))
        if sum(kind.base == "die" for kind in self.sheet.kinds.values()) == 1:
            return ", ".join(face for told in shown.values() for face in told)
        told = [
            self.say("dice", dice=self.kind(kind, len(some)), faces=", ".join(some)) for kind, some in shown.items()
        ]
        return "; ".join(told)

    # ---- decisions --------------------------------------------------------------------------------------------------

    def prompt(self, m: State, question: Question) -> str:
        """What is asked, in one line, behind what it is about; of one card after the other it is said which."""
        asked = self.asked(self.in_progress(m, self.at_table(m, question)))
        if question.picked and (before := m.stack[-1][question.picked]):
            asked = self.say("picked", words=asked, things=", ".join(self.option(m, question, one) for one in before))
        card = m.stack[-1][question.each] if question.each else -1
        if card < 0 or not self.sees(m.loc[card]):
            return asked
        return self.say("about", title=self.card(card), words=asked)

    def in_progress(self, m: State, question: Question) -> Question:
        """A question that knows in whose name it is asked, and what it is about, as far as the viewer sees it."""
        frame = m.stack[-1]
        things = [(type, frame[place]) for type, place in question.things]
        cards = [one for type, one in things if type == "card" and one is not None and one >= 0]
        players = [one for type, one in things if type == "player" and one not in (None, -1, m.asker)]
        named = [*(self.card(one) for one in cards if self.sees(m.loc[one])), *map(self.player, players)]
        found = begun(m, question.clause) if question.clause >= 0 else None
        return evolve(question, named=tuple(dict.fromkeys(named)), begun=self.begun(m, found) if found else "")

    def begun(self, m: State, found: Begun) -> str:
        """What is in progress; of another player's it is said whose it is."""
        if found.card >= 0:
            return self.card(found.card) if self.sees(m.loc[found.card]) else ""
        action = self.action(found.action)
        if found.player == m.asker:
            return action
        return self.say("action", player=self.player(found.player), action=action)

    def asked(self, question: Question) -> str:
        """What a question asks, whichever card it is about."""
        return FORMS[question.form].prompt(self, question)

    def asked_thing(self, question: Question) -> str:
        """What is to be chosen, and for what."""
        what = self.what(question)
        if question.verb:
            verb = next(verb for verb in self.sheet.verbs if verb.name == question.verb)
            return self.about(question, self.say("ask-what-for", what=what, verb=self.deed(verb, question.kind)))
        line = self._line(question)
        only_chosen = line is None or line.text.startswith("choose")
        rule = self.use(question) if only_chosen else self.rule(question)
        asked = self.say("ask-what-rule", what=what, rule=rule) if rule else self.say("ask-what", what=what)
        return self.about(question, asked)

    def asked_how_many(self, question: Question) -> str:
        """How many things of a kind are meant, and for what."""
        counter = question.kind in self.sheet.counters
        things = self.counted(question.kind, MANY) if counter else self.kind(question.kind, MANY)
        return self.about(question, self.say("ask-how-many", things=things, rule=self.rule(question)))

    def _line(self, question: Question) -> ClauseInfo | None:
        """The line of source that asks."""
        return self.sheet.clauses[question.clause] if question.clause >= 0 else None

    def about(self, question: Question, words: str) -> str:
        """A question behind the name of the card or action that asks it, and of what it is about."""
        line = self._line(question)
        known: tuple[DesignInfo | NamedPart, ...] = (*self.sheet.designs, *self.sheet.actions)
        owner = next((one for one in known if line is not None and one.name == line.owner), None)
        title = question.begun or (self.title(owner.titles, owner.name) if owner is not None else "")
        named = [one for one in question.named if one != title]
        if named:
            words = self.say("about", title=", ".join(named), words=words)
        return self.say("about", title=title, words=words) if title else words

    def rule(self, question: Question) -> str:
        """What the line that asks says."""
        line = self._line(question)
        return line.text if line is not None else ""

    def use(self, question: Question) -> str:
        """What is then done with a thing that a line only chooses; empty where that is not known."""
        return ""

    def lacking(self, clause: int, some: bool) -> str:
        """What is lacking where a line cannot be done, `some` of it being there; empty where that is not known."""
        return ""

    def permission(self, question: Question) -> str:
        """What somebody may do."""
        return self.may(self._offered(question, 0))

    def may(self, rule: str) -> str:
        """That somebody may do what a rule says."""
        return self.say("ask-may", rule=rule)

    def choice(self, question: Question, number: int) -> str:
        """What an option of several is."""
        return self._offered(question, number)

    def choice_lines(self, clause: int, number: int) -> list[str]:
        """What a verb of the game does that is one option of several; empty of another option."""
        return []

    def _offered(self, question: Question, number: int) -> str:
        """An option in the author's words: the title of its verb, if it has holes, else its line."""
        known = {part: self.part_told(type, now) for place, _verb, part, type, now in question.said if place == number}
        verb = next((verb for place, verb, *_part in question.holes if place == number), None)
        if verb is None:
            return question.texts[number]
        return self._filled(next(one for one in self.sheet.verbs if one.name == verb), known)

    def at_table(self, m: State, question: Question) -> Question:
        """A question that knows what is in the holes of its titles, as far as the viewer does."""
        if not question.holes:
            return question
        said = [(*hole, m.stack[-1][place]) for *hole, place in question.holes]
        known = (one for one in said if one[3] == "number" or one[4] >= 0)
        return evolve(question, said=tuple(one for one in known if one[3] != "card" or self.sees(m.loc[one[4]])))

    def part_told(self, type: str, now: int) -> str:
        """What a part of a verb is."""
        match type:
            case "card":
                return self.card(now)
            case "player":
                return self.player(now)
            case "word":
                return self.fact_word(self.sheet.words[now])
            case "resource":
                return self.column(self.sheet.resources[now])
            case "pile":
                return self.pile(now)
        return self.number(now)

    def effect(self, clause: int) -> str:
        """What an effect says that can come first."""
        return self.sheet.clauses[clause].text

    def deed(self, verb: NamedPart, kind: str) -> str:
        """A verb, as what something of a kind is chosen for."""
        return self._filled(verb, {})

    def _filled(self, verb: NamedPart, known: Mapping[str, str]) -> str:
        """The title of a verb; a part in it that is not known is called by its name."""
        return filled(self.title(verb.titles, verb.name), lambda part: known.get(part, part.replace("_", " ")))

    def what(self, question: Question) -> str:
        """What is to be chosen, with its article: `a row`."""
        form = FORMS[question.form]
        name = self.fact(question.kind) if form.family == "fact" else self.kind(question.kind)
        return with_article(name or form.thing)

    def kind(self, name: str, count: int = 1) -> str:
        """The name of a kind of things, or of one pile of a zone; of neither it is empty."""
        kind, zone = self.sheet.kinds.get(name), self.sheet.zones.get(name)
        if kind is not None:
            title = self.title(kind.titles, kind.name)
            return title if count == 1 or self.language != "en" else plural_of(title)
        return singular_of(self.title(zone.titles, zone.name)) if zone is not None else ""

    def option(self, m: State, question: Question, option: Any) -> str:
        """One option, in a few words."""
        question = self.at_table(m, question)
        return self.say("no-more") if question.ends(option) else FORMS[question.form].label(self, m, question, option)

    def apart(self, m: State, card: int) -> str:
        """What tells a card from the copies offered beside it, as ` (Worn, [A] Ann)`; empty where nothing does."""
        design = m.g.design
        copies = [one for one in m.options or () if one != card and one >= 0 and design[one] == design[card]]
        if all(seen_of(m, one) == seen_of(m, card) for one in copies):
            return ""
        marks = self.marks_of(m, card)
        return f" ({', '.join(marks)})" if marks else ""

    def marks_of(self, m: State, card: int) -> list[str]:
        """The owner of a card, its face that is up, its marks, what lies in its slots, and what lies under it."""
        sheet, info = self.sheet, self.sheet.design(card)
        found: list[str] = []
        owned = m.g.tables["owned"]
        if owned and owned[card] >= 0:
            found.append(self.player(owned[card]))
        if info.turned >= 0:
            word = sheet.words[m.c[info.turned + card - info.first]]
            found.append(self.title(info.sides[word].titles if word in info.sides else {}, word))
        for number, mark in sheet.marks_of[info.kind]:
            now = m.c[m.g.tables["marks"][number]["places"][card]]
            if now != mark.start:
                found.append(self.marked(mark, now))
        letters = sheet.slots
        for number, letter in enumerate(letters):
            look = m.cells.get(card * len(letters) + number)
            if look is not None:
                found.append(f"[{letter}] {self.player(look)}")
        for zone, places in sheet.under:
            pile = m.z[places[card]] if card in places else []
            if pile:
                cards = ", ".join(self.card(one) for one in pile) if zone.seen == "all" else str(len(pile))
                found.append(f"{self.title(zone.titles, zone.name)}: {cards}")
        return found

    def marked(self, mark: MarkInfo, now: int) -> str:
        """What a card is marked with: `2 damage`, `course retreating`, `heading Haven`, `no heading`. A word by which
        the mark is called says it alone: `tapped`."""
        if mark.board is not None:
            return self.say("turned", turn=now) if now else self.say("not-turned")
        if mark.type == "number":
            return self.held(mark.name, now)
        title = self.column(mark.name)
        if mark.type == "word":
            told = self.fact_word(self.sheet.words[now], mark.name)
            if title in (self.fact_word(word, mark.name) for word in mark.words):
                return told
        elif now < 0:
            return self.say("unmarked", mark=title)
        else:
            told = self.card(now) if mark.type == "card" else self.player(now)
        return self.say("marked", mark=title, what=told)

    def as_turned(self, card: int, turn: int, m: State) -> str:
        """How a card would lie: `turned by 1: road right, left; wall top right`."""
        info = self.sheet.design(card)
        face = self.sheet.words[m.c[info.turned + card - info.first]] if info.turned >= 0 else None
        return self.lying_so(card, turn, self.sheet.on_sides(card, turn, face))

    def on_side(self, fact: str, word: str) -> str:
        """What stands on a side: the word of a fact, or the fact itself where it is yes or no."""
        return self.fact(fact) if word == "yes" else self.fact_word(word)

    def by_sides(self, row: Sequence[str]) -> list[tuple[str, str]]:
        """The words of a fact that stand on sides, each with these sides; where it says no, nothing does."""
        sides = self.say(f"sides-{len(row)}").split(", ")
        if len({*row}) == 1 and row[0] != "no":
            return [(row[0], self.say("sides-all"))]
        return [
            (word, ", ".join(side for side, one in zip(sides, row, strict=True) if one == word))
            for word in dict.fromkeys(row)
            if word != "no"
        ]

    def told_by_sides(self, row: Sequence[str]) -> str:
        """What a fact says that has a word for each side: `top, bottom` of one that is yes or no, `road top; wall
        bottom`."""
        return "; ".join(
            where if word == "yes" else self.say("on-sides", word=self.fact_word(word), sides=where)
            for word, where in self.by_sides(row)
        )

    def lying_so(self, card: int, turn: int, rows: Mapping[str, Sequence[str]]) -> str:
        """How a card lies, with what then stands on its sides."""
        told = [
            self.say("on-sides", word=self.on_side(fact, word), sides=where)
            for fact, row in rows.items()
            for word, where in self.by_sides(row)
        ]
        turned = self.say("turned", turn=turn) if turn else self.say("not-turned")
        return self.say("turned-sides", turned=turned, sides="; ".join(told)) if told else turned

    def turned(self, m: State, question: Question, option: int) -> str:
        """Of an option that only turns a card the title of the face that is then up, if it has one."""
        if not question.turns or not question.turns[option]:
            return ""
        slot, word = question.turns[option]
        design = self.sheet.design(m.stack[-1][slot])
        side = design.sides.get(self.sheet.words[word])
        return self.title(side.titles, self.sheet.words[word]) if side is not None and side.titles else ""

    def action(self, number: int) -> str:
        """The title of an action."""
        action = self.sheet.actions[number]
        return self.title(action.titles, action.name)

    # ---- the log ----------------------------------------------------------------------------------------------------

    def record(self, m: State, record: r.Record) -> str | None:
        """A line of the log as the viewer may read it; None for what is not worth a line."""
        match record:
            case r.FirstPlayerSet(player=player):
                return self.say("first", player=self.player(player))
            case r.PhaseBegun(phase=number):
                phase = self.sheet.phases[number - 1]
                return self.say("phase", phase=self.title(phase.titles, phase.name))
            case r.ActionTaken(player=player, action=number):
                return self.say("action", player=self.player(player), action=self.action(number))
            case r.CounterChanged():
                is_told = record.change and self.sheet.counter_at[record.counter].shown
                return self._counted(record) if is_told else None
            case r.AmountPaid(player=player, amount=amount):
                return self.say("pays", player=self.player(player), amount=self.amount(amount)) if any(amount) else None
            case r.PiecesMoved(number=count, source=source):
                return self.say(
                    "pieces", count=count, what=self.kind(self.sheet.zone_of_pieces(source).of, count),
                    player=self.player(record.owner), source=self.holder(source), target=self.holder(record.target),
                )  # fmt: skip
            case r.CardMoved():
                return self._moved(m, record)
            case r.CardTurned(card=card):
                if not self.sees(m.loc[card]):
                    return self.say("flip-hidden", thing=self.unseen(self.sheet.piles[m.loc[card]][0].of))
                return self.say("flip", card=self.card(card), side=self.side(card, record.side))
            case r.CardMarked(card=card):
                return self._marked(record) if record.now != record.was and self.sees(m.loc[card]) else None
            case r.CardDrawn(player=player):
                name = self.card(record.card) if self._sees_drawn(record) else self.unseen(self.kind_of(record))
                return self.say("draws", player=self.player(player), card=name)
            case r.PileShuffled(pile=pile):
                return self.say("shuffle", pile=self.pile(pile))
            case r.PileArranged(pile=pile):
                return self.say("arrange", pile=self.pile(pile))
            case r.CardsRevealed(cards=cards):
                return self.say("reveal", cards=", ".join(self.card(card) for card in cards))
            case r.CardsShown(player=player, cards=cards):
                return self._shown(player, cards)
            case r.DiceRolled(kinds=kinds, faces=faces):
                return self.say("roll", faces=self.dice(kinds, faces))
            case r.DieTurned(kind=kind):
                return self.say("die-turned", die=self.dice([kind], [record.before]), face=self.face(record.face))
            case r.DiceDiscarded(kinds=kinds, faces=faces):
                return self.say("dice-discarded", faces=self.dice(kinds, faces))
            case r.AbilityFired(player=player, card=card):
                return self.say("fires", card=self.card(card), player=self.player(player)) if card >= 0 else None
            case r.TurnsSkipped(player=player, turns=turns):
                return self._how_many("turns-skipped", player, turns)
            case r.TurnGained(player=player):
                return self.say("turn-gained", player=self.player(player))
            case r.PlayerPutOut(player=player):
                return self.say("put-out", player=self.player(player))
            case r.GameEnded():
                return self._ended(record)
            case r.OptionChosen() | r.EffectPerformed():
                return None  # what comes of it has records of its own
        assert_never(record)

    def _shown(self, player: int, cards: list[int]) -> str:
        if self.viewer not in (None, player):
            return self._how_many("shown-hidden", player, len(cards))
        return self.say("shown", player=self.player(player), cards=", ".join(map(self.card, cards)))

    def _how_many(self, message: str, player: int, count: int) -> str:
        """A line about one or several things; of one it has words of its own."""
        return self.say(f"{message}-one" if count == 1 else message, player=self.player(player), count=count)

    def _ended(self, record: r.GameEnded) -> str:
        told = self.say("end")
        if record.ending >= 0:
            ending = self.sheet.endings[record.ending]
            told = self.say("end-by", ending=self.title(ending.titles, ending.name))
        return told if record.winner < 0 else self.say("end-won", end=told, player=self.player(record.winner))

    def lead(self, record: r.Record) -> str:
        """The beginning of a line of the log that the same player's next lines share: `Ann draws `."""
        gap = "\0"
        match record:
            case r.CardDrawn(player=player):
                return self.say("draws", player=self.player(player), card=gap).partition(gap)[0]
            case r.CounterChanged(player=player) if player >= 0:
                return self.say("count", player=self.player(player), change=gap, counter="").partition(gap)[0]
        return ""

    def _counted(self, record: r.CounterChanged) -> str | None:
        counter = self.sheet.counter_at[record.counter]
        word, told = self.counted(counter.name, abs(record.change)), f"{record.change:+d}"
        if record.player < 0:
            return self.say("count-all", change=told, counter=word)
        return self.say("count", player=self.player(record.player), change=told, counter=word)

    def _marked(self, record: r.CardMarked) -> str:
        mark = list(self.sheet.marks.values())[record.mark]
        if mark.type != "number" or mark.board is not None or self.is_place(mark.name):
            return self.say("effect", card=self.card(record.card), rule=self.marked(mark, record.now))
        change = record.now - record.was
        word = self.counted(mark.name, abs(change))
        return self.say("count", player=self.card(record.card), change=f"{change:+d}", counter=word)

    def side(self, card: int, word: int) -> str:
        """A face of a card: its title, or its word."""
        design = self.sheet.design(card)
        name = self.sheet.words[word]
        titles = design.sides[name].titles if name in design.sides else {}
        return self.title(titles, name) if titles else self.fact_word(name)

    def _moved(self, m: State, record: r.CardMoved) -> str:
        source, target = record.source, record.target
        seen = self.sees(source) or self.sees(target)
        name = self.card(record.card) if seen else self.unseen(self.kind_of(record))
        return self.say("move", card=name, source=self.pile(source, under=m), target=self.pile(target, under=m))

    def _sees_drawn(self, record: r.CardDrawn) -> bool:
        """Whether the viewer sees what a player draws: his own, or where all that is drawn of the kind lies openly."""
        if self.viewer in (None, record.player):
            return True
        kind, zones = self.kind_of(record), self.sheet.zones
        into = [zones[zone.drawn] for zone in zones.values() if zone.drawn and zone.of == (kind or zone.of)]
        return all(zone.seen_by(record.player, self.viewer) for zone in into)

    def kind_of(self, record: r.CardMoved | r.CardDrawn) -> str:
        """The kind that a place holds, as everybody knows, of which a thing is taken; empty if that is not clear."""
        if isinstance(record, r.CardMoved):
            return self.sheet.piles[record.source][0].of
        return self.sheet.held_as.get(self.sheet.design(record.card).kind, "")

    def sees(self, pile: int) -> bool:
        """Whether the viewer sees the cards of a pile."""
        return self.viewer is None or self.sheet.sees[self.viewer][pile]


def with_article(name: str) -> str:
    """A noun behind its article: `an inn`."""
    return f"{article(name)} {name}"


def in_short(text: str) -> str:
    """What a card of this source does, on one line; empty if nothing."""
    lines = [(len(line) - len(line.lstrip()), line.split("#")[0].strip()) for line in text.splitlines()]
    lines = [(depth, line) for depth, line in lines if line]
    start = next((place for place, (depth, line) in enumerate(lines) if depth and line.endswith(":")), len(lines))
    found = ""
    for (depth, line), after in zip(lines[start:], [*lines, (0, "")][start + 1 :], strict=True):
        deeper = after[0] > depth
        found += line if line.endswith(":") or not deeper else line + ":"
        found += " " if deeper else "; "
    return found.strip().rstrip(";")
