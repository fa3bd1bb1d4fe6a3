# What lies in the box beside the cards: cubes, bases, black hole tokens.

cube red_cube "red cube"
    ru      "красный кубик"
    colour  red
    copies  45

cube blue_cube "blue cube"
    ru      "синий кубик"
    colour  blue
    copies  45

cube yellow_cube "yellow cube"
    ru      "жёлтый кубик"
    colour  yellow
    copies  45

cube green_cube "green cube"
    ru      "зелёный кубик"
    colour  green
    copies  45

cube black_cube "black cube"
    ru      "чёрный кубик"
    colour  black
    copies  20

base disc "base"
    ru      "база"
    copies  9

hole black_hole "black hole"
    ru      "чёрная дыра"
    copies  9
