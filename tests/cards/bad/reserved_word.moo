# Words of the language cannot be names, neither of things nor of verbs.

resource result for each player         ### reserved-word

zone resources of stall                 ### reserved-word

kind card is card "card"                ### reserved-word

to gain                                 ### reserved-word
    rest

to draw stall                           ### reserved-word
    discard stall
