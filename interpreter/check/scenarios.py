"""Scenarios: the words of `given`, `when` and `then` are read with the names of the players and cards of the scenario.

A card's name means its first copy; a list names the next copies. Players are `you`, `rival`, `second`, `third`. A
scenario that would pass without checking anything is a fault.
"""

from __future__ import annotations

from interpreter.check.facts import bounds
from interpreter.check.lines import bind_phrase
from interpreter.check.phrases import told
from interpreter.check.scope import Abandon, Desk, Scope, first_line
from interpreter.check.values import bind, places_of, wanted
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.model import scenario as sc
from interpreter.syntax import nodes as n

SEATS = ("you", "rival", "second", "third")


def bind_scenario(node: n.ScenarioDecl, desk: Desk) -> None:
    """Bind one scenario into the model."""
    found = sc.Scenario(node.title.value, node.title.span)
    reader = Reader(desk, found)
    for item in node.items:
        if isinstance(item, n.Fact):
            reader.fact(item)
    for word in ("given", "when", "then"):
        for item in node.items:
            if isinstance(item, n.Section) and item.word == word:
                for line in item.lines:
                    try:
                        getattr(reader, word)(line)
                    except Abandon:
                        reader.faulty = True
    if not found.then and not reader.faulty:
        desk.reporter.report(
            "checks-nothing",
            "this scenario checks nothing",
            node.title.span,
            help="end it with `then` and what must be so",
        )
    desk.model.scenarios.append(found)


class Reader:
    """Reads the lines of one scenario."""

    def __init__(self, desk: Desk, found: sc.Scenario) -> None:
        self.desk = desk
        self.model = desk.model
        self.found = found
        self.faulty = False
        self.dealt: dict[str, int] = {}

    def scope(self) -> Scope:
        """A scope in which players and cards go by their names."""
        self.desk.dealt = set()
        names: dict[str, Value] = {name: v.Const(seat, "player") for seat, name in enumerate(SEATS) if seat}
        for design in self.model.designs.values():
            names[design.name] = v.Const(design.first, "card")
        you = v.Const(0, "player")
        return Scope(self.desk, self.found.title, you=you, doer=you, names=names)

    def fact(self, item: n.Fact) -> None:
        """`ruling X58`."""
        if item.name.text != "ruling":
            message = f"a scenario cannot have a line `{item.name.text} …`"
            self.desk.strange("unknown-fact", message, item.name.text, item.name, ["ruling"])
            return
        atoms = [atoms[0] for atoms in item.values]
        self.found.rulings += tuple(atom.text for atom in atoms if isinstance(atom, n.Ref))

    def seat(self, node: n.Node) -> int:
        """The seat that a word names."""
        if isinstance(node, n.You):
            return 0
        if isinstance(node, n.Name) and node.text in SEATS[: self.model.most]:
            seat = SEATS.index(node.text)
            if seat >= self.found.players:
                raise self.desk.fail(
                    "no-such-player",
                    f"`{node.text}` does not sit at this table",
                    node,
                    help="name the players first: `players are you, rival, second`",
                )
            return seat
        raise self.desk.fail(
            "cannot-set-up",
            f"`{node.span.text}` is no player here",
            node,
            help="the players are `you`, `rival`, `second`, `third`",
        )

    def cards(self, names: n.ListOf) -> tuple[int, ...]:
        """The cards of a list, each name the next copy of its design."""
        found = []
        for name in names.items:
            design = self.model.designs.get(name.text)
            if design is None:
                raise self.desk.unknown("unknown-name", "the card", name.text, name, self.model.designs)
            copy = self.dealt.get(name.text, 0)
            if copy >= design.copies:
                raise self.desk.fail("cannot-set-up", f"the game has only {design.copies} of `{name.text}`", name)
            self.dealt[name.text] = copy + 1
            found.append(design.first + copy)
        return tuple(found)

    # ---- given ------------------------------------------------------------------------------------------------------

    def given(self, line: n.Line) -> None:
        """One line of the position."""
        condition = line.condition
        if not isinstance(condition, n.Compare) or condition.operator != "is":
            raise self.cannot(line)
        left, right = condition.left, condition.right
        if isinstance(left, n.Name) and left.text == "players":
            self.found.players = 1 + len(line.more)
            if not self.model.players[0] <= self.found.players <= self.model.players[1]:
                raise self.desk.fail(
                    "cannot-set-up", f"the game is for {self.model.players[0]} to {self.model.players[1]} players", line
                )
            for seat, word in enumerate((right, *line.more)):
                if self.seat(word) != seat:
                    raise self.desk.fail("cannot-set-up", f"the players sit in this order: {', '.join(SEATS)}", word)
        elif isinstance(left, n.Name) and left.text == "first":
            self.found.given.append(sc.SetNumber(line.span, "first", -1, self.seat(right)))
        elif isinstance(right, n.ListOf):
            self.place(left, [right, *line.more], line)
        elif isinstance(left, n.NumberOf) and isinstance(right, n.Number):
            self.pieces(left, right.value, line)
        else:
            self.number(left, [right, *line.more], line)

    def cannot(self, line: n.Node) -> Exception:
        """Report a line that says nothing that can be made true."""
        help = f"write `your PLACE is [CARD, CARD]`, `your resources are 2 {self.desk.unit()}`, "
        help += "or `number of THINGS in PLACE is 1`"
        return self.desk.fail("cannot-set-up", f"`{line.span.text}` cannot be set up", line, help=help)

    def place(self, left: n.Expr, lists: list[n.Expr], line: n.Line) -> None:
        """`your systems are [a, b], [c]`."""
        zone, owner = self.zone(left)
        piles = tuple(self.cards(one) for one in lists if isinstance(one, n.ListOf))
        definition = self.model.zones[zone]
        if len(piles) > definition.piles:
            raise self.desk.fail("cannot-set-up", f"`{zone}` has {definition.piles} piles, here are {len(piles)}", line)
        if definition.holds is not None and any(len(pile) > definition.holds for pile in piles):
            raise self.desk.fail("cannot-set-up", f"`{zone}` holds {definition.holds}", line)
        self.found.given.append(sc.PlaceCards(line.span, zone, owner, piles))

    def zone(self, node: n.Expr) -> tuple[str, int]:
        """The zone of cards that an expression names, and its owner's seat."""
        value = bind(node, self.scope())
        places = places_of(value, node, self.scope())
        if len(places) != 1:
            raise self.desk.fail("cannot-set-up", f"`{node.span.text}` is more than one place", node)
        zone, owner = places[0]
        if owner is None:
            return zone, -1
        if not isinstance(owner, v.Const) or not isinstance(owner.value, int):
            raise self.desk.fail("cannot-set-up", f"`{node.span.text}` does not say whose it is", node)
        return zone, owner.value

    def pieces(self, left: n.NumberOf, count: int, line: n.Line) -> None:
        """`number of cubes in your actions is 1`, `number of cubes on veil is 1`."""
        value = bind(left, self.scope())
        if isinstance(value, v.PieceCount) and isinstance(value.holder, v.HolderOf):
            owner = value.holder.owner
            seat = owner.value if isinstance(owner, v.Const) and isinstance(owner.value, int) else -1
            look = value.look.value if isinstance(value.look, v.Const) and isinstance(value.look.value, int) else seat
            self.found.given.append(sc.PutPieces(line.span, value.holder.zone, seat, look, count))
            return
        if isinstance(value, v.Count) and hasattr(value.things.source, "card"):
            card = value.things.source.card
            if isinstance(card, v.Const) and isinstance(card.value, int):
                self.found.given.append(sc.PutOnCard(line.span, card.value, None, count))
                return
        raise self.cannot(line)

    def number(self, left: n.Expr, values: list[n.Expr], line: n.Line) -> None:
        """`your loyalty is 5`, `your resources are 2 food, 1 fleet`."""
        value = bind(left, self.scope())
        if isinstance(value, v.AllResources):
            seat = value.owner.value if isinstance(value.owner, v.Const) and isinstance(value.owner.value, int) else 0
            amounts = dict.fromkeys(self.model.resources, 0)
            for one in values:
                if not isinstance(one, n.Amount) or one.unit.text not in amounts or not isinstance(one.count, n.Number):
                    raise self.desk.fail("cannot-set-up", f"`{one.span.text}` is no amount of a resource", one)
                amounts[one.unit.text] = one.count.value
            for name, amount in amounts.items():
                self.bounded(name, seat, amount, line)
        elif isinstance(value, v.CounterOf) and len(values) == 1 and isinstance(values[0], n.Number):
            owner = value.owner.value if isinstance(value.owner, v.Const) and isinstance(value.owner.value, int) else -1
            self.bounded(value.counter, owner, values[0].value, line)
        else:
            raise self.cannot(line)

    def bounded(self, counter: str, owner: int, value: int, line: n.Line) -> None:
        """A counter's value, which must be within its range."""
        definition = self.model.counters[counter]
        if (definition.high is not None and value > definition.high) or (
            definition.low is not None and value < definition.low
        ):
            raise self.desk.fail(
                "cannot-set-up", f"`{counter}` cannot be {value}: it is {bounds(definition.low, definition.high)}", line
            )
        self.found.given.append(sc.SetNumber(line.span, counter, owner, value))

    # ---- when -------------------------------------------------------------------------------------------------------

    def when(self, line: n.Stmt) -> None:
        """One line of what happens."""
        if isinstance(line, n.Choose):
            self.found.when.append(sc.Answer(line.span, self.seat_of(line.who, line), self.answer(line.pick)))
            return
        if not isinstance(line, n.Say):
            raise self.desk.fail(
                "cannot-set-up",
                f"`{first_line(line.span).text}` is nothing that a player does",
                line,
                help="write `you VERB …`, `you choose …` or `reach …`",
            )
        if line.phrase.subject is None and line.phrase.verb.text == "reach":
            self.found.when.append(self.reach(line))
            return
        phrase = told(line.phrase, self.scope())
        player = self.seat_of(phrase.subject, line)
        scope = self.scope()
        scope = scope.inner(doer=v.Const(player, "player"))
        steps = tuple(bind_phrase(line, scope))
        action = payment = None
        arg = phrase.args[0].value if phrase.args else None
        if phrase.verb.text == "perform" and isinstance(arg, n.Name):
            action = arg.text
        if phrase.verb.text == "pay" and arg is not None and not isinstance(arg, n.Pick):
            payment = self.amount([arg, *[one for one in line.more if not isinstance(one, n.Pick)]])
        self.found.when.append(sc.Do(line.span, player, steps, action, payment))

    def seat_of(self, who: object, line: n.Node) -> int:
        """The seat of whoever does it; each line says who."""
        if who is None:
            raise self.desk.fail("nobody-acts", "who does this?", line, help="write `you …` or `rival …`")
        assert isinstance(who, n.Node)
        return self.seat(who)

    def amount(self, values: list[n.Expr]) -> Value:
        """Amounts added up."""
        total = wanted(values[0], self.scope(), "amount")
        for value in values[1:]:
            total = v.Plus(total, wanted(value, self.scope(), "amount"), 1, "amount")
        return total

    def answer(self, pick: n.Expr | n.Pick) -> Value | str | None:
        """What is chosen: a thing by name, the words of an option, or `nothing`."""
        if isinstance(pick, n.Text):
            return pick.value
        if isinstance(pick, n.Name) and pick.text in ("nothing", "no"):
            return None if pick.text == "nothing" else v.Const(False, "flag")
        if isinstance(pick, n.No):
            return v.Const(False, "flag")
        if isinstance(pick, n.Name) and pick.text in self.model.actions and pick.text not in self.model.designs:
            return v.Const(list(self.model.actions).index(pick.text), "action")
        if isinstance(pick, n.Pick):
            raise self.desk.fail("cannot-set-up", "name the thing that is chosen", pick)
        return bind(pick, self.scope())

    def reach(self, line: n.Say) -> sc.Reach:
        """`reach end of closing`, `reach your turn`, `reach your choice`, `reach end of game`."""
        arg = line.phrase.args[0].value if line.phrase.args else None
        if isinstance(arg, n.Of) and isinstance(arg.name, n.Name):
            if arg.name.text in ("turn", "choice"):
                return sc.Reach(line.span, arg.name.text, arg.name.text, self.seat(arg.owner))
            if arg.name.text in ("start", "end") and isinstance(arg.owner, n.Name):
                known = [*self.model.phases, "game"]
                if arg.owner.text in known and (arg.owner.text != "game" or arg.name.text == "end"):
                    return sc.Reach(line.span, arg.name.text, arg.owner.text)
                raise self.desk.unknown("unknown-moment", "the phase", arg.owner.text, arg.owner, known)
        help = "write `reach start of PHASE`, `reach end of PHASE`, `reach your turn`, `reach your choice` "
        help += "or `reach end of game`"
        raise self.desk.fail("cannot-set-up", "reach what?", line, help=help)

    # ---- then -------------------------------------------------------------------------------------------------------

    def then(self, line: n.Line) -> None:
        """One line of what must be so."""
        condition = line.condition
        if (
            isinstance(condition, n.Compare)
            and isinstance(condition.right, n.Name)
            and condition.right.text in ("asked", "offered")
        ):
            self.offered(condition)
        elif (
            isinstance(condition, n.Compare) and isinstance(condition.left, n.Name) and condition.left.text == "options"
        ):
            self.options(condition, line)
        elif isinstance(condition, n.Compare) and condition.left.span.text in ("game", "ending"):
            self.over(condition, condition.left.span.text)
        elif (
            isinstance(condition, n.Compare) and self.is_rank(condition.left) and isinstance(condition.right, n.Number)
        ):
            assert isinstance(condition.left, n.Of)
            place, negated = condition.right.value, condition.operator == "is not"
            self.found.then.append(sc.Placed(line.span, self.seat(condition.left.owner), place, negated))
        elif isinstance(condition, n.Can) and condition.phrase.verb.text == "perform":
            self.can_perform(condition)
        elif isinstance(condition, n.Compare) and isinstance(condition.right, n.ListOf):
            self.lies(condition, line)
        elif isinstance(condition, n.Compare) and self.is_stock(condition.left):
            left, right = bind(condition.left, self.scope()), self.amount([condition.right, *line.more])
            operator = "==" if condition.operator == "is" else "!="
            self.found.then.append(sc.Holds(line.span, v.Compare(operator, left, right), left, right))
        else:
            if line.more:
                raise self.desk.fail("unexpected-part", "a condition has no list", line.more[0])
            value = wanted(condition, self.scope(), "flag")
            sides = (value.left, value.right) if isinstance(value, v.Compare) else (None, None)
            self.found.then.append(sc.Holds(line.span, value, *sides))

    def is_stock(self, node: n.Expr) -> bool:
        """Whether `your resources` stands here."""
        return isinstance(node, n.Of) and isinstance(node.name, n.Name) and node.name.text == "resources"

    def is_rank(self, node: n.Expr) -> bool:
        """Whether `your rank` stands here, and the game counts nothing of that name itself."""
        own = "rank" in self.model.counters or "rank" in self.model.values
        return not own and isinstance(node, n.Of) and isinstance(node.name, n.Name) and node.name.text == "rank"

    def over(self, condition: n.Compare, about: str) -> None:
        """`game is over`, `game is not over`, `ending is NAME`."""
        right, negated = condition.right, condition.operator == "is not"
        if not isinstance(right, n.Name) or (about == "game" and right.text != "over"):
            help = "write `game is over` or `ending is NAME`"
            raise self.desk.fail("wrong-kind", "a game is over or not", condition, help=help)
        if about == "ending" and right.text not in self.model.endings:
            raise self.desk.unknown("unknown-name", "the ending", right.text, right, self.model.endings)
        self.found.then.append(sc.Over(condition.span, right.text if about == "ending" else None, negated))

    def offered(self, condition: n.Compare) -> None:
        """`rival is not offered`, `nothing is asked`, `rival is asked`."""
        assert isinstance(condition.right, n.Name)
        negated = condition.operator == "is not"
        if condition.right.text == "offered":
            self.found.then.append(sc.Offered(condition.span, self.answer(condition.left), negated))
        elif isinstance(condition.left, n.Name) and condition.left.text in ("nothing", "something"):
            nothing = condition.left.text == "nothing"
            self.found.then.append(sc.Asked(condition.span, -1, nothing != negated))
        else:
            self.found.then.append(sc.Asked(condition.span, self.seat(condition.left), negated))

    def options(self, condition: n.Compare, line: n.Line) -> None:
        """`options are "pay 2 food", "pay 1 food, 1 production"`: these and no others."""
        labels = []
        for one in (condition.right, *line.more):
            if not isinstance(one, n.Text):
                help = 'write `options are "yes", "no"`'
                raise self.desk.fail("wrong-kind", "the words of an option are needed here", one, help=help)
            labels.append(one.value)
        self.found.then.append(sc.Options(condition.span, tuple(labels), condition.operator == "is not"))

    def can_perform(self, condition: n.Can) -> None:
        """`you can perform ACTION`, `rival cannot perform ACTION`."""
        action = condition.phrase.args[0].value if len(condition.phrase.args) == 1 else None
        if not isinstance(action, n.Name):
            raise self.desk.fail("wrong-kind", "the name of an action is needed here", condition.phrase)
        if action.text not in self.model.actions:
            raise self.desk.unknown("unknown-action", "the action", action.text, action, self.model.actions)
        self.found.then.append(sc.MayPerform(condition.span, self.seat(condition.who), action.text, condition.negated))

    def lies(self, condition: n.Compare, line: n.Line) -> None:
        """`your systems are [a, b]`."""
        zone, owner = self.zone(condition.left)
        definition = self.model.zones[zone]
        piles = []
        for one in (condition.right, *line.more):
            if not isinstance(one, n.ListOf):
                raise self.desk.fail("wrong-kind", "a list of cards is needed here", one, help="write `[CARD, CARD]`")
            for name in one.items:
                if name.text not in self.model.designs:
                    raise self.desk.unknown("unknown-name", "the card", name.text, name, self.model.designs)
            piles.append(tuple(name.text for name in one.items))
        ordered = definition.piled or definition.ordered or definition.seen == "nobody"
        self.found.then.append(sc.Lies(line.span, zone, owner, ordered, tuple(piles), condition.operator == "is not"))
