# Options that can never be chosen.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose one
            gain 1 coin
            all of
                pay 5 grain
                pay 5 grain                                                 ### never-chosen
                gain 3 fame
            all of
                pay (number of workers in your hut + 6) workers from your hut into square   ### never-chosen
                gain 1 coin
        may
            pay 6 workers from your hut into square                         ### never-chosen
            gain 1 fame
        may
            pay 5 pebbles from pond into river
            gain 1 fame
        may discard 20 cards from your hand                                 ### never-chosen
        if your grain is at most 2
            may
                pay 3 grain                                                 ### never-chosen
                gain 1 fame

---
action feasting "Feast"
    pay 2 workers from your hut into your field
    pay 4 workers from your hut into square                                 ### never-chosen
    gain 1 fame
---
# A pick without a place looks only at what lies openly before a player.
to show stall
    needs stall is in your hand
    gain 1 fame

action showing "Show"
    show a stall                                                            ### never-chosen
