progress common_tongue "Common Tongue"
    ru       "Единый язык"
    symbols  diplomatic
    source   effect original, numbers original

    dismissal:
        search_out a leader from leaders's stack
