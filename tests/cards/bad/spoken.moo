# Lines as they are printed on cards; see `syntax/spoken.moo`.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    at game end:                        ### unknown-moment
        gain 1 coin
---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    after another player robs:          ### unknown-verb
        gain 1 coin
---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    end of game:
        score 1 point for each stall in your stalls      ### unknown-resource
---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1 coin per stall in your stalls             ### unexpected-part
        discard 1 stall of your hand                     ### wrong-kind
        put a stall from rubbish to your hand            ### unexpected-part
---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (card_below's points) coin                  ### missing-owner
---
kind isle is place "isle"

kind raft is card "raft"
    starts  slip

zone slip of raft "slip"
zone rafts of raft for each isle "rafts"

isle lone_isle "Lone Isle"

raft log "Log"

action landing "Land"
    choose an isle where there is a raft on it          ### wrong-kind
    put top of slip into isle's rafts
---
stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        swap stall                                       ### unknown-verb
        search bank                                      ### unknown-verb
        double coin                                      ### unknown-verb
        win                                              ### unknown-verb
        exile this                                       ### unknown-verb
        untap this                                       ### unknown-verb
        ignore price                                     ### unknown-verb
        gain double coin                                 ### unexpected-part

stall scored "Scored"
    colour  red
    price   1 coin
    points  1

    on build:
        score 2 fame                       ### unexpected-part
        rank players by fame               ### unexpected-part

    after you visit:
        game over                          ### unknown-verb

---

# Whose they are, and which pile.

zone jetties of stall "jetties"
    piles  3

kind patch is place "patch"

board meadow of patch "Meadow"
    form    squares
    width   3
    height  3

stall jester "Jester"
    colour  red
    price   1 coin
    points  1

    on build:
        gain (number of stalls from yours) coin          ### unknown-name
        put top of jetty into your hand                  ### unknown-name
        choose your patch                                ### unknown-name
        coin - 2                                         ### unknown-verb
