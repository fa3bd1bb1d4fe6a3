"""Conditions: every question that a card can ask, as a clause behind `if`."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.nouns import singular
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from moodsl.prose.counts import counted_place, number_of
from moodsl.prose.deeds import deed
from moodsl.prose.dice import are_left, shows
from moodsl.prose.fact_words import is_resource, is_several, names_cards, possible_words, shown_words, word_named
from moodsl.prose.holding import be, chosen_resource, compared, counter_of, having, held, of_number, of_resource
from moodsl.prose.marks import having_none, naming
from moodsl.prose.nominals import Fixed, Nominal, Phrase, Pronoun, is_long
from moodsl.prose.places import (
    PlacePhrase,
    is_called_by_things,
    is_macro,
    noun_for,
    owner_of,
    place_phrase,
    place_words,
)
from moodsl.prose.qualities import STATES, behind_chosen
from moodsl.prose.relations import a_way, where_to
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.sentences import CASES
from moodsl.prose.sides import facing, has_on_side, is_edge
from moodsl.prose.telling import condition, entity_of, unfolded, value
from moodsl.prose.things import names_something, things
from moodsl.prose.values import part_phrase
from moodsl.prose.voice import CLOSE, Voice
from moodsl.prose.words import WordEntry

OPPOSITE = {
    "is": "is not", "is not": "is", "is like": "is not like", "is not like": "is like",
    "is at least": "is less than", "is less than": "is at least",
    "is at most": "is more than", "is more than": "is at most",
}  # fmt: skip
BEYOND = {"exactly": "is not", "at most": "is more than"}
EQUAL = {"is": "equal", "is not": "not equal"}  # of two numbers
WITHOUT = {"a": "no", "no": "a", "at least": "fewer than", "fewer than": "at least"}


# ---- comparisons ----------------------------------------------------------------------------------------------------


@condition.register
def _(node: n.Compare, scope: Scope, voice: Voice) -> str:
    if isinstance(node.left, n.Steps) and isinstance(node.right, n.Name) and node.right.text == "nowhere":
        return a_way(node.left, node.operator == "is not", scope, voice)
    if isinstance(node.right, n.Name) and node.right.text == "nowhere":
        apart = facing(node.left, node.operator == "is not", scope, voice)
        if apart is not None:
            return apart
    noted = entity_of(node.left, scope)
    if noted is not None and noted.sort == "flag":
        return _was_noted(noted, node, voice)
    left, home = unfolded(node.left, scope)
    right, scope = unfolded(node.right, scope)
    if node.operator not in ("is", "is not") or isinstance(right, n.Number):
        left, right = (counted_place(one, scope, voice) for one in (left, right))  # type: ignore[arg-type]
    if isinstance(right, n.Name) and right.text in STATES and right.text not in scope.names:
        return _state(left, right.text, node.operator == "is", home, voice)
    there = _lies_on(left, node.operator, right, home, scope, voice)
    if there is not None:
        return there
    opposite = {"is": "lack", "is not": "have-any"}.get(node.operator)
    none = having_none(left, right, opposite, home, voice) if opposite is not None else None
    if none is not None:
        return none
    if isinstance(right, n.Name) and right.text in ("out", "nothing", "nobody") and right.text not in scope.names:
        what, holds = value(left, home, voice), (node.operator == "is") == (right.text == "out")
        whether = ("is-" if holds else "not-") + {"out": "out", "nothing": "there", "nobody": "somebody"}[right.text]
        return voice.say(whether, what=what, be=be(what, voice))
    shown = shows(left, node.operator, right, home, scope, voice)
    if shown is not None:
        return shown
    flag = _flag(left, right, node.operator, home, voice) or _any(left, right, node.operator, home, voice)
    if flag is not None:
        return flag
    quality = _quality(left, node.operator, right, home, voice)
    if quality is not None:
        return quality
    named = naming(left, node.operator, right, home, voice)
    if named is not None:
        return named
    return (
        _have(left, node.operator, right, home, scope, voice)
        or _count(left, node.operator, right, home, scope, voice)
        or _plain(left, node.operator, right, home, scope, voice)
    )


def _quality(left: n.Node, operator: str, right: n.Node, home: Scope, voice: Voice) -> str | None:
    """What a thing is: a kind, what stands on its face, a word of a fact, a resource."""
    match left, right:
        case _, n.Pick():
            what, kind = value(left, home, voice), _kind_said(right, voice) or value(right, home, voice)
            word = "compare-" + operator.replace(" ", "-") + ("" if isinstance(what, Pronoun) else "-named")
            return voice.say(word, left=what, right=kind, be=be(what, voice))
        case n.Of(name=n.Name(text="face"), owner=card), n.Name(text=side) if side in sides_of(voice):
            what, up = value(card, home, voice), voice.phrase(voice.noun("face", side), "bare")
            titled = "yes" if isinstance(what, Fixed) else "no"
            return voice.say("face-is" if operator == "is" else "face-is-not", what=what, face=up, titled=titled)
        case n.Related(), n.Name(text=word) if is_edge(left, word, voice):
            what, way = value(left, home, voice), f"quality-{operator.replace(' ', '-')}"
            quality = voice.adjective("word", word).form(what.agreement, "nom", False)
            return voice.say(way, what=what, quality=quality, be=be(what, voice))
        case n.Of(name=n.Name(text=fact), owner=card), n.Name(text=word) if (
            word in possible_words(fact, voice) and fact not in voice.model.counters
        ):
            what = value(card, home, voice)
            quality = voice.adjective("word", word).form(what.agreement, "nom", False)
            return voice.say(f"quality-{operator.replace(' ', '-')}", what=what, quality=quality, be=be(what, voice))
        case n.Of(name=n.Name(text=fact)), n.Name(text=resource) if (
            is_resource(fact, voice) and resource in voice.model.resources
        ):
            what, kind = value(left, home, voice), voice.counter(resource, "plural")
            return voice.say(f"compare-{operator.replace(' ', '-')}", left=what, right=kind, be=be(what, voice))
        case _, n.Name(text=word) if word in voice.model.resources and word not in home.names:
            part = entity_of(left, home)  # one of the resources, or a word that is called as they are
            if part is not None and part.sort in ("resource", "word"):
                what, kind = value(left, home, voice), _resource_said(word, part, voice)
                return voice.say(f"compare-{operator.replace(' ', '-')}", left=what, right=kind, be=be(what, voice))
    return None


def _resource_said(word: str, part: Entity, voice: Voice) -> Nominal:
    return voice.word(word) if part.sort == "word" else voice.counter(word, "plural")


def _lies_on(left: n.Node, operator: str, right: n.Node, home: Scope, scope: Scope, voice: Voice) -> str | None:
    """`ship's lake is here` as `the ship is on the lake`."""
    place, model = entity_of(right, scope), voice.model
    match left:
        case n.Of(name=n.Name(text=kind), owner=owner) if kind in model.kinds and model.kinds[kind].is_place:
            known = {*model.marks, *(fact for one in model.kinds.values() for fact in one.facts)}
            if operator not in ("is", "is not") or kind in known or place is None or place.you:
                return None
            what, where = value(owner, home, voice), place_words(place_phrase(right, scope, voice), "in", voice)
            return voice.say("inside" if operator == "is" else "not-inside", what=what, where=where, be=be(what, voice))
    return None


def _kind_said(pick: n.Pick, voice: Voice) -> Nominal | None:
    """What a thing is said to be where the words of the kind say it in their own way (`.one`): `a guest of the inn`."""
    noun = pick.things.words[-1:]
    said = voice.known(voice.lexicon.entry("kind", noun[0].text), "one") if noun else None
    return Fixed(said) if said is not None else None


def _was_noted(noted: Entity, node: n.Compare, voice: Voice) -> str:
    denied = isinstance(node.right, n.No) or (isinstance(node.right, n.Name) and node.right.text == "no")
    holds = (node.operator == "is") != denied
    return voice.say("was-noted" if holds else "was-not-noted", clause=noted.clause)


def _plain(left: n.Node, operator: str, right: n.Node, home: Scope, scope: Scope, voice: Voice) -> str:
    # what the clause is about is `your strength`, not `own strength`
    spoken, scope = voice.not_own(home), scope.but(subject=None) if scope.subject is scope.you else scope
    if operator == "is":
        scope = _about(entity_of(left, home), scope, voice)
    mine, other = counter_of(left, voice), counter_of(right, voice)
    if mine is not None and other is not None and not names_something(mine[0], voice):
        first, second = of_number(*mine, spoken, voice), of_number(*other, scope, voice)
        return voice.say(
            f"compare-{EQUAL.get(operator, operator).replace(' ', '-')}", left=first, right=second, be=be(first, voice)
        )
    behind = behind_chosen(left, scope, voice) if home.it is scope.it else scope  # else `its` is another thing's
    first, second = value(left, spoken, voice), value(right, behind, voice)
    if operator == "is not" and isinstance(right, n.You):
        known = isinstance(left, n.Name)  # where it follows from something, it may be nobody as well
        return voice.say("not-you" if known else "not-you-or-nobody", left=first, be=be(first, voice))
    if operator in ("is", "is not") and isinstance(left, n.Times):
        return voice.say(f"compare-{operator.replace(' ', '-')}-times", left=first, right=second, be=be(first, voice))
    if operator == "is" and isinstance(right, n.Number):
        return voice.say("compare-is-number", left=first, right=second, be=be(first, voice))
    named = isinstance(right, n.Of) and isinstance(right.name, n.Name) and names_cards(right.name.text, voice)
    named = named and operator in ("is", "is not") and not isinstance(first, Pronoun)
    how = operator + (" named" if named else "")
    if isinstance(left, n.NumberOf | n.Aggregate):
        how = EQUAL.get(operator, how)
    if how in ("is", "is not") and isinstance(second, Pronoun) and "compare-is-they" in voice.sentences:
        whose = "-whose" if voice.is_relative(first.case("nom")) else ""  # `whose guard they are`, never `is them`
        return voice.say(f"compare-{how.replace(' ', '-')}-they{whose}", left=first, right=second, be=be(second, voice))
    return voice.say("compare-" + how.replace(" ", "-"), left=first, right=second, be=be(first, voice))


def _state(left: n.Node, state: str, holds: bool, scope: Scope, voice: Voice) -> str:
    dice = are_left(left, holds, scope, voice) if state == "empty" else None
    if dice is not None:
        return dice
    had = _had(left, holds, scope, voice) if state == "empty" else None
    if had is not None:
        return had
    stock = _stock(left, scope, voice) if state == "empty" else None
    if stock is not None:
        how = "lack" if holds else "have-any"
        return held(stock.case("gen" if holds else "nom"), _held_in(left), scope, voice, how)
    what = value(left, scope, voice)
    return voice.say(f"{'is' if holds else 'not'}-{state}", what=what, be=be(what, voice))


def _had(place: n.Node, lacks: bool, scope: Scope, voice: Voice) -> str | None:
    """`an isle that has no rafts`, for `whose rafts are empty`: of a place that is called by what lies there,
    in a language in which that thing can be who has it."""
    match place:
        case n.Of(name=n.Name(text=name), owner=owner) if name in voice.model.zones:
            zone, entity = voice.model.zones[name], entity_of(owner, scope)
            who = scope.way(entity) if entity is not None and entity.sort != "player" else None
            if who is None or voice.sentences.find("which-may-stand-in-front"):
                return None
            noun = noun_for(zone.of, voice)[0]
            called = voice.phrase(voice.noun("zone", name)).case("nom")
            by_one = zone.holds == 1 and called == voice.phrase(noun).case("nom")
            if (by_one or is_called_by_things(zone, voice.model)) and voice.is_relative(f"{who.case('nom')} "):
                some = ("bare" if lacks else "a") if zone.holds == 1 else "plural"
                much, verb = voice.phrase(noun, some).case("nom"), voice.verb("have", who.person)
                return voice.say("lack" if lacks else "have-any", who=who, verb=verb, much=much, where="")
    return None


def _stock(place: n.Node, scope: Scope, voice: Voice) -> Nominal | None:
    """What lies in a place of somebody who is `who` here: `who has cubes in reserve` is told. Of a place that is
    called by what lies there, too: `there are no workers on the field`."""
    match place:
        case n.Of(name=n.Name(text=name), owner=owner) if name in voice.model.zones:
            entity = entity_of(owner, scope)
            zone = voice.model.zones[name]
            if is_called_by_things(zone, voice.model) and not voice.is_relative(value(place, scope, voice).case("nom")):
                return voice.phrase(noun_for(zone.of, voice)[0], "plural")
            if entity is not None and entity.sort != "player" and not voice.sentences.find("which-may-stand-in-front"):
                return None
            if entity is not None and scope.way(entity) is not None:
                return voice.phrase(noun_for(voice.model.zones[name].of, voice)[0], "plural")
    return None


def _held_in(place: n.Node) -> n.Things:
    assert isinstance(place, n.Of)
    return n.Things(owned=place, span=place.span)


def _flag(left: n.Node, right: n.Node, operator: str, scope: Scope, voice: Voice) -> str | None:
    """`card's famed is yes`, `target's is_open is no`: the pack's words say it."""
    match right:
        case n.No() | n.Name(text="no"):
            answer = "no" if operator == "is" else "yes"
        case n.Name(text="yes"):
            answer = "yes" if operator == "is" else "no"
        case _:
            return None
    sided = has_on_side(left, answer == "yes", scope, voice)
    if sided is not None:
        return sided
    name, parts = named_parts(left)
    if name is None or not (parts or name.text in voice.model.values):
        return None
    if name.text not in voice.model.values:
        return _told(voice.lexicon.entry("fact", name.text), answer, {"of": value(parts[0][1], scope, voice)}, voice)
    told = {joint: part_phrase(name.text, joint, part, scope, voice) for joint, part in parts}
    return _told(voice.lexicon.entry("value", name.text), answer, told, voice)


def _told(entry: WordEntry, answer: str, parts: dict[str, Nominal], voice: Voice) -> str:
    """A sentence of the pack; `$what` in it is whose it is, or the first part there is."""
    how = f"if-{answer}" if voice.sentences.has(entry.message, f"if-{answer}") else answer
    what = parts.get("of") or next(iter(parts.values()), "")
    return voice.own(entry, how, what=what, **parts)


def sides_of(voice: Voice) -> set[str]:
    """The words of all faces."""
    return {side for kind in voice.model.kinds.values() for side in kind.sides}


def _any(left: n.Node, right: n.Node, operator: str, scope: Scope, voice: Voice) -> str | None:
    """`strength of card for signal is at least 1`, if the pack's words have a way of their own: `the card signals`."""
    owned = counter_of(left, voice)
    counter = voice.model.counters.get(left.text if isinstance(left, n.Name) else owned[0] if owned else "")
    mark = counter is not None and counter.high == 1
    answers = {("is at least", 1): "any", ("is", 0): "none"}
    answers |= {("is", 1): "any", ("is not", 1): "none"} if mark else {}
    answers |= {("is not", 0): "any"} if counter is not None and counter.low == 0 else {}
    answer = answers.get((operator, number_of(right, scope, voice) or 0))
    if answer is None or number_of(right, scope, voice) is None:
        return None
    if isinstance(left, n.Name) and left.text in voice.model.counters and left.text not in scope.names:
        return voice.known(voice.lexicon.entry("counter", left.text), answer)
    if owned is not None:
        return voice.known(voice.lexicon.entry("counter", owned[0]), answer, what=value(owned[1], scope, voice))
    part = entity_of(left, scope)
    if part is not None and part.sort == "number" and part.noun is not None:
        return voice.known(part.noun.entry, answer)  # type: ignore[attr-defined]
    name, parts = named_parts(left)
    if name is None or name.text not in voice.model.values or not parts:
        return None
    told = {joint: part_phrase(name.text, joint, expr, scope, voice) for joint, expr in parts}
    return voice.known(voice.lexicon.entry("value", name.text), answer, **told)


def _have(left: n.Node, operator: str, right: n.Node, home: Scope, scope: Scope, voice: Voice) -> str | None:
    """`you have at least 3 coins`, `they have more coins than you`."""
    mine = counter_of(left, voice)
    amount = entity_of(left, home)
    number = number_of(right, scope, voice)
    if amount is not None and amount.counter is not None and number is not None:
        return voice.say("amount", much=compared(operator, voice.counter(amount.counter, "exactly", number), voice))
    if isinstance(left, n.Of) and number is not None and (chosen := chosen_resource(left.name, home)) is not None:
        units = of_resource("unit", chosen, home, voice).told("exactly", number)
        return having(value(left.owner, home, voice), compared(operator, units, voice), "", voice)
    if mine is None or names_something(mine[0], voice):
        return None
    counter, owner = mine
    limits = voice.model.counted[counter]
    if (limits.low, limits.high) == (0, 1) and not voice.noun("counter", counter).counted:
        return None  # it says that something is so or not, and nobody has so much of it
    who = value(owner, home, voice)
    if number == 0 and operator == "is not" and limits.low == 0:
        operator, number = "is at least", 1
    if number == 0 and operator == "is":
        much = voice.counter(counter, "plural").case("gen")
        return voice.say("lack", who=who, verb=voice.verb("have", who.person), much=much, where="")
    if number is not None:
        much = compared(operator, voice.counter(counter, "exactly", number), voice)
        return having(who, much, "", voice)
    other = counter_of(right, voice)
    if other is not None and other[0] == counter:
        much = voice.say(
            "than-" + operator.replace(" ", "-"),
            what=voice.counter(counter, "plural"),
            whom=value(other[1], scope, voice),
        )
        return having(who, much, "", voice)
    return None


def _count(left: n.Node, operator: str, right: n.Node, home: Scope, scope: Scope, voice: Voice) -> str | None:
    """`they have at least 4 cards in hand`, `there are fewer than 5 cards in this row`."""
    number = number_of(right, scope, voice)
    if number is None:
        return None
    if isinstance(left, n.NumberOf) and shown_words(left.things, home, voice) is not None:
        return None
    if isinstance(left, n.NumberOf) and number == 0 and operator == "is":
        nothing = things(left.things, "plural", None, home, voice, apart=True).without_place
        how = "lack" if nothing.owner is None else "lack-of"  # `none of your coins`
        return held(nothing.case("gen"), left.things, home, voice, how)
    if isinstance(left, n.NumberOf):
        told = things(left.things, "exactly", number, home, voice, apart=True)
        if told.each.sort == "player" and left.things.where is None:
            much = told.phrase.case("nom") if operator == "is" else compared(operator, told.phrase, voice, True)
            return voice.say("players-number", what=much, count=number)
        if told.each.sort == "player":
            return _plain(left, operator, right, home, scope, voice)
        return held(compared(operator, told.without_place, voice, True), left.things, home, voice, number=number)
    return None


@condition.register
def _(node: n.Either, scope: Scope, voice: Voice) -> str:
    left, home = unfolded(node.left, scope)
    what = value(left, home, voice)
    match left:
        case n.Of(name=n.Name(text=fact), owner=card):
            said = possible_words(fact, voice) - scope.names.keys()
            if all(isinstance(one, n.Name) and one.text in said for one in node.options):
                what = value(card, home, voice)
        case _:
            said = set()
    words = [
        Fixed(voice.adjective("word", one.text).form(what.agreement, "nom", False))
        if isinstance(one, n.Name) and one.text in said
        else value(one, scope, voice)
        for one in node.options
    ]
    return voice.say("either", left=what, options=voice.series(words, "or"), be=be(what, voice))


# ---- where things are -----------------------------------------------------------------------------------------------


@condition.register
def _(node: n.Inside, scope: Scope, voice: Voice) -> str:
    if isinstance(node.place, n.Next | n.Near | n.Towards):
        return where_to(node.left, node.place, node.negated, scope, voice)
    match node.place:
        case n.Of(name=n.Name(text=fact), owner=card) if is_several(fact, voice):
            whole = voice.phrase(voice.noun("fact", fact), "the", owner=owner_of(card, scope, voice))
            told = "not-among" if node.negated else "among"
            left = entity_of(node.left, scope)
            way = scope.way(left) if left is not None else None
            if way is not None:  # `that are among the needs`, behind what it is told of
                return voice.say(f"{told}-which", what=way, be=be(way, voice), whole=whole)
            what, many = word_named(node.left, scope, voice), whole.noun.agreement == "pl"
            return voice.say(told, what=what, whole=whole, verb=voice.verb("include", "many" if many else "one"))
    what = value(node.left, scope, voice)
    left = entity_of(node.left, scope)
    scope = _about(left, scope, voice)
    place = place_phrase(node.place, scope, voice)
    if isinstance(node.place, n.Of) and isinstance(node.place.name, n.Name):
        name = node.place.name.text
        if left is not None and left.sort == "card" and piled(name, voice) and isinstance(place.nominal, Phrase):
            one = voice.phrase(voice.noun("pile", name), "a", whole=place.nominal)
            where = place_words(PlacePhrase(one, place.at), "in", voice)
            return voice.say("not-inside" if node.negated else "inside", what=what, where=where, be=be(what, voice))
        if is_macro(name, voice) or piled(name, voice):
            message = "not-one-of" if node.negated else "one-of"
            return voice.say(message, what=what, whole=place.nominal, agreement=what.agreement, be=be(what, voice))
    if place.owner is not None and isinstance(node.place, n.Of):
        bare = place_words(place_phrase(node.place, scope, voice, True), "in", voice)
        who = value(node.place.owner, scope, voice)
        where = voice.say("whose-place", where=place_words(place, "in", voice), bare=bare, who=who)
        return voice.say("not-inside" if node.negated else "inside", what=what, where=where, be=be(what, voice))
    among = entity_of(node.place, scope)
    if among is not None and among.sort in ("cards", "dice"):
        message = "not-one-of" if node.negated else "one-of"
        return voice.say(message, what=what, whole=place.nominal, agreement=what.agreement, be=be(what, voice))
    where = place_words(place, "in", voice)
    return voice.say("not-inside" if node.negated else "inside", what=what, where=where, be=be(what, voice))


def _about(subject: Entity | None, scope: Scope, voice: Voice) -> Scope:
    """The scope of a clause about something, where a language has a word for what is the subject's own."""
    return scope.but(subject=subject) if subject is not None and "pronoun-own" in voice.sentences else scope


def piled(zone: str, voice: Voice) -> bool:
    """Whether a zone is made of piles."""
    return zone in voice.model.zones and voice.model.zones[zone].piled


@condition.register
def _(node: n.There, scope: Scope, voice: Voice) -> str:
    number = number_of(node.count, scope, voice) if node.count is not None else None
    how = {"a": "a", "no": "plural"}.get(node.quantifier, "exactly")
    told = things(node.things, how, number, scope, voice, node.where, apart=True)
    nobody_has = node.quantifier == "no" and _asks_what_is_held(node, voice)
    anybody_has = node.quantifier == "a" and bool(node.where or node.things.where)
    if (
        told.each.sort == "player"
        and not node.things.having
        and (nobody_has or anybody_has or voice.sentences.find("players-are-subjects"))
    ):
        players = _players(node, number, scope, voice)
        if players is not None:
            return players
    phrase = told.without_place
    if node.quantifier == "a":
        return held(phrase.case("nom"), node.things, scope, voice, "have-any", number=1, long=is_long(phrase))
    if node.quantifier == "no":
        nothing = evolve(phrase, owner=None) if told.place is None else phrase  # whose is told by `have`
        how = "lack" if nothing.owner is None else "lack-of"
        return held(nothing.case("gen"), node.things, scope, voice, how, long=is_long(nothing))
    operator = {"exactly": "is", "at least": "is at least", "at most": "is at most", "fewer than": "is less than"}
    much = compared(operator[node.quantifier], phrase, voice, True)
    return held(much, node.things, scope, voice, number=number or 0, long=is_long(phrase))


def _asks_what_is_held(node: n.There, voice: Voice) -> bool:
    """Whether players are asked for by more or less of a counter than another player has."""
    match node.where or node.things.where:
        case n.Compare(left=left, operator="is more than" | "is less than", right=right):
            mine, other = counter_of(left, voice), counter_of(right, voice)
            return mine is not None and other is not None and mine[0] == other[0]
    return False


def _players(node: n.There, number: int | None, scope: Scope, voice: Voice) -> str | None:
    """`no opponent has more coins than you`: the players are what the clause is about; None if it would not name
    them."""
    how = {"a": "a", "no": "no"}.get(node.quantifier, "exactly")
    noun = voice.noun("noun", singular(voice.model, node.things.words[-1].text))
    limits = [one for one in (node.where, node.things.where) if one is not None]
    who: Nominal = voice.phrase(noun, how, number)
    if node.quantifier == "a" and not voice.sentences.find("players-are-subjects"):
        who = voice.house("anybody", "bare").with_words(voice.say("any-of-them", what=voice.phrase(noun, "plural")))
    if node.quantifier == "no" and isinstance(who, Phrase):
        who = who.with_words(voice.say("nobody-has"))
    if node.quantifier in ("at least", "at most", "fewer than") and isinstance(who, Phrase):
        operator = {"at least": "is at least", "at most": "is at most", "fewer than": "is less than"}[node.quantifier]
        who = Fixed(compared(operator, who, voice), "pl")
    if not limits:
        return voice.say("there-have", much=who, where="", number=number or 1)
    each = Entity("player", noun, pronoun="they")
    inner = scope.but(it=each, doer=each).named(singular(voice.model, node.things.words[-1].text), each)
    first = condition(limits[0], inner.speaking(each, who), voice)
    if not any(who.case(case) in first for case in CASES):
        return None
    rest = [condition(one, inner, voice) for one in limits[1:]]
    return voice.say("join-and").join([first, *rest])


@condition.register
def _(node: n.Extreme, scope: Scope, voice: Voice) -> str:
    what = value(node.left, scope, voice)
    return voice.say(f"extreme-{node.word}", what=what, be=be(what, voice), close=CLOSE)


# ---- what can be done, and joined conditions ------------------------------------------------------------------------


@condition.register
def _(node: n.Can, scope: Scope, voice: Voice) -> str:
    who, doer = value(node.who, scope, voice), entity_of(node.who, scope)
    what = deed(node.phrase, "bare", scope.but(doer=doer, subject=doer), voice)
    return voice.say("cannot" if node.negated else "can", who=who, verb=voice.verb("can", who.person), what=what)


@condition.register
def _(node: n.Logic, scope: Scope, voice: Voice) -> str:
    """`and` binds what stands beside it closer than `or`; where it is the other way round, `either` says so."""
    parts = list(_sides(node, node.operator, scope))
    inner = [unfolded(one, home) for one, home in parts]
    mixed = any(isinstance(one, n.Logic) for one, _home in inner)
    mixed = mixed or any(isinstance(one, n.Not) and _said_denied(one, home, voice) is None for one, home in inner[:-1])
    joint = voice.say(f"join-{node.operator}-apart" if mixed else f"join-{node.operator}")
    return joint.join(_side(one, home, voice) for one, home in parts)


def _side(expr: n.Node, scope: Scope, voice: Voice) -> str:
    """What stands beside `and` or `or`; behind `and`, several of which one holds begin with `either`."""
    inner, home = unfolded(expr, scope)
    if not isinstance(inner, n.Logic) or inner.operator != "or":
        return condition(expr, scope, voice)
    clauses = [condition(one, there, voice) for one, there in _sides(inner, "or", home)]
    return voice.say("either-clause", clause=voice.say("join-either").join(clauses))


def _sides(expr: n.Node, operator: str, scope: Scope) -> Iterator[tuple[n.Node, Scope]]:
    """What one word joins, however it is put into brackets."""
    inner, home = unfolded(expr, scope)
    if isinstance(inner, n.Logic) and inner.operator == operator:
        yield from _sides(inner.left, operator, home)
        yield from _sides(inner.right, operator, home)
    else:
        yield expr, scope


def opposite_of(expr: n.Node) -> n.Expr | None:
    """What holds exactly if a condition does not, as far as it can be said without `not`."""
    match expr:
        case n.Compare(operator="is at least", right=n.Number(value=1) as one):
            return evolve(expr, operator="is", right=evolve(one, value=0))
        case n.Compare():
            return evolve(expr, operator=OPPOSITE[expr.operator])
        case n.There(quantifier=quantifier) if quantifier in WITHOUT:
            return evolve(expr, quantifier=WITHOUT[quantifier])
        case n.There(quantifier=quantifier, things=things, where=where) if quantifier in BEYOND:
            assert expr.count is not None
            number = n.NumberOf(things=evolve(things, where=where or things.where), span=expr.span)
            return n.Compare(operator=BEYOND[quantifier], left=number, right=expr.count, span=expr.span)
        case n.Not(value=inner):
            return inner
        case n.Inside() | n.Can():
            return evolve(expr, negated=not expr.negated)
        case n.Group():
            return opposite_of(expr.value)
        case n.Logic():
            left, right = opposite_of(expr.left), opposite_of(expr.right)
            if left is not None and right is not None:
                return evolve(expr, operator="or" if expr.operator == "and" else "and", left=left, right=right)
    return None


def _said_denied(node: n.Not, scope: Scope, voice: Voice) -> str | None:
    """What does not hold in a sentence of its own, as far as it has one."""
    inside, home = unfolded(node.value, scope)
    opposite = opposite_of(inside)
    if opposite is not None:
        return condition(opposite, home, voice)
    return has_on_side(inside, False, home, voice) or _denied(inside, home, voice)


@condition.register
def _(node: n.Not, scope: Scope, voice: Voice) -> str:
    told = _said_denied(node, scope, voice)
    return voice.say("not", clause=condition(node.value, scope, voice)) if told is None else told


def _denied(expr: n.Node, scope: Scope, voice: Voice) -> str | None:
    """A value that is not so, if the pack's words say that in a sentence of its own (`.no`)."""
    name, parts = named_parts(expr)
    if name is None or name.text not in voice.model.values:
        return None
    told = {joint: part_phrase(name.text, joint, part, scope, voice) for joint, part in parts}
    what = told.get("of") or next(iter(told.values()), "")
    return voice.known(voice.lexicon.entry("value", name.text), "no", **{"what": what, **told})


@condition.register
def _(node: n.Group, scope: Scope, voice: Voice) -> str:
    return condition(node.value, scope, voice)


@condition.register
def _(node: n.Name | n.Of | n.Related, scope: Scope, voice: Voice) -> str:
    """A value that is a condition by itself."""
    expr, home = unfolded(node, scope)
    if not isinstance(expr, n.Name | n.Of | n.Related):
        return condition(expr, home, voice)
    flag = _flag(expr, n.Name(text="yes", span=node.span), "is", home, voice)
    return flag if flag is not None else voice.say("word-yes")


@condition.register
def _(node: n.Stretch, scope: Scope, voice: Voice) -> str:
    return condition(node.stop, scope, voice)
