"""The three small games together say all that the language has, each rule of its grammar and each word; and each line
of theirs is exercised by a scenario."""

from __future__ import annotations

from pathlib import Path

import pytest
from suites import suite_of

from interpreter.syntax.blocks import blocks
from interpreter.syntax.tables import built
from moodsl.scenario import run_scenario

HERE = Path(__file__).parent
SMALL = ("frontier", "caravans", "broadside")
OF_ANOTHER_PACK = {"change", "instead", "remove", "of_pack", "CHANGE", "REMOVE"}  # what changes another pack
LEFT_OUT = {"COMMENT", "_NL"}


def test_every_rule_and_every_word_of_the_grammar_stands_in_one_of_them() -> None:
    grammar = built(blocks(), False)
    rules = {
        str(rule.alias or rule.origin.name)
        for rule in grammar.rules
        if rule.alias or not (rule.options.expand1 or str(rule.origin.name).startswith("_"))
    }
    words = {terminal.name for terminal in grammar.terminals if terminal.name not in grammar.ignore_tokens} - LEFT_OUT
    said: set[str] = set()
    for file in sorted(file for game in SMALL for file in (HERE / game).rglob("*.moo")):
        text = file.read_text("utf-8")
        said |= {str(tree.data) for tree in grammar.parse(text).iter_subtrees()}
        said |= {token.type for token in grammar.lex(text)}
    assert (rules | words) - OF_ANOTHER_PACK - said == set()


@pytest.mark.parametrize("game", SMALL)
def test_every_line_of_them_is_exercised(game: str) -> None:
    suite = suite_of(HERE / game)
    outcomes = [run_scenario(suite, number) for number in range(len(suite.scenarios))]
    found = suite.coverage(outcomes, rules=True)
    assert found.gaps == (), "\n".join(map(str, found.gaps))
