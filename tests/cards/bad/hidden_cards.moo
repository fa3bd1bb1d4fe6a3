# Cards that are read by somebody who may not see them.

value best of player = highest points of cards in player's hand

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        choose an opponent as rival
        if there is a blue card in rival's hand                             ### hidden-cards
            gain 1 coin
        otherwise if number of red cards in rival's hand is 2               ### hidden-cards
            gain 1 coin
        choose a card from rival's hand where its colour is blue            ### hidden-cards
        gain 1 coin

    after visit:
        if top of deck is tavern                                            ### hidden-cards
            gain 1 coin
        let high be highest points of cards in target's hand                ### hidden-cards
        gain (high) coin
        gain (target's best) coin                                        ### hidden-cards
        each opponent where there is a blue card in their hand              ### hidden-cards
            lose 1 coin
        target may
            discard a blue card from your hand                              ### hidden-cards

    # How many there are all may know; one's own hand one knows; whoever chooses looks for himself.
    after an opponent visits you:
        gain (number of cards in their hand) coin
        gain 1 coin for each blue card in your hand
        each opponent
            discard a blue card from their hand
        they may discard a red card from their hand
        each player gains (number of (cards in their hand where its colour is blue)) coin

    at market start:
        if top of deck is tavern                                            ### hidden-cards
            gain 1 coin

    # When the game ends all is shown.
    end of game:
        if top of deck is tavern
            gain 1 coin

    # What is revealed is known.
    before visit:
        reveal all cards from target's hand
        if there is a blue card in target's hand
            gain 1 coin

    always:
        your harvest is (number of blue cards in your hand) more
---
# Nothing but a reveal, or what stands on the back, makes a hidden card known; and every line is looked at.

kind ship is card "ship"
    class   small, large
    rank    1 to 9
    faces   up, down
    back    class
    starts  dock
    works when it is in its owner's fleet

kind boat is card "boat"
    class   small, large
    starts  dock
    works when it is in its owner's fleet

zone dock of card "dock"
    face  down

zone quay of ship "quay"
    face  down

zone fleet of card for each player "fleet"

zone hold of ship for each player "hold"
    seen  owner

zone mixed of card for each player "mixed"
    seen  owner

value strong of ship
    yes if ship's rank is at least 5
    no otherwise

to spy rival (player)
    if there is a blue card in rival's hand                                 ### hidden-cards
        gain 1 coin

action looking "Look"
    shuffle dock
    put top of dock into your fleet
    shuffle quay
    put top of quay into your hold
    put top of dock into your mixed
    choose an opponent
    spy opponent
    if there is a ship in opponent's hold where its rank is 3 and its class is large     ### hidden-cards
        gain 1 coin
    if there is a card in opponent's mixed where its class is large         ### hidden-cards
        gain 1 coin
    if number of (ships in quay where its class is large) is 1              ### hidden-cards
        gain 1 coin
    if class of top of quay is large                                        ### hidden-cards
        gain 1 coin
    if face of top of quay is up                                            ### hidden-cards
        gain 1 coin
    if strong of top of quay is yes                                         ### hidden-cards
        gain 1 coin
    if there is a card in opponent's hand where it is barn                  ### hidden-cards
        gain 1 coin
    for each card in top 2 of deck where its colour is red                  ### hidden-cards
        gain 1 coin
    repeat 2 times
        if top of deck is barn                                              ### hidden-cards
            gain 1 coin
    draw 1 stall
    if there is a blue card in opponent's hand                              ### hidden-cards
        gain 1 coin
    for each worker in your hut
        if there is a blue card in your hand
            gain 1 coin
    may
        gain 1 coin
    otherwise
        if there is a blue card in opponent's hand                          ### hidden-cards
            gain 1 coin
    if your coin is 1
        reveal all cards from opponent's hand
    otherwise
        if there is a blue card in opponent's hand                          ### hidden-cards
            gain 1 coin
    if there is a blue card in opponent's hand
        gain 1 coin

ship sloop "Sloop"
    class  small
    rank   3

    always:
        your harvest is (number of (cards in deck where its colour is red)) more        ### hidden-cards

boat punt "Punt"
    class  small
---
stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    always:
        if top of deck is tavern                                            ### hidden-cards
            your room is 1 more
            you cannot rest
        otherwise
            toll against players is (1 coin for each blue card in your left's hand) more   ### hidden-cards
---
# Shown to one player: that one knows it, and nobody else does.
stall spyglass "Spyglass"
    colour  blue
    price   1 coin
    points  1

    on build:
        reveal top 3 of deck to you as seen
        if there is a blue card in seen
            gain 1 coin
        if top of deck is tavern
            gain 1 coin
        choose a card from seen as kept
        put kept into your hand

    after visit:
        reveal top of deck to target as first_one
        if top of deck is tavern                                            ### hidden-cards
            gain 1 coin
        target may
            if top of deck is tavern
                lose 1 grain

    before visit:
        reveal all cards from your hand to target as mine
        choose an opponent as rival
        rival chooses a card from mine as theirs                            ### hidden-cards
        gain (number of mine) coin
---
stall spyglass "Spyglass"
    colour  blue
    price   1 coin
    points  1

    on build:
        reveal 3 to you                                                     ### wrong-kind
        reveal top of deck to deck                                          ### wrong-kind
---
# A hand that all see but its owner, who plays it blind.
zone blind of stall for each player "blind hand"
    seen  others

mark known for each stall "known"
    words  no_way, yes_way
    seen   all

action feeling "Feel"
    choose a stall from your blind as felt
    set felt's known to yes_way
    put felt into rubbish
    put 2 stalls from your blind into rubbish                               ### hidden-cards
    if there is a blue stall in your blind                                  ### hidden-cards
        gain 1 coin
    choose an opponent as rival
    choose all stalls from your blind as held                               ### hidden-cards
    choose a stall from held as shown
    put shown into rubbish
    if there is a blue stall in rival's blind
        gain 1 coin
    open a stall from your blind                                            ### hidden-cards
    put top of deck into your blind
---
# What only owners, or the others, can see belongs to a player; a mark is seen by all, or with its card.
zone nobodys of stall "stall of nobody"
    seen  others                                                            ### missing-owner

mark known for each stall "known"
    words  no_way, yes_way
    seen   owner                                                            ### wrong-fact

action feeling "Feel"
    choose a stall from your hand
    put stall into nobodys
