commerce hall_of_envoys "Hall of Envoys"
    ru       "Зал посланников"
    symbols  diplomatic, diplomatic
    source   effect original, numbers original
