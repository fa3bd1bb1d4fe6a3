building farm
    on build:
        may draw 1 card
        may gain 2 food, 1 fleet
        may draw 2 cards as drawn
        may build a card from your hand into this system with discount 2
        may discard a card from your hand where it is blue
        target may draw 1 card
        each opponent may draw 1 card
