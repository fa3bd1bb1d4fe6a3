part tachyon_drive "Tachyon Drive"
    ru          "Тахионный двигатель"
    opened_by   tachyon_drives
    energy      -3
    initiative  3
    drive       3
