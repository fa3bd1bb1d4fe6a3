"""The reference in the documentation: it is whole, in both languages, and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import moodsl
from interpreter.report import CATALOGUE, entry_in
from interpreter.report.catalogue import translations
from interpreter.syntax.grammar_rules import grammar_rules, pattern_words
from interpreter.text import Source
from reference import LANGUAGES, pages
from reference.codes_pages import families
from reference.derivations import derivations
from reference.examples import examples
from reference.lists_page import closed_lists
from reference.rules import address, reader_rules
from reference.situations import faults_of
from reference.texts import texts

CYRILLIC = re.compile("[а-яё]")


@pytest.fixture(scope="module", params=LANGUAGES)
def site(request):
    return request.param, pages(request.param)


# ---- the grammar ----------------------------------------------------------------------------------------------------


def test_a_terminal_is_shown_by_the_words_that_it_stands_for():
    assert pattern_words(r"/(is|are) +at +least(?![a-z0-9_])/") == ("is at least", "are at least")
    assert pattern_words(r"/chooses?(?![a-z0-9_])/") == ("choose", "chooses")
    assert pattern_words(r"/an?(?![a-z0-9_])/") == ("a", "an")
    assert pattern_words(r"/[a-z][a-z0-9_]*/") == ()


def test_every_terminal_is_a_list_of_words_or_has_a_name():
    named = texts("en").tables["words"]
    assert [one.name for one in grammar_rules().terminals if not one.words and one.name not in named] == []


def test_a_derivation_says_which_rule_read_what():
    source = Source("farm.moo", "# a farm\nvalue harvest of player = 1\n\nto rest\n    gain (your harvest) grain\n")
    found = {(one.rule, one.span.line, one.span.text) for one in derivations(source)}
    assert ("value_param", 2, "of player") in found
    assert ("amount", 5, "(your harvest) grain") in found
    assert ("_decl", 4, "to rest") in found  # a rule that the tree of nodes leaves out


@pytest.mark.parametrize("rule", reader_rules(), ids=lambda rule: rule.name)
def test_every_rule_has_a_line_of_a_real_card(rule):
    assert examples().get(rule.name), f"no good card uses `{rule.name}`: write one into tests/cards/good"


def grammar_in(made):
    return {
        path.removeprefix("reference/grammar/").removesuffix(".md"): made[path] for path in made if "/grammar/" in path
    }


def test_every_rule_and_sort_of_word_has_its_place_and_every_link_leads_to_one(site):
    pages = grammar_in(site[1])
    there = [
        f"../{name}/#{one or other}"
        for name, page in pages.items()
        for one, other in re.findall(r"\{ #(rule-[\w-]+) \}|id=\"(rule-[\w-]+)\"", page)
    ]
    assert sorted(there) == sorted(set(there))
    assert {address(rule.name) for rule in reader_rules()} <= set(there)
    assert set(re.findall(r"\"(\.\./[\w-]+/#rule-[\w-]+)\"", "".join(pages.values()))) <= set(there)


def test_a_drawing_is_for_the_eye_and_the_same_stands_there_as_text(site):
    page = "".join(grammar_in(site[1]).values())
    assert page.count('class="moo-ebnf"') == len(reader_rules())
    assert all('aria-hidden="true"' in svg for svg in re.findall(r"<svg[^>]*>", page))
    assert all(
        'tabindex="-1"' in link
        for link in re.findall(r"<svg.*?</svg>", page)
        for link in re.findall(r"<a [^>]*>", link)
    )
    assert not re.search(r"LPAR|LSQB|__ANON|[A-Z]{3,}_[A-Z]", re.sub(r"<svg.*?</svg>", "", page)), (
        "a parser's name is shown"
    )


def test_the_documentation_links_every_page_of_the_reference(site):
    language, made = site
    settings = (Path(__file__).parents[2] / "mkdocs.yml").read_text("utf-8")
    folder = "" if language == "en" else f"{language}/"
    assert [path for path in made if "/codes/" not in path and f" {folder}{path}\n" not in settings] == []


# ---- lists, faults, names ----------------------------------------------------------------------------------


def test_every_closed_list_has_words_and_a_name_in_both_languages():
    for name, words in closed_lists().items():
        assert list(words) and all(texts(language).say("lists", name) for language in LANGUAGES)


@pytest.mark.parametrize("code", CATALOGUE)
def test_every_fault_is_explained_in_russian_with_the_same_words_of_the_language(code):
    english, russian = CATALOGUE[code], entry_in(code, "ru")
    quoted = [set(re.findall("`[^`]+`", one.summary + one.why)) for one in (english, russian)]
    assert quoted[0] == quoted[1]
    assert CYRILLIC.search(russian.summary) and CYRILLIC.search(russian.why)
    assert not russian.summary.endswith(".") and russian.why.endswith(".")
    assert (russian.bad, russian.good) == (english.bad, english.good)


def test_nothing_is_explained_that_cannot_be_wrong():
    assert set(translations("ru")) == set(CATALOGUE)
    with pytest.raises(KeyError):
        entry_in("unknown-code", "ru")


@pytest.mark.parametrize("code", CATALOGUE)
def test_the_message_that_is_shown_is_that_of_the_example(code):
    assert code in {one.code for one in faults_of(code)}


def test_every_code_stands_in_one_family_that_has_a_name(site):
    language, made = site
    assert sorted(code for codes in families().values() for code in codes) == sorted(CATALOGUE)
    index = made["reference/codes.md"]
    assert all(f"(codes/{code}.md)" in index and f"reference/codes/{code}.md" in made for code in CATALOGUE)
    assert language == "en" or all(texts(language).find("families", family) for family in families())


def test_every_public_name_is_described(site):
    page = site[1]["reference/python.md"]
    assert all(f"### {name}\n" in page for name in moodsl.__all__)
    assert "Game.start(\n    players: int | None = None," in page


def test_russian_texts_are_there_for_everything_that_english_ones_are():
    english, russian = texts("en").tables, texts("ru").tables
    for table, keys in english.items():
        assert not set(keys) - set(russian.get(table, {})), table
    assert {rule.name for rule in reader_rules()} <= set(russian["rules"])


def test_another_language_is_refused():
    with pytest.raises(ValueError, match="en, ru"):
        pages("de")
