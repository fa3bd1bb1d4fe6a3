part transition_drive "Transition Drive"
    ru         "Скачковый двигатель"
    opened_by  transition_drives
    drive      3
