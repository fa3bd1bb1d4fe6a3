action trade "Trade"
    ru "Торговля"
    de "Handel", "Handels"
    gain 1 food
