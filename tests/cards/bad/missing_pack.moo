pack fair "Fair"
    version   "1.0.0"
    requires  harbour "1.2"                     ### missing-pack

# The harbour may have required it.
change stall barn of chester
    points  2
---
pack fair "Fair"
    version   "1.0.0"

change stall barn of chester                    ### missing-pack
    points  2
