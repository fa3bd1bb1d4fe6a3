"""English: how nouns take their plural, what stands before and behind them."""

from __future__ import annotations

import re

from attrs import evolve, frozen

from interpreter.game.sentences import plural_of, singular_of
from interpreter.text.article import article
from moodsl.prose.nominals import Fixed, Phrase
from moodsl.prose.words import Lexicon, WordEntry

SINGULAR = re.compile(r"\b(they|(?:^|(?:if|that|or|and) )you) (is|has)\b", re.IGNORECASE)
SEVERAL = re.compile(r"(e|[bcdfghklmprtvwy]|(?<!\ble)n)s$")  # of a title that is a plural already: `city sides`
PARTICIPLES = "won|lost|taken|drawn|kept|built|thrown|chosen|given|hidden|spent|sold|bought|held|made|laid"
BEHIND_NOUN = re.compile(  # what stands behind the noun of a title: `piece of wood`, `card played`, `games that failed`
    rf" (?:(?:of|that|which|who|with|without) .*|\w*[aeiouy]\w*(?<!e)ed|{PARTICIPLES})$"
)
MANY = {"zone": re.compile(r"[^s]s$"), "counter": SEVERAL}  # whose titles may be a plural: `streets`, `outbreaks`
BEHIND = ("zone-", "counter-", "value-", "fact-")  # what stands before the title of its owner
NO_DIFFERENCE = ("counter",)  # families whose title serves one as well as many


@frozen
class EnglishNoun:
    """A noun; `.plural` in the words of the pack holds an irregular plural."""

    lexicon: Lexicon
    entry: WordEntry

    @property
    def agreement(self) -> str:
        ends = MANY.get(self.entry.message.partition("-")[0])
        several = ends is not None and ends.search(BEHIND_NOUN.sub("", self.lexicon.name(self.entry)))
        return self.lexicon.find(self.entry, "gender") or ("pl" if several else "n")

    @property
    def animate(self) -> bool:
        return False

    @property
    def counted(self) -> bool:
        return self.lexicon.find(self.entry, "plural") is not None

    @property
    def definite(self) -> str | None:
        """How the one that is meant is called, if not by `the`."""
        return self.lexicon.find(self.entry, "definite")

    def form(self, case: str, plural: bool) -> str:
        name = self.lexicon.name(self.entry)
        if not plural or self.agreement == "pl":
            return name
        known = self.lexicon.find(self.entry, "plural")
        if known is not None:
            return known
        noun = BEHIND_NOUN.sub("", name)
        same = self.entry.message.startswith(NO_DIFFERENCE) or SEVERAL.search(noun)
        return name if same else plural_of(noun) + name[len(noun) :]

    @property
    def single(self) -> str:
        """One of it, also where the title is a plural: `1 begging token`."""
        name = self.lexicon.name(self.entry)
        noun = BEHIND_NOUN.sub("", name)
        written = self.counted or self.lexicon.find(self.entry, "gender")
        return name if written or self.agreement != "pl" else singular_of(noun) + name[len(noun) :]


@frozen
class EnglishAdjective:
    """An adjective never changes."""

    lexicon: Lexicon
    entry: WordEntry

    def form(self, agreement: str, case: str, animate: bool) -> str:
        return self.lexicon.find(self.entry) or self.entry.what.replace("_", " ")

    def before(self, agreement: str, case: str, animate: bool) -> str:
        return f"the {self.form(agreement, case, animate)}"


def bound_of(phrase: Phrase) -> str:
    """The words before a number that is the most of a choice."""
    bounds = {
        "up to": "at most " if phrase.count == 1 else "up to ",
        "one to": "1 or " if phrase.count == 2 else "1 to ",
    }
    return bounds.get(phrase.how, "")


class English:
    """How English puts a phrase together."""

    owners_stand_before = True

    def phrase(self, phrase: Phrase, case: str) -> str:
        """`2 blue cards`, `each of your cards`."""
        if phrase.whole is not None:
            return self._part(phrase, phrase.whole.case("nom"))
        one, many = self._words(phrase, False), self._words(phrase, True)
        behind = phrase.owner is not None and not phrase.owner.before_noun
        if isinstance(phrase.owner, Phrase) and phrase.after and not phrase.owner.after:
            behind = False  # `the planet's owner's symbols of trade`: what is theirs has words behind it already
        if phrase.owner is not None and behind and phrase.how in ("the", "bare", "the plural"):
            return f"the {many if phrase.how == 'the plural' else one} of {phrase.owner.case('nom')}"
        whose = phrase.owner.possessive() if phrase.owner is not None else ""
        if whose.startswith("“") and not isinstance(phrase.owner, Phrase):  # a title is no possessive
            what: str = phrase.noun.entry.message  # type: ignore[attr-defined]
            if what.startswith(BEHIND) and phrase.how in ("the", "bare"):
                return f"the {one} of {whose}"  # the streets of “Rome”
            whose = f"{whose}'s" if what.startswith("kind-") else f"the {whose}"  # the “Leaders” stack
        match phrase.how:
            case "a":
                return f"{whose} {one}".strip() if whose else f"{article(one)} {one}"
            case "the":
                definite = getattr(phrase.noun, "definite", None)
                if definite and not (whose or phrase.adjectives or phrase.after):
                    return str(definite)
                return f"{whose or 'the'} {one}"
            case "this" | "no":
                return f"{phrase.how} {one}"
            case "each":
                return f"each of {whose} {many}" if whose else f"each {one}"
            case "bare":
                return f"{whose} {one}".strip()
            case "plural":
                return " ".join(filter(None, [whose, "additional" if phrase.more else "", many]))
            case "the plural":
                return f"{whose or 'the'} {many}"
            case "all":
                return f"all {whose} {many}" if whose else f"all {many}"
            case "any":
                return f"any number of {whose} {many}" if whose else f"any number of {many}"
            case "the exactly":
                return " ".join(
                    ["the", *self._adjectives(phrase), str(phrase.count), phrase.noun.form("nom", phrase.count != 1)]
                )
            case _:
                bound = bound_of(phrase)
                more = "more " if phrase.more else ""
                if whose:
                    return f"{bound}{phrase.count} {more}of {whose} {many}"
                if phrase.how == "exactly" and phrase.count == 1:
                    one = " ".join([*self._adjectives(phrase), phrase.noun.single])  # type: ignore[attr-defined]
                return f"{bound}{phrase.count} {more}{one if phrase.count == 1 else many}"

    def _words(self, phrase: Phrase, plural: bool) -> str:
        return " ".join([*self._adjectives(phrase), phrase.noun.form("nom", plural)])

    def _adjectives(self, phrase: Phrase) -> list[str]:
        return [adjective.form("n", "nom", False) for adjective in phrase.adjectives]

    def _part(self, phrase: Phrase, whole: str) -> str:
        """Some of a whole: `2 of the drawn cards`."""
        match phrase.how:
            case "a" | "the":
                return f"one of {whole}"
            case "each" | "all":
                return f"{phrase.how} of {whole}"
            case "any":
                return f"any number of {whole}"
            case "exactly" if phrase.count == 1:
                return f"one {'more ' if phrase.more else ''}of {whole}"
        bound = bound_of(phrase)
        return f"{bound}{phrase.count}{' more' if phrase.more else ''} of {whole}"

    def owner(self, phrase: Phrase) -> str:
        """`the rival's`; behind a plural only the apostrophe."""
        inner = Fixed(phrase.owner.possessive()) if isinstance(phrase.owner, Phrase) else phrase.owner
        words = evolve(phrase, owner=inner).case("nom")
        return words + ("'" if words.endswith("s") and self.agreement(phrase) == "pl" else "'s")

    def agreement(self, phrase: Phrase) -> str:
        """`pl` for several, else `n`."""
        several = phrase.how in ("plural", "the plural", "all", "any") or (
            phrase.how in ("exactly", "up to") and phrase.count != 1
        )
        return "pl" if several else "n" if phrase.how == "exactly" else phrase.noun.agreement

    def is_relative(self, clause: str) -> bool:
        """Whether the clause begins with `that`, `whose`, or with a preposition and `which`."""
        return (
            re.match(r"((in|on|to|of|at|from|with|by|under|beside|towards) )?(who|whom|whose|which|that)\b", clause)
            is not None
        )

    def verb(self, base: str, form: str) -> str:
        """The regular form of a verb: `builds`, `built` must be written, `walked` need not."""
        first, space, rest = base.partition(" ")
        match form:
            case "one":
                return plural_of(first) + space + rest
            case "past" | "past-one":
                return self._past(first) + space + rest
        return base

    def _past(self, word: str) -> str:
        if word.endswith("e"):
            return word + "d"
        return word[:-1] + "ied" if re.search(r"[^aeiou]y$", word) else word + "ed"

    def finished(self, text: str) -> str:
        """The text with its smallest things right: `another` for `an other`, and `they are` where words say `is`."""
        text = SINGULAR.sub(lambda met: f"{met[1]} {'are' if met[2] == 'is' else 'have'}", text)
        return text.replace("an other ", "another ")
