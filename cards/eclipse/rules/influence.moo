# Influence discs and what they cost: the track, upkeep, trading out of debt, collapse (R19, R108 to R111, R126).

kind disc is piece "influence disc"
    ru      "диск влияния", "диска влияния", "дисков влияния"
    owned   by_player
    home    disc_box

zone disc_box of disc for each player "discs in the tray"
    ru      "диски в органайзере"
    start   3

# R126: what does not fit lies on the leftmost slot.
zone influence_track of disc for each player "influence track"
    ru      "шкала влияния"
    start   13

zone action_track of disc for each player "action track"
    ru  "шкала действий"

# The number above the rightmost empty slot of the thirteen.
table upkeep of player by player's influence_track
    0           30
    1           25
    2           21
    3           17
    4           13
    5           10
    6           7
    7           5
    8           3
    9           2
    10          1
    11 or more  0

value debt of player = player's upkeep - player's credits - income of player

# R109: what is owed has to be traded for.
to raise_credits
    needs your science is at least trade_rate of you or your materials is at least trade_rate of you
    choose a resource from science, materials as spare where your spare is at least trade_rate of you
    pay (trade_rate of you) spare
    gain 1 credits

# R108, R111, R112
to keep_up
    repeat at most 99 times while your debt is at least 1 and you can raise_credits
        raise_credits
    if your debt is at least 1
        collapse
    otherwise
        gain (income of you) credits
        lose (your upkeep) credits
        gain (production of (your science_cubes)) science
        gain (production of (your material_cubes)) materials

to collapse
    set credits to 0
    put you out of the game

to clean_up
    put all discs from your action_track into your influence_track
