"""Ways out: the line that says when: `on`, `after`, `at`, `when … would`."""

from __future__ import annotations

from ways_out.games import BUILT, WELL, card

WALK = 'to night_walk\n    gain 1 fame\n\naction walking "Walk"\n    night_walk\n\n'
INN = """
kind inn is stall "tavern"

inn boar "The Boar"
    colour  red
    price   1 coin
    points  1

"""
EDGES = "known here: `at morning start:`, `at morning end:`, `at evening start:`, `at evening end:`, `at market start:`"
CROWN = "to crown stall onto guest\n    put stall into rubbish\n    gain (number of cards in your hand) coin\n\n"
CROWN += 'action crowning "Crown"\n    crown a stall from your hand onto a guest from your bench\n\n'
TRIED = {
    "the end of what a verb is called after": (
        WALK + card("at walk end", "gain 1 coin"),
        "unknown-moment: nothing called `walk` starts or ends",
        "known here: `evening`, `market`, `morning`",
        WALK + card("at evening end", "gain 1 coin"),
    ),
    "in place of a verb": (
        card("instead of visit", "gain 1 coin"),
        "unknown-moment: there is no moment `instead of visit`",
        "write `when you would visit:`, and below it what happens in its place",
        card("when you would visit", "gain 1 coin"),
    ),
    "somebody wins a moment": (
        card("after you win", "gain 1 coin"),
        "unknown-verb: the verb `win` does not exist",
        "known here: `build`, `invite`, `open`, `rest`, `visit`",
        card("after you visit", "gain 1 coin"),
    ),
    "so many times": (
        card("after you visit 2 times", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after you visit:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is 2`",
        BUILT + card("after you visit", "gain 1 built\nif your built is 2\n    gain 1 coin"),
    ),
    "twice": (
        card("after you visit twice", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after you visit:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is 2`",
        BUILT + card("after you visit", "gain 1 built\nif your built is 2\n    gain 1 coin"),
    ),
    "twice, behind whom it is done to": (
        card("after an opponent visits you twice", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after an opponent visits you:`, and below it "
        "`gain 1 COUNTER` and `if your COUNTER is 2`",
        BUILT + card("after an opponent visits you", "gain 1 built\nif your built is 2\n    gain 1 coin"),
    ),
    "a verb that is done to other cards": (
        card("on invite", "gain 1 coin"),
        "wrong-kind: `invite` is done to a guest, not to a stall: `on invite` never comes",
        "write `after invite:` if it is about you doing it",
        card("after invite", "gain 1 coin"),
    ),
    "a phase alone": (
        card("in the evening", "gain 1 fame"),
        "unexpected-word: a phase has a beginning and an end, and a line waits for one of them",
        "write `at evening start:` or `at evening end:`",
        card("at evening end", "gain 1 fame"),
    ),
    "a condition stands in place of a moment": (
        card("when your coin is 5 or more", "gain 1 fame"),
        "unexpected-word: `when your coin is 5 or more` is no moment: it is so for a while, or never",
        "wait for what makes it so, as `after you gain coin:`, and write `if your coin is at least 5` below it; "
        "what holds for as long as it is so stands under `always:` with the same `if`",
        card(
            "after you gain coin",
            "if your coin is at least 5\n    gain 1 fame",
            "always",
            "if your coin is at least 5\n    your room is 1 more",
        ),
    ),
    "a condition behind a moment": (
        card("after you build a stall where its points is 1", "gain 1 coin"),
        "unexpected-word: a moment has no `where`",
        "write `after you build a stall:`, and what must be so as `if …` below it",
        card("after you build a stall", "if stall's points is 1\n    gain 1 coin"),
    ),
    "once per stretch is a moment": (
        card("once per morning", "gain 1 coin"),
        "unexpected-word: how often it happens stands behind the moment",
        "write `on VERB, once a morning:`",
        card("on build, once a morning", "gain 1 coin"),
    ),
    "once in what is no stretch": (
        card("on build, once a round", "gain 1 coin"),
        "unknown-moment: `round` is no stretch of the game that begins again and again",
        "known here: `morning`, `market`, `evening`, `game`, `turn` (phases, and what `announce start of …` names)",
        card("on build, once a market", "gain 1 coin"),
    ),
    "something is done in a place": (
        CROWN + card("after an opponent crowns a stall on a guest", "gain 1 coin"),
        "unexpected-word: `on a guest` is no part of what is done",
        "write `onto a guest`",
        CROWN + card("after an opponent crowns a stall onto a guest", "gain 1 coin"),
    ),
    "something is done in a place that is a pile": (
        card("after an opponent builds a stall on a lane", "gain 1 coin"),
        "unexpected-word: `on a lane` is no part of what is done",
        "leave it out; `lane` is the place in the lines below, where `if` can ask about it",
        card("after you build a stall", "if number of cards in lane is 2\n    gain 1 coin"),
    ),
    "something is done with a pile": (
        card("after you build a stall into a lane", "gain 1 coin"),
        "wrong-kind: `into a lane` is no part of what is done",
        "leave it out; `lane` is the place in the lines below, where `if` can ask about it",
        card("after you build a stall", "if number of cards in lane is 2\n    gain 1 coin"),
    ),
    "something is done with another joint": (
        card("after you build a stall onto your lanes", "gain 1 coin"),
        "unexpected-part: `build` does not take `onto your lanes`",
        "write `build STALL into LANE`, and perhaps `with discount NUMBER` behind it",
        card("after you build a stall", "gain 1 coin"),
    ),
    "what would be done comes before": (
        card("before you would gain coin", "gain 1 fame"),
        "unexpected-word: `before` stands before what is done; what somebody `would` do is said with `when`",
        "write `when you would gain coin:`",
        card("when you would gain coin", "gain 1 fame"),
    ),
    "so many in a stretch": (
        card("after you build 2 stalls in one evening", "gain 1 coin"),
        "unexpected-word: a moment does not say how many times something was done in a stretch of the game",
        "count them: `counter COUNTER for each player`; under the moment of one (`after VERB:`) write "
        "`gain 1 COUNTER` and `if your COUNTER is 2`, and under `at evening start:` write `set COUNTER to 0`",
        BUILT
        + card(
            "after build", "gain 1 built\nif your built is 2\n    gain 1 coin", "at evening start", "set built to 0"
        ),
    ),
    "so many at a time": (
        card("after you build 2 stalls", "gain 1 coin"),
        "wrong-kind: a moment tells of one thing at a time, and `2 stalls` are several",
        "write `a stall`, and count them: `gain 1 COUNTER` below it and `if your COUNTER is 2`, with a "
        "`counter COUNTER for each player`",
        BUILT + card("after you build a stall", "gain 1 built\nif your built is 2\n    gain 1 coin"),
    ),
    "so many at a time of a kind that is called by its title": (
        INN + card("after you build 2 taverns", "gain 1 coin"),
        "wrong-kind: a moment tells of one thing at a time, and `2 taverns` are several",
        "write `an inn`, and count them: `gain 1 COUNTER` below it and `if your COUNTER is 2`, with a "
        "`counter COUNTER for each player`",
        INN + BUILT + card("after you build an inn", "gain 1 built\nif your built is 2\n    gain 1 coin"),
    ),
    "so many of what is not there": (
        card("after you build 2 stals", "gain 1 coin"),
        "unknown-kind: there are no things called `stals`",
        "did you mean `stall`?",
        card("after you build a stall", "gain 1 coin"),
    ),
    "a comma in place of a colon": (
        WELL.replace("build:", "build,"),
        "missing-colon: `:` is missing at the end of what says when",
        "write `:`",
        WELL,
    ),
    "a semicolon in place of a colon": (
        WELL.replace("build:", "build;"),
        "stray-character: `;` is not in the language",
        "write `:`",
        WELL,
    ),
    "a phase of two words": (
        card("at late evening start", "gain 1 coin"),
        "unexpected-word: a name is one word",
        f"nothing called `late_evening` starts or ends; {EDGES}",
        card("at evening start", "gain 1 coin"),
    ),
    "the start of a phase of two words": (
        card("at the start of late evening", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        f"nothing called `late_evening` starts or ends; {EDGES}",
        card("at evening start", "gain 1 coin"),
    ),
    "a moment of things without `a`": (
        card("after you build red stall", "gain 1 coin"),
        "unexpected-word: `red stall` does not say which",
        "write `a red stall`",
        card("after you build a red stall", "gain 1 coin"),
    ),
    "what is being done": (
        card("after building a red stall", "gain 1 coin"),
        "unexpected-word: a moment says who does it",
        "write `after you VERB a red stall:`",
        card("after you build a red stall", "gain 1 coin"),
    ),
    "each of a phase": (
        card("each evening", "gain 1 coin"),
        "unexpected-word: `each evening` does not say when",
        "write `at evening start:` or `at evening end:`",
        card("at evening start", "gain 1 coin"),
    ),
    "the game ends": (
        card("at game end", "gain 1 coin"),
        "unknown-moment: nothing called `game` starts or ends",
        "write `end of game:`",
        card("end of game", "gain 1 coin"),
    ),
    "what is done begins": (
        card("at rest start", "gain 1 coin"),
        "unknown-moment: nothing called `rest` starts or ends",
        "known here: `evening`, `market`, `morning`; what is done is waited for with `after you rest:`",
        card("after you rest", "gain 1 coin"),
    ),
    "a thing is gained": (
        card("after you gain a stall", "gain 1 coin"),
        "unknown-moment: `gain` gives no moment that a card could wait for",
        "what the game does with a stall: `build`, `open`",
        card("after you build a stall", "gain 1 coin"),
    ),
    "your turn begins": (
        card("at the start of your evening", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        "write `at evening start:`",
        card("at evening start", "gain 1 coin"),
    ),
    "what nothing calls so begins": (
        card("at start of your turn", "gain 1 coin"),
        "unexpected-word: where a phase begins or ends is said without `the` and `of`",
        f"nothing called `turn` starts or ends; {EDGES}",
        card("at evening start", "gain 1 coin"),
    ),
    "a stretch that there is not, alone": (
        card("at night", "gain 1 coin"),
        "unexpected-word: a phase has a beginning and an end, and a line waits for one of them",
        f"nothing called `night` starts or ends; {EDGES}",
        card("at evening start", "gain 1 coin"),
    ),
    "each of a stretch that there is not": (
        card("every turn", "gain 1 coin"),
        "unexpected-word: `every turn` does not say when",
        f"nothing called `turn` starts or ends; {EDGES}",
        card("at evening start", "gain 1 coin"),
    ),
    "the third time": (
        card("after you visit for the third time", "gain 1 coin"),
        "unexpected-word: a moment comes each time that something is done",
        "count them: `counter COUNTER for each player`; write `after you visit:`, and below it `gain 1 COUNTER` and "
        "`if your COUNTER is 3`",
        BUILT + card("after you visit", "gain 1 built\nif your built is 3\n    gain 1 coin"),
    ),
    "a moment of another card after `on`": (
        card("on build a red stall", "gain 1 coin"),
        "unexpected-word: `on build:` waits for this very card alone",
        "write `after you build a red stall:`",
        card("after you build a red stall", "gain 1 coin"),
    ),
    "a moment of any thing of a kind, without `a`": (
        card("after you build stall", "gain 1 coin"),
        "never-true: what is asked here always holds: both sides are the same",
        "write `a stall`",
        card("after you build a stall", "gain 1 coin"),
    ),
    "what is done with this card, after `when`": (
        card("when built", "gain 1 coin"),
        "unexpected-word: `when built` is no moment; `when` stands only before what somebody `would` do",
        "write `on VERB:` for what is done with this card, as `on build:`, and `after VERB:` for what you did",
        WELL,
    ),
    "what you do, after `when`": (
        card("when you visit", "gain 1 coin"),
        "unexpected-word: `when you visit` is no moment; `when` stands only before what somebody `would` do",
        "write `after you visit:`, or `before you visit:` if it comes ahead of that",
        card("after you visit", "gain 1 coin"),
    ),
}
