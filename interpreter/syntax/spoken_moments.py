"""Slips in the line that says when: `when your coin is 5:`, `before you would lose coin:`, `once per round:`.

They are asked before those of `spoken`, and name a moment that there is.
"""

from __future__ import annotations

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written

OPENS_CONDITION = ("when", "whenever", "if", "while", "after", "before", "once")
DIGITS = {"two": "2", "three": "3"}
TIMES = {"twice": "2", "thrice": "3"}
ORDINALS = {"second": "2", "third": "3", "fourth": "4", "fifth": "5"}
EVERY = ("per", "each", "every")


def line_of(stop: Stop) -> list[str]:
    """The words of the whole line, those in one sign divided, without a colon at its end."""
    return as_written(stop.line_words).split()


def _opens_block(stop: Stop) -> bool:
    """Whether the line ends with a colon, and stands under a thing or opens a rule of the game."""
    return [*stop.line, *stop.behind()][-1:] == [":"] and stop.depth < 2


def _where_in_moment(stop: Stop) -> Diagnostic | None:
    """`after you build a stall where its colour is blue:`."""
    words = line_of(stop)
    if words[:1] not in (["after"], ["before"], ["on"]) or "where" not in words or not _opens_block(stop):
        return None
    at = words.index("where")
    help = msg("write `{}:`, and what must be so as `if …` below it", " ".join(words[:at]))
    return stop.slip(msg("a moment has no `where`"), stop.first, help=help)


def _condition_as_moment(stop: Stop) -> Diagnostic | None:
    """`when your coin is 5 or more:`, `while your coin is 3:`."""
    words = line_of(stop)
    if not words or words[0] not in OPENS_CONDITION or not {"is", "are"} & set(words) or not _opens_block(stop):
        return None
    at = next(at for at, word in enumerate(words) if word in ("is", "are"))
    under_a_thing = stop.depth == 1 and stop.tokens[1].type == "NAME"
    if at < 2 or not under_a_thing or words[at - 1] in ("you", "player", "opponent") or words[at + 1 :] == ["over"]:
        return None
    message = msg("`{}` is no moment: it is so for a while, or never", " ".join(words))
    return stop.slip(message, stop.first, help=_wait_for(words[1 : at + 1], words[at + 1 :]))


def _wait_for(what: list[str], rest: list[str]) -> Message:
    """What to wait for, and what to ask then: `your coin is` and `5 or more`."""
    if rest[1:] in (["or", "more"], ["or", "less"], ["or", "fewer"]):
        rest = ["at", "least" if rest[2] == "more" else "most", rest[0]]
    condition = " ".join([*what, *rest])
    moment = "after VERB:"
    if len(what) == 3 and what[0] == "your" and rest[-1:] and rest[-1].isdigit():
        moment = f"after you {'lose' if {'most', 'less'} & set(rest) else 'gain'} {what[1]}:"
    return msg(
        "wait for what makes it so, as `{}`, and write `if {}` below it; what holds for as long as it is so stands "
        "under `always:` with the same `if`",
        moment,
        condition,
    )


def _would_behind_around(stop: Stop) -> Diagnostic | None:
    """`before you would lose coin:`."""
    line = stop.line
    if str(stop.token) != "would" or not line or line[0].type != "AROUND":
        return None
    message = msg("`{}` stands before what is done; what somebody `would` do is said with `when`", line[0])
    return stop.slip(message, line[0], help=msg("write `{}`", f"when {' '.join(line_of(stop)[1:])}:"), fix="when")


def _once_ahead(stop: Stop) -> Diagnostic | None:
    """`once a round, after visit:`, `once per round:`."""
    words = line_of(stop)
    if stop.line or stop.type != "ONCE" or stop.depth != 1 or len(words) < 3:
        return None
    limit = " ".join(["once", "a" if words[1] in EVERY else words[1], words[2]])
    moment = " ".join(words[3:]).removeprefix(", ") or "on VERB"
    message = msg("how often it happens stands behind the moment")
    end = [token for token in stop.behind() if token.type != "COLON"][-1]
    return stop.slip(message, stop.token, end, help=msg("write `{}, {}:`", moment, limit))


def _on_another(stop: Stop) -> Diagnostic | None:
    """`on build red:`, `on build a red stall:`."""
    words = line_of(stop)
    if words[:1] != ["on"] or len(stop.line) != 2 or len(words) < 3 or not _opens_block(stop) or "," in words:
        return None
    if stop.type not in ("NAME", "A") or words[-1] in ("start", "end"):
        return None
    what = " ".join(words[2:] if stop.type == "A" else ["a", *words[2:]])
    help = msg("write `{}`", f"after you {words[1]} {what}:")
    return stop.slip(msg("`on {}:` waits for this very card alone", words[1]), stop.line[0], help=help)


def _many_in_a_stretch(stop: Stop) -> Diagnostic | None:
    """`after you build 2 stalls in one evening:`, `after you build two stalls in an evening:`."""
    words, line = line_of(stop), stop.line
    if not line or line[0].type != "AROUND" or str(stop.before) not in ("in", "within") or not _opens_block(stop):
        return None
    if str(stop.token) not in ("one", "a", "an", "the", "each", "every") or len(words) < 5:
        return None
    number = next((str(token) for token in line if token.type == "NUMBER" or str(token) in ("two", "three")), None)
    if number is None:
        return None
    stretch = words[-1]
    message = msg("a moment does not say how many times something was done in a stretch of the game")
    help = msg(
        "count them: `counter COUNTER for each player`; under the moment of one (`after VERB:`) write `gain 1 COUNTER` "
        "and `if your COUNTER is {}`, and under `at {} start:` write `set COUNTER to 0`",
        DIGITS.get(number, number),
        stretch,
    )
    return stop.slip(message, line[-1], stop.token, help=help)


def so_often(words: list[str]) -> tuple[Message, Message] | None:
    """What is wrong with a moment that says how often, and the way out; None of one that does not.

    >>> so_often(["after", "you", "build"])
    """
    times = TIMES.get(words[-1]) if words else None
    if words[-1:] == ["times"]:
        *words, number = words[:-1]
        times = DIGITS.get(number, number)
    elif times is not None:
        words = words[:-1]
    if words[-1:] == ["time"] and words[-3:-2] == ["the"]:
        times = ORDINALS.get(words[-2])
        words = words[: -4 if words[-4] == "for" else -3]
    if times is None or not times.isdigit():
        return None
    help = msg(
        "count them: `counter COUNTER for each player`; write `{}:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is {}`",
        " ".join(words),
        times,
    )
    return msg("a moment comes each time that something is done"), help


def _so_many_times(stop: Stop) -> Diagnostic | None:
    """`after you build 2 times:`, `after an opponent attacks you twice:`."""
    words, line = line_of(stop), stop.line
    told = so_often(words) if len(words) > 2 and line and line[0].type == "AROUND" else None
    return told and stop.slip(told[0], line[0], line[-1], help=told[1])


def _place_in_moment(stop: Stop) -> Diagnostic | None:
    """`after an opponent builds a stall on a lane:`, where the verb has `into lane`."""
    line = stop.line
    if stop.type != "A" or not line or line[0].type not in ("AROUND", "WHEN") or not _opens_block(stop):
        return None
    if str(stop.before) not in ("in", "on", "from"):
        return None
    things = " ".join(line_of(stop)[len(line) :])
    help = msg("write it with the word that the verb was declared with: `into {}`, `onto {}` …", things, things)
    return stop.slip(msg("`{}` is no part of what is done", f"{line[-1]} {things}"), line[-1], stop.token, help=help)


def _turns_from(stop: Stop) -> Diagnostic | None:
    """`take turns while …`, `take turns, while …`, `take turns` alone."""
    line = stop.line or (stop.line_above if stop.type == "_INDENT" else [])
    if not line or line[0].type != "TAKE_TURNS" or len(line) > 2 or str(stop.token) == "from":
        return None
    if len(line) == 2 and str(line[1]) != ",":
        return None
    begins = stop.token if str(stop.token) == "while" else None
    if begins is None and (stop.type not in LINE_BREAKS or len(line) == 2):
        return None
    message = msg("`take turns` does not say who begins")
    said = " ".join(["take turns from first", *line_of(stop)[len(line) + 1 :]]) if begins else "take turns from first"
    span, fix = stop.place(line[0]), None
    if begins:
        comma = line[1] if len(line) == 2 else None
        span, fix = stop.place(comma or begins, begins), f"{' ' if comma else ''}from first while"
    return Diagnostic("unexpected-word", message, span, help=msg("write `{}`", said), fix=fix)


def _phase_alone(stop: Stop) -> Diagnostic | None:
    """`at evening:`, `in the evening:`, `during evening:`."""
    words = [word for word in line_of(stop) if word != "the"]
    if len(words) != 2 or words[0] not in ("at", "in", "during") or stop.depth != 1 or stop.tokens[0].type != "NAME":
        return None
    message = msg("a phase has a beginning and an end, and a line waits for one of them")
    return stop.slip(message, stop.first, help=msg("write `at {} start:` or `at {} end:`", words[1], words[1]))


def _cannot(stop: Stop) -> Diagnostic | None:
    """`you can not build`, `your coin cannot be less than 1`."""
    before = stop.before
    if before is not None and stop.token == "can" and stop.tokens[stop.at + 1] == "not":
        words = line_of(stop)
        at = words.index("can")
        help = msg("write `{}`", " ".join([*words[:at], "cannot", *words[at + 2 :]]))
        place = stop.place(stop.token, stop.tokens[stop.at + 1])
        return Diagnostic("unexpected-word", msg("`cannot` is one word"), place, help=help)
    if before is None or before.type != "CANNOT" or stop.token != "be":
        return None
    help = msg("how low and how high a number can be stands under it: `range 1 to 9`; otherwise write `cannot VERB`")
    return stop.slip(msg("`cannot` forbids what somebody does"), before, stop.token, help=help)


def _game_end(stop: Stop) -> Diagnostic | None:
    """`game end:`, `game over:`."""
    line = stop.whole_line
    if stop.words not in (["game", "end", ":"], ["game", "ends", ":"], ["game", "over", ":"]):
        return None
    return stop.otherwise_said(line[:2], "end of game")


MOMENTS = (
    _phase_alone, _cannot, _on_another, _where_in_moment, _condition_as_moment, _would_behind_around, _once_ahead,
    _many_in_a_stretch, _so_many_times, _place_in_moment, _turns_from, _game_end,
)  # fmt: skip
