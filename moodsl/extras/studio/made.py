"""New cards: what there is to choose, and the files of the one that was chosen, from the templates of `moo new`."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.loader import shown_path
from interpreter.report import Reporter
from interpreter.syntax import nodes as n, parse
from interpreter.text import Source
from moodsl.extras.new import Bench, CardPlan, facts_to_ask, kinds_of, made, made_first, triggers_of
from moodsl.extras.packs import pack_in
from moodsl.extras.site.names import Names
from moodsl.extras.site.shelf import Shelf
from moodsl.extras.studio.messages import KindView, New
from moodsl.extras.studio.view import clear
from moodsl.prose import LANGUAGES, Book, Prose, languages_written
from moodsl.prose.book import abilities_of
from moodsl.prose.deeds import verb_by_itself
from moodsl.prose.headers import header
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.sentences import GAP
from moodsl.prose.text import capitalised, plain


def choices(book: Book, language: str) -> tuple[KindView, ...]:
    """The kinds of cards, each with the moments at which it can do something, and the facts that are one of some words;
    what they are called in a language."""
    model, names = book.model, Names(Shelf(book, LANGUAGES), language)

    def called(family: str, name: str) -> str:
        return clear(names.called(family, name), name)

    def view(kind: str) -> KindView:
        facts = facts_to_ask(model, kind)
        titles = {kind: called("kind", kind)} | {fact: called("fact", fact) for fact in facts}
        specs = model.kinds[kind].facts
        titles |= {f"{fact} {word}": called(specs[fact].words_are, word) for fact in facts for word in facts[fact]}
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


def moments_told(kind: str, triggers: Iterable[str], prose: Prose) -> dict[str, str]:
    """For each trigger its keyword (`When built`); of one whose words are missing its verb is told (`verb follow`:
    `follow the leader`). Without either it is left out."""
    found = {trigger: keyword(kind, trigger, prose) for trigger in triggers}
    lacking = {trigger.partition(" ")[2] for trigger, told in found.items() if GAP in told}
    found |= {f"verb {name}": deed(name, prose) for name in lacking if name in prose.voice.model.verbs}
    return {trigger: told for trigger, told in found.items() if told and GAP not in told}


def deed(verb: str, prose: Prose) -> str:
    """What is done, as it is said without anybody who does it."""
    return plain(prose.voice.finished(verb_by_itself(prose.voice.model.verbs[verb], prose.voice), False, ""))


def keyword(kind: str, trigger: str, prose: Prose) -> str:
    """The keyword of an ability of a card of a kind; empty if it has none."""
    voice = prose.voice
    card = parse(Source("card", f'{kind} new_card "New Card"\n    {trigger}:\n        gain 1\n'), Reporter())
    abilities = [one for decl in card.declarations if isinstance(decl, n.ThingDecl) for one in abilities_of(decl)]
    if not abilities:
        return ""
    you = Entity("player", voice.noun("noun", "player"), you=True)
    this = Entity("card", voice.noun("noun", "card"), this=True)
    found = header(abilities[0], Scope(you=you, doer=you, this=this), voice).keyword
    return capitalised(plain(voice.finished(found, True, "")))
