"""One scenario being played: the match, the words for it, and what its lines ask of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from interpreter.effects.changes import AT_LEAST, LIMITS
from interpreter.effects.faces import face_of_word
from interpreter.effects.records import CounterChanged, GameEnded, Record
from interpreter.effects.values import Const, Value
from interpreter.game.dice import looks_of
from interpreter.game.forms import FORMS
from interpreter.game.frames import CARDS
from interpreter.game.moves.working import working
from interpreter.game.program import Program, Question
from interpreter.game.reasons import Reason, ValueChange
from interpreter.game.run import take_up
from interpreter.game.state import State
from interpreter.game.words import Words
from interpreter.model import scenario as sc
from interpreter.model.scenario import SEATS, PlaceCards
from interpreter.report.message import NOTHING, Message, joined, msg
from interpreter.text import Span
from moodsl.scenario.coverage import Seen

VERBS = {"is": "are", "pays": "pay", "draws": "draw"}  # what `you` do
MOST_IDLE = 4  # cards that are told


class Failed(Exception):
    """A line could not be carried out, or was not so. `code` names the sort of failure."""

    def __init__(
        self,
        code: str,
        line: sc.Given | sc.When | sc.Check,
        message: Message,
        expected: str = "",
        actual: str = "",
    ) -> None:
        super().__init__(message)
        self.code, self.span, self.message = code, line.span, message
        self.expected, self.actual = expected, actual

    span: Span


class Play:
    """A scenario being played. The decision pending, if any, is that of the match `m`."""

    def __init__(
        self, program: Program, scenario: sc.Scenario, number: int, m: State, told: Words | None = None
    ) -> None:
        self.program = program
        self.scenario = scenario
        self.number = number
        self.m = m
        self.words = ScenarioWords(program.sheet, SEATS)
        self.told = told or self.words  # in which it is told what is the case and what has happened
        self.begun = 0  # how many records of the log tell what was done before `when`

    def log(self, words: Words | None = None, since: int = 0) -> tuple[str, ...]:
        """What has happened since a record, in the words of scenarios or in others."""
        told = words or self.words
        return tuple(line for record in (self.m.log or [])[since:] if (line := told.record(self.m, record)))

    def happened(self) -> list[Record]:
        """The records of what has happened under `when`, without those of numbers that did not change."""
        records = (self.m.log or [])[self.begun :]
        return [record for record in records if not isinstance(record, CounterChanged) or record.change]

    def seen(self) -> Seen:
        """What has been exercised so far: the marks, and the lines that have left a record."""
        return frozenset(self.program.seen) | {(record.clause, "done") for record in self.happened()}

    def ask(self, name: str) -> Any:
        """What a compiled expression gives."""
        return self.program.functions[name](self.m)

    def go_on(self, depth: int) -> None:
        """Run until something is asked or the stack is down to `depth`."""
        m = self.m
        while m.options is None and (len(m.stack) > depth or m.due):
            if m.due:
                take_up(m)
            frame = m.stack[-1]
            m.g.blocks[frame[0]](m, frame)
        if not m.stack and m.options is None and any(isinstance(record, GameEnded) for record in m.log or []):
            m.over = True

    def idle(self) -> Message:
        """The cards of `given` that say something for as long as they work, and do not work where they lie now."""
        m, channels = self.m, self.program.tables["channels"]
        told = [
            f"{self.told.card(card)} ({self.told.pile(m.loc[card])})"
            for given in self.scenario.given
            if isinstance(given, PlaceCards)
            for pile in given.piles
            for card in pile
            if channels[m.g.design[card]] and not working(m, card)
        ]
        return msg("not at work: {}", joined(", ", told[:MOST_IDLE])) if told else NOTHING

    # ---- actions and reasons ----------------------------------------------------------------------------------------

    def text_of(self, clause: int) -> str:
        """A line as it is written, without its comment."""
        return self.program.sheet.clauses[clause].text.partition(" #")[0].strip()

    def reason(self, reason: Reason | None) -> Message:
        """What stands in the way, in words: the line, and the card it stands on."""
        if reason is None:
            return NOTHING
        line = self.text_of(reason.clause)
        if reason.card >= 0:
            return msg("`{}` ({}) stands in the way", line, self.words.card(reason.card))
        return msg("`{}` stands in the way", line)

    # ---- the decision pending ---------------------------------------------------------------------------------------

    def word_of(self, answer: Value | str | None) -> int | None:
        """The word that is written as the card of an answer is, where words are offered."""
        if not isinstance(answer, Const) or answer.type != "card" or self.question().sort != "word":
            return None
        assert isinstance(answer.value, int)
        name, words = self.m.g.tables["design_names"][self.m.g.design[answer.value]], self.program.sheet.words
        return words.index(name) if name in words else None

    def asks_for(self, answer: Value | str | None) -> bool:
        """Whether what is asked has options of the sort of an answer. Words, and `nothing`, are of every sort."""
        if self.word_of(answer) is not None:
            return True
        question = self.question()
        sort = "card" if question.form in ("order", "unseen") else question.sort  # these go by their cards
        if sort == "die":  # a die goes by what it shows
            return not isinstance(answer, Value) or answer.type in ("word", "number")
        return not isinstance(answer, Value) or answer.type == sort

    def meant(self, answer: Value | str | None, function: str) -> list[Any]:
        """The options that an answer means, which `asks_for` has let pass; `function` gives its value.

        The name of a card means any copy of it, whatever else tells of a card means this one.
        """
        m, question, options = self.m, self.question(), self.m.options or []
        if isinstance(answer, str):
            return [option for option, label in zip(options, self.labels(), strict=True) if label == answer]
        if answer is None:
            return [option for option in options if question.ends(option)]
        word = self.word_of(answer)
        value = self.ask(function) if word is None else word
        picked = [option for option in options if not question.ends(option)]
        if question.form in ("order", "unseen"):
            cards = m.stack[-1][CARDS if question.form == "order" else question.turned]
            return [option for option in picked if self.same_card(cards[option], value, answer)]
        if question.sort == "card":
            if value in picked and not isinstance(answer, Const):
                return [value]
            return [option for option in picked if self.same_card(option, value, answer)]
        if question.sort == "die":
            face = face_of_word(value) if answer.type == "word" else value
            return [die for die in picked if looks_of(m, [die])[1] == [face]]
        if question.sort == "pile":
            return [option for option in picked if option == value or self.both_empty(option, value)]
        return [option for option in picked if option == value]

    def same_card(self, option: int, value: int, answer: Value) -> bool:
        """Whether a card that is offered is the one that is meant, or stands for it: copies in one place are one
        option."""
        m, design = self.m, self.m.g.design
        alike = design[option] == design[value]
        return alike and (isinstance(answer, Const) or option == value or m.loc[option] == m.loc[value])

    def both_empty(self, one: int, other: int) -> bool:
        """Whether two piles are the same option: empty piles of one player's places."""
        m, sheet = self.m, self.program.sheet
        return not m.z[one] and not m.z[other] and sheet.piles[one][:2] == sheet.piles[other][:2]

    def question(self) -> Question:
        """What the pending decision asks."""
        return self.m.g.questions[self.m.question]

    def asked(self) -> Message:
        """The pending decision, in words, and its options as a scenario names them."""
        return msg("{} ({})", self.told.prompt(self.m, self.question()), self.offers())

    def labels(self) -> list[str]:
        """The options of the pending decision, in words."""
        m = self.m
        return [self.words.option(m, self.question(), option) for option in m.options or ()]

    def ever_offered(self) -> list[str] | None:
        """All that the pending decision could ever offer, in words; None where that depends on the table."""
        m, question = self.m, self.question()
        form = FORMS[question.form]
        if form.most is None or not form.steady or question.holes:
            return None
        return [self.words.option(m, question, option) for option in range(form.most(m, question))]

    def offers(self) -> Message:
        """The options of the pending decision, in one line."""
        if self.m.options is None:
            return msg("nothing is asked")
        return msg("offered: {}", ", ".join(f"`{label}`" for label in self.labels()))

    def whose(self) -> Message:
        """Who is asked: `you are asked`."""
        return msg("{} is asked", SEATS[self.m.asker]) if self.m.asker else msg("you are asked")


class ScenarioWords(Words):
    """Words for somebody who sees all and is called `you`."""

    def owned(self, owner: int, name: str) -> str:
        """A place with whose it is."""
        return f"your {name}" if owner == 0 else super().owned(owner, name)

    def record(self, m: State, record: Record) -> str | None:
        """A line of the log; `you pay`, not `you pays`."""
        line = super().record(m, record)
        return line and re.sub(r"^you (is|pays|draws)\b", lambda match: f"you {VERBS[match[1]]}", line)

    def worth(self, value: Any, type: str) -> str:
        """What a value is, of whatever type."""
        if type == "amount":
            return self.amount(value)
        if type == "player":
            return SEATS[value] if 0 <= value < len(SEATS) else msg("nobody")
        if type == "card":
            return self.card(value)
        if type == "flag":
            return msg("yes") if value else msg("no")
        return str(value)

    def changes(self, changes: Sequence[ValueChange]) -> str:
        """The receipt of a value: `Gate +1 coin, Tavern -2, Inn = 4`."""
        told = []
        for change in changes:
            amount = change.amount
            if change.sign in LIMITS:
                text = f"{'≥' if change.sign == AT_LEAST else '≤'} {self.number(amount)}"
            elif isinstance(amount, tuple):
                text = ("-" if change.sign < 0 else "+" if change.sign else "= ") + self.amount(amount)
            elif isinstance(amount, bool):
                text = msg("yes") if amount else msg("no")
            else:
                text = msg("{:+d}", amount * change.sign) if change.sign else msg("= {}", amount)
            told.append(msg("{} {}", self.card(change.card), text))
        return joined(", ", told) if told else msg("no card changes it")
