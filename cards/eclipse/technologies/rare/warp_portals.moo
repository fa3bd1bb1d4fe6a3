technology warp_portals "Warp Portal"
    ru        "Гиперпортал"
    category  rare
    cost      9
    least     7

    # R28
    on learn:
        choose a hex where its ruler is you
        put (the structure from structure_box where it is warp_gate) into hex's structures
