"""Russian: how nouns and adjectives decline beside numbers, owners and each other."""

from __future__ import annotations

import re
from collections.abc import Mapping

from attrs import frozen

from moodsl.prose.nominals import Phrase
from moodsl.prose.words import Lexicon, WordEntry

NO_PART_OF_A_NAME = re.compile(r"\b(вы|есть|нет|не|меньше|больше|чем|его|её|их|ваш[ае]?|ваши)\b")
PERSONAL = "\ue010"  # before a personal pronoun, which takes an `н` behind a preposition
PREPOSITIONS = (
    "у|в|на|с|из|к|за|от|под|над|о|до|для|без|по|про|через|сквозь|вокруг|перед|кроме|среди|после|против|между"
)
"""Behind which a personal pronoun has an `н`."""
WITH_A_VOWEL = r"(?:двор(?:а|у|ом|е|ы|ов|ам|ах|ец|ц[а-яё]+)?|льд[а-яё]+|лб[ауе]|рт[ауе]|мх[ауе]|сне)"  # `во дворе`
ADJECTIVE = r"[а-яё-]+(?:[ыио]й|[ая]я|[ое]е|[ыи]е|ся)(?:$|[^ а-яё]| (?:и|или) )"  # alone, without a noun
SAME_IN_ACC = re.compile(r"[а-яё]+ь$")  # of feminine nouns: `роль`, `дверь`
SOFT = "жчшщцгкх"  # behind these letters `ы` is `и`


def category(count: int) -> str:
    """`one`, `few` or `many`, as the word behind a number wants; `category(21) -> "one"`, `category(12) -> "many"`."""
    if count % 10 == 1 and count % 100 != 11:
        return "one"
    return "few" if count % 10 in (2, 3, 4) and count % 100 not in (12, 13, 14) else "many"


@frozen
class RussianNoun:
    """A noun. Its title gives nominative, genitive (2 …) and genitive plural (5 …); the rest stands in the words."""

    lexicon: Lexicon
    entry: WordEntry

    @property
    def agreement(self) -> str:
        known = self.lexicon.form(self.entry, "gender")
        return known if known in ENDINGS_OF else "m"

    @property
    def animate(self) -> bool:
        return self.lexicon.find(self.entry, "animate") is not None

    @property
    def mass(self) -> bool:
        """Whether it has no plural: `5 лояльности`. Forms may say so, too: behind 5 it stands as behind 2."""
        if len(self.entry.titles) == 2 or self.lexicon.find(self.entry, "mass") is not None:
            return True
        of_one, of_many = (self.lexicon.find(self.entry, form) for form in ("gen", "plural-gen"))
        return of_one is not None and of_one == of_many and of_one != self.lexicon.find(self.entry)

    @property
    def counted(self) -> bool:
        several = len(self.entry.titles) > 2 or self.lexicon.find(self.entry, "plural-gen") is not None
        return several and not self.mass and self.agreement != "pl"

    def form(self, case: str, plural: bool) -> str:
        """The word in this case and number; the case `few` is that behind 2, 3 and 4."""
        if case == "few":
            return self._few()
        if self.agreement == "pl" or (plural and self.mass):
            plural = False  # its one number is told by the forms without `plural`
        if case == "acc" and (plural or self.agreement != "f"):
            known = self.lexicon.find(self.entry, "plural-acc" if plural else "acc")
            return known if known is not None else self.form("gen" if self.animate else "nom", plural)
        if not plural:
            if case == "nom":
                return self.lexicon.name(self.entry)
            if (
                case == "acc"
                and self.lexicon.find(self.entry, "acc") is None
                and SAME_IN_ACC.match(self.form("nom", False))
            ):
                return self.form("nom", False)
            if case == "gen" and len(self.entry.titles) > 1 and self.lexicon.find(self.entry, "gen") is None:
                return self._of_one()
            return self.lexicon.form(self.entry, case)
        if case == "gen" and len(self.entry.titles) > 2 and self.lexicon.find(self.entry, "plural-gen") is None:
            return self.entry.titles[2]
        return self.lexicon.form(self.entry, "plural" if case == "nom" else f"plural-{case}")

    def _of_one(self) -> str:
        """The genitive that a title gives. Its second form may be that behind 2 alone, where an adjective stands in the
        plural: `жёлтых кубика`."""
        first, _space, rest = self.entry.titles[1].partition(" ")
        if not rest or not first.endswith(("ых", "их", "ые", "ие")):
            return self.entry.titles[1]
        adjective = self.entry.titles[0].partition(" ")[0]
        if not adjective.endswith(("ый", "ий", "ой")):
            return self.lexicon.lack(self.entry, "gen")
        return f"{declined(adjective, 'm', 'gen', False)} {rest}"

    def _few(self) -> str:
        """The form behind 2, 3 and 4: `.few` of the words, or the second form of the title, but its adjectives in the
        plural: `2 белые карты`, `2 белых кубика`."""
        lexicon, titles = self.lexicon, self.entry.titles
        known = lexicon.find(self.entry, "few")
        if known is not None or self.agreement == "pl":
            return known or self.form("gen", True)
        one = titles[1] if len(titles) > 2 else self.form("gen", False)
        many = lexicon.find(self.entry, "plural-gen") or (titles[2] if len(titles) > 2 else one)
        words = one.split(" ")
        for place, (single, plural) in enumerate(zip(words[:-1], many.split(" "), strict=False)):
            if not (single.endswith(("ого", "его", "ой", "ей")) and plural.endswith(("ых", "их"))):
                break
            words[place] = plural[:-1] + "е" if self.agreement == "f" else plural
        return " ".join(words)


ENDINGS_OF = ("m", "f", "n", "pl")
ENDINGS = {
    # gender and case -> the ending of a hard stem, of a soft one
    "m nom": ("ый", "ий"), "m gen": ("ого", "его"), "m dat": ("ому", "ему"), "m ins": ("ым", "им"),
    "m loc": ("ом", "ем"),
    "n nom": ("ое", "ее"), "n gen": ("ого", "его"), "n dat": ("ому", "ему"), "n ins": ("ым", "им"),
    "n loc": ("ом", "ем"),
    "f nom": ("ая", "яя"), "f gen": ("ой", "ей"), "f dat": ("ой", "ей"), "f acc": ("ую", "юю"), "f ins": ("ой", "ей"),
    "f loc": ("ой", "ей"),
    "pl nom": ("ые", "ие"), "pl gen": ("ых", "их"), "pl dat": ("ым", "им"), "pl ins": ("ыми", "ими"),
    "pl loc": ("ых", "их"),
}  # fmt: skip


def declined(word: str, agreement: str, case: str, animate: bool) -> str:
    """A regular adjective from its masculine nominative, with what stands behind it: `declined("синий", "f", "acc",
    False) -> "синюю"`."""
    if case == "acc" and agreement != "f":
        case = "gen" if animate and agreement != "n" else "nom"
    word, space, rest = word.partition(" ")
    if word.endswith("ийся"):  # «вращающийся»: what is declined stands before «ся»
        return declined(word[:-2], agreement, case, animate) + "ся" + space + rest
    stem, ending = word[:-2], word[-2:]
    if ending not in ("ый", "ий", "ой"):
        return word + space + rest
    hushing = stem[-1:] in "жчшщ"
    soft = (ending == "ий" and stem[-1:] not in SOFT) or (hushing and ending == "ий")
    found = ENDINGS[f"{agreement} {case}"][1 if soft else 0]
    if hushing and soft:
        found = {"яя": "ая", "юю": "ую"}.get(found, found)
    if not soft and stem[-1:] in SOFT:
        found = found.replace("ы", "и")
    return (word if (agreement, case) == ("m", "nom") else stem + found) + space + rest


@frozen
class RussianAdjective:
    """An adjective, written as its masculine nominative; other forms are regular or stand in the words (`.f-acc`)."""

    lexicon: Lexicon
    entry: WordEntry

    def form(self, agreement: str, case: str, animate: bool) -> str:
        known = self.lexicon.find(self.entry, f"{agreement}-{case}")
        return known or declined(self.lexicon.name(self.entry), agreement, case, animate)

    before = form


THIS = {
    "m": ("этот", "этого", "этому", "этот", "этим", "этом"), "f": ("эта", "этой", "этой", "эту", "этой", "этой"),
    "n": ("это", "этого", "этому", "это", "этим", "этом"), "pl": ("эти", "этих", "этим", "эти", "этими", "этих"),
}  # fmt: skip
ONE = {
    "m": ("один", "одного", "одному", "один", "одним", "одном"),
    "f": ("одна", "одной", "одной", "одну", "одной", "одной"),
    "n": ("одно", "одного", "одному", "одно", "одним", "одном"),
    "pl": ("одни", "одних", "одним", "одни", "одними", "одних"),
}
FEW_GEN = {2: "двух", 3: "трёх", 4: "четырёх", 5: "пяти"}
ALL = {"pl": ("все", "всех", "всем", "все", "всеми", "всех")}
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")


def pronoun(table: Mapping[str, tuple[str, ...]], agreement: str, case: str, animate: bool) -> str:
    """A form of `этот`, `один`, `весь`."""
    if case == "acc" and animate and agreement in ("m", "pl"):
        case = "gen"
    return table[agreement][CASES.index(case)]


class Russian:
    """How Russian puts a phrase together."""

    owners_stand_before = False

    def phrase(self, phrase: Phrase, case: str) -> str:
        """`2 синие карты`, `каждую вашу систему`."""
        return " ".join([*(["ещё"] if phrase.more else []), *self._head(phrase, case)])

    def _head(self, phrase: Phrase, case: str) -> list[str]:
        gender, animate = phrase.noun.agreement, phrase.noun.animate
        if phrase.whole is not None and phrase.how == "all":
            return [pronoun(ALL, "pl", case, animate), phrase.whole.case(case)]
        if phrase.whole is not None:
            owned = isinstance(phrase.whole, Phrase) and phrase.whole.owner is not None
            if owned and phrase.how == "exactly" and case == "gen" and phrase.count != 1:
                return [str(phrase.count), phrase.whole.case("gen")]
            if owned and phrase.how == "up to" and phrase.count in FEW_GEN:
                return [f"до {FEW_GEN[phrase.count]}", phrase.whole.case("gen")]
            return [self._part(phrase, case), "из", phrase.whole.case("gen")]
        match phrase.how:
            case "a" | "the" | "bare":
                return self._group(phrase, case, False)
            case "this":
                return [pronoun(THIS, gender, case, animate), *self._group(phrase, case, False)]
            case "each" | "no":
                word = declined("каждый", gender, case, animate)
                if phrase.how == "no":
                    word = "ни " + pronoun(ONE, gender, case, animate)
                return [word, *self._group(phrase, case, False)]
            case "plural" | "the plural":
                return self._group(phrase, case, True)
            case "all":
                return [pronoun(ALL, "pl", case, animate), *self._group(phrase, case, True)]
            case "any":
                return ["любое количество", *self._group(phrase, "gen", True)]
        assert phrase.count is not None
        if phrase.owner is not None:
            return [f"{self._part(phrase, case)} из", *self._group(phrase, "gen", True)]
        if phrase.how == "one to" and phrase.count == 2:
            return ["1 или 2", *self._counted(phrase, case, 2)]
        if phrase.how == "one to":
            return [f"от 1 до {phrase.count}", *self._group(phrase, "gen", category(phrase.count) != "one")]
        if phrase.how == "up to":
            bound = "не больше" if phrase.count == 1 else "до"
            return [f"{bound} {phrase.count}", *self._group(phrase, "gen", category(phrase.count) != "one")]
        return [str(phrase.count), *self._counted(phrase, case, phrase.count)]

    def _part(self, phrase: Phrase, case: str) -> str:
        """Some of a whole: `2 из взятых карт`."""
        gender, animate = phrase.noun.agreement, phrase.noun.animate
        match phrase.how:
            case "a" | "the":
                return pronoun(ONE, gender, case, animate)
            case "each":
                return declined("каждый", gender, case, animate)
            case "any":
                return "любое количество"
            case "exactly" if phrase.count == 1:
                return pronoun(ONE, gender, case, animate)
        bounds = {
            "up to": "не больше " if phrase.count == 1 else "до ",
            "one to": "1 или " if phrase.count == 2 else "от 1 до ",
        }
        return f"{bounds.get(phrase.how, '')}{phrase.count}"

    def _counted(self, phrase: Phrase, case: str, count: int) -> list[str]:
        """The words behind a number: one of them in its case, 2 in the genitive, 5 in the genitive plural."""
        number = category(count)
        if number == "one":
            return self._group(phrase, case, False)
        if case in ("nom", "acc") and number == "few" and not (case == "acc" and phrase.noun.animate):
            plural_case = "nom" if phrase.noun.agreement == "f" else "gen"
            words = [one.form("pl", plural_case, False) for one in phrase.adjectives]
            return [*words, phrase.noun.form("few", False)]
        return self._group(phrase, "gen" if case in ("nom", "acc") else case, True)

    def _group(self, phrase: Phrase, case: str, plural: bool) -> list[str]:
        """Owner, adjectives and noun, all in one case; an owner that is a noun stands behind."""
        gender, animate = phrase.noun.agreement, phrase.noun.animate
        agreement = "pl" if plural and not getattr(phrase.noun, "mass", False) else gender
        words = [one.form(agreement, case, animate) for one in phrase.adjectives]
        words.append(phrase.noun.form(case, plural))
        if phrase.owner is None:
            return words
        owner = phrase.owner.owning(agreement, case, animate)
        return [owner, *words] if phrase.owner.before_noun else [*words, owner]

    def owner(self, phrase: Phrase) -> str:
        """The genitive, which stands behind what is owned."""
        return phrase.case("gen")

    def agreement(self, phrase: Phrase) -> str:
        """The gender, or `pl` for several."""
        if phrase.how in ("plural", "the plural", "all"):
            return "pl"
        if phrase.how in ("exactly", "up to") and phrase.count is not None and category(phrase.count) != "one":
            return "pl"
        return "n" if phrase.how == "any" else phrase.noun.agreement

    def is_relative(self, clause: str) -> bool:
        """Whether `который` stands behind at most three words, none of them a verb, a pronoun or a comparison."""
        before, which, _behind = clause.partition("котор")
        return bool(which) and len(before.split()) < 4 and not NO_PART_OF_A_NAME.search(before)

    def verb(self, base: str, form: str) -> str | None:
        """No form of a verb can be told from another."""
        return base if form == "bare" else None

    def finished(self, text: str) -> str:
        """The text with its prepositions as they are spoken: `у него`, `со своей руки`, `во второй`; without a dash
        between `который` and an adjective or a place."""
        text = re.sub(rf"(?<![а-яё])({PREPOSITIONS}) {PERSONAL}", r"\1 н", text)
        text = text.replace(PERSONAL, "")
        text = re.sub(
            rf"(?<![а-яё])(котор(?:ый|ая|ое|ые)) — (?=(?:не )?(?:(?:на|в|из|под) |{ADJECTIVE}))", r"\1 ", text
        )
        text = re.sub(r"(?<![а-яё])(у|в|на|с|из|к|за|от|под|над|о|до|для|без|перед) ни (?=одн)", r"ни \1 ", text)
        text = re.sub(rf"(?<![а-яёА-ЯЁ])([вВсСкК]) (?={WITH_A_VOWEL}(?![а-яё]))", r"\1о ", text)
        text = re.sub(r"(?<![а-яёА-ЯЁ])([сС]) (?=[сзшж][бвгджзйклмнпрстфхцчшщ])", r"\1о ", text)
        text = re.sub(r"(?<![а-яёА-ЯЁ])([оО]) (?=[аэиоу])", r"\1б ", text)
        return re.sub(r"(?<![а-яёА-ЯЁ])([вВ]) (?=[вф][бвгджзйклмнпрстфхцчшщ])", r"\1о ", text)
