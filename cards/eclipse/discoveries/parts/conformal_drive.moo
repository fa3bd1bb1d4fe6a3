discovery_tile conformal_drive_find "Conformal Drive"
    ru          "Конформный двигатель"
    holds_part  conformal_drive

    reward:
        salvage this card
