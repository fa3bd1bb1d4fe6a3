resource food for each player "food"
    ru     "еда"
    range  0 to 9

counter round_number "round"
    range  0 or more
    start  1

counter trust for each player
    range  up to 10

counter heat

counter cubes of good for each player "cubes left"
    range  0 to 11

counter stock of resource
