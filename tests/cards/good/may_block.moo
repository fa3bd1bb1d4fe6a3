building farm
    on build:
        may
            pay 1 food
            draw 3 cards
        may
            pay 1 food
        otherwise
            lose 1 loyalty
        partner may
            target loses 1 loyalty
