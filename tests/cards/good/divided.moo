value half = your coin divided by 2
value shares = (number of cards in your hand) divided by 3 + 1
value sets = 5 for each 2 blue cards in your hand
value pairs = 2 coin for each 3 cards
