"""Dice: what they show, as `the chosen die shows 4 or more`; the number on one; dice of which none is left."""

from __future__ import annotations

from interpreter.check.nouns import kinds_named
from interpreter.syntax import nodes as n
from moodsl.prose.nominals import Nominal, Phrase
from moodsl.prose.scope import Scope
from moodsl.prose.telling import entity_of, value
from moodsl.prose.voice import Voice

DICE = ("die", "dice")


def is_dice(expr: n.Node, scope: Scope) -> bool:
    """Whether an expression is known to be a die, or several."""
    entity = entity_of(expr, scope)
    return entity is not None and entity.sort in DICE


def die_shown(expr: n.Node, scope: Scope) -> n.Expr | None:
    """The die of which it is said what it shows, `die's face`."""
    match expr:
        case n.Of(name=n.Name(text="face"), owner=die) if is_dice(die, scope):
            return die
    return None


def face_named(expr: n.Node, scope: Scope, voice: Voice) -> Nominal:
    """What is printed on a face: a number, or a word by its name."""
    printed = {face for kind in voice.model.kinds.values() for face in kind.faces}
    if isinstance(expr, n.Name) and expr.text not in scope.names and expr.text in printed:
        return voice.phrase(voice.noun("face", expr.text), "bare")
    return value(expr, scope, voice)


def shows(left: n.Node, operator: str, right: n.Node, home: Scope, scope: Scope, voice: Voice) -> str | None:
    """`the chosen die shows 4 or more`; None for what is no comparison of what a die shows."""
    die = die_shown(left, home)
    if die is None:
        return None
    what, face = value(die, home, voice), face_named(right, scope, voice)
    return voice.say(
        f"shows-{operator.replace(' ', '-')}", what=what, verb=voice.verb("show", what.person),
        does=voice.verb("do", what.person), face=face, agreement=face.agreement if isinstance(face, Phrase) else "n",
    )  # fmt: skip


def are_left(left: n.Node, none: bool, scope: Scope, voice: Voice) -> str | None:
    """`thrown is empty` as `no dice are left`."""
    entity = entity_of(left, scope)
    if entity is None or entity.sort != "dice" or entity.noun is None:
        return None
    return voice.say("no-dice-left" if none else "dice-left", what=voice.phrase(entity.noun, "plural"))


def number_on(node: n.Of, scope: Scope, voice: Voice) -> Nominal | None:
    """The number on a die, where it is added up or handed on."""
    die = die_shown(node, scope)
    if die is None:
        return None
    return voice.house("number", "the").with_words(voice.say("on-die", what=value(die, scope, voice)))


def of_dice(node: n.AggregateOf, scope: Scope, voice: Voice) -> Nominal | None:
    """`the total rolled` for the total of dice; `the highest of the rolled dice`."""
    entity = entity_of(node.of, scope)
    if entity is None or entity.sort != "dice":
        return None
    if node.word == "total":
        return voice.house("roll", "the")
    return voice.house(node.word, "the").with_words(voice.say("out-of", what=voice.mention(entity, scope)))


def are_dice(expr: n.Node, voice: Voice) -> bool:
    """Whether a pick is one of dice."""
    if not isinstance(expr, n.Pick) or not expr.things.words:
        return False
    kinds = kinds_named(voice.model, expr.things.words[-1].text)
    return bool(kinds) and voice.model.kinds[kinds[0]].base == "die"
