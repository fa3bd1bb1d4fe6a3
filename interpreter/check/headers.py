"""Headers: the line that says when; which moment an ability hears, and what must be true of it."""

from __future__ import annotations

from interpreter.check.called import left_out
from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.families import Members, is_one_of_several, members_of
from interpreter.check.expressions.phrases import VerbPhrase, find_verb, match_arguments, phrase_with_verb, usage
from interpreter.check.expressions.things import adjective
from interpreter.check.marks import not_marked
from interpreter.check.nouns import kinds_named, singular, singulars, verb_named
from interpreter.check.scope import Abandon, Scope, a
from interpreter.check.strange_nouns import no_things
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Local, Value, joined
from interpreter.model import LIFE, Design, Mark, Moment, Parameter, VerbDef
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.spoken_moments import so_often
from interpreter.syntax.verbs import HEARD, OTHERWISE_SAID, VERBS

DOER = Local("doer", "player")
YOU = Local("you", "player")


def bind_when(ability: n.Ability, scope: Scope, design: Design | None) -> tuple[str, Moment | None, Value | None, bool]:
    """(name of a named effect or "", moment, condition on its payload, whether the object must be the card itself)."""
    model, desk, when = scope.desk.model, scope.desk, ability.when
    match when:
        case n.Named():
            assert design is not None, "at the very left it is a part of the game"
            effects = model.kinds[design.kind].effects
            if when.name.text not in effects:
                help = msg(
                    "`kind {}` says which effects its cards have: `effect NAME`; a moment begins with `on`, `after` or "
                    "`at`",
                    design.kind,
                )
                if effects:
                    known = listed(f"{effect}:" for effect in effects)
                    help = msg("its effects: {}; a moment begins with `on`, `after` or `at`", known)
                message = msg("{} has no effect `{}`", a(design.kind), when.name.text)
                raise desk.strange("unknown-effect", message, when.name.text, when.name, effects, help)
            desk.index.use("effect", when.name.text, when.name)
            return when.name.text, None, None, False
        case n.On():
            if design is None:
                raise desk.fail("out-of-place", msg("`on` stands on a card: it is about the card itself"), when)
            not_an_effect(when, design, ability.working_or_not, scope)
            verb = verb_of(when.verb, scope)
            not_done_to(design.kind, verb, when, scope)
            enter_payload(verb, scope)
            return "", Moment("after", verb.name), v.Compare("==", DOER, YOU), True
        case n.NamedOf():
            if when.name.text == "end" and when.of.text == "game":
                return "", Moment("at", "game end"), None, False
            help = msg("write `end of game:`, or `at {} {}:`", when.of.text, when.name.text)
            if when.name.text == "instead":
                help = msg("write `when you would {}:`, and below it what happens in its place", when.of.text)
            raise desk.fail("unknown-moment", msg("there is no moment `{}`", when.span.text), when, help=help)
        case n.At():
            return bind_at(when, scope)
        case n.Around():
            return bind_around(when.word, when.phrase, when, scope)
        case n.Would():
            return bind_around("would", when.phrase, when, scope)
    raise desk.fail("unsupported", msg("`{}` cannot be used here", when.span.text), when)


def bind_at(when: n.At, scope: Scope) -> tuple[str, Moment | None, Value | None, bool]:
    """`at training start`: a phase, or what is announced, begins or ends."""
    model, desk = scope.desk.model, scope.desk
    known = [*model.phases, *desk.announced]
    names = {name.split()[0] for name in known}
    if when.moment.text not in names:
        if when.moment.span.text != when.moment.text:  # a fault of writing has been told, of what stands here instead
            raise Abandon
        message = msg("nothing called `{}` starts or ends", when.moment.text)
        if when.moment.text == "game" and when.edge.text in ("end", "ends"):
            raise desk.fail("unknown-moment", message, when.moment, help=msg("write `{}`", "end of game:"))
        help = (
            msg("known here: {}", listed(sorted(names)))
            if names
            else msg("a `phase` starts and ends, and what is announced")
        )
        if when.moment.text in model.verbs:
            help = msg("{}; what is done is waited for with `after you {}:`", help, when.moment.text)
            raise desk.fail("unknown-moment", message, when.moment, help=help)
        raise desk.strange("unknown-moment", message, when.moment.text, when.moment, names, help)
    if when.edge.text not in ("start", "end"):
        help = msg("write `at {} start:` or `at {} end:`", when.moment.text, when.moment.text)
        message = msg("a moment is a start or an end, not a `{}`", when.edge.text)
        raise desk.strange("unknown-moment", message, when.edge.text, when.edge, ["start", "end"], help)
    name = f"{when.moment.text} {when.edge.text}"
    if when.moment.text not in model.phases and name not in desk.announced:
        if when.moment.text in desk.doubtful.names:
            raise Abandon
        help = msg("known here: {}", listed(f"at {one}" for one in sorted(desk.announced)))
        if model.phases:
            help = msg("{}; the phases {} start and end, too", help, listed(model.phases))
        raise desk.fail("unknown-moment", msg("`{}` is never announced", name), when, help=help)
    desk.index.mention("phase", when.moment.text, when.moment)
    return "", Moment("at", name), None, False


def verb_of(name: n.Name, scope: Scope) -> VerbDef:
    """The declared verb of a short header."""
    verb = verb_named(set(scope.desk.model.verbs), name.text)
    if verb is None:
        raise no_moment(name, scope)
    scope.desk.index.use("verb", verb, name)
    return scope.desk.model.verbs[verb]


def not_an_effect(when: n.On, design: Design, working_or_not: bool, scope: Scope) -> None:
    """Report `on pour:` where `pour` is an effect that cards of this kind have: it stands there by its name alone; and
    `on` before anything else where they have effects and never work, so that they can wait only `working or not`."""
    kind, name = scope.desk.model.kinds[design.kind], when.verb.text
    effects = kind.effects
    if name in effects and verb_named(set(scope.desk.model.verbs), name) is None:
        header = f"{name} [{effects[name]}]" if effects[name] else name
        message = msg("`{}` is an effect of {}, and no verb", name, a(design.kind))
        raise scope.desk.fail("unknown-moment", message, when, help=msg("write `{}:`", header), fix=header)
    if effects and not kind.works and not working_or_not and name not in effects:
        message = msg("{} waits for nothing: it never lies where it works", a(design.kind))
        help = msg("what it does stands under its effects: {}", listed(f"{one}:" for one in effects))
        raise scope.desk.fail("unknown-moment", message, when, help=help)


def not_done_to(kind: str, verb: VerbDef, when: n.On, scope: Scope) -> None:
    """Report `on visit:` on a card where a verb is done to no card, or to cards of another kind."""
    object = next((parameter for parameter in verb.parameters if parameter.type == "card"), None)
    is_a, name = scope.desk.model.is_a, verb.name
    if object is not None and (object.kind is None or is_a(kind, object.kind) or is_a(object.kind, kind)):
        return
    message = msg("`{}` is not done to a card, so that `on {}` can never happen to one", name, name)
    if object is not None:
        assert object.kind is not None
        message = msg("`{}` is done to {}, not to {}: `on {}` never comes", name, a(object.kind), a(kind), name)
    help = msg("write `after {}:` if it is about you doing it", name)
    raise scope.desk.fail("wrong-kind", message, when.verb, help=help)


def no_moment(name: n.Name, scope: Scope, args: object = ()) -> Exception:
    """Report a word that is no verb with moments of its own; `args` is what stands behind it."""
    known = scope.desk.model.verbs
    built_in = verb_named(VERBS, name.text)
    if built_in is None:
        return scope.desk.unknown("unknown-verb", msg("the verb"), name.text, name, known)
    kind, fitting = done_to(args, scope)
    if kind is not None and fitting:
        help = msg("what the game does with {}: {}", a(kind), listed(fitting))
    elif built_in in HEARD:
        help = msg("say what of: `after you {} {}:`", built_in, scope.desk.unit())
    else:
        help = msg("the verbs that the game declares give moments: {}", listed(known))
    message = msg("`{}` gives no moment that a card could wait for", built_in)
    return scope.desk.fail("unknown-moment", message, name, help=help)


def action_heard(name: n.Name, scope: Scope) -> Exception:
    """Report an action where a verb is waited for: `after you visiting:`; the verb is often called nearly so."""
    stem, verbs = name.text.removesuffix("ing"), scope.desk.model.verbs
    verb = next((one for one in verbs if stem in (one, one.removesuffix("e"), one + one[-1])), None)
    help = msg("the verbs that the game declares give moments: {}", listed(verbs))
    if verb is not None:
        help = msg("write `{}`", verb)
    scope.desk.index.use("action", name.text, name)
    message = msg("`{}` is an action, and a moment waits for a verb", name.text)
    return scope.desk.fail("unknown-moment", message, name, help=help, fix=verb)


def done_to(args: object, scope: Scope) -> tuple[str | None, list[str]]:
    """The kind of things named behind a verb, and the verbs that are done to one, those of just this kind first."""
    model = scope.desk.model
    names = (part.text for part in walk(args) if isinstance(part, n.Name))
    kind = next((kinds[0] for name in names if (kinds := kinds_named(model, name))), None)
    objects = {verb.name: verb.parameters[0].kind for verb in model.verbs.values() if verb.parameters}
    fitting = [name for name, of in objects.items() if of is not None and model.is_a(kind, of)]
    return kind, sorted(fitting, key=lambda name: objects[name] != kind)


def enter_payload(verb: VerbDef, scope: Scope) -> None:
    """Make the names of a verb's parameters known."""
    for parameter in verb.parameters:
        scope.dealt.add(parameter.name)
        scope.names[parameter.name] = local = parameter.local
        scope.desk.index.named(local, parameter.span)


def bind_around(
    word: str, phrase: n.Phrase, node: n.Node, scope: Scope
) -> tuple[str, Moment | None, Value | None, bool]:
    """`after attack`, `before an opponent attacks you`, `when you would lose fame`, `after a card rests`."""
    desk, model = scope.desk, scope.desk.model
    words = phrase.span.text.split()
    if words[-1] not in (*model.designs, *model.verbs) and (told := so_often([word, *words])):
        raise desk.fail("unexpected-word", told[0], phrase, help=told[1])
    if phrase.verb.text in (*LIFE, "leaves") and not phrase.args and not is_of_players(phrase.subject):
        return bind_life(word, phrase, node, scope)
    if phrase.subject is None and not phrase.args and verb_named(set(model.verbs), phrase.verb.text):
        if scope.you is None:
            message = msg("who does `{}`? a rule of the game has no `you`", phrase.verb.text)
            raise desk.fail("nobody-acts", message, node, help=msg("write `{} a player {}s …`", word, phrase.verb.text))
        verb = verb_of(phrase.verb, scope)
        enter_payload(verb, scope)
        return "", Moment(word, verb.name), v.Compare("==", DOER, YOU), False
    if find_verb(phrase, model) is None and any(one in OTHERWISE_SAID for one in singulars(phrase.verb.text)):
        raise no_moment(phrase.verb, scope)  # what such a verb is called as a line is no moment
    if find_verb(phrase, model) is None and phrase.verb.text in model.actions:
        raise action_heard(phrase.verb, scope)
    found = phrase_with_verb(phrase, scope)
    mark = mark_gained(found, scope)
    if mark is not None:
        return "", Moment(word, f"{found.verb.text} {mark.name}"), marked_condition(found, mark, node, scope), False
    who = subject_condition(found.subject, node, scope)
    if found.verb.text in model.verbs:
        verb = verb_of(found.verb, scope)
        enter_payload(verb, scope)
        conditions = [who]
        if found.args:
            for name, arg in match_some(verb, found, scope).items():
                parameter = next(p for p in verb.parameters if p.name == name)
                conditions.append(object_condition(arg, parameter, scope))
        return "", Moment(word, verb.name), joined(*conditions), False
    if found.verb.text in HEARD and len(found.args) == 1 and is_one_of_several(found.args[0].value, scope):
        counter = counter_heard(found.args[0].value, scope)
        scope.names["amount"] = Local("amount", "number")
        scope.dealt.add("amount")
        return "", Moment(word, f"{found.verb.text} {counter}"), who, False
    if found.verb.text in HEARD and len(found.args) == 1 and isinstance(found.args[0].value, n.Name):
        unit = found.args[0].value
        for counter in singulars(unit.text):
            if counter in model.counters:
                if not model.counters[counter].is_number:
                    help = msg("write what is done then below the line that sets it")
                    message = msg("`{}` is a mark, and is neither gained nor lost", counter)
                    raise desk.fail("wrong-kind", message, unit, help=help)
                desk.index.use("counter", counter, unit)
                scope.names["amount"] = Local("amount", "number")
                scope.dealt.add("amount")
                return "", Moment(word, f"{found.verb.text} {counter}"), who, False
        raise desk.unknown("unknown-resource", msg("the resource or counter"), unit.text, unit, model.counters)
    raise no_moment(found.verb, scope, found.args)


def counter_heard(unit: n.Expr | n.Pick, scope: Scope) -> str:
    """The one of several counters that somebody waits for, `cubes of science`: it must be told which."""
    members: Members = ()
    if isinstance(unit, n.Of) and isinstance(unit.name, n.Name):
        members = members_of(unit.name, unit.owner, scope)
    if len(members) != 1 or members[0][0] is not None:
        message = msg("a moment is that of one counter: `{}` does not say which", unit.span.text)
        raise scope.desk.fail("unknown-moment", message, unit)
    return members[0][1]


def mark_gained(found: VerbPhrase, scope: Scope) -> Mark | None:
    """What cards carry that somebody waits for: `hits` of `after a ship gains hits`."""
    unit = found.args[0].value if len(found.args) == 1 else None
    if found.verb.text not in HEARD or not isinstance(unit, n.Name):
        return None
    marks = scope.desk.model.marks
    mark = next((marks[word] for word in singulars(unit.text) if word in marks), None)
    if mark is not None:
        scope.desk.index.use("counter", mark.name, unit)
    return mark


def marked_condition(found: VerbPhrase, mark: Mark, node: n.Node, scope: Scope) -> Value | None:
    """Which card must have gained or lost it: `a ship`, `a fast ship`, `this`, any other. It is known by its kind."""
    card = Local(mark.kind, "card", mark.kind)
    scope.names |= {"amount": Local("amount", "number"), mark.kind: card}
    scope.dealt |= {"amount", mark.kind}
    assert found.subject is not None  # behind `after` two words are a clause only with somebody before the verb
    if isinstance(found.subject, n.EachOf):
        raise scope.desk.fail("unsupported", msg("`{}` cannot be used here", found.subject.span.text), found.subject)
    if isinstance(found.subject, n.Pick):
        noun = found.subject.things.words[-1]
        kinds = kinds_named(scope.desk.model, noun.text)
        if kinds and not set(kinds) & set(scope.desk.model.under(mark.kind)):
            raise not_marked(noun.text, mark, noun, scope.desk)
    arg = n.Arg(joint=None, name=None, value=found.subject, span=found.subject.span)
    return object_condition(arg, Parameter(mark.kind, None, "card", mark.kind), scope)


def match_some(verb: VerbDef, phrase: VerbPhrase, scope: Scope) -> dict[str, n.Arg]:
    """Arguments of a header; parts may be left out there."""
    named = {arg.joint for arg in phrase.args}
    for arg in phrase.args:
        if not any(p.joint == arg.joint for p in verb.parameters):
            message = msg("`{}` does not take `{}`", verb.name, arg.span.text)
            raise scope.desk.fail("unexpected-part", message, arg, help=usage(verb))
    kept = tuple(p for p in verb.parameters if p.joint in named)
    return match_arguments(VerbDef(verb.name, verb.span, kept), phrase, scope)


def is_of_players(subject: n.Expr | n.EachOf | n.Pick | None) -> bool:
    """Whether players do it: `a player rests` is a verb of the game."""
    noun = subject.things.words[-1].text if isinstance(subject, n.Pick) and subject.things.words else ""
    return noun in ("player", "opponent")


def bind_life(word: str, phrase: n.Phrase, node: n.Node, scope: Scope) -> tuple[str, Moment | None, Value | None, bool]:
    """`after a card rests`."""
    if word != "after":
        message = msg("`{}` a card {} cannot be heard, only `after`", word, phrase.verb.text)
        raise scope.desk.fail("unsupported", message, node)
    if phrase.verb.text == "leaves":
        raise scope.desk.fail("unsupported", msg("`leaves` is a moment that this version cannot run yet"), node)
    card = Local("card", "card")
    scope.dealt.add("card")
    condition: Value | None = None
    subject = phrase.subject
    scope.names["card"] = card
    if isinstance(subject, n.This):
        condition = v.Compare("==", card, scope.this or card)
    elif isinstance(subject, n.Pick):
        noun = subject.things.words[-1]
        kinds = kinds_named(scope.desk.model, noun.text)
        every = [name for name, kind in scope.desk.model.kinds.items() if kind.is_card]
        if not kinds:
            message = msg("there are no cards called `{}`", noun.text)
            raise scope.desk.strange("unknown-kind", message, noun.text, noun, [*every, "card"])
        scope.desk.index.mention("kind", kinds[0], noun)
        if noun.text != "card" and set(kinds) != set(every):
            condition = v.IsKind(card, kinds)
    else:
        help = msg("write `after a card {}` or `after this card {}`", phrase.verb.text, phrase.verb.text)
        raise scope.desk.fail("wrong-kind", msg("what {}?", phrase.verb.text), node, help=help)
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
    message = msg("only a player does things, and `{}` is none", subject.span.text)
    raise scope.desk.fail("wrong-kind", message, subject, help=msg("write `you`, `a player` or `an opponent`"))


def owner_of(node: n.Node, scope: Scope) -> Value:
    """The owner of the card; a rule of the game has none."""
    if scope.you is None:
        message = msg("a rule of the game belongs to nobody: it has no `you` and no opponents")
        raise scope.desk.fail("nobody-acts", message, node, help=msg("write `a player`, or put the line on a card"))
    return scope.you


def object_condition(arg: n.Arg, parameter: Parameter, scope: Scope) -> Value | None:
    """What it must have been done to: `you`, `a blue card`, `an opponent`."""
    local = parameter.local
    if isinstance(arg.value, n.Amount) and parameter.type in ("card", "player"):
        raise one_at_a_time(arg.value, scope)
    if isinstance(arg.value, n.Pick) and parameter.type == "pile":
        message = msg("`{}` is no part of what is done", arg.span.text)
        raise scope.desk.fail("wrong-kind", message, arg, help=left_out(parameter))
    if not isinstance(arg.value, n.Pick):
        value = wanted(arg.value, scope, parameter.type)
        return v.Compare("==", local, value)
    conditions = such_things(arg.value.things, local, scope)
    if arg.value.where is not None:
        noun = arg.value.things.words[-1]
        conditions.append(wanted(arg.value.where, scope.with_it(singular(scope.desk.model, noun.text), local), "flag"))
    return joined(*conditions)


def one_at_a_time(amount: n.Amount, scope: Scope) -> Exception:
    """Report `after you build 2 stalls:`."""
    desk, word = scope.desk, amount.unit.text
    if not kinds_named(desk.model, word) and singulars(word)[-1] not in ("player", "opponent"):
        word = desk.titled(word, desk.model.kinds) or ""
        if not word:
            return no_things(amount.unit, desk.model.kinds, scope)
    message = msg("a moment tells of one thing at a time, and `{}` are several", amount.span.text)
    help = msg(
        "write `{}`, and count them: `gain 1 COUNTER` below it and `if your COUNTER is {}`, with a `counter COUNTER "
        "for each player`",
        a(singular(desk.model, word)),
        amount.count.span.text,
    )
    return desk.fail("wrong-kind", message, amount, help=help)


def such_things(things: n.Things, local: Local, scope: Scope) -> list[Value]:
    """What must be true of a part that is one of these things: `blue cards`, `(players where their coin is 3)`."""
    model = scope.desk.model
    *adjectives, noun = things.words
    one = singular(model, noun.text)
    inner = scope.with_it(one, local)
    conditions: list[Value] = []
    if one in ("opponent", "player"):
        if local.type != "player":
            raise wrong_object(things, local, scope)
        inner = inner.inner(doer=local)
        if one == "opponent":
            conditions.append(v.Compare("!=", local, scope.acting(things)))
    else:
        kinds = kinds_named(model, noun.text)
        if not kinds:
            raise no_things(noun, model.kinds, scope, things)
        scope.desk.index.mention("kind", kinds[0], noun)
        if local.type != "card":
            raise wrong_object(things, local, scope)
        if local.kind is None or local.kind not in kinds:
            conditions.append(v.IsKind(local, kinds))
        inner.names.setdefault("card", local)
    conditions += [adjective(word, local, inner) for word in adjectives]
    if things.place is not None and things.joint is not None:
        here = n.Inside(
            left=n.It(span=noun.span), negated=False, joint=things.joint, place=things.place, span=things.span
        )
        conditions.append(wanted(here, inner, "flag"))
    if things.where is not None:
        conditions.append(wanted(things.where, inner, "flag"))
    return conditions


def wrong_object(things: n.Things, local: Local, scope: Scope) -> Exception:
    """Report things that a part of a verb or value never is."""
    sort = local.kind or ("place" if local.type == "pile" else local.type)
    name = local.name.removeprefix("of_")
    message = msg("`{}` cannot be the {}, which is always {}", things.span.text, name, a(sort))
    return scope.desk.fail("wrong-kind", message, things)
