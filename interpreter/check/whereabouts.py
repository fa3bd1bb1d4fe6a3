"""Where the cards of a kind can lie, as far as the zones tell."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.nouns import kinds_named
from interpreter.model import Model, Zone


def zones_for(model: Model, kind: str) -> Iterator[Zone]:
    """The places for cards that take cards of a kind."""
    for zone in model.zones.values():
        if zone.store == "cards" and set(model.under(kind)) & set(kinds_named(model, zone.of)):
            yield zone


def can_be_owned(model: Model, kind: str, asked: frozenset[str] = frozenset()) -> bool:
    """Whether a card of a kind can be somebody's: owned, in a place of a player, or under a card that can be."""
    if any(model.kinds[lower].owned for lower in model.under(kind)):
        return True
    return kind not in asked and any(
        zone.per == "player" or (zone.host is not None and can_be_owned(model, zone.host, asked | {kind}))
        for zone in zones_for(model, kind)
    )


def kinds_above(model: Model, kind: str | None) -> tuple[str, ...]:
    """The kinds on which a card of a kind (of any, if it is not known) can lie, directly or through others."""
    found: dict[str, None] = {}
    asked = [kind] if kind is not None else list(model.kinds)
    for below in asked:
        zones = [zone.host for zone in zones_for(model, below) if zone.host]
        hosts = [kind for kind in model.kinds if any(model.is_a(kind, one) or model.is_a(one, kind) for one in zones)]
        asked += [host for host in hosts if host not in asked]
        found |= dict.fromkeys(hosts)
    return tuple(found)


def can_be_in_play(model: Model, kind: str) -> bool:
    """Whether a card of a kind can lie openly before a player, where `each KIND` looks for it."""
    return any(zone.per == "player" and zone.seen == "all" for zone in zones_for(model, kind))
