"""Packs that stand on others: what they change, what they require, and when they are in conflict."""

from __future__ import annotations

from pathlib import Path

import pytest
from corpus import CARDS, faults_of, inputs

from interpreter.loader import check_sources, load
from interpreter.report import Reporter
from interpreter.syntax import parse
from interpreter.text import Source
from interpreter.whole_check import check
from reference import situations

VILLAGE = (Path(__file__).parents[1] / "cards" / "base.moo").read_text("utf-8")
WINTER = 'pack winter "Winter"\n    version   "1.0.0"\n    requires  village "1.0"\n\n'
SUMMER = 'pack summer "Summer"\n    version   "1.0.0"\n    requires  village "1.0"\n\n'
ON_TOP = SUMMER.replace('"1.0"\n', '"1.0", winter "1.0"\n')


def read(**packs: str):
    """The model and the faults of the village with other packs, each a file in a folder of its own."""
    reporter = Reporter()
    texts = {"village": VILLAGE, **packs}
    model = check([parse(Source(f"{name}/all.moo", text), reporter) for name, text in texts.items()], reporter)
    return model, [(fault.span.source.name, fault.span.line, fault.code) for fault in reporter.diagnostics]


@pytest.mark.parametrize("path", sorted((CARDS / "bad" / "packs").glob("*.moo")), ids=lambda path: path.stem)
def test_bad_packs_side_by_side(path):
    """What `### code` announces is told of that line of that file, and nothing else."""
    for text in inputs(path):
        marked = [
            (file.name, number, line.rpartition("### ")[2])
            for file in situations.divided(text)
            for number, line in enumerate(file.lines, start=1)
            if "### " in line
        ]
        told = [(fault.span.source.name, fault.span.line, fault.code) for fault in faults_of(text, path)]
        assert sorted(told) == sorted(marked)


def test_of_two_names_that_are_alike_the_pack_gives_way_that_stands_on_the_other():
    card = 'stall barn "Cold Barn"\n    colour  red\n    price   1 coin\n    points  1\n'
    texts = {"village": VILLAGE, "winter": WINTER + card}
    for order in (("winter", "village"), ("village", "winter")):
        reporter = Reporter()
        check([parse(Source(f"{name}/all.moo", texts[name]), reporter) for name in order], reporter)
        (fault,) = reporter.diagnostics
        assert (fault.code, fault.span.source.name) == ("duplicate", "winter/all.moo")
        assert fault.notes[0].span.source.name == "village/all.moo"


def test_change_gives_a_card_other_facts_and_keeps_the_rest():
    model, faults = read(winter=WINTER + 'change stall barn of village "Cold Barn"\n    points  2\n')
    assert faults == []
    before = read()[0].designs["barn"]
    barn = model.designs["barn"]
    assert (barn.titles["en"], barn.facts["points"]) == (("Cold Barn",), 2)
    assert {name: fact for name, fact in barn.facts.items() if name != "points"} == {
        name: fact for name, fact in before.facts.items() if name != "points"
    }


def test_what_belongs_to_another_pack_is_not_told_to_be_changed():
    """Only who wrote the kind can give it a place for what is discarded."""
    reporter = Reporter()
    omens = 'kind omen is card "omen"\n    starts  omens\n\nzone omens of omen "omens"\n\nomen raven "Raven"\n\n'
    winter = WINTER + 'action omitting "Omit"\n    discard an omen from omens\n'
    texts = {"village": VILLAGE + "\n" + omens, "winter": winter}
    check([parse(Source(f"{name}/all.moo", text), reporter) for name, text in texts.items()], reporter)
    (fault,) = reporter.diagnostics
    assert (fault.code, fault.help) == ("missing-place", "write `put an omen from omens into PLACE`")


def test_another_title_leaves_none_of_the_old_one_in_other_languages():
    village = VILLAGE + 'stall shed "Shed"\n    ru "Сарай"\n    colour  red\n    price   1 coin\n    points  1\n'
    for line, titles in (
        ("", {"en": ("Hall",)}),
        ('    ru "Зал"\n', {"en": ("Hall",), "ru": ("Зал",)}),
    ):
        model, faults = read(village=village, winter=WINTER + 'change stall shed "Hall"\n    points  2\n' + line)
        assert faults == [] and model.designs["shed"].titles == titles
    kept = read(village=village, winter=WINTER + "change stall shed\n    points  2\n")[0]
    assert kept.designs["shed"].titles == {"en": ("Shed",), "ru": ("Сарай",)}


def test_change_replaces_the_ability_of_the_same_moment_and_adds_others():
    one = read(winter=WINTER + "change stall barn\n    on build:\n        gain 1 coin\n")[0]
    two = read(winter=WINTER + "change stall barn\n    end of game:\n        score 1\n")[0]
    own = [ability for ability in read()[0].abilities if ability.design == "barn"]
    assert len([ability for ability in one.abilities if ability.design == "barn"]) in (len(own), len(own) + 1)
    assert len([ability for ability in two.abilities if ability.design == "barn"]) == len(own) + 1


def test_replace_puts_a_declaration_in_place_of_another():
    text = 'replace value harvest of player = 2\n\nreplace action resting "Sleep"\n    gain 2 coin\n'
    model, faults = read(winter=WINTER + text)
    assert faults == []
    assert model.actions["resting"].titles["en"] == ("Sleep",)
    assert model.values["harvest"].span.source.name == "winter/all.moo"


def test_remove_takes_a_declaration_away():
    model, faults = read(winter=WINTER + "remove stall barn of village\n\nremove action resting\n")
    assert "barn" not in model.designs and "resting" not in model.actions
    # What only the removed action used is needless now: the author is told to remove it as well.
    assert [code for _, _, code in faults] in ([], ["unused"])


CONFLICTS = [
    ("change stall barn\n    points  2\n", "change stall barn\n    points  3\n", True),
    ("change stall barn\n    points  2\n", "change stall barn\n    price  1 coin\n", False),
    ("remove stall barn\n", "change stall barn\n    points  3\n", True),
    ("replace value harvest of player = 2\n", "replace value harvest of player = 3\n", True),
]


@pytest.mark.parametrize(("winter", "summer", "is_conflict"), CONFLICTS)
def test_two_packs_that_change_the_same_are_in_conflict(winter, summer, is_conflict):
    _, faults = read(winter=WINTER + winter, summer=SUMMER + summer)
    assert faults == ([("summer/all.moo", 5, "pack-conflict")] if is_conflict else [])


def test_a_pack_has_the_last_word_on_what_it_requires():
    changes = [text.replace("barn\n", "barn of village\n") for text in CONFLICTS[0][:2]]
    for packs in ({"winter": WINTER + changes[0], "summer": ON_TOP + changes[1]},):
        for order in (packs, dict(reversed(packs.items()))):
            model, faults = read(**order)
            assert faults == []
            assert model.designs["barn"].facts["points"] == 3


JUDGE = 'pack judge "Judge"\n    version   "1.0.0"\n    requires  winter "1.0", summer "1.0"\n\n'


def test_a_third_pack_that_requires_both_says_what_shall_hold():
    for number, judge, said, holds in (
        (0, "change stall barn of village\n    points  4\n", lambda it: it.designs["barn"].facts["points"], 4),
        (3, "replace value harvest of player = 4\n", lambda it: it.values["harvest"].span.source.name, "judge/all.moo"),
    ):
        winter, summer, _ = CONFLICTS[number]
        packs = {"winter": WINTER + winter, "summer": SUMMER + summer, "judge": JUDGE + judge}
        for order in (packs, dict(reversed(packs.items()))):
            model, faults = read(**order)
            assert faults == []
            assert said(model) == holds


@pytest.mark.parametrize(
    ("number", "judge"),
    [
        (0, ""),
        (0, "change stall barn of village\n    price  1 coin\n"),
        (0, "remove stall barn of village\n"),
        (2, "change stall barn of village\n    points  4\n"),
    ],
)
def test_a_third_pack_that_says_nothing_of_it_leaves_them_in_conflict(number, judge):
    winter, summer, _ = CONFLICTS[number]
    _, faults = read(winter=WINTER + winter, summer=SUMMER + summer, judge=JUDGE + judge)
    assert ("summer/all.moo", 5, "pack-conflict") in faults


def test_what_a_pack_that_is_not_here_may_have_brought_is_not_missed():
    """The village is required by the winter, which is not here: that it is not here either is no fault of its own."""
    text = 'pack spring "Spring"\n    requires  winter "1.0"\n\nchange stall barn of village\n    points  2\n'
    reporter = Reporter()
    check_sources([Source("spring/pack.moo", 'pack spring "Spring"\n    version  "1.0.0"\n' + text[21:])], reporter)
    assert [fault.code for fault in reporter.diagnostics] == ["missing-pack"]


def test_a_pack_that_is_not_here_is_one_fault_and_slips_of_writing_stay():
    text = WINTER + 'change stall barn of village\n    points  2\n\nstall inn "Inn"\n    colour  red\n    on build\n'
    texts = [Source("winter/pack.moo", WINTER), Source("winter/inn.moo", text.replace(WINTER, ""))]
    reporter = Reporter()
    check_sources(texts, reporter)
    told = [(fault.span.source.name, fault.code) for fault in reporter.diagnostics]
    assert told == [("winter/inn.moo", "missing-colon"), ("winter/pack.moo", "missing-pack")]


def test_two_packs_cannot_require_each_other():
    _, faults = read(winter=ON_TOP.replace("summer", "x").replace("winter", "summer").replace("x ", "winter ", 1))
    assert ("winter/all.moo", 3, "missing-pack") in faults
    low = WINTER.replace('"1.0"\n', '"1.0", summer "1.0"\n')
    assert {code for _, _, code in read(winter=low, summer=ON_TOP)[1]} == {"pack-conflict"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('requires  orio "any"', ("missing-pack", "did you mean `orion`?")),
        ("requires  orion 0.1", ("missing-quotes", 'write `"0.1"`')),
        (
            "requires  orion",
            ("wrong-fact", 'write `requires orion "1.2"`, or `"1.2 or later"`, `"1.2 to 1.4"`, `"any"`'),
        ),
    ],
)
def test_of_a_pack_that_finds_no_game_only_that_is_told(line, told):
    text = f'pack winter "Winter"\n    version  "1"\n    {line}\n\nbuilding hut "Hut"\n    cost  2 food\n'
    reporter = Reporter()
    check([parse(Source("winter/all.moo", text), reporter)], reporter)
    assert [(fault.code, str(fault.help)) for fault in reporter.diagnostics] == [told]


def test_changing_the_same_twice_is_a_fault():
    _, faults = read(winter=WINTER + "change stall barn\n    points  2\n\nchange stall barn\n    points  3\n")
    assert faults == [("winter/all.moo", 8, "duplicate")]


def test_a_pack_writes_its_own_cards_where_they_stand():
    _, faults = read(village=VILLAGE + "\nchange stall barn\n    points  2\n")
    assert [code for _, _, code in faults] == ["nothing-to-change"]


def test_scenarios_of_a_pack_that_another_stands_on_are_left_out():
    scenario = 'scenario "rich"\n    given\n        your coin is 1\n    then\n        your coin is 1\n'
    assert len(read(village=VILLAGE + "\n" + scenario)[0].scenarios) == 1
    assert len(read(village=VILLAGE + "\n" + scenario, winter=WINTER + scenario)[0].scenarios) == 1


def test_a_built_in_pack_that_is_required_is_read_by_itself(tmp_path):
    (tmp_path / "pack.moo").write_text(
        'pack frontier "Frontier"\n    version   "1.0.0"\n    requires  orion "any"\n', encoding="utf-8"
    )
    game = load(tmp_path)
    assert game.name == load("orion").name
    assert set(game.program.sheet.packs) == {"orion", "frontier"}


GUEST = """
change kind guest "visitor"
    manners  fine, rough, default fine
    purse    resources, default 2 coin, 1 grain
    rank     1 to 5, default 3

guest earl "Earl"
    rank  5
"""


def test_a_pack_adds_facts_to_a_kind_and_says_what_they_are_of_the_cards_there_are():
    asked = 'action asking "Ask"\n    choose a guest from your bench\n    gain (guest\'s rank) coin\n'
    asked += "    gain guest's purse\n    if guest's manners is fine\n        gain 1 fame\n"
    model, faults = read(winter=WINTER + GUEST + asked)
    assert faults == []
    stranger, earl = model.designs["stranger"].facts, model.designs["earl"].facts
    assert (stranger["rank"], stranger["purse"], model.words[stranger["manners"]]) == (3, (1, 2), "fine")
    assert (earl["rank"], earl["purse"]) == (5, (1, 2))
    assert model.kinds["guest"].titles == {"en": ("visitor",)} and model.kinds["guest"].starts == "inn"


def test_two_packs_may_add_facts_to_a_kind_but_not_change_the_same_line():
    winter = "change kind guest\n    rank  1 to 5, default 3\n"
    use = 'action {0} "{0}"\n    choose a guest from inn\n    gain (guest\'s {0}) coin\n'
    purse = "change kind guest\n    purse  number, default 1\n"
    both = {"winter": WINTER + winter + use.format("rank"), "summer": SUMMER + purse + use.format("purse")}
    assert read(**both)[1] == []
    same = SUMMER + "change kind guest\n    rank  number, default 1\n"
    assert [code for _file, _line, code in read(winter=both["winter"], summer=same)[1]] == ["pack-conflict"]
