technology pico_modulator "Pico Modulator"
    ru        "Пикомодулятор"
    category  rare
    cost      11
    least     8
