# Species boards: what a civilization begins with, and what it does better (R10, R12, R118 to R124).

kind species is board "species"
    ru            "вид", "вида", "видов"
    colour        red, blue, green, yellow, white, black
    stores        resources
    known         technology, several
    rate          2 to 4
    research      1 to 2, default 1
    spaces        1 to 6
    embassies     0 to 1, default 0
    plans         blueprint, several
    home_sector   sector
    first_ship    ship
    explore       1 to 2, default 1
    colony_ships  3 to 4, default 3
    starts        species_box
    works when it is in its owner's board

zone species_box of species "species boards"
    ru  "планшеты видов"

zone board of species for each player "species board"
    ru      "планшет вида"
    holds   1

zone unchosen of species "boards that nobody can choose"
    ru  "планшеты, которые уже не выбрать"

value trade_rate of player = (top of player's board)'s rate
value explores of player = (top of player's board)'s explore
value researches of player = (top of player's board)'s research

# R10: a board has two sides, so its colour is gone with it.
to found chosen (species)
    needs chosen is in species_box
    put chosen into your board
    put all (species from species_box where its colour is chosen's colour) into unchosen
    gain chosen's stores
    put (chosen's colony_ships) colony_ships from your colony_ship_box into your ready_ships
    learn_printed
    for each blueprint in plan_box where it is in chosen's plans
        take_plan blueprint
