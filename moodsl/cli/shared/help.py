"""The help of commands in the language that is spoken; each text is found by its English one.

click marks its own words for gettext, but asks only gettext's global catalogue of binary files in the language of the
environment; so its words are exchanged where click lets a program have its own: in the context and the formatter.
"""

from __future__ import annotations

import inspect
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from functools import cache
from pathlib import Path
from typing import Any

import click

from interpreter.report.message import msg
from interpreter.report.translation import LANGUAGES
from moodsl.cli.shared.language import BEFORE, OPTION, SPOKEN, localized, spoken
from moodsl.cli.shared.values import OneOf

HERE = Path(__file__).parent / "messages"
WORDS = ("Usage:", "Options", "Commands", "Show this message and exit.", "Show the version and exit.")


class Formatter(click.HelpFormatter):
    """The layout of a help, with click's words in the language that is spoken."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that shows how a command is called."""
        super().write_usage(prog, args, prefix or f"{help_text('Usage:')} ")

    def write_heading(self, heading: str) -> None:
        """The line above options or commands."""
        super().write_heading(help_text(heading))


class Context(click.Context):
    """A call of a command: its help is told in the language that is spoken, and its faults name it."""

    formatter_class = Formatter

    @contextmanager
    def scope(self, *how: Any, **also: Any) -> Iterator[click.Context]:
        """The call while it is read and run."""
        try:
            with super().scope(*how, **also):
                yield self
        except click.UsageError as error:
            error.ctx = error.ctx or self
            raise

    def get_help(self) -> str:
        """The help of the command."""
        return in_words(self.command, self).get_help(self)


class NothingMore(click.Argument):
    """What stands behind all that a command takes, and is refused; no help shows it."""

    def __init__(self) -> None:
        super().__init__(["beyond"], nargs=-1, expose_value=False, callback=refuse)

    def get_usage_pieces(self, _ctx: click.Context) -> list[str]:
        """Nothing."""
        return []


def refuse(ctx: click.Context, _argument: click.Parameter, words: tuple[str, ...]) -> None:
    """Raise click.UsageError if there are words with which a command can do nothing."""
    if words:
        raise click.UsageError(localized(msg("`{}` can do nothing with `{}`", ctx.command_path, " ".join(words))), ctx)


def speaking(command: click.Command) -> click.Command:
    """A command that takes `--lang` and whose help is told in it, with all that belong to it. What already has the
    option keeps its own meaning: a language that only a game has is spoken by its cards, and English by the command.
    Words that are too many for it are refused.
    """
    if isinstance(command, click.Group):
        for one in command.commands.values():
            speaking(one)
    elif all(one.nargs != -1 for one in command.params):
        command.params.append(NothingMore())
    command.context_class = Context
    own = [option for option in command.params if OPTION in option.opts]
    for option in own:
        option.callback, option.is_eager = keep, True
    if not own:
        command.params.append(
            click.Option(
                [OPTION, "spoken_language"],
                type=OneOf(LANGUAGES),
                callback=keep,
                expose_value=False,
                is_eager=True,
                help="The language of what is said.  [default: that of the system]",
            )
        )
    return command


def keep(ctx: click.Context, _option: click.Parameter, asked: str | None) -> str | None:
    """Keep the language that is asked for; where none is, the one that stands before the command is meant."""
    if asked is None:
        return ctx.meta.get(BEFORE)
    ctx.meta[BEFORE] = asked
    ctx.meta[SPOKEN] = asked if asked in LANGUAGES else "en"
    return asked


def in_words(command: click.Command, ctx: click.Context) -> click.Command:
    """A command that is only good for its help, which is told in the language that is spoken."""
    help, options = help_text(command.help), [option_in_words(one) for one in command.get_params(ctx)]
    if not isinstance(command, click.Group):
        return click.Command(command.name, help=help, params=options, add_help_option=False)
    within = [command.get_command(ctx, name) for name in command.list_commands(ctx)]
    parts = [click.Command(one.name, help=help_text(one.help)) for one in within if one]
    return click.Group(command.name, parts, help=help, params=options, add_help_option=False)


def option_in_words(option: click.Parameter) -> click.Parameter:
    """An option whose help is told in the language that is spoken."""
    other = copy(option)
    if isinstance(other, click.Option):
        other.help = help_text(other.help)
    return other


def help_text(text: str | None) -> str:
    """A text of a help in the language that is spoken, as far as it is known there; empty if there is none."""
    return table(spoken()).get(one_line(text), text) if text else ""


@cache
def table(language: str) -> dict[str, str]:
    """English text -> the same in a language; empty for a language that is not there."""
    file = HERE / f"help.{language}.toml"
    known = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {one_line(english): told for english, told in known.items()}


def one_line(text: str) -> str:
    """A text as it is found in the table: its lines joined, a blank line kept."""
    return "\n\n".join(" ".join(part.split()) for part in inspect.cleandoc(text).split("\n\n"))
