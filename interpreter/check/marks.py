"""Marks: a word, a thing or a turn that every card of a kind carries (`mark course for each ship`), and a number of its
own (`counter hits for each ship`); a word or a thing that the game or each player is marked with (`mark trump`)."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.check.expressions.sorts import SORTS
from interpreter.check.facts import Facts, bounds, fact_span, in_bounds
from interpreter.check.nouns import kinds_named
from interpreter.check.scope import Desk, a
from interpreter.model import Counter, Kind, Mark, Model
from interpreter.report import Note
from interpreter.report.message import Message, msg
from interpreter.syntax import nodes as n


def declare_mark(node: n.CounterDecl, each: n.Name, desk: Desk) -> None:
    """`counter hits for each ship "damage"`, `mark course for each ship "course"`; its name is known to be free."""
    kind = kind_marked(node, each, desk)
    if kind is None:
        return
    facts = Facts(node.facts, desk, node.name.text)
    mark = Mark(node.name.text, facts.titles(node.title), node.name.span, kind.name)
    if node.word == "counter":
        mark.low, mark.high = facts.range("range") or (None, None)
        mark.start = facts.number("start") or max(mark.low or 0, 0)
        if not in_bounds(mark.start, mark.low, mark.high):
            message = msg("`{}` starts at {}, outside its range", mark.name, mark.start)
            desk.reporter.report("out-of-bounds", message, fact_span(node.name, node.facts, "start"))
    else:
        declare_marking(facts, mark, node, desk)
    mark.open = facts.one_of("seen", ("all",)) is not None
    facts.take("kept_in")  # looked up when the zones are known
    own = ("range", "start") if node.word == "counter" else ("words", "names", "sides")
    facts.rest((*own, "kept_in", "seen"))
    desk.model.marks[mark.name] = mark


def kind_marked(node: n.CounterDecl, each: n.Name, desk: Desk) -> Kind | None:
    """The kind whose cards carry a mark; None, and a fault, where they cannot."""
    found = kinds_named(desk.model, each.text)
    kind = desk.model.kinds.get(each.text)
    if not found:
        help = msg("write `for each player`, or name a kind of cards")
        desk.unknown("unknown-kind", msg("the kind"), each.text, each, [*desk.model.kinds, "player"], help)
        return None
    if kind is None or not kind.is_card:
        help = msg("name one kind of cards: each of them is a thing by itself")
        message = msg("{} has no {} of its own", a(each.text), msg(node.word))
        desk.reporter.report("wrong-kind", message, each.span, help=help)
        return None
    desk.index.use("kind", kind.name, each)
    if node.word == "resource":
        help = msg("write `counter {} for each {}`", node.name.text, each.text)
        message = msg("resources belong to players, and not to {}", a(each.text))
        desk.reporter.report("wrong-kind", message, each.span, help=help)
        return None
    name, below = node.name, [desk.model.kinds[one] for one in desk.model.under(kind.name)]
    first = next((one.facts[name.text] for one in below if name.text in one.facts), None)
    if name.text in SORTS["card"].asked:
        message = msg("`{}` is a word of the language and cannot name {}", name.text, a(msg("mark")))
        desk.reporter.report("reserved-word", message, name.span, help=msg("choose another name"))
        return None
    if first is not None:
        notes = [Note(first.span, msg("the fact is here"))] if first.span is not None else []
        message = msg("`{}` is a fact of {}, and cannot be its {} as well", name.text, a(kind.name), msg(node.word))
        desk.reporter.report("duplicate", message, name.span, notes=notes)
        return None
    return kind


def declare_marking(facts: Facts, mark: Mark | Counter, node: n.CounterDecl, desk: Desk) -> None:
    """`words none, ready`, `names port`, `names colour` or (of cards) `sides land` of a mark."""
    said = facts.left.get("words")
    mark.words = facts.words("words")
    named, board = facts.word("names"), facts.word("sides") if isinstance(mark, Mark) else None
    if [said is not None, named is not None, board is not None].count(True) != 1:
        help = msg("write below it `words WORD, WORD`, `names KIND` if it is a thing, or `sides BOARD` if it is a turn")
        if isinstance(mark, Counter):
            help = msg(
                "write below it `words WORD, WORD`, or `names KIND` if it is a thing, a player or a word of a fact"
            )
        if facts.left.pop("range", None) is not None:
            help = msg("a number is a counter: begin this line with `{}`", f"counter {mark.name}")
        message = msg("`{}` does not say what it can be", mark.name)
        desk.reporter.report("missing-fact", message, node.name.span, help=help)
    if mark.words:
        mark.type, mark.start = "word", desk.model.word(mark.words[0])
        for atoms in said.values if said is not None else ():
            assert isinstance(atoms[0], n.Name)
            desk.model.word(atoms[0].text)
            desk.index.mention("word", atoms[0].text, atoms[0], declares=True)
        return
    if board is not None and isinstance(mark, Mark):
        mark.board, mark.low = board.text, 0  # looked up when the boards are known
        return
    mark.start = -1
    if named is None:
        return
    kind = desk.model.kinds.get(named.text)
    words = fact_words(named.text, desk.model)
    if kind is None and words:
        mark.type, mark.words = "word", words
        desk.index.use("fact", named.text, named)
        return
    if named.text != "player" and (kind is None or not kind.is_card):
        desk.unknown("unknown-kind", msg("the kind"), named.text, named, [*card_kinds(desk), "player"])
        mark.type = "card"
        return
    mark.type, mark.names = ("player", None) if kind is None else ("card", kind.name)
    if kind is not None:
        desk.index.use("kind", kind.name, named)


def fact_words(name: str, model: Model) -> tuple[str, ...]:
    """The words of a fact of any kind of cards."""
    specs = (kind.facts[name] for kind in model.kinds.values() if name in kind.facts)
    return tuple(dict.fromkeys(word for spec in specs if spec.type != "resource" for word in spec.words))


def card_kinds(desk: Desk) -> Iterator[str]:
    """The kinds whose things are cards."""
    return (kind.name for kind in desk.model.kinds.values() if kind.is_card)


def settle_marks(declarations: list[n.Decl], desk: Desk) -> None:
    """`kept_in cellar, yard`: the zones in which a mark is kept, now that all are known."""
    for node in declarations:
        if not isinstance(node, n.CounterDecl) or node.name.text not in desk.model.marks:
            continue
        fact = next((one for one in node.facts if one.name.text == "kept_in"), None)
        atoms = [atoms[0] for atoms in fact.values if len(atoms) == 1] if fact is not None else []
        names = [atom for atom in atoms if isinstance(atom, n.Name)]
        if fact is not None and len(names) != len(fact.values):
            message = msg("`{}` is followed by single words, with a comma between two", "kept_in")
            desk.reporter.report("wrong-fact", message, fact.span)
        desk.model.marks[node.name.text].kept = tuple(name.text for name in names if is_place(name, node, desk))


def is_place(name: n.Name, node: n.CounterDecl, desk: Desk) -> bool:
    """Whether the cards that carry a mark can lie in a zone."""
    zone, kind = desk.model.zones.get(name.text), desk.model.marks[node.name.text].kind
    if zone is None:
        desk.unknown("unknown-name", msg("the place"), name.text, name, desk.model.zones)
        return False
    desk.index.use("zone", zone.name, name)
    if not set(desk.model.under(kind)) & set(kinds_named(desk.model, zone.of)):
        desk.reporter.report("wrong-place", msg("no {} can lie in `{}`", kind, zone.name), name.span)
        return False
    return True


def not_marked(kind: str, mark: Mark, node: n.Node, desk: Desk) -> Exception:
    """Report a mark of a card of another kind."""
    message = msg("{} has no `{}`: that is counted for each {}", a(kind), mark.name, mark.kind)
    return desk.fail("wrong-kind", message, node)


def check_marked(mark: Mark | Counter, value: int, node: n.Node, desk: Desk, help: Message | None = None) -> None:
    """A fault if a fixed number is outside the range of a mark or of a counter."""
    if not in_bounds(value, mark.low, mark.high):
        message = msg("`{}` cannot be {}: it is {}", mark.name, value, bounds(mark.low, mark.high))
        raise desk.fail("out-of-bounds", message, node, help=help)


def check_set(mark: Mark | Counter, target: n.Node, new: n.Expr, desk: Desk) -> None:
    """A fault if something is set to a fixed number that it can never be."""
    if not isinstance(new, n.Number):
        return
    nearest = max(new.value, mark.low if mark.low is not None else new.value)
    nearest = min(nearest, mark.high if mark.high is not None else nearest)
    named = next((one.name for one in desk.model.families.values() if mark.name in one.members.values()), mark.name)
    help = msg("write `set {} to {}`, or change the `range` of `{}`", target.span.text, nearest, named)
    check_marked(mark, new.value, new, desk, help)
