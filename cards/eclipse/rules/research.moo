# Technologies: the bag, the tray, the three tracks of a player, and Research (R3, R21, R56 to R60, R113).

kind technology is card "technology"
    ru        "технология", "технологии", "технологий"
    category  military, grid, nano, rare
    cost      2 to 17
    least     2 to 11
    starts    technology_bag
    works when it is in its owner's technologies

# R58: on which track a tile lies; a rare one lies where its owner likes.
mark field for each technology "track"
    words    unplaced, military, grid, nano
    kept_in  technologies

zone technology_bag of technology "technology bag"
    ru      "мешок технологий"
    face    down

# R59: what boards have printed on them is a tile here, too; it is never in the bag.
zone printed_technologies of technology "technologies printed on boards"
    ru  "технологии, напечатанные на планшетах"

zone tray of technology "technology tray"
    ru  "органайзер технологий"

zone technologies of technology for each player "technology tracks"
    ru  "шкалы технологий"

counter regular_drawn
    range  0 to 99

# ---- numbers --------------------------------------------------------------------------------------------------------

value has_learned of tile (technology) for player = there is a technology in player's technologies where it is like tile

value tiles of category (word) for player = number of (technologies in player's technologies where its field is category)

table discount of tiles (number) by tiles
    up to 0    0
    1          1
    2          2
    3          3
    4          4
    5          6
    6 or more  8

table track_points of tiles (number) by tiles
    up to 3    0
    4          1
    5          2
    6          3
    7 or more  5

value price of technology for category (word) by player = highest of technology's least and (technology's cost - discount of (tiles of category for player))

table first_technologies by number of players
    up to 2    12
    3          14
    4          16
    5          18
    6 or more  20

table later_technologies by table_size
    up to 2    5
    3          6
    4          7
    5          8
    6 or more  9

# ---- what is done ---------------------------------------------------------------------------------------------------

# R59: as many tiles as boards show it.
to sort_printed
    for each technology in technology_bag
        set_aside technology
    shuffle technology_bag

to set_aside tile (technology)
    needs number of (technologies in printed_technologies where it is like tile) is less than number of (species in species_box where tile is in its known)
    put tile into printed_technologies

to learn_printed
    for each technology in printed_technologies where it is in (top of your board)'s known
        learn_at_start technology

to learn_at_start technology
    needs not has_learned of technology for you
    put technology into your technologies
    set technology's field to technology's category

# R3, R113: rare technologies come beyond the number.
to fill_tray with count (number)
    set regular_drawn to 0
    repeat at most 114 times while regular_drawn is less than count and technology_bag is not empty
        put top of technology_bag into tray
        if (top of tray)'s category is not rare
            gain 1 regular_drawn

to research technology to category (word)
    needs technology is in tray
    needs technology's category is either rare or category
    needs not has_learned of technology for you
    needs tiles of category for you is less than 7
    pay (price of technology for category by you) science
    learn technology to category

# What a technology does at once stands behind `on learn`, however it was come by.
to learn technology to category (word)
    put technology into your technologies
    set technology's field to category

to study technology
    needs you can research technology to military or you can research technology to grid or you can research technology to nano
    if technology's category is rare
        choose a category from military, grid, nano where you can research technology to category
        research technology to category
    otherwise
        research technology to technology's category

# R48
value is_takeable of technology for player
    no if technology's category is rare
    no if tiles of technology's category for player is at least 7
    not (has_learned of technology for player) otherwise

to take_free technology
    needs technology is in tray
    learn technology to technology's category

action researching "Research"
    ru "Исследование"
    needs your passed is 0
    begin_action with count (researches of you)
    repeat at most 99 times while your acting is 1
        choose one
            option "Research a technology"
                ru "Исследовать технологию"
                pay 1 activations
                study a technology from tray
            option "End the turn"
                ru "Закончить ход"
                set acting to 0
