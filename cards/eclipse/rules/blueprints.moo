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

zone npc_blueprints of blueprint "blueprints of the ships of nobody"
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

action upgrading "Upgrade"
    ru "Улучшение"
    needs your acting is 0
    begin_action
    repeat at most (upgrade_activations of you) times
        may upgrade_once

# R62: tiles are taken off first, then one is put on. A tile that is covered by another one is taken off with it.
to upgrade_once
    choose one
        option "Put a part on"
            ru "Поставить часть"
            fit a part from (your fitting_parts) onto a bay on your blueprints
        option "Put a part beside the squares"
            ru "Положить часть вне ячеек"
            fit_outside a part from your stored_parts onto a blueprint from your blueprints
        option "Take parts off"
            ru "Снять части"
            strip a bay on your blueprints
            repeat 30 times
                may strip a bay on your blueprints
            may fit a part from (your fitting_parts) onto a bay on your blueprints

value fitting_parts of player = upgrade_tray or player's stored_parts

# R63
to fit part onto bay
    needs may_fit of part for you
    needs part's outside is no
    needs power of (bay's blueprint) + part's energy - energy_in of bay is at least 0
    needs speed of (bay's blueprint) + part's drive - drive_in of bay is at least 1 or bay's blueprint's ship_type is starbase
    needs part's drive is 0 or bay's blueprint's ship_type is not starbase
    clear bay
    set bay's fitted to part
    if part is in your stored_parts
        put part into your installed_parts

to strip bay
    needs bay's fitted is not nothing
    needs power of (bay's blueprint) + bay's built's energy - energy_in of bay is at least 0
    needs speed of (bay's blueprint) + bay's built's drive - drive_in of bay is at least 1 or bay's blueprint's ship_type is starbase
    clear bay

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
                fit found onto a bay on your blueprints
            option "Put it beside the squares"
                ru "Положить вне ячеек"
                fit_outside found onto a blueprint from your blueprints

# R53
to fit_outside part onto blueprint
    needs part is in your stored_parts
    needs part's outside is yes
    put part into blueprint's outside_parts
