"""Merging: neighbouring lines that are told as one, because together they say one thing; and adding: what a line does
once more than a line before it is told as `2 more coins`, so that nobody takes the second for one that replaces the
first."""

from __future__ import annotations

from interpreter.check.expressions.phrases import VerbPhrase, find_verb
from interpreter.check.nouns import singular, singulars
from interpreter.effects.parts import walk
from interpreter.frozen import evolve
from interpreter.syntax import nodes as n
from moodsl.prose.nominals import Nominal, Phrase
from moodsl.prose.scope import Done, Scope
from moodsl.prose.voice import Voice

COUNTED = ("gain", "lose", "draw")
PICKED = ("discard", "put")
MERGED = ("gain", "lose")
NOT_NAMED = (n.Number, n.Amount, n.Per, n.NumberOf, n.Group, n.Times, n.Divided, n.Sum, n.ExtremeOf)


def lines_of(nodes: tuple[n.Stmt, ...]) -> list[n.Stmt]:
    """The lines of a block without names; neighbours that gain or lose are one, and so are lines under `all of`."""
    found: list[n.Stmt] = []
    for place, node in enumerate(nodes):
        if isinstance(node, n.NameFact):
            continue
        before = found[-1] if found else None
        whole = _onto_chosen(before, place, nodes) or _one_and_more(before, node)
        if whole is not None:
            found[-1] = whole
            continue
        if isinstance(node, n.AllOf) and not node.any_order:
            found += lines_of(node.body)
            continue
        last = found[-1] if found else None
        if isinstance(node, n.Say) and isinstance(last, n.Say) and _ranks(last, node):
            found[-1] = evolve(last, more=(*last.more, node.phrase.args[0].value))
            continue
        if isinstance(node, n.Say) and isinstance(last, n.Say) and _same_verb(last, node):
            found[-1] = evolve(last, more=(*last.more, node.phrase.args[0].value, *node.more))
            continue
        found.append(node)
    return found


def is_decision(nodes: tuple[n.Stmt, ...]) -> bool:
    """Whether a block is an `if` with an `otherwise`, which behind another `if` would seem to be the other one's."""
    found = lines_of(nodes)
    return len(found) == 1 and isinstance(found[0], n.If) and (len(found[0].arms) > 1 or bool(found[0].otherwise))


def _onto_chosen(before: n.Stmt | None, at: int, nodes: tuple[n.Stmt, ...]) -> n.Say | None:
    """`put this under one of your ships`, for a ship that is chosen for nothing else."""
    match before, nodes[at]:
        case (
            n.Choose(
                who=None, bind=None, where=None, pick=n.Pick(quantity="a", things=n.Things(words=(*_, noun))) as pick
            ),
            n.Say(
                phrase=n.Phrase(args=(what, n.Arg(value=n.Of(owner=n.Name(text=named)) as place) as into)) as phrase
            ) as node,
        ) if named == noun.text and phrase.subject is None and phrase.verb.text == "put":
            if not _names(named, what) and not _names(named, nodes[at + 1 :]):
                new = evolve(into, value=evolve(place, owner=pick))
                return evolve(node, phrase=evolve(phrase, args=(what, new)))
    return None


def _one_and_more(before: n.Stmt | None, node: n.Stmt) -> n.Say | None:
    """`put 1 or 2 cards into …`, for one that is put there and up to 1 more."""
    if not (isinstance(before, n.Say) and isinstance(node, n.Say)) or before.bind is not None or node.bind is not None:
        return None
    first, second = before.phrase, node.phrase
    match first.args, second.args:
        case (n.Arg(value=n.Pick(quantity="a") as one), *into), (n.Arg(value=n.Pick(quantity="up to") as more), *there):
            same = (first.subject, first.verb.text) == (second.subject, second.verb.text)
            of_the_same = _alike(one.things, more.things) and node_text(one.where) == node_text(more.where)
            if same and of_the_same and node_text(into) == node_text(there) and isinstance(more.count, n.Number):
                pick = evolve(more, quantity="one to", count=evolve(more.count, value=more.count.value + 1))
                return evolve(before, phrase=evolve(first, args=(evolve(first.args[0], value=pick), *into)))
    return None


def _alike(one: n.Things, more: n.Things) -> bool:
    """Whether things are of the same sort and in the same place: `a card from your hand`, `2 cards from your hand`."""
    rest = [node_text((*things.words[:-1], things.owned, things.place, things.where)) for things in (one, more)]
    nouns = [set(singulars(things.words[-1].text)) if things.words else {""} for things in (one, more)]
    return rest[0] == rest[1] and bool(nouns[0] & nouns[1])


def node_text(part: object) -> str:
    """A part of the tree as it is written."""
    if isinstance(part, tuple | list):
        return " ".join(map(node_text, part))
    return part.span.text if isinstance(part, n.Node) else ""


def _names(name: str, part: object) -> bool:
    """Whether a name, or `it`, stands anywhere in a part of the tree."""
    return any(isinstance(one, n.It) or (isinstance(one, n.Name) and one.text == name) for one in walk(part))


def _same_verb(first: n.Say, second: n.Say) -> bool:
    mine, other = first.phrase, second.phrase
    plain = mine.subject is None and other.subject is None and mine.verb.text == other.verb.text
    if not plain or len(mine.args) != 1 or len(other.args) != 1:
        return False
    return mine.verb.text in MERGED or (mine.verb.text == "score" and _is_named(mine) and _is_named(other))


def _is_named(phrase: n.Phrase) -> bool:
    """Whether what is scored is something that has a name, and not so many points."""
    return not isinstance(phrase.args[0].value, NOT_NAMED)


def _ranks(first: n.Say, second: n.Say) -> bool:
    return first.phrase.verb.text == second.phrase.verb.text == "rank"


def done_by(node: n.Say, scope: Scope, voice: Voice) -> frozenset[Done]:
    """What a line does: of each thing who does what with it."""
    phrase = find_verb(node.phrase, voice.model)
    if phrase is None or not phrase.args:
        return frozenset()
    found = (_done(phrase, one, scope, voice) for one in (phrase.args[0].value, *node.more))
    return frozenset(one for one in found if one is not None)


def added(told: Nominal, phrase: VerbPhrase, expr: n.Node, scope: Scope, voice: Voice) -> Nominal:
    """What a line does something with, as `more` if a line before has done the same with others of its sort."""
    again = isinstance(told, Phrase) and _done(phrase, expr, scope, voice) in scope.done
    return evolve(told, more=True) if again else told


def _done(phrase: VerbPhrase, expr: n.Node, scope: Scope, voice: Voice) -> Done | None:
    """Who does what, without how many; None for what is not counted."""
    who, verb = node_text(phrase.subject) or scope.doer, phrase.verb.text
    match expr:
        case _ if verb == "score":
            return who, verb, ""
        case n.Amount(unit=unit) if verb in COUNTED:
            return who, verb, singular(voice.model, unit.text)
        case n.Pick(quantity="exactly" | "up to", things=n.Things(words=(*words, noun)) as things) if verb in PICKED:
            where = (*words, things.place, things.where, expr.where, phrase.args[1:])
            return who, verb, f"{node_text(where)} {singular(voice.model, noun.text)}"
    return None
