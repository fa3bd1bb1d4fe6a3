part soliton_cannon "Soliton Cannon"
    ru         "Солитонное орудие"
    opened_by  soliton_cannons
    energy     -3
    throws     blue
