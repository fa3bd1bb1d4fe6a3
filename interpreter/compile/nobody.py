"""What may be none: the owner of what lies in a place of the game, the top card of a pile, and every variable that may
hold such a thing.

What is nobody's is 0 or empty, and what nobody would do, gain, lose or be asked is left out. The questions are written
only where there may be nobody, so that games in which there always is somebody pay nothing. Of no card nothing is
asked: the tables have an answer for it, and the type of an expression says where they need it.
"""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Local, Value
from interpreter.model import Model, Parameter

ACTING = ("owner", "payer", "player", "doer", "chooser", "look")
PLACES = ("source", "target", "pile")
NONE_PERHAPS = (
    v.EndOf, v.Beside, v.HostOf, v.CellOf, v.PlaceOfCard, v.PileOf, v.FaceOf, v.FactOf, v.MarkOf, v.CounterOf,
    v.Changed, v.EdgeOf, v.OnTheSide,
)  # fmt: skip


class Nobody:
    """Knows the variables of a game that may hold none, by name and type."""

    def __init__(self, model: Model) -> None:
        self.may_be_out = "out" in model.seat_numbers
        self.names: set[tuple[str, str]] = set()
        given = list(assignments(model))
        while more := {name for name, value in given if name not in self.names and self.may_be_none(value)}:
            self.names |= more

    def may_be_nobody(self, value: Value) -> bool:
        """Whether a value is a player who may be nobody."""
        return value.type == "player" and self.may_be_none(value)

    def may_be_none(self, value: Value) -> bool:
        """Whether a thing may be none."""
        match value:
            case v.Const():
                return value.value == -1 and value.type != "number"
            case Local():
                return (value.name, value.type) in self.names
            case v.OwnerOf():
                return value.thing.type != "piece"
            case v.Sole() | v.PickedOut() | v.MarkOf(type="player") | v.CounterOf(type="player"):
                return True
            case v.LeftOf() | v.RightOf():
                return self.may_be_none(value.player)
            case v.CardOfCell():
                return value.cell.type == "piece" or self.may_be_none(value.cell)
        return value.type != "player" and isinstance(value, NONE_PERHAPS)

    def acting(self, step: s.Step) -> list[Value]:
        """The players who must be somebody for a step to be done, of those who may be nobody."""
        if isinstance(step, s.Turns | s.RankBy):  # there the player is a variable of the step's own
            return []
        places = (getattr(step, name, None) for name in PLACES)
        given: list[tuple[str, Value | None]] = [(name, getattr(step, name, None)) for name in ACTING]
        # Pieces of a kind that nobody owns are nobody's: there -1 is written as the look.
        asked = [one for name, one in given if name != "look" or not isinstance(one, v.Const)]
        asked += [place.owner for place in places if isinstance(place, v.HolderOf | v.PileOf)]
        asked += [pick.chooser for pick in getattr(step, "picks", ()) if pick.asks]
        if isinstance(step, s.SetCounter) and step.counter == "first":
            asked.append(step.value)
        players = [one for one in dict.fromkeys(asked) if one is not None and one.type == "player"]
        return players if self.may_be_out else [one for one in players if self.may_be_nobody(one)]


def assignments(model: Model) -> Iterator[tuple[tuple[str, str], Value]]:
    """Every thing that is given to a variable, by its name and type: by `let`, or as a part of a verb or value.

    No value is asked of nobody.
    """
    roots: list[object] = [verb.body for verb in model.verbs.values()]
    roots += [action.body for action in model.actions.values()]
    roots += [*model.flow.values(), *(zone.refill for zone in model.zones.values())]
    roots += [(one.condition, one.body) for one in model.abilities]
    roots += [(one.condition, one.amount) for one in model.modifiers]
    roots += [one.condition for one in model.prohibitions] + [value.base for value in model.values.values()]
    for part in walk(tuple(roots)):
        match part:
            case s.Let():
                yield (part.local.name, part.local.type), part.value
            case s.DoVerb() | v.CanDo():
                yield from given_to(model.verbs[part.verb].parameters, part.args)
            case s.Pick(guard=(verb, _doer, args)):
                yield from given_to(model.verbs[verb].parameters, args)
            case v.Changed(value=value, args=args):
                given = given_to(model.values[value].parameters, args)
                yield from (one for one in given if one[0][1] != "player")


def given_to(
    parameters: tuple[Parameter, ...], args: tuple[Value | None, ...]
) -> Iterator[tuple[tuple[str, str], Value]]:
    """What each part of a verb or value gets."""
    for parameter, arg in zip(parameters, args, strict=True):
        if arg is not None:
            yield (parameter.name, parameter.type), arg
