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
    choose one
        option "Take ore"
            ru "Взять руду"
            gain 1 ore
        option "Trade"
            pay 1 food
            choose one
                gain 2 fleet
                option "Nothing"
                    gain 0 food
    in any order
        option "Feed"
            gain 1 food
        gain 1 fleet
