expansion bastion_ring "Bastion Ring"
    ru       "Кольцо бастионов"
    cells    2 red, yellow, green
    symbols  military
    source   effect original, numbers original

    always:
        your is_guarded is yes
