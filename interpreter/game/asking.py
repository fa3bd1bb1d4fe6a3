"""What a match asks, and each answer, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import evolve

from interpreter.game.forms import FORMS
from interpreter.game.naming import MANY, Naming, with_article
from interpreter.game.program import Question
from interpreter.game.progress import Begun, begun
from interpreter.game.sheet import ClauseInfo, DesignInfo, NamedPart
from interpreter.game.state import State
from interpreter.text.holes import filled


class Asking(Naming):
    """Says decisions and their options."""

    def clause(self, number: int) -> str:
        """What a line of the rules says."""
        return self.sheet.clauses[number].text

    def scored(self, clause: int) -> str:
        """What a line of the rules that scores gives points for."""
        return self.clause(clause)

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

    def option(self, m: State, question: Question, option: Any) -> str:
        """One option, in a few words."""
        question = self.at_table(m, question)
        return self.say("no-more") if question.ends(option) else FORMS[question.form].label(self, m, question, option)

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
