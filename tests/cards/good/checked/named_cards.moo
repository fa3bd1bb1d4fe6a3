# Facts that name cards, and cards that are copies of one another.

kind lore is card "lore"
    price   resources
    rank    1 to 9
    starts  library

kind tool is card "tool"
    key     lore, optional
    makes   lore, several, optional
    twins   tool, tool, optional
    starts  workshop

zone library of lore "library"

zone books of lore for each player "books"

zone workshop of tool "workshop"

zone belt of tool for each player "belt"

value worth of tool = tool's key's rank + number of tool's makes

action forging "Forge"
    needs there is a tool in your belt
    choose a tool from your belt where its key is in your books
    if tool's key is weaving or barn is in your hand
        gain (worth of tool) coin
    if tool is in tool's twins and number of smithing in tool's makes is at least 1
        gain tool's key's price
    choose a lore from library where it is tool's key
    put lore into your books

action matching "Match"
    choose a tool from workshop as found
    if there is no tool in your belt where it is like found
        put found into your belt

action studying "Study"
    choose a lore from library where it is not like weaving
    put lore into your books

lore weaving "Weaving"
    price   1 coin
    rank    2
    copies  2

lore smithing "Smithing"
    price   2 coin
    rank    3

tool loom "Loom"
    key     weaving
    makes   weaving, smithing, weaving

tool anvil "Anvil"
    twins   loom, anvil
    copies  2

kind bailiff is card "bailiff"
    starts  watch

zone watch of bailiff "watch"

zone ground of bailiff for each tool "ground"

counter temper for each bailiff "temper"
    range  0 to 3

mark chief for each bailiff "chief"
    names  player

bailiff dogberry "Dogberry"

action fetching "Fetch"
    needs dogberry is not in your belt's ground
    choose a tool from your belt
    put dogberry into tool's ground
    gain (dogberry's tool's key's rank) coin
    if dogberry's tool is tool and dogberry's tool's owner is you
        dogberry gains 1 temper
        set dogberry's chief to you
    if dogberry's chief is you and dogberry's temper is at least 2
        reveal dogberry
        put dogberry into watch
