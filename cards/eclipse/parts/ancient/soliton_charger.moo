ancient_part soliton_charger "Soliton Charger"
    ru      "Солитонный излучатель"
    energy  -1
    throws  blue
