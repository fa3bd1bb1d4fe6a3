building soil_enrichment "Soil Enrichment"
    ru      "Установка обогащения почвы"
    colour  blue
    cost    3 food
    income  2 food
    points  2
    copies  2
    source  counting "rulebook, clarifications", reward original, colour "rulebook, order of the clarifications", numbers original

    activate [A]:
        gain (number of blue cards in your systems) food
