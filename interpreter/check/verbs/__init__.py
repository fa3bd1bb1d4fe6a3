"""The readers of the built-in verbs, one for each: a phrase with its verb found becomes steps.

`counters`, `prices`, `pieces`, `cards` and `flow` hold them by what they are about; `READERS` is the table of all.
"""

from interpreter.check.verbs.cards import (
    read_arrange,
    read_discard,
    read_draw,
    read_flip,
    read_put,
    read_reveal,
    read_shuffle,
)
from interpreter.check.verbs.counters import read_gain, read_rank, read_score, read_set
from interpreter.check.verbs.flow import read_announce, read_end, read_perform, read_roll
from interpreter.check.verbs.prices import read_pay

READERS = {
    "gain": read_gain, "lose": read_gain, "set": read_set, "pay": read_pay, "put": read_put, "draw": read_draw,
    "discard": read_discard, "shuffle": read_shuffle, "arrange": read_arrange, "reveal": read_reveal, "flip": read_flip,
    "roll": read_roll, "perform": read_perform, "announce": read_announce, "end": read_end, "score": read_score,
    "rank": read_rank,
}  # fmt: skip

LISTS = ("gain", "lose", "pay")
"""Verbs that take a list of amounts."""

__all__ = ["LISTS", "READERS"]
