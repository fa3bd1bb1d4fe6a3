part nuclear_drive "Nuclear Drive"
    ru          "Ядерный двигатель"
    energy      -1
    initiative  1
    drive       1
