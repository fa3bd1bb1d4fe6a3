"""The page of the grammar: every rule drawn, said in text, and shown in real lines."""

from __future__ import annotations

from html import escape

from interpreter.syntax.grammar_rules import grammar_rules
from moodsl.extras.site.reference.diagrams import STYLE, Pen, anchor, called
from moodsl.extras.site.reference.examples import examples
from moodsl.extras.site.reference.notation import Notation
from moodsl.extras.site.reference.rules import ReaderRule, reader_rules, uses, words_of
from moodsl.extras.site.reference.texts import Texts


def grammar_page(texts: Texts) -> str:
    """The page as Markdown with drawings inside."""
    grammar = grammar_rules()
    say = texts.say
    pen, notation = Pen(grammar, texts), Notation(grammar, texts)
    parts = [
        f"# {say('grammar', 'title')}",
        f"<style>{STYLE}</style>".replace("\n", " "),
        *(say("grammar", part) for part in ("intro", "reading", "joined")),
        f"**{say('grammar', 'contents')}:** " + _contents(texts),
    ]
    section = ""
    for rule in reader_rules():
        if rule.section != section:
            section = rule.section
            parts.append(f"## {texts.find('sections', section) or section.capitalize()}")
        parts += _rule(rule, pen, notation, texts)
    parts += [f"## {say('grammar', 'smallest')}", _smallest(texts)]
    return "\n\n".join(parts) + "\n"


def _contents(texts: Texts) -> str:
    return " · ".join(f"[{called(rule.name, 'rules', texts)}](#{anchor(rule.name)})" for rule in reader_rules())


def _rule(rule: ReaderRule, pen: Pen, notation: Notation, texts: Texts) -> list[str]:
    title = called(rule.name, "rules", texts)
    parts = [
        f"### {title} {{ #{anchor(rule.name)} }}",
        f'<div class="moo-railroad">{pen.draw(rule)}</div>',
        f'<p class="moo-ebnf"><code>{notation.write(rule)}</code></p>',
    ]
    parts += [example.html for example in examples().get(rule.name, ())]
    users = [one for one in reader_rules() if one != rule and any(rule.name in uses(form) for form in one.forms)]
    if users:
        links = ", ".join(f"[{called(one.name, 'rules', texts)}](#{anchor(one.name)})" for one in users)
        parts.append(f"<small>{texts.say('grammar', 'used_by', rules=links)}</small>")
    return parts


def _smallest(texts: Texts) -> str:
    """The table of names, numbers, texts: what no list of words can hold."""
    grammar = grammar_rules()
    say = texts.say
    lines = [
        f"| {say('grammar', 'word')} | {say('grammar', 'looks')} | {say('grammar', 'pattern')} |",
        "|---|---|---|",
    ]
    for one in grammar.terminals:
        if words_of(one.name, grammar) or one.name.startswith("_"):
            continue
        name = f'<span id="{anchor(one.name)}">{escape(called(one.name, "words", texts))}</span>'
        sample, _, remark = one.remark.partition("; " if "; " in one.remark else ", the ")
        shown = texts.find("remarks", one.name) or (
            f"`{sample}`" + (f" ({remark})" if remark else "") if sample else ""
        )
        exactly = f"<code>{escape(one.pattern.strip('/'))}</code>".replace("*", "&#42;").replace("\\", "&#92;")
        lines.append(f"| {name} | {_cell(shown)} | {_cell(exactly)} |")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "&#124;")
