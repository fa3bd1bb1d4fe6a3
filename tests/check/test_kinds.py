"""A kind may have the name of the sort of things that it is."""

from __future__ import annotations

from collections.abc import Callable

from interpreter.report.diagnostic import Diagnostic


def test_a_kind_may_be_called_as_the_sort_of_things_that_it_is(faults_of: Callable[[str], list[Diagnostic]]) -> None:
    told = faults_of(
        'kind die is die "die"\n\naction throwing "Throw"\n    roll 2 dice as thrown\n    gain (total of thrown) coin\n'
    )
    assert [fault.code for fault in told if fault.span.source.name == "input.moo"] == []
