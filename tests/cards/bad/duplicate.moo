# Names twice in one family, facts twice on one card, effects twice.

resource coin for each player           ### duplicate

zone hand of stall                      ### duplicate

value room of player = 5                ### duplicate

to rest                                 ### duplicate
    gain 1 coin

action sowing "Sow again"               ### duplicate
    gain 1 coin

ending market_day "once more"           ### duplicate

kind worker is piece                    ### duplicate

stall barn "Barn"                       ### duplicate
    colour  red
    price   1 coin
    points  1

stall inn "Inn"
    colour  red
    colour  blue                        ### duplicate
    price   1 coin, 2 coin              ### duplicate
    points  1

    age:
        gain 1 coin

    age:                                ### duplicate
        gain 2 coin

to trade stall to stall (number)        ### duplicate
    gain 1 coin

setup:                                  ### duplicate
    shuffle deck

---
# Two games cannot be played at once.

game first_one "First"

game second_one "Second"                ### two-games

setup:
    end game

play:
    end game
---
stall inn_sign "Inn Sign"
    colour  green
    price   1 grain
    points  1
    text    en "Take two grain."
    text    en "Take 2 grain." ### duplicate

    on build:
        gain 2 grain
