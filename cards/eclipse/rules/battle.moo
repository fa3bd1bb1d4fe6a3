# Battles: who fights whom, initiative, missiles, rounds, hits, retreat (R82 to R96, R99).

kind yellow_die is die "yellow die"
    ru      "жёлтый кубик", "жёлтых кубика", "жёлтых кубиков"
    faces   miss, 2 to 5, burst
    harm    1

kind orange_die is die "orange die"
    ru      "оранжевый кубик", "оранжевых кубика", "оранжевых кубиков"
    faces   miss, 2 to 5, burst
    harm    2

kind blue_die is die "blue die"
    ru      "синий кубик", "синих кубика", "синих кубиков"
    faces   miss, 2 to 5, burst
    harm    3

kind red_die is die "red die"
    ru      "красный кубик", "красных кубика", "красных кубиков"
    faces   miss, 2 to 5, burst
    harm    4

counter damage for each vessel "damage"
    ru       "повреждение", "повреждения", "повреждений"
    range    0 to 20
    kept_in  fleet

mark side for each vessel "side"
    words    aside, attacking, defending
    kept_in  fleet

mark stage for each vessel "stage"
    words    waiting, active
    kept_in  fleet

# R92, R93: a retreat that began in this round is turning, one that began earlier is fleeing.
mark course for each vessel "course"
    words    fighting, turning, fleeing
    kept_in  fleet

mark refuge for each vessel "refuge"
    names    hex
    kept_in  fleet

counter arrivals
    range  0 or more

# R84: in which order they came; the controller counts as the first.
counter arrival for each player
    range  0 to 9

counter renown_won for each player
    range  0 or more

counter has_fought for each player
    range  0 to 1

# R99
counter has_fled for each player
    range  0 to 1

# Whether some of his ships have left the battle.
counter has_left for each player
    range  0 to 1

# ---- what ships can do ----------------------------------------------------------------------------------------------

value aim_in of bay
    bay's fitted's computer if bay's fitted is not nothing
    bay's built's computer otherwise

value screen_in of bay
    bay's fitted's shield if bay's fitted is not nothing
    bay's built's shield otherwise

value armour_in of bay
    bay's fitted's plates if bay's fitted is not nothing
    bay's built's plates otherwise

value quickness_in of bay
    bay's fitted's initiative if bay's fitted is not nothing
    bay's built's initiative otherwise

value guns_in of bay for hue (word)
    0 if bay's fitted is not nothing and bay's fitted's missile is yes
    number of hue in bay's fitted's throws if bay's fitted is not nothing
    0 if bay's built's missile is yes
    number of hue in bay's built's throws otherwise

value rockets_in of bay for hue (word)
    0 if bay's fitted is not nothing and bay's fitted's missile is no
    number of hue in bay's fitted's throws if bay's fitted is not nothing
    0 if bay's built's missile is no
    number of hue in bay's built's throws otherwise

value aim_on of blueprint = blueprint's computer + (aim_in of it) for each bay on blueprint
value screen_on of blueprint = (screen_in of it) for each bay on blueprint
value armour_on of blueprint = blueprint's plates + (armour_in of it) for each bay on blueprint
value quickness_on of blueprint = blueprint's initiative + total initiative of blueprint's outside_parts + (quickness_in of it) for each bay on blueprint
value guns_on of blueprint for hue (word) = number of hue in blueprint's cannons + (guns_in of it for hue) for each bay on blueprint
value rockets_on of blueprint for hue (word) = number of hue in blueprint's missiles + (rockets_in of it for hue) for each bay on blueprint

value all_blueprints = everybody's blueprints or npc_blueprints

value is_plan of blueprint for vessel = vessel is blueprint's ship_type and blueprint's holder is vessel's owner

value aim of vessel = (aim_on of it) for each (blueprint in all_blueprints where is_plan of it for vessel)
value screen of vessel = (screen_on of it) for each (blueprint in all_blueprints where is_plan of it for vessel)
value armour of vessel = (armour_on of it) for each (blueprint in all_blueprints where is_plan of it for vessel)
value quickness of vessel = (quickness_on of it) for each (blueprint in all_blueprints where is_plan of it for vessel)
value guns of vessel for hue (word) = (guns_on of it for hue) for each (blueprint in all_blueprints where is_plan of it for vessel)
value rockets of vessel for hue (word) = (rockets_on of it for hue) for each (blueprint in all_blueprints where is_plan of it for vessel)

value has_guns of vessel = (guns of vessel for yellow) + (guns of vessel for orange) + (guns of vessel for blue) + (guns of vessel for red) is at least 1
value has_rockets of vessel = (rockets of vessel for yellow) + (rockets of vessel for orange) + (rockets of vessel for blue) + (rockets of vessel for red) is at least 1

# R86: of those that are equally quick the defender is first.
value swiftness of vessel
    quickness of vessel + quickness of vessel + 1 if vessel's side is defending
    quickness of vessel + quickness of vessel otherwise

# R90
value hits of die for target (vessel) with aim (number)
    yes if die's face is burst
    no if die's face is miss
    die's face + aim - screen of target is at least 6 otherwise

# A burst is worth most: what suffices is taken with the others first.
value pips of die
    6 if die's face is burst
    1 if die's face is miss
    die's face + 0 otherwise

# R91
value splits_damage of player = no

value is_foe of target (vessel) for leader (vessel) = target's side is not aside and target's side is not leader's side

value many_like of leader (vessel) = number of (vessels in leader's hex's fleet where it is like leader and its owner is leader's owner)

# Of several ships of a type the most damaged one stands for all.
value heads_type of chief (vessel) = there is no vessel in chief's hex's fleet where it is like chief and its owner is chief's owner and its damage is more than chief's damage

value both_fight of place (hex) = there is a vessel in place's fleet where its side is attacking and there is a vessel in place's fleet where its side is defending

# R92: a sector of one's own without enemies.
value is_haven of haven (hex) for player against place (hex)
    no if haven's ruler is not player
    no if opposing of haven for player is at least 1
    (leads of place to haven by player) otherwise

# ---- who fights whom, R83 to R85 ------------------------------------------------------------------------------------

to fight_everywhere
    for each sector in tiles_laid, by highest sector_number
        fight_in sector's hex

to fight_in place (hex)
    needs there is a vessel in place's fleet
    note_arrivals place
    repeat at most 99 times while number of (players where own_ships of place for it is at least 1) is at least 2
        choose a player as attacker where own_ships of place for it is at least 1 and its arrival is the highest
        choose a player as defender where own_ships of place for it is at least 1 and it is not attacker and its arrival is the highest
        take_sides place by attacker to defender
        battle_at place
    each player where own_ships of place for them is at least 1 and opposing of place for them is at least 1
        meet_npcs place
    each player where their has_fought is 1, by lowest arrival
        draw_reputation with count (their renown_won + 1 - their has_fled)

to take_sides place (hex) by attacker (player) to defender (player)
    for each ship in place's fleet
        if ship's owner is attacker
            set ship's side to attacking
        otherwise if ship's owner is defender
            set ship's side to defending

# R84: neutral ships fight last, and defend.
to meet_npcs place (hex)
    for each ship in place's fleet
        set ship's side to attacking
    for each npc in place's fleet where it is not ancient or your befriends_ancients is no
        set npc's side to defending
    battle_at place

to note_arrivals place (hex)
    set arrivals to 0
    each player
        set their arrival to 0
        set their renown_won to 0
        set their has_fought to 0
        set their has_fled to 0
    if own_ships of place for place's ruler is at least 1
        place's ruler arrives
    for each ship in place's fleet, by lowest came
        ship's owner arrives

to arrive
    needs your arrival is 0
    gain 1 arrivals
    set arrival to arrivals

# ---- a battle, R86 to R96 -------------------------------------------------------------------------------------------

to battle_at place (hex)
    each player
        set their has_left to 0
    for each ship in place's fleet where its side is not aside
        ship's owner enlists
    fire_missiles place
    repeat at most 100 times while both_fight of place
        if there is no vessel in place's fleet where its side is not aside and (has_guns of it or its course is not fighting)
            break_off place
        otherwise
            fight_round place
    end_battle place

to enlist
    set has_fought to 1

# R87
to fire_missiles place (hex)
    for each vessel in place's fleet where its side is not aside and has_rockets of it, by highest swiftness
        if vessel is a npc
            if vessel's hex is place and vessel's stage is waiting and both_fight of place
                launch vessel
        otherwise
            repeat at most 99 times while vessel's hex is place and vessel's stage is waiting and both_fight of place
                vessel's owner launches_one vessel

# R86: whoever has several equally quick types puts them in order.
to launch_one next_one (vessel)
    let here be next_one's hex
    choose a vessel from here's fleet as leader where its owner is you and its stage is waiting and has_rockets of it and swiftness of it is swiftness of next_one and heads_type of it
    launch leader

to launch leader (vessel)
    let many be lowest of 8 and (many_like of leader)
    volley leader with yellows (many times (rockets of leader for yellow)) with oranges (many times (rockets of leader for orange)) with blues (many times (rockets of leader for blue)) with reds (many times (rockets of leader for red))

# R88
to fight_round place (hex)
    for each vessel in place's fleet where its side is not aside
        set vessel's stage to waiting
        if vessel's course is turning
            set vessel's course to fleeing
    for each vessel in place's fleet where its side is not aside, by highest swiftness
        if vessel is a npc
            if vessel's hex is place and vessel's stage is waiting and both_fight of place
                attack_with vessel
        otherwise
            repeat at most 99 times while vessel's hex is place and vessel's stage is waiting and both_fight of place
                vessel's owner commands vessel

to command next_one (vessel)
    let here be next_one's hex
    choose a vessel from here's fleet as leader where its owner is you and its stage is waiting and swiftness of it is swiftness of next_one and heads_type of it
    if leader's course is fleeing
        escape leader
    otherwise
        choose one
            option "Attack"
                ru "Атаковать"
                attack_with leader
            option "Retreat"
                ru "Отступать"
                retreat leader

to attack_with leader (vessel)
    let many be lowest of 8 and (many_like of leader)
    volley leader with yellows (many times (guns of leader for yellow)) with oranges (many times (guns of leader for orange)) with blues (many times (guns of leader for blue)) with reds (many times (guns of leader for red))

# R89: all ships of a type throw together.
to volley leader (vessel) with yellows (number) with oranges (number) with blues (number) with reds (number)
    for each vessel in leader's hex's fleet where it is like leader and its owner is leader's owner
        set vessel's stage to active
    roll (yellows) yellow_dice, (oranges) orange_dice, (blues) blue_dice, (reds) red_dice as thrown
    if leader is a npc
        spread thrown by leader
    otherwise
        leader's owner aims thrown by leader

to aim thrown (dice) by leader (vessel)
    for each die in thrown, by highest harm, by highest pips
        if die's harm is 4 and your splits_damage is yes
            repeat 4 times
                hit_with die by leader with harm 1
        otherwise
            hit_with die by leader with harm (die's harm)

to hit_with die by leader (vessel) with harm (number)
    choose a vessel from leader's hex's fleet as target where is_foe of it for leader and (hits of die for it with (aim of leader))
    target gains (harm) damage
    if target's damage is more than armour of target
        gain (target's renown) renown_won
        wreck target

# R100: it may be built again.
to wreck target (vessel)
    let here be target's hex
    if target is a ship
        put target into target's owner's supply
        target's owner judges_flight here
    otherwise
        discard target

# R95: first what can be destroyed, the largest first; what is left goes to the largest.
to spread thrown (dice) by leader (vessel)
    for each vessel in leader's hex's fleet where is_foe of it for leader, by highest size, by highest damage
        if total harm of (dice in thrown where (hits of it for vessel with (aim of leader))) is more than armour of vessel - vessel's damage
            repeat at most 99 times while vessel's damage is at most armour of vessel
                choose a die from thrown as shot where (hits of it for vessel with (aim of leader)) and pips of it is the lowest
                vessel gains (shot's harm) damage
                discard shot
            wreck vessel
    for each die in thrown
        choose a vessel from leader's hex's fleet as target where is_foe of it for leader and (hits of die for it with (aim of leader)) and its size is the highest and its damage is the highest
        target gains (die's harm) damage

# ---- retreat, R92, R93, R96, R99 ------------------------------------------------------------------------------------

to retreat leader (vessel)
    needs leader is a ship
    needs leader is not starbase
    needs there is a hex where (is_haven of it for you against leader's hex)
    choose a hex as haven where (is_haven of it for you against leader's hex)
    for each vessel in leader's hex's fleet where it is like leader and its owner is you
        set vessel's stage to active
        set vessel's course to turning
        set vessel's refuge to haven
    judge_flight leader's hex

# R99: whether all that is left of his ships flees or has fled.
to judge_flight place (hex)
    if there is no vessel in place's fleet where its owner is you and its course is fighting
        if your has_left is 1 or own_ships of place for you is at least 1
            set has_fled to 1

to escape leader (vessel)
    let here be leader's hex
    for each vessel in here's fleet where it is like leader and its owner is you
        run_away vessel

to run_away vessel
    let haven be vessel's refuge
    let here be vessel's hex
    send vessel into haven
    stand_down vessel
    set has_left to 1
    judge_flight here

to stand_down vessel
    set vessel's side to aside
    set vessel's stage to waiting
    set vessel's course to fighting
    set vessel's refuge to nothing

to break_off place (hex)
    for each ship in place's fleet where its side is attacking
        if ship's hex is place and ship's side is attacking
            ship's owner gives_way ship

# R96: all ships of a type together, as in any retreat.
to give_way ship
    let here be ship's hex
    choose one
        option "Retreat at once"
            ru "Немедленно отступить"
            slip_away ship
        option "Destroy the ships"
            ru "Уничтожить корабли"
            for each vessel in here's fleet where it is like ship and its owner is you
                scuttle vessel

to slip_away ship
    needs there is a hex where (is_haven of it for you against ship's hex)
    choose a hex as haven where (is_haven of it for you against ship's hex)
    let here be ship's hex
    for each vessel in here's fleet where it is like ship and its owner is you
        send vessel into haven
        stand_down vessel
    set has_left to 1
    judge_flight here

to scuttle ship (vessel)
    each opponent where there is a vessel in ship's hex's fleet where its side is defending and its owner is they
        gain (ship's renown) renown_won
    wreck ship

to end_battle place (hex)
    for each ship in place's fleet where its course is fleeing
        ship's owner runs_away ship
    for each vessel in place's fleet
        stand_down vessel
