"""What a game on a board needs, in sixteen groups, and in one more what people who wrote cards wanted;
and which test shows each of it, by words that stand in that test: a construct that loses its example is noticed."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

GROUPS = {
    "1 maps and relations": {
        "form hexagons": "engine/test_boards.py",
        "form squares": "engine/test_boards.py",
        "corners yes": "engine/test_boards.py",
        "form ring": "engine/test_boards.py",
        "from lane's ends": "engine/test_relations.py",
        "one_way yes": "engine/test_relations.py",
        "among adjacent": "engine/test_sides.py",
        "adjacent to b_star": "engine/test_relations.py",
        "within 2 steps of a_star along": "engine/test_relations.py",
        "steps from": "engine/test_relations.py",
        "is nowhere": "engine/test_relations.py",
        "side of": "engine/test_sides.py",
        "opposite of": "engine/test_sides.py",
        "neighbour of": "engine/test_sides.py",
        "turned by": "engine/test_sides.py",
        "choose a turn of tile": "engine/test_sides.py",
    },
    "2 what a thing lies on; facts that name things": {
        "crate's ship": "engine/test_upwards.py",
        "crate's port": "engine/test_upwards.py",
        "key lore, optional": "engine/test_named_cards.py",
        "makes lore, several": "engine/test_named_cards.py",
        "key is in your books": "engine/test_named_cards.py",
        "is like": "engine/test_named_cards.py",
        "ends isle, isle": "engine/test_places.py",
    },
    "3 an owner apart from the place": {
        "owned by_player": "engine/test_owners.py",
        "your ship": "engine/test_owners.py",
        "opponent's ship": "engine/test_owners.py",
        "ship's owner": "engine/test_owners.py",
        "ship's holder": "engine/test_owners.py",
        "guests yes": "engine/conftest.py",
    },
    "4 values": {
        " by ": "engine/test_parts_of_values.py",
        "the charm in your grip where": "engine/test_picked_out.py",
        "highest of": "engine/test_arithmetic.py",
        "lowest of": "engine/test_arithmetic.py",
        "times": "engine/test_arithmetic.py",
        "is the lowest": "engine/test_picked_out.py",
        ", by lowest": "engine/test_choices.py",
        "or player's fleet's deck": "engine/test_places_together.py",
        "player's bag or player's ring_of_stones": "engine/test_pieces_together.py",
    },
    "5 the state of a single thing": {
        "counter hits for each ship": "engine/test_marks.py",
        "mark course for each ship": "engine/test_marks.py",
        "names player": "engine/test_marks.py",
        "kept_in": "engine/test_marks.py",
        "sides land": "engine/test_sides.py",
    },
    "6 working under a card, or by a condition": {
        "works when it is in its ship's": "engine/test_works_if.py",
        "is full": "engine/test_works_if.py",
        "its face is": "engine/test_works_if.py",
        "always: if": "engine/test_values.py",
        "is at most": "engine/test_values.py",
    },
    "7 a number, a word, a resource that is chosen": {
        "choose a number from": "engine/test_chosen_values.py",
        "choose a tint": "engine/test_chosen_values.py",
        "choose a resource": "engine/test_chosen_values.py",
        "pay any number of": "engine/test_chosen_values.py",
        "put up to": "engine/test_pieces.py",
        "of one tint": "engine/test_chosen_values.py",
        "of different tints": "engine/test_chosen_values.py",
        "counter seeds of crop": "engine/test_counters_by_word.py",
    },
    "8 actions": {
        "at any time in your turn": "engine/test_asides.py",
        "perform an action where": "engine/test_some_actions.py",
        "perform an action as": "engine/test_some_actions.py",
        "used once": "engine/test_used_once.py",
        "cannot perform": "engine/test_values.py",
        "end turn": "engine/test_turns.py",
    },
    "9 dice": {
        "is die": "engine/test_dice.py",
        "choose a die from": "engine/test_dice.py",
        "reroll": "engine/test_dice.py",
        "total of": "engine/test_dice.py",
        "set its face to": "engine/test_dice.py",
    },
    "10 everybody's places; who has the most": {
        "everybody's": "engine/test_everybody.py",
        "your opponents'": "engine/test_everybody.py",
        "the player with the highest": "engine/test_who_has_most.py",
        "each player with the highest": "engine/test_who_has_most.py",
    },
    "11 tables": {
        "table": "engine/test_tables.py",
        "or more": "engine/test_tables.py",
        "has_a_corner": "render/test_terms.py",
    },
    "12 places printed on a card": {
        "printed": "engine/test_printed.py",
        "empty": "engine/test_printed.py",
        "is full": "engine/test_printed.py",
    },
    "13 order, turns, being out, winning": {
        "rightwards": "engine/test_turns.py",
        ", by highest": "engine/test_turns.py",
        "each player, by": "engine/test_who_has_most.py",
        "skips a turn": "engine/test_turns.py",
        "take another turn": "engine/test_turns.py",
        "out of the game": "engine/test_out.py",
        "won by": "engine/test_won.py",
    },
    "14 what is known": {
        "order none": "engine/test_bags.py",
        "reveal": "engine/test_shown.py",
        "each player at once": "engine/test_at_once.py",
    },
    "15 kinds of kinds": {
        "kind development is project": "engine/test_kinds_of_kinds.py",
        "is a development": "engine/test_kinds_of_kinds.py",
        "needs card is a leader": "engine/test_needs_narrow.py",
    },
    "16 words and scenarios": {
        "along charm \"wager {stake} against": "engine/test_holes_in_titles.py",
        "option \"": "engine/test_options.py",
        "and then": "doors/scenarios/test_scenario_given.py",
        "rolls are": "doors/scenarios/test_scenario_given.py",
        "draws are": "doors/scenarios/test_scenario_given.py",
        "fourth": "check/test_seats.py",
    },
    "17 wanted by people who wrote cards": {
        "if your coin": "engine/test_values.py",
        "is at most": "engine/test_values.py",
        ") coin more": "engine/test_values.py",
        "(charms in your grip where": "engine/test_values.py",
        "cannot perform": "engine/test_values.py",
        "used once": "engine/test_used_once.py",
        "of one tint": "engine/test_chosen_values.py",
        "when an opponent would plunder you, once a game": "engine/test_wanted_by_authors.py",
        "needs there is no your stamp": "engine/test_wanted_by_authors.py",
        "change kind guest": "check/test_packs.py",
        "highest of": "engine/test_arithmetic.py",
    },
}  # fmt: skip
ROWS = [(group, said, file) for group, rows in GROUPS.items() for said, file in rows.items()]


@cache
def text_of(file: str) -> str:
    """A test with its spaces and line ends as one space each."""
    return re.sub(r"\s+", " ", (TESTS / file).read_text("utf-8"))


@pytest.mark.parametrize(("group", "said", "file"), ROWS, ids=[f"{group}: {said}" for group, said, _file in ROWS])
def test_each_of_it_has_an_example(group: str, said: str, file: str) -> None:
    assert said in text_of(file), group
    assert file.endswith("conftest.py") or "def test" in text_of(file) or "scenario" in file or file.startswith("games")


def test_there_are_sixteen_groups_and_one_of_cards() -> None:
    assert [int(group.split()[0]) for group in GROUPS] == list(range(1, 18))
