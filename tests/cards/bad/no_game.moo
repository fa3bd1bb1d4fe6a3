# alone
stall cellar "Cellar"                   ### no-game
    colour  red
