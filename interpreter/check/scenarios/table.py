"""Who sits at the table of a scenario, and which cards and places its words name."""

from __future__ import annotations

from interpreter.check.expressions.belongings import own_place
from interpreter.check.expressions.binding import bind, wanted
from interpreter.check.expressions.contents import places_of
from interpreter.check.facts import Facts, is_language, only_atom
from interpreter.check.scope import Desk, Scope, a
from interpreter.effects import values as v
from interpreter.effects.faces import face_of_word
from interpreter.effects.values import Value
from interpreter.model import Design, Model, scenario as sc
from interpreter.model.scenario import SEATS
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n


class ScenarioTable:
    """The players and cards of one scenario, under their names."""

    def __init__(self, desk: Desk, found: sc.Scenario, names: dict[str, Value]) -> None:
        self.desk = desk
        self.model = desk.model
        self.found = found
        self.dealt: dict[tuple[str, int], int] = {}
        self.names = names

    def scope(self) -> Scope:
        """A scope in which players and cards go by their names."""
        you = v.Const(0, "player")
        return Scope(self.desk, self.found.title, you=you, doer=you, names=dict(self.names))

    def fact(self, item: n.Fact) -> None:
        """`ruling X58`, `variant NAME`, or the title in another language: `ru "…"`."""
        if is_language(item.name.text):
            self.found.titles |= Facts((item,), self.desk, self.found.title).titles(None)
            return
        if item.name.text == "variant":
            self.variant(item)
            return
        if item.name.text != "ruling":
            message = msg("a scenario cannot have a line `{} …`", item.name.text)
            self.desk.strange("unknown-fact", message, item.name.text, item.name, ["ruling", "variant"])
            return
        atoms = [atoms[0] for atoms in item.values]
        self.found.rulings += tuple(atom.text for atom in atoms if isinstance(atom, n.Ref))

    def variant(self, item: n.Fact) -> None:
        """`variant short`: the game is played by this variant."""
        desk = self.desk
        name = only_atom(item)
        if not isinstance(name, n.Name):
            help, message = msg("write `variant NAME`"), msg("`variant` is followed by the name of one variant")
            desk.reporter.report("wrong-fact", message, item.span, help=help)
        elif name.text not in self.model.variants:
            desk.unknown("unknown-name", msg("the variant"), name.text, name, self.model.variants)
        else:
            desk.index.mention("variant", name.text, name)
            self.found.variant = name.text
            if not {f"{name.text}.play", f"{name.text}.scoring"}.intersection(self.model.flow):
                message = msg("the variant `{}` only sets the game up, and no scenario does that", name.text)
                help = msg("leave the line out, and say under `given` what the variant sets up")
                desk.reporter.report("checks-nothing", message, name.span, help=help)

    def is_seat(self, word: str) -> bool:
        """Whether a word can only mean a player."""
        model = self.model
        things = (model.counters, model.zones, model.values, model.words, model.kinds, model.designs, model.actions)
        return word in SEATS[1 : model.most] and not any(word in names for names in things)

    def seat(self, node: n.Node) -> int:
        """The seat that a word names; it has to be taken."""
        if isinstance(node, n.You):
            return 0
        if isinstance(node, n.Name) and node.text in SEATS[: self.model.most]:
            seat = SEATS.index(node.text)
            if seat >= self.found.players:
                message = msg("`{}` does not sit at this table", node.text)
                help = msg("name the players first: `players are you, rival, second`")
                raise self.desk.fail("no-such-player", message, node, help=help)
            return seat
        help = msg("the players are {}", listed(SEATS[: self.model.most]))
        raise self.desk.fail("cannot-set-up", msg("`{}` is no player here", node.span.text), node, help=help)

    def design(self, name: n.Name) -> Design:
        """The card of a name."""
        if name.text not in self.model.designs:
            kind = self.model.kinds.get(name.text)
            if kind is not None and kind.is_card and self.model.designs:
                message = msg("`{}` is a kind of things; here one of them is named", name.text)
                known = [one.name for one in self.model.designs.values() if self.model.is_a(one.kind, kind.name)]
                help = (
                    msg("known here: {}", listed(known))
                    if known
                    else msg("write `{}` at the very left, and below it its facts", f'{kind.name} NAME "Title"')
                )
                raise self.desk.fail("unknown-name", message, name, help=help)
            raise self.desk.unknown("unknown-name", msg("the card"), name.text, name, self.model.designs)
        self.desk.index.mention("card", name.text, name)
        return self.model.designs[name.text]

    def named(self, item: n.Name | n.Of) -> sc.Named:
        """A card in a list, by its name, perhaps with whose it is: `sloop`, `rival's sloop`."""
        if isinstance(item, n.Name):
            return sc.Named(self.design(item).name, -1)
        assert isinstance(item.name, n.Name)
        design, seat = self.design(item.name), self.seat(item.owner)
        if not self.model.kinds[design.kind].owned:
            message = msg("`{}` is nobody's by itself: it belongs to whoever's place it lies in", design.name)
            raise self.desk.fail("wrong-owner", message, item, help=msg("write `{}`", design.name))
        return sc.Named(design.name, seat)

    def cards(self, names: n.ListOf, seat: int = -1) -> tuple[int, ...]:
        """The cards of a list, each name the next copy of its design; of an owned kind that of whoever is named, else
        of this seat, else yours."""
        found = []
        for item in names.items:
            named = self.named(item)
            design = self.model.designs[named.design]
            owner = named.owner if named.owner >= 0 else max(seat, 0)
            first = owner * design.each if self.model.kinds[design.kind].owned else 0
            last = first + design.each if self.model.kinds[design.kind].owned else design.copies
            copy = self.dealt.get((design.name, first), first)
            if copy >= last:
                message = msg("the game has only {} of `{}`", last - first, item.span.text)
                raise self.desk.fail("cannot-set-up", message, item)
            self.dealt[design.name, first] = copy + 1
            found.append(design.first + copy)
        return tuple(found)

    def zone(self, node: n.Expr) -> tuple[str, int]:
        """The zone of cards that an expression names, and its owner's seat."""
        value = bind(node, self.scope())
        places = places_of(value, node, self.scope())
        if len(places) != 1:
            raise self.desk.fail("cannot-set-up", msg("`{}` is more than one place", node.span.text), node)
        zone, owner = places[0]
        kind = self.model.zones[zone].of
        if kind in self.model.kinds and self.model.kinds[kind].is_place and not self.model.zones[zone].printed:
            help = msg("say what lies on one of its places: `{}`", "PLACE's ZONE is [CARD]")
            raise self.desk.fail("cannot-set-up", msg("{} is a place and never moves", a(kind)), node, help=help)
        if owner is None:
            return zone, -1
        if not isinstance(owner, v.Const) or not isinstance(owner.value, int):
            raise self.desk.fail("cannot-set-up", msg("`{}` does not say whose it is", node.span.text), node)
        return zone, owner.value

    def amount(self, values: list[n.Expr]) -> Value:
        """Amounts added up."""
        total = wanted(values[0], self.scope(), "amount")
        for value in values[1:]:
            total = v.Plus(total, wanted(value, self.scope(), "amount"), 1, "amount")
        return total

    def face(self, node: n.Expr) -> int | None:
        """What is printed on some die, `burst` or `5`; None if it is on none."""
        printed = {face for kind in self.model.kinds.values() for face in kind.faces}
        if isinstance(node, n.Number) and node.value in printed:
            return node.value
        if isinstance(node, n.Name) and node.text in printed:
            self.desk.index.mention("word", node.text, node)
            return face_of_word(self.model.word(node.text))
        return None

    def answer(self, pick: n.Expr | n.Choice) -> Value | str | None:
        """What is chosen: a thing by name, the words of an option, or `nothing`."""
        if isinstance(pick, n.Text):
            return pick.value
        if isinstance(pick, n.Name) and pick.text in ("nothing", "no"):
            return None if pick.text == "nothing" else v.Const(False, "flag")
        if isinstance(pick, n.No):
            return v.Const(False, "flag")
        if isinstance(pick, n.Name) and pick.text in self.model.actions and pick.text not in self.model.designs:
            self.desk.index.mention("action", pick.text, pick)
            return v.Const(list(self.model.actions).index(pick.text), "action")
        if isinstance(pick, n.Pick | n.Numbers | n.TurnOf | n.OneOf):
            raise self.desk.fail("cannot-set-up", msg("name the thing that is chosen"), pick)
        if isinstance(pick, n.Name) and pick.text in self.model.resources and pick.text not in self.model.designs:
            self.desk.index.use("counter", pick.text, pick)
            return v.Const(self.model.resources.index(pick.text), "resource")
        if isinstance(pick, n.Name) and pick.text not in self.names and pick.text in self.model.designs:
            return v.Const(self.design(pick).first, "card")  # a place of everyone's: that which is offered is meant
        value = bind(pick, self.scope())
        own = self.own_place(value) if isinstance(pick, n.Of) else None
        return own or value

    def own_place(self, value: Value) -> Value | None:
        """The very place on a board of somebody's that is meant, and not one of this name; None of anything else."""
        card = number_in(value, -1) if value.type == "card" else -1
        designs = (one for one in self.model.designs.values() if one.first <= card < one.first + one.copies)
        design = next((one for one in designs if self.model.lies_before_each(one.kind)), None)
        if design is None:
            return None
        return own_place(design, v.Const((card - design.first) // (design.each or 1), "player"), self.scope())


def names_at_table(model: Model) -> dict[str, Value]:
    """The players and cards of every scenario, under their names."""
    seats: dict[str, Value] = {name: v.Const(seat, "player") for seat, name in enumerate(SEATS[: model.most]) if seat}
    named = (design for design in model.designs.values() if not model.lies_before_each(design.kind))
    return seats | {design.name: v.Const(design.first, "card") for design in named}


def number_in(value: Value | None, otherwise: int) -> int:
    """The number that a value is, known before any match; `otherwise` if it is none."""
    return value.value if isinstance(value, v.Const) and isinstance(value.value, int) else otherwise
