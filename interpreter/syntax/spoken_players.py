"""Slips about who does it, and when: `the first player draws`, `your left neighbour`, `each player simultaneously`.

They are asked before those of `spoken_amounts`; each says the words anew as they can really be written.
"""

from __future__ import annotations

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written
from interpreter.syntax.verbs import OTHERWISE_SAID
from interpreter.text.article import article

SIDES = ("left", "right")
OTHERS = ("player", "players", "opponent", "opponents")
TOGETHER = ("simultaneously", "together", "secretly")
FOR_A_WHILE = ("dealer", "active", "current", "winner", "loser", "captain", "judge")  # that pass on
WHOEVER = ("rival", "second", "third", "player", "opponent", "target")  # who may be meant where nobody is named


def one_by_one(noun: str) -> Message:
    """What helps where several are wanted of which only one can be chosen at a time."""
    one = f"{article(noun)} {noun}"
    return msg("write `choose {} as former`, then `choose {} as latter where it is not former`", one, one)


def who_changes(name: str) -> Message:
    """What helps where somebody is called by what he is for a while."""
    return msg("declare `mark {}` with a line `names player`; then `{}` alone is that player", name, name)


def _named_player(stop: Stop) -> Diagnostic | None:
    """`the first player draws 1 card`, `your left neighbour`, `the player to your left`, `choose another player`."""
    line, words = stop.whole_line, stop.words
    for at, word in enumerate(words):
        the = at - 1 if at and words[at - 1] == "the" else at
        if word == "first" and words[at + 1 : at + 2] == ["player"] and stop.in_head and not at:
            help = msg("he is always `{}`; `{}` passes it on, in a verb or under `play:`", "first", "set first to …")
            return stop.slip(msg("who is first player needs no declaration"), line[0], line[1], help=help)
        if word == "first" and words[at + 1 : at + 2] == ["player"]:
            return stop.otherwise_said(line[the : at + 2], "first")
        if word in SIDES and words[at + 1 : at + 2] in (["neighbour"], ["neighbor"], ["player"]):
            start = max(at - 1, 0)
            whose = words[start] if at and words[start] != "the" else "your"
            return stop.otherwise_said(line[start : at + 2], f"{whose} {word}")
        if word == "player" and words[at + 1 : at + 2] in (["to"], ["on"]) and words[at + 3 : at + 4][:1] != []:
            whose, side = words[at + 2 : at + 4]
            if side in SIDES:
                whose = "your" if whose == "the" else whose
                return stop.otherwise_said(line[the : at + 4], f"{whose} {side}")
        if word in ("next", "previous") and words[at + 1 : at + 2] == ["player"]:
            return stop.otherwise_said(line[the : at + 2], "your left" if word == "next" else "your right")
        if word.endswith("est") and len(word) > 4 and words[at + 1 : at + 2] in (["player"], ["opponent"]):
            who = words[at + 1]
            help = msg("write `the {} with the highest COUNTER`, or `lowest`", who)
            return stop.slip(msg("what a player has most of is told by its name"), line[the], line[at + 1], help=help)
        is_stop = words[0] == "choose" or str(stop.before) == "another"
        if word == "another" and at and words[at + 1 : at + 2] and words[at + 1] in OTHERS and is_stop:
            return stop.otherwise_said(line[at : at + 2], "an opponent")
    return None


def _several_players(stop: Stop) -> Diagnostic | None:
    """`2 opponents lose 1 coin`, `steal 1 coin from 2 opponents`."""
    if stop.type != "NUMBER" or stop.rest[:1] not in (["players"], ["opponents"]):
        return None
    first, last = stop.behind()[:2]
    help = one_by_one(last.removesuffix("s"))
    return stop.slip(msg("several players are chosen one after the other"), first, last, help=help)


def _at_the_same_time(stop: Stop) -> Diagnostic | None:
    """`each player simultaneously` above a block, `each player reveals a card at the same time`."""
    line, words = stop.whole_line, stop.words
    if words[:1] not in (["each"], ["all"], ["every"]) or len(words) < 3 or words[1] not in OTHERS:
        return None
    same = next((at for at, word in enumerate(words) if words[at : at + 4] == ["at", "the", "same", "time"]), None)
    at = next((at for at, word in enumerate(words) if word in TOGETHER or word == "at once"), same)
    if at is None or (words[at] == "at once" and at == 2 and words[0] == "each"):
        return None
    last = at + 3 if at == same else at
    message = msg("what all choose before anybody sees it stands below `at once`")
    meant = f"each {words[1].removesuffix('s')} at once"
    help = msg("write `{}`, and below it, four spaces deeper, what each of them chooses", meant)
    fix = meant if last == len(words) - 1 and at == 2 else None
    first = line[0] if fix else line[at]
    return stop.slip(message, first, line[last], help=help, fix=fix)


def _must(stop: Stop) -> Diagnostic | None:
    """`must follow suit`, `you must follow suit if possible`: what is done only under a condition."""
    at = next((at for at, token in enumerate(stop.whole_line[:2]) if str(token) == "must"), None)
    if at is None or stop.in_head:
        return None
    message = msg("what somebody must do, or may do only so, is said by what it needs")
    return stop.slip(message, stop.whole_line[at], help=OTHERWISE_SAID["must"], code="unknown-verb")


def _each_from(stop: Stop) -> Diagnostic | None:
    """`each player from dealer's left`, `each player, beginning with dealer`."""
    words = stop.line_words
    at = next((at for at, word in enumerate(words) if word in ("from", "beginning", "starting")), None)
    if words[:2] != ["each", "player"] or at not in (2, 3) or (at == 3 and words[2] != ","):
        return None
    named = words[at + 1 + (words[at + 1 : at + 2] in (["with"], ["from"])) :]
    named = named[1:] if named[:1] == ["the"] else named
    end = next((end for end in range(1, len(named), 2) if named[end] != "'s"), len(named))
    who = as_written(named[:end]) or "…"
    message = msg("`each player` goes round from `first`")
    help = msg("write `set first to {}` above; or `take turns from {} while CONDITION`", who, who)
    return stop.slip(message, stop.whole_line[at], help=help)


def _extreme_one(stop: Stop) -> Diagnostic | None:
    """`highest bidder pays 1 coin`."""
    line = stop.whole_line
    if not line or line[0].type != "EXTREME" or stop.in_head or len(line) < 3:
        return None
    message = msg("what a player has most of is told by its name")
    help = msg("write `the {} with the {} COUNTER`", "player", line[0])
    if stop.words[2:] in (["win"], ["wins"]):
        less = "0 - " if line[0] == "lowest" else ""
        message, help = msg("who wins is what the scoring says"), msg("write `{}`", f"rank by {less}their {line[1]}")
    return stop.slip(message, line[0], line[1], help=help)


def _dealt(stop: Stop) -> Diagnostic | None:
    """`deal 6 cards to each player`."""
    line, words = stop.whole_line, stop.words
    if words[:1] not in (["deal"], ["give"]) or "to" not in words or words[-1] not in OTHERS or stop.in_head:
        return None
    message = msg("the verb `{}` does not exist", words[0])
    dealt = " ".join(words[1 : words.index("to")])
    help = msg("write `each {} draws {}`", words[-1].removesuffix("s"), dealt)
    return stop.slip(message, line[0], help=help, code="unknown-verb")


def _player_with(stop: Stop) -> Diagnostic | None:
    """`the player with highest fame`, `the player with the highest fame's hand`, `… the highest (lead for led)`."""
    line, words = stop.whole_line, stop.words
    at = next((at for at, word in enumerate(words) if word == "with" and words[at - 1] in OTHERS), None)
    if at is not None and line[at + 1 : at + 2] and line[at + 1].type == "EXTREME":
        return stop.otherwise_said(line[at : at + 2], f"with the {words[at + 1]}")
    at = next((at for at, token in enumerate(line) if token.type == "WITH_THE" and at > 1), None)
    if at is None or words[at - 1] not in OTHERS or words[at - 2] != "the":
        return None
    if words[at + 2 : at + 3] == ["'s"]:
        who = " ".join(words[at - 2 : at + 2])
        help = msg("put brackets round whoever it is: `({})'s …`", who)
        return stop.slip(msg("it does not show what belongs to `{}`", who), line[at - 2], line[at + 2], help=help)
    if words[at + 1 : at + 2] != ["("] and words[at + 2 : at + 3] not in (["for"], ["of"], ["against"]):
        return None
    message = msg("behind `{}` stands one word, a counter or a value of a player alone", words[at])
    help = msg("declare `value VALUE of player = …`, and write `the player {} VALUE`", words[at])
    return stop.slip(message, line[at - 2], line[at], help=help)


def _player_for_whom(stop: Stop) -> Diagnostic | None:
    """`the player with queen in hand gains 1 coin`, `the player where queen is in their hand gains 1 coin`."""
    line, words = stop.whole_line, stop.words
    at = next((at for at, word in enumerate(words) if at > 1 and word in ("with", "where")), 0)
    if at < 2 or words[at - 2] != "the" or words[at - 1] not in ("player", "opponent") or stop.in_head:
        return None
    told = f"{words[at + 1]} is in their PLACE" if words[at] == "with" and "in" in words[at:] else "…"
    if (words[at] == "with" and told == "…") or (words[at] == "where" and at > 2):
        return None
    who = words[at - 1]
    help = msg("write `{}`", f"the {who} where {told}")
    if at == 2:
        help = msg("write `{}`, and below it, four spaces deeper, what they do", f"each {who} where {told}")
    return stop.slip(msg("for whom something holds is said behind `where`"), line[at - 2], line[at], help=help)


def _extreme_alone(stop: Stop) -> Diagnostic | None:
    """`the player with the lowest coin`, and nothing behind it."""
    words = stop.words
    if words[:2] not in (["the", "player"], ["the", "opponent"]) or len(words) != 4 or stop.type not in LINE_BREAKS:
        return None
    less = "0 - " if words[2].endswith("lowest") else ""
    help = msg(
        "write behind it what they do; who wins is what the scoring says: `{}`", f"rank by {less}their {words[3]}"
    )
    return stop.slip(msg("this says who, and not what they do"), stop.whole_line[0], stop.whole_line[-1], help=help)


def _whoever_has(stop: Stop) -> Diagnostic | None:
    """`whoever has the most coins gains 1 fame`."""
    line, words = stop.whole_line, stop.words
    if words[:3] != ["whoever", "has", "the"] or words[3:4] not in (["most"], ["fewest"], ["least"]) or len(words) < 5:
        return None
    word = "highest" if words[3] == "most" else "lowest"
    return stop.otherwise_said(line[:5], f"the player with the {word} {words[4]}")


def _somebody_for_a_while(stop: Stop) -> Diagnostic | None:
    """`the dealer gains 1 coin`, `current player gains 1 coin`: somebody who is such a one for a while."""
    line, words = stop.whole_line, stop.words
    start = 1 if words[:1] == ["the"] else 0
    if words[start : start + 1] == [] or words[start] not in FOR_A_WHILE or stop.in_head:
        return None
    last = start + (words[start + 1 : start + 2] == ["player"])
    if not start and last == start:
        return None
    message = msg("`{}` is a player who changes", " ".join(words[start : last + 1]))
    return stop.slip(message, line[0], line[last], help=who_changes(words[start]))


def _over_in_scenario(stop: Stop) -> Diagnostic | None:
    """`the game ends`, `game ended by unrest`, `end game by unrest`, under `then`."""
    ends = {"end", "ends", "ended", "over", "finished"}.intersection(stop.words)
    if not ends or "game" not in stop.words or "THEN" not in [token.type for token in stop.tokens[: stop.at]]:
        return None
    help = msg("write `game is over`, or `ending is {}` for the way in which it ended", "ENDING")
    message = msg("a scenario asks how the game stands")
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=help)


def _over(stop: Stop) -> Diagnostic | None:
    """`lose the game`, `the game ends`, `the game is over`."""
    words = stop.words
    known = {"the", "game", "is", "over", "ends", "lose", "loses", "everybody", "everyone", "you"}
    if "game" not in words or stop.in_head or not set(words) <= known:
        return None
    message = msg("the end of a game is told with its reason")
    help = msg("write `end game by ENDING`; where nobody wins then, that `ending` has a line `lost yes`")
    return stop.slip(message, stop.whole_line[0], stop.whole_line[-1], help=help)


def _apostrophe(stop: Stop) -> Diagnostic | None:
    """`put it into winners hand`, `rivals fame is 3`: what somebody has, without its apostrophe."""
    before = stop.before
    if stop.type != "NAME" or before is None or before.type != "NAME" or not before.endswith("s") or stop.in_head:
        return None
    name = before.removesuffix("s")
    known = {*WHOEVER, *(str(token) for token in stop.tokens if token.type == "NAME")}
    if name not in known or (before in ("players", "opponents") and len(stop.line) == 1):
        return None
    message, meant = msg("`{}` does not say whose it is", before), f"{name}'s"
    return stop.slip(message, before, help=msg("write `{} …`", meant), fix=meant)


def _without_the(stop: Stop) -> Diagnostic | None:
    """`player with the highest fame gains 1 coin`."""
    if stop.type != "WITH_THE" or len(stop.line) != 1 or str(stop.before) not in ("player", "opponent"):
        return None
    return stop.otherwise_said(stop.line, f"the {stop.before}")


def _your_such_thing(stop: Stop) -> Diagnostic | None:
    """`choose your red stall`."""
    line = stop.line
    if stop.type != "NAME" or [token.type for token in line[1:]] != ["POSSESSIVE", "NAME"] or str(line[0]) != "choose":
        return None
    message = msg("behind `your` stands one word: a place, a number, or a thing that belongs to a player")
    meant = f"choose {article(str(line[2]))} {line[2]} {stop.token}"
    help = msg("write `{} from your PLACE`, or behind `where` what is so of it", meant)
    return stop.slip(message, line[1], stop.token, help=help)


PLAYERS = (
    _your_such_thing,
    _without_the,
    _must,
    _player_with,
    _player_for_whom,
    _extreme_alone,
    _whoever_has,
    _somebody_for_a_while,
    _over_in_scenario,
    _over,
    _named_player,
    _several_players,
    _at_the_same_time,
    _each_from,
    _extreme_one,
    _dealt,
    _apostrophe,
)
