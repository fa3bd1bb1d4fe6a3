leader shipping_magnate "Shipping Magnate"
    ru      "Магнат перевозок"
    cells   yellow, red
    steals  blue
    asks    economic
    source  effect original, numbers original

    always:
        if this card's is_content is yes
            your yellow_in_red is yes
