discovery_tile axion_computer_find "Axion Computer"
    ru          "Аксионный компьютер"
    holds_part  axion_computer

    reward:
        salvage this card
