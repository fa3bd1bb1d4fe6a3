species hydran "Hydran Progress"
    ru        "Прогресс гидранцев"
    colour    blue
    stores    2 materials, 6 science, 2 credits
    known     advanced_labs
    rate      3
    research  2
