government hive_consensus "Hive Consensus"
    ru      "Консенсус улья"
    source  effect original, numbers original

    always:
        your cubes_drawn is 1 more
