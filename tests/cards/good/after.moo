building farm
    after attack:
        gain 1 fleet

    after an opponent attacks you:
        gain 1 production

    after you build a blue card, once a turn:
        draw 1 card

    after you build a red card, used once a turn, working or not:
        may draw 1 card

    after each player draws a card:
        gain 1 food

    after target loses 1 loyalty:
        gain 1 food

after a card rests:
    put it into box
