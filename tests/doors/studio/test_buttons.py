"""New cards, matches with a card in hand, paired games; and what never ends is stopped while the editor lives."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path

import pytest

from interpreter.loader import check, load
from interpreter.report import translated
from interpreter.report.message import message_of
from moodsl.extras.studio.apart import Refused, Stopped, Worker
from moodsl.extras.studio.given_out import NotGivenOut, printed
from moodsl.extras.studio.messages import VERSION
from tests.doors.studio.conftest import Page

At = Callable[[Callable[[Page], Awaitable[None]]], None]


def test_a_new_card_is_written_from_the_templates_and_sound(game: Path, at_page: At) -> None:
    async def done(page: Page) -> None:
        kinds = {one["kind"]: one for one in (await page.ask("kinds"))["kinds"]}
        assert {"ship", "gun"} <= kinds.keys()
        await page.ask("hello", language="ru", protocol=VERSION)
        russian = {one["kind"]: one["titles"] for one in (await page.ask("kinds"))["kinds"]}
        assert russian["signal"]["signal"].lower() == "сигнал"
        asked = {"name": "brig", "kind": "ship", "trigger": "", "facts": {}, "titles": {"ru": "Бриг"}}
        made = await page.ask("new", **asked)
        assert made["path"] == "brig.moo" and "brig.moo" in made["files"]
        assert "Бриг" in (game / "brig.moo").read_text("utf-8") and check(game) == []
        assert "brig" in (await page.ask("new", **asked))["refused"]
        assert (await page.ask("new", **asked | {"name": "Old Brig"}))["refused"]

    at_page(done)


def test_a_match_is_found_in_which_whoever_is_asked_has_the_card(game: Path, at_page: At) -> None:
    async def done(page: Page) -> None:
        found = await page.ask("play", card="swivel")
        assert page.dealt is not None and found["link"] == "a link"
        match = load(game).restore(page.dealt.match)
        assert match.state.asker == found["seat"] and found["where"] in ("held", "play")
        piles = [pile for pile in match.view(found["seat"]).piles if pile.owner == found["seat"] and pile.cards]
        held = {match.sheet.design(card).name for pile in piles for card in pile.cards or ()}
        assert "swivel" in held
        assert (await page.ask("play", card="nobody"))["refused"]

    at_page(done)


def test_only_the_card_that_is_printed_has_to_have_a_russian_title(game: Path) -> None:
    pytest.importorskip("reportlab")
    (game / "brig.moo").write_text('ship brig "Brig"\n    hull    2\n    crew    1\n', "utf-8")
    assert printed(str(game), "swivel", "ru").name == "swivel-ru.pdf"
    with pytest.raises(NotGivenOut) as refused:
        printed(str(game), "brig", "ru")
    told = translated(message_of(refused.value), "ru")
    assert told == 'у карты `brig` нет русского названия: допишите под её первой строкой `ru "…"`'


def test_paired_games_are_played_with_what_is_in_the_editor(game: Path, at_page: At) -> None:
    text = (game / "ships.moo").read_text("utf-8")

    async def done(page: Page) -> None:
        await page.written("ships.moo", text.replace("hull    6", "hull    2"))
        found = await page.ask("simulate", card="hulk", games=2)
        assert str(found["engine"]).endswith("for so few games nothing is prepared")
        assert found["games"] == 2 and any(one["old"] != one["new"] for one in (*found["card"], *found["whole"]))
        assert (await page.told("simulated", done=2))["of"] == 2

    at_page(done)


def test_a_simulation_that_is_stopped_tells_what_it_has(at_page: At) -> None:
    async def done(page: Page) -> None:
        playing = asyncio.create_task(page.ask("simulate", card="hulk", games=2000))
        await page.told("simulated")
        await page.ask("stop")
        found = await playing
        assert 0 < found["games"] < 2000

    at_page(done)


def for_ever() -> None:
    while True:
        time.sleep(0.01)


def twice(number: int) -> Generator[int, None, int]:
    yield number
    return 2 * number


def wrong() -> None:
    raise ValueError("no")


@pytest.mark.usefixtures("started_anew")
def test_work_that_never_ends_is_stopped_and_the_next_is_done() -> None:
    async def done() -> None:
        worker, told = Worker(), list[object]()
        assert await worker.call(10.0, told.append, twice, 21) == 42 and told == [21]
        with pytest.raises(Stopped, match=r"0\.2 seconds"):
            await worker.call(0.2, None, for_ever)
        with pytest.raises(Refused, match="no"):
            await worker.call(10.0, None, wrong)
        assert await worker.call(10.0, None, twice, 4) == 8
        worker.kill()

    asyncio.run(done())


def test_who_gives_up_waiting_is_not_waited_for() -> None:
    async def done() -> None:
        worker = Worker()
        first = asyncio.create_task(worker.call(10.0, None, twice, 1))
        second = asyncio.create_task(worker.call(10.0, None, wrong))
        await asyncio.sleep(0.05)
        first.cancel()
        second.cancel()
        assert await worker.call(10.0, None, twice, 3) == 6
        worker.kill()

    asyncio.run(done())
