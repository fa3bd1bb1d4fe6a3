# Projects on cards: cubes are put into cells, and taken out; what is complete brings its reward.

# G24, G26, G48.
to invest "put" cube into cell
    needs cube is in your hand
    needs cell is empty
    needs cell's project is in your tableau
    needs not cell's project is a conflict
    needs is_barred of (cell's project) is no
    needs fits of cell for cube is yes
    put cube into cell's filling

# G57: onto one's own side of a conflict.
to press "put" cube into cell
    needs cube is in your hand
    needs cell is empty
    needs cell's project is in disputes
    needs mans of cell for you is yes
    needs cube's colour is cell's colour
    put cube into cell's filling
    check_goals

# G47, G51, G52: what has lost a cube works no more; from an irrecoverable cell the cube goes to the bank.
to vacate "clear" cell
    loosen cell
    if cell's lost is yes
        put all cubes from cell's filling into bank
    otherwise
        put all cubes from cell's filling into your bag

to loosen cell
    if cell's part is either main or program
        set cell's project's state to open

to clear_part "clear" project by part (word)
    for each cell on project where its part is part and it is not empty
        vacate cell

# G27: a black cube takes the cubes of one project back.
to take_back "take back" project
    needs project is in your tableau
    needs there is a cell on project where it is not empty
    choose a part as chosen where gaps of project for chosen is less than size of project for chosen
    clear_part project by chosen

to withdraw along track
    needs runs of track for you is yes
    put all cubes from track's route into your bag

to retreat "take your cubes back from" conflict
    needs conflict is in disputes
    needs forces of conflict for you is at least 1
    for each cell on conflict where it is not empty and mans of it for you is yes
        vacate cell

action recalling "Take a project back"
    ru "Вернуть кубики с проекта"
    needs there is a cube in your hand where its colour is black
    choose one
        option "From a card"
            ru "С карты"
            take_back a project from your tableau
        option "A route"
            ru "Маршрут"
            withdraw along a track
        option "From a conflict"
            ru "Из конфликта"
            retreat a conflict from disputes
    put a (cube from your hand where its colour is black) into your bag

# G28: in the order that the player likes.
to finish project
    needs is_ready of project is yes
    choose a part as chosen where awaits of project for chosen is yes
    if chosen is yard
        prepare project
    otherwise if chosen is program
        set project's state to complete
        check_goals
    otherwise if chosen is upper
        clear_part project by upper
        perform project's upper
    otherwise if chosen is lower
        clear_part project by lower
        perform project's lower
    otherwise if project is a leader
        complete_theft project
    otherwise
        implement project

# G38: the cubes go back, and a base lies on the card, if there is none yet.
to prepare "prepare a base on" project
    clear_part project by yard
    if project's prepared is empty
        put top of your stock into project's prepared

# G49.
to implement project
    set project's state to complete
    check_goals
    take_politics with step (implemented of project)
    check_goals

# G54.
to complete_theft "complete the theft of" project
    clear_part project by main
    rob by project's steals

# G33, G54: a cube of an opponent's, but no black one; of a route it is the farthest.
to rob "steal a cube" by colour (word)
    choose one
        option "From a card"
            ru "С карты"
            rob_card a cell on your opponents' tableau where (top of its filling)'s colour is colour
        option "From a route"
            ru "С маршрута"
            rob_track along a track where (top of its route)'s colour is colour
        option "From a conflict"
            ru "Из конфликта"
            rob_side a cell on disputes where (top of its filling)'s colour is colour

to rob_anything "steal a cube of any colour"
    choose one
        option "From a card"
            ru "С карты"
            rob_card a cell on your opponents' tableau
        option "From a route"
            ru "С маршрута"
            rob_track along a track
        option "From a conflict"
            ru "Из конфликта"
            rob_side a cell on disputes

to rob_card "steal from" cell
    needs cell is not empty
    needs cell's project's owner's is_guarded is no
    needs (top of cell's filling)'s colour is not black
    loosen cell
    put top of cell's filling into your bag

to rob_track along track
    needs track's route is not empty
    needs runs of track for you is no
    put top of track's route into your bag

to rob_side "steal from" cell
    needs cell is not empty
    needs mans of cell for you is no
    needs (top of cell's filling)'s colour is not black
    put top of cell's filling into your bag
