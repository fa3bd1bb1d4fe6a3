# Abilities that are used up only when somebody agrees.

stall raffle "Raffle"
    colour  red
    price   2 coin
    points  1

    after you visit, used once a morning:
        may
            pay 1 grain
            gain 2 coin
        otherwise
            gain 1 grain

    at market start, used once a game, working or not:
        if your coin is at least 3
            may draw 2 cards
