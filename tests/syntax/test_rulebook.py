"""Lines copied from a rulebook; each is answered with how the same is written here."""

from __future__ import annotations

import pytest

from interpreter.report.diagnostic import Reporter
from interpreter.syntax import parse
from interpreter.text import Source

SAID = {
    "if any player's coin is at least 3": "write `there is a player where their coin is at least 3`",
    "if a player has at least 3 coin": "write `there is a player where their coin is at least 3`",
    "if all red towns in land are calm": "write `there is no red town in land where it is not calm`",
    "if any stall in row where it is red": "write `there is a stall in row where it is red`",
    "if your hut has room": "write `your hut is not full`",
    "if your coin reaches 3": "write `is at least`",
    "if your coin exceeds 3": "write `is more than`",
    "take_chip red 2 times": "write `repeat 2 times`, and below it, four spaces deeper, `take_chip red`",
    "draw_a_chip train's speed times": "write `repeat (train's speed) times`, and below it, four spaces deeper, "
    "`draw_a_chip`",
    "each player in order of bid": "write `each player, by lowest bid`",
    "each player in your town draws 1 card": "write `each player where …`, and behind it what is so of them",
    "each player by lowest bid": "write `,`",
    "put 2 goods into each town's goods": "write `for each town`, and below it `put 2 goods into town's goods`",
    "put a train into a town's station": "write `choose a town`, and below it `put a train into town's station`",
    "each player gains coins equal to their income": "write `each player gains (their income) coins`",
    "put top number of players + 1 of deck into row": "write `top (number of players + 1) of deck into row`",
    "price of coal drops by 2": "write `lose 2 price of coal`",
    "price of coal moves up 1": "write `gain 1 price of coal`",
    "move price of coal down by 1": "write `lose 1 price of coal`",
    "rank by lowest number of stalls in their row": "write `0 - number of stalls in their row`",
    "buy a stall from row or your lanes": "write `(row or your lanes)`",
    "gain 2 grain, if your hut is empty": "write `if your hut is empty`, and below it, four spaces deeper, "
    "`gain 2 grain`",
    "pay card's price with discount": "write `with discount 2`",
    "that player loses 1 coin": "write `each player where …` in place of `if there is …`, and below it what they do",
    "set mood of all towns to calm": "write `for each town`, and below it `set its mood to calm`",
    "choose a line that has no builder": "write `where its builder is nothing`, `is nobody` of a player, "
    "`is empty` of a place",
    "choose a line without a builder": "write `where its builder is nothing`, `is nobody` of a player, "
    "`is empty` of a place",
    "each player from dealer draws 1 card": "write `set first to dealer` above; or `take turns from dealer while "
    "CONDITION`",
    "each player in turn gains 1 coin": "leave it out: it goes round from `first`; from another player on, "
    "`set first to …` stands above",
    "the player who played the highest card gains 1 coin": "keep who it was in a mark, `mark WHO` with a line `names "
    "player`; or declare `value VALUE of player = …`, and write `the player with the highest VALUE`",
    "the player with inn in their hand gains 1 coin": "write `each player where inn is in their PLACE`, and below it, "
    "four spaces deeper, what they do",
    "set dealer to the player with inn in hand": "write `the player where inn is in their PLACE`",
    "the player with the lowest coin": "write behind it what they do; who wins is what the scoring says: "
    "`rank by 0 - their coin`",
    "lowest coin wins": "write `rank by 0 - their coin`",
    "repeat forever": "write how often: `repeat 2 times`, or `repeat at most 10 times while CONDITION`",
    "score 2 for each of your coin": "write `for each coin in PLACE` of things; of what is counted a product, "
    "`2 times your coin`",
    "pay 1 coin -> gain 2 grain": "write what is paid and what it brings on two lines: `pay …`, and below it "
    "what happens",
    "return all your stalls to your hand": "write `put … into PLACE`",
    "trade 1 coin for 2 grain": "write `pay 1 coin`, and on the next line `gain 2 grain`",
    "if day is 4, 7 or 8": "write `is either`",
    "needs inn's opens in your hand": "write `needs inn's opens is in your hand`",
    "each player where inn is in their hand gains 1 coin": "write `each player where inn is in their hand`, and below "
    "it, four spaces deeper, `gain 1 coin`",
    "deal each player 13 stalls": "write `each player draws 13 stalls`",
    "choose a town where no worker is": "write `where its PLACE is empty`, with the zone in which each worker lies",
    "the player with the highest bid wins the trick": "declare a verb, `to win_trick`, with what is done below it, and "
    "write `the player with the highest bid wins_trick`",
    "if it is day 4": "write `if day is 4`, of a counter `day` that you count up",
    "in day 4, 7 and 8": "write `if day is either 4, 7 or 8`, of a counter `day` that you count up",
    "needs inn can be visited": "write who does it: `you can VERB inn`",
    "finish the round": "ask below the last line of the round whether the game ends: `if …`, and below it "
    "`end game by …`",
}


@pytest.mark.parametrize("line", SAID)
def test_a_line_of_a_rulebook_is_said_anew(line: str) -> None:
    reporter = Reporter()
    block = (
        "\n            gain 1 coin"
        if line.startswith(("if", "in day", "each player by", "each player in order"))
        else ""
    )
    parse(Source("input.moo", f'stall inn "Inn"\n    on build:\n        {line}{block}\n'), reporter)
    assert [str(fault.help) for fault in reporter.diagnostics] == [SAID[line]]


def test_a_phase_is_called_behind_its_word() -> None:
    reporter = Reporter()
    parse(Source("input.moo", "play:\n    evening phase\n        gain 1 coin\n"), reporter)
    assert [fault.fix for fault in reporter.diagnostics] == ["phase evening"]


HEADS = {
    'kind card "card"': 'write `kind some_name is card "card"`',
    'kind white die "white die"': 'write `kind white_die is die "white die"`',
    'kind ship card "ship"': 'write `kind ship is card "ship"`',
    "piece worker for each player": "write `kind worker is piece`, and below it, four spaces deeper, `owned by_player`",
    "resource wood, clay and food for each player": "write a line for each: `resource wood for each player`, `resource "
    "clay for each player`, `resource food for each player`",
    "first player token": "he is always `first`; `set first to …` passes it on, in a verb or under `play:`",
    "to place worker on space\n    gain 1 coin": "write `onto`",
    "to cross number in row\n    gain 1 coin": "write `into`",
    'inn inn "Inn"\n    copies 2 for each player': "leave it out, and write into `kind inn` a line `owned "
    "by_player`: each player has as many then",
    'inn inn "Inn"\n    gives  3 wood and 1 clay': "write `,` instead",
    "at harvest:\n    gain 1 coin": "write `at harvest start:` or `at harvest end:`",
}


@pytest.mark.parametrize("head", HEADS)
def test_a_declaration_in_the_words_of_a_rulebook_is_said_anew(head: str) -> None:
    reporter = Reporter()
    parse(Source("input.moo", f"{head}\n"), reporter)
    assert [str(fault.help) for fault in reporter.diagnostics] == [HEADS[head]]
