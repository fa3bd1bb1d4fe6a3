# Who stands alone above lines.

action hosting "Be Host"
    everybody                           ### wrong-kind
        gain 1 coin
    rest
        gain 1 coin                     ### bad-indent
    dealer gains 1 coin                 ### unknown-name
    frist                               ### unknown-name
        gain 1 coin
    market                              ### unknown-name
        gain 1 coin
    barn                                ### wrong-kind
        gain 1 coin
    your hand                           ### wrong-kind
        gain 1 coin
    your lefft                          ### unknown-name
        gain 1 coin
    the player with the highest colour  ### unknown-name
        gain 1 coin
    each player
        first
            choose a stall from hand    ### missing-owner
---
action idling "Idle"
    gain 1 coin
        gain 1 coin                     ### bad-indent
---
variant quiet "Quiet"

    setup:
        your left                       ### nobody-acts
            gain 1 coin
