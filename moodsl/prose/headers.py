"""Headers: the keyword of an ability (`Once per round, after attack`), and who is who under it."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from interpreter.check.expressions.phrases import VerbPhrase, find_verb
from interpreter.check.nouns import kinds_named, verb_named
from interpreter.model import LIFE, Parameter, VerbDef
from interpreter.syntax import nodes as n
from moodsl.prose.deeds import own_verb
from moodsl.prose.lines import subject_of
from moodsl.prose.nominals import Noun, Phrase
from moodsl.prose.places import noun_for
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import value
from moodsl.prose.things import counted_kind
from moodsl.prose.verbs import SENTENCES
from moodsl.prose.voice import Voice


@frozen
class Header:
    """The keyword, who is who under it, and whether what happens takes the place of something.

    `moment` is the keyword without how often, and whether the card has to work.
    """

    keyword: str
    scope: Scope
    instead: bool = False
    moment: str = ""


def header(ability: n.Ability, scope: Scope, voice: Voice) -> Header:
    """The header of an ability."""
    found = KEYWORDS[type(ability.when)](ability.when, scope, voice)
    words = found.keyword
    if ability.once is not None:
        what = voice.moment(ability.once.text).told("bare")
        once = "keyword-used-once" if ability.used else "keyword-once"
        words = voice.say(once, when=words if ability.used else words[:1].lower() + words[1:], what=what)
    if ability.working_or_not:
        words = voice.say("keyword-working-or-not", when=words) if words else voice.say("working-or-not")
    return Header(words, found.scope, found.instead, found.keyword)


def at_any_time(action: n.ActionDecl, voice: Voice) -> str:
    """When an action is done beside what one is asked; empty for one of those that are chosen from."""
    if action.any_time is None:
        return ""
    words = voice.say("at-any-time")
    if action.any_time.once is not None:
        what = voice.moment(action.any_time.once.text).told("bare")
        words = voice.say("keyword-once", when=words[:1].lower() + words[1:], what=what)
    return words


def _named(when: n.Named, scope: Scope, voice: Voice) -> Header:
    return Header(voice.title("effect", when.name.text), scope)


def _named_of(when: n.NamedOf, scope: Scope, voice: Voice) -> Header:
    return Header(voice.say("at-end", what=voice.moment(when.of.text)), scope)


def _on(when: n.On, scope: Scope, voice: Voice) -> Header:
    verb = voice.model.verbs[when.verb.text]
    own = voice.known(voice.lexicon.entry("verb", verb.name), "on")
    keyword = own if own is not None else voice.say("on", deed=voice.phrase(voice.noun("deed", verb.name), "bare"))
    return Header(keyword, heard(verb, scope, voice))


def heard(verb: VerbDef, scope: Scope, voice: Voice) -> Scope:
    """The scope under a header: the parts of the verb by name. A second thing that is called as another is the other
    one."""
    called: set[str] = set()
    for parameter in verb.parameters:
        if parameter.type == "player":
            specific, general = f"{verb.name}-{parameter.name}", parameter.name
            known = f"part-{specific}" in voice.sentences
            noun = voice.noun("part", specific if known else general)
            scope = scope.named(parameter.name, Entity("player", noun))
        elif parameter.type in ("card", "pile", "piece", "die", "dice"):
            noun = _noun_of(verb.name, parameter, voice)
            again = parameter.type == "card" and noun.form("nom", False) in called
            called.add(noun.form("nom", False))
            scope = scope.named(parameter.name, Entity(parameter.type, noun, "other" if again else None))
        else:
            sort = "resource" if parameter.type == "resource" else "number"
            scope = scope.named(parameter.name, Entity(sort, voice.noun("part", parameter.name)))
    return scope


def _noun_of(verb: str, parameter: Parameter, voice: Voice) -> Noun:
    if parameter.kind in voice.model.kinds:
        own = f"{verb}-{parameter.name}"
        told = f"part-{own}" in voice.sentences
        return voice.noun("part", own) if told else voice.noun("kind", str(parameter.kind))
    if parameter.type == "pile" and parameter.kind in voice.model.zones:
        return voice.noun("pile", str(parameter.kind))
    if parameter.type in ("die", "dice"):
        return noun_for("die", voice)[0]
    return noun_for(parameter.name, voice)[0]


def _around(when: n.Around, scope: Scope, voice: Voice) -> Header:
    phrase = when.phrase
    if phrase.verb.text in LIFE:
        return _life(when.word, phrase, scope, voice)
    found = find_verb(phrase, voice.model)
    assert found is not None
    verb = voice.model.verbs.get(found.verb.text)
    if verb is not None and found.subject is None and not found.args:
        deed = voice.phrase(voice.noun("deed", verb.name), "bare")
        return Header(voice.say(f"{when.word}-deed", deed=deed), heard(verb, scope, voice))
    unit = found.args[0].value if found.args else None
    marked = isinstance(unit, n.Name) and counted_kind(unit.text, voice) in voice.model.marks
    tense = "past" if not marked and voice.sentences.find("headers-are-past") and when.word == "after" else "present"
    clause, inner = _clause(found, tense, scope, voice)
    return Header(voice.say(f"{when.word}-clause", clause=clause), inner)


def _life(word: str, phrase: n.Phrase, scope: Scope, voice: Voice) -> Header:
    subject = phrase.subject
    noun = voice.noun("noun", "card")
    if isinstance(subject, n.Pick) and subject.things.words:
        name = subject.things.words[-1].text
        noun = noun_for(name, voice)[0] if kinds_named(voice.model, name) else noun
    what = value(subject, scope, voice) if subject is not None else voice.phrase(noun, "a")
    entity = scope.this if isinstance(subject, n.This) else Entity("card", noun)
    inner = scope.named("card", entity) if entity is not None else scope
    return Header(voice.say(f"{word}-{phrase.verb.text}", what=what), inner)


FORMS = {
    ("past", "you"): "past", ("past", "one"): "past-one", ("past", "many"): "past",
    ("present", "you"): "you", ("present", "one"): "one", ("present", "many"): "many",
}  # fmt: skip


def _clause(found: VerbPhrase, tense: str, scope: Scope, voice: Voice) -> tuple[str, Scope]:
    """`an opponent attacks you`, and who is who behind it."""
    doer, named = subject_of(found, scope, voice)
    if isinstance(found.subject, n.EachOf):  # each of them, one at a time: `after an opponent attacks`
        named = voice.phrase(noun_for(found.subject.noun.text, voice)[0], "a")
    who = named if named is not None else voice.mention(scope.you, scope) if scope.you else voice.house("player", "a")
    form = "bare" if tense == "bare" else FORMS[tense, who.person]
    inner = scope.but(subject=doer) if doer is not None else scope
    verb = voice.model.verbs.get(found.verb.text)
    if verb is not None:
        what = own_verb(verb, found.args, form, inner, voice, fill="a")
        inner = heard(verb, scope, voice)
    else:
        what = _counted(found, form, inner, voice)
        unit = found.args[0].value if found.args else None
        counter = counted_kind(unit.text, voice) if isinstance(unit, n.Name) else None
        inner = scope.named("amount", Entity("number", voice.noun("noun", "amount"), counter=counter))
        if counter in voice.model.marks and doer is not None:
            kind = voice.model.marks[counter].kind
            card = doer if doer is scope.this else Entity("card", voice.noun("kind", kind))
            return voice.say("subject-verb", who=who, what=what), inner.named(kind, card)
    if doer is not None and not doer.you:
        inner = inner.but(they=Entity("player", doer.noun))
    if tense == "bare":
        return voice.say("when-would", who=who, verb=voice.verb("would", who.person), what=what), inner
    return voice.say("subject-verb", who=who, what=what), inner


def _counted(found: VerbPhrase, form: str, scope: Scope, voice: Voice) -> str:
    """`gain coin`: the counter, without a number."""
    arg = found.args[0].value if found.args else None
    if isinstance(arg, n.Of) and isinstance(arg.name, n.Name) and arg.name.text in voice.model.families:
        what = value(arg, scope, voice)
        what = what.told("plural") if isinstance(what, Phrase) else what
        return voice.say("verb-and-object", verb=voice.verb(found.verb.text, form), what=what)
    if isinstance(arg, n.Name):
        counter = counted_kind(arg.text, voice)
        if counter is not None:
            what = voice.counter(counter, "plural")
            return voice.say("verb-and-object", verb=voice.verb(found.verb.text, form), what=what)
    say = n.Say(
        phrase=n.Phrase(subject=None, verb=found.verb, args=found.args, span=found.verb.span), span=found.verb.span
    )
    name = verb_named(set(SENTENCES), found.verb.text) or found.verb.text
    return SENTENCES[name](found, say, form, scope, voice)


def _would(when: n.Would, scope: Scope, voice: Voice) -> Header:
    found = find_verb(when.phrase, voice.model)
    assert found is not None
    keyword, inner = _clause(found, "bare", scope, voice)
    return Header(keyword, inner, True)


def _at(when: n.At, scope: Scope, voice: Voice) -> Header:
    if when.moment.text in voice.model.phases:
        return Header(voice.say(f"at-phase-{when.edge.text}", phase=voice.phase(when.moment.text)), scope)
    return Header(voice.say(f"at-{when.edge.text}", what=voice.moment(when.moment.text)), scope)


def _always(when: n.Always, scope: Scope, voice: Voice) -> Header:
    return Header("", scope)


KEYWORDS: dict[type, Callable[..., Header]] = {
    n.Named: _named, n.NamedOf: _named_of, n.On: _on, n.Around: _around, n.Would: _would, n.At: _at,
    n.Always: _always,
}  # fmt: skip
