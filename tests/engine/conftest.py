"""A small made-up game for the engine's tests: `table` writes it as .moo text with a test's cards, and starts it.

Charms are laid from the grip onto stacks, where they work. Nothing is shuffled without the variant: what lies
where is said by the test.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from attrs import frozen

from interpreter.game.match import Match
from interpreter.loader import Game, load

HEAD = """
pack trial "Trial"
    version "1"

game trial "Trial"
    players {players}
{order}
ending worn_out "worn out"

resource coin for each player "coin"
    range  0 to 9
    start  3

resource salt for each player "salt"
    range  0 to 9
    start  3

resource wax for each player "wax"
    range  0 to 9
    start  3

counter fame for each player "fame"
    range  -9 to 20

counter dread for each player "dread"
    range  0 to 9

counter hour "hour"
    range  0 or more

kind pebble is piece "pebble"
    owned  by_player
    home   bag

kind bone is die "bone"
    faces  1 to 6

kind charm is card "charm"
    tint       red, blue, optional
    weight     number, optional
    price      resources, optional
    effect     ring [B]
    starts     heap
    discarded  ash
    works when it is in its owner's stacks and it is top of its pile

zone heap of charm "heap"
    face    down
    drawn   grip
    refill:
        put all cards from ash into heap
        shuffle heap

variant mixed "Mixed"
    setup:
        shuffle heap

zone ash of charm "ash"
    order   chosen

zone grip of charm for each player "grip"
    seen    owner

zone stacks of charm for each player "stacks"
    piles   4
    holds   3

zone bag of pebble for each player "bag"
    start   5

zone pit of pebble "pit"

zone ring_of_stones of pebble for each player "ring of stones"
    guests  yes
    holds   3

zone [B] of pebble for each card "bowl"
    holds   1

value bargain of player = 0
value lure of player = 2
value toll against player = 1 coin

"""
VERBS = """
to lay charm onto stack with discount (number)
    needs charm is in your grip
    needs number of cards in stack is less than 3
    pay charm's price with discount (discount + your bargain)
    put charm onto stack

to strike target (player)
    needs target is not you
    pay toll against target
    target loses 1 fame
    gain 1 dread

to sound charm
    needs charm is in your stacks
    needs charm is working
    needs charm's [B] is empty
    pay 1 pebble from your bag into charm's [B]
    perform charm's ring

to bow
    gain 1 fame

to visit target (player)
    needs target is not you
    pay 1 pebble from your bag into target's ring_of_stones

to cast_stone
    put 1 pebble from your bag into pit

to boast
    gain (your lure) fame

action lay "Lay"
    lay a card from your grip onto a stack from your stacks

action strike "Strike"
    strike an opponent

action sound "Sound"
    sound a card from your stacks

action bow "Bow"
    bow

action visit "Visit"
    visit an opponent

action stone "Cast a stone"
    cast_stone

action boast "Boast"
    boast

action gamble "Gamble"
    pay 1 salt
    roll 1 bone as thrown
    if total of thrown is 6
        gain 1 wax

action nap "Nap"
    gain 0 fame
"""
PLAY = """
play:
    repeat at most 20 times
        gain 1 hour
        announce start of hour
        phase day
            each player
                perform an action
"""
END = """
    end game by worn_out

scoring:
    each player
        score their fame
    rank by their result
"""


@frozen
class Table:
    """A started match and what a test asks of it."""

    game: Game
    match: Match

    @property
    def prompt(self) -> str:
        """What is asked."""
        assert self.match.decision is not None
        return self.match.decision.prompt

    @property
    def asker(self) -> int:
        """Who is asked."""
        assert self.match.decision is not None
        return self.match.decision.player

    @property
    def options(self) -> list[str]:
        """The labels of what is offered."""
        assert self.match.decision is not None
        return [option.label for option in self.match.decision.options]

    def pick(self, *labels: str) -> Table:
        """Answer one decision after the other by the labels of the options."""
        for label in labels:
            assert label in self.options, f"{label!r} is not among {self.options} ({self.prompt})"
            self.match.choose(self.options.index(label))
        return self

    def askers(self, label: str) -> list[int]:
        """Who is asked one after the other, to the end, if everybody answers the same."""
        found = []
        while not self.match.over:
            found.append(self.asker)
            self.pick(label)
        return found

    def most_fame(self) -> int:
        """The most that a player has at the end, when the first option is taken each time."""
        while self.match.decision is not None:
            self.match.choose(0)
        assert self.match.standings is not None
        return max(row.result for row in self.match.standings)

    def number(self, counter: str, player: int = 0) -> int:
        """A counter's number."""
        info = self.match.sheet.counters[counter]
        return self.match.state.c[info.at + (player if info.per_player else 0)]

    def numbers(self, counter: str) -> list[int]:
        """A counter's number for each player."""
        return [self.number(counter, player) for player in range(self.match.state.n)]

    def pieces(self, zone: str, owner: int = -1) -> int:
        """How many pieces lie in a place."""
        return self.match.view(0).pieces(zone, owner)

    def pile(self, zone: str, owner: int = 0, number: int = 0) -> list[str]:
        """The names of the cards of a pile, from bottom to top."""
        info = self.match.sheet.zones[zone]
        place = info.at + (owner * info.piles if info.per == "player" else 0) + number
        return [self.name(card) for card in self.match.state.z[place]]

    def name(self, card: int) -> str:
        """A card's name in the source."""
        return self.match.sheet.designs[self.match.sheet.design_of[card]].name

    def log(self, skip: int = 0) -> list[str]:
        """The log's lines, without the first `skip`."""
        return self.match.log[skip:]

    def since(self, label: str) -> list[str]:
        """What the log says after the last line that begins so."""
        lines = self.match.log
        last = max(place for place, line in enumerate(lines) if line.startswith(label))
        return lines[last + 1 :]


SEATS = ("first", "first's left", "first's left's left", "first's left's left's left")
FILLER = """
charm dust "Dust"
    copies 12
"""
Stack = Sequence[str]
Start = Callable[..., Table]


@pytest.fixture(params=[True, False], ids=["fused", "plain"])
def fuse(request: pytest.FixtureRequest) -> bool:
    """A test that takes it is played both ways: fused, and one statement a block."""
    return bool(request.param)


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Game]:
    """Loads the game with the cards of a test."""
    monkeypatch.chdir(tmp_path)  # so that the same game has the same name in every test, and is checked once
    made = 0

    def build(
        cards: str = "",
        *,
        rules: str = "",
        play: str = PLAY,
        end: str = END,
        setup: str = "",
        stacks: Mapping[int, Sequence[str | Stack]] | None = None,
        grip: Mapping[int, Sequence[str]] | None = None,
        players: str = "2 to 4",
        doer: bool = False,
        fuse: bool = True,
    ) -> Game:
        nonlocal made
        made += 1
        folder = tmp_path / f"trial_{made}"
        folder.mkdir()
        head = HEAD.format(players=players, order="    ordered_by doer\n" if doer else "")
        deal = ["setup:", setup or "    gain 0 hour"]
        for player, names in (grip or {}).items():
            for name in names:
                deal += [
                    f"    each player where it is {SEATS[player]}",
                    f"        choose a card from heap where it is {name}",
                ]
                deal += ["        put card into their grip"]
        for player, own in (stacks or {}).items():
            for stack in own:
                below = "it is empty"
                for name in [stack] if isinstance(stack, str) else stack:
                    deal += [
                        f"    each player where it is {SEATS[player]}",
                        f"        choose a card from heap where it is {name}",
                    ]
                    deal += [f"        choose a stack from their stacks where {below}", "        put card onto stack"]
                    below = f"top of it is {name}"
        text = "\n".join([head, VERBS, rules, *deal, play.rstrip() + end, FILLER, cards])
        (folder / "trial.moo").write_text(text, encoding="utf-8")
        return load(folder, cache=False, fuse=fuse)

    return build


@pytest.fixture
def table(trial: Callable[..., Game]) -> Start:
    """A match of the trial game, with seat 0 first: the arguments are those of `trial` and of `Game.start`."""

    def start(cards: str = "", *, n: int = 2, seed: int = 1, record: bool = True, **parts: Any) -> Table:
        game = trial(cards, **parts)
        return Table(game, game.start(n, seed, first=0, record=record))

    return start


SMALL_HEAD = """
pack small "Small"
    version   "1"
    language  "3"

game small "Small"
    players     2 to 3
    ordered_by  owner

ending done "done"

counter fame for each player "fame"
    range  0 or more
"""
SMALL_PLAY = """
play:
    repeat {rounds} times
        {who}
            {turn}
    end game by done

scoring:
    each player
        score their fame
"""


def indented(lines: str, depth: int = 0) -> list[str]:
    """Lines divided by ` / `, each as deep as it stands: what begins with `for`, `if` or `each` opens a block."""
    found = []
    for line in lines.split(" / "):
        found.append("    " * depth + line)
        depth += line.startswith(("for", "if", "each"))
    return found


def horn(*lines: str) -> str:
    """A card that does this after its owner has bowed."""
    return 'charm horn "Horn"\n    tint  red\n\n    after you bow:\n        ' + "\n        ".join(lines) + "\n"


def comes_to(rows: str) -> pytest.MarkDecorator:
    """Takes a test through lines of a small game and the fame that they come to: `3  gain (number of isles) fame`."""
    divided = [row.partition("  # ")[0].split("  ", 1) for row in rows.strip().splitlines()]
    return pytest.mark.parametrize(("lines", "fame"), [(lines.strip(), int(fame)) for fame, lines in divided])


@frozen
class SmallGame:
    """A game of a few kinds of its own, about fame: for what has to be said of kinds and places."""

    folder: Path

    def start(
        self,
        text: str,
        *,
        rounds: int = 1,
        who: str = "each player where it is first",
        turn: str = "perform an action",
        fuse: bool = True,
    ) -> Table:
        """A match of two, in which `who` takes a `turn` in each round."""
        play = SMALL_PLAY.format(rounds=rounds, who=who, turn=turn)
        (self.folder / "small.moo").write_text(SMALL_HEAD + text.rstrip() + "\n" + play, encoding="utf-8")
        game = load(self.folder, cache=False, fuse=fuse)
        return Table(game, game.start(2, 1, first=0))

    def fame(self, text: str, lines: str, fuse: bool) -> int:
        """The most fame of a player when `{lines}`, divided by ` / `, are played with the first option each time."""
        return self.start(text.format(lines="\n".join(indented(lines, 1))), fuse=fuse).most_fame()


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SmallGame:
    """Small games."""
    monkeypatch.chdir(tmp_path)
    return SmallGame(tmp_path)
