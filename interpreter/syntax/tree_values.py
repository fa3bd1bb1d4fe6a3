"""From the parser's tree to nodes: conditions, values, picks and phrases.

Takes the trees that the grammar's rules give: for each rule there is a row in `PLAIN` or a method (`from_pick` for
`pick`), and so for each sort of word (`word_name`). Gives nodes with spans in the file. Looks nothing up. Two slips
that the grammar cannot see are told here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from attrs import define, field

from interpreter.frozen import evolve
from interpreter.report.diagnostic import Reporter
from interpreter.report.message import msg
from interpreter.syntax import nodes as n
from interpreter.syntax.verbs import COUNTING
from interpreter.text import Source, Span

if TYPE_CHECKING:
    from lark import Token, Tree

    Part = Tree[Token] | Token

COMPARISONS = {
    "IS_LIKE": "is like",
    "IS_NOT_LIKE": "is not like",
    "IS_AT_LEAST": "is at least",
    "IS_AT_MOST": "is at most",
    "IS_MORE_THAN": "is more than",
    "IS_LESS_THAN": "is less than",
}
QUANTITIES = {"A": "a", "ALL": "all", "ANY_NUMBER_OF": "any number of"}
QUANTIFIERS = {"A": "a", "NO": "no", "AT_LEAST": "at least", "AT_MOST": "at most", "FEWER_THAN": "fewer than"}
OWNERS: dict[str, type[n.You | n.They | n.It]] = {"your": n.You, "their": n.They, "its": n.It}
PLAIN: dict[str, tuple[Callable[..., n.Node], str]] = {
    "NO": (n.No, ""),
    "EACH": (n.EachValue, ""),
    "UNKNOWN": (n.Unknown, ""),
    "you": (n.You, ""),
    "they": (n.They, ""),
    "it": (n.It, ""),
    "this": (n.This, ""),
    "this_noun": (n.This, "noun"),
    # conditions and values
    "or": (partial(n.Logic, operator="or"), "left right"),
    "and": (partial(n.Logic, operator="and"), "left right"),
    "not": (n.Not, "value"),
    "can": (partial(n.Can, negated=False), "who phrase"),
    "cannot_do": (partial(n.Can, negated=True), "who phrase"),
    "sum": (n.Sum, "left operator! right"),
    "times": (n.Times, "left right"),
    "divided": (n.Divided, "left _ by"),
    "per": (n.Per, "value _ things"),
    "per_several": (n.Per, "value _ step things"),
    "number_of": (n.NumberOf, "_ things"),
    "aggregate": (n.Aggregate, "word! fact things"),
    "aggregate_of": (n.AggregateOf, "word! of"),
    "steps": (n.Steps, "_ start _ goal joint! along"),
    "longest_way": (n.LongestWay, "_ joint! things avoided"),
    "longest_way_by": (n.LongestWay, "_ _ fact joint! things avoided"),
    "group": (n.Group, "value"),
    "which": (n.Which, "owned word"),
    "of": (partial(n.Of, of_form=True), "name owner"),
    "owned": (n.Of, "owner name"),
    # lines
    "needs": (n.Needs, "condition"),
    "let": (n.Let, "name value"),
    "cannot": (n.Cannot, "who phrase"),
    "option": (n.Option, "_ title body"),
    "else_if": (n.Arm, "condition body"),
    # declarations
    "works": (n.Works, "condition"),
    "instead": (n.InsteadDecl, "word! declaration"),
    "source": (n.Source, "_ chain"),
    "holds": (n.Holds, "condition"),
    "case_if": (n.Case, "value condition"),
    "case_otherwise": (partial(n.Case, condition=None), "value"),
    "named": (n.Named, "name"),
    "named_of": (n.NamedOf, "name of"),
    "on": (n.On, "verb"),
    "at": (n.At, "moment edge"),
    "at_of": (n.At, "edge moment"),
    "always": (n.Always, ""),
}
"""Rules and words that are a node with a field for each part, in their order; see `Values.fields`."""
PASSED = {
    "where": 0, "while": 0, "bind": 0, "bond": 1, "of_which": 0, "for_each": 1, "avoided": 1, "of_what": 0,
    "of_pack": 0, "once": -1,
}  # fmt: skip
"""Rules that are one of their parts, and which."""


def kind_of(part: Part) -> str:
    """The name of the part's rule or word: `sum`, `NAME`."""
    return str(getattr(part, "type", None) or getattr(part, "data", None))


def says_are(part: Part) -> bool:
    """Whether the author wrote `are` and not `is`."""
    return str(part if isinstance(part, str) else part.children[0]).startswith("are")


@define
class Values:
    """Builds conditions and values. `shift` is what must be added to the parser's line numbers, and `moved` says of a
    line of the file from which column on how much must be added to the columns."""

    source: Source
    shift: int
    reporter: Reporter
    moved: Mapping[int, tuple[int, int]] = field(factory=dict)
    _methods: dict[str, Callable[..., Any]] = field(factory=dict)

    def span(self, part: Part) -> Span:
        """Where the part stands in the file."""
        place: Any = getattr(part, "meta", part)
        line, end = place.line + self.shift, place.end_line + self.shift
        if not self.moved:
            return Span(self.source, line, place.column, end, place.end_column)
        return Span(self.source, line, self._column(line, place.column), end, self._column(end, place.end_column))

    def _column(self, line: int, column: int) -> int:
        """A column of the file for one of the parser's."""
        begin, by = self.moved.get(line, (1, 0))
        return column + by if column >= begin else min(column, begin + by)  # what a mend put in ends where it was put

    def build(self, part: Part) -> Any:
        """The node for a part of the parser's tree."""
        kind = kind_of(part)
        method = self._methods.get(kind)
        if method is None:
            method = self._methods[kind] = self._method(kind)
        return method(part)

    def _method(self, kind: str) -> Callable[..., Any]:
        if kind in PLAIN:
            make, names = PLAIN[kind][0], PLAIN[kind][1].split()
            return lambda part: make(**self.fields(part, names), span=self.span(part))
        if kind in PASSED:
            return lambda tree: self.build(tree.children[PASSED[kind]])
        found: Callable[..., Any] = getattr(self, "word_" + kind.lower() if kind.isupper() else "from_" + kind)
        return found

    def fields(self, part: Any, names: list[str]) -> dict[str, Any]:
        """The first parts of a rule under the names of fields: `_` is left out, of `word!` the text is taken, and
        `body` is a block."""
        found: dict[str, Any] = {}
        for name, inner in zip(names, part.children if names else (), strict=False):
            if name == "body":
                found[name] = self.block(inner)
            elif name != "_":
                found[name.rstrip("!")] = str(inner) if name.endswith("!") else self.build(inner)
        return found

    def block(self, tree: Any) -> tuple[n.Stmt, ...]:
        """The statements of a block, or of an `otherwise` with its block."""
        if kind_of(tree) == "otherwise":
            tree = tree.children[0]
        return tuple(self.build(part) for part in tree.children)

    # ---- single words -----------------------------------------------------------------------------------------------

    def word_name(self, word: Token) -> n.Name:
        return n.Name(text=str(word), span=self.span(word))

    word_action = word_all = word_counted = word_kind = word_name

    def word_number(self, word: Token) -> n.Number:
        return n.Number(value=int(word), span=self.span(word))

    def word_string(self, word: Token) -> n.Text:
        value = word[1:-1].replace('\\"', '"').replace("\\\\", "\\") if "\\" in word else word[1:-1]
        return n.Text(value=str(value), span=self.span(word))

    def word_slot(self, word: Token) -> n.SlotName:
        return n.SlotName(letter=word[1:-1], span=self.span(word))

    # ---- conditions -------------------------------------------------------------------------------------------------

    def from_compare(self, tree: Tree[Token]) -> n.Compare:
        left, words, right = tree.children
        first = kind_of(cast("Tree[Token]", words).children[0])
        plain = "is" if len(cast("Tree[Token]", words).children) == 1 else "is not"
        operator, are = COMPARISONS.get(first, plain), says_are(words)
        return n.Compare(
            operator=operator, left=self.build(left), right=self.build(right), are=are, span=self.span(tree)
        )

    def from_either(self, tree: Tree[Token]) -> n.Either:
        left, word, *others = tree.children
        options = tuple(map(self.build, others))
        return n.Either(left=self.build(left), options=options, are=says_are(word), span=self.span(tree))

    def from_inside(self, tree: Tree[Token], negated: bool = False) -> n.Inside:
        left, word, place = tree.children
        joint, where = self.place(cast("Tree[Token]", place))
        are, span = says_are(word), self.span(tree)
        return n.Inside(left=self.build(left), negated=negated, joint=joint, place=where, are=are, span=span)

    def from_next_to(self, tree: Tree[Token]) -> n.Inside:
        left, words, relation, bond = tree.children
        negated = str(cast("Tree[Token]", words).children[-1]) == "not"
        word, to = self.build(relation), self.build(bond)
        place = n.Next(relation=word, to=to, span=word.span.to(self.span(bond)))
        are, span = says_are(words), self.span(tree)
        if kind_of(cast("Tree[Token]", words).children[0]) != "IS":  # `is at least 3 to …`
            place = evolve(place, relation=n.Group(value=word, span=word.span))
        return n.Inside(left=self.build(left), negated=negated, joint="", place=place, are=are, span=span)

    def from_near(self, tree: Tree[Token]) -> n.Near:
        _, count, _, of, joint, along = tree.children
        span = self.span(count).to(self.span(along))
        return n.Near(count=self.count(count), of=self.build(of), joint=str(joint), along=self.build(along), span=span)

    def from_line_towards(self, tree: Tree[Token]) -> n.Towards:
        _, start, _, towards = tree.children
        span = self.span(start).to(self.span(towards))
        return n.Towards(start=self.build(start), towards=self.build(towards), span=span)

    def from_stretch(self, tree: Tree[Token]) -> n.Stretch:
        word, stop, *where = tree.children
        narrowed = self.build(where[0]) if where else None
        return n.Stretch(word=str(word), stop=self.build(stop), where=narrowed, span=self.span(tree))

    def from_not_inside(self, tree: Tree[Token]) -> n.Inside:
        return self.from_inside(tree, negated=True)

    def from_extreme(self, tree: Tree[Token]) -> n.Extreme:
        left, words = tree.children
        return n.Extreme(left=self.build(left), word=str(words).split()[-1], are=says_are(words), span=self.span(tree))

    def from_there_c(self, tree: Tree[Token]) -> n.There:
        there, quantity, things = tree.children
        *words, last = cast("Tree[Token]", quantity).children
        count = self.count(last) if kind_of(last) == "count" else None
        quantifier = QUANTIFIERS[kind_of(words[0] if words else last)] if words or count is None else "exactly"
        are, span = str(there).endswith("are"), self.span(tree)
        return n.There(quantifier=quantifier, count=count, things=self.build(things), are=are, span=span)

    def from_there_where(self, tree: Tree[Token]) -> n.There:
        there, where = tree.children
        return evolve(self.from_there_c(cast("Tree[Token]", there)), where=self.build(where), span=self.span(tree))

    # ---- values -----------------------------------------------------------------------------------------------------

    def from_extreme_of(self, tree: Tree[Token]) -> n.AggregateOf | n.ExtremeOf:
        word, *parts = tree.children
        first, *others = (self.build(part) for part in parts)
        if not others:
            return n.AggregateOf(word=str(word), of=first, span=self.span(tree))
        return n.ExtremeOf(word=str(word), parts=(first, *others), span=self.span(tree))

    def from_amount(self, tree: Tree[Token]) -> n.Amount:
        count, unit, *which = tree.children
        of = self.build(which[0]) if which else None
        return n.Amount(count=self.count(count), unit=self.build(unit), of=of, span=self.span(tree))

    def from_valued(self, tree: Tree[Token]) -> n.Expr:
        """A value and its parts, one around the other: `(price of tech) for you`, and that `against rival`."""
        first, *parts = tree.children
        found: n.Expr = self.build(first)
        for part in parts:
            word, right = cast("Tree[Token]", part).children
            span = found.span.to(self.span(right))
            found = n.Related(left=found, word=" ".join(str(word).split()), right=self.build(right), span=span)
        return found

    def from_own(self, tree: Tree[Token]) -> n.Of:
        word, name = tree.children
        owner = OWNERS[str(word)](span=self.span(word))
        return n.Of(name=self.build(name), owner=owner, span=self.span(tree))

    def from_opponents(self, tree: Tree[Token]) -> n.Of:
        """`your opponents'`, whose something is."""
        word, last = tree.children
        owner = OWNERS[str(word)](span=self.span(word)) if str(word) in OWNERS else self.build(word)
        span = self.span(last)
        name = n.Name(text="opponents", span=evolve(span, end_column=span.end_column - 1))
        return n.Of(name=name, owner=owner, span=self.span(tree))

    def from_plural(self, tree: Tree[Token]) -> n.Plural:
        """`towns'`, whose something is."""
        (word,) = tree.children
        span = self.span(word)
        noun = n.Name(text=str(word).removesuffix("'"), span=evolve(span, end_column=span.end_column - 1))
        return n.Plural(noun=noun, span=span)

    def from_top_of(self, tree: Tree[Token]) -> n.TopOf:
        end, *count, pile = tree.children
        given = self.count(count[0]) if count else None
        number = given.value if isinstance(given, n.Number) else given
        return n.TopOf(end=str(end), count=number, pile=self.build(pile), span=self.span(tree))

    def from_list(self, tree: Tree[Token]) -> n.ListOf:
        return n.ListOf(items=tuple(self.build(item) for item in tree.children), span=self.span(tree))

    def count(self, part: Part) -> n.Expr:
        """A number, or what stands in the brackets instead of one."""
        return cast(n.Expr, self.build(part.children[0] if kind_of(part) in ("count", "group") else part))  # type: ignore[union-attr]

    # ---- things and picks -------------------------------------------------------------------------------------------

    def place(self, tree: Tree[Token]) -> tuple[str, n.Expr]:
        """`in your hand` -> ("in", your hand)."""
        if kind_of(tree) == "line_towards":
            return "from", self.build(tree)
        if kind_of(tree) == "near":
            return "within", self.build(tree)
        joint, where = tree.children
        return str(joint), self.build(where)

    def from_things(self, tree: Tree[Token]) -> n.Things:
        return self.things(tree.children, self.span(tree))

    def things(self, parts: list[Any], span: Span, noun: Token | None = None) -> n.Things:
        """Things from their parts; `noun` is a word that stands before them."""
        words: tuple[n.Name, ...] = (self.word_name(noun),) if noun is not None else ()
        owned = joint = place = where = having = alike = None
        for part in parts:
            match kind_of(part):
                case "words":
                    words += tuple(self.build(word) for word in part.children)
                case "ACTION":
                    words = (self.word_name(part),)
                case "NAME":
                    words += (self.word_name(part),)
                case "of_which":
                    joint, place = "of", self.build(part)
                case "place" | "near" | "line_towards":
                    joint, place = self.place(part)
                case "bond":
                    to, named = self.build(part), list(words)
                    word = named.pop()
                    joint, place, words = "", n.Next(relation=word, to=to, span=word.span.to(to.span)), tuple(named)
                case "where":
                    where = self.build(part)
                case "having":
                    having = self.build(part)
                case "alike":
                    alike = self.build(part)
                case _:
                    owned = self.build(part)
        return n.Things(
            words=words, owned=owned, joint=joint, place=place, where=where, having=having, alike=alike, span=span
        )

    def from_having(self, tree: Tree[Token]) -> tuple[str, n.Name]:
        """`with the highest fame` -> ("highest", fame)."""
        words, name = tree.children
        return str(words).split()[-1], self.build(name)

    def from_alike(self, tree: Tree[Token]) -> tuple[str, n.Name]:
        """`of one colour` -> ("one", colour)."""
        words, name = tree.children
        return str(words).split()[-1], self.build(name)

    def from_the_one(self, tree: Tree[Token]) -> n.TheOne:
        _, noun, having = tree.children
        things = n.Things(words=(self.build(noun),), having=self.build(having), span=self.span(tree))
        return n.TheOne(things=things, span=self.span(tree))

    def from_picked_out(self, tree: Tree[Token]) -> n.PickedOut:
        _the, *parts, where = tree.children
        start = self.span(parts[0]).to(self.span(parts[-1]))
        return n.PickedOut(things=self.things(parts, start), where=self.build(where), span=self.span(tree))

    def from_pick(self, tree: Tree[Token]) -> n.Pick:
        span = self.span(tree)
        first, *rest = tree.children
        kind = kind_of(first)
        if kind == "ANOTHER_TURN":
            turn = evolve(span, column=span.end_column - len("turn"))
            things = n.Things(words=(n.Name(text="turn", span=turn),), span=turn)
            return n.Pick(quantity="another", things=things, span=span)
        count = noun = None
        if len(tree.children) == 2 and kind_of(rest[0]) == "place" and kind not in QUANTITIES and kind != "NUMBER":
            kind, rest = "A", [first, *rest]  # `your ship from …`
        elif kind == "UP_TO":
            count = self.count(rest.pop(0))
        elif kind not in QUANTITIES:
            count = self.count(first)
            if kind_of(rest[0]) == "NAME":
                noun = cast("Token", rest.pop(0))
        if len(rest) == 1 and kind_of(rest[0]) == "things":
            things = self.build(rest[0])
        else:
            start = self.span(noun if noun is not None else rest[0])
            things = self.things(rest, start.to(self.span(rest[-1])) if rest else start, noun)
        quantity = QUANTITIES.get(kind, "up to" if kind == "UP_TO" else "exactly")
        return n.Pick(quantity=quantity, things=things, count=count, span=span)

    def from_numbers(self, tree: Tree[Token]) -> n.Numbers:
        _a, words, _from, low, _to, high = tree.children
        nouns = tuple(self.build(word) for word in cast("Tree[Token]", words).children)
        return n.Numbers(words=nouns, low=self.build(low), high=self.build(high), span=self.span(tree))

    def from_each_number(self, tree: Tree[Token]) -> n.Numbers:
        words, _from, low, _to, high = tree.children
        nouns = tuple(self.build(word) for word in cast("Tree[Token]", words).children)
        return n.Numbers(words=nouns, low=self.build(low), high=self.build(high), span=self.span(tree))

    def from_turn_of(self, tree: Tree[Token]) -> n.TurnOf:
        _a, words, of = tree.children
        nouns = tuple(self.build(word) for word in cast("Tree[Token]", words).children)
        return n.TurnOf(words=nouns, of=self.build(of), span=self.span(tree))

    def from_one_of(self, tree: Tree[Token]) -> n.OneOf:
        a, words, *rest = tree.children
        counted = kind_of(words) == "COUNTED"
        nouns = tuple(self.build(word) for word in ([words] if counted else cast("Tree[Token]", words).children))
        if kind_of(a) == "A_RANDOM":
            span = self.span(a)
            nouns = (n.Name(text="random", span=evolve(span, column=span.end_column - len("random"))), *nouns)
        options = rest[1:]  # behind `from`
        return n.OneOf(words=nouns, options=tuple(map(self.build, options)), span=self.span(tree))

    def from_bonded(self, tree: Tree[Token]) -> n.Pick:
        _, *parts = tree.children
        span = self.span(tree)
        things = self.things(parts, self.span(parts[0]).to(self.span(parts[-1])))
        return n.Pick(quantity="a", things=things, span=span)

    def from_pick_o(self, tree: Tree[Token]) -> n.Pick:
        *picked, where = tree.children
        if kind_of(picked[0]) == "pick":
            return evolve(self.from_pick(cast("Tree[Token]", picked[0])), where=self.build(where), span=self.span(tree))
        number, noun = picked
        things = n.Things(words=(self.build(noun),), span=self.span(noun))
        return n.Pick(
            quantity="exactly", things=things, count=self.build(number), where=self.build(where), span=self.span(tree)
        )

    def from_a_noun(self, tree: Tree[Token]) -> n.Pick:
        noun = tree.children[1]
        things = n.Things(words=(self.build(noun),), span=self.span(noun))
        return n.Pick(quantity="a", things=things, span=self.span(tree))

    def from_each_of(self, tree: Tree[Token]) -> n.EachOf:
        noun, *having = tree.children
        return n.EachOf(noun=self.build(noun), having=self.build(having[0]) if having else None, span=self.span(tree))

    # ---- phrases ----------------------------------------------------------------------------------------------------

    def from_phrase(self, tree: Tree[Token]) -> n.Phrase:
        verb, *rest = tree.children
        phrase = n.Phrase(
            subject=None, verb=self.build(verb), args=tuple(map(self.argument, rest)), span=self.span(tree)
        )
        return self.number_first(phrase)

    def argument(self, part: Part) -> n.Arg:
        """An object of a verb, with or without a joint."""
        if kind_of(part) == "joint_c":
            return self.from_joint_c(cast("Tree[Token]", part))
        return n.Arg(joint=None, value=self.build(part), span=self.span(part))

    def number_first(self, phrase: n.Phrase) -> n.Phrase:
        """`gain grain 2` reads like `target scores 2`; behind a verb of every game it is a slip, and mended."""
        match phrase.args:
            case (n.Arg(joint=None, value=n.Name() as unit), n.Arg(joint=None, value=n.Number() as number), *rest):
                if phrase.verb.text in COUNTING:
                    fix = f"{number.value} {unit.text}"
                    message = msg("the number stands before what it counts: `{}`", fix)
                    span = unit.span.to(number.span)
                    self.reporter.report("number-first", message, span, help=msg("write `{}`", fix), fix=fix)
                    amount = n.Amount(count=number, unit=unit, span=span)
                    return evolve(phrase, args=(n.Arg(joint=None, value=amount, span=span), *rest))
        return phrase

    def from_joint_c(self, tree: Tree[Token]) -> n.Arg:
        joint, *name, value = tree.children
        known = self.build(name[0]) if name else None
        words = {"WON_BY": "won by", "OUT_OF_THE": "out of the"}.get(kind_of(joint), str(joint))
        return n.Arg(joint=words, value=self.build(value), name=known, span=self.span(tree))

    def from_phrase_of(self, tree: Tree[Token]) -> n.Phrase:
        subject, verb = tree.children
        phrase: n.Phrase = self.build(verb)
        return evolve(phrase, subject=self.build(subject), span=self.span(tree))
