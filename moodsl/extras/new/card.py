"""A new card: its facts with the least that is allowed, and one ability at a moment that its pack knows."""

from __future__ import annotations

import re
from collections.abc import Mapping

from attrs import field, frozen

from interpreter.model import Model
from interpreter.model.parts import Counter, FactSpec, Kind, Parameter
from interpreter.report.message import msg
from moodsl.extras.new.bench import CannotMake, titled

ALWAYS = "always"
AT_THE_END = "end of game"
COPIES = "copies"  # what every card may say beside the facts of its kind


@frozen
class CardPlan:
    """What a new card shall be: its kind, what was chosen for some of its facts, when it does something, and its titles
    in other languages, which are empty where nobody has translated it."""

    name: str
    kind: str
    trigger: str
    facts: Mapping[str, str] = field(factory=dict)
    titles: Mapping[str, str] = field(factory=dict)

    @property
    def title(self) -> str:
        """What the card is called."""
        return titled(self.name)


def kinds_of(model: Model) -> list[str]:
    """The kinds that a new card can be of: cards before boards, and then those of which there are most. A kind that
    others are kinds of is none if no card is of it alone."""
    number = {name: sum(one.kind == name for one in model.designs.values()) for name in model.kinds}
    above = {kind.upper for kind in model.kinds.values() if kind.upper is not None and not number[kind.upper]}
    known = (kind.name for kind in model.kinds.values() if kind.is_card and kind.name not in above)
    return sorted(known, key=lambda one: (order(model.kinds[one]), -number[one]))


def order(kind: Kind) -> int:
    """Cards come before boards, and those that work somewhere before those that do not."""
    return (kind.base != "card") * 2 + (not kind.works)


def facts_to_ask(model: Model, kind: str) -> dict[str, tuple[str, ...]]:
    """The facts of a kind that are one of some words, with these words."""
    facts = [
        fact for fact in model.kinds[kind].facts.values() if not (fact.optional or fact.sided or has_default(fact))
    ]
    return {fact.name: fact.words for fact in facts if fact.words}


def has_default(fact: FactSpec) -> bool:
    """Whether a card need not give the fact."""
    return fact.default is not None or fact.lenient


def triggers_of(model: Model, kind: str) -> list[str]:
    """The moments at which a card of a kind can do something, as its line says them; none if it works nowhere."""
    one = model.kinds[kind]
    named = [f"{name} [{slot}]" if slot else name for name, slot in one.effects.items()]
    if not one.works:
        return named
    found = [f"on {verb.name}" for verb in model.verbs.values() if any(takes(part, one) for part in verb.parameters)]
    found += [*named, *(f"after {verb}" for verb in model.verbs)]
    found += [f"at {name} start" for name in model.epochs]
    found += [ALWAYS] if changeable(model) else []
    found = sorted(found, key=lambda trigger: not is_usual(model, trigger))
    return [*found, f"{AT_THE_END}, working or not" if any(one.works.values()) else AT_THE_END]


def is_usual(model: Model, trigger: str) -> bool:
    """Whether the game or one of its cards has a line with this moment, or a card can always do something."""
    return trigger == ALWAYS or any(clause.text.strip().removesuffix(":") == trigger for clause in model.clauses)


def takes(part: Parameter, kind: Kind) -> bool:
    """Whether a card of a kind can be this part of a verb."""
    return part.type == "card" and (part.kind == kind.name or (part.kind is None and kind.base == "card"))


def changeable(model: Model) -> str | None:
    """A value of a player that a card can raise by one, if there is any: one that cards change, if they change any."""
    found = [
        value.name
        for value in model.values.values()
        if value.type == "number" and [(part.type, part.joint) for part in value.parameters] == [("player", "of")]
    ]
    changed = {modifier.value for modifier in model.modifiers}
    return next((name for name in found if name in changed), next(iter(found), None))


def gained(model: Model) -> Counter | None:
    """The counter that a new card's ability raises: of every player, with a title; a resource if there is one, and not
    the one that cards cost if there are two, else one that some line raises."""
    found = [one for one in model.counters.values() if one.per_player and one.titles and one.name != "result"]
    resources = [one for one in found if one.resource][:2]
    return resources[-1] if resources else next((one for one in found if is_gained(model, one.name)), None)


def is_gained(model: Model, counter: str) -> bool:
    """Whether some line of the game raises a counter."""
    gain = re.compile(rf"\bgains? .*\b{counter}\b")
    return any(gain.search(clause.text) for clause in model.clauses)


def card_text(plan: CardPlan, model: Model) -> str:
    """The file of a card; raises CannotMake if a fact is none of its kind."""
    kind = model.kinds[plan.kind]
    strange = [name for name in plan.facts if name not in (*kind.facts, COPIES)]
    if strange:
        known = ", ".join(f"`{name}`" for name in (*kind.facts, COPIES))
        raise CannotMake(msg("a card of the kind `{}` has no `{}`; its facts are: {}", kind.name, strange[0], known))
    rows = [
        (language, f'"{title}"' if title else f'"{plan.title}"  # to be translated')
        for language, title in plan.titles.items()
    ]
    for fact in kind.facts.values():
        if fact.name in plan.facts:
            rows.append((fact.name, plan.facts[fact.name]))
        elif not (fact.optional or has_default(fact)):
            rows.append((fact.name, least(fact, model)))
    if COPIES in plan.facts:
        rows.append((COPIES, plan.facts[COPIES]))
    wide = max((len(name) for name, _value in rows), default=0)
    lines = [f'{plan.kind} {plan.name} "{plan.title}"', *(f"    {name:<{wide}}  {value}" for name, value in rows)]
    does = ability(plan, model)
    return "\n".join([*lines, *([""] if rows and does else []), *does]) + "\n"


def least(fact: FactSpec, model: Model) -> str:
    """The first word, the least number, one unit of the first resource: what a fact is if nobody chose."""
    match fact.type:
        case "design" | "designs":
            names = [design.name for design in model.designs.values() if design.kind == fact.kind]
            return ", ".join((names or [fact.kind or ""])[:1] * (fact.count or 1))
        case "words" | "flag" | "resource":
            return "no" if fact.type == "flag" else fact.words[0]
        case "several":
            return ", ".join(fact.words[:1] * ((model.sides_of(fact) or 1) if fact.sided else 1))
        case "amount":
            return f"1 {model.resources[0]}" if model.resources else "0"
        case "printed":
            needed = [one for one in model.kinds[fact.kind or ""].facts.values() if one.words and not one.optional]
            return " ".join(one.words[0] for one in needed if one.type != "flag") or "nothing"
        case "text":
            return f'"{titled(fact.name)}"'
    if fact.low is not None:
        return str(fact.low)
    return str(min(1, fact.high) if fact.high is not None else 1)


def ability(plan: CardPlan, model: Model) -> list[str]:
    """The lines of the ability; none if there is no moment for one."""
    if not plan.trigger:
        return []
    counter = gained(model)
    does = f"gain 1 {counter.name}" if counter else "score 1"
    if plan.trigger == ALWAYS:
        does = f"your {changeable(model)} is 1 more"
    elif plan.trigger.startswith(AT_THE_END):
        does = "score 1"
    return [f"    {plan.trigger}:", f"        {does}"]
