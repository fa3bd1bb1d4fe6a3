# Somebody who is called by what he is for a while, and how a game ends, in the words of the table.

action dealing "Deal"
    the dealer gains 1 coin             ### unexpected-word
    current player gains 1 coin         ### unexpected-word
    next player gains 1 coin            ### unexpected-word
    player to the left gains 1 coin     ### unexpected-word
    whoever has the most fame gains 1 coin  ### unexpected-word
    whoever has the fewest coin gains 1 coin  ### unexpected-word
    lose the game                       ### unexpected-word
    the game ends                       ### unexpected-word
