# The tiles, the people and the works.

tile meadow "Meadow"
    soil    grass
    edges   passable, steep, passable, passable, steep, passable
    worth   1
    plots   2 grain
    copies  8

tile ridge "Ridge"
    soil    rock
    edges   passable, steep, passable, steep, steep, steep
    worth   2
    plots   grain, rough ore
    copies  5

tile lake "Lake"
    soil    water
    edges   passable, passable, passable, passable, passable, passable
    worth   0
    plots   fish
    copies  4

tile vein "Vein of Gold"
    soil    rock
    edges   passable, steep, steep, steep, steep, steep
    worth   3
    plots   2 rough ore
    copies  2

scout ranger "Ranger"
    nerve   2
    copies  2

scout brave "Brave"
    nerve   3

settler family "Family"
    copies  4

tile swamp "Swamp"
    soil    water
    edges   passable, passable, steep, passable, passable, steep
    worth   -1
    plots   rough fish
    copies  2

# ---- works -----------------------------------------------------------------------------------------------------------

mill windmill "Windmill"
    crop    grain
    points  2

    on raise:
        gain 1 stores of this card's crop

    grind [F]:
        pay 1 flag from your box into this card's [F]
        pay 1 stores of grain
        gain 3 gold

    always:
        harvest of (plots where its crop is grain) is 1 more
        if your fame is at least 8
            your levy is 2 less
        otherwise if your ruled is at least 2
            your levy is 1 less
        otherwise
            your levy is at most 2

mill stamp_mill "Stamp Mill"
    crop    ore
    points  3

    grind [F]:
        pay 1 flag from your box into this card's [F]
        repeat at most 3 times while your stores of ore is at least 1
            lose 1 stores of ore
            gain 2 gold

    after raise:
        if work is not this
            gain 1 stores of ore

    end of game:
        score 1 for each flag in your hall

tower watchtower "Watchtower"
    sight   2
    points  ?

    after an opponent walks a scout:
        if goal is within 1 step of this card's hex along adjacent
            gain 1 gold

    when you would lose gold, once a game:
        gain 1 fame

    # Whoever never raised it has the stones at least.
    end of game, working or not:
        gain 2 gold

tower beacon "Beacon"
    sight   3
    points  1

    at day start:
        may
            needs number of flags in (your box or your hall) is at least 5
            put up to 1 flag from your box into your hall
