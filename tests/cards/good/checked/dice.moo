# Dice with printed faces: counted and compared, chosen, turned, rolled once more, set aside, given to a verb.
kind amber_die is die "amber die"
    faces   blank, 1 to 3, flame, flame
    heat    2
    glow    pale
    loud    yes

value warmth of die for stall
    its_heat of die if die's face is flame
    0 otherwise

value its_heat of die = die's heat

to spend_dice embers (dice) with bonus (number)
    for each amber_die in embers where its face is flame, by highest face
        gain (its heat + bonus) coin
    discard embers

stall smithy "Smithy"
    colour  red
    price   1 coin
    points  1

    on build:
        roll 2 amber_dice, (number of your hand) cubes as thrown
        reroll up to 2 dice from thrown where its face is at most 1
        choose a die from thrown as chosen where its face is not blank
        if chosen is an amber_die and chosen's glow is pale and chosen's loud is yes
            set chosen's face to flame
        if chosen is in thrown and thrown is not empty
            gain (warmth of chosen for this card) coin
        if there are at least 2 dice in thrown where its face is flame
            gain (total of thrown - highest of thrown) coin
        if there are at most 2 dice of one face in thrown and number of (dice of different faces in thrown where its face is not blank) is 2
            gain (number of dice of one face in thrown) coin
        discard 2 dice of one face from thrown as pair
        if pair is empty and chosen's face is more than 2
            reroll chosen
        discard a pale die from thrown
        set chosen's face to 3
        reroll thrown
        spend_dice thrown with bonus 1
