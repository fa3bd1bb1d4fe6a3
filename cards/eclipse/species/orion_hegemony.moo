species orion_hegemony "Orion Hegemony"
    ru      "Гегемония Ориона"
    colour  black
    stores  4 materials, 3 science, 3 credits
    known   neutron_bombs, gauss_shields
    rate    4
