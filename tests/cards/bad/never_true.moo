# Conditions that never hold, and what stands behind conditions of which one always does.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if your grain is more than 9                                        ### never-true
            gain 1 coin
        if number of workers in your yard is 5                              ### never-true
            gain 1 coin
        if this card's colour is blue                                       ### never-true
            gain 1 coin
        if there are at least 5 players                                     ### never-true
            gain 1 coin
        if your grain is more than your grain                               ### never-true
            gain 1 coin
        if number of guests in your bench is 2                              ### never-true
            gain 1 coin
        if day is at least 0 and your coin is at least 21                   ### never-true
            gain 1 grain

    # What the moment itself says, and what is below zero.
    after you build a green card:
        if stall's colour is red                                            ### never-true
            gain 1 coin
        if stall's points is less than 0                                    ### never-true
            gain 1 coin

---
# A condition contradicts one above it, or another part of its line.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if your grain is at least 5
            if your grain is at most 3                                      ### never-true
                gain 1 coin
        otherwise if your grain is at most 4
            gain 1 fame
        otherwise                                                           ### never-true
            gain 1 grain
        if your coin is 3
            gain 1 coin
        otherwise if your coin is 3                                         ### never-true
            gain 1 fame
        if your grain is more than 4 and your grain is less than 4          ### never-true
            gain 1 coin
        if your grain is either 4 or 12                                     ### never-true
            gain 1 coin
        let spare be lowest of your resources
        if spare is more than 9                                             ### never-true
            gain 1 fame
        for each stall in your hand where its colour is red and its colour is blue   ### never-true
            gain 1 coin
        repeat at most 3 times while your grain is at least 10              ### never-true
            gain 1 coin
        roll 2 dice as thrown
        if total of thrown is 1                                                      ### never-true
            gain 1 coin
        if there is a worker in your yard
            gain 1 coin
        otherwise if there is no worker in your yard
            gain 1 fame

---
# In verbs, actions, values and under `always:`.
value pride of player
    2 if player's grain is at least 12                                      ### never-true
    1 otherwise

to feast
    needs number of guests in your bench is at least 2                       ### never-true
    gain (your pride) fame

action feasting "Feast"
    feast

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your harvest is (number of (cards in your lanes where its points is 6)) more       ### never-true

---
# A card of a kind that cannot be meant.
guest friar "Friar"
    after you build a card:
        if stall is friar                                                   ### never-true
            gain 1 coin
---
# Under `always:`.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        if your grain is more than 9                                        ### never-true
            your room is 1 more
            your harvest is 1 more
        if your coin is at least 3
            if your coin is less than 3                                     ### never-true
                you cannot rest
        otherwise if your coin is less than 3
            your room is 2 more
        otherwise                                                           ### never-true
            your room is 3 more
            your harvest is 3 more
---
# Whom a change is about.
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        your rebate for (red stalls where its colour is blue) is 1 more     ### never-true
        your rebate for (stalls where its points is more than 5) is 1 more  ### never-true

---
# Nothing lies in two places at once.
to bless stall
    needs stall is in rubbish
    needs stall is in your hand                                             ### never-true
    gain 1 coin

to mend stall
    needs stall is in rubbish or stall is in your hand
    needs stall is in your hand
    put stall into rubbish
    if stall is in rubbish
        gain 1 coin

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        if this stall is in your hand and this stall is in rubbish          ### never-true
            gain 1 coin
        may
            choose a stall from your hand
            bless stall
        may
            choose a stall from your hand
            mend stall
