"""What the library is given: what it cannot be is refused in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from interpreter.report.message import Message, listed, msg

MOST_SHOWN = 60  # letters of what was given


def shown(given: object) -> str | Message:
    """How something that was given is written in Python, its beginning if it is long."""
    try:
        said = repr(given)
    except ValueError:
        return msg("(very many digits)")  # Python writes none with more than 4300
    return said if len(said) <= MOST_SHOWN else f"{said[:MOST_SHOWN]}…"


def is_whole(number: object) -> bool:
    """Whether this is a whole number; neither True nor False is one."""
    return isinstance(number, int) and not isinstance(number, bool)


def hold_whole(**given: object) -> None:
    """Raise ValueError, in one line, for an argument that is no whole number."""
    for name, number in given.items():
        if not is_whole(number):
            raise ValueError(msg("`{}` is a whole number, not {}", name, shown(number)))


def hold_seat(player: object, players: int, least: int = -1) -> None:
    """Raise ValueError, in one line, for what is no seat; -1 is that of whoever watches."""
    if not isinstance(player, int) or isinstance(player, bool) or not least <= player < players:
        raise ValueError(msg("a seat is a number from {} to {}, not {}", least, players - 1, shown(player)))


def hold_kind(name: str, given: object, kind: type, told: Message) -> None:
    """Raise ValueError, in one line, for an argument that is no such thing."""
    if not isinstance(given, kind):
        raise ValueError(msg("`{}` is {}, not {}", name, told, shown(given)))


def is_text(name: object) -> bool:
    """Whether this is a text."""
    return isinstance(name, str)


def as_name(given: object) -> str | Message:
    """What was given as a name."""
    return given if isinstance(given, str) else shown(given)


def hold_language(language: object, game: str, known: Sequence[str]) -> None:
    """Raise ValueError, in one line, for a language that a game has no names in."""
    if language not in known:
        raise ValueError(msg("{} has no names in `{}`; there is: {}", game, as_name(language), ", ".join(known)))


def is_list_of(is_one: Callable[[object], bool], given: object) -> bool:
    """Whether all of a list, or of another sequence, are such things; a text is no list."""
    return isinstance(given, Sequence) and not is_text(given) and all(map(is_one, given))


def hold_known(sort: Message, name: object, known: Iterable[str]) -> None:
    """Raise KeyError, in one line, for a name that is none of those which the game has."""
    if name not in (there := list(known)):
        raise KeyError(msg("there is no {} `{}`; there is: {}", sort, as_name(name), listed(there)))
