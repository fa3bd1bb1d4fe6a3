ancient_part antimatter_missile "Antimatter Missile"
    ru       "Антиматериальные ракеты"
    throws   red
    missile  yes
