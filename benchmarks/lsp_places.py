"""What answers of the language server cost at places all over a pack: the processor's time of each, in one process.

    python benchmarks/lsp_places.py [--cards 0] [--every 40]

Goes through all files of the built-in game (with `--cards` of a pack of so many cards instead). In every file some
places are asked about: for completion, what a name means, and where it is used; a letter is written there, the line is
taken out, and both are undone; and the file is formatted, and replaced by one of which every declaration has changed.
As in the server the garbage collector is off.
"""

from __future__ import annotations

import argparse
import gc
import random
import re
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from many_cards import rewritten

from interpreter.report import Reporter
from interpreter.text import Source, locate
from moodsl.extras.server.checked import check_whole
from moodsl.extras.server.complete import complete
from moodsl.extras.server.hover import hover
from moodsl.extras.server.pack import Pack
from moodsl.extras.server.reading import Disk, find_files
from moodsl.extras.server.written import Written
from moodsl.formatter import formatted

USUAL, LONGEST = 100, 250  # milliseconds: of 95 in 100, and of all
FEW = 300  # files of a large pack that are asked about
Took = dict[str, list[tuple[float, str]]]


def opened(folder: Path) -> Pack:
    """A pack as the server knows it when it has checked it."""
    pack = Pack(folder)
    found = find_files(folder, {}, {}, Disk())
    pack.take(found.files.values(), found.troubles)
    checked = check_whole(list(pack.chunks))
    assert checked is not None
    pack.adopt(checked)
    return pack


def asked(pack: Pack, every: int) -> Took:
    """How many milliseconds each answer took, and where."""
    took: Took = {}
    chance = random.Random(1)

    def timed(what: str, where: str, ask: Callable[[], object]) -> None:
        begun = time.thread_time()
        ask()
        took.setdefault(what, []).append((1000 * (time.thread_time() - begun), where))

    paths = sorted(pack.files)
    for path in paths if len(paths) <= FEW else sorted(chance.sample(paths, FEW)):
        file = pack.files[path]
        source = Source(path.name, file.text)
        timed("format", path.name, lambda source=source: formatted(source, Reporter()))
        indented = "\n".join(line + " " if line.strip() else line for line in file.lines)
        timed("a whole file", path.name, lambda path=path, text=indented: pack.write(path, text))
        back(pack, file)
        lines = [number for number, line in enumerate(file.lines, 1) if line.strip() and not line.startswith("#")]
        for line in chance.sample(lines, 1 + len(lines) // every):
            text = file.lines[line - 1]
            word = chance.choice([*re.finditer(r"\w+|\S$", text)])
            column = chance.randint(word.start(), word.end()) + 1
            where = f"{path.name}:{line}:{column}"
            place = (pack, path, line, column)
            timed("completion", where, lambda place=place: complete(*place))
            timed("hover", where, lambda place=place: hover(*place))
            timed("places", where, lambda place=place: used(*place))
            start = sum(len(one) + 1 for one in file.lines[: line - 1]) + column - 1
            letter = file.text[:start] + "x" + file.text[start:]
            timed("a letter", where, lambda path=path, letter=letter: pack.write(path, letter))
            timed("a letter: completion", where, lambda at=(pack, path, line, column + 1): complete(*at))
            less = "\n".join((*file.lines[: line - 1], *file.lines[line:]))
            timed("a line taken out", where, lambda path=path, text=less: pack.write(path, text))
            timed("a letter back", where, lambda path=path, text=file.text: pack.write(path, text))
        back(pack, file)
        gc.collect(0)
    return took


def back(pack: Pack, file: Written) -> None:
    """A file is again as it was when the whole pack was checked."""
    assert pack.whole is not None
    pack.put(file)
    pack.adopt(pack.whole)


def used(pack: Pack, path: Path, line: int, column: int) -> object:
    """Where the name at a place stands."""
    mention = pack.mention_at(path, line, column)
    return pack.places(mention.key) if mention is not None else None


def main() -> None:
    """Print the table; ends with 1 if an aim is missed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, default=0, help="of a pack of so many cards; 0: the built-in game")
    parser.add_argument("--every", type=int, default=12, help="a place for so many lines of a file, and one more")
    options = parser.parse_args()
    gc.disable()
    with tempfile.TemporaryDirectory() as name:
        folder = locate("cards") / "orion"
        if options.cards:
            folder = rewritten(Path(name) / "many", -(-options.cards // 45), None)
        took = asked(opened(folder), options.every)
    missed = False
    print(f"{'milliseconds':22}{'p50':>7}{'p95':>7}{'max':>7}{'n':>7}   slowest")
    for what, found in took.items():
        times = sorted(time for time, _where in found)
        p50, p95 = (statistics.quantiles(times, n=100, method="inclusive")[at - 1] for at in (50, 95))
        longest, where = max(found)
        missed |= p95 > USUAL or longest > LONGEST
        print(f"{what:22}{p50:7.1f}{p95:7.1f}{longest:7.1f}{len(times):7}   {where}")
    if missed:
        sys.exit(f"95 in 100 answers should take less than {USUAL} ms, and each less than {LONGEST}")


if __name__ == "__main__":
    main()
