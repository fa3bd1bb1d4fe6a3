"""The sorts of things that an expression can stand for: the one table by which all of the checker goes.

A row says how a sort is called in a message, what can be asked of it, what can lie in it, and what several of it are. A
sort that the language gains begins with a row here; what can be asked of it is answered in `belongings`.

Some values never reach a running match and are taken apart while a pack is checked: several zones (`your cards`) are a
`Places`, for which stands what lies in them.
"""

from __future__ import annotations

import re

from attrs import frozen

from interpreter.check.edges import boards_of
from interpreter.check.nouns import kind_of, kinds_of, singular
from interpreter.check.scope import Scope, a
from interpreter.effects.things import ThingSource
from interpreter.effects.values import MarkOf, Value
from interpreter.report.message import Message, alternatives, msg
from interpreter.syntax import nodes as n


@frozen
class Sort:
    """What is known of a sort of things.

    `asked` is what can stand behind X's, beside what a game declares; `holds` the sort of what lies in it, if it is a
    place; one that is `counted` stands for several things, which are gone through, or counted where a number is wanted.
    """

    said: Message
    plural: Message | None = None  # of things that adjectives can narrow
    are: bool = False  # `your lanes` *are* places
    asked: tuple[str, ...] = ()
    holds: str = ""
    counted: bool = False
    several: str = ""  # the sort that several of it are, where several can be picked at once
    summed: bool = False  # can be added up, raised and lowered
    part: bool = False  # its name says what a part of a verb or value is


SORTS = {
    "number": Sort(msg("a number"), asked=("opposite",), summed=True, part=True),
    "player": Sort(msg("a player"), msg("players"), part=True),
    "players": Sort(msg("several players"), are=True),
    "card": Sort(
        msg("a card"), asked=("owner", "holder", "pile", "place", "card_below", "card_above", "face"),
        several="cards", part=True,
    ),
    "piece": Sort(msg("a piece"), msg("pieces"), asked=("owner", "place", "home"), part=True),
    "die": Sort(msg("a die"), asked=("face",), several="dice", part=True),
    "dice": Sort(msg("a throw of dice"), part=True),
    "face": Sort(msg("a face of a die"), summed=True),
    "amount": Sort(msg("an amount of resources"), summed=True, part=True),
    "word": Sort(msg("a word of a fact"), part=True),
    "resource": Sort(msg("a resource"), part=True),
    "words": Sort(msg("several words of a fact"), are=True),
    "flag": Sort(msg("yes or no")),
    "cards": Sort(msg("several cards"), are=True, counted=True),
    "pile": Sort(msg("a place for cards"), msg("piles"), asked=("owner",), holds="card", counted=True),
    "places": Sort(msg("places for cards"), are=True, holds="card", counted=True),
    "holder": Sort(msg("a place for pieces"), holds="piece", counted=True),
    "holders": Sort(msg("places for pieces"), are=True, holds="piece", counted=True),
    "cell": Sort(msg("a slot"), msg("slots"), asked=("card", "owner"), holds="piece"),
    "design": Sort(msg("the name of a card")),
    "designs": Sort(msg("several names of cards"), are=True),
    "action": Sort(msg("an action")),
    "ending": Sort(msg("an ending")),
}  # fmt: skip


class Places(Value):
    """Zones whose cards are meant together: (zone, owner) each."""

    places: tuple[tuple[str, Value | None], ...]
    type: str = "places"


class Under(Value):
    """What lies under all cards of some places, `your harbour's cargo`."""

    zone: str
    hosts: ThingSource
    type: str = "places"


class Joined(Value):
    """Several places, of which some lie under cards: `your hand or your chest's drawers`; or places for pieces."""

    parts: tuple[Value, ...]
    type: str = "places"


class Picked(Value):
    """Cards that are gone through, and not kept as a list: `top 3 of discard_pile`, `adjacent to here`."""

    source: ThingSource
    type: str = "cards"


def sort_of(value: Value) -> Sort:
    """The row of a value's sort."""
    return SORTS[value.type]


def at_an_end(said: str) -> Message | None:
    """How one puts something to `top of deck`, `the bottom of deck`, which are cards and no places."""
    end = re.fullmatch("(?:the )?(top|bottom) of (.+)", said)
    return msg("write `{}`", f"{'onto' if end[1] == 'top' else 'under'} {end[2]}") if end else None


def wrong_sort(node: n.Node, value: Value, expected: str, scope: Scope) -> Exception:
    """Report that something of another sort stands here."""
    said = sort_of(value).said
    kind = kind_of(scope.desk.model, value) if value.type == "card" and node.span.text != "nothing" else None
    if kind is not None and expected != said:
        said = a(kind)
    message = msg("`{}` is {}, but {} is needed here", node.span.text, said, expected)
    if sort_of(value).are:
        message = msg("`{}` are {}, but {} is needed here", node.span.text, said, expected)
    help = None
    if value.type == "words" and expected == SORTS["number"].said:
        help = msg("write `number of {}`, or `number of WORD in {}`", node.span.text, node.span.text)
    elif value.type == "number" and expected == SORTS["amount"].said and scope.desk.model.resources:
        number = node.span.text if node.span.text.isalnum() else f"({node.span.text.strip('()')})"
        help = msg("say of what: write `{} {}`", number, scope.desk.model.resources[0])
    elif value.type == "resource" and expected == SORTS["word"].said:
        help = msg("a fact whose words are resources is declared so: `NAME resource`")
    elif value.type == "dice" and expected == SORTS["number"].said:
        help = msg("write `total of {}` for what they show, or `number of {}`", node.span.text, node.span.text)
    elif expected.startswith("a place") and at_an_end(node.span.text):
        help = at_an_end(node.span.text)
    elif isinstance(value, Under) and expected.startswith("a place"):
        message = msg("`{}` are the places of several cards, but {} is needed here", node.span.text, expected)
        help = msg("say of which card: `choose …`, and then `its {}`", value.zone)
    elif isinstance(value, Places) and expected == SORTS["pile"].said and len(value.places) == 1:
        one = singular(scope.desk.model, value.places[0][0])
        help = msg("say which one: write `{} from {}`", a(one), node.span.text)
    elif node.span.text == "player" and expected == msg("a place or several things"):
        help = msg("write the inner lines as a verb, `to NAME`, and name it here: players are gone through there anew")
    elif value.type == "design" and expected.startswith(("a card", "a place")):
        noun = scope.desk.model.designs[node.span.text].kind
        if scope.desk.model.kinds[noun].is_place:
            word = node.span.text
            help = msg("write `your {}`, or `their {}` under `each player`", word, word)
            return scope.desk.fail("missing-owner", msg("whose {}? every player has one", word), node, help=help)
        help = msg("there can be several: write `choose {} from PLACE where it is {}` above", a(noun), node.span.text)
    elif expected.startswith("a card") and sort_of(value).holds == "card":
        help = msg("write `top of {}`, or `all cards from {}`", node.span.text, node.span.text)
    elif expected.startswith("a card") and value.type == "cards" and isinstance(node, n.Name):
        help = msg("one is picked by `choose a …`; several are gone through by `for each card in {}`", node.text)
    elif isinstance(node, n.AggregateOf) and node.word in ("highest", "lowest") and expected.startswith("a card"):
        help = msg("write `the die in {} where its face is the {}`", node.of.span.text, node.word)
    elif isinstance(value, MarkOf) and expected.startswith("a card"):
        help = msg("write `set {} to …`", node.span.text)
    elif value.type == "word" and expected == msg("a condition") and scope.it is not None:
        facts = [fact for kind in kinds_of(scope.desk.model, scope.it) for fact in kind.facts.values()]
        fact = next((fact.name for fact in facts if node.span.text in fact.words), "FACT")
        help = msg("write `{}`", f"its {fact} is {node.span.text}")
    elif value.type == "cell" and isinstance(node, n.Of) and expected == SORTS["holder"].said:
        help = msg("what lies in the slots of a card lies on it: write `on {}`", node.owner.span.text)
    elif node.span.text == "nothing" and expected.startswith("a place"):
        help = msg("write `{}`", "is empty")
    elif value.type == "number" and expected == msg("a place or several things"):
        help = msg("so much for each is a product: `2 times {}`", node.span.text)
    elif kind is not None and expected.startswith("a place"):
        help = place_on(node, kind, scope)
    return scope.desk.fail("wrong-kind", message, node, help=help)


def place_on(node: n.Node, kind: str, scope: Scope) -> Message | None:
    """How to name what lies on a thing of a kind, where the thing itself stands in place of a place."""
    said, on_board = node.span.text, bool(boards_of(kind, scope.desk.model))
    on_it = [name for name, zone in scope.desk.model.zones.items() if zone.host == kind]
    whose = f"{kind}'s" if isinstance(node, n.Pick) else {"it": "its", "this": "this card's"}.get(said, f"{said}'s")
    if not on_it and on_board:
        return msg("write `from {} towards SIDE`, or `RELATION to {}`", said, said)
    if not on_it and scope.desk.model.kinds[kind].is_place:
        return msg("declare what lies there, `zone NAME of KIND for each {}`, and write `{} NAME`", kind, whose)
    if not on_it:
        return None
    help = msg("write what lies on it: {}", alternatives(f"`{whose} {name}`" for name in on_it))
    if isinstance(node, n.Pick):
        return msg("pick it first, on a line above: `choose {}`; then {}", said, help)
    return msg("{}; those behind one another are `from {} towards SIDE`", help, said) if on_board else help


def check_summed(node: n.Node, value: Value, scope: Scope) -> None:
    """A fault if something cannot be added up."""
    if not sort_of(value).summed:
        raise wrong_sort(node, value, msg("a number or an amount"), scope)
