expansion armada_of_the_arm "Armada of the Arm"
    ru       "Армада рукава"
    cells    3 red, green, lost red, black
    symbols  military, military
    source   effect original, numbers original
