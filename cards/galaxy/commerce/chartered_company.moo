commerce chartered_company "Chartered Company"
    ru       "Привилегированная компания"
    cells    yellow, blue, red
    symbols  economic
    source   effect original, numbers original

    dismissal:
        search_out a development from trade_branches
