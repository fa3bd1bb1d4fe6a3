"""What a person types: the number of an option, or a command."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from attrs import frozen

from moodsl.cli.play.option_numbers import span
from moodsl.cli.shared.sentences import language_at_table, meaning, say, sentences

HELP = ("number", "card", "undo", "save", "log", "table", "why", "help", "quit")


@frozen
class PickedOption:
    """The option at a place, from 0, and the numbers of those that are picked after it."""

    place: int
    then: tuple[int, ...] = ()


@frozen
class Command:
    """A command and what stands behind it."""

    name: str
    rest: str = ""


@frozen
class WrongAnswer:
    """An answer that is none; `why` says so in a line."""

    why: str


def help_text() -> str:
    """What can be typed, a line for each."""
    rows = [(say(f"help-{name}"), meaning(f"help-{name}")) for name in HELP]
    wide = max(len(typed) for typed, _means in rows) + 3
    return "\n".join(f"  {typed:<{wide}}{means}" for typed, means in rows)


@cache
def commands(language: str) -> dict[str, str]:
    """What is typed -> the command that it means: the English words, and those of a language."""
    found: dict[str, str] = {}
    for known in dict.fromkeys((language, "en")):
        for name in HELP:
            words = sentences(known).find(f"help-{name}", "typed")
            found |= dict.fromkeys(words.split(", "), name) if words else {}
    return found


def understood(
    line: str, labels: Sequence[str], numbers: Sequence[int], several: bool = True
) -> PickedOption | Command | WrongAnswer:
    """What a typed line means when options with these labels and numbers are offered, `several` of which may be picked.

    `understood("2", ["yes", "no"], [1, 2]) -> Pick(1)`, `understood("? Farm", …) -> Command("card", "Farm")`.
    """
    text = line.strip()
    if not text:
        return WrongAnswer(say("no-number", numbers=span(numbers)))
    typed = text.replace(",", " ").split()
    if all(one.removeprefix("-").removeprefix("+").isdecimal() for one in typed):
        return picked(typed, numbers, several)
    if text.startswith("?"):
        return Command("card", text[1:].strip())
    word, _, rest = text.partition(" ")
    name = commands(language_at_table()).get(word.casefold())
    if name:
        return Command(name, rest.strip())
    wanted = text.casefold()
    fits = [place for place, label in enumerate(labels) if label.casefold() == wanted]
    fits = fits or [place for place, label in enumerate(labels) if label.casefold().startswith(wanted)]
    if len({labels[place] for place in fits}) == 1:
        return PickedOption(fits[0])
    if fits:
        return WrongAnswer(
            say("may-be-several", typed=text[:40], places=say("or").join(str(numbers[one]) for one in fits))
        )
    return WrongAnswer(say("not-understood", typed=text[:40], numbers=span(numbers)))


def picked(typed: Sequence[str], numbers: Sequence[int], several: bool) -> PickedOption | WrongAnswer:
    """The options whose numbers are typed."""
    meant = [int(one) if len(one) < 10 else -1 for one in typed]
    for number, one in zip(meant, typed, strict=True):
        if number not in numbers:
            return WrongAnswer(say("no-such-option", typed=one[:20], numbers=span(numbers)))
    first, *others = meant
    if others and not several:
        return WrongAnswer(say("one-only", typed=" ".join(typed)[:40]))
    return PickedOption(numbers.index(first), tuple(others))
