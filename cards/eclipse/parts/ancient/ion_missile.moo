ancient_part ion_missile "Ion Missile"
    ru       "Ионные ракеты"
    dice     yellow, yellow, yellow
    missile  yes
