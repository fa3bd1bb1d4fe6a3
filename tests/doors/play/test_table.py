"""What `moo play` shows of the table: hidden cards with their backs, what lies under cards, the face that is up."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from at_table import FLOTILLA, rolls
from rich.console import Console

from interpreter.loader import load
from moodsl.cli.table.plain_screen import PlainScreen
from moodsl.cli.table.screen import Screen


def drawn(moo, game, *, typed, **options):
    """The last table that is drawn when these answers are given, above the events and the question."""
    words = [part for name, value in {"bots": "easy", **options}.items() for part in (f"--{name}", value)]
    output = moo("play", game, *words, typed=typed).output
    *_, last = re.split(r"^[─ ].*first: .*$", output, flags=re.MULTILINE)
    return output, last.split("\n\n")[0]


def test_what_lies_under_cards_is_shown_below_them(moo, monkeypatch):
    """In the player's own table in a column; of others beside the card, and beside what a hidden card's back says."""
    monkeypatch.setenv("COLUMNS", "100")
    output, _last = drawn(moo, FLOTILLA, typed=rolls(4, 150), people=2, players=2, seed=3)
    assert re.search(r"^your dock +sails +class +rank +under it", output, re.MULTILINE)
    assert re.search(r"^(Sloop|Brig|Raft|Galleon) .* cargo \d", output, re.MULTILINE)
    assert re.search(r"^Player \d: dock +.*\((small|large)\): cargo \d", output, re.MULTILINE)
    assert max(map(len, output.splitlines())) <= 100


def test_the_backs_of_hidden_cards_are_shown_and_not_their_names(moo):
    output, _last = drawn(moo, FLOTILLA, typed=[], people=2, players=2, seed=3)
    (dock,) = re.findall(r"^Player 1: dock +(.*?) *$", output, re.MULTILINE) or re.findall(
        r"^Player 2: dock +(.*?) *$", output, re.MULTILINE
    )
    assert re.fullmatch(r"(\((small|large)\)( ×\d)?(, )?)+", dock)


def test_the_face_that_is_up_is_shown(moo):
    """By its title, or by its word where it has none."""
    output, _last = drawn(moo, FLOTILLA, typed=rolls(4, 200), people=2, players=2, seed=3)
    assert "Trim Brig" in output
    assert re.search(r"(Raft|Sloop|Galleon) \(worn\)", output)
    table = re.sub(r"^ +\d+  .*$", "", output, flags=re.MULTILINE)  # options tell copies apart
    assert not re.search(r"(Raft|Sloop|Galleon) \(trim\)", table)


def test_a_game_of_many_places_stays_readable(moo, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    output, last = drawn(moo, "eminent", typed=rolls(8, 200), players=4, seed=11)
    assert max(map(len, output.splitlines())) <= 100
    assert len(last.splitlines()) <= 40
    assert re.search(r"stack of Survey \d+ ·", last)  # a supply has only its size
    assert "extended game" not in output  # a mark that is not there is not told
    assert "resources traded this turn:" not in last
    assert re.search(r"^Bot \d: discard pile .*×\d", output, re.MULTILINE)
    assert re.search(r"^Bot \d: face-down planets .*warfare cost 2; colonize cost 2\)", output, re.MULTILINE)


def test_facts_of_several_words_are_told(moo):
    assert re.search(
        r"^Produce/Trade +Produce, Trade *$", moo("play", "eminent", "--seed", 3, "--bots", "easy").output, re.MULTILINE
    )
    russian = moo("play", "eminent", "--seed", 3, "--bots", "easy", "--lang", "ru").output
    assert re.search(r"^Производство/продажа +производство, продажа *$", russian, re.MULTILINE)


def asked(moo, game, question, **options):
    """What a question is answered at the table."""
    words = [part for name, value in {"bots": "easy", **options}.items() for part in (f"--{name}", value)]
    output = moo("play", game, *words, typed=[question]).output
    return output.rpartition(question)[2].split(" (h ")[0]


def test_an_option_that_is_a_verb_of_the_game_tells_what_it_does(moo):
    told = moo("play", "eminent", "--players", 2, "--bots", "random", "--seed", 1, typed=["q"]).output
    assert "dissent" in told and "Draw 1 card." in told


def test_the_cards_of_an_open_place_are_listed_on_request(moo, monkeypatch):
    monkeypatch.setenv("COLUMNS", "140")
    told = asked(moo, "eminent", "? technologies", seed=3)
    assert told.splitlines()[1] == "technologies: 39 cards"
    assert "  War Path  type metallic; level 2; research cost 5; influence 2; symbols: Warfare ×2" in told
    assert len(told.splitlines()) >= 41
    assert "стопки технологий: 39 карт" in asked(moo, "eminent", "? технологии", seed=3, lang="ru")


def test_of_a_place_that_is_not_seen_only_the_number_of_cards_is_told(moo):
    deck = asked(moo, "eminent", "? planet deck", seed=3, players=2)
    assert re.fullmatch(r"planet deck: \d+ cards", "".join(deck.splitlines()[1:-1]))
    hands = asked(moo, "eminent", "? hand", seed=3, players=2).splitlines()
    assert hands[1] == "your hand: 6 cards"
    assert hands[-2] == "Bot 1's hand: 5 cards"
    assert asked(moo, "eminent", "? empire", seed=3, players=2).splitlines()[1] == "empire: no cards"


def test_cards_of_one_title_are_all_told(moo):
    told = asked(moo, "eminent", "? improved survey", seed=3)
    assert told.count("Improved Survey / ") == 4
    assert "did you mean technologies?" in asked(moo, "eminent", "? technologys", seed=3)


def test_a_card_that_is_called_like_an_action(moo):
    """Both are told; and `why` is about the card while a card is asked for."""
    told = asked(moo, "eminent", "? colonize", seed=3, players=2)
    assert "(role card, 20 copies)" in told and "Lead Colonize." in told
    words = ("play", "eminent", "--seed", 3, "--players", 2, "--bots", "easy")
    output = moo(*words, typed=["why colonize", 1, "why colonize"]).output
    first, second = output.split("why colonize")[1:]
    assert "Colonize: nothing stands in its way" in first
    assert "Colonize is not offered" in second


def test_thrown_dice_stand_in_the_first_line(tmp_path) -> None:
    match = load(Path(__file__).parents[2] / "games" / "broadside").start(2, 3)
    lot = Random(3)
    while match.decision is not None and not match.view(0).dice:
        match.choose(lot.randrange(len(match.decision.options)))
    view = match.view(0)
    assert view.dice
    told = f"dice: {match.words(0).thrown(view.dice)}"
    for screen in (Screen(match, Console(width=100)), PlainScreen(match)):
        assert screen.title_line(view).endswith(told)
    assert next(PlainScreen(match).said(view)).endswith(told)


MARKET = """
game market "Market"
    players  2

kind ware is card "ware"
    starts  display

zone display of ware "display"

zone cart of ware for each player "cart"

action buying "Buy"
    choose a ware from display
    put ware into your cart

play:
    each player
        perform buying

scoring:
    each player
        score number of wares in their cart
"""


@pytest.mark.parametrize("many", [12, 40])
def test_an_open_market_is_told_card_by_card_unless_it_is_very_large(tmp_path, many):
    wares = [f'ware box_{number} "Box {number}"' for number in range(many)]
    (tmp_path / "market.moo").write_text("\n\n".join([MARKET, *wares]), encoding="utf-8")
    match = load(str(tmp_path / "market.moo")).start(2, 1)
    console = Console(width=200)
    with console.capture() as told:
        console.print(Screen(match, console).shared(match.view(0)))
    each = f"display: {', '.join(f'Box {number}' for number in range(many))}"
    assert " ".join(told.get().split()) == (each if many == 12 else "display 40 (Box 39 on top)")


SHEETS = """
game sheets "Sheets"
    players  2

kind box is card "box"
    number  1 to 3
    owned   by_player
    starts  sheet

zone sheet of box for each player "sheet"
    {0}

mark state for each box "state"
    words  open, crossed

counter strokes for each box "strokes"
    range  0 to 2

action crossing "Cross off"
    choose a box from your sheet where it is box_2
    set box's state to crossed
    box gains 2 strokes

play:
    repeat 2 times
        each player
            perform crossing
    each player
        choose a box from their sheet
        put box into their sheet

box box_1 "One"
    number  1

box box_2 "Two"
    number  2
"""


@pytest.mark.parametrize("secret", ["", "seen  owner"])
def test_what_a_card_carries_is_shown_beside_its_title(tmp_path, secret):
    (tmp_path / "sheets.moo").write_text(SHEETS.format(secret), encoding="utf-8")
    match = load(str(tmp_path / "sheets.moo")).start(2, 1)
    player = match.view(0).asker
    for screen in (Screen(match, Console(width=200)), PlainScreen(match)):
        with screen.paper.capture() as told:
            screen.table(player)
        assert "Two (state crossed, 2 strokes)" in told.get()
        assert "One (" not in told.get()
