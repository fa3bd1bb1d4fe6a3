# Numbers that can never be.

resource silver for each player "silver"
    range  0 to 5
    start  6                            ### out-of-bounds

stall cellar "Cellar"
    colour  red
    price   10 grain, 21 coin, 1 silver     ### out-of-bounds out-of-bounds
    points  6                           ### out-of-bounds
    copies  0                           ### out-of-bounds

    on build:
        gain 10 grain                   ### out-of-bounds
        lose 21 coin                    ### out-of-bounds
        may
            pay 12 grain                ### out-of-bounds
            gain 1 coin
        gain 1000 fame

---
game tiny "Tiny"
    players  1 to 9                     ### out-of-bounds

setup:
    end game

play:
    end game

---
pack fair "Fair"
    version   "1.0.0"
    coverage  120                               ### out-of-bounds
---
# Nobody pays less than nothing.

stall inn "Inn"
    colour  red
    price   -1 coin                           ### out-of-bounds
    points  1
