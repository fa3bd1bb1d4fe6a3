relation adjacent of star "next to"
    ru       "рядом с"
    from lane's ends
    one_way  yes

relation joined of hex for other (hex)
    among  adjacent
    if side of hex for other is open and not (other's tile is empty)

value far of ship = steps from ship's star to goal along adjacent

action moving "Move"
    choose a star adjacent to goal as found where it is not here
    put ship onto a star adjacent to goal
    move ship to a (star adjacent to goal where its wealth is 2)
    move ship into a red star within 2 steps of ship's star along adjacent
    for each star adjacent to goal where it is red
        gain 1 coin
    for each star within (your speed + 1) steps of goal along adjacent, by highest wealth
        gain 1 coin
    if star is adjacent to goal and star is not within 1 step of here along joined
        gain (number of (red stars adjacent to goal)) coin
    if there are at least 2 stars adjacent to goal where it is red
        gain (number of stars within 2 steps of goal along adjacent) coin
    if stars are not adjacent to goal or steps from here to goal along adjacent is nowhere
        gain 1 coin for each (star adjacent to goal)
    if longest way along (lanes where its owner is you) not through (stars where its fleet is empty) is at least 5
        gain (longest way by length along lanes) coin
