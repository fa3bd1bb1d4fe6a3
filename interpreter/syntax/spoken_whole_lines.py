"""Whole lines of a rulebook that are said in another way here: `the second player gains 1 coin`, `refill market to 4`.

Each row is what a line looks like, and what to write in place of it. The parser asks for lines that it cannot read, the
check for those of which nobody knows the verb, or who acts.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import Message, msg
from interpreter.syntax.stop import Stop, as_written
from interpreter.syntax.verbs import ELSEWHERE, VERBS

Row = tuple[re.Pattern[str], Callable[[re.Match[str]], Message]]
SEATS = {"second": "first's left", "third": "first's left's left", "fourth": "first's left's left's left"}
SEATS |= {"last": "first's right", "next": "your left", "previous": "your right"}
ONWARDS = r"(?:clockwise|counterclockwise|on|left|right|to .+)"
KEEPS = r"(?:and )?(?:keep|choose|take|draw) (?:one|1|a \w+)(?: of them)?"
THEY = r"(?:you|they)"
FIRST = r"(?:the )?(?:first|start|starting)(?: player)?"


def one_line(line: str) -> Message:
    """What is written in place of the whole line."""
    return msg("write `{}`", line)


def two_lines(line: str, behind: str) -> Message:
    """A line, and the next one."""
    return msg("write `{}`, and on the next line `{}`", line, behind)


def with_block(line: str, below: str) -> Message:
    """A line, and what stands below it."""
    return msg("write `{}`, and below it, four spaces deeper, `{}`", line, below)


def passed_on(found: re.Match[str]) -> Message:
    """To whom the first player's place goes."""
    side = "right" if re.search(r"right|counter|previous", found[0]) else "left"
    return one_line(f"set first to first's {side}")


def who_wins(_found: re.Match[str]) -> Message:
    return msg("leave it out: whoever has the highest result wins")


def who_begins(_found: re.Match[str]) -> Message:
    return msg("leave it out: who begins is drawn by lot, or named when a match is begun")


def tie(_found: re.Match[str]) -> Message:
    return msg(
        "write below `scoring:` a line `rank by their result`, and below it `rank by their …` for what comes next"
    )


def filled(found: re.Match[str]) -> Message:
    place, number = found["place"], found["number"]
    return one_line(f"put top ({number} - number of cards in {place}) of PLACE into {place}")


def best_of(found: re.Match[str]) -> Message:
    place = found["place"]
    return two_lines(f"choose a card from top {found['number']} of {place or 'PLACE'}", "put it into your PLACE")


def somebody_who(found: re.Match[str]) -> Message:
    return two_lines("choose an opponent", f"opponent {found['verb'].removesuffix('s')}s {found['rest']}")


def paid_for(found: re.Match[str]) -> Message:
    """`you may pay 1 coin to gain 2 fame`."""
    price, verb = found["price"], "discard" if found["verb"].startswith("discard") else "pay"
    if not found["may"]:
        return two_lines(f"{verb} {price}", found["rest"])
    return msg("write `may`, and below it, four spaces deeper, `{}` and `{}`", f"{verb} {price}", found["rest"])


def traded(found: re.Match[str]) -> Message:
    return two_lines(f"pay {found['price']}", f"gain {found['rest']}")


def drawn_for_each(found: re.Match[str]) -> Message:
    things, _in, place = found["what"].partition(" in ")
    things = things if things.endswith("s") else f"{things}s"
    return one_line(f"draw (number of {things} in {place or 'your PLACE'}) cards")


def of_somebody(found: re.Match[str]) -> Message:
    """`destroy a house of an opponent`."""
    verb = ELSEWHERE[found["verb"]].name if found["verb"] in ELSEWHERE else found["verb"]
    return two_lines("choose an opponent", f"{verb} a {found['what']} from opponent's PLACE")


def done_again(_found: re.Match[str]) -> Message:
    return msg("write `repeat 2 times`, and below it, four spaces deeper, what is done twice")


def instead(found: re.Match[str]) -> Message:
    """`instead of drawing a card:`."""
    verb = found["verb"] if found["verb"] in VERBS else f"{found['verb']}e"
    return in_place_of("you", f"{verb} {found['rest']}")


def would(found: re.Match[str]) -> Message:
    return in_place_of(found["who"], found["rest"])


def in_place_of(who: str, done: str) -> Message:
    """The moment in which something else happens; of what is counted no article is said."""
    counted = re.sub("^(gain|lose) an? ", r"\1 ", done)
    return one_line(f"when {who} would {counted}:")


def if_done(_found: re.Match[str]) -> Message:
    return msg("write `may`, and below it, four spaces deeper, what may be done; what comes of it stands there, too")


def set_of_each(found: re.Match[str]) -> Message:
    return with_block("each player", f"set their {found['name']} to {found['value']}")


def started_with(found: re.Match[str]) -> Message:
    unit, number = found["unit"], found["number"]
    line = f"each player gains {number} {unit}"
    return msg("write `{}`; or below the line that declares it `start {}`", line, number)


def by_seat(found: re.Match[str]) -> Message:
    return one_line(f"{SEATS[found['seat']]} {found['rest']}")


def all_but(found: re.Match[str]) -> Message:
    verb, _space, rest = found["rest"].partition(" ")
    return with_block(f"each player where it is not {found['who']}", f"{verb.removesuffix('s')} {rest}")


def game_ends(found: re.Match[str]) -> Message:
    return with_block(f"if {found['so']}", "end game")


def has_most(found: re.Match[str]) -> Message:
    """`each player scores 5 points if they have the most coins`."""
    extreme = "highest" if found["most"] == "most" else "lowest"
    return one_line(f"each player with the {extreme} {found['unit']} scores {found['number']}")


def has_most_things(found: re.Match[str]) -> Message:
    """`the player with the most red houses scores 5`."""
    name, extreme = f"{found['which']}_{found['things']}", "highest" if found["most"] == "most" else "lowest"
    value = f"value {name} of player = number of ({found['things']} in player's PLACE where …)"
    line = f"each player with the {extreme} {name} {found['rest']}"
    return msg("declare `{}`, and write `{}`", value, line)


def for_each_own(found: re.Match[str]) -> Message:
    return one_line(f"{found['done']} for each {found['what']} in your PLACE")


ROWS: tuple[tuple[str, Callable[[re.Match[str]], Message]], ...] = (
    (r"(?:choose|pick|determine|draw|decide) (?:a |the )?(?:random )?first player.*", who_begins),
    (rf"{FIRST} is (?:chosen |drawn )?(?:random|at random|by lot)", who_begins),
    (r"the (?:youngest|oldest|eldest|tallest|last) player (?:starts|begins|goes first|is first)", who_begins),
    (rf"(?:pass|move|give|hand) {FIRST}(?: (?:marker|token|card|pawn))? {ONWARDS}", passed_on),
    (rf"(?:the )?(?:next|previous) player (?:becomes|is) {FIRST}", passed_on),
    (rf"{FIRST} (?:moves|passes|rotates|changes|goes)(?: {ONWARDS})?", passed_on),
    (r"(?:the )?player with (?:the )?(?:most|highest|best) (?:points?|score|result)(?: in the end)? wins.*", who_wins),
    (r"(?:the )?(?:highest|best) (?:score|result|total) wins.*|most points? wins?.*", who_wins),
    (r"(?:the )?player with (?:the )?(?P<most>most|fewest) (?P<which>[a-z]\w+) (?P<things>[a-z]\w+) (?P<rest>\w+s .+)",
     has_most_things),
    (r"in case of a tie.*|(?:if|when) (?:there is a tie|players (?:are tied|tie)|tied).*", tie),
    (r"set (?P<name>\w+) of (?:each|every|all) players? to (?P<value>.+)", set_of_each),
    (r"set (?:each|every) player's (?P<name>\w+) to (?P<value>.+)", set_of_each),
    (r"(?:each|every) player (?:starts|begins) with (?P<number>\d+) (?P<unit>\w+)", started_with),
    (r"(?:re)?fill(?: up)? (?:the )?(?P<place>\w+) (?:back )?(?:up )?(?:to|with) (?P<number>\d+)(?: \w+)?", filled),
    (r"the (?P<seat>second|third|fourth|last|next|previous) player (?P<rest>\w+s .+)", by_seat),
    (r"each player (?:except|but)(?: for)? (?:the )?(?P<who>\w+)(?: player)? (?P<rest>\w+s .+)", all_but),
    (r"(?:as soon as|when) (?P<so>.+?),? (?:the )?game (?:ends|is over)", game_ends),
    (r"(?:the )?game ends (?:when|if|as soon as) (?P<so>.+)", game_ends),
    (rf"(?:each player|they|you) scores? (?P<number>\d+)(?: points?)? if {THEY} have (?:the )?(?P<most>most|fewest) "
     r"(?P<unit>\w+)", has_most),
    (rf"draw (?P<number>\d+) (?P<place>)\w+,? {KEEPS}", best_of),
    (rf"(?:look at|reveal|draw) (?:the )?top (?P<number>\d+)(?: \w+)? of (?:the )?(?P<place>\w+),? {KEEPS}", best_of),
    (r"choose (?:a player|an opponent|another player),? (?:and )?(?:they|he|she) (?P<verb>\w+) (?P<rest>.+)",
     somebody_who),
    (rf"(?P<may>(?:you )?may )?(?P<verb>pays?|spends?|discards?) (?P<price>.+?)(?: to|:|,? if {THEY} do,?) "
     r"(?P<rest>(?!each|every)[a-z]\w+ .+)", paid_for),
    (rf"draws? (?:a|1) card for each (?P<what>.+?)(?: {THEY} (?:have|has|own|owns))?", drawn_for_each),
    (r"target (?:opponent|player) (?P<verb>\w+) (?P<rest>.+)", somebody_who),
    (r"(?P<verb>\w+) an? (?P<what>\w+) of (?:an opponent|another player|any player)", of_somebody),
    (r"repeat (?:this|the) (?:effect|action|line|ability)", done_again),
    (r"instead of (?P<verb>\w+)ing (?P<rest>.+):", instead),
    (r"if (?P<who>you|a player|an opponent|any player) would (?P<rest>.+):", would),
    (r"if (?:you|they) (?:did|do)(?: so| that)?", if_done),
    (r"(?:trade|exchange|convert|swap) (?P<price>\d+ \w+) (?:for|into|against) (?P<rest>\d+ \w+)", traded),
    (rf"(?P<done>.+) for each (?P<what>\w+ \w+) {THEY} (?:have|has|own|owns)(?: .+)?", for_each_own),
)  # fmt: skip
MOVED = re.compile(r"\w+ (?P<what>.+?) (?:to|in|into|on|onto|back to) (?P<where>(?:your |their )?[\w']+)")
LAID_OUT = re.compile(r"put (?P<number>\d+|an?) \w+ from (?P<place>\w+) (?P<joint>into|onto|under) (?P<where>.+)")
PATTERNS: tuple[Row, ...] = tuple((re.compile(pattern), meant) for pattern, meant in ROWS)


def line_meant(said: str) -> Message | None:
    """What to write in place of a whole line; None for a line that is like none of these."""
    for pattern, meant in PATTERNS:
        found = pattern.fullmatch(said)
        if found is not None:
            return meant(found)
    return None


def put_meant(said: str) -> Message | None:
    """How `move all cards from market to junk` and the like are said."""
    found = MOVED.fullmatch(said)
    return one_line(f"put {found['what']} into {found['where']}") if found is not None else None


def laid_out(said: str) -> Message | None:
    """How cards are put somewhere about which nobody decides: as they lie."""
    found = LAID_OUT.fullmatch(said)
    if found is None:
        return None
    number = f" {found['number']}" if found["number"].isdigit() else ""
    line = f"put top{number} of {found['place']} {found['joint']} {found['where']}"
    return msg("nobody chooses here: cards as they lie are `{}`", line)


def _whole_line(stop: Stop) -> Diagnostic | None:
    said = re.sub(r" ([,:])", r"\1", as_written(stop.words))
    help = line_meant(said) if stop.depth and not stop.in_head else None
    if help is None:
        return None
    return stop.slip(msg("this is said in another way here"), stop.whole_line[0], stop.whole_line[-1], help=help)


WHOLE_LINES = (_whole_line,)
