"""Slips about how much there is: `if you have the most coin`, `gain card's points coin`, `cost 1 coin less`.

They are asked before those of `everyday`, and say the line anew as it can really be written.
"""

from __future__ import annotations

from itertools import takewhile

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.syntax.letters import HAS_NOT
from interpreter.syntax.spoken_players import OTHERS, WHOEVER
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written, without_colon
from interpreter.syntax.verbs import COUNTING, VERBS

OWNERS = {"you": "your", "they": "their", "them": "their", "it": "its"}
ARE = {"you": "you are", "they": "they are", "them": "they are"}
EXTREMES = {"most": "highest", "highest": "highest", "least": "lowest", "fewest": "lowest", "lowest": "lowest"}
SIZES = {
    "longest": "highest", "largest": "highest", "biggest": "highest", "greatest": "highest", "best": "highest",
    "shortest": "lowest", "smallest": "lowest",
}  # fmt: skip
BOUNDS = {
    "at least": "at least", "at most": "at most", "more than": "more than",
    "less than": "less than", "fewer than": "less than", "exactly": "",
}  # fmt: skip
BOUNDS_OF_THINGS = {**BOUNDS, "less than": "fewer than", "fewer than": "fewer than"}
COUNTED_OTHERWISE = ("NUMBER", "A", "ALL", "UP_TO", "ANY_NUMBER_OF", "LPAR")
CONTAINS = ("contains", "contain", "includes", "include")
PLACED = ("in", "on", "from")
PARTS = {"half": 2, "third": 3, "quarter": 4}
NO_THAN = {"no more than": "at most", "no less than": "at least", "no fewer than": "at least"}
SO_MANY = {"pair": 2, "pairs": 2, "couple": 2, "trio": 3, "triple": 3}  # how many things such a word means


def rest_of(stop: Stop) -> list[str]:
    """The words behind the stop, up to the end of the line or to a comma; those in one sign are divided."""
    return " ".join(takewhile(lambda word: word != ",", map(str, stop.behind(1)))).split()


def without_no(words: list[str]) -> list[str]:
    """`no more than 3 cards` as a bound: `at most 3 cards`."""
    bound = NO_THAN.get(" ".join(words[:3]))
    return [*bound.split(), *words[3:]] if bound else words


def whose(who: str) -> str:
    """What belongs to somebody; `whose("rival") -> "rival's"`."""
    return OWNERS.get(who, f"{who}'s")


def _have(stop: Stop) -> Diagnostic | None:
    """`if you have 3 grain`, `if you have the most grain`, `if you have at least 3 cards in your hand`."""
    before = stop.before
    if str(stop.token) not in ("have", "has", "had") or before is None or stop.in_head:
        return None
    who, rest = str(before), without_no(rest_of(stop))
    by_place = msg("what somebody has is said with the place where it lies")
    is_said = msg("what somebody has is said with `is`")
    message, help = _the_most(who, rest) or (None, None)
    if rest[:1] and rest[0].startswith("["):
        return stop.otherwise_said([stop.token], "is")
    if len(stop.line) > 1 and (stop.line[-2].type == "POSSESSIVE" or str(stop.line[-2]) == "'s"):
        said = as_written(stop.line[stop.line[0].type in ("IF", "NEEDS") :])
        message, help = by_place, msg("write `{}`", _so_many(who, [*rest, "in", *said.split()], placed=True))
        if rest[:1] in (["room"], ["space"]):
            help = msg("write `{}`", f"{said} is not full")
        elif rest[:1] == ["the"] or (len(rest) == 1 and rest[0].isidentifier()):
            help = msg("write `{}`", f"{rest[-1]} is in {said}")
        elif rest[:1] and rest[0] in ("a", "an", "no"):
            help = msg("write `{}`", f"there is {' '.join(rest)} in {said}")
    elif rest[:1] == ["no"] and len(rest) == 2:
        message = by_place
        mine, there = f"{whose(who)} {rest[1]} is 0", _there(who, rest)
        help = msg("write `{}` of what is counted, `there is {}` of things", mine, there)
    elif rest[:1] and rest[0] in ("a", "an", "no"):
        message, help = by_place, msg("write `there is {}`", _there(who, rest))
    elif message is None and _compared(rest):
        message, help = is_said, _more_than_whose(who, rest)
    elif message is None:
        placed = bool(set(PLACED) & set(rest))
        message = by_place if placed else is_said
        meant = _so_many(who, rest, placed)
        help = msg("write `{}`", meant)
        if not placed:
            what, _is, many = meant.removeprefix(f"{whose(who)} ").partition(" is ")
            things = f"number of {what} in {whose(who)} PLACE is {many}"
            help = msg("write `{}` of what is counted, `{}` of things", meant, things)
            help = msg("write `{}`", things) if " " in what else help
            if who not in (*OWNERS, *WHOEVER):
                things = f"number of {what} in {who} is {many}"
                help = msg("write `{}` if it is a place, `{}` if it is a player", things, meant)
    return stop.slip(message, before, stop.token, help=help)


def _contains(stop: Stop) -> Diagnostic | None:
    """`your hand contains barn`, `market holds a stall`."""
    rest, line = rest_of(stop), stop.line
    if str(stop.token) not in CONTAINS or not line or not rest or stop.in_head:
        return None
    place = as_written(line[line[0].type in ("IF", "NEEDS") :])
    meant = f"{as_written(rest)} is in {place}"
    if rest[0] in ("a", "an", "no"):
        meant = f"there is {as_written(rest)} in {place}"
    elif rest[0].isdigit():
        meant = f"number of {as_written(rest[1:])} in {place} is {rest[0]}"
    return stop.slip(msg("what lies in a place is said of what lies there"), help=msg("write `{}`", meant))


def _has_not(stop: Stop) -> Diagnostic | None:
    """`if you do not have a card`."""
    if str(stop.token) not in ("do", "does") or rest_of(stop)[:2] != ["not", "have"] or stop.in_head:
        return None
    return stop.slip(msg("what somebody has is said with the place where it lies"), help=HAS_NOT)


def _somebody_has(stop: Stop) -> Diagnostic | None:
    """`if any opponent has 2 grain`, `if an opponent has no grain`."""
    words = stop.words
    at = next((at for at, word in enumerate(words) if word in ("has", "have")), 0)
    if at < 2 or words[at - 1] not in ("player", "opponent") or words[at - 2] not in ("a", "an", "any", "some"):
        return None
    rest = " ".join(words[at + 1 :]).split()
    if rest[:1] == ["no"]:
        rest = ["0", *rest[1:]]
    message = msg("what somebody has is said with `is`")
    meant = _so_many("they", rest, bool(set(PLACED) & set(rest)))
    help = msg("write `there is {} {} where {}`", "an" if words[at - 1] == "opponent" else "a", words[at - 1], meant)
    return stop.slip(message, help=help)


def _there(who: str, rest: list[str]) -> str:
    """`a red stall and a blue stall`, each in its place and behind its own `there is`."""
    parts = [part.split() for part in as_written(rest).split(" and ")]
    if not all(part[:1] and part[0] in ("a", "an", "no") for part in parts[1:]):
        parts = [rest]
    placed = len(parts) == 1 and len(rest) > 2
    found = [
        " ".join(part if placed or set(PLACED) & set(part) else [*part, "in", whose(who), "PLACE"]) for part in parts
    ]
    return " and there is ".join(found)


def _the_most(who: str, rest: list[str]) -> tuple[Message, Message] | None:
    """`the most grain`, `fewest grain`."""
    words = rest[1:] if rest[:1] == ["the"] else rest
    size = SIZES.get(words[0]) if words else None
    extreme = EXTREMES.get(words[0], size) if words else None
    if extreme is None:
        return None
    message = msg("`{}` is said `{}` here", f"the {words[0]}", f"the player with the {extreme}")
    if words[0] == extreme:
        message = msg("what somebody has is said with `is`")
    are = ARE.get(who, f"{who} is")
    if size is not None:
        help = msg("declare `{}` and write `{}`", "value SIZE of player = …", f"{are} the player with the {size} SIZE")
        return message, help
    return message, msg("write `{}`", f"{are} the player with the {extreme} {' '.join(words[1:2]) or '…'}")


def _compared(rest: list[str]) -> bool:
    """Whether it is `more grain than rival`, and not `more than 3 grain`."""
    return len(rest) > 2 and rest[0] in ("more", "fewer", "less") and rest[1] != "than"


def _more_than_whose(who: str, rest: list[str]) -> Message:
    sign = "more" if rest[0] == "more" else "less"
    mine, than = whose(who), rest.index("than") if "than" in rest else len(rest)
    place = next((at for at, word in enumerate(rest[:than]) if word in PLACED), None)
    if place is not None:
        things, where = " ".join(rest[1 : place + 1]), rest[than - 1]
        mine = as_written(rest[1:than])
        return msg("write `number of {} is {} than number of {} WHOSE {}`", mine, sign, things, where)
    return msg("write `{} {} is {} than WHOSE {}`: whose it is, is picked first", mine, rest[1], sign, rest[1])


NO_NOUNS = ("and", "or", "then", "you", "they", "each", "more", "less", "fewer", "left", "it")


def _so_many(who: str, rest: list[str], placed: bool) -> str:
    """`3 grain`, `at least 3 grain`, `3 or fewer cards in your hand`, as a condition."""
    words, bound = list(rest), "at least"
    for said in BOUNDS:
        if words[: len(said.split())] == said.split():
            words, bound = words[len(said.split()) :], said
    number = words.pop(0) if words[:1] and words[0].isdigit() else "1"
    if words[:1] == ["or"] and words[1:2] and words[1] in ("more", "fewer", "less"):
        words, bound = words[2:], "at least" if words[1] == "more" else "at most"
    if placed:
        things = as_written(words)
        if bound in ("more than", "exactly"):
            return f"number of {things} is {BOUNDS[bound]} {number}".replace("  ", " ")
        return f"there are {BOUNDS_OF_THINGS[bound]} {number} {things}"
    what = words[0] if words else "…"
    if words[1:2] and words[1].isidentifier() and words[1] not in {*VERBS, *NO_NOUNS}:
        what = f"{what} {words[1]}"  # `red houses`
    if number == "0" and bound == "at least":
        bound = "exactly"
    return f"{whose(who)} {what} is {BOUNDS[bound]} {number}".replace("  ", " ")


def _worked_out_from(stop: Stop) -> Diagnostic | None:
    """`discard number of cards in your hand - 3 cards from your hand`."""
    said = [str(token) for token in stop.line]
    verb = next((at for at, word in enumerate(said[:3]) if word.removesuffix("s") in COUNTING), None)
    types = [token.type for token in stop.line]
    if stop.type != "FROM" or verb is None or types[-2:] != ["NUMBER", "NAME"] or len(types) < verb + 4:
        return None
    if types[-3] not in ("PLUS", "MINUS") or types[verb + 1] in COUNTED_OTHERWISE:
        return None
    number = as_written(said[verb + 1 : -1])
    help = msg("write it in brackets: `{} ({}) {}`", " ".join(said[: verb + 1]), number, said[-1])
    return stop.slip(msg("`{}` does not take `{}`", said[verb], said[-1]), stop.line[-1], help=help)


def _worked_out(stop: Stop) -> Diagnostic | None:
    """`gain this card's points coin`, `pay card's price cards from your hand`: a worked-out number without brackets."""
    line, said = stop.line, [str(token) for token in stop.line]
    verb = next((at for at, word in enumerate(said[:3]) if word.removesuffix("s") in COUNTING), None)
    if (
        stop.in_head
        or stop.type != "NAME"
        or verb is None
        or len(line) - verb < 2
        or (stop.after() not in (*LINE_BREAKS, "COMMA") and str(line[-2]) != "'s")
    ):
        return None
    adds = bool({"PLUS", "MINUS"} & {token.type for token in line[verb + 2 :]})
    if line[verb + 1].type in COUNTED_OTHERWISE and not adds:
        return None
    if len(line) - verb > 2 and line[-2].type != "POSSESSIVE" and str(line[-2]) != "'s" and not adds:
        return None
    number = as_written(said[verb + 1 :])
    help = msg("write it in brackets: `{} ({}) {}`", " ".join(said[: verb + 1]), number, stop.token)
    if str(stop.token) == "back":
        help = msg("write `{}`", f"{' '.join(said[: verb + 1])} {number} into PLACE")
    return stop.slip(msg("`{}` does not take `{}`", said[verb], stop.token), help=help)


def _less_than_nothing(stop: Stop) -> Diagnostic | None:
    """`gain -1 coin`."""
    words = [str(token) for token in stop.line[-3:]]
    verb = {"gain": "lose", "gains": "loses", "lose": "gain", "loses": "gains"}.get(words[0] if words else "")
    if len(words) < 3 or verb is None or words[1] != "-" or stop.type != "NAME":
        return None
    meant = f"{verb} {words[2]}"
    message, place = msg("`{}` is said `{}` here", f"{words[0]} -{words[2]}", meant), stop.place(*stop.line[-3::2])
    return Diagnostic("unexpected-word", message, place, help=msg("write `{}`", meant), fix=meant)


def _who_has(stop: Stop) -> Diagnostic | None:
    """`each player with 3 coin`, `there is no player with at least 3 coin`."""
    rest = rest_of(stop)
    end = next((at for at, word in enumerate(rest) if word.isdigit()), None)
    if str(stop.token) != "with" or str(stop.before) not in OTHERS or end is None:
        return None
    if " ".join(rest[:end]) not in ("", *BOUNDS):
        return None
    message = msg("a condition on things stands behind `where`")
    return stop.slip(message, help=msg("write `{}`", f"where {_so_many('they', rest[: end + 2], placed=False)}"))


def _costs(stop: Stop) -> Diagnostic | None:
    """`green stalls cost 1 coin less`, `red stalls cost 1 less`."""
    words = stop.words
    at = next((at for at, word in enumerate(words) if word in ("cost", "costs")), 0)
    if not at or words[-1] not in ("less", "more") or not words[at + 1].isdigit() or stop.in_head:
        return None
    things = as_written(words[:at]).removeprefix("your ")
    sign = "more" if words[-1] == "less" else "less"
    message = msg("what something costs is changed by a value that the game takes off the price")
    help = msg(
        "write `your DISCOUNT for {} is {} {}` under `always:`; the game declares it, `value DISCOUNT of player for "
        "KIND = 0`, and pays `with discount (your DISCOUNT for …)`",
        things,
        words[at + 1],
        sign,
    )
    return stop.slip(message, stop.whole_line[at], stop.whole_line[-1], help=help)


def _extra_turn(stop: Stop) -> Diagnostic | None:
    """`take one more turn`, `take 1 extra turn`: what the parser cannot read of it."""
    said = [*map(str, stop.line), str(stop.token), *rest_of(stop)]
    if said[-1:] not in (["turn"], ["turns"]) or "another" in said or stop.in_head:
        return None
    verb = next((at for at, word in enumerate(said[:2]) if word in ("take", "takes")), None)
    if verb is None or not {"more", "extra", "second", "additional"} & set(said):
        return None
    first = [*stop.line, stop.token][verb]
    message = msg("`{}` is said `{}` here", " ".join(said[verb + 1 :]), "another turn")
    return stop.slip(message, first, help=msg("write `{}`", " ".join([*said[: verb + 1], "another turn"])))


def _for_each_few(stop: Stop) -> Diagnostic | None:
    """`score 1 for every 3 stalls`, `1 per 3 stalls`, `for each pair of stalls`."""
    line, words = stop.whole_line, stop.words
    per = words.index("per") if "per" in words and not stop.in_head else 0
    if per > 1 and words[per + 1 : per + 2] and words[per + 1].isdigit():
        return stop.otherwise_said(line[per : per + 2], f"for each {words[per + 1]}")
    at = next((at for at, word in enumerate(words) if word in ("for each", "every")), None)
    if at is None or at < 2 or (words[at] == "every" and words[at - 1] != "for"):
        return None
    start, behind = at if words[at] == "for each" else at - 1, words[at + 1 :]
    if behind[:1] and behind[0].isdigit() and words[at] == "every":
        return stop.otherwise_said(line[start : at + 2], f"for each {behind[0]}")
    if behind[1:2] == ["of"] and behind[0] in SO_MANY:
        return stop.otherwise_said(line[start : at + 3], f"for each {SO_MANY[behind[0]]}")
    return None


def _half(stop: Stop) -> Diagnostic | None:
    """`score half of number of stalls in your lanes`, `gain (one third of your coin) fame`."""
    at = next((at for at, word in enumerate(stop.words) if word in PARTS), None)
    if at is None or stop.words[at + 1 : at + 2] != ["of"]:
        return None
    line, by = stop.whole_line, PARTS[stop.words[at]]
    rest = without_colon(line[at + 2 :])
    end = next((end for end, word in enumerate(rest) if str(word) == ")"), len(rest))
    meant = f"{as_written(rest[:end]) or '…'} divided by {by}"
    before = line[: at - (at > 0 and str(line[at - 1]) in ("a", "one"))]
    help = msg("write `{}`", as_written([*before, meant, *rest[end:]]))
    message = msg("`{}` of something is so much divided by {}", line[at], by)
    return stop.slip(message, line[at], line[at + 1], help=help)


def _showing(stop: Stop) -> Diagnostic | None:
    """`number of dice showing 3`, `if there are 2 dice showing 6 in thrown`."""
    if stop.before is None or str(stop.before) not in ("showing", "show", "shows") or stop.in_head:
        return None
    help = msg("write `{}`", f"(dice in THROW where its face is {stop.token})")
    return stop.slip(msg("what a die shows is its `face`"), stop.before, stop.token, help=help)


def _rounded(stop: Stop) -> Diagnostic | None:
    """`your coin divided by 2 rounded up`."""
    if str(stop.token) != "rounded" or not stop.line:
        return None
    help = msg("leave it out; for what is rounded up add first: `(X + 1) divided by 2`")
    last = (stop.behind(1) or [stop.token])[0]
    return stop.slip(msg("`{}` always rounds down", "divided by"), stop.token, last, help=help)


def _below_nothing(stop: Stop) -> Diagnostic | None:
    """`score -stall's points`: a sign before what is worked out."""
    line = stop.line
    if len(line) != 2 or line[1].type != "MINUS" or str(line[0]) not in ("score", "scores"):
        return None
    number = as_written(without_colon(stop.behind()))
    message = msg("`-` stands before a number that is written with digits, or between two numbers")
    meant = f"{line[0]} 0 - {number}"
    return stop.slip(message, line[1], help=msg("write `{}`", meant))


def _of_a_fact(stop: Stop) -> Diagnostic | None:
    """`gain 1 square's yields`: which resource it is says a fact."""
    line, behind = stop.line, list(takewhile(lambda token: token.type == "NAME" or token == "'s", stop.behind()))
    if len(line) < 2 or str(stop.token) != "'s" or line[-1].type != "NAME" or len(behind) % 2:
        return None
    if line[-2].type != "NUMBER" and str(line[-2]) != ")":
        return None
    owner = as_written([line[-1], *behind[:-2]])
    return stop.otherwise_said([line[-1], *behind], f"{behind[-1]} of {owner}")


def _longest(stop: Stop) -> Diagnostic | None:
    """`longest road of you`, `longest way of roads`, `longest way by length of roads`."""
    last = stop.line[-3:]
    asked = [token for token in last if token.type == "LONGEST_WAY"]
    if not asked and (not last or str(last[-1]) not in ("longest", "Longest") or stop.type != "NAME"):
        return None
    message = msg("how long a way is, is asked along the things that join places")
    help = msg("write `{}`, or `{}`", "longest way along THINGS", "longest way along (THINGS where …)")
    return stop.slip(message, (asked or last)[-1], stop.token, help=help)


def _which_resource(stop: Stop) -> Diagnostic | None:
    """`pay 4 resource`, `opponent loses 1 it`: the one that was chosen."""
    if str(stop.token) not in ("resource", "resources", "it") or stop.before is None or stop.before.type != "NUMBER":
        return None
    if stop.behind(1) or stop.in_head:
        return None
    help = msg(
        "give the one that is chosen a name: `choose a resource as good`, and write `{}`",
        f"{as_written(stop.line)} good",
    )
    return stop.slip(msg("`{}` does not say which one", stop.token), help=help)


AMOUNTS = (
    _for_each_few, _half, _rounded, _below_nothing, _has_not, _somebody_has, _have, _contains, _worked_out,
    _worked_out_from, _less_than_nothing, _who_has, _costs, _extra_turn, _of_a_fact, _longest, _showing,
    _which_resource,
)  # fmt: skip
