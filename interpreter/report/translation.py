"""Messages in other languages.

Whoever reports a fault writes it in English, on the spot. The other languages lie beside, as data:
`ru/messages/*.toml` has for every template of a message the Russian one, with the same holes, counted from 1:

    "there are two {1}s `{2}`" = "`{2}` ({1}) объявлено дважды"

What stands in a hole is worded by the language too if it is a message itself (`msg("a number")`), and stays as it is if
it is a name or a number. A hole of the other sentence is `{1}`; `{1|файл|файла|файлов}` is the word that goes with the
number in hole 1, and `{1:gen}` a form of what stands there, if that has forms: `"a number" = { nom = "число", gen =
"числа" }`. A message that is not in the tables stays English, with what stands in its holes in the other language.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from attrs import evolve

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message

LANGUAGES = ("en", "ru")
FIRST_FORM = "nom"
Forms = str | dict[str, str]
_HOLE = re.compile(r"\{(\d+)(?::([a-z]+)|\|([^{}]*))?\}")
_THOUSANDS = re.compile(r"\d{1,3}(,\d{3})+")


def translated(text: str, language: str) -> str:
    """A message in a language, as far as it is known there. Any other text stays as it is.

    >>> from interpreter.report.message import msg
    >>> translated(msg("there are two {}s `{}`", msg("kind"), "inn"), "ru")
    '`inn` (вид) объявлено дважды'
    """
    return text if language == "en" else worded(text, FIRST_FORM, table(language))


def worded(text: str, form: str, known: dict[str, Forms]) -> str:
    """A message in a form of the language of a table."""
    if not isinstance(text, Message):
        return numbered(text)
    forms = known.get(text) or known.get(text.key, text.key)  # "1 file" has words of its own
    sentence = forms if isinstance(forms, str) else forms.get(form, forms[FIRST_FORM])
    if not text.arguments:
        return sentence

    def fill(hole: re.Match[str]) -> str:
        argument = text.argument(int(hole[1]))
        if hole[3]:
            return hole[3].split("|")[plural(argument)]
        is_quoted = sentence[: hole.start()].count("`") % 2  # what stands in backticks is written so in every language
        return argument if is_quoted else worded(argument, hole[2] or FIRST_FORM, known)

    return _HOLE.sub(fill, sentence)


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
    """A name or number as it stands; thousands are divided by a blank.

    >>> numbered("2,000"), numbered("a,b")
    ('2\\xa0000', 'a,b')
    """
    return text.replace(",", "\N{NO-BREAK SPACE}") if _THOUSANDS.fullmatch(text) else text


@cache
def table(language: str) -> dict[str, Forms]:
    """English template -> the same in a language; empty for English, and for a language that is not there."""
    import tomllib

    entries: dict[str, Forms] = {}
    for file in sorted((Path(__file__).parent / language / "messages").glob("*.toml")):
        entries |= tomllib.loads(file.read_text("utf-8"))
    return entries


def in_language(diagnostic: Diagnostic, language: str) -> Diagnostic:
    """A diagnostic with its message, its help and the captions of its notes in a language."""
    if language == "en":
        return diagnostic
    return evolve(
        diagnostic,
        message=Message(translated(diagnostic.message, language)),
        help=Message(translated(diagnostic.help, language)) if diagnostic.help else None,
        notes=tuple(evolve(note, caption=Message(translated(note.caption, language))) for note in diagnostic.notes),
    )
