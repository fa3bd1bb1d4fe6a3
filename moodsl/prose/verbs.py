"""Verbs: the verbs of the language, each with a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.check.expressions.phrases import VerbPhrase
from interpreter.check.nouns import drawn_from, kinds_named, singulars
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n, show
from interpreter.syntax.verbs import OUT_OF_THE, VERBS
from moodsl.prose.amounts import amount_of, as_many_held, each_of, whole_phrase
from moodsl.prose.counts import base_of, counted_place, number_of
from moodsl.prose.dice import are_dice, die_shown, face_named, is_dice
from moodsl.prose.fact_words import is_resource
from moodsl.prose.holding import as_number, chosen_resource, of_resource
from moodsl.prose.marks import is_set_by_doer, set_by_doer, set_to
from moodsl.prose.merging import added
from moodsl.prose.nominals import Fixed, Nominal, Phrase, Pronoun, Series, is_long
from moodsl.prose.places import PlacePhrase, at_of, noun_for, place_phrase, place_words
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.telling import entity_of, unfolded, value
from moodsl.prose.things import counted_kind, things
from moodsl.prose.values import HOWS, pick_of
from moodsl.prose.voice import CLOSE, Voice

# ---- counters -------------------------------------------------------------------------------------------------------


def amounts(phrase: VerbPhrase, node: n.Say, scope: Scope, voice: Voice) -> Nominal:
    """The list behind gain, lose and pay."""
    values = [phrase.args[0].value, *node.more] if phrase.args else [*node.more]
    if isinstance(values[0], n.Pick):
        return chosen_amount(values[0], scope, voice)
    told = [(one, value(base_of(one, scope, voice), scope, voice)) for one in values]
    return voice.series([added(what, phrase, one, scope, voice) for one, what in told])


def is_amount(pick: n.Pick, scope: Scope, voice: Voice) -> bool:
    """Whether what is picked is no thing, but so much of something counted: `any number of coins`."""
    unit = pick.things.words[-1] if pick.things.words else None
    if unit is None or (pick.things.place is not None and pick.things.joint != "of"):
        return False
    family = any(one in voice.model.families or is_resource(one, voice) for one in singulars(unit.text))
    return family or counted_kind(unit.text, voice) is not None or chosen_resource(unit, scope) is not None


def chosen_amount(pick: n.Pick, scope: Scope, voice: Voice) -> Nominal:
    """`any number of coins`, `up to 3 coins`."""
    one = n.Amount(
        count=n.Number(value=1, span=pick.span), unit=pick.things.words[-1], of=pick.things.place, span=pick.span
    )
    noun = value(one, scope, voice)
    assert isinstance(noun, Phrase)
    count = number_of(pick.count, scope, voice) if pick.count is not None else None
    if pick.count is None or count is not None:
        return noun.told(HOWS[pick.quantity], count)
    most = value(pick.count, scope, voice)
    return noun.told("plural").with_words(voice.say("at-most-as-many", number=most, close=CLOSE))


def simple(verb: str, form: str, what: Nominal, voice: Voice, **parts: object) -> str:
    """A verb of the language and what it is done to."""
    return voice.say("verb-and-object", verb=voice.verb(verb, form), what=what, **parts)


def say_amounts(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    match phrase.args[0].value:
        case n.Amount(unit=unit, count=count) if not node.more:
            counter = counted_kind(unit.text, voice)
            number = number_of(count, scope, voice)
            by: object = number if number is not None else value(count, scope, voice)
            if counter is not None and voice.model.counted[counter].of_game:
                what = as_number(counter, None, voice)
                return voice.say(f"{phrase.verb.text}-of-all", what=what, number=by)
            if counter is not None and phrase.verb.text == "gain":
                told = voice.known(voice.lexicon.entry("counter", counter), "gained", number=by)
                if told is not None:
                    return voice.say("set-flag", verb=voice.verb("note", form), clause=told)
        case n.Of(name=n.Name(text=fact), owner=owner) if not node.more:
            told = voice.known(voice.lexicon.entry("fact", fact), "gained", what=value(owner, scope, voice))
            if told is not None:
                return f"{voice.verb(phrase.verb.text, form)} {told}"
    return simple(phrase.verb.text, form, amounts(phrase, node, scope, voice), voice)


def say_score(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    noun = voice.house("point", "the")
    if node.more:
        return simple("score", form, amounts(phrase, node, scope, voice), voice)
    expr, home = unfolded(phrase.args[0].value, scope)
    taken = below_nothing(expr)
    if taken is not None:
        return simple("lose", form, amount_of(taken, noun, home, voice), voice)
    expr = counted_place(expr, home, voice)  # type: ignore[arg-type]
    held = as_many_held(expr, noun, home, voice)
    if held is not None:
        return simple("score", form, held, voice)
    if not is_points(expr, home, voice):
        how = "score-sum" if isinstance(expr, n.Sum | n.Times) else "score-value"
        known = entity_of(expr, home)
        if known is not None and known.sort == "number" and known.pronoun is not None:
            how = "score-so-many"
        elif isinstance(expr, n.Name) and expr.text in voice.model.counters:
            how = "score-counter"
        return voice.say(how, verb=voice.verb("score", form), what=value(expr, home, voice))
    number = amount_of(expr, noun, home, voice)
    return simple("score", form, added(number, phrase, expr, scope, voice), voice)


def is_points(expr: n.Node, scope: Scope, voice: Voice) -> bool:
    """Whether what is scored is told as so many points: `3 points`, `1 point for each card`."""
    is_most = isinstance(expr, n.NumberOf) and expr.things.alike is not None
    if (isinstance(expr, n.Per | n.NumberOf | n.Aggregate) and not is_most) or number_of(
        expr, scope, voice
    ) is not None:
        return True
    return each_of(expr, scope, voice) is not None


def told_score(phrase: VerbPhrase, node: n.Say, scope: Scope, voice: Voice) -> Nominal:
    """What a line scores, without its verb, as it stands in the score sheet: `twice the number of their cards`."""
    values = [counted_place(one, scope, voice) for one in (phrase.args[0].value, *node.more)]
    told = [value(one, scope, voice) for one in values]
    return voice.series([one.told("bare") if isinstance(one, Phrase) else one for one in told])


def below_nothing(expr: n.Node) -> n.Expr | None:
    """In place of a number below 0 how much that is: `score -2 for each …` loses 2 points for each."""
    match expr:
        case n.Number(value=value) if value < 0:
            return evolve(expr, value=-value)
        case n.Per(value=n.Number(value=value) as each) if value < 0:
            return evolve(expr, value=evolve(each, value=-value))
    return None


def say_set(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what, new = phrase.args[0].value, phrase.args[1].value
    if isinstance(what, n.Name) and what.text == "first":
        entity = entity_of(new, scope)
        if entity is not None and entity is scope.subject and (form == "bare" or not entity.you):
            return voice.say("become-first", verb=voice.verb("become", form))
        who = value(new, scope.but(subject=None), voice)
        return voice.say("set-first", what=who, verb=voice.verb("become", who.person))
    die = die_shown(what, scope)
    if die is not None:
        turned, face = value(die, scope, voice), face_named(new, scope, voice)
        return voice.say("turn-die", verb=voice.verb("turn", form), what=turned, face=face)
    if isinstance(what, n.Name) and is_set_by_doer(what, voice):
        return set_by_doer(what, new, form, scope, voice)
    marked = set_to(what, new, scope, voice)
    if marked is not None:
        return marked
    if isinstance(what, n.Name) and what.text in voice.model.counters and form != "one":
        told = voice.known(voice.lexicon.entry("counter", what.text), "set", new=value(new, scope, voice))
        if told is not None:
            return told
    clause = flag_set(what, new, scope, voice)
    if clause is not None:
        return voice.say("set-flag", verb=voice.verb("note", form), clause=clause)
    named = value(what, scope, voice)
    counter = counted_kind(what.text, voice) if isinstance(what, n.Name) else None
    owner = voice.owner(scope.doer, scope) if scope.doer is not None else None
    if counter is not None and not voice.model.counted[counter].of_game and owner is not None:
        named = as_number(counter, owner, voice)
    elif (chosen := chosen_resource(what, scope)) is not None:
        named = of_resource("stock", chosen, scope, voice, owner)
    return voice.say("set", verb=voice.verb("set", form), what=named, new=value(new, scope, voice))


def flag_set(what: n.Expr, new: n.Expr, scope: Scope, voice: Voice) -> str | None:
    """What is so once a counter that is 0 or 1 has been set, if the pack's words say it: `no action is under way`."""
    number = number_of(new, scope, voice)
    match what:
        case n.Name(text=name):
            who = voice.mention(scope.doer, scope) if scope.doer is not None else None
        case n.Of(name=n.Name(text=name), owner=owner):
            who = value(owner, scope, voice)
        case _:
            return None
    counter = voice.model.counters.get(name)
    if counter is None or counter.high != 1 or number not in (0, 1):
        return None
    parts = {"what": who} if who is not None else {}
    return voice.known(voice.lexicon.entry("counter", name), "any" if number else "none", **parts)


def say_rank(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    if isinstance(phrase.args[0].value, n.Number) and not node.more:  # all have as much of it
        return voice.say("rank-nobody")
    they = scope.but(doer=Entity("player", silent=True))
    keys = [_rank_key(one, they, voice) for one in (phrase.args[0].value, *node.more)]
    link = voice.say("join-next-key")
    return voice.say("rank", what=Series(tuple(keys), (link, link)))


def _rank_key(expr: n.Expr, they: Scope, voice: Voice) -> Nominal:
    """`fame`; of `0 - their coin` the lowest coin comes first."""
    is_lowest = isinstance(expr, n.Sum) and expr.operator == "-" and expr.left.span.text == "0"
    asked = expr.right if isinstance(expr, n.Sum) and is_lowest else expr
    key = value(counted_place(asked, they, voice), they, voice)
    if not isinstance(key, Phrase):
        return value(expr, they, voice)
    told = _ranked_by(key, voice)
    return told.with_words(voice.say("rank-lowest")) if is_lowest else told


def _ranked_by(key: Phrase, voice: Voice) -> Phrase:
    """`fame`, but `coins`, which are several; in Russian they are ranked by their number."""
    if voice.lexicon.find(key.noun.entry, "plural") is None:  # type: ignore[attr-defined]
        return key.told("bare")
    if voice.language == "en":
        return key.told("plural")
    return voice.house("number", "bare").with_words(voice.say("of", what=key.told("plural")))


# ---- cards and pieces -----------------------------------------------------------------------------------------------


def moved(expr: n.Node, scope: Scope, voice: Voice, relation: str = "from") -> Nominal:
    """What a verb moves: a pick is taken from its place."""
    if isinstance(expr, n.Pick):
        how = HOWS[expr.quantity]
        count = number_of(expr.count, scope, voice) if expr.count is not None else None
        if expr.count is not None and count is None:
            return pick_of(expr, scope, voice)[0]
        told = things(expr.things, how, count, scope, voice, expr.where)
        return whole_phrase(told, relation, voice)
    meant, home = unfolded(expr, scope)
    if isinstance(meant, n.PickedOut):
        return whole_phrase(things(meant.things, "the", None, home, voice, meant.where), relation, voice)
    return value(expr, scope, voice)


def say_pay(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what = phrase.args[0].value
    if not isinstance(what, n.Pick) or is_amount(what, scope, voice):
        paid = amounts(phrase, node, scope, voice)
        discount = next((arg for arg in phrase.args[1:] if arg.joint == "with"), None)
        if discount is None:
            return simple("pay", form, paid, voice)
        number = voice.series(_summands(discount.value, scope, voice))
        return voice.say("pay-less", verb=voice.verb("pay", form), what=paid, number=number)
    kinds = kinds_named(voice.model, what.things.words[-1].text) if what.things.words else ()
    pieces = bool(kinds) and voice.model.kinds[kinds[0]].base == "piece"
    if pieces and len(phrase.args) > 1:
        return say_put(phrase, node, form, scope, voice)
    home = voice.model.kinds[kinds[0]].home if pieces else None
    if home is not None and voice.model.zones[home].per == "player":
        doer = n.You(span=what.span) if scope.doer is None or scope.doer.you else n.They(span=what.span)
        place = n.Of(name=n.Name(text=home, span=what.span), owner=doer, span=what.span)
        back = n.Arg(joint="into", value=place, span=what.span)
        return say_put(evolve(phrase, args=(*phrase.args, back)), node, form, scope, voice)
    return simple("give" if pieces else "discard", form, moved(what, scope, voice), voice)


def _summands(expr: n.Node, scope: Scope, voice: Voice) -> list[Nominal]:
    """What is added up, one by one."""
    expr, scope = unfolded(expr, scope)
    if isinstance(expr, n.Sum) and expr.operator == "+":
        return _summands(expr.left, scope, voice) + _summands(expr.right, scope, voice)
    return [value(expr, scope, voice)]


def say_put(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    target = phrase.args[1]
    if target.joint == OUT_OF_THE:
        who = value(phrase.args[0].value, scope.but(subject=None), voice)
        return voice.say("put-out", who=who, verb=voice.verb("put-out", who.person))
    place = _target(target.value, scope, voice)
    where = place_words(place, "under" if target.joint == "under" else "into", voice)
    pile = entity_of(target.value, scope)
    if target.joint == "onto" and pile is not None and pile.sort == "pile":
        where = voice.say("place-onto", place=place.nominal)
    noun = getattr(place.nominal, "noun", None)
    entry = getattr(noun, "entry", None)
    verb = (voice.lexicon.find(entry, "verb") if entry is not None else None) or "put"
    if verb == "take" and isinstance(target.value, n.Of) and not _is_doer(target.value.owner, scope):
        verb = "hand-on"
    if entry is not None and voice.lexicon.find(entry, "silent") is not None:
        where = ""
    lies = (voice.lexicon.find(entry, "lies-before") if entry is not None else None) or "from"
    what = added(moved(phrase.args[0].value, scope, voice, lies), phrase, phrase.args[0].value, scope, voice)
    short = lies == "in" and isinstance(what, Phrase) and len(what.after) < 2
    placed = not short and (not isinstance(what, Phrase) or bool(what.after) or what.whole is not None)
    own = f"say-{verb}" if placed and f"say-{verb}" in voice.sentences else "verb-object-place"
    if own == "verb-object-place" and is_long(what) and getattr(place.nominal, "owner", None) is None:
        own = "verb-place-long"
    message = "verb-place-object" if isinstance(place.nominal, Pronoun) else own
    message = "verb-object-place" if isinstance(what, Pronoun) else message
    return voice.say(message, verb=voice.verb(verb, form), what=what, where=where)


def _is_doer(owner: n.Expr, scope: Scope) -> bool:
    """Whether it is whoever acts who is named."""
    named = entity_of(owner, scope)
    return named is not None and (named.you if scope.doer is None else named == scope.doer)


def _target(expr: n.Node, scope: Scope, voice: Voice) -> PlacePhrase:
    if isinstance(expr, n.Pick):
        nominal = value(expr, scope, voice)
        return PlacePhrase(nominal, at_of(noun_for(expr.things.words[-1].text, voice)[0], voice))
    return place_phrase(expr, scope, voice)


def say_draw(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what = phrase.args[0].value
    match what:
        case n.Amount(count=n.Sum(operator="-", left=most, right=n.NumberOf(things=held))) if fills(what, held, voice):
            number = number_of(most, scope, voice)
            cards = voice.phrase(noun_for(what.unit.text, voice)[0], "plural")
            if number is None and isinstance(most, n.Of):
                return voice.say(
                    "draw-up-to", verb=voice.verb("draw", form), what=cards, most=value(most, scope, voice)
                )
            if number is not None:
                told = things(held, "exactly", number, scope.but(subject=None), voice)
                where = place_words(told.place, "in", voice) if told.place is not None else ""
                return voice.say("draw-up", verb=voice.verb("draw", form), what=cards, most=told.phrase, where=where)
    drawn = added(value(what, scope, voice), phrase, what, scope, voice)
    if any(zone.bag for zone in drawn_from(voice.model, unit_of(what))):
        return voice.say("draw-at-random", verb=voice.verb("draw", form), what=drawn)
    return simple("draw", form, drawn, voice)


def fills(drawn: n.Amount, held: n.Things, voice: Voice) -> bool:
    """Whether what is drawn comes to things that are counted: `draw (5 - number of your hand) cards`."""
    match held.place or held.owned:
        case n.Of(name=n.Name(text=place), owner=n.You() | n.They()) if counts_all(held):
            zones, model = drawn_from(voice.model, unit_of(drawn)), voice.model
            kinds = {kind for word in held.words for kind in kinds_named(model, word.text)}
            drawn_kinds = {kind for zone in zones for kind in kinds_named(model, zone.of)}
            return {zone.drawn for zone in zones} == {place} and (not held.words or drawn_kinds <= kinds)
    return False


def counts_all(held: n.Things) -> bool:
    """Whether things are all that lie somewhere: `number of your hand`, `number of cards in your hand`."""
    return len(held.words) < 2 and held.where is None and held.having is None and held.alike is None


def empties(moved: n.Things, held: n.Things) -> bool:
    """Whether things that are moved are among those that are counted, and any of them: `discard (number of your hand -
    5) cards from your hand`."""
    where, counted = moved.place or moved.owned, held.place or held.owned
    if where is None or counted is None or show(where) != show(counted):
        return False
    return show(moved) == show(held) or (counts_all(moved) and counts_all(held))


def unit_of(drawn: n.Node) -> str:
    """The noun of what is drawn."""
    match drawn:
        case n.Amount(unit=unit):
            return unit.text
        case n.Pick(things=n.Things(words=(*_, noun))):
            return noun.text
    return ""


def say_discard(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what = phrase.args[0].value
    if is_dice(what, scope) or are_dice(what, voice):
        return simple("lay-aside", form, moved(what, scope, voice), voice)
    match what:
        case n.Pick(count=n.Sum(operator="-", left=n.NumberOf(things=held), right=rest)) if empties(what.things, held):
            number = number_of(rest, scope, voice)
            told = things(what.things, "plural", None, scope, voice)
            cards = whole_phrase(told, "from", voice)
            if number is None and isinstance(rest, n.Of):
                least = value(rest, scope, voice)
                return voice.say("discard-down-to", verb=voice.verb("discard", form), what=cards, least=least)
            if number is not None:
                return voice.say("discard-down", verb=voice.verb("discard", form), what=cards, number=number)
    return simple("discard", form, added(moved(what, scope, voice), phrase, what, scope, voice), voice)


def say_roll(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    return simple("roll", form, amounts(phrase, node, scope, voice), voice)


def say_reroll(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    return simple("reroll", form, moved(phrase.args[0].value, scope, voice), voice)


def say_object(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    """A verb that says nothing but what it is done to."""
    return simple(phrase.verb.text, form, value(phrase.args[0].value, scope, voice), voice)


def say_reveal(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what = value(phrase.args[0].value, scope, voice)
    if len(phrase.args) == 1:
        return simple("reveal", form, what, voice)
    to = phrase.args[1].value
    if entity_of(to, scope) in (scope.doer, scope.subject):
        return simple("look", form, what, voice)
    return voice.say("reveal-to", verb=voice.verb("show", form), what=what, who=value(to, scope, voice))


def say_flip(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    side = phrase.args[1].value
    what = value(phrase.args[0].value, scope, voice)
    named = isinstance(side, n.Name) and side.text not in scope.names
    up = voice.phrase(voice.noun("face", side.text), "bare") if named else value(side, scope, voice)  # type: ignore[union-attr]
    return voice.say("flip", verb=voice.verb("flip", form), what=what, face=up)


def say_arrange(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what = phrase.args[0].value
    if len(phrase.args) > 1:
        where = place_phrase(phrase.args[1].value, scope.but(subject=None), voice).nominal
        bare = evolve(where, owner=None) if isinstance(where, Phrase) else where
        named = value(what, scope, voice)
        return voice.say("arrange-under", verb=voice.verb("put", form), what=named, where=where, bare=bare)
    if isinstance(what, n.This) and what.noun is None:
        return voice.say("arrange-card", verb=voice.verb("arrange", form), what=value(what, scope, voice))
    place = place_phrase(what, scope, voice)
    return voice.say("arrange", verb=voice.verb("arrange", form), where=place_words(place, "in", voice))


# ---- the course of the game -----------------------------------------------------------------------------------------


def say_perform(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    what = phrase.args[0].value
    match what:
        case n.Pick(where=n.Either(left=n.It(), options=options)) if all(isinstance(one, n.Name) for one in options):
            names = [one.text for one in options if isinstance(one, n.Name)]
            titles = [Fixed(voice.say("title", title=voice.title("action", one))) for one in names]
            return voice.say("perform-one", verb=voice.verb("perform", form), what=voice.series([*titles], "or"))
        case n.Pick():
            return simple("perform", form, value(what, scope, voice), voice)
        case n.Name(text=name):
            title = Fixed(voice.say("title", title=voice.title("action", name)))
            return voice.say("perform-action", verb=voice.verb("perform", form), what=title)
        case n.Of(name=n.Name(text=effect), owner=card):
            title = Fixed(voice.say("title", title=voice.title("effect", effect)))
            whose = value(card, scope, voice)
            way = "perform-its-effect" if isinstance(whose, Pronoun) else "perform-effect"
            return voice.say(way, verb=voice.verb("perform", form), what=title, card=whose)
    return simple("perform", form, value(what, scope, voice), voice)


def say_announce(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    match phrase.args[0].value:
        case n.Of(name=n.Name(text=edge), owner=n.Name(text=moment)):
            return voice.say(f"announce-{edge}", what=voice.moment(moment))
    return voice.say("announce-start", what=value(phrase.args[0].value, scope, voice))


def say_skip(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    of, turn = phrase.args[0].value, voice.house("turn", "a")
    told: Nominal = turn
    if isinstance(of, n.Pick | n.Amount) and of.count is not None:
        told = amount_of(of.count, turn, scope, voice)
    return simple("skip", form, told, voice)


def say_take(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    return voice.say("take-turn", verb=voice.verb("go", form))


def say_end(phrase: VerbPhrase, node: n.Say, form: str, scope: Scope, voice: Voice) -> str:
    if isinstance(phrase.args[0].value, n.Name) and phrase.args[0].value.text == "turn":
        return voice.say("end-turn")
    said = voice.say("end")
    for arg in phrase.args[1:]:
        if arg.joint == "won by":
            who = value(arg.value, scope.but(subject=None), voice)
            said = voice.say("end-won", end=said, who=who, verb=voice.verb("win", who.person))
        elif isinstance(arg.value, n.Name):
            how = "end-lost" if voice.model.endings[arg.value.text].lost else "end-by"
            said = voice.say(how, ending=voice.title("ending", arg.value.text))
    return said


say_gain = say_lose = say_amounts
SENTENCES: dict[str, Callable[[VerbPhrase, n.Say, str, Scope, Voice], str]] = {
    verb: globals().get(f"say_{verb}", say_object) for verb in VERBS
}
