# Eclipse: how many play, what is counted, and how the rounds run. Numbers such as R31 name the rules of docs/eclipse.md.

game eclipse "Eclipse"
    ru          "Эклипс"
    players     2 to 6
    ordered_by  doer

ending eighth_round "the eighth round is over"
    ru  "восьмой раунд окончен"

ending desolation "no civilization is left"
    ru  "ни одной цивилизации не осталось"

# ---- what is counted ------------------------------------------------------------------------------------------------

resource credits for each player "credits"
    ru     "кредит", "кредита", "кредитов"
    range  0 or more

resource science for each player "science"
    ru     "наука", "науки"
    range  0 or more

resource materials for each player "materials"
    ru     "материал", "материала", "материалов"
    range  0 or more

counter round_number "round"
    ru     "раунд", "раунда", "раундов"
    range  0 or more

# ---- setting up, R3 to R13 ------------------------------------------------------------------------------------------

setup:
    first sorts_printed
    first fills_tray with count (first_technologies)
    take turns from first's right rightwards while their board is empty
        found a species from species_box
    first lays_out_space
    each player finds_home
    first places_guardians

variant harder "Harder neutral ships"
    ru  "Сложные чертежи"

    setup:
        set hard_ships to 1
        first sorts_printed
        first fills_tray with count (first_technologies)
        take turns from first's right rightwards while their board is empty
            found a species from species_box
        first lays_out_space
        each player finds_home
        first places_guardians

# R8: without the module of warp portals.
variant no_portals "Without warp portals"
    ru  "Без гиперпорталов"

    setup:
        first sorts_printed
        put all (technologies from technology_bag where it is warp_portals) into printed_technologies
        put all (discovery_tiles from discovery_stack where it is ancient_warp_portal) into discovery_discard
        put all (sectors from sector_box where its portal is yes) into left_out
        first fills_tray with count (first_technologies)
        take turns from first's right rightwards while their board is empty
            found a species from species_box
        first lays_out_space
        each player finds_home
        first places_guardians

# ---- the rounds, R1 -------------------------------------------------------------------------------------------------

play:
    repeat 8 times
        gain 1 round_number
        phase actions "Action phase"
            ru "Фаза действий"
            each player
                set their passed to 0
            take turns from first while there is a player where their passed is 0
                take_turn
        phase combat "Combat phase"
            ru "Фаза боя"
            first fights_everywhere
            first ends_combat
        phase upkeeping "Upkeep phase"
            ru "Фаза содержания"
            each player keeps_up
        phase cleanup "Cleanup phase"
            ru "Фаза обновления"
            first fills_tray with count (later_technologies)
            each player cleans_up
    end game by eighth_round

# ---- the end, R116 and R117 -----------------------------------------------------------------------------------------

value stored of player = player's credits + player's science + player's materials

value sector_points of player = ((top of (its tile))'s points + total points of its structures) for each (hex where its ruler is player)

value technology_points of player = track_points of (tiles of military for player) + track_points of (tiles of grid for player) + track_points of (tiles of nano for player)

scoring:
    each player
        score total worth of their reputation
        score 2 times (number of their kept)
        score their sector_points
        score (number of their envoys) - 2 times their is_traitor
        score their technology_points
    rank by their result
    rank by their stored
