"""Tests of the hand-written engine, by rule number of the rules page, and conservation in random games."""

import random
from collections import Counter

import galaxy_players
import pytest
from galaxy_oracle import COLOURS, DATA, DEVELOPMENTS, OTHER, PLAIN, SYMBOLS, Conflict, Ended, Game


def drive(game, steps, answer=None):
    """Run a part of the game; `answer(question, options)`, a list of answers in turn, or the first option."""
    asked, answers = [], list(answer) if isinstance(answer, (list, tuple)) else None
    given = None
    try:
        while True:
            player, question, options = steps.send(given)
            asked.append((player, question, options))
            if answers:
                given = answers.pop(0)
            elif callable(answer):
                given = answer(question, options)
            else:
                given = options[0]
            assert given in options, (question, given, options)
    except StopIteration as end:
        return asked, end.value


def table(players=2, seed=1, race="concordants"):
    """A game after the set-up; the first player has this race; nobody is asked anything."""
    game = Game(players, seed)
    while game.phase == 0:
        game.step(game.options[0])
    for seat in game.seats:
        seat.bag += seat.hand
        seat.hand = Counter()
    seat = game.seats[0]
    if race not in seat.cards:
        holder = next((s for s in game.seats if race in s.cards), None)
        if holder:
            game.discard(game.cards[race])
            swap(game, holder, next(n for n in game.decks["race"] if n != race))
        game.discard(game.cards[seat.cards[0]])
        swap(game, seat, race)
    game.turn = 0
    game.phase = 2
    game.colonized, game.refused = [], set()
    game.audit()
    return game, seat


def swap(game, seat, name):
    """Give a card out of its deck."""
    card = game.cards[name]
    game.decks[card.kind].remove(name)
    card.owner = seat.number
    seat.cards.append(name)
    return card


def fill(game, seat, card, p=0):
    for k, (colour, _) in enumerate(card.cells[p]):
        if card.fill[p][k] is None:
            pay(game, seat, colour)
            card.fill[p][k] = colour


def pay(game, seat, colour, number=1):
    short = number - seat.bag[colour]
    if short > 0:
        game.bank[colour] -= short
        seat.bag[colour] += short
    seat.bag[colour] -= number


def implement(game, seat, name):
    card = swap(game, seat, name)
    fill(game, seat, card)
    card.done[0] = True
    return card


def settle(game, seat, name, bases=1):
    system = game.systems[name]
    system.owner = seat.number
    system.bases += bases
    seat.stock -= bases
    return system


def route(game, seat, near, far, cubes=None):
    track = next(t for t in game.tracks.values() if set(t.ends) == {near, far})
    cubes = track.length if cubes is None else cubes
    colour = track.colours[0]
    pay(game, seat, colour, cubes)
    track.owner, track.origin, track.colour, track.cubes = seat.number, near, colour, cubes
    return track


def between(game, name, side, near, far):
    """A conflict lies between two systems, this side towards `near`."""
    track = next(t for t in game.tracks.values() if set(t.ends) == {near, far})
    card = game.cards[name]
    game.decks["conflict"].remove(name)
    owner = game.systems[near].owner
    track.conflict = Conflict(
        card, track, owner, {side: owner, OTHER[side]: game.systems[far].owner}, {side: near, OTHER[side]: far}
    )
    return track.conflict


def put(game, conflict, side, number):
    seat = game.seats[conflict.seats[side]]
    for k in range(number):
        pay(game, seat, conflict.cells[side][k][0])
        conflict.fill[side][k] = conflict.cells[side][k][0]


def hand(seat, *cubes):
    seat.hand = Counter(cubes)
    seat.bag -= seat.hand


def home(seat, letter):
    return letter + seat.start[1]


# ---------------------------------------------------------------- the data
def test_counts_of_components():
    kinds = Counter(c["kind"] for c in DATA["cards"])
    assert kinds == {"race": 9, "leader": 18, "conflict": 9, "government": 9, **{d: 9 for d in DEVELOPMENTS}}
    assert len({c["id"] for c in DATA["cards"]}) == 72
    assert len({c["ru"] for c in DATA["cards"]}) == 72
    assert sum(DATA["components"]["cubes"].values()) == 200
    assert DATA["setup"]["bank"]["4"]["black"] == 0


def test_the_map_is_the_same_from_every_corner():
    systems = {s["id"]: s for s in DATA["map"]["systems"]}
    turn = dict(zip(PLAIN_CLOCKWISE, PLAIN_CLOCKWISE[1:] + PLAIN_CLOCKWISE[:1]))

    def next_(name):
        return f"{name[0]}{(int(name[1]) + 1) % 4}"

    for name, s in systems.items():
        other = systems[next_(name)]
        assert other["planets"] == s["planets"] and other["colour"] == turn[s["colour"]]
    tracks = {(frozenset(t["ends"]), t["cells"]) for t in DATA["map"]["tracks"]}
    assert {(frozenset(map(next_, ends)), cells) for ends, cells in tracks} == tracks
    assert all(len(set(t["colours"])) == 2 for t in DATA["map"]["tracks"])
    assert Counter(a["symbol"] for a in DATA["map"]["symbols"]) == {s: 2 for s in SYMBOLS}


PLAIN_CLOCKWISE = ["red", "blue", "yellow", "green"]


def test_cards_keep_to_the_frame():
    for c in DATA["cards"]:
        if c["kind"] == "race":
            kinds = [p["kind"] for p in c["projects"]]
            assert kinds == ["base", "card", "card", "program"] and len(c["projects"][0]["cells"]) == 4
            assert len(c["projects"][-1]["cells"]) == 5 and len(c["projects"][-1]["symbols"]) == 3
        elif c["kind"] == "leader":
            assert 1 <= len(c["property"]["needs"]) <= 2 and not c["symbols"]
        elif c["kind"] in DEVELOPMENTS:
            assert c["symbols"] or c["property"]
    assert sum(bool(c["projects"]) for c in DATA["cards"] if c["kind"] == "leader") > 9
    given = Counter(s for c in DATA["cards"] for s in c["symbols"])
    assert set(given.values()) == {6}


# ---------------------------------------------------------------- set-up
@pytest.mark.parametrize("players,holes", [(2, 6), (3, 3), (4, 0)])
def test_r3_r5_set_up(players, holes):
    game, _ = table(players)
    covered = {s.id for s in game.systems.values() if s.hole}
    assert len(covered) == holes
    table_of_holes = DATA["map"]["black_holes"]
    if players == 2:
        assert covered == set(table_of_holes["2"]["by_first_corner"][game.seats[0].start])
    if players == 3:
        free = next(c for c in DATA["map"]["corners_clockwise"] if c not in {s.start for s in game.seats})
        assert covered == set(table_of_holes["3"]["by_free_corner"][free])
    assert all(sum(s.bag.values()) == 25 and s.stock == 8 and len(s.cards) == 1 for s in game.seats)
    assert {c: game.bank[c] for c in COLOURS} == DATA["setup"]["bank"][str(players)]
    corners = [int(s.start[1]) for s in game.seats]
    if players == 2:
        assert (corners[1] - corners[0]) % 4 == 2
    if players == 4:
        assert [(c - corners[0]) % 4 for c in corners] == [0, 1, 2, 3]
    if players == 3:
        assert (corners[1] - corners[0]) % 4 == 1


def test_r8_variant():
    game = Game(3, 4, variant="experienced")
    assert game.question == "race" and len(game.options) == 5 and game.player == 0
    for _ in range(3):
        game.step(game.options[0])
    assert game.question == "corner" and game.player == 2 and len(game.options) == 4
    game.step(game.options[3])
    game.step(game.options[0])
    game.step(game.options[0])
    assert [s.start is not None for s in game.seats] == [True] * 3
    game.audit()


# ---------------------------------------------------------------- cards
def test_r9_taking_a_card():
    for answer in range(3):
        game, seat = table()
        deck = list(game.decks["leader"])
        options = [("keep", deck[0]), ("keep", deck[1]), ("next",)]
        asked, name = drive(game, game.take(seat, "leader"), [options[answer]])
        assert asked[0][2] == tuple(options)
        assert name == deck[answer]
        rest = [d for d in deck[:2] if d != name]
        assert game.decks["leader"] == deck[2 + (answer == 2) :] + rest


def test_r9_short_decks():
    game, seat = table()
    game.decks["government"], away = game.decks["government"][:1], game.decks["government"][1:]
    _, name = drive(game, game.take(seat, "government"))
    assert name and not game.decks["government"]
    assert drive(game, game.take(seat, "government"))[1] is None
    game.decks["government"] = away
    game.audit()


def test_r12_more_than_seven_cards():
    game, seat = table()
    for name in list(game.decks["leader"])[:7]:
        swap(game, seat, name)
    acts = game.acts(seat)
    assert ("end",) not in acts and not any(a == ("discard", "concordants") for a in acts)
    drive(game, game.discards(seat), lambda q, o: ("end",) if ("end",) in o else o[0])
    assert len(seat.cards) == 7
    game.audit()


# ---------------------------------------------------------------- goals
def test_r17_expansion():
    game, seat = table()
    settle(game, seat, seat.start, 2)
    settle(game, seat, home(seat, "N"), 2)
    settle(game, seat, home(seat, "I"), 2)
    settle(game, seat, home(seat, "M"), 1)
    assert game.victory(seat) is None
    settle(game, seat, home(seat, "E"), 1)
    assert game.victory(seat) == "expansion"


def test_r18_domination_and_who_comes_first():
    game, seat = table()
    for name in ("embassies", "far_probes", "translator"):
        implement(game, seat, name)
    assert game.symbols(seat)["diplomatic"] == 4 and game.victory(seat) is None
    race = game.cards["concordants"]
    fill(game, seat, race, 3)
    race.done[3] = True
    assert game.victory(seat) == "domination"
    with pytest.raises(Ended):
        game._check()
    assert game.winner == 0 and game.standings()[0][:3] == (1, 0, "domination")


def test_r17_r19_at_once_the_one_whose_turn_it_is():
    game, _ = table(3)
    game.victory = lambda seat: "expansion"
    game.turn = 1
    with pytest.raises(Ended):
        game._check()
    assert game.winner == 1


def test_r19_seizure():
    game, seat = table(3)
    other = game.seats[1]
    system = game.systems[other.start]
    drive(game, game.lose(system))
    settle(game, seat, other.start)
    assert game.victory(seat) == "seizure"


# ---------------------------------------------------------------- phases 1 and 2
def test_r21_r24_draw_three_and_put_back():
    game = Game(2, 5)
    while game.phase != 2:
        game.step(game.options[0])
    seat = game.seats[game.player]
    assert sum(seat.hand.values()) == 3 and sum(seat.bag.values()) == 22
    game.step(("stop",))
    assert sum(seat.bag.values()) == 25 and not sum(seat.hand.values())


def test_r23_adventurer():
    game, seat = table()
    for c in COLOURS:
        game.bank[c] += seat.bag[c]
    seat.bag = Counter()
    race = game.cards["concordants"]
    k = next(k for k, c in enumerate(race.cells[3]) if c[0] == "black")
    game.bank["black"] -= 1
    race.fill[3][k] = "black"
    drive(game, game.adventurer(seat))
    assert seat.bag == {"black": 1} and race.fill[3][k] is None
    assert [game.cards[n].kind for n in seat.cards] == ["race", "leader"]
    game.audit()


def test_r27_black_cube_takes_a_project_back():
    game, seat = table()
    card = implement(game, seat, "shipyards")
    before = Counter(seat.bag)
    hand(seat, "black")
    assert ("cancel", ("card", "shipyards", 0)) in game.placings(seat)
    game.place(seat, ("cancel", ("card", "shipyards", 0)))
    assert not card.done[0] and seat.bag == before + Counter(("green", "yellow", "red"))
    assert game.bank["red"] == 36  # the star cell
    game.audit()


def test_r29_r31_colonizing():
    game, seat = table()
    start = game.systems[seat.start]
    same, other = start.colour, next(c for c in PLAIN if c != start.colour)
    hand(seat, same, other)
    assert ("planet", start.id, same) in game.placings(seat)
    game.place(seat, ("planet", start.id, same))
    game.place(seat, ("planet", start.id, other))
    drive(game, game.rewards(seat))
    assert seat.bag[same] == 4 + 3 and seat.bag[other] == 4 + 2
    assert start.planets[2] is None and ("cancel", "planet") not in game.placings(seat)
    game.bank[same], kept = 1, game.bank[same]
    hand(seat, same)
    game.place(seat, ("planet", start.id, same))
    drive(game, game.rewards(seat))
    assert seat.bag[same] == 7 - 1 + 1 and game.bank[same] == 0  # 30: what is there
    game.bank[same] = kept - 1
    game.audit()


def test_r29_black_never_colonizes():
    game, seat = table()
    hand(seat, "black")
    assert not [o for o in game.placings(seat) if o[0] in ("planet", "route")]


def test_r32_r33_routes():
    game, seat = table()
    near, far = seat.start, home(seat, "N")
    track = next(t for t in game.tracks.values() if set(t.ends) == {near, far})
    wrong = next(c for c in PLAIN if c not in track.colours)
    hand(seat, *track.colours, wrong)
    offers = game.placings(seat)
    for colour in PLAIN:
        assert (("route", track.id, near, colour) in offers) == (colour in track.colours)
    game.place(seat, ("route", track.id, near, track.colours[1]))
    assert not [o for o in game.placings(seat) if o[:2] == ("route", track.id)]  # one colour only
    assert track.owner == 0 and not track.complete


def test_r35_r36_rivals():
    game, seat = table(4)
    other = game.seats[1]
    # E between corners 0 and 1 of the seating; both reach it
    k = int(seat.start[1])
    middle = f"E{k}"
    settle(game, seat, f"N{k}")
    settle(game, other, f"M{(k + 1) % 4}")
    mine = route(game, seat, f"N{k}", middle)
    theirs = route(game, other, f"M{(k + 1) % 4}", middle, 2)
    before = sum(other.bag.values())
    seat.stock -= 1
    drive(game, game.put_base(seat, game.systems[middle]))
    assert mine.complete and theirs.owner is None and sum(other.bag.values()) == before + 2
    hand(other, *PLAIN)
    assert not [o for o in game.placings(other) if o[0] == "route" and o[1] == theirs.id]
    game.audit()


def test_r37_losing_a_system_brings_routes_back():
    game, seat = table()
    settle(game, seat, home(seat, "N"))
    route(game, seat, seat.start, home(seat, "N"))
    before = sum(seat.bag.values())
    drive(game, game.lose(game.systems[home(seat, "N")]))
    assert sum(seat.bag.values()) == before + 3
    game.audit()


def test_r38_one_disc_a_cell():
    game, seat = table()
    race = game.cards["concordants"]
    for discs in (1, 1):
        fill(game, seat, race, 0)
        drive(game, game.rewards(seat))
        assert race.disc[0] == bool(discs) and seat.stock == 7 and race.fill[0] == [None] * 4
    game.audit()


def test_r39_a_government_prepares_apart():
    game, seat = table()
    swap(game, seat, "junta")
    fill(game, seat, game.cards["concordants"], 0)
    fill(game, seat, game.cards["junta"], 0)
    drive(game, game.rewards(seat))
    assert len(game.discs(seat)) == 2 and seat.stock == 6


def test_r41_r42_r43_placing():
    game, seat = table()
    assert game.placeable(seat) == []
    route(game, seat, seat.start, home(seat, "M"))
    names = {s.id for s in game.placeable(seat)}
    assert names == {seat.start, home(seat, "M")}
    got = []
    for name in (home(seat, "M"), seat.start, seat.start):
        seat.stock -= 1
        drive(game, game.put_base(seat, game.systems[name]))
        got.append(game.cards[seat.cards[-1]].kind)
    assert got == ["leader", "conflict", "government"]
    assert game.placeable(seat) == []  # one planet, three planets: full
    game.audit()


def test_r41_the_route_must_be_complete():
    game, seat = table()
    route(game, seat, seat.start, home(seat, "N"), 2)
    assert game.placeable(seat) == []


def test_r45_without_a_base_on_the_board():
    game, seat = table()
    drive(game, game.lose(game.systems[seat.start]))
    assert {s.id for s in game.placeable(seat)} == {s.id for s in game.systems.values() if s.owner is None and not s.hole}


def test_r46_card_project():
    game, seat = table()
    race = game.cards["concordants"]
    fill(game, seat, race, 2)
    drive(game, game.rewards(seat))
    assert [game.cards[n].kind for n in seat.cards] == ["race", "leader", "leader"] and sum(seat.bag.values()) == 25


def test_r47_r49_implementing():
    game, seat = table()
    got = []
    for name in ("far_probes", "planet_forges", "jump_gates"):
        card = swap(game, seat, name)
        assert not game.active(seat, card)
        fill(game, seat, card)
        drive(game, game.rewards(seat))
        assert card.done[0] and game.active(seat, card)
        got.append(game.cards[seat.cards[-1]].kind)
    assert got == ["leader", "conflict", "government"]
    swap(game, seat, "shipyards")
    game.audit()
    hand(seat, "red", "yellow")
    assert not [o for o in game.placings(seat) if o[:2] == ("cell", "shipyards")]  # 48


def test_r50_implementing_again():
    game, seat = table()
    card = implement(game, seat, "far_probes")
    thief = game.seats[1]
    what = next(w for w in game.takeable(seat, ("red",)) if w[1] == "far_probes")
    game.take_cube(thief, what)
    assert not card.done[0] and not game.symbols(seat)["diplomatic"] and thief.bag["red"] == 6
    fill(game, seat, card)
    drive(game, game.rewards(seat))
    assert card.done[0] and game.cards[seat.cards[-1]].kind == "leader"


def test_r51_a_thief_gets_cubes_of_star_cells():
    game, seat = table()
    implement(game, seat, "shipyards")
    thief = game.seats[1]
    what = next(w for w in game.takeable(seat, ("red",)) if w[-1])
    game.take_cube(thief, what)
    assert thief.bag["red"] == 6
    game.audit()


def test_r52_program():
    game, seat = table()
    race = game.cards["concordants"]
    fill(game, seat, race, 3)
    assert not game.symbols(seat)["diplomatic"]  # 28: at the end of the phase
    drive(game, game.rewards(seat))
    assert game.symbols(seat)["diplomatic"] == 2 and None not in race.fill[3]


def test_r33_r54_a_thief_takes_the_farthest_cube_and_no_black():
    game, seat = table()
    track = route(game, seat, seat.start, home(seat, "N"))
    thief = game.seats[1]
    implement(game, seat, "smugglers")
    assert not [w for w in game.takeable(seat, PLAIN) if "black" in w]
    what = ("route", track.id, track.colour)
    game.take_cube(thief, what)
    assert track.cubes == 2 and not track.complete
    game.systems[seat.start].planets[0] = "red"
    seat.bag["red"] -= 1
    assert not [w for w in game.takeable(seat, ("red",)) if w[0] == "planet"]
    game.audit()


def test_r54_steal_project():
    game, seat = table()
    other = game.seats[1]
    card = swap(game, seat, "slanderer")
    race = game.cards[other.cards[0]]
    fill(game, other, race, 3)
    race.done[3] = True
    implement(game, other, "antimatter")
    fill(game, seat, card)
    before = seat.bag["red"]
    drive(game, game.rewards(seat))
    assert seat.bag["red"] == before + 1 and card.fill[0] == [None, None]
    game.audit()


def test_r56_leaders_need_symbols():
    game, seat = table()
    card = swap(game, seat, "pathfinder")
    assert not game.active(seat, card)
    implement(game, seat, "festivals")
    assert game.active(seat, card) == bool(game.symbols(seat)["military"])  # the corner may give it
    swap(game, seat, "hierophants")
    assert game.active(seat, card)  # one symbol fewer


# ---------------------------------------------------------------- conflicts
def at_war(name, side="red", start=False):
    game, seat = table(4)
    other = game.seats[1]
    k = int(seat.start[1])
    n = (k + 1) % 4
    settle(game, seat, f"E{k}")
    near, far = f"E{k}", f"M{n}"
    settle(game, other, far)
    return game, seat, other, between(game, name, side, near, far)


def test_r57_only_the_own_side():
    game, seat, _, conflict = at_war("border_war")
    hand(seat, "red", "green", "yellow")
    offers = [o for o in game.placings(seat) if o[0] == "conflict"]
    assert {o[2:] for o in offers} == {("red", False), ("red", True), ("green", False)}
    third = game.seats[2]
    hand(third, "red", "green", "yellow")
    assert not [o for o in game.placings(third) if o[0] == "conflict"]


def test_r58_symbol_of_a_conflict():
    game, seat, other, conflict = at_war("ultimatum")
    had = game.symbols(seat)["diplomatic"], game.symbols(other)["diplomatic"]
    count = lambda: (game.symbols(seat)["diplomatic"] - had[0], game.symbols(other)["diplomatic"] - had[1])  # noqa: E731
    put(game, conflict, "red", 1)
    assert count() == (1, 0)
    put(game, conflict, "blue", 1)
    assert count() == (0, 0)
    swap(game, other, "federation")
    assert count() == (0, 1)
    put(game, conflict, "blue", 2)
    assert count() == (0, 1)


def test_r59_r63_winning_a_system():
    game, seat, other, conflict = at_war("border_war")
    k = game.systems[conflict.systems["blue"]]
    put(game, conflict, "red", len(conflict.cells["red"]))
    put(game, conflict, "blue", 2)
    route(game, other, other.start, k.id)
    reds, stock = game.bank["red"], other.stock
    before = sum(seat.bag.values())
    asked, _ = drive(game, game.win(seat, conflict), lambda q, o: "stock" if q == "seize" else o[0])
    assert k.owner == 0 and k.bases == 1 and other.stock == stock + 1
    assert "border_war" in seat.cards and conflict.track.conflict is None
    assert game.bank["red"] >= reds + 1  # the star cell
    assert sum(seat.bag.values()) == before + 3 + 2  # three come back, two are won
    assert game.cards[seat.cards[-1]].kind == "leader"  # 43
    assert [q for _, q, _ in asked][-2:] == ["seize", "take"]
    assert not any(t.owner == 1 for t in game.tracks.values())
    game.audit()


def test_r62_the_objective_is_printed_on_the_other_side():
    game, seat, other, conflict = at_war("embargo")  # seat 0 fills red, blue prints: take a development
    implement(game, other, "mint")
    put(game, conflict, "red", 4)
    drive(game, game.win(seat, conflict))
    assert "mint" in seat.cards and not game.cards["mint"].done[0] and game.cards["mint"].owner == 0
    assert game.systems[conflict.systems["blue"]].owner == 1
    game.audit()


def test_r64_a_conflict_on_the_board_as_objective():
    game, seat, other, conflict = at_war("succession")
    n = conflict.systems["blue"]
    second = between(game, "uprising", "blue", other.start, f"N{other.start[1]}")
    put(game, second, "blue", 2)
    put(game, conflict, "red", 4)
    drive(game, game.win(seat, conflict), lambda q, o: ("board", second.track.id) if q == "objective" else o[0])
    assert second.track.conflict is None and "uprising" in seat.cards and game.systems[n].owner == 1
    game.audit()


def test_r66_against_a_neutral_system():
    game, seat = table()
    conflict = between(game, "crusade", "blue", seat.start, home(seat, "N"))
    had = game.symbols(seat)["cultural"]
    put(game, conflict, "blue", 1)
    assert game.symbols(seat)["cultural"] == had + 1
    game.empty_side(conflict, "blue")
    put(game, conflict, "blue", 4)
    before = {c: game.bank[c] for c in COLOURS}
    asked, _ = drive(game, game.win(seat, conflict), lambda q, o: "stock" if q == "seize" else o[0])
    assert [q for _, q, _ in asked].count("bank") == 2 and "objective" not in [q for _, q, _ in asked]
    assert game.systems[home(seat, "N")].owner == 0
    assert sum(before.values()) - sum(game.bank.values()) == 2
    game.audit()


def test_r35_no_route_to_a_neutral_system_at_odds():
    game, seat = table()
    settle(game, seat, home(seat, "I"))
    between(game, "crusade", "blue", seat.start, home(seat, "N"))
    hand(seat, *PLAIN)
    assert not [o for o in game.placings(seat) if o[0] == "route" and home(seat, "N") in game.tracks[o[1]].ends]


@pytest.mark.parametrize("side", ["red", "blue"])
def test_r67_early_end_by_a_new_owner(side):
    game, seat = table()
    conflict = between(game, "crusade", side, seat.start, home(seat, "N"))
    put(game, conflict, side, 1)
    seat.stock -= 1
    before = sum(seat.bag.values())
    drive(game, game.put_base(seat, game.systems[home(seat, "N")]))
    assert conflict.track.conflict is None and sum(seat.bag.values()) == before + 1
    assert ("crusade" in seat.cards) == (side == "red")
    assert ("crusade" in game.decks["conflict"]) == (side == "blue")
    game.audit()


@pytest.mark.parametrize("yes", [True, False])
def test_r67_peace(yes):
    game, seat, other, conflict = at_war("border_war")
    game.phase = 3
    assert ("peace", conflict.track.id) in game.acts(seat)
    asked, _ = drive(game, game.peace(seat, conflict.track.id), [yes])
    assert asked[0][0] == 1
    assert ("border_war" in seat.cards) == yes
    assert ("peace", conflict.track.id) not in game.acts(seat)
    game.audit()


def test_r69_r70_laying():
    game, seat = table()
    swap(game, seat, "border_war")
    track = route(game, seat, seat.start, home(seat, "N"), 2)
    before = sum(seat.bag.values())
    lays = [a for a in game.acts(seat) if a[0] == "lay"]
    assert len(lays) == 6 and ("lay", "border_war", track.id, seat.start, "red") in lays
    game.lay(seat, "border_war", track.id, seat.start, "red")
    assert not track.cubes and sum(seat.bag.values()) == before + 2 and "border_war" not in seat.cards
    swap(game, seat, "uprising")
    assert not [a for a in game.acts(seat) if a[0] == "lay" and a[2] == track.id]
    game.audit()


# ---------------------------------------------------------------- phase 3
@pytest.mark.parametrize("number,cubes", [(0, 0), (1, 1), (2, 3), (3, 5), (4, 5)])
def test_r74_reward_of_discards(number, cubes):
    game, seat = table()
    names = [n for n in ("raider", "slanderer", "governor", "regent", "warden")][:number]
    for name in names:
        swap(game, seat, name)
    before = Counter(seat.bag)
    todo = [("discard", n) for n in names] + [("end",)]
    drive(game, game.discards(seat), lambda q, o: todo.pop(0) if q == "act" else o[0])
    gained = seat.bag - before
    assert sum(gained.values()) == cubes and not gained["black"]
    assert [game.decks["leader"][-number:] if number else []] == [names]
    game.audit()


def test_r72_discard_properties():
    game, seat = table()
    card = implement(game, seat, "mint")
    before, yellow = sum(seat.bag.values()), game.bank["yellow"]
    todo = [("discard", "mint"), ("end",)]
    drive(game, game.discards(seat), lambda q, o: todo.pop(0) if q == "act" else "red")
    assert sum(seat.bag.values()) == before + 2 + 5 + 1 and game.bank["yellow"] == yellow + 1
    assert card.owner is None
    game.audit()
    other = swap(game, seat, "time_lens")  # not implemented: nothing happens
    todo = [("discard", "time_lens"), ("end",)]
    drive(game, game.discards(seat), lambda q, o: todo.pop(0) if q == "act" else o[0])
    assert not game.extra and other.owner is None


def test_settling_along_a_track():
    game, seat = table()
    asked, _ = drive(game, game.op_settle(seat, {}), lambda q, o: o[0])
    options = asked[0][2]
    assert set(options) == {home(seat, "N"), home(seat, "M"), home(seat, "I")}
    assert seat.stock == 7 and game.cards[seat.cards[-1]].kind == "leader"
    game.audit()


def test_r15_r16_black_holes():
    game, seat = table()
    name = home(seat, "N")
    route(game, seat, seat.start, name, 2)
    before = sum(seat.bag.values())
    drive(game, game.op_black_hole(seat, {}), [("cover", name)])
    assert game.systems[name].hole and game.tokens == 2 and sum(seat.bag.values()) == before + 2
    hand(seat, *PLAIN)
    assert not [o for o in game.placings(seat) if o[0] == "route" and name in game.tracks[o[1]].ends]
    seat.bag += seat.hand
    seat.hand = Counter()
    drive(game, game.op_black_hole(seat, {}), [("remove", name)])
    assert not game.systems[name].hole and game.tokens == 3
    game.audit()


def test_r15_a_conflict_goes_back_to_who_laid_it():
    game, seat = table()
    conflict = between(game, "border_war", "blue", seat.start, home(seat, "N"))
    put(game, conflict, "blue", 2)
    drive(game, game.op_black_hole(seat, {}), [("cover", home(seat, "N"))])
    assert "border_war" in seat.cards
    game.audit()


# ---------------------------------------------------------------- board symbols
def test_r76_r77_r78_arrows():
    game, seat = table(4)
    base = Counter(game.symbols(seat))
    blue = next(s for a, s, e in game.arrows if a == "blue" and e == (seat.start,))
    assert base[blue] == 1
    settle(game, seat, home(seat, "I"))
    assert game.symbols(seat)["diplomatic"] == 1
    k = int(seat.start[1])
    opposite = f"I{(k + 2) % 4}"
    other = game.seats[2]
    settle(game, other, opposite)
    assert game.symbols(seat)["diplomatic"] == 1 == game.symbols(other)["diplomatic"]
    drive(game, game.lose(game.systems[opposite]))
    settle(game, seat, opposite)
    assert game.symbols(seat)["diplomatic"] == 0
    green = next(s for a, s, e in game.arrows if a == "green" and home(seat, "M") in e)
    had = game.symbols(seat)[green]
    settle(game, seat, home(seat, "M"))
    assert game.symbols(seat)[green] == had + 1
    drive(game, game.lose(game.systems[home(seat, "I")]))
    assert game.symbols(seat)[green] == had
    game.audit()


def test_r76_the_new_owner_gains_the_symbol():
    game, seat = table(4)
    other = game.seats[1]
    blue = next(s for a, s, e in game.arrows if a == "blue" and e == (other.start,))
    drive(game, game.lose(game.systems[other.start]))
    assert not game.symbols(other)[blue]
    settle(game, seat, other.start)
    assert game.symbols(seat)[blue] == 1


# ---------------------------------------------------------------- properties of cards
def test_majority_symbol():
    game, seat = table()
    implement(game, seat, "battle_stations")
    had = game.symbols(seat)["military"]
    settle(game, seat, home(seat, "N"))
    assert game.symbols(seat)["military"] == had + 1
    game.seats[1].stock -= 1
    game.systems[game.seats[1].start].bases += 1
    assert game.symbols(seat)["military"] == had


def test_substitutes_draw_limit_look_and_routes():
    game, seat = table()
    hand(seat, "black")
    assert not [o for o in game.placings(seat) if o[0] == "cell" and o[2] == 0]
    swap(game, seat, "directorate")
    assert len([o for o in game.placings(seat) if o[:3] == ("cell", "concordants", 0)]) == 2
    implement(game, seat, "implants")
    assert game.limit(seat) == 8
    implement(game, seat, "deep_archives")
    asked, _ = drive(game, game.take(seat, "leader"))
    assert len(asked[0][2]) == 4
    implement(game, seat, "jump_gates")
    seat.bag += seat.hand
    hand(seat, *PLAIN)
    track = next(t for t in game.tracks.values() if set(t.ends) == {seat.start, home(seat, "N")})
    assert len([o for o in game.placings(seat) if o[:2] == ("route", track.id)]) == 4
    implement(game, seat, "automata")
    swap(game, seat, "consensus")
    assert game.mod(seat, "draw") == 2


def test_guard():
    game, seat = table()
    implement(game, seat, "bastion_ring")
    route(game, seat, seat.start, home(seat, "N"))
    assert [w[0] for w in game.takeable(seat, PLAIN)] == ["route"]


def test_r79_two_extra_turns_in_a_row():
    game = Game(2, 1)
    while game.phase == 0:
        game.step(game.options[0])
    turns = []

    def turn(who):  # every further turn only asks for another one
        turns.append(who.number)
        game.extra = True
        if len(turns) == 6:
            raise Ended
        return
        yield

    game._turn = turn
    while len(turns) < 6:  # the turn that runs comes to its end
        game.extra = True
        game.step(next((o for o in game.options if o in (("stop",), ("end",))), game.options[0]))
    assert turns == [0, 0, 1, 1, 1, 0]


def test_r80_skipping():
    game, seat = table(3)
    drive(game, game.op_skip(seat, {}), [1])
    assert game.seats[1].skip == 1 and game.tokens == 5
    game.audit()


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize("players", [2, *(pytest.param(more, marks=pytest.mark.soak) for more in (3, 4))])
def test_random_games_end_and_lose_nothing(players):
    ends = Counter()
    for seed in range(2):
        game, who = Game(players, seed), galaxy_players.Any(seed)
        while not game.over:
            game.step(who(game))
            game.audit()
        ends[game.ending] += 1
    assert not ends["rounds"]


@pytest.mark.parametrize("players,least,most", [
    (2, 15, 45), *(pytest.param(*more, marks=pytest.mark.soak) for more in ((3, 13, 40), (4, 12, 36))),
])
def test_sensible_length_and_every_victory(players, least, most):
    ends, turns = Counter(), []
    for seed in range(24):
        game = Game(players, seed, most_rounds=120)
        who = [galaxy_players.Greedy(galaxy_players.PLANS[(seed + k) % 3], seed * 10 + k) for k in range(players)]
        asked = 0
        while not game.over:
            game.step(who[game.player](game))
            asked += 1
            if asked % 7 == 0:
                game.audit()
        ends[game.ending] += 1
        turns.append(game.turns / players)
    turns.sort()
    assert least <= turns[len(turns) // 2] <= most
    assert set(ends) >= {"expansion", "domination", "seizure"}


def test_a_game_is_the_same_again():
    def play():
        game, who = Game(3, 7), random.Random(3)
        seen = []
        for _ in range(300):
            if game.over:
                break
            seen.append((game.player, game.question, game.options))
            game.step(who.choice(game.options))
        return seen, game.snapshot()

    assert play() == play()


def test_nothing_is_asked_that_has_one_answer_unless_wanted():
    for terse in (True, False):
        game, who = Game(2, 3, terse=terse), galaxy_players.Any(2)
        single = 0
        for _ in range(400):
            if game.over:
                break
            single += len(game.options) == 1
            game.step(who(game))
        assert bool(single) != terse


def test_shuffles_can_be_handed_in():
    seen = []

    def order(what, things):
        seen.append(what)
        return sorted(things)

    game = Game(2, shuffle=order)
    assert game.decks["leader"] == sorted(game.decks["leader"]) and seen[7] == "corner"
    assert game.seats[0].start == next(s.id for s in game.systems.values() if s.start and s.colour == "blue")
    while game.phase != 2:
        game.step(game.options[0])
    assert game.seats[0].hand == {"black": 3} and seen[-1] == "bag 0"


def test_a_wrong_answer_is_refused():
    game = Game(2, 1)
    with pytest.raises(ValueError):
        game.step("no")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_variant_to_the_end(players):
    for seed in range(3):
        game = Game(players, seed, variant="experienced")
        who = [galaxy_players.Greedy("mixed", seed * 10 + k) for k in range(players)]
        while not game.over:
            game.step(who[game.player](game))
            game.audit()
        assert game.standings()[0][1] == game.winner or game.ending == "rounds"
