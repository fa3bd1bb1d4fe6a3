"""Messages in other languages: an English message is its own key.

Whoever reports a fault writes it in English, on the spot. The other languages lie beside, as data:
`ru/messages/*.toml` gives for every sentence that the source can write the Russian one, with the same holes:

    "there are two {1}s `{2}`" = "`{2}` ({1}) объявлено дважды"

When a message is shown, the sentence that it was made from is found again, the parts in its holes are taken out and put
into the other sentence. What stands in a hole within backticks is the author's and stays; what stands in any other hole
is a text itself ("a number") and is looked for in the same tables; a single word or a path that is in none of them is a
name. A message that cannot be said in full stays English, unless it is one part of it alone that cannot.

A hole of the other sentence is `{1}`; `{1|файл|файла|файлов}` is the word that goes with the number in hole 1, and
`{1:gen}` a form of what stands there, if that has forms: `"a number" = { nom = "число", gen = "числа" }`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from attrs import evolve, field, frozen

from interpreter.report.diagnostic import Diagnostic

FIRST_FORM = "nom"
MOST_DEEP = 6  # texts within texts
JOINT = 2  # letters of what joins two sentences
FIRM = 12  # letters that a sentence must have of its own to be taken even if a part of it cannot be said

Forms = str | dict[str, str]
_HOLE = re.compile(r"\{(\d+)(?::([a-z]+)|\|([^{}]*))?\}")
_THOUSANDS = re.compile(r"\d{1,3}(,\d{3})+")
_LETTER = re.compile("[A-Za-z]")


@frozen
class Template:
    """A sentence with holes, and the same in another language."""

    english: str
    other: Forms
    pieces: tuple[str, ...] = field(init=False)  # what stands before, between and behind the holes

    @pieces.default
    def _split(self) -> tuple[str, ...]:
        return tuple(re.split(r"\{\d+\}", self.english))

    @property
    def quoted(self) -> frozenset[int]:
        """The holes within backticks or quotes: what stands there is the author's."""
        before = ["".join(self.pieces[: at + 1]) for at in range(len(self.pieces) - 1)]
        return frozenset(at for at, text in enumerate(before, 1) if text.count("`") % 2 or text.count('"') % 2)

    @property
    def firmness(self) -> int:
        """How much of the sentence is certain; of two that fit, the firmer one is meant."""
        return sum(map(len, self.pieces))

    def parts_in(self, text: str) -> tuple[str, ...] | None:
        """What stands in the holes if the text was made from this; None if it was not.

        >>> Template("there are two {1}s `{2}`", "").parts_in("there are two kinds `inn`")
        ('kind', 'inn')
        """
        if not (text.startswith(self.pieces[0]) and text.endswith(self.pieces[-1])):
            return None
        if not all(piece in text for piece in self.pieces):
            return None
        found = pattern_of(self.pieces).fullmatch(text)
        if found is None:
            return None
        # Where one sentence ends and the next begins, only a joint such as "{1}: {2}" has anything to say.
        last = 0 if self.pieces[-1] else len(found.groups())
        if self.firmness > JOINT and any(
            re.search("[:;] ", re.sub("`[^`]*`", "", part))
            for at, part in enumerate(found.groups(), 1)
            if at != last and at not in self.quoted
        ):
            return None
        return found.groups()


@cache
def pattern_of(pieces: tuple[str, ...]) -> re.Pattern[str]:
    """What texts look like that were made from these pieces."""
    pattern, before = re.escape(pieces[0]), pieces[0]
    for piece in pieces[1:]:
        # Within backticks stands a word of the author; elsewhere backticks come in pairs.
        pattern += r"([^`]*|`)" if before.count("`") % 2 else r"((?:[^`]|`[^`]*`)+?)"
        pattern += re.escape(piece)
        before += piece
    return re.compile(pattern)


@frozen
class Tables:
    """All that is known of a language: whole texts, and sentences with holes, the firmest first."""

    whole: dict[str, Forms]
    templates: tuple[Template, ...]

    def said(self, text: str, form: str = FIRST_FORM, deep: int = 0) -> tuple[str, bool]:
        """A text in this language, and whether all of it is."""
        if not _LETTER.search(re.sub(r"`[^`]*`", "", text)):
            return numbered(text), True
        if text in self.whole:
            return in_form(self.whole[text], form), True
        if deep and " " not in text:
            return text, True
        best: str | None = None
        for template in self.templates if deep < MOST_DEEP else ():
            parts = template.parts_in(text)
            if parts is None:
                continue
            found, complete = self.filled(in_form(template.other, form), parts, template.quoted, deep)
            if complete:
                return found, True
            if template.firmness >= FIRM:
                best = best or found
        return best or text, False

    def filled(self, sentence: str, parts: tuple[str, ...], quoted: frozenset[int], deep: int) -> tuple[str, bool]:
        """A sentence with its holes filled, and whether every part could be said; `quoted` are the author's parts."""
        complete = True

        def fill(hole: re.Match[str]) -> str:
            nonlocal complete
            part = parts[int(hole[1]) - 1]
            if hole[3] is not None:
                return hole[3].split("|")[plural(part)]
            if int(hole[1]) in quoted:
                return part
            if sentence[: hole.start()].count("`") % 2:
                complete = complete and " " not in part  # one word that nobody translates
                return part
            text, whole = self.said(part, hole[2] or FIRST_FORM, deep + 1)
            complete = complete and whole
            return text

        return _HOLE.sub(fill, sentence), complete


def in_form(forms: Forms, form: str) -> str:
    """A form of a text; the first one if it has no such form."""
    return forms if isinstance(forms, str) else forms.get(form, forms[FIRST_FORM])


def plural(number: str) -> int:
    """Which of three words goes with a number in Russian: `[plural(n) for n in "1 22 5".split()] -> [0, 1, 2]`.

    >>> [plural(number) for number in ("1", "3", "5", "11", "21", "112", "1,002")]
    [0, 1, 2, 2, 0, 2, 1]
    """
    numbers = re.findall(r"\d+", number.replace(",", ""))
    last = int(numbers[-1]) % 100 if numbers else 0
    if last % 10 == 1 and last != 11:
        return 0
    return 1 if last % 10 in (2, 3, 4) and last not in (12, 13, 14) else 2


def numbered(text: str) -> str:
    """A text without words; thousands are divided by a blank."""
    return text.replace(",", "\N{NO-BREAK SPACE}") if _THOUSANDS.fullmatch(text) else text


@cache
def tables(language: str) -> Tables:
    """The tables of a language; empty for English, and for a language that is not there."""
    import tomllib

    entries: dict[str, Forms] = {}
    for file in sorted((Path(__file__).parent / language / "messages").glob("*.toml")):
        entries |= tomllib.loads(file.read_text("utf-8"))
    templates = [Template(english, other) for english, other in entries.items() if "{1}" in english]
    return Tables(
        {english: other for english, other in entries.items() if "{1}" not in english},
        tuple(sorted(templates, key=lambda template: -template.firmness)),
    )


def translated(text: str, language: str) -> str:
    """A message in a language, as far as it is known there.

    >>> translated("there are two kinds `inn`", "ru")
    '`inn` (вид) объявлено дважды'
    """
    return text if language == "en" else tables(language).said(text)[0]


def in_language(diagnostic: Diagnostic, language: str) -> Diagnostic:
    """A diagnostic with its message, its help and the captions of its notes in a language."""
    if language == "en":
        return diagnostic
    return evolve(
        diagnostic,
        message=translated(diagnostic.message, language),
        help=translated(diagnostic.help, language) if diagnostic.help else diagnostic.help,
        notes=tuple(evolve(note, caption=translated(note.caption, language)) for note in diagnostic.notes),
    )
