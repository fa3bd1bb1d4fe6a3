discovery_tile ore_deposit "6 Materials"
    ru      "6 материалов"
    copies  3

    reward:
        gain 6 materials
