ancient_part conformal_drive "Conformal Drive"
    ru          "Конформный двигатель"
    energy      -2
    initiative  2
    drive       4
