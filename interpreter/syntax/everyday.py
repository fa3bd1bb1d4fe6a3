"""Slips of somebody who writes as he speaks: everyday English and the signs of other languages.

`if you have 3 grain then …`, `every round:`, `gain 1 grain or 1 coin`, `- gain 1 grain`: each is answered with how it
is written here. They are asked before the hints of `slips`, which know what the grammar lacks.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, takewhile

from interpreter.report.diagnostic import Diagnostic, closest
from interpreter.report.message import msg
from interpreter.syntax.spoken_amounts import EXTREMES, SIZES
from interpreter.syntax.stop import LINE_BREAKS, Stop, as_written
from interpreter.syntax.verbs import VERBS
from interpreter.text import Span
from interpreter.text.article import article

MOVING = ("put", "move", "discard", "draw", "take", "pay")
OTHER_EXTREMES = {word: meant for word, meant in (EXTREMES | SIZES).items() if word != meant}
OPENS_THINGS = ("FOR_EACH", "NUMBER_OF", "ALL")
MOMENTS = ("on", "after", "at", "when", "always")
BY_CHANCE = msg("behind a verb and `choose` stands `a random card from PLACE`, or `2 random cards from PLACE`")
Hint = Callable[[Stop], Diagnostic | None]


def _sign_before_line(stop: Stop) -> Diagnostic | None:
    """`- gain 1 grain`, `+1 grain`, `+1 card`."""
    if stop.line or "NEEDS" not in stop.accepts or stop.type not in ("PLUS", "MINUS"):
        return None
    if stop.after() == "NUMBER":
        verb = "gain" if stop.type == "PLUS" else "lose"
        if stop.type == "PLUS" and stop.rest[1:2] in (["card"], ["cards"]):
            verb = "draw"
        message = msg("a line begins with what is done")
        return stop.slip(message, help=msg("write `{} {}`", verb, as_written(stop.rest)))
    message = msg("no `{}` stands before a line: indentation shows what belongs together", stop.token)
    following = stop.tokens[stop.at + 1]
    sign = stop.place(stop.token)
    behind = following.column if following.type not in LINE_BREAKS else None
    span = Span(sign.source, sign.line, sign.column, sign.line, behind or sign.end_column)
    return Diagnostic("unexpected-word", message, span, help=msg("delete it"), fix="")


def _one_for_digit(stop: Stop) -> Diagnostic | None:
    """`gain one grain`, `points one`."""
    follows = ("NAME", "FOR_EACH", *(LINE_BREAKS if stop.depth == 1 else ()))
    if str(stop.token) != "one" or not stop.line or stop.after() not in follows:
        return None
    return stop.slip(msg("numbers are written with digits"), help=msg("write `1`"), fix="1", code="missing-number")


def _all_who(stop: Stop) -> Diagnostic | None:
    """`all opponents lose 1 grain`, `all your workers go home`."""
    if stop.line or stop.type != "ALL" or "NEEDS" not in stop.accepts:
        return None
    who = next((word for word in stop.rest if word not in ("your", "their")), "")
    if who not in ("players", "opponents"):
        message, help = msg("a line begins with what is done"), msg("write `put all {} from PLACE into PLACE`", who)
        return stop.slip(message, help=help)
    message = msg("`all {}` cannot do something together: each of them does it", who)
    return stop.slip(message, help=msg("write `each {} …`", who[:-1]))


def _some_who(stop: Stop) -> Diagnostic | None:
    """`an opponent loses 1 grain`."""
    if stop.line or stop.type != "A" or "NEEDS" not in stop.accepts:
        return None
    who, *does = [*stop.rest, ""]
    if who not in ("player", "opponent"):
        return None
    name, done = "rival" if who == "opponent" else "target", as_written(does[:-1]) or "…"
    message = msg("`{} {}` does not say which one", stop.token, who)
    meant = (stop.token, who, name, name, done, who, done)
    help = msg("write `choose {} {} as {}` and below it `{} {}`, or write `each {} {}`", *meant)
    return stop.slip(message, help=help)


def _or_between_places(stop: Stop) -> Diagnostic | None:
    """`choose a card from your hand or your lanes`."""
    types = [token.type for token in stop.line]
    if stop.type != "OR" or "OR" in stop.accepts or not {"FROM", "IN", "ON"} & set(types[-3:]):
        return None
    joint = max(at for at, one in enumerate(types) if one in ("FROM", "IN", "ON"))
    rest = stop.rest
    end = next((at for at, word in enumerate(rest) if word in ("into", "onto", "under", "as", "where", ",")), None)
    message, places = msg("places that are joined stand in brackets"), as_written(stop.line[joint + 1 :])
    return stop.slip(message, help=msg("write `{}`", f"({places} or {as_written(rest[:end])})"))


def _or_between_lines(stop: Stop) -> Diagnostic | None:
    """`gain 1 grain or 1 coin`; of a fact `colour red or blue`."""
    if stop.type != "OR" or "COMMA" not in stop.accepts or "OR" in stop.accepts:
        return None
    words = stop.line_words
    if (
        words[0] in ("players", "range")
        and len(words) == 4
        and stop.before is not None
        and stop.before.type == "NUMBER"
    ):
        meant = f"{words[0]} {words[1]} to {words[3]}"
        return stop.slip(msg("numbers from one to another are said with `to`"), help=msg("write `{}`", meant), fix="to")
    if {"STRING", "UP_TO"} <= stop.accepts:
        message = msg("`or` joins conditions; a list is joined by commas")
        return stop.slip(message, help=msg("write `,` instead"), fix=",", code="missing-comma")
    message = msg("`or` joins conditions, not what is done")
    return stop.slip(message, help=msg("write `choose one`, and each of the options on a line of its own below it"))


def _begins_or_ends(stop: Stop) -> Diagnostic | None:
    """`on round start:`, `every round:`, `each round:`."""
    line = [str(token) for token in stop.line]
    if len(line) == 2 and line[0] in ("on", "after", "before") and str(stop.token) in ("start", "end"):
        message = msg("what begins and ends is told with `at`")
        return stop.slip(message, stop.line[0], help=msg("write `at {} {}:`", line[1], stop.token), fix="at")
    if line[:1] == ["at"] and len(line) == 2 and stop.type == "COLON":
        help = msg("write `at {} start:` or `at {} end:`", line[1], line[1])
        return stop.slip(msg("`{} {}` does not say when", *line), stop.line[0], stop.line[1], help=help)
    first, *stretch = stop.line_words or [""]
    if first in ("every", "each") and len(stretch) == 1 and stop.whole_line[-1:] == [":"] and stop.depth == 1:
        if stretch[0] in ("player", "opponent"):
            return None
        help = msg("write `at {} start:` or `at {} end:`", stretch[0], stretch[0])
        words = stop.whole_line
        return stop.slip(msg("`{} {}` does not say when", first, stretch[0]), words[0], words[1], help=help)
    return None


def _plus_behind_is(stop: Stop) -> Diagnostic | None:
    """`your grain is +1`, `your grain is plus 1`; of a fact `points +1`, `range 0+`."""
    before, said = stop.before, [str(token) for token in stop.line[-2:]]
    if stop.type == "NUMBER" and said in (["is", "plus"], ["is", "minus"]):
        assert before is not None
        help = msg("write `is {} {}`", stop.token, "more" if said[1] == "plus" else "less")
        message = msg("a change is said with `is`, of a value that the game declares")
        return stop.slip(message, before, stop.token, help=help)
    if stop.type == "PLUS" and before is not None and before.type == "NUMBER" and "OR_MORE" in stop.accepts:
        message, meant = msg("`{}` is said `{}` here", f"{before}+", f"{before} or more"), f"{before} or more"
        return stop.slip(message, before, stop.token, help=msg("write `{}`", meant), fix=meant)
    if stop.type == "PLUS" and "UP_TO" in stop.accepts and stop.after() == "NUMBER":
        number = stop.tokens[stop.at + 1]
        if len(stop.line) == 1 and stop.depth > 1:
            help = msg("write `{}`", f"gain {number} {before}")
            return stop.slip(msg("`{}` is said `{}` here", f"{before} +", "gain"), before, number, help=help)
        return stop.slip(msg("`+` stands between two numbers"), stop.token, number, help=msg("write `{}`", number))
    if stop.type != "PLUS" or before is None or before.type != "IS" or stop.after() != "NUMBER":
        return None
    number = stop.tokens[stop.at + 1]
    help = msg("write `is {} {}`", number, "more")
    return stop.slip(msg("`+` stands between two numbers"), stop.token, number, help=help)


def _then(stop: Stop) -> Diagnostic | None:
    """`if your grain is 3 then gain 1 coin`, `then gain 1 coin`."""
    if str(stop.token) == "then" and not stop.line and "NEEDS" in stop.accepts:
        return stop.slip(msg("`then` is left out"), help=msg("delete it: lines are done one after the other"))
    if str(stop.token) != "then" or not stop.line or stop.line[0].type not in ("IF", "WHEN", "MAY", "POSSESSIVE"):
        return None
    message = msg("`then` is left out")
    return stop.slip(message, help=msg("what happens stands on the next line, four spaces deeper"), code="same-line")


def _second_verb(stop: Stop) -> Diagnostic | None:
    """`for each player gain 1 grain`, `red stalls cost 1 less`."""
    before = stop.before
    if stop.type != "NUMBER" or before is None or before.type != "NAME" or stop.after() not in ("NAME", "MORE", "LESS"):
        return None
    if stop.after() != "NAME":
        message = msg("a change is said with `is`, of a value that the game declares")
        help = msg("write `VALUE is {} {}` under `always:`", stop.token, stop.rest[0])
        return stop.slip(message, before, stop.token, help=help)
    if len(stop.line) < 2 or not (str(before) in VERBS or str(before).removesuffix("s") in VERBS):
        return None
    message = msg("what `{}` does stands on a line of its own", before)
    help = msg("move it to the next line")
    if stop.line[0].type in ("FOR_EACH", "EACH", "IF"):
        help = msg("move it to the next line, four spaces deeper")
    return stop.slip(message, before, help=help, code="same-line")


def _more_of_something(stop: Stop) -> Diagnostic | None:
    """`draw 1 more card`, `your ships cost 1 less`."""
    before = stop.before
    if stop.type not in ("MORE", "LESS") or before is None or before.type != "NUMBER" or stop.in_head:
        return None
    message = msg("a change is said with `is`, of a value that the game declares")
    help = msg("write `VALUE is {} {}` under `always:`", before, stop.token)
    return stop.slip(message, before, stop.token, help=help)


def _which_somebody_does(stop: Stop) -> Diagnostic | None:
    """`for each lane you own`: what tells the things apart, without `where`."""
    line = stop.line
    if stop.type != "YOU" or stop.after() != "NAME" or len(line) < 2 or line[-1].type != "NAME":
        return None
    if line[-2].type not in ("A", "THE", "FOR_EACH", "EACH", "ALL", "NUMBER") or str(stop.tokens[stop.at + 1]) in VERBS:
        return None
    pick, thing = line[-2:]
    message = msg("which things are meant is said behind `where`")
    help = msg("write `{} ({} where …)`, or where they lie: `{} {} in your PLACE`", pick, thing, pick, thing)
    return stop.slip(message, stop.token, stop.tokens[stop.at + 1], help=help)


def _this_does(stop: Stop) -> Diagnostic | None:
    """`this gains 1 hits`, `after this gains hits:`."""
    words = [str(token) for token in stop.line[-2:]]
    if len(words) < 2 or words[0] != "this" or words[1].removesuffix("s") not in VERBS:
        return None
    message = msg("behind `this` stands what it is, before what it does")
    said = f"this card {words[1]}"
    return stop.slip(message, stop.line[-2], stop.line[-1], help=msg("write `{} …`", said), fix=said)


def _from_whom(stop: Stop) -> Diagnostic | None:
    """`gain 1 grain from an opponent`, `steal 1 grain from an opponent`."""
    before = stop.before
    if stop.type != "A" or before is None or "NAME" not in stop.accepts or str(before) not in ("from", "in", "on"):
        return None
    what = " ".join(stop.rest[:1])
    message = msg("`{} {}` cannot be picked behind `{}`", stop.token, what, before)
    help = msg("pick first, on a line above: `choose {} {}`", stop.token, what)
    if len(stop.line) == 4 and stop.line[1].type == "NUMBER" and what in ("opponent", "player"):
        amount = as_written(stop.line[1:3])
        help = msg("{}; then `{} loses {}` and `you gain {}`", help, what, amount, amount)
    return stop.slip(message, help=help)


def _each_hands_over(stop: Stop) -> Diagnostic | None:
    """`each opponent gives you 1 grain`, `steal 1 grain from each opponent`."""
    line, words = stop.line, [str(token) for token in stop.line]
    if stop.type == "NUMBER" and words[-1:] == ["you"] and words[-2:-1] in (["gives"], ["give"]):
        first, what = line[-2], stop.rest[:1]
        who = words[-3:-2] or ["…"]
        amount = " ".join([str(stop.token), *what])
    elif stop.type == "EACH" and words[-1:] == ["from"] and len(words) > 2:
        first, who, amount = stop.token, stop.rest[:1] or ["…"], " ".join(words[1:-1])
    else:
        return None
    help = msg("write `for each {}`, and below it `{} loses {}` and `you gain {}`", *who, *who, amount, amount)
    return stop.slip(msg("what one player loses and another gains is said on two lines"), first, help=help)


def _with_the_most(stop: Stop) -> Diagnostic | None:
    """`each player with the most grain`, `winner is player with most grain`, `the player with the longest way`."""
    words = stop.rest
    words = words[1:] if words[:1] == ["the"] else words
    if str(stop.token) != "with" or not stop.line or not {*words[:1]} & OTHER_EXTREMES.keys():
        return None
    if str(stop.line[0]) in ("winner", "win"):
        help = msg("write `rank by their {}` under `scoring:`", *(words[1:2] or ["result"]))
        return stop.slip(msg("who wins is what the scoring says"), stop.line[0], stop.token, help=help)
    extreme = OTHER_EXTREMES[words[0]]
    message = msg("`{}` is said `{}` here", f"the {words[0]}", f"the {extreme}")
    return stop.slip(message, help=msg("write `with the {} {}`", extreme, *(words[1:2] or ["…"])))


def _how_many(stop: Stop) -> Diagnostic | None:
    """`put stall from your hand into rubbish`."""
    line = [str(token) for token in stop.line]
    if len(line) != 2 or str(stop.token) != "from" or line[0] not in (*MOVING, "choose") or stop.in_head:
        return None
    if line[1].isdecimal():
        cards = f"{line[0]} {line[1]} {'card' if line[1] == '1' else 'cards'}"
        whole = cards if line[0] == "draw" else f"{cards} from {as_written(stop.rest)}"
        message = msg("`{}` says how many, but not of what", line[1])
        return stop.slip(message, stop.line[1], help=msg("write `{}`, or the name of their kind", whole))
    message = msg("`{}` does not say how many, or which", line[1])
    if line[0] == "choose":
        meant = f"{article(line[1])} {line[1]}"
        help = msg("write `{}`", f"choose {meant} from …")
        return stop.slip(message, stop.line[1], help=help, fix=meant, code="missing-number")
    count = 2 if line[1].endswith("s") else 1
    help = msg("write how many: `{} {} {} from {}`", line[0], count, line[1], as_written(stop.rest))
    return stop.slip(message, stop.line[1], help=help, code="missing-number")


def _said_of_each(stop: Stop) -> Diagnostic | None:
    """`lowest its depth of ponds`, `lowest (its depth) for each pond`."""
    if stop.before is not None and stop.before.type in ("TOTAL", "EXTREME") and "of" in stop.rest:
        said = as_written(takewhile(lambda word: word != "of", [str(stop.token), *stop.rest]))
        whole = f"{stop.before} ({said}) of …"
        return stop.slip(msg("what is said of each stands in brackets"), help=msg("write `{}`", whole))
    if stop.accepts == {"OF"} and stop.type in ("IN", "ON", "FROM", "FOR_EACH"):
        return stop.slip(msg("`{}` is said `{}` here", stop.token, "of"), help=msg("write `{}`", "of"), fix="of")
    return None


def _second_title(stop: Stop) -> Diagnostic | None:
    """`resource mushroom "mushroom", "mushrooms"`."""
    before = stop.before
    if stop.type != "COMMA" or before is None or before.type != "STRING" or not stop.in_head or len(stop.line) < 3:
        return None
    message = msg("an English title has one form")
    name = f"{stop.line[0]}-{stop.line[1]}".replace("resource-", "counter-")
    help = msg("delete what follows; its plural is written into `words/en.ftl`: `{} =` with `.plural = …`", name)
    return stop.slip(message, help=help)


def _repeat(stop: Stop) -> Diagnostic | None:
    """`repeat 2`, `repeat 2:`, `repeat 2 rounds`."""
    line = stop.line
    if (
        len(line) < 2
        or line[0].type != "REPEAT"
        or stop.type not in ("COLON", *LINE_BREAKS)
        or "times" in map(str, line)
    ):
        return None
    if str(line[-1]) in ("forever", "endlessly"):
        help = msg("write how often: `repeat 2 times`, or `repeat at most 10 times while CONDITION`")
        return stop.slip(msg("a loop has a number: nothing may go on for ever"), line[0], line[-1], help=help)
    said = line[:-1] if [token.type for token in line[1:]] == ["NUMBER", "NAME"] else line  # `repeat 9 rounds`
    meant = f"{as_written(said)} times"
    last = stop.token if stop.type == "COLON" else line[-1]
    message, place = msg("`{}` is missing", "times"), stop.place(line[0], last)
    return Diagnostic("unfinished-line", message, place, help=msg("write `{}`", meant), fix=meant)


def _wins(stop: Stop) -> Diagnostic | None:
    """`you win` under `then` of a scenario."""
    if str(stop.token) not in ("win", "wins", "won") or not stop.line or str(stop.tokens[0]) != "scenario":
        return None
    who = {"you": "your"}.get(str(stop.line[0]), f"{stop.line[0]}'s")
    help = msg("end the game under `when`, with `you end game`, and write `{} rank is 1` under `then`", who)
    return stop.slip(msg("who wins is what the scoring says"), help=help)


def _else(stop: Stop) -> Diagnostic | None:
    """`else`, `else:`, `else if your grain is 3`, `elif your grain is 3`."""
    line = stop.line or (stop.line_above if stop.type == "_INDENT" else [])
    first = line[0] if line else None
    if first is None or str(first) not in ("else", "elif") or (str(first) == "else" and len(line) > 1):
        return None
    said = "otherwise" if str(first) == "else" else "otherwise if"
    last = stop.token if stop.type == "COLON" else first
    return stop.slip(msg("`{}` is said `{}` here", first, said), first, last, help=msg("write `{}`", said), fix=said)


def _stray_comma(stop: Stop) -> Diagnostic | None:
    """`cost 1 grain, , 1 coin`, `cost ,1 grain`, `cost 1 grain,`."""
    before = stop.before
    if before is None or before.type != "COMMA":
        return None
    if stop.type in LINE_BREAKS:
        help = msg("delete this comma, or write what is missing behind it")
        return stop.slip(msg("nothing stands behind the last comma"), before, help=help, code="unfinished-line")
    if stop.type != "COMMA" and len(stop.line) != 2:
        return None
    comma = stop.token if stop.type == "COMMA" else before
    return stop.slip(msg("this comma stands between no two things"), comma, help=msg("delete this comma"), fix="")


def _several_answers(stop: Stop) -> Diagnostic | None:
    """`you choose mill, tent` in a scenario."""
    line = stop.line
    if stop.type != "COMMA" or len(line) < 3 or line[1].type != "CHOOSE" or str(stop.tokens[0]) != "scenario":
        return None
    message = msg("what is asked for is answered one by one")
    return stop.slip(message, help=msg("write a line for each: `{} {} …`", line[0], line[1]))


def _misspelt_moment(stop: Stop) -> Diagnostic | None:
    """`onn build:`, `afer you visit:`, right under a thing: a line that says when, if its first word were known."""
    if not stop.line or stop.line[0].type != "NAME" or stop.depth != 1:
        return None
    line = [*stop.line, *stop.behind()]
    end = stop.at + len(stop.behind())
    if line[-1].type != "COLON" or stop.tokens[end : end + 2][-1].type != "_INDENT":
        return None
    first = stop.line[0]
    guess = closest(str(first), MOMENTS)
    if not guess and stop.type != "COLON":
        return None
    help = (
        msg("did you mean `{}`?", guess)
        if guess
        else msg("such a line begins with `on`, `after`, `at`, `when` or `always`")
    )
    return stop.slip(msg("`{}` does not say when", first), first, help=help, fix=guess)


def _lowest(stop: Stop) -> Diagnostic | None:
    """`where its price is lowest`."""
    before = stop.before
    if before is None or before.type != "EXTREME" or len(stop.line) < 2 or stop.line[-2].type != "IS":
        return None
    message, help = msg("`the` is missing before `{}`", before), msg("write `is the {}`", before)
    return stop.slip(message, before, help=help, fix=f"the {before}")


def _several_with(stop: Stop) -> Diagnostic | None:
    """`players with the highest grain gain 1 coin`."""
    who = [str(token) for token in stop.line]
    if stop.type != "WITH_THE" or who not in (["players"], ["opponents"]):
        return None
    meant = f"each {who[0].removesuffix('s')}"
    message = msg("`{}` cannot do something together: each of them does it", *who)
    return stop.slip(
        message, stop.line[0], help=msg("write `{} …`", as_written([meant, *stop.behind()[:2]])), fix=meant
    )


def _second_highest(stop: Stop) -> Diagnostic | None:
    """`each player with the second highest grain gains 1 coin`."""
    words = stop.words
    at = next((at for at, word in enumerate(words) if word in ("second", "next") and words[at - 1] == "the"), 0)
    if at < 2 or words[at - 2] != "with" or words[at + 1 : at + 2] not in (["highest"], ["lowest"], ["most"]):
        return None
    fact, extreme = " ".join(words[at + 2 : at + 3]) or "…", "lowest" if words[at + 1] == "lowest" else "highest"
    less = "more" if extreme == "lowest" else "less"
    meant = f"each player with the {extreme} {fact} where their {fact} is {less} than {extreme} {fact} of players"
    message, line = msg("only what is highest or lowest has a word of its own"), stop.whole_line
    return stop.slip(message, line[at - 2], line[at + 1], help=msg("write `{}`", meant))


def _all_of(stop: Stop) -> Diagnostic | None:
    """`total points of all their stalls`."""
    if stop.type != "ALL" or stop.before is None or stop.before.type not in ("OF", "NUMBER_OF", "FOR_EACH"):
        return None
    return stop.slip(msg("`{}` is left out here", "all"), help=msg("delete it"), fix="")


def _each_of(stop: Stop) -> Diagnostic | None:
    """`score 2 for each of your fame`, `for each of your stalls`."""
    words = stop.behind(1)
    if stop.before is None or stop.before.type != "FOR_EACH" or str(stop.token) != "of" or len(words) < 2:
        return None
    what = as_written(words[:2])
    help = msg("write `for each {} in PLACE` of things; of what is counted a product, `2 times {}`", words[1], what)
    return stop.slip(msg("`{}` is left out here", "of"), help=help)


def _needless_the(stop: Stop) -> Diagnostic | None:
    """`put the card into your hand`, `shuffle the deck`."""
    line = [*stop.line, stop.token]
    the = next((token for token in reversed(line) if token.type == "THE"), None)
    if the is None or "where" in [*line, *stop.rest] or (stop.in_head and stop.at < 2):
        return None
    if [str(token) for token in line[:2]] == ["(", "the"]:
        message = msg("no brackets stand round whoever does something")
        return stop.slip(message, line[0], help=msg("write `the player with the highest FACT` without them"))
    if the is line[0] and not stop.in_head:
        help = msg("write who does it, or `the player with the highest FACT`; else leave it out")
        return stop.slip(msg("no `the` stands before a name"), the, help=help)
    help = msg("leave it out; one thing is picked out by `the card in PLACE where …`")
    return stop.slip(msg("no `the` stands before a name"), the, help=help, fix="")


def _of_the_same(stop: Stop) -> Diagnostic | None:
    """`discard 2 cards of the same colour from your hand`."""
    line, words = stop.whole_line, stop.words
    at = next((at for at in range(len(words)) if words[at : at + 3] == ["of", "the", "same"]), None)
    return stop.otherwise_said(line[at : at + 3], "of one") if at is not None else None


def _choose_what(stop: Stop) -> Diagnostic | None:
    """`choose`, `choose:` above a block of options."""
    above = stop.line_above if stop.type == "_INDENT" else stop.line
    if [str(token) for token in above] != ["choose"] or stop.type not in ("COLON", *LINE_BREAKS):
        return None
    return stop.otherwise_said(above, "choose one")


def _can_not(stop: Stop) -> Diagnostic | None:
    """`you can not visit rival`, `rival can't visit you`."""
    line = [*stop.line, stop.token]
    at = next((at for at, (one, two) in enumerate(pairwise(map(str, line))) if (one, two) == ("can", "not")), None)
    return stop.otherwise_said(line[at : at + 2], "cannot") if at is not None else None


def _equals(stop: Stop) -> Diagnostic | None:
    if stop.type != "EQUAL" or stop.in_head or not stop.line:
        return None
    message = msg("`=` stands only in the first line of a `value`")
    if len(stop.line) == 1:
        name, rest = stop.line[0], as_written(stop.rest)
        help = msg("write `{} {}` for a fact of a card, or `set {} to {}` for what is counted", name, rest, name, rest)
        return stop.slip(message, help=help)
    if stop.line[0].type == "LET":
        return stop.slip(message, help=msg("write `{}`", "be"), fix="be")
    return stop.slip(message, help=msg("write `is`"), fix="is")


def _late_where(stop: Stop) -> Diagnostic | None:
    """`put all cards from X into Y where …`: the condition stands too far from what it is about."""
    if stop.type != "WHERE" or not stop.line:
        return None
    message = msg("this `where` does not stand behind the things it is about")
    help = msg("put brackets round the things and their `where`: `all (cards from deck where it is blue)`")
    words = [str(token) for token in stop.line]
    opened = [at for at, token in enumerate(stop.line) if token.type in OPENS_THINGS]
    joint = next((at for at, word in enumerate(words) if word in ("into", "onto", "under")), None)
    picked = [at for at, word in enumerate(words[:joint]) if word in ("a", "an", "all") or word.isdigit()]
    if joint is not None and picked and "(" not in words:
        things = as_written([*words[picked[0] + 1 : joint], "where", *stop.rest])
        behind = as_written(["", *words[joint:]])
        help = msg("put brackets round the things and their `where`: `{} ({}){}`", words[picked[0]], things, behind)
    elif opened and opened[-1] + 1 < len(words) and joint is None and "(" not in words[opened[-1] :]:
        rest, behind = stop.rest, ""
        compared = [at for at, word in enumerate(rest) if word.split()[:1] in (["is"], ["are"])]
        if words[0] in ("if", "needs") and stop.line[opened[-1]].type == "NUMBER_OF" and len(compared) > 1:
            rest, behind = rest[: compared[-1]], as_written(["", *rest[compared[-1] :]])
        bracket = "(" if words[: opened[-1]][-1:] == ["("] and ")" in rest and "(" not in rest else ""
        if bracket:
            rest, behind = rest[: rest.index(")")], as_written(rest[rest.index(")") :])
        things = as_written([*words[opened[-1] + 1 :], "where", *rest])
        help = msg(
            "put brackets round the things and their `where`: `{} ({}){}`", bracket + words[opened[-1]], things, behind
        )
    return stop.slip(message, help=help)


def _joint_behind_where(stop: Stop) -> Diagnostic | None:
    """`put a card from X where … into Y`: the condition would go on behind `into`."""
    where = next((token for token in stop.line if token.type == "WHERE"), None)
    if where is None or stop.type not in ("JOINT", "TO", "BY"):
        return None
    message = msg("`{}` stands behind a `where` that is still open", stop.token)
    help = msg(
        "put brackets round the things and their `where`: `a (card from deck where it is blue) {} …`", stop.token
    )
    picked = [
        at
        for at, token in enumerate(stop.line[: stop.line.index(where)])
        if token.type in ("THE", "A", "ALL", "NUMBER")
    ]
    if picked and "(" not in map(str, stop.line):
        at = picked[-1] + (stop.line[picked[-1]].type != "THE")
        pick = "" if stop.line[picked[-1]].type == "THE" else f"{stop.line[picked[-1]]} "
        things = as_written(stop.line[at:])
        help = msg("put brackets round the things and their `where`: `{}({}) {} …`", pick, things, stop.token)
    return stop.slip(message, help=help)


def _split_behind_whose(stop: Stop) -> Diagnostic | None:
    """`your hand limit is 1 more`, `if your hand limit is 3`, `gain (your hand limit) coin`: a name in two words."""
    line = stop.line
    words = [*line, stop.token] if stop.type == "NAME" else line
    behind = stop.tokens[stop.at + (stop.type == "NAME")]
    if (not behind.type.startswith("IS") and behind != ")") or any(token.type in OPENS_THINGS for token in line):
        return None
    names = list(takewhile(lambda token: token.type == "NAME", reversed(words)))[::-1]
    before = words[len(words) - len(names) - 1 : len(words) - len(names)]
    if len(names) < 2 or not before or before[0].type != "POSSESSIVE":
        return None
    joined = "_".join(map(str, names))
    help = msg("join the words: `{}`", joined)
    return stop.slip(msg("a name is one word"), names[0], names[-1], help=help, fix=joined, code="split-name")


EVERYDAY: tuple[Hint, ...] = (
    _sign_before_line, _one_for_digit, _all_who, _some_who, _or_between_places, _or_between_lines,
    _begins_or_ends, _plus_behind_is, _then, _else, _repeat, _wins, _stray_comma, _several_answers, _misspelt_moment,
    _this_does, _second_verb, _more_of_something, _which_somebody_does, _from_whom, _each_hands_over, _with_the_most,
    _how_many, _second_title, _lowest, _said_of_each, _several_with, _second_highest, _all_of, _each_of,
    _of_the_same, _needless_the, _choose_what, _can_not, _equals, _late_where, _joint_behind_where, _split_behind_whose,
)  # fmt: skip
