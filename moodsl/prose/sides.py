"""Sides: the side of a place that faces another, what stands on the side of a tile, and how a tile is turned."""

from __future__ import annotations

from interpreter.syntax import nodes as n
from moodsl.prose.directions import along_ring, direction, parts_of
from moodsl.prose.fact_words import possible_words
from moodsl.prose.holding import be
from moodsl.prose.nominals import Nominal
from moodsl.prose.places import owner_of
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.voice import Voice


def sided(expr: n.Node, scope: Scope, voice: Voice) -> Nominal | None:
    """`the side of the hex that faces the other hex`, `the edge of the tile (turned by 2) towards the hex`."""
    found = parts_of(expr, voice)
    if found is None:
        return None
    asked, parts = found
    of = value(parts["of"], scope, voice)
    if asked == "side":
        return voice.house("side", "the").with_words(
            voice.say("of", what=of), voice.say("facing", what=value(parts["towards"], scope, voice))
        )
    if asked == "neighbour":
        on_ring = along_ring(parts["towards"], voice)
        if on_ring:
            return voice.house("place", "the").with_words(voice.say(on_ring, what=of))
        told = voice.say("of", what=of), direction(parts["towards"], scope, voice)
        return voice.house("neighbour", "the").with_words(*told)
    owner = owner_of(parts["of"], scope, voice)
    edge = voice.phrase(voice.noun("fact", asked), "the", owner=owner)
    return edge.with_words(*words_of(parts, scope, voice))


def words_of(parts: dict[str, n.Expr], scope: Scope, voice: Voice) -> list[str]:
    """`(turned by 2)`, `towards the hex`."""
    where = [direction(parts["towards"], scope, voice)]
    if "turned by" not in parts:
        return where
    turn = entity_of(parts["turned by"], scope)
    if turn is None or turn.sort != "rotation":
        return [voice.say("turned-by", by=value(parts["turned by"], scope, voice)), *where]
    return [voice.say("so-turned"), *where] if turn.quality is not None else where  # else it is what is spoken of


def opposite_of(side: n.Expr, scope: Scope, voice: Voice) -> Nominal:
    """`the side opposite to that`."""
    return voice.house("side", "the").with_words(voice.say("opposite-to", what=value(side, scope, voice)))


def facing(expr: n.Node, holds: bool, scope: Scope, voice: Voice) -> str | None:
    """`side of hex towards other is nowhere`: whether two places lie side by side."""
    found = parts_of(expr, voice)
    if found is None or found[0] != "side":
        return None
    left, right = value(found[1]["of"], scope, voice), value(found[1]["towards"], scope, voice)
    return voice.say("side-by-side" if holds else "not-side-by-side", left=left, right=right, be=be(left, voice))


def is_edge(expr: n.Node, word: str, voice: Voice) -> bool:
    """Whether a word is one that can stand on the side that is asked."""
    found = parts_of(expr, voice)
    return found is not None and word in possible_words(found[0], voice)


def has_on_side(expr: n.Node, holds: bool, scope: Scope, voice: Voice) -> str | None:
    """`the tile has a tunnel towards the hex`: of a fact that is `yes` or `no`."""
    found = parts_of(expr, voice)
    if found is None or found[0] in ("side", "neighbour"):
        return None
    asked, parts = found
    fact = voice.phrase(voice.noun("fact", asked), "a" if holds else "no")
    who = value(parts["of"], scope, voice)
    where = " ".join(words_of(parts, scope, voice))
    verb = voice.verb("have", who.person)
    return voice.say("has-on-side" if holds else "lacks-on-side", who=who, verb=verb, what=fact, where=where)
