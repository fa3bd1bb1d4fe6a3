"""A pile that is shuffled where its top card works: what that sets off comes before the next line."""

from __future__ import annotations

CARDS = """
charm mixer "Mixer"
    after bow:
        shuffle this stack
        set your wax to your coin

charm watcher "Watcher"
    after a charm rests:
        gain 2 coin

charm plain "Plain"
"""


def test_what_a_shuffle_sets_off_comes_before_the_next_line(table, fuse):
    found = set()
    for seed in range(6):
        t = table(CARDS, stacks={0: [("plain", "mixer"), "watcher"]}, fuse=fuse, seed=seed)
        t.pick("Bow")
        found.add((t.number("coin"), t.number("wax")))
    assert found == {(3, 3), (5, 5)}
