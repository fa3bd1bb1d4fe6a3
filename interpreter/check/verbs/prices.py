"""Pay: prices in resources, counters, pieces and cards."""

from __future__ import annotations

from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.families import meant
from interpreter.check.expressions.phrases import VerbPhrase, bind_pick, first_arg, needs_place, only
from interpreter.check.expressions.sums import resource_meant
from interpreter.check.nouns import kinds_named
from interpreter.check.scope import Scope
from interpreter.check.verbs.cards import discarding
from interpreter.check.verbs.counters import amounts, counters_named, names_counter
from interpreter.check.verbs.pieces import pay_pieces
from interpreter.effects import steps as s, values as v
from interpreter.effects.values import Value
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def read_pay(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    payer = scope.acting(phrase.verb)
    arg = first_arg(phrase, scope)
    if isinstance(arg.value, n.Pick) and not names_counter(arg.value, scope):
        if say.more:
            help = msg("write a line `pay …` for each")
            raise scope.desk.fail("unexpected-part", msg("things are paid one line at a time"), say.more[0], help=help)
        only(phrase, scope, ("into", "onto"))
        kinds = kinds_named(model, arg.value.things.words[-1].text) if arg.value.things.words else ()
        if kinds and model.kinds[kinds[0]].base == "piece":
            return [pay_pieces(arg.value, kinds[0], phrase, clause, payer, scope)]
        pick = bind_pick(arg.value, payer, scope)
        if len(phrase.args) > 1:
            message = msg("cards that are paid go where their kind goes")
            raise scope.desk.fail("unexpected-part", message, phrase.args[1])
        return [s.PayCards(clause, (pick,), (discarding(pick.local, clause, arg, scope),))]
    needs_place(arg.value, "pay", scope)
    paid_to = next((part for part in phrase.args[1:] if part.joint == "to"), None)
    if paid_to is not None:
        gained = f"{paid_to.value.span.text} gains {arg.span.text}"
        help = msg("what is paid is gone; write it without that, and below it `{}`", gained)
        raise scope.desk.fail("unexpected-part", msg("`pay` does not take `{}`", paid_to.span.text), paid_to, help=help)
    only(phrase, scope, ("with",))
    discount = None
    for part in phrase.args[1:]:
        if part.name is None or part.name.text != "discount":
            help = msg("write `with discount N`")
            raise scope.desk.fail("unexpected-part", msg("`pay` does not take `{}`", part.span.text), part, help=help)
        discount = wanted(part.value, scope, "number")
    total: Value | None = None
    steps: list[s.Step] = []
    for value in amounts(phrase, say, scope):
        if isinstance(value, n.Amount) and resource_meant(value, scope) is None:
            found = counters_named(value, scope)
            if not model.counters[found[0][1]].resource:
                number = wanted(value.count, scope, "number")
                for condition, counter in found:
                    price = meant(condition, number, v.Const(0, "number"))
                    steps.append(s.PayCounter(clause, counter, payer, price))
                continue
        amount = wanted(value, scope, "amount")
        total = amount if total is None else v.Plus(total, amount, 1, "amount")
    if total is not None:
        steps.append(s.PayAmount(clause, payer, total, discount))
    return steps
