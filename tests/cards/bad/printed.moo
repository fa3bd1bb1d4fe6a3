# Places that are printed on cards.

kind patch is place "patch"
    soil    clay, sand
    shady   yes, no
    herb    clay, mint, optional
    depth   1 to 3, optional
    grows   stall, optional

kind garden is card "garden"
    patches  patch, printed
    starts   shed

zone shed of garden "shed"

zone plants of guest for each patch "plants"

garden herbs "Herbs"
    patches  sand, 2 sand mint, shady sand depth 2, grows barn sand ### duplicate

garden weeds "Weeds"
    patches  loam, sand                 ### unknown-word

garden roses "Roses"
    patches  sand sand                  ### duplicate

garden lawn "Lawn"
    patches  clay                       ### wrong-fact

garden hedge "Hedge"
    patches  shady                      ### missing-fact

garden moss "Moss"
    patches  nothing                    ### missing-fact

garden ferns "Ferns"
    patches  sand depth 9               ### out-of-bounds

garden bushes "Bushes"
    patches  sand depth                 ### missing-fact

garden trees "Trees"
    patches  sand grows oak             ### unknown-name

garden maze "Maze"
    patches  10000 sand                 ### out-of-bounds

garden park "Park"
    patches  60 sand, 60 sand mint      ### out-of-bounds

garden yard_garden "Yard"
    patches  3                          ### wrong-fact

garden bare "Bare"                      ### missing-fact

garden twice "Twice"
    patches  sand
    patches  sand                       ### duplicate

guest herbs_sand_mint "Herbalist"
    copies  1

patch wild "Wild Patch"                 ### wrong-kind
    soil  clay

action planting "Plant"
    choose a patch on shed where it is empty
    choose a guest from inn
    put guest into patch's plants
    put patch into shed                 ### wrong-place

scenario "what is printed is there"
    given
        herbs's patches is [herbs_sand] ### cannot-set-up
    when
        you perform planting
    then
        your coin is 0
---
kind patch is place "patch"

kind plot is place "plot"

kind garden is card "garden"
    patches  patch, printed
    guests   guest, printed             ### wrong-kind
    beds     patch, printed             ### duplicate
    plots    plot, printed, several     ### wrong-fact
    rows     plot, printed, default nothing ### wrong-fact
    lanes    plot, printed              ### duplicate
    starts   shed

kind crate is card "crate"
    patches  number                     ### wrong-fact
    starts   hold

zone hold of crate "hold"

zone shed of garden "shed"

garden herbs "Herbs"
    patches  nothing
---
kind patch is place "patch"

kind garden is card "garden"
    patches  patch, printed, optional
    faces    summer, winter
    starts   shed

zone shed of garden "shed"

zone plants of guest for each patch "plants"

garden herbs "Herbs"
    face summer
        patches  nothing                ### wrong-fact

board wood of patch                     ### wrong-kind
    form    ring
    length  3

action weeding "Weed"
    choose a patch on shed
    gain 1 coin
    if patch is full                    ### wrong-kind
        gain 1 coin

kind nook is place "nook"
    nooks   nook, printed               ### wrong-kind

kind drawer is place "drawer"
    chests  chest, printed

kind chest is place "chest"
    drawers  drawer, printed            ### wrong-kind
