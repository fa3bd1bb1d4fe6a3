"""`moo explain`: what a code of a fault means, and how the fault is mended."""

from __future__ import annotations

import textwrap

import click

from interpreter.report.catalogue import LANGUAGES
from moodsl.cli.door import WRONG_USE
from moodsl.cli.packs import give_up
from moodsl.cli.speech import of_the_system

WIDTH = 88
HEADINGS = {"en": ("wrong", "right", "all codes"), "ru": ("неверно", "верно", "все коды")}


@click.command()
@click.argument("code", required=False)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the answer.  [default: that of the system]")
def explain(code: str | None, lang: str | None) -> None:
    """Say what a CODE of `moo check` means, with an example; without a CODE, list them all."""
    from interpreter.report import CATALOGUE, closest, entry_in

    language = lang or of_the_system(LANGUAGES)
    wrong, right, all_codes = HEADINGS[language]
    if code is None:
        click.echo(f"{all_codes}:\n")
        widest = max(map(len, CATALOGUE))
        for one in CATALOGUE:
            click.echo(f"{one:<{widest}}  {entry_in(one, language).summary}")
        return
    known = code.strip("`:").lower()
    if known not in CATALOGUE:
        near = closest(known, CATALOGUE)
        way_out = f"did you mean `{near}`?" if near else "`moo explain` lists all codes"
        give_up(f"there is no code `{code}`; {way_out}", WRONG_USE)
    entry = entry_in(known, language)
    click.echo(f"{entry.code}: {entry.summary}\n")
    click.echo(textwrap.fill(entry.why, WIDTH) + "\n")
    click.echo(f"{wrong}:\n\n{textwrap.indent(entry.bad, '    ')}")
    click.echo(f"{right}:\n\n{textwrap.indent(entry.good, '    ')}".rstrip())
