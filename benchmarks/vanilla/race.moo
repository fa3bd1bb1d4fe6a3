# The only race: nothing but what it starts with. Every player takes it.

race humans "Humans"
    start   3 food, 2 fleet, 1 production
    copies  4
