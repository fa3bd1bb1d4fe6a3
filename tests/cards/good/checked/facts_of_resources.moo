# A fact that names a resource: which one something yields, costs or counts.

kind terrace is place "terrace"
    ru         "терраса"
    harvested  resource, optional
    depth      1 to 3

terrace meadow "Meadow"
    ru         "Луг"
    harvested  grain
    depth      1

terrace vein "Vein"
    ru         "Жила"
    harvested  coin
    depth      3

table fare of terrace by terrace's depth
    1     grain
    2, 3  coin

table is_steep of terrace by terrace's depth
    1       no
    2 to 3  yes

table tone of player by player's grain
    0 to 5  red
    6 to 9  blue

stall steward "Steward"
    ru      "Управляющий"
    colour  red
    price   2 coin
    points  1

    after build:
        for each stall in top (your fame) of rubbish where its colour is either red, green or blue
            gain 1 coin

    on build:
        choose a terrace where its harvested is not coin
        gain (terrace's depth) harvested of terrace
        gain (your harvested of terrace) fame

    after you visit:
        choose a terrace
        if terrace's harvested is grain
            pay 1 harvested of terrace
            gain (number of grain terraces) fame
        let good be terrace's harvested
        target loses 1 good, 1 fare of terrace
        if is_steep of terrace is yes and tone of you is red
            pay any number of fare of terrace as spent
            gain (spent) fame
