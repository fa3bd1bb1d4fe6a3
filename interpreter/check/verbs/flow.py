"""Perform, announce and end: actions and effects, and the course of the game."""

from __future__ import annotations

import re

from interpreter.check.expressions.binding import wanted
from interpreter.check.expressions.phrases import VerbPhrase, doer_of, first_arg, longer_verb, only, so_much, usage
from interpreter.check.hints import two_sides, verb_meant
from interpreter.check.nouns import kinds_of
from interpreter.check.scope import Abandon, Scope, a
from interpreter.check.verbs.pieces import how_many
from interpreter.effects import steps as s
from interpreter.effects.parts import walk
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.spoken_actions import ACT, action_meant


def read_perform(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model, desk = scope.desk.model, scope.desk
    arg = first_arg(phrase, scope)
    if isinstance(arg.value, n.Name) and arg.value.text in {*model.verbs} - {*model.actions}:
        help = msg("write `{}`", " ".join(one.span.text for one in phrase.args))
        raise desk.fail("wrong-kind", msg("`{}` cannot be performed", arg.value.text), arg, help=help)
    only(phrase, scope)
    if isinstance(arg.value, n.Pick) and [word.text for word in arg.value.things.words] == ["action"]:
        if not model.actions:
            if desk.doubtful.has_fault("action", desk.reporter.diagnostics):
                raise Abandon
            help = msg('declare one: `action NAME "Title"`')
            raise desk.fail("missing-declaration", msg("the game has no actions"), arg, help=help)
        for name in model.actions:
            desk.index.use("action", name)
        return [any_action(arg.value, say, clause, scope)]
    if isinstance(arg.value, n.Name):
        if arg.value.text not in model.actions:
            raise desk.unknown("unknown-action", msg("the action"), arg.value.text, arg.value, model.actions)
        desk.index.use("action", arg.value.text, arg.value)
        return [s.PerformAction(clause, scope.acting(arg), arg.value.text)]
    if isinstance(arg.value, n.Of) and isinstance(arg.value.name, n.Name):
        card = wanted(arg.value.owner, scope, "card")
        effect = arg.value.name.text
        known = [name for one in kinds_of(model, card) for name in one.effects]
        if effect not in known:
            kind = getattr(card, "kind", None)
            message = msg("{} has no effect `{}`", a(kind or msg("card")), effect)
            help = msg("a kind declares it: `effect NAME`")
            raise desk.strange("unknown-effect", message, effect, arg.value.name, known, help)
        desk.index.mention("effect", effect, arg.value.name)
        return [s.PerformEffect(clause, effect, card, scope.acting(phrase.verb))]
    help = action_meant(say.span.text) or msg("write `perform an action` or `perform card's EFFECT`")
    titled = desk.titled(arg.value.value, model.actions) if isinstance(arg.value, n.Text) else None
    if titled:
        help = msg("write `{}`", f"perform {titled}")
    raise desk.fail("wrong-kind", msg("`{}` cannot be performed", arg.span.text), arg, help=help)


def any_action(pick: n.Pick, say: n.Say, clause: int, scope: Scope) -> s.PerformAction:
    """`perform an action where it is building as done`: one of those that can be carried out."""
    doer, it, where = scope.acting(pick), None, None
    if pick.where is not None:
        it = scope.local("action", "action")
        where = wanted(pick.where, scope.with_it("action", it), "flag")
    done = None
    if say.bind is not None:
        done = scope.local(say.bind.text, "action")
        scope.call(done, say.bind)
    return s.PerformAction(clause, doer, None, it, where, done)


def read_announce(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    match arg.value:
        case n.Of(name=n.Name(text="start" | "end" as edge), owner=n.Name(text=name)):
            return [s.Announce(clause, f"{name} {edge}")]
    message = msg("only the start or end of something can be announced")
    raise scope.desk.fail("wrong-kind", message, arg, help=msg("write `announce start of NAME`"))


def read_end(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    model, arg = scope.desk.model, first_arg(phrase, scope)
    for late in phrase.args[1:]:
        if late.joint is None and late.value.span.text in model.endings:
            message, fix = msg("`{}` does not take `{}`", "end", late.span.text), f"by {late.span.text}"
            raise scope.desk.fail("unexpected-part", message, late, help=msg("write `{}`", fix), fix=fix)
    only(phrase, scope)
    if isinstance(arg.value, n.Name) and arg.value.text == "turn" and len(phrase.args) == 1:
        check_turns(phrase, scope)
        return [s.EndTurn(clause)]
    if not isinstance(arg.value, n.Name) or arg.value.text != "game":
        message = msg("`{}` cannot be ended, only `game` and `turn`", arg.span.text)
        help = msg(
            "what is repeated ends behind its last line; `repeat at most 10 times while CONDITION` may end earlier"
        )
        raise scope.desk.fail("unsupported", message, arg, help=help, fix="game")
    ending, winner = None, None
    for part in phrase.args[1:]:
        if part.joint == "won by":
            assert not isinstance(part.value, n.Pick)
            if isinstance(part.value, n.Name) and part.value.text == "nobody":
                message, help = msg("that nobody wins stands at the ending"), msg("give the ending a line `lost yes`")
                raise scope.desk.fail("unexpected-part", message, part, help=help)
            winner = wanted(part.value, scope, "player")
            model.seat_numbers.setdefault("won", -1)
            continue
        if not isinstance(part.value, n.Name) or part.value.text not in model.endings:
            word, help = part.value.span.text, msg('declare it: `ending {} "…"`', part.value.span.text)
            known = model.endings
            what = msg("the ending")
            raise scope.desk.unknown("unknown-ending", what, word, part.value, known, None if known else help)
        ending = part.value.text
        scope.desk.index.use("ending", ending, part.value)
    return [s.EndGame(clause, ending, winner)]


def read_skip(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    arg = first_arg(phrase, scope)
    only(phrase, scope)
    things = n.Things(words=(n.Name(text="turn", span=arg.span),), span=arg.span)
    match arg.value:
        case n.Pick(quantity="a", things=found, where=None) if found == things:
            pass
        case n.Amount(unit=n.Name(text="turn" | "turns")):
            pass
        case _:
            message = msg("only turns can be skipped")
            raise scope.desk.fail("wrong-kind", message, arg, help=msg("write `skip a turn` or `skip 2 turns`"))
    check_turns(phrase, scope)
    scope.desk.model.seat_numbers.setdefault("skips", -1)
    return [s.SkipTurns(clause, doer_of(phrase, scope), how_many(arg.value, scope))]


def read_take(phrase: VerbPhrase, say: n.Say, clause: int, scope: Scope) -> list[s.Step]:
    if not phrase.args or not isinstance(phrase.args[0].value, n.Pick) or phrase.args[0].value.quantity != "another":
        message, longer = msg("the verb `{}` does not exist", phrase.verb.text), longer_verb("take", phrase, scope)
        help = usage(longer) if longer else action_meant(say.span.text) or two_sides(phrase.args, scope)
        help = help or so_much("get", say.span.text, scope) or verb_meant("place", scope)
        if phrase.args and re.search(r"\bturns?$", phrase.args[0].span.text):
            message = msg("`{}` is said `{}` here", phrase.args[0].span.text, "another turn")
            help = msg("write `{}`", "take another turn")
            if phrase.args[0].span.text in ("a turn", "one turn", "their turn", "your turn", "the turn"):
                for action in scope.desk.model.actions:  # what is done in it is still to be written
                    scope.desk.index.use("action", action)
                message = msg("a turn is what stands below `each player` or `take turns …`")
                help = msg(
                    "write `{}`, or what else is done in a turn; one more turn is `{}`", ACT, "take another turn"
                )
            if phrase.args[0].span.text == "turns":
                message = msg("the verb `{}` does not exist", phrase.verb.text)
                help = msg(
                    "write `take turns from first` without a player before it, and below it what each of them does"
                )
        raise scope.desk.fail("unknown-verb", message, phrase.verb, help=help)
    only(phrase, scope)
    check_turns(phrase, scope)
    scope.desk.model.seat_numbers.setdefault("again", -1)
    return [s.TakeTurn(clause, doer_of(phrase, scope))]


def check_turns(phrase: VerbPhrase, scope: Scope) -> None:
    """A fault if the game never says `take turns`."""
    if not any(isinstance(part, n.Turns) for one in scope.desk.declarations for part in walk(one)):
        help = msg("write `take turns from first while …` under `play:`; `each player` is no turn")
        raise scope.desk.fail("missing-declaration", msg("no turns are taken in this game"), phrase.verb, help=help)
