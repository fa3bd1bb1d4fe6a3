# alone
stall cellar "Cellar"                   ### no-game unknown-declaration
    colour  red
