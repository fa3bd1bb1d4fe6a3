"""Gain, lose, set, score and rank by: what is done to numbers."""

from __future__ import annotations

import re

from interpreter.check.expressions.binding import bind, wanted
from interpreter.check.expressions.families import Members, is_one_of_several, meant, members_of, resource_said
from interpreter.check.expressions.parts import counter_value
from interpreter.check.expressions.phrases import OPEN, VerbPhrase, first_arg, only
from interpreter.check.expressions.sorts import wrong_sort
from interpreter.check.expressions.sums import resource_known, resource_meant
from interpreter.check.hints import points_meant
from interpreter.check.marks import check_set
from interpreter.check.nouns import kinds_named, singulars
from interpreter.check.scope import Scope
from interpreter.check.verbs.dice import turn_die
from interpreter.check.verbs.marks import marked_with, set_mark
from interpreter.effects import steps as s, values as v
from interpreter.effects.values import Value
from interpreter.frozen import evolve
from interpreter.model import Counter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def names_counter(pick: n.Pick, scope: Scope) -> bool:
    """Whether a pick is no pick of things, but so much of a counter or a resource: `any number of coin`."""
    match pick.things:
        case n.Things(words=(unit,), owned=None, where=None, having=None, alike=None, joint=None | "of") if (
            not pick.where
        ):
            of = pick.things.place
            chosen = resource_known(unit, scope) if of is None else resource_said(unit, of, scope)
            known = {*scope.desk.model.counters, *scope.desk.model.families}
            return chosen is not None or not known.isdisjoint(singulars(unit.text))
    return False


def die_among(words: tuple[n.Name, ...], scope: Scope) -> str | None:
    """The dice that are meant by `gain 1 d6 coin`, of which the game may have none."""
    kinds = scope.desk.model.kinds
    named = [kind for word in words for kind in kinds_named(scope.desk.model, word.text) if kinds[kind].base == "die"]
    short = ["DIE" for word in words if re.fullmatch("d[0-9]+", word.text)]
    return next(iter(named + short), None)


def amounts(phrase: VerbPhrase, say: n.Say, scope: Scope) -> list[n.Expr]:
    """The list behind gain, lose and pay."""
    arg = first_arg(phrase, scope)
    values = [arg.value, *say.more]
    for value in values:
        if isinstance(value, n.Pick) and value.quantity in OPEN and names_counter(value, scope):
            message = msg("how much it is, one player chooses, of one thing on a line")
            help = msg("name the player before it, or write it below `each player`; and a line for each thing")
            raise scope.desk.fail("unsupported", message, value, help=help)
        if isinstance(value, n.Pick):
            message = msg(
                "`{}` takes numbers of something counted, and `{}` is none", phrase.verb.text, value.span.text
            )
            help = msg("cards and pieces are moved with `put`, `draw` and `discard`")
            if (die := die_among(value.things.words, scope)) is not None:
                number = value.count.span.text if value.count is not None else "1"
                help = msg("write `roll {} {} as thrown` above it, and here `(total of thrown)`", number, die)
            counted = names_counter(value, scope) and value.quantity == "a" and len(value.things.words) == 1
            if names_counter(value, scope) and value.quantity == "all" and len(value.things.words) == 1:
                help = msg("write `set {} to 0`", value.things.words[0].text)
            if [word.text for word in value.things.words[1:]] == ["twice"]:
                done = f"{phrase.verb.text} {value.span.text.removesuffix(' twice')}"
                help = msg("write `repeat 2 times`, and below it, four spaces deeper, `{}`", done)
            if counted:
                one = f"1 {value.things.words[0].text}"
                help = msg("write `{} {}`", phrase.verb.text, one)
                raise scope.desk.fail("wrong-kind", message, value, help=help, fix=one)
            raise scope.desk.fail("wrong-kind", message, value, help=help)
        value = value.value if isinstance(value, n.Per) else value
        if isinstance(value, n.Name) and any(name in scope.desk.model.counters for name in singulars(value.text)):
            message = msg("how much {}?", value.text)
            help = msg(
                "write `{} 1 {}`, or `{} (number of …) {}`",
                phrase.verb.text,
                value.text,
                phrase.verb.text,
                value.text,
            )
            raise scope.desk.fail("missing-number", message, value, help=help, fix=f"1 {value.text}")
    return values


def counters_named(amount: n.Amount, scope: Scope) -> Members:
    """The counter that an amount is of; of several under one name each, with the condition that it is meant."""
    name = next((word for word in singulars(amount.unit.text) if word in scope.desk.model.families), None)
    if amount.of is None and name is not None:
        help = msg("write `{} of {}`", amount.span.text, scope.desk.model.families[name].words[0])
        raise scope.desk.fail("missing-part", msg("{} of what?", amount.unit.text), amount, help=help)
    found: Members
    if amount.of is None:
        found = ((None, counter_named(amount.unit, scope, amount.count)),)
    else:
        unit = n.Name(text=name, span=amount.unit.span) if name is not None else amount.unit
        found = members_of(unit, amount.of, scope)
    check_bound(amount, found[0][1], scope)
    return found


def counter_named(name: n.Name, scope: Scope, count: n.Expr | None = None) -> str:
    """The counter that a unit names, of which it is so much."""
    counters = scope.desk.model.counters
    for word in singulars(name.text):
        if word in counters:
            only_counted(counters[word], name, scope)
            scope.desk.index.use("counter", word, name)
            return word
    if kinds_named(scope.desk.model, name.text):
        message = msg("`{}` are things on the table, not something that is counted", name.text)
        help = msg("things are moved with `put`, `draw` and `discard`")
        new = re.match(r" to (\w+)$", name.span.source.line(name.span.line)[name.span.end_column - 1 :])
        mark = next((one for one in scope.desk.model.marks.values() if new and new[1] in one.words), None)
        if new and mark is not None:
            help = msg("write `{}`", f"set {name.text}'s {mark.name} to {new[1]}")
        raise scope.desk.fail("wrong-kind", message, name, help=help)
    carried_by_each(name, scope)
    points_meant(name, scope, count)
    what = msg("the resource or counter")
    raise scope.desk.unknown("unknown-resource", what, name.text, name, counters.keys() - {"result"})


def carried_by_each(name: n.Name, scope: Scope) -> None:
    """What every thing of a kind carries is set for one of them."""
    marks = scope.desk.model.marks
    for mark in (marks[word] for word in singulars(name.text) if word in marks):
        message = msg("whose `{}`? every {} has its own", mark.name, mark.kind)
        help = msg("write `{}`", f"set {mark.kind}'s {mark.name} to …")
        raise scope.desk.fail("missing-owner", message, name, help=help)


def only_counted(counter: Counter, name: n.Node, scope: Scope) -> None:
    """A mark is nothing of which there is so much."""
    if not counter.is_number:
        message = msg("`{}` is a mark, and nothing that is counted", counter.name)
        raise scope.desk.fail("wrong-kind", message, name, help=msg("write `{}`", setting(counter)))


def setting(counter: Counter) -> str:
    """How it is written that a counter or a mark is set: `set your stance to calm`."""
    said = f"your {counter.name}" if counter.per_player else counter.name
    new = "2" if counter.is_number else (*counter.words, counter.names or "you")[0]
    return f"set {said} to {new}"


def read_gain(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    values = amounts(phrase, say, scope)
    only(phrase, scope)
    sign = 1 if phrase.verb.text == "gain" else -1
    steps: list[s.Step] = []
    for value in (of_each(value, scope) for value in values):
        if isinstance(value, n.Amount) and resource_meant(value, scope) is None:
            for condition, counter in counters_named(value, scope):
                owner = scope.acting(phrase.verb) if scope.desk.model.counters[counter].per_player else None
                number = meant(condition, wanted(value.count, scope, "number"), v.Const(0, "number"))
                steps.append(s.Gain(clause, sign, counter, owner, number))
        else:
            steps.append(s.GainAmount(clause, sign, scope.acting(phrase.verb), wanted(value, scope, "amount")))
    return steps


read_lose = read_gain


def of_each(value: n.Expr, scope: Scope) -> n.Expr:
    """`1 fame for each inn in your row`, of what is no resource: `(1 for each inn in your row) fame`."""
    if not isinstance(value, n.Per) or not isinstance(value.value, n.Amount):
        return value
    amount, model = value.value, scope.desk.model
    names = set(singulars(amount.unit.text))
    if names & set(model.resources) or not names & {*model.counters, *model.families} or names & set(scope.names):
        return value
    return evolve(amount, count=evolve(value, value=amount.count))


def check_bound(amount: n.Amount, counter: str, scope: Scope) -> None:
    """A fixed number that a counter can never hold is a slip."""
    high, low = scope.desk.model.counters[counter].high, scope.desk.model.counters[counter].low
    if isinstance(amount.count, n.Number) and high is not None and amount.count.value > high - min(low or 0, 0):
        message = msg("`{}` is more than anybody can have: `{}` goes up to {}", amount.span.text, counter, high)
        raise scope.desk.fail("out-of-bounds", message, amount)


def read_set(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    target = first_arg(phrase, scope).value
    only(phrase, scope)
    if len(phrase.args) < 2:
        marked = scope.desk.model.counters.get(target.text) if isinstance(target, n.Name) else None
        help = msg("write `{}`", setting(marked) if marked is not None else f"set {target.span.text} to 2")
        raise scope.desk.fail("missing-part", msg("set it to what?"), phrase.verb, help=help)
    new = phrase.args[1].value
    if isinstance(target, n.Name) and target.text == "first":
        return [s.SetCounter(clause, "first", None, wanted(new, scope, "player"))]
    chosen = resource_known(target, scope) if isinstance(target, n.Name) else None
    if chosen is not None:
        return set_resource(chosen, scope.acting(phrase.verb), wanted(new, scope, "number"), clause, scope)
    if isinstance(target, n.Name):
        counter = counter_set(target, scope)
        check_set(counter, target, new, scope.desk)
        owner = scope.acting(phrase.verb) if counter.per_player else None
        return [set_counter(counter, owner, new, clause, scope)]
    if is_one_of_several(target, scope) and not is_held(target, scope):
        return set_member(target, new, phrase.verb, clause, scope)
    value = bind(target, scope)
    if isinstance(value, v.ResourceIn) and isinstance(value.amount, v.AllResources):
        return set_resource(value.resource, value.amount.owner, wanted(new, scope, "number"), clause, scope)
    if isinstance(value, v.MarkOf):
        check_set(scope.desk.model.marks[value.mark], target, new, scope.desk)
        return [set_mark(value, new, clause, scope)]
    if isinstance(value, v.DieFace):
        return [turn_die(value, new, clause, scope)]
    if not isinstance(value, v.CounterOf):
        raise wrong_sort(target, value, msg("a counter"), scope)
    counter = scope.desk.model.counters[value.counter]
    check_set(counter, target, new, scope.desk)
    return [set_counter(counter, value.owner, new, clause, scope)]


def counter_set(name: n.Name, scope: Scope) -> Counter:
    """The counter or the mark that a single word names behind `set`."""
    counters = scope.desk.model.counters
    mark = counters.get(name.text)
    if mark is None or mark.is_number:
        return counters[counter_named(name, scope)]
    scope.desk.index.use("counter", mark.name, name)
    return mark


def set_counter(counter: Counter, owner: Value | None, new: n.Expr, clause: int, scope: Scope) -> s.SetCounter:
    """`set round to 3`, `set trump to hearts`."""
    target = counter_value(counter, owner)
    value = wanted(new, scope, "number") if counter.is_number else marked_with(counter, target, new, scope)
    return s.SetCounter(clause, counter.name, owner, value)


def is_held(target: n.Expr, scope: Scope) -> bool:
    """Whether it is a resource that a fact says: `your wealth of square`."""
    if not isinstance(target, n.Which) or not isinstance(target.owned.name, n.Name):
        return False
    return resource_said(target.owned.name, target.word, scope) is not None


def set_resource(chosen: Value, owner: Value, new: Value, clause: int, scope: Scope) -> list[s.Step]:
    """`set good to 3`, `set rival's good to 0`, of a resource that was chosen: the others stay what they are."""
    steps: list[s.Step] = []
    for number, name in enumerate(scope.desk.model.resources):
        scope.desk.index.use("counter", name)
        condition = v.Compare("==", chosen, v.Const(number, "resource"))
        steps.append(s.SetCounter(clause, name, owner, meant(condition, new, v.CounterOf(name, owner))))
    return steps


def set_member(target: n.Expr, new: n.Expr, verb: n.Name, clause: int, scope: Scope) -> list[s.Step]:
    """`set cubes of science to 3`, `set rival's cubes of chosen to 0`: the others stay what they are."""
    if isinstance(target, n.Which):
        assert isinstance(target.owned.name, n.Name)
        members = members_of(target.owned.name, target.word, scope)
        owner: Value | None = wanted(target.owned.owner, scope, "player")
    else:
        assert isinstance(target, n.Of) and isinstance(target.name, n.Name)
        members = members_of(target.name, target.owner, scope)
        owner = scope.acting(verb)
    counter = scope.desk.model.counters[members[0][1]]
    check_set(counter, target, new, scope.desk)
    now = wanted(new, scope, "number")
    if not counter.per_player:
        owner = None
    return [
        s.SetCounter(clause, member, owner, meant(condition, now, v.CounterOf(member, owner)))
        for condition, member in members
    ]


def read_score(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    check_unnamed(arg.value, scope)
    return [s.Score(clause, scope.acting(phrase.verb), wanted(arg.value, scope, "number"))]


def check_unnamed(points: n.Expr, scope: Scope) -> None:
    """Report `score 2 fame`, of a counter."""
    if not isinstance(points, n.Amount) or points.of is not None or points.unit.text in scope.names:
        return
    for name in singulars(points.unit.text):
        if name in scope.desk.model.counters:
            many, all_of_it = points.count.span.text, points.span.text
            help = msg("write `score {}`; or `gain {}`, if it is counted in `{}`", many, all_of_it, name)
            message = msg("`score` adds to the result, which needs no name")
            raise scope.desk.fail("unexpected-part", message, points.unit, help=help)


def check_nobody_named(phrase: VerbPhrase, scope: Scope) -> None:
    """Report `rank players by fame`."""
    match phrase.args:
        case [named, last] if named.span.text in ("players", "everybody") and last.joint == "by":
            by = last.value.span.text
            if isinstance(last.value, n.Name):
                by = f"their {by if by in scope.desk.model.counters else 'result'}"
            message, help = msg("it is always the players who are ranked"), msg("write `rank by {}`", by)
            raise scope.desk.fail("unexpected-part", message, named, help=help)


def read_rank(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    help = msg("write `rank by their result`")
    check_nobody_named(phrase, scope)
    if len(phrase.args) != 1 or phrase.args[0].joint != "by":
        raise scope.desk.fail("missing-part", msg("rank players by what?"), phrase.verb, help=help)
    by = phrase.args[0].value
    if isinstance(by, n.Name) and by.text in ("score", "points") and by.text not in scope.names:
        message = msg("the name `{}` does not exist here", by.text)
        raise scope.desk.fail("unknown-name", message, by, help=help, fix="their result")
    player = scope.local("player", "player")
    return [s.RankBy(clause, player, wanted(phrase.args[0].value, scope.inner(doer=player), "number"))]
