"""Roll, reroll, and what else is done to dice: one or several are turned, or laid aside."""

from __future__ import annotations

from interpreter.check.expressions.binding import bind
from interpreter.check.expressions.phrases import VerbPhrase, bind_pick, first_arg, needs_place, only, with_picks
from interpreter.check.expressions.sorts import wrong_sort
from interpreter.check.expressions.sums import together
from interpreter.check.expressions.words import bind_against
from interpreter.check.nouns import kinds_named, one_kind
from interpreter.check.packs import pack_of
from interpreter.check.scope import Scope
from interpreter.check.verbs.pieces import how_many
from interpreter.effects import steps as s, values as v
from interpreter.effects.parts import walk
from interpreter.effects.values import Value
from interpreter.model import Model
from interpreter.report.message import msg
from interpreter.syntax import nodes as n

MOST_DICE = 100
ONLY_TOTALS = "2"  # the version of the language in which what was rolled was a number


def read_roll(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    first_arg(phrase, scope)
    only(phrase, scope)
    rolled = [some_dice(one, scope) for one in (phrase.args[0].value, *say.more)]
    fixed = [count.value for _kind, count in rolled if isinstance(count, v.Const) and isinstance(count.value, int)]
    if sum(fixed) > MOST_DICE:
        raise scope.desk.fail("out-of-bounds", msg("at most {} dice are rolled at once", MOST_DICE), phrase.args[0])
    if say.bind is None:
        help = msg("write `{}`", f"{say.span.text} as thrown")
        raise scope.desk.fail("missing-part", msg("what becomes of the roll?"), phrase.verb, help=help)
    name, kind = say.bind.text, one_kind(scope.desk.model, [kind for kind, _count in rolled])
    if not gives_total(say, scope.desk.model):
        dice = scope.local(name, "dice", kind)
        scope.call(dice, say.bind)
        return [s.Roll(clause, tuple(rolled), dice)]
    dice, total = scope.local(f"{name}_dice", "dice", kind), scope.local(name, "number")
    scope.call(total, say.bind)
    return [s.Roll(clause, tuple(rolled), dice), s.Let(clause, total, together("total", dice, say.bind, scope))]


def gives_total(line: n.Say, model: Model) -> bool:
    """Whether a roll is in a version of the language in which it gave a number."""
    pack = model.packs.get(pack_of(line.span, model.packs))
    return pack is not None and pack.language == ONLY_TOTALS


def some_dice(node: n.Node, scope: Scope) -> tuple[str, Value]:
    """`2 yellow_dice`: the kind, and how many."""
    model = scope.desk.model
    if not isinstance(node, n.Amount) and not (isinstance(node, n.Pick) and node.quantity in ("a", "exactly")):
        named = {kind for word in walk(node) if isinstance(word, n.Name) for kind in kinds_named(model, word.text)}
        die = next((name for name in sorted(named) if model.kinds[name].base == "die"), "die")
        help = msg("write `roll 1 {} as thrown`", die)
        raise scope.desk.fail("missing-number", msg("roll how many dice?"), node, help=help)
    unit = node.unit if isinstance(node, n.Amount) else node.things.words[-1]
    dice = [name for name in kinds_named(model, unit.text) if model.kinds[name].base == "die"]
    known = [kind.name for kind in model.kinds.values() if kind.base == "die"]
    if not dice:
        message, help = msg("no die is called `{}`", unit.text), msg("declare it: `kind d6 is die`")
        raise scope.desk.strange("unknown-kind", message, unit.text, unit, known, help)
    if len(dice) > 1:
        words = () if isinstance(node, n.Amount) else node.things.words
        joined = "_".join(word.text for word in words)
        if set(kinds_named(model, joined)) & set(dice):
            span = words[0].span.to(unit.span)
            help = msg("join the words: `{}`", joined)
            raise scope.desk.fail("split-name", msg("a name is one word"), span, help=help, fix=joined)
        help = msg("write `roll 1 {}, 1 {} as thrown`", *dice[:2])
        raise scope.desk.fail("wrong-kind", msg("which dice? there are several kinds"), unit, help=help)
    scope.desk.index.use("kind", dice[0], unit)
    return dice[0], how_many(node, scope)


def read_reroll(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    needs_place(arg.value, "reroll", scope)
    if not isinstance(arg.value, n.Pick):
        dice = bind(arg.value, scope)
        if dice.type not in ("die", "dice"):
            raise wrong_sort(arg.value, dice, msg("a die"), scope)
        return [s.Reroll(clause, dice)]
    pick = bind_pick(arg.value, scope.acting(arg), scope, say.bind.text if say.bind else None)
    if pick.local.type not in ("die", "dice"):
        raise wrong_sort(arg.value, pick.local, msg("a die"), scope)
    return kept(clause, pick, s.Reroll(clause, pick.local), say, scope)


def kept(clause: int, pick: s.Pick, step: s.Step, say: n.Say, scope: Scope) -> list[s.Step]:
    """A step behind its pick; what was picked is known to the lines behind it, if it gets a name."""
    if say.bind is None:
        return with_picks(clause, (pick,), step)
    scope.call(pick.local, say.bind)
    return [s.WithPicks(clause, (pick,), ()), step]


def turn_die(face: v.DieFace, new: n.Expr, clause: int, scope: Scope) -> s.Step:
    """`set chosen's face to burst`."""
    value = bind_against(new, face, scope)
    kind = getattr(face.die, "kind", None)
    dice = [one for one in scope.desk.model.kinds.values() if one.base == "die" and kind in (None, one.name)]
    if isinstance(new, n.Number) and not any(new.value in one.faces for one in dice):
        raise scope.desk.fail("unknown-word", msg("no face of the die shows {}", new.value), new)
    if value.type not in ("face", "number"):
        raise wrong_sort(new, value, msg("a face of a die"), scope)
    return s.TurnDie(clause, face.die, value)
