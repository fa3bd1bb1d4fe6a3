"""Actions at any time in one's turn: there must be turns, and they must come to an end."""

from __future__ import annotations

from interpreter.check.scope import Desk
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.effects.values import AsAmount, Const
from interpreter.model import Model
from interpreter.report.message import msg


def report_asides(desk: Desk) -> None:
    """One fault for each action at any time that costs nothing and has no `once`, or that waits for turns in vain."""
    model = desk.model
    turns = any(isinstance(part, s.Turns) for part in walk((tuple(model.flow.values()), verbs_of(model))))
    for action in model.asides.values():
        if not action.body or desk.doubtful.may_use(action.name, action.span, desk.reporter.diagnostics):
            continue
        if not turns:
            message = msg("nobody has a turn in this game, and `{}` is for one's turn", action.name)
            help = msg("let players have turns: `take turns from first while CONDITION`")
            desk.reporter.report("missing-declaration", message, action.span, help=help)
        if action.once is None and not costs(action.body, model):
            message = msg("`{}` costs nothing, and could be done again and again without end", action.name)
            help = msg("let it cost something (`pay …`), or write `at any time in your turn, once a turn`")
            desk.reporter.report("endless-action", message, action.span, help=help)


def verbs_of(model: Model) -> tuple[tuple[s.Step, ...], ...]:
    """The bodies of all verbs."""
    return tuple(verb.body for verb in model.verbs.values())


def costs(body: tuple[s.Step, ...], model: Model) -> bool:
    """Whether whoever does it has paid something: whatever he chooses, and in the verbs that it always does."""
    for step in body:
        match step:
            case s.PayAmount(amount=AsAmount(count=Const(value=0))):
                continue
            case _ if s.has_trait(step, "price"):
                return True
            case s.WithPicks() if costs(step.body, model):
                return True
            case s.DoVerb() if costs(model.verbs[step.verb].body, model):
                return True
            case s.ChooseOne() if all(costs(option, model) for option in step.options):
                return True
    return False
