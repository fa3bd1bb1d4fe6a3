change building destroyer of orion
    cost    3 fleet

replace building fortress of orion "Star Fortress"
    points  2

    always:
        attack_strength of your opponents is 1 less

change building farm

remove building death_star of orion

remove verb exploit

remove action trade of orion

replace to sail ship (vessel) into harbour
    needs ship is in your fleet
    gain 1 fame

replace action masonry "Masonry"
    gain 1 stone

replace value toll of player = 2

replace counter fame for each player "fame"
    range 0 or more

replace zone market of card
    holds 4

change kind advisor of orion "councillor"
    income  resources, default 1 food

change kind race
    temper  calm, wild, default calm
