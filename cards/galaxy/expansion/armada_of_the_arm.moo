expansion armada_of_the_arm "Armada of the Arm"
    ru       "Армада рукава"
    symbols  military, military
    source   effect original, numbers original
