"""The generator: all functions and blocks of one game under construction, and the numbers that name things in them.

Channels are numbered: first the moments that anything listens to, then the values that anything changes, then the verbs
that anything forbids. What nothing in the loaded packs listens to, changes or forbids costs a match nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import attrs

from interpreter.compile import terms as t
from interpreter.compile.above import Above
from interpreter.compile.code import nodes as n
from interpreter.compile.code.body import FAIL, Body, questions_of
from interpreter.compile.code.loops_in_order import asked_once
from interpreter.compile.code.nodes import Call, Constant, Expression, Row, Table, Type, Variable, lent
from interpreter.compile.code.questions import asked_early, only_asks, pattern
from interpreter.compile.code.statements import Function
from interpreter.compile.feasible import look_ahead
from interpreter.compile.lists import Lists
from interpreter.compile.marks import Marks
from interpreter.compile.nobody import Nobody
from interpreter.compile.places import Places
from interpreter.compile.pure import PureSteps
from interpreter.compile.purity import Purity
from interpreter.compile.search import search
from interpreter.compile.terms import YOU
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s, things as th, values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Local
from interpreter.model import LIFE, Model, Modifier, Moment, Parameter, Zone
from interpreter.model.effort import Effort

# What the values of a type are; all others are things.
TYPES = {
    "number": Type.NUMBER, "flag": Type.FLAG, "amount": Type.AMOUNT, "cards": Type.LIST, "words": Type.WORDS,
    "designs": Type.WORDS, "action": Type.MAYBE, "dice": Type.LIST, "face": Type.NUMBER,
}  # fmt: skip
MOST_WRITTEN_OUT = 12  # parts of a value; a greater one is a function that its users call


@attrs.frozen
class AskedPick:
    """A pick for a verb that somebody is asked for, with those behind it: the variables of the frame that it looks at,
    and where in the frame they lie."""

    picks: tuple[s.Pick, ...]
    locals: tuple[Local, ...]
    slots: tuple[int, ...]


@attrs.frozen
class AskedOptions:
    """Options that somebody is asked to choose from: the variables of the frame that they look at, and where in the
    frame these lie."""

    options: tuple[tuple[s.Step, ...], ...]
    locals: tuple[Local, ...]
    slots: tuple[int, ...]


class Generator:
    """Collects the source of one game. `fuse` False makes every step a block and every verb a frame of its own; with
    `marks` the code notes what of the lines has been exercised."""

    def __init__(self, model: Model, fuse: bool, marks: bool = False) -> None:
        self.model = model
        self.fuse = fuse
        self.marks = Marks(marks)
        self.functions: dict[str, Function] = {}  # in the order in which they were begun
        self.helpers: dict[object, str] = {}  # parameters and body -> the function's name
        self.questions: list[dict[str, Any]] = []
        self.asked: dict[int, AskedPick] = {}  # question -> what is picked for a verb
        self.asked_options: dict[int, AskedOptions] = {}  # question -> its options
        self.fact_tables: set[str] = set()
        self.edge_tables: set[str] = set()
        self.far_sides = False  # whether the side is asked on which places that are not neighbours lie
        self.pile_tables: set[str] = set()
        self.above = Above(model)
        self.above_tables: set[str] = set()
        self.nobody = Nobody(model)
        self.asides = {f"action {action.name}": number for number, action in model.asides.items()}  # by their routines
        self._turned = {fact for one in model.designs.values() for side in one.sides.values() for fact in side.facts}
        self.hosts_exist = any(zone.host for zone in model.zones.values())
        self.owners_exist = bool(model.owners)
        self.conditions_exist = any(kind.works_if is not None for kind in model.kinds.values())
        self.moments = self._moments()
        self.channels: dict[tuple[str, str], int] = {
            ("moment", str(moment)): i for i, moment in enumerate(self.moments)
        }
        self.changes: dict[str, list[Modifier]] = {}  # value -> what cards change of it
        for modifier in model.modifiers:
            self.changes.setdefault(modifier.value, []).append(modifier)
            self.channels.setdefault(("value", modifier.value), len(self.channels))
        for prohibition in model.prohibitions:
            self.channels.setdefault(prohibition.channel, len(self.channels))
        self.at_once = self._rules_at_once()
        self.life_heard = any(
            ability.number not in self.at_once
            for ability in model.abilities
            if ability.moment is not None and ability.moment.when in LIFE
        )
        self.is_pure = Purity(self, fuse, self.life_heard).is_pure
        self.effort = Effort(model, least=False)
        self.remembers = fuse and not self.marks.wanted and any(kind.is_place for kind in model.kinds.values())
        self.value_functions: dict[str, str] = {}  # value -> the name of its function
        self._parts: dict[str, int] = {}  # value -> of how many parts it is
        self.lists = Lists(self)
        self.floors: dict[str, bool] = {}  # value -> whether it is never below nothing
        self.leaks: dict[str, bool] = {}  # value -> whether working it out reads hidden cards

    @property
    def writer(self) -> Writer:
        """A writer of values in functions."""
        return Writer(self)

    # ---- what listens, changes, forbids -----------------------------------------------------------------------------

    def _moments(self) -> list[Moment]:
        found: list[Moment] = []
        for ability in self.model.abilities:
            if ability.moment is not None and ability.moment not in found:
                found.append(ability.moment)
        return found

    def moment(self, when: str, what: str) -> int | None:
        """The number of a moment, or None if nothing listens."""
        return self.channels.get(("moment", str(Moment(when, what))))

    def channel(self, family: str, name: str) -> int:
        """The number of a channel that exists."""
        return self.channels[(family, name)]

    def is_changed(self, value: str) -> bool:
        """Whether anything can change a value."""
        return ("value", value) in self.channels

    def is_forbidden(self, name: str, family: str = "cannot") -> bool:
        """Whether anything can forbid a verb; `cannot perform`: an action."""
        return (family, name) in self.channels

    def is_watched(self, zone: str) -> bool:
        """Whether cards can work in a zone."""
        kinds = self.model.kinds
        return any(zone in kind.works for kind in kinds.values()) or self.is_looked_at(self.model.zones[zone].host)

    @cached_property
    def faces_decide(self) -> bool:
        """Whether a card can stop or start working by being turned."""
        return any(isinstance(part, v.FaceOf) for kind in self.model.kinds.values() for part in walk(kind.works_if))

    def is_looked_at(self, kind: str | None) -> bool:
        """Whether what is true of the cards of a kind, or of a kind of it, decides whether they work."""
        if kind is None:
            return False
        return any(self.model.kinds[one].works_if is not None for one in self.model.under(kind))

    def heard(self, verb: str) -> bool:
        """Whether anything listens to a verb."""
        return any(self.moment(when, verb) is not None for when in ("before", "after", "would"))

    def _rules_at_once(self) -> set[int]:
        """The rules of the game that listen to cards stopping and starting to work, and need no decision.

        They act within the move itself, in fused code and in plain.
        """
        purity = Purity(self, fuse=True, life_heard=False)
        return {
            ability.number
            for ability in self.model.abilities
            if ability.design is None
            and ability.moment is not None
            and ability.moment.when in LIFE
            and purity.is_pure_block(ability.body)
        }

    def holders_in(self, term: object) -> set[str] | None:
        """The zones of pieces that a look ahead at some steps can read; None where that cannot be told."""
        found: set[str] = set()
        seen: set[str] = set()  # verbs and values
        waiting = [term]
        while waiting:
            for part in walk(waiting.pop()):
                match part:
                    case s.PerformEffect() | s.PerformAction():
                        return None
                    case v.HolderOf(zone=zone):
                        found.add(zone)
                    case s.DoVerb(verb=name) | v.CanDo(verb=name) | s.Pick(guard=(name, _, _)) if name not in seen:
                        seen.add(name)
                        waiting.append(self.model.verbs[name].body)
                    case v.Changed(value=name) if name not in seen:
                        if self.is_changed(name):
                            return None
                        seen.add(name)
                        waiting.append(self.model.values[name].base)
        return found

    # ---- functions --------------------------------------------------------------------------------------------------

    def function(self, name: str, params: Iterable[Local], gives: Type, body: Body | None = None) -> Function:
        """A named function; without a `body` it is begun, so that it can be called before it has one."""
        made = Function(name, tuple(map(self.variable, params)), gives, body.statements if body else ())
        self.functions[name] = made
        return made

    def helper(
        self, term: object, body: Body, at: Places, gives: Type, bound: dict[str, Local] | None = None
    ) -> Expression:
        """The call of a function that takes the variables which `term` uses; equal functions are made once."""
        statements = body.statements
        questions = None if at.layout else questions_of(statements)
        if questions is not None:
            return n.all_of(questions)
        used = [local for name, local in t.free(term).items() if name not in (bound or {})]
        if only_asks(statements):
            statements = asked_once(asked_early(statements), self.functions)
        key = pattern(map(self.variable, used), statements)
        name = self.helpers.get(key)
        if name is None:
            name = self.helpers[key] = f"h{len(self.helpers)}"
            self.function(name, used, gives).body = statements
        return Call(name, tuple(at.ref(local) for local in used), gives)

    def asking(self, name: str, params: Iterable[Local], value: v.Value) -> str:
        """A named function that gives a value."""
        body = Body()
        body.give(self.writer.value(value))
        return self.function(name, params, self.type_of(value), body).name

    def type_of(self, value: v.Value) -> Type:
        """How a value is kept."""
        found = TYPES.get(value.type)
        return found or (Type.MAYBE if self.nobody.may_be_none(value) else Type.THING)

    def variable(self, local: Local) -> Variable:
        """A variable inside a function of its own."""
        return Variable(f"v_{local.name}", self.type_of(local))

    def fact_table(self, fact: str, type: str) -> Table:
        """The table of a fact by card."""
        self.fact_tables.add(fact)
        return Table(f"FACT_{fact}", TYPES.get(type, Type.MAYBE))

    def edge_table(self, fact: str, type: str) -> Table:
        """The table of what stands on the sides of each card, however it is turned."""
        self.edge_tables.add(fact)
        return Table(f"EDGE_{fact}", TYPES.get(type, Type.MAYBE))

    def turns_table(self) -> Table:
        """The table of the turns of each card that can be told from one another."""
        return Table("TURNS", Type.LIST)

    def relation_table(self, relation: str, backwards: bool = False) -> Table:
        """The table of the places that are related to each, or with `backwards` of those to which each is related."""
        one_way = self.model.relations[relation].one_way
        return Table(f"{'BEFORE' if backwards and one_way else 'NEXT'}_{relation}", Type.LIST)

    def is_turned(self, fact: str) -> bool:
        """Whether a fact stands on one face of some card, so that turning the card changes it."""
        return fact in self._turned

    def piles_of(self, zone: Zone) -> tuple[int, int]:
        """The first pile of a zone, and the one behind the last, of all who have it."""
        return zone.at, zone.at + zone.piles * self.model.holders(zone)

    def pile_table(self, zone: str) -> Table:
        """The table of the piles that the cards of a kind have, by card."""
        self.pile_tables.add(zone)
        return Table(f"PILE_{zone}", Type.MAYBE)

    def above_table(self, kind: str) -> Table:
        """The table of the nearest card of a kind above each pile."""
        self.above_tables.add(kind)
        return Table(f"ABOVE_{kind}", Type.MAYBE)

    def cards_of(self, kinds: tuple[str, ...]) -> Constant:
        """All cards of some kinds."""
        cards = [
            card
            for design in self.model.designs.values()
            if design.kind in kinds
            for card in range(design.first, design.first + design.copies)
        ]
        return Constant(tuple(cards), Type.LIST)

    def base_of(self, value: str) -> v.Value:
        """What a value is before anything changes it."""
        base = self.model.values[value].base
        assert base is not None
        return base

    def written_out(self, x: v.Changed) -> v.Value | None:
        """What is written in the place of a small value that nothing changes; None where its function is called.

        INVARIANT: what is written out has at most `MOST_WRITTEN_OUT` parts, and nothing but variables is written twice.
        So the source grows with the text of a pack, however its values are nested.
        """
        if self.is_changed(x.value) or self.parts_of(x.value) > MOST_WRITTEN_OUT or self.may_be_kept(x.value):
            return None
        base, parameters = self.base_of(x.value), self.model.values[x.value].parameters
        for parameter, arg in zip(parameters, x.args, strict=True):
            if not isinstance(arg, Local | v.Const) and list(walk(base)).count(parameter.local) > 1:
                return None
        return t.substitute(base, {p.name: arg for p, arg in zip(parameters, x.args, strict=True)})

    def may_be_kept(self, value: str) -> bool:
        """Whether a value goes through things of a game that remembers what its values give (`compile.remembered`)."""
        parts = list(walk(self.base_of(value))) if self.remembers else []
        lengths = sum(isinstance(part, v.Count) and is_length(part.things) for part in parts)
        return sum(isinstance(part, th.Things) for part in parts) > lengths

    def parts_of(self, value: str) -> int:
        """Of how many parts a value is, with those of the small values in it."""
        if value not in self._parts:
            inner = [part.value for part in walk(self.base_of(value)) if isinstance(part, v.Changed)]
            more = (0 if self.is_changed(name) else self.parts_of(name) for name in inner)
            own = sum(1 for _part in walk(self.base_of(value)))
            self._parts[value] = own + sum(count for count in more if count <= MOST_WRITTEN_OUT)
        return self._parts[value]

    def value_function(self, value: str) -> str:
        """The function of a value."""
        name = f"value_{value}"
        definition, base = self.model.values[value], self.base_of(value)
        params = [parameter.local for parameter in definition.parameters]
        given = tuple(map(self.variable, params))
        if not self.is_changed(value):
            if value not in self.value_functions:
                match self.writer.value(base):
                    case Call(name=helper, args=args) if helper in self.functions and args == given:
                        self.value_functions[value] = helper
                    case _:
                        self.value_functions[value] = self.asking(name, params, base)
            return self.value_functions[value]
        if name not in self.functions:
            self.value_functions[value] = name
            made, body = self.function(name, params, self.type_of(base)), Body()
            before = Variable("base", made.gives)
            body.set(before, self.writer.value(base))
            with body.when(self.is_unchanged_now(value)):
                body.give(before)
            body.give(self.changed_now(value, before, given))
            made.body = body.statements
        return name

    def is_unchanged_now(self, value: str) -> Expression:
        """Whether nothing that works now changes a value."""
        return Constant(self.channel("value", value)).absent(n.LIVE)

    def changed_now(self, value: str, before: Expression, args: tuple[Expression, ...]) -> Expression:
        """A value with all that changes it now; asked only where something does."""
        channel = Constant(self.channel("value", value))
        done: Expression = Call("changed", (channel, before, Row(args, Type.LIST)), self.type_of(self.base_of(value)))
        return lent("floored", done) if self.model.values[value].type == "amount" else done

    def can_verb(self, verb: str) -> str:
        """The function that tells whether a verb can be done."""
        name = f"can_{verb}"
        if name not in self.functions:
            parameters, body = self.locals_of(self.model.verbs[verb].parameters), Body()
            made = self.function(name, [YOU, *parameters], Type.FLAG)
            if self.is_forbidden(verb):
                body.unless(self.writer.value(t.Allowed(("cannot", verb), YOU, parameters)), FAIL)
            look_ahead(self, self.model.verbs[verb].body, False, body)
            made.body = body.statements
        return name

    def can_do(self, verb: str, *args: Expression) -> Expression:
        """Whether a verb can be done, by whom and with what; a number that does not matter for it is not worked out."""
        made = self.functions[self.can_verb(verb)]
        asked = {part.name for part in walk(made.body) if isinstance(part, Variable)} if made.body else None
        given = (
            arg if asked is None or param.name in asked or param.type is not Type.NUMBER else Constant(0)
            for param, arg in zip(made.params, args, strict=True)
        )
        return n.tells(made.name, *given)

    def locals_of(self, parameters: Iterable[Parameter]) -> tuple[Local, ...]:
        """The variables that parameters are."""
        return tuple(parameter.local for parameter in parameters)

    def can_find(self, asked: v.CanDo, at: Writer) -> Expression:
        """The call that tells whether the picks of a `CanDo` can be found, written for `at`."""
        found = {place: things.local for place, things, _name in asked.picks}
        args = tuple(found.get(place, arg) for place, arg in enumerate(asked.args))
        assert not any(arg is None for arg in args)
        picks = [things for _place, things, _name in asked.picks]
        return search(self, asked.verb, asked.doer, tuple(arg for arg in args if arg is not None), picks, "any", at)

    def asks(self, verb: str) -> bool:
        """Whether anything can stand in the way of a verb."""
        return self.is_forbidden(verb) or look_ahead(self, self.model.verbs[verb].body, False, Body())

    def can_block(self, name: str, params: Iterable[Local], steps: tuple[s.Step, ...]) -> str | None:
        """A named function that tells whether a block can be done; None if nothing can stand in its way."""
        body = Body()
        if not look_ahead(self, steps, False, body):
            return None
        return self.function(name, params, Type.FLAG, body).name

    def pure_verb(self, verb: str) -> str:
        """The function that does a verb which needs no decision."""
        name = f"do_{verb}"
        if name not in self.functions:
            definition, body = self.model.verbs[verb], Body()
            made = self.function(name, [YOU, *self.locals_of(definition.parameters)], Type.NOTHING)
            steps = PureSteps(self, self.writer, body)
            steps.labour(definition.body)
            steps.block(definition.body)
            made.body = body.statements
        return name

    def pure_function(self, name: str, params: Iterable[Local], steps: tuple[s.Step, ...]) -> str:
        """A named function of a block that needs no decision."""
        made, body = self.function(name, params, Type.NOTHING), Body()
        PureSteps(self, self.writer, body).block(steps)
        made.body = body.statements
        return name

    def question(
        self,
        form: str,
        clause: int,
        *,
        verb: str = "",
        kind: str = "",
        texts: tuple[str, ...] = (),
        more: bool = False,
        turns: tuple[list[int], ...] = (),
        each: int = 0,
        turned: int = 0,
        picked: int = 0,
        holes: Sequence[list[Any]] = (),
        things: Sequence[list[Any]] = (),
    ) -> int:
        """The number of a question (0 is the order of effects)."""
        asked = {"form": form, "clause": clause, "verb": verb, "kind": kind, "texts": list(texts), "more": more}
        asked |= {"turns": list(turns), "each": each} | ({"turned": turned} if turned else {})
        asked |= {"picked": picked} if picked else {}
        asked |= {"holes": list(holes)} if holes else {}
        asked |= {"things": list(things)} if things else {}
        if asked not in self.questions:
            self.questions.append(asked)
        return self.questions.index(asked) + 1


def is_length(things: th.Things) -> bool:
    """Whether things are counted by the length of a pile, and not gone through."""
    return isinstance(things.source, th.CardsIn) and not things.where
