"""The catalogue of faults: a page for each code, and an index by family."""

from __future__ import annotations

from interpreter.report import CATALOGUE, CatalogueEntry, concise, entry_in, full
from reference.situations import fault_of
from reference.texts import Texts

FOLDER = "reference/codes"


def codes_pages(texts: Texts) -> dict[str, str]:
    """Path -> page: the index and every code's page."""
    found = {f"{FOLDER}.md": _index(texts)}
    for code in CATALOGUE:
        found[f"{FOLDER}/{code}.md"] = _page(entry_in(code, texts.language), texts)
    return found


def families() -> dict[str, tuple[str, ...]]:
    """Family -> its codes, in the order of the catalogue."""
    found = dict.fromkeys(entry.family for entry in CATALOGUE.values())
    return {family: tuple(code for code, entry in CATALOGUE.items() if entry.family == family) for family in found}


def message(code: str, language: str = "en") -> str:
    """What the program says of the example of a code, in a language."""
    fault = fault_of(code)
    return full(fault, language) if fault.span.source.text else concise(fault, language)


def _page(entry: CatalogueEntry, texts: Texts) -> str:
    say = texts.say
    parts = [
        f"# {entry.code}",
        f"**{_sentence(entry.summary)}**",
        entry.why,
        f"## {say('codes', 'wrong')}",
        f"```moo\n{entry.bad}```",
        say("codes", "said"),
        f"```text\n{message(entry.code, texts.language)}\n```",
        f"## {say('codes', 'right')}",
        f"```moo\n{entry.good}```",
        say("codes", "back", code=entry.code),
    ]
    return "\n\n".join(parts) + "\n"


def _index(texts: Texts) -> str:
    say = texts.say
    parts = [f"# {say('codes', 'title')}", say("codes", "intro")]
    for family, codes in families().items():
        parts.append(f"## {texts.find('families', family) or family.capitalize()}")
        rows = [f"| [`{code}`](codes/{code}.md) | {entry_in(code, texts.language).summary} |" for code in codes]
        parts.append("\n".join([f"| {say('codes', 'code')} | {say('codes', 'summary')} |", "|---|---|", *rows]))
    return "\n\n".join(parts) + "\n"


def _sentence(text: str) -> str:
    """A summary as a sentence; what begins with a quoted word stays small."""
    return f"{text[0].upper()}{text[1:]}."
