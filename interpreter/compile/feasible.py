"""What can be done: which options a decision offers, and whether a block can be carried out.

A block is looked at from its first line on: needs must hold, prices must be payable. A price whose payment matters to
what follows is really paid for the look ahead, and given back. The look ahead ends behind the first line that is
neither; that is the stated limit of "in full as far as the rules can see". In a `strict` look (an action, an option, a
`may`) gains and losses on the way are counted, and that line itself must be possible: a verb must be doable, a pick
must find something, a counter must have what is lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.compile import terms as t
from interpreter.compile.lines import Lines
from interpreter.compile.places import python_name
from interpreter.compile.prices import condition_of, gain_lines, payment_lines
from interpreter.compile.search import search
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects import values as v

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def feasible(gen: Generator, steps: tuple[s.Step, ...], strict: bool, at: Writer) -> str:
    """The expression, written for `at`, that tells whether a block can be done; `True` where nothing can prevent it."""
    lines = Lines()
    asked = look_ahead(gen, steps, strict, lines)
    if not asked:
        return "True"
    return gen.helper(steps, lines, at)


def opened(gen: Generator, steps: tuple[s.Step, ...], at: Writer) -> str:
    """The expression that tells whether the needs that an inner block begins with hold and its prices can be paid."""
    count = next((place for place, step in enumerate(steps) if not s.has_trait(step, *s.HEAD)), len(steps))
    return feasible(gen, steps[:count], False, at)


def look_ahead(gen: Generator, steps: tuple[s.Step, ...], strict: bool, lines: Lines) -> bool:
    """Add the lines of a function that tells it; False if they ask nothing."""
    writer = Writer(gen)
    asked = False
    for place, step in enumerate(steps):
        rest = steps[place + 1 :]
        if isinstance(step, s.Let):
            lines.add(f"{python_name(step.local)} = {writer.value(step.value)}")
            continue
        conditions = condition_of(step)
        for condition in conditions:
            lines.unless(writer.value(condition), "return False")
            asked = True
        if isinstance(step, s.PayPieces | s.PayCounter) or (isinstance(step, s.PayAmount) and step.discount is None):
            ahead = feasible(gen, rest, strict, writer)
            if ahead == "False" or (ahead != "True" and not matters(gen, step, rest)):
                lines.add(f"return {ahead}")
                return True
            if ahead != "True":
                pay, restore = payment_lines(writer, step)
                for line in pay:
                    lines.add(line)
                lines.add(f"ahead = {ahead}")
                for line in restore:
                    lines.add(line)
                lines.add("return ahead")
                return True
            lines.add("return True")
            return asked
        if s.has_trait(step, *s.HEAD):
            continue
        if strict and s.has_trait(step, "count"):
            asked |= counted(gen, step, rest, writer, lines)
            return asked
        verdict = verdict_of(gen, step, strict, writer)
        if verdict is not None:
            verdict = writer.of_somebody(verdict, False, *gen.nobody.acting(step))
        if verdict not in (None, "True"):
            lines.add(f"return {verdict}")
            return True
        break
    lines.add("return True")
    return asked


def counted(gen: Generator, step: s.Step, rest: tuple[s.Step, ...], writer: Writer, lines: Lines) -> bool:
    """Add the lines that look behind a gain or loss with what it brings, and take that back; False if they ask nothing.

    What is lost must be there.
    """
    asked = isinstance(step, s.Gain) and step.sign < 0 and step.owner is not None
    if asked:
        assert isinstance(step, s.Gain) and step.owner is not None
        lines.unless(writer.value(t.CounterReady(step.counter, step.owner, step.amount)), "return False")
    ahead = feasible(gen, rest, True, writer)
    if ahead in ("True", "False"):
        lines.add(f"return {ahead}")
        return asked or ahead == "False"
    bring, restore = gain_lines(writer, step)
    for line in (*bring, f"ahead = {ahead}", *restore, "return ahead"):
        lines.add(line)
    return True


def matters(gen: Generator, price: s.Step, rest: tuple[s.Step, ...]) -> bool:
    """Whether what is paid could be looked at behind the price, as the places it goes from and to tell."""
    if not isinstance(price, s.PayPieces):
        return True
    places = {place.zone for place in (price.source, price.target) if isinstance(place, v.HolderOf)}
    looked_at = gen.holders_in(rest)
    return not isinstance(price.target, v.HolderOf) or looked_at is None or bool(places & looked_at)


def verdict_of(gen: Generator, step: s.Step, strict: bool, writer: Writer) -> str | None:
    """Whether the first line behind needs and prices can be done; None where it is not asked."""
    match step:
        case s.PerformEffect():
            return writer.value(t.EffectReady(step.effect, step.card, step.doer))
        case s.ChooseOne():
            options = list(dict.fromkeys(feasible(gen, option, True, writer) for option in step.options))
            return "True" if "True" in options else "(" + " or ".join(options) + ")"
    if not strict:
        return None
    match step:
        case s.DoVerb():
            args = "".join(f", {writer.value(arg)}" for arg in step.args)
            return f"{gen.can_verb(step.verb)}(m, {writer.value(step.doer)}{args})"
        case s.May():
            return feasible(gen, step.body, True, writer)
        case s.WithPicks():
            return picks_ready(gen, step, writer)
    return None


def picks_ready(gen: Generator, step: s.WithPicks, writer: Writer) -> str:
    """Whether the picks of a line can be found."""
    guarded = [pick for pick in step.picks if pick.guard is not None]
    if guarded:
        assert guarded[0].guard is not None
        verb, doer, args = guarded[0].guard
        return search(gen, verb, doer, args, [pick.things for pick in guarded], "any", writer)
    tests = []
    for pick in step.picks:
        if pick.quantity == "one":
            tests.append(writer.value(t.CardsReady(pick.things, None)))
        elif pick.quantity == "exactly":
            tests.append(writer.value(t.CardsReady(pick.things, pick.count)))
    return "(" + " and ".join(tests) + ")" if tests else "True"
