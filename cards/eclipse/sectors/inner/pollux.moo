sector pollux "Pollux"
    ru         "Поллукс"
    number     102
    ring       inner
    points     2
    wormholes  0, 2, 3, 5
    squares    science, science
