building farm
    when you would lose loyalty:
        gain 1 food

    when an opponent would draw 2 cards:
        draw 1 card

    when each player would gain food:
        gain 1 fleet

    when target would discard a card:
        draw 1 card
