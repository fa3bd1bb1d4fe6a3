"""Bots that somebody has written, named by where they stand: `my_bots:Builder` is the class `Builder` in `my_bots.py`.

Such a name runs Python, so it is taken from whoever types the command or writes the program, and from no file and no
page: `make_bot` and `worth.json` know the bots of moodsl alone.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from copy import copy
from importlib import import_module
from typing import Any, TypeGuard

from attrs import define

from interpreter.game.match import Match
from interpreter.game.program import Program
from interpreter.report.message import Message, msg
from moodsl.extras.agents import BOTS, LEVELS, Bot, BotFault, make_bot, parsed

OWN = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")
LIKE_OWN = re.compile(r"[./\\]|:.*:|:$|^:")  # meant to be one, as `my_bots.Builder` is
FAILURES = (Exception, SystemExit)  # what stops a bot stops no command: one that ends Python has failed, too


@define
class OwnBot:
    """A bot of somebody else's, whose answers are looked at before they are given."""

    name: str
    bot: Any

    def choose(self, match: Match) -> int:
        """The place of an option or of an action before it. Raises BotFault."""
        look = match.clone()  # whatever it does to it does nothing to the match
        look.state.log = copy(match.state.log)
        try:
            place = self.bot.choose(look)
        except FAILURES as error:
            told = where(error, file_of(self.bot))
            raise BotFault(msg("the bot `{}` has failed: {}", self.name, told)) from error
        if is_place(place, many := len(match.state.options or ())):
            return place
        decision = match.decision
        assert decision is not None
        if is_place(place, many := many + len(decision.asides)):
            return place
        raise BotFault(msg("the bot `{}` answers {}; the options are 0 to {}", self.name, repr(place)[:80], many - 1))


def is_place(answer: object, many: int) -> TypeGuard[int]:
    """Whether an answer is the place of one of so many options."""
    return type(answer) is int and 0 <= answer < many


def is_own(name: str) -> bool:
    """Whether a name is that of a bot which somebody has written.

    >>> is_own("my_bots:Builder"), is_own("tree:200ms"), is_own("tree:abc")
    (True, False, False)
    """
    given: object = name
    return (
        isinstance(given, str) and OWN.fullmatch(given) is not None and name.partition(":")[0] not in (*BOTS, *LEVELS)
    )


def hold_name(name: str) -> None:
    """Raises ValueError, in one line, if there is no bot of this name."""
    if is_own(name):
        class_of(name)
        return
    given: object = name
    if isinstance(given, str) and LIKE_OWN.search(given) and given.partition(":")[0] not in (*BOTS, *LEVELS):
        told = msg("one of your own is named by its module and its class, as `my_bots:Builder`")
        raise ValueError(msg("there is no bot `{}`: {}", name, told))
    parsed(name)


def seated(name: str, seed: int, program: Program, natively: bool = True) -> Bot:
    """A bot of either sort, with luck of its own: one of somebody else's is called with the seed. Raises ValueError if
    there is none, BotFault if it cannot be made."""
    if not is_own(name):
        return make_bot(name, seed, program, natively)
    make = class_of(name)
    try:
        return OwnBot(name, make(seed))
    except FAILURES as error:
        told = where(error, file_of(make))
        raise BotFault(msg("the bot `{}` cannot be made with a seed: {}", name, told)) from error


def class_of(name: str) -> Any:
    """What makes a bot. Modules are looked for in the current folder, too. Raises ValueError."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found = getattr(import_module(module), attribute, None)
    except FAILURES as error:
        if module.endswith(".py") and isinstance(error, ModuleNotFoundError) and error.name == module:
            told = msg("a module is named without `.py`: `{}`", f"{module.removesuffix('.py')}:{attribute}")
        elif isinstance(error, ModuleNotFoundError) and error.name == module.partition(".")[0]:
            told = msg("there is no module `{}`, neither in this folder nor installed", module)
        else:
            told = msg("`{}` cannot be read: {}", module, where(error))
        raise ValueError(msg("there is no bot `{}`: {}", name, told)) from error
    if not callable(getattr(found, "choose", None)) or not callable(found):
        told = msg("`{}` has no class `{}` with a method `choose`", module, attribute)
        raise ValueError(msg("there is no bot `{}`: {}", name, told))
    return found


def file_of(bot: object) -> str:
    """The file that a bot, or its class, was read from; nothing if nobody knows."""
    home = bot if hasattr(bot, "__qualname__") else type(bot)
    return getattr(sys.modules.get(getattr(home, "__module__", "")), "__file__", None) or ""


def where(error: BaseException, file: str = "") -> Message:
    """What went wrong in somebody else's Python, and where: in a file of theirs, if the way to the fault leads through
    it, and else where it came up."""
    what = " ".join(f"{type(error).__name__}: {error}".split())
    way = traceback.extract_tb(error.__traceback__)
    last = next((step for step in reversed(way) if step.filename == file), way[-1])
    if isinstance(error, SyntaxError) or last.filename == __file__:
        return msg("{}", what)
    return msg("{} ({}, line {})", what, os.path.basename(last.filename), last.lineno)
