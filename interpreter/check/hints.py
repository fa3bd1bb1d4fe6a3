"""What a newcomer may mean: words of other games and of everyday English, and how the same is said here.

Looked at only when a word means nothing in the game at hand, so that a game may well declare any of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from itertools import pairwise

from interpreter.check.nouns import kinds_named, singulars
from interpreter.check.scope import Abandon, Desk, Scope, a
from interpreter.effects.values import Local
from interpreter.model import Family
from interpreter.report.message import Message, listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.spoken_players import FOR_A_WHILE, who_changes
from interpreter.syntax.verbs import ELSEWHERE, LISTS, OTHERWISE_SAID
from interpreter.text.article import article

_NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
_THAT = ("that", "those", "these")
_POINTS = ("point", "vp")


def verb_meant(word: str, scope: Scope) -> Message | None:
    """How to say what a verb of other games means; `verb_meant("earns", …) -> "write `gain 2 grain`"`."""
    unit = scope.desk.unit()
    for name in singulars(word):
        if name in ("steal", "rob"):
            return msg(
                "there are two sides to it: write `lose 1 {}` for who loses and `gain 1 {}` for who gains", unit, unit
            )
        if name == "every":
            return msg("count them: of every four the last is `if COUNTER is 4 times (COUNTER divided by 4)`")
        if name in ("select", "pick"):
            return msg("write `{}`", "choose a card from PLACE")
        if name in OTHERWISE_SAID:
            return OTHERWISE_SAID[name]
        if name in ELSEWHERE:
            return msg("write `{}`", ELSEWHERE[name].answer(unit))
    return None


def two_sides(args: tuple[n.Arg, ...], scope: Scope) -> Message | None:
    """How to say `take 1 coin from rival`, of what is counted: what one loses and another gains."""
    said = re.fullmatch(r"(\d+) (\w+) from (\w+)", args[0].span.text) if args else None
    counter = next((one for one in singulars(said[2]) if one in scope.desk.model.counters), None) if said else None
    if said is None or counter is None:
        return None
    who, amount = said[3], f"{said[1]} {counter}"
    help = msg("write `{} loses {}`, and below it `you gain {}`", who, amount, amount)
    return help if who in scope.names else msg("pick first: `choose an opponent as {}`; then {}", who, help)


def doer_meant(word: str) -> Message | None:
    """How to say who does it, where the second word of `another player` was read as a verb."""
    if singulars(word)[-1] not in ("player", "opponent"):
        return None
    return msg("the others are called opponents: `an opponent` in a moment, `each opponent …` before what they do")


def digits_of(word: str) -> str | None:
    """A number that is written as a word in digits; `digits_of("three") -> "3"`."""
    return str(_NUMBERS.index(word) + 1) if word in _NUMBERS else None


def check_digits(values: Iterable[n.Node], scope: Scope) -> None:
    """Report a number that is written as a word: `draw two cards`."""
    for value in values:
        names = (*scope.names, *scope.desk.model.endings)
        if isinstance(value, n.Name) and value.text in _NUMBERS and value.text not in names:
            digits = digits_of(value.text)
            message = msg("numbers are written with digits")
            raise scope.desk.fail("missing-number", message, value, help=msg("write `{}`", digits), fix=digits)


def check_said(verb: str, args: tuple[n.Arg, ...], more: tuple[n.Expr, ...], scope: Scope) -> None:
    """Report `score 3 per stall in your lanes`, `gain 5 victory points` and `put that stall into …`."""
    for value in (*(arg.value for arg in args), *more):
        if isinstance(value, n.Pick):
            check_pick(verb, value, scope)
    for arg, following in pairwise(args):
        word = arg.value
        if isinstance(word, n.Name) and word.text in _THAT and word.text not in scope.names and not following.joint:
            raise not_which(word, following.value, scope)


def check_pick(verb: str, pick: n.Pick, scope: Scope) -> None:
    """Report what stands behind `per`, and points of the result with an adjective."""
    words, place, model = pick.things.words, pick.things.place, scope.desk.model
    per = next((at for at, word in enumerate(words[:-1]) if word.text == "per"), None)
    if per is not None:
        message, help, fix = msg("what is counted is said with `for each`"), msg("write `{}`", "for each"), "for each"
        if verb not in (*LISTS, "score"):
            things = " ".join(word.text for word in words[per + 1 :])
            things += f" {pick.things.joint} {place.span.text}" if place is not None else ""
            unit = " ".join(word.text for word in words[:per])
            raise scope.desk.fail("unexpected-part", message, words[per], help=so_many(verb, pick.count, things, unit))
        raise scope.desk.fail("unexpected-part", message, words[per], help=help, fix=fix)
    if len(words) > 1 and pick.quantity == "exactly" and place is None:
        names = singulars(words[-1].text)
        if names[-1] in _POINTS and not any(name in model.counters for name in names):
            points_meant(words[-1], scope, pick.count)


def so_many(verb: str, count: n.Expr | None, things: str, unit: str) -> Message:
    """How as many are drawn as there are of something: `draw (2 times number of stalls in your lanes) cards`."""
    times = "" if count is None or count.span.text == "1" else f"{count.span.text} times "
    return msg("write `{}`", f"{verb} ({times}number of {things}) {unit}")


def not_which(word: n.Name, noun: n.Expr, scope: Scope) -> Exception:
    """Report `that stall`."""
    known, fix = noun.span.text, None
    if word.text != "that":
        help = msg("several things have a name: `choose 2 cards from PLACE as kept`, and then `put kept into PLACE`")
    elif known in scope.names or scope.it is not None:
        fix = known if known in scope.names else "it"
        help = msg("write `{}`", fix)
    else:
        help = msg("pick first, on a line above: `choose {} {}`", article(known), known)
    span = word.span.to(noun.span)
    return scope.desk.fail("unknown-name", msg("`{}` does not say which one", span.text), span, help=help, fix=fix)


def is_misspelt(word: str, name: str) -> bool:
    """Whether a word is so like a name that it is surely that name misspelt; `is_misspelt("crwd", "crowd") -> True`."""
    return SequenceMatcher(None, word, name).ratio() >= 0.75


def which_one(name: n.Name, scope: Scope) -> Abandon | None:
    """Report `player` or `opponent` where one of them must be meant."""
    word = singulars(name.text)[-1]
    if word not in ("player", "opponent"):
        return None
    if scope.it is not None and scope.it.type == "player":
        help = msg(
            "the {} that is looked at here is `it`; give the one from before another name: `who ({})`", word, word
        )
        return scope.desk.fail("unknown-name", msg("`{}` does not say which one", name.text), name, help=help)
    if isinstance(scope.doer, Local) and scope.doer.name.startswith(word):
        help = msg("the {} that is looked at here is `they`", word)
        return scope.desk.fail("unknown-name", msg("`{}` does not say which one", name.text), name, help=help)
    help = msg(
        "write `each {} …` for all of them (`{}` under `always:`), `{}` in a moment or behind a verb",
        word,
        "players" if word == "player" else "your opponents",
        a(word),
    )
    return scope.desk.fail("unknown-name", msg("`{}` does not say which one", name.text), name, help=help)


def resource_wanted(unit: n.Name, counter: str, desk: Desk) -> Abandon:
    """Report a counter as a price or in a sum; gives what to raise."""
    help = msg("declare it as one: `resource {} for each player`", counter)
    if desk.model.resources:
        help = msg("{}; known here: {}", help, listed(desk.model.resources))
    return desk.fail("wrong-kind", msg("`{}` is a counter, but a resource is needed here", counter), unit, help=help)


def points_meant(unit: n.Name, scope: Scope, count: n.Expr | None = None) -> None:
    """Report `score 1 point`, in a game that counts nothing called so, and `discard 1 card of their hand`."""
    many = count.span.text if count is not None else "1"
    line = unit.span.source.line(unit.span.line)[: unit.span.column - 1]
    counted = any(unit.text in singulars(name) for name in scope.desk.model.counters)
    if singulars(unit.text)[-1] in _POINTS and not counted:
        message = msg("points of the result have no name")
        many = f"-{many}" if re.search(r"\bloses? \d+ $", line) else many
        raise scope.desk.fail("unknown-resource", message, unit, help=msg("write `score {}`", many))
    if singulars(unit.text)[-1] in ("player", "opponent"):
        help = msg("write `number of {} is {}`", unit.text, many)
        raise scope.desk.fail("unknown-resource", msg("`{}` are not said to be so many", unit.text), unit, help=help)
    card_counted(unit, many, scope)
    if kinds_named(scope.desk.model, unit.text):
        message = msg("`{}` are things on the table, not something that is counted", unit.text)
        help = msg(
            "where things lie stands behind `from`: `{} from PLACE`; how many lie somewhere is a number alone: `{}`",
            unit.text,
            many,
        )
        summed = re.fullmatch(r"\s*(\w+) ([^()]+ [+-] \w+) ", line)
        if summed is not None:
            help = msg("write it in brackets: `{} ({}) {}`", summed[1], summed[2], unit.text)
        raise scope.desk.fail("wrong-kind", message, unit, help=help)


def card_counted(unit: n.Name, many: str, scope: Scope) -> None:
    """Report `1 mill`, of a card's name."""
    model = scope.desk.model
    name = next((name for name in singulars(unit.text) if name in model.designs), None)
    if name is None or model.kinds[model.designs[name].kind].is_place:
        return
    kind = model.designs[name].kind
    picked = f"a ({kind}" if many == "1" else f"{many} ({kind}s"
    scope.desk.index.mention("card", name, unit)
    help = msg("write `{}`", name if name in scope.names else f"put {picked} from PLACE where it is {name}) into PLACE")
    raise scope.desk.fail("unknown-kind", msg("`{}` is a card, and no kind of things", name), unit, help=help)


def all_of_family(family: Family, scope: Scope) -> str:
    """The sum of all counters under one name: `your seeds of red + your seeds of blue`."""
    per_player = all(scope.desk.model.counters[one].per_player for one in family.members.values())
    whose = "" if not per_player else "your " if scope.you is not None else "their "
    return " + ".join(f"{whose}{family.name} of {word}" for word in family.words)


def somebody_meant(expr: n.Name, scope: Scope) -> Exception | None:
    """Report `dealer`, where the game has none: a mark names whoever it is for a while."""
    if expr.text not in FOR_A_WHILE:
        return None
    message = msg("the name `{}` does not exist here", expr.text)
    return scope.desk.fail("unknown-name", message, expr, help=who_changes(expr.text))


def game_asked(name: n.Name, scope: Scope) -> Abandon | None:
    """Report `game` inside a condition, `not game is over`, and in scenarios `winner is you` and `dice are 3, 4`."""
    if name.text == "game" and name.span.source.line(name.span.line).split()[:2] in (
        ["game", "ends"],
        ["game", "over"],
    ):
        help = msg("write `{}`", f"end game by {next(iter(scope.desk.model.endings), 'ENDING')}")
        return scope.desk.fail("unknown-name", msg("nothing can be asked of `game` here"), name, help=help)
    if name.text == "game":
        help = msg("under `then` of a scenario write `game is over` or `game is not over`, on a line of its own")
        return scope.desk.fail("unknown-name", msg("nothing can be asked of `game` here"), name, help=help)
    if name.text == "winner":
        help = msg("who has won is told by `your rank is 1`")
    elif name.text == "dice" and "rolls" in scope.names:
        help = msg("write `{}`", "rolls are …")
    else:
        return None
    return scope.desk.fail("unknown-name", msg("the name `{}` does not exist here", name.text), name, help=help)


def whose_fact(name: n.Name, scope: Scope) -> Abandon | None:
    """Report what things have without the thing that has it, `where colour is red`; and `everyone`, `score`."""
    word = name.text
    if word in ("everyone", "everybody"):
        begins = name.span.source.line(name.span.line).strip().startswith(f"{word} ")
        meant = "each player …" if begins else "everybody's PLACE"
        message, help = msg("the name `{}` does not exist here", word), msg("write `{}`", meant)
        return scope.desk.fail("unknown-name", message, name, help=help)
    if word in ("somebody", "someone", "anybody", "anyone"):
        message, help = (
            msg("the name `{}` does not exist here", word),
            msg("write `{}`", "there is a player where their …"),
        )
        return scope.desk.fail("unknown-name", message, name, help=help)
    model = scope.desk.model
    if word in model.families and word not in model.counters:
        help = msg("write which one, or add them up: `{}`", all_of_family(model.families[word], scope))
        return scope.desk.fail("missing-part", msg("{} of what?", word), name, help=help)
    kind = next((kind.name for kind in model.kinds.values() if word in kind.facts), None)
    kind = kind or (model.marks[word].kind if word in model.marks else None)
    if kind is None or scope.vague or scope.desk.doubtful.names.intersection(singulars(word)):
        return None
    meant = f"its {word}" if scope.it is not None else f"{kind}'s {word}"
    return scope.desk.fail("missing-owner", msg("whose `{}`?", word), name, help=msg("write `{}`", meant))
