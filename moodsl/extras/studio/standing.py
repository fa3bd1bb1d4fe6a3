"""Where a card stands among the cards of its kind: by its printed numbers, and by what games have made of it."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median

from interpreter.model import Design, Model
from moodsl.extras.sim import Career
from moodsl.extras.studio.messages import Standing

NUMBERS = ("number", "amount")  # types of facts
MOST_ALIKE = 4
FEWEST = 10  # cases that a figure of a card needs to be compared


def numbers_of(design: Design, model: Model) -> dict[str, float]:
    """The printed numbers of a card by the facts that they stand in; an amount is the sum of its parts."""
    found: dict[str, float] = {}
    for name, spec in model.kinds[design.kind].facts.items():
        given = design.facts.get(name)
        parts = given if isinstance(given, tuple) else (given,)
        if spec.type in NUMBERS and all(isinstance(part, int) for part in parts):
            found[name] = float(sum(part for part in parts if isinstance(part, int)))
    return found


def fellows_of(design: Design, model: Model) -> list[Design]:
    """The other cards of its kind."""
    return [one for one in model.designs.values() if one.kind == design.kind and one is not design]


def printed_standings(design: Design, model: Model, titles: Mapping[str, str]) -> tuple[Standing, ...]:
    """The printed numbers of a card among those of its kind, where these are not all the same; `titles` by fact."""
    others = [numbers_of(one, model) for one in fellows_of(design, model)]
    rows = [
        standing(name, titles.get(name, name), value, [one[name] for one in others if name in one])
        for name, value in numbers_of(design, model).items()
    ]
    return tuple(one for one in rows if one is not None and one.lowest < one.highest)


def alike(design: Design, model: Model) -> list[str]:
    """The cards of its kind whose printed numbers are nearest, the nearest first; each number counts as much as the
    range that it has in the kind."""
    own = numbers_of(design, model)
    others = {one.name: numbers_of(one, model) for one in fellows_of(design, model)}
    range_of = {name: spread([own[name], *(one[name] for one in others.values() if name in one)]) for name in own}

    def distance(one: dict[str, float]) -> float:
        return sum(abs(one[name] - own[name]) / range_of[name] if name in one else 1.0 for name in own)

    known = {name: distance(one) for name, one in others.items() if own}
    return sorted((name for name in known if known[name] <= 0.5 * len(own)), key=known.__getitem__)[:MOST_ALIKE]


def spread(numbers: list[float]) -> float:
    """The range of some numbers, 1 if they are all the same."""
    return max(numbers) - min(numbers) or 1.0


def played_standings(card: str, careers: Mapping[str, Career], fair: float) -> tuple[Standing, ...]:
    """What games have made of a card, among the cards of its kind: how often whoever held it put it into play, and how
    often whoever had it in play won, in fair shares."""
    put = {name: one.put.rate for name, one in careers.items() if one.put.of >= FEWEST}
    wins = {name: one.wins.rate / fair for name, one in careers.items() if one.wins.of >= FEWEST}
    fires = {name: one.fires for name, one in careers.items() if one.ahead.of >= FEWEST}
    rows = (
        standing(what, "", known[card], [value for name, value in known.items() if name != card])
        for what, known in (("put", put), ("wins", wins), ("fires", fires))
        if card in known
    )
    return tuple(one for one in rows if one is not None)


def standing(what: str, title: str, value: float, others: list[float]) -> Standing | None:
    """Where a number stands; None without others."""
    if not others:
        return None
    lower, higher = sum(one < value for one in others), sum(one > value for one in others)
    lowest, highest = min(value, *others), max(value, *others)
    value, lowest, middle, highest = (round(one, 4) for one in (value, lowest, median(others), highest))
    return Standing(what, title, value, lowest, middle, highest, lower, higher)
