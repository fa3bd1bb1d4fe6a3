species orion_hegemony "Orion Hegemony"
    ru           "Гегемония Ориона"
    colour       black
    stores       4 materials, 3 science, 3 credits
    known        neutron_bombs, gauss_shields
    rate         4
    plans        orion_interceptor, orion_cruiser, orion_dreadnought, orion_starbase
    home_sector  rigel
    first_ship   cruiser
    spaces       5
