# Options with a title.

stall market "Market"
    colour  red
    price   2 coin
    points  1

    on build:
        choose one
            option "Sell out"
                ru "Распродать"
                pay 3 grain
                gain 5 coin
            option "Give alms"
                ru "Подать милостыню"
                lose 1 coin
                gain 1 fame
            draw 1 card

    after you visit:
        target chooses one
            option "Welcome"
                ru "Принять"
                needs their coin is at least 1
                lose 1 coin
                you gain 1 fame
            option "Turn away"
                ru "Прогнать"
                lose 1 fame

    age:
        in any order
            option "Sow"
                pay 1 grain
                gain 2 grain
            option "Stay"
                gain 1 fame
