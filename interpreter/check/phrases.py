"""Phrases: who does which verb to what. Built-in verbs have a reader each; declared verbs are matched to their parameters."""

from __future__ import annotations

from attrs import frozen

from interpreter.check.nouns import kinds_named, singular, singulars, verb_named
from interpreter.check.scope import NOBODY, Abandon, Scope, a
from interpreter.check.things import bind_things
from interpreter.check.values import bind, coerce, wanted, wrong_type
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.model import Model, VerbDef
from interpreter.syntax import nodes as n

BUILT_IN = {
    "gain", "lose", "set", "pay", "put", "draw", "discard", "shuffle", "arrange", "reveal", "roll", "perform", "announce",
    "end", "score", "rank",
}  # fmt: skip
MOST_DICE = 100
QUANTITIES = {"a": "one", "exactly": "exactly", "up to": "up to", "any number of": "any", "all": "all"}


@frozen
class Told:
    """A phrase with its verb found: `subject` is None when nobody is named."""

    subject: n.Expr | n.EachOf | n.Pick | None
    verb: n.Name
    args: tuple[n.Arg, ...]


def told(phrase: n.Phrase, scope: Scope) -> Told:
    """Find the verb: `target loses 1 loyalty` has it second, and the first word is the subject."""
    found = find_verb(phrase, scope.desk.model)
    if found is None:
        raise unknown_verb(phrase, scope)
    return found


def find_verb(phrase: n.Phrase, model: Model) -> Told | None:
    """The phrase with its verb, or None if no word of it is one."""
    verbs = BUILT_IN | set(model.verbs)
    args = phrase.args
    if phrase.subject is not None:
        verb = verb_named(verbs, phrase.verb.text)
        return Told(phrase.subject, _renamed(phrase.verb, verb), args) if verb else None
    if phrase.verb.text in verbs:
        return Told(None, phrase.verb, args)
    if args and args[0].joint is None and isinstance(args[0].value, n.Name):
        verb = verb_named(verbs, args[0].value.text)
        if verb is not None:
            return Told(phrase.verb, _renamed(args[0].value, verb), args[1:])
    return None


def unknown_verb(phrase: n.Phrase, scope: Scope) -> Exception:
    """Report a line without a verb; behind a word that is a player the second word is the guilty one."""
    desk, name = scope.desk, phrase.verb
    known = BUILT_IN | set(desk.model.verbs)
    second = phrase.args[0].value if phrase.args and phrase.args[0].joint is None else None
    if phrase.subject is None and isinstance(second, n.Name) and (name.text in scope.names or name.text == "first"):
        name = second
    base = verb_named(known, name.text)
    if base is not None and base != name.text:
        message = f"who {name.text}? write `{base}` for whoever acts here"
        return desk.fail("unknown-verb", message, name, help=f"with a name before it: `target {name.text} …`", fix=base)
    return desk.unknown("unknown-verb", "the verb", name.text, name, known)


def _renamed(name: n.Name, text: str) -> n.Name:
    return n.Name(text=text, span=name.span)


def doer_of(phrase: Told, scope: Scope) -> Value:
    """Who does it: the named player, or whoever acts."""
    if phrase.subject is None:
        return scope.acting(phrase.verb)
    return wanted(phrase.subject, scope, "player")  # type: ignore[arg-type]


@frozen
class Objects:
    """The objects of a declared verb: a value for each parameter, and the picks that some of these values wait for."""

    args: tuple[Value, ...]
    picks: tuple[s.Pick, ...]


def match_arguments(verb: VerbDef, phrase: Told, scope: Scope) -> dict[str, n.Arg]:
    """Which argument is which parameter: by joint word and order, `with` parts by name."""
    desk = scope.desk
    found: dict[str, n.Arg] = {}
    free = [parameter for parameter in verb.parameters if parameter.joint != "with"]
    for arg in phrase.args:
        if arg.joint == "with":
            names = [parameter.name for parameter in verb.parameters if parameter.joint == "with"]
            assert arg.name is not None
            if arg.name.text not in names:
                message = f"`{verb.name}` does not take `with {arg.name.text}`"
                raise desk.strange("unexpected-part", message, arg.name.text, arg.name, names, usage(verb))
            found[arg.name.text] = arg
            continue
        for parameter in free:
            if parameter.name not in found and parameter.joint == arg.joint:
                found[parameter.name] = arg
                break
        else:
            raise desk.fail("unexpected-part", f"`{verb.name}` does not take `{arg.span.text}`", arg, help=usage(verb))
    for parameter in free:
        if parameter.name not in found:
            joint = f" behind `{parameter.joint}`" if parameter.joint else ""
            raise desk.fail("missing-part", f"`{verb.name}` needs {a(parameter.name)}{joint}", phrase.verb, help=usage(verb))
    return found


def usage(verb: VerbDef) -> str:
    """How a verb is written."""
    parts = [f"{p.joint + ' ' if p.joint else ''}{p.name.upper()}" for p in verb.parameters if p.joint != "with"]
    extra = [f"with {p.name} NUMBER" for p in verb.parameters if p.joint == "with"]
    return "write `" + " ".join([verb.name, *parts]) + "`" + (f", and perhaps `{' '.join(extra)}` behind it" if extra else "")


def bind_objects(verb: VerbDef, phrase: Told, doer: Value, scope: Scope) -> Objects:
    """Bind the arguments of a declared verb."""
    scope.desk.use("verb", verb.name)
    arguments = match_arguments(verb, phrase, scope)
    args: list[Value] = []
    unresolved: list[tuple[n.Pick, Things, Local]] = []
    for parameter in verb.parameters:
        arg = arguments.get(parameter.name)
        if arg is None:
            args.append(v.Const(0, "number"))
            continue
        if isinstance(arg.value, n.Pick):
            if arg.value.quantity != "a":
                raise scope.desk.fail("wrong-kind", f"`{verb.name}` takes one {parameter.name} at a time", arg, help=f"write `{a(parameter.name)} …`, or `for each …` around the line")
            things = bind_things(arg.value.things, arg.value.where, scope)
            coerce(arg.value, things.local, parameter.type, scope)
            unresolved.append((arg.value, things, things.local))
            args.append(things.local)
            continue
        value = wanted(arg.value, scope, parameter.type)
        kind = getattr(value, "kind", None)
        if parameter.kind and kind and parameter.type == "card" and kind != parameter.kind:
            raise scope.desk.fail("wrong-kind", f"`{arg.value.span.text}` is {a(kind)}, but `{verb.name}` takes {a(parameter.kind)}", arg.value)
        args.append(value)
    guard = (verb.name, doer, tuple(args))
    picks = tuple(s.Pick(local, doer, "one", None, things, guard) for _node, things, local in unresolved)
    return Objects(tuple(args), picks)


def bind_can(who: n.Expr, phrase: n.Phrase, scope: Scope) -> Value:
    """`they can attack you`: whether the verb could be done, with any picks there are."""
    told_phrase = told(n.Phrase(subject=who, verb=phrase.verb, args=phrase.args, span=phrase.span), scope)
    verb = scope.desk.model.verbs.get(told_phrase.verb.text)
    if verb is None:
        raise scope.desk.fail("unsupported", f"`can` asks about declared verbs, not about `{told_phrase.verb.text}`", phrase)
    doer = wanted(who, scope, "player")
    objects = bind_objects(verb, told_phrase, doer, scope)
    locals_ = {pick.local: pick for pick in objects.picks}
    args = tuple(None if isinstance(arg, Local) and arg in locals_ else arg for arg in objects.args)
    picks = tuple((index, locals_[arg].things, arg.name) for index, arg in enumerate(objects.args) if isinstance(arg, Local) and arg in locals_)
    return v.CanDo(verb.name, doer, args, picks)


def bind_pick(pick: n.Pick | n.Expr, chooser: Value, scope: Scope, name: str | None = None, where: n.Expr | None = None) -> s.Pick:
    """A pick that a built-in verb or `choose` waits for."""
    if not isinstance(pick, n.Pick):
        things = bind_things(n.Things(owned=pick, span=pick.span), where, scope)
        return s.Pick(things.local, chooser, "one", None, things)
    things = bind_things(pick.things, _both(pick.where, where), scope)
    quantity = QUANTITIES[pick.quantity]
    if quantity == "one":
        return s.Pick(things.local, chooser, quantity, None, things)
    if things.local.type != "card":
        raise scope.desk.fail("unsupported", f"only cards can be picked by number, not `{pick.span.text}`", pick)
    count = wanted(pick.count, scope, "number") if pick.count is not None else None
    local = scope.local(name or "cards", "cards", things.local.kind)
    return s.Pick(local, chooser, quantity, count, things)


def _both(first: n.Expr | None, second: n.Expr | None) -> n.Expr | None:
    if first is None or second is None:
        return first or second
    return n.Logic(operator="and", left=first, right=second, span=first.span.to(second.span))


# ---- built-in verbs -----------------------------------------------------------------------------------------------


def bind_phrase(say: n.Say, scope: Scope) -> list[s.Step]:
    """The steps of a line; names that it binds (`as NAME`) are entered into the scope."""
    phrase = told(say.phrase, scope)
    clause = scope.desk.clause(say, scope.owner)
    if isinstance(phrase.subject, n.EachOf):
        return _for_each_player(say, phrase, clause, scope)
    if phrase.verb.text in scope.desk.model.verbs:
        verb = scope.desk.model.verbs[phrase.verb.text]
        if say.more:
            raise scope.desk.fail("unexpected-part", f"`{verb.name}` takes one thing, not a list", say.more[0], help=usage(verb))
        doer = doer_of(phrase, scope)
        objects = bind_objects(verb, phrase, doer, scope)
        step = s.DoVerb(clause, verb.name, doer, objects.args, check=not objects.picks)
        return with_picks(clause, objects.picks, step)
    if phrase.subject is not None:
        doer = wanted(phrase.subject, scope, "player")
        scope = scope.inner(doer=doer)
    if say.more and phrase.verb.text not in LISTS:
        help = f"write a line `{phrase.verb.text} …` for each"
        raise scope.desk.fail("unexpected-part", f"`{phrase.verb.text}` takes one thing, not a list", say.more[0], help=help)
    reader = READERS[phrase.verb.text]
    return reader(phrase, say, clause, scope)


def with_picks(clause: int, picks: tuple[s.Pick, ...], step: s.Step) -> list[s.Step]:
    """A step behind its picks."""
    return [s.WithPicks(clause, picks, (step,))] if picks else [step]


def _for_each_player(say: n.Say, phrase: Told, clause: int, scope: Scope) -> list[s.Step]:
    assert isinstance(phrase.subject, n.EachOf)
    things = bind_things(n.Things(words=(phrase.subject.noun,), span=phrase.subject.span), None, scope)
    inner = scope.with_it(things.local.name, things.local).inner(doer=things.local)
    told_say = n.Say(phrase=n.Phrase(subject=None, verb=phrase.verb, args=phrase.args, span=say.span), more=say.more, bind=say.bind, span=say.span)
    return [s.ForEach(clause, things, None, tuple(bind_phrase(told_say, inner)))]


def first_arg(phrase: Told, scope: Scope, example: str) -> n.Arg:
    """The object that a built-in verb must have."""
    if not phrase.args or phrase.args[0].joint is not None:
        raise scope.desk.fail("missing-part", f"`{phrase.verb.text}` what?", phrase.verb, help=f"write `{example}`")
    return phrase.args[0]


def only(phrase: Told, scope: Scope, joints: tuple[str | None, ...]) -> None:
    """A fault for every part that the verb has no use for: nothing is silently ignored."""
    seen: list[str | None] = []
    for arg in phrase.args[1:]:
        if arg.joint not in joints or arg.joint in seen:
            raise scope.desk.fail("unexpected-part", f"`{phrase.verb.text}` does not take `{arg.span.text}`", arg)
        seen.append(arg.joint)


def amounts(phrase: Told, say: n.Say, scope: Scope, example: str) -> list[n.Expr]:
    """The list behind gain, lose and pay."""
    arg = first_arg(phrase, scope, example)
    values = [arg.value, *say.more]
    for value in values:
        if isinstance(value, n.Pick):
            message = f"`{phrase.verb.text}` takes numbers of something counted, and `{value.span.text}` is none"
            help = "cards and pieces are moved with `put`, `draw` and `discard`"
            raise scope.desk.fail("wrong-kind", message, value, help=help)
        if isinstance(value, n.Name) and any(name in scope.desk.model.counters for name in singulars(value.text)):
            raise scope.desk.fail("missing-number", f"how much {value.text}?", value, help=f"write `{phrase.verb.text} 1 {value.text}`", fix=f"1 {value.text}")
    return values  # type: ignore[return-value]


def counter_named(name: n.Name, scope: Scope) -> str:
    """The counter that a unit names."""
    counters = scope.desk.model.counters
    for word in singulars(name.text):
        if word in counters:
            scope.desk.use("counter", word)
            return word
    if kinds_named(scope.desk.model, name.text):
        message = f"`{name.text}` are things on the table, not something that is counted"
        raise scope.desk.fail("wrong-kind", message, name, help="things are moved with `put`, `draw` and `discard`")
    raise scope.desk.unknown("unknown-resource", "the resource or counter", name.text, name, counters)


def needs_place(value: n.Node, verb: str, scope: Scope) -> None:
    """A fault if things are named without their place: `put 2 cards` instead of `put 2 cards from …`."""
    if isinstance(value, n.Amount) and kinds_named(scope.desk.model, value.unit.text):
        help = f"write `{verb} {value.span.text} from PLACE`"
        raise scope.desk.fail("missing-place", f"{value.unit.text} from where?", value, help=help)


def read_gain(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    only(phrase, scope, ())
    sign = 1 if phrase.verb.text == "gain" else -1
    steps: list[s.Step] = []
    for value in amounts(phrase, say, scope, f"{phrase.verb.text} 2 {scope.desk.unit()}"):
        if isinstance(value, n.Amount):
            counter = counter_named(value.unit, scope)
            owner = scope.acting(phrase.verb) if scope.desk.model.counters[counter].per_player else None
            check_bound(value, counter, scope)
            steps.append(s.Gain(clause, counter, owner, wanted(value.count, scope, "number"), sign))
        else:
            steps.append(s.GainAmount(clause, scope.acting(phrase.verb), wanted(value, scope, "amount"), sign))
    return steps


def check_bound(amount: n.Amount, counter: str, scope: Scope) -> None:
    """A fixed number that a counter can never hold is a slip."""
    high, low = scope.desk.model.counters[counter].high, scope.desk.model.counters[counter].low
    if isinstance(amount.count, n.Number) and high is not None and amount.count.value > high - min(low or 0, 0):
        message = f"`{amount.span.text}` is more than anybody can have: `{counter}` goes up to {high}"
        raise scope.desk.fail("out-of-bounds", message, amount)


def read_set(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    target = first_arg(phrase, scope, f"set {scope.desk.unit()} to 2").value
    only(phrase, scope, ("to",))
    if len(phrase.args) < 2:
        raise scope.desk.fail("missing-part", "set it to what?", phrase.verb, help=f"write `set {target.span.text} to 2`")
    new = phrase.args[1].value
    if isinstance(target, n.Name) and target.text == "first":
        return [s.SetCounter(clause, "first", None, wanted(new, scope, "player"))]
    if isinstance(target, n.Name):
        counter = counter_named(target, scope)
        owner = scope.acting(phrase.verb) if scope.desk.model.counters[counter].per_player else None
        return [s.SetCounter(clause, counter, owner, wanted(new, scope, "number"))]
    value = bind(target, scope)  # type: ignore[arg-type]
    if not isinstance(value, v.CounterOf):
        raise wrong_type(target, value, "a counter", scope)
    return [s.SetCounter(clause, value.counter, value.owner, wanted(new, scope, "number"))]


def read_pay(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    payer = scope.acting(phrase.verb)
    arg = first_arg(phrase, scope, f"pay 2 {scope.desk.unit()}")
    if isinstance(arg.value, n.Pick):
        if say.more:
            raise scope.desk.fail("unexpected-part", "things are paid one line at a time", say.more[0], help="write a line `pay …` for each")
        only(phrase, scope, ("into", "onto"))
        kinds = kinds_named(model, arg.value.things.words[-1].text) if arg.value.things.words else ()
        if kinds and model.kinds[kinds[0]].base == "piece":
            return [pay_pieces(arg.value, kinds[0], phrase, clause, payer, scope)]
        pick = bind_pick(arg.value, payer, scope)
        if len(phrase.args) > 1:
            raise scope.desk.fail("unexpected-part", "cards that are paid go where their kind goes", phrase.args[1])
        return [s.PayCards(clause, (pick,), (s.MoveCard(clause, pick.local, None, "onto", "discard"),))]
    needs_place(arg.value, "pay", scope)
    only(phrase, scope, ("with",))
    discount = None
    for part in phrase.args[1:]:
        if part.name is None or part.name.text != "discount":
            raise scope.desk.fail("unexpected-part", f"`pay` does not take `{part.span.text}`", part, help="write `with discount N`")
        discount = wanted(part.value, scope, "number")  # type: ignore[arg-type]
    total: Value | None = None
    steps: list[s.Step] = []
    for value in amounts(phrase, say, scope, f"pay 2 {scope.desk.unit()}"):
        if isinstance(value, n.Amount):
            counter = counter_named(value.unit, scope)
            check_bound(value, counter, scope)
            if not model.counters[counter].resource:
                steps.append(s.PayCounter(clause, counter, payer, wanted(value.count, scope, "number")))
                continue
        amount = wanted(value, scope, "amount")
        total = amount if total is None else v.Plus(total, amount, 1, "amount")
    if total is not None:
        steps.append(s.PayAmount(clause, payer, total, discount))
    return steps


def pay_pieces(pick: n.Pick, kind: str, phrase: Told, clause: int, payer: Value, scope: Scope) -> s.Step:
    """`pay 1 cube from your actions into your spent`; without `into` the piece goes home."""
    source, look = pieces_source(pick, kind, payer, scope)
    count = wanted(pick.count, scope, "number") if pick.count is not None else v.Const(1, "number")
    if len(phrase.args) > 1:
        target = bind(phrase.args[1].value, scope)  # type: ignore[arg-type]
        if target.type not in ("holder", "cell"):
            raise wrong_type(phrase.args[1].value, target, "a place for pieces", scope)
        check_room(phrase.args[1], target, kind, pick.count, scope)
        check_guests(phrase.args[1], target, look, scope)
    else:
        target = home_of(kind, look, pick, scope)
    return s.PayPieces(clause, look, count, source, target)


def home_of(kind: str, look: Value, node: n.Node, scope: Scope) -> Value:
    """The place where a piece of this kind and look goes by itself."""
    home = scope.desk.model.kinds[kind].home
    if home is None and scope.desk.lost:
        raise Abandon
    if home is None:
        raise scope.desk.fail("missing-place", f"{a(kind)} has no home; where does it go?", node, help=f"write `into …`, or give `kind {kind}` a line `home …`")
    scope.desk.use("zone", home)
    return v.HolderOf(home, look if scope.desk.model.zones[home].per == "player" else None)


def pieces_source(pick: n.Pick, kind: str, doer: Value, scope: Scope) -> tuple[Value, Value]:
    """The holder that pieces come from, and whose pieces they are."""
    place = pick.things.place
    if place is None:
        word = pick.things.words[-1].text
        raise scope.desk.fail("missing-place", f"{word} from where?", pick, help=f"write `{pick.span.text} from PLACE`")
    scope.desk.use("kind", kind)
    holder = bind(place, scope)
    if holder.type != "holder" or not isinstance(holder, v.HolderOf):
        raise wrong_type(place, holder, "a place for pieces", scope)
    if pick.things.words[:-1] or pick.where or pick.things.where:
        raise scope.desk.fail("unsupported", "pieces in one place are alike; they cannot be told apart here", pick)
    zone = scope.desk.model.zones[holder.zone]
    if zone.of != kind:
        raise scope.desk.fail("wrong-place", f"no {kind} can lie in `{place.span.text}`", place)
    if zone.guests:
        return holder, doer
    return holder, holder.owner if holder.owner is not None else doer


def check_guests(node: n.Node, target: Value, look: Value, scope: Scope) -> None:
    """A player's place takes only his own pieces, unless it is declared with `guests yes`."""
    if not isinstance(target, v.HolderOf):
        return
    zone = scope.desk.model.zones[target.zone]
    if zone.per == "player" and not zone.guests and scope.desk.model.kinds[zone.of].owned and target.owner != look:
        raise scope.desk.fail("foreign-piece", f"somebody else's piece would lie in `{zone.name}`", node, help=f"give `zone {zone.name}` a line `guests yes`")


def read_put(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    arg = first_arg(phrase, scope, "put a card from PLACE into PLACE")
    only(phrase, scope, ("into", "onto", "under"))
    if len(phrase.args) < 2:
        raise scope.desk.fail("missing-part", "put it where?", phrase.verb, help="write `put … into PLACE`")
    needs_place(arg.value, "put", scope)
    joint, where = phrase.args[1].joint, phrase.args[1].value
    chooser = scope.doer
    if isinstance(arg.value, n.Pick) and arg.value.things.words:
        kinds = kinds_named(model, arg.value.things.words[-1].text)
        if kinds and not model.kinds[kinds[0]].is_card:
            return [put_pieces(arg.value, kinds[0], phrase.args[1], clause, scope)]
    target_pick: tuple[s.Pick, ...] = ()
    picks: tuple[s.Pick, ...] = ()
    if isinstance(arg.value, n.Pick):
        pick = bind_pick(arg.value, chooser or NOBODY, scope, say.bind.text if say.bind else None)
        if chooser is None and arg.value.quantity != "all":
            scope.acting(arg)
        picks, cards = (pick,), pick.local
        if say.bind:
            scope.names[say.bind.text] = pick.local
    else:
        value = bind(arg.value, scope)
        if value.type == "piece":
            return [put_piece(value, phrase.args[1], clause, scope)]
        if value.type not in ("card", "cards"):
            raise wrong_type(arg.value, value, "a card or a piece", scope)
        if value.type == "cards" and not isinstance(value, Local):
            things = bind_things(n.Things(owned=arg.value, span=arg.span), None, scope)
            local = scope.local("cards", "cards", things.local.kind)
            picks, value = (s.Pick(local, NOBODY, "all", None, things),), local
        cards = value  # type: ignore[assignment]
    if isinstance(where, n.Pick):
        pick = bind_pick(where, scope.acting(phrase.args[1]), scope)
        if pick.local.type != "pile":
            raise wrong_type(where, pick.local, "a place for cards", scope)
        target_pick, target = (pick,), pick.local
    else:
        target = wanted(where, scope, "pile")  # type: ignore[assignment]
    check_fits(cards, target, phrase.args[1], scope)
    how = "under" if joint == "under" else "onto"
    step = s.MoveCard(clause, cards, target, how, "put")
    return with_picks(clause, picks + target_pick, step)


def check_fits(cards: Value, target: Value, node: n.Node, scope: Scope) -> None:
    """A card of a kind that a zone does not hold is a fault, not a surprise."""
    zone = target.zone if isinstance(target, v.PileOf) else getattr(target, "kind", None)
    kind = getattr(cards, "kind", None)
    if zone and kind and kind not in kinds_named(scope.desk.model, scope.desk.model.zones[zone].of):
        message = f"no {kind} can lie in `{zone}`: it is a place for {a(scope.desk.model.zones[zone].of)}"
        raise scope.desk.fail("wrong-place", message, node)


def check_room(into: n.Arg, target: Value, kind: str | None, count: n.Expr | None, scope: Scope) -> None:
    """Pieces of one kind cannot lie in a place for another, nor two in a slot."""
    name = target.zone if isinstance(target, v.HolderOf) else target.letter if isinstance(target, v.CellOf) else None
    if name is not None and kind is not None and kind not in kinds_named(scope.desk.model, scope.desk.model.zones[name].of):
        of = scope.desk.model.zones[name].of
        raise scope.desk.fail("wrong-place", f"no {kind} can lie in `{into.value.span.text}`: it is a place for a {of}", into)
    if target.type == "cell" and isinstance(count, n.Number) and count.value > 1:
        raise scope.desk.fail("overflow", f"a slot holds one piece, not {count.value}", into)


def put_pieces(pick: n.Pick, kind: str, into: n.Arg, clause: int, scope: Scope) -> s.Step:
    """`put 3 cubes from your reserve into your actions`, `put all cubes from …`, `put all cubes on this into …`."""
    target = bind(into.value, scope)  # type: ignore[arg-type]
    if target.type not in ("holder", "cell"):
        raise wrong_type(into.value, target, "a place for pieces", scope)
    if pick.quantity in ("up to", "any number of"):
        raise scope.desk.fail("unsupported", f"the number of {kind}s cannot be chosen here", pick, help="write a fixed number, or `all`")
    place = pick.things.place
    if place is not None and bind(place, scope).type == "card":
        things = bind_things(pick.things, pick.where, scope)
        check_room(into, target, kind, None, scope)
        return s.ForEach(clause, things, None, (s.MovePiece(clause, things.local, target),))
    source, look = pieces_source(pick, kind, scope.doer or NOBODY, scope)
    check_room(into, target, kind, pick.count, scope)
    check_guests(into, target, look, scope)
    if pick.quantity == "all":
        whole = isinstance(source, v.HolderOf) and scope.desk.model.zones[source.zone].guests
        return s.MovePieces(clause, None if whole else look, None, source, target)
    count = wanted(pick.count, scope, "number") if pick.count is not None else v.Const(1, "number")
    return s.MovePieces(clause, look, count, source, target)


def put_piece(piece: Value, into: n.Arg, clause: int, scope: Scope) -> s.Step:
    """`put it into its owner's reserve`."""
    target = bind(into.value, scope)  # type: ignore[arg-type]
    if target.type not in ("holder", "cell"):
        raise wrong_type(into.value, target, "a place for pieces", scope)
    check_room(into, target, getattr(piece, "kind", None), None, scope)
    check_guests(into, target, v.OwnerOf(piece), scope)
    return s.MovePiece(clause, piece, target)


def read_draw(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    arg = first_arg(phrase, scope, "draw 2 cards")
    only(phrase, scope, ())
    if isinstance(arg.value, n.Amount):
        count, unit = wanted(arg.value.count, scope, "number"), arg.value.unit
    elif isinstance(arg.value, n.Pick) and arg.value.things.words:
        pick = arg.value
        count = wanted(pick.count, scope, "number") if pick.count is not None else v.Const(1, "number")
        unit = pick.things.words[-1]
        if len(pick.things.words) > 1 or pick.things.place or pick.where or pick.things.where or pick.quantity not in ("a", "exactly"):
            help = "cards are drawn as they come; write `draw 2 cards`, or pick some with `put … into your hand`"
            raise scope.desk.fail("unexpected-part", f"what is drawn cannot be picked: `{arg.span.text}`", arg, help=help)
    else:
        raise scope.desk.fail("missing-number", "draw how many cards?", arg, help="write `draw 2 cards`")
    kinds = kinds_named(model, unit.text)
    if not kinds:
        cards = [f"{name}s" for name, kind in model.kinds.items() if kind.is_card]
        raise scope.desk.strange("unknown-kind", f"there are no things called `{unit.text}`", unit.text, unit, [*cards, "cards"])
    zones = [zone for zone in model.zones.values() if zone.drawn and set(kinds_named(model, zone.of)) & set(kinds)]
    if len(zones) != 1:
        if scope.desk.lost:
            raise Abandon
        message = f"no place is drawn from when {unit.text} are drawn" if not zones else f"{unit.text} could be drawn from several places"
        raise scope.desk.fail("missing-place", message, arg, help="a zone is drawn from when it has a line `drawn ZONE`, which says where to")
    zone, player = zones[0], scope.acting(arg)
    scope.desk.use("zone", zone.name)
    scope.desk.use("zone", zone.drawn or "")
    bind_as = None
    if say.bind:
        bind_as = scope.local(say.bind.text, "cards", zone.of if zone.of in model.kinds else None)
        scope.names[say.bind.text] = bind_as
    assert zone.drawn is not None
    owner = player if zone.per == "player" else None
    return [s.Draw(clause, player, zone.name, owner, v.PileOf(zone.drawn, player), count, bind_as)]


def read_discard(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "discard a card from PLACE")
    only(phrase, scope, ())
    needs_place(arg.value, "discard", scope)
    picks: tuple[s.Pick, ...] = ()
    if isinstance(arg.value, n.Pick):
        pick = bind_pick(arg.value, scope.acting(arg), scope, say.bind.text if say.bind else None)
        picks, cards = (pick,), pick.local
        if say.bind:
            scope.names[say.bind.text] = pick.local
    else:
        value = bind(arg.value, scope)
        if value.type not in ("card", "cards") or (value.type == "cards" and not isinstance(value, Local)):
            raise wrong_type(arg.value, value, "a card", scope)
        cards = value  # type: ignore[assignment]
    kind = getattr(cards, "kind", None)
    if kind and scope.desk.model.kinds[kind].gone is None:
        if scope.desk.lost:
            raise Abandon
        message = f"{a(kind)} that is discarded goes nowhere"
        raise scope.desk.fail("missing-place", message, arg, help=f"give `kind {kind}` a line `gone ZONE`, or write `put … into …`")
    if not say.bind:
        return with_picks(clause, picks, s.MoveCard(clause, cards, None, "onto", "discard"))
    # what was picked is known to the lines behind this one
    return [s.WithPicks(clause, picks, ()), s.MoveCard(clause, cards, None, "onto", "discard")]


def read_shuffle(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "shuffle PLACE")
    only(phrase, scope, ())
    return [s.Shuffle(clause, wanted(arg.value, scope, "pile"))]  # type: ignore[arg-type]


def read_arrange(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "arrange PLACE")
    only(phrase, scope, ("under",))
    if len(phrase.args) == 1:
        return [s.Arrange(clause, scope.acting(arg), wanted(arg.value, scope, "pile"))]  # type: ignore[arg-type]
    card = wanted(arg.value, scope, "card")  # type: ignore[arg-type]
    place = wanted(phrase.args[1].value, scope, "pile")  # type: ignore[arg-type]
    if place != v.PlaceOfCard(card):
        raise scope.desk.fail("wrong-kind", "a card can be arranged only within its own pile", phrase.args[1], help="write `arrange card under its pile`, or use `put` to move it elsewhere")
    return [s.MoveCard(clause, card, place, "under", "arrange")]


def read_reveal(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "reveal card")
    only(phrase, scope, ())
    if isinstance(arg.value, n.Pick):
        pick = bind_pick(arg.value, scope.acting(arg), scope)
        return with_picks(clause, (pick,), s.Reveal(clause, pick.local))
    value = bind(arg.value, scope)
    if value.type not in ("card", "cards"):
        raise wrong_type(arg.value, value, "a card", scope)
    return [s.Reveal(clause, value)]


def read_roll(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model = scope.desk.model
    arg = first_arg(phrase, scope, "roll 2 dice as thrown")
    only(phrase, scope, ())
    if not isinstance(arg.value, n.Amount | n.Pick):
        raise scope.desk.fail("missing-number", "roll how many dice?", arg, help="write `roll 2 dice as thrown`")
    unit = arg.value.unit if isinstance(arg.value, n.Amount) else arg.value.things.words[-1]
    count = wanted(arg.value.count, scope, "number") if arg.value.count is not None else v.Const(1, "number")
    dice = [name for name in kinds_named(model, unit.text) if model.kinds[name].base == "die"]
    if not dice:
        known = [kind.name for kind in model.kinds.values() if kind.base == "die"]
        raise scope.desk.strange("unknown-kind", f"no die is called `{unit.text}`", unit.text, unit, known, "declare it: `kind d6 is die`")
    if say.bind is None:
        raise scope.desk.fail("missing-part", "what becomes of the roll?", phrase.verb, help="write `roll 1 die as thrown`")
    if isinstance(count, v.Const) and count.value > MOST_DICE:  # type: ignore[operator]
        raise scope.desk.fail("out-of-bounds", f"at most {MOST_DICE} dice are rolled at once", arg)
    scope.desk.use("kind", dice[0])
    local = scope.local(say.bind.text, "number")
    scope.names[say.bind.text] = local
    return [s.Roll(clause, dice[0], count, local)]


def read_perform(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model, desk = scope.desk.model, scope.desk
    arg = first_arg(phrase, scope, "perform an action")
    only(phrase, scope, ())
    if isinstance(arg.value, n.Pick) and [word.text for word in arg.value.things.words] == ["action"]:
        if not model.actions:
            raise desk.fail("missing-declaration", "the game has no actions", arg, help='declare one: `action NAME "Title"`')
        for name in model.actions:
            desk.use("action", name)
        return [s.PerformAction(clause, scope.acting(arg), None)]
    if isinstance(arg.value, n.Name):
        if arg.value.text not in model.actions:
            raise desk.unknown("unknown-action", "the action", arg.value.text, arg.value, model.actions)
        desk.use("action", arg.value.text)
        return [s.PerformAction(clause, scope.acting(arg), arg.value.text)]
    if isinstance(arg.value, n.Of) and isinstance(arg.value.name, n.Name):
        card = wanted(arg.value.owner, scope, "card")
        effect = arg.value.name.text
        kind = getattr(card, "kind", None)
        known = [name for k in model.kinds.values() if kind in (None, k.name) for name in k.effects]
        if effect not in known:
            message = f"{a(kind or 'card')} has no effect `{effect}`"
            raise desk.strange("unknown-effect", message, effect, arg.value.name, known, "a kind declares it: `effect NAME`")
        return [s.PerformEffect(clause, effect, card, scope.acting(phrase.verb))]
    raise desk.fail("wrong-kind", f"`{arg.span.text}` cannot be performed", arg, help="write `perform an action` or `perform card's EFFECT`")


def read_announce(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "announce start of NAME")
    only(phrase, scope, ())
    value = arg.value
    if not isinstance(value, n.Of) or not isinstance(value.owner, n.Name) or value.name.text not in ("start", "end"):  # type: ignore[union-attr]
        raise scope.desk.fail("wrong-kind", "only the start or end of something can be announced", arg, help="write `announce start of NAME`")
    return [s.Announce(clause, f"{value.owner.text} {value.name.text}")]  # type: ignore[union-attr]


def read_end(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "end game")
    only(phrase, scope, ("by",))
    if not isinstance(arg.value, n.Name) or arg.value.text != "game":
        raise scope.desk.fail("unsupported", f"`{arg.span.text}` cannot be ended, only `game`", arg, fix="game")
    ending = None
    for part in phrase.args[1:]:
        if not isinstance(part.value, n.Name) or part.value.text not in scope.desk.model.endings:
            word, help = part.value.span.text, f'declare it: `ending {part.value.span.text} "…"`'
            known = scope.desk.model.endings
            raise scope.desk.unknown("unknown-ending", "the ending", word, part.value, known, None if known else help)
        ending = part.value.text
        scope.desk.use("ending", ending)
    return [s.EndGame(clause, ending)]


def read_score(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope, "score 2")
    only(phrase, scope, ())
    return [s.Score(clause, scope.acting(phrase.verb), wanted(arg.value, scope, "number"))]  # type: ignore[arg-type]


def read_rank(phrase: Told, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    if len(phrase.args) != 1 or phrase.args[0].joint != "by":
        raise scope.desk.fail("missing-part", "rank players by what?", phrase.verb, help="write `rank by their result`")
    player = scope.local("player", "player")
    return [s.RankBy(clause, player, wanted(phrase.args[0].value, scope.inner(doer=player), "number"))]  # type: ignore[arg-type]


READERS = {
    "gain": read_gain, "lose": read_gain, "set": read_set, "pay": read_pay, "put": read_put, "draw": read_draw,
    "discard": read_discard, "shuffle": read_shuffle, "arrange": read_arrange, "reveal": read_reveal, "roll": read_roll,
    "perform": read_perform, "announce": read_announce, "end": read_end, "score": read_score, "rank": read_rank,
}  # fmt: skip

LISTS = ("gain", "lose", "pay")
"""Verbs that take a list of amounts."""

__all__ = ["BUILT_IN", "READERS", "Told", "bind_can", "bind_objects", "bind_phrase", "bind_pick", "singular", "told"]
