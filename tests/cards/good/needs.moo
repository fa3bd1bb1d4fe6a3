to hire advisor
    needs advisor is in middle
    needs there are fewer than 3 cards in your council
    put advisor into your council
