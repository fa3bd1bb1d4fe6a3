"""Phrases: who does which verb to what. The verb is found, and declared verbs are matched to their parameters."""

from __future__ import annotations

import re

from attrs import frozen

from interpreter.check.expressions.binding import argument, coerce, wanted
from interpreter.check.expressions.offered import offered
from interpreter.check.expressions.sorts import at_an_end, sort_of
from interpreter.check.expressions.things import bind_things, in_common, not_several, with_a_word
from interpreter.check.hints import doer_meant, two_sides, verb_meant
from interpreter.check.nouns import kinds_named, singular, singulars, verb_named, without_s, words_named
from interpreter.check.scope import NOBODY, Abandon, Scope, a
from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.records import BY_CHANCE
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value
from interpreter.frozen import evolve
from interpreter.model import Mark, Model, VerbDef
from interpreter.report import closest
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.spoken_actions import action_meant
from interpreter.syntax.spoken_players import one_by_one
from interpreter.syntax.spoken_whole_lines import line_meant, put_meant
from interpreter.syntax.valued import without_chance
from interpreter.syntax.verbs import ELSEWHERE, LISTS, OTHERWISE_SAID, UNIT, VERBS

QUANTITIES = {"a": "one", "exactly": "exactly", "up to": "up to", "any number of": "any", "all": "all"}
OPEN = ("up to", "any number of")  # those that leave a choice


@frozen
class Verbs:
    """The names of all verbs; asked for each line, and so never copied."""

    model: Model

    def __contains__(self, name: object) -> bool:
        return name in VERBS or name in self.model.verbs


@frozen
class VerbPhrase:
    """A phrase with its verb found: `subject` is None when nobody is named."""

    subject: n.Expr | n.EachOf | n.Pick | None
    verb: n.Name
    args: tuple[n.Arg, ...]


def phrase_with_verb(phrase: n.Phrase, scope: Scope) -> VerbPhrase:
    """Find the verb: `target loses 1 fame` has it second, and the first word is the subject."""
    found = find_verb(phrase, scope.desk.model)
    check_one_word(found or VerbPhrase(None, phrase.verb, phrase.args), scope)
    if found is None:
        raise unknown_verb(phrase, scope)
    verb, desk = found.verb.text, scope.desk
    if verb in VERBS and VERBS[verb].yields and verb not in desk.model.verbs and verb in desk.doubtful.names:
        raise Abandon  # a verb of the game with this name has a fault
    return found


def check_one_word(phrase: VerbPhrase, scope: Scope) -> None:
    """Report a verb of the game that is written in several words: `rival loses face` for `loses_face`."""
    model, words = scope.desk.model, [phrase.verb.span.text]
    for arg in phrase.args:
        named = isinstance(arg.value, n.Name) and arg.joint is None
        if not named or arg.span.text in {*scope.names, *model.zones, *model.counted, *model.values, *model.designs}:
            return
        words.append(arg.span.text)
    joined = "_".join(words)
    meant = verb_named(model.verbs, joined) if len(words) > 1 else None
    if meant is not None:
        scope.desk.index.use("verb", meant)
        help = msg("join the words: `{}`", joined)
        raise scope.desk.fail("split-name", msg("a name is one word"), phrase.verb, help=help)


def find_verb(phrase: n.Phrase, model: Model) -> VerbPhrase | None:
    """The phrase with its verb, or None if no word of it is one."""
    verbs = Verbs(model)
    args = joined(phrase.args, model)
    if phrase.subject is not None:
        verb = verb_named(verbs, phrase.verb.text)
        return VerbPhrase(phrase.subject, _renamed(phrase.verb, verb), args) if verb else None
    if phrase.verb.text in verbs:
        return VerbPhrase(None, phrase.verb, args)
    if args and args[0].joint is None and isinstance(args[0].value, n.Name):
        verb = verb_named(verbs, args[0].value.text)
        if verb is not None:
            return VerbPhrase(phrase.verb, _renamed(args[0].value, verb), args[1:])
    return None


def find_action(phrase: n.Phrase, model: Model) -> n.Name | None:
    """The action that a phrase names: `perform trade`, or `trade` alone if no verb is called so."""
    match phrase:
        case n.Phrase(verb=n.Name(text="perform"), args=(n.Arg(joint=None, value=n.Name() as name),)):
            return name
        case n.Phrase(verb=n.Name(text=text) as name, args=()) if text in model.actions:
            return name if verb_named(set(model.verbs), text) is None else None
    return None


def joined(args: tuple[n.Arg, ...], model: Model) -> tuple[n.Arg, ...]:
    """The parts of a line in which `to here` belongs to `a star adjacent`, if `adjacent` is a relation."""
    found: list[n.Arg] = []
    for arg in args:
        before = found[-1] if found else None
        match before:
            case n.Arg(
                value=n.Pick(things=n.Things(words=(_, *_, word), place=None, where=None) as things) as pick
            ) if arg.joint == "to" and word.text in model.relations and not isinstance(arg.value, n.Pick):
                place = n.Next(relation=word, to=arg.value, span=word.span.to(arg.span))
                things = evolve(things, words=things.words[:-1], joint="", place=place, span=things.span.to(arg.span))
                pick = evolve(pick, things=things, where=pick.where, span=pick.span.to(arg.span))
                found[-1] = evolve(before, value=pick, span=before.span.to(arg.span))
            case _:
                found.append(arg)
    return tuple(found)


def unknown_verb(phrase: n.Phrase, scope: Scope) -> Exception:
    """Report a line without a verb; behind a word that is a player the second word is the guilty one."""
    desk, name = scope.desk, phrase.verb
    known = {*VERBS, *desk.model.verbs}
    second = phrase.args[0].value if phrase.args and phrase.args[0].joint is None else None
    marked = desk.model.counters.get(name.text)
    is_player = name.text in scope.names or name.text == "first" or (marked is not None and marked.type == "player")
    if phrase.subject is None and isinstance(second, n.Name) and is_player:
        name = second
    base = verb_named(known, name.text)
    if base is not None and base != name.text:
        message = msg("who {}? write `{}` for whoever acts here", name.text, base)
        help = msg("with a name before it: `target {} …`", name.text)
        return desk.fail("unknown-verb", message, name, help=help, fix=base)
    if desk.doubtful.names.intersection(without_s(name.text)):  # the fault of its declaration is known already
        return Abandon()
    longer = longer_verb(name.text, phrase, scope)
    said = phrase.span.text
    told = usage(longer) if longer else action_meant(said) or line_meant(said) or two_sides(phrase.args, scope)
    is_put = any(ELSEWHERE[one].name == "put" for one in singulars(name.text) if one in ELSEWHERE)
    moved = put_meant(said) if is_put and phrase.args else None
    meant = told or so_much(name.text, said, scope) or moved or verb_meant(name.text, scope) or doer_meant(name.text)
    if name.text in desk.model.actions:
        desk.index.use("action", name.text, name)
    if name.text in desk.model.phases:
        meant = msg(
            "a phase comes by itself; a scenario goes there with `reach start of {}` or `reach end of {}`",
            name.text,
            name.text,
        )
    if name.text in desk.model.actions and not phrase.args:
        meant = msg("write `{}`", f"perform {name.text}")
    if meant:
        return desk.fail("unknown-verb", msg("the verb `{}` does not exist", name.text), name, help=meant)
    picked = second if isinstance(second, n.Pick) and second.quantity == "a" else None
    if picked is not None and not closest(name.text, known):
        declared = f"to {name.text} {picked.things.words[-1].text}"
        help = msg("declare the verb: `{}` at the very left, and below it what is done", declared)
        return desk.fail("unknown-verb", msg("the verb `{}` does not exist", name.text), name, help=help)
    return desk.unknown("unknown-verb", msg("the verb"), name.text, name, known)


def so_much(verb: str, said: str, scope: Scope) -> Message | None:
    """How to write `add 7 coin` and `reduce coin by 5`, with the number and the counter that are said."""
    meant = next((ELSEWHERE[one] for one in singulars(verb) if one in ELSEWHERE), None)
    words = said.split()
    number = next((word for word in words if word.isdigit()), "1" if words[1:2] in (["a"], ["an"]) else None)
    becomes = re.fullmatch(r"(.+) becomes? (.+)", said)
    if becomes:
        what, new = becomes[1], re.sub(r"^the (\w+) player$", r"\1", becomes[2]).removeprefix("the ")
        marked = scope.desk.model.counters.get(new)
        if new == "first" or (marked is not None and marked.type == "player"):
            what, new = new, what
        return msg("write `{}`", f"set {what} to {new}")
    fewer = re.fullmatch("([a-z_0-9]+) - ?([0-9]+)", said)
    if fewer and fewer[1] in scope.desk.model.counters:
        return msg("write `{}`", f"lose {fewer[2]} {fewer[1]}")
    if re.search(r"\b(from|out of) the game$", said):
        return OTHERWISE_SAID["exile"]
    if re.search(r"\b(another|extra|more) turns?$", said):
        return msg("write `{}`", "take another turn")
    model, said_of = scope.desk.model, [one for word in words for one in (word, *singulars(word))]
    if meant is None or meant.takes != "amounts":
        return None
    by = re.search(r"\bby (.+)", said)
    if number is None and by is None and singulars(verb)[-1] not in ("increase", "decrease", "raise", "reduce"):
        return None
    number = number or (f"({by[1]})" if by else "1")
    carried = next((mark for mark in model.marks.values() if mark.type == "number" and _is_said(mark, said_of)), None)
    if carried is not None:
        return msg("write `{}`", f"{carried.kind} {meant.name}s {number} {carried.name}")
    family = next((name for name in model.families if name in words), None)
    if family is not None:
        return msg("write `{}`", f"{meant.name} {number} {said[said.index(family) :].partition(' by ')[0]}")
    dealt = re.search(r"\w+ (\d+ \w+)$", said)
    if dealt and meant.name == "gain" and kinds_named(model, words[-1]):
        return msg("write `{}`", f"draw {dealt[1]}")
    names = [one for one in dict.fromkeys(said_of) if one in model.counters and model.counters[one].is_number]
    if len(names) != 1:
        return None
    return msg("write `{}`", f"{meant.name} {number} {names[0]}")


def _is_said(mark: Mark, said: list[str]) -> bool:
    """Whether one of some words is what a mark is called, or one of it."""
    return any(name in said for name in (mark.name, *singulars(mark.name)))


def longer_verb(word: str, phrase: n.Phrase | VerbPhrase, scope: Scope) -> VerbDef | None:
    """The declared verb that has the name of what is done and to what: `take_cubes` for `take 2 cubes`."""
    said = [name.text for arg in phrase.args for name in walk(arg) if isinstance(name, n.Name)]
    names = (f"{word}_{noun}" for text in said for noun in (text, *singulars(text)))
    found = next((scope.desk.model.verbs[name] for name in names if name in scope.desk.model.verbs), None)
    if found:
        scope.desk.index.use("verb", found.name, phrase.verb)
    return found


def _renamed(name: n.Name, text: str) -> n.Name:
    return n.Name(text=text, span=name.span)


def doer_of(phrase: VerbPhrase, scope: Scope) -> Value:
    """Who does it: the named player, or whoever acts."""
    if phrase.subject is None:
        return scope.acting(phrase.verb)
    return wanted(phrase.subject, scope, "player")


@frozen
class Objects:
    """The objects of a declared verb: a value for each parameter, and the picks that some of these values wait for."""

    args: tuple[Value, ...]
    picks: tuple[s.Pick, ...]


def match_arguments(verb: VerbDef, phrase: VerbPhrase, scope: Scope) -> dict[str, n.Arg]:
    """Which argument is which parameter: by joint word and order, `with` parts by name."""
    desk = scope.desk
    found: dict[str, n.Arg] = {}
    free = [parameter for parameter in verb.parameters if parameter.joint != "with"]
    for arg in phrase.args:
        if arg.joint == "with":
            names = [parameter.name for parameter in verb.parameters if parameter.joint == "with"]
            assert arg.name is not None
            if arg.name.text not in names:
                message = msg("`{}` does not take `with {}`", verb.name, arg.name.text)
                raise desk.strange("unexpected-part", message, arg.name.text, arg.name, names, usage(verb))
            found[arg.name.text] = arg
            parameter = next(parameter for parameter in verb.parameters if parameter.name == arg.name.text)
            if desk.index.uses is not None and parameter.span is not None:
                desk.index.uses.note(desk.index.uses.key_at(parameter.span), arg.name.span)
            continue
        for parameter in free:
            if parameter.name not in found and parameter.joint == arg.joint:
                found[parameter.name] = arg
                break
        else:
            message = msg("`{}` does not take `{}`", verb.name, arg.span.text)
            raise desk.fail("unexpected-part", message, arg, help=usage(verb))
    for parameter in free:
        if parameter.name not in found:
            lacking = msg("`{}` needs {}", verb.name, a(parameter.name))
            if parameter.joint:
                lacking = msg("`{}` needs {} behind `{}`", verb.name, a(parameter.name), parameter.joint)
            raise desk.fail("missing-part", lacking, phrase.verb, help=usage(verb))
    return found


def usage(verb: VerbDef) -> Message:
    """How a verb is written."""
    parts = [f"{p.joint + ' ' if p.joint else ''}{p.name.upper()}" for p in verb.parameters if p.joint != "with"]
    extra = [f"with {p.name} NUMBER" for p in verb.parameters if p.joint == "with"]
    way = " ".join([verb.name, *parts])
    if extra:
        return msg("write `{}`, and perhaps `{}` behind it", way, " ".join(extra))
    return msg("write `{}`", way)


def bind_objects(verb: VerbDef, phrase: VerbPhrase, doer: Value, scope: Scope) -> Objects:
    """Bind the arguments of a declared verb, in which `their` is whose it is who does it."""
    outer, scope = scope, evolve(scope, doer=doer)
    scope.desk.index.use("verb", verb.name, phrase.verb)
    arguments = match_arguments(verb, phrase, scope)
    args: list[Value] = []
    unresolved: list[s.Pick] = []
    for parameter in verb.parameters:
        arg = arguments.get(parameter.name)
        if arg is None:
            args.append(v.Const(0, "number"))
            continue
        if isinstance(arg.value, n.Pick):
            if arg.value.quantity != "a":
                message = msg("`{}` takes one {} at a time", verb.name, parameter.name)
                help = msg("write `{} …`, or `for each …` around the line", a(parameter.name))
                raise scope.desk.fail("wrong-kind", message, arg, help=help)
            pick, by_chance = without_chance(arg.value)
            things = bind_things(pick.things, pick.where, scope)
            value = coerce(pick, things.local, parameter.type, scope)
            waiting = s.Pick(things.local, doer, "one", None, things)
            unresolved.append(drawn(waiting, pick, scope) if by_chance else waiting)
        else:
            value = argument(arg.value, outer if isinstance(arg.value, n.They) else scope, parameter.type)
        kind = getattr(value, "kind", None)
        if (
            parameter.kind
            and kind
            and parameter.type in ("card", "die", "dice")
            and not scope.desk.model.is_a(kind, parameter.kind)
        ):
            message = msg("`{}` is {}, but `{}` takes {}", arg.value.span.text, a(kind), verb.name, a(parameter.kind))
            raise scope.desk.fail("wrong-kind", message, arg.value)
        args.append(value)
    guard = (verb.name, doer, tuple(args))
    picks = tuple(evolve(pick, guard=guard) for pick in unresolved)
    return Objects(tuple(args), picks)


def bind_can(who: n.Expr, phrase: n.Phrase, scope: Scope) -> Value:
    """`they can attack you`: whether the verb could be done, with any picks there are."""
    told_phrase = phrase_with_verb(n.Phrase(subject=who, verb=phrase.verb, args=phrase.args, span=phrase.span), scope)
    verb = scope.desk.model.verbs.get(told_phrase.verb.text)
    if verb is None:
        message = msg("`can` asks about declared verbs, not about `{}`", told_phrase.verb.text)
        help = msg("ask for the verb that is done: `{} can VERB …`", who.span.text)
        raise scope.desk.fail("unsupported", message, phrase, help=help)
    doer = wanted(who, scope, "player")
    objects = bind_objects(verb, told_phrase, doer, scope)
    locals_ = {pick.local: pick for pick in objects.picks}
    args = tuple(None if isinstance(arg, Local) and arg in locals_ else arg for arg in objects.args)
    picks = tuple(
        (index, locals_[arg].things, arg.name)
        for index, arg in enumerate(objects.args)
        if isinstance(arg, Local) and arg in locals_
    )
    return v.CanDo(verb.name, doer, args, picks)


def bind_pick(
    pick: n.Choice | n.Expr,
    chooser: Value,
    scope: Scope,
    name: str | None = None,
    where: n.Expr | None = None,
) -> s.Pick:
    """A pick that a built-in verb or `choose` waits for."""
    pick, by_chance = without_chance(pick)
    if by_chance:
        return drawn(bind_pick(pick, NOBODY, scope, name, where), pick, scope)
    named = offered(pick, where, name, scope)
    if named is not None:
        return s.Pick(named.local, chooser, "one", None, named)
    assert not isinstance(pick, n.Numbers | n.TurnOf | n.OneOf)
    if not isinstance(pick, n.Pick):
        things = bind_things(n.Things(owned=pick, span=pick.span), where, scope)
        return s.Pick(things.local, chooser, "one", None, things)
    things = bind_things(evolve(pick.things, alike=None), n.both(pick.where, where), scope)
    quantity = QUANTITIES[pick.quantity]
    alike = None
    if pick.things.alike is not None:
        alike = agreeing(pick, things, scope)
        things = with_a_word(things, alike.fact, scope)
    if quantity == "one":
        return s.Pick(things.local, chooser, quantity, None, things)
    several = sort_of(things.local).several
    if not several:
        noun = pick.things.words[-1:]
        one = singular(scope.desk.model, noun[0].text) if noun else things.local.noun
        raise not_at_once(pick, one, scope)
    count = wanted(pick.count, scope, "number") if pick.count is not None else None
    local = scope.local(name or several, several, things.local.kind)
    return s.Pick(local, chooser, quantity, count, things, alike=alike)


def drawn(pick: s.Pick, node: n.Node, scope: Scope) -> s.Pick:
    """A pick in which nobody decides: `a random card`."""
    sort = pick.things.local.type
    if sort not in BY_CHANCE or pick.alike is not None:
        message = msg("`{}` cannot be picked at random", node.span.text)
        help = msg("cards, places, players, numbers, resources and words can: one, or several that need not agree")
        raise scope.desk.fail("unsupported", message, node, help=help)
    model = scope.desk.model
    model.drawn_sorts |= {sort}
    if sort == "card":
        kind = pick.things.local.kind
        model.drawn_kinds = model.drawn_kinds.union([kind] if kind else model.kinds)
    return evolve(pick, by_chance=True)


def agreeing(pick: n.Pick, things: Things, scope: Scope) -> s.Alike:
    """`2 cards of one colour`: what they agree in, a fact of each of them."""
    assert pick.things.alike is not None
    if pick.quantity in ("a", "all"):
        raise not_several(*pick.things.alike, scope)
    return s.Alike(*in_common(*pick.things.alike, things, scope))


def with_picks(clause: int, picks: tuple[s.Pick, ...], step: s.Step) -> list[s.Step]:
    """A step behind its picks."""
    return [s.WithPicks(clause, picks, (step,))] if picks else [step]


def first_arg(phrase: VerbPhrase, scope: Scope) -> n.Arg:
    """The object that a built-in verb must have."""
    if not phrase.args or phrase.args[0].joint is not None:
        example = VERBS[phrase.verb.text].example.replace(UNIT, scope.desk.unit())
        help = msg("write `{}`", example)
        raise scope.desk.fail("missing-part", msg("`{}` what?", phrase.verb.text), phrase.verb, help=help)
    return phrase.args[0]


def only(phrase: VerbPhrase, scope: Scope, joints: tuple[str, ...] | None = None) -> None:
    """A fault for every part that the verb has no use for: nothing is silently ignored."""
    joints = VERBS[phrase.verb.text].joints if joints is None else joints
    seen: list[str | None] = []
    for arg in phrase.args[1:]:
        if arg.joint not in joints or arg.joint in seen:
            message = msg("`{}` does not take `{}`", phrase.verb.text, arg.span.text)
            help = msg("write `{}`", VERBS[phrase.verb.text].example.replace(UNIT, scope.desk.unit()))
            what = phrase.args[0].value.span.text
            if arg.joint == "to" and "into" in joints:
                help = at_an_end(arg.value.span.text) or msg("write `{} {}`", "into", arg.value.span.text)
            if phrase.verb.text == "draw" and arg.joint == "into":
                help = msg(
                    "what is drawn goes where the zone says; elsewhere write `put top of PLACE {}`", arg.span.text
                )
            if what in ("double", "twice", "triple"):
                help = msg(
                    "write how much it is, in brackets: `{} (2 times …) {}`", phrase.verb.text, scope.desk.unit()
                )
            if what == "aside":
                help = OTHERWISE_SAID["keep"]
            if what == "half":
                half = f"{arg.value.span.text} divided by 2"
                match arg.value:
                    case n.Of(name=n.Name(text=counted)) if phrase.verb.text in LISTS:
                        half = f"({half}) {counted}"
                help = msg("write `{} {}`", phrase.verb.text, half)
            if phrase.verb.text == "shuffle" and arg.joint == "into":
                into = arg.value.span.text
                help = msg("write `put all cards from {} into {}`, and below it `shuffle {}`", what, into, into)
            if (phrase.verb.text, what, arg.joint) == ("discard", "down", "to"):
                help = msg(
                    "write `discard (number of cards in your hand - {}) cards from your hand`", first_number(arg)
                )
            if arg.joint is None and is_of_player(what, scope.desk.model):
                help = msg("write it in brackets: `{} ({}) {}`", phrase.verb.text, f"your {what}", arg.span.text)
            if what in scope.names and arg.joint is None:
                help = msg("write it in brackets: `{} ({}) {}`", phrase.verb.text, what, arg.span.text)
            if what in scope.desk.model.kinds and scope.desk.model.kinds[what].base == "die":
                rolled = f"{phrase.verb.text} (total of thrown) {arg.span.text}"
                help = msg("write `roll 1 {} as thrown`, and below it `{}`", what, rolled)
            if arg.value.span.text == "equal":
                help = msg("write how many they are in brackets: `{} (your …) {}`", phrase.verb.text, what)
            raise scope.desk.fail("unexpected-part", message, arg, help=help)
        seen.append(arg.joint)


def is_of_player(name: str, model: Model) -> bool:
    """Whether a number that every player has is called so: a counter, or a value of a player alone."""
    value = model.values.get(name)
    if value is not None:
        return value.type == "number" and [one.type for one in value.parameters] == ["player"]
    return name in model.counters and model.counters[name].per_player


def first_number(arg: n.Arg) -> str:
    """The number that a part of a verb begins with, as it is written; `first_number("to 3 cards") -> "3"`."""
    return next((word for word in arg.span.text.split() if word.isdigit()), "…")


def not_at_once(picked: n.Node, one: str, scope: Scope) -> Abandon:
    """Report several players or words that are picked by their number."""
    message = msg("only cards and dice can be picked by number, not `{}`", picked.span.text)
    return scope.desk.fail("unsupported", message, picked, help=one_by_one(one))


def needs_place(value: n.Node, verb: str, scope: Scope) -> None:
    """A fault if things are named without their place: `put 2 cards`, `put all cards` instead of `put 2 cards from …`.
    Of players, who have none, one is chosen at a time."""
    match value:
        case n.Amount(unit=unit, of=None) | n.Pick(quantity="all", things=n.Things(words=(*_, unit), place=None)):
            one = singular(scope.desk.model, unit.text)
        case _:
            return
    counters = scope.desk.model.counters
    words = [name for name in singulars(unit.text) if words_named(name, scope.desk.model)]
    if isinstance(value, n.Amount) and (one in ("player", "opponent") or (words and unit.text not in counters)):
        one = words[0] if words else one
        raise not_at_once(value, one, scope)
    kinds = kinds_named(scope.desk.model, unit.text)
    if kinds and (isinstance(value, n.Amount) or not scope.desk.model.kinds[kinds[0]].is_place):
        help = msg("write `{} {} from PLACE`", verb, value.span.text)
        raise scope.desk.fail("missing-place", msg("{} from where?", unit.text), value, help=help)
