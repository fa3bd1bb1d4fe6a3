# A place of the game that consists of piles.

zone jetties of stall "jetties"
    piles  3
    order  chosen

stall pier "Pier"
    ru      "Пирс"
    colour  blue
    price   1 coin
    points  1

    on build:
        choose a jetty as spot where number of stalls in jetty is less than 3
        put a stall from your hand into spot
        gain (number of (jetty where top of it is pier)) coin
        choose a random jetty from jetties as other where not it is empty
        if other is in jetties and other is not spot
            put top of other onto spot
        for each jetty
            gain 1 grain
