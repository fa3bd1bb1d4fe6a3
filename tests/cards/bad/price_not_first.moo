# Prices stand before everything that is done; only a `let` may stand among them.

to feast with guests (number)
    needs your coin is at least 1
    pay 1 coin
    let plates be guests + 1
    pay 1 grain
    gain (plates) fame
    pay 1 coin                          ### price-not-first

action feasting "Feast"
    feast with guests 2
    pay 1 coin                          ### price-not-first

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        gain 1 grain
        pay 1 coin                      ### price-not-first
        may
            gain 1 grain
            pay 1 coin                  ### price-not-first
        choose one
            all of
                pay 1 grain
                gain 1 coin
            all of
                gain 1 coin
                pay 1 grain             ### price-not-first
        all of
            pay 1 coin                  ### price-not-first
            gain 1 grain
        in any order
            may
                pay 1 grain
                gain 1 coin
            gain 1 coin

    after visit:
        choose a stall from your hand
        pay 1 coin
        discard stall
        pay 1 coin                      ### price-not-first

    sell [A]:
        target pays 1 coin              ### unknown-name
        if your coin is 2
            pay 2 coin
            gain 1 fame
