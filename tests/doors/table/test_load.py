"""Many tables on one server: fifty with four people each, who answer about every two seconds."""

from __future__ import annotations

import asyncio
import json
import random
import time

import pytest

pytest.importorskip("uvicorn")
sockets = pytest.importorskip("websockets.asyncio.client")

from moodsl.extras.table import protocol as p  # noqa: E402
from moodsl.extras.table.house import House  # noqa: E402
from moodsl.extras.table.serve import bound, served  # noqa: E402
from moodsl.extras.table.server import Switchboard, web  # noqa: E402
from moodsl.extras.table.store import Store  # noqa: E402

TABLES, SEATS, SECONDS, THINKS = 50, 4, 30.0, 2.0
MOST = 0.3  # seconds for 95 of 100 answers


@pytest.mark.soak
def test_fifty_tables_are_answered_in_time(orion, tmp_path) -> None:
    house = House(orion, Store(tmp_path / "tables.sqlite"), "0")
    switchboard, where = Switchboard(house), bound("127.0.0.1", 0)
    people = [f"P{seat}" for seat in range(SEATS)]
    links = [house.open(p.Open(people=people, seed=seed)).links for seed in range(TABLES)]
    times: list[float] = []
    orion.warm()
    with served(web(switchboard), where):
        port = where.getsockname()[1]
        asyncio.run(everybody(f"ws://127.0.0.1:{port}/messages", links, times))
    switchboard.close()
    times.sort()
    median, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{len(times)} answers: median {median * 1000:.0f} ms, 95th percentile {late * 1000:.0f} ms")
    assert len(times) > TABLES * SECONDS / THINKS / 3
    assert late < MOST


async def everybody(address: str, links: list[list[str]], times: list[float]) -> None:
    """All pages of all tables until the time is over."""
    until = time.monotonic() + SECONDS
    seats = [link for table in links for link in table[:-1]]
    pages = [one(address, link, until, times, seed) for seed, link in enumerate(seats)]
    await asyncio.gather(*pages)


async def one(address: str, link: str, until: float, times: list[float], seed: int) -> None:
    """A page that thinks for a while, answers by chance, and looks how long the table takes to show it."""
    luck = random.Random(seed)
    async with sockets.connect(address, max_size=None) as socket:
        await socket.send(json.dumps({"type": "enter", "link": link, "language": "en", "protocol": p.VERSION}))
        sent, answered = 0.0, 0
        while time.monotonic() < until:
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), until - time.monotonic() + 0.1))
            except TimeoutError:
                return
            if message["type"] != "table":
                continue
            if sent and message["stamp"] > answered:
                times.append(time.monotonic() - sent)
                sent = 0.0
            if "question" in message and message["stamp"] > answered:
                answered = message["stamp"]
                await asyncio.sleep(luck.uniform(0.5, 2 * THINKS - 0.5))
                sent = time.monotonic()
                option = luck.randrange(len(message["question"]["options"]))
                await socket.send(json.dumps({"type": "choose", "stamp": answered, "option": option}))
