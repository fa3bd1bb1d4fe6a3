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

# R109: what is owed has to be traded for, or sectors are given up.
to raise_credits
    needs your science is at least trade_rate of you or your materials is at least trade_rate of you
    choose a resource from science, materials as spare where your spare is at least trade_rate of you
    pay (trade_rate of you) spare
    gain 1 credits

to save_up
    choose one
        option "Trade for a credit"
            ru "Выменять кредит"
            raise_credits
        option "Give up a sector"
            ru "Отказаться от сектора"
            give_up a hex where its ruler is you

value is_free of square for player = opposing of square's body's hex for player is 0

# R107: not into sectors with enemy ships.
to settle_in_peace
    choose one
        option "In a sector"
            ru "В секторе"
            colonize a square on tiles_laid where is_free of it for you
        option "On an orbital"
            ru "На орбитальной станции"
            colonize a square on structures_laid where is_free of it for you

# R108, R111, R112
to keep_up
    repeat 4 times
        may settle_in_peace
    repeat at most 99 times while your debt is at least 1 and (you can raise_credits or number of discs in your colonies is at least 1)
        save_up
    if your debt is at least 1
        collapse
    otherwise
        gain (income of you) credits
        lose (your upkeep) credits
        gain (production of (your cubes of science)) science
        gain (production of (your cubes of materials)) materials

# R111: points are counted as they stand.
counter has_collapsed for each player
    range  0 to 1

# R111: what is left on the map goes back to the box; whoever is next to the left leads in his place.
to collapse
    for each ship in fleets where its owner is you
        put ship into your supply
    for each hex where its ruler is you
        set hex's ruler to nobody
    if you are first
        set first to your left
    gain 1 collapsed
    set has_collapsed to 1
    if number of players is 1
        end game by desolation
    put you out of the game

to clean_up
    put all discs from your action_track into your influence_track
    revive_cubes
    put all colony_ships from your used_ships into your ready_ships

# ---- Influence, R71 to R75 ------------------------------------------------------------------------------------------

# R73: once in a turn.
mark touched for each hex "touched"
    words  untouched, touched

value influences of player = 2

# R72
value is_linked of place (hex) for player
    yes if there is a hex adjacent to place where is_held of it for player and (leads of it to place by player)
    yes if has_portal of place and there is a hex where is_held of it for player and has_portal of it
    no otherwise

action influencing "Influence"
    ru "Влияние"
    needs your passed is 0
    begin_action with count (influences of you)
    set refreshes to 2
    for each hex where its touched is touched
        set hex's touched to untouched
    repeat at most 99 times while your acting is 1
        choose one
            option "Put a disc into a sector"
                ru "Поставить диск в сектор"
                pay 1 activations
                extend_to a hex where its touched is untouched
            option "Take a disc back"
                ru "Снять диск с сектора"
                pay 1 activations
                withdraw_from a hex where its touched is untouched
            option "End the turn"
                ru "Закончить ход"
                set acting to 0

to extend_to place (hex)
    needs place's tile is not empty
    needs place's ruler is nobody
    needs your influence_track is at least 1
    needs opposing of place for you is 0
    needs own_ships of place for you is at least 1 or is_linked of place for you
    claim place
    set place's touched to touched
    if place's secret is not empty and ancients_in of place is 0
        explore_secret place

# R75: a disc that is lifted connects nothing any more.
to withdraw_from place (hex)
    needs place's ruler is you
    give_up place
    set place's touched to touched
    may extend_to a hex where its touched is untouched

# R71
counter refreshes for each player "colony ships to turn up"
    ru     "корабль, который можно перевернуть", "корабля, которые можно перевернуть", "кораблей, которые можно перевернуть"
    range  0 to 2

action refreshing "Turn a colony ship up", at any time in your turn
    ru "Перевернуть колониальный корабль"
    needs your acting is 1
    needs your refreshes is at least 1
    pay 1 colony_ship from your used_ships into your ready_ships
    lose 1 refreshes
