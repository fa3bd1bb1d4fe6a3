"""Nominals: whatever can be named in a sentence, before it is known in which case. Language comes in with the grammar.

A `Phrase` is a noun with all that belongs to it (how many, which, whose, where); a `Pronoun` and `Fixed` words are the
other ones; `Series` joins several. Their `case` asks the `Grammar` of the language.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from attrs import evolve, field, frozen

if TYPE_CHECKING:
    from moodsl.prose.words import WordEntry

SHORT_WORDS = 6  # behind a noun, before a place that belongs to the verb
ICON, COUNT, WORDS, END = "\ue000", "\ue001", "\ue002", "\ue003"  # around what is shown as a sign


class Noun(Protocol):
    """A word of the lexicon, with its forms."""

    @property
    def agreement(self) -> str:
        """`m`, `f`, `n`, or `pl` for a word that has no singular."""

    @property
    def animate(self) -> bool:
        """Whether it is somebody."""

    @property
    def counted(self) -> bool:
        """Whether it is known to be something of which there can be several."""

    def form(self, case: str, plural: bool) -> str:
        """The word in this case and number."""


class Adjective(Protocol):
    """A word of quality, with its forms."""

    @property
    def entry(self) -> WordEntry:
        """What it is a word of."""

    def form(self, agreement: str, case: str, animate: bool) -> str:
        """The word beside a noun of this gender (or plural), in this case."""

    def before(self, agreement: str, case: str, animate: bool) -> str:
        """The word alone before a noun that is known by it: `the blue` house."""


class Nominal:
    """Something that can be named."""

    person = "one"  # which form of a verb stands behind it: `you`, `one` or `many`
    gender = "m"

    @property
    def number(self) -> int | None:
        """The number that it is, by which a message chooses; None for anything else."""
        return None

    def case(self, case: str) -> str:
        """The words in this case."""
        raise NotImplementedError

    def possessive(self) -> str:
        """The words as an owner: `your`, `their`, `the rival's`; in the nominative masculine where that matters."""
        return self.case("gen")

    @property
    def agreement(self) -> str:
        """`m`, `f`, `n` or `pl`."""
        return self.gender

    @property
    def before_noun(self) -> bool:
        """Whether it stands as an owner before the noun."""
        return True

    def owning(self, agreement: str, case: str, animate: bool) -> str:
        """The words as the owner of a noun of this gender, in this case."""
        return self.possessive()


class Grammar(Protocol):
    """How a language puts a phrase together."""

    def phrase(self, phrase: Phrase, case: str) -> str:
        """A noun with what stands before it, in this case; what stands behind it is added to this."""

    def owner(self, phrase: Phrase) -> str:
        """A phrase as the owner of something."""

    def agreement(self, phrase: Phrase) -> str:
        """`m`, `f`, `n` or `pl`, as a verb or a pronoun behind the phrase wants it."""

    def is_relative(self, clause: str) -> bool:
        """Whether a clause can stand behind what it tells of: its `which` or `whose` is in front."""

    owners_stand_before: bool


@frozen(eq=False)
class Phrase(Nominal):
    """A noun with all that belongs to it.

    `how` is `a`, `the`, `this`, `each`, `bare`, `plural`, `the plural`, `all`, `any`, `exactly`, `the exactly`, `up to`
    or `no`; `count` is set for `exactly` and `up to`. `whole` is what some are taken of (`2 of the drawn cards`);
    `more` says that they come on top of others (`2 more points`); `icon` names what is shown as a sign.
    """

    grammar: Grammar
    noun: Noun
    how: str = "the"
    count: int | None = None
    adjectives: tuple[Adjective, ...] = ()
    owner: Nominal | None = None
    after: tuple[str, ...] = ()
    whole: Nominal | None = None
    more: bool = False
    icon: str | None = None

    def case(self, case: str) -> str:
        words = self.grammar.phrase(self, case)
        if self.icon is not None:
            words = f"{ICON}{self.icon}{COUNT}{'' if self.count is None else self.count}{WORDS}{words}{END}"
        return " ".join([words, *self.after])

    def possessive(self) -> str:
        return self.grammar.owner(self)

    @property
    def agreement(self) -> str:
        return self.grammar.agreement(self)

    @property
    def person(self) -> str:  # type: ignore[override]
        """Which form of a verb stands behind it."""
        return "many" if self.agreement == "pl" else "one"

    @property
    def before_noun(self) -> bool:
        """What is itself told behind its owner stands behind: `the crew of the rival's ship`."""
        nested = isinstance(self.owner, Phrase)
        return self.grammar.owners_stand_before and not self.after and not nested

    def told(self, how: str, count: int | None = None) -> Phrase:
        """The same thing, spoken of in another way."""
        return evolve(self, how=how, count=count)

    def with_words(self, *after: str) -> Phrase:
        """The same thing with more words behind it."""
        return evolve(self, after=(*self.after, *after))


@frozen(eq=False)
class Pronoun(Nominal):
    """`you`, `they`, `it`: its forms by case, and as an owner by gender and case."""

    forms: dict[str, str]
    owns: dict[str, str]
    person: str = "one"
    gender: str = "m"
    behind: bool = False

    @property
    def before_noun(self) -> bool:
        return not self.behind

    def case(self, case: str) -> str:
        return self.forms.get(case, self.forms["nom"])

    def possessive(self) -> str:
        return self.owns["m nom"]

    def owning(self, agreement: str, case: str, animate: bool) -> str:
        if case == "acc" and agreement != "f":
            case = "gen" if animate and agreement != "n" else "nom"
        return self.owns.get(f"{agreement} {case}") or self.owns["m nom"]


@frozen(eq=False)
class Fixed(Nominal):
    """Words that never change: a number, a title."""

    words: str
    gender: str = "n"
    own: str = ""  # the words as an owner, if those are others: `Ben's`

    @property
    def number(self) -> int | None:
        return int(self.words) if self.words.isdecimal() else None

    def possessive(self) -> str:
        return self.own or self.words

    def case(self, case: str) -> str:
        return self.words


@frozen(eq=False)
class Quality(Nominal):
    """A word of quality by itself: `blue`."""

    adjective: Adjective

    def case(self, case: str) -> str:
        return self.adjective.form("m", case, False)

    def possessive(self) -> str:
        return self.case("nom")

    def owning(self, agreement: str, case: str, animate: bool) -> str:
        return self.adjective.before(agreement, case, animate)


@frozen(eq=False)
class Titled(Nominal):
    """A title that does not decline: where a case has to be heard, a noun before it has it («на карте «Весы»»)."""

    title: str
    noun: Phrase
    accusative: bool = True  # whether the noun has that case; it is not asked for

    def case(self, case: str) -> str:
        if case == "nom" or (case == "acc" and not self.accusative):
            return self.title
        said = self.noun.case(case)
        words = " ".join(re.findall(r"\w+", self.title.lower()))
        says_it = case == "acc" and f" {said} " in f" {words} "  # «жёлтый кубик» needs no «кубик» before it
        return self.title if says_it else f"{said} {self.title}"

    @property
    def before_noun(self) -> bool:
        return self.noun.before_noun

    @property
    def agreement(self) -> str:
        return self.noun.agreement


@frozen(eq=False)
class Series(Nominal):
    """Several nominals joined: `2 wood, 1 clay and 3 coins`; `joins` stand between them and before the last."""

    parts: tuple[Nominal, ...]
    joins: tuple[str, str] = field(default=(", ", " and "))
    together: bool = False  # one number, as a sum is
    less: bool = False  # the last is taken away: behind «минус» stands the nominative

    def case(self, case: str) -> str:
        *first, last = [part.case(case) for part in self.parts]
        if self.less and case != "acc":
            last = self.parts[-1].case("nom")
        return self.joins[0].join(first) + self.joins[1] + last if first else last

    @property
    def agreement(self) -> str:
        if self.together:
            return self.parts[0].agreement if self.parts[0].agreement != "pl" else "n"
        return "pl" if len(self.parts) > 1 else self.parts[0].agreement


def is_long(what: Nominal) -> bool:
    """Whether so much stands behind a noun that a place behind it would be taken for a part of it."""
    return isinstance(what, Phrase) and sum(len(one.split()) for one in what.after) > SHORT_WORDS
