"""`when`: the lines that say what happens; also those under `and then` of `given`."""

from __future__ import annotations

from interpreter.check.expressions.phrases import phrase_with_verb
from interpreter.check.lines import bind_phrase
from interpreter.check.scenarios.table import ScenarioTable
from interpreter.check.scope import first_line
from interpreter.effects import values as v
from interpreter.model import scenario as sc
from interpreter.report.message import msg
from interpreter.syntax import nodes as n


def bind_laid(table: ScenarioTable, line: n.Stmt) -> sc.When:
    """One line of what is done before anything happens: a verb, or an answer to what it asks."""
    found = bind_when(table, line)
    if isinstance(found, sc.Reach):
        help = msg("write `reach …` as the first line of `when`")
        raise table.desk.fail("cannot-set-up", msg("play begins under `when`"), line, help=help)
    return found


def bind_when(table: ScenarioTable, line: n.Stmt) -> sc.When:
    """One line of what happens."""
    if isinstance(line, n.Choose | n.Say) and line.bind is not None:
        message = msg("nothing is kept as `{}`: each line of a scenario stands by itself", line.bind.text)
        raise table.desk.fail("unexpected-part", message, line.bind, help=msg("take `as NAME` out"))
    if isinstance(line, n.Choose) and line.where is not None:
        message = msg("an answer says what is chosen by its name, and not by what it is like")
        raise table.desk.fail("unexpected-part", message, line.where, help=msg("take `where …` out"))
    if isinstance(line, n.Choose):
        return sc.Answer(line.span, seat_of(table, line.who, line), table.answer(line.pick))
    if not isinstance(line, n.Say):
        message = msg("`{}` is nothing that a player does", first_line(line.span).text)
        is_so = isinstance(line, n.Modify | n.NameFact | n.Cannot)
        help = (
            msg("what must be so stands below `then`, and what was so before below `given`")
            if is_so
            else msg("write `you VERB …`, `you choose …` or `reach …`")
        )
        raise table.desk.fail("cannot-set-up", message, line, help=help)
    if line.phrase.subject is None and line.phrase.verb.text == "reach":
        return reach(table, line)
    phrase = phrase_with_verb(line.phrase, table.scope())
    if isinstance(phrase.subject, n.EachOf):
        return sc.Do(line.span, -1, tuple(bind_phrase(line, table.scope())))
    player = seat_of(table, phrase.subject, line)
    scope = table.scope()
    scope = scope.inner(doer=v.Const(player, "player"))
    steps = tuple(bind_phrase(line, scope))
    action = payment = None
    arg = phrase.args[0].value if phrase.args else None
    if phrase.verb.text == "perform" and isinstance(arg, n.Name):
        action = arg.text
    if phrase.verb.text == "pay" and arg is not None and not isinstance(arg, n.Pick):
        payment = table.amount([arg, *[one for one in line.more if not isinstance(one, n.Pick)]])
    return sc.Do(line.span, player, steps, action, payment)


def reach(table: ScenarioTable, line: n.Say) -> sc.Reach:
    """`reach end of closing`, `reach your turn`, `reach your choice`, `reach end of game`."""
    arg = line.phrase.args[0].value if line.phrase.args else None
    if isinstance(arg, n.Of) and isinstance(arg.name, n.Name):
        if arg.name.text in ("turn", "choice"):
            return sc.Reach(line.span, arg.name.text, arg.name.text, table.seat(arg.owner))
        if arg.name.text in ("start", "end") and isinstance(arg.owner, n.Name):
            known = [*table.model.phases, "game"]
            if arg.owner.text in known and (arg.owner.text != "game" or arg.name.text == "end"):
                table.desk.index.mention("phase", arg.owner.text, arg.owner)
                return sc.Reach(line.span, arg.name.text, arg.owner.text)
            if arg.owner.text == "game":
                message = msg("a scenario is at the start of the game already, and nothing of `setup:` is done")
                help = msg("write what `setup:` brings about under `given`, or do it here with its verbs")
                raise table.desk.fail("unknown-moment", message, arg, help=help)
            raise table.desk.unknown("unknown-moment", msg("the phase"), arg.owner.text, arg.owner, known)
    help = msg(
        "write `reach start of PHASE`, `reach end of PHASE`, `reach your turn`, `reach your choice` or "
        "`reach end of game`"
    )
    raise table.desk.fail("cannot-set-up", msg("reach what?"), line, help=help)


def seat_of(table: ScenarioTable, who: n.Node | None, line: n.Node) -> int:
    """The seat of whoever does it; each line says who."""
    if who is None:
        raise table.desk.fail("nobody-acts", msg("who does this?"), line, help=msg("write `you …` or `rival …`"))
    return table.seat(who)
