"""What is said of a match, in English. Other languages say the same messages from data of their own."""

from __future__ import annotations

import re

ENGLISH = {
    # names
    "nobody": "nobody",
    "seat-player": "Player {number}",
    "seat-bot": "Bot {number}",
    "no-card": "no card",
    "hidden": "a card",
    "nothing": "nothing",
    "yours": "your {name}",
    "owned": "{player}'s {name}",
    "top": "{name} ({card} on top)",
    "new": "{name} (new)",
    "slot": "slot [{letter}] of {card}",
    "under": "{name} of {card}",
    # what is asked
    "about": "{title}: {words}",
    "ask-action": "Choose an action",
    "ask-order": "Which effect comes first?",
    "ask-payment": "How do you pay?",
    "ask-arrange": "Which card comes next, from the bottom up?",
    "ask-may": "you may {rule}",
    "ask-option": "choose one",
    "ask-how-many": "how many {things}? {rule}",
    "ask-what": "choose {what}",
    "ask-what-for": "choose {what} to {verb}",
    "ask-what-rule": "choose {what}: {rule}",
    "picked": "{words} (so far: {things})",
    # what is offered
    "no-more": "no more",
    "pay": "pay {amount}",
    "yes": "yes",
    "no": "no",
    "effect": "{card}: {rule}",
    "marked": "{mark} {what}",
    "unmarked": "no {mark}",
    "nth-card": "card {number} of {place}",
    "turned": "turned by {turn}",
    "not-turned": "not turned",
    "turned-sides": "{turned}: {sides}",
    "on-sides": "{word} {sides}",
    "sides-all": "on all sides",
    "sides-2": "ahead, behind",
    "sides-4": "top, right, bottom, left",
    "sides-6": "top, top right, bottom right, bottom, bottom left, top left",
    "sides-8": "top, top right, right, bottom right, bottom, bottom left, left, top left",
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
    "shuffle": "shuffled: {pile}",
    "by-chance": "by chance: {what}",
    "reveal": "revealed: {cards}",
    "shown": "{player} looks at {cards}",
    "shown-hidden": "{player} looks at {count} hidden cards",
    "shown-hidden-one": "{player} looks at a hidden card",
    "roll": "rolled: {faces}",
    "die": "{die} showing {face}",
    "dice": "{dice} {faces}",
    "die-turned": "a die is turned: {die} -> {face}",
    "dice-discarded": "laid aside: {faces}",
    "flip": "{card} is turned to {side}",
    "flip-hidden": "{thing} is turned",
    "arrange": "{pile} is put in a new order",
    "fires": "{card} of {player}",
    "turns-skipped": "{player} skips {count} turns",
    "turns-skipped-one": "{player} skips a turn",
    "turn-gained": "{player} takes another turn",
    "put-out": "{player} is out of the game",
    "end": "The game ends",
    "end-by": "The game ends: {ending}",
    "end-lost": "{end}; nobody wins",
    "end-won": "{end}; won by {player}",
    # why something cannot be done, and how a number comes about
    "side-yours": "you have {what}",
    "side-theirs": "{player} has {what}",
    "side-together": "{parts}, together {value}",
    "side-nothing": "nothing fits",
    "side-cost": "it costs {cost}",
    "side-cost-of": "{card} costs {cost}",
    "side-cost-less": "{told}, less a discount of {discount}",
    "side-not-there": "it is not among these",
    "lacking-fit": "it does not fit this: {rule}",
    "lacking": "missing: {what}",
    "side-needed": "{count} needed",
    "side-full": "there is no room ({place})",
    "side-later": "{told} (once the rest is paid)",
    "rules": "the rules",
    "receipt": "{name} {result}: {parts}",
    "receipt-same": "{name}: {result}",
    "in-place": "{change} (in place of {others})",
}


def plural_of(word: str) -> str:
    """The regular plural of the last word; `plural_of("berry patch") -> "berry patches"`."""
    if re.search(r"[^aeiou]y$", word):
        return word[:-1] + "ies"
    if re.search(r"\bdie$", word):
        return word[:-2] + "ice"
    return word + ("es" if re.search(r"(s|x|z|ch|sh)$", word) else "s")


NO_PLURAL = re.compile(r"([^s]|[sui]s|\b(gas|lens|news|yes|series|species)|(ea|l|kni|wi)ves)$")


def singular_of(name: str) -> str:
    """One of what a plural names; `singular_of("berry patches") -> "berry patch"`. Any other word stays as it is."""
    if NO_PLURAL.search(name):
        return name
    if name.endswith("ies"):
        return name[:-3] + "y"
    return name[:-2] if re.search(r"(ss|x|zz|ch|sh)es$", name) else name[:-1]
