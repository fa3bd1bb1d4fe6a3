"""Lines: a phrase becomes steps. Declared verbs are called, built-in verbs have a reader each (`verbs`)."""

from __future__ import annotations

from attrs import evolve

from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.phrases import VerbPhrase, bind_objects, doer_of, phrase_with_verb, usage, with_picks
from interpreter.check.expressions.things import bind_things
from interpreter.check.hints import check_digits, check_said
from interpreter.check.scope import Scope
from interpreter.check.verbs import READERS
from interpreter.check.verbs.marks import is_marking, marking
from interpreter.effects import steps as s
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.verbs import LISTS


def bind_phrase(say: n.Say, scope: Scope) -> list[s.Step]:
    """The steps of a line; the name that it binds (`as NAME`) is entered into the scope."""
    phrase = phrase_with_verb(say.phrase, scope)
    before = scope.names.get(say.bind.text) if say.bind is not None else None
    steps = steps_of(phrase, say, scope)
    if say.bind is not None and scope.names.get(say.bind.text) is before:
        message = msg("`{}` keeps nothing here that could be called `{}`", phrase.verb.text, say.bind.text)
        help = msg("`as NAME` names what one player picks, draws, discards, rolls or is shown; take it out")
        raise scope.desk.fail("unexpected-part", message, say.bind, help=help)
    return steps


def steps_of(phrase: VerbPhrase, say: n.Say, scope: Scope) -> list[s.Step]:
    """The steps of a line whose verb is found."""
    check_digits((arg.value for arg in phrase.args), scope)
    check_said(phrase.verb.text, phrase.args, say.more, scope)
    clause = scope.desk.clause(say, scope.owner)
    if isinstance(phrase.subject, n.EachOf):
        return _for_each_player(say, phrase, clause, scope)
    if phrase.verb.text in scope.desk.model.verbs:
        verb = scope.desk.model.verbs[phrase.verb.text]
        if say.more:
            message = msg("`{}` takes one thing, not a list", verb.name)
            raise scope.desk.fail("unexpected-part", message, say.more[0], help=usage(verb))
        doer = doer_of(phrase, scope)
        objects = bind_objects(verb, phrase, doer, scope)
        step = s.DoVerb(clause, verb.name, doer, objects.args, check=not objects.picks)
        return with_picks(clause, objects.picks, step)
    if is_marking(phrase, say, scope):
        return marking(phrase, say, clause, scope)
    if phrase.subject is not None:
        scope = evolve(scope, doer=wanted(phrase.subject, scope, "player"))  # what is named is known behind the line
    if say.more and phrase.verb.text not in LISTS:
        help = msg("write a line `{} …` for each", phrase.verb.text)
        message = msg("`{}` takes one thing, not a list", phrase.verb.text)
        raise scope.desk.fail("unexpected-part", message, say.more[0], help=help)
    reader = READERS[phrase.verb.text]
    return reader(phrase, say, clause, scope)


def _for_each_player(say: n.Say, phrase: VerbPhrase, clause: int, scope: Scope) -> list[s.Step]:
    assert isinstance(phrase.subject, n.EachOf)
    who = phrase.subject
    things = bind_things(n.Things(words=(who.noun,), having=who.having, span=who.span), None, scope)
    inner = scope.with_it(things.local.noun, things.local).inner(doer=things.local)
    told_say = n.Say(
        phrase=n.Phrase(subject=None, verb=phrase.verb, args=phrase.args, span=say.span),
        more=say.more,
        bind=say.bind,
        span=say.span,
    )
    return [s.ForEach(clause, things, (), tuple(bind_phrase(told_say, inner)))]
