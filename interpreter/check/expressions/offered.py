"""What can be chosen that lies nowhere on the table: numbers, words of a fact, resources."""

from __future__ import annotations

from interpreter.check.edges import boards_of
from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.things import narrowed
from interpreter.check.nouns import kinds_named, kinds_of, words_named
from interpreter.check.scope import Scope, a
from interpreter.effects import things as th, values as v
from interpreter.effects.things import Things, ThingSource
from interpreter.effects.values import Local
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

MOST_NUMBERS = 1000  # to choose from


def offered(pick: n.Expr | n.Choice, where: n.Expr | None, name: str | None, scope: Scope) -> Things | None:
    """What is chosen from, where that lies nowhere on the table; None for things that do. What is chosen may be called
    by its `name` in the conditions that narrow it."""
    conditions = [where]
    match pick:
        case n.Numbers():
            source, local = numbers(pick, scope), scope.local("number", "number")
        case n.TurnOf():
            source, local = turns(pick, scope), scope.local(pick.words[-1].text, "number")
        case n.OneOf(words=(n.Name(text="resource" | "counter" | "mark"),)):
            source, local = resources(pick, scope), scope.local("resource", "resource")
        case n.OneOf():
            source, local = one_of(pick, scope)
        case n.Pick(quantity="a", things=n.Things(words=(noun,)) as things) if is_said_by_words(things, scope):
            source, local = all_of(noun, scope)
            conditions = [pick.things.where, pick.where, where]
        case _:
            return None
    inner = scope.inner(names={**scope.names, name: local}) if name is not None else scope
    return narrowed(Things(source, local), (), [one for one in conditions if one is not None], inner)


# ---- numbers --------------------------------------------------------------------------------------------------------


def numbers(node: n.Numbers, scope: Scope) -> ThingSource:
    """`a number from 1 to 5`; the bounds may be worked out when it is chosen."""
    said = " ".join(word.text for word in node.words)
    if said != "number":
        message = msg("a number is chosen from one bound to another, and `{}` is none", said)
        help = msg("write `a number from {} to {}`", node.low.span.text, node.high.span.text)
        before = node.span.source.line(node.span.line)[: node.span.column - 1].rstrip()
        if before.endswith("for each"):
            help = msg("write `number from {} to {} as {}`", node.low.span.text, node.high.span.text, said)
        if any(boards_of(kind, scope.desk.model) for kind in kinds_named(scope.desk.model, said)):
            help = msg("write `{}`", f"{said} from {node.low.span.text} towards {node.high.span.text}")
        raise scope.desk.fail("wrong-kind", message, node.words[-1], help=help)
    low, high = wanted(node.low, scope, "number"), wanted(node.high, scope, "number")
    if isinstance(low, v.Const) and isinstance(high, v.Const):
        check_bounds(node, _whole(low), _whole(high), scope)
    return th.Numbers(low, high)


def turns(node: n.TurnOf, scope: Scope) -> ThingSource:
    """`a turn of tile`: how far it can be turned and look different."""
    model, card = scope.desk.model, wanted(node.of, scope, "card")
    kinds = [one.name for one in kinds_of(model, card)]
    mark = next(filter(None, map(model.turn_of, kinds)), None)
    if mark is None or mark.board not in model.boards:
        message = msg("{} cannot be turned", a(getattr(card, "kind", None) or msg("card")))
        help = msg("write `mark turn for each {}`, and below it `sides BOARD`", getattr(card, "kind", None) or "KIND")
        raise scope.desk.fail("wrong-kind", message, node.of, help=help)
    said = " ".join(word.text for word in node.words)
    if said != mark.name:
        message = msg("what is chosen of {} is a `{}`, and not a `{}`", a(mark.kind), mark.name, said)
        raise scope.desk.strange("unknown-name", message, said, node.words[-1], [mark.name])
    scope.desk.index.use("counter", mark.name, node.words[-1])
    return th.TurnsOf(card, model.boards[mark.board or ""].sides)


def _whole(bound: v.Const) -> int:
    assert isinstance(bound.value, int)
    return bound.value


def check_bounds(node: n.Numbers, low: int, high: int, scope: Scope) -> None:
    """A fault if there is no number between two, or there are too many to choose from."""
    if low > high:
        message = msg("there is no number from {} to {}", low, high)
        fix = f"{node.high.span.text} to {node.low.span.text}"
        help = msg("write `{}`", f"from {fix}")
        raise scope.desk.fail("reversed-range", message, node.low.span.to(node.high.span), help=help, fix=fix)
    if high - low >= MOST_NUMBERS:
        raise scope.desk.fail("out-of-bounds", msg("a choice has at most {} numbers", MOST_NUMBERS), node)


# ---- words ----------------------------------------------------------------------------------------------------------


def is_said_by_words(things: n.Things, scope: Scope) -> bool:
    """Whether words of a fact or a mark are meant, `colour`, and nothing that lies somewhere."""
    return len(things.words) == 1 and things.owned is None and things.place is None and is_word(things.words[0], scope)


def is_word(noun: n.Name, scope: Scope) -> bool:
    """Whether a noun without a place is a fact or a mark, one of whose words is chosen."""
    model = scope.desk.model
    elsewhere = noun.text in scope.names or noun.text in model.zones or kinds_named(model, noun.text)
    return not elsewhere and bool(words_named(noun.text, model))


def all_of(noun: n.Name, scope: Scope) -> tuple[ThingSource, Local]:
    """`a colour`: all words of the fact."""
    model = scope.desk.model
    scope.desk.index.use("fact", noun.text, noun)
    source = th.Words(tuple(map(model.word, words_named(noun.text, model))))
    return source, scope.local(noun.text, "word", noun.text)


def one_of(node: n.OneOf, scope: Scope) -> tuple[ThingSource, Local]:
    """`a colour from red, blue`: some of them."""
    model, desk, noun = scope.desk.model, scope.desk, node.words[-1]
    known = words_named(noun.text, model)
    if len(node.words) > 1 or not known:
        facts = {fact for kind in model.kinds.values() for fact in kind.facts if words_named(fact, model)}
        message = msg("no fact is called `{}`", noun.text)
        raise desk.strange("unknown-fact", message, noun.text, noun, facts | set(model.marks))
    desk.index.use("fact", noun.text, noun)
    check_once(node, scope)
    for word in node.options:
        if word.text not in known:
            raise desk.unknown("unknown-word", msg("the {}", noun.text), word.text, word, known)
        desk.index.mention("word", word.text, word)
    source = th.Words(tuple(model.word(word.text) for word in node.options))
    return source, scope.local(noun.text, "word", noun.text)


def check_once(node: n.OneOf, scope: Scope) -> None:
    """A fault if something is offered twice."""
    for place, word in enumerate(node.options):
        if word.text in [other.text for other in node.options[:place]]:
            raise scope.desk.fail("duplicate", msg("`{}` stands there twice", word.text), word)


# ---- resources ------------------------------------------------------------------------------------------------------


def resources(node: n.OneOf, scope: Scope) -> ThingSource:
    """`a resource`, `a resource from grain, coin`."""
    model, desk, (noun,) = scope.desk.model, scope.desk, node.words
    if noun.text != "resource":
        message = msg("only a resource can be chosen, and not a {}", noun.text)
        raise desk.fail("unsupported", message, noun, help=msg("write `a resource`"))
    if not model.resources:
        raise desk.fail("missing-declaration", msg("the game has no resources"), node)
    check_once(node, scope)
    for name in node.options:
        if name.text not in model.resources:
            raise desk.unknown("unknown-resource", msg("the resource"), name.text, name, model.resources)
        desk.index.use("counter", name.text, name)
    names = [name.text for name in node.options] or model.resources
    return th.Resources(tuple(map(model.resources.index, names)))
