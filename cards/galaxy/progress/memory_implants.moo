progress memory_implants "Memory Implants"
    ru       "Импланты памяти"
    cells    2 blue, red
    symbols  scientific
    source   effect original, numbers original

    always:
        your hand_limit is 1 more
