setup:
    put all cubes on this into your actions
    put a card from top 3 of discard_pile into your hand
    put this onto a planet from your empire
    put card under its system
    put up to 3 cubes from your reserve into your actions
    put up to (your limit) cubes from your reserve into your actions
    put any number of cards from your hand into your played
    put top of stacks onto spot's drawn as found
    put 1 cube from your reserve into this card's [P]
    put all (cards from discard_pile where it is not top of discard_pile) into deck
    put 2 (cubes where its colour is black) into bag
    put rival out of the game
    put an opponent out of the game
