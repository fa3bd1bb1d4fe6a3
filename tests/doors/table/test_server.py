"""The server: pages and messages over a real socket, and everybody who should not be listened to."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("uvicorn")
sockets = pytest.importorskip("websockets.sync.client")
exceptions = pytest.importorskip("websockets.exceptions")

from moodsl.extras.table import guard, protocol as p  # noqa: E402
from moodsl.extras.table.guard import Allowance, is_known_host, is_own_origin  # noqa: E402
from moodsl.extras.table.house import House  # noqa: E402
from moodsl.extras.table.serve import bound, served  # noqa: E402
from moodsl.extras.table.server import Switchboard, web  # noqa: E402
from moodsl.extras.table.store import Store  # noqa: E402

MARKET = Path(__file__).resolve().parents[2] / "games" / "night_market"


class Page:
    """A page as a program: it keeps what it was sent last."""

    def __init__(self, port: int, **more: Any) -> None:
        self.socket = sockets.connect(f"ws://127.0.0.1:{port}/messages", legacy=True, **more)
        self.last: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, wanted: str, timeout: float = 10) -> dict[str, Any]:
        """The next message of a type."""
        while True:
            message = json.loads(self.socket.recv(timeout=timeout))
            self.last[message["type"]] = message
            if message["type"] == "table":
                kept = [line for line in self.log if line["number"] < message.get("log_from", 0)]
                self.log = kept + message["log"]
            if message["type"] == wanted:
                return message

    def enter(self, link: str) -> dict[str, Any]:
        self.send(type="enter", link=link, language="en", protocol=p.VERSION)
        return self.hear("table")

    def answer(self) -> dict[str, Any]:
        """Answer the question that was shown last with its first option; the table after that, whatever else was told
        of it before (somebody has gone)."""
        stamp = self.last["table"]["stamp"]
        self.send(type="choose", stamp=stamp, option=0)
        while (table := self.hear("table"))["stamp"] == stamp:
            pass
        return table


@pytest.fixture
def served_house(market) -> Iterator[tuple[House, int]]:
    house = House(market, Store(), "0")
    switchboard = Switchboard(house, pause=0)
    where = bound("127.0.0.1", 0)
    with served(web(switchboard), where):
        yield house, where.getsockname()[1]
    switchboard.close()


def asked_for(port: int, path: str = "/", **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    connection.request("GET", path, headers=headers)
    return connection.getresponse()


def test_the_page_and_all_it_needs_is_there_with_its_guards(served_house) -> None:
    _house, port = served_house
    for path in ("/", "/main.js", "/words/ru.json", "/fonts/regular.woff2", "/base.css"):
        found = asked_for(port, path)
        assert found.status == 200, path
        policy = found.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert found.headers["x-content-type-options"] == "nosniff"
        assert found.headers["referrer-policy"] == "no-referrer"
    for path in ("/../house.py", "/%2e%2e/house.py", "/nothing", "/messages"):
        assert asked_for(port, path).status in (404, 405, 426), path


def test_requests_for_another_host_and_from_another_origin_are_refused(served_house) -> None:
    house, port = served_house
    link = house.open(p.Open(people=["Ann"])).links[0]
    assert asked_for(port, Host="games.example").status == 421
    assert asked_for(port, Host=f"localhost:{port}").status == 200
    for more in ({"origin": "http://games.example"}, {"origin": "null"}, {"additional_headers": {"Host": "x.example"}}):
        with pytest.raises(exceptions.InvalidHandshake):
            Page(port, **more).enter(link)
    Page(port, origin=f"http://127.0.0.1:{port}").enter(link)


@pytest.mark.parametrize(
    ("host", "is_known"),
    [("127.0.0.1:80", True), ("[::1]:80", True), ("192.168.1.7", True), ("localhost", True), ("", False),
     ("a.example:80", False), ("127.0.0.1.a.example", False), ("localhost.a.example:80", False)],
)  # fmt: skip
def test_known_hosts_are_addresses_and_this_machine(host: str, is_known: bool) -> None:
    assert is_known_host(host) == is_known
    assert is_own_origin({"host": host, "origin": f"http://{host}"})
    assert not is_own_origin({"host": host, "origin": f"http://{host}0.example"})


def test_two_people_and_a_bot_play_over_the_network(served_house) -> None:
    house, port = served_house
    links = house.open(p.Open(people=["Ann", "Bob"], players=3, bots="random", seed=4)).links
    pages = [Page(port), Page(port)]
    for page, link in zip(pages, links, strict=False):
        page.enter(link)
    for _turn in range(30):
        table = house.tables[1]
        until = time.monotonic() + 10
        while table.asked not in (0, 1) and time.monotonic() < until:
            time.sleep(0.005)
        page = pages[table.asked]
        while page.last["table"]["stamp"] != table.stamp:
            page.hear("table")
        page.answer()
    assert len(house.tables[1].match.history) >= 30


def test_whoever_sends_too_much_is_shut_out_and_disturbs_nobody(served_house) -> None:
    house, port = served_house
    links = house.open(p.Open(people=["Ann", "Bob", "Cid"], players=3, seed=4)).links
    first = house.tables[1].asked
    ann, eve = Page(port), Page(port)
    ann.enter(links[first])
    eve.enter(links[(first + 1) % 3])
    with pytest.raises(exceptions.ConnectionClosed):
        for number in range(5000):
            eve.send(type="choose", stamp=number, option=number)
        for _message in range(5000):
            eve.socket.recv(timeout=10)
    began = time.monotonic()
    ann.answer()
    assert time.monotonic() - began < 2
    assert len(house.tables[1].match.history) == 1


def test_what_is_no_message_is_refused_and_the_page_goes_on(served_house) -> None:
    house, port = served_house
    links = house.open(p.Open(people=["Ann"], bots="random")).links
    page = Page(port)
    page.enter(links[0])
    for strange in (b"bytes", "", "{", '{"type":"choose"}', '{"type":"speak","language":"' + "x" * p.LARGEST + '"}'):
        page.socket.send(strange)
        assert page.hear("refused")["code"] in ("malformed", "too-large")
    page.send(type="speak", language="ru")
    assert page.hear("table")["language"] == "ru"
    late = Page(port)
    late.send(type="hint")
    assert late.hear("refused")["code"] == "no-link"
    with pytest.raises(exceptions.ConnectionClosed):
        late.socket.recv(timeout=10)


def test_a_client_that_does_not_stop_is_shut_out_with_a_code(served_house) -> None:
    house, port = served_house
    page = Page(port)
    page.enter(house.open(p.Open(people=["Ann"])).links[0])
    with pytest.raises(exceptions.ConnectionClosed) as ended:
        for _message in range(400):
            page.send(type="ask", about="line", number=10**6)
        page.hear("nothing")
    assert ended.value.rcvd is not None and ended.value.rcvd.code == 1008


def test_an_allowance_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 0.0
    monkeypatch.setattr(guard, "time", SimpleNamespace(monotonic=lambda: seconds))
    allowance = Allowance(rate=10, most=3, since=seconds)
    assert [allowance.take() for _message in range(5)] == [True, True, True, False, False]
    seconds = 0.1
    assert allowance.take() and allowance.over == 0


def started(file: Path, *more: str) -> tuple[subprocess.Popen[str], int, list[str]]:
    """The program with its port and the links that it says."""
    command = [
        sys.executable,
        "-c",
        "from moodsl.cli import main; main()",
        "table",
        str(MARKET),
        "--file",
        str(file),
        "--port",
        "0",
        "--no-browser",
    ]
    program = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env={**os.environ, "LANG": "C", "PYTHONUNBUFFERED": "1"})  # fmt: skip
    assert program.stdout is not None
    said = []
    for line in program.stdout:
        said.append(line)
        if "Ctrl+C" in line:
            break
    links = [line.rpartition("#")[2].strip() for line in said if "#" in line]
    port = next(int(line.split("//127.0.0.1:")[1].partition("/")[0]) for line in said if "//127.0.0.1:" in line)
    return program, port, links


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.soak)])
def test_what_was_answered_outlives_a_killed_program(tmp_path: Path, kills: int) -> None:
    begun = ("--new", "--players", "3", "--bots", "random", "--seed")
    match, file, answers, whole = 0, tmp_path / "0.sqlite", 0, 0
    shown: list[dict[str, Any]] = []  # the log as it was seen last
    for kill in range(kills):
        program, port, links = started(file, *(() if answers else (*begun, str(match))))
        try:
            page = Page(port)
            table = page.enter(links[0])
            shown = [line for line in shown if line["number"] >= page.log[0]["number"]]  # of a long log the end is told
            for line in shown[:1]:
                line.pop("again", None)  # the line that it repeats may be told no longer
            assert page.log[: len(shown)] == shown
            for _answer in range(1 + kill % 3):
                while "question" not in table and "ending" not in table:
                    table = page.hear("table")
                if "ending" in table:
                    break
                table, answers = page.answer(), answers + 1
            shown = page.log
            page.send(type="choose", stamp=table["stamp"], option=0)  # it may be taken or not
        finally:
            program.send_signal(signal.SIGKILL)
            program.wait()
        assert len(Store(file).kept(1).decisions) >= answers
        if "ending" in table:
            match, whole, answers, shown = match + 1, whole + answers, 0, []
            file = tmp_path / f"{match}.sqlite"
    print(f"{kills} kills in {match + 1} matches, {whole + answers} confirmed answers, none lost")
    assert whole + answers >= kills
