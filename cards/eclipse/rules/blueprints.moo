# Blueprints, ship parts and Upgrade (R5, R23, R52, R53, R62 to R65).

# What is printed in a square of a blueprint works as long as no tile covers it.
kind bay is place "part square"
    ru      "ячейка части", "ячейки части", "ячеек частей"
    built   part, optional

kind blueprint is card "blueprint"
    ru          "чертёж", "чертежа", "чертежей"
    ship_type   vessel
    bays        bay, printed, optional
    initiative  0 to 9, default 0
    energy      -9 to 12, default 0
    computer    0 to 9, default 0
    plates      0 to 9, default 0
    cannons     yellow, orange, blue, red, several, optional
    missiles    yellow, orange, blue, red, several, optional
    tier        ordinary, basic, advanced, default ordinary
    starts      plan_box
    discarded   plan_box

kind part is card "ship part"
    ru          "часть корабля", "части корабля", "частей кораблей"
    opened_by   technology, optional
    energy      -9 to 12, default 0
    initiative  0 to 9, default 0
    drive       0 to 9, default 0
    computer    0 to 9, default 0
    shield      0 to 9, default 0
    plates      0 to 9, default 0
    throws      yellow, orange, blue, red, several, optional
    missile     yes, no, default no
    outside     yes, no, default no
    starts      upgrade_tray

# There is one of each; whoever takes it off loses it.
kind ancient_part is part "ancient ship part"
    ru      "часть корабля древних", "части корабля древних", "частей кораблей древних"
    starts  part_box

# Tiles are not limited: a square names the part that lies on it.
mark fitted for each bay "part on it"
    names  part

zone plan_box of blueprint "blueprints in the box"
    ru  "чертежи в коробке"

zone blueprints of blueprint for each player "blueprints"
    ru  "чертежи"

zone npc_blueprints of blueprint "blueprints of neutral ships"
    ru  "чертежи ничьих кораблей"

zone upgrade_tray of part "upgrade tray"
    ru  "органайзер улучшений"

zone part_box of part "ancient ship parts in the box"
    ru  "части древних в коробке"

zone stored_parts of part for each player "stored ship parts"
    ru  "отложенные части"

zone installed_parts of part for each player "installed ancient parts"
    ru  "установленные части древних"

zone outside_parts of part for each blueprint "part outside the squares"
    ru  "часть вне ячеек"

# ---- numbers --------------------------------------------------------------------------------------------------------

value upgrades of player = 2

# R118, R123: what boards give beside their squares.
value spare_energy of player = 0

value energy_in of bay
    bay's fitted's energy if bay's fitted is not nothing
    bay's built's energy otherwise

value drive_in of bay
    bay's fitted's drive if bay's fitted is not nothing
    bay's built's drive otherwise

value extra_energy of blueprint
    0 if blueprint's ship_type is starbase
    blueprint's holder's spare_energy otherwise

value power of blueprint = blueprint's energy + extra_energy of blueprint + total energy of blueprint's outside_parts + (energy_in of it) for each bay on blueprint

value speed of blueprint = (drive_in of it) for each bay on blueprint

value may_fit of part for player
    yes if part is in player's stored_parts
    part's opened_by is nothing or part's opened_by is in player's technologies if part is in upgrade_tray
    no otherwise

value upgrade_activations of player
    1 if player's passed is 1
    player's upgrades otherwise

# ---- what is done ---------------------------------------------------------------------------------------------------

to take_plan plan (blueprint)
    needs there is no blueprint in your blueprints where it is like plan
    put plan into your blueprints

# R62: tiles are taken off first, then one is put on; all blueprints have to be legal before the turn goes on.
action upgrading "Upgrade"
    ru "Улучшение"
    begin_action with count (upgrade_activations of you)
    repeat at most 99 times while your acting is 1
        choose one
            option "Put a part on"
                ru "Поставить часть"
                pay 1 activations
                fit a part from (your fitting_parts) onto a bay on your blueprints
            option "Put a part beside the squares"
                ru "Положить часть вне ячеек"
                pay 1 activations
                fit_outside a part from your stored_parts onto a blueprint from your blueprints
            option "Take a part off"
                ru "Снять часть"
                needs your activations is at least 1
                strip a bay on your blueprints
            option "End the turn"
                ru "Закончить ход"
                needs your to_mend is 0
                set acting to 0

value fitting_parts of player = upgrade_tray or player's stored_parts

# Blueprints that have lost a tile without which they are not legal.
counter to_mend for each player
    range  0 to 4

# R63
value is_legal of blueprint
    no if power of blueprint is less than 0
    yes if blueprint's ship_type is starbase
    speed of blueprint is at least 1 otherwise

# R63: whether a blueprint is legal with the part on a square.
value suits of part for bay
    no if part's outside is yes
    no if power of (bay's blueprint) + part's energy - energy_in of bay is less than 0
    part's drive is 0 if bay's blueprint's ship_type is starbase
    speed of (bay's blueprint) + part's drive - drive_in of bay is at least 1 otherwise

# Nothing else is put on before a blueprint is mended.
value may_mend of blueprint for player = player's to_mend is 0 or (player's to_mend is 1 and not (is_legal of blueprint))

to fit part onto bay
    needs bay's fitted is nothing
    needs may_fit of part for you
    needs suits of part for bay
    needs may_mend of (bay's blueprint) for you
    install part onto bay
    set to_mend to 0

to strip bay
    needs bay's fitted is not nothing
    clear bay
    set to_mend to (number of (blueprints in your blueprints where not (is_legal of it)))

to install part onto bay
    needs suits of part for bay
    clear bay
    set bay's fitted to part
    if part is in your stored_parts
        put part into your installed_parts

# R52: an ancient part that is taken off leaves the game.
to clear bay
    let old be bay's fitted
    if old is in your installed_parts
        put old into part_box
    set bay's fitted to nothing

# R52: at once, or later by an Upgrade.
to salvage find (discovery_tile)
    let found be the part in part_box where it is find's holds_part
    put found into your stored_parts
    may
        choose one
            option "Put it on a square"
                ru "Поставить в ячейку"
                install found onto a bay on your blueprints
            option "Put it beside the squares"
                ru "Положить вне ячеек"
                fit_outside found onto a blueprint from your blueprints

# R53
to fit_outside part onto blueprint
    needs part is in your stored_parts
    needs part's outside is yes
    needs may_mend of blueprint for you
    needs is_legal of blueprint or power of blueprint + part's energy is at least 0
    put part into blueprint's outside_parts
    set to_mend to 0
