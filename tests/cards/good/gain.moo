setup:
    gain 2 food
    gain 3 food, 3 fleet
    gain race's start
    gain total income of cards in your systems
    gain (your income - your upkeep) food
