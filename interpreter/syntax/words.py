"""The grammar's words in the words of an author: for messages such as "expected a name or the end of the line"."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.report.message import alternatives, msg
from interpreter.syntax.keywords import terminal_texts

# Of every other terminal the first of its words is shown as it is written.
PHRASES = {
    "NAME": msg("a name"),
    "NUMBER": msg("a number"),
    "STRING": msg('a text in quotes `"…"`'),
    "SLOT": msg("a slot such as `[A]`"),
    "REF": msg("the number of a ruling such as `X58`"),
    "_NL": msg("the end of the line"),
    "_INDENT": msg("lines indented under it"),
    "_DEDENT": msg("the end of the block"),
    "COUNTED": msg("`resource` or `counter`"),
    "CHANGE": msg("`change` or `replace`"),
    "AROUND": msg("`after` or `before`"),
    "TOP": msg("`top` or `bottom`"),
    "JOINT": msg("a word such as `into`"),
    "EXTREME": msg("`highest` or `lowest`"),
    "POSSESSIVE": msg("`your`, `their` or `its`"),
    "PLURAL": "`towns'`",
    "BOARD": "`board`",
    "RELATION": "`relation`",
    "STEPS_OF": "`steps of`",
    "DIRECTION": "`rightwards`",
    "WON_BY": "`, won by`",
}

# What is said once for many words: if all of the first row could stand there, the phrase takes the place of both rows.
GROUPS = (
    (msg("a value of the fact"), "REF NUMBER STRING NAME", "UNKNOWN NO LSQB MINUS UP_TO SLOT"),
    (
        msg("a condition"),
        "NOT THERE NAME YOU",
        "NUMBER NO UNKNOWN LPAR LSQB THEY IT THIS POSSESSIVE PLURAL TOP NUMBER_OF TOTAL EXTREME THE STEPS_FROM "
        "LONGEST_WAY",
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
        "NO UNKNOWN LPAR LSQB THEY IT THIS POSSESSIVE PLURAL TOP TOTAL EXTREME THE STEPS_FROM LONGEST_WAY",
    ),
    (msg("`a card`, `2 cards` or other things"), "A ALL UP_TO ANY_NUMBER_OF", ""),
    ("`is`", "IS IS_AT_LEAST IS_AT_MOST", "IS_LIKE IS_NOT_LIKE IS_MORE_THAN IS_LESS_THAN IS_THE_EXTREME CAN CANNOT"),
    (("`in`", "`on`", "`from`"), "IN ON FROM", "WITHIN"),
    (("`for`", "`against`", "`towards`"), "RELATED", "TOWARDS"),
    (msg("`into` or another such word"), "JOINT TO BY WITH", ""),
    (("`+`", "`-`", "`times`"), "PLUS MINUS", "TIMES DIVIDED_BY"),
    (("`and`", "`or`"), "AND OR", ""),
)
_FIRST = ("COLON", "NAME", "NUMBER")
MAX_PHRASES = 5


def shown(name: str) -> str:
    """A terminal in an author's words; `shown("IS_AT_LEAST") -> "`is at least`"`."""
    return PHRASES.get(name) or f"`{terminal_texts(name)[0]}`"


def expected(names: Iterable[str]) -> str:
    """What could stand there, as a list for a message; `{"NAME", "_NL"} -> "a name or the end of the line"`."""
    left = set(names) - {"$END"}
    left -= {"PLURAL"} if len(left) > 1 else set()  # `towns'` stands where a name does, and names a word of one game
    groups: list[tuple[str, ...]] = []
    for phrase, must, may in GROUPS:
        if left.issuperset(must.split()):
            groups.append(phrase if isinstance(phrase, tuple) else (phrase,))
            left.difference_update(must.split(), may.split())
    singles = sorted(left - {"_NL"}, key=lambda name: (_FIRST.index(name) if name in _FIRST else len(_FIRST), name))
    ends: list[tuple[str, ...]] = [(shown("_NL"),)] if "_NL" in left else []
    groups = [*((shown(name),) for name in singles), *groups][: MAX_PHRASES - len(ends)] + ends
    return alternatives(phrase for group in groups for phrase in group)
