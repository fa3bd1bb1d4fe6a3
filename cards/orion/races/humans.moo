race humans "Humans"
    ru      "Люди"
    start   4 food, 2 fleet, 2 production
    copies  4
    source  effect "public notes", numbers original
