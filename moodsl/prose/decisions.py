"""Decisions: what somebody may do, chooses, or does only if something holds."""

from __future__ import annotations

from interpreter.syntax import nodes as n
from moodsl.prose.amounts import whole_phrase
from moodsl.prose.joining import body, inline, is_price, merged_choice, prices_of, sentence_parts, under, with_subject
from moodsl.prose.lines import clause, decider
from moodsl.prose.merging import is_decision, lines_of
from moodsl.prose.nominals import Nominal
from moodsl.prose.offered import offered
from moodsl.prose.qualities import behind_chosen
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import Mood, Passage, condition, entity_of, statement, value
from moodsl.prose.things import things
from moodsl.prose.values import pick_of
from moodsl.prose.voice import Voice


@statement.register
def _(node: n.Needs, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    return [Passage(voice.say("needs", clause=condition(node.condition, scope.but(subject=None), voice)))]


@statement.register
def _(node: n.NameFact, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    """A name says nothing by itself: where it is used, what it stands for is told."""
    return []


@statement.register
def _(node: n.Let, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    """A name says nothing by itself, unless what it stands for changes before it is used."""
    local = voice.noted(node)
    if local is None:
        return []
    is_flag = local.type == "flag"
    what = condition(node.value, scope, voice) if is_flag else value(node.value, scope, voice)

    def say(form: str, _inner: Scope) -> str:
        return voice.say("note-whether" if is_flag else "note-what", verb=voice.verb("remember", form), what=what)

    return [Passage(clause(say, scope.doer, None, scope, voice, mood))]


@statement.register
def _(node: n.Choose, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    doer = decider(node.who, scope, voice)
    named = None if node.who is None else value(node.who, scope, voice)

    def say(form: str, inner: Scope) -> str:
        told = offered(node.pick, node.where, node.bind.text if node.bind else None, inner, voice)
        if told is not None:
            what: Nominal = told
        elif isinstance(node.pick, n.Pick):
            what = pick_of(node.pick, inner, voice, node.where)[0]
        else:
            assert not isinstance(node.pick, n.Numbers | n.TurnOf | n.OneOf)
            span = node.pick.span
            placed = things(n.Things(owned=node.pick, span=span), "a", None, inner, voice, node.where)
            what = whole_phrase(placed, "from", voice)
        return voice.say("verb-and-object", verb=voice.verb("choose", form), what=what)

    return [Passage(clause(say, doer, named, scope, voice, mood))]


@statement.register
def _(node: n.May, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    doer = decider(node.who, scope, voice)
    inner = scope.but(doer=doer, subject=doer)
    found = lines_of(node.body)
    may = may_words(node, doer, scope, voice, mood)
    bare = Mood("bare", doer)
    whole = inline(node.body, inner, voice, bare)
    if whole is not None:
        passages = [Passage(f"{may} {whole}")]
    else:
        prices = [one for one in found if is_price(one)]
        first = sentence_parts(prices, inner, voice) if prices and found[: len(prices)] == prices else None
        order = Mood("order" if _is_you(doer) else "told", doer)
        if first is not None:
            rest = body(tuple(found[len(prices) :]), first[1], voice, order)
            passages = [Passage(f"{may} {prices_of(first[0], voice, bare)}")]
            passages += under(voice.say("if-done" if _is_you(doer) else "if-done-they"), rest)
        else:
            passages = [Passage(voice.say("may-do", may=may), tuple(body(node.body, inner, voice, order)))]
    if node.otherwise:
        otherwise = Mood("order" if _is_you(doer) else "told", doer)
        words = voice.say("if-not-done" if _is_you(doer) else "otherwise")
        passages += under(words, body(node.otherwise, inner, voice, otherwise))
    return passages


def _is_you(doer: Entity | None) -> bool:
    return doer is not None and doer.you


def may_words(node: n.May, doer: Entity | None, scope: Scope, voice: Voice, mood: Mood) -> str:
    """`you may`, `the rival may`, or only `may` behind its subject."""
    if doer is None:
        return voice.say("may-nobody")
    who = value(node.who, scope, voice) if node.who is not None else voice.mention(doer, scope)
    person = mood.person if mood.person and doer is mood.subject else who.person
    verb = voice.verb("may", person)
    return verb if mood.form == "tail" and doer is mood.subject else voice.say("subject-verb", who=who, what=verb)


@statement.register
def _(node: n.ChooseOne, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    doer = decider(node.who, scope, voice)
    other = doer is not None and not doer.you
    inner = scope.but(doer=doer, subject=doer)
    if node.who is not None:
        mood = Mood("told" if other else mood.form, doer)
    merged = merged_choice(node, inner, voice, mood)
    if merged is not None:
        return [Passage(merged)]
    tail = Mood("tail", doer, mood.person) if other else Mood("order", doer)
    if len(node.options) == 2 and all(_is_short(one) for one in node.options):
        form = tail if mood.form != "bare" else mood
        options = [inline((one,), inner, voice, form) for one in node.options]
        if None not in options:
            words = voice.say("either-they" if other else "either-you", first=options[0], second=options[1])
            return [Passage(_with_subject(words, doer, scope, voice, mood) if other else words)]
    below = [option(one, inner, voice, tail) for one in node.options]
    verb = voice.verb("choose", "order")
    if other:
        assert doer is not None
        who = voice.mention(doer, scope)
        verb = _with_subject(voice.verb("choose", mood.person or who.person), doer, scope, voice, mood)
    return [Passage(voice.say("choose-one", verb=verb), tuple(below))]


def _is_short(node: n.Stmt) -> bool:
    """Whether an option may stand beside another one in a sentence: one thing to do, that costs nothing."""
    found = lines_of((node,))
    return len(found) == 1 and not is_price(found[0])


def _with_subject(words: str, doer: Entity | None, scope: Scope, voice: Voice, mood: Mood) -> str:
    if doer is None or (mood.form == "tail" and doer is mood.subject):
        return words
    return voice.say("subject-verb", who=voice.mention(doer, scope), what=words)


@statement.register
def _(node: n.Option, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    words = voice.say("option", title=voice.option_title(node))
    return under(words, body(node.body, scope, voice, with_subject(mood)))


def option(node: n.Stmt, scope: Scope, voice: Voice, mood: Mood) -> Passage:
    passages = body((node,), scope, voice, mood)
    if len(passages) == 1:
        return passages[0]
    return Passage(passages[0].head, (*passages[0].below, *passages[1:]))


@statement.register
def _(node: n.If, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    mood = with_subject(mood)
    branches: list[list[Passage]] = []
    for place, arm in enumerate(node.arms):
        words = voice.say(
            ("otherwise-" if place else "") + ("while" if mood.lasting else "if"),
            clause=condition(arm.condition, scope.but(subject=None), voice),
        )
        told = body(arm.body, _spoken_of(arm.condition, scope, voice), voice, mood)
        branches.append(under(words, told, apart=is_decision(arm.body)))
    if node.otherwise:
        branches.append(under(voice.say("otherwise"), body(node.otherwise, scope, voice, mood)))
    single = all(len(branch) == 1 and not branch[0].below for branch in branches)
    if single and len(branches) == 2:
        return [Passage(voice.say("join-cases").join(branch[0].head for branch in branches))]
    return [passage for branch in branches for passage in branch]


def _spoken_of(expr: n.Expr, scope: Scope, voice: Voice) -> Scope:
    """Behind `if the rival has 2 coins` the rival is `they`."""
    match expr:
        case n.Compare(left=n.Of(owner=owner)):
            entity = entity_of(owner, scope)
            if entity is not None and entity.sort == "player" and not entity.you and entity.noun is not None:
                return scope.speaking(entity, voice.pronoun("they", entity.noun.agreement))
    return behind_chosen(expr, scope, voice)
