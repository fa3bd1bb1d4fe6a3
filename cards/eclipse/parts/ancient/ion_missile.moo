ancient_part ion_missile "Ion Missile"
    ru       "Ионные ракеты"
    throws   yellow, yellow, yellow
    missile  yes
