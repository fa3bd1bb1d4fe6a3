"""What is asked of one thing alone is asked before the loop that goes round it, and what is found is the same."""

from __future__ import annotations

from attrs import evolve

from interpreter.compile.code import nodes as n, statements as st
from interpreter.compile.code.loops_in_order import asked_once
from interpreter.compile.code.nodes import Call, Constant, Type, Variable
from interpreter.compile.code.questions import unless
from interpreter.compile.code.statements import Function

HAND, TOWNS = Variable("hand", Type.LIST), Variable("towns", Type.LIST)
COIN, TOWN = Variable("coin", Type.THING), Variable("town", Type.THING)
SLOW = Call("slow", (TOWN,), Type.FLAG)
BOTH = Call("both", (COIN, TOWN), Type.FLAG)
QUICK = n.Not(Constant(1).among(COIN))
FUNCTIONS = {
    name: Function(name, (TOWN,), Type.FLAG, (st.For(COIN, HAND, (unless(COIN),)),)) for name in ("slow", "both")
}
FOUND, NOTHING = st.Return(n.TRUE), st.Return(n.FALSE)


def loops(first: tuple[st.Statement, ...], second: tuple[st.Statement, ...], end: st.Statement = FOUND) -> st.For:
    """A loop over towns within a loop over coins."""
    return st.For(COIN, HAND, (*first, st.For(TOWN, TOWNS, (*second, end))))


def test_the_loop_that_asks_more_goes_round_the_other() -> None:
    made = asked_once((loops((), (unless(SLOW), unless(BOTH))), NOTHING), FUNCTIONS)
    inner = st.For(COIN, HAND, (unless(BOTH), FOUND))
    assert made == (st.If(((HAND, (st.For(TOWN, TOWNS, (unless(SLOW), inner)),)),)), NOTHING)


def test_what_the_first_loop_asks_is_asked_once_of_each() -> None:
    some = Variable("some_coin", Type.LIST)
    made = asked_once((loops((unless(QUICK),), (unless(SLOW),)),), FUNCTIONS)
    inner = st.For(COIN, some, (FOUND,))
    assert made == (
        st.Assign(some, n.Collected(COIN, COIN, HAND, QUICK)),
        st.If(((some, (st.For(TOWN, TOWNS, (unless(SLOW), inner)),)),)),
    )


def test_loops_stay_where_the_first_asks_as_much_or_the_order_matters() -> None:
    of_coin = evolve(SLOW, args=(COIN,))
    kept = [
        loops((unless(of_coin),), (unless(SLOW),)),  # both ask as much
        loops((), (unless(BOTH),)),  # nothing is asked of a town alone
        loops((), (unless(SLOW),), st.Append(TOWNS, COIN)),  # all are listed, in this order
        loops((), (unless(SLOW),), st.Return(COIN)),  # the first coin is wanted
        st.For(COIN, HAND, (st.For(TOWN, n.at(n.PILES, COIN), (unless(SLOW), FOUND)),)),  # towns of a coin
        loops((), (unless(n.Named(TOWN, SLOW)),)),
    ]
    for loop in kept:
        assert asked_once((loop,), FUNCTIONS) == (loop,)


def test_what_names_something_for_itself_alone_can_be_asked_earlier() -> None:
    place = Variable("place", Type.THING)
    apart = unless(n.all_of([n.Named(place, n.at(n.PLACES, COIN)) >= 0, place.differs(1)]))
    of_town = unless(n.Named(place, n.at(n.PLACES, TOWN)) >= 0)
    made = asked_once((loops((), (apart, of_town), st.Append(TOWNS, TOWN)),), FUNCTIONS)
    assert made == (loops((apart,), (of_town,), st.Append(TOWNS, TOWN)),)
    kept = [
        loops((), (apart, unless(place.differs(2))), st.Append(TOWNS, TOWN)),  # asks what another one has named
        loops((), (apart,), st.Append(TOWNS, place)),
    ]
    for loop in kept:
        assert asked_once((loop,), FUNCTIONS) == (loop,)
