"""The page of closed lists: the words that are known without any declaration, from the checker's own tables."""

from __future__ import annotations

from collections.abc import Iterable

from interpreter.check import declarations, nouns, signatures, specs, whole
from interpreter.check.expressions import conditions, phrases
from interpreter.check.expressions.sorts import SORTS
from interpreter.model import LIFE
from interpreter.model.scenario import SEATS
from interpreter.syntax.grammar_rules import grammar_rules
from interpreter.syntax.verbs import LISTS, VERBS
from reference.texts import Texts


def lists_page(texts: Texts) -> str:
    """The page as Markdown: a table of what each list holds, and the verbs with a line that begins with each."""
    rows = [f"| {texts.say('lists', name)} | {_words(words)} |" for name, words in closed_lists().items()]
    head = [f"| {texts.say('lists', 'list')} | {texts.say('lists', 'words')} |", "|---|---|"]
    verbs = [f"| {texts.say('lists', 'verb')} | {texts.say('lists', 'line')} |", "|---|---|"]
    verbs += [f"| `{name}` | `{verb.answer('coin')}` |" for name, verb in sorted(VERBS.items())]
    parts = [
        f"# {texts.say('lists', 'title')}",
        texts.say("lists", "intro"),
        "\n".join(head + rows),
        f"## {texts.say('lists', 'verbs')}",
        texts.say("lists", "verbs_intro", lists=_words(LISTS)),
        "\n".join(verbs),
    ]
    return "\n\n".join(parts) + "\n"


def closed_lists() -> dict[str, Iterable[str]]:
    """The lists by their keys in the texts."""
    return {
        "verbs": sorted(VERBS),
        "picks": ["2" if word == "exactly" else word for word in phrases.QUANTITIES],
        "comparisons": [*conditions.COMPARISONS, *conditions.LIKE, "is either … or …", "is in", "is not in"],
        "reserved": sorted(declarations.RESERVED),
        "of_card": SORTS["card"].asked,
        "of_slot": SORTS["cell"].asked,
        "of_piece": SORTS["piece"].asked,
        "of_pile": SORTS["pile"].asked,
        "life": LIFE,
        "joints": [*_terminal("JOINT"), "to", "by", "with"],
        "related": _terminal("RELATED"),
        "aggregates": ["number of", *_terminal("TOTAL"), *_terminal("EXTREME")],
        "possessives": _terminal("POSSESSIVE"),
        "kinds": nouns.BASES,
        "kinds_later": declarations.LATER_BASES,
        "facts": [*specs.FACT_TYPES, "yes, no", "several"],
        "parts": signatures.TYPES,
        "flow": [f"{part}:" for part in whole.FLOW],
        "seats": SEATS,
    }


def _terminal(name: str) -> tuple[str, ...]:
    return next(one.words for one in grammar_rules().terminals if one.name == name)


def _words(words: Iterable[str], between: str = " ") -> str:
    return between.join(f"`{word}`" for word in words)
