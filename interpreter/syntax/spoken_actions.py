"""How somebody asks for actions in other words: `take 1 action`, `choose an action`, `build or rest`."""

from __future__ import annotations

import re

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.syntax.stop import Stop

ACT = "perform an action"
ASKED = re.compile(
    r"(?:(?:each|every) (?:player|opponent)|they|you)? ?(may )?"
    r"(?:take|do|perform|choose|pick|select|get|make|use|play|have|ha)(?:e?s)? "
    r"(?:(up to|at most|exactly) )?(an|a|one|1|their|his|her|your|the|two|three|four|\d+|any number of) "
    r"(?:different |more |available )?(?:action|actions)( twice)?"
)
ALTERNATIVES = re.compile(r"(?:(?:each player|they|you) )?(?:may )?(?:perform |take |do )?(\w+(?:, \w+)*),? or (\w+)")
WORDS = {"two": 2, "three": 3, "four": 4, "any number of": 10}


def action_meant(said: str) -> Message | None:
    """How an action is asked for that a line tries to; None if it does not: `perform an action`, or several times."""
    found = ASKED.fullmatch(said)
    if found is None:
        return None
    may, bound, many, twice = found.groups()
    perform = f"may {ACT}" if may or bound in ("up to", "at most") or many == "any number of" else ACT
    times = WORDS.get(many) or (int(many) if many.isdigit() else 2 if twice else 1)
    if times == 1:
        return msg("write `{}`", perform)
    return msg("write `repeat {} times`, and below it, four spaces deeper, `{}`", times, perform)


def _asked_for(stop: Stop) -> Diagnostic | None:
    """`take 1 action`, `perform one action`, `perform an action twice`."""
    said = " ".join(stop.words)
    help = action_meant(said)
    if help is None or stop.in_head:
        return None
    message = msg("`{}` is said `{}` here", said, ACT)
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=help)


def _one_of_two(stop: Stop) -> Diagnostic | None:
    """`build or rest`, `each player may perform build, trade or rest`."""
    found = ALTERNATIVES.fullmatch(" ".join(stop.words))
    if found is None or stop.type != "OR" or stop.in_head or stop.depth < 2:
        return None
    meant = f"{ACT} where it is either {found[1]} or {found[2]}"
    help = msg("of actions write `{}`; of anything else `choose one`, and below it a line for each", meant)
    return stop.slip(msg("`or` joins conditions, not what is done"), stop.whole_line[0], stop.whole_line[-1], help=help)


def _by_turns(stop: Stop) -> Diagnostic | None:
    """`players take turns`, `starting with the first player, each player`."""
    words = stop.words
    if stop.in_head or words[:2] not in (["players", "take turns"], ["starting", "with"]):
        return None
    message = msg("who has a turn is said by `{}` or `{}`", "each player", "take turns from first while CONDITION")
    help = msg("write `{}`, and below it what is done in a turn: it goes round from `first`", "each player")
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=help)


ACTIONS = (_asked_for, _one_of_two, _by_turns)
