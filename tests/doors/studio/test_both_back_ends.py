"""The protocol of the studio, by the same cases on both back ends; and what only one of them has to do."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

pytest.importorskip("uvicorn")
sockets = pytest.importorskip("websockets.asyncio.client")
from websockets.exceptions import ConnectionClosed, InvalidHandshake  # noqa: E402

from moodsl.extras.studio.folder import CardFolder  # noqa: E402
from moodsl.extras.studio.messages import VERSION  # noqa: E402
from moodsl.extras.studio.server import StudioServer  # noqa: E402
from moodsl.extras.table.in_page import NoLink, from_link, linked, put_texts, trial_house  # noqa: E402
from moodsl.extras.table.serve import bound, served  # noqa: E402
from tests.doors.studio.back_ends import Client, by_server, in_page  # noqa: E402

BackEnd = Callable[[Path], AbstractAsyncContextManager[Client]]
both = pytest.mark.parametrize("back_end", [by_server, in_page], ids=["server", "page"])
BRIG = 'ship brig "Brig"\n    ru      "Бриг"\n    hull    3\n    crew    2\n'


@both
def test_a_card_without_a_russian_title_has_the_english_one_as_on_its_face(back_end: BackEnd, game: Path) -> None:
    words = game / "words" / "ru.ftl"
    words.write_text(words.read_text("utf-8").replace("card-frigate = Фрегат\n", ""), "utf-8")

    async def whole() -> None:
        async with back_end(game) as page:
            await page.ask("hello", language="ru", protocol=VERSION)
            await page.ask("open", path="ships.moo")
            await page.told("pack")
            await page.ask("look", path="ships.moo", line=9)
            assert (await page.first(lambda one: bool(one.get("card"))))["card"]["title"] == "Frigate"

    asyncio.run(whole())


@both
def test_a_card_is_written_seen_and_saved(back_end: BackEnd, game: Path) -> None:
    async def whole() -> None:
        async with back_end(game) as page:
            begun = await page.begin()
            assert begun["version"] == VERSION and "ships.moo" in begun["files"] and "play" in begun["can"]
            found = await page.ask("open", path="ships.moo")
            await page.told("pack")
            slip = found["text"].replace("stance to reeling", "stanse to reeling")
            (fault,) = (await page.ask("write", path="ships.moo", text=slip, line=1))["faults"]
            assert fault["fixes"] and "`stance`" in fault["help"]
            page.heard.clear()
            better = found["text"].replace("hull    4", "hull    3")
            assert (await page.ask("write", path="ships.moo", text=better, line=9))["faults"] == []
            card = (await page.told("card", faulty=False))["card"]
            assert card["name"] == "frigate" and card["faces"][0].startswith("<svg")
            hull = next(one for one in card["standings"] if one["what"] == "hull")
            assert (hull["value"], hull["lowest"], hull["highest"], hull["higher"]) == (3, 2, 6, 1)
            assert all(one["holds"] for one in (await page.told("trials", left=0))["scenarios"])
            assert (await page.ask("complete", path="ships.moo", line=2, column=7))["offers"]
            assert "Frigate" in (await page.ask("hover", path="ships.moo", line=9, column=7))["text"]
            assert (await page.ask("find", card="frigate"))["line"] == 9
            assert (await page.ask("look", path="ships.moo", line=9)).keys() == {"answer"}
            saved = await page.ask("save", path="ships.moo", text=better, stamp=found["stamp"])
            assert saved["outside"] is None and saved["stamp"] != found["stamp"]
            assert (await page.ask("save", path="ships.moo", text="", stamp="other"))["outside"]["text"] == better
            assert (await page.ask("close", path="ships.moo")).keys() == {"answer"}

    asyncio.run(whole())


@pytest.mark.parametrize(  # `make browser` does the same at a server, as somebody who writes cards does it
    "back_end", [pytest.param(by_server, marks=pytest.mark.soak), in_page], ids=["server", "page"]
)
def test_a_card_is_begun_played_simulated_and_handed_on(back_end: BackEnd, game: Path) -> None:
    async def whole() -> None:
        async with back_end(game) as page:
            await page.begin()
            await page.ask("open", path="ships.moo")
            await page.told("pack")
            assert {"ship", "gun"} <= {one["kind"] for one in (await page.ask("kinds"))["kinds"]}
            made = await page.ask("new", name="brig", kind="ship", trigger="", facts={}, titles={})
            assert made["path"] == "brig.moo" and "brig.moo" in made["files"]
            table = await page.ask("play", card="swivel")
            assert table["where"] in ("held", "play") and "#" in table["link"]
            assert base(await page.ask("download")) == b"PK"
            playing = asyncio.create_task(page.ask("simulate", card="hulk", games=400))
            await page.told("simulated")
            await page.ask("stop")
            found = await playing
            assert 0 < found["games"] < 400

    asyncio.run(whole())


def base(given: dict[str, str]) -> bytes:
    """The first bytes of a file that is handed on."""
    from base64 import b64decode

    return b64decode(given["base64"])[:2]


@both
def test_what_is_no_question_is_refused(back_end: BackEnd, game: Path) -> None:
    async def whole() -> None:
        async with back_end(game) as page:
            assert "version" in (await page.ask("hello", language="en", protocol=VERSION + 1))["refused"]
            for what, said in (("eval", {"path": "x"}), ("open", {}), ("open", {"path": "../x.moo"}),
                               ("look", {"path": "ships.moo", "line": "1"}), ("open", {"path": "x", "more": "y"}),
                               ("look", {"path": "ships.moo", "line": -1}), ("answer", {})):  # fmt: skip
                assert (await page.ask(what, **said))["refused"]

    asyncio.run(whole())


# ---- only a server ---------------------------------------------------------------------------------------------------


def test_pages_of_others_and_wrong_secrets_are_refused(game: Path) -> None:
    server = StudioServer(CardFolder(game))
    where = bound("127.0.0.1", 0)
    port = where.getsockname()[1]
    address = f"ws://127.0.0.1:{port}/studio/messages"

    async def whole() -> None:
        for origin in ("http://games.example", "null", f"http://127.0.0.1:{port + 1}"):
            with pytest.raises(InvalidHandshake):
                await sockets.connect(address, origin=origin)
        with pytest.raises(InvalidHandshake):
            await sockets.connect(address, additional_headers={"Host": "games.example"})
        for secret in ("", "x", server.secret[:-1], server.secret + "x", server.secret.upper(), b"bytes"):
            async with sockets.connect(address) as socket:
                await socket.send(secret)
                with pytest.raises(ConnectionClosed):
                    await socket.send('{"ask": "hello", "id": 1, "language": "en", "protocol": 2}')
                    await asyncio.wait_for(socket.recv(), 10)
                    await asyncio.wait_for(socket.recv(), 10)
        async with sockets.connect(address, origin=f"http://127.0.0.1:{port}") as socket:
            await socket.send(server.secret)
            await socket.send('{"ask": "hello", "id": 1, "language": "en", "protocol": 2}')
            assert '"answer"' in str(await asyncio.wait_for(socket.recv(), 60))
            told = []
            for strange in (b"bytes", "", "{"):
                await socket.send(strange)
                told.append(await heard(socket, "refused"))
            assert told == told[:1] * 3

    with served(server.app(), where):
        asyncio.run(whole())


async def heard(socket: sockets.ClientConnection, part: str) -> str:
    """The next message with this part in it."""
    while f'"{part}"' not in (text := str(await asyncio.wait_for(socket.recv(), 60))):
        pass
    return text


ENDLESS = """
import sys, moodsl.extras.studio.alone as alone, moodsl.extras.studio.studio as studio
{how}
if __name__ == "__main__":
    alone.main()
"""
IN_ANSWER = """
faults = studio.fault_views
def for_ever(pack, folder, place, language):
    while "endless" in folder.read("ships.moo").text or "endless" in pack.files[place].text: pass
    return faults(pack, folder, place, language)
studio.fault_views = for_ever
"""
IN_THREAD = """
view = studio.view_of
def for_ever(seen, language):
    while "endless" in seen.desk.model.designs[seen.name].titles["en"][0]: pass
    return view(seen, language)
studio.view_of = for_ever
"""


@pytest.mark.soak
@pytest.mark.parametrize("how", [IN_ANSWER, IN_THREAD], ids=["an answer", "a picture"])
def test_what_never_ends_is_stopped_and_the_editor_lives(game: Path, tmp_path: Path, how: str) -> None:
    program = tmp_path / "endless.py"
    program.write_text(ENDLESS.format(how=how), "utf-8")

    async def whole() -> None:
        async with by_server(game, (sys.executable, str(program)), limit=4.0) as page:
            await page.begin()
            text = (await page.ask("open", path="ships.moo"))["text"]
            await page.told("pack")
            endless = text.replace('"Sloop"', '"Sloop endless"')
            await page.put(json.dumps({"ask": "write", "id": 99, "path": "ships.moo", "line": 1, "text": endless}))
            await page.told("ended")
            await page.begin()
            await page.ask("open", path="ships.moo")
            assert (await page.ask("write", path="ships.moo", text=text, line=1))["faults"] == []
            while ((await page.told("card"))["card"] or {}).get("name") != "sloop":
                pass  # told while nothing was known of the pack

    asyncio.run(whole())


# ---- only a page -----------------------------------------------------------------------------------------------------


def test_what_was_saved_in_a_page_is_there_again_and_a_link_brings_the_rest(game: Path) -> None:
    async def whole() -> None:
        async with in_page(game) as page:
            await page.begin()
            await page.ask("save", path="brig.moo", text=BRIG, stamp="")
            await page.ask("open", path="brig.moo")
            await page.told("pack", faulty={})
            await page.ask("write", path="brig.moo", text=BRIG.replace("3", "4"), line=1)
            link = (await page.ask("share"))["link"]
            table = (await page.ask("play", card="brig"))["link"]
        async with in_page(game) as page:
            assert "brig.moo" in (await page.begin())["files"]
        async with in_page(game, link.removeprefix("#cards=")) as page:
            assert (await page.begin())["first"] == "brig.moo"
            assert (await page.ask("open", path="brig.moo"))["text"] == BRIG.replace("3", "4")
        house, seat = trial_house([str(game)], game.parent / "trial", table.partition("#try=")[2], "0")
        assert "brig" in {one.name for one in house.house.pack.game.program.sheet.designs}
        assert house.enter(json.dumps({"type": "enter", "link": seat, "language": "en", "protocol": 1}))

    assert not (game / "brig.moo").exists()
    asyncio.run(whole())
    assert not (game / "brig.moo").exists()


@pytest.mark.parametrize(
    "path", ["../x.moo", "/etc/x.moo", "a/../../x.moo", ".x.moo", "x.py", "", "a//b.moo", "x.moo\n"]
)
def test_a_link_writes_nothing_but_cards_into_the_pack(tmp_path: Path, path: str) -> None:
    with pytest.raises(NoLink):
        put_texts(tmp_path, from_link(linked({path: "x"})))
    assert list(tmp_path.rglob("*")) == []


@pytest.mark.parametrize("link", ["x", "é", "eJw", linked(["a.moo"]), linked({"a.moo": 1}), linked("x" * 5_000_000)])
def test_a_link_that_nobody_has_made_here_is_refused(tmp_path: Path, link: str) -> None:
    with pytest.raises(NoLink):
        put_texts(tmp_path, from_link(link))
