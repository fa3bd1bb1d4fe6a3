# What the game and its players are marked with.

mark trump "trump"                      ### missing-fact

mark mood "mood"                        ### missing-fact
    words  calm, angry
    names  player

mark turned "turned"                    ### missing-fact
    sides  space                        ### unknown-fact

mark wanted "wanted"
    names  harbour                      ### unknown-kind

mark odd "odd"
    words  2                            ### wrong-fact

mark full "full"
    words    calm, angry
    range    0 to 3                     ### unknown-fact
    kept_in  hand                       ### unknown-fact
---
mark trump "trump"
    names  colour

mark dealer "dealer"
    names  player

mark prize "prize"
    names  stall

mark stance for each player "stance"
    words  calm, angry

counter days "days"

action marking "Mark"
    gain 1 trump                        ### wrong-kind
    lose 1 stance                       ### wrong-kind
    pay 1 trump                         ### price-not-first wrong-kind
    set trump to purple                 ### unknown-word
    set trump to 2                      ### wrong-kind
    set trump to you                    ### wrong-kind
    set trump                           ### missing-part
    set dealer to red                   ### wrong-kind
    set prize to dealer                 ### wrong-kind
    set stance to wild                  ### unknown-word
    set your stance to nothing          ### unknown-word
    set days to trump                   ### wrong-kind
    set your trump to red               ### wrong-owner
    if trump is purple                  ### unknown-word
        gain 1 coin
    if stance is calm                   ### missing-owner
        gain 1 coin
    if your stance is red               ### unknown-word
        gain 1 coin
    if trump is at least 2              ### wrong-kind
        gain 1 coin
    score trump                         ### wrong-kind
    choose a worker from your hand      ### wrong-kind
    trump draws 1 card                  ### wrong-kind
    dealers draw 1 card                 ### unknown-name

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after you gain trump:               ### wrong-kind
        gain 1 coin

scenario "what cannot be set up"
    given
        trump is purple                 ### unknown-word
        your stance is 2                ### wrong-kind
        dealer is inn                   ### wrong-kind
    when
        you gain 1 coin
    then
        trump is red
