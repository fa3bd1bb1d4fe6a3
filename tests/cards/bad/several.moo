# Facts of several words, and words that are handed on.

kind ship is card "ship"
    sails   square, lateen, several, optional
    class   small, large
    cannon  number, several             ### wrong-fact
    flags   several                     ### wrong-fact
    masts   tall, several               ### wrong-fact
    ropes   thick, thin, several 3      ### wrong-fact
    starts  dock

kind boat is card "boat"
    sails   square, lateen              ### wrong-fact
    starts  port

zone dock of ship "dock"

zone port of boat "port"

ship sloop "Sloop"
    sails   square, square, round       ### unknown-word
    class   small, large                ### wrong-fact

ship brig "Brig"
    sails   square 2, lateen            ### wrong-fact
    class   large

ship raft "Raft"
    sails   3                           ### wrong-fact
    class   small
---
kind ship is card "ship"
    sails   square, lateen, several, optional
    class   small, large
    starts  dock

zone dock of ship "dock"

zone fleet of ship for each player "fleet"

value shown of ship for sail (word) = number of sail in ship's sails

to rig ship by sail (word) with extra (number)
    gain (shown of ship for sail + extra) coin
    gain (number of round in ship's sails) coin     ### unknown-word
    gain (number of small in ship's sails) coin     ### unknown-word
    gain (number of ship in ship's sails) coin      ### wrong-kind
    gain (number of sail in ship's class) coin      ### wrong-kind
    gain (number of ship's class) coin              ### wrong-kind
    gain (number of square in your fleet's sails) coin  ### unknown-name
    gain (number of ships in ship's sails) coin     ### unknown-word
    gain (ship's sails) coin                        ### wrong-kind
    gain (total sails of ships in your fleet) coin  ### wrong-kind
    if ship's sails is square                       ### wrong-kind
        gain 1 coin
    if ship's sails is at least 2                   ### wrong-kind
        gain 1 coin
    if round is in ship's sails                     ### unknown-word
        gain 1 coin
    if ship is in ship's sails                      ### wrong-kind
        gain 1 coin
    if sail is in ship's class                      ### wrong-kind
        gain 1 coin
    for each round ship in your fleet               ### unknown-word
        gain 1 coin
    if sail is at least 2                           ### wrong-kind
        gain 1 coin

action rigging "Rig"
    rig top of dock by square
    rig top of dock by round                        ### unknown-word
    rig top of dock by top of dock                  ### wrong-kind
    rig top of dock by 3                            ### wrong-kind
    rig top of dock by barn                         ### wrong-kind
    rig top of dock by nobody                       ### wrong-kind
    rig top of dock                                 ### missing-part
    rig top of dock by square with extra lateen     ### wrong-kind
    gain (shown of top of dock for square) coin
    put top of dock into your fleet

ship sloop "Sloop"
    sails  square, square
    class  small
---
# A sum of what each thing is takes numbers and amounts.

value tally of player = (it) for each stall in player's lanes          ### wrong-kind
value hues of player = (its colour) for each stall in player's lanes   ### wrong-kind
value owners of player = (its owner) for each stall in player's lanes  ### wrong-kind
value worth of player = (its points + 1) for each stall in player's lanes
value prices of player = (its price) for each stall in player's lanes
value errors of player = (its weight) for each stall in player's lanes ### unknown-fact

action counting "Count"
    gain (your worth) coin
    gain your prices
    gain (your tally) coin
    gain (your hues) coin
    gain (your owners) coin
    gain (your errors) coin
    gain (its points) coin              ### nothing-meant
