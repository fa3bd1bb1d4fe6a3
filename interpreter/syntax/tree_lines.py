"""From the parser's tree to nodes: statements, the lines and blocks under a line that says when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interpreter.syntax import nodes as n
from interpreter.syntax.tree_values import COMPARISONS, Values, kind_of, says_are

if TYPE_CHECKING:
    from lark import Token, Tree


class Lines(Values):
    """Builds statements."""

    def find(self, tree: Tree[Token], *kinds: str) -> Any:
        """The node of the first part of one of these kinds, or None."""
        return next((self.build(part) for part in tree.children if kind_of(part) in kinds), None)

    def who(self, tree: Tree[Token], word: str) -> Any:
        """The node of what stands before `word`, or None."""
        first = tree.children[0]
        return None if kind_of(first) == word else self.build(first)

    def otherwise(self, tree: Tree[Token]) -> tuple[n.Stmt, ...]:
        """The lines of the `otherwise` that ends the statement."""
        last = tree.children[-1]
        return self.block(last) if kind_of(last) == "otherwise" else ()

    # ---- single lines -----------------------------------------------------------------------------------------------

    def from_say(self, tree: Tree[Token]) -> n.Say:
        phrase, *rest = tree.children
        more = tuple(self.build(part) for part in rest if kind_of(part) != "bind")
        return n.Say(phrase=self.build(phrase), more=more, bind=self.find(tree, "bind"), span=self.span(tree))

    def from_name_fact(self, tree: Tree[Token]) -> n.NameFact:
        name, *values = tree.children
        return n.NameFact(name=self.build(name), values=tuple(map(self.build, values)), span=self.span(tree))

    def from_may(self, tree: Tree[Token]) -> n.May:
        return n.May(who=self.who(tree, "MAY"), body=(self.build(tree.children[-1]),), span=self.span(tree))

    def from_choose(self, tree: Tree[Token]) -> n.Choose:
        who = self.who(tree, "CHOOSE")
        pick = tree.children[1 if who is None else 2]
        bind, where = self.find(tree, "bind"), self.find(tree, "where")
        return n.Choose(who=who, pick=self.build(pick), bind=bind, where=where, span=self.span(tree))

    def from_modify(self, tree: Tree[Token]) -> n.Modify:
        target, verb, amount, *change = tree.children
        word = str(change[0]) if change else COMPARISONS.get(kind_of(verb), "is").removeprefix("is").strip() or None
        are, span = says_are(verb), self.span(tree)
        return n.Modify(target=self.build(target), amount=self.build(amount), change=word, are=are, span=span)

    # ---- blocks -----------------------------------------------------------------------------------------------------

    def from_may_block(self, tree: Tree[Token]) -> n.May:
        who = self.who(tree, "MAY")
        body = self.block(tree.children[1 if who is None else 2])
        return n.May(who=who, body=body, otherwise=self.otherwise(tree), span=self.span(tree))

    def from_choose_one(self, tree: Tree[Token]) -> n.ChooseOne:
        return n.ChooseOne(who=self.who(tree, "CHOOSE"), options=self.block(tree.children[-1]), span=self.span(tree))

    def from_if(self, tree: Tree[Token]) -> n.If:
        condition, block, *rest = tree.children
        span = self.span(condition).to(self.span(block))
        first = n.Arm(condition=self.build(condition), body=self.block(block), span=span)
        others = tuple(self.build(part) for part in rest if kind_of(part) == "else_if")
        return n.If(arms=(first, *others), otherwise=self.otherwise(tree), span=self.span(tree))

    def from_for_each_thing(self, tree: Tree[Token]) -> n.ForEach:
        things, block = tree.children[1], tree.children[-1]
        where, by, bind = self.find(tree, "where"), self.find(tree, "by") or (), self.find(tree, "bind")
        body, span = self.block(block), self.span(tree)
        return n.ForEach(things=self.build(things), bind=bind, where=where, by=by, body=body, span=span)

    def from_for_each_of(self, tree: Tree[Token]) -> n.ForEachOf:
        through, block = tree.children[1], tree.children[-1]
        counted = kind_of(through) == "COUNTED"
        pick = n.OneOf(words=(self.build(through),), span=self.span(through)) if counted else self.build(through)
        where, bind = self.find(tree, "where"), self.find(tree, "bind")
        return n.ForEachOf(pick=pick, bind=bind, where=where, body=self.block(block), span=self.span(tree))

    def from_by(self, tree: Tree[Token]) -> tuple[tuple[str, n.Name], ...]:
        _, words, names = tree.children[::3], tree.children[1::3], tree.children[2::3]
        return tuple((str(word), self.build(name)) for word, name in zip(words, names, strict=True))

    def from_each(self, tree: Tree[Token]) -> n.Each:
        noun, block = tree.children[0], tree.children[-1]
        return n.Each(
            noun=self.build(noun),
            having=self.find(tree, "having"),
            at_once=any(kind_of(part) == "AT_ONCE" for part in tree.children),
            where=self.find(tree, "where"),
            by=self.find(tree, "by") or (),
            body=self.block(block),
            span=self.span(tree),
        )

    def from_doer(self, tree: Tree[Token]) -> n.Doer:
        who, block = tree.children
        return n.Doer(who=self.build(who), body=self.block(block), span=self.span(tree))

    def from_all_of(self, tree: Tree[Token]) -> n.AllOf:
        words, block = tree.children
        return n.AllOf(any_order=kind_of(words) == "IN_ANY_ORDER", body=self.block(block), span=self.span(tree))

    def from_repeat(self, tree: Tree[Token]) -> n.Repeat:
        at_most = kind_of(tree.children[0]) == "AT_MOST"
        return n.Repeat(
            count=self.build(tree.children[1 if at_most else 0]),
            at_most=at_most,
            condition=self.find(tree, "while"),
            body=self.block(tree.children[-1]),
            span=self.span(tree),
        )

    def from_turns(self, tree: Tree[Token]) -> n.Turns:
        by = self.find(tree, "by") or ()
        return n.Turns(
            start=None if by else self.build(tree.children[1]),
            direction=next((str(part) for part in tree.children if kind_of(part) == "DIRECTION"), None),
            by=by,
            condition=self.find(tree, "while"),
            body=self.block(tree.children[-1]),
            span=self.span(tree),
        )

    def from_phase(self, tree: Tree[Token]) -> n.Phase:
        name, block = tree.children[0], tree.children[-1]
        title = self.find(tree, "STRING")
        return n.Phase(name=self.build(name), title=title, body=self.block(block), span=self.span(tree))
