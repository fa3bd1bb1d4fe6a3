part fusion_drive "Fusion Drive"
    ru          "Термоядерный двигатель"
    opened_by   fusion_drives
    energy      -2
    initiative  2
    drive       2
