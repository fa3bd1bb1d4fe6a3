"""The help of every command in Russian: nothing is left in English, and nothing is translated that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import click
from click.testing import CliRunner

from moodsl.cli.group import main
from moodsl.cli.shared.help import WORDS, one_line, table


def commands(command: click.Command) -> Iterator[click.Command]:
    yield command
    if isinstance(command, click.Group):
        ctx = click.Context(command)
        for name in command.list_commands(ctx):
            one = command.get_command(ctx, name)
            assert one is not None
            yield from commands(one)


def texts() -> set[str]:
    found = set(WORDS)
    for command in commands(main):
        options = [one for one in command.params if isinstance(one, click.Option)]
        found |= {one_line(one.help) for one in (command, *options) if one.help}
    return found


def test_all_help_is_there_in_russian_and_nothing_else() -> None:
    assert texts() == set(table("ru"))
    assert all(re.search("[а-яё]", told) for told in table("ru").values())


def test_help_speaks_the_language_of_the_command_or_of_the_system() -> None:
    run = CliRunner().invoke
    for arguments, language in ((["play", "--lang", "ru", "--help"], "C"), (["play", "--help"], "ru_RU.UTF-8")):
        told = run(main, arguments, env={"LC_ALL": language}).output
        assert told.startswith("Использование: moo play") and "Продолжить сохранённую партию." in told
    told = run(main, ["--help"], env={"LC_ALL": "ru_RU.UTF-8"}).output
    assert "Команды:" in told and "Показать эту справку." in told
    told = run(main, ["play", "--help"], env={"LC_ALL": "C"}).output
    assert told.startswith("Usage: moo play") and "Go on with a saved match." in told
