technology transition_drives "Transition Drive"
    ru        "Скачковый двигатель"
    category  rare
    cost      9
    least     7
