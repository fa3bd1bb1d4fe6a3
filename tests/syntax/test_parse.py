"""Text to tree: what the tree says, where its nodes stand, what is refused, and that nothing is ever raised."""

import os
import subprocess
import sys
import time
from pathlib import Path

import attrs
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from interpreter.report.diagnostic import Reporter
from interpreter.report.render import as_json, concise, full
from interpreter.syntax import nodes as n, parse, show
from interpreter.syntax.parser import grammar
from interpreter.text import Source, Span

ROOT = Path(__file__).parents[2]
GOOD = sorted((ROOT / "tests" / "cards" / "good").glob("*.moo"))
CHECKED = sorted((ROOT / "tests" / "cards" / "good" / "checked").glob("*.moo"))
SKETCHES = sorted((ROOT / "tests" / "cards" / "sketches").glob("*.moo"))
BAD = sorted((ROOT / "tests" / "cards" / "bad" / "syntax").glob("*.moo"))


def read(text: str) -> tuple[n.Module, list[str]]:
    reporter = Reporter()
    module = parse(Source("input.moo", text), reporter)
    return module, [concise(diagnostic) for diagnostic in reporter.diagnostics]


def tree(text: str) -> n.Module:
    module, faults = read(text)
    assert faults == []
    return module


def nodes(node: object) -> list[n.Node]:
    """A node and all nodes in it."""
    if isinstance(node, tuple):
        return [inner for part in node for inner in nodes(part)]
    if not isinstance(node, n.Node):
        return []
    return [node, *(inner for field in attrs.fields(type(node)) for inner in nodes(getattr(node, field.name)))]


def name(text: str) -> n.Name:
    return n.Name(text=text, span=NOWHERE)


NOWHERE = Span(Source("nowhere", ""), 1, 1, 1, 1)

# ---- good cards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOOD + CHECKED + SKETCHES, ids=lambda path: path.stem)
def test_good_cards_have_no_fault(path):
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    assert tree(text).declarations


def test_every_rule_of_the_grammar_has_a_good_card():
    """A rule that no card uses is one that nobody has seen work."""
    rules = {str(rule.alias or rule.origin.name) for rule in grammar().rules if not rule.origin.name.startswith("_")}
    inlined = {rule.origin.name for rule in grammar().rules if rule.options.expand1}
    used = set()
    for path in GOOD:
        text = path.read_text("utf-8").replace("\r", "")
        code = "\n".join(line.rstrip() for line in text.split("\n") if not line.lstrip().startswith("#"))
        used |= {str(part.data) for part in grammar().parse(code.strip() + "\n").iter_subtrees()}
    assert rules - used - inlined == set()


def test_every_node_has_a_good_card():
    written = {type(node) for path in GOOD for node in nodes(tree(path.read_text("utf-8")))}
    known = {kind for kind in vars(n).values() if isinstance(kind, type) and issubclass(kind, n.Node)}
    assert known - written == {n.Node}


# ---- trees ----------------------------------------------------------------------------------------------------------


def test_a_card():
    (card,) = tree(
        'building farm "Farm"\n    cost 2 food, 1 fleet\n\n    on build:\n        gain 1 food\n'
    ).declarations
    cost = n.Fact(
        name=name("cost"),
        values=(
            (n.Number(value=2, span=NOWHERE), name("food")),
            (n.Number(value=1, span=NOWHERE), name("fleet")),
        ),
        span=NOWHERE,
    )
    one_food = n.Amount(count=n.Number(value=1, span=NOWHERE), unit=name("food"), span=NOWHERE)
    gain = n.Phrase(
        subject=None, verb=name("gain"), args=(n.Arg(joint=None, value=one_food, span=NOWHERE),), span=NOWHERE
    )
    ability = n.Ability(
        when=n.On(verb=name("build"), span=NOWHERE),
        slot=None,
        working_or_not=False,
        once=None,
        used=False,
        body=(n.Say(phrase=gain, span=NOWHERE),),
        span=NOWHERE,
    )
    assert card == n.ThingDecl(
        kind=name("building"),
        name=name("farm"),
        title=n.Text(value="Farm", span=NOWHERE),
        items=(cost, ability),
        span=NOWHERE,
    )


def say(line: str) -> n.Stmt:
    (setup,) = tree(f"setup:\n    {line}\n").declarations
    assert isinstance(setup, n.Ability)
    return setup.body[0]


def test_only_the_name_table_can_tell_the_doer_from_the_verb():
    """`target loses 1 loyalty` and `build card` look the same without knowing the names."""
    line = say("target loses 1 loyalty")
    assert isinstance(line, n.Say)
    assert line.phrase.subject is None
    assert line.phrase.verb.text == "target"
    assert [type(arg.value) for arg in line.phrase.args] == [n.Name, n.Amount]


def test_a_subject_that_is_no_name_is_a_subject():
    line = say("each opponent discards 1 card from their hand")
    assert isinstance(line, n.Say)
    assert line.phrase.subject == n.EachOf(noun=name("opponent"), span=NOWHERE)
    assert line.phrase.verb.text == "discards"


def test_where_reaches_to_the_end_of_the_line():
    line = say("choose a card from your hand where you can build it into a system from your systems where it is empty")
    assert isinstance(line, n.Choose)
    assert isinstance(line.where, n.Can)
    place = line.where.phrase.args[1].value
    assert isinstance(place, n.Pick)
    assert isinstance(place.where, n.Compare)  # `it is empty` is about the system


def test_and_binds_tighter_than_or():
    line = say("needs your food is 1 or your food is 2 and your food is 3")
    assert isinstance(line, n.Needs)
    assert isinstance(line.condition, n.Logic)
    assert line.condition.operator == "or"
    assert isinstance(line.condition.right, n.Logic)


def test_sums_are_read_from_the_left():
    (value,) = tree("value three = 6 - 2 - 1\n").declarations
    assert isinstance(value, n.ValueDecl)
    total = value.cases[0].value
    assert isinstance(total, n.Sum)
    assert isinstance(total.left, n.Sum)


def test_two_ways_to_write_a_thing_are_one_tree():
    assert tree("value food_of of player = player's food\n") == tree("value food_of of player = food of player\n")
    assert tree("setup:\n    draw 1 card\n") == tree("setup:\n  draw  1  card # one\n")
    assert tree("value full = your hand is empty\n") == tree("value full = your hand are empty\n")
    assert tree("building farm\n    at end of round:\n        draw 1 card\n") == tree(
        "building farm\n    at round end:\n        draw 1 card\n"
    )


def test_quotes_and_backslashes_in_a_text():
    (card,) = tree('building farm "the \\"old\\" farm \\\\ mill"\n').declarations
    assert isinstance(card, n.ThingDecl)
    assert card.title is not None
    assert card.title.value == 'the "old" farm \\ mill'


# ---- places ---------------------------------------------------------------------------------------------------------


def test_spans_are_places_in_the_file():
    module = tree(
        '# the first\n\nbuilding farm "Farm"\n    cost  2 food\n\nbuilding mill\n    cost  1 fleet  # cheap\n\n'
    )
    farm, mill = module.declarations
    assert isinstance(mill, n.ThingDecl)
    assert [(span.line, span.column, span.end_line, span.end_column) for span in (farm.span, mill.span)] == [
        (3, 1, 4, 17),
        (6, 1, 7, 18),
    ]
    assert mill.name.span.text == "mill"
    assert mill.items[0].span.text == "cost  1 fleet"
    assert str(mill.items[0].span) == "input.moo:7:5"


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_every_span_lies_inside_that_of_what_holds_it(path):
    def check(node: n.Node) -> None:
        start, end = (node.span.line, node.span.column), (node.span.end_line, node.span.end_column)
        assert start < end
        for field in attrs.fields(type(node)):
            if field.name == "comments":
                continue
            part = getattr(node, field.name)
            for inner in part if isinstance(part, tuple) else (part,):
                for atom in inner if isinstance(inner, tuple) else (inner,):
                    if isinstance(atom, n.Node):
                        assert start <= (atom.span.line, atom.span.column), (node, atom)
                        assert (atom.span.end_line, atom.span.end_column) <= end, (node, atom)
                        check(atom)

    check(tree(path.read_text("utf-8")))


def test_a_name_says_what_stands_at_its_span():
    for path in GOOD:
        for node in nodes(tree(path.read_text("utf-8"))):
            if isinstance(node, n.Name):
                assert node.span.text == node.text


def test_comments_are_kept_beside_the_tree():
    text = '# one\nbuilding farm "# none"  # two\n    # three\n    cost 2 food\n# four'
    module = tree(text)
    assert [(comment.text, comment.span.line, comment.span.column) for comment in module.comments] == [
        ("# one", 1, 1),
        ("# two", 2, 25),
        ("# three", 3, 5),
        ("# four", 5, 1),
    ]
    assert module == tree('building farm "# none"\n    cost 2 food\n')


# ---- faults ---------------------------------------------------------------------------------------------------------


def names_in(module):
    return [declaration.name.text for declaration in module.declarations if isinstance(declaration, n.ThingDecl)]


def test_a_faulty_declaration_leaves_the_others_whole():
    module, faults = read("building farm\n    cost 2 food and 1 fleet\n    )\n\nbuilding mill\n    cost 1 food\n")
    assert names_in(module) == ["mill"]
    assert len(faults) >= 1


LEFT_OUT = {
    "a line that nobody can mend": ("points 3\n\n    on build:\n        gain up to food\n", 1),
    "a line too deep": ("cost 2 food\n        points 1\n", 1),
    "a line too deep beside a slip that is mended": (
        "cost 2 food\n        points 1\n\n    on build:\n        gain food 2\n",
        2,
    ),
    "a bracket that nothing closes": ("cost (2 food\n    points 1\n", 1),
}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_a_declaration_is_left_out_whole_if_not_all_of_it_is_certain(what):
    lines, many = LEFT_OUT[what]
    module, faults = read(f"building farm\n    {lines}\nbuilding mill\n    cost 1 food\n")
    assert names_in(module) == ["mill"]
    assert len(faults) == many


def test_a_slip_that_is_certainly_mended_hides_no_other_fault():
    module, faults = read("building farm\n    cost: 2 food\n\n    on build:\n        gain food 2\n")
    assert faults == [
        "input.moo:2:9: needless-colon: no colon stands behind the name of a fact",
        "input.moo:5:14: number-first: the number stands before what it counts: `2 food`",
    ]
    meant, _ = read("building farm\n    cost 2 food\n\n    on build:\n        gain 2 food\n")
    assert module == meant


@pytest.mark.parametrize("text", ["", "\n\n", "  \n", "# nothing\n"])
def test_an_empty_file(text):
    assert [fault.split(": ")[1] for fault in read(text)[1]] == ["empty-file"]


def seconds(text: str) -> tuple[float, list[str]]:
    grammar()
    start = time.process_time()
    _, faults = read(text)
    return time.process_time() - start, [fault.split(": ")[1] for fault in faults]


TIMES = int(os.environ.get("MOODSL_EXAMPLES", "1"))  # how many times as much as in `make test`
MANY_BLOCKS = "setup:\n" + "".join(" " * depth + "may\n" for depth in range(1, 701))
BOUNDS = {
    "a file of ten megabytes on one line": ("x" * 10_000_000, ["file-too-long"]),
    "a line of half a megabyte": ("building farm\n    ru " + "x" * 250_000, ["line-too-long"]),
    "seven hundred blocks": (MANY_BLOCKS, ["too-deep"]),
    "a hundred thousand brackets": ("value a = " + "(" * 100_000, ["line-too-long"]),
    "nearly five thousand brackets": ("value b = " + "(" * 4_900 + "1" + ")" * 4_900, ["too-deep"]),
    "a long sum": ("value b = " + "1 + " * 2_000 + "1", ["too-deep"]),
    "a long chain of owners": ("value b = " + "food of " * 1_000 + "you", ["too-deep"]),
    "a long row of possessives": ("value b = you" + "'s x" * 2_000, None),
    "many nots": ("value b = " + "not " * 2_000 + "no", ["too-deep"]),
    "many lines of rubbish": ("?" + "\n;" * 140_000, None),
    "many faulty declarations": ("building farm:\n" * 19_000, None),
    "a huge number": ("value b = " + "9" * 9_000, ["number-too-long"]),
    "many names": ("setup:\n    draw " + "x " * 4_000, None),
    "many strings": ("building farm\n    ru " + '"a", ' * 1_500 + '"a"', []),
}


@pytest.mark.parametrize("case", BOUNDS)
def test_what_is_too_much_is_refused_quickly(case):
    text, expected = BOUNDS[case]
    taken, codes = seconds(text)
    assert taken < 3
    assert len(codes) <= 101
    if expected is not None:
        assert codes == expected


def test_a_hundred_faults_are_enough():
    _, faults = read("building farm:\n" * 200)
    assert len(faults) == 101
    assert "too-many-faults" in faults[-1] or any("too-many-faults" in fault for fault in faults)


def test_what_a_card_may_need_is_not_too_much():
    """The bounds leave room: fourteen blocks, a sum of thirty numbers, ten brackets."""
    blocks = "setup:\n" + "".join("    " * depth + "may\n" for depth in range(1, 14)) + "    " * 14 + "draw 1 card\n"
    assert tree(blocks)
    assert tree("value big = " + " + ".join(["1"] * 30) + "\n")
    assert tree("value big = " + "(" * 10 + "1" + ")" * 10 + "\n")


def test_what_is_just_not_too_deep_can_be_worked_with():
    """Whoever walks through a tree may do so by recursion."""
    sums = (read("value big = " + " + ".join(["1"] * length) + "\n")[0] for length in range(150, 100, -1))
    deepest = next(module for module in sums if module.declarations)
    assert tree(show(deepest)) == deepest
    assert len(repr(deepest)) > 1000 and hash(deepest)
    text = "setup:\n" + "".join("    " * depth + "may\n" for depth in range(1, 40)) + "    " * 40 + "draw 1 card\n"
    assert tree(show(tree(text))) == tree(text)


# ---- any text -------------------------------------------------------------------------------------------------------


def hold(text: str) -> None:
    """Diagnostics or a tree, never a traceback; and every diagnostic can be printed."""
    reporter = Reporter()
    module = parse(Source("input.moo", text), reporter)
    assert module.declarations or len(reporter)
    for fault in reporter.diagnostics:
        assert full(fault) and concise(fault)
        assert fault.span.line >= 1 and fault.span.column >= 1
        assert fault.span.line <= len(fault.span.source.lines) + 1
    as_json(reporter.diagnostics)


@settings(max_examples=50 * TIMES, deadline=None)
@given(st.text())
def test_any_text_gives_diagnostics_or_a_tree(text):
    hold(text)


@pytest.mark.parametrize("noun", ["s'", "9s'", "'s", "x s'"])
def test_an_apostrophe_that_no_name_stands_before_is_a_fault(noun):
    text = f"setup:\n    choose a slot on {noun} cards\n"
    hold(text)
    reporter = Reporter()
    parse(Source("input.moo", text), reporter)
    assert len(reporter)


LETTERS = st.text(alphabet="abAé «»“”\"'’\t\r\n    ()[],:?+-=#12\\_офo", max_size=200)


@settings(max_examples=50 * TIMES, deadline=None)
@given(LETTERS)
def test_any_rows_of_likely_letters(text):
    hold(text)


WORDS = sorted(
    {terminal.pattern.value for terminal in grammar().terminals if terminal.pattern.type == "str"}
    | {
        "is at least",
        "for each",
        "a",
        "all of",
        "up to",
        "there is",
        "number of",
        "your",
        "take turns",
        "choose",
        "top",
    }
    | {"food", "card", "[A]", "3", "X5", '"text"', "\n", "\n    ", "\n        ", "\n            "}
)


@settings(max_examples=100 * TIMES, deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=40))
def test_any_rows_of_words(words):
    hold(" ".join(words))


REAL = [
    path.read_text("utf-8")
    for folder in (ROOT / "cards", ROOT / "tests" / "cards")
    for path in sorted(folder.rglob("*.moo"))
]


@st.composite
def spoilt_files(draw: st.DrawFn) -> str:
    """A real file with a piece deleted, doubled, or changed for a piece of another one."""
    text = draw(st.sampled_from(REAL))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        other = draw(st.sampled_from(REAL))
        place = draw(st.integers(0, len(other)))
        piece = draw(st.sampled_from(["", "\n", "    ", ":", '"', "(", text[start:end] * 2, other[place : place + 20]]))
        text = text[:start] + piece + text[end:]
    return text


@settings(
    max_examples=100 * TIMES, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large], deadline=None
)
@given(spoilt_files())
def test_spoilt_files(text):
    hold(text)


# ---- the parser stays out of the way --------------------------------------------------------------------------------


def test_the_parser_is_loaded_only_when_something_is_parsed():
    code = "import interpreter.syntax, sys; sys.exit('lark' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_the_examples_of_the_page_on_the_language_are_read():
    page = (ROOT / "grammar" / "README.md").read_text("utf-8")
    for example in page.split("```moo\n")[1:]:
        tree(example.split("```")[0])


def test_a_text_behind_a_value_is_what_it_is_and_no_title():
    (value,) = tree('value motto = "x"\n').declarations
    assert value.title is None and value.cases[0].value == n.Text(value="x", span=value.span)
