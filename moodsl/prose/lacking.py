"""Lacking: what a line needs and does not get, as a clause: `you have no cubes in your actions`.

The line is one that cannot be done. Of a condition the opposite is told, of what is picked or paid that there is none,
or not enough of it.
"""

from __future__ import annotations

from interpreter.check.expressions.phrases import find_verb
from interpreter.syntax import nodes as n
from moodsl.prose.amounts import whole_phrase
from moodsl.prose.conditions import opposite_of
from moodsl.prose.counts import number_of
from moodsl.prose.lines import verb_phrase
from moodsl.prose.places import is_macro
from moodsl.prose.scope import Scope
from moodsl.prose.telling import Mood, condition, statement, value
from moodsl.prose.things import things
from moodsl.prose.voice import Voice


def lacking(node: n.Node, some: bool, scope: Scope, voice: Voice) -> str | None:
    """What is lacking where a line cannot be done, `some` of it being there; None if the line does not tell that."""
    scope = scope.but(subject=None)
    match node:
        case n.Needs(
            condition=n.Compare(left=n.Of(name=n.SlotName(letter=letter), owner=card), right=n.Name(text="empty"))
        ):
            return voice.say("lacking-slot", letter=letter, what=value(card, scope, voice))
        case n.Needs(condition=expr):
            return condition(_without(expr), scope, voice)
        case n.Cannot():
            return "; ".join(passage.head for passage in statement(node, scope, voice, Mood("order", scope.doer)))
        case n.Choose(pick=n.Pick() as pick, where=where):
            return _too_few(pick, where, some, scope, voice)
        case n.Say():
            phrase = find_verb(node.phrase, voice.model)
            picks = [arg.value for arg in phrase.args if isinstance(arg.value, n.Pick)] if phrase is not None else []
            if phrase is not None and phrase.verb.text == "pay" and not picks and scope.doer is not None:
                who, what = voice.mention(scope.doer, scope), verb_phrase(phrase, node, "bare", scope, voice)
                return voice.say("cannot", who=who, verb=voice.verb("can", who.person), what=what)
            return _too_few(picks[0], None, some, scope, voice) if picks else None
    return None


def _without(expr: n.Expr) -> n.Expr:
    """What holds where a condition does not."""
    if isinstance(expr, n.Name | n.Of | n.Related):
        return n.Compare(operator="is", left=expr, right=n.Name(text="no", span=expr.span), span=expr.span)
    return opposite_of(expr) or n.Not(value=expr, span=expr.span)


def _too_few(pick: n.Pick, where: n.Expr | None, some: bool, scope: Scope, voice: Voice) -> str | None:
    """`you have no cards in your hand`, `there are fewer than 3 cards on the display`; None if the number is not
    written there but worked out."""
    place = pick.things.place
    if isinstance(place, n.Of) and isinstance(place.name, n.Name) and is_macro(place.name.text, voice):
        told = things(pick.things, "the plural", None, scope, voice)
        return voice.say("lacking-of", what=whole_phrase(told, "in", voice))
    counted = some and pick.quantity == "exactly"
    if counted and (pick.count is None or number_of(pick.count, scope, voice) is None):
        return None
    limits = [one for one in (pick.where, where) if one is not None]
    both = n.Logic(operator="and", left=limits[0], right=limits[1], span=pick.span) if len(limits) == 2 else None
    there = n.There(
        quantifier="fewer than" if counted else "no",
        count=pick.count if counted else None,
        things=pick.things,
        where=both or (limits[0] if limits else None),
        span=pick.span,
    )
    return condition(there, scope, voice)
