"""`moo explain GAME`: everything of a game that has a name. `moo explain NAME`: one name with its source and its uses.

A card has a page of its own (`about_card`).
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator

from interpreter.check.packs import pack_of_file, stood_on
from interpreter.loader import PackFault, read
from interpreter.report import CATALOGUE, Reporter, closest
from interpreter.report.message import msg
from moodsl.cli.explain.card_page import page
from moodsl.cli.shared.exit_codes import WRONG_USE
from moodsl.cli.shared.loading import built_in_games, end_faulty, give_up
from moodsl.cli.shared.sentences import say, speak
from moodsl.cli.shared.terminal import echo
from moodsl.cli.table.card_words import folded
from moodsl.extras.site.inventory import FAMILIES, NameEntry, declared_titles, inventory, source_of, titles_in
from moodsl.extras.site.names import Names
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.site.words import SiteMessages
from moodsl.prose import Book, languages_of, open_book
from moodsl.prose.book import with_scenarios
from moodsl.scenario.suite import FAILURES

WIDEST = 40  # letters of a column
AROUND = re.compile(r'^(replace )?(to|value|table) | "[^"]*"|( =|  ##).*')  # what is said of a verb or a value
Found = tuple[tuple[str, ...], "Book", NameEntry]  # the packs, what is in them, the name


def opened(packs: tuple[str, ...]) -> Book:
    """The book of some packs without its scenarios; ends the command if they have faults."""
    try:
        return open_book(*packs, scenarios=False)
    except PackFault as fault:
        end_faulty(fault, packs)


def explain_game(packs: tuple[str, ...], language: str, family: str | None) -> None:
    """Print every name of some packs with its titles and its place, perhaps of one family. Of an expansion these are
    its own names, without those of what it requires."""
    book = opened(packs)
    speak(language)
    shelf, below = shelf_of(book, language), stood_on(book.model.packs)
    own = [pack for name, pack in book.model.packs.items() if name not in below] if below else []
    for name, titles in [(pack.name, pack.titles) for pack in own] or [(book.model.name, book.model.titles)]:
        echo(f"{' / '.join(dict.fromkeys(forms[0] for forms in titles.values()))}  ({name})")
    if below:
        echo(say("name-below", games=", ".join(f"`moo explain {name}`" for name in sorted(below))))
    entries = [entry for entry in inventory(book) if family in (None, entry.family)]
    if below:
        entries = [one for one in entries if {pack_of_file(at.file, book.model.packs) for at in one.declared} - below]
    for one in FAMILIES:
        lines = [line_of(entry, shelf) for entry in entries if entry.family == one]
        if lines:
            echo(f"\n{SiteMessages(language)(f'family-{one}')}:")
            wide, far = (min(WIDEST, max(len(line[at]) for line in lines)) for at in (0, 1))
            for name, place, title in lines:
                echo(f"    {name:<{wide}}  {place:<{far}}  {title}".rstrip())
            if one == "verb":
                echo("    " + say("name-moments"))


def shelf_of(book: Book, language: str) -> Shelf:
    """The pack as its pages need it, in all its languages."""
    return Shelf(book, tuple(dict.fromkeys((*languages_of(book), language))))


def line_of(entry: NameEntry, shelf: Shelf) -> tuple[str, str, str]:
    """A name, with all that is said with a verb or a value, its place and its titles."""
    places = entry.declared or entry.used
    name = head_of(places[0].text) if entry.family in ("verb", "value") else entry.name
    return name, str(places[0]) if places else "", titles_of(entry, shelf)


def head_of(line: str) -> str:
    """A verb or a value with what it is said of, as a line declares it.

    >>> head_of('value stored of player = 3'), head_of('to hire "take on" guest (card)')
    ('stored of player', 'hire guest (card)')
    >>> head_of('table upkeep of player by rooms')
    'upkeep of player'
    """
    found = AROUND.sub("", line)
    return re.sub(" by .*", "", found) if "table " in line.partition(found)[0] else found


def titles_of(entry: NameEntry, shelf: Shelf) -> str:
    """What something is called in all languages: `Farm / Ферма`. In English a word may do without a title."""
    english, *others = titles_in(entry, map(shelf.prose, shelf.languages))
    if not english and any(others):
        english = entry.name.replace("_", " ")
    return " / ".join(dict.fromkeys(title for title in (english, *others) if title))


def explain_name(asked: str, packs: tuple[str, ...], language: str, family: str | None) -> None:
    """Print all that is known of a name of these packs, or without any of a built-in game; ends the command if there is
    none. What has the name of several sorts of things is told of each, or of `family`."""
    places = [packs] if packs else [(game,) for game in games_with(asked)]
    books = [(one, opened(one)) for one in places]
    known = [(where, book, entry) for where, book in books for entry in inventory(book)]
    meant = [one for one in known if family in (None, one[2].family) and is_called(one, asked)]
    meant = [one for one in meant if one[2].name == asked] or meant  # how it is written comes before how it is called
    games = list(dict.fromkeys(where for where, _book, _entry in meant))
    if len(games) > 1:
        more = f" --of {family}" if family else ""
        ways = ", ".join(f"`moo explain {asked} {' '.join(where)}{more}`" for where in games)
        give_up(msg("several games have something called `{}`: {}", asked, ways), WRONG_USE)
    if not meant:
        end_unknown(asked, known, family, [" ".join(packs)] if packs else built_in_games())
    speak(language)
    keys = [(entry.family, entry.name) for _where, _book, entry in meant]
    words = {word for _family, name in keys for word in name.split()[1:] or [name]}  # `on build`: `build`
    shelf = shelf_of(ruled_on(meant[0][1], games[0], words), language)
    pages = [
        "\n".join(
            page(shelf.model.designs[entry.name], Names(shelf, language))
            if entry.family == "card"
            else page_of(entry, shelf, language)
        )
        for entry in shelf.inventory
        if (entry.family, entry.name) in keys
    ]
    echo("\n\n".join(pages))
    if len(pages) > 1:
        echo("\n" + say("name-several", families=", ".join(f"--of {family}" for family, _name in keys)))


def ruled_on(book: Book, packs: tuple[str, ...], names: set[str]) -> Book:
    """A book with those scenarios that may speak of some names: to read all takes longer than all the rest. Ends
    the command if they cannot be read."""
    try:
        return with_scenarios(book, packs, names)
    except PackFault as fault:
        end_faulty(fault, packs)


def games_with(asked: str) -> list[str]:
    """The built-in games in whose files a name or title stands; if it stands in none, those with the nearest word.

    Their text is looked at before any of them is read, which takes seconds.
    """
    texts = {game: folded("\n".join(one.text for one in read([game], Reporter()))) for game in built_in_games()}
    if found := [game for game, text in texts.items() if folded(asked) in text]:
        return found
    words = {game: set(re.findall(r"\w+", text)) for game, text in texts.items()}
    near = closest(folded(asked), set().union(*words.values()))
    return [game for game, known in words.items() if near in known]


def is_called(one: Found, asked: str) -> bool:
    """Whether something has this name, or this title in some language."""
    _where, book, entry = one
    forms = (form for forms in declared_titles(entry, book.model).values() for form in forms)
    announced = entry.name.split()[1:2] if entry.family == "moment" and entry.declared else ()
    return folded(asked) in {folded(name) for name in (entry.name, f"[{entry.name}]", *announced, *forms)}


def end_unknown(asked: str, known: list[Found], family: str | None, places: list[str]) -> None:
    """End the command: nothing is called so in these places."""
    names = {folded(entry.name): entry.name for _where, _book, entry in known if family in (None, entry.family)}
    near = closest(folded(asked), [*names, *(() if family else (*CATALOGUE, *FAILURES))])
    way_out = (
        msg("did you mean `{}`?", names.get(near, near))
        if near
        else msg("`moo explain NAME` with the name of a game lists all its names")
    )
    where = ", ".join(places)
    if family:
        give_up(msg("there is no {} `{}` in {}; {}", family, asked, where, way_out), WRONG_USE)
    give_up(msg("there is no code `{}`, and no such name in {}; {}", asked, where, way_out), WRONG_USE)


def page_of(entry: NameEntry, shelf: Shelf, language: str) -> Iterator[str]:
    """The lines about a name: what it is, where it is declared and what stands there, and where it is used."""
    yield f"{entry.name}  ({SiteMessages(language)(f'one-{entry.family}')})  {titles_of(entry, shelf)}".rstrip()
    for place, text in zip(entry.declared, source_of(entry, shelf.book), strict=True):
        yield f"\n{place}"
        yield textwrap.indent(text, "    ")
    if entry.used or entry.in_scenarios:
        yield "\n" + say("name-used") + ":"
        yield from (f"    {place}  {place.text}" for place in entry.used)
    if entry.in_scenarios:
        yield "    " + say("name-scenarios", count=entry.in_scenarios)
    elif not entry.used:
        yield "\n" + say("name-unused")
