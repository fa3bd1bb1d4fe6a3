"""Abilities: what a card does, and what a rule of the game does, each with its moment and its slot."""

from __future__ import annotations

from interpreter.check.always import bind_always
from interpreter.check.bodies import bind_body
from interpreter.check.headers import YOU, bind_when
from interpreter.check.scope import Abandon, Desk, Scope
from interpreter.effects import values as v
from interpreter.effects.parts import walk
from interpreter.effects.steps import May, Step
from interpreter.effects.values import Local, joined
from interpreter.model import AbilityDef, Design, Moment
from interpreter.report.message import listed, msg
from interpreter.syntax import nodes as n


def bind_ability(ability: n.Ability, scope: Scope, design: Design | None, side: str = "") -> None:
    """Bind one ability of a card (on one `side` of it), or (design None) a rule of the game, into the model."""
    desk = scope.desk
    owner = design.name if design else "rules"
    this = Local("this", "card", design.kind) if design else None
    you = YOU if design else None
    up = None
    if this is not None and side:
        up = v.Compare("==", v.FaceOf(this), v.Const(desk.model.word(side), "word"))
    scope = Scope(desk, owner, you=you, doer=you, this=this, side=up, dealt={"you", "this", "doer"})
    if isinstance(ability.when, n.Always):
        bind_always(ability, scope, design)
        return
    try:
        name, moment, condition, own = bind_when(ability, scope, design)
        slot = check_slot(ability, scope, design)
    except Abandon:  # the lines under it are looked at all the same
        scope.vague = True
        bind_body(ability.body, scope)
        raise
    scope.moment, scope.told = ability.when.span.text, tuple(scope.names)
    if moment == Moment("rests", "card") and condition == v.Compare("==", Local("card", "card"), this or YOU):
        check_rest(ability, desk)
    if side and moment is None:
        help = msg("let it stand on the card, and ask for the face inside it")
        message = msg("`{}` cannot stand on one face of a card only", name)
        raise desk.fail("unsupported", message, ability.when, help=help)
    condition = joined(up, condition)
    once = check_once(ability, name, moment, desk) if ability.once else None
    number, clause, card = len(desk.model.abilities), desk.clause(ability, owner), design.name if design else None
    defined = AbilityDef(
        number, clause, card, name, moment, slot, ability.working_or_not, once, ability.used, condition, own
    )
    desk.model.abilities.append(defined)
    if design is not None and moment is None:
        if name in design.effects:
            raise desk.fail("duplicate", msg("`{}` has two effects `{}`", design.name, name), ability.when)
        design.effects[name] = number
    scope.spends = number if ability.used else None
    faults = len(desk.reporter)
    defined.body = bind_body(ability.body, scope)
    if ability.used and ability.once and not has_may(defined.body) and len(desk.reporter) == faults:
        message = msg("nobody can decline this, so that `used once` is only `once`")
        help = msg("write `once a {}`, or let somebody choose: `may …`", ability.once.text)
        raise desk.fail("out-of-place", message, ability.once, help=help)


def check_rest(ability: n.Ability, desk: Desk) -> None:
    """A card that is to hear its own rest has to hear when it does not work."""
    if not ability.working_or_not:
        message = msg("a card that rests does not hear anything any more, not even that it rests")
        help = msg("write `{}, working or not:`", ability.when.span.text)
        raise desk.fail("out-of-place", message, ability.when, help=help)


def has_may(body: tuple[Step, ...]) -> bool:
    """Whether somebody may do something in a body, or not."""
    return any(isinstance(step, May) for step in walk(body))


def check_once(ability: n.Ability, name: str, moment: Moment | None, desk: Desk) -> str | None:
    """The stretch of the game for which `once a …` holds an ability back."""
    assert ability.once is not None
    if moment is None:
        message = msg("`{}` is done when it is performed; `once a {}` cannot hold it back", name, ability.once.text)
        raise desk.fail("out-of-place", message, ability.once)
    return stretch(ability.once, desk)


def stretch(once: n.Name, desk: Desk) -> str:
    """The stretch of the game that `once a …` names."""
    epochs = [*desk.model.epochs, "game", "turn"]
    if once.text not in epochs:
        message = msg("`{}` is no stretch of the game that begins again and again", once.text)
        help = msg("known here: {} (phases, and what `announce start of …` names)", listed(epochs))
        raise desk.strange("unknown-moment", message, once.text, once, epochs, help)
    desk.index.mention("phase", once.text, once)
    return once.text


def check_slot(ability: n.Ability, scope: Scope, design: Design | None) -> str | None:
    """The slot that an ability takes: as its kind's effect says, or as the header says."""
    model, desk = scope.desk.model, scope.desk
    expected = None
    if design and isinstance(ability.when, n.Named):
        expected = model.kinds[design.kind].effects.get(ability.when.name.text)
    if ability.slot is None:
        if expected:
            said = ability.when.span.text
            message = msg(
                "`{}` is marked on a card by a piece in its slot `[{}]`, and the slot is missing here", said, expected
            )
            help = msg("write `{} [{}]:`", said, expected)
            raise desk.fail("missing-slot", message, ability.when, help=help, fix=f"{said} [{expected}]")
        return None
    letter = ability.slot.letter
    if design is None:
        raise desk.fail("out-of-place", msg("only cards have slots"), ability.slot)
    if letter not in model.slots:
        if letter in desk.doubtful.names:
            raise Abandon
        known = [f"[{slot}]" for slot in model.slots]
        way_out = None if known else msg("declare it: `zone [{}] of KIND for each card`", letter)
        raise desk.unknown("unknown-slot", msg("the slot"), f"[{letter}]", ability.slot, known, way_out)
    if expected and letter != expected:
        message = msg("`{}` takes the slot `[{}]`", ability.when.span.text, expected)
        raise desk.fail("wrong-slot", message, ability.slot, fix=f"[{expected}]")
    desk.index.use("zone", letter, ability.slot)
    if letter not in design.slots:
        design.slots = (*design.slots, letter)
    return letter
