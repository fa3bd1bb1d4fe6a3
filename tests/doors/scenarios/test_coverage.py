"""`moo test --coverage` and `--watch`: the lines that no scenario has exercised, and running again."""

from __future__ import annotations

import re

import pytest
from forge import FORGE, HOLDS, SOLD_FOR_GRAIN, THE_REST

from moodsl.cli.scenarios.watch import watch

# ---- coverage -------------------------------------------------------------------------------------------------------


def gaps(output: str, owner: str) -> list[str]:
    return [line.partition(f" {owner}: ")[2] for line in output.splitlines() if f" {owner}: " in line]


def test_every_clause_that_nothing_exercised_is_told(village):
    done = village(HOLDS, "--coverage", cards=FORGE)
    assert done.exit_code == 0
    assert gaps(done.output, "forge") == [
        "`sell [A]:` is never set off",
        "`gain 1 grain` is an option never taken",
        "`gain 1 coin` is an option never taken",
        "`after you visit:` is never set off",
        "`may` is never taken and is never declined",
        "`pay 1 grain` never happens",
        "`gain 1 fame` never happens",
        "`end of game:` is never set off",
        "`if your coin is at least 3` never holds and never fails to hold",
        "`score 1` never happens",
        "`score 2` never happens",
        "`toll against you is 1 coin more` is never in force",
    ]
    assert "village/cards.moo:8: forge: `sell [A]:`" in done.output
    assert re.search(r"^coverage: 0 of \d+ clauses, 0\.0 %$", done.output, re.MULTILINE)


def test_a_branch_that_is_missing_is_told(village):
    done = village(SOLD_FOR_GRAIN, "--coverage", cards=FORGE)
    assert gaps(done.output, "forge") == [
        "`gain 1 coin` is an option never taken",
        "`may` is never declined",
        "`if your coin is at least 3` never holds",
        "`score 1` never happens",
        "`toll against you is 1 coin more` is never in force",
    ]


def test_nothing_is_told_of_a_card_that_is_wholly_exercised(village):
    done = village(SOLD_FOR_GRAIN + THE_REST, "--coverage", cards=FORGE)
    assert done.exit_code == 0 and "passed, 0 failed" in done.output
    assert gaps(done.output, "forge") == []


def test_what_a_scenario_that_fails_has_exercised_counts(village):
    done = village(SOLD_FOR_GRAIN.replace("is 2", "is 9"), "--coverage", cards=FORGE)
    assert done.exit_code == 1 and len(gaps(done.output, "forge")) == 5


def test_actions_count_as_cards_do(village):
    assert "`pay 1 grain` never happens" in gaps(village(HOLDS, "--coverage").output, "selling")


def test_verbs_are_told_on_demand(village):
    words = "`pay toll against target` never happens"
    assert words not in gaps(village(HOLDS, "--coverage").output, "visit")
    assert words in gaps(village(HOLDS, "--coverage", "all").output, "visit")


def test_of_a_pack_that_only_adds_an_action_its_lines_count(moo, village, tmp_path):
    village(HOLDS)
    folder = tmp_path / "added"
    folder.mkdir()
    head = 'pack added "Added"\n    version   "1.0.0"\n    language  "3"\n    requires  village "any"\n\n'
    action = 'action begging "Beg"\n    gain 1 coin\n    gain 1 fame\n\n'
    played = HOLDS.replace("you gain 1 coin", "you perform begging")
    (folder / "pack.moo").write_text(head + action + played, encoding="utf-8")
    done = moo("test", "village", "added", "--coverage")
    assert done.output.endswith("coverage: 2 of 2 clauses, 100.0 %\n"), done.output


@pytest.mark.parametrize(
    ("pack", "options", "ends"),
    [
        ("", ("--coverage",), 0),
        ("    coverage  100\n", (), 0),
        ("    coverage  100\n", ("--coverage",), 1),
        ("    coverage  10\n", ("--coverage",), 0),
        ("    coverage  100\n", ("--coverage", "all"), 1),
        ("    coverage  100\n", ("--coverage", "--min", 10), 0),
        ("    coverage  100\n", ("--coverage", "-k", "sold"), 0),  # a part cannot cover the whole
        ("    coverage  100\n", ("--coverage", "-k", "sold", "--min", 100), 1),
        ("", ("--coverage", "--min", 100), 1),
        ("", ("--min", 100), 2),
        ("", ("--coverage", "--min", 101), 2),
    ],
)
def test_a_demand_is_met_or_fails(village, pack, options, ends):
    done = village(SOLD_FOR_GRAIN, *options, cards=FORGE, pack=pack)
    assert done.exit_code == ends, done.output
    assert ("have to be covered" in done.output) == (ends == 1)


def test_a_path_behind_the_option_is_a_path(moo, village):
    village(HOLDS)
    assert moo("test", "--coverage", "village").output == moo("test", "village", "--coverage=cards").output
    assert moo("test", "--coverage", "all", "village").exit_code == 0
    assert moo("test", "--coverage=some", "village").exit_code == 2


# ---- watching -------------------------------------------------------------------------------------------------------


def test_a_change_runs_the_scenarios_again_until_ctrl_c(tmp_path, capsys):
    (tmp_path / "game.moo").write_text("# one\n", encoding="utf-8")
    done: list[str] = []
    looks = iter(["", "# longer\n", "gone", "stop"])

    def work() -> int:
        done.append("run")
        if len(done) == 3:
            raise SystemExit(2)  # the pack is not there for a moment
        return 1

    def pause(seconds: float) -> None:
        look = next(looks)
        if look == "stop":
            raise KeyboardInterrupt
        if look == "gone":
            (tmp_path / "game.moo").unlink()
        elif look:
            (tmp_path / "game.moo").write_text(look, encoding="utf-8")

    assert watch(work, [str(tmp_path)], pause) == 130
    assert len(done) == 3
    assert capsys.readouterr().out.count("changed: game.moo\n") == 2


def test_watching_what_is_not_there_is_wrong_use(moo):
    assert moo("test", "nowhere", "--watch").exit_code == 2


def test_watch_ends_quietly(moo, village, monkeypatch):
    def interrupted(seconds: float) -> None:
        raise KeyboardInterrupt

    village(HOLDS)
    monkeypatch.setattr(watch, "__defaults__", (interrupted,))
    done = moo("test", "village", "--watch")
    assert done.exit_code == 130
    assert done.output == ".\n1 passed, 0 failed\nwaiting for a change; Ctrl-C ends\n\n"
