action trade "Trade"
    ru "Торговля"
    pay 3 food
    gain 2 fleet

action move "Move", at any time in your turn, once a round
    draw 1 card

action rest
    end turn
