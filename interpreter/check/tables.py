"""Tables: `table upkeep of player by player's discs`, a number, a word, a resource or `yes` or `no` for each number or
word, or for each pair of two.

Nothing may stand in two rows, and nothing that can come may be missing: what a table says nothing of would be a number
that nobody wrote.
"""

from __future__ import annotations

import re

from attrs import evolve, frozen

from interpreter.check.expressions.binding import argument, bind, coerce
from interpreter.check.expressions.sorts import SORTS
from interpreter.check.nouns import kinds_of
from interpreter.check.scope import Scope
from interpreter.effects import values as v
from interpreter.effects.values import Value
from interpreter.report.message import Message, listed, msg
from interpreter.syntax import nodes as n
from interpreter.syntax.valued import named_parts

Cell = tuple[n.Name | n.No | n.Number | n.Range, ...]
MOST = 1000  # numbers that one side of a table goes through


def bind_table(table: n.Table, name: n.Name, scope: Scope) -> v.Lookup:
    """The table as it is looked up."""
    keys = [Key.of(one, scope) for one in table.keys]
    rows = list(table.rows)
    heads: list[tuple[Cell, n.Node]] = []
    if len(keys) == 2:
        corner, *columns = rows.pop(0).cells
        named = keys[1].name
        if not rows or not isinstance(corner[0], n.Name) or named not in ("", corner[0].text):
            help = msg("the first row begins with `{}`, and the columns stand behind it", named or "NAME")
            raise scope.desk.fail("missing-case", msg("a table by two things has a row of columns"), name, help=help)
        heads = [(column, table.rows[0]) for column in columns]
    wide = len(heads) or 1
    for row in rows:
        if len(row.cells) != wide + 1:
            message = msg("numbers in this row: {}; there should be {}", len(row.cells) - 1, wide)
            dash = re.match(r"(\d+)-(\d+)", row.span.text)
            way: Message | None = msg("write `{} to {}`", dash[1], dash[2]) if dash else None
            if wide == 1 and dash is None and len(row.cells) > 2:
                way = msg("the table of one thing goes down: a line for each number, with what it gives behind it")
            raise scope.desk.fail("missing-case", message, row, help=way)
    down = Side(keys[0], [(row.cells[0], row) for row in rows], scope)
    sides = [down, Side(keys[1], heads, scope)] if heads else [down]
    type = type_of(rows, scope)
    entries = [[entry(cell, type, row, scope) for cell in row.cells[1:]] for row in rows]
    cells = tuple(
        entries[row][column] if row is not None and column is not None else NOTHING[type]
        for row in down.places
        for column in (sides[1].places if heads else [0])
    )
    return v.Lookup(tuple(side.axis for side in sides), cells, type)


NOTHING = {"number": 0, "word": -1, "resource": -1, "flag": False}
"""What a table says where its key is no word; and the types of what it can hold."""


def type_of(rows: list[n.Row], scope: Scope) -> str:
    """What a table holds, by what stands first in it."""
    match rows[0].cells[1:]:
        case ((n.No() | n.Name(text="yes"),), *_):
            return "flag"
        case ((n.Name(text=text),), *_):
            return "resource" if text in scope.desk.model.resources else "word"
    return "number"


def entry(cell: Cell, type: str, row: n.Row, scope: Scope) -> int:
    """What stands in a row; in all of them it is of one type."""
    match cell, type:
        case (n.Number(value=number),), "number":
            return number
        case (n.No() | n.Name(text="yes") as answer,), "flag":
            return isinstance(answer, n.Name)
        case (n.Name() as word,), "word" | "resource":
            found = argument(word, evolve(scope, names={}), type)
            if isinstance(found, v.Const) and found.type == type:
                return int(str(found.value))
    raise scope.desk.fail("wrong-kind", msg("a table holds numbers, or words of one sort, one in each place"), row)


WORDS = ("word", "resource")  # the types of what a table may be looked up by, beside numbers


@frozen
class Key:
    """By what a table is looked up: how it is written, its name if it has one, its value, and what that can be."""

    node: n.Expr
    name: str
    value: Value
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()

    @classmethod
    def of(cls, node: n.Expr, scope: Scope) -> Key:
        """A key as it is written."""
        value = bind(node, scope)
        named, parts = named_parts(node)
        name = named.text if named is not None and [joint for joint, _part in parts] in ([], ["of"]) else ""
        if value.type in WORDS:
            return cls(node, name, value, words=words_of(value, scope))
        value = coerce(node, value, "number", scope)
        return cls(node, name, value, *bounds(value, scope))


def words_of(value: Value, scope: Scope) -> tuple[str, ...]:
    """The words that a fact can be; of anything else none are known."""
    if value.type == "resource":
        return tuple(scope.desk.model.resources)
    if not isinstance(value, v.FactOf):
        return ()
    kinds = kinds_of(scope.desk.model, value.card)
    return tuple(
        dict.fromkeys(word for kind in kinds if value.fact in kind.facts for word in kind.facts[value.fact].words)
    )


def bounds(value: Value, scope: Scope) -> tuple[int | None, int | None]:
    """What a number can be, as far as its declaration says."""
    model = scope.desk.model
    match value:
        case v.CounterOf():
            counter = model.counters[value.counter]
            return counter.low, counter.high
        case v.ByWord(cases=((_condition, v.CounterOf() as one), *_others)):
            return bounds(one, scope)
        case v.FactOf():
            specs = [kind.facts[value.fact] for kind in kinds_of(model, value.card) if value.fact in kind.facts]
            lows, highs = [one.low for one in specs], [one.high for one in specs]
            low = None if None in lows else min((one for one in lows if one is not None), default=None)
            return low, None if None in highs else max((one for one in highs if one is not None), default=None)
        case v.PlayerCount():
            return model.players
        case v.Count() | v.PieceCount() | v.WordCount():
            return 0, None
    return None, None


class Side:
    """One side of a table: which row (or column) stands for which number or word."""

    def __init__(self, key: Key, cells: list[tuple[Cell, n.Node]], scope: Scope) -> None:
        self.key, self.scope = key, scope
        self.found: dict[int, int] = {}  # a number, or the number of a word -> its row
        self.least: tuple[int, int, n.Node] | None = (
            None  # from where on down a row stands for all numbers, and the row
        )
        self.most: tuple[int, int, n.Node] | None = None
        for row, (cell, node) in enumerate(cells):
            for entry in cell:
                self.enter(entry, row, node)
        if key.value.type in WORDS:
            self.check_words(cells[-1][1])
        else:
            self.check_numbers(cells[0][1], cells[-1][1])
        low, high = min(self.found), max(self.found)
        self.axis = v.Axis(key.value, low, high, key.value.type in WORDS)
        self.places = [self.found.get(one) for one in range(low, high + 1)]

    def enter(self, entry: n.Name | n.No | n.Number | n.Range, row: int, node: n.Node) -> None:
        """Note what an entry stands for."""
        desk = self.scope.desk
        match entry:
            case n.Name() if self.key.value.type in WORDS:
                known = self.key.words or tuple(desk.model.words)
                if entry.text not in known:
                    what = msg("the {}", self.key.name or self.key.node.span.text)
                    raise desk.unknown("unknown-word", what, entry.text, entry, known)
                self.put(self.number_of(entry), row, entry)
            case n.Number() if self.key.value.type not in WORDS:
                self.put(entry.value, row, entry)
            case n.Range() if self.key.value.type not in WORDS:
                low, high = entry.low, entry.high
                if low is not None and high is not None and (high < low or high - low > MOST):
                    raise desk.fail("out-of-bounds", msg("`{}` is no range for a table", entry.span.text), entry)
                ends = [one for one in (low, high) if one is not None]
                for one in range(ends[0], ends[-1] + 1):
                    self.put(one, row, entry)
                self.least = (ends[0], row, entry) if low is None else self.least
                self.most = (ends[0], row, entry) if high is None else self.most
            case _:
                said = SORTS[self.key.value.type].said
                message = msg("`{}` cannot stand here: `{}` is {}", entry.span.text, self.key.node.span.text, said)
                raise desk.fail("wrong-kind", message, entry)

    def number_of(self, word: n.Name) -> int:
        """The number of a word, or the place of a resource among all."""
        desk = self.scope.desk
        if self.key.value.type == "resource":
            desk.index.use("counter", word.text, word)
            return desk.model.resources.index(word.text)
        desk.index.mention("word", word.text, word)
        return desk.model.word(word.text)

    def put(self, one: int, row: int, node: n.Node) -> None:
        """A row stands for a number or a word; a fault if another one does, too."""
        if self.found.setdefault(one, row) != row:
            raise self.twice(node)

    def twice(self, node: n.Node) -> Exception:
        """Report what stands in two rows."""
        return self.scope.desk.fail("duplicate", msg("`{}` stands in the table twice", node.span.text), node)

    def check_words(self, last: n.Node) -> None:
        """A fault if a word is missing that the fact can be."""
        model = self.scope.desk.model
        known = model.resources if self.key.value.type == "resource" else model.words
        missing = [word for word in self.key.words if known.index(word) not in self.found]
        if missing:
            raise self.missing(listed(missing), last)

    def check_numbers(self, first: n.Node, last: n.Node) -> None:
        """A fault if a number is missing that can come, or one stands there that never does."""
        if self.least is not None:
            self.close(self.least, [one for one in self.found if one < self.least[0]])
        if self.most is not None:
            self.close(self.most, [one for one in self.found if one > self.most[0]])
        low, high = min(self.found), max(self.found)
        gap = next((one for one in range(low, min(high, low + MOST) + 1) if one not in self.found), None)
        if gap is not None:
            raise self.missing(msg("{}", gap), last)
        if high - low > MOST:
            raise self.scope.desk.fail("out-of-bounds", msg("a table goes through {} numbers at most", MOST), last)
        key = self.key
        if self.least is None and (key.low is None or key.low < low):
            raise self.missing(msg("less than {}", low), first, msg("write `up to {}`", low))
        if self.most is None and (key.high is None or key.high > high):
            raise self.missing(msg("more than {}", high), last, msg("write `{} or more`", high))
        never = (
            [low]
            if key.low is not None and low < key.low
            else [high]
            if key.high is not None and high > key.high
            else []
        )
        if never:
            message = msg("`{}` is never {}", key.node.span.text, never[0])
            raise self.scope.desk.fail("out-of-bounds", message, first if never[0] == low else last)

    def close(self, end: tuple[int, int, n.Node], beyond: list[int]) -> None:
        """What lies behind an open end belongs to its row."""
        for one in beyond:
            if self.found.pop(one) != end[1]:
                raise self.twice(end[2])

    def missing(self, what: Message, node: n.Node, help: Message | None = None) -> Exception:
        """Report what the table says nothing of."""
        message = msg("the table says nothing for {}: `{}`", what, self.key.node.span.text)
        return self.scope.desk.fail("missing-case", message, node, help=help or msg("write a row for it"))
