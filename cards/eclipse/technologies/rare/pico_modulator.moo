technology pico_modulator "Pico Modulator"
    ru        "Пикомодулятор"
    category  rare
    cost      11
    least     8

    # R62
    always:
        your upgrades is 2 more
