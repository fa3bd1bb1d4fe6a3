"""What an expansion of Eclipse cannot bring is refused, with the reason and a way out; what it can is in `exiles`."""

from pathlib import Path

import pytest

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
