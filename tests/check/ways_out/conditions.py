"""Ways out: what has to be so: `if`, `where`, comparisons, what somebody has."""

from __future__ import annotations

from ways_out.games import built

RICH = "value is_rich of player = player's coin is at least 5\n\n"
RICH += 'action boasting "Boast"\n    needs your is_rich is yes\n    gain 1 fame\n\n'
TRIED = {
    "whether a place contains one": (
        built("if rubbish contains a stall\n    gain 1 coin"),
        "unexpected-word: what lies in a place is said of what lies there",
        "write `there is a stall in rubbish`",
        built("if there is a stall in rubbish\n    gain 1 coin"),
    ),
    "how much lies in a place of the game": (
        built("if rubbish has 2 stalls\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `number of stalls in rubbish is at least 2` if it is a place, `rubbish's stalls is at least 2` if it "
        "is a player",
        built("if number of stalls in rubbish is at least 2\n    gain 1 coin"),
    ),
    "what single things are, without its": (
        built("discard a stall from your hand where red"),
        "wrong-kind: `red` is a word of a fact, but a condition is needed here",
        "write `its colour is red`",
        built("discard a stall from your hand where its colour is red"),
    ),
    "what does not hold, behind what is done": (
        built("gain 1 coin unless your coin is 3"),
        "same-line: what is done stands below the `if`",
        "write `if not your coin is 3`, and below it, four spaces deeper, `gain 1 coin`",
        built("if not your coin is 3\n    gain 1 coin"),
    ),
    "yes or no of a player": (
        RICH + built("if you are rich\n    gain 1 coin"),
        "unknown-name: the name `rich` does not exist here",
        "write `your is_rich is yes`",
        RICH + built("if your is_rich is yes\n    gain 1 coin"),
    ),
    "so many things are had": (
        built("if you have at least 2 stalls\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your stalls is at least 2` of what is counted, `number of stalls in your PLACE is at least 2` of "
        "things",
        built("if number of stalls in your hand is at least 2\n    gain 1 coin"),
    ),
    "to have none": (
        built("if you have 0 coin\n    gain 1 fame"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is 0` of what is counted, `number of coin in your PLACE is 0` of things",
        built("if your coin is 0\n    gain 1 fame"),
    ),
    "to have no coin": (
        built("if you have no coin\n    gain 1 fame"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `your coin is 0` of what is counted, `there is no coin in your PLACE` of things",
        built("if your coin is 0\n    gain 1 fame"),
    ),
    "between two numbers": (
        built("if your coin is between 2 and 4\n    gain 1 coin"),
        "unexpected-word: `is between 2 and 4` is said `is at least 2 and your coin is at most 4` here",
        "write `is at least 2 and your coin is at most 4`",
        built("if your coin is at least 2 and your coin is at most 4\n    gain 1 coin"),
    ),
    "a word or two others": (
        built("discard a card from your hand where its points is 1 or 2 or 3"),
        "wrong-kind: `or` joins conditions, and `2` is none",
        "write `is either 1, 2 or 3`",
        built("discard a card from your hand where its points is either 1, 2 or 3"),
    ),
    "a word or another": (
        built("discard a card from your hand where its colour is red or blue"),
        "wrong-kind: `or` joins conditions, and `blue` is none",
        "write `is either red or blue`",
        built("discard a card from your hand where its colour is either red or blue"),
    ),
    "greater than": (
        built("if your coin is greater than 3\n    gain 1 coin"),
        "unexpected-word: `is greater than` is said `is more than` here",
        "write `is more than`",
        built("if your coin is more than 3\n    gain 1 coin"),
    ),
    "equals": (
        built("if your coin equals 3\n    gain 1 coin"),
        "unexpected-word: `equals` is said `is` here",
        "write `is`",
        built("if your coin is 3\n    gain 1 coin"),
    ),
    "equal to": (
        built("if your coin is equal to 3\n    gain 1 coin"),
        "unexpected-word: `is equal to` is said `is` here",
        "write `is`",
        built("if your coin is 3\n    gain 1 coin"),
    ),
    "not at least": (
        built("if your coin is not at least 3\n    gain 1 coin"),
        "unexpected-word: `is not at least` is said `is less than` here",
        "write `is less than`",
        built("if your coin is less than 3\n    gain 1 coin"),
    ),
    "so much or less": (
        built("if your coin is 3 or less\n    gain 1 coin"),
        "unexpected-word: `is 3 or less` is said `is at most 3` here",
        "write `is at most 3`",
        built("if your coin is at most 3\n    gain 1 coin"),
    ),
    "more of some than of others": (
        built("if there are more red stalls than blue stalls in your lanes\n    gain 1 coin"),
        "unexpected-word: how many there are is compared as numbers",
        "write `number of red stalls in your lanes is more than number of blue stalls in your lanes`",
        built(
            "if number of red stalls in your lanes is more than number of blue stalls in your lanes\n    gain 1 coin"
        ),
    ),
    "this and that": (
        built("if there is a red stall and a blue stall in your lanes\n    gain 1 coin"),
        "unexpected-word: each of them stands behind its own `there is`",
        "write `there is a red stall in your lanes and there is a blue stall in your lanes`",
        built("if there is a red stall in your lanes and there is a blue stall in your lanes\n    gain 1 coin"),
    ),
    "somebody has this and that": (
        built("if you have a red stall and a blue stall in your lanes\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there is a red stall in your PLACE and there is a blue stall in your lanes`",
        built("if there is a red stall in your lanes and there is a blue stall in your lanes\n    gain 1 coin"),
    ),
    "a place has so many": (
        built("if your hand has 3 red stalls\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 red stalls in your hand`",
        built("if there are at least 3 red stalls in your hand\n    gain 1 coin"),
    ),
    "more in a place than somebody else": (
        built("if you have less cards in your hand than your left\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `number of cards in your hand is less than number of cards in WHOSE hand`",
        built("if number of cards in your hand is less than number of cards in your left's hand\n    gain 1 coin"),
    ),
    "the condition stands behind": (
        built("gain 3 coin if your hand is empty"),
        "same-line: what is done stands below the `if`",
        "write `if your hand is empty`, and below it, four spaces deeper, `gain 3 coin`",
        built("if your hand is empty\n    gain 3 coin"),
    ),
    "a fact is asked of nothing": (
        built("discard a card from your hand where colour is red"),
        "missing-owner: whose `colour`?",
        "write `its colour`",
        built("discard a card from your hand where its colour is red"),
    ),
    "so many cards in hand": (
        built("if you have at least 3 cards in your hand\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 cards in your hand`",
        built("if there are at least 3 cards in your hand\n    gain 1 coin"),
    ),
    "more than so many cards in hand": (
        built("if you have more than 3 cards in your hand\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `number of cards in your hand is more than 3`",
        built("if number of cards in your hand is more than 3\n    gain 1 coin"),
    ),
    "what is done stands behind its condition": (
        built("if there are at least 3 cards in your hand, gain 1 coin"),
        "same-line: what is done stands below the `if`",
        "move it to the next line, four spaces deeper",
        built("if there are at least 3 cards in your hand\n    gain 1 coin"),
    ),
    "so many or fewer": (
        built("if you have 3 or fewer coin\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with `is`",
        "write `your coin is at most 3` of what is counted, `number of coin in your PLACE is at most 3` of things",
        built("if your coin is at most 3\n    gain 1 coin"),
    ),
    "so many or more things": (
        built("if you have 3 or more stalls in your hand\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at least 3 stalls in your hand`",
        built("if there are at least 3 stalls in your hand\n    gain 1 coin"),
    ),
    "what somebody does not have": (
        built("if you don't have a stall\n    gain 1 coin"),
        "stray-character: `'` is not in the language",
        "write `there is no … in your PLACE` of things, `your … is less than 1` of what is counted",
        built("if there is no stall in your hand\n    gain 1 coin"),
    ),
    "what somebody does not have, in full": (
        built("if you do not have a stall\n    gain 1 coin"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there is no … in your PLACE` of things, `your … is less than 1` of what is counted",
        built("if your grain is less than 1\n    gain 1 coin"),
    ),
    "a word of the card on top": (
        built("if top of rubbish is red\n    gain 1 coin"),
        "wrong-kind: `top of rubbish` is a card, and `red` is only a word of its colour",
        "write `(top of rubbish)'s colour is red`",
        built("if (top of rubbish)'s colour is red\n    gain 1 coin"),
    ),
    "an even number": (
        built("if your coin is even\n    gain 1 coin"),
        "unknown-name: the name `even` does not exist here",
        "half of an even number is a whole one: write `NUMBER is 2 times (NUMBER divided by 2)`",
        built("if your coin is 2 times (your coin divided by 2)\n    gain 1 coin"),
    ),
    "an odd number": (
        built("if your coin is odd\n    gain 1 coin"),
        "unknown-name: the name `odd` does not exist here",
        "half of an even number is a whole one: write `NUMBER is not 2 times (NUMBER divided by 2)`",
        built("if your coin is not 2 times (your coin divided by 2)\n    gain 1 coin"),
    ),
    "one number or another": (
        built("if your coin is 1 or 2\n    gain 1 coin"),
        "wrong-kind: `or` joins conditions, and `2` is none",
        "write `is either 1 or 2`",
        built("if your coin is either 1 or 2\n    gain 1 coin"),
    ),
    "to have no more than so many": (
        built("if you have no more than 3 stalls in your hand\n    gain 1 fame"),
        "unexpected-word: what somebody has is said with the place where it lies",
        "write `there are at most 3 stalls in your hand`",
        built("if there are at most 3 stalls in your hand\n    gain 1 fame"),
    ),
    "there are no more than so many": (
        built("if there are no more than 3 stalls in your hand\n    gain 1 fame"),
        "unexpected-word: `there are no more than` is said `there are at most` here",
        "write `there are at most`",
        built("if there are at most 3 stalls in your hand\n    gain 1 fame"),
    ),
    "no fewer than so many": (
        built("if your coin is no fewer than 3\n    gain 1 fame"),
        "unexpected-word: `is no fewer than` is said `is at least` here",
        "write `is at least`",
        built("if your coin is at least 3\n    gain 1 fame"),
    ),
}
