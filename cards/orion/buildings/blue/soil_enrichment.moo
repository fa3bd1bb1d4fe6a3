building soil_enrichment "Soil Enrichment"
    ru      "Установка обогащения почвы"
    colour  blue
    cost    4 food, 1 fleet, 1 production
    points  3
    copies  2
    source  counting "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    activate [A]:
        gain (number of blue cards in your systems) food
