"""Every message of the program can be said in Russian: read from the source, and seen in the corpus of bad cards.

When the first test fails, somebody has written a new message: its Russian goes into the file of its room in
`interpreter/report/ru/messages`, under the English sentence as the failure shows it.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from corpus import BAD, LATIN, ROOT, faults_of, inputs, outside, sentences, written

from interpreter.report import CATALOGUE, Diagnostic, as_json, concise, full, in_language
from interpreter.report.message import Message, msg
from interpreter.report.translation import Forms, table, translated
from reference import situations

MESSAGES = sorted((ROOT / "interpreter" / "report" / "ru" / "messages").glob("*.toml"))
OTHERS = ("system", "keywords")  # tables of what an operating system says, and of words that are filled in
# Words of the trade that Russian writes so: names of programs and formats, options, keys, letters of files.
NAMES = re.compile(
    r"\b(moodsl|moo lsp|moo|MOODSL_DEBUG|JSON|UTF|git|pygls|words|ftl|http|Ctrl|once a|true|false|a|z|endings|NAME"
    r"|share|you|rival|second|third|Python|WebAssembly|wasmtime|dask)\b|--?[a-z]+"
)


def forms_of(known: Forms) -> list[str]:
    """All forms of an entry."""
    return list(known.values()) if isinstance(known, dict) else [known]


def russian() -> list[tuple[str, str]]:
    """Every English sentence of the tables with each Russian form of it."""
    return [(english, form) for english, forms in table("ru").items() for form in forms_of(forms)]


# ---- the tables ------------------------------------------------------------------------------------------------------


def test_every_message_of_the_source_has_a_russian_one() -> None:
    lacking = [f"{where}: {template}" for template, where in written().items() if template not in table("ru")]
    assert not lacking, "write into interpreter/report/ru/messages:\n" + "\n".join(lacking)


def test_no_sentence_of_the_tables_is_left_over() -> None:
    """A message that nobody writes any more is taken out. A text such as `1 file` may have words of its own beside the
    template that it is made from."""
    import tomllib

    templates = written()
    made = [re.compile(re.sub(r"\\{\d+\\}", r"[^ ]+", re.escape(key))) for key in templates if "{" in key]
    left = [
        f"{file.name}: {english}"
        for file in MESSAGES
        if file.stem not in OTHERS
        for english in tomllib.loads(file.read_text("utf-8"))
        if english not in templates
        and LATIN.search(outside(english))
        and ("{" in english or not any(pattern.fullmatch(english) for pattern in made))
    ]
    assert not left, "\n".join(left)


def test_no_sentence_stands_in_two_tables() -> None:
    import tomllib

    keys = [key for file in MESSAGES for key in tomllib.loads(file.read_text("utf-8"))]
    assert len(keys) == len(set(keys)), sorted(key for key in set(keys) if keys.count(key) > 1)


@pytest.mark.parametrize("place", MESSAGES, ids=lambda path: path.stem)
def test_a_table_says_which_room_it_is_about(place: Path) -> None:
    assert place.read_text("utf-8").startswith("# ")


def test_russian_sentences_are_in_the_tone_of_the_house() -> None:
    """Every hole is filled, backticks come in pairs, lower case, no final period, no English left."""
    for english, other in russian():
        holes = set(re.findall(r"\{(\d+)\}", english))
        assert set(re.findall(r"\{(\d+)(?::[a-z]+)?\}", other)) == holes, english
        assert other.count("`") % 2 == 0, other
        plain = re.sub(r"`[^`]*`|\{[^{}]*\}|words/\S*", "", other)
        first = plain.lstrip("*:( ")[:1]
        assert not first.isupper() or english[:1].isupper() or english == "MISSED", other
        assert english.endswith(".") or not other.endswith("."), other
        assert not LATIN.search(NAMES.sub("", plain)), other
        for forms in re.findall(r"\{\d+\|([^{}]*)\}", other):
            assert forms.count("|") == 2, other
        if re.match("write |delete |mend ", english):
            assert not re.match("(написать|удалить|исправить)\\b", other), other  # a way out says what is to be done


# ---- the corpus ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", BAD, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_corpus_in_russian(path: Path) -> None:
    """Nothing falls back to English, and what an author wrote stays as it was."""
    for text in inputs(path):
        for fault in faults_of(text, path):
            hold_russian(fault)


@pytest.mark.parametrize("code", CATALOGUE)
def test_the_examples_of_the_catalogue_in_russian(code: str) -> None:
    for fault in situations.faults_of(code):
        hold_russian(fault)


def hold_russian(fault: Diagnostic) -> None:
    other = in_language(fault, "ru")
    assert (other.code, other.span, other.fix, other.known) == (fault.code, fault.span, fault.fix, fault.known)
    for english, said in zip(sentences(fault), sentences(other), strict=True):
        assert not LATIN.search(NAMES.sub("", outside(said))), f"{english}\n{said}"
        for word in re.findall(r"`[^`]*`", english):
            assert word.strip("`") in said, f"{english}\n{said}"


# ---- renderings ------------------------------------------------------------------------------------------------------


def test_a_fault_in_russian() -> None:
    text = 'stall well "Well"\n    colour  red\n    price   1 gold\n    points  1\n'
    (fault,) = faults_of(text, Path("x") / "y")
    assert full(fault, "ru") == (
        "unknown-resource: ресурса `gold` нет\n"
        " --> input.moo:3:15\n"
        "  |\n"
        "3 |     price   1 gold\n"
        "  |               ^^^^\n"
        "  = совет: есть `coin`, `grain`"
    )
    assert concise(fault, "ru") == "input.moo:3:15: unknown-resource: ресурса `gold` нет"


def test_json_keeps_english_and_gives_the_other_language_beside_it() -> None:
    import json

    (fault,) = faults_of('stall well "Well"\n    colour  red\n    price   1 gold\n    points  1\n', Path("x") / "y")
    (data,) = json.loads(as_json([fault], "ru"))
    assert data["message"] == "the resource `gold` does not exist"
    assert data["translated"] == {
        "language": "ru",
        "message": "ресурса `gold` нет",
        "notes": [],
        "help": "есть `coin`, `grain`",
    }
    assert "translated" not in json.loads(as_json([fault]))[0]


@pytest.mark.parametrize(
    ("message", "english", "other"),
    [
        (msg("no faults in {}", msg("{} files", 64)), "no faults in 64 files", "ошибок нет, прочитано: 64 файла"),
        (msg("{} in {}", msg("1 fault"), msg("1 file")), "1 fault in 1 file", "1 ошибка в 1 файле"),
        (msg("{} in {}", msg("{} faults", 22), msg("{} files", 11)), "22 faults in 11 files", "22 ошибки в 11 файлах"),
        (msg("nobody ever wrote {}", msg("a number")), "nobody ever wrote a number", "nobody ever wrote число"),
        (
            msg("the file has {:,} bytes; {:,} are read at most", 2_000_001, 1_000_000),
            "the file has 2,000,001 bytes; 1,000,000 are read at most",
            "в файле 2\u00a0000\u00a0001 байт; читается не больше 1\u00a0000\u00a0000",
        ),
        (
            msg("`{}` cannot be read: {}", "a number", "odd"),
            "`a number` cannot be read: odd",
            "`a number` не читается: odd",
        ),
    ],
)
def test_single_lines(message: Message, english: str, other: str) -> None:
    """A message in a message is worded; a name stays as it is."""
    assert message == english == translated(message, "en")
    assert translated(message, "ru") == other


def test_a_message_is_kept_by_what_is_raised_and_by_other_processes() -> None:
    import pickle

    message = msg("`{}` is missing", "x")
    assert isinstance(str(ValueError(message)), Message)
    again = pickle.loads(pickle.dumps(message))
    assert (again, again.template, again.arguments) == (message, message.template, message.arguments)
