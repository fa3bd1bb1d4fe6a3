"""`pay any number of coin as bid`, `gain up to 3 grain`: whoever does it chooses how much, and the rest of the block
knows the number."""

from __future__ import annotations

from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.families import number_of_members
from interpreter.check.expressions.phrases import OPEN, VerbPhrase, doer_of, find_verb
from interpreter.check.expressions.sums import resource_meant
from interpreter.check.nouns import singulars
from interpreter.check.scope import Scope
from interpreter.check.verbs.counters import counters_named, names_counter
from interpreter.effects import steps as s, values as v
from interpreter.effects.things import Numbers, Things
from interpreter.effects.values import Value
from interpreter.frozen import evolve
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

ZERO = v.Const(0, "number")


def chosen_amount(say: n.Say, scope: Scope) -> tuple[s.Pick, n.Say, Scope] | None:
    """The number that is chosen first, the line that gains, loses or pays so much, and the scope in which it stands;
    None for any other line."""
    phrase = find_verb(say.phrase, scope.desk.model)
    if phrase is None or phrase.verb.text not in ("gain", "lose", "pay") or isinstance(phrase.subject, n.EachOf):
        return None
    match phrase.args:
        case (n.Arg(joint=None, value=n.Pick(quantity=quantity) as pick) as arg,) if quantity in OPEN and not say.more:
            if not names_counter(pick, scope):
                return None
        case _:
            return None
    doer = doer_of(phrase, scope)
    amount = as_amount(pick)
    named = next((word for word in singulars(amount.unit.text) if word in scope.desk.model.counters), None)
    local = scope.local("number", "number", named)
    source = Numbers(ZERO, most_of(pick, amount, phrase, doer, scope))
    inner = scope.inner()
    assert isinstance(amount.count, n.Name)
    inner.names[amount.count.text] = local
    if say.bind is not None:
        inner.call(local, say.bind)
    line = n.Phrase(subject=phrase.subject, verb=phrase.verb, args=(evolve(arg, value=amount),), span=say.phrase.span)
    return s.Pick(local, doer, "one", None, Things(source, local)), evolve(say, phrase=line, bind=None), inner


def as_amount(pick: n.Pick) -> n.Amount:
    """What is written as a pick, as so much of it; the name of the number is none that can be written."""
    (unit,) = pick.things.words
    count = n.Name(text=f"number of {unit.text}", span=pick.span)
    return n.Amount(count=count, unit=unit, of=pick.things.place, span=pick.span)


def most_of(pick: n.Pick, amount: n.Amount, phrase: VerbPhrase, doer: Value, scope: Scope) -> Value:
    """How much it can be at most: what is there to be paid or lost, or how much more there may be; and what is said."""
    said = [wanted(pick.count, scope, "number")] if pick.count is not None else []
    there = room_of(amount, phrase.verb.text, doer, scope)
    if there is None and not said:
        message = msg(
            "nothing limits how much `{}` there can be, so nobody could list what may be chosen", amount.unit.text
        )
        help = msg("write `up to NUMBER {}`", amount.unit.text)
        raise scope.desk.fail("out-of-bounds", message, pick, help=help)
    bounds = [*said, *([there] if there is not None else [])]
    return v.ExtremeOf("lowest", tuple(bounds)) if len(bounds) > 1 else bounds[0]


def room_of(amount: n.Amount, verb: str, doer: Value, scope: Scope) -> Value | None:
    """How far a counter can go down, or up; None where nothing ends it."""
    model = scope.desk.model
    chosen = resource_meant(amount, scope)
    if chosen is not None:
        return None if verb == "gain" else v.ResourceIn(chosen, v.AllResources(doer))
    members = counters_named(amount, scope)
    counter = model.counters[members[0][1]]
    held = number_of_members(members, doer if counter.per_player else None)
    if verb != "gain":
        return held if not counter.low else minus(held, v.Const(counter.low, "number"))
    ends: list[Value] = [] if counter.high is None else [v.Const(counter.high, "number")]
    if counter.limit is not None:
        ends.append(v.Changed(counter.limit, (doer,) if counter.per_player else (), "number"))
    if not ends:
        return None
    return minus(v.ExtremeOf("lowest", tuple(ends)) if len(ends) > 1 else ends[0], held)


def minus(left: Value, right: Value) -> Value:
    """The difference of two numbers."""
    return v.Plus(left, right, -1, "number")
