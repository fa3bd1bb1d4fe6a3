"""What several players do at once, and what they would better do so."""

from __future__ import annotations

from interpreter.check.scope import Scope
from interpreter.effects import steps as s, values as v
from interpreter.effects.things import CardsIn
from interpreter.effects.values import Local
from interpreter.report.message import alternatives, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.verbs import VERBS


def check_asked(statement: n.Each, body: tuple[s.Step, ...], scope: Scope) -> None:
    """A block that several do at once begins with what each of them is asked, or with all things that each moves."""
    first = statement.body[0]
    if isinstance(first, n.Choose | n.ChooseOne | n.May) and first.who is None and not is_by_chance(body[:1]):
        return
    if body and isinstance(body[0], s.WithPicks) and [pick.quantity for pick in body[0].picks] == ["all"]:
        return
    begins = alternatives(("`choose …`", "`choose one`", "`may`", "`put all …`"))
    message = msg("what all are asked at once stands first: {}", begins)
    help = msg("write `each {}` without `at once` if nothing is hidden from the others", statement.noun.text)
    match first:
        case n.Say(phrase=n.Phrase(verb=n.Name(text=verb), args=(n.Arg(joint=None, value=n.Pick() as pick), *_))):
            noun = pick.things.words[-1].text if pick.things.words else ""
            if verb in VERBS and pick.quantity == "a" and noun:
                rest = first.span.text.split(pick.span.text, 1)[-1].strip()
                done = " ".join([verb, noun, *([rest] if rest else [])])
                help = msg("write `choose {}`, and below it `{}`", pick.span.text, done)
            elif verb not in scope.desk.model.verbs and verb not in VERBS:
                return
    raise scope.desk.fail("missing-part", message, first, help=help)


def is_by_chance(body: tuple[s.Step, ...]) -> bool:
    """Whether nobody decides what is picked first."""
    return any(pick.by_chance for step in body if isinstance(step, s.WithPicks) for pick in step.picks[:1])


def check_passed_on(statement: n.Each, body: tuple[s.Step, ...], player: Local, scope: Scope) -> None:
    """Report hands that are passed on one after the other, each with what has just been passed to it."""
    for step in body:
        match step:
            case s.WithPicks(
                picks=(s.Pick(quantity="all", things=things),),
                body=(s.MoveCard(target=v.PileOf(zone=zone, owner=v.LeftOf() | v.RightOf() as to)),),
            ) if things.source == CardsIn(((zone, player),)) and to.player == player:
                message = msg("one after the other, each passes on what they have just been given, too")
                help = msg("write `each {} at once`", statement.noun.text)
                raise scope.desk.fail("missing-part", message, statement.noun, help=help)
