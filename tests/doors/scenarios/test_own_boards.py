"""Boards that every player has, in scenarios: a place is named with whose it is, and asked whether it is empty."""

from __future__ import annotations

from pathlib import Path

ORCHARDS = Path(__file__).parents[1] / "orchards.moo"
SCENARIO = """
scenario "a tree is planted"
    given
        your orchard_b2's grown is [plain_apple]
        market is [plain_pear, plain_cherry]
    when
        you perform planting
        you choose plain_cherry
        you choose {place}
    then
        your orchard_b3's grown is [plain_cherry]
        your orchard_b3 is not empty
        your orchard_c3 is empty
        your orchard is not empty
        rival's orchard is empty
"""


def test_a_place_of_ones_own_is_chosen_by_its_name(moo, tmp_path: Path) -> None:
    for number, place in enumerate(("orchard_b3", "your orchard_b3")):
        (tmp_path / f"{number}.moo").write_text(ORCHARDS.read_text() + SCENARIO.format(place=place))
        done = moo("test", tmp_path / f"{number}.moo")
        assert done.exit_code == 0 and "1 passed" in done.output, done.output


def test_a_place_of_another_player_is_not_offered(moo, tmp_path: Path) -> None:
    (tmp_path / "game.moo").write_text(ORCHARDS.read_text() + SCENARIO.format(place="rival's orchard_b3"))
    assert "not-offered" in moo("test", tmp_path / "game.moo").output
