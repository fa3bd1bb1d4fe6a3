"""Slips of somebody who copies his rulebook: `if any player has 15 coins`, `the price drops by 1`, `end if`.

They are asked before all others of the spoken word; each says the line anew as it can really be written.
"""

from __future__ import annotations

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import msg
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written
from interpreter.syntax.verbs import COUNTING, ELSEWHERE, OTHERWISE_SAID

UP = ("rises", "rise", "climbs", "grows", "increases")
DOWN = ("drops", "drop", "falls", "fall", "sinks", "decreases")
MOVES = ("moves", "goes", "move", "go")
JOINTS = ("into", "onto", "under")


def _closed(stop: Stop) -> Diagnostic | None:
    """`end if`, `end repeat`."""
    words = stop.words
    if stop.in_head or words[:1] != ["end"] or words[1:] not in (["if"], ["repeat"], ["for each"], ["phase"]):
        return None
    if words[1:] == ["phase"] and stop.type != "PHASE":
        return None
    message = msg("no `{}` closes a block: it ends where lines are indented less", "end")
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=msg("delete it"), fix="")


def _up_and_down(stop: Stop) -> Diagnostic | None:
    """`price of coal drops by 1`, `price of coal moves down 2`, `move price of coal up`."""
    words = stop.words
    at = next((at for at, word in enumerate(words) if word in (*UP, *DOWN)), None)
    side = next((at for at, word in enumerate(words) if word in ("up", "down")), None)
    if at is None and side is not None and words[side - 1] in MOVES:
        at = side - 1
    end = at if at is not None else side if words[:1] == ["move"] else None
    if not end or stop.in_head or end > len(stop.line) + 1:
        return None
    verb = "gain" if words[end] in UP or (side is not None and words[side] == "up") else "lose"
    what = words[1:end] if words[0] == "move" else words[:end]
    number = next((word for word in words[end:] if word.isdigit()), "1")
    message = msg("how much there is of something changes by `{}` and `{}`", "gain", "lose")
    help = msg("write `{}`", as_written([verb, number, *what]))
    return stop.slip(message, stop.whole_line[end], help=help)


def _anybody(stop: Stop) -> Diagnostic | None:
    """`if any player's coin is 3`, `if a noble in court is pleased`, `if all towns are calm`."""
    line, words = stop.whole_line, stop.words
    if not line or line[0].type not in ("IF", "NEEDS") or len(words) < 4 or stop.in_head:
        return None
    article, rest = words[1], words[2:]
    verb = next((at for at, word in enumerate(rest) if word.split()[0] in ("is", "are", "where")), 0)
    if article not in ("a", "an", "any", "some", "all", "every") or not verb:
        return None
    things, told = rest[:verb], as_written(["is", *rest[verb].split()[1:], *rest[verb + 1 :]])
    if rest[verb] == "where":
        told = as_written(rest[verb + 1 :])
    elif things[1:2] == ["'s"]:
        things, told = things[:1], as_written([_his(things[0]), *things[2:], told])
    else:
        told = f"it {told}"
    there = f"{'an' if article == 'an' or things[0] == 'opponent' else 'a'} {as_written(things)}"
    if article in ("all", "every"):
        noun = next((at for at, word in enumerate(things) if word in ("in", "on", "from")), len(things)) - 1
        things = [*things[:noun], things[noun].removesuffix("s"), *things[noun + 1 :]]
        there, told = f"no {as_written(things)}", told.replace(" is ", " is not ", 1).replace("is not not ", "is ")
    message = msg("whether there is such a thing is said with `there is`")
    return stop.slip(message, line[1], help=msg("write `there is {} where {}`", there, told))


def _his(thing: str) -> str:
    return "their" if thing in ("player", "opponent") else "its"


def _how_often(stop: Stop) -> Diagnostic | None:
    """`take_chip good 2 times`, `turn_infection rate times`."""
    words = [str(token) for token in stop.line]
    if (
        stop.type not in LINE_BREAKS
        or stop.in_head
        or words[-1:] != ["times"]
        or len(words) < 3
        or words[0] == "repeat"
    ):
        return None
    begin = len(words) - 2
    while begin > 2 and words[begin - 1] == "'s":
        begin -= 2
    often = as_written(words[begin:-1])
    often = often if begin == len(words) - 2 else f"({often})"
    message = msg("how often something is done stands on a line above it")
    help = msg("write `repeat {} times`, and below it, four spaces deeper, `{}`", often, as_written(words[:begin]))
    return stop.slip(message, stop.line[begin], stop.line[-1], help=help)


def _in_that_order(stop: Stop) -> Diagnostic | None:
    """`each player by lowest bid`, `each player in order of bid`, `each player in your town`."""
    line, words, at = stop.whole_line, stop.words, len(stop.line)
    if len(words) < 4 or words[:1] not in (["each"], ["for each"]) or stop.in_head:
        return None
    if words[at : at + 1] == ["by"] and line[at + 1].type == "EXTREME" and at == 2:
        return stop.missing_comma()
    if words[0] != "each" or at != 2 or words[1] not in ("player", "opponent"):
        return None
    if words[2:5] == ["in", "order", "of"] and words[5:]:
        help = msg("write `{}`", f"each {words[1]}, by lowest {words[5]}")
        return stop.slip(msg("the order stands behind a comma"), line[2], line[-1], help=help)
    if words[2:4] == ["in", "turn"]:
        help = msg("leave it out: it goes round from `first`; from another player on, `set first to …` stands above")
        return stop.slip(msg("`{}` does something in turn", f"each {words[1]}"), line[2], line[3], help=help)
    if stop.type in ("IN", "ON") and words[3] != "order":
        help = msg("write `each {} where …`, and behind it what is so of them", words[1])
        return stop.slip(msg("where somebody is says a condition"), line[2], line[-1], help=help)
    return None


def _into_each(stop: Stop) -> Diagnostic | None:
    """`put 2 goods into each town's goods`, `put a train into a town's station`."""
    words = stop.words
    at = next((at for at, word in enumerate(words) if word in JOINTS), None)
    if at is None or stop.in_head or words[0] not in ("put", "puts") or len(words) < at + 4:
        return None
    which, thing, mark = words[at + 1 : at + 4]
    if which not in ("each", "every", "all", "a", "an") or mark != "'s":
        return None
    rest = as_written([*words[: at + 1], thing, *words[at + 3 :]])
    above = f"choose {which} {thing}" if which in ("a", "an") else f"for each {thing}"
    message = msg("`{}` does not say which", f"{which} {thing}")
    last = stop.whole_line[at + 2]
    help = msg("write `{}`, and below it `{}`", above, rest)
    return stop.slip(message, stop.whole_line[at + 1], last, help=help)


def _equal_to(stop: Stop) -> Diagnostic | None:
    """`gains coins equal to their income`."""
    words = stop.words
    verb = next((at for at, word in enumerate(words[:3]) if word.removesuffix("s") in COUNTING), None)
    at = next((at for at, word in enumerate(words) if words[at : at + 2] == ["equal", "to"]), None)
    if verb is None or at is None or at < verb + 2 or not words[at + 2 :] or stop.in_head:
        return None
    unit, number = words[verb + 1 : at], as_written(words[at + 2 :])
    help = msg("write `{} ({}) {}`", as_written(words[: verb + 1]), number, as_written(unit))
    message = msg("how much it is stands before what is counted, in brackets")
    return stop.slip(message, stop.whole_line[at], stop.whole_line[at + 1], help=help)


def _top_sum(stop: Stop) -> Diagnostic | None:
    """`put top number of players + 1 of deck into row`."""
    words, at = stop.words, len(stop.line)
    if stop.before is None or stop.before.type != "TOP" or stop.type != "NUMBER_OF" or stop.in_head:
        return None
    of = max((one for one, word in enumerate(words) if word == "of" and one > at), default=0)
    if not of:
        return None
    last = stop.whole_line[of - 1]
    meant = as_written([stop.before, f"({as_written(words[at:of])})", *words[of:]])
    return stop.slip(
        msg("a number that is worked out stands in brackets"), stop.token, last, help=msg("write `{}`", meant)
    )


def _name_before_sort(stop: Stop) -> Diagnostic | None:
    """`income phase` above a block."""
    if stop.type != "PHASE" or len(stop.line) != 1 or stop.line[0].type != "NAME" or len(stop.words) != 2:
        return None
    return stop.otherwise_said(stop.whole_line, f"phase {stop.line[0]}")


def _that_player(stop: Stop) -> Diagnostic | None:
    """`that player loses 1 step`, where nobody was picked."""
    words = stop.words
    if words[:1] != ["that"] or words[1:2] not in (["player"], ["opponent"]) or len(words) < 3 or stop.in_head:
        return None
    help = msg("write `each {} where …` in place of `if there is …`, and below it what they do", words[1])
    message = msg("`{}` does not say which one", f"that {words[1]}")
    return stop.slip(message, stop.whole_line[0], stop.whole_line[1], help=help)


def _set_all(stop: Stop) -> Diagnostic | None:
    """`set burst of all towns to calm`."""
    words, at = stop.words, len(stop.line)
    if stop.type != "ALL" or words[:1] != ["set"] or words[at - 1] != "of" or "to" not in words[at + 2 :]:
        return None
    to = words.index("to", at + 2)
    thing = as_written([*words[at + 1 : to - 1], words[to - 1].removesuffix("s")])
    line = as_written(["set", "its", *words[1 : at - 1], *words[to:]])
    help = msg("write `{}`, and below it `{}`", f"for each {thing}", line)
    return stop.slip(msg("one line sets one thing"), stop.token, stop.whole_line[to - 1], help=help)


def _lacking(stop: Stop) -> Diagnostic | None:
    """`choose a line that has no builder`, `a line without a builder`."""
    words, at = stop.words, len(stop.line)
    lacks = words[at - 2 : at + 1] == ["that", "has", "no"] or (words[at - 1 : at] == ["without"] and stop.type == "A")
    if not lacks or len(words) < at + 2 or stop.in_head:
        return None
    message = msg("what things lack says a condition behind `where`")
    help = msg("write `where its {} is nothing`, `is nobody` of a player, `is empty` of a place", words[at + 1])
    return stop.slip(message, stop.whole_line[at - 1 - (stop.type != "A")], stop.whole_line[at + 1], help=help)


def _finish_round(stop: Stop) -> Diagnostic | None:
    """`finish the round`."""
    words = stop.words
    if words[:1] not in (["finish"], ["complete"]) or words[-1:] not in (["round"], ["turn"]) or stop.in_head:
        return None
    message = msg("what lies below `play:` goes on to its end by itself")
    help = msg("ask below the last line of the round whether the game ends: `if …`, and below it `end game by …`")
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=help)


def _done_behind_where(stop: Stop) -> Diagnostic | None:
    """`each player where inn is in their hand gains 1 coin`."""
    words, at = stop.words, len(stop.line)
    if (
        words[:1] != ["each"]
        or words[2:3] != ["where"]
        or not 4 < at < len(words)
        or stop.type != "NAME"
        or not words[at].endswith("s")
    ):
        return None
    done = as_written([words[at].removesuffix("s"), *words[at + 1 :]])
    help = msg("write `{}`, and below it, four spaces deeper, `{}`", as_written(words[:at]), done)
    return stop.slip(msg("what they do stands below the `where`"), stop.token, help=help, code="same-line")


def _to_each(stop: Stop) -> Diagnostic | None:
    """`deal each player 2 cards`."""
    words = stop.words
    if stop.type != "EACH" or len(stop.line) != 1 or words[2:3] not in (["player"], ["opponent"]) or not words[3:]:
        return None
    if words[0] in OTHERWISE_SAID or stop.in_head:
        return None
    verb = ELSEWHERE[words[0]].name if words[0] in ELSEWHERE else words[0]
    help = msg("write `{}`", as_written([*words[1:3], f"{verb}s", *words[3:]]))
    return stop.slip(msg("who does something stands in front of it"), stop.whole_line[0], stop.token, help=help)


def _where_nothing_is(stop: Stop) -> Diagnostic | None:
    """`choose a space where no worker is`."""
    words, at = stop.words, len(stop.line)
    if words[at - 2 : at] != ["where", "no"] or words[at + 1 : at + 2] not in (["is"], ["lies"], ["stands"]):
        return None
    message = msg("whether something lies there is asked of the place")
    help = msg("write `where its PLACE is empty`, with the zone in which each {} lies", words[at])
    return stop.slip(message, stop.line[-1], stop.whole_line[-1], help=help)


def _won_or_taken(stop: Stop) -> Diagnostic | None:
    """`the player with the highest strength wins the trick`."""
    words = stop.words
    verb = words[-3].removesuffix("s") if len(words) > 3 else ""
    if words[-2:-1] != ["the"] or verb not in ("win", "take", "lose", "lead") or len(stop.line) < len(words) - 2:
        return None
    meant = as_written([*words[:-3], f"{words[-3]}_{words[-1]}"])
    help = msg("declare a verb, `to {}`, with what is done below it, and write `{}`", f"{verb}_{words[-1]}", meant)
    return stop.slip(msg("what that means says a verb of yours"), stop.whole_line[-3], stop.whole_line[-1], help=help)


def _in_round(stop: Stop) -> Diagnostic | None:
    """`in round 4, 7 and 8` above a block, `if it is round 4`."""
    words = stop.words
    begins = 3 if words[:3] == ["if", "it", "is"] else 1 if words[:1] in (["in"], ["during"]) else 0
    if not begins or stop.in_head or len(words) < begins + 2:
        return None
    name, numbers = words[begins], [word for word in words[begins + 1 :] if word.isdigit()]
    if not name.isidentifier() or not numbers or words[begins + 1] != numbers[0]:
        return None
    meant = f"{name} is {'either ' if numbers[1:] else ''}{', '.join(numbers[:-1])}{' or ' if numbers[1:] else ''}"
    help = msg("write `if {}`, of a counter `{}` that you count up", meant + numbers[-1], name)
    message = msg("which `{}` it is says a counter of yours", name)
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=help)


RULEBOOK = (
    _done_behind_where, _to_each, _where_nothing_is, _won_or_taken, _in_round,
    _closed, _that_player, _anybody, _how_often, _in_that_order, _into_each, _equal_to, _top_sum, _name_before_sort,
    _up_and_down, _set_all, _lacking, _finish_round,
)  # fmt: skip
