commerce hall_of_envoys "Hall of Envoys"
    ru       "Зал посланников"
    cells    red, blue, yellow, green, lost red, black
    symbols  diplomatic, diplomatic
    source   effect original, numbers original
