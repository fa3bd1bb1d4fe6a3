"""What is said of a match, in English. Other languages say the same messages from data of their own."""

from __future__ import annotations

ENGLISH = {
    # names
    "nobody": "nobody",
    "no-card": "no card",
    "hidden": "a card",
    "nothing": "nothing",
    "yours": "your {name}",
    "owned": "{player}'s {name}",
    "top": "{name} ({card} on top)",
    "new": "{name} (new)",
    "slot": "slot [{letter}] of {card}",
    # what is asked
    "about": "{title}: {words}",
    "ask-action": "Choose an action",
    "ask-order": "Which effect comes first?",
    "ask-payment": "How do you pay?",
    "ask-arrange": "Which card comes next, from the bottom up?",
    "ask-may": "you may {rule}",
    "ask-option": "choose one",
    "ask-what": "choose {what}",
    "ask-what-for": "choose {what} to {verb}",
    "ask-what-rule": "choose {what}: {rule}",
    # what is offered
    "no-more": "no more",
    "pay": "pay {amount}",
    "yes": "yes",
    "no": "no",
    "effect": "{card}: {rule}",
    # what has happened
    "first": "{player} is first player",
    "phase": "-- {phase} --",
    "action": "{player}: {action}",
    "count": "{player} {change} {counter}",
    "count-all": "{change} {counter}",
    "pays": "{player} pays {amount}",
    "pieces": "{count} {what} of {player}: {source} -> {target}",
    "move": "{card}: {source} -> {target}",
    "draws": "{player} draws {card}",
    "shuffle": "{pile} is shuffled",
    "reveal": "revealed: {cards}",
    "roll": "rolled: {faces}",
    "arrange": "{pile} is put in a new order",
    "fires": "{card} of {player}",
    "end": "The game ends",
    "end-by": "The game ends: {ending}",
}
