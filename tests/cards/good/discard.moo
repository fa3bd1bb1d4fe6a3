setup:
    discard a card from your hand where it is blue
    discard (number of cards in your hand - 5) cards from your hand
    discard 2 blue cards from your hand
    discard unwanted
    target discards 1 card from their hand where it is blue
    discard 2 cards where it is blue
    put card into a system from your systems where it is empty
    target moves card into a system from your systems where it is empty
    target takes a card where it is blue
