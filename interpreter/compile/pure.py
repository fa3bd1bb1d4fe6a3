"""Steps that need no decision, as lines of Python: in a function of their own, or in a block between two decisions."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING

from interpreter.compile.feasible import opened
from interpreter.compile.lines import Lines
from interpreter.compile.writer import Writer
from interpreter.effects import records as r
from interpreter.effects import steps as s
from interpreter.effects import values as v
from interpreter.effects.values import Local, Value
from interpreter.model.effort import QUICK
from interpreter.model.whole import FIRST

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


class PureSteps:
    """Writes steps into `lines`, their values with `writer`."""

    def __init__(self, gen: Generator, writer: Writer, lines: Lines) -> None:
        self.gen = gen
        self.model = gen.model
        self.writer = writer
        self.value: Callable[[Value], str] = writer.value
        self.lines = lines

    def block(self, steps: tuple[s.Step, ...]) -> None:
        """Write all steps."""
        for step in steps:
            self.step(step)

    def guarded(self, steps: tuple[s.Step, ...]) -> None:
        """Write an inner block, which is left out if it begins with what does not hold or cannot be paid."""
        can = opened(self.gen, steps, self.writer)
        if can == "True":
            self.block(steps)
            return
        with self.lines.block(f"if {can}:"):
            self.block(steps)

    def labour(self, steps: tuple[s.Step, ...], times: float = 1) -> None:
        """Count the work of a body that is done so many `times` or is long itself: nothing for what is done quickly."""
        work = self.gen.effort.body(steps)
        if steps and times * (1 + work) > QUICK:
            self.lines.add(f"labour(m, {int(min(work, QUICK)) + 1}, {steps[0].clause})")

    def step(self, step: s.Step) -> None:
        """Write one step."""
        self.gen.marks.step(self.lines, step)
        doubtful = self.gen.nobody.acting(step)
        with self.lines.block(f"if {self.writer.are_somebody(doubtful)}:") if doubtful else nullcontext():
            getattr(self, f"write_{type(step).__name__}")(step)

    def log(self, kind: type[r.Record], clause: int, *parts: str) -> None:
        """Write what is recorded: of which class, and the code of its fields. `record` is quicker than the class."""
        self.lines.add("if log is not None:")
        self.lines.add(f"    log.append(record({kind.__name__}, ({clause}, {', '.join(parts)})))")

    # ---- numbers ----------------------------------------------------------------------------------------------------

    def write_Needs(self, step: s.Needs) -> None:
        """Asked before the block is begun."""

    def add_to(self, counter: str, owner: Value | None, amount: str, sign: int, clause: int) -> None:
        """A counter grows or shrinks within its range."""
        definition = self.model.counters[counter]
        place = self.writer.number_at(counter, owner)
        who = self.value(owner) if owner is not None else "-1"
        add = self.lines.add
        limit = definition.high if sign > 0 else definition.low
        add(f"new = c[{place}] {'+' if sign > 0 else '-'} {amount}")
        if limit is not None:
            add(f"if new {'>' if sign > 0 else '<'} {limit}:")
            add(f"    new = {limit}")
        self.log(r.CounterChanged, clause, str(definition.at), who, f"new - c[{place}]")
        add(f"c[{place}] = new")

    def write_Gain(self, step: s.Gain) -> None:
        self.add_to(step.counter, step.owner, self.writer.counted(step.amount), step.sign, step.clause)

    def write_GainAmount(self, step: s.GainAmount) -> None:
        self.lines.add(f"gained = {self.writer.counted(step.amount)}")
        for place, name in enumerate(self.model.resources):
            with self.lines.block(f"if gained[{place}]:"):
                self.add_to(name, step.owner, f"gained[{place}]", step.sign, step.clause)

    def write_SetCounter(self, step: s.SetCounter) -> None:
        if step.counter == "first":
            self.lines.add(f"c[{FIRST}] = {self.value(step.value)}")
            self.log(r.FirstPlayerSet, step.clause, f"c[{FIRST}]")
            return
        definition = self.model.counters[step.counter]
        place = self.writer.number_at(step.counter, step.owner)
        low = "" if definition.low is None else f"max({definition.low}, "
        high = "" if definition.high is None else f"min({definition.high}, "
        code = f"{low}{high}{self.value(step.value)}{')' if high else ''}{')' if low else ''}"
        self.lines.add(f"new = {code}")
        who = self.value(step.owner) if step.owner is not None else "-1"
        self.log(r.CounterChanged, step.clause, str(definition.at), who, f"new - c[{place}]")
        self.lines.add(f"c[{place}] = new")

    def write_Score(self, step: s.Score) -> None:
        self.add_to("result", step.player, self.value(step.amount), 1, step.clause)

    def write_RankBy(self, step: s.RankBy) -> None:
        value = Writer(self.gen).value(step.value)
        lines = Lines()
        lines.add(f"return [{value} for v_{step.player.name} in range(m.n)]")
        self.lines.add(
            f"m.ranks.append({self.gen.helper(step.value, lines, self.writer, {step.player.name: step.player})})"
        )

    def write_Let(self, step: s.Let) -> None:
        self.lines.add(f"{self.writer.ref(step.local)} = {self.value(step.value)}")

    # ---- prices -----------------------------------------------------------------------------------------------------

    def write_PayAmount(self, step: s.PayAmount) -> None:
        self.lines.add(f"paid = {self.writer.counted(step.amount)}")
        self.pay(step)

    def pay(self, step: s.PayAmount) -> None:
        """Take what is in `paid`."""
        for place, name in enumerate(self.model.resources):
            self.lines.add(f"c[{self.writer.number_at(name, step.payer)}] -= paid[{place}]")
        self.log(r.AmountPaid, step.clause, self.value(step.payer), "paid")

    def write_PayCounter(self, step: s.PayCounter) -> None:
        place = self.writer.number_at(step.counter, step.payer)
        self.lines.add(f"paid = {self.writer.counted(step.amount)}")
        self.lines.add(f"c[{place}] -= paid")
        self.log(
            r.CounterChanged, step.clause, str(self.model.counters[step.counter].at), self.value(step.payer), "-paid"
        )

    def write_PayPieces(self, step: s.PayPieces) -> None:
        self.move_pieces(step.clause, step.look, self.writer.counted(step.count), step.source, step.target)

    # ---- pieces -----------------------------------------------------------------------------------------------------

    def move_pieces(self, clause: int, look: Value, count: str, source: Value, target: Value) -> None:
        """`count` pieces, which are there, go where there is room."""
        add = self.lines.add
        place = self.writer.holder(source, look)
        if isinstance(target, v.HolderOf):
            goal = self.writer.holder(target, look)
            add(f"c[{place}] -= {count}")
            add(f"c[{goal}] += {count}")
            self.log(r.PiecesMoved, clause, self.value(look), count, place, goal)
        else:
            add(f"cell = {self.writer.cell(target)}")
            add(f"c[{place}] -= 1")
            add(f"cells[cell] = {self.value(look)}")
            self.log(r.PiecesMoved, clause, self.value(look), "1", place, "-1 - cell")

    def write_MovePieces(self, step: s.MovePieces) -> None:
        add = self.lines.add
        if step.look is None:
            assert isinstance(step.source, v.HolderOf)
            zone = self.model.zones[step.source.zone]
            piece = Local("piece", "piece")
            with self.lines.block(
                f"for lifted in pieces_at(m, {self.writer.holder(step.source, None)}, {self.model.looks(zone)}):"
            ):
                self.put_piece(step.clause, "lifted", step.target, piece)
            return
        place = self.writer.holder(step.source, step.look)
        if not isinstance(step.target, v.HolderOf):
            with self.lines.block(f"if c[{place}] > 0 and {self.value(v.IsEmpty(step.target))}:"):
                self.move_pieces(step.clause, step.look, "1", step.source, step.target)
            return
        if step.count is None:
            add(f"k = c[{place}]")
        else:
            add(f"k = {self.value(step.count)}")
            add(f"if k > c[{place}]:")
            add(f"    k = c[{place}]")
        holds = self.model.zones[step.target.zone].holds
        if holds is not None:
            add(f"k = min(k, {holds} - {self.writer.count_in(step.target, None)})")
        with self.lines.block("if k > 0:"):
            self.move_pieces(step.clause, step.look, "k", step.source, step.target)

    def write_MovePiece(self, step: s.MovePiece) -> None:
        self.lines.add(f"lifted = {self.value(step.piece)}")
        self.put_piece(step.clause, "lifted", step.target, step.piece)

    def put_piece(self, clause: int, code: str, target: Value, piece: Value) -> None:
        """The piece `code` goes to a place that may depend on whose it is."""
        add = self.lines.add
        if not isinstance(target, v.HolderOf):
            with self.lines.block(f"if {self.value(v.IsEmpty(target))}:"):
                add(f"look = take(m, {code})")
                add("cells[cell] = look")
                self.log(r.PiecesMoved, clause, "look", "1", code, "-1 - cell")
            return
        zone = self.model.zones[target.zone]
        looks = self.model.looks(zone)
        add(f"look = look_of(m, {code})")
        if looks == 1:
            owner = (
                "look"
                if target.owner == v.OwnerOf(piece)
                else (self.value(target.owner) if target.owner is not None else "")
            )
            add(f"goal = {zone.at}{' + ' + owner if owner else ''}")
        else:
            add(f"goal = {self.writer.offset(zone.at, target.owner, looks)} + look")
        room = f"if {self.writer.count_in(target, None)} < {zone.holds}:" if zone.holds is not None else "if True:"
        with self.lines.block(room):
            add(f"take(m, {code})")
            add("c[goal] += 1")
            self.log(r.PiecesMoved, clause, "look", "1", code, "goal")

    # ---- cards ------------------------------------------------------------------------------------------------------

    def write_MoveCard(self, step: s.MoveCard) -> None:
        cards = self.value(step.cards)
        if step.cards.type == "cards":
            with self.lines.block(f"for moved in {cards}:"):
                self.move_one(step, "moved")
        else:
            self.lines.add(f"moved = {cards}")
            with self.lines.block("if moved >= 0:"):
                self.move_one(step, "moved")

    def move_one(self, step: s.MoveCard, card: str) -> None:
        """One card goes to a pile, or to where its kind goes."""
        add = self.lines.add
        if step.target is None:
            add(f"goal = DISCARDED[KIND[{card}]]" + (f"[{self.value(step.doer)}]" if step.doer is not None else "[0]"))
        else:
            add(f"goal = {self.value(step.target)}")
        add("origin = loc[moved]")
        room = self.room(step, card)
        with self.lines.block(f"if {room}:") if room else nullcontext():
            self._moved(step, card)

    def room(self, step: s.MoveCard, card: str) -> str:
        """The condition that the goal exists, has room, and does not lie under the card itself, if that may be."""
        name = getattr(step.target, "zone", None)
        if name is None and isinstance(step.target, Local):
            name = step.target.kind
        apart = f"not encloses(m, {card}, goal)"
        conditions = ["goal >= 0"] if isinstance(step.target, Local) else []
        if name not in self.model.zones:
            conditions += [apart] if step.target is not None and self.gen.hosts_exist else []
            return " and ".join(conditions)
        zone = self.model.zones[name]
        if zone.host:
            conditions = ["goal >= 0", apart]
        if zone.holds is not None:
            conditions.append(f"(len(z[goal]) < {zone.holds} or goal == origin)")
        return " and ".join(conditions)

    def _moved(self, step: s.MoveCard, card: str) -> None:
        add = self.lines.add
        self.log(r.CardMoved, step.clause, repr(step.verb), card, "origin", "goal")
        if step.how == "under":
            add(f"move(m, {card}, goal, True)")
        else:
            with self.lines.block("if WATCH[origin] or WATCH[goal]:"):
                add(f"move(m, {card}, goal, False)")
            with self.lines.block("else:"):
                add(f"z[origin].remove({card})")
                add(f"z[goal].append({card})")
                add(f"loc[{card}] = goal")
        add("m.shown |= NEWS[origin][goal]")

    def write_Draw(self, step: s.Draw) -> None:
        zone = self.model.zones[step.zone]
        refill = "None"
        if zone.refill is not None:
            name = f"refill_{step.zone}"
            if name not in self.gen.functions:
                self.gen.functions[name] = ""
                params = ["v_you"] if zone.per == "player" else []
                self.gen.pure_function(name, params, zone.refill)
            refill = name if zone.per != "player" else f"(lambda m: {name}(m, {self.value(step.player)}))"
        source, target = self.writer.pile(step.zone, step.owner), self.value(step.target)
        call = (
            f"draw(m, {self.value(step.player)}, {source}, {target}, {self.value(step.count)}, {refill}, {step.clause})"
        )
        self.lines.add(f"{self.writer.ref(step.bind)} = {call}" if step.bind is not None else call)

    def write_Shuffle(self, step: s.Shuffle) -> None:
        self.lines.add(f"shuffle(m, {self.value(step.pile)}, {step.clause})")

    def write_Reveal(self, step: s.Reveal) -> None:
        self.lines.add("m.shown = -1")
        cards = self.value(step.cards) if step.cards.type == "cards" else f"[{self.value(step.cards)}]"
        self.log(r.CardsRevealed, step.clause, cards)

    def write_Flip(self, step: s.Flip) -> None:
        self.lines.add(f"turned, side = {self.value(step.card)}, {self.value(step.side)}")
        with self.lines.block(f"if FACE[turned] != {self.model.no_face}:"):
            self.lines.add("c[FACE[turned]] = side")
            self.log(r.CardTurned, step.clause, "turned", "side")

    def write_Roll(self, step: s.Roll) -> None:
        low, high = self.model.kinds[step.die].faces
        self.lines.add(
            f"{self.writer.ref(step.bind)} = roll(m, {self.value(step.count)}, {low}, {high}, {step.clause})"
        )

    # ---- blocks -----------------------------------------------------------------------------------------------------

    def write_DoVerb(self, step: s.DoVerb) -> None:
        args = "".join(f", {self.value(arg)}" for arg in step.args)
        call = f"{self.gen.pure_verb(step.verb)}(m, {self.value(step.doer)}{args})"
        asked = step.check and self.gen.asks(step.verb)
        head = f"if {self.gen.can_verb(step.verb)}(m, {self.value(step.doer)}{args}):" if asked else ""
        with self.lines.block(head) if asked else nullcontext():
            self.gen.marks.note(self.lines, step.clause, "done")
            self.lines.add(call)

    def write_Announce(self, step: s.Announce) -> None:
        name, edge = step.moment.split()
        if edge == "start" and name in self.model.epochs:
            self.lines.add(f"c[{self.model.epoch(name)}] += 1")

    def write_IfStep(self, step: s.IfStep) -> None:
        for place, (condition, block) in enumerate(step.arms):
            head = "else:" if condition is None else f"{'if' if place == 0 else 'elif'} {self.value(condition)}:"
            with self.lines.block(head):
                self.gen.marks.arm(self.lines, step, place)
                self.guarded(block)
        if step.arms[-1][0] is not None and self.gen.marks.wanted:
            with self.lines.block("else:"):
                self.gen.marks.arm(self.lines, step, len(step.arms))

    def write_ForEach(self, step: s.ForEach) -> None:
        with self.lines.block(
            f"for {self.writer.ref(step.things.local)} in {sorted_items(self.gen, step, self.writer)}:"
        ):
            self.gen.marks.note(self.lines, step.clause, "entered")
            self.labour(step.body, self.gen.effort.number(step))
            self.guarded(step.body)

    def write_Repeat(self, step: s.Repeat) -> None:
        with self.lines.block(f"for _ in range({self.value(step.count)}):"):
            if step.condition is not None:
                self.lines.unless(self.value(step.condition), "break")
            self.gen.marks.note(self.lines, step.clause, "entered")
            self.labour(step.body, self.gen.effort.times(step))
            self.guarded(step.body)

    def write_WithPicks(self, step: s.WithPicks) -> None:
        for pick in step.picks:
            self.lines.add(f"{self.writer.ref(pick.local)} = {self.writer.items(pick.things)}")
        self.gen.marks.note(self.lines, step.clause, "done")
        self.block(step.body)


def sorted_items(gen: Generator, step: s.ForEach, writer: Writer) -> str:
    """The list that a `for each` goes through."""
    items = writer.items(step.things)
    if step.by is None:
        return items
    word, value = step.by
    own = Writer(gen)
    lines = Lines()
    key = f"lambda {own.ref(step.things.local)}: {own.value(value)}"
    lines.add(f"return sorted({own.items(step.things)}, key={key}{', reverse=True' if word == 'highest' else ''})")
    return gen.helper((step.things, value), lines, writer)
