"""`moo explain`: what a code of a fault means, and how the fault is mended; or all that is known of a card."""

from __future__ import annotations

import textwrap

import click

from interpreter.report.catalogue import LANGUAGES
from moodsl.cli.speech import of_the_system
from moodsl.cli.terminal import echo

WIDTH = 88
HEADINGS = {"en": ("wrong", "right", "all codes"), "ru": ("неверно", "верно", "все коды")}


@click.command()
@click.argument("code", metavar="[CODE|CARD]", required=False)
@click.argument("packs", metavar="[PACK]...", nargs=-1)
@click.option("--lang", type=click.Choice(LANGUAGES), help="The language of the answer.  [default: that of the system]")
def explain(code: str | None, packs: tuple[str, ...], lang: str | None) -> None:
    """Say what a CODE of `moo check` means, with an example; without a CODE, list them all.

    Of a CARD of the packs (built-in or installed games, folders or files) print its rules text, when it acts, what it
    costs, where its parts come from, the scenarios that name it, and the cards it has to do with.
    """
    from interpreter.report import CATALOGUE, entry_in

    language = lang or of_the_system(LANGUAGES)
    wrong, right, all_codes = HEADINGS[language]
    if code is None:
        echo(f"{all_codes}:\n")
        widest = max(map(len, CATALOGUE))
        for one in CATALOGUE:
            echo(f"{one:<{widest}}  {entry_in(one, language).summary}")
        return
    known = code.strip("`:").lower()
    if known not in CATALOGUE or packs:
        from moodsl.cli.about_card import explain_card

        explain_card(code, packs, language)
        return
    entry = entry_in(known, language)
    echo(f"{entry.code}: {entry.summary}\n")
    echo(textwrap.fill(entry.why, WIDTH) + "\n")
    echo(f"{wrong}:\n\n{textwrap.indent(entry.bad, '    ')}")
    echo(f"{right}:\n\n{textwrap.indent(entry.good, '    ')}".rstrip())
