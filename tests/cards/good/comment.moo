# A comment before everything.

## allow unused-name the farm is used by an expansion
building farm "Farm"  # behind a line
    # on a line of its own

    cost  2 food  ### three of them
        # deeper than its neighbours

  # less deep
    on build:
        # first
        gain 1 food
# at the end