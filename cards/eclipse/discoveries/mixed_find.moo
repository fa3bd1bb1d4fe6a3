discovery_tile mixed_find "2 Materials, 2 Science, 3 Credits"
    ru      "2 материала, 2 науки, 3 кредита"
    copies  2

    reward:
        gain 2 materials, 2 science, 3 credits
