"""Namesakes: cards that share a title are told apart by their kinds, or by what only one of them has."""

from __future__ import annotations

from interpreter.model import Design, Model
from moodsl.prose.voice import Voice


def apart(name: str, voice: Voice, kind_is_said: bool = False) -> str | None:
    """What tells a card from others of its title: `river` for the mill of that sort; None if no other is called so, or
    none of its kind where that is said beside it."""
    model = voice.model
    design = model.designs[name]
    title = None if name in voice.labels else design.titles.get("en")  # the places of a board are told by their labels
    if not title:
        return None
    others = [one for one in model.designs.values() if one is not design and one.titles.get("en") == title]
    if kind_is_said:
        others = [one for one in others if one.kind == design.kind]
    if not others:
        return None
    if all(one.kind != design.kind for one in others):
        return voice.noun("kind", design.kind).form("nom", False)
    for fact in design.facts:
        own = design_words(design, fact, model)
        if own and all(design_words(one, fact, model) != own for one in others):
            shared = set.intersection(*(set(design_words(one, fact, model)) for one in others))
            return ", ".join(voice.word(word).case("nom") for word in dict.fromkeys(own) if word not in shared)
    for fact, spec in model.kinds[design.kind].facts.items():
        number = design.facts.get(fact)
        if spec.type == "number" and all(one.facts.get(fact) != number for one in others):
            return f"{voice.noun('fact', fact).form('nom', False)} {number}"
    return None


def design_words(design: Design, fact: str, model: Model) -> list[str]:
    """The words that a fact of a card is; none for numbers."""
    spec, given = model.kinds[design.kind].facts.get(fact), design.facts.get(fact)
    if spec is None or spec.type not in ("words", "several"):
        return []
    return [model.words[one] for one in (given if isinstance(given, tuple) else (given,)) if isinstance(one, int)]
