"""Slips of somebody who writes a card as it is printed: `at the end of the game:`, `from his hand`, `once per round`.

They are asked before those of `everyday`; each knows what was meant well enough to say the line anew.
"""

from __future__ import annotations

import itertools

from interpreter.report.diagnostic import Diagnostic
from interpreter.report.message import msg
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written
from interpreter.syntax.verbs import OTHERWISE_SAID, VERBS
from interpreter.text.article import article

WHOSE = {"his": "their", "her": "their", "hers": "their", "my": "your", "our": "your"}
EACH = ("every", "any", "all")
PLAYERS = ("player", "players", "opponent", "opponents")
BEGINS = ("start", "beginning", "end")
ENDS = ("end of game", "game end", "game ends", "end of play")


def _end(stop: Stop) -> int:
    """The position behind the last word of the line, where a colon may stand."""
    return stop.at + len(stop.line_words) - len(stop.line)


def _game_ends(stop: Stop) -> Diagnostic | None:
    """`at the end of the game:`, `on end of game:`, `when the game ends:`."""
    words = stop.line_words
    if not words or words[0] not in ("at", "on", "after", "before", "when"):
        return None
    if " ".join(word for word in words[1:] if word != "the") not in ENDS:
        return None
    message, end = msg("the end of the game is a moment of its own"), stop.tokens[_end(stop) - 1]
    return stop.slip(message, stop.first, end, help=msg("write `{}`", "end of game:"), fix="end of game")


def _edge(stop: Stop) -> Diagnostic | None:
    """`at the start of each round:`, `at the beginning of the round:`."""
    words = [word for word in stop.line_words if word not in ("the", "each", "every", "a", "your", "their")]
    if len(words) < 4 or words[0] not in ("at", "on") or words[1] not in BEGINS or words[2] != "of":
        return None
    if not all(map(str.isidentifier, words[3:])):
        return None
    edge = "end" if words[1] == "end" else "start"
    message, meant = (
        msg("where a phase begins or ends is said without `the` and `of`"),
        f"at {'_'.join(words[3:])} {edge}",
    )
    end = stop.tokens[_end(stop) - 1]
    return stop.slip(message, stop.first, end, help=msg("write `{}`", f"{meant}:"), fix=meant)


def _other_word_for_when(stop: Stop) -> Diagnostic | None:
    """`whenever you visit:`, `if you visit:`, `while your grain is 3:`, right under a thing."""
    words, first = stop.line_words, stop.first
    if stop.depth != 1 or stop.tokens[1].type != "NAME" or not words or words[0] not in ("whenever", "if", "while"):
        return None
    if stop.tokens[_end(stop)].type != "COLON":
        return None
    message, rest = msg("`{}` does not say when", first), " ".join(words[1:])
    help = msg(
        "write `after {}:` for what is done; for as long as something is so, write `always:` and an `if` below it", rest
    )
    return stop.slip(message, first, help=help)


def _thing_as_moment(stop: Stop) -> Diagnostic | None:
    """`after your visit:`, `after each visit:`."""
    line = stop.line
    if stop.type != "COLON" or stop.depth != 1 or not line or line[0].type != "AROUND":
        return None
    help = msg("write who does what: `{} you VERB:`, `{} a player VERBS:`", line[0], line[0])
    return stop.slip(msg("a moment is told by who does it"), line[0], line[-1], help=help)


def _others(stop: Stop) -> Diagnostic | None:
    """`each other player loses 1 grain`, `other players lose 1 grain`, `every opponent` above a block."""
    at = stop.at - len(stop.line)
    if stop.type == "_INDENT":
        at = stop.at - 1 - len(stop.line_above)
    first, second, third = (*stop.tokens[at : at + 3], *[stop.token] * 3)[:3]
    last = third if str(first) in ("each", *EACH) and str(second) == "other" else second
    if str(last) not in PLAYERS or stop.in_head:
        return None
    if last is second and str(first) not in ("other", "another", "every", "any"):
        return None
    who = "opponent" if "other" in str(first) or last is third else str(last).removesuffix("s")
    message = msg(
        "`{}` cannot do something together: each of them does it",
        as_written(stop.tokens[at : stop.tokens.index(last) + 1]),
    )
    help = msg("write `each {} …`", who)
    return stop.slip(message, first, last, help=help, fix=f"each {who}")


def _other_in_moment(stop: Stop) -> Diagnostic | None:
    """`after another player visits you:`, `before any player visits:`."""
    first, second, third = (*stop.tokens[stop.at - len(stop.line) :], *[stop.token] * 3)[:3]
    if first.type != "AROUND" or str(second) not in ("another", "other", *EACH, "each") or str(third) not in PLAYERS:
        return None
    who = "an opponent" if "other" in str(second) or "opponent" in str(third) else "a player"
    return stop.slip(msg("a moment is told by who does it"), second, third, help=msg("write `{}`", who), fix=who)


def _for_every(stop: Stop) -> Diagnostic | None:
    """`gain 1 grain for every inn in your row`, `zone row of inn per player`."""
    if stop.rest[:1] == ["every"] and stop.rest[1:2] and stop.rest[1].isdigit():
        return None
    per = str(stop.token) == "per" and stop.in_head
    if not per and (str(stop.token) != "for" or stop.rest[:1] not in (["every"], ["any"], ["all"])):
        return None
    message, every = msg("what is counted is said with `for each`"), stop.token if per else stop.tokens[stop.at + 1]
    return stop.slip(message, stop.token, every, help=msg("write `{}`", "for each"), fix="for each")


def _unless(stop: Stop) -> Diagnostic | None:
    """`unless your grain is 3`."""
    if str(stop.first) != "unless" or stop.in_head:
        return None
    return stop.otherwise_said([stop.first], "if not")


def _and_does(stop: Stop) -> Diagnostic | None:
    """`gain 1 grain and draw 1 card`."""
    behind = stop.rest[:1]
    if stop.type != "AND" or not stop.line or stop.line[0].type == "IF" or not behind or behind[0] not in VERBS:
        return None
    message = msg("what `{}` does stands on a line of its own", behind[0])
    return stop.slip(message, help=msg("write it on the next line, without `and`"), code="same-line")


def _when_somebody_does(stop: Stop) -> Diagnostic | None:
    """`when a player visits an opponent:`, `when built:`."""
    line, words = stop.line, stop.line_words
    if not line or line[0].type != "WHEN" or "WOULD" not in stop.accepts or len(words) < 2:
        return None
    rest = as_written(words[1:]).replace(" ,", ",")
    message = msg("`{}` is no moment; `when` stands only before what somebody `would` do", f"{words[0]} {rest}")
    help = msg("write `after {}:`, or `before {}:` if it comes ahead of that", rest, rest)
    if "this" in words or len(words) == 2:
        help = msg(
            "write `on VERB:` for what is done with this card, as `on build:`, and `after VERB:` for what you did"
        )
    return stop.slip(message, line[0], stop.token, help=help)


def _passive(stop: Stop) -> Diagnostic | None:
    """`after an opponent is visited:`."""
    line = stop.line
    if stop.type != "IS" or stop.depth != 1 or not line or str(line[0]) not in ("after", "before", "on"):
        return None
    message = msg("a moment is told by who does it")
    return stop.slip(message, help=msg("write who does what to whom: `{} a player VERBS you:`", line[0]))


def _once_per(stop: Stop) -> Diagnostic | None:
    """`once per round`, `once each round`."""
    before = stop.before
    if before is None or before.type not in ("ONCE", "USED_ONCE") or str(stop.token) not in ("per", "each", "every"):
        return None
    return stop.slip(msg("`{} {}` is said `{} a`", before, stop.token, before), help=msg("write `{}`", "a"), fix="a")


def _used_once(stop: Stop) -> Diagnostic | None:
    """`after visit used once a round:`, with no comma."""
    if stop.type != "USED_ONCE" or "COMMA" not in stop.accepts or not stop.line:
        return None
    return stop.missing_comma()


def _either(stop: Stop) -> Diagnostic | None:
    """`either`, `choose one of` and `choose 1`, above a block of options."""
    of_one = [str(token) for token in stop.line] == ["choose", "one"] and str(stop.token) == "of"
    above = stop.line_above if stop.type == "_INDENT" else []
    first = last = stop.token
    if [str(token) for token in above] == ["choose", "1"]:
        first, last = above[0], above[1]
    elif of_one:
        first = stop.line[0]
    elif stop.line or str(stop.token) != "either" or "NEEDS" not in stop.accepts:
        return None
    message = msg("options stand below `choose one`, each on a line of its own")
    return stop.slip(message, first, last, help=msg("write `{}`", "choose one"), fix="choose one")


def _choose_one(stop: Stop) -> Diagnostic | None:
    """`choose one card from your hand`."""
    if [str(token) for token in stop.line[-2:]] not in (["choose", "one"], ["chooses", "one"]) or stop.type != "NAME":
        return None
    meant = article(str(stop.token))
    return stop.slip(
        msg("one thing is chosen with `{}`", meant), stop.line[-1], help=msg("write `{}`", meant), fix=meant
    )


def _what_comes_next(stop: Stop) -> Diagnostic | None:
    """`pay 2 grain, then draw 3 cards`, `for each inn in this row gain 1 grain`, `if your grain is 3, gain 1 coin`."""
    if not stop.line or stop.in_head:
        return None
    if str(stop.token) == "then" and (str(stop.before) == "," or stop.line[0].type == "NAME"):
        help = msg("what comes next stands on the next line")
        return stop.slip(msg("`then` is left out"), help=help, code="same-line")
    if stop.type == "COMMA" and stop.line[0].type == "IF" and stop.after() in ("NAME", "MAY", "YOU", "EACH", "CHOOSE"):
        message, help = msg("what is done stands below the `if`"), msg("move it to the next line, four spaces deeper")
        return stop.slip(message, help=help, code="same-line")
    if stop.type != "NAME" or str(stop.token) not in VERBS or stop.line[0].type not in ("FOR_EACH", "IF"):
        return None
    message = msg("what `{}` does stands on a line of its own", stop.token)
    return stop.slip(message, help=msg("move it to the next line, four spaces deeper"), code="same-line")


def _that_is(stop: Stop) -> Diagnostic | None:
    """`each card in this row that is blue`, `a card in this row whose price is 2`."""
    word, rest = str(stop.token), stop.rest
    if word not in ("that", "which", "who", "whose") or stop.before is None or not rest:
        return None
    if word == "who" and str(stop.before) in ("player", "opponent") and stop.token.type == "NAME" and "is" not in rest:
        message = msg("what a player has done is not asked")
        help = msg(
            "keep who it was in a mark, `mark WHO` with a line `names player`; or declare `value VALUE of player "
            "= …`, and write `the player with the highest VALUE`"
        )
        return stop.slip(message, help=help)
    meant = f"where {'its' if word == 'whose' else 'it'} {' '.join(rest)}"
    help = msg("write `{}`, and round brackets round the things with it, unless they end the line", meant)
    return stop.slip(msg("a condition on things stands behind `where`"), help=help)


def _late_name(stop: Stop) -> Diagnostic | None:
    """`choose a card from your hand where it is blue as kept`."""
    where = [at for at, token in enumerate(stop.line) if token.type in ("WHERE", "WHILE", "UNTIL")]
    if stop.type != "AS" or not where or not stop.rest:
        return None
    name, said = f"as {stop.rest[0]}", as_written(stop.line[: where[0]])
    word = stop.line[where[0]]
    message = msg("the name of what is chosen stands before its `{}`", word)
    return stop.slip(message, stop.token, stop.tokens[stop.at + 1], help=msg("write `{} {} {} …`", said, name, word))


def _early_name(stop: Stop) -> Diagnostic | None:
    """`choose a card as kept from your hand where it is blue`."""
    words = list(map(str, stop.line))
    if stop.type not in ("FROM", "IN", "ON") or words[-2:-1] != ["as"] or len(words) < 4:
        return None
    rest = stop.rest
    end = next((at for at, word in enumerate(rest) if word == "where"), len(rest))
    meant = as_written([*words[:-2], stop.token, *rest[:end], *words[-2:], *rest[end:]])
    message = msg("the name of what is chosen stands behind its place")
    return stop.slip(message, stop.line[-2], stop.line[-1], help=msg("write `{}`", meant))


def _neighbour(stop: Stop) -> Diagnostic | None:
    """`each card above this card`, `if the card below is blue`."""
    line = [*stop.line, *stop.tokens[stop.at : stop.at + 3]]
    for token, following in itertools.pairwise(line):
        if str(token) in ("card", "cards") and str(following) in ("above", "below"):
            message = msg("the neighbours of a card in its pile have names")
            return stop.slip(message, token, following, help=msg("write `{}`", f"this card's card_{following}"))
    return None


def _whose(stop: Stop) -> Diagnostic | None:
    """`from his hand`, `my grain`, `in opponents' hand`."""
    before = stop.before
    guilty = before if before is not None and str(before) in WHOSE else stop.token
    meant = WHOSE.get(str(guilty)) or (f"your {guilty}" if guilty.type == "OPPONENTS" else None)
    if meant is None or stop.in_head or (meant in ("your", "their") and guilty.type != "NAME"):
        return None
    message = msg("`{}` does not say whose it is", guilty)
    return stop.slip(message, guilty, help=msg("write `{} …`", meant), fix=str(meant))


def _into(stop: Stop) -> Diagnostic | None:
    """`put a card from your hand in your row`, `put a card from your hand at the bottom of deck`."""
    if stop.type not in ("IN", "ON", "AT") or not stop.line or str(stop.line[0]) != "put" or "IN" in stop.accepts:
        return None
    message = msg("where something is put is said with `into`, `onto` or `under`")
    end = [word for word in stop.rest if word != "the"]
    if end[:1] in (["top"], ["bottom"]) and end[1:2] == ["of"]:
        meant = "onto" if end[0] == "top" else "under"
        help = msg("write `{}`", f"{meant} {as_written(end[2:])}")
        return stop.slip(message, stop.token, stop.behind()[-1], help=help)
    if stop.type == "AT":
        return None
    meant = "into" if stop.type == "IN" else "onto"
    return stop.slip(message, help=msg("write `{}`", meant), fix=meant)


def _otherwise_said(stop: Stop) -> Diagnostic | None:
    """`give you 1 card from their hand`, `look at top 3 of deck`, `swap a card with an opponent`."""
    word = str(stop.line[0]).removesuffix("s") if stop.line else ""
    if word not in OTHERWISE_SAID or stop.in_head or stop.type in ("OR", "AND"):
        return None
    message = msg("what `{}` says on a card is written in other words", stop.line[0])
    return stop.slip(message, stop.line[0], help=OTHERWISE_SAID[word], code="unknown-verb")


def _until(stop: Stop) -> Diagnostic | None:
    """`draw cards until you have 5`, `repeat until your grain is 5`."""
    if "until" not in [str(token) for token in (*stop.line[-1:], stop.token)] or stop.in_head:
        return None
    guilty = stop.token if str(stop.token) == "until" else stop.line[-1]
    message = msg("`until` is not said here: nothing may go on for ever")
    if stop.whole_line[0].type == "TAKE_TURNS":
        help = msg(
            "write `take turns from first while CONDITION`: who it holds for has a turn, as long as there is one"
        )
        return stop.slip(message, guilty, help=help)
    help = msg(
        "write `repeat at most 10 times while CONDITION`, and what is repeated below it; up to 5 cards are drawn by "
        "`draw (5 - number of cards in your hand) cards`"
    )
    return stop.slip(message, guilty, help=help)


def _with_what(stop: Stop) -> Diagnostic | None:
    """`fight army with enemy`, `fight army with an enemy`."""
    line = stop.line[: len(stop.line) - (stop.type in LINE_BREAKS)]
    if stop.in_head or len(line) < 2 or line[-1].type != "WITH":
        return None
    if str([*stop.line, stop.token][len(line)]) == "discount":
        return stop.slip(msg("how much discount?"), help=msg("write `{}`", "with discount 2"), code="missing-number")
    help = msg("a thing stands behind the word that its verb was declared with: `by`, `to`, `into`, `onto`, `under` …")
    return stop.slip(msg("behind `with` stand the name of a number and how much it is"), line[-1], help=help)


def _roll_for(stop: Stop) -> Diagnostic | None:
    """`roll a d6 for enemy`."""
    line = stop.line
    verb = next((at for at, token in enumerate(line[:3]) if str(token).removesuffix("s") == "roll"), None)
    if verb is None or str(stop.token) != "for" or stop.in_head:
        return None
    help = msg("write `roll 1 {} as thrown`, and on the next lines `(total of thrown)`", line[-1])
    return stop.slip(msg("`{}` does not take `{}`", line[verb], as_written(stop.behind())), help=help)


def _related(stop: Stop) -> Diagnostic | None:
    """`choose a square next_to army's square`, without its `to`."""
    line = stop.line
    if str(stop.token) != "'s" or len(line) < 4 or {token.type for token in line[-3:]} != {"NAME"} or stop.in_head:
        return None
    meant = as_written([line[-3], line[-2], "to", line[-1], *stop.behind()])
    return stop.slip(msg("behind a relation stands `to`"), line[-1], stop.token, help=msg("write `{}`", meant))


SPOKEN = (
    _game_ends, _edge, _other_word_for_when, _other_in_moment, _thing_as_moment, _others, _for_every, _unless,
    _and_does, _when_somebody_does, _passive, _once_per, _used_once, _either, _choose_one, _what_comes_next, _that_is,
    _late_name, _early_name, _neighbour, _whose, _into, _roll_for, _related, _otherwise_said, _with_what, _until,
)  # fmt: skip
