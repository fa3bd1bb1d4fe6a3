technology neutron_absorber "Neutron Absorber"
    ru        "Поглотитель нейтронов"
    category  rare
    cost      5
    least     5

    # R101
    always:
        your absorbs_neutrons is yes
