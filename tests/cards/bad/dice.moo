# Dice: what is printed on them, and what is done with them.

kind amber_die is die "amber die"
    faces  flame                            ### wrong-fact

---
kind amber_die is die "amber die"
    faces  flame, "burst"                   ### wrong-fact

---
kind amber_die is die "amber die"
    faces  flame, 1 or more                 ### wrong-fact

---
kind amber_die is die "amber die"
    sides  20                               ### unknown-fact

---
kind amber_die is die "amber die"
    faces  1 to 500                         ### out-of-bounds

---
kind amber_die is die "amber die"
    faces  blank, 1 to 3, flame
    heat   2
    glow   pale, bright                     ### wrong-fact
    face   3                                ### reserved-word
    colour 3                                ### wrong-fact

---
kind amber_die is die "amber die"
    faces  blank, 1 to 3, flame
    heat   2

value warmth of die = die's heat

stall smithy "Smithy"
    colour  red
    price   1 coin
    points  1

    on build:
        roll 2 amber_dice, 1 cube as thrown
        roll 2 dice as others                             ### wrong-kind
        roll 60 cubes, 60 amber_dice as many            ### out-of-bounds
        roll 1 amber_die, 2 fires as fire               ### unknown-kind
        if thrown is 5                                  ### wrong-kind
            gain 1 coin
        gain (thrown) coin                              ### wrong-kind
        gain (number of dice) coin                      ### missing-place
        gain (number of dice in your hand) coin         ### wrong-kind
        reroll 1 die                                    ### missing-place
        reroll a card from your hand                    ### wrong-kind
        reroll your hand                                ### wrong-kind
        choose a die from thrown as chosen
        if chosen's face is ember                       ### unknown-word
            gain 1 coin
        if chosen's face is blue                        ### unknown-word
            gain 1 coin
        if chosen's face is you                         ### wrong-kind
            gain 1 coin
        if chosen's heart is 2                          ### unknown-fact
            gain 1 coin
        if chosen is a building                         ### unknown-kind
            gain 1 coin
        if chosen is a stall                            ### wrong-kind
            gain 1 coin
        set chosen's face to 7                          ### unknown-word
        set chosen's face to this card                  ### wrong-kind
        roll 1 cube as cubes_thrown
        for each amber_die in cubes_thrown              ### wrong-place
            gain 1 coin
        for each flaming die in thrown                  ### unknown-word
            gain 1 coin
        for each working die in thrown                  ### unknown-word
            gain 1 coin
        reroll 2 dice of one mood from thrown           ### unknown-fact
        gain (warmth of this card) coin                 ### wrong-kind

---
# What can never be.
kind amber_die is die "amber die"
    faces  1 to 3

stall smithy "Smithy"
    colour  red
    price   1 coin
    points  1

    on build:
        roll 2 amber_dice as thrown
        if total of thrown is 7                                 ### never-true
            gain 1 coin
        for each die in thrown where its face is 4              ### never-true
            gain 1 coin

---
kind amber_die is die "amber die"
    faces  1 to 3

stall smithy "Smithy"
    colour  red
    price   1 coin
    points  1

    on build:
        roll 2 amber_dice as thrown
        gain (sum of thrown) coin                               ### unknown-name
        keep any number of dice                                 ### unknown-verb
        set aside any number of dice                            ### unexpected-part
