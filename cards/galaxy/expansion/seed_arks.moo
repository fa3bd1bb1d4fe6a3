expansion seed_arks "Seed Arks"
    ru       "Ковчеги-сеятели"
    cells    red, green, blue, yellow, black
    symbols  economic
    source   effect original, numbers original

    dismissal:
        reach_out
