"""The parser's tables lie beside the grammar: they are of this grammar, and read as it does."""

from __future__ import annotations

from interpreter.report import Reporter
from interpreter.syntax import tables
from interpreter.syntax.blocks import blocks
from interpreter.syntax.layout import lay_out
from interpreter.syntax.parser import grammar
from interpreter.text import Source, locate


def test_the_kept_tables_are_of_this_grammar():
    assert tables.kept() is not None, "write them anew: make tables"


def test_the_kept_tables_read_what_the_grammar_reads():
    from_grammar = tables.built(blocks(), True)
    village = (locate("grammar").parent / "tests" / "cards" / "base.moo").read_text("utf-8")
    for stretch in lay_out(Source("base.moo", village), Reporter()).stretches:
        assert grammar().parse(stretch.text) == from_grammar.parse(stretch.text)


def test_tables_of_another_grammar_are_left_alone(monkeypatch):
    monkeypatch.setattr(tables, "grammar_text", lambda: "another")
    assert tables.kept() is None
