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
# `as NAME` names what one player picks, draws, discards or rolls; nothing else can be called again.

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1 coin as gold                             ### unexpected-part
        shuffle deck as heap                            ### unexpected-part
        reveal a card from your hand as seen            ### unexpected-part
        put this card into deck as lid                  ### unexpected-part
        put 1 worker from your hut into square as hand  ### unexpected-part
        discard this as gone                            ### unexpected-part
        visit an opponent as rival                      ### unexpected-part
        each player draws 1 card as drawn               ### unexpected-part

    # What another player draws is known behind the line, too.
    after you visit:
        target draws 2 cards as drawn
        target discards 1 card from drawn
        target discards 1 card from their hand as thrown
        gain (number of thrown) coin

---
scenario "each line stands by itself"
    given
        your coin is 2
        and then
            you draw 2 cards as drawn                   ### unexpected-part
    when
        you build barn into a lane from your lanes as built     ### unexpected-part
        you choose barn as chosen                       ### unexpected-part
        you choose barn where it is green               ### unexpected-part
    then
        your coin is 2

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
