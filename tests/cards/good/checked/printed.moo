# Places that are printed on cards: what is printed in each, what lies there, whether they are empty or full.

kind plot is place "plot"
    crop    corn, herbs, optional
    sunny   yes, no
    depth   1 to 3, optional
    dues    resources, optional
    grown   seed, optional
    scent   sweet, sharp, several, optional

kind farm is card "farm"
    plots   plot, printed
    starts  valley
    works when it is in its owner's land and it is full

kind homestead is farm "homestead"

kind seed is card "seed"
    vigour  0 to 5
    starts  granary

mark spoilt for each plot "soil"
    words  fresh, worn

zone valley of farm "valley"

zone land of farm for each player "land"

zone granary of seed "granary"

zone sown of seed for each plot "what grows there"
    holds   1

value profit of plot
    (top of plot's sown)'s vigour if plot's sown is not empty
    plot's grown's vigour otherwise

action claim "Claim"
    put a farm from valley into your land

action sow "Sow"
    choose an empty plot on your land where its crop is corn or its sunny is yes
    put a seed from granary into plot's sown
    set plot's spoilt to worn

action reap "Reap"
    choose a farm from your land where it is full
    for each plot on farm where its spoilt is worn and its dues is not 0 grain
        gain (profit of plot) coin
        gain plot's dues
        put all seeds from plot's sown into granary

action look "Look"
    choose a corn plot from your land's plots
    if plot is full and plot's farm is not empty and sweet is in plot's scent
        gain (number of plots on plot's farm + total depth of plots on your opponents' land) coin
    gain (number of plots) coin

farm mill_farm "Mill Farm"
    plots   2 corn, sunny corn depth 2, herbs sweet sharp dues 2 grain

    always:
        your room is 1 more

homestead bare_home "Bare Homestead"
    plots   nothing, 3 corn grown barley

seed barley "Barley"
    vigour  2
    copies  4
