progress thinking_lattice "Thinking Lattice"
    ru       "Мыслящая решётка"
    cells    3 blue, green, lost blue, black
    symbols  scientific, scientific
    source   effect original, numbers original
