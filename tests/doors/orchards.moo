game orchards "Orchards"
    players  2 to 4

kind plot is place "plot"

kind tree is card "tree"
    sort    apple, pear, cherry
    starts  nursery

zone nursery of tree "nursery"
    face    down

zone market of tree "market"

zone grown of tree for each plot "trees"
    holds   1

board orchard of plot for each player "orchard"
    form    squares
    width   4
    height  4

relation adjacent of plot
    from orchard

relation joined of plot for other (plot)
    among  adjacent
    if plot's grown is not empty and other's grown is not empty and (top of plot's grown)'s sort is (top of other's grown)'s sort

value grove of plot = number of plots within 16 steps of plot along joined

action planting "Plant"
    choose a tree from market
    choose an empty plot on your orchard as spot where there is a (plot adjacent to it where it is not empty)
    put tree into spot's grown

setup:
    shuffle nursery
    each player
        put top of nursery into their orchard_b2's grown

play:
    repeat 8 times
        put top 5 of nursery into market
        each player
            perform planting
        put all trees from market under nursery

scoring:
    each player
        score highest grove of (plots on their orchard where it is not empty)
        if their orchard_d4 is not empty
            score 2

tree plain "{sort}"
    sort    each
    copies  14
