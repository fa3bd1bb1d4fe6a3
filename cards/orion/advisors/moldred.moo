advisor moldred "Moldred"
    ru      "Молдред"
    source  name "rulebook, clarifications", effect original

    activate [A]:
        draw 4 cards
        discard 1 card from your hand
