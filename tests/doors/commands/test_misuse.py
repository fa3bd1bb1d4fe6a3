"""A command that is called wrongly says so in one line, with what was meant or with the way out, and ends with 2."""

from __future__ import annotations

from collections.abc import Iterator

import click
import pytest

from moodsl.cli import main

# What is typed, the command that it is about, what is said in English and in Russian.
CALLS = [
    ("check --nosuch", "moo check", "`moo check` has no option `--nosuch`", "у `moo check` нет ключа `--nosuch`"),
    ("replay", "moo replay", "`moo replay` needs `FILE`", "`moo replay`: нужно ещё `FILE`"),
    ("new expansion x", "moo new expansion",
     "`moo new expansion` needs `--for PACK`", "`moo new expansion`: нужно ещё `--for PACK`"),
    ("qqq", "moo", "`moo` has no command `qqq`", "у `moo` нет команды `qqq`"),
    ("lsp tonight", "moo lsp",
     "`moo lsp` can do nothing with `tonight`", "`moo lsp`: лишнее — `tonight`"),
    ("sim -n x", "moo sim",
     "`--games`: `x` is no whole number from 1 on", "`--games`: `x` — не целое число от 1 и больше"),
    ("test --min 101", "moo test",
     "`--min`: `101` is no whole number from 0 to 100", "`--min`: `101` — не целое число от 0 до 100"),
    ("play --seed x", "moo play", "`--seed`: `x` is no whole number", "`--seed`: `x` — не целое число"),
    ("sim --players a,b", "moo sim",
     "`--players`: `a,b` is no list of numbers between commas", "`--players`: `a,b` — не список чисел через запятую"),
    ("check x --format loud", "moo check",
     "`--format`: `loud` is none of `full`, `concise`, `json`",
     "`--format`: `loud` — ничего из этого: `full`, `concise`, `json`"),
    ("sim orion --engine fast", "moo sim",
     "`--engine`: `fast` is none of `auto`, `native`, `python`",
     "`--engine`: `fast` — ничего из этого: `auto`, `native`, `python`"),
    ("table --port 70000", "moo table",
     "`--port`: `70000` is no whole number from 0 to 65535", "`--port`: `70000` — не целое число от 0 до 65535"),
    ("table --players x", "moo table", "`--players`: `x` is no whole number", "`--players`: `x` — не целое число"),
    ("test --junit .", "moo test", "`--junit`: `.` is a folder, and no file", "`--junit`: `.` — папка, а не файл"),
    ("check --fix=3", "moo check", "`--fix` takes nothing behind it", "после `--fix` ничего не пишется"),
    ("sim -n", "moo sim", "something has to stand behind `-n`", "после `-n` что-то должно стоять"),
]  # fmt: skip
SLIPS = [
    ("check --fixx", "`moo check` has no option `--fixx`; did you mean `--fix`?",
     "у `moo check` нет ключа `--fixx`; может быть, `--fix`?"),
    ("chek", "`moo` has no command `chek`; did you mean `check`?", "у `moo` нет команды `chek`; может быть, `check`?"),
    ("pack instal", "`moo pack` has no command `instal`; did you mean `install`?",
     "у `moo pack` нет команды `instal`; может быть, `install`?"),
]  # fmt: skip


def parameters(command: click.Command, path: str) -> Iterator[tuple[str, click.Parameter]]:
    """What all commands take, with the name of the command."""
    for one in command.params:
        yield f"{path} {one.name}", one
    context = click.Context(command)
    for name in command.list_commands(context) if isinstance(command, click.Group) else ():
        found = command.get_command(context, name)
        assert found is not None
        yield from parameters(found, f"{path} {name}")


def test_what_a_parameter_refuses_is_said_in_our_own_words():
    """A type of click itself may stand there if it takes every word."""
    takes_all = (click.types.StringParamType, click.types.BoolParamType, click.types.UnprocessedParamType)
    checks = ("exists", "readable", "writable")
    found = dict(parameters(main, "moo"))
    assert len(found) > 100
    for name, one in found.items():
        kind = one.type
        any_path = type(kind) is click.Path and kind.dir_okay and not any(getattr(kind, check) for check in checks)
        assert any_path or isinstance(kind, takes_all) or not type(kind).__module__.startswith("click"), name


@pytest.mark.parametrize(("typed", "command", "english", "russian"), CALLS, ids=[typed for typed, *_ in CALLS])
def test_one_line_says_what_is_wrong_and_where_the_way_out_is(moo, monkeypatch, typed, command, english, russian):
    done = moo(*typed.split())
    assert (done.output, done.exit_code) == (f"moo: {english}; `{command} --help` shows how it is called\n", 2)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    done = moo(*typed.split())
    assert (done.output, done.exit_code) == (f"moo: {russian}; как вызывать, покажет `{command} --help`\n", 2)


@pytest.mark.parametrize(("typed", "english", "russian"), SLIPS, ids=[typed for typed, *_ in SLIPS])
def test_a_slip_is_answered_with_what_was_meant(moo, monkeypatch, typed, english, russian):
    done = moo(*typed.split())
    assert (done.output, done.exit_code) == (f"moo: {english}\n", 2)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert moo(*typed.split()).output == f"moo: {russian}\n"


@pytest.mark.parametrize(
    "typed", ["check --nosuch --lang ru", "check --nosuch --lang=ru", "check --lang ru --nosuch", "--lang ru check -x"]
)
def test_the_language_is_known_wherever_it_is_asked_for(moo, typed):
    assert moo(*typed.split()).output.startswith("moo: у `moo check` нет ключа")


def test_a_language_may_stand_before_the_command(moo):
    assert moo("--lang", "ru", "check", "nowhere").output.startswith("moo: `nowhere` не существует")
    assert moo("--lang", "ru", "pack", "--help").output.startswith("Использование: moo pack")
    assert moo("--lang", "ru", "explain", "titan").output == moo("explain", "titan", "--lang", "ru").output
    assert moo("--lang", "ru", "explain", "titan", "--lang", "en").output == moo("explain", "titan").output


def test_the_table_speaks_the_language_before_the_command(moo):
    call = ("play", "orion", "--players", 2, "--people", 0, "--bots", "random", "--seed", 3)
    told = moo("--lang", "ru", *call).output
    assert told == moo(*call, "--lang", "ru").output
    assert "Партия окончена" in told


def test_a_group_without_a_command_names_its_commands(moo):
    line = "moo: `moo new` needs one of: `card`, `expansion`, `game`; `moo new --help` shows how it is called\n"
    assert moo("new", "--lang", "en").output == line
    assert moo("new", "--lang", "ru").output.startswith("moo: `moo new`: нужно ещё одно из: `card`, `expansion`")
