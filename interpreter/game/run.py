"""The loop: the frame on top of the stack runs, until a decision is needed or nothing is left.

Two blocks are written here and not generated. BATCH works off abilities that fire at the same moment, in the order that
the players concerned choose; FINISH ends a game whose flow has run out. What fires is asked once, when the moment
comes; each ability is looked at again when its turn comes, and left out if its card no longer works by then.
"""

from __future__ import annotations

from typing import Any

from interpreter.effects.records import AbilityFired, FirstPlayerSet, GameEnded, OptionChosen, record
from interpreter.game.dice import give_up
from interpreter.game.frames import ANSWER, BATCH, CARDS, DOER, FINISH, LISTENERS, PAYLOAD, SINGLE
from interpreter.game.moves.cards import separate
from interpreter.game.moves.players import takes_part
from interpreter.game.moves.values import is_spent, spend
from interpreter.game.moves.working import tuned, whose, working
from interpreter.game.order import order_matters
from interpreter.game.program import Program, Question
from interpreter.game.state import State, piles_for, seeded
from interpreter.report.message import Message, msg

ORDER = Question("order", -1)
DEEPEST = 300  # frames; a chain of effects that goes deeper feeds itself
BLOCKS = range(250_000)  # run between two decisions; a chain of effects that runs more of them does not end
MOST_EFFORT = 4_000_000  # pieces of work between two decisions (`model.effort`)


class EndlessChain(Exception):
    """A chain of effects that sets itself off again and again. `cards` are the names of the cards in it."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(cards)  # what it is made anew of in another process
        self.cards = cards

    def __str__(self) -> Message:
        return msg("a chain of effects does not end: {}", " -> ".join(self.cards))


def run(m: State) -> None:
    """Go on until a decision is pending (`m.options`) or the game is over."""
    stack, blocks = m.stack, m.g.blocks
    for _ in BLOCKS:
        if m.options is not None:
            return
        if m.due:
            take_up(m)
        if not stack:
            m.over = True
            return
        frame = stack[-1]
        blocks[frame[0]](m, frame)
    raise EndlessChain(_chain(m))


def take_up(m: State) -> None:
    """What was set off while a block ran comes next, in the order in which it was set off."""
    m.stack.extend(reversed(m.due))
    m.due.clear()


def choose(m: State, option: Any) -> None:
    """Answer the pending decision with one of `m.options` (not checked here) and go on."""
    g, stack = m.g, m.stack
    if m.log is not None:
        m.log.append(record(OptionChosen, (g.questions[m.question].clause, m.asker, m.question, option)))
    if g.has_dice and len(m.dice) > 1:
        give_up(m)
    stack[-1][m.slot] = option
    m.options = None
    m.effort = 0
    blocks = g.blocks
    if g.life_heard:
        run(m)
        return
    for _ in BLOCKS:  # as in `run`, written out: this is where a match spends its time
        if not stack:
            m.over = True
            return
        frame = stack[-1]
        blocks[frame[0]](m, frame)
        if m.options is not None:
            return  # type: ignore[unreachable]  # a block has asked
    raise EndlessChain(_chain(m))


def start(
    g: Program,
    players: int,
    seed: int,
    variant: str | None,
    first: int | None,
    record: bool,
) -> State:
    """A new match, run to its first decision."""
    m = unbegun(g, players, seed, record)
    if first is None:
        m.c[0] = m.below(players)
        if m.log is not None:
            m.log.append(FirstPlayerSet(-1, m.c[0]))
    else:
        m.c[0] = first
    m.stack.append([FINISH, flow_part(g, variant, "scoring")])
    for part in (flow_part(g, variant, "play"), flow_part(g, variant, "setup")):
        m.stack.append(new_frame(g.flow[part], (), g.flow_size[part]))
    run(m)
    return m


def flow_part(g: Program, variant: str | None, part: str) -> str:
    """The name of a part of the flow: the variant's own, if it has one."""
    own = f"{variant}.{part}"
    return own if variant and own in g.flow else part


def unbegun(g: Program, players: int, seed: int, record: bool) -> State:
    """A match before its set-up: cards and pieces lie where they start, and nothing is to be done."""
    m = State.__new__(State)
    tables = g.tables
    m.g, m.n = g, players
    m.c = list(tables["start_numbers"])
    for place, amount, owner in tables["start_pieces"]:
        if owner < players:
            m.c[place] = amount
    m.z = piles_for(g, tables["start_piles"])
    m.loc = list(tables["start_places"])
    for card, owner in enumerate(tables["owned"][:-1]):
        if owner >= players:  # what belongs to nobody at this table is not in the game
            if g.shared:
                separate(m, m.loc[card])
            m.z[m.loc[card]].remove(card)
            m.loc[card] = m.loc[-1]
    m.cells, m.used = {}, {}
    if players not in g.heard_first:
        g.heard_first[players] = tuned(m)
    m.live = g.heard_first[players].copy()
    m.outdate()
    m.dice, m.spent = [-1], 0
    m.stack, m.due, m.effort = [], [], 0
    m.rng, m.fate, m.lots, m.log = seeded(seed), [], [], [] if record else None
    m.shown, m.asker, m.question, m.options, m.slot = 0, -1, -1, None, 0
    m.ranks, m.ended, m.over = [], -1, False
    return m


def new_frame(block: int, args: tuple[Any, ...], size: int) -> list[Any]:
    """A frame with room for all its locals."""
    return [block, *args, *([None] * (size - len(args)))]


# ---- moments ------------------------------------------------------------------------------------------------------


def fire(m: State, moment: int, doer: int, payload: list[Any], own: int = -1) -> list[Any] | None:
    """The frame that works off what is set off at a moment, or None if nothing is. `own` is the object of the verb."""
    g = m.g
    listeners: list[int] = []
    cards: list[int] = []
    for number in g.rules[moment]:
        if _fits(m, number, -1, -1, doer, payload):
            listeners.append(number)
            cards.append(-1)
    tables = g.tables
    design, owner, loc, by_place = tables["design"], tables["owner"], m.loc, g.by_place
    heard = m.live.get(moment)
    if heard:
        hears = g.hears[moment]
        for card in heard:
            for number in hears.get(design[card], ()):
                if (g.listeners[number].always_on or working(m, card)) and _fits(
                    m, number, card, owner[loc[card]] if by_place else whose(m, card), doer, payload
                ):
                    listeners.append(number)
                    cards.append(card)
    if own >= 0:
        for number in g.own[moment].get(design[own], ()):
            if (g.listeners[number].always_on or working(m, own)) and _fits(
                m, number, own, owner[loc[own]] if by_place else whose(m, own), doer, payload
            ):
                listeners.append(number)
                cards.append(own)
    if not listeners:
        return None
    return [BATCH, moment, doer, payload, listeners, cards, None, False]


def would(m: State, moment: int, doer: int, payload: list[Any]) -> list[Any] | None:
    """The frame of what replaces a verb, or None. One replacement is done; it does not apply to itself.

    A replacement whose needs do not hold, or whose prices cannot be paid, replaces nothing.
    """
    frame = fire(m, moment, doer, payload)
    if frame is None:
        return None
    begun = set(running(m))
    kept = [
        (number, card)
        for number, card in zip(frame[LISTENERS], frame[CARDS], strict=True)
        if (number, card) not in begun and _ready(m, number, card, doer, payload)
    ]
    if not kept:
        return None
    frame[LISTENERS] = [number for number, _card in kept]
    frame[CARDS] = [card for _number, card in kept]
    frame[SINGLE] = True
    return frame


def running(m: State) -> list[tuple[int, int]]:
    """The (listener, card) of all abilities that are running now."""
    owner_of_block = m.g.tables["listener_of_block"]
    found = []
    for frame in m.stack:
        number = owner_of_block.get(frame[0])
        if number is not None:
            found.append((number, frame[1]))
    return found


def _fits(m: State, number: int, card: int, you: int, doer: int, payload: list[Any]) -> bool:
    listener = m.g.listeners[number]
    if m.g.out >= 0 and card >= 0 and not takes_part(m, you):
        return False
    if listener.once >= 0 and is_spent(m, number, card):
        return False
    if listener.slot >= 0 and card * m.g.tables["slot_count"] + listener.slot in m.cells:
        return False
    return listener.condition is None or listener.condition(m, card, you, doer, *payload)


def _ready(m: State, number: int, card: int, doer: int, payload: list[Any]) -> bool:
    """Whether the needs of an ability hold and its prices can be paid."""
    ready = m.g.listeners[number].ready
    return ready is None or ready(m, card, _owner(m, card), doer, *payload)


def _owner(m: State, card: int) -> int:
    """Whose card it is; -1 for a rule of the game."""
    if card < 0:
        return -1
    owner: int = m.g.owner[m.loc[card]] if m.g.by_place else whose(m, card)
    return owner


def batch(m: State, frame: list[Any]) -> None:
    """Begin the next ability of a batch, or ask which is next, or be done."""
    listeners, cards = frame[LISTENERS], frame[CARDS]
    if frame[ANSWER] is not None:
        chosen = frame[ANSWER]
        frame[ANSWER] = None
        _begin(m, frame, chosen)
        return
    g = m.g
    for place in range(len(listeners) - 1, -1, -1):
        card = cards[place]
        if card >= 0 and not (
            g.tables["play"][m.loc[card]] if g.listeners[listeners[place]].always_on else working(m, card)
        ):
            del listeners[place], cards[place]
    if not listeners:
        m.stack.pop()
        return
    if cards[0] < 0:
        _begin(m, frame, 0)
        return
    chooser, group = _next_group(m, frame)
    waiting = [listeners[place] for place in group]
    if frame[SINGLE]:  # whose card is left out matters, even if both are copies of one
        alike = len(set(waiting)) == 1 and len({_owner(m, cards[place]) for place in group}) == 1
    else:
        alike = not order_matters(m, waiting)
    if alike:
        _begin(m, frame, group[0])
        return
    m.asker, m.question, m.options, m.slot = chooser, 0, group, ANSWER


def _next_group(m: State, frame: list[Any]) -> tuple[int, list[int]]:
    """Who orders which of the waiting abilities: the doer all of them where the game says so, else each player his own,
    from the first player round the table. What is to replace a verb is always chosen by whoever would do it."""
    tables = m.g.tables
    count = len(frame[CARDS])
    if (tables["doer_orders"] or frame[SINGLE]) and frame[DOER] >= 0:
        return frame[DOER], list(range(count))
    owners = [_owner(m, card) for card in frame[CARDS]]
    for step in range(m.n):
        player = (m.c[0] + step) % m.n
        group = [place for place in range(count) if owners[place] == player]
        if group:
            return player, group
    return m.c[0], list(range(count))


def _begin(m: State, frame: list[Any], place: int) -> None:
    listeners, cards = frame[LISTENERS], frame[CARDS]
    number, card = listeners.pop(place), cards.pop(place)
    if frame[SINGLE]:
        listeners.clear()
        cards.clear()
    listener = m.g.listeners[number]
    if listener.once >= 0:
        if is_spent(m, number, card) or not _ready(m, number, card, frame[DOER], frame[PAYLOAD]):
            return  # what cannot begin is not used up
        if not listener.used:
            spend(m, number, card)
    if len(m.stack) > DEEPEST:
        raise EndlessChain(_chain(m))
    you = _owner(m, card)
    if m.log is not None:
        m.log.append(AbilityFired(listener.clause, you, card))
    m.stack.append(new_frame(listener.block, (card, you, frame[DOER], *frame[PAYLOAD]), listener.size))


def endless_turns(m: State, clause: int) -> None:
    """`take turns` that nobody stops: raises EndlessChain with what the turns are written in."""
    raise EndlessChain([f"take turns ({m.g.sheet.clauses[clause].owner})"])


def labour(m: State, work: int, clause: int) -> None:
    """So much more has been done without a decision. Raises EndlessChain when it is too much, with the cards that are
    at work, or what the line is written in."""
    m.effort += work
    if m.effort > MOST_EFFORT:
        raise EndlessChain(_chain(m, m.g.sheet.clauses[clause].owner))


def _chain(m: State, rule: str = "a rule") -> list[str]:
    """The names of the cards whose abilities are running, the last round of the circle only; without any, the rule."""
    names = [m.g.tables["design_names"][m.g.tables["design"][card]] for _number, card in running(m) if card >= 0]
    last = names[-1] if names else rule
    again = len(names) - 2 - names[-2::-1].index(last) if last in names[:-1] else 0
    return names[again:] or [last]


def life(m: State, what: str, card: int) -> None:
    """A card has stopped (`rests`) or started (`wakes`) working: rules of the game act at once, cards when the running
    block is done."""
    tables = m.g.tables
    for rule in tables["life_rules"][what]:
        rule(m, card)
    moment = tables["life_moments"].get(what)
    if moment is not None:
        frame = fire(m, moment, -1, [card])
        if frame is not None:
            m.due.append(frame)


def end_turn(m: State) -> None:
    """The innermost turn that is under way ends, and what is still to be done in it is dropped; without one nothing."""
    turns = m.g.tables["turns"]
    for place in range(len(m.stack) - 1, -1, -1):
        head = turns.get(m.stack[place][0])
        if head is not None:
            del m.stack[place + 1 :]
            m.stack[place][0] = head
            return


def end_game(m: State, ending: int, clause: int, winner: int = -1) -> None:
    """The game ends: what waits is dropped; effects of the end of the game, then scoring. A winner is first anyway."""
    if m.log is not None:
        m.log.append(GameEnded(clause, ending, winner))
    if m.g.out >= 0:
        m.c[m.g.out + m.g.sheet.most] = 1
    if winner >= 0:
        m.c[m.g.tables["seat_numbers"]["won"] + winner] = 1
    m.ended = ending
    if m.g.asides:
        m.c[m.g.turn] = 0
    scoring = m.stack[0][1] if m.stack and m.stack[0][0] == FINISH and len(m.stack[0]) > 1 else "scoring"
    m.due.clear()
    m.stack.clear()
    g = m.g
    if scoring in g.flow:
        m.stack.append(new_frame(g.flow[scoring], (), g.flow_size[scoring]))
    moment = g.tables["life_moments"].get("game end")
    if moment is not None:
        frame = fire(m, moment, -1, [])
        if frame is not None:
            m.stack.append(frame)


def finish(m: State, frame: list[Any]) -> None:
    """The flow has run out: the game ends without a named ending."""
    end_game(m, -1, -1)
