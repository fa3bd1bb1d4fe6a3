"""The help of commands in other languages than English; each text is found by its English one."""

from __future__ import annotations

import inspect
import tomllib
from functools import cache
from pathlib import Path

import click

from moodsl.cli.speech import spoken

HERE = Path(__file__).parent / "messages"


def helping(command: click.Command) -> click.Command:
    """A command whose help is told in the language that is spoken, with all that belong to it."""
    if isinstance(command, click.Group):
        for one in command.commands.values():
            helping(one)

    def get_help(ctx: click.Context) -> str:
        language = spoken()
        return click.Command.get_help(command, ctx) if language == "en" else _in(language, command, ctx)

    command.get_help = get_help  # type: ignore[method-assign]
    return command


@cache
def table(language: str) -> dict[str, str]:
    """English text -> the same in a language; empty for a language that is not there."""
    file = HERE / f"help.{language}.toml"
    known = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {one_line(english): told for english, told in known.items()}


def one_line(text: str) -> str:
    """A text as it is found in the table: its lines joined, a blank line kept."""
    return "\n\n".join(" ".join(part.split()) for part in inspect.cleandoc(text).split("\n\n"))


def _in(language: str, command: click.Command, ctx: click.Context) -> str:
    """The help of a command with its texts exchanged for a while, and click's own words behind that."""
    known = table(language)
    commands = [command, *_commands_of(command, ctx)]
    options = [one for one in command.params if isinstance(one, click.Option)]
    named: list[click.Command | click.Option] = [*commands, *options]
    kept = [(one, one.help) for one in named]
    brief = [(one, one.short_help) for one in commands]
    try:
        for one, text in kept:
            if text:
                one.help = known.get(one_line(text), text)
        for command_, _brief in brief:
            command_.short_help = None
        told = click.Command.get_help(command, ctx)
    finally:
        for one, text in kept:
            one.help = text
        for command_, short in brief:
            command_.short_help = short
    for word in WORDS:
        told = told.replace(word, known.get(word, word))
    return told


WORDS = ("Usage:", "Options:", "Commands:", "Show this message and exit.", "Show the version and exit.")


def _commands_of(command: click.Command, ctx: click.Context) -> list[click.Command]:
    if not isinstance(command, click.Group):
        return []
    return [one for name in command.list_commands(ctx) if (one := command.get_command(ctx, name)) is not None]
