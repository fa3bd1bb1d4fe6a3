"""From the parser's tree to nodes: declarations, facts, abilities and scenarios."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.tree_lines import Lines
from interpreter.syntax.tree_values import kind_of
from interpreter.text import Span

if TYPE_CHECKING:
    from lark import Token, Tree


def _opens_items(values: tuple[tuple[n.FactAtom, ...], ...]) -> bool:
    """Whether it is one name, perhaps with a title: `front "Weapons Emporium"`; or what a series has there: `each`."""
    match values:
        case ((n.Name(),),) | ((n.Name(), n.Text()),) | ((n.EachValue(), *_), *_):
            return True
    return False


class Declarations(Lines):
    """Builds declarations."""

    def items(self, tree: Tree[Token], *kinds: str) -> tuple[Any, ...]:
        """The nodes of all parts of these kinds, in order."""
        return tuple(self.build(part) for part in tree.children if kind_of(part) in kinds)

    def titled(self, make: Callable[..., Any], tree: Tree[Token], first: str, **more: Any) -> Any:
        """A declaration, which may have a title; `first` are the fields of its first parts."""
        return make(**self.fields(tree, first.split()), **more, title=self.find(tree, "STRING"), span=self.span(tree))

    # ---- what exists ------------------------------------------------------------------------------------------------

    def from_kind(self, tree: Tree[Token]) -> Any:
        return self.titled(n.KindDecl, tree, "name _ base", items=self.items(tree, "fact", "works"))

    def from_counter(self, tree: Tree[Token]) -> Any:
        of, each = self.find(tree, "of_what"), self.find(tree, "for_each")
        return self.titled(n.CounterDecl, tree, "word! name", of=of, each=each, facts=self.items(tree, "fact"))

    def from_zone(self, tree: Tree[Token]) -> Any:
        each, items = self.find(tree, "for_each"), self.items(tree, "fact", "ability")
        return self.titled(n.ZoneDecl, tree, "name of", each=each, items=items)

    def from_thing(self, tree: Tree[Token]) -> Any:
        return self.titled(n.ThingDecl, tree, "kind name", items=self.items(tree, "fact", "ability"))

    def from_change(self, tree: Tree[Token]) -> Any:
        pack, items = self.find(tree, "of_pack"), self.items(tree, "fact", "ability")
        return self.titled(n.ChangeDecl, tree, "word! kind name", pack=pack, items=items)

    from_remove = from_change

    # ---- values, verbs, actions -------------------------------------------------------------------------------------

    def from_value(self, tree: Tree[Token]) -> Any:
        cases, params = self.items(tree, "case_if", "case_otherwise"), self.items(tree, "value_param")
        name, second, *_rest = tree.children
        expression = [part for part in tree.children if kind_of(part) != "name_fact"][-1]
        if not cases:
            cases = (n.Case(value=self.build(expression), condition=None, span=self.span(expression)),)
        title = self.build(second) if kind_of(second) == "STRING" and second is not expression else None
        names, span = self.items(tree, "name_fact"), self.span(tree)
        return n.ValueDecl(name=self.build(name), title=title, params=params, cases=cases, names=names, span=span)

    def from_board(self, tree: Tree[Token]) -> Any:
        each = self.find(tree, "for_each")
        return self.titled(n.BoardDecl, tree, "_ name of", each=each, facts=self.items(tree, "fact"))

    def from_relation(self, tree: Tree[Token]) -> Any:
        param = self.from_param(tree.children[2], "of", cast("Tree[Token]", tree.children[2]))
        params = (param, *self.items(tree, "related_param"))
        return self.titled(
            n.RelationDecl, tree, "_ name", params=params, items=self.items(tree, "fact", "source", "holds")
        )

    def from_related_param(self, tree: Tree[Token]) -> n.Param:
        word, param = tree.children
        return self.from_param(param, str(word), tree)

    def from_table(self, tree: Tree[Token]) -> Any:
        first = next(place for place, part in enumerate(tree.children) if kind_of(part) == "BY") + 1
        keys = [part for part in tree.children[first : first + 2] if kind_of(part) not in ("name_fact", "row")]
        rows = self.items(tree, "row")
        table = n.Table(keys=tuple(map(self.build, keys)), rows=rows, span=self.span(keys[0]).to(rows[-1].span))
        params, names = self.items(tree, "value_param"), self.items(tree, "name_fact")
        return self.titled(n.ValueDecl, tree, "_ name", params=params, cases=(), names=names, table=table)

    def from_row(self, tree: Tree[Token]) -> n.Row:
        return n.Row(cells=tuple(map(self.build, tree.children)), span=self.span(tree))

    def from_cell(self, tree: Tree[Token]) -> tuple[n.Name | n.No | n.Number | n.Range, ...]:
        return tuple(map(self.build, tree.children))

    def from_value_param(self, tree: Tree[Token]) -> n.Param:
        *word, param = tree.children
        return self.from_param(param, str(word[0]) if word else "of", tree)

    def from_verb_param(self, tree: Tree[Token]) -> n.Param:
        *joint, param = tree.children
        return self.from_param(param, str(joint[0]) if joint else None, tree)

    def from_param(self, param: Any, joint: str | None, tree: Tree[Token]) -> n.Param:
        name, *kind = param.children
        sort = self.build(kind[0]) if kind else None
        return n.Param(joint=joint, name=self.build(name), type=sort, span=self.span(tree))

    def from_verb(self, tree: Tree[Token]) -> Any:
        params, body = self.items(tree, "verb_param"), self.block(tree.children[-1])
        return self.titled(n.VerbDecl, tree, "name", params=params, body=body)

    def from_action(self, tree: Tree[Token]) -> Any:
        any_time, body = self.find(tree, "at_any_time"), self.block(tree.children[-1])
        return self.titled(n.ActionDecl, tree, "name", any_time=any_time, body=body)

    def from_at_any_time(self, tree: Tree[Token]) -> n.AnyTime:
        told = [str(part) for part in tree.children if kind_of(part) in ("IN", "POSSESSIVE", "NAME")]
        return n.AnyTime(stretch=" ".join(told), once=self.find(tree, "once"), span=self.span(tree))

    # ---- facts ------------------------------------------------------------------------------------------------------

    def from_fact(self, tree: Tree[Token]) -> n.Fact:
        values, items = self.items(tree, "fact_value"), self.items(tree, "fact", "ability")
        if items and not _opens_items(values):
            self.check_depth(items[0])
        return n.Fact(name=self.build(tree.children[0]), values=values, items=items, span=self.span(tree))

    def check_depth(self, item: n.Fact | n.Ability) -> None:
        """A fact as `face front "Title"` or `suit each` has lines of its own; under `cost 2 grain` they are a slip."""
        span = Span(self.source, item.span.line, 1, item.span.line, item.span.column)
        message = msg("this line is indented deeper, but the line above opens no block")
        self.reporter.report("bad-indent", message, span, help=msg("begin it under the first word of the line above"))

    def from_fact_value(self, tree: Tree[Token]) -> tuple[n.FactAtom, ...]:
        return tuple(self.build(part) for part in tree.children)

    def word_ref(self, word: Token) -> n.Ref:
        return n.Ref(text=str(word), span=self.span(word))

    def from_minus(self, tree: Tree[Token]) -> n.Number:
        return n.Number(value=-int(str(tree.children[-1])), span=self.span(tree))

    def from_from_to(self, tree: Tree[Token]) -> n.Range:
        low, _, high = tree.children
        return n.Range(low=self.build(low).value, high=self.build(high).value, span=self.span(tree))

    def from_no_more_than(self, tree: Tree[Token]) -> n.Range:
        return n.Range(low=None, high=self.build(tree.children[1]).value, span=self.span(tree))

    def from_no_less_than(self, tree: Tree[Token]) -> n.Range:
        return n.Range(low=self.build(tree.children[0]).value, high=None, span=self.span(tree))

    # ---- abilities --------------------------------------------------------------------------------------------------

    def from_ability(self, tree: Tree[Token]) -> n.Ability:
        return n.Ability(
            when=self.build(tree.children[0]),
            slot=self.find(tree, "SLOT"),
            working_or_not=any(kind_of(part) == "WORKING_OR_NOT" for part in tree.children),
            once=self.find(tree, "once"),
            used=any(kind_of(one) == "USED_ONCE" for part in tree.find_data("once") for one in part.children),
            body=self.block(tree.children[-1]),
            span=self.span(tree),
        )

    def from_around(self, tree: Tree[Token]) -> n.Around:
        word, what = tree.children
        node = self.build(what)
        phrase = n.Phrase(subject=None, verb=node, span=node.span) if isinstance(node, n.Name) else node
        return n.Around(word=str(word), phrase=phrase, span=self.span(tree))

    def from_would(self, tree: Tree[Token]) -> n.Would:
        who, phrase = tree.children
        span = self.span(who).to(self.span(phrase))
        plain: n.Phrase = self.build(phrase)
        said = n.Phrase(subject=self.build(who), verb=plain.verb, args=plain.args, span=span)
        return n.Would(phrase=said, span=self.span(tree))

    # ---- scenarios --------------------------------------------------------------------------------------------------

    def from_scenario(self, tree: Tree[Token]) -> n.ScenarioDecl:
        title, *_rest = tree.children
        items = self.items(tree, "fact", "given", "when", "then")
        return n.ScenarioDecl(title=self.build(title), items=items, span=self.span(tree))

    def from_given(self, tree: Tree[Token]) -> n.Section:
        laid = self.find(tree, "and_then") or ()
        return n.Section(word="given", lines=self.items(tree, "line"), laid=laid, span=self.span(tree))

    def from_and_then(self, tree: Tree[Token]) -> tuple[n.Stmt, ...]:
        return self.block(tree.children[-1])

    def from_when(self, tree: Tree[Token]) -> n.Section:
        return n.Section(word="when", lines=self.block(tree.children[0]), span=self.span(tree))

    def from_then(self, tree: Tree[Token]) -> n.Section:
        return n.Section(word="then", lines=self.items(tree, "line"), span=self.span(tree))

    def from_line(self, tree: Tree[Token]) -> n.Line:
        first, *more = tree.children
        because = self.build(more.pop()) if more and kind_of(more[-1]) == "because" else None
        values = tuple(map(self.build, more))
        return n.Line(condition=self.build(first), more=values, because=because, span=self.span(tree))

    def from_because(self, tree: Tree[Token]) -> n.Because:
        cards = self.items(tree, "NAME")
        return n.Because(words=self.find(tree, "STRING"), cards=cards, span=self.span(tree))
