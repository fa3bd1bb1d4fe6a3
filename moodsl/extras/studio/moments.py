"""What the moments at which a new card does something are called in a language, as they stand on printed cards."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.report import Reporter
from interpreter.syntax import nodes as n
from interpreter.syntax import parse
from interpreter.text import Source
from moodsl.prose import Prose
from moodsl.prose.book import abilities_of
from moodsl.prose.deeds import verb_by_itself
from moodsl.prose.headers import header
from moodsl.prose.scope import Entity, Scope
from moodsl.prose.text import capitalised, plain
from moodsl.prose.words import GAP


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
