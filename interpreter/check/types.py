"""What values there are while a pack is checked, in an author's words, and the few that never reach a match."""

from __future__ import annotations

from attrs import frozen

from interpreter.check.nouns import singular
from interpreter.check.scope import Scope, a
from interpreter.effects.things import Source, TopCards
from interpreter.effects.values import Value
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

TYPE_WORDS = {
    "number": msg("a number"),
    "flag": msg("yes or no"),
    "player": msg("a player"),
    "amount": msg("an amount of resources"),
    "card": msg("a card"),
    "pile": msg("a place for cards"),
    "holder": msg("a place for pieces"),
    "cell": msg("a slot"),
    "piece": msg("a piece"),
    "word": msg("a word of a fact"),
    "words": msg("several words of a fact"),
    "cards": msg("several cards"),
    "places": msg("places for cards"),
    "design": msg("the name of a card"),
    "ending": msg("an ending"),
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
    said = TYPE_WORDS.get(value.type, value.type)
    message = msg("`{}` is {}, but {} is needed here", node.span.text, said, expected)
    if value.type in ("words", "cards", "places"):
        message = msg("`{}` are {}, but {} is needed here", node.span.text, said, expected)
    help = None
    if value.type == "words" and expected == TYPE_WORDS["number"]:
        help = msg("write `number of {}`, or `number of WORD in {}`", node.span.text, node.span.text)
    elif isinstance(value, Under) and expected.startswith("a place"):
        message = msg("`{}` are the places of several cards, but {} is needed here", node.span.text, expected)
        help = msg("say of which card: `choose …`, and then `its {}`", value.zone)
    elif isinstance(value, Places) and expected == TYPE_WORDS["pile"] and len(value.places) == 1:
        one = singular(scope.desk.model, value.places[0][0])
        help = msg("say which one: write `{} from {}`", a(one), node.span.text)
    elif expected.startswith("a card") and value.type in ("pile", "places"):
        help = msg("write `top of {}`, or `all cards from {}`", node.span.text, node.span.text)
    return scope.desk.fail("wrong-kind", message, node, help=help)
