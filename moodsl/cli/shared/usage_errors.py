"""A command that was called wrongly, in one line: what is wrong with it, and how it is called."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from typing import IO, Any

import click

from interpreter.report import translated
from interpreter.report.message import Message, listed, msg
from interpreter.report.translation import LANGUAGES
from moodsl.cli.shared.language import OPTION, of_the_system
from moodsl.cli.shared.terminal import echo


class Misuse(click.ClickException):
    """A command was called wrongly; it ends with 2."""

    exit_code = 2

    def __init__(self, message: str, language: str) -> None:
        super().__init__(message)
        self.language = language

    def show(self, _file: IO[Any] | None = None) -> None:
        """Print it, in the language that was asked for."""
        echo(f"moo: {translated(self.message, self.language)}", err=True)


@contextmanager
def misuse_told(language: str) -> Iterator[None]:
    """What the parser of commands refuses in here is told in one line."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        raise Misuse(message_of(error, error.ctx.command_path if error.ctx else "moo"), language) from None


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
    match error:
        case click.NoSuchOption(option_name=name):
            return msg("`{}` has no option `{}`", command, name)
        case click.exceptions.NoSuchCommand(command_name=name):
            return msg("`{}` has no command `{}`", command, name)
        case click.BadOptionUsage(option_name=name, ctx=click.Context() as context) if is_flag(name, context.command):
            return msg("`{}` takes nothing behind it", name)
        case click.BadOptionUsage(option_name=name):
            return msg("something has to stand behind `{}`", name)
        case click.MissingParameter(param=click.Parameter() as lacking, ctx=click.Context() as context):
            option = f"{lacking.opts[-1]} " if isinstance(lacking, click.Option) else ""
            return msg("`{}` needs `{}{}`", command, option, lacking.make_metavar(context))
        case click.BadParameter(param=click.Parameter() as parameter):
            name = parameter.opts[-1] if isinstance(parameter, click.Option) else (parameter.name or "").upper()
            return msg("`{}`: {}", name, error.message)
        case _ if known := commands_of(error):
            return msg("`{}` needs one of: {}", command, listed(known))
    return msg("{}", error.message)


def is_flag(name: str, command: click.Command) -> bool:
    """Whether an option of a command, as it was typed, is one behind which nothing stands."""
    return any(isinstance(one, click.Option) and one.is_flag and name in one.opts for one in command.params)


def commands_of(error: click.UsageError) -> list[str]:
    """The commands that there were to choose from."""
    context = error.ctx
    if context is None or not isinstance(context.command, click.Group):
        return []
    return context.command.list_commands(context)
