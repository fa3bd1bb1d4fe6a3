part ion_cannon "Ion Cannon"
    ru      "Ионное орудие"
    energy  -1
    throws  yellow
