leader court_slanderer "Court Slanderer"
    ru      "Придворный клеветник"
    cells   yellow, blue
    steals  red
    asks    diplomatic
    source  effect original, numbers original

    dismissal:
        banish a leader from your opponents' tableau
