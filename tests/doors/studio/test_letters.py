"""What is seen at every letter: faults and their ways out, the card's face and texts, and how its scenarios go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from moodsl.extras.studio.apart import Worker
from moodsl.extras.studio.messages import VERSION
from tests.doors.studio.conftest import Page

At = Callable[[Callable[[Page], Awaitable[None]]], None]


def test_a_slip_is_told_with_its_place_what_was_meant_and_a_way_out(game: Path, at_page: At) -> None:
    text = (game / "ships.moo").read_text("utf-8").replace("stance to reeling", "stanse to reeling")

    async def done(page: Page) -> None:
        (fault,) = (await page.written("ships.moo", text))["faults"]
        assert (fault["line"], fault["column"]) == (7, 25)
        assert "`stance`" in fault["help"] and fault["why"] and fault["code"]
        assert any(one["lines"] == {7: "        set this card's stance to reeling"} for one in fault["fixes"])
        assert (await page.told("card"))["card"] is None

    at_page(done)


def test_the_card_at_the_cursor_is_shown_in_both_languages_with_its_scenarios(game: Path, at_page: At) -> None:
    text = (game / "ships.moo").read_text("utf-8")

    async def done(page: Page) -> None:
        await page.written("ships.moo", text.replace("hull    4", "hull    3"), line=9)
        card = (await page.told("card"))["card"]
        assert (card["name"], card["title"], card["kind"]) == ("frigate", "Frigate", "Ship")
        assert ("Hull", "3") in card["facts"] and card["faces"][0].startswith("<svg")
        assert card["rules"].keys() == {"en", "ru"} and card["rules"]["en"] != card["rules"]["ru"]
        tried = await page.told("trials", left=0)
        assert all(one["path"].startswith("scenarios/") for one in tried["scenarios"])
        assert len(tried["scenarios"]) > 2 and all(one["holds"] for one in tried["scenarios"])
        await page.ask("look", path="ships.moo", line=1)
        while (await page.told("card"))["card"]["name"] != "sloop":
            pass  # told of the ship before, when the whole pack was checked

    at_page(done)


def test_a_scenario_that_does_not_hold_any_more_says_what_was_expected(game: Path, at_page: At) -> None:
    text = (game / "ships.moo").read_text("utf-8")

    async def done(page: Page) -> None:
        await page.written("ships.moo", text.replace("stance to reeling", "stance to ready"))
        broken = [one for one in (await page.told("trials", left=0))["scenarios"] if not one["holds"]]
        assert broken and broken[0]["expected"] and broken[0]["expected"] != broken[0]["actual"]
        line = (game / broken[0]["path"]).read_text("utf-8").split("\n")[broken[0]["line"] - 1]
        assert "stance is reeling" in line

    at_page(done)


def test_copies_move_every_other_card_and_scenarios_know_it_before_the_whole_check(game: Path, at_page: At) -> None:
    text = (game / "ships.moo").read_text("utf-8")

    async def done(page: Page) -> None:
        await page.written("ships.moo", text.replace("crew    2\n", "crew    2\n    copies  2\n", 1))
        assert all(one["holds"] for one in (await page.told("trials", left=0))["scenarios"])

    at_page(done)


def test_a_scenario_that_comes_while_its_card_is_shown_is_played(game: Path, at_page: At) -> None:
    async def done(page: Page) -> None:
        class Late(Worker):
            """As on a machine that has much else to do: new scenarios are read before the answer comes."""

            async def call(self, *asked: Any) -> Any:
                found = await super().call(*asked)
                while not any(path.parent.name == "scenarios" and "brig" in path.name for path in files):
                    await asyncio.sleep(0.001)
                return found

        await page.ask("new", name="brig", kind="ship", trigger="", facts={}, titles={})
        files = page.studio._pack.files
        page.studio._player = Late()
        await page.ask("open", path="brig.moo")
        await page.written("brig.moo", (game / "brig.moo").read_text("utf-8") + "\n")
        while not (told := (await page.told("trials", card="brig", left=0))["scenarios"]):
            pass
        assert [one["holds"] for one in told] == [True]

    at_page(done)


def test_completion_and_hover_are_those_of_the_language_server(game: Path, at_page: At) -> None:
    text = (game / "ships.moo").read_text("utf-8")

    async def done(page: Page) -> None:
        await page.written("ships.moo", text.replace("    hull    2", "    hu"), line=2)
        offers = (await page.ask("complete", path="ships.moo", line=2, column=7))["offers"]
        assert {"text": "hull", "sort": "fact", "detail": "fact"} in offers
        await page.written("ships.moo", text)
        assert "Frigate" in (await page.ask("hover", path="ships.moo", line=9, column=7))["text"]

    at_page(done)


def test_texts_come_in_the_language_of_the_page(game: Path, at_page: At) -> None:
    async def done(page: Page) -> None:
        await page.ask("hello", language="ru", protocol=VERSION)
        fault = (await page.written("ships.moo", 'ship sloop "Sloop"\n    hul 2\n'))["faults"][0]
        assert any("а" <= letter <= "я" for letter in fault["message"])

    at_page(done)


def test_what_is_no_request_is_refused(at_page: At) -> None:
    async def done(page: Page) -> None:
        for wrong in ([], "open", {"ask": "open"}, {"ask": "eval", "path": "x"}, {"ask": "look", "path": 3, "line": 1},
                      {"ask": "look", "path": "ships.moo", "line": "1"}, {"ask": "open", "path": "x", "more": "y"},
                      {"ask": "look", "path": "ships.moo", "line": -1}, {"ask": "answer"}):  # fmt: skip
            assert (await page.studio.answer(wrong))["refused"]

    at_page(done)
