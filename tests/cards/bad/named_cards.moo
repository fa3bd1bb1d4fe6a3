# Facts that name cards.

kind lore is card "lore"
    rank    1 to 9
    faces   open, closed
    starts  library

kind tool is card "tool"
    key     lore, optional
    makes   lore, several, optional
    ends    lore, lore, optional
    odd     lore, lore, several         ### wrong-fact
    starts  workshop

kind toy is card "toy"
    key     tool, optional              ### wrong-fact
    makes   nice, ugly, several, optional   ### wrong-fact
    starts  chest

zone library of lore "library"
zone workshop of tool "workshop"
zone chest of toy "chest"
zone belt of tool for each player "belt"

lore weaving "Weaving"
    face open
        rank  2
    face closed
        rank  3

tool loom "Loom"
    key     waeving                     ### unknown-name
    makes   weaving, barn               ### wrong-kind
    ends    weaving                     ### wrong-fact

tool anvil "Anvil"
    key     weaving, weaving            ### wrong-fact
    makes   weaving 2                   ### wrong-fact

tool saw "Saw"
    key     3                           ### wrong-fact
    ends    weaving, weaving

action forging "Forge"
    choose a tool from your belt
    choose a lore from library
    gain (tool's key's rank) coin       ### wrong-kind
    gain (tool's key's price) coin      ### unknown-fact
    gain (tool's key) coin              ### wrong-kind
    gain (number of tool's makes) coin
    gain (number of lorry in tool's makes) coin   ### unknown-name
    if 3 is in tool's makes             ### wrong-kind
        gain 1 coin
    if tool is like 3                   ### wrong-kind
        gain 1 coin
    if 3 is like weaving                ### wrong-kind
        gain 1 coin
    if tool's makes is weaving          ### wrong-kind
        gain 1 coin
    gain (tool's makes) coin            ### wrong-kind

action moving "Move"
    put pair into your belt                 ### wrong-kind

counter wear of tool "wear"                 ### unknown-fact
    range  0 to 3

tool pair "Pair"
    ends    weaving, weaving
    copies  2
