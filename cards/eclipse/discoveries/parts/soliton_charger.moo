discovery_tile soliton_charger_find "Soliton Charger"
    ru          "Солитонный излучатель"
    holds_part  soliton_charger

    reward:
        salvage this card
