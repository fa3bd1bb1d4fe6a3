expansion seed_arks "Seed Arks"
    ru       "Ковчеги-сеятели"
    symbols  economic
    source   effect original, numbers original

    dismissal:
        reach_out
