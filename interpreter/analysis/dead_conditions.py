"""Catches conditions that never hold, and an `otherwise` behind conditions of which one always does: a number that a
counter never reaches, a word that a card never has, a condition that contradicts the one above it.

    on build:
        if your grain is 10     # grain goes from 0 to 9
            gain 1 coin
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.analysis.conditions import assumed, known_outcome, lying_elsewhere, possible_words
from interpreter.analysis.context import World
from interpreter.analysis.knowledge import Situation, count, number
from interpreter.analysis.walk import AskedCondition, LeftOver, everything
from interpreter.check.scope import Desk, a, first_line
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.report import Note
from interpreter.report.message import NOTHING, Message, listed, msg
from interpreter.syntax import nodes as n
from interpreter.text import Span
from interpreter.text.article import article

HELP = msg("change it, or take the line out")


def report_dead_conditions(world: World, desk: Desk) -> None:
    """One fault for each condition that never holds, and each `otherwise` that never comes."""
    for met in everything(world):
        if isinstance(met, LeftOver):
            report_left_over(met, desk)
        elif isinstance(met, AskedCondition):
            report_same(met, desk)
            report_never(met, desk)


def report_never(met: AskedCondition, desk: Desk) -> None:
    """Report what of a condition never holds: the whole of it, or a part behind `or`."""
    for part, at in hopeless(met.condition, met.at):
        span, words, whole = condition_place(part, met, desk)
        what = msg("`{}`", words) if words else msg("what is asked here")
        message = msg("{} never holds", what) if whole else msg("a part of {} never holds", what)
        reason = why(part, at, desk)
        desk.reporter.report("never-true", msg("{}: {}", message, reason) if reason else message, span, help=HELP)


def report_same(met: AskedCondition, desk: Desk) -> None:
    """Report a comparison that always holds because it has the same on both sides."""
    for part in met.condition.parts if isinstance(met.condition, v.All | v.Any) else (met.condition,):
        if isinstance(part, v.Compare) and part.left == part.right and part.operator in ("==", ">=", "<="):
            span, words, _whole = condition_place(part, met, desk)
            what = msg("`{}`", words) if words else msg("what is asked here")
            any_of = part.left.kind if not words and isinstance(part.left, v.Local) else None  # `after you sell ware:`
            help = msg("write `{}`", f"{article(any_of)} {any_of}") if any_of else HELP
            desk.reporter.report("never-true", msg("{} always holds: both sides are the same", what), span, help=help)


def hopeless(condition: Value, at: Situation) -> Iterator[tuple[Value, Situation]]:
    """The smallest parts of a condition that cannot hold, each with what is known where it is asked."""
    if isinstance(condition, v.All):
        here = at
        for part in condition.parts:
            if known_outcome(part, here) is False:
                yield from hopeless(part, here)
                return
            known = assumed(part, here)
            if known is None:
                yield part, here
                return
            here = known
    elif isinstance(condition, v.Any):
        dead = [part for part in condition.parts if known_outcome(part, at) is False]
        if len(dead) == len(condition.parts):
            yield condition, at
        else:
            for part in dead:
                yield from hopeless(part, at)
    elif known_outcome(condition, at) is False:
        yield condition, at


def condition_place(part: Value, met: AskedCondition, desk: Desk) -> tuple[Span, str, bool]:
    """Where a condition is written, its words, and whether these are all of it; no words if only the line is known."""
    for value in (part, met.condition):
        node = desk.index.written_as(value)
        if node is not None:
            span = first_line(node.span)
            return span, span.text.strip(), value is part
    return (met.line if isinstance(met.line, Span) else desk.line_of(met.line)), "", True


def why(part: Value, at: Situation, desk: Desk) -> Message:
    """What speaks against a condition; empty if it cannot be said in short."""
    match part:
        case v.Compare(left=left) if left.type == "number":
            return why_numbers(part, at, desk)
        case v.Compare(left=v.FactOf() as left, right=v.Const()) if left.type == "word":
            words = sorted(word for word in possible_words(left, at) or () if word >= 0)
            named = listed(at.model.words[word] for word in words)
            return msg("the {} is {}", left.fact, named) if words else NOTHING
        case v.Exists(things=things) if not things.where and count(things, at).high == 0:
            return msg("there is nothing there, ever")
        case v.CardIn(card=card, places=places) if (zone := lying_elsewhere(card, places, at)) is not None:
            return msg("above it is asked to be in `{}`, and nothing lies in two places", zone)
        case v.IsKind(card=v.Local(kind=str() as kind)):
            return msg("it is always {}", a(kind))
    return NOTHING


def why_numbers(part: v.Compare, at: Situation, desk: Desk) -> Message:
    """What the two sides of a comparison can be."""
    left, right = number(part.left, at), number(part.right, at)
    node = desk.index.written_as(part)
    if not isinstance(node, n.Compare) and isinstance(part.left, v.WordCount):
        return msg("the word never stands there")
    if not isinstance(node, n.Compare):
        return (
            msg("there can be {}", left)
            if isinstance(part.left, v.Count)
            else msg("it is {}, and never {}", left, right)
        )
    told = msg("`{}` is {}", node.left.span.text, left)
    return told if isinstance(part.right, v.Const) else msg("{}, and `{}` is {}", told, node.right.span.text, right)


def report_left_over(met: LeftOver, desk: Desk) -> None:
    """Report an `otherwise` that never comes, at the last condition above it."""
    last = desk.line_of(met.above[-1])
    span = desk.line_of(met.own)
    if met.is_last:
        span = above(span, "otherwise")
    message = msg("this `otherwise` never comes: one of the conditions above it always holds")
    desk.reporter.report("never-true", message, span, help=HELP, notes=[Note(last, msg("behind this nothing is left"))])


def above(span: Span, word: str) -> Span:
    """The nearest line above that begins with a word."""
    for line in range(span.line - 1, 0, -1):
        text = span.source.line(line)
        if text.split()[:1] == [word]:
            start = len(text) - len(text.lstrip()) + 1
            return Span(span.source, line, start, line, start + len(word))
    return span
