part antimatter_cannon "Antimatter Cannon"
    ru         "Антиматериальное орудие"
    opened_by  antimatter_cannons
    energy     -4
    throws     red
