race humans "Humans"
    ru      "Люди"
    start   4 food, 3 fleet, 2 production
    copies  4
    source  effect "public notes", numbers original
