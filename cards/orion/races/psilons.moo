race psilons "Psilons"
    ru      "Псилоны"
    start   3 food, 3 fleet, 1 production
    source  effect "public notes", numbers original

    always:
        your research_draw is 1 more
