# The errands, the posts and the river.

scenario "an errand takes its goods, and rewards who runs it"
    ruling  C5
    given
        palace's square is [caravan]
        caravan's load is [silk_bale, salt_slab, silk_bale]
        your papers are [royal_robe, letter]
    when
        you perform fulfilling
    then
        your deeds are [royal_robe]
        caravan's load is [salt_slab]
        market is [silk_bale, silk_bale]
        your fame is 6
        your coin is 5

scenario "an errand is run where it leads, and with all that it needs"
    ruling  C5
    given
        oasis's square is [caravan]
        harbour's square is [cart]
        caravan's load is [silk_bale, silk_bale]
        cart's load is [silk_bale]
        your papers are [royal_robe, salted_fish, feast]
    then
        you cannot fulfil royal_robe by caravan because "leads is nothing"
        you cannot fulfil salted_fish by cart because "number of errand's asks"
        you cannot fulfil letter by cart because "errand is in your papers"
        you cannot perform fulfilling

scenario "a feast is held anywhere, and pays for everything that was done before"
    given
        mine's square is [caravan]
        caravan's load is [salt_slab, spice_sack]
        your papers are [feast]
        your deeds are [letter]
    when
        you fulfil feast by caravan
    then
        your fame is 2
        caravan's load is []

scenario "whoever feasts is not gossiped about"
    given
        your deeds are [feast]
        rival's water is 3
        your water is 3
    then
        rival cannot perform gossiping because of feast
        you can perform gossiping

scenario "who dressed the king rides on, once a day"
    ruling  C6
    given
        your deeds are [royal_robe]
        harbour's square is [cart]
        your water is 3
    when
        reach your turn
        you perform hauling
        you choose yes
        you perform hauling
        you choose harbour
    then
        your water is 2
        your hours is 0
        harbour's square is [cart]

scenario "who does not dress the king's way waits for his next turn"
    given
        your deeds are [royal_robe]
        harbour's square is [cart]
    when
        reach your turn
        you perform hauling
        you choose no
    then
        your water is 1
        rival is asked

scenario "salted fish keeps the water, and a famous guard takes a toll of two"
    ruling  C4
    given
        your deeds are [salted_fish]
        your fame is 10
        number of camels in your herd is 2
        salt_road's guard is you
    then
        skins of you is 6 because of salted_fish
        toll of salt_road is 2 because of salted_fish
        toll of coast_road is 1

scenario "before he is famous nobody pays a toll"
    given
        your deeds are [salted_fish]
        oasis's square is [rival's cart]
        salt_road's guard is you
    when
        rival travels top of oasis's square to mine
    then
        toll of salt_road is 0 because of salted_fish
        your coin is 3
        rival's coin is 3

scenario "a letter brings a good for a coin every morning, or a little water"
    given
        your deeds are [letter]
        draws are spice_sack
    when
        you announce start of day
        you choose yes
    then
        your barrow is [spice_sack]
        your coin is 2

scenario "who keeps his coin has water"
    given
        your deeds are [letter]
    when
        you announce start of day
        you choose no
    then
        your water is 2
        your barrow is []

scenario "a post by the sea brings water"
    ruling  C7
    given
        harbour's square is [cart]
    when
        you perform opening
    then
        harbour's posts are [seal]
        your water is 2

scenario "a post up the river brings a coin for each step down to the sea"
    given
        hermitage's square is [cart]
    when
        you perform opening
    then
        your coin is 5
        your fame is 0

scenario "a post from which no water flows to the sea brings fame"
    given
        palace's square is [cart]
    when
        you perform opening
    then
        your fame is 2

scenario "a town has one post of each player"
    given
        palace's square is [cart, rival's cart]
        palace's posts are [seal]
    then
        you cannot perform opening
        rival can perform opening

scenario "the river flows one way"
    ruling  C3
    given
        mine's square is [cart]
    when
        you perform drifting
    then
        harbour's square is [cart]
        cart's mood is weary
        you cannot drift cart to mine because "flowing"
        number of (towns flowing to hermitage) is 0
        number of (towns flowing to harbour) is 1
