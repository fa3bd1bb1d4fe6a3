species eridani "Eridani Empire"
    ru           "Империя Эридана"
    colour       red
    stores       4 materials, 2 science, 26 credits
    known        plasma_cannons, gauss_shields, fusion_drives
    rate         3
    plans        standard_interceptor, standard_cruiser, standard_dreadnought, standard_starbase
    home_sector  epsilon_eridani
    first_ship   interceptor
    spaces       4

    # R118
    on found:
        put 2 discs from your influence_track into your disc_box
        repeat 2 times
            draw 1 reputation_tile
        put all reputation_tiles from your found_reputation into your reputation

    always:
        your spare_energy is 1
