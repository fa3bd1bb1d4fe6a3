"""What may stand beside the thing that is looked at, and is no hidden name."""

from __future__ import annotations

CARDS = """
# A part with a name of its own is compared with the thing that is looked at.

to copy other (stall)
    needs there is no stall in your lanes where its colour is other's colour
    for each stall in your lanes where it is not other
        gain 1 fame

action copying "Copy"
    copy a stall from your hand

# A name that is given anew is not what is looked at behind it.

value outdoes of stall against rival (stall) = stall's points is more than rival's points

action comparing "Compare"
    choose a stall from your hand as mine
    repeat 2 times
        choose a stall from your lanes as mine where its points is at least 2
        choose a stall from your hand as other where outdoes of mine against it
        gain 1 fame

# Only the thing that is looked at is spoken of here, by its noun.
to praise stall
    for each stall in your lanes where stall's colour is red
        gain 1 fame

action praising "Praise"
    praise a stall from your hand
"""


def test_a_part_with_a_name_of_its_own_is_compared_with_what_is_looked_at(faults_of):
    assert faults_of(CARDS) == []
