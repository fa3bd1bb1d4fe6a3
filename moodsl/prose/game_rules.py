"""All rules of a game as lines of text, part by part: what `moo text GAME --rules` prints."""

from __future__ import annotations

from collections.abc import Iterator

from interpreter.effects import steps as s
from interpreter.effects.reached import verbs_in
from interpreter.effects.values import Local
from interpreter.model import Model
from moodsl.prose.speak import Prose
from moodsl.prose.terms import Terms, starting, terms_of
from moodsl.prose.text import CardText, Text, plain, text_lines

FLOW = (("setup", "setup"), ("course", "play"), ("scoring", "scoring"))
"""The parts of the course of a game: how they are headed, and how the language calls them."""
INSET = "    "


def routines(body: object, model: Model, told: set[str]) -> Iterator[str]:
    """The verbs that are done to nothing in particular (`take_turn`), in the order in which they are met: each is a
    piece of the course of the game that has a name. Those that are `told` already are left out; these now are, too."""
    for verb in verbs_in(body):
        if verb not in told and not model.verbs[verb].parameters:
            told.add(verb)
            yield verb
            yield from routines(model.verbs[verb].body, model, told)


def heading(prose: Prose, part: str, /, **more: str) -> str:
    """What stands above a part of the rules: `setup`, `scoring` …"""
    return prose.voice.say(f"chapter-{part}", **more)


def game_rules(prose: Prose) -> Iterator[tuple[str, list[str]]]:
    """The rules of a game, each part with its heading: what lies where, the setup, the course of the game, actions, the
    end, rules that always hold, verbs, numbers, variants. A part without lines is left out; a line whose words are
    missing has `GAP` in it."""
    return ((title, lines) for title, lines in _parts(prose) if lines)


def _parts(prose: Prose) -> Iterator[tuple[str, list[str]]]:
    model, voice, told = prose.book.model, prose.voice, set[str]()
    terms = terms_of(prose.book, voice.language)
    yield heading(prose, "components"), [plain(line) for line in starting(voice)]
    yield heading(prose, "setup"), list(_part(prose, "setup", told))
    yield heading(prose, "course"), list(_part(prose, "play", told))
    actions = ((voice.title("action", name), prose.action(name)) for name in model.actions)
    yield heading(prose, "actions"), [line for title, text in actions for line in _under(title, text)]
    yield heading(prose, "scoring"), list(_part(prose, "scoring", told))
    yield heading(prose, "endings"), [ending(prose, name) for name in model.endings]
    yield heading(prose, "always"), list(_always(terms))
    verbs = [name for name in model.verbs if name not in told and not is_hollow(prose, name)]
    yield heading(prose, "meanings"), [line for name in verbs for line in _under(prose.deed(name), prose.verb(name))]
    yield heading(prose, "numbers"), [line for _name, title, lines in terms.values for line in _number(title, lines)]
    for name in model.variants:
        lines = [line for _heading, part in FLOW for line in _part(prose, part, told, name)]
        yield heading(prose, "variant", name=voice.title("variant", name)), lines


def is_hollow(prose: Prose, verb: str) -> bool:
    """Whether a verb only does another that is called the same and needs no less, so that it is told already."""
    model = prose.book.model
    *needs, last = model.verbs[verb].body or (None,)
    if not isinstance(last, s.DoVerb) or not all(isinstance(one, s.Needs) for one in needs):
        return False
    other, by_you = last.verb, isinstance(last.doer, Local) and last.doer.name == "you"
    if not by_you or other == verb or prose.deed(other) != prose.deed(verb):
        return False
    *needed, _done = text_lines(prose.verb(verb))
    return set(needed) <= set(text_lines(prose.verb(other)))


def ending(prose: Prose, name: str) -> str:
    """Why a game can end, and whether nobody has won then."""
    title = prose.voice.title("ending", name)
    return prose.voice.say("ending-when-lost", ending=title) if prose.book.model.endings[name].lost else title


def _part(prose: Prose, flow: str, told: set[str], variant: str | None = None) -> Iterator[str]:
    """A part of the course of the game, with the verbs that it goes through."""
    model = prose.book.model
    for depth, line in prose.flow(flow, variant):
        yield INSET * depth + plain(line)
    for verb in routines(model.flow.get(f"{variant}.{flow}" if variant else flow, ()), model, told):
        yield from _under(prose.deed(verb), prose.verb(verb))


def _under(title: str, text: CardText) -> Iterator[str]:
    """A title, and a text under it."""
    yield f"{title}:"
    yield from (INSET + line for line in text_lines(text))


def _always(terms: Terms) -> Iterator[str]:
    yield from text_lines(CardText(tuple(terms.rules())))
    yield from map(plain, terms.working())
    yield from map(plain, terms.limits())


def _number(title: str, lines: tuple[Text, ...]) -> Iterator[str]:
    first, *rows = map(plain, lines)
    yield f"{title}: {first}"
    yield from (INSET + row for row in rows)
