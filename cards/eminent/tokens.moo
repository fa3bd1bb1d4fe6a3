# Resources: as many of each sort as there are slots for it, with the utopias (E46: they are not limited).

token food "food"
    ru      "еда"
    sort    food
    copies  17

token water "water"
    ru      "вода"
    sort    water
    copies  17

token iron "iron"
    ru      "железо"
    sort    iron
    copies  17

token silicon "silicon"
    ru      "кремний"
    sort    silicon
    copies  19

token fighter_left "fighter left behind"
    ru      "оставленный истребитель"
    sort    fighter_left
    copies  12
