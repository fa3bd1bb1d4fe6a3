"""Values: every expression as something that can be named, in any case."""

from __future__ import annotations

from interpreter.check.expressions.sums import speaks_of_it
from interpreter.check.nouns import piled_zone, singulars
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts
from moodsl.prose.amounts import amount_of, as_many_held, each_of, per_words, whole_phrase
from moodsl.prose.counts import number_of
from moodsl.prose.dice import number_on, of_dice
from moodsl.prose.fact_words import is_several, possible_words, shown_words, word_named
from moodsl.prose.holding import as_number, chosen_resource, of_resource, said_resource, with_owner
from moodsl.prose.merging import node_text
from moodsl.prose.namesakes import apart
from moodsl.prose.nominals import Fixed, Nominal, Phrase, Pronoun, Series
from moodsl.prose.places import is_macro, noun_for, owner_of, place_phrase, place_words, zone_phrase
from moodsl.prose.relations import way, where_to
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.sides import opposite_of, sided
from moodsl.prose.telling import condition, entity_of, is_a_fact, unfolded, value
from moodsl.prose.things import counted_kind, having, names_something, things
from moodsl.prose.voice import CLOSE, Voice

# ---- single words ---------------------------------------------------------------------------------------------------


@value.register
def _(node: n.Number | n.No | n.Unknown | n.Text | n.Ref | n.SlotName, scope: Scope, voice: Voice) -> Nominal:
    match node:
        case n.Number(value=number):
            return Fixed(str(number))
        case n.No():
            return Fixed(voice.say("word-no"))
        case n.Text(value=words) | n.Ref(text=words):
            return Fixed(words)
        case n.SlotName(letter=letter):
            return Fixed(f"[{letter}]")
    return Fixed("?")


@value.register
def _(node: n.ListOf, scope: Scope, voice: Voice) -> Nominal:
    return voice.series([value(item, scope, voice) for item in node.items]) if node.items else Fixed("0")


@value.register
def _(node: n.Group, scope: Scope, voice: Voice) -> Nominal:
    return value(node.value, scope, voice)


@value.register
def _(node: n.You | n.They | n.It, scope: Scope, voice: Voice) -> Nominal:
    entity = entity_of(node, scope)
    return voice.mention(entity, scope) if entity is not None else Fixed("?")


@value.register
def _(node: n.This, scope: Scope, voice: Voice) -> Nominal:
    if node.noun is not None and (node.noun.text != "card" or scope.this is None):
        return voice.phrase(noun_for(node.noun.text, voice)[0], "this")
    return voice.mention(scope.this, scope) if scope.this is not None else Fixed("?")


@value.register
def _(node: n.EachOf, scope: Scope, voice: Voice) -> Nominal:
    who = n.Things(words=(node.noun,), having=node.having, span=node.span)
    return things(who, "each", None, scope, voice).phrase


@value.register
def _(node: n.TheOne, scope: Scope, voice: Voice) -> Nominal:
    assert node.things.having is not None
    told = things(evolve(node.things, having=None), "the", None, scope, voice)
    return told.phrase.with_words(having(node.things.having, "alone", voice, told.phrase))


@value.register
def _(node: n.Name, scope: Scope, voice: Voice) -> Nominal:
    expr, home = unfolded(node, scope)
    if expr is not node:
        return value(expr, home, voice)
    known, model = entity_of(node, scope), voice.model
    if known is not None:
        return voice.mention(known, scope)
    match node.text:
        case "first" | "nobody" | "nothing":
            return voice.house(node.text)
        case "everybody":
            return voice.house("player", "all")
        case "yes" | "no":
            return Fixed(voice.say(f"word-{node.text}"))
        case "player" | "opponent" | "players" | "opponents":
            return voice.phrase(noun_for(node.text, voice)[0], "plural" if node.text.endswith("s") else "a")
    if node.text in model.counters:
        return as_number(node.text, None, voice)
    if node.text in model.zones:
        return zone_phrase(node.text, None, scope, voice)
    if node.text in model.values and not model.values[node.text].parameters:
        return voice.phrase(voice.noun("value", node.text), "the")
    if node.text in model.designs:
        return voice.card(node.text, apart(node.text, voice, kind_is_said=True))
    if any(node.text in spec.words for kind in model.kinds.values() for spec in kind.facts.values()) or any(
        node.text in mark.words for mark in model.counted.values()
    ):
        return voice.word(node.text)
    if node.text in model.actions:
        return Fixed(voice.say("title", title=voice.title("action", node.text)))
    return voice.phrase(noun_for(node.text, voice)[0], "plural" if node.text.endswith("s") else "a")


@value.register
def _(node: n.Plural, scope: Scope, voice: Voice) -> Nominal:
    return voice.phrase(noun_for(node.noun.text, voice)[0], "all")


# ---- belongings -----------------------------------------------------------------------------------------------------


@value.register
def _(node: n.Of, scope: Scope, voice: Voice) -> Nominal:
    model = voice.model
    known = entity_of(node, scope)
    if known is not None:
        return voice.mention(known, scope)
    shown = number_on(node, scope, voice)
    if shown is not None:
        return shown
    if isinstance(node.name, n.Name) and node.name.text in model.families:
        return several_counters(node.name, node.owner, None, scope, voice)
    owner = owner_of(node.owner, scope, voice)
    if isinstance(node.name, n.SlotName):
        after = voice.say("of", what=value(node.owner, scope, voice))
        return voice.house("slot", "bare").with_words(f"[{node.name.letter}]", after)
    name = node.name.text
    if name == "opposite":
        return opposite_of(node.owner, scope, voice)
    chosen = chosen_resource(node.name, scope)
    if chosen is not None:
        return of_resource("stock", chosen, scope, voice, owner)
    if name == "opponents":
        return voice.house("opponent", "the plural", owner=owner)
    if name in model.values and not is_macro(name, voice) and not is_a_fact(name, node.owner, scope, voice):
        return valued(name, {"of": node.owner}, scope, voice)
    if name == "face":
        return voice.house("face", "the", owner=owner)
    if name in model.zones and model.zones[name].host:
        return zone_phrase(name, node.owner, scope, voice)
    if name in model.zones or is_macro(name, voice):
        return place_phrase(node, scope, voice).nominal
    counter = counted_kind(name, voice)
    if counter is not None and name != "result":
        many = voice.lexicon.find(voice.lexicon.entry("counter", counter), "plural") is not None
        many = many and not names_something(counter, voice)
        return voice.counter(counter, "the plural" if many else "the", owner=owner)
    if name in ("card_below", "card_above"):
        return voice.house(name, "the").with_words(_beside(node.owner, scope, voice))
    if name in ("pile", "place"):
        return voice.house(name, "the", owner=owner)
    zone = piled_zone(model, name)
    if zone is not None and isinstance(node.owner, n.Name) and node.owner.text in model.designs:
        return voice.phrase(voice.noun("pile", zone), "the").with_words(voice.say("pile-with-card", card=owner or ""))
    if zone is not None:
        return voice.phrase(voice.noun("pile", zone), "the", owner=owner)
    if name == "home" and (home := _home_of(node, scope, voice)) is not None:
        return home
    if name in ("owner", "holder", "left", "right", "home", "card", "resources", "result"):
        how = "the plural" if name == "resources" else "the"
        return voice.house("resource" if name == "resources" else name, how, owner=owner)
    is_fact = any(name in kind.facts for kind in model.kinds.values())
    if name in model.designs and not is_fact:  # of which everybody has their own: `rival's interceptor`
        kind = voice.noun("kind", model.kind_of(name).name)
        owned, title = voice.phrase(kind, "the", owner=owner), voice.title("card", name)
        if name in voice.labels:  # the places of a board are called by their kind: `your plot a1`
            return owned.with_words(voice.labels[name])
        is_said = title.lower() == kind.form("nom", False).lower()
        return owned if is_said else owned.with_words(voice.say("title", title=title))
    return voice.phrase(voice.noun("kind" if name in model.kinds and not is_fact else "fact", name), "the", owner=owner)


def _home_of(node: n.Of, scope: Scope, voice: Voice) -> Nominal | None:
    """Where a piece is at home, if its kind says so: `its owner's hut`."""
    entity = entity_of(node.owner, scope)
    kind = voice.model.kinds.get(entity.noun.entry.what) if entity is not None and entity.noun is not None else None  # type: ignore[attr-defined]
    if kind is None or kind.home is None:
        return None
    owner = n.Of(name=n.Name(text="owner", span=node.span), owner=node.owner, span=node.span)
    per_player = voice.model.zones[kind.home].per == "player"
    return zone_phrase(kind.home, owner if per_player else None, scope, voice)


def _beside(card: n.Expr, scope: Scope, voice: Voice) -> str:
    return voice.say("beside", what=value(card, scope, voice))


@value.register
def _(node: n.TopOf, scope: Scope, voice: Voice) -> Nominal:
    place = place_phrase(node.pile, scope, voice)
    pile, _ = unfolded(node.pile, scope)
    zone = pile.name if isinstance(pile, n.Of) else pile
    name = zone.text if isinstance(zone, n.Name) else ""
    held = voice.model.zones.get(name)
    kind = voice.model.kinds.get(held.of if held is not None else "card")
    if held is not None and held.holds == 1 and kind is not None and node.count is None:
        only = voice.phrase(voice.noun("kind", kind.name), "the")
        return only.with_words(place_words(place, "in", voice))
    noun = voice.noun("kind", kind.name) if kind is not None and kind.base != "card" else voice.noun("noun", "card")
    if node.count is not None and not isinstance(node.count, int) and number_of(node.count, scope, voice) is None:
        top = voice.phrase(noun, "the plural", adjectives=(voice.adjective("quality", node.end),))
        placed = top.with_words(voice.say("of", what=place.nominal))
        return placed.with_words(voice.say("so-many-on-top", number=value(node.count, scope, voice), close=CLOSE))
    count = node.count if node.count is None or isinstance(node.count, int) else number_of(node.count, scope, voice)
    several = count is not None and count != 1
    words = (voice.adjective("quality", node.end),)
    if isinstance(place.nominal, Pronoun) and not several:
        return voice.phrase(noun, "the", adjectives=words, owner=place.nominal)
    return voice.phrase(
        noun,
        "the exactly" if several else "the",
        count if several else None,
        adjectives=words,
        after=(voice.say("of", what=place.nominal),),
    )


@value.register
def _(node: n.Related, scope: Scope, voice: Voice) -> Nominal:
    edge = sided(node, scope, voice)
    if edge is not None:
        return edge
    name, parts = named_parts(node)
    return valued(name.text if name is not None else "", dict(parts), scope, voice)


def part_phrase(name: str, joint: str, expr: n.Expr, scope: Scope, voice: Voice) -> Nominal:
    """What stands behind a joint word of a value; a word, where the value is of words."""
    asked = {one.joint: one.type for one in voice.model.values[name].parameters}
    if asked.get(joint) == "word":
        return _named_again(expr, scope, voice) or word_named(expr, scope, voice)
    return value(expr, scope, voice)


def valued(name: str, parts: dict[str, n.Expr], scope: Scope, voice: Voice) -> Nominal:
    """A value with its parts, each behind its own words; what the value is `of` owns it, if its words do not say that
    another part does (`.owner = for`)."""
    entry = voice.lexicon.entry("value", name)
    owns = voice.lexicon.find(entry, "owner") or "of"
    numbers = {part.joint or "of" for part in voice.model.values[name].parameters if part.type == "number"}
    owner = None if owns in numbers else owner_of(parts.get(owns), scope, voice)
    words = []
    for part, expr in parts.items():
        if part != owns or owns in numbers:  # `the worth of the sum`: a number owns nothing
            what = part_phrase(name, part, expr, scope, voice)
            words.append(
                voice.known(entry, part, what=what)
                or (voice.say("of", what=what) if part == "of" else voice.part(entry, part, what))
            )
    return voice.phrase(voice.noun("value", name), "the", owner=owner).with_words(*words)


# ---- numbers --------------------------------------------------------------------------------------------------------


@value.register
def _(node: n.Amount, scope: Scope, voice: Voice) -> Nominal:
    counter = counted_kind(node.unit.text, voice)
    unit, home = unfolded(node.unit, scope)
    said = None
    if node.of is not None:
        said = said_resource(node.unit, node.of, "unit", scope, voice, None)
    elif isinstance(unit, n.Of) and isinstance(unit.name, n.Name):
        said = said_resource(unit.name, unit.owner, "unit", home, voice, None)
    if said is not None:
        noun = said
    elif node.of is not None:
        noun = several_counters(node.unit, node.of, None, scope, voice)
    elif counter is not None:
        noun = voice.counter(counter, "the")
    elif (chosen := chosen_resource(node.unit, scope)) is not None:
        noun = of_resource("unit", chosen, scope, voice)
    else:
        noun = voice.phrase(noun_for(node.unit.text, voice)[0], "the")
    return as_many_held(node.count, noun, scope, voice) or amount_of(node.count, noun, scope, voice)


def several_counters(name: n.Name, word: n.Expr, owner: Nominal | None, scope: Scope, voice: Voice) -> Phrase:
    """`your cubes of science`, `cubes of the chosen resource`."""
    family = next((voice.model.families[one] for one in singulars(name.text) if one in voice.model.families), None)
    noun = voice.noun("counter", family.name if family is not None else name.text)
    if family is not None and isinstance(word, n.Name) and word.text in family.words and word.text not in scope.names:
        what = voice.counter(word.text, "plural") if family.by == "resource" else voice.word(word.text)
    else:
        what = _named_again(word, scope, voice) or value(word, scope.but(it=None), voice)
    many = voice.lexicon.find(noun.entry, "plural") is not None  # type: ignore[attr-defined]
    return with_owner(voice.phrase(noun, "the plural" if many else "the"), [voice.say("of", what=what)], owner, voice)


def _named_again(word: n.Expr, scope: Scope, voice: Voice) -> Nominal | None:
    """`this colour`, where a word that was chosen would be told as `it`, which might be anything else."""
    chosen = entity_of(word, scope)
    if chosen is None or chosen.noun is None or chosen.sort not in ("word", "resource"):
        return None
    way = scope.way(chosen)
    again = way is not None and way.case("nom") == voice.pronoun("it", chosen.noun.agreement).case("nom")
    return voice.phrase(chosen.noun, "this") if again else None


@value.register
def _(node: n.Which, scope: Scope, voice: Voice) -> Nominal:
    assert isinstance(node.owned.name, n.Name)
    owner = owner_of(node.owned.owner, scope, voice)
    said = said_resource(node.owned.name, node.word, "stock", scope, voice, owner)
    return said if said is not None else several_counters(node.owned.name, node.word, owner, scope, voice)


@value.register
def _(node: n.NumberOf, scope: Scope, voice: Voice) -> Nominal:
    match node.things:
        case n.Things(words=(n.Name(text=card) as name,), place=n.Of(name=n.Name(text=fact)) as place):
            if is_several(fact, voice) and card in voice.model.designs and card not in possible_words(fact, voice):
                what, whole = value(name, scope, voice), value(place, scope, voice)
                return voice.house("number", "the").with_words(voice.say("number-named", what=what, whole=whole))
    told = shown_words(node.things, scope, voice) or whole_phrase(
        things(node.things, "plural", None, scope, voice), "in", voice
    )
    number = voice.house("number", "the")
    if node.things.alike is not None:
        number = evolve(number, adjectives=(voice.adjective("quality", "highest"),))
    return number.with_words(voice.say("of", what=told))


@value.register
def _(node: n.Next | n.Near | n.Towards, scope: Scope, voice: Voice) -> Nominal:
    return Fixed(where_to(n.It(span=node.span), node, False, scope, voice))


@value.register
def _(node: n.Steps, scope: Scope, voice: Voice) -> Nominal:
    start, goal = value(node.start, scope, voice), value(node.goal, scope, voice)
    steps = voice.say("steps", start=start, goal=goal, along=way(node.along, voice))
    return voice.house("number", "the").with_words(steps)


@value.register
def _(node: n.LongestWay, scope: Scope, voice: Voice) -> Nominal:
    told = whole_phrase(things(node.things, "the plural", None, scope, voice), "in", voice)
    avoided: str | Phrase = ""
    if node.avoided is not None:
        places = whole_phrase(things(node.avoided, "the plural", None, scope, voice), "in", voice)
        avoided = voice.say("not-through", things=places)
    if node.fact is None:
        return voice.house("length", "the").with_words(voice.say("longest-way", things=told, avoided=avoided))
    noun = _fact_or_value(node.fact.text, voice)
    most = (voice.adjective("quality", "highest"), voice.adjective("quality", "total"))
    return evolve(noun, adjectives=most, after=(voice.say("longest-way-by", things=told, avoided=avoided),))


@value.register
def _(node: n.Aggregate, scope: Scope, voice: Voice) -> Nominal:
    if isinstance(node.fact, n.Group):
        return _of_each(node.word, node.fact, node.things, scope, voice)
    told = whole_phrase(things(node.things, "the plural", None, scope, voice), "in", voice)
    chosen = chosen_resource(node.fact, scope)
    noun = _fact_or_value(node.fact.text, voice) if chosen is None else of_resource("stock", chosen, scope, voice)
    quality = voice.adjective("quality", node.word)
    return evolve(noun, adjectives=(quality,), after=(*noun.after, voice.say("of", what=told)))


def _fact_or_value(name: str, voice: Voice) -> Phrase:
    counter = counted_kind(name, voice)
    if counter is not None:
        return voice.counter(counter, "the")
    if name == "face":
        return voice.house("number", "the")
    return voice.phrase(voice.noun("value" if name in voice.model.values else "fact", name), "the")


@value.register
def _(node: n.AggregateOf, scope: Scope, voice: Voice) -> Nominal:
    match node.of:
        case n.Of(name=n.Name(text="resources"), owner=owner):
            noun = "total" if node.word == "total" else "resource"
            whose = owner_of(owner, scope, voice)
            if node.word == "total":
                told = voice.house("resource", "the plural" if whose is not None else "plural", owner=whose)
                return voice.house("total", "the").with_words(voice.say("of", what=told))
            return voice.house(noun, "the", owner=whose, adjectives=(voice.adjective("quality", node.word),))
    dice = of_dice(node, scope, voice)
    if dice is not None:
        return dice
    told_of = value(node.of, scope, voice)
    words = voice.say("of", what=told_of)
    if node.word == "total":
        return voice.house("total", "the").with_words(words)
    return voice.house("resource", "the", adjectives=(voice.adjective("quality", node.word),)).with_words(words)


@value.register
def _(node: n.ExtremeOf, scope: Scope, voice: Voice) -> Nominal:
    told = voice.series([value(part, scope, voice) for part in node.parts])
    noun = node.word if len(node.parts) > 2 else {"highest": "higher", "lowest": "lower"}[node.word]
    return voice.house(noun, "the").with_words(voice.say("out-of", what=told))


@value.register
def _(node: n.Times, scope: Scope, voice: Voice) -> Nominal:
    sides = [unfolded(side, scope)[0] for side in (node.left, node.right)]
    for count, each in (sides, sides[::-1]):
        if isinstance(count, n.Number):
            return so_many_times(count.value, value(each, scope, voice), voice)
    told = voice.series([value(side, scope, voice) for side in (node.left, node.right)])
    return voice.house("product", "the").with_words(voice.say("of", what=told))


@value.register
def _(node: n.Divided, scope: Scope, voice: Voice) -> Nominal:
    told = value(node.left, scope, voice)
    part = {2: "half", 3: "third", 4: "quarter"}.get(node.by.value)
    if part is None:
        shared = voice.say("divided-by", number=node.by.value)
        return told.with_words(shared) if isinstance(told, Phrase) else Fixed(f"{told.case('nom')} {shared}")
    some = voice.house(part, "bare" if part == "half" else "a")
    return some.with_words(voice.say("of", what=told), voice.say("rounded-down"))


@value.register
def _(node: n.Per, scope: Scope, voice: Voice) -> Nominal:
    if speaks_of_it(node.value):
        return _of_each("total", node.value, node.things, scope, voice)
    inner = value(node.value, scope, voice)
    words = per_words(node.things, scope, voice, node.step)
    return inner.with_words(words) if isinstance(inner, Phrase) else Fixed(f"{inner.case('nom')} {words}")


def _of_each(word: str, said: n.Expr, each_of: n.Things, scope: Scope, voice: Voice) -> Nominal:
    """`the total trade of the planets in your empire`, `the lowest number of steps from here to the ponds`."""
    told = things(each_of, "the plural", None, scope, voice)
    each = evolve(told.each, pronoun=None)  # all of them are named, not `its`
    found = value(said, told.inner.but(it=each).speaking(each, whole_phrase(told, "in", voice)), voice)
    quality = voice.adjective("quality", word)
    if isinstance(found, Phrase):
        return evolve(found, adjectives=(quality, *found.adjectives))
    if word == "total":
        return found
    return voice.house("result", "the", adjectives=(quality,)).with_words(voice.say("of", what=found))


@value.register
def _(node: n.Sum, scope: Scope, voice: Voice) -> Nominal:
    plus = voice.say("plus")
    times: dict[str, list[n.Expr]] = {}
    for one in _summands(node):
        times.setdefault(node_text(one), []).append(one)
    if any(len(same) > 1 for same in times.values()):
        return Series(tuple(times_of(same, scope, voice) for same in times.values()), (plus, plus), together=True)
    parts = (value(node.left, scope, voice), value(node.right, scope, voice))
    short = isinstance(parts[1], Phrase) and not parts[1].after
    if isinstance(node.left, n.Number) and node.operator == "+" and short:
        parts = parts[::-1]
    less = node.operator == "-"
    return Series(parts, (", ", voice.say("minus") if less else plus), together=True, less=less)


def _summands(expr: n.Expr) -> list[n.Expr]:
    """What is added up, one by one."""
    if isinstance(expr, n.Sum) and expr.operator == "+":
        return [*_summands(expr.left), expr.right]
    return [expr]


def times_of(same: list[n.Expr], scope: Scope, voice: Voice) -> Nominal:
    """`twice your coins`, for what is added several times."""
    each = value(same[0], scope, voice)
    return each if len(same) == 1 else so_many_times(len(same), each, voice)


def so_many_times(count: int, each: Nominal, voice: Voice) -> Nominal:
    """`3 times your coins`."""
    before, behind = (voice.say(f"times-{where}", count=count) for where in ("before", "behind"))
    return Series(
        tuple(Fixed(one) if isinstance(one, str) else one for one in (before, each, behind) if one), (" ", " ")
    )


# ---- things ---------------------------------------------------------------------------------------------------------

HOWS = {"a": "a", "exactly": "exactly", "up to": "up to", "one to": "one to", "any number of": "any", "all": "all"}


@value.register
def _(node: n.Pick, scope: Scope, voice: Voice) -> Nominal:
    return pick_of(node, scope, voice)[0]


def pick_of(node: n.Pick, scope: Scope, voice: Voice, where: n.Expr | None = None) -> tuple[Phrase, Entity]:
    """A pick as it is named, and the thing that is picked."""
    how = HOWS[node.quantity]
    count = number_of(node.count, scope, voice) if node.count is not None else None
    limits = [one for one in (node.where, where) if one is not None]
    limit = limits[0] if len(limits) == 1 else None
    if len(limits) == 2:
        limit = n.Logic(operator="and", left=limits[0], right=limits[1], span=node.span)
    told = things(node.things, how if count is not None or node.count is None else "plural", count, scope, voice, limit)
    phrase = whole_phrase(told, "from" if node.things.joint == "from" else "in", voice)
    if node.count is not None and count is None:
        base = evolve(told.phrase, how="the")
        counted = amount_of(node.count, base, scope, voice)
        if node.quantity == "up to" and each_of(node.count, scope, voice) is None:
            most = value(node.count, scope, voice)
            counted = base.told("plural").with_words(voice.say("at-most-as-many", number=most, close=CLOSE))
        assert isinstance(counted, Phrase)
        phrase = whole_phrase(evolve(told, phrase=counted), "from", voice)
    return phrase, told.each


@value.register
def _(node: n.PickedOut, scope: Scope, voice: Voice) -> Nominal:
    told = things(node.things, "the", None, scope, voice, node.where)
    return whole_phrase(told, "from" if node.things.joint == "from" else "in", voice)


@value.register
def _(node: n.Things, scope: Scope, voice: Voice) -> Nominal:
    return whole_phrase(things(node, "plural", None, scope, voice), "in", voice)


@value.register
def _(
    node: n.Compare | n.Either | n.Inside | n.There | n.Extreme | n.Stretch | n.Can | n.Not, scope: Scope, voice: Voice
) -> Nominal:
    return Fixed(condition(node, scope, voice))


@value.register
def _(node: n.Logic, scope: Scope, voice: Voice) -> Nominal:
    """Two places are one: `your rows or your stall`."""
    return voice.series([value(node.left, scope, voice), value(node.right, scope, voice)], node.operator)


def word_or_value(node: n.Node, voice: Voice) -> Nominal:
    """What a fact gives, as something named: a number, a word."""
    return voice.word(node.text) if isinstance(node, n.Name) else value(node, Scope(), voice)
