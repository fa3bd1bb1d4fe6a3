progress memory_implants "Memory Implants"
    ru       "Импланты памяти"
    symbols  scientific
    source   effect original, numbers original

    always:
        your hand_limit is 1 more
