"""What an expansion of Eclipse cannot bring is refused, with the reason and a way out; what it can is in `exiles`."""

from pathlib import Path

import pytest
from suites import assert_beside

from interpreter.loader import PackFault, load
from interpreter.text import locate

PACK = 'pack odd "Odd"\n    version   "0.1.0"\n    language  "3"\n    requires  eclipse "0.1"\n\n'
REFUSED = {
    "`violet` is no colour": """
species exiles "Exiles"
    colour       violet
    stores       3 materials
    known        starbases
    rate         3
    plans        standard_interceptor
    home_sector  procyon
    first_ship   interceptor
    spaces       4
""",
    "`energy` is -9 to 12": """
part black_hole "Black Hole"
    energy  -20
""",
    "there are two cards `phase_shields`": """
technology phase_shields "Phase Shield"
    category  military
    cost      8
    least     5
""",
    "there is no side 6: they are 0 to 5": """
sector pinched "Pinched"
    sector_number  320
    ring           outer
    wormholes      0, 6
""",
}


@pytest.mark.parametrize("reason", REFUSED)
def test_it_is_refused_with_the_reason(reason: str, tmp_path: Path) -> None:
    (tmp_path / "pack.moo").write_text(PACK + REFUSED[reason], "utf-8")
    with pytest.raises(PackFault) as refused:
        load(locate("cards") / "eclipse", tmp_path)
    assert [str(fault.message) for fault in refused.value.diagnostics] == [reason]


NOMADS = """
species nomads "Nomads"
    colour       blue
    stores       3 materials
    known        starbases
    rate         3
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  nest
    first_ship   interceptor
    spaces       4

sector nest "Nest"
    sector_number  199
    ring           inner
    wormholes      0, 3

kind living_part is ancient_part "living part"
    works when it is in its owner's installed_parts

living_part glow_hull "Glow Hull"
    plates  1

    always:
        your builds is 1 more
"""


FITTED = """
scenario "a part of a kind that works"
    given
        your stored_parts are [glow_hull]
        your blueprints are [standard_cruiser]
    when
        you install glow_hull onto standard_cruiser_bay
    then
        your installed_parts are [glow_hull]
        your builds is 3
"""


def test_a_civilization_begins_in_a_sector_of_any_ring(tmp_path: Path) -> None:
    (tmp_path / "pack.moo").write_text(PACK + NOMADS, "utf-8")
    match = load(locate("cards") / "eclipse", tmp_path).start(2, seed=3)
    while match.decision is not None and match.decision.form != "action":
        labels = [option.label for option in match.decision.options]
        match.choose(labels.index("Nomads") if "Nomads" in labels else 0)
    assert "Nest: sectors in the box -> sector of hex 18" in match.log


def test_a_part_of_a_kind_that_works_has_effects(tmp_path: Path) -> None:
    assert_beside("eclipse", tmp_path, NOMADS + FITTED)
