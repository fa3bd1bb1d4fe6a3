# What nobody chooses.

stall lots "Lots"
    ru      "Жребий"
    colour  red
    price   2 coin
    points  1

    on build:
        choose a random opponent as drawer
        drawer draws 1 card
        put a random card from drawer's hand into rubbish
        discard 2 random cards from your hand
        choose a random number from 1 to 6
        gain (number) coin

    after you visit:
        choose a random resource as found
        gain 1 found
        choose a random colour as hue
        if hue is red
            lose 1 fame
        choose a random resource from grain, coin as good
        lose 1 good
        choose a random blue stall from your hand where its points is at least 1
        discard it
