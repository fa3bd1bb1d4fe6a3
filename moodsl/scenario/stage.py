"""Setting up the position that `given` describes.

What is not said: nobody has cards or resources, everything else is as it lies before the game is set up; you are the
first player.
"""

from __future__ import annotations

from interpreter.effects.records import BY_CHANCE
from interpreter.game import run
from interpreter.game.moves.working import tuned, whose
from interpreter.game.program import Program
from interpreter.game.state import State
from interpreter.model import scenario as sc
from interpreter.report.message import Message, msg
from moodsl.scenario.play import Failed


def impossible(given: sc.Given, why: Message) -> Failed:
    """The failure of a line that cannot be made so."""
    return Failed("cannot-set-up", given, msg("this cannot be set up: {}", why))


def staged(program: Program, scenario: sc.Scenario, number: int) -> State:
    """The state that a scenario begins with; raises Failed. The number is its place among all of the program."""
    m = run.unbegun(program, scenario.players, 0, True)
    for given in scenario.given:
        if isinstance(given, sc.PlaceCards):
            lift(m, given)
    for given in scenario.given:
        if isinstance(given, sc.PlaceCards):
            place(m, given)
    for given in sorted(scenario.given, key=lambda given: is_home(m, given)):
        if isinstance(given, sc.SetNumber):
            set_number(m, given)
        elif isinstance(given, sc.PutPieces):
            put_pieces(m, given)
        elif isinstance(given, sc.PutOnCard):
            put_on_card(m, given)
        elif isinstance(given, sc.TurnCard):
            m.c[m.g.functions["FACE"][given.card]] = given.side
        elif isinstance(given, sc.MarkCard):
            m.c[m.g.tables["marks"][given.mark]["places"][given.card]] = given.value
        elif isinstance(given, sc.SetRolls):
            m.fate = [*reversed(given.faces), *m.fate]
    sheet = m.g.sheet
    kinds = [sheet.kinds[design.kind] for design in sheet.designs]
    boards = {card for card, design in enumerate(sheet.design_of) if kinds[design].base == "board"}
    m.live = {
        channel: tuple(sorted(cards, key=lambda card: card not in boards))  # a board is there before any card
        for channel, cards in tuned(m).items()
    }
    m.outdate()
    draw(m, scenario, number)
    return m


def is_home(m: State, given: sc.Given) -> bool:
    """Whether it says how many pieces are at home: that comes last, when all others lie where they should."""
    zones = m.g.sheet.zones
    return isinstance(given, sc.PutPieces) and m.g.sheet.kinds[zones[given.zone].of].home == given.zone


def piles_of(m: State, zone: str, owner: int) -> list[int]:
    """The numbers of a zone's piles."""
    info = m.g.sheet.zones[zone]
    if info.host:
        return [info.at + info.hosts.index(owner)]
    return [info.at + max(owner, 0) * info.piles + number for number in range(info.piles)]


def lift(m: State, given: sc.PlaceCards) -> None:
    """What lies in a place that is described leaves it; so do the cards that will lie there."""
    nowhere = len(m.loc) - 1
    for pile in piles_of(m, given.zone, given.owner):
        for card in m.z[pile]:
            m.loc[card] = m.loc[nowhere]
        m.z[pile] = []
    for cards in given.piles:
        for card in cards:
            if m.loc[card] >= 0:
                m.z[m.loc[card]] = [one for one in m.z[m.loc[card]] if one != card]
                m.loc[card] = m.loc[nowhere]


def place(m: State, given: sc.PlaceCards) -> None:
    """The cards go where they are said to lie."""
    for pile, cards in zip(piles_of(m, given.zone, given.owner), given.piles, strict=False):
        for card in cards:
            if m.loc[card] >= 0:
                raise impossible(given, msg("`{}` would lie in two places", m.g.sheet.design(card).name))
            m.z[pile] = [*m.z[pile], card]
            m.loc[card] = pile


def set_number(m: State, given: sc.SetNumber) -> None:
    """A counter has its value, or the game or a player is marked so."""
    if given.counter == "first":
        m.c[0] = given.value
        return
    sheet = m.g.sheet
    info = sheet.counters[given.counter] if given.counter in sheet.counters else sheet.marked[given.counter]
    m.c[info.at + max(given.owner, 0)] = given.value


def draw(m: State, scenario: sc.Scenario, number: int) -> None:
    """What comes up where something is drawn or picked at random."""
    for place, given in enumerate(scenario.given):
        if isinstance(given, sc.SetDraws):
            things = [m.g.functions[f"drawn_{number}_{place}_{at}"](m) for at in range(len(given.things))]
            lots = [lot(m, value.type, thing) for value, thing in zip(given.things, things, strict=True)]
            m.lots = [*reversed(lots), *m.lots]


def lot(m: State, sort: str, thing: int) -> tuple[int, int]:
    """A thing as it is written down that it comes up next: of a card its design."""
    return BY_CHANCE.index(sort), m.g.design[thing] if sort == "card" else thing


def put_pieces(m: State, given: sc.PutPieces) -> None:
    """Pieces lie in a place; the rest stays at home, so that none is made or lost."""
    sheet = m.g.sheet
    info = sheet.zones[given.zone]
    kind = sheet.kinds[info.of]
    at = info.at + max(given.owner, 0) * info.looks + (given.look if info.looks > 1 else 0)
    if info.holds is not None and given.count > info.holds:
        raise impossible(given, msg("`{}` holds {}", info.name, info.holds))
    change = given.count - m.c[at]
    home = sheet.zones[kind.home] if kind.home else None
    if home is not None and home.name == given.zone and change > 0:
        raise impossible(given, msg("only {} of these pieces are left", m.c[at]))
    if home is not None and home.name != given.zone:
        left = m.c[home.at + given.look]
        if left < change:
            raise impossible(given, msg("only {} of these pieces are left in `{}`", left, home.name))
        m.c[home.at + given.look] -= change
    m.c[at] = given.count


def put_on_card(m: State, given: sc.PutOnCard) -> None:
    """Pieces of a card's owner lie in its slots."""
    sheet = m.g.sheet
    design = sheet.design(given.card)
    owner = whose(m, given.card)
    letters = sheet.slots
    cells = [given.card * len(letters) + letters.index(letter) for letter in design.slots]
    if owner < 0:
        raise impossible(given, msg("`{}` lies before nobody", design.name))
    if given.count > len(cells):
        raise impossible(given, msg("`{}` has {} slots", design.name, len(cells)))
    kind = sheet.kinds[sheet.zones[letters[0]].of]
    at = sheet.zones[kind.home].at + owner if kind.home else -1
    if at >= 0 and m.c[at] < given.count:
        raise impossible(given, msg("only {} of these pieces are left", m.c[at]))
    for cell in cells[: given.count]:
        m.cells[cell] = owner
        if at >= 0:
            m.c[at] -= 1
