"""What can be asked: one table of the forms of a decision, by which all go that have to know them.

A row says what the options are, how the question and each option are put into words, how a person types an option, and
what bots know it by. A form that the language gains begins with a row here.

Whoever puts things into words is handed over (`words`), so that a form is told in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from attrs import frozen

from interpreter.game.frames import CARDS, LISTENERS

if TYPE_CHECKING:
    from interpreter.game.asking import Asking
    from interpreter.game.program import Question
    from interpreter.game.sheet import Sheet
    from interpreter.game.state import State

DONE = -1  # the option to take no more, where a question has `more`


@frozen
class Form:
    """What is known of a form of decision.

    `sort` is what the options are: values of different sorts are never the same answer, though both are numbers.
    `label` says one of them in words, `prompt` the question. `thing` is what one is called that the game has no word
    for; where it has one, that is a name of the `family`. `looks` are the options as somebody knows them who cannot
    tell copies apart, None where they are all different; `name` is an option in the game's own words, the same in every
    match. Options are numbers below `most`; a form is `steady` where all of these can be offered at any table. `typed`
    gives the number by which people answer, where an option brings its own; of `several` forms more than one can be
    answered on one line. Of numbers `in_a_row` those beside each other are much alike: bots look at some of very many.
    """

    sort: str
    label: Callable[[Asking, State, Question, Any], str]
    prompt: Callable[[Asking, Question], str]
    name: Callable[[Sheet, Question, Any, int], str]
    thing: str = ""
    family: str = "kind"
    looks: Callable[[State, Sequence[Any]], list[Hashable]] | None = None
    most: Callable[[State, Question], int] | None = None
    steady: bool = False
    typed: Callable[[Any], int] | None = None
    several: bool = False
    in_a_row: bool = False


# ---- the question ---------------------------------------------------------------------------------------------------


def named(message: str) -> Callable[[Asking, Question], str]:
    """A question that is a sentence by itself."""
    return lambda words, _question: words.say(message)


def in_name(message: str) -> Callable[[Asking, Question], str]:
    """The same behind the name of what asks it."""
    return lambda words, question: words.about(question, words.say(message))


def thing(words: Asking, question: Question) -> str:
    """What is to be chosen, and for what."""
    return words.asked_thing(question)


def how_much(words: Asking, question: Question) -> str:
    """A number, or how many of what lies alike in one place."""
    return words.asked_how_many(question) if question.kind else words.asked_thing(question)


# ---- an option, in words --------------------------------------------------------------------------------------------


def card_label(words: Asking, m: State, _question: Question, option: int) -> str:
    """A card, with what tells it from its copies."""
    return words.card(option) + words.apart(m, option)


def effect_label(words: Asking, m: State, _question: Question, option: int) -> str:
    """An effect that can come first."""
    frame = m.stack[-1]
    listener = m.g.listeners[frame[LISTENERS][option]]
    return words.say("effect", card=words.card(frame[CARDS][option]), rule=words.effect(listener.clause))


def word_label(words: Asking, _m: State, _question: Question, option: int) -> str:
    """A word of a fact."""
    return words.fact_word(words.sheet.words[option])


def resource_label(words: Asking, _m: State, _question: Question, option: int) -> str:
    """A resource by its title."""
    return words.column(words.sheet.resources[option])


# ---- an option, as it looks to somebody -----------------------------------------------------------------------------


def card_looks(m: State, options: Sequence[int]) -> list[Hashable]:
    """Cards by what is printed on them and where they lie."""
    design, loc = m.g.design, m.loc
    return [(design[card], loc[card]) if card >= 0 else card for card in options]


def effect_looks(m: State, options: Sequence[int]) -> list[Hashable]:
    """Effects by the card that they stand on."""
    frame, design = m.stack[-1], m.g.design
    return [(frame[LISTENERS][place], design[frame[CARDS][place]]) for place in options]


def slot_look(m: State, cell: int) -> Hashable:
    """A slot by its card and letter."""
    if cell < 0:
        return cell
    card, letter = divmod(cell, m.g.tables["slot_count"])
    return m.g.design[card], letter


# ---- an option, in the game's own words -----------------------------------------------------------------------------


def alike(word: str) -> Callable[[Sheet, Question, Any, int], str]:
    """One name for all options: nothing can be learned of them."""
    return lambda _sheet, _question, _option, _player: word


def plain_name(_sheet: Sheet, _question: Question, option: Any, _player: int) -> str:
    """The option itself."""
    return str(option)


def card_name(sheet: Sheet, _question: Question, option: int, _player: int) -> str:
    """A card by its design."""
    return sheet.designs[sheet.design_of[int(option)]].name


def pile_name(sheet: Sheet, _question: Question, option: int, player: int) -> str:
    """A pile by whose it is and its number."""
    zone, owner, number = sheet.piles[option]
    return f"{whose(owner, player)} {zone.name} {number + 1}"


def option_name(_sheet: Sheet, question: Question, option: int, _player: int) -> str:
    """An option of several by what is written."""
    return question.texts[option] if option < len(question.texts) else str(option)


def cell_name(sheet: Sheet, _question: Question, option: int, _player: int) -> str:
    """A slot by its card and letter."""
    card, letter = divmod(option, len(sheet.slots))
    return f"{sheet.designs[sheet.design_of[card]].name} [{sheet.slots[letter]}]"


def piece_name(sheet: Sheet, question: Question, option: int, player: int) -> str:
    """A piece by the slot that it lies in, if it lies in one."""
    return cell_name(sheet, question, -1 - option, player) if option < 0 else "piece"


def whose(owner: int, player: int) -> str:
    """`own`, `another's` or `nobody's`."""
    return "nobody's" if owner < 0 else "own" if owner == player else "another's"


# ---- the table ------------------------------------------------------------------------------------------------------

FORMS = {
    "action": Form(
        "action", lambda words, _m, _question, option: words.action(option), named("ask-action"),
        lambda sheet, _question, option, _player: sheet.actions[int(option)].name,
        most=lambda m, _question: len(m.g.sheet.actions), steady=True, typed=lambda option: int(option) + 1,
    ),
    "option": Form(
        "option", lambda words, m, asked, option: words.turned(m, asked, option) or words.choice(asked, option),
        in_name("ask-option"), option_name,
        most=lambda _m, question: len(question.texts), steady=True, typed=lambda option: int(option) + 1, several=True,
    ),
    "may": Form(
        "flag", lambda words, _m, _question, option: words.say("yes" if option else "no"),
        lambda words, question: words.about(question, words.permission(question)), plain_name,
        most=lambda _m, _question: 2, steady=True,
    ),
    "card": Form(
        "card", card_label, thing, card_name, "card", looks=card_looks,
        most=lambda m, _question: len(m.loc) - 1, several=True,
    ),
    "unseen": Form(
        "place", lambda words, m, question, option: words.where_it_lies(m, m.stack[-1][question.turned][option]), thing,
        plain_name, "card", typed=lambda option: int(option) + 1,
    ),
    "die": Form(
        "die", lambda words, m, _question, option: words.die(m, option), thing,
        lambda _sheet, question, _option, _player: question.kind or "die",  # what it shows differs between matches
        "die", looks=lambda m, options: [m.dice[die] if die >= 0 else die for die in options],
        most=lambda m, _question: len(m.dice) - 1, several=True,
    ),
    "arrange": Form(
        "card", card_label, in_name("ask-arrange"), card_name, "card", looks=card_looks,
        most=lambda m, _question: len(m.loc) - 1,
    ),
    "pile": Form(
        "pile", lambda words, m, _question, option: words.pile(option, m), thing, pile_name, "pile",
        most=lambda m, _question: len(m.z), several=True,
    ),
    "player": Form(
        "player", lambda words, _m, _question, option: words.player(option), thing,
        lambda _sheet, _question, option, player: whose(option, player), "player",
        most=lambda m, _question: m.n, several=True,
    ),
    "cell": Form(
        "cell", lambda words, _m, _question, option: words.holder(-1 - option), thing, cell_name, "slot",
        looks=lambda m, options: [slot_look(m, cell) for cell in options], several=True,
    ),
    "piece": Form(
        "piece", lambda words, _m, _question, option: words.holder(option), thing, piece_name, "piece",
        looks=lambda m, options: [slot_look(m, -1 - one) if one < -1 else one for one in options], several=True,
    ),
    "number": Form(
        "number", lambda words, _m, _question, option: words.number(option), how_much, plain_name, "number",
        typed=int, in_a_row=True,
    ),
    "turn": Form(
        "number", lambda words, m, question, option: words.as_turned(m.stack[-1][question.turned], option, m), thing,
        plain_name, "rotation", typed=int,
    ),
    "word": Form(
        "word", word_label, thing, lambda sheet, _question, option, _player: sheet.words[option], "word", family="fact",
        most=lambda m, _question: len(m.g.sheet.words),
    ),
    "resource": Form(
        "resource", resource_label, thing, lambda sheet, _question, option, _player: sheet.resources[option],
        "resource", most=lambda m, _question: len(m.g.sheet.resources),
    ),
    "payment": Form(
        "amount", lambda words, _m, _question, option: words.say("pay", amount=words.amount(option)),
        in_name("ask-payment"), alike("payment"),
    ),
    "order": Form("order", effect_label, named("ask-order"), alike("order"), looks=effect_looks),
}  # fmt: skip
"""The forms. What is picked from things has the sort of these things as its form."""
