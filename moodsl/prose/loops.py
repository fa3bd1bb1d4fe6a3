"""Loops: what is done several times, for several things, by several players; and the phases of a game."""

from __future__ import annotations

from functools import reduce

from interpreter.check.expressions.phrases import find_verb
from interpreter.check.nouns import singular
from interpreter.effects.parts import walk
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n
from moodsl.prose.amounts import each_of, whole_phrase
from moodsl.prose.counts import number_of
from moodsl.prose.decisions import may_words, option
from moodsl.prose.joining import body, inline, under, with_subject
from moodsl.prose.lines import decider
from moodsl.prose.merging import MERGED, lines_of
from moodsl.prose.nominals import Fixed, Nominal, Series
from moodsl.prose.offered import noun_of, offered, offered_entity
from moodsl.prose.places import noun_for
from moodsl.prose.qualities import speaks_of
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import Mood, Passage, condition, entity_of, statement, value
from moodsl.prose.things import NamedThings, conjuncts, counted_kind, extreme, things
from moodsl.prose.voice import CLOSE, Voice

ENDLESS = 99
"""A `repeat at most` of so many times or more only keeps a match from going on for ever, and no number is told."""


@statement.register
def _(node: n.ForEach, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    words = n.through_words(node)
    if offered_entity(words.pick, scope, voice) is not None:
        return statement(words, scope, voice, mood)
    short = _for_each_amount(node, scope, voice, mood)
    if short is not None:
        return short
    told = things(node.things, "each", None, scope, voice, node.where)
    mine = _each_moved(node)
    if mine is not None:
        own = things(node.things, "each", None, scope.but(subject=scope.doer), voice, node.where)
        what = whole_phrase(evolve(own, each=told.each), "from", voice)
        return statement(mine, scope.but(it=told.each).speaking(told.each, what), voice, mood)
    if _is_marked(node, voice):
        what = whole_phrase(told, "in", voice)
        line = lines_of(node.body)[0]
        return statement(line, told.inner.but(it=told.each).speaking(told.each, what), voice, mood)
    tail, mood = mood, with_subject(mood)
    apart = _without_conditions(node, told, scope, voice, mood)
    if apart is not None:
        return apart
    what = whole_phrase(told, "in", voice)
    each = told.each
    names = voice.apart(scope.but(names={**scope.names, **told.inner.names}), each).names
    if node.bind is not None:
        names[node.bind.text] = each
    elif node.things.words:
        names[singular(voice.model, node.things.words[-1].text)] = each
    inner = scope.but(it=each, names=names)
    whole_body = inline(node.body, inner, voice, tail) if tail.form == "tail" and not node.by else None
    if whole_body is not None:  # `each player, for each card in their hand, gains 1 coin`
        return [Passage(f"{voice.say('for-each-tail', what=what)} {whole_body}")]
    begins_with_if = isinstance(lines_of(node.body)[0], n.If)
    head = voice.say("for-each-do", what=what, close=CLOSE if begins_with_if else "")
    if node.by:
        head = voice.say("for-each-by", what=what, fact=_ordered_by(node.by, told.each.sort, voice))
    return under(head, body(node.body, inner, voice, evolve(mood, listed=False)))


@statement.register
def _(node: n.ForEachOf, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    name = node.bind.text if node.bind is not None else noun_of(node.pick)
    told, entity = offered(node.pick, node.where, name, scope, voice), offered_entity(node.pick, scope, voice)
    assert told is not None and entity is not None
    each = evolve(entity, quality=None, pronoun="it" if entity.sort == "number" else None)
    head = voice.say("for-each-do", what=evolve(told, how="each"), close="")
    return under(
        head, body(node.body, scope.but(it=each).named(name, each), voice, evolve(with_subject(mood), listed=False))
    )


def _without_conditions(
    node: n.ForEach, told: NamedThings, scope: Scope, voice: Voice, mood: Mood
) -> list[Passage] | None:
    """`if it rains, each player …`: what does not speak of the things stands before them; and what each player does
    needs no `for`."""
    conditions = [*conjuncts(node.things.where), *conjuncts(node.where)]
    outer = [one for one in conditions if not speaks_of(one, told.each, told.inner)]
    inner = [one for one in conditions if one not in outer]
    alone = _each_does(node, told, voice)
    if not outer and alone is None:
        return None
    where = reduce(n.both, inner, None)
    bare: n.Stmt = evolve(node, things=evolve(node.things, where=None), where=where)
    if alone is not None:
        noun = evolve(node.things.words[-1], text=singular(voice.model, node.things.words[-1].text))
        bare = n.Each(noun=noun, having=node.things.having, where=where, body=(alone,), span=node.span)
    passages = statement(bare, scope, voice, mood)
    if not outer:
        return passages
    clauses = [condition(one, scope, voice) for one in outer]
    return under(voice.say("if", clause=voice.say("join-and").join(clauses)), passages)


def _each_does(node: n.ForEach, told: NamedThings, voice: Voice) -> n.Say | None:
    """The one line of `for each player: player loses 1 coin`, without its subject."""
    found = lines_of(node.body)
    line = found[0] if len(found) == 1 and not node.by and node.things.place is None else None
    if told.each.sort != "player" or not isinstance(line, n.Say) or line.bind is not None:
        return None
    phrase = find_verb(line.phrase, voice.model)
    if phrase is None or entity_of(phrase.subject, told.inner) is not told.each:
        return None
    return evolve(line, phrase=evolve(line.phrase, subject=None, verb=phrase.verb, args=phrase.args))


def _each_moved(node: n.ForEach) -> n.Say | None:
    """The line of `for each cube in the gate: put it into its owner's shelf`, if it only moves what there is."""
    found = lines_of(node.body)
    line = found[0] if len(found) == 1 and not node.by else None
    if not isinstance(line, n.Say) or line.phrase.verb.text not in ("put", "discard") or not line.phrase.args:
        return None
    return line if isinstance(line.phrase.args[0].value, n.It) else None


def _is_marked(node: n.ForEach, voice: Voice) -> bool:
    """Whether each thing is only marked with a word: `each town is now calm` for `for each town: set its state to
    calm`."""
    found = lines_of(node.body)
    if len(found) != 1 or node.by or not isinstance(found[0], n.Say) or found[0].phrase.verb.text != "set":
        return False
    match found[0].phrase.args:
        case (n.Arg(value=n.Of(name=n.Name(text=mark), owner=owner)), n.Arg(value=n.Name(text=word))):
            marked = voice.model.marks.get(mark)
            return marked is not None and word in marked.words and _is_each(owner, node, voice)
    return False


def _is_each(expr: n.Node, node: n.ForEach, voice: Voice) -> bool:
    """Whether an expression is the thing of a loop: `it`, or its noun."""
    words = node.things.words
    return isinstance(expr, n.It) or (
        isinstance(expr, n.Name) and bool(words) and expr.text == singular(voice.model, words[-1].text)
    )


def _ordered_by(by: tuple[tuple[str, n.Name], ...], sort: str, voice: Voice) -> Nominal:
    """`the highest offer, then the lowest age`; of players `whoever has the most coins`."""
    parts = [_whoever(one, voice) if sort == "player" else extreme(one, voice) for one in by]
    return Series(tuple(parts), (voice.say("then-by"), voice.say("then-by")))


def _whoever(most: tuple[str, n.Name], voice: Voice) -> Nominal:
    """`whoever has the most coins`; the words of a counter may say it in their own way: `whoever came first`."""
    word, name = most
    own = voice.known(voice.lexicon.entry("counter", counted_kind(name.text, voice) or name.text), word)
    return Fixed(voice.say("whoever", what=own) if own else voice.say("whoever-has", what=extreme(most, voice)))


def _for_each_amount(node: n.ForEach, scope: Scope, voice: Voice, mood: Mood) -> list[Passage] | None:
    """`gain 1 coin for each card in hand`, for a `for each` that only gains, loses or scores."""
    found = lines_of(node.body)
    say = found[0] if len(found) == 1 else None
    if node.by or node.bind is not None or not isinstance(say, n.Say) or say.phrase.subject is not None or say.more:
        return None
    if say.phrase.verb.text not in (*MERGED, "score") or not say.phrase.args:
        return None
    amount = say.phrase.args[0].value
    if _names_each(amount, node.things, voice):
        return None
    each = evolve(node.things, where=n.both(node.things.where, node.where))
    if isinstance(amount, n.Amount) and isinstance(amount.count, n.Number):
        count = n.Per(value=amount.count, things=each, span=node.span)
        new: n.Expr = evolve(amount, count=n.Group(value=count, span=node.span))
    elif isinstance(amount, n.Number):
        new = n.Per(value=amount, things=each, span=node.span)
    else:
        return None
    phrase = evolve(say.phrase, args=(evolve(say.phrase.args[0], value=new),))
    return statement(evolve(say, phrase=phrase), scope, voice, mood)


def _names_each(amount: n.Node, things: n.Things, voice: Voice) -> bool:
    """Whether an amount says which of the things it goes by, as in `1 yields of (top of its ground)`."""
    noun = singular(voice.model, things.words[-1].text) if things.words else None
    return any(isinstance(one, n.It) or (isinstance(one, n.Name) and one.text == noun) for one in walk(amount))


@statement.register
def _(node: n.Each, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    named = n.Things(words=(node.noun,), having=node.having, span=node.noun.span)
    who = things(named, "each", None, scope, voice, node.where).phrase
    if node.by:
        who = who.with_words(voice.say("ordered-by", fact=_ordered_by(node.by, "player", voice), close=CLOSE))
    each = Entity("player", noun_for(node.noun.text, voice)[0], pronoun="they")
    inner = scope.but(doer=each, it=each, subject=each).named(singular(voice.model, node.noun.text), each)
    match node.body[0]:
        case n.Choose(pick=n.Pick(quantity="all")):
            asked = False
        case first:
            asked = isinstance(first, n.Choose | n.ChooseOne | n.May)
    at_once = ("-at-once" if asked else "-of-all") if node.at_once else ""
    return _doing(who, at_once, node.body, inner, Mood("tail", each, who.person), mood, voice)


@statement.register
def _(node: n.Doer, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    acting = entity_of(node.who, scope)
    if acting is not None and acting.you:
        return body(node.body, scope.but(doer=acting), voice, mood)
    who = value(node.who, scope, voice)
    each = evolve(acting or Entity("player", voice.noun("noun", "player")), pronoun="they")
    inner = scope.but(doer=each, subject=each)
    return _doing(who, "", node.body, inner, Mood("tail", each, who.person), mood, voice)


def _doing(
    who: Nominal, way: str, lines: tuple[n.Stmt, ...], inner: Scope, tail: Mood, mood: Mood, voice: Voice
) -> list[Passage]:
    """Lines that somebody, or each of several, does: `the dealer draws 1 card`, or a list below him."""
    whole = inline(lines, inner, voice, tail)
    if whole is not None:
        return [Passage(voice.say(f"subject-verb{way}", who=who, what=whole))]
    listed = evolve(tail, listed=mood.listed)
    return [Passage(voice.say(f"each-does{way}", who=who), tuple(body(lines, inner, voice, listed)))]


@statement.register
def _(node: n.AllOf, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    if not node.any_order:
        return body(node.body, scope, voice, mood)
    below = [option(one, scope, voice, mood) for one in node.body]
    return [Passage(voice.say("in-any-order"), tuple(below))]


@statement.register
def _(node: n.Repeat, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    mood = with_subject(mood)
    number = number_of(node.count, scope, voice) or None  # what begins with 0, and cards raise, is called by its name
    short = _repeat_may(node, number, scope, voice, mood)
    if short is not None:
        return short
    if number == 1 and not node.at_most and node.condition is None:
        return body(node.body, scope, voice, mood)
    if number is not None and not node.at_most and node.condition is None and _is_one_line(node.body):
        what = body(node.body, scope, voice, mood)[0]
        return [evolve(what, head=voice.say("repeat-line", count=number, what=what.head))]
    head = _how_often(node, number, scope, voice)
    below = body(node.body, scope, voice, mood)
    phased = any(isinstance(one, n.Phase) for one in lines_of(node.body))  # a phase has a title, and a line of its own
    if number is None or (len(below) == 1 and not below[0].below and not phased):
        return under(head, below)
    while_it_holds = node.at_most and (node.condition is not None or _is_endless(node, number))
    block = "repeat-block-while" if while_it_holds else "repeat-block"
    return [Passage(voice.say(block, head=head.rstrip(",")).rstrip() + ":", tuple(below))]


def _is_endless(node: n.Repeat, number: int | None) -> bool:
    """Whether a loop goes on until something else ends it."""
    return node.at_most and number is not None and number >= ENDLESS


def _how_often(node: n.Repeat, number: int | None, scope: Scope, voice: Voice) -> str:
    """`3 times,`, `as long as your hand is not empty (up to 9 times),`: a most is rarely reached, and stands behind."""
    clause = condition(node.condition, scope, voice) if node.condition is not None else None
    if _is_endless(node, number):
        return (
            voice.say("repeat-endless") if clause is None else voice.say("as-long", clause=clause.removesuffix(CLOSE))
        )
    if number is not None and node.at_most and clause is not None:
        return voice.say("as-long-at-most", count=number, clause=clause.removesuffix(CLOSE))
    if number is not None:
        head = voice.say("repeat-most" if node.at_most else "repeat", count=number)
    elif (each := each_of(node.count, scope, voice)) is not None:
        head = voice.say("repeat-each", each=each)
    else:
        head = voice.say("repeat-counted", count=value(node.count, scope, voice))
    return head if clause is None else voice.say("as-long-as", head=head, clause=clause)


def _is_one_line(nodes: tuple[n.Stmt, ...]) -> bool:
    """Whether a block is one thing to do, so that how often can stand beside it."""
    found = lines_of(nodes)
    return len(found) == 1 and isinstance(found[0], n.Say)


def _repeat_may(node: n.Repeat, number: int | None, scope: Scope, voice: Voice, mood: Mood) -> list[Passage] | None:
    """`up to 2 times, you may draw a card`: nobody who may do something 2 times has to."""
    found = lines_of(node.body)
    may = found[0] if len(found) == 1 else None
    if number is None or node.condition is not None or (number == 1 and not node.at_most):
        return None
    if not isinstance(may, n.May) or may.otherwise:
        return None
    doer = decider(may.who, scope, voice)
    endless = _is_endless(node, number)
    several = None if endless else _several(may.body, number)
    if several is not None:
        return statement(evolve(may, body=(several,)), scope, voice, mood)
    what = inline(may.body, scope.but(doer=doer, subject=doer), voice, Mood("bare", doer))
    if what is None:
        return None
    told = may_words(may, doer, scope, voice, mood)
    return [Passage(voice.say("repeat-may-endless" if endless else "repeat-may", count=number, may=told, what=what))]


def _several(nodes: tuple[n.Stmt, ...], most: int) -> n.Say | None:
    """`activate up to 2 of your cards`, for one thing that may be done `most` times to one of some things."""
    found = lines_of(nodes)
    line = found[0] if len(found) == 1 else None
    if not isinstance(line, n.Say) or line.more or len(line.phrase.args) != 1:
        return None
    arg = line.phrase.args[0]
    if not isinstance(arg.value, n.Pick) or arg.value.quantity != "a":
        return None
    pick = evolve(arg.value, quantity="up to", count=n.Number(value=most, span=arg.span))
    return evolve(line, phrase=evolve(line.phrase, args=(evolve(arg, value=pick),)))


def speaks_of_them(clause: n.Expr) -> bool:
    """Whether a condition is about whoever acts now."""
    return any(isinstance(part, n.They) for part in walk(clause))


@statement.register
def _(node: n.Turns, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    each = Entity("player", voice.noun("noun", "player"), pronoun="they")
    inner = scope.but(doer=each, they=each)
    who = voice.house("player", "each")
    asked = conjuncts(node.condition)
    of_all = [one for one in asked if isinstance(one, n.There) or not speaks_of_them(one)]
    of_each = reduce(n.both, (one for one in asked if one not in of_all), None)
    outside = reduce(n.both, of_all, None)  # it asks for all of them, not for whoever has the turn
    if of_each is not None:
        whoever = voice.pronoun("who", each.noun.agreement if each.noun else "m")
        told = condition(of_each, inner.speaking(each, whoever), voice)
        who = who.with_words(voice.say("things-relative", clause=told.removesuffix(CLOSE), close=CLOSE))
    first = value(node.start, scope, voice) if node.start is not None else _ordered_by(node.by, "player", voice)
    way = "turns-right" if node.direction == "rightwards" else "turns"
    head = voice.say(way, first=first)
    if outside is not None:
        head = voice.say("as-long-as", head=head, clause=condition(outside, scope, voice))
    else:
        head = head.removesuffix(",") + ","
    on_turn = Mood("tail", each, "one")
    inner = inner.but(subject=each)
    whole = inline(node.body, inner, voice, on_turn)
    if whole is not None:
        words = voice.say("subject-verb", who=who, what=whole)
        return [Passage(f"{head} {words}")]
    below = body(node.body, inner, voice, evolve(on_turn, listed=True))
    return [Passage(f"{head} {voice.say('each-does', who=who)}", tuple(below))]


@statement.register
def _(node: n.Phase, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    title = voice.title("phase", node.name.text)
    return under(voice.say("phase", title=title), body(node.body, scope, voice, evolve(mood, listed=True)))
