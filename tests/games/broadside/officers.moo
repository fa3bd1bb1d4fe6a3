officer gunner "Master Gunner"

    before you fire, once a battle:
        set ship's stance to ready

    always:
        your salvo is 1 more

officer surgeon "Surgeon"

    at battle end:
        choose a ship from your line where its damage is the highest and its damage is at least 1
        ship loses 1 damage

officer marines "Captain of Marines"

    always:
        your boarders is 2 more

    at start of evening, used once a game:
        may
            choose your ship from your opponents' prizes
            free ship

officer marksman "Marksman"

    after an opponent fires a ship, once a battle:
        may
            lose 1 glory
            set ship's stance to reeling

officer boatswain "Boatswain"

    after each player rams:
        gain 1 glory

officer purser "Purser"

    at day start:
        draw 1 gun

    end of game:
        score 1 for each gun in your hold
