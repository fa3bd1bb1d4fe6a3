building high_orbit_locator "High-Orbit Locator"
    ru      "Высокоорбитальный локатор"
    colour  yellow
    cost    3 food, 3 fleet, 1 production
    points  3
    copies  2
    source  effect "rulebook, clarifications", moment original, colour "rulebook, order of the clarifications", numbers original

    activate [A]:
        repeat at most 2 times
            may activate a card from your cards
