"""Things: what can be counted, gone through or picked from, with the conditions that narrow it.

`source` says what is gone through, `local` is the variable that each one is while a condition looks at it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from attrs import frozen

from interpreter.frozen import Frozen

if TYPE_CHECKING:
    from interpreter.effects.values import Local, Value


class ThingSource(Frozen):
    """Base of all sources."""


class CardsIn(ThingSource):
    """The cards in places, place by place, each from bottom to top. A place is a zone and its owner."""

    places: tuple[tuple[str, Value | None], ...]


class CardsUnder(ThingSource):
    """The cards in the places `zone` that the cards of a source have."""

    zone: str
    hosts: ThingSource


class Together(ThingSource):
    """The cards of several sources, one source after the other."""

    parts: tuple[Things, ...]


class CardsOfPile(ThingSource):
    """The cards of one pile that is known by value."""

    pile: Value


class CardsOfList(ThingSource):
    """The cards of a list."""

    cards: Value


class DiceOf(ThingSource):
    """The dice of a list that have not been discarded since they were thrown."""

    dice: Value


class TopCards(ThingSource):
    """The `count` top (or bottom) cards of a pile, from the bottom one to the top one."""

    end: str
    count: int | Value
    pile: Value


class Piles(ThingSource):
    """The piles of a piled zone of `owner` (None: of the game), in order."""

    zone: str
    owner: Value | None


class Players(ThingSource):
    """All players from `start` (clockwise), or with `others` all but `start`, beginning on the left of `start`."""

    start: Value
    others: bool


class Cells(ThingSource):
    """The slots that the cards of places have."""

    cards: ThingSource


class PiecesIn(ThingSource):
    """The pieces in one holder."""

    holder: Value


class PiecesOn(ThingSource):
    """The pieces on one card, or on all cards (None)."""

    card: Value | None


class Designs(ThingSource):
    """All cards of a kind in play, wherever they lie on the table."""

    kinds: tuple[str, ...]


class Numbers(ThingSource):
    """The whole numbers from `low` to `high`, both among them; none if `high` is lower."""

    low: Value
    high: Value


class TurnsOf(ThingSource):
    """The turns of a card that can be told from one another, from 0 on: fewer where it looks the same turned."""

    card: Value
    sides: int


class SomeOf(ThingSource):
    """Some of `things`, by what `each` is of all of them."""

    word: str
    things: Things
    each: Value


class Extremes(SomeOf):
    """Those of which `each` is the `highest` (or `lowest`, `word`): several, if they are equal."""


class Stretch(SomeOf):
    """Those, in their order, before the first for which `each` does not hold (`while`, `word`), or up to the first for
    which it does (`until`)."""


class Words(ThingSource):
    """Words, by their numbers."""

    words: tuple[int, ...]


def all_of(source: ThingSource) -> ThingSource:
    """What is looked through, where only some of it are meant by what is said of all."""
    return all_of(source.things.source) if isinstance(source, SomeOf) else source


def zones_of(source: ThingSource) -> Iterator[str]:
    """The zones in which the cards lie that are looked through."""
    match all_of(source):
        case CardsIn(places=places):
            yield from (zone for zone, _owner in places)
        case CardsUnder(zone=zone):
            yield zone
        case CardsOfPile(pile=pile) | TopCards(pile=pile):
            named: str | None = getattr(pile, "zone", None) or getattr(pile, "kind", None)
            yield from [named] if named is not None else []
        case Together(parts=parts):
            for part in parts:
                yield from zones_of(part.source)


class Resources(ThingSource):
    """Resources, by their place among those of the game."""

    resources: tuple[int, ...]


class RelatedTo(ThingSource):
    """The places that are related to one: those of a table, for which all of `passes` hold, values of the two."""

    relation: str
    kind: str
    place: Value
    passes: tuple[Value, ...]


class Reached(ThingSource):
    """The places that are reached from one in at most so many steps, this one first. Each step is as in `RelatedTo`."""

    relation: str
    kind: str
    start: Value
    most: Value
    passes: tuple[Value, ...]


class OnLine(ThingSource):
    """The places that lie behind one another on a `side` of a place, the nearest first; on a ring all but that one."""

    place: Value
    side: Value
    sides: int
    kind: str


@frozen
class Things:
    """A source, the variable that stands for each one, and what must hold of it."""

    source: ThingSource
    local: Local
    where: tuple[Value, ...] = ()
