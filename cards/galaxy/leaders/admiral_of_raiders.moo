leader admiral_of_raiders "Admiral of Raiders"
    ru      "Адмирал налётчиков"
    asks    military
    source  effect original, numbers original
