"""What is offered: only what can be done, equal options once, nothing asked where there is no choice."""

from __future__ import annotations

import pytest

RAGS = """
charm rag "Rag"
    copies 3
    tint  red
charm cup "Cup"
    tint  blue
    weight  4
charm jug "Jug"
    tint  blue
    weight  2
"""


@pytest.fixture
def drum(table):
    """A table at which the first player has a card with this effect after bowing, and some others in hand."""

    def start(body, grip=(), **parts):
        effect = "".join(f"        {line}\n" for line in body.split("\n"))
        card = f'charm drum "Drum"\n    after bow:\n{effect}'
        return table(RAGS + card, stacks={0: ["drum"]}, grip={0: grip}, **parts)

    return start


def test_a_may_that_cannot_be_done_is_not_offered(drum):
    t = drum("may discard a card from your grip\ngain 1 salt")
    t.pick("Bow")
    assert (t.asker, t.number("salt")) == (1, 4)


def test_a_may_is_asked_even_with_one_way_to_do_it(drum):
    t = drum("may discard a card from your grip\ngain 1 salt", ["rag"])
    t.pick("Bow")
    assert (t.asker, t.options) == (0, ["yes", "no"])
    t.pick("no")
    assert (t.pile("grip"), t.number("salt")) == (["rag"], 4)


def test_a_no_ends_an_offer_that_is_repeated(drum):
    """Nothing has changed since: the same offer would come again."""
    t = drum("repeat 3 times\n    may discard a card from your grip\ngain 1 salt", ["rag", "cup", "jug"])
    t.pick("Bow", "yes", "Cup", "no")
    assert (t.pile("grip"), t.number("salt"), t.asker) == (["rag", "jug"], 4, 1)


def test_an_offer_with_something_instead_is_repeated_after_a_no(drum):
    t = drum(
        "repeat 3 times\n    may\n        discard a card from your grip\n    otherwise\n        gain 1 salt", ["rag"]
    )
    t.pick("Bow", "no", "no", "no")
    assert (t.pile("grip"), t.number("salt")) == (["rag"], 6)


def test_otherwise_of_a_may(drum):
    t = drum("may\n    discard a card from your grip\n    gain 1 wax\notherwise\n    gain 1 salt", ["rag"])
    t.pick("Bow", "no", "Nap", "Bow", "yes", "Nap", "Bow")
    assert (t.number("salt"), t.number("wax"), t.pile("ash")) == (5, 4, ["rag"])


def test_choose_one_offers_what_can_be_done_in_full(drum):
    t = drum(
        "choose one\n"
        "    gain 1 wax\n"
        "    discard a card from your grip\n"
        "    all of\n        pay 2 coin\n        gain 3 fame\n"
        "    lose 16 fame"
    )
    t.pick("Bow")
    assert t.options == ["gain 1 wax", "pay 2 coin, gain 3 fame"]
    t.pick("pay 2 coin, gain 3 fame", "Nap", "Bow")  # one option is left: not asked
    assert (t.asker, t.number("wax")) == (1, 4)


def test_target_chooses_one(table):
    t = table(
        """
charm drum "Drum"
    after strike:
        target chooses one
            discard 1 card from their grip
            lose 2 fame
""",
        stacks={0: ["drum"]},
        grip={1: ["dust"]},
    )
    t.pick("Strike")
    assert (t.asker, t.options) == (1, ["discard 1 card from their grip", "lose 2 fame"])
    t.pick("lose 2 fame")
    assert t.numbers("fame") == [0, -3]


def test_equal_options_are_offered_once(drum):
    t = drum("discard a card from your grip", ["rag", "cup", "rag", "rag"])
    t.pick("Bow")
    assert t.options == ["Rag", "Cup"]


def test_equal_cards_in_a_pile_whose_order_counts_are_not_equal(drum):
    t = drum(
        "put a card from ash into your grip",
        ["rag", "cup", "rag"],
        setup="    gain 0 hour",
        rules='to spill\n    discard all cards from your grip\naction spill "Spill"\n    spill\n',
    )
    t.pick("Spill", "Nap", "Bow")
    assert t.options == ["Rag", "Cup", "Rag"]


def test_empty_stacks_are_one_option(table):
    t = table(grip={0: ["dust", "dust"]}, stacks={0: [["dust"], ["dust"]]})
    t.pick("Lay")
    assert t.options == ["your stack 1 (Dust on top)", "your stack 2 (Dust on top)", "your stack 3 (new)"]
    t = table(
        """
charm drum "Drum"
    after bow:
        choose a stack from your stacks where it is empty
        put a card from your grip onto stack
""",
        grip={0: ["dust"]},
        stacks={0: ["drum"]},
    )
    t.pick("Bow")
    assert t.pile("stacks", 0, 1) == ["dust"]


@pytest.mark.parametrize(
    ("pick", "answers", "left"),
    [
        ("a card", [["Rag", "Cup", "Jug"], "Cup"], ["rag", "jug"]),
        ("2 cards", [["Rag", "Cup", "Jug"], "Cup", ["Rag", "Jug"], "Rag"], ["jug"]),
        ("2 blue cards", [], ["rag"]),
        ("3 cards", [["Rag", "Cup", "Jug"], "Cup", ["Rag", "Jug"], "Rag"], []),
        ("7 cards", [["Rag", "Cup", "Jug"], "Jug", ["Rag", "Cup"], "Rag"], []),
        ("up to 2 cards", [["Rag", "Cup", "Jug", "no more"], "no more"], ["rag", "cup", "jug"]),
        ("up to 2 cards", [["Rag", "Cup", "Jug", "no more"], "Jug", ["Rag", "Cup", "no more"], "Rag"], ["cup"]),
        (
            "any number of cards",
            [["Rag", "Cup", "Jug", "no more"], "Jug", ["Rag", "Cup", "no more"], "no more"],
            ["rag", "cup"],
        ),
        ("all cards", [], []),
        ("all red cards", [], ["cup", "jug"]),
    ],
)
def test_how_many_are_picked(drum, pick, answers, left):
    t = drum(f"discard {pick} from your grip", ["rag", "cup", "jug"])
    t.pick("Bow")
    for answer in answers:
        if isinstance(answer, list):
            assert (t.asker, t.options) == (0, answer)
        else:
            t.pick(answer)
    if pick == "2 blue cards":  # both have to go, but the order in which they lie is the picker's
        assert t.options == ["Cup", "Jug"]
        t.pick("Jug")
        assert t.pile("ash") == ["jug", "cup"]
    assert (t.asker, t.pile("grip")) == (1, left)


def test_a_noun_means_its_kind_in_a_pile_that_could_hold_others(drum):
    rules = (
        'kind idol is card "idol"\n    starts  shrine\nzone shrine of idol "shrine"\nidol toad "Toad"\n    copies 2\n'
    )
    body = "choose a card from shrine\ngain (number of charms in its pile) wax\ngain (number of idols in its pile) salt"
    t = drum(body, rules=rules)
    t.pick("Bow")
    assert (t.number("wax"), t.number("salt")) == (3, 5)


def test_what_is_picked_goes_by_name(drum):
    t = drum(
        "discard any number of cards from your grip as gone_ones\n"
        "draw (number of gone_ones) cards\ngain (number of gone_ones) salt",
        ["rag", "cup"],
    )
    t.pick("Bow", "Cup", "no more")
    assert (t.number("salt"), len(t.pile("grip"))) == (4, 2)


def test_in_any_order(drum):
    t = drum(
        "in any order\n    gain 1 wax\n"
        "    may discard a card from your grip\n    all of\n        pay 3 coin\n        gain 1 fame",
        ["rag"],
    )
    t.pick("Bow", "pay 3 coin, gain 1 fame")
    assert t.options == ["gain 1 wax", "may discard a card from your grip"]
    t.pick("may discard a card from your grip", "yes")
    assert (t.asker, t.number("wax"), t.number("fame")) == (1, 4, 2)


def test_for_each_by_highest(drum):
    t = drum("for each card in your grip, by highest weight\n    discard it", ["rag", "jug", "cup"])
    t.pick("Bow")
    assert t.pile("ash") == ["cup", "jug", "rag"]
    t = drum(
        "for each blue card in your grip where it is not cup, by lowest weight\n    discard it", ["rag", "jug", "cup"]
    )
    t.pick("Bow")
    assert t.pile("ash") == ["jug"]


@pytest.mark.parametrize(("second", "told"), [("lowest", ["jug", "cup", "rag"]), ("highest", ["cup", "jug", "rag"])])
def test_a_second_key_decides_among_equals(drum, second, told, fuse):
    """By the first key, whether it is the rag, the cup and the jug are equal."""
    plain = "value plain of card\n    0 if card is rag\n    1 otherwise\n"
    lines = f"for each card in your grip, by highest plain, by {second} weight\n    discard it"
    t = drum(lines, ["rag", "jug", "cup"], rules=plain, fuse=fuse)
    assert t.pick("Bow").pile("ash") == told


def test_what_is_asked_of_one_card_after_the_other_says_of_which(drum):
    """Each question names its card, and the questions behind the loop name none."""
    t = drum(
        "for each card in your grip\n    may\n        discard it\n        gain 1 salt\nmay gain 1 wax", ["rag", "cup"]
    )
    t.pick("Bow")
    assert t.prompt.startswith("Rag: ")
    t.pick("yes")
    assert t.prompt.startswith("Cup: ")
    t.pick("no")
    assert "Rag" not in t.prompt and "Cup" not in t.prompt
    t.pick("no")
    assert t.pile("ash") == ["rag"]


def test_what_was_picked_before_is_told_with_the_question(drum):
    """It lies where it lay until all are picked."""
    t = drum("discard 2 cards from your grip", ["rag", "cup", "jug"])
    assert "so far" not in t.pick("Bow").prompt
    assert t.pick("Cup").prompt.endswith("(so far: Cup)")


def test_repeat_while(drum):
    t = drum("repeat at most 5 times while your coin is at least 2\n    lose 1 coin\n    gain 1 wax")
    t.pick("Bow")
    assert (t.number("coin"), t.number("wax")) == (1, 5)


def test_an_action_is_offered_only_if_it_can_be_done(table):
    t = table(grip={1: ["dust"]}, stacks={0: ["dust"]})
    assert "Lay" not in t.options and "Sound" not in t.options
    t.pick("Nap")
    assert "Lay" in t.options


def test_a_performed_effect_needs_its_price(table):
    cards = 'charm harp "Harp"\n    ring [B]:\n        pay 2 coin\n        gain 3 fame\n'
    t = table(cards, stacks={0: ["harp"]})
    t.pick("Sound", "Nap")
    assert (t.number("fame"), t.number("coin")) == (3, 1)
    assert "Sound" not in t.options  # the bowl is full
    t = table(cards, stacks={0: ["harp"]}, setup="    each player loses 2 coin")
    assert "Sound" not in t.options


def test_cards_of_one_design_are_no_choice(drum):
    t = drum("discard 2 cards from your grip", ["rag", "rag", "rag"])
    t.pick("Bow")  # which rag does not matter: nothing is asked
    assert (t.asker, t.pile("grip"), t.pile("ash")) == (1, ["rag"], ["rag", "rag"])
