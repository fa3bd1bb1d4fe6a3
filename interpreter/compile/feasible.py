"""What can be done: which options a decision offers, and whether a block can be carried out.

A block is looked at from its first line on: needs must hold, prices must be payable. A price whose payment matters to
what follows is really paid for the look ahead, and given back. The look ahead ends behind the first line that is
neither; that is the stated limit of "in full as far as the rules can see". In a `strict` look (an action, an option, a
`may`) gains and losses on the way are counted, and that line itself must be possible: a verb must be doable, a pick
must find something, a counter must have what is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from attrs import evolve

from interpreter.compile import terms as t
from interpreter.compile.code.body import FAIL, Body
from interpreter.compile.code.nodes import FALSE, TRUE, Expression, Type, Variable, all_of, any_of
from interpreter.compile.code.statements import Assign, Return, Statement
from interpreter.compile.prices import LOOKED_BEHIND, condition_of, gain, payment
from interpreter.compile.search import is_unseen, search
from interpreter.effects import steps as s, values as v

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator
    from interpreter.compile.writer import Writer


AHEAD = Variable("ahead", Type.FLAG)


def feasible(gen: Generator, steps: tuple[s.Step, ...], strict: bool, at: Writer) -> Expression:
    """The condition, written for `at`, that a block can be done; `TRUE` where nothing can prevent it."""
    body = Body()
    return gen.helper(steps, body, at, Type.FLAG) if look_ahead(gen, steps, strict, body) else TRUE


def opened(gen: Generator, steps: tuple[s.Step, ...], at: Writer) -> Expression:
    """The condition that the needs that an inner block begins with hold and its prices can be paid."""
    return feasible(gen, head_of(steps), False, at)


def head_of(steps: tuple[s.Step, ...]) -> tuple[s.Step, ...]:
    """The needs and prices that a block begins with, and names among them."""
    count = next((place for place, step in enumerate(steps) if not s.has_trait(step, *s.HEAD)), len(steps))
    return steps[:count]


def sought(gen: Generator, step: s.WithPicks) -> tuple[s.Pick, ...]:
    """The picks of a line. Where needs or prices stand right behind a choice, only what fulfils them is offered; not
    of cards that whoever chooses does not see: that would tell what they are."""
    head = head_of(step.body)
    *others, last = step.picks
    if not any(s.has_trait(one, "need", "price") for one in head) or is_unseen(gen, last):
        return step.picks
    assert last.quantity == "one"
    return (*others, evolve(last, things=evolve(last.things, where=(*last.things.where, t.Opened(head)))))


def look_ahead(gen: Generator, steps: tuple[s.Step, ...], strict: bool, body: Body) -> bool:
    """Add the body of a function that tells it; False if it asks nothing."""
    writer = gen.writer
    asked = False
    for place, step in enumerate(steps):
        rest = steps[place + 1 :]
        if isinstance(step, s.Let):
            body.set(gen.variable(step.local), writer.value(step.value))
            continue
        for condition in condition_of(step):
            body.unless(writer.value(condition), FAIL)
            asked = True
        if isinstance(step, s.PayPieces | s.PayCounter) or (isinstance(step, s.PayAmount) and step.discount is None):
            ahead = feasible(gen, rest, strict, writer)
            if ahead in (TRUE, FALSE) or not matters(gen, step, rest):
                body.give(ahead)
                return asked or ahead != TRUE
            with_and_without(body, ahead, *payment(writer, step))
            return True
        if s.has_trait(step, *s.HEAD):
            continue
        if strict and isinstance(step, LOOKED_BEHIND):
            return counted(gen, step, rest, writer, body) or asked
        verdict = verdict_of(gen, step, strict, writer)
        if verdict is not None:
            verdict = writer.of_somebody(verdict, False, *gen.nobody.acting(step))
        if verdict not in (None, TRUE):
            body.give(verdict)
            return True
        break
    body.give(TRUE)
    return asked


def with_and_without(body: Body, ahead: Expression, bring: Iterable[Statement], restore: Iterable[Statement]) -> None:
    """Give what there is to see ahead behind what is brought, and restore what was."""
    for statement in (*bring, Assign(AHEAD, ahead), *restore, Return(AHEAD)):
        body.add(statement)


def counted(gen: Generator, step: s.Step, rest: tuple[s.Step, ...], writer: Writer, body: Body) -> bool:
    """Look behind a gain or loss with what it brings, and take that back; False if that asks nothing.

    What is lost must be there.
    """
    asked = isinstance(step, s.Gain) and step.sign < 0 and step.owner is not None
    if asked:
        assert isinstance(step, s.Gain) and step.owner is not None
        body.unless(writer.value(t.CounterReady(step.counter, step.owner, step.amount)), FAIL)
    ahead = feasible(gen, rest, True, writer)
    if ahead in (TRUE, FALSE):
        body.give(ahead)
        return asked or ahead == FALSE
    with_and_without(body, ahead, *gain(writer, step))
    return True


def matters(gen: Generator, price: s.Step, rest: tuple[s.Step, ...]) -> bool:
    """Whether what is paid could be looked at behind the price, as the places it goes from and to tell."""
    if not isinstance(price, s.PayPieces):
        return True
    places = {place.zone for place in (price.source, price.target) if isinstance(place, v.HolderOf)}
    looked_at = gen.holders_in(rest)
    return not isinstance(price.target, v.HolderOf) or looked_at is None or bool(places & looked_at)


def verdict_of(gen: Generator, step: s.Step, strict: bool, writer: Writer) -> Expression | None:
    """Whether the first line behind needs and prices can be done; None where it is not asked."""
    match step:
        case s.PerformEffect():
            return writer.value(t.EffectReady(step.effect, step.card, step.doer))
        case s.ChooseOne():
            return any_of([feasible(gen, option, True, writer) for option in step.options])
    if not strict:
        return None
    match step:
        case s.DoVerb():
            args = (writer.value(arg) for arg in step.args)
            return gen.can_do(step.verb, writer.value(step.doer), *args)
        case s.May():
            return feasible(gen, step.body, True, writer)
        case s.WithPicks():
            return picks_ready(gen, step, writer)
    return None


def picks_ready(gen: Generator, step: s.WithPicks, writer: Writer) -> Expression:
    """Whether the picks of a line can be found."""
    picks = sought(gen, step)
    guarded = [pick for pick in picks if pick.guard is not None]
    if guarded:
        assert guarded[0].guard is not None
        verb, doer, args = guarded[0].guard
        return search(gen, verb, doer, args, [pick.things for pick in guarded], "any", writer)
    return all_of(
        writer.value(t.CardsReady(pick.things, pick.count if pick.quantity == "exactly" else None, pick.alike))
        for pick in picks
        if pick.quantity in ("one", "exactly")
    )
