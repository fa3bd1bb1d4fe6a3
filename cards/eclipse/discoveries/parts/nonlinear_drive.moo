discovery_tile nonlinear_drive_find "Nonlinear Drive"
    ru          "Нелинейный двигатель"
    holds_part  nonlinear_drive

    reward:
        salvage this card
