leader court_slanderer "Court Slanderer"
    ru      "Придворный клеветник"
    asks    diplomatic
    source  effect original, numbers original

    dismissal:
        banish a leader from your opponents' tableau
