"""The pages of the grammar, one for each section: every rule drawn, said in text, and shown in real lines."""

from __future__ import annotations

from html import escape

from interpreter.syntax.grammar_rules import grammar_rules
from reference.diagrams import STYLE, Pen, called
from reference.examples import examples
from reference.notation import Notation
from reference.rules import ReaderRule, address, anchor, page_of, reader_rules, uses, words_of
from reference.texts import Texts

FOLDER = "reference/grammar"


def grammar_pages(texts: Texts) -> dict[str, str]:
    """Path -> Markdown with drawings inside: an index of all rules, a page for each section, and one of words."""
    say = texts.say
    index = [f"# {say('grammar', 'title')}", *(say("grammar", part) for part in ("intro", "reading", "joined"))]
    found: dict[str, str] = {}
    for section in dict.fromkeys(rule.section for rule in reader_rules()):
        rules = [rule for rule in reader_rules() if rule.section == section]
        title, page = texts.find("sections", section) or section.capitalize(), page_of(rules[0].name)
        links = (f"[{called(rule.name, 'rules', texts)}](grammar/{page}.md#{anchor(rule.name)})" for rule in rules)
        index += [f"## [{title}](grammar/{page}.md)", " · ".join(links)]
        parts = [f"# {title}", f"<style>{STYLE}</style>".replace("\n", " ")]
        for rule in rules:
            parts += _rule(rule, texts)
        found[f"{FOLDER}/{page}.md"] = "\n\n".join(parts) + "\n"
    smallest = say("grammar", "smallest")
    index.append(f"## [{smallest}](grammar/words.md)")
    found[f"{FOLDER}/words.md"] = f"# {smallest}\n\n{_smallest(texts)}\n"
    return {f"{FOLDER}.md": "\n\n".join(index) + "\n", **found}


def _rule(rule: ReaderRule, texts: Texts) -> list[str]:
    pen, notation = Pen(grammar_rules(), texts), Notation(grammar_rules(), texts)
    parts = [
        f"## {called(rule.name, 'rules', texts)} {{ #{anchor(rule.name)} }}",
        f'<div class="moo-railroad">{pen.draw(rule)}</div>',
        f'<p class="moo-ebnf"><code>{notation.write(rule)}</code></p>',
    ]
    parts += [example.html for example in examples().get(rule.name, ())]
    users = [one for one in reader_rules() if one != rule and any(rule.name in uses(form) for form in one.forms)]
    if users:
        links = ", ".join(f'<a href="{address(one.name)}">{called(one.name, "rules", texts)}</a>' for one in users)
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
