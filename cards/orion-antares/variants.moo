variant invasion "Invasion"
    ru  "Вторжение"

    # The Antarans are as strong from the start as they otherwise become, and everybody has a little more to meet them with.
    setup:
        set threat to 5
        shuffle box
        put top 5 of box into middle
        each player
            choose a race from race_box
            put race into their seat
            gain race's start
            gain 2 fleet
        shuffle deck
        each player
            draw 5 cards
        each player
            discard any number of cards from their hand as unwanted
            draw (number of unwanted) cards
