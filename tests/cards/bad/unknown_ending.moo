stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        end game by market_dya          ### unknown-ending
