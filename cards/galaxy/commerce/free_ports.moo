commerce free_ports "Free Ports"
    ru       "Вольные порты"
    cells    2 yellow, green
    symbols  cultural
    source   effect original, numbers original

    always:
        your discard_bonus is 1 more
