# Discovery tiles: what lies under them, or two points (R27, R40, R41, R46 to R55).

kind discovery_tile is card "discovery tile"
    ru          "жетон открытия", "жетона открытия", "жетонов открытия"
    holds_part  part, optional
    effect      reward
    starts      discovery_stack
    discarded   discovery_discard

zone discovery_stack of discovery_tile "discovery stack"
    ru      "стопка открытий"
    face    down

zone discovery_discard of discovery_tile "used discovery tiles"
    ru  "сыгранные жетоны открытий"

zone secret of discovery_tile for each hex "discovery tile"
    ru      "жетон открытия"
    face    down
    holds   1

zone kept of discovery_tile for each player "discovery tiles kept"
    ru  "оставленные жетоны открытий"

# R27: the tile is turned over, and its owner decides.
to explore_secret place (hex)
    needs place's secret is not empty
    decide_on top of (place's secret)

to decide_on found (discovery_tile)
    reveal found
    choose one
        option "Use it"
            ru "Использовать"
            use found
        option "Keep it for its points"
            ru "Оставить ради очков"
            keep found

to use found (discovery_tile)
    needs you can enjoy found
    enjoy found
    if found is not in your kept
        discard found

to enjoy found (discovery_tile)
    perform found's reward

to keep found (discovery_tile)
    put found into your kept

# R55: what has to lie somewhere goes to the home sector; without it only the points are left for that.
zone labs_find of discovery_tile "discovery tile of the laboratories"
    ru      "жетон открытия из лабораторий"
    holds   1

value is_in_sector of discovery_tile
    no if discovery_tile is in labs_find
    yes otherwise

to open_labs
    needs discovery_stack is not empty
    let home_hex be the hex where its ruler is you and top of (its tile) is (top of your board)'s home_sector
    if home_hex is not nothing
        put top of discovery_stack into home_hex's secret
        explore_secret home_hex
    otherwise
        put top of discovery_stack into labs_find
        decide_on top of labs_find
