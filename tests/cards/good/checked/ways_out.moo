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
