setup:
    discard 2 cards of one colour from your hand
    choose up to 3 red cards of different colours from your hand as some
    choose any number of cards of one colour as all_of_them
    put (your limit) cards of one colour from your hand into deck
    put 2 (cards of one colour from your hand where it is blue) into deck
