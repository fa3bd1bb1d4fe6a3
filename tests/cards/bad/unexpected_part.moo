# A verb with more than it can use.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        build a stall from your hand into a lane from your lanes with rebate 1      ### unexpected-part
        build a stall from your hand onto a lane from your lanes                    ### unexpected-part
        visit an opponent to you                        ### unexpected-part
        rest, 2 coin                                    ### unexpected-part
        rest your hut                                   ### unexpected-part
        gain 1 coin into your hut                       ### unexpected-part
        draw 2 cards into your hand                     ### unexpected-part
        put a card from your hand into deck into deck   ### unexpected-part
        discard a card from your hand into deck         ### unexpected-part
        may
            pay 1 coin into river                       ### unexpected-part
            gain 1 coin
        may
            pay 1 coin with rebate 1                    ### unexpected-part
            gain 1 coin
        may
            pay 1 card from your hand into deck         ### unexpected-part
            gain 1 coin
        may
            pay 1 worker from your hut, 1 card from your hand       ### unexpected-part
            gain 1 coin
        draw 2 cards, 1 card                            ### unexpected-part
        discard 1 card from your hand, 2 cards from your hand       ### unexpected-part
        shuffle deck, rubbish                           ### unexpected-part

---
scenario "reasons where there is none"
    given
        your coin is 2 because of barn          ### unexpected-part
    when
        you gain 1 coin
    then
        your coin is 3 because of barn          ### unexpected-part
        you can visit rival because of barn     ### unexpected-part
        nothing is asked because of barn        ### unexpected-part
        you cannot visit you because of barn, mill      ### unexpected-part
