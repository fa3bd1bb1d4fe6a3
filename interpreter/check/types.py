"""What values there are while a pack is checked, in an author's words, and the few that never reach a match."""

from __future__ import annotations

from attrs import frozen

from interpreter.check.nouns import singular
from interpreter.check.scope import Scope, a
from interpreter.effects.things import Source, TopCards
from interpreter.effects.values import Value
from interpreter.syntax import nodes as n

TYPE_WORDS = {
    "number": "a number",
    "flag": "yes or no",
    "player": "a player",
    "amount": "an amount of resources",
    "card": "a card",
    "pile": "a place for cards",
    "holder": "a place for pieces",
    "cell": "a slot",
    "piece": "a piece",
    "word": "a word of a fact",
    "words": "several words of a fact",
    "cards": "several cards",
    "places": "places for cards",
    "design": "the name of a card",
    "ending": "an ending",
}


@frozen
class Places(Value):
    """Zones whose cards are meant together: (zone, owner) each. Exists only while a pack is checked."""

    places: tuple[tuple[str, Value | None], ...]
    type: str = "places"


@frozen
class Under(Value):
    """What lies under all cards of some places, `your harbour's cargo`. Exists only while a pack is checked."""

    zone: str
    hosts: Source
    type: str = "places"


@frozen
class DesignName(Value):
    """The name of a card, where a card is compared with it."""

    design: str
    type: str = "design"


@frozen
class Picked(Value):
    """The cards at an end of a pile, `top 3 of discard_pile`. Exists only while a pack is checked."""

    source: TopCards
    type: str = "cards"


def wrong_type(node: n.Node, value: Value, expected: str, scope: Scope) -> Exception:
    """Report that something of another kind stands here."""
    message = f"`{node.span.text}` is {TYPE_WORDS.get(value.type, value.type)}, but {expected} is needed here"
    help = None
    if value.type == "words" and expected == TYPE_WORDS["number"]:
        help = f"write `number of {node.span.text}`, or `number of WORD in {node.span.text}`"
    elif isinstance(value, Under) and expected.startswith("a place"):
        message = f"`{node.span.text}` are the places of several cards, but {expected} is needed here"
        help = f"say of which card: `choose …`, and then `its {value.zone}`"
    elif isinstance(value, Places) and expected == TYPE_WORDS["pile"] and len(value.places) == 1:
        one = singular(scope.desk.model, value.places[0][0])
        help = f"say which one: write `{a(one)} from {node.span.text}`"
    elif expected.startswith("a card") and value.type in ("pile", "places"):
        help = f"write `top of {node.span.text}`, or `all cards from {node.span.text}`"
    return scope.desk.fail("wrong-kind", message, node, help=help)
