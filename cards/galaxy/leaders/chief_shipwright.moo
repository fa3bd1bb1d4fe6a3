leader chief_shipwright "Chief Shipwright"
    ru      "Главный корабел"
    cells   blue, green
    steals  yellow
    asks    scientific
    source  effect original, numbers original

    dismissal:
        make_ready a project from your tableau
