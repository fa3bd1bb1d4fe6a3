building dimensional_gate "Dimensional Gate"
    ru      "Межпространственные врата"
    colour  red
    cost    2 fleet, 2 production
    points  3
    marked  yes
    copies  2
    source  design original, numbers original

    activate [A]:
        raid
