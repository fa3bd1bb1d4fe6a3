"""New cards: what there is to choose, and the files of the one that was chosen, from the templates of `moo new`."""

from __future__ import annotations

from interpreter.loader import shown_path
from moodsl.extras.new import Bench, CardPlan, facts_to_ask, kinds_of, made, made_first, triggers_of
from moodsl.extras.packs import pack_in
from moodsl.extras.site.names import Names
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.studio.messages import KindView, New
from moodsl.extras.studio.moments import moments_told
from moodsl.extras.studio.view import clear
from moodsl.prose import LANGUAGES, Book, languages_written


def choices(book: Book, language: str) -> tuple[KindView, ...]:
    """The kinds of cards, each with the moments at which it can do something, and the facts that are one of some words;
    what they are called in a language."""
    model, names = book.model, Names(Shelf(book, LANGUAGES), language)

    def called(family: str, name: str) -> str:
        return clear(names.called(family, name), name)

    def view(kind: str) -> KindView:
        facts = facts_to_ask(model, kind)
        titles = {kind: called("kind", kind)} | {fact: called("fact", fact) for fact in facts}
        titles |= {f"{fact} {word}": called("word", word) for fact, words in facts.items() for word in words}
        triggers = tuple(triggers_of(model, kind))
        titles |= moments_told(kind, triggers, names.prose)
        return KindView(kind, triggers, facts, titles)

    return tuple(view(kind) for kind in kinds_of(model))


def made_card(folder: str, asked: New) -> dict[str, str]:
    """The texts of the new files by their paths, the card before its scenario; raises CannotMake, PackFault."""
    home = pack_in(folder).folder
    bench = Bench(folder)
    spoken = languages_written(Book(bench.model, tuple(bench.modules), (home,)))
    titles = {one: asked.titles.get(one, "") for one in LANGUAGES if one != "en" and one in (*spoken, *asked.titles)}
    plan = CardPlan(asked.name, asked.kind, asked.trigger, asked.facts, titles)
    done = (made if asked.trigger else made_first)(bench, plan, shown_path(home))
    return dict(done.files)
