"""Slips about what is so: `is greater than 3`, `is 3 or less`, `score 3 if …`, `while …`, `there are more … than …`.

They are asked before those of `spoken_amounts`; each says the words anew as they can really be written.
"""

from __future__ import annotations

from itertools import pairwise

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import msg
from interpreter.syntax.spoken_amounts import NO_THAN
from interpreter.syntax.stop import Stop, as_written

MORE = ("greater", "bigger", "higher", "larger", "longer")
LESS = ("smaller", "lower", "fewer", "shorter")
BEFORE_CONDITIONS = ("if", "where", "while", "needs", "when", "and", "or", "not")
DENIED = {"at least": "is less than", "at most": "is more than", "more than": "is at most", "less than": "is at least"}


def _compared(stop: Stop) -> Diagnostic | None:
    """`is greater than 3`, `is equal to 3`, `equals 3`, `is not at least 3`, `is 3 or less`."""
    line, words = stop.whole_line, stop.words
    for at, word in enumerate(words):
        if word in ("reaches", "exceeds") and at == len(stop.line) > 1:
            return stop.otherwise_said(line[at : at + 1], "is at least" if word == "reaches" else "is more than")
        if word == "equals":
            return stop.otherwise_said(line[at : at + 1], "is")
        no_more = _said_in(NO_THAN, words[at + 1 :])
        if no_more and word in ("is", "are", "there is", "there are"):
            meant = f"{'there are' if 'there' in word else 'is'} {no_more[1]}"
            return stop.otherwise_said(line[at : at + 1 + no_more[0]], meant)
        if word not in ("is", "are"):
            continue
        rest = words[at + 1 : at + 4]
        if rest[:1] and rest[0] in (*MORE, *LESS) and rest[1:2] == ["than"]:
            return stop.otherwise_said(line[at : at + 3], "is more than" if rest[0] in MORE else "is less than")
        if rest[:1] and rest[0] in ("more", "less") and rest[1:2] == ["then"]:
            return stop.otherwise_said(line[at : at + 3], f"is {rest[0]} than")
        if rest[:2] == ["equal", "to"]:
            return stop.otherwise_said(line[at : at + 3], "is")
        if rest[:1] == ["between"] and words[at + 3 : at + 4] == ["and"] and words[at + 4 : at + 5]:
            start = max((one + 1 for one in range(at) if words[one] in BEFORE_CONDITIONS), default=0)
            what = as_written(words[start:at])
            return stop.otherwise_said(
                line[at : at + 5], f"is at least {rest[1]} and {what} is at most {words[at + 4]}"
            )
        if rest[:1] == ["not"] and (found := _said_in(DENIED, rest[1:])):
            return stop.otherwise_said(line[at : at + 2 + found[0]], found[1])
        if len(rest) == 3 and rest[0].isdigit() and rest[1] == "or" and rest[2] in ("more", "less", "fewer"):
            bound = "at least" if rest[2] == "more" else "at most"
            return stop.otherwise_said(line[at : at + 4], f"is {bound} {rest[0]}")
    return None


def _said_in(table: dict[str, str], words: list[str]) -> tuple[int, str] | None:
    """How many signs say what a table has another word for, and that word: `at least` is one, `more than` two."""
    for count in (1, 2, 3):
        meant = table.get(" ".join(words[:count]))
        if meant:
            return count, meant
    return None


def _without_is(stop: Stop) -> Diagnostic | None:
    """`if your coin at least 3`, `if your coin more than 3`; `your speed +1`; `barn in your hand` as a check."""
    line, at = stop.whole_line, len(stop.line)
    words, sign = stop.words[:at], str(stop.token)
    rest = stop.words[at + 1 : at + 3]
    if words[-1:] in (["is"], ["are"], ["there"]):
        return None
    if stop.type in ("IN", "ON") and "BECAUSE" in stop.accepts and at == 1:
        return stop.otherwise_said([line[0], line[1]], f"{words[0]} is {sign}")
    if sign in ("+", "-") and words[:1] in (["your"], ["their"]) and len(rest) == 1 and rest[0].isdigit():
        return stop.otherwise_said(line[at : at + 2], f"is {rest[0]} {'more' if sign == '+' else 'less'}")
    if not any(word in BEFORE_CONDITIONS for word in words) or words[-1] in BEFORE_CONDITIONS:
        return None
    if sign in ("at least", "at most"):
        return stop.otherwise_said(line[at : at + 1], f"is {sign}")
    if sign in ("more", "less") and rest[:1] == ["than"]:
        return stop.otherwise_said(line[at : at + 2], f"is {sign} than")
    return None


def _more_things(stop: Stop) -> Diagnostic | None:
    """`if there are more red stalls than blue stalls in your lanes`."""
    line, words = stop.whole_line, stop.words
    there = next((at for at, token in enumerate(line) if token.type == "THERE"), None)
    if there is None or words[there + 1 : there + 2] not in (["more"], ["fewer"], ["less"]) or "than" not in words:
        return None
    than = words.index("than")
    some, others = " ".join(words[there + 2 : than]), as_written(words[than + 1 :])
    if not some or not others or than == there + 2:
        return None
    place = next((at for at, word in enumerate(words) if word in ("in", "on", "from")), None)
    where = f" {as_written(words[place:])}" if place is not None and place > than else ""
    sign = "more" if words[there + 1] == "more" else "less"
    help = msg("write `number of {} is {} than number of {}`", some + where, sign, others)
    return stop.slip(msg("how many there are is compared as numbers"), line[there], line[there + 1], help=help)


def _and_another(stop: Stop) -> Diagnostic | None:
    """`if there is a red stall and a blue stall in your lanes`."""
    line, words = stop.whole_line, stop.words
    there = [at for at, token in enumerate(line) if token.type == "THERE"]
    if not there or stop.type not in ("A", "NO") or str(stop.before) != "and":
        return None
    at = len(stop.line)
    place = next(
        (as_written(words[one:]) for one, word in enumerate(words) if word in ("in", "on", "from")), "in PLACE"
    )
    second = as_written(words[at:])
    first = " ".join(words[there[-1] + 1 : at - 1])
    first = first if {"in", "on", "from"} & set(first.split()) else f"{first} {place}"
    second = second if {"in", "on", "from"} & set(second.split()) else f"{second} {place}"
    message = msg("each of them stands behind its own `there is`")
    return stop.slip(message, help=msg("write `there is {} and there is {}`", first, second))


def _if_behind(stop: Stop) -> Diagnostic | None:
    """`score 3 if your hand is empty`, `score 3 unless your hand is empty`."""
    line = stop.whole_line
    at = next((at for at, one in enumerate(line) if one.type == "IF" or str(one) == "unless"), 0)
    if (
        not 0 < at <= len(stop.line)
        or stop.in_head
        or stop.tokens[0].type == "VALUE"
        or str(line[0]) in ("otherwise", "else", "let")
    ):
        return None
    done, condition = as_written(line[:at]).removesuffix(" ,"), as_written(line[at + 1 :])
    word = "if" if line[at].type == "IF" else "if not"
    help = msg("write `{}`, and below it, four spaces deeper, `{}`", f"{word} {condition}", done)
    return stop.slip(msg("what is done stands below the `if`"), line[at], help=help, code="same-line")


def _there_is_your(stop: Stop) -> Diagnostic | None:
    """`there is your raft in lake`, `there is no rival's raft in lake`."""
    before, line = stop.before, stop.whole_line
    if stop.type != "POSSESSIVE" or before is None or before.type != "THERE":
        return None
    message = msg("how many there are is compared as numbers")
    return stop.slip(message, help=msg("write `{}`", f"number of {as_written(line[len(stop.line) :])} is at least 1"))


def _while(stop: Stop) -> Diagnostic | None:
    """`while your hand is not empty` above a block."""
    if str(stop.token) != "while" or stop.line or "NEEDS" not in stop.accepts:
        return None
    message = msg("a loop has a number: nothing may go on for ever")
    help = msg("write `repeat at most 10 times while {}`", as_written(stop.words[1:]))
    return stop.slip(message, help=help, fix="repeat at most 10 times while")


def _top_card(stop: Stop) -> Diagnostic | None:
    """`put the top card of deck into your hand`, `top 3 cards of deck`."""
    line, words = stop.whole_line, stop.words
    for at, token in enumerate(line):
        number = words[at + 1 : at + 2] if words[at + 1 : at + 2] and words[at + 1].isdigit() else []
        thing = at + 1 + len(number)
        if token.type != "TOP" or words[thing + 1 : thing + 2] != ["of"] or words[thing] in ("of", "("):
            continue
        start = at - 1 if at and words[at - 1] == "the" else at
        return stop.otherwise_said(line[start : thing + 2], " ".join([words[at], *number, "of"]))
    return None


def _one_adjective_or_another(stop: Stop) -> Diagnostic | None:
    """`choose a red or blue stall from your hand`."""
    rest = stop.words[len(stop.line) + 1 :]
    words = [str(token) for token in stop.line]
    if stop.type != "OR" or stop.in_head or len(words) < 3 or stop.line[-1].type != "NAME" or len(rest) < 2:
        return None
    if stop.line[-2].type not in ("A", "ALL", "NUMBER") or [stop.after(1), stop.after(2)] != ["NAME", "NAME"]:
        return None
    end = next((at for at, word in enumerate(rest) if word in ("into", "onto", "under", "to", "as", ",")), len(rest))
    things = as_written(rest[1:end])
    either = f"{things} where its FACT is either {words[-1]} or {rest[0]}"
    behind = as_written(rest[end:])
    if behind:
        either = f"({either}) {behind}"
    message = msg("`or` joins conditions, and `{}` is none", rest[0])
    return stop.slip(message, help=msg("write `{}`", f"{' '.join(words[:-1])} {either}"))


def _rank_by(stop: Stop) -> Diagnostic | None:
    """`rank by highest score`, `rank by the lowest fame`."""
    line, words = stop.whole_line, stop.words
    said = [word for word in words[2:] if word != "the"]
    if words[:2] != ["rank", "by"] or len(said) < 2 or said[0] not in ("highest", "most", "lowest", "fewest"):
        return None
    what = "their result" if said[1] in ("score", "scores", "points") else f"their {said[1]}"
    if len(said) > 2:
        what = as_written(said[1:])
    return stop.otherwise_said(line[2:], what if said[0] in ("highest", "most") else f"0 - {what}")


def _ties(stop: Stop) -> Diagnostic | None:
    """`ties are broken by most coins`, `tie-breaker is coins`."""
    words = stop.words
    if words[:1] not in (["tie"], ["ties"]) or stop.in_head:
        return None
    help = msg(
        "write below `scoring:` a line `rank by their result`, and below it `rank by their …` for what comes next"
    )
    return stop.slip(msg("what decides a tie is what is ranked by next"), stop.whole_line[0], stop.token, help=help)


def _at_least_a(stop: Stop) -> Diagnostic | None:
    """`if at least one event is in past`, `if at most 2 cards are in your hand`."""
    line, words = stop.whole_line, stop.words
    at = len(stop.line)
    if (
        " ".join(words[at : at + 1]) not in ("at least", "at most")
        or not stop.line
        or words[at - 1] not in BEFORE_CONDITIONS
    ):
        return None
    verb = next((one for one in range(at + 2, len(words)) if words[one] in ("is", "are")), None)
    number = "1" if words[at + 1 : at + 2] == ["one"] else as_written(words[at + 1 : at + 2])
    rest = [word for one, word in enumerate(words[at + 2 :], at + 2) if one != verb]
    meant = as_written(["there are", words[at], number, *rest])
    return stop.slip(msg("how many there are is said with `there are`"), line[at], help=msg("write `{}`", meant))


def _face_down(stop: Stop) -> Diagnostic | None:
    """`put it face down into your row`."""
    line, words = stop.whole_line, stop.words
    at = next((at for at, pair in enumerate(pairwise(words)) if pair in (("face", "down"), ("face", "up"))), 0)
    if at < 2 or stop.in_head:
        return None
    help = msg("delete it; a zone has a line `face down` if nobody is to see what lies there")
    return stop.slip(msg("which way up things lie is said by their place"), line[at], line[at + 1], help=help, fix="")


CONDITIONS = (
    _compared, _without_is, _more_things, _and_another, _there_is_your, _if_behind, _while, _top_card,
    _one_adjective_or_another, _rank_by, _ties, _at_least_a, _face_down,
)  # fmt: skip
