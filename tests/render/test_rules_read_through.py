"""What the rules of a whole game tell: loops in loops, who wins, verbs that are done to numbers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from moodsl.prose import Prose, plain
from moodsl.prose.game_rules import game_rules
from moodsl.prose.voice import CLOSE, COUNT, END, ICON, WORDS, without_inner
from tests.render.conftest import written

GAME = """
pack isles "Isles"
    version   "1"
    language  "3"

game isles "Isles"
    players  2

ending rich "somebody is rich"

resource wood for each player "wood"
    ru  "дерево", "дерева"

kind field is place "field"
    yields  resource
    number  1 to 6

kind corner is place "corner"
    touches  field, several

kind house is card "house"
    owned   by_player
    starts  supply

zone supply of house for each player "supply"

zone site of house for each corner "site"
    holds  1

kind cube is die "die"

to produce rolled (number)
    for each field where its number is rolled
        for each corner where field is in its touches and its site is not empty
            let builder be (top of corner's site)'s owner
            builder gains 1 yields of field

action settling "Settle"
    choose a corner where its site is empty
    put a house from your supply into corner's site

action passing "Pass"
    needs there is no (corner where its site is empty)

play:
    repeat 9 times
        each player
            roll 1 cube as thrown
            produce total of thrown
            perform an action
            if their wood is at least 9
                end game by rich, won by they

field heath "Heath"
    yields  wood
    number  3

corner bend "Bend"
    touches  heath

house hut "Hut"
"""
ENGLISH = """
verb-produce = let the land yield
fact-yields = yield
fact-number = number
fact-touches = fields touched
part-rolled = number rolled
"""


@pytest.fixture(scope="module")
def rules(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Each part of the rules in English."""
    book = written(tmp_path_factory.mktemp("isles"), GAME, ENGLISH, "")
    return {title: "\n".join(lines) for title, lines in game_rules(Prose(book, "en"))}


def test_in_a_loop_in_a_loop_it_is_the_nearer_thing(rules: dict[str, str]) -> None:
    assert "the owner of the house in its site gains 1 unit of the field's yield." in rules["What the words mean"]


def test_a_verb_that_is_done_to_a_number_has_its_meaning_told(rules: dict[str, str]) -> None:
    assert (
        "Let the land yield some:\n    For each field whose number is the number rolled, "
        in rules["What the words mean"]
    )


def test_who_acts_may_win_by_what_happens(rules: dict[str, str]) -> None:
    assert "the game ends: somebody is rich, and they win." in rules["The course of a game"]


def test_an_action_that_only_needs_something_says_when_it_is_possible(rules: dict[str, str]) -> None:
    assert "Pass:\n    This is possible only if there are no corners " in rules["Actions"]


def test_two_clauses_that_end_together_end_with_one_comma(tmp_path: Path) -> None:
    voice = Prose(written(tmp_path, GAME, ENGLISH, ""), "en").voice
    assert plain(voice.finished(f"one{CLOSE} {CLOSE} two", capital=False)) == "one, two."


def test_an_icon_in_the_words_of_another_one_is_only_its_words() -> None:
    outer, inner = f"{ICON}side{COUNT}{WORDS}", f"{ICON}last{COUNT}{WORDS}"
    assert (
        without_inner(f"{outer}{inner}the last pit's{END} side{END} is you")
        == f"{outer}the last pit's side{END} is you"
    )


@pytest.mark.parametrize(("language", "title"), [("en", "Exploit a structure:"), ("ru", "Эксплуатировать сооружение:")])
def test_a_verb_that_only_does_another_of_its_name_is_not_told(
    language: str, title: str, prose_of: Callable[[str, str], Prose]
) -> None:
    parts = game_rules(prose_of("orion", language))
    assert [line for _heading, lines in parts for line in lines].count(title) == 1


def test_a_phase_that_is_repeated_has_a_line_of_its_own(tmp_path: Path) -> None:
    phase = '    repeat 6 times\n        phase day "Day"\n            each player performs an action\n'
    game = GAME.replace("    repeat 9 times\n", phase + "    repeat 9 times\n")
    lines = [plain(line) for _depth, line in Prose(written(tmp_path, game, ENGLISH, ""), "en").flow("play")]
    assert lines[:2] == ["Repeat 6 times:", "Day: each player performs an action."]
