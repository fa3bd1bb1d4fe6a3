technology orbitals "Orbital"
    ru        "Орбитальная станция"
    category  nano
    cost      6
    least     4
    copies    5
