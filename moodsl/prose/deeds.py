"""Deeds: the verbs of a game, put together from the words of its pack: the verb, and each part behind its own words."""

from __future__ import annotations

from collections.abc import Collection

from interpreter.check.expressions.phrases import VerbPhrase, find_verb
from interpreter.check.nouns import verb_named
from interpreter.model import Parameter, VerbDef
from interpreter.syntax import nodes as n
from interpreter.syntax.verbs import VERBS
from moodsl.prose.amounts import each_of, per_words
from moodsl.prose.counts import number_of
from moodsl.prose.fact_words import word_named
from moodsl.prose.nominals import Fixed, Nominal, Noun
from moodsl.prose.places import PlacePhrase, at_of, noun_for, place_phrase, place_words
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, unfolded, value
from moodsl.prose.verbs import SENTENCES
from moodsl.prose.voice import Voice
from moodsl.prose.words import WordEntry

BEHIND_PLACES = ("into", "onto", "under", "along", "through")
"""The joints behind which a verb has a place."""


def own_verb(
    verb: VerbDef,
    args: tuple[n.Arg, ...],
    form: str,
    scope: Scope,
    voice: Voice,
    fill: str = "",
    also: Collection[Parameter] = (),
) -> str:
    """A verb of the game with its parts, each behind its own words; an object that is left out, and the parts that are
    told `also`, are told in general if `fill` says how (`a`, `plural`), but for a word that the verb itself says
    (`.word`)."""
    entry = voice.lexicon.entry("verb", verb.name)
    holes, parts = voice.lexicon.holes(entry, form), []
    inside: dict[str, Nominal] = {}
    for parameter in verb.parameters:
        arg = next((one for one in args if one.joint == parameter.joint and _fits(one, parameter)), None)
        if parameter.name in holes:
            inside[parameter.name] = _in_hole(parameter, arg, fill, scope, voice)
            continue
        if arg is None:
            said = parameter.type == "word" and voice.sentences.has(entry.message, parameter.name)
            if fill and (parameter.joint is None or parameter in also) and not said:
                parts.append(_part(voice, entry, parameter, _any(parameter, fill, voice)))
            continue
        number = number_of(arg.value, scope, voice)
        if number is not None and parameter.type == "number":
            parts.append(_part(voice, entry, parameter, number))
            continue
        each, home = unfolded(arg.value, scope)
        if isinstance(each, n.Per) and (number := number_of(each.value, home, voice)) is not None:
            parts += [_part(voice, entry, parameter, number), per_words(each.things, home, voice, each.step)]
            continue
        counted = _counted(arg.value, parameter, entry, scope, voice)
        if counted is not None:
            parts.append(counted)
            continue
        place = parameter.type in ("pile", "places")
        if place and not isinstance(arg.value, n.Pick):
            parts.append(_placed(voice, entry, parameter, place_phrase(arg.value, scope, voice)))
            continue
        about = scope.but(subject=None) if parameter.type == "number" else scope
        nominal = _named(arg.value, parameter, about, voice)
        if isinstance(arg.value, n.Pick) and arg.value.things.words[-1:] and place:
            noun = noun_for(arg.value.things.words[-1].text, voice)[0]
            parts.append(_placed(voice, entry, parameter, PlacePhrase(nominal, at_of(noun, voice))))
            continue
        parts.append(_part(voice, entry, parameter, nominal))
    return " ".join(filter(None, [voice.verb_of_game(verb.name, form, **inside), *parts]))


def _named(what: n.Expr | n.Choice, parameter: Parameter, scope: Scope, voice: Voice) -> Nominal:
    """What a part is, by its name."""
    doer = entity_of(what, scope)
    if parameter.type == "player" and doer is not None and doer is scope.subject:
        return voice.pronoun("yourself" if doer.you else "themselves")
    return (word_named if parameter.type == "word" else value)(what, scope, voice)


def _in_hole(parameter: Parameter, arg: n.Arg | None, fill: str, scope: Scope, voice: Voice) -> Nominal:
    """What stands in a hole of the title: what the part is at the table, as it is written, or in general."""
    if parameter.name in scope.known:
        return scope.known[parameter.name]
    if arg is not None:
        return _named(arg.value, parameter, scope, voice)
    return _any(parameter, fill, voice) if fill else Fixed("0")


def verb_by_itself(verb: VerbDef, voice: Voice) -> str:
    """A verb without its parts, but for those in the holes of its title, in general: `turn it a number`."""
    return voice.verb_of_game(verb.name, "bare", **{one.name: _any(one, "a", voice) for one in _in_title(verb, voice)})


def verb_for(verb: VerbDef, part: Parameter, noun: Noun, voice: Voice) -> str:
    """A verb with one part, which was named just before: `choose a die to turn`, `choose a hex to put a disc on`; where
    the language wants a pronoun for it «выберите кубик, чтобы положить его»."""
    told = verb_by_itself(verb, voice)
    if part in _in_title(verb, voice):
        return told
    return f"{told} {_part_named_before(verb, part, noun, voice)}".strip()


def verb_onto(verb: VerbDef, kind: str, voice: Voice) -> str:
    """A verb with its object in general; where what was named just before, of a kind, is the place for it, with that:
    `choose a shelf to put a jar onto`."""
    told, model = own_verb(verb, (), "bare", Scope(), voice, fill="a"), voice.model
    fitting = (one for one in verb.parameters if one.joint in BEHIND_PLACES and model.is_a(kind, one.kind))
    place = next(fitting, None)
    if place is None or place in _in_title(verb, voice):
        return told
    return f"{told} {_part_named_before(verb, place, noun_for(kind, voice)[0], voice)}"


def _part_named_before(verb: VerbDef, part: Parameter, noun: Noun, voice: Voice) -> str:
    """A part that was named just before: what stands in front of it, and a pronoun where the language wants one."""
    what = Fixed("") if voice.language == "en" else voice.pronoun("it", noun.agreement)
    return _part(voice, voice.lexicon.entry("verb", verb.name), part, what).strip()


def _in_title(verb: VerbDef, voice: Voice) -> list[Parameter]:
    """The parts that stand in holes of the title of a verb."""
    holes = voice.lexicon.holes(voice.lexicon.entry("verb", verb.name), "bare")
    return [one for one in verb.parameters if one.name in holes]


def _counted(count: n.Expr, parameter: Parameter, entry: WordEntry, scope: Scope, voice: Voice) -> str | None:
    """A number that is not always the same, if the pack's words say it in a way of their own: `.hours-each` behind one
    hour for each thing, `.hours-of` for as many hours as something else."""
    each = each_of(count, scope, voice) if parameter.type == "number" else None
    if each is not None:
        said = voice.known(entry, f"{parameter.name}-each", each=each)
        if said is not None:
            return said
    if parameter.type != "number" or not voice.sentences.has(entry.message, f"{parameter.name}-of"):
        return None
    return voice.known(entry, f"{parameter.name}-of", what=value(count, scope.but(subject=None), voice))


def _fits(arg: n.Arg, parameter: Parameter) -> bool:
    return arg.joint != "with" or (arg.name is not None and arg.name.text == parameter.name)


def _placed(voice: Voice, entry: WordEntry, parameter: Parameter, place: PlacePhrase) -> str:
    """A place behind a joint: the pack's own words, or those of the house."""
    own = voice.known(entry, parameter.name, what=place.nominal, at=place.at)
    return own if own is not None else place_words(place, "under" if parameter.joint == "under" else "into", voice)


def _part(voice: Voice, entry: WordEntry, parameter: Parameter, what: Nominal | int) -> str:
    own = voice.known(entry, parameter.name, what=what)
    if own is not None:
        return own
    if parameter.joint is None:
        return voice.say("object", what=what)
    plain = f"part-{parameter.joint}"
    if plain in voice.sentences:
        return voice.say(plain, what=what, name=parameter.name)
    return voice.lexicon.lack(entry, parameter.name)


def _any(parameter: Parameter, how: str, voice: Voice) -> Nominal:
    """What a part can be, said in general: `you cannot build ships`."""
    if parameter.type == "player":
        return voice.house("opponent", how)
    if parameter.type == "number":
        return Fixed(voice.say("some-number"))
    if parameter.type == "word":
        return voice.phrase(voice.noun("part", parameter.name), how)
    if parameter.type in ("die", "dice"):
        return voice.phrase(noun_for("die", voice)[0], "plural" if parameter.type == "dice" else how)
    if parameter.kind and parameter.kind in voice.model.kinds:
        return voice.phrase(voice.noun("kind", parameter.kind), how)
    if parameter.type == "pile" and parameter.kind in voice.model.zones:
        return voice.phrase(voice.noun("pile", parameter.kind), how)
    return voice.house(parameter.type if parameter.type in ("card", "piece", "resource") else "card", how)


def deed(phrase: n.Phrase, form: str, scope: Scope, voice: Voice) -> str:
    """A verb and its objects, for `can` and `cannot`; the object that is left out is told in general."""
    found = find_verb(phrase, voice.model)
    name = found.verb.text if found is not None else phrase.verb.text
    args = found.args if found is not None else phrase.args
    own = verb_named(set(voice.model.verbs), name)
    if own is not None:
        return own_verb(voice.model.verbs[own], args, form, scope, voice, fill="plural")
    say = n.Say(phrase=phrase, span=phrase.span)
    told = VerbPhrase(None, n.Name(text=verb_named(VERBS, name) or name, span=phrase.verb.span), args)
    return SENTENCES[told.verb.text](told, say, form, scope, voice)
