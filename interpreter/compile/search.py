"""Searching for what a verb can be done with.

`search` finds the things for which a verb can be done. Each need is asked as early as its variables are known, what
depends on one pick alone is asked once, and a price whose discount nothing changes now is not asked again for every
place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from attrs import evolve

from interpreter.compile import terms as t
from interpreter.compile.lines import Lines
from interpreter.compile.places import python_name
from interpreter.compile.prices import condition_of
from interpreter.compile.writer import Writer
from interpreter.effects import steps as s
from interpreter.effects import things as th
from interpreter.effects import values as v
from interpreter.effects.things import Things
from interpreter.effects.values import Local, Value

if TYPE_CHECKING:
    from interpreter.compile.generator import Generator


def verb_conditions(gen: Generator, verb: str, doer: Value, args: tuple[Value, ...]) -> list[Value]:
    """Everything that must hold for a verb to be done with these arguments, as separate questions."""
    definition = gen.model.verbs[verb]
    mapping: dict[str, Value] = {"you": doer}
    mapping.update({p.name: arg for p, arg in zip(definition.parameters, args, strict=True)})
    found: list[Value] = []
    if gen.is_forbidden(verb):
        found.append(t.Allowed(verb, doer, args))
    families: set[str] = set()
    for step in definition.body:
        if s.has_trait(step, "need", "price"):
            family = type(step).__name__
            if s.has_trait(step, "price") and family in families:
                return [*found, v.CanDo(verb, doer, args)]
            if s.has_trait(step, "price"):
                families.add(family)
            found += [folded(gen, t.substitute(condition, mapping)) for condition in condition_of(step)]
            continue
        if isinstance(step, s.Let | s.PerformEffect | s.ChooseOne):
            found.append(v.CanDo(verb, doer, args))
        break
    return found


def search(
    gen: Generator,
    verb: str,
    doer: Value,
    args: tuple[Value, ...],
    sought: Sequence[Things],
    mode: str,
    at: Writer,
) -> str:
    """The call that tells whether there is (`any`), or lists (`all`), what the first of the things sought can be."""
    names = [things.local.name for things in sought]
    questions = [q for q in verb_conditions(gen, verb, doer, args) if not any(follows(q, things) for things in sought)]
    lines = Lines()
    writer = Writer(gen)
    if any(writer.value(question) == "False" for question in questions):
        return "False" if mode == "any" else "[]"
    if mode == "any" and not questions and len(sought) == 1:
        return at.value(v.Exists(sought[0]))
    for question in questions:
        if isinstance(question, t.Affordable) and not any(name in t.free(question.payer) for name in names):
            writer.keep_stock(question.payer, lines)
    nothing = "return False" if mode == "any" else "return []"
    if mode == "all":
        lines.add("found = []")
    order = Order(gen, names, questions)
    for question in order.beforehand:
        lines.unless(writer.value(question), nothing)
    for question, _early, _late in order.late:
        channels = " or ".join(f"{channel} in live" for channel in changed_channels(gen, question))
        lines.add(f"quiet = not ({channels})")
    picks = list(sought)
    if mode == "all":
        picks[1:] = [
            sifted(writer, things, place, order, lines, nothing) for place, things in enumerate(picks[1:], start=1)
        ]
    for place, things in enumerate(picks):
        if isinstance(things.source, th.CardsOfList) and things.source.cards == Local(f"those{place}", "cards"):
            lines.add(f"for {python_name(things.local)} in those{place}:")
            lines.depth += 1
        else:
            open_pick(writer, things, lines, questions)
        order.ask(place, writer, lines)
    if mode == "any":
        lines.add("return True")
    else:
        lines.add(f"found.append({python_name(sought[0].local)})")
        if len(picks) > 1:
            lines.add("break")
    lines.depth = 1
    found = "found" if isinstance(sought[0].source, th.Piles) else distinct(gen, sought[0], "found")
    lines.add("return False" if mode == "any" else f"return {found}")
    bound = {things.local.name: things.local for things in sought}
    return gen.helper((doer, args, tuple(sought), tuple(questions)), lines, at, bound)


class Order:
    """Which questions can be asked when.

    Before anything is picked (`beforehand`), of one pick alone (`own`), as soon as a pick is known (`levels`), or
    earlier if no card changes what they ask, and else later (`late`: with both places).
    """

    def __init__(self, gen: Generator, names: Sequence[str], questions: Sequence[Value]) -> None:
        self.gen, self.names, self.questions = gen, names, questions
        self.beforehand: list[Value] = []
        self.own: list[list[Value]] = [[] for _ in names]
        self.levels: list[list[Value]] = [[] for _ in names]
        self.late: list[tuple[Value, int, int]] = []
        for question in questions:
            self._enter(question)

    def _enter(self, question: Value) -> None:
        depends = [place for place, name in enumerate(self.names) if name in t.free(question)]
        if not depends:
            self.beforehand.append(question)
            return
        steady = [place for place, name in enumerate(self.names) if name in t.free(quieted(self.gen, question))]
        if steady and max(steady) < max(depends):
            self.late.append((question, max(steady), max(depends)))
        elif len(depends) == 1 and depends[0] > 0:
            self.own[depends[0]].append(question)
        else:
            self.levels[max(depends)].append(question)

    def ask(self, place: int, writer: Writer, lines: Lines) -> None:
        """The lines that ask what can be asked once a pick is known."""
        for question, early, _last in self.late:
            if early == place:
                lines.add(f"if quiet and not {writer.value(quieted(self.gen, question))}:")
                lines.add("    continue")
        for question, _early, last in self.late:
            if last == place:
                lines.add(f"if not quiet and not {writer.value(question)}:")
                lines.add("    continue")
        for question in sorted(self.own[place] + self.levels[place], key=expense):
            lines.unless(writer.value(question), "continue")


def sifted(writer: Writer, things: Things, place: int, order: Order, lines: Lines, nothing: str) -> Things:
    """A later pick, looked through once before the first one instead of once for each, where that does not matter."""
    if names_in(things, order.names) or not (order.own[place] or isinstance(things.source, th.Piles)):
        return things
    lines.add(f"those{place} = []")
    open_pick(writer, things, lines, order.questions)
    for question in sorted(order.own[place], key=expense):
        lines.unless(writer.value(question), "continue")
    lines.add(f"those{place}.append({python_name(things.local)})")
    lines.depth = 1
    lines.unless(f"those{place}", nothing)
    order.own[place] = []
    return Things(th.CardsOfList(Local(f"those{place}", "cards")), things.local)


def expense(question: Value) -> int:
    """Cheap questions are asked first."""
    match question:
        case v.CanDo():
            return 4
        case v.Compare(left=v.Count()) | v.Compare(right=v.Count()) | v.Any() | t.Allowed():
            return 2
        case v.IsWorking() | t.Affordable():
            return 1
    return 0


def open_pick(writer: Writer, things: Things, lines: Lines, questions: Sequence[Value]) -> None:
    """The loop over the candidates of a pick.

    Empty piles of one zone are alike: only the first is looked at. Where it is asked whether the card works, and only
    the top cards of these piles can work, no other card is looked at.
    """
    local = things.local
    working = v.IsWorking(local) in questions
    if isinstance(things.source, th.Piles):
        lines.add("seen_empty = False")
    if working and isinstance(things.source, th.CardsIn) and writer.works_on_top(things.source):
        writer.open_tops(things.source, python_name(local), lines)
    else:
        writer.open(things.source, python_name(local), lines)
    if isinstance(things.source, th.Piles):
        lines.add(f"if not z[{python_name(local)}]:")
        lines.add("    if seen_empty:")
        lines.add("        continue")
        lines.add("    seen_empty = True")
    for condition in things.where:
        lines.unless(writer.value(condition), "continue")


def distinct(gen: Generator, things: Things, code: str) -> str:
    """A list of options in which equal ones stand once: cards that nothing tells apart, in one place whose order means
    nothing, and empty piles of one zone."""
    source = things.source
    if isinstance(source, th.Piles):
        return f"one_empty(m, {code})"
    if things.local.type != "card":
        return code
    if isinstance(source, th.CardsIn):
        zones = [gen.model.zones[zone] for zone, _owner in source.places]
        if not any(zone.piled or zone.ordered for zone in zones):
            return f"{'alike' if len(zones) == 1 else 'alike_there'}(m, {code})"
    if isinstance(source, th.CardsUnder) and not gen.model.zones[source.zone].ordered:
        return f"alike_there(m, {code})"
    if isinstance(source, th.CardsOfList):
        return f"alike(m, {code})"
    return code


def names_in(things: Things, names: Sequence[str]) -> bool:
    """Whether a source depends on one of these variables."""
    used = t.free(things)
    return any(name in used for name in names)


def follows(question: Value, things: Things) -> bool:
    """Whether a need says no more than where the pick comes from."""
    local, source = things.local, things.source
    match question:
        case v.CardIn(card=card, places=places):
            return card == local and not places.where and places.source == source
        case v.PileIn(pile=pile, zone=zone, owner=owner):
            return pile == local and isinstance(source, th.Piles) and (source.zone, source.owner) == (zone, owner)
        case v.Compare(operator="!=", left=left, right=right):
            return isinstance(source, th.Players) and source.others and left == local and right == source.start
    return False


def folded(gen: Generator, question: Value) -> Value:
    """A price without a discount that is always nothing."""
    if not isinstance(question, t.Affordable) or question.discount is None:
        return question
    discount = _quiet(gen, question.discount, only_fixed=True)
    return evolve(question, discount=None if discount == v.Const(0, "number") else discount)


def quieted(gen: Generator, question: Value) -> Value:
    """A price as it is while nothing changes the values in its discount."""
    if not isinstance(question, t.Affordable) or question.discount is None:
        return question
    return evolve(question, discount=_quiet(gen, question.discount))


def _quiet(gen: Generator, value: Value, only_fixed: bool = False) -> Value:
    if isinstance(value, v.Plus):
        left, right = _quiet(gen, value.left, only_fixed), _quiet(gen, value.right, only_fixed)
        zero = v.Const(0, "number")
        if value.sign > 0 and left == zero:
            return right
        return left if right == zero else evolve(value, left=left, right=right)
    if isinstance(value, v.Changed) and not (only_fixed and gen.is_changed(value.value)):
        base = gen.model.values[value.value].base
        if isinstance(base, v.Const):
            return base
    return value


def changed_channels(gen: Generator, term: Value) -> list[int]:
    """The channels of the values that a price's discount depends on."""
    assert isinstance(term, t.Affordable)
    found: list[int] = []

    def look(value: Value | None) -> None:
        if isinstance(value, v.Plus):
            look(value.left)
            look(value.right)
        elif isinstance(value, v.Changed) and gen.is_changed(value.value):
            found.append(gen.channel("value", value.value))

    look(term.discount)
    return found
