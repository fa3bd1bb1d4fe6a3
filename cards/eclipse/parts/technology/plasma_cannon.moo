part plasma_cannon "Plasma Cannon"
    ru         "Плазменное орудие"
    opened_by  plasma_cannons
    energy     -2
    throws     orange
