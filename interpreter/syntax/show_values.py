"""From nodes to source: conditions, values, picks and phrases, each on one line.

`Y of X` is kept where the author wrote it, since it reads better behind some words: `symbols of it for you`.
"""

from __future__ import annotations

import re

from interpreter.syntax import nodes as n
from interpreter.text.article import article

OWNERS: dict[type, str] = {n.You: "your", n.They: "their", n.It: "its"}
FORMS: dict[type, str] = {
    # words
    n.Name: "{text}", n.Ref: "{text}", n.SlotName: "[{letter}]", n.Number: "{value}",
    n.Unknown: "?", n.No: "no", n.EachValue: "each", n.You: "you", n.They: "they", n.It: "it",
    # values
    n.Plural: "{noun}'", n.Group: "({value})", n.NumberOf: "number of {things}", n.AggregateOf: "{word} of {of}",
    n.Aggregate: "{word} {fact} of {things}", n.Sum: "{left} {operator} {right}", n.Times: "{left} times {right}",
    n.Divided: "{left} divided by {by}", n.TheOne: "the {things}",
    # conditions
    n.Logic: "{left} {operator} {right}", n.Not: "not {value}",
    # lines
    n.Needs: "needs {condition}", n.Let: "let {name} be {value}", n.Cannot: "{who} cannot {phrase}",
    n.Source: "from {chain}", n.Holds: "if {condition}", n.Works: "works when {condition}",
    # moments
    n.Named: "{name}", n.NamedOf: "{name} of {of}", n.On: "on {verb}", n.At: "at {moment} {edge}", n.Always: "always",
}  # fmt: skip
"""Nodes that are their parts in order, with words between."""


def in_form(node: n.Node) -> str | None:
    """The source of a node that has a form; None of any other."""
    form = FORMS.get(type(node))
    return None if form is None else re.sub(r"\{(\w+)\}", lambda hole: _part(getattr(node, hole[1])), form)


def _part(part: object) -> str:
    return show_value(part) if isinstance(part, n.Node) else str(part)


def show_value(node: n.Node) -> str:
    """The source of a condition, a value, a pick or a phrase."""
    for shown in (in_form, _word, _value, _things, _condition):
        text = shown(node)
        if text is not None:
            return text
    raise TypeError(f"nothing prints {type(node).__name__}")


def number(count: n.Expr) -> str:
    """A count before a noun: a number, or a value in brackets."""
    return str(count.value) if isinstance(count, n.Number) else f"({show_value(count)})"


def having(most: tuple[str, n.Name] | None) -> str:
    """What is highest or lowest of things that are named."""
    return f" with the {most[0]} {most[1].text}" if most is not None else ""


def _alike(how: tuple[str, n.Name] | None) -> str:
    """In what things agree, or differ."""
    return f" of {how[0]} {how[1].text}" if how is not None else ""


def show_where(condition: n.Expr | None) -> str:
    """` where X`, or ` while X`; nothing where there is no condition."""
    if isinstance(condition, n.Stretch):
        return f" {condition.word} {show_value(condition.stop)}{show_where(condition.where)}"
    return f" where {show_value(condition)}" if condition is not None else ""


def show_is(node: n.Compare | n.Either | n.Inside | n.Extreme | n.There | n.Modify) -> str:
    """`is` or `are`, as the author wrote it."""
    return "are" if node.are else "is"


def _said(words: tuple[n.Name, ...]) -> str:
    return " ".join(word.text for word in words)


def _word(node: n.Node) -> str | None:
    """Single words, and what stands for them."""
    match node:
        case n.Text():
            return '"' + node.value.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case n.Range(low=None):
            return f"up to {node.high}"
        case n.Range():
            return f"{node.low} or more" if node.high is None else f"{node.low} to {node.high}"
        case n.ListOf():
            return "[" + ", ".join(map(show_value, node.items)) + "]"
        case n.This():
            return f"this {node.noun.text}" if node.noun else "this"
    return None


def _value(node: n.Node) -> str | None:
    match node:
        case n.Amount():
            of = f" of {show_object(node.of)}" if node.of is not None else ""
            return f"{number(node.count)} {node.unit.text}{of}"
        case n.Which():
            return f"{show_value(node.owned)} of {show_object(node.word)}"
        case n.Of():
            return _of(node)
        case n.Per():
            step = f"{node.step.value} " if node.step is not None else ""
            return f"{show_value(node.value)} for each {step}{show_value(node.things)}"
        case n.TopOf():
            count = node.count if node.count is None or isinstance(node.count, int) else number(node.count)
            return f"{node.end}{'' if count is None else f' {count}'} of {show_value(node.pile)}"
        case n.Related():
            return f"{show_value(node.left)} {node.word} {show_object(node.right)}"
        case n.ExtremeOf():
            *parts, last = map(show_value, node.parts)
            return f"{node.word} of {', '.join(parts)} and {last}"
    return None


def _of(node: n.Of) -> str:
    name = show_value(node.name)
    if node.of_form and isinstance(node.name, n.Name):
        return f"{name} of {show_object(node.owner)}"
    if type(node.owner) in OWNERS:
        return f"{OWNERS[type(node.owner)]} {name}"
    if not _takes_possessive(node.owner):
        return f"{name} of {show_object(node.owner)}"
    if isinstance(node.owner, n.Of) and show_value(node.owner.name) == "opponents":
        return f"{show_value(node.owner)}' {name}"
    if isinstance(node.owner, n.Plural):
        return f"{show_value(node.owner)} {name}"
    return f"{show_value(node.owner)}'s {name}"


def _takes_possessive(owner: n.Expr) -> bool:
    """Whether `'s` can stand behind it: behind a word, and behind another possessive."""
    if isinstance(owner, n.Of):
        plain = not owner.of_form and isinstance(owner.name, n.Name)
        return type(owner.owner) in OWNERS or (plain and _takes_possessive(owner.owner))
    return isinstance(owner, n.Name | n.This | n.Group | n.Plural)


# ---- things and picks -----------------------------------------------------------------------------------------------


def _things(node: n.Node) -> str | None:
    match node:
        case n.Things():
            words = show_things(node)
            return f"({words})" if isinstance(node.place, n.Next) and node.where is None else words
        case n.Next():
            return f"{show_value(node.relation)} to {show_object(node.to)}"
        case n.Near():
            steps = "step" if isinstance(node.count, n.Number) and node.count.value == 1 else "steps"
            return f"{number(node.count)} {steps} of {show_object(node.of)} {node.joint} {node.along.text}"
        case n.Towards():
            return f"{show_value(node.start)} towards {show_object(node.towards)}"
        case n.Steps():
            ends = f"from {show_object(node.start)} to {show_object(node.goal)}"
            return f"steps {ends} {node.joint} {node.along.text}"
        case n.LongestWay():
            fact = f" by {node.fact.text}" if node.fact else ""
            end = f" not through {show_value(node.avoided)}" if node.avoided else ""
            return f"longest way{fact} {node.joint} {show_value(node.things)}{end}"
        case n.Pick():
            return _picked(node, show_value(node.things))
        case n.Numbers():
            words = _said(node.words)
            return f"{article(words)} {words} from {show_value(node.low)} to {show_value(node.high)}"
        case n.TurnOf():
            return f"{article(_said(node.words))} {_said(node.words)} of {show_value(node.of)}"
        case n.PickedOut():
            return f"the {show_value(node.things)}{show_where(node.where)}"
        case n.OneOf():
            options = f" from {', '.join(word.text for word in node.options)}" if node.options else ""
            return f"{article(_said(node.words))} {_said(node.words)}{options}"
        case n.EachOf():
            return f"each {node.noun.text}{having(node.having)}"
    return None


def show_things(node: n.Things) -> str:
    """Things where a `to` behind them can be nothing but their own."""
    words = show_value(node.owned) if node.owned is not None else _said(node.words)
    words += having(node.having) + _alike(node.alike)
    if node.place is not None:
        words = " ".join(filter(None, (words, node.joint, show_object(node.place))))
    return f"({words}{show_where(node.where)})" if node.where is not None else words


def show_chosen(node: n.Node) -> str:
    """What stands behind `choose`."""
    return _picked(node, show_things(node.things)) if isinstance(node, n.Pick) else show_value(node)


def _picked(node: n.Pick, things: str) -> str:
    words = {"a": article(things), "exactly": ""}.get(node.quantity, node.quantity)
    if node.quantity == "a" and node.things.owned is not None and not is_of_some(node.things.owned):
        words = ""
    count = number(node.count) if node.count is not None else ""
    if count and node.things.owned is not None:
        count += " of"
    return " ".join(filter(None, (words, count, things))) + show_where(node.where)


def is_of_some(owned: n.Expr) -> bool:
    """Whether it is `an opponent's ship`, and not that of a player who is known."""
    return isinstance(owned, n.Of) and isinstance(owned.owner, n.Name) and owned.owner.text == "opponent"


# ---- conditions and phrases -----------------------------------------------------------------------------------------


def _condition(node: n.Node) -> str | None:
    match node:
        case n.Compare():
            return f"{show_value(node.left)} {show_is(node)}{node.operator.removeprefix('is')} {show_value(node.right)}"
        case n.Either():
            *others, last = map(show_value, node.options)
            return f"{show_value(node.left)} {show_is(node)} either {', '.join(others)} or {last}"
        case n.Inside():
            joint = (" not" if node.negated else "") + (f" {node.joint}" if node.joint else "")
            return f"{show_value(node.left)} {show_is(node)}{joint} {show_object(node.place)}"
        case n.Extreme():
            return f"{show_value(node.left)} {show_is(node)} the {node.word}"
        case n.There():
            things = show_things(node.things)
            words = {"a": article(things), "exactly": ""}.get(node.quantifier, node.quantifier)
            count = number(node.count) if node.count is not None else ""
            return " ".join(filter(None, ("there", show_is(node), words, count, things))) + show_where(node.where)
        case n.Can():
            return f"{show_value(node.who)} {'cannot' if node.negated else 'can'} {show_value(node.phrase)}"
        case n.Arg():
            name = node.name.text if node.name else None
            return " ".join(filter(None, (node.joint, name, show_object(node.value))))
        case n.Phrase():
            return show_phrase(node)
    return None


def show_object(node: n.Node) -> str:
    """A value as the object of something: `them` and not `they`."""
    return "them" if isinstance(node, n.They) else show_value(node)


def show_phrase(node: n.Phrase, before_verb: str = "") -> str:
    """A phrase; `before_verb` stands between its subject and its verb (`would`)."""
    subject = show_value(node.subject) if node.subject is not None else ""
    words = " ".join(filter(None, (subject, before_verb, node.verb.text)))
    return words + "".join(f"{',' if arg.joint == 'won by' else ''} {show_value(arg)}" for arg in node.args)
