"""Subjects: what a scenario is about, so that a reader finds it: a card, an action, a verb, a phase, or the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

from attrs import frozen

from interpreter.effects.reached import verbs_in
from interpreter.game.sheet import title_of
from interpreter.model import Model
from interpreter.syntax import nodes as n

SHORT = 3  # letters of a word that says nothing: `of`, `the`


@frozen(order=True)
class Subject:
    """`sort` is `card`, `action`, `verb`, `phase` or `game`; `name` is that thing's name."""

    sort: str
    name: str

    @property
    def path(self) -> str:
        """Where the page of its rulings lies."""
        return f"rulings/{self.sort}-{self.name}.md"


def subject_of(scenario: n.ScenarioDecl, cards: tuple[str, ...], model: Model) -> Subject:
    """What a scenario is about: the card that its title names, else what is done or asked first, else its one card."""
    named = card_in_title(scenario.title.value, cards, model)
    if named is not None:
        return Subject("card", named)
    for subject in (*acts_in(scenario, model), *(Subject("card", one) for one in cards if len(cards) == 1)):
        return subject
    return Subject("game", model.name)


def card_in_title(title: str, cards: tuple[str, ...], model: Model) -> str | None:
    """The card of which most words stand in a title."""
    words = set(title_words(title))
    best, most = None, 0.0
    for name in cards:
        own = title_words(title_of(model.designs[name].titles, name, "en"))
        share = len(words.intersection(own)) / len(own) if own else 0
        if share > most:
            best, most = name, share
    return best


def title_words(text: str) -> list[str]:
    """The words of a title that say something."""
    return [word for word in re.findall(r"\w+", text.lower()) if len(word) > SHORT or word.isdigit()]


def acts_in(scenario: n.ScenarioDecl, model: Model) -> Iterator[Subject]:
    """The actions, verbs and phases that a scenario names, in order; a verb that an action is made of is the action."""
    actions = {verb: name for name in reversed(model.actions) for verb in verbs_in(model.actions[name].body)}
    lines = [line for one in scenario.items if isinstance(one, n.Section) for line in one.lines]
    for phrase in (phrase for line in lines for phrase in phrases_in(line)):
        verb, what = phrase.verb.text, phrase.args[0].value if phrase.args else None
        if verb in model.verbs:
            yield Subject("action", actions[verb]) if verb in actions else Subject("verb", verb)
        match verb, what:
            case "perform", n.Name(text=name) if name in model.actions:
                yield Subject("action", name)
            case "reach", n.Of(owner=n.Name(text=name)) if name in model.phases:
                yield Subject("phase", name)


def phrases_in(line: n.Line | n.Stmt) -> tuple[n.Phrase, ...]:
    """What is done or asked in a line."""
    match line:
        case n.Say(phrase=phrase) | n.Line(condition=n.Can(phrase=phrase)):
            return (phrase,)
    return ()
