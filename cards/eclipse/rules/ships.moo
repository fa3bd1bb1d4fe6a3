# Ships: those of players, and those that nobody plays (R12, R22, R69, R70).

kind vessel is card "ship"
    ru         "корабль", "корабля", "кораблей"
    cost       0 to 20, default 0
    opened_by  technology, optional
    size       1 to 4
    renown     1 to 3
    starts     shipyard
    discarded  shipyard

kind ship is vessel "ship"
    ru         "корабль", "корабля", "кораблей"
    owned      by_player
    starts     supply
    discarded  supply

kind npc is vessel "neutral ship"
    ru  "ничей корабль", "ничьего корабля", "ничьих кораблей"

zone shipyard of vessel "neutral ships"
    ru  "ничьи корабли"

zone supply of ship for each player "supply of ships"
    ru  "запас кораблей"

zone fleet of vessel for each hex "ships"
    ru  "корабли"

counter entries
    range  0 or more

counter came for each vessel "order of entry"
    ru       "порядок входа", "порядка входа"
    range    0 or more
    kept_in  fleet

# R84: a player is in a sector since the first of his ships came that he has had there without a break.
to send mover (vessel) into place (hex)
    let since be lowest came of (ships in place's fleet where its owner is mover's owner)
    gain 1 entries
    put mover into place's fleet
    if since is at least 1
        set mover's came to since
    otherwise
        set mover's came to entries

# ---- numbers --------------------------------------------------------------------------------------------------------

value own_ships of hex for player = number of (ships in hex's fleet where its owner is player)

value ancients_in of hex = number of (npcs in hex's fleet where it is ancient)

value ancients_left = (ancients_in of it) for each (hex where ancients_in of it is at least 1)

# R121: Draco and the ancients leave each other alone.
value befriends_ancients of player = no

value opposing of hex for player
    number of hex's fleet - own_ships of hex for player - ancients_in of hex if player's befriends_ancients is yes
    number of hex's fleet - own_ships of hex for player otherwise

# R70: two opposing ships are needed to hold one back.
value is_cloaked of player = no

# R69: more than 0 if a ship may leave.
value freedom of hex for player
    0 if hex's fleet is empty
    0 if there is a npc in hex's fleet where it is center_defence
    (own_ships of hex for player) + (own_ships of hex for player) - (opposing of hex for player) if player's is_cloaked is yes
    (own_ships of hex for player) - (opposing of hex for player) otherwise

# ---- ships ----------------------------------------------------------------------------------------------------------

ship interceptor "Interceptor"
    ru      "Перехватчик"
    size    1
    renown  1
    cost    3
    copies  8

ship cruiser "Cruiser"
    ru      "Крейсер"
    size    3
    renown  2
    cost    5
    copies  4

ship dreadnought "Dreadnought"
    ru      "Дредноут"
    size    4
    renown  3
    cost    8
    copies  2

ship starbase "Starbase"
    ru         "Звёздная база"
    size       2
    renown     1
    cost       3
    opened_by  starbases
    copies     4

# The sectors show seventeen ancients.
npc ancient "Ancient"
    ru      "Древний"
    size    1
    renown  1
    copies  17

npc guardian "Guardian"
    ru      "Страж"
    size    3
    renown  2
    copies  4

npc center_defence "Center Defence"
    ru      "Защита Центра"
    size    4
    renown  3
