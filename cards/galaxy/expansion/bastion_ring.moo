expansion bastion_ring "Bastion Ring"
    ru       "Кольцо бастионов"
    symbols  military
    source   effect original, numbers original

    always:
        your is_guarded is yes
