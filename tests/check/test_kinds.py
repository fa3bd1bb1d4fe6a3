"""A kind may have the name of the sort of things that it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interpreter.report.diagnostic import Diagnostic


def test_a_kind_may_be_called_as_the_sort_of_things_that_it_is(faults_of: Callable[[str], list[Diagnostic]]) -> None:
    told = faults_of(
        'kind die is die "die"\n\naction throwing "Throw"\n    roll 2 dice as thrown\n    gain (total of thrown) coin\n'
    )
    assert [fault.code for fault in told if fault.span.source.name == "input.moo"] == []


@pytest.mark.parametrize(
    ("declared", "line"),
    [
        ('kind talisman is card "talisman"\n    drawn  hand\n', "`drawn hand` is no line of a kind"),
        ('kind talisman is card "talisman"\n    drawn  nowhere_at_all\n', "is no line of a kind"),
        ('zone pit of card "pit"\n    starts  rubbish\n', "`pit` cannot have a line `starts …`"),
    ],
)
def test_a_line_of_a_zone_in_a_kind_is_told_and_the_other_way_round(
    faults_of: Callable[[str], list[Diagnostic]], declared: str, line: str
) -> None:
    told = [fault for fault in faults_of(declared) if fault.span.source.name == "input.moo"]
    assert "unknown-fact" in [fault.code for fault in told] and any(line in str(fault.message) for fault in told)


def test_cards_in_a_place_for_kinds_of_one_kind_are_of_that_kind(faults_of: Callable[[str], list[Diagnostic]]) -> None:
    told = faults_of(
        'kind paper is card "paper"\n\n'
        'kind letter is paper "letter"\n    starts  post\n    discarded  post\n\n'
        'kind pawn is card "pawn"\n    starts  yard\n\n'
        'zone post of paper "post"\n\nzone yard of pawn "yard"\n\nzone bag of paper for each player "bag"\n\n'
        'letter note "Note"\n\npawn traveller "Traveller"\n\n'
        'action tidying "Tidy"\n    put a pawn from yard under yard\n    put a paper from post into your bag\n'
        "    discard a card from your bag\n"
    )
    assert [fault.message for fault in told if fault.code == "missing-place"] == []
