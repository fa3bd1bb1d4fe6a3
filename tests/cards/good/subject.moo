setup:
    you tax them
    they gain 1 food
    it gains 1 food
    this card loses 1 food
    class's owner gains 1 food
    your left discards a card where it is blue
    each opponent follows role
    each player draws a card from deck where it is blue
    target follows
