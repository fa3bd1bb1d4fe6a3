progress thinking_lattice "Thinking Lattice"
    ru       "Мыслящая решётка"
    symbols  scientific, scientific
    source   effect original, numbers original
