"""Slips about the places of a board that lie behind one another, and about a value with several parts.

They are asked before those of `everyday`, as those of `spoken` are.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import msg
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written

if TYPE_CHECKING:
    from lark import Token

STRETCHES = ("WHILE", "UNTIL")
TAKES_A_ROW = ("for", "choose", "if", "needs", "let")  # the first words of lines in which such places are often said
ENDS_A_VALUE = (
    "if", "is", "and", "or", "otherwise", "where", "while", "until", ",", "as", "into", "onto", "under", "+", "-",
    "times", ")",
)  # fmt: skip


def _types(stop: Stop) -> list[str]:
    return [token.type for token in stop.line]


def _where_before_stretch(stop: Stop) -> Diagnostic | None:
    """`a square from here towards 2 where it is lit until it is full`."""
    types = _types(stop)
    if stop.type not in STRETCHES or not {"TOWARDS", "WHERE"} <= set(types):
        return None
    at = types.index("WHERE")
    named = stop.rest.index("as") if "as" in stop.rest else len(stop.rest)
    ends, name = stop.rest[:named], stop.rest[named:]
    message = msg("`{}` stands before `where`: first how far, and then which of these", stop.token)
    if "LPAR" in types:
        return stop.slip(message, help=msg("write `{} … where …`", stop.token))
    meant = as_written([*stop.line[:at], *name, stop.token, *ends, *stop.line[at:]])
    return stop.slip(message, help=msg("write `{}`", meant))


def _second_stretch(stop: Stop) -> Diagnostic | None:
    """`a square from here towards 2 until it is full while it is lit`."""
    comma = stop.type == "COMMA" and stop.after() in STRETCHES
    if (not comma and stop.type not in STRETCHES) or not {"WHILE", "UNTIL"} & set(_types(stop)):
        return None
    message = msg("how far is said once, with `while` or with `until`")
    return stop.slip(
        message, help=msg("write one of them, with `and` or `or` between two conditions, or `where` behind")
    )


def _stretch_without_brackets(stop: Stop) -> Diagnostic | None:
    """`number of squares from here towards 2 while it is lit is at least 3`."""
    types = _types(stop)
    if stop.type not in STRETCHES or not {"TOWARDS", "NUMBER_OF"} <= set(types) or "LPAR" in types:
        return None
    at, rest, behind = types.index("NUMBER_OF"), stop.rest, ""
    compared = [at for at, word in enumerate(rest) if word.split()[:1] in (["is"], ["are"])]
    if stop.first.type in ("IF", "NEEDS") and len(compared) > 1:
        rest, behind = rest[: compared[-1]], as_written(["", *rest[compared[-1] :]])
    things = as_written([*stop.line[at + 1 :], stop.token, *rest])
    message = msg("things with `{}` stand in brackets", stop.token)
    return stop.slip(message, help=msg("write `{} ({}){}`", stop.line[at], things, behind))


def _towards_first(stop: Stop) -> Diagnostic | None:
    """`a square towards 2 from here`."""
    if stop.type != "TOWARDS" or stop.before is None or stop.before.type != "NAME" or "from" not in stop.rest:
        return None
    side = as_written(stop.rest[: stop.rest.index("from")])
    begin = stop.rest[stop.rest.index("from") + 1 :][:1]
    if not side or not begin:
        return None
    message = msg("where they begin stands before the side")
    return stop.slip(message, help=msg("write `from {} towards {}`", begin[0], side))


def _without_begin(stop: Stop) -> Diagnostic | None:
    """`for each square towards 2`."""
    if stop.type != "TOWARDS" or stop.before is None or stop.before.type != "NAME" or stop.in_head:
        return None
    if {"FROM", "OF"} & set(_types(stop)) or "from" in stop.rest or str(stop.first).split()[0] not in TAKES_A_ROW:
        return None
    message = msg("places that lie behind one another begin somewhere")
    return stop.slip(message, help=msg("write `{} from PLACE towards {}`", stop.before, as_written(stop.rest[:1])))


def _otherwise_towards(stop: Stop) -> Diagnostic | None:
    """`for each square from here toward 2`, or `along 2`."""
    toward = str(stop.token) == "toward" and "TOWARDS" in stop.accepts
    along = str(stop.token) == "along" and stop.rest[:1] and stop.rest[0].isdigit() and "FROM" in _types(stop)
    along = along and "TOWARDS" not in _types(stop) and str(stop.first).split()[0] in TAKES_A_ROW
    return stop.otherwise_said([stop.token], "towards") if toward or along else None


def _row_as_one_thing(stop: Stop) -> Diagnostic | None:
    """`if goal is in squares from here towards way`, `(square from here towards way)'s stone`."""
    behind = stop.rest
    if stop.type != "FROM" or stop.before is None or stop.before.type != "NAME" or "towards" not in behind:
        return None
    return _things(stop, len(stop.line))


def _stretch_of_one_thing(stop: Stop) -> Diagnostic | None:
    """`let hit be the square from here towards 2 until it is full`."""
    types = _types(stop)
    if stop.type not in STRETCHES or not {"LET", "FROM", "TOWARDS"} <= set(types) or "LPAR" in types:
        return None
    return _things(stop, types.index("FROM"))


def _things(stop: Stop, at: int) -> Diagnostic:
    """What stands before `from … towards …` is several things; `at` is the place of `from` in the line."""
    message = msg(
        "`{} from … towards …` are things, and neither one thing nor a place", [*stop.line, stop.token][at - 1]
    )
    help = msg("ask `there is a (… from … towards … where it is …)`, pick with `choose`, go through with `for each`")
    return stop.slip(message, [*stop.line, stop.token][at], help=help)


def _value_without_brackets(stop: Stop) -> Diagnostic | None:
    """`needs worth of card to rival is 2`: a value with a part behind `to`, `by` or `with`."""
    if stop.type not in ("TO", "BY", "WITH") or stop.in_head:
        return None
    line = stop.line
    of = _last_of(line)
    between = [str(token) for token in line[of + 1 :]]
    if of < 1 or line[of - 1].type != "NAME" or not between or not _asks(stop, of):
        return None
    rest = list(takewhile(lambda word: word.split()[0] not in ENDS_A_VALUE, stop.rest))
    meant = as_written(["(", *line[of - 1 :], stop.token, *rest, ")"])
    message = msg("a value with a part behind `{}` stands in brackets", stop.token)
    return stop.slip(message, help=msg("write `{}`", meant))


def _last_of(line: Sequence[Token]) -> int:
    """Where the last `of` stands behind which there is only what it is of, and none is in brackets; 0 if none does."""
    depth = 0
    for at in reversed(range(len(line))):
        depth += {")": 1, "(": -1}.get(str(line[at]), 0)
        if depth < 0 or (depth == 0 and str(line[at]) in ENDS_A_VALUE[:-1]):
            return 0
        if depth == 0 and str(line[at]) == "of":
            return at
    return 0


def _asks(stop: Stop, of: int) -> bool:
    """Whether what stands before `of` is asked for in the line, and nothing is moved: a condition, a `let`, a line of
    a value."""
    types = [token.type for token in stop.line[: of - 1]]
    asked = {"IF", "NEEDS", "LET", "WHERE", "WHILE", "UNTIL", "OTHERWISE"} & set(types)
    return bool(asked) or stop.tokens[0].type == "VALUE"


def _value_line_without_if(stop: Stop) -> Diagnostic | None:
    """A line below a `value` with what it is, and not when."""
    if stop.type not in LINE_BREAKS or stop.tokens[0].type != "VALUE" or not stop.line or stop.in_head:
        return None
    if not {"IF", "OTHERWISE"} <= stop.accepts:
        return None
    message = msg("this line does not say when the value is so")
    help = msg("write `if …` or `otherwise` behind it; what is always so stands behind `=` in the line above")
    return Diagnostic("unfinished-line", message, stop.gap(), help=help)


def _if_behind_equals(stop: Stop) -> Diagnostic | None:
    """`value worth of player = player's coin + 2 if longest is player`."""
    line = stop.line
    start = next((at for at, token in enumerate(line) if str(token) == "="), 0)
    if stop.type != "IF" or not start or line[0].type != "VALUE" or not stop.in_head:
        return None
    message = msg("behind `=` stands what a value always is")
    if "if" in stop.rest:
        help = msg(
            "of each part that depends on something make a value of its own, with `AMOUNT if CONDITION` and `0 "
            "otherwise` below it, and write its name here"
        )
        return stop.slip(message, help=help)
    plus = next((at for at in reversed(range(start, len(line))) if str(line[at]) == "+"), None)
    head, amount = as_written(line[:start]), as_written(line[start + 1 :])
    others = "0" if plus is None else as_written(line[start + 1 : plus])
    help = msg(
        "write `{}`, and below it, four spaces deeper, `{} if {}` and `{} otherwise`",
        head, amount, as_written(stop.rest), others,
    )  # fmt: skip
    return stop.slip(message, help=help)


def _otherwise_first(stop: Stop) -> Diagnostic | None:
    """`otherwise yes` below a `value`."""
    if stop.type != "OTHERWISE" or stop.line or stop.tokens[0].type != "VALUE" or not stop.rest:
        return None
    message = msg("`{}` stands behind what the value is", "otherwise")
    return stop.slip(message, help=msg("write `{}`", f"{as_written(stop.rest)} otherwise"))


def _if_in_brackets(stop: Stop) -> Diagnostic | None:
    """`reward of player + (3 if player's hand is empty)`."""
    if stop.type != "IF" or "RPAR" not in stop.accepts:
        return None
    start = next((at for at in reversed(range(len(stop.line))) if stop.line[at].type == "LPAR"), 0)
    message = msg("`if` stands behind a line of a value, not inside a sum")
    clause = takewhile(lambda word: word != ")", stop.rest)
    line = f"{as_written(stop.line[start + 1 :])} if {as_written(list(clause))}"
    help = msg("declare a value of its own, with `{}` and `0 otherwise` below it, and write its name here", line)
    return stop.slip(message, help=help)


def _number_without_brackets(stop: Stop) -> Diagnostic | None:
    """`lowest of 2 and number of cards in your hand`."""
    before = stop.before
    if stop.type != "NUMBER_OF" or "LPAR" not in stop.accepts or before is None or before.type not in ("AND", "COMMA"):
        return None
    counted = takewhile(lambda word: word not in (")", "and", ","), stop.rest)
    message = msg("what is counted stands in brackets here")
    return stop.slip(message, help=msg("write `{}`", f"(number of {as_written(list(counted))})"))


def _steps_without_along(stop: Stop) -> Diagnostic | None:
    """`let far be steps from here to there`."""
    types = _types(stop)
    if "JOINT" not in stop.accepts or "STEPS_FROM" not in types or "JOINT" in types:
        return None
    message = msg("this does not say along which relation the steps are taken")
    help = msg("write `along` and the name of a relation behind it")
    return Diagnostic("unfinished-line", message, stop.gap(), help=help)


def _related_without_brackets(stop: Stop) -> Diagnostic | None:
    """`number of stalls adjacent to lane + 1`, `number of red stalls adjacent to it`."""
    things = list(takewhile(lambda token: token.type == "NAME", reversed(stop.line)))[::-1]
    if str(stop.token) != "to" or len(things) < 2 or len(things) == len(stop.line):
        return None
    place = list(takewhile(lambda token: token.type in ("NAME", "POSSESSIVE", "THIS", "IT"), stop.behind(1)))
    if not place:
        return None
    related = as_written([*things, stop.token, *place])
    message = msg("things that are related to a place stand in brackets inside a line")
    return stop.slip(message, things[0], place[-1], help=msg("write `{}`", f"({related})"))


ROWS = (
    _related_without_brackets,
    _where_before_stretch, _second_stretch, _stretch_without_brackets, _towards_first, _without_begin,
    _otherwise_towards, _row_as_one_thing, _stretch_of_one_thing, _value_without_brackets, _value_line_without_if,
    _otherwise_first, _if_in_brackets, _if_behind_equals, _number_without_brackets, _steps_without_along,
)  # fmt: skip
