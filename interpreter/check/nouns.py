"""Nouns: which kind of things a word names, in singular and plural."""

from __future__ import annotations

from collections.abc import Container

from interpreter.effects.values import Changed, Const, Value
from interpreter.model import Kind, Model, Zone

BASES = ("card", "board", "place", "piece", "die")
"""What a kind of things can be."""


def singulars(word: str) -> list[str]:
    """The words that `word` may be the plural (or the -s form) of, itself first.

    `singulars("cities") -> ["cities", "citie", "city"]`
    """
    found = [word]
    if word.endswith("dice"):
        found.append(word[:-4] + "die")
    if word.endswith("s") and len(word) > 2:
        found.append(word[:-1])
    if word.endswith("es") and len(word) > 3:
        found.append(word[:-2])
    if word.endswith("ies") and len(word) > 4:
        found.append(word[:-3] + "y")
    return found


def kinds_named(model: Model, word: str) -> tuple[str, ...]:
    """The kinds that a noun names: a kind by its name, with those that are kinds of it; `card` all cards (boards are
    none), `piece` all pieces."""
    for name in singulars(word):
        if name in model.kinds:
            return model.under(name)
        if name in BASES:
            kinds = tuple(kind.name for kind in model.kinds.values() if kind.base == name)
            if kinds:
                return kinds
    return ()


def resource_named(model: Model, word: str) -> str | None:
    """The resource that a noun names, `coin` or `coins`; None where it names things, or nothing."""
    names = () if kinds_named(model, word) else singulars(word)
    return next((name for name in names if name in model.resources), None)


def drawn_from(model: Model, word: str) -> list[Zone]:
    """The places from which things of a noun are drawn; that for just these things, if there is one."""
    kinds = set(kinds_named(model, word))
    zones = [zone for zone in model.zones.values() if zone.drawn and kinds & set(kinds_named(model, zone.of))]
    same = [zone for zone in zones if zone.of == singular(model, word)]
    return same if len(same) == 1 else zones


def kind_of(model: Model, thing: Value) -> str | None:
    """The kind of a thing, if it is known; that of a card which a scenario names is; of a value its base's."""
    if isinstance(thing, Changed) and thing.type == "card":
        return getattr(model.values[thing.value].base, "kind", None)
    if isinstance(thing, Const) and thing.type == "card":
        named = (one for one in model.designs.values() if thing.value in range(one.first, one.first + one.copies))
        return next((one.kind for one in named), None)
    return getattr(thing, "kind", None)


def kinds_of(model: Model, thing: Value) -> list[Kind]:
    """The kinds that a thing may be of: its own, or all if that is not known."""
    kind = kind_of(model, thing)
    if kind is None and thing.type == "die":
        return [one for one in model.kinds.values() if one.base == "die"]
    return [model.kinds[one] for one in model.under(kind)] if kind else list(model.kinds.values())


def one_kind(model: Model, kinds: tuple[str, ...] | list[str]) -> str | None:
    """The kind of which all these are kinds; None where there is none, as for all cards."""
    return next((kind for kind in kinds if set(model.under(kind)) == set(kinds)), None)


def words_named(name: str, model: Model) -> list[str]:
    """The words that a fact or a mark of this name can be."""
    specs = [kind.facts[name] for kind in model.kinds.values() if name in kind.facts]
    facts = [spec.words for spec in specs if spec.type != "resource"]
    marks = [model.counted[name].words] if name in model.counted else []
    return list(dict.fromkeys(word for words in (*facts, *marks) for word in words))


def piled_zone(model: Model, word: str) -> str | None:
    """The piled zone of which `word` names one pile: `system` for the zone `systems`."""
    for zone in model.zones.values():
        if zone.piled and word in singulars(zone.name):
            return zone.name
    return None


def singular(model: Model, word: str) -> str:
    """The noun under which one such thing is known: `card` for `cards`."""
    for name in singulars(word):
        if name in model.kinds or name in (*BASES, "player", "opponent", "slot", "action"):
            return name
        if name != word and piled_zone(model, name):
            return name
    return word


def verb_named(verbs: Container[str], word: str) -> str | None:
    """The verb that `word` is, with or without the -s of a subject: `loses` is `lose`, `waits_for` is `wait_for`."""
    return next((name for name in without_s(word) if name in verbs), None)


def without_s(word: str) -> list[str]:
    """The names that `word` may mean, as a plural or as a verb with the -s of a subject: `hands_on` is `hand_on`."""
    first, joined, rest = word.partition("_")
    return singulars(word) + [name + joined + rest for name in singulars(first) if joined]
