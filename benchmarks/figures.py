"""Figures about the code itself: how long it is, what goes round in circles, what a message and a view cost in calls.

    make figures

Calls are those of Python functions, counted where Python itself counts them; they do not depend on the machine.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROOMS = ("interpreter", "moodsl")
LONG = 60  # lines of a function
DECISIONS = 60  # behind which the table is looked at
LOOKS = 20  # one after each decision that follows
SEED = 1


def sources() -> Iterator[Path]:
    """The Python files of the program, without tests."""
    for room in ROOMS:
        yield from sorted((ROOT / room).rglob("*.py"))


def count_lines() -> int:
    """All lines of Python, blank ones and docstrings among them."""
    return sum(len(file.read_text("utf-8").splitlines()) for file in sources())


def long_functions() -> list[tuple[int, str]]:
    """The functions above `LONG` lines, the longest first: lines, and `file:line name`."""
    found = []
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > LONG:
                    found.append((lines, f"{file.relative_to(ROOT)}:{node.lineno} {node.name}"))
    return sorted(found, reverse=True)


def import_circles() -> list[list[str]]:
    """The groups of modules that import each other in a circle; imports for types alone do not count."""
    import grimp

    graph = grimp.build_graph(*ROOMS, exclude_type_checking_imports=True)
    needed = {module: graph.find_upstream_modules(module) for module in graph.modules}
    circles = {
        frozenset({module, *(other for other in behind if module in needed[other])})
        for module, behind in needed.items()
        if any(module in needed[other] for other in behind)
    }
    return sorted(sorted(circle) for circle in circles)


def count_calls(work: Callable[[], object]) -> int:
    """How many Python functions are called by some work, itself not counted."""
    calls = 0

    def note(_frame: object, event: str, _argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return calls - 1


def calls_of_a_message() -> int:
    """From a fault that is reported to its Russian sentence."""
    from interpreter.report import Reporter, in_language
    from interpreter.report.message import msg
    from interpreter.text import Source, Span

    span = Span(Source("card.moo", "x"), 1, 1, 1, 2)

    def told() -> None:
        reporter = Reporter()
        reporter.report("duplicate", msg("there are two {}s `{}`", msg("kind"), "inn"), span)
        in_language(reporter.diagnostics[0], "ru")

    told()  # the tables are read
    return count_calls(told)


def calls_of_views(game: str) -> tuple[int, int]:
    """What one player sees in the middle of a match for two: the first time, and then after a decision, on average."""
    from interpreter.loader import load

    loaded = load(game)
    loaded.start(2, seed=SEED).view(0)  # the tables are made
    match = loaded.start(2, seed=SEED)

    def decide() -> None:
        match.play(match.state.options[0])  # type: ignore[index]

    for _ in range(DECISIONS):
        decide()
    first, later = count_calls(lambda: match.view(0)), 0
    for _ in range(LOOKS):
        decide()
        later += count_calls(lambda: match.view(0))
    return first, later // LOOKS


def files_of_verbs() -> dict[str, int]:
    """Of every verb of the language in how many files of the program and of its documentation something stands for it;
    its good card, its test and the list of changes come beside."""
    from interpreter.syntax.verbs import VERBS

    places = [*sources(), *(ROOT / "moodsl/prose/messages").glob("*.ftl"), *ROOT.glob("editors/*/syntaxes/*.json")]
    places += [ROOT / "docs/language.md", ROOT / "docs/ru/language.md"]
    texts = [file.read_text("utf-8") for file in places]
    found = {}
    for verb in VERBS:
        effect = verb.capitalize()
        own = re.compile(
            rf"^class {effect}\(|\b(read_{verb}|write_{effect}|say_{verb})\b|\bVerb\(\s*\"{verb}\""
            rf"|^(verb|table)-{verb} = |^def {verb}\(m: State|\"{verb}\": \(Type|\bs\.{effect}\b"
            rf"|^\| (verbs|глаголы) \|.*`{verb}`|\|{verb}[|)]",
            re.MULTILINE,
        )
        found[verb] = sum(bool(own.search(text)) for text in texts)
    return found


def main() -> None:
    """Print the figures."""
    functions, circles = long_functions(), import_circles()
    print(f"{'lines of Python in ' + ' and '.join(ROOMS):<52}{count_lines():>8,}")
    print(f"{f'functions above {LONG} lines':<52}{len(functions):>8}")
    for lines, where in functions:
        print(f"    {lines:>4}  {where}")
    print(f"{'circles of imports':<52}{len(circles):>8}")
    for circle in circles:
        print("    " + ", ".join(circle))
    print(f"{'calls from a reported fault to its Russian sentence':<52}{calls_of_a_message():>8}")
    touched = files_of_verbs()
    least, most = (choose(touched, key=touched.__getitem__) for choose in (min, max))
    middle = sorted(touched.values())[len(touched) // 2]
    print(f"{'files in which something stands for a verb, median':<52}{middle:>8}")
    print(f"    least {touched[least]} (`{least}`), most {touched[most]} (`{most}`)")
    for game in ("orion", "eminent"):
        first, later = calls_of_views(game)
        print(f"{f'calls of one view of a match of {game}':<52}{later:>8}")
        print(f"{'    of the first view, which tells the log so far':<52}{first:>8,}")


if __name__ == "__main__":
    main()
