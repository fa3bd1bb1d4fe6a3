"""Things: `2 blue cards from your hand`, `each of your rows with at least 3 cards`, and the places they lie in."""

from __future__ import annotations

from attrs import frozen

from interpreter.check.nouns import kinds_named, piled_zone, singular, singulars
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n
from moodsl.prose.counts import number_of
from moodsl.prose.dice import is_dice
from moodsl.prose.directions import direction
from moodsl.prose.fact_words import family_of_words, resource_asked, with_adjective
from moodsl.prose.nominals import Fixed, Nominal, Phrase, Pronoun
from moodsl.prose.places import PlacePhrase, at_of, is_macro, noun_for, owner_of, place_phrase, place_words, zone_phrase
from moodsl.prose.qualities import (
    as_adjective,
    as_exception,
    as_genitive,
    as_name,
    as_noun,
    as_owner,
    card_works,
    goes_unsaid,
    quality,
    speaks_of,
)
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import condition, entity_of, unfolded, value
from moodsl.prose.voice import CLOSE, Voice

HOUSE = ("card", "board", "piece", "die", "player", "opponent", "slot", "action")


@frozen
class NamedThings:
    """Things as they are named: the phrase without their place, the place, and the entity that each of them is."""

    phrase: Phrase
    place: PlacePhrase | None
    each: Entity
    inner: Scope
    tied: tuple[str, ...] = ()  # what stands right behind the noun, before the place

    @property
    def without_place(self) -> Phrase:
        """The phrase and what stands right behind its noun."""
        return evolve(self.phrase, after=(*self.tied, *self.phrase.after))


# ---- things ---------------------------------------------------------------------------------------------------------


def conjuncts(expr: n.Expr | None) -> list[n.Expr]:
    """The parts of a condition that all have to hold."""
    if expr is None:
        return []
    if isinstance(expr, n.Logic) and expr.operator == "and":
        return conjuncts(expr.left) + conjuncts(expr.right)
    return [expr]


def disjuncts(expr: n.Expr) -> list[n.Expr]:
    """The parts of a condition of which one has to hold."""
    if isinstance(expr, n.Logic) and expr.operator == "or":
        return disjuncts(expr.left) + disjuncts(expr.right)
    if isinstance(expr, n.Group):
        return disjuncts(expr.value)
    return [expr]


def things(
    node: n.Things,
    how: str,
    count: int | None,
    scope: Scope,
    voice: Voice,
    where: n.Expr | None = None,
    apart: bool = False,
) -> NamedThings:
    """Things with their adjectives and conditions; their place is told apart. A zone that is called by what lies in it
    is what they are taken of, unless it has to stand `apart`, too."""
    if isinstance(node.owned, n.Of) and isinstance(node.owned.name, n.Name) and node.place is not None:
        own = evolve(node, words=(node.owned.name,), owned=None, where=n.both(_is_of(node.owned), node.where))
        return things(own, how, count, scope, voice, where, apart)
    if isinstance(node.place, n.Towards):
        return on_line(node, node.place, how, count, scope, voice, where)
    conditions = conjuncts(node.where) + conjuncts(where)
    if node.alike is not None:
        told = things(evolve(node, alike=None), how, count, scope, voice, where, apart)
        return evolve(told, tied=(*told.tied, alike(*node.alike, voice)))
    if node.having is not None:
        told = things(evolve(node, having=None), how, count, scope, voice, where, apart)
        return with_most(told, node.having, node.words[-1].text, bool(conditions), voice)
    if isinstance(node.place, n.Next | n.Near):  # said as a clause: `that is adjacent to the tavern`
        other, scope = _other_place(node.place, scope)
        it = n.It(span=node.span)
        asked = n.Inside(left=it, negated=False, joint=node.joint or "", place=other, span=node.span)
        node, conditions = evolve(node, place=None, joint=None), [asked, *conditions]
    if node.owned is not None or (
        len(node.words) == 1 and node.place is None and _is_place(node.words[0], scope, voice)
    ):
        return _contents(node.owned or node.words[0], how, count, conditions, scope, voice, apart)
    *words, last = node.words
    known = scope.names.get(last.text)
    if not words and node.place is None and isinstance(known, Entity) and not _are_all(last.text, voice):
        return _known(known, how, count, conditions, scope, voice)
    noun, sort = noun_for(last.text, voice)
    resources = [resource_asked(word, last.text, voice) for word in words]
    conditions += [asked for asked in resources if asked is not None]
    words = [word for word, asked in zip(words, resources, strict=True) if asked is None]
    tied = tuple(voice.word(word.text).case("gen") for word in words if voice.is_noun(word.text))
    qualities = tuple(quality(word.text, voice) for word in words if not voice.is_noun(word.text))
    phrase = evolve(voice.phrase(noun, how, count), adjectives=qualities)
    each = Entity(sort, noun, pronoun="they" if sort == "player" else "it")
    inner = scope.but(it=each).named(singular(voice.model, last.text), each)
    if sort == "player":
        inner = inner.but(doer=each)
    if sort == "card" and "card" not in inner.names:
        inner = inner.named("card", each)
    place = None
    if node.place is not None and not _all_cards(node.place, scope, voice):
        working = [one for one in conditions if card_works(one, each, inner)] if sort == "cell" else []
        conditions = [one for one in conditions if one not in working]
        phrase, place = _placed(phrase, node, bool(working), apart, scope, voice)
    elif node.place is not None:
        host = Entity("card", voice.noun("noun", "card"), pronoun="it")
        inner = inner.but(host=host)
        place = PlacePhrase(voice.house("card", "a"), "on")
    return narrowed(phrase, place, each, conditions, inner, voice, tied)


def with_most(told: NamedThings, most: tuple[str, n.Name], noun: str, narrowed: bool, voice: Voice) -> NamedThings:
    """Those of the things of which something is the highest or lowest."""
    among = narrowed or singular(voice.model, noun) == "opponent"
    words = having(most, "among" if among else "each", voice, told.phrase)
    return evolve(told, phrase=told.phrase.with_words(words))


def on_line(
    node: n.Things, line: n.Towards, how: str, count: int | None, scope: Scope, voice: Voice, where: n.Expr | None
) -> NamedThings:
    """`the squares in line from the rook towards that square, up to the first square that is not empty`."""
    start = value(line.start, scope, voice)
    words = [voice.say("in-line", start=start, where=direction(line.towards, scope, voice))]
    rest = evolve(node, place=None, joint=None, where=None)
    narrow: n.Expr | None = None
    for one in (node.where, where):
        if isinstance(one, n.Stretch):
            such = things(rest, "the" if one.word == "until" else "a", None, scope, voice, one.stop)
            first = (voice.adjective("quality", "first"),) if one.word == "until" else ()
            what = evolve(such.without_place, adjectives=(*first, *such.phrase.adjectives))
            words.append(voice.say(f"stretch-{one.word}", what=what, close=CLOSE))
        narrow = n.both(narrow, one.where if isinstance(one, n.Stretch) else one)
    told = things(rest, how, count, scope, voice, narrow)
    return evolve(told, phrase=told.phrase.with_words(*words))


def _known(
    entity: Entity, how: str, count: int | None, conditions: list[n.Expr], scope: Scope, voice: Voice
) -> NamedThings:
    """Things of which it is known which they are: `the chosen cards`."""
    noun = entity.noun or voice.noun("noun", "card")
    sort = "die" if entity.sort == "dice" else "card"
    each = Entity(sort, noun, pronoun="it")
    inner = scope.but(it=each).named(sort, each)
    return narrowed(
        voice.phrase(noun, how, count, adjectives=voice.qualities(entity)), None, each, conditions, inner, voice
    )


def _other_place(place: n.Next | n.Near, scope: Scope) -> tuple[n.Next | n.Near, Scope]:
    """A place to which things are related, under a name that their own noun does not hide."""
    expr = place.to if isinstance(place, n.Next) else place.of
    entity = entity_of(expr, scope)
    if entity is None:
        return place, scope
    name = n.Name(text="the other place", span=expr.span)
    named = evolve(place, to=name) if isinstance(place, n.Next) else evolve(place, of=name)
    return named, scope.named(name.text, entity)


def _are_all(word: str, voice: Voice) -> bool:
    """Whether a noun without a place means all things of its kind, whatever else has its name: those are places."""
    kinds = kinds_named(voice.model, word)
    return bool(kinds) and all(voice.model.kinds[kind].is_place and voice.model.bears(kind) is None for kind in kinds)


def alike(how: str, fact: n.Name, voice: Voice) -> str:
    """`of the same colour`, `of different colours`; of dice `that show the same`."""
    if fact.text in ("face", "faces"):
        return voice.say("same-face" if how == "one" else "different-faces")
    facts = {name for kind in voice.model.kinds.values() for name in kind.facts}
    noun = voice.noun("fact", next((word for word in singulars(fact.text) if word in facts), fact.text))
    word = voice.adjective("quality", "same" if how == "one" else "different")
    phrase = voice.phrase(noun, "the" if how == "one" else "plural", adjectives=(word,))
    return voice.say("of", what=phrase)


def having(most: tuple[str, n.Name], how: str, voice: Voice, whose: Phrase) -> str:
    """`with the most coins`: of `each` of several, of several `among` some, or of one `alone`."""
    who = voice.pronoun("who", "pl" if _are_several(whose) else whose.noun.agreement)
    return voice.say(f"having-{how}", who=who, what=extreme(most, voice), close=CLOSE)


def extreme(most: tuple[str, n.Name], voice: Voice) -> Nominal:
    """`the most coins`, `the lowest bid`: the highest or lowest of what every player has."""
    word, name = most
    counter = counted_kind(name.text, voice)
    if counter is None or counter in voice.model.marks:
        model = voice.model
        family = "value" if name.text in model.values else "counter" if name.text in model.marks else "fact"
        noun = voice.noun("noun", "number") if name.text == "face" else voice.noun(family, name.text)
        return voice.phrase(noun, "the", adjectives=(voice.adjective("quality", word),))
    many = voice.lexicon.find(voice.lexicon.entry("counter", counter), "plural") is not None
    told = voice.counter(counter, "plural" if many else "bare")
    return Fixed(voice.say(f"{word}-of", what=told, many="yes" if many else "no"))


def _is_of(owned: n.Of) -> n.Expr:
    """`its owner is you` for `your ship`."""
    it, span = n.It(span=owned.span), owned.span
    return n.Compare(
        operator="is",
        left=n.Of(name=n.Name(text="owner", span=span), owner=it, span=span),
        right=owned.owner,
        span=span,
    )


def _all_cards(place: n.Expr, scope: Scope, voice: Voice) -> bool:
    return isinstance(place, n.Name) and place.text == "cards" and not {"cards"} & {*scope.names, *voice.model.zones}


def _is_place(word: n.Name, scope: Scope, voice: Voice) -> bool:
    return word.text in voice.model.zones and word.text not in scope.names and not kinds_named(voice.model, word.text)


def _contents(
    owned: n.Expr, how: str, count: int | None, conditions: list[n.Expr], scope: Scope, voice: Voice, apart: bool
) -> NamedThings:
    """What lies in a place that is named alone: `target's cards`, `display`."""
    expr, home = unfolded(owned, scope)
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if is_macro(name, voice):
            noun = voice.noun("value", name)
            phrase = voice.phrase(noun, how, count, owner=owner_of(owner, home, voice))
            each = Entity("card", noun, pronoun="it")
            return narrowed(
                _of_owned(phrase, voice), None, each, conditions, scope.but(it=each).named("card", each), voice
            )
    place = place_phrase(expr, home, voice)
    zone = expr.name.text if isinstance(expr, n.Of) and isinstance(expr.name, n.Name) else getattr(expr, "text", "")
    kind = voice.model.zones[zone].of if zone in voice.model.zones else "card"
    noun, sort = noun_for(kind, voice)
    each = Entity(sort, noun, pronoun="it")
    inner, phrase = scope.but(it=each).named("card", each), voice.phrase(noun, how, count)
    if _is_its_things(zone, phrase, voice) and isinstance(place.nominal, Phrase):
        if not apart:
            return narrowed(_of_zone(phrase, place.nominal), None, each, conditions, inner, voice)
        if place.nominal.noun.form("nom", False) == noun.form(
            "nom", True
        ):  # `you have 7 cards`, and not `in your cards`
            return narrowed(phrase, None, each, conditions, inner, voice)
    return narrowed(phrase, place, each, conditions, inner, voice)


def _of_owned(phrase: Phrase, voice: Voice) -> Phrase:
    """`one of your cards` for `a` card that has an owner, but `your pawn` if nobody has two; `2 of your cards`."""
    if phrase.owner is None or phrase.how not in ("a", "exactly", "up to", "any"):
        return phrase
    of_one = not (isinstance(phrase.owner, Phrase) and _are_several(phrase.owner))
    if phrase.how == "a" and of_one and _is_sole(phrase.noun.entry.message, voice):  # type: ignore[attr-defined]
        return evolve(phrase, how="the")
    whole = evolve(phrase, how="the plural", count=None)
    return evolve(phrase, adjectives=(), owner=None, whole=whole)


def _is_sole(message: str, voice: Voice) -> bool:
    """Whether each player has exactly one thing of the kind of a noun."""
    family, _, kind = message.partition("-")
    designs = [one for one in voice.model.designs.values() if family == "kind" and voice.model.is_a(one.kind, kind)]
    return [voice.model.each_has(one) for one in designs] == [1]


def _placed(
    phrase: Phrase, node: n.Things, working: bool, apart: bool, scope: Scope, voice: Voice
) -> tuple[Phrase, PlacePhrase | None]:
    """Things and their place: piles and cards belong to somebody, some cards are taken out of others."""
    assert node.place is not None
    expr, home = unfolded(node.place, scope)
    zone = piled_zone(voice.model, node.words[-1].text)
    match expr:
        case n.Of(name=n.Name(text=name), owner=owner) if name == zone:
            return _of_owned(evolve(phrase, owner=owner_of(owner, home, voice)), voice), None
        case n.Of(name=n.Name(text=name), owner=owner) if is_macro(name, voice):
            whose = owner_of(owner, home, voice)
            if node.words[-1].text != "slot":
                return _of_owned(evolve(phrase, owner=whose), voice), None
            noun = voice.noun("value", name)
            works = (voice.adjective("quality", "working"),) if working else ()
            cards = voice.phrase(noun, "the plural", owner=whose, adjectives=works)
            return phrase, PlacePhrase(
                evolve(cards, how="a", owner=None, adjectives=(), whole=cards), at_of(noun, voice)
            )
        case n.Of(name=n.Name(text=name), owner=owner) if not apart and _is_its_things(name, phrase, voice):
            return _of_zone(phrase, zone_phrase(name, owner, home, voice)), None
        case n.Name(text=name) if not apart and name not in home.names and _is_its_things(name, phrase, voice):
            return _of_zone(phrase, zone_phrase(name, None, home, voice)), None
        case n.Name(text=name) if name not in home.names and not apart and _names_its_things(name, phrase, voice):
            return _of_zone(phrase, voice.phrase(voice.noun("value", name), "the plural")), None
        case n.TopOf(count=count) if count is not None:
            whole = value(expr, home, voice)
            assert isinstance(whole, Phrase)
            return evolve(phrase, whole=evolve(whole, noun=phrase.noun)), None
        case n.Name() if (found := entity_of(expr, home)) is not None and found.sort == "cards":
            return evolve(phrase, whole=voice.mention(found, home)), None
        case n.Name() if is_dice(expr, home) and isinstance(dice := value(expr, home, voice), Phrase):
            noun = dice.noun if singular(voice.model, node.words[-1].text) == "die" else phrase.noun
            return _of_zone(evolve(phrase, noun=noun), evolve(dice, noun=noun)), None
    return phrase, place_phrase(expr, home, voice, named=_are_printed_there(node, expr, voice))


def _are_printed_there(node: n.Things, place: n.Node, voice: Voice) -> bool:
    """Whether things are places that are printed on the cards that lie in a zone."""
    model, kinds = voice.model, kinds_named(voice.model, node.words[-1].text)
    match place:
        case n.Of(name=n.Name(text=zone)) if zone in model.zones and model.zones[zone].of not in kinds:
            return any(model.kinds[kind].is_place for kind in kinds)
    return False


def _is_its_things(zone: str, phrase: Phrase, voice: Voice) -> bool:
    """Whether a zone is called by what lies in it, and the phrase is of these things: `one of your hidden ships`."""
    found = voice.model.zones.get(zone)
    if found is None or voice.lexicon.find(voice.lexicon.entry("zone", zone), "things") is None:
        return False
    noun = noun_for(found.of, voice)[0]
    return noun == phrase.noun or noun.form("nom", True) == phrase.noun.form("nom", True)


def _names_its_things(name: str, phrase: Phrase, voice: Voice) -> bool:
    """Whether a value that stands for places is called by these things: `ships` on the map."""
    told = f"{voice.noun('value', name).form('nom', False)} " if is_macro(name, voice) else ""
    return told.startswith(phrase.noun.form("nom", True) + " ")


def _of_zone(phrase: Phrase, zone: Phrase) -> Phrase:
    if phrase.how in ("plural", "the plural"):
        return evolve(zone, adjectives=phrase.adjectives)
    return evolve(phrase, adjectives=(), whole=evolve(zone, adjectives=phrase.adjectives))


# ---- conditions of things -------------------------------------------------------------------------------------------


def narrowed(
    phrase: Phrase,
    place: PlacePhrase | None,
    each: Entity,
    conditions: list[n.Expr],
    inner: Scope,
    voice: Voice,
    tied: tuple[str, ...] = (),
) -> NamedThings:
    """The things for which the conditions hold: adjectives before the noun, clauses behind it."""
    exceptions: list[Nominal] = []
    clauses: list[str] = []
    such: list[n.Expr] = []  # what holds of the things and cannot be told by `which` or `whose`
    for one in conditions:
        if goes_unsaid(one, each, inner, voice):
            continue
        exception = as_exception(one, each, inner, voice) if _are_several(phrase) else None
        if exception is not None:
            exceptions.append(exception)
            continue
        alone = as_noun(one, each, inner, voice)
        if alone is not None:
            phrase = evolve(phrase, noun=alone)
            continue
        behind = as_genitive(one, each, inner, voice)
        if behind is not None:
            tied = (*tied, behind)
            continue
        adjective = as_adjective(one, each, inner, voice)
        if adjective is not None:
            phrase = with_adjective(phrase, adjective)
            continue
        owner = as_owner(one, each, inner)
        if owner is not None and isinstance(phrase.whole, Phrase) and phrase.whole.owner is None:
            phrase = evolve(phrase, whole=evolve(phrase.whole, owner=owner_of(owner, inner, voice)))
            continue
        if owner is not None and phrase.whole is None:
            phrase = evolve(phrase, owner=owner_of(owner, inner, voice))
            of_some = isinstance(owner, n.Name) and owner.text == "opponent" and phrase.how == "a"
            phrase = evolve(phrase, how="the") if of_some else _of_owned(phrase, voice)
            continue
        name = as_name(one, each, inner, voice)
        if name is not None:
            tied = (*tied, name)
            continue
        words = _as_words(one, phrase, each, inner, voice)
        if words is None:
            parts = [_as_clause(part, phrase, each, inner, voice) for part in (one, *disjuncts(one))]
            if all(map(voice.is_relative, parts)):
                clauses.append(parts[0])
            else:
                such.append(one)
        else:
            phrase, clauses = with_clauses(phrase, clauses, voice).with_words(words), []
    if such:
        clauses.append(_such_that(such, phrase, each, inner, voice))
    phrase = with_clauses(phrase, clauses, voice)
    if exceptions:
        phrase = phrase.with_words(voice.say("things-except", what=voice.series(exceptions), close=CLOSE))
    return NamedThings(phrase, place, each, inner, tied)


def with_clauses(phrase: Phrase, clauses: list[str], voice: Voice) -> Phrase:
    """Things with clauses behind them: `whose crew is the lowest and whose rank is the highest`."""
    if not clauses:
        return phrase
    told = voice.say("join-and").join(clauses)
    return phrase.with_words(voice.say("things-relative", clause=told.removesuffix(CLOSE), close=CLOSE))


def _as_words(expr: n.Expr, phrase: Phrase, each: Entity, inner: Scope, voice: Voice) -> str | None:
    """`other than this card`, `with at least 3 cards`; None for what only a clause can say."""
    match expr:
        case n.Compare(left=n.NumberOf(things=n.Things(place=place) as held), operator=operator, right=right):
            number = number_of(right, inner, voice)
            if place is not None and entity_of(place, inner) is each and number is not None:
                inside = things(held, "exactly", number, inner, voice)
                way = voice.pronoun("which", "pl" if _are_several(phrase) else phrase.noun.agreement)
                where = place_words(PlacePhrase(way, at_of(phrase.noun, voice)), "in", voice)
                compared = operator.replace(" ", "-")
                many = "many" if f"many-{compared}" in voice.sentences else "much"
                much = voice.say(f"{many}-{compared}", what=inside.phrase)
                return voice.say("things-with", much=much, where=where, close=CLOSE)
        case n.Compare(
            operator="is",
            left=n.Of(name=n.Name(text=fact), owner=mine),
            right=n.Of(name=n.Name(text=same), owner=right),
        ):
            if entity_of(mine, inner) is each and same == fact and _is_quality(fact, voice):
                what = value(right, inner, voice)
                if each.sort == "die":
                    return voice.say("same-face-as", what=what, close=CLOSE)
                noun = voice.phrase(voice.noun(family_of_words(fact, voice), fact), "bare")
                if isinstance(what, Pronoun):
                    return voice.say("things-same-as-it", fact=noun)
                return voice.say("things-same", fact=noun, what=what, close=CLOSE)
        case n.Compare(operator="is not", left=left, right=right) if entity_of(left, inner) is each:
            return voice.say("things-other-than", what=value(right, inner, voice), close=CLOSE)
    if not speaks_of(expr, each, inner):
        return voice.say("things-if", clause=condition(expr, inner, voice), close=CLOSE)
    return None


def _is_quality(name: str, voice: Voice) -> bool:
    """Whether things can be of the same one: a fact or a mark; how much there is of something is compared."""
    return name not in voice.model.values and name not in voice.model.counters


def _as_clause(expr: n.Expr, phrase: Phrase, each: Entity, inner: Scope, voice: Voice) -> str:
    """`who has at least 4 coins`."""
    person = "who" if each.sort == "player" else "which"
    agreement = "pl" if _are_several(phrase) else phrase.noun.agreement
    way = voice.pronoun(person, agreement)
    inner = voice.apart(voice.not_own(inner), each).speaking(each, way)
    if inner.host is not None and inner.host.noun is not None:
        inner = inner.speaking(inner.host, voice.pronoun("which", inner.host.noun.agreement))
    return condition(expr, inner, voice)


def _such_that(conditions: list[n.Expr], phrase: Phrase, each: Entity, inner: Scope, voice: Voice) -> str:
    """`such that you can build it`: a sentence of its own, in which the thing alone is `it`."""
    which = voice.pronoun("which", "pl" if _are_several(phrase) else phrase.noun.agreement)
    it = voice.mention(each, inner.but(spoken=()))
    apart = voice.apart(voice.not_own(inner.but(spoken=((each, it),))), each)
    told = voice.say("join-and").join(condition(one, apart, voice) for one in conditions)
    return voice.say("things-such", which=which, each=it, clause=told)


def _are_several(phrase: Phrase) -> bool:
    return phrase.how in ("plural", "the plural", "all", "any") or (phrase.count is not None and phrase.count > 1)


def counted_kind(word: str, voice: Voice) -> str | None:
    """The counter that a unit names: `score` of `score` or `scores`."""
    return next((name for name in singulars(word) if name in voice.model.counted), None)


def names_something(counter: str, voice: Voice) -> bool:
    """Whether that is a mark, and so nobody has more or less of it."""
    return voice.model.counted[counter].type != "number"
