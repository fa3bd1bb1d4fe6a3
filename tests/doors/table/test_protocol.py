"""The protocol: its page is that of its classes, and whatever is no message is refused."""

from __future__ import annotations

import json
import os
from pathlib import Path

import attrs
import pytest

from moodsl.extras.studio import messages as m
from moodsl.extras.table import protocol as p
from reference.protocol_page import protocol_page

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "protocol.md"
MESSAGES = {
    "enter": {"link": "x", "language": "en", "protocol": 1},
    "choose": {"stamp": 1, "option": 0},
    "undo": {},
    "speak": {"language": "ru"},
    "ask": {"about": "line", "number": 3},
    "faces": {"designs": ["frigate"]},
    "hint": {},
    "save": {},
    "occupy": {"seat": 0},
    "open": {"people": ["Ann"]},
}


def test_the_page_is_that_of_the_classes() -> None:
    if os.environ.get("MOO_ACCEPT"):
        PAGE.write_text(protocol_page(), "utf-8")
    assert PAGE.read_text("utf-8") == protocol_page()


def test_every_class_of_the_studio_says_what_it_is_and_every_part_is_used() -> None:
    kinds = (*m.ANSWERS, *m.ANSWERS.values(), *m.TOLD, *m.PARTS)
    assert all((kind.__doc__ or "").strip() for kind in kinds)
    used = " ".join(str(one.type) for kind in kinds for one in attrs.fields(kind))
    assert [kind.__name__ for kind in m.PARTS if kind.__name__ not in used] == []


def test_every_class_says_what_it_is_and_every_part_is_used() -> None:
    kinds = (*p.FROM_PAGE, *p.TO_PAGE, *p.PARTS)
    assert all((kind.__doc__ or "").strip() for kind in kinds)
    used = " ".join(str(one.type) for kind in kinds for one in attrs.fields(kind))
    assert [kind.__name__ for kind in p.PARTS if kind.__name__ not in used] == []


def test_there_is_an_example_of_every_message() -> None:
    assert [p.name_of(kind) for kind in p.FROM_PAGE] == list(MESSAGES)


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_is_read_as_it_was_written(name: str) -> None:
    message = p.read(json.dumps({"type": name, **MESSAGES[name]}))
    assert p.name_of(type(message)) == name
    assert p.read(p.written(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "1", '"choose"', "[" * 100_000, '{"type": 1}', '{"type": "kill"}', '{"type": "choose"}',
        '{"type": "choose", "stamp": 1, "option": "0"}', '{"type": "choose", "stamp": true, "option": 0}',
        '{"type": "choose", "stamp": 1, "option": 0.5}', '{"type": "choose", "stamp": 1, "option": 0, "seat": 2}',
        '{"type": "choose", "stamp": 1, "option": null}', '{"type": "faces", "designs": "frigate"}',
        '{"type": "choose", "stamp": 1, "option": 1' + "0" * 3000 + "}", '{"type": "open", "seed": NaN}',
    ],
)  # fmt: skip
def test_what_is_no_message_is_refused(text: str) -> None:
    with pytest.raises(p.NoMessage) as refused:
        p.read(text)
    assert refused.value.code == "malformed"


def test_a_message_that_is_too_large_is_refused_before_it_is_looked_at() -> None:
    for text in (json.dumps({"type": "speak", "language": "x" * p.LARGEST}), "x" * (p.LARGEST_DOCUMENT + 1)):
        with pytest.raises(p.NoMessage) as refused:
            p.read(text)
        assert refused.value.code == "too-large"


def test_the_page_has_words_for_all_that_it_says_in_both_languages() -> None:
    folder = ROOT / "moodsl/extras/table/page/words"
    english, russian = (json.loads((folder / f"{one}.json").read_text("utf-8")) for one in ("en", "ru"))
    assert english.keys() == russian.keys()
    for name, text in english.items():
        forms = [text] if isinstance(text, str) else text.values()
        others = [russian[name]] if isinstance(russian[name], str) else russian[name].values()
        assert isinstance(russian[name], str) or {"one", "few", "many", "other"} == russian[name].keys()
        assert {hole for form in forms for hole in holes(form)} == {hole for form in others for hole in holes(form)}
    codes = (p.Refused.__doc__ or "").split("`")[1::2]
    codes = [code for code in codes if code not in ("code", "told")]
    assert [code for code in codes if f"refused-{code}" not in english] == []


def holes(text: str) -> set[str]:
    """The parts that a text asks for."""
    return {part.partition("}")[0] for part in text.split("{")[1:]}


def test_the_page_itself_is_small_and_asks_nobody_else() -> None:
    files = [file for file in (ROOT / "moodsl/extras/table/page").rglob("*") if file.is_file()]
    assert sum(file.stat().st_size for file in files) < 600_000
    for file in files:
        text = file.read_text("utf-8")
        assert "innerHTML" not in text and "eval(" not in text, file.name
        foreign = [word for word in text.replace('"', " ").split() if "://" in word and "www.w3.org" not in word]
        assert all("${location.host}" in word for word in foreign), (file.name, foreign)
