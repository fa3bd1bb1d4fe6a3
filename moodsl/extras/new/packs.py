"""New packs: an expansion of a pack with its first card, and a tiny complete game to be changed into another one."""

from __future__ import annotations

import re
from pathlib import Path

from interpreter.check.packs import LANGUAGE
from interpreter.model.versions import find_version
from interpreter.report.message import msg
from moodsl.extras.new.bench import Bench, CannotMake, Files, plain_name, titled
from moodsl.extras.new.card import CardPlan, kinds_of
from moodsl.extras.new.trial import Made, made_first

GAME = Path(__file__).parent / "game"
BEGINS = re.compile(r'^(pack|game) \w+ "[^"]*"(\n +ru +)"[^"]*"', re.MULTILINE)
PACK = """\
pack {name} "{title}"
    version   "0.1.0"
    language  "3"
    requires  {base} "{versions}"
"""


def expansion(name: str, base: str, places: tuple[str, ...]) -> Made:
    """The files of an expansion of the pack `base`, which is read from some places; raises CannotMake, and PackFault if
    the base has faults."""
    plain_name(name)
    bench = Bench(*places)
    model = bench.model
    if name in model.packs:
        raise CannotMake(msg("there is a pack `{}` already; give the new one another name", name))
    pack = PACK.format(
        name=name, title=titled(name), language=LANGUAGE, base=base, versions=like(model.packs[base].version)
    )
    kinds = kinds_of(model)
    if not kinds:
        raise CannotMake(msg("`{}` has no kind of cards; write the first one, and `moo new card` after that", base))
    return made_first(bench, CardPlan(f"{name}_first", kinds[0], ""), name, {"pack.moo": pack})


def like(version: str) -> str:
    """The versions that will do where this one does: its first two numbers.

    >>> like("1.4.2")
    '1.4'
    """
    return ".".join(str(part) for part in (find_version(version) or (0, 0, 0))[:2])


def game(name: str) -> Files:
    """The files of a tiny game; raises CannotMake."""
    plain_name(name)
    files = {
        path.relative_to(GAME).as_posix(): BEGINS.sub(
            lambda found: f'{found[1]} {name} "{titled(name)}"{found[2]}"{titled(name)}"',
            path.read_text(encoding="utf-8"),
        )
        for path in sorted(GAME.rglob("*"))
        if path.suffix in (".moo", ".ftl")
    }
    Bench().hold({path: text for path, text in files.items() if path.endswith(".moo")})
    return files
