"""Ways out: blocks: `if` and `otherwise`, loops, what stands on one line."""

from __future__ import annotations

from ways_out.games import built, furrows, pits

TRIED = {
    "an offer on one line, and what is done otherwise": (
        built("may discard a card from your hand\notherwise\n    gain 1 coin"),
        "unexpected-word: this `otherwise` belongs to no `if` or `may` above it",
        "a `may` with `otherwise` has a block: write `may`, and below it, four spaces deeper, "
        "`discard a card from your hand`",
        built("may\n    discard a card from your hand\notherwise\n    gain 1 coin"),
    ),
    "what is done otherwise on the same line": (
        built("may\n    discard a card from your hand\notherwise gain 1 coin"),
        "unexpected-word: what is done otherwise stands below it",
        "write `otherwise`, and below it, four spaces deeper, `gain 1 coin`",
        built("may\n    discard a card from your hand\notherwise\n    gain 1 coin"),
    ),
    "a name that a loop changes": (
        furrows(
            "let here be 1\n"
            "gain 1 depth\n"
            "plough\n"
            "repeat 2 times\n"
            "    gain (here) coin\n"
            "    let here be here + 1\n"
            "discard all cards from patches' crop"
        ),
        "unused: the name `here` is never used",
        "a name ends with its block, and `here` outside stays what it was: what a loop changes is kept in a "
        "counter, or in a `mark` of a card or place",
        furrows(
            "set depth to 1\n"
            "plough\n"
            "repeat 2 times\n"
            "    gain (depth) coin\n"
            "    gain 1 depth\n"
            "discard all cards from patches' crop"
        ),
    ),
    "so many times, without the word": (
        built("repeat 2:\n    gain 1 coin"),
        "unfinished-line: `times` is missing",
        "write `repeat 2 times`",
        built("repeat 2 times\n    gain 1 coin"),
    ),
    "a loop without a number": (
        built("while your coin is less than 5\n    gain 1 coin"),
        "unexpected-word: a loop has a number: nothing may go on for ever",
        "write `repeat at most 10 times while your coin is less than 5`",
        built("repeat at most 10 times while your coin is less than 5\n    gain 1 coin"),
    ),
    "turns are taken while": (
        built("take turns while their coin is at least 1\n    lose 1 coin"),
        "unexpected-word: `take turns` does not say who begins",
        "write `take turns from first while their coin is at least 1`",
        built("take turns from first while their coin is at least 1\n    lose 1 coin"),
    ),
    "turns are taken, while": (
        built("take turns, while their coin is at least 1\n    lose 1 coin"),
        "unexpected-word: `take turns` does not say who begins",
        "write `take turns from first while their coin is at least 1`",
        built("take turns from first while their coin is at least 1\n    lose 1 coin"),
    ),
    "for so many times": (
        built("for 2 times\n    gain 1 coin"),
        "unexpected-word: `for 2 times` is said `repeat 2 times` here",
        "write `repeat 2 times`",
        built("repeat 2 times\n    gain 1 coin"),
    ),
    "an extra turn is taken": (
        built("take an extra turn"),
        "unknown-verb: `an extra turn` is said `another turn` here",
        "write `take another turn`",
        built("take another turn"),
    ),
    "then something is done": (
        built("pay 1 coin\nthen gain 1 coin"),
        "unexpected-word: `then` is left out",
        "delete it: lines are done one after the other",
        built("pay 1 coin\ngain 1 coin"),
    ),
    "the end of a round": (
        built("end round"),
        "unsupported: `round` cannot be ended, only `game` and `turn`",
        "what is repeated ends behind its last line; `repeat at most 10 times while CONDITION` may end earlier",
        built("repeat at most 10 times while your coin is less than 3\n    gain 1 coin"),
    ),
    "so many rounds": (
        pits("repeat 2 rounds\n    gain 1 coin"),
        "unfinished-line: `times` is missing",
        "write `repeat 2 times`",
        pits("repeat 2 times\n    gain 1 coin"),
    ),
    "so many times, without a verb": (
        built("2 times\n    gain 1 coin"),
        "unexpected-word: `2 times` is said `repeat 2 times` here",
        "write `repeat 2 times`",
        built("repeat 2 times\n    gain 1 coin"),
    ),
}
