"""The table without a network: messages in, messages out."""

from __future__ import annotations

import random

import pytest

from moodsl.extras.table import protocol as p
from moodsl.extras.table.pack import Pack
from moodsl.prose import Prose
from tests.doors.table.conftest import MARKET, Pages


def play(pages, clients: dict[int, int], most: int, seed: int = 1) -> int:
    """Let pages answer by chance until the match is over, or as often as said; how often that was."""
    luck = random.Random(seed)
    first = next(iter(clients.values()))
    for number in range(most):
        pages.bots()
        table = pages.table(first)
        if table["asked"] < 0:
            return number
        client = clients[table["asked"]]
        question = pages.table(client)["question"]
        assert all("question" not in pages.table(one) for one in clients.values() if one != client)
        pages.choose(client, luck.randrange(len(question["options"])))
    return most


def test_one_person_plays_a_whole_match_against_bots(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    welcome, table = pages.enter(1, links[0])
    assert welcome["title"] == "Night Market" and welcome["seat"] == 0 and welcome["keeper"]
    assert [player["name"] for player in table["players"]][:2] == ["Ann", "Bot 1"]
    assert play(pages, {0: 1}, 3000) < 3000
    ending = pages.table(1)["ending"]
    match = pages.house.tables[1].match
    assert [one["seat"] for one in ending["results"]] == [one.player for one in match.standings]
    assert [row["numbers"] for row in ending["rows"]] == [list(row.numbers) for row in match.score_sheet]


def test_a_seat_is_shown_its_view_and_nothing_else(pages) -> None:
    """Every card that a page was ever told, by its number or its design, was in the view of its seat at that time."""
    links = pages.open(people=["Ann", "Bob", "Cid"], players=3, seed=5)
    seats = dict(enumerate((1, 2, 3)))
    for seat, client in [*seats.items(), (-1, 9)]:
        pages.enter(client, links[seat])
    luck = random.Random(2)
    for _turn in range(120):
        match = pages.house.tables[1].match
        if match.over:
            break
        for seat, client in [*seats.items(), (-1, 9)]:
            view, table = match.view(seat), pages.table(client)
            seen = {card for pile in view.piles for card in pile.cards or ()}
            told = {one["number"] for area in table["areas"] for pile in area["piles"] for one in pile.get("things", [])
                    if "number" in one}  # fmt: skip
            assert told <= seen
            hidden = [pile for pile in view.piles if pile.cards is None and pile.count]
            for area in table["areas"]:
                if any((pile.zone, pile.owner) == (area["name"], area["owner"]) for pile in hidden):
                    assert not any(one.get("design") for pile in area["piles"] for one in pile.get("things", []))
            with pages.pack.speaking(match, "en"):
                told_lines = [text for _number, text in match.told(seat)]
            assert [line["text"] for line in table["log"]] == told_lines[len(told_lines) - len(table["log"]) :]
        client = seats[match.state.asker]
        pages.choose(client, luck.randrange(len(pages.table(client)["question"]["options"])))


def test_whoever_watches_sees_what_nobody_hides_and_is_never_asked(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0])
    welcome, table, *_others = pages.enter(9, links[-1])
    assert welcome["seat"] == -1 and not welcome.get("links")
    assert "question" not in table
    for message in ({"type": "choose", "stamp": table["stamp"], "option": 0}, {"type": "undo"}, {"type": "hint"}):
        assert pages.send(9, **message)[0]["type"] == "refused"
    assert pages.send(9, type="save")[0]["code"] == "others-play"
    assert pages.send(9, type="occupy", seat=0, bot="easy")[0]["code"] == "not-yours"
    hands = [area for area in table["areas"] if area["name"] == "hand"]
    assert not any(pile.get("things") for area in hands for pile in area["piles"])


def test_answers_for_others_twice_and_too_late_are_refused_and_change_nothing(pages) -> None:
    links = pages.open(people=["Ann", "Bob", "Cid"], players=3, seed=5)
    for seat in range(3):
        pages.enter(seat + 1, links[seat])
    asked = pages.table(1)["asked"]
    client, other = asked + 1, (asked + 1) % 3 + 1
    stamp = pages.table(client)["stamp"]
    assert pages.send(other, type="choose", stamp=stamp, option=0)[0]["code"] == "not-asked"
    assert pages.send(client, type="choose", stamp=stamp, option=99)[0]["code"] == "no-option"
    assert pages.send(client, type="choose", stamp=stamp, option=-1)[0]["code"] == "no-option"
    assert not pages.house.tables[1].match.history
    pages.send(client, type="choose", stamp=stamp, option=0)
    again = pages.send(client, type="choose", stamp=stamp, option=0)
    assert again[0]["code"] in ("late", "not-asked")
    assert len(pages.house.tables[1].match.history) == 1


def test_nothing_is_said_to_whoever_has_no_link(pages) -> None:
    links = pages.open(people=["Ann"])
    assert pages.send(1, type="enter", link=links[0][:-1], language="en", protocol=1)[0]["code"] == "no-link"
    assert pages.send(1, type="choose", stamp=1, option=0)[0]["code"] == "no-link"
    assert pages.send(1, type="enter", link=links[0], language="en", protocol=0)[0]["code"] == "protocol"
    assert not pages.house.clients
    assert len({*links}) == len(links) and min(map(len, links)) >= 24


def test_two_pages_of_one_seat_see_the_same_and_either_answers(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0])
    pages.enter(2, links[0])
    pages.bots()
    assert pages.table(1) | {"log": 0, "log_from": 0} == pages.table(2) | {"log": 0, "log_from": 0}
    pages.choose(2, 0)
    assert pages.table(1)["stamp"] == pages.table(2)["stamp"]
    assert pages.table(1)["players"][0]["here"] == 2
    pages.take(pages.house.leave(2))
    assert pages.table(1)["players"][0]["here"] == 1


def test_a_bot_takes_a_seat_over_and_gives_it_back(pages) -> None:
    links = pages.open(people=["Ann", "Bob", "Cid"], players=3, seed=5)
    pages.enter(1, links[0])
    pages.enter(2, links[1])
    assert pages.send(2, type="occupy", seat=2, bot="easy")[0]["code"] == "not-yours"
    assert pages.send(2, type="occupy", seat=1, bot="cheater")[0]["code"] == "no-bot"
    for seat in range(3):
        pages.send(1, type="occupy", seat=seat, bot="easy")
    before = len(pages.house.tables[1].match.history)
    pages.bots(most=5)
    assert len(pages.house.tables[1].match.history) > before
    pages.send(1, type="occupy", seat=0)
    pages.bots()
    assert pages.table(1)["asked"] == 0 and pages.table(1)["question"]


def test_every_decision_outlives_the_program(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0])
    for _kill in range(5):
        play(pages, {0: 1}, 7, seed=_kill)
        pages.bots()
        before = pages.table(1)
        pages.kill()
        pages.enter(1, links[0])
        pages.bots()
        after = pages.table(1)
        assert {**before, "stamp": 0, "log": 0, "log_from": 0} == {**after, "stamp": 0, "log": 0, "log_from": 0}
        with pages.pack.speaking(pages.house.tables[1].match, "en") as match:
            assert [line["text"] for line in after["log"]] == [text for _number, text in match.told(0)]


def test_the_last_decision_can_be_taken_back_as_long_as_nobody_else_has_decided(pages) -> None:
    links = pages.open(people=["Ann", "Bob", "Cid"], players=3, seed=5)
    for seat in range(3):
        pages.enter(seat + 1, links[seat])
    asked = pages.table(1)["asked"]
    client = asked + 1
    question = pages.table(client)["question"]
    assert pages.send(client, type="undo")[0]["code"] == "nothing-to-undo"
    pages.choose(client, 1)
    other = pages.table(1)["asked"] + 1
    if other != client:
        assert not pages.table(other).get("can_undo")
    assert pages.table(client)["can_undo"]
    pages.send(client, type="undo")
    assert pages.table(client)["question"] == question
    pages.kill()
    pages.enter(client, links[asked])
    assert pages.table(client)["question"] == question


def test_a_seed_and_a_saved_match_are_told_only_where_nobody_else_plays(pages) -> None:
    links = pages.open(people=["Ann", "Bob"], seed=5)
    pages.enter(1, links[0])
    for seat in range(1, 5):  # others become bots: they were people, and may come back
        assert pages.send(1, type="save")[0]["code"] == "others-play"
        assert "seed" not in pages.table(1)
        pages.send(1, type="occupy", seat=seat, bot="easy")
    pages.kill()
    pages.enter(1, links[0])
    assert pages.send(1, type="save")[0]["code"] == "others-play"
    links = pages.open(people=["Ann"], seed=5)
    pages.take(pages.house.leave(1))
    pages.enter(1, links[0])
    assert pages.table(1)["seed"] == 5
    document = pages.send(1, type="save")[0]["document"]
    (opened,) = pages.send(1, type="open", people=["Ann"], document=document)
    pages.enter(2, opened["link"])
    assert pages.table(2)["players"][1]["name"] == "Bot 1"
    (refused,) = pages.send(1, type="open", document=document.replace("Bot 1", "Eve"))
    assert refused["code"] == "not-opened" and "checksum" in refused["told"]
    (refused,) = pages.send(1, type="open", people=["Ann"], seed=-9)
    assert (refused["code"], refused["told"]) == ("not-opened", "`seed` is a number from 0 up")


@pytest.mark.parametrize(
    "order",
    [
        {"players": 99}, {"players": -1}, {"people": ["A", "A"]}, {"people": [" "]}, {"people": ["A"] * 9},
        {"variant": "none"}, {"document": "{}"}, {"seed": 10**400}, {"bots": "cheater"},
    ],
)  # fmt: skip
def test_a_match_that_the_game_does_not_have_is_not_opened(pages, order) -> None:
    links = pages.open(people=["Ann", "Bob"])
    pages.enter(1, links[0])
    pages.enter(2, links[1])
    assert pages.send(2, type="open")[0]["code"] == "not-keeper"
    before = len(pages.house.tables)
    answer = pages.send(1, type="open", **order)[0]
    assert answer["type"] == "refused" or order == {"seed": 10**400}
    assert len(pages.house.tables) - before == (answer["type"] == "opened")


def test_names_are_texts_without_what_acts_and_not_endless(pages) -> None:
    links = pages.open(people=["<b>Ann</b>\u202e\n  x" + "y" * 100])
    name = pages.enter(1, links[0])[1]["players"][0]["name"]
    assert name.startswith("<b>Ann</b>") and "\u202e" not in name and "\n" not in name
    assert len(name) <= p.LONGEST_NAME


def test_a_page_speaks_another_language_in_the_middle_of_a_match(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0])
    pages.enter(2, links[-1])
    pages.bots()
    english = pages.table(1)
    pages.send(1, type="speak", language="ru")
    russian = pages.table(1)
    assert russian["stamp"] == english["stamp"] and russian["language"] == "ru"
    assert russian["question"]["prompt"] != english["question"]["prompt"]
    assert len(russian["question"]["options"]) == len(english["question"]["options"])
    assert len(russian["log"]) == len(english["log"] if not english["log_from"] else russian["log"])
    assert pages.table(2)["language"] == "en"
    pages.send(1, type="speak", language="tlh")
    assert pages.table(1)["language"] == "en"


def test_who_has_given_no_name_is_called_by_one_in_the_language_of_the_page(pages) -> None:
    links = pages.open(people=["Player 1"], players=3, bots="random", seed=3)
    pages.enter(1, links[0], "ru")
    pages.bots()
    assert [player["name"] for player in pages.table(1)["players"]] == ["Игрок 1", "Бот 1", "Бот 2"]
    log = " ".join(line["text"] for line in pages.table(1)["log"])
    assert "Бот" in log and "Bot" not in log and "Player" not in log
    pages.send(1, type="speak", language="en")
    assert [player["name"] for player in pages.table(1)["players"]] == ["Player 1", "Bot 1", "Bot 2"]


def test_a_hint_is_one_of_the_options_and_only_for_whoever_is_asked(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0])
    pages.bots()
    assert pages.send(1, type="hint") == []
    assert pages.send(1, type="hint")[0]["code"] == "hint-waits"
    pages.bots()
    advice = pages.last[1]["advice"]
    assert advice["stamp"] == pages.table(1)["stamp"]
    assert 0 <= advice["option"] < len(pages.table(1)["question"]["options"])


def test_why_is_told_of_what_the_seat_sees(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0])
    play(pages, {0: 1}, 10)
    match = pages.house.tables[1].match
    number = match.told(0)[-1][0]
    (line,) = pages.send(1, type="ask", about="line", number=number)
    assert line["source"].endswith(".moo") and line["line"] > 0
    (coins,) = pages.send(1, type="ask", about="counter", name="coin", number=0)
    assert str(match.view(0).numbers["coin"][0]) in coins["lines"][0]
    hidden = next(card for pile in match.state.z for card in pile if not match.sheet.sees[0][match.state.loc[card]])
    for strange in ({"about": "card", "number": hidden}, {"about": "counter", "name": "nothing"}, {"about": "soul"},
                    {"about": "counter", "name": "coin", "number": 9}, {"about": "line", "number": 10**6},
                    {"about": "pile", "number": -1}):  # fmt: skip
        assert pages.send(1, type="ask", **strange)[0]["code"] == "no-option"


def test_pictures_of_cards_are_drawn_in_the_language_of_the_page(pages) -> None:
    links = pages.open(people=["Ann"], bots="random", seed=3)
    pages.enter(1, links[0], "ru")
    designs = {one["design"] for area in pages.table(1)["areas"] for pile in area["piles"]
               for one in pile.get("things", []) if "design" in one}  # fmt: skip
    (drawn,) = pages.send(1, type="faces", designs=[*sorted(designs), "no_such_card"])
    assert drawn["language"] == "ru" and drawn["faces"]["no_such_card"] == []
    assert all(drawn["faces"][one][0].startswith("<svg") for one in designs)


def test_whoever_acts_is_shown_the_table_first_and_the_others_the_last_of_several_changes(market) -> None:
    pages = Pages(market)
    pages.house.others_later = True
    links = pages.open(people=["Ann", "Bob", "Cid"], seed=4)
    for client, link in enumerate(links[:3]):
        pages.enter(client, link)
    while found := pages.house.later():
        pages.take(found)
    table = pages.house.tables[1]
    for _answer in range(2):
        acting = table.asked
        pages.take(pages.house.later())
        told = pages.send(acting, type="choose", stamp=table.stamp, option=0)
        assert [one["type"] for one in told] == ["table"] and pages.table(acting)["stamp"] == table.stamp
    pages.heard.clear()
    while found := pages.house.later():
        pages.take(found)
    others = [client for client, _said in pages.heard]
    assert len(others) == len(set(others)) and {pages.table(client)["stamp"] for client in others} == {table.stamp}
    assert {pages.table(client)["stamp"] for client in range(3)} == {table.stamp}
    logs = [
        [line["text"] for _client, said in pages.heard for line in said["log"] if _client == client]
        for client in others
    ]
    assert all(logs)


def test_nobody_waits_for_the_words_of_a_game_that_is_warm(monkeypatch) -> None:
    pack = Pack(str(MARKET))
    pack.warm()
    monkeypatch.setattr(Prose, "tell_all", None)  # whoever would make them now fails
    pages = Pages(pack)
    (link, *_others) = pages.open(people=["Ann"], bots="random", seed=4)
    for language in ("en", "ru"):
        pages.enter(language == "ru", link, language)
        assert pages.table(language == "ru")["log"]
