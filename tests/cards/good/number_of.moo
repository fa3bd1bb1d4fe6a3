value z = number of players
value b = number of cards in your hand
value c = number of blue cards in your systems
value d = number of (systems in your systems where it is not empty)
value e = number of (stacks where it is empty)
value f = number of top 3 of deck
value g = number of (your systems where it is empty)
value h = number of (your systems in play where it is empty)
