# What a scenario sets up, does and expects.
scenario "a table that cannot be"
    given
        players are rival, you                  ### cannot-set-up
        players are you, them                   ### cannot-set-up
        your hand is barn                       ### cannot-set-up
        rolls are 7                             ### cannot-set-up
        your resources are 2 fame               ### cannot-set-up
        their lanes is [barn]                   ### nobody-acts
        your stalls is [barn]
        first's hand is [barn]                  ### cannot-set-up
    when
        you gain 1 coin
    then
        your coin is 4
---
scenario "expected what cannot be read"
    given
        your coin is 2
    when
        you gain 1 coin
        you choose 1 barn                       ### unknown-kind
        you choose a barn                       ### cannot-set-up
        you choose a stall from your hand       ### cannot-set-up
    then
        options are 3                           ### wrong-kind
        your hand is [barn], 3                  ### wrong-kind
        game is 3                               ### wrong-kind
        game is lost                            ### wrong-kind
        your coin is at least 3, 4              ### unexpected-part
        you can perform 3                       ### wrong-kind
        you cannot perform a worker from your hut  ### wrong-kind
        hand is [barn]                          ### missing-owner
        your stalls is [barn]
---
value both of player = player's lanes or player's hand

action looking "Look"
    gain (number of cards in both of you) coin

scenario "two places at once"
    given
        your both is [barn]                     ### cannot-set-up
    when
        you gain 1 coin
    then
        your coin is 1
---
scenario "whose a card is, that nobody owns"
    given
        your hand is [rival's barn]             ### wrong-owner
    when
        you gain 1 coin
    then
        your coin is 1
---
scenario "who does not sit at the table, and what lies in a slot"
    given
        third's coin is 2                       ### no-such-player
    when
        you gain 1 coin
    then
        second's coin is 0                      ### no-such-player
        your coin is 1
---
scenario "answers in one line"
    when
        you perform building
        you choose barn, mill                   ### unexpected-word
    then
        your coin is 1
---
scenario "what lies in a slot"
    when
        you gain 1 coin
    then
        number of workers in barn's [A] is 0    ### wrong-kind
---
scenario "a slot without brackets"
    when
        you gain 1 coin
    then
        number of workers in barn's A is 0      ### upper-case
---
scenario "what is so among what happens"
    when
        you gain 1 coin
        your coin is 1                          ### cannot-set-up
    then
        your coin is 1
---
scenario "how many there are among what happens"
    when
        you gain 1 coin
        there is no card in deck                ### unexpected-word
    then
        your coin is 1
