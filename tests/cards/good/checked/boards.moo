# A board makes the places of a map.

kind patch is place "patch"
    ru  "грядка"

board garden of patch "Garden"
    ru      "Огород"
    form    squares
    width   2
    height  2

relation beside of patch "next"
    from garden

action weeding "Weed"
    choose a patch beside to garden_a1 where it is not garden_b2
    gain (number of patches within 1 step of patch along beside) coin
