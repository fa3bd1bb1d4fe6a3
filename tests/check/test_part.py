"""Checking a part beside a pack that was checked before gives what checking all of it gives."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from interpreter.check.part import check_part
from interpreter.check.scope import Desk
from interpreter.loader import read
from interpreter.model import Model
from interpreter.report import Diagnostic, Reporter
from interpreter.syntax import nodes as n, parse
from interpreter.text import Source
from interpreter.whole_check import steps

ROOT = Path(__file__).parents[2]
BAD = sorted((ROOT / "tests/cards/bad").glob("*.moo"))
BASE = (ROOT / "tests/cards/base.moo").read_text("utf-8")

# What only the whole of a pack tells, or what a part is told otherwise because the rest is as it was.
OF_THE_WHOLE = {
    "unused", "endless-action", "endless-verb", "endless-value", "endless-chain", "no-game", "missing-declaration",
    "overflow", "never-caused", "never-chosen", "never-paid", "never-there", "never-true", "hidden-cards",
    "never-owned", "several-fit", "never-shuffled", "no-cards", "unbounded-product",
    "wrong-allow", "pack-conflict", "wrong-language",
}  # fmt: skip

LATER = {
    "no-way-out",
    "nothing-to-change",
    "missing-pack",
}  # what packs say of each other, as far as it is not about cards
# Told of a kind or a zone when all cards are known: a kind that starts nowhere, piles as many as a value can become.
# The value that limits a counter may be declared by any file. And of a verb, when it is known what all verbs do: how
# deep they lie inside each other.
WHEN_ALL_IS_KNOWN = {
    (3, 6, "missing-place"),
    (4, 12, "wrong-kind"),
    (4, 12, "out-of-bounds"),
    (10, 12, "wrong-kind"),
    (15, 4, "too-deep"),
    (5, 12, "wrong-kind"),
    (8, 12, "unknown-name"),
    (11, 12, "wrong-kind"),
}


def checked(modules: list[n.Module]) -> Desk:
    desk = Desk(Model(), Reporter())
    for _step in steps(modules, desk):
        pass
    return desk


@pytest.fixture(scope="module")
def village() -> Desk:
    return checked([parse(Source("village/base.moo", BASE), Reporter())])


def told(faults: list[Diagnostic]) -> set[tuple[int, int, str]]:
    return {
        (fault.span.line, fault.span.column, fault.code)
        for fault in faults
        if fault.span.source.name == "input.moo" and fault.code not in OF_THE_WHOLE
    }


@pytest.mark.parametrize("file", BAD, ids=lambda file: file.stem)
def test_a_faulty_card_has_the_same_faults(
    file: Path, village: Desk, faults_of: Callable[[str], list[Diagnostic]]
) -> None:
    for text in file.read_text("utf-8").split("\n---\n"):
        if text.startswith(("# alone", "game ")) or "\ngame " in text:
            continue
        reporter = Reporter()
        module = parse(Source("input.moo", text), reporter)
        part = check_part([module], [], village)
        found, wanted = told([*part.reporter.diagnostics, *reporter.diagnostics]), told(faults_of(text))
        assert found <= wanted, text
        assert {one for one in wanted - found if one[2] not in LATER} - WHEN_ALL_IS_KNOWN == set(), text


def test_a_game_taken_apart_is_sound_piece_by_piece() -> None:
    modules = [parse(source, Reporter()) for source in read(["orion"], Reporter())]
    whole = checked(modules)
    for module in modules:
        part = check_part([module], [module], whole)
        assert [fault.message for fault in part.reporter.diagnostics if fault.code not in OF_THE_WHOLE] == []


def test_a_line_of_odd_blanks_is_no_declaration(village: Desk) -> None:
    module = parse(Source("input.moo", "\u2028\n    points 1\n\x85\n"), Reporter())
    assert [fault.code for fault in check_part([module], [], village).reporter.diagnostics] == []


def test_what_has_gone_is_not_known_any_more_and_the_whole_stays_as_it_was(village: Desk) -> None:
    old, new = (
        parse(Source(f"village/{word}.moo", f'counter {word} "{word}"\n    range  0 or more\n'), Reporter())
        for word in ("rain", "wind")
    )
    base = parse(Source("village/base.moo", BASE), Reporter())
    whole = checked([base, old])
    use = parse(Source("input.moo", "to blow\n    gain 1 wind\n    gain 1 rain\n"), Reporter())
    part = check_part([new, use], [old], whole)
    assert [(fault.span.line, fault.code) for fault in part.reporter.diagnostics] == [(3, "unknown-resource")]
    assert "rain" in whole.model.counters and "wind" not in whole.model.counters
    assert "rain" not in part.model.counters and "wind" in part.model.counters


def test_counters_by_word_of_a_part_are_not_known_to_the_whole(village: Desk) -> None:
    text = 'counter seeds of colour "seeds"\n\nto sow\n    gain 1 seeds of red\n'
    module = parse(Source("input.moo", text), Reporter())
    for _time in range(2):
        part = check_part([module], [], village)
        assert [fault.code for fault in part.reporter.diagnostics if fault.code not in OF_THE_WHOLE] == []
    assert not village.model.families


def test_a_board_in_a_part_knows_the_facts_of_kinds_that_are_declared_elsewhere() -> None:
    kinds = 'kind patch is place "patch"\n\nkind spot is place "spot"\n    patches  patch, several\n\n'
    kinds += 'kind trail is place "trail"\n    ends  spot, spot\n\n'
    board = "board garden of patch\n    form        hexagons\n    reach       1\n"
    board += "    on_corners  spot\n    on_sides    trail\n\n"
    walk = 'action walking "Walk"\n    choose a spot in garden_trail_1_2\'s ends\n'
    walk += "    needs garden_1 is in spot's patches\n    gain 1 coin\n"
    texts = {"village/base.moo": BASE, "village/kinds.moo": kinds}
    whole = checked([parse(Source(name, text), Reporter()) for name, text in texts.items()])
    part = check_part([parse(Source("village/garden.moo", board + walk), Reporter())], [], whole)
    assert not [fault for fault in part.reporter.diagnostics if fault.code not in OF_THE_WHOLE]
    assert part.model.designs["garden_spot_1_2_3"].facts["patches"] == ("garden_1", "garden_2", "garden_3")
    assert part.model.designs["garden_trail_1_2"].facts["ends"] == ("garden_spot_1_2_3", "garden_spot_1_2_7")
