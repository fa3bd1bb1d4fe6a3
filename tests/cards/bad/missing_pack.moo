pack fair "Fair"
    version   "1.0.0"
    requires  harbour "1.2"                     ### missing-pack

change stall barn of chester                    ### missing-pack
    points  2
