ancient_part nonlinear_drive "Nonlinear Drive"
    ru      "Нелинейный двигатель"
    energy  2
    drive   2
