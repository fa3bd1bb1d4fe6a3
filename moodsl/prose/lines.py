"""Lines: who does which verb to what, as one clause; and what the lines behind it know."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from interpreter.check.expressions.phrases import VerbPhrase, find_verb
from interpreter.check.nouns import singular
from interpreter.check.verbs.dice import gives_total
from interpreter.model import Mark
from interpreter.syntax import nodes as n
from moodsl.prose.deeds import own_verb
from moodsl.prose.dice import are_dice
from moodsl.prose.marks import is_set_by_doer, mark_of
from moodsl.prose.merging import MERGED, done_by
from moodsl.prose.nominals import Nominal, Noun, Phrase
from moodsl.prose.offered import noun_of, offered_entity
from moodsl.prose.places import noun_for
from moodsl.prose.scope import Entity, Known, Scope
from moodsl.prose.telling import Mood, Passage, condition, entity_of, statement, value
from moodsl.prose.things import counted_kind
from moodsl.prose.verbs import SENTENCES
from moodsl.prose.voice import Voice

QUALITIES = {
    "draw": "drawn", "discard": "discarded", "put": "moved", "choose": "chosen", "roll": "rolled", "reveal": "shown",
    "reroll": "rolled", "perform": "performed",
}  # fmt: skip


def subject_of(phrase: VerbPhrase, scope: Scope, voice: Voice) -> tuple[Entity | None, Nominal | None]:
    """Who does it: the entity, and how it is named if a name stands there."""
    if phrase.subject is None:
        return scope.doer, None
    if isinstance(phrase.subject, n.EachOf | n.Pick):
        each = phrase.subject
        word = each.noun.text if isinstance(each, n.EachOf) else each.things.words[-1].text
        noun = noun_for(word, voice)[0]
        return Entity("player", noun, pronoun="they"), value(phrase.subject, scope, voice)
    found = entity_of(phrase.subject, scope)
    named = value(phrase.subject, voice.not_own(scope), voice)
    return found or Entity("player", getattr(named, "noun", None)), named


def clause(
    say: Callable[[str, Scope], str], doer: Entity | None, named: Nominal | None, scope: Scope, voice: Voice, mood: Mood
) -> str:
    """A sentence with its verb in the form that the mood wants, and its subject if it needs one."""
    if doer is None:  # what happens by itself, while somebody may act
        return say("order", scope.but(subject=None))
    inner = scope.but(doer=doer, subject=doer)
    if doer.sort != "player":  # what a thing does is told of that thing, and `its` would be its own
        inner = voice.apart(inner, doer)
    same = named is None or doer is mood.subject
    if mood.form == "bare" and same:
        return say("bare", inner)
    if doer.you and mood.form == "order":
        return say("order", inner)
    who = named if named is not None else voice.mention(doer, scope)
    if mood.form == "tail" and same:
        return say(mood.person or who.person, inner)
    told = say(who.person, inner)
    return voice.say("subject-verb", who=who, what=told)


@statement.register
def _(node: n.Say, scope: Scope, voice: Voice, mood: Mood) -> list[Passage]:
    phrase = find_verb(node.phrase, voice.model)
    assert phrase is not None
    doer, named = subject_of(phrase, scope, voice)
    if is_nobodys(phrase, voice):
        doer = named = None
    head = clause(lambda form, inner: verb_phrase(phrase, node, form, inner, voice), doer, named, scope, voice, mood)
    return [Passage(head)]


def is_nobodys(phrase: VerbPhrase, voice: Voice) -> bool:
    """Whether a line does what happens by itself: the game ends, the day goes up by 1."""
    if phrase.verb.text in ("end", "announce", "rank"):
        return True
    marked = mark_of(phrase.args[0].value, voice) if phrase.verb.text == "set" and phrase.args else None
    if marked is not None and not is_set_by_doer(phrase.args[0].value, voice):
        return marked[0].type != "number" or (isinstance(marked[0], Mark) and marked[0].board is not None)
    unit = phrase.args[0].value.unit if phrase.args and isinstance(phrase.args[0].value, n.Amount) else None
    counter = counted_kind(unit.text, voice) if unit is not None and phrase.verb.text in MERGED else None
    return counter is not None and voice.model.counted[counter].of_game


def verb_phrase(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    """The verb in this form and its objects."""
    verb = phrase.verb.text
    if verb in voice.model.verbs:
        return own_verb(voice.model.verbs[verb], phrase.args, form, scope, voice)
    return SENTENCES[verb](phrase, node, form, scope, voice)


def bound(node: n.Stmt, scope: Scope, voice: Voice) -> Scope:
    """The scope behind a line: what it picked, drew or rolled is known by a name."""
    if isinstance(node, n.Say):
        scope = scope.but(done=scope.done | done_by(node, scope, voice))
    match node:
        case n.ForEach(body=(n.Say() as line,)):
            return scope.but(done=scope.done | done_by(line, scope, voice))
        case n.Let():
            return scope.named(node.name.text, _noted(node, scope, voice) or Known(node.value, scope))
        case n.Choose():
            return _chosen(node, scope, voice)
        case n.Say(bind=n.Name(text=name)):
            phrase = find_verb(node.phrase, voice.model)
            verb = phrase.verb.text if phrase is not None else "choose"
            quality = QUALITIES.get(verb, "chosen")
            if verb in ("gain", "lose", "pay"):
                return scope.named(name, Entity("number", voice.noun("noun", "number"), "chosen"))
            if verb == "roll" and gives_total(node, voice.model):
                return scope.named(name, Entity("number", voice.noun("noun", "roll")))
            if verb == "roll":
                noun = voice.noun("noun", "die") if node.more else _noun_of(phrase, voice)
                return scope.named(name, Entity("dice", noun, quality))
            if phrase is not None and phrase.args and are_dice(phrase.args[0].value, voice):
                return scope.named(name, Entity("dice", _noun_of(phrase, voice), quality))
            what = phrase.args[0].value if phrase is not None else None
            one = (
                verb == "perform"
                or (isinstance(what, n.TopOf) and what.count is None)
                or (isinstance(what, n.Pick) and what.quantity == "a")
            )
            return scope.named(name, Entity("card" if one else "cards", _noun_of(phrase, voice), quality))
    return scope


def is_silent(node: n.Stmt, voice: Voice) -> bool:
    """Whether a line only gives a name to something, which is told where the name is used."""
    return isinstance(node, n.Let) and voice.noted(node) is None


def _noted(node: n.Let, scope: Scope, voice: Voice) -> Entity | None:
    """What is told where its name is given, because it changes before the name is used; None for what is not."""
    local = voice.noted(node)
    if local is None:
        return None
    if local.type == "flag":
        return Entity("flag", clause=condition(node.value, scope, voice))
    if local.kind is not None:
        noun, sort = noun_for(local.kind, voice)
        return Entity(sort, noun, "noted")
    told = value(node.value, scope, voice)
    if isinstance(node.value, n.Of | n.TopOf | n.Aggregate | n.Name) and isinstance(told, Phrase):
        return Entity(local.type, told.noun, "noted")
    return Entity(local.type, voice.noun("noun", local.type), "noted")


def _noun_of(phrase: VerbPhrase | None, voice: Voice) -> Noun:
    arg = phrase.args[0].value if phrase is not None and phrase.args else None
    if isinstance(arg, n.Amount):
        return noun_for(arg.unit.text, voice)[0]
    if isinstance(arg, n.Pick) and arg.things.words:
        return noun_for(arg.things.words[-1].text, voice)[0]
    return voice.noun("noun", "card")


def _chosen(node: n.Choose, scope: Scope, voice: Voice) -> Scope:
    """What is chosen is known as `it`, by its noun and by its name."""
    each = offered_entity(node.pick, scope, voice)
    if each is not None:
        called = node.bind.text if node.bind is not None else noun_of(node.pick)
        each = _told_apart(each, called, scope)
        return scope.but(it=each).named(called, each)
    if not isinstance(node.pick, n.Pick):
        entity = Entity("card", voice.noun("noun", "card"), "chosen")
        known = scope.but(it=entity).named("card", entity)
        return known.named(node.bind.text, entity) if node.bind else known
    owned = node.pick.things.owned
    words = (owned.name,) if isinstance(owned, n.Of) and isinstance(owned.name, n.Name) else node.pick.things.words
    noun, sort = noun_for(words[-1].text, voice) if words else (voice.noun("noun", "card"), "card")
    many = node.pick.quantity != "a"
    called = node.bind.text if node.bind is not None else singular(voice.model, words[-1].text) if words else ""
    entity = Entity(("dice" if sort == "die" else "cards") if many else sort, noun, "chosen")
    entity = _told_apart(entity, called, scope)
    known = scope if many else scope.but(it=entity)
    return known.named(called, entity) if called else known


def _told_apart(entity: Entity, called: str, scope: Scope) -> Entity:
    """What is chosen, if something of this sort has been chosen already that is known by another name: the second."""
    before = (one for name, one in scope.names.items() if name != called and isinstance(one, Entity))
    again = any(one.quality == "chosen" and one.noun == entity.noun and one.sort == entity.sort for one in before)
    return evolve(entity, quality="second") if again else entity


def decider(who: n.Expr | n.EachOf | None, scope: Scope, voice: Voice) -> Entity | None:
    """Who decides: whoever is named, else whoever acts."""
    if who is None:
        return scope.doer
    found = entity_of(who, scope)
    named = None if found is not None else value(who, scope, voice)
    return found or Entity("player", getattr(named, "noun", None))
