leader admiral_of_raiders "Admiral of Raiders"
    ru      "Адмирал налётчиков"
    cells   2 red, yellow
    steals  green
    asks    military
    source  effect original, numbers original

    dismissal:
        repeat 2 times
            rob_anything
