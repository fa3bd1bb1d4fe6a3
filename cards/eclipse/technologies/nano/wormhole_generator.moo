technology wormhole_generator "Wormhole Generator"
    ru        "Генератор кротовин"
    category  nano
    cost      14
    least     7
    copies    3

    # R61
    always:
        your spans_half is yes
