"""The grammar's words in the words of an author: for messages such as "expected a name or the end of the line"."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from interpreter.report.message import alternatives, msg

if TYPE_CHECKING:
    from lark import Lark

# Words with a meaning of their own; every other terminal is a fixed word and is shown as it is written.
PHRASES = {
    "NAME": msg("a name"),
    "NUMBER": msg("a number"),
    "STRING": msg('a text in quotes `"…"`'),
    "SLOT": msg("a slot such as `[A]`"),
    "REF": msg("the number of a ruling such as `X58`"),
    "UNKNOWN": "`?`",
    "_NL": msg("the end of the line"),
    "_INDENT": msg("lines indented under it"),
    "_DEDENT": msg("the end of the block"),
    "COUNTED": msg("`resource` or `counter`"),
    "CHANGE": msg("`change` or `replace`"),
    "MARK": "`mark`",
    "REMOVE": "`remove`",
    "TABLE": "`table`",
    "AROUND": msg("`after` or `before`"),
    "CHOOSE": "`choose`",
    "IS": "`is`",
    "A": "`a`",
    "TOP": msg("`top` or `bottom`"),
    "RELATED": msg("`for`, `against` or `towards`"),
    "TURNED_BY": "`turned by`",
    "JOINT": msg("a word such as `into`"),
    "EXTREME": msg("`highest` or `lowest`"),
    "THEY": "`they`",
    "POSSESSIVE": msg("`your`, `their` or `its`"),
    "OPPONENTS": "`opponents'`",
    "PLURAL": "`towns'`",
    "FOR_EACH": "`for each`",
    "THERE": "`there is`",
    "THE": "`the`",
    "WITH_THE": "`with the highest`",
    "IS_THE_EXTREME": "`is the highest`",
    "IS_LIKE": "`is like`",
    "IS_NOT_LIKE": "`is not like`",
    "IS_AT_LEAST": "`is at least`",
    "IS_AT_MOST": "`is at most`",
    "IS_MORE_THAN": "`is more than`",
    "IS_LESS_THAN": "`is less than`",
    "AT_LEAST": "`at least`",
    "AT_MOST": "`at most`",
    "AT_ANY_TIME": "`at any time`",
    "AT_ONCE": "`at once`",
    "FEWER_THAN": "`fewer than`",
    "NUMBER_OF": "`number of`",
    "BOARD": "`board`",
    "OPTION": "`option`",
    "RELATION": "`relation`",
    "WITHIN": "`within`",
    "STEPS_OF": "`steps of`",
    "STEPS_FROM": "`steps from`",
    "UP_TO": "`up to`",
    "OF_ONE": "`of one`",
    "OF_DIFFERENT": "`of different`",
    "ANY_NUMBER_OF": "`any number of`",
    "USED_ONCE": "`used once`",
    "ALL_OF": "`all of`",
    "IN_ANY_ORDER": "`in any order`",
    "AND_THEN": "`and then`",
    "OR_MORE": "`or more`",
    "WORKING_OR_NOT": "`working or not`",
    "DIRECTION": "`rightwards`",
    "ANOTHER_TURN": "`another turn`",
    "OUT_OF_THE": "`out of the`",
    "WON_BY": "`, won by`",
    "TAKE_TURNS": "`take turns`",
}

# What is said once for many words: if all of the first row could stand there, the phrase takes the place of both rows.
GROUPS = (
    (msg("a value of the fact"), "REF NUMBER STRING NAME", "UNKNOWN NO LSQB MINUS UP_TO SLOT"),
    (
        msg("a condition"),
        "NOT THERE NAME YOU",
        "NUMBER NO UNKNOWN LPAR LSQB THEY IT THIS POSSESSIVE PLURAL TOP NUMBER_OF TOTAL EXTREME THE STEPS_FROM",
    ),
    (msg("a fact, or a line that says when"), "ALWAYS AROUND NAME", "AT WHEN ON WORKS _DEDENT"),
    (
        msg("a statement"),
        "NEEDS LET IF MAY CHOOSE NAME",
        "REPEAT EACH FOR_EACH ALL_OF IN_ANY_ORDER PHASE TAKE_TURNS OTHERWISE YOU THEY IT THIS POSSESSIVE PLURAL TOP "
        "_DEDENT",
    ),
    (
        msg("a value"),
        "NUMBER NAME YOU NUMBER_OF",
        "NO UNKNOWN LPAR LSQB THEY IT THIS POSSESSIVE PLURAL TOP TOTAL EXTREME THE STEPS_FROM",
    ),
    (msg("`a card`, `2 cards` or other things"), "A ALL UP_TO ANY_NUMBER_OF", ""),
    ("`is`", "IS IS_AT_LEAST IS_AT_MOST", "IS_LIKE IS_NOT_LIKE IS_MORE_THAN IS_LESS_THAN IS_THE_EXTREME CAN CANNOT"),
    (("`in`", "`on`", "`from`"), "IN ON FROM", "WITHIN"),
    (msg("`into` or another such word"), "JOINT TO BY WITH", ""),
    (("`+`", "`-`", "`times`"), "PLUS MINUS", "TIMES"),
    (("`and`", "`or`"), "AND OR", ""),
)
_FIRST = ("COLON", "NAME", "NUMBER")
MAX_PHRASES = 5


def shower(lark: Lark) -> Callable[[str], str]:
    """A function from a terminal's name to an author's words for it."""
    fixed = {terminal.name: terminal.pattern.value for terminal in lark.terminals if terminal.pattern.type == "str"}
    return lambda name: PHRASES.get(name) or f"`{fixed[name]}`"


def expected(names: Iterable[str], show: Callable[[str], str]) -> str:
    """What could stand there, as a list for a message; `{"NAME", "_NL"} -> "a name or the end of the line"`."""
    left = set(names) - {"$END"}
    groups: list[tuple[str, ...]] = []
    for phrase, must, may in GROUPS:
        if left.issuperset(must.split()):
            groups.append(phrase if isinstance(phrase, tuple) else (phrase,))
            left.difference_update(must.split(), may.split())
    singles = sorted(left - {"_NL"}, key=lambda name: (_FIRST.index(name) if name in _FIRST else len(_FIRST), name))
    ends: list[tuple[str, ...]] = [(show("_NL"),)] if "_NL" in left else []
    groups = [*((show(name),) for name in singles), *groups][: MAX_PHRASES - len(ends)] + ends
    return alternatives(phrase for group in groups for phrase in group)
