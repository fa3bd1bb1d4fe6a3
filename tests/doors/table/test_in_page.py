"""The table inside a page, without the browser around it: the same messages, one page, bots when there is time."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from interpreter.text import locate
from moodsl.extras.agents import natively
from moodsl.extras.native.engine import is_kept
from moodsl.extras.table import protocol as p
from moodsl.extras.table.in_page import PageHouse

from .conftest import MARKET


class Page:
    """What the worker does: hands messages over, lets bots think."""

    def __init__(self, kept: Path, pack: Path = MARKET) -> None:
        self.house = PageHouse([str(pack)], kept, "0")
        self.last: dict[str, dict[str, Any]] = {}

    def take(self, texts: list[str]) -> None:
        for text in texts:
            data = json.loads(text)
            self.last[data["type"]] = data

    def enter(self, link: str, protocol: int = p.VERSION) -> None:
        self.take(self.house.enter(json.dumps({"type": "enter", "link": link, "language": "en", "protocol": protocol})))
        self.think()

    def send(self, **message: Any) -> None:
        self.take(self.house.receive(json.dumps(message)))
        self.think()

    def choose(self, option: int = 0) -> None:
        self.send(type="choose", stamp=self.table["stamp"], option=option)

    def think(self) -> None:
        while (heard := self.house.think()) is not None:
            self.take(heard)

    @property
    def table(self) -> dict[str, Any]:
        return self.last["table"]


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(tmp_path / "tables.sqlite")


def test_a_page_without_a_link_plays_a_whole_match_against_bots(page) -> None:
    page.enter(page.house.link("you"))
    assert [player["name"] for player in page.table["players"]][:2] == ["you", "Bot 1"]
    for _turn in range(3000):
        if page.table["asked"] < 0:
            break
        assert page.table["asked"] == 0
        page.choose()
    assert page.table["ending"]["results"]


def test_a_match_that_was_left_goes_on(page, tmp_path) -> None:
    page.enter(page.house.link("you"))
    for _turn in range(5):
        page.choose()
    left = page.table["question"]
    again = Page(tmp_path / "tables.sqlite")
    again.enter(again.house.link("you"))
    assert again.table["question"] == left and again.table["seed"] == page.table["seed"]


def test_an_answer_to_the_first_question_of_another_match_is_late(page) -> None:
    page.enter(page.house.link("you"))
    before = page.table["stamp"]
    page.send(type="open", players=3, people=["Ann", "Bob", "Cid"], seed=4)
    page.enter(page.last["opened"]["link"])
    page.enter(page.house.links()[page.table["asked"]])
    assert page.table["stamp"] != before
    page.send(type="choose", stamp=before, option=0)
    assert page.last["refused"]["code"] == "late"


def test_several_people_take_the_page_over_from_each_other(page) -> None:
    page.enter(page.house.link("you"))
    page.send(type="open", players=3, people=["Ann", "Bob", "Cid"], seed=4)
    page.enter(page.last["opened"]["link"])
    for _turn in range(20):
        asked = page.table["asked"]
        if page.last["welcome"]["seat"] != asked:
            assert "question" not in page.table
            page.enter(page.house.links()[asked])
        assert page.last["welcome"]["seat"] == asked
        page.choose()
    assert {page.last["welcome"]["seat"]} <= {0, 1, 2} and len(page.house.links()) == 3


def test_what_is_no_message_is_refused_as_at_every_table(page) -> None:
    page.enter(page.house.link("you"), protocol=99)
    assert page.last["refused"]["code"] == "protocol" and "table" not in page.last
    page.enter("nowhere")
    assert page.last["refused"]["code"] == "no-link"
    page.enter(page.house.link("you"))
    page.send(type="choose", stamp=-5, option=0)
    assert page.last["refused"]["code"] == "late"
    page.take(page.house.receive("{"))
    assert page.last["refused"]["code"] == "malformed"


def test_a_game_that_was_not_prepared_is_before_a_bot_searches(tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("MOODSL_CACHE", str(tmp_path / "cache"))
    natively._free.clear()
    monkeypatch.setattr(natively, "_without", set())
    page = Page(tmp_path / "tables.sqlite", locate("cards") / "orion")
    program = page.house.house.pack.game.program
    page.enter(page.house.link("you"))
    page.send(type="occupy", seat=1, bot="easy")
    for _turn in range(100):
        if natively._without or page.table["asked"] < 0:
            break
        page.choose()
    assert natively._without == {program.hash} and not is_kept(program)  # an easy bot does not search
    page.send(type="hint")
    assert page.last["advice"]["option"] >= 0
    assert is_kept(program) and natively.taken(program) is not None
