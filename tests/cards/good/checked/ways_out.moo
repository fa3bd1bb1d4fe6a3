# Turns that end: an action can always be done, a turn itself brings the end nearer, or the game ends in one.

action dozing "Doze"
    ru "Подремать"
    pay 1 worker from your hut into square

variant short "Short game"

    play:
        take turns from first while their hut is not empty
            perform an action
        take turns from first while their fame is less than 3
            they gain 1 fame
        take turns from first
            if their fame is 3
                end game
        take turns from first while their hut is not empty
            if their coin is at least 1
                put 1 worker from their hut into square
            otherwise
                put all workers from their hut into square
        take turns from first while their hut is not empty
            if their hut is at least 2
                put 2 workers from their hut into square
            otherwise if their hut is at least 1
                put 1 worker from their hut into square
        take turns from first while their hut is not empty
            if their coin is at least 1
                put 1 worker from their hut into square
            they gain 1 coin
        take turns from first while their coin is not 5
            if their coin is more than 5
                they lose 1 coin
            otherwise
                they gain 1 coin
        take turns from first while day is at most 3 and their coin is at least 1
            gain 1 day
        take turns from first while number of cards in their hand is more than 2
            may discard a card from their hand
        take turns from first while their fame - their coin is at least 1
            they gain 1 coin
