setup:
    choose one
        gain 1 food
        all of
            pay 1 food
            gain 2 fleet
    target chooses one
        discard 2 cards from their hand
        lose 2 loyalty
    you choose one
        gain 1 food
        gain 1 fleet
