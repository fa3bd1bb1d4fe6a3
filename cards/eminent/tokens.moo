# Resources are not limited (E46): there are as many of each sort as there are slots for it, with the utopias, and those that keep
# in mind for a turn what was produced, traded and named. A fighter can be left behind on each planet (E53), bonus planets too.

token food "food"
    ru      "еда"
    sort    food
    copies  22

token water "water"
    ru      "вода"
    sort    water
    copies  22

token iron "iron"
    ru      "железо"
    sort    iron
    copies  22

token silicon "silicon"
    ru      "кремний"
    sort    silicon
    copies  24

token fighter_left "fighter left behind"
    ru      "оставленный истребитель"
    sort    fighter_left
    copies  42
