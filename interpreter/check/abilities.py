"""Abilities: when they fire, whose moments they hear, what their `always` blocks change and forbid."""

from __future__ import annotations

from interpreter.check.bodies import bind_body
from interpreter.check.nouns import kinds_named, singulars, verb_named
from interpreter.check.phrases import BUILT_IN, match_arguments, told
from interpreter.check.scope import Abandon, Scope, a, listed
from interpreter.check.values import TYPE_WORDS, bind, wanted, wrong_parts, wrong_type
from interpreter.effects import values as v
from interpreter.effects.values import Local, Value
from interpreter.model import AbilityDef, Design, Modifier, Moment, Parameter, Prohibition, VerbDef
from interpreter.syntax import nodes as n

LIFE = {"rests": "rests", "wakes": "wakes", "leaves": "leaves"}
DOER = Local("doer", "player")
YOU = Local("you", "player")


def bind_ability(ability: n.Ability, scope: Scope, design: Design | None) -> None:
    """Bind one ability of a card, or (design None) a rule of the game, into the model."""
    desk = scope.desk
    desk.dealt.clear()
    desk.dealt.update(("you", "this", "doer"))
    owner = design.name if design else "rules"
    this = Local("this", "card", design.kind) if design else None
    you = YOU if design else None
    scope = Scope(desk, owner, you=you, doer=you, this=this)
    if isinstance(ability.when, n.Always):
        bind_always(ability, scope, design)
        return
    try:
        name, moment, condition, own = bind_when(ability, scope, design)
        slot = check_slot(ability, scope, design)
    except Abandon:  # the lines under it are looked at all the same
        scope.vague = True
        bind_body(ability.body, scope)
        raise
    scope.moment, scope.told = ability.when.span.text, tuple(scope.names)
    if moment == Moment("rests", "card") and condition == v.Compare("==", Local("card", "card"), this) and not ability.working_or_not:
        message = "a card that rests does not hear anything any more, not even that it rests"
        raise desk.fail("out-of-place", message, ability.when, help=f"write `{ability.when.span.text}, working or not:`")
    once = None
    if ability.once:
        if moment is None:
            raise desk.fail("out-of-place", f"`{name}` is done when it is performed; `once a {ability.once.text}` cannot hold it back", ability.once)
        epochs = [*desk.model.epochs, "game", "turn"]
        if ability.once.text not in epochs:
            message = f"`{ability.once.text}` is no stretch of the game that begins again and again"
            help = f"there is {listed(epochs)}: phases, and what `announce start of …` names"
            raise desk.strange("unknown-moment", message, ability.once.text, ability.once, epochs, help)
        once = ability.once.text
    number = len(desk.model.abilities)
    defined = AbilityDef(
        number, desk.clause(ability, owner), design.name if design else None, name, moment, slot, ability.working_or_not, once, condition, own
    )
    desk.model.abilities.append(defined)
    if design is not None and moment is None:
        if name in design.effects:
            raise desk.fail("duplicate", f"`{design.name}` has two effects `{name}`", ability.when)
        design.effects[name] = number
    defined.body = bind_body(ability.body, scope)


def check_slot(ability: n.Ability, scope: Scope, design: Design | None) -> str | None:
    """The slot that an ability takes: as its kind's effect says, or as the header says."""
    model, desk = scope.desk.model, scope.desk
    expected = None
    if design and isinstance(ability.when, n.Named):
        expected = model.kinds[design.kind].effects.get(ability.when.name.text)
    if ability.slot is None:
        if expected:
            said = ability.when.span.text
            message = f"`{said}` is marked on a card by a piece in its slot `[{expected}]`, and the slot is missing here"
            raise desk.fail("missing-slot", message, ability.when, help=f"write `{said} [{expected}]:`", fix=f"{said} [{expected}]")
        return None
    letter = ability.slot.letter
    if design is None:
        raise desk.fail("out-of-place", "only cards have slots", ability.slot)
    if letter not in model.slots:
        if letter in desk.doubtful.names:
            raise Abandon
        help = None if model.slots else f"declare it: `zone [{letter}] of KIND for each card`"
        raise desk.unknown("unknown-slot", "the slot", f"[{letter}]", ability.slot, [f"[{slot}]" for slot in model.slots], help)
    if expected and letter != expected:
        raise desk.fail("wrong-slot", f"`{ability.when.span.text}` takes the slot `[{expected}]`", ability.slot, fix=f"[{expected}]")
    desk.use("zone", letter)
    if letter not in design.slots:
        design.slots = (*design.slots, letter)
    return letter


def bind_when(ability: n.Ability, scope: Scope, design: Design | None) -> tuple[str, Moment | None, Value | None, bool]:
    """(name of a named effect or "", moment, condition on its payload, whether the object must be the card itself)."""
    model, desk, when = scope.desk.model, scope.desk, ability.when
    match when:
        case n.Named():
            if design is None:
                raise desk.unknown("unknown-effect", "the effect", when.name.text, when.name, ["setup", "play", "scoring"])
            effects = model.kinds[design.kind].effects
            if when.name.text not in effects:
                help = f"`kind {design.kind}` says which effects its cards have: `effect NAME`; a moment begins with `on`, `after` or `at`"
                message = f"{a(design.kind)} has no effect `{when.name.text}`"
                raise desk.strange("unknown-effect", message, when.name.text, when.name, effects, help)
            desk.use("effect", when.name.text)
            return when.name.text, None, None, False
        case n.On():
            if design is None:
                raise desk.fail("out-of-place", "`on` stands on a card: it is about the card itself", when)
            verb = verb_of(when.verb, scope)
            if not any(parameter.type == "card" for parameter in verb.parameters):
                message = f"`{verb.name}` is not done to a card, so that `on {verb.name}` can never happen to one"
                raise desk.fail("wrong-kind", message, when.verb, help=f"write `after {verb.name}:` if it is about you doing it")
            condition = enter_payload(verb, scope)
            return "", Moment("after", verb.name), _and(condition, v.Compare("==", DOER, YOU)), True
        case n.NamedOf():
            if when.name.text == "end" and when.of.text == "game":
                return "", Moment("at", "game end"), None, False
            help = f"write `end of game:`, or `at {when.of.text} {when.name.text}:`"
            raise desk.fail("unknown-moment", f"there is no moment `{when.span.text}`", when, help=help)
        case n.At():
            known = [*model.phases, *desk.announced]
            names = {name.split()[0] for name in known}
            if when.moment.text not in names:
                message = f"nothing called `{when.moment.text}` starts or ends"
                help = f"there is {listed(sorted(names))}" if names else "a `phase` starts and ends, and what is announced"
                raise desk.strange("unknown-moment", message, when.moment.text, when.moment, names, help)
            if when.edge.text not in ("start", "end"):
                help = f"write `at {when.moment.text} start:` or `at {when.moment.text} end:`"
                raise desk.strange("unknown-moment", f"a moment is a start or an end, not a `{when.edge.text}`", when.edge.text, when.edge, ["start", "end"], help)
            name = f"{when.moment.text} {when.edge.text}"
            if when.moment.text not in model.phases and name not in desk.announced:
                if when.moment.text in desk.doubtful.names:
                    raise Abandon
                help = f"there is {listed(f'at {one}' for one in sorted(desk.announced))}"
                raise desk.fail("unknown-moment", f"`{name}` is never announced", when, help=help)
            return "", Moment("at", name), None, False
        case n.Around():
            return bind_around(when.word, when.phrase, when, scope)
        case n.Would():
            return bind_around("would", when.phrase, when, scope)
    raise desk.fail("unsupported", f"`{when.span.text}` cannot be used here", when)


def verb_of(name: n.Name, scope: Scope) -> VerbDef:
    """The declared verb of a short header."""
    verb = verb_named(set(scope.desk.model.verbs), name.text)
    if verb is None:
        raise no_moment(name, scope)
    scope.desk.use("verb", verb)
    return scope.desk.model.verbs[verb]


def no_moment(name: n.Name, scope: Scope) -> Exception:
    """Report a word that is no verb with moments of its own."""
    known = scope.desk.model.verbs
    built_in = verb_named(BUILT_IN, name.text)
    if built_in is None:
        return scope.desk.unknown("unknown-verb", "the verb", name.text, name, known)
    if built_in in ("gain", "lose"):
        help = f"say what of: `after you {built_in} {scope.desk.unit()}:`"
    else:
        help = f"the verbs that the game declares give moments: {listed(known)}"
    return scope.desk.fail("unknown-moment", f"`{built_in}` gives no moment that a card could wait for", name, help=help)


def enter_payload(verb: VerbDef, scope: Scope) -> Value | None:
    """Make the names of a verb's parameters known."""
    for parameter in verb.parameters:
        scope.desk.dealt.add(parameter.name)
        scope.names[parameter.name] = parameter.local
    return None


def _and(*parts: Value | None) -> Value | None:
    found = tuple(part for part in parts if part is not None)
    return v.All(found) if len(found) > 1 else (found[0] if found else None)


def bind_around(word: str, phrase: n.Phrase, node: n.Node, scope: Scope) -> tuple[str, Moment | None, Value | None, bool]:
    """`after attack`, `before an opponent attacks you`, `when you would lose loyalty`, `after a card rests`."""
    desk, model = scope.desk, scope.desk.model
    if phrase.verb.text in LIFE and not phrase.args:
        return bind_life(word, phrase, node, scope)
    if phrase.subject is None and not phrase.args and verb_named(set(model.verbs), phrase.verb.text):
        if scope.you is None:
            message = f"who does `{phrase.verb.text}`? a rule of the game has no `you`"
            raise desk.fail("nobody-acts", message, node, help=f"write `{word} a player {phrase.verb.text}s …`")
        verb = verb_of(phrase.verb, scope)
        enter_payload(verb, scope)
        return "", Moment(word, verb.name), v.Compare("==", DOER, YOU), False
    found = told(phrase, scope)
    who = subject_condition(found.subject, node, scope)
    if found.verb.text in model.verbs:
        verb = verb_of(found.verb, scope)
        enter_payload(verb, scope)
        conditions = [who]
        if found.args:
            for name, arg in match_some(verb, found, scope).items():
                parameter = next(p for p in verb.parameters if p.name == name)
                conditions.append(object_condition(arg, parameter, scope))
        return "", Moment(word, verb.name), _and(*conditions), False
    if found.verb.text in ("gain", "lose") and len(found.args) == 1 and isinstance(found.args[0].value, n.Name):
        name = found.args[0].value
        for counter in singulars(name.text):
            if counter in model.counters:
                desk.use("counter", counter)
                scope.names["amount"] = Local("amount", "number")
                desk.dealt.add("amount")
                return "", Moment(word, f"{found.verb.text} {counter}"), who, False
        raise desk.unknown("unknown-resource", "the resource or counter", name.text, name, model.counters)
    if found.verb.text in BUILT_IN:
        raise no_moment(found.verb, scope)
    raise desk.unknown("unknown-verb", "the verb", found.verb.text, found.verb, model.verbs)


def match_some(verb: VerbDef, phrase: object, scope: Scope) -> dict[str, n.Arg]:
    """Arguments of a header; parts may be left out there."""
    named = {arg.joint for arg in phrase.args}  # type: ignore[attr-defined]
    kept = tuple(p for p in verb.parameters if p.joint in named)
    return match_arguments(VerbDef(verb.name, verb.span, kept), phrase, scope)  # type: ignore[arg-type]


def bind_life(word: str, phrase: n.Phrase, node: n.Node, scope: Scope) -> tuple[str, Moment | None, Value | None, bool]:
    """`after a card rests`."""
    if word != "after":
        raise scope.desk.fail("unsupported", f"`{word}` a card {phrase.verb.text} cannot be heard, only `after`", node)
    if phrase.verb.text == "leaves":
        raise scope.desk.fail("unsupported", "`leaves` is a moment that this version cannot run yet", node)
    card = Local("card", "card")
    scope.desk.dealt.add("card")
    condition: Value | None = None
    subject = phrase.subject
    scope.names["card"] = card
    if isinstance(subject, n.This):
        condition = v.Compare("==", card, scope.this or card)
    elif isinstance(subject, n.Pick):
        kinds = kinds_named(scope.desk.model, subject.things.words[-1].text)
        if not kinds:
            word = subject.things.words[-1]
            known = [name for name, kind in scope.desk.model.kinds.items() if kind.is_card]
            raise scope.desk.strange("unknown-kind", f"there are no cards called `{word.text}`", word.text, word, [*known, "card"])
        all_cards = [kind.name for kind in scope.desk.model.kinds.values() if kind.is_card]
        condition = v.IsKind(card, kinds) if subject.things.words[-1].text != "card" and set(kinds) != set(all_cards) else None
    else:
        raise scope.desk.fail("wrong-kind", f"what {phrase.verb.text}?", node, help=f"write `after a card {phrase.verb.text}` or `after this card {phrase.verb.text}`")
    return "", Moment(phrase.verb.text, "card"), condition, False


def subject_condition(subject: n.Expr | n.EachOf | n.Pick | None, node: n.Node, scope: Scope) -> Value | None:
    """Who must have done it."""
    match subject:
        case None | n.You():
            return v.Compare("==", DOER, owner_of(node, scope))
        case n.Pick():
            noun = subject.things.words[-1].text if subject.things.words else ""
            scope.they = DOER
        case n.EachOf():
            noun = subject.noun.text
            scope.they = DOER
        case _:
            return v.Compare("==", DOER, wanted(subject, scope, "player"))
    if noun == "player":
        return None
    if noun == "opponent":
        return v.Compare("!=", DOER, owner_of(subject, scope))
    message = f"only a player does things, and `{subject.span.text}` is none"
    raise scope.desk.fail("wrong-kind", message, subject, help="write `you`, `a player` or `an opponent`")


def owner_of(node: n.Node, scope: Scope) -> Value:
    """The owner of the card; a rule of the game has none."""
    if scope.you is None:
        message = "a rule of the game belongs to nobody: it has no `you` and no opponents"
        raise scope.desk.fail("nobody-acts", message, node, help="write `a player`, or put the line on a card")
    return scope.you


def object_condition(arg: n.Arg, parameter: Parameter, scope: Scope) -> Value | None:
    """What it must have been done to: `you`, `a blue card`, `an opponent`."""
    local = parameter.local
    if not isinstance(arg.value, n.Pick):
        value = wanted(arg.value, scope, parameter.type)
        return v.Compare("==", local, value)
    *adjectives, noun = arg.value.things.words
    if noun.text in ("opponent", "player"):
        if parameter.type != "player":
            raise wrong_object(arg, parameter, scope)
        return v.Compare("!=", local, scope.acting(arg)) if noun.text == "opponent" else None
    from interpreter.check.things import adjective

    kinds = kinds_named(scope.desk.model, noun.text)
    if not kinds:
        message = f"there are no things called `{noun.text}`"
        raise scope.desk.strange("unknown-kind", message, noun.text, noun, scope.desk.model.kinds)
    if parameter.type != "card":
        raise wrong_object(arg, parameter, scope)
    inner = scope.with_it(noun.text, local)
    conditions: list[Value | None] = [adjective(word, local, inner) for word in adjectives]
    if parameter.kind is None or parameter.kind not in kinds:
        conditions.append(v.IsKind(local, kinds))
    for where in (arg.value.where, arg.value.things.where):
        if where is not None:
            conditions.append(wanted(where, inner, "flag"))
    return _and(*conditions)


def wrong_object(arg: n.Arg, parameter: Parameter, scope: Scope) -> Exception:
    """Report an object that the verb of a header is never done to."""
    wanted = parameter.kind or {"pile": "place"}.get(parameter.type, parameter.type)
    message = f"`{arg.value.span.text}` cannot be the {parameter.name}, which is always {a(wanted)}"
    return scope.desk.fail("wrong-kind", message, arg.value)


# ---- always -------------------------------------------------------------------------------------------------------


def bind_always(ability: n.Ability, scope: Scope, design: Design | None) -> None:
    """The changes and prohibitions of an `always` block."""
    desk = scope.desk
    if design is None:
        help = "for the whole game write the number into its `value`"
        raise desk.fail("out-of-place", "`always:` stands on a card", ability.when, help=help)
    if ability.once or ability.slot:
        raise desk.fail("out-of-place", "`always` has neither a slot nor `once`", ability.slot or ability.once or ability.when)
    for line in ability.body:
        try:
            clause = desk.clause(line, design.name)
            if isinstance(line, n.Modify):
                bind_modify(line, clause, ability.working_or_not, scope, design)
            elif isinstance(line, n.Cannot):
                bind_cannot(line, clause, ability.working_or_not, scope, design)
            else:
                help = "what happens at a moment stands under `on …:`, `after …:` or `at …:`"
                message = "under `always:` stand only changes (`VALUE is 1 more`) and what somebody `cannot` do"
                raise desk.fail("out-of-place", message, line, help=help)
        except Abandon:
            continue


def bind_modify(line: n.Modify, clause: int, always_on: bool, scope: Scope, design: Design) -> None:
    """`attack_cost against you is 1 fleet more`."""
    desk, model = scope.desk, scope.desk.model
    target = line.target
    parts: list[n.Expr] = []
    joints: list[str] = []
    if isinstance(target, n.Related):
        parts, joints, target = [target.right], [target.word], target.left
    if isinstance(target, n.Of) and isinstance(target.name, n.Name):
        parts, joints, target = [target.owner, *parts], ["of", *joints], target.name
    if not isinstance(target, n.Name) or target.text not in model.values:
        word = target.text if isinstance(target, n.Name) else target.span.text
        help = f"`always:` can change what is declared as `value`: {listed(model.values)}" if model.values else None
        if isinstance(target, n.Name) and any(name in model.counters for name in singulars(word)):
            raise desk.fail("wrong-kind", f"`{word}` is counted, and `always:` cannot change it", target, help=help)
        if isinstance(target, n.Name) and word in model.zones:
            raise desk.fail("wrong-kind", f"`{word}` is a place, and `always:` cannot change it", target, help=help)
        raise desk.unknown("unknown-name", "the value", word, target, model.values, help)
    value = model.values[target.text]
    desk.use("value", value.name)
    desk.ready(value.name)
    if value.name in desk.macros:
        raise desk.fail("wrong-kind", f"`{value.name}` stands for places; it cannot be changed", target)
    if joints != [parameter.joint for parameter in value.parameters]:
        raise wrong_parts(line.target, value, desk)
    conditions = [part_condition(part, p, scope) for part, p in zip(parts, value.parameters, strict=True)]
    amount = wanted(line.amount, scope, value.type)
    sign = {"more": 1, "less": -1, None: 0}[line.change]
    if sign and value.type not in ("number", "amount"):
        message = f"`{value.name}` is {TYPE_WORDS[value.type]}, and that cannot be `{line.change}`"
        raise desk.fail("wrong-kind", message, line, help="leave the last word out: `VALUE is …` replaces it")
    condition = _and(*conditions)
    if not sign and any((m.design, m.value, m.sign, m.condition) == (design.name, value.name, 0, condition) for m in model.modifiers):
        raise desk.fail("duplicate", f"`{design.name}` replaces `{value.name}` twice", line, help="only one of the two can hold")
    model.modifiers.append(Modifier(clause, design.name, value.name, condition, amount, sign, always_on))


def part_condition(part: n.Expr, parameter: Parameter, scope: Scope) -> Value | None:
    """For whom a value is changed: `you`, `your opponents`, `players`, `cards`, `this card`, `this system`."""
    scope.desk.dealt.add(parameter.name)
    local = Local(f"of_{parameter.name}", parameter.type, parameter.kind)
    word = part.name.text if isinstance(part, n.Of) and isinstance(part.name, n.Name) else part.text if isinstance(part, n.Name) else ""
    if word == "opponents" and parameter.type == "player":
        return v.Compare("!=", local, YOU)
    if word == "players" and parameter.type == "player":
        return None
    if parameter.type == "card" and isinstance(part, n.Name) and word not in scope.names:
        kinds = kinds_named(scope.desk.model, word)
        if kinds:
            return None if parameter.kind in kinds else v.IsKind(local, kinds)
    return v.Compare("==", local, wanted(part, scope, parameter.type))


def bind_cannot(line: n.Cannot, clause: int, always_on: bool, scope: Scope, design: Design) -> None:
    """`you cannot hire`, `players cannot arrange this`."""
    desk, model = scope.desk, scope.desk.model
    who = line.who
    word = who.noun.text if isinstance(who, n.EachOf) else who.text if isinstance(who, n.Name) else ""
    if isinstance(who, n.Of) and isinstance(who.name, n.Name) and who.name.text == "opponents":
        word = "opponents"
    condition: Value | None
    if word in ("players", "player"):
        condition = None
    elif word in ("opponents", "opponent"):
        condition = v.Compare("!=", DOER, YOU)
    else:
        condition = v.Compare("==", DOER, wanted(who, scope, "player"))  # type: ignore[arg-type]
    verb = verb_named(set(model.verbs) | {"arrange"}, line.phrase.verb.text)
    if verb is None:
        raise desk.unknown("unknown-verb", "the verb", line.phrase.verb.text, line.phrase.verb, [*model.verbs, "arrange"])
    conditions = [condition]
    if verb == "arrange":
        args = {"card": arg for arg in line.phrase.args[:1]}
        parameters = (Parameter("card", None, "card"),)
    else:
        desk.use("verb", verb)
        definition = model.verbs[verb]
        found = told(n.Phrase(subject=n.You(span=line.span), verb=line.phrase.verb, args=line.phrase.args, span=line.span), scope)
        args = match_some(definition, found, scope) if found.args else {}
        parameters = definition.parameters
    for parameter in parameters:
        if parameter.name in args:
            scope.names[parameter.name] = parameter.local
            conditions.append(object_condition(args[parameter.name], parameter, scope))
    model.prohibitions.append(Prohibition(clause, design.name, verb, _and(*conditions), always_on))


__all__ = ["DOER", "YOU", "bind", "bind_ability"]
