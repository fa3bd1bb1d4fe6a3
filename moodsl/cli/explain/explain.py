"""`moo explain`: what a code of a fault means, and how the fault is mended; everything of a game that has a name; all
that is known of one name."""

from __future__ import annotations

import textwrap

import click

from interpreter.report.translation import LANGUAGES, translated
from moodsl.cli.shared.language import of_the_system
from moodsl.cli.shared.terminal import echo
from moodsl.cli.shared.values import OneOf

WIDTH = 88
SORTS = ("kind", "fact", "word", "card", "zone", "slot", "counter", "board", "relation", "value", "verb", "action",
         "phase", "moment", "effect", "ending", "variant")  # fmt: skip
HEADINGS = {
    "en": ("wrong", "right", "all codes", "what a scenario fails with"),
    "ru": ("неверно", "верно", "все коды", "на чём может не сойтись сценарий"),
}


@click.command()
@click.argument("code", metavar="[CODE|GAME|NAME]", required=False)
@click.argument("packs", metavar="[PACK]...", nargs=-1)
@click.option("--of", "family", type=OneOf(SORTS), metavar="SORT", help="Only what is of this sort: kind, verb …")
@click.option("--lang", type=OneOf(LANGUAGES), help="The language of the answer.  [default: that of the system]")
def explain(code: str | None, packs: tuple[str, ...], family: str | None, lang: str | None) -> None:
    """Say what a CODE of `moo check` means, with an example; without a CODE, list them all.

    Of a GAME (built in or installed, or a folder) list everything that has a name, with its titles and its place. Of a
    NAME in the packs (games, folders or files) print the source and where it is used; of a card its rules text, when it
    acts, what it costs, where its parts come from, the scenarios that name it, and the cards it has to do with.
    """
    from interpreter.report import CATALOGUE, entry_in
    from moodsl.scenario.suite import FAILURES

    language = lang or of_the_system(LANGUAGES)
    wrong, right, all_codes, failures = HEADINGS[language]
    if code is None:
        echo(f"{all_codes}:\n")
        widest = max(map(len, CATALOGUE))
        for one in CATALOGUE:
            echo(f"{one:<{widest}}  {entry_in(one, language).summary}")
        echo(f"\n{failures}:\n")
        for one, happened in FAILURES.items():
            echo(f"{one:<{widest}}  {translated(happened, language)}")
        return
    known = code.strip("`:").lower()
    if known in FAILURES and known not in CATALOGUE and not packs and not family:
        echo(f"{known}: {translated(FAILURES[known], language)}")
        return
    if known not in CATALOGUE or packs or family:
        from moodsl.cli.explain.name_page import explain_game, explain_name
        from moodsl.cli.shared.loading import is_place

        if not packs and is_place(code):
            explain_game((code,), language, family)
        elif packs and is_place(code) and not is_place(packs[-1]):  # the name stands last, as with `moo text`
            explain_name(packs[-1], (code, *packs[:-1]), language, family)
        else:
            explain_name(code, packs, language, family)
        return
    entry = entry_in(known, language)
    echo(f"{entry.code}: {entry.summary}\n")
    echo(textwrap.fill(entry.why, WIDTH) + "\n")
    echo(f"{wrong}:\n\n{textwrap.indent(entry.bad, '    ')}")
    echo(f"{right}:\n\n{textwrap.indent(entry.good, '    ')}".rstrip())
