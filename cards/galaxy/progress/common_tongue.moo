progress common_tongue "Common Tongue"
    ru       "Единый язык"
    cells    blue, yellow, green, red
    symbols  diplomatic
    source   effect original, numbers original

    dismissal:
        search_out a leader from leader_deck's stack
