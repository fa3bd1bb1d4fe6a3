"""A command that was called wrongly, in one line: what is wrong with it, and how it is called."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import IO, Any

import click

from interpreter.report.message import Message, msg
from interpreter.report.translation import LANGUAGES
from moodsl.cli.shared.language import OPTION, of_the_system
from moodsl.cli.shared.terminal import echo

EXTRA = re.compile(r"Got unexpected extra arguments? \((.*)\)")


class Misuse(click.ClickException):
    """A command was called wrongly; it ends with 2."""

    exit_code = 2

    def __init__(self, message: str, language: str) -> None:
        super().__init__(message)
        self.language = language

    def show(self, _file: IO[Any] | None = None) -> None:
        """Print it, in the language that was asked for."""
        from interpreter.report import translated

        echo(f"moo: {translated(self.message, self.language)}", err=True)


@contextmanager
def misuse_told(language: str, group: click.Context | None = None) -> Iterator[None]:
    """What the parser of commands refuses in here is told in one line; `group` is what a command is looked up in."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        called = f"moo {group.invoked_subcommand}" if group is not None and group.invoked_subcommand else "moo"
        raise Misuse(message_of(error, error.ctx.command_path if error.ctx else called), language) from None


def asked_for(args: list[str]) -> str:
    """The language that the words of a command ask for, also if nothing else about them can be understood; else that
    of the system."""
    for at, word in enumerate(args):
        option, equals, value = word.partition("=")
        if option == OPTION:
            value = value if equals else "".join(args[at + 1 : at + 2])
            return value if value in LANGUAGES else "en"
    return of_the_system(LANGUAGES)


def message_of(error: click.UsageError, command: str) -> str:
    """What is wrong, and what was probably meant or else where the way out is described."""
    near: list[str] = []
    match error:
        case click.NoSuchOption(possibilities=possible):
            near = possible or []
        case click.exceptions.NoSuchCommand(command_name=name):
            near = get_close_matches(name, commands_of(error), n=1)
    reason = reason_of(error, command)
    return (
        msg("{}; did you mean `{}`?", reason, near[0])
        if near
        else msg("{}; `{} --help` shows how it is called", reason, command)
    )


def reason_of(error: click.UsageError, command: str) -> Message:
    """What is wrong."""
    from interpreter.report.message import listed

    match error:
        case click.NoSuchOption(option_name=name):
            return msg("`{}` has no option `{}`", command, name)
        case click.exceptions.NoSuchCommand(command_name=name):
            return msg("`{}` has no command `{}`", command, name)
        case click.BadOptionUsage(option_name=name) if "not take" in error.message:
            return msg("`{}` takes nothing behind it", name)
        case click.BadOptionUsage(option_name=name):
            return msg("something has to stand behind `{}`", name)
        case click.MissingParameter(param=click.Parameter() as lacking, ctx=click.Context() as context):
            option = f"{lacking.opts[-1]} " if isinstance(lacking, click.Option) else ""
            return msg("`{}` needs `{}{}`", command, option, lacking.make_metavar(context))
        case click.BadParameter(param=click.Parameter() as parameter):
            name = parameter.opts[-1] if isinstance(parameter, click.Option) else (parameter.name or "").upper()
            return msg("`{}`: {}", name, refusal(error.message, parameter.type))
        case _ if extra := EXTRA.fullmatch(error.message):
            return msg("`{}` can do nothing with `{}`", command, extra[1])
        case _ if known := commands_of(error):
            return msg("`{}` needs one of: {}", command, listed(known))
    return msg("{}", error.message)


def commands_of(error: click.UsageError) -> list[str]:
    """The commands that there were to choose from."""
    context = error.ctx
    if context is None or not isinstance(context.command, click.Group):
        return []
    return context.command.list_commands(context)


def refusal(message: str, type: click.ParamType[Any]) -> Message:
    """Why a value will not do, and what would.

    >>> refusal("'x' is not a valid integer range.", click.IntRange(1))
    '`x` is no whole number from 1 on'
    >>> refusal("'de' is not one of 'en', 'ru'.", click.Choice(["en", "ru"]))
    '`de` is none of `en`, `ru`'
    """
    from interpreter.report.message import listed

    value = message.partition(" is not ")[0].strip("'")
    match type:
        case click.Choice(choices=known):
            return msg("`{}` is none of {}", value, listed(known))
        case click.IntRange(min=low, max=None):
            return msg("`{}` is no whole number from {} on", value, low)
        case click.IntRange(min=low, max=high):
            return msg("`{}` is no whole number from {} to {}", value, low, high)
        case _ if type is click.INT:
            return msg("`{}` is no whole number", value)
    return msg("{}", message)
