scenario "a good is sold for more where it is wanted"
    given
        palace's square is [caravan]
        caravan's load is [silk_bale, salt_slab]
    when
        you sell silk_bale
        you sell salt_slab
    then
        your coin is 12
        your fame is 1
        market is [silk_bale, salt_slab]

scenario "who guards a road is paid by the others"
    given
        oasis's square is [cart]
        salt_road's guard is rival
    when
        you travel cart to mine
    then
        mine's square is [cart]
        rival's coin is 4
        your coin is 3

scenario "no road leads from the harbour to the palace"
    given
        harbour's square is [cart]
    then
        you cannot travel cart to palace
        you can travel cart to oasis

scenario "a rider goes along roads with little dust"
    given
        oasis's square is [cart]
    when
        you perform riding
        you choose palace
    then
        palace's square is [cart]
        your coin is 1

scenario "a draw from the bag is by chance, and asked for by name"
    given
        harbour's square is [caravan]
        draws are spice_sack, silk_bale
    when
        you perform loading
        you choose yes
        you choose silk_bale
    then
        your barrow is [spice_sack]
        caravan's load is [silk_bale]

scenario "a guard gives what he likes"
    when
        you perform guarding
        you choose kings_road
        you choose 2
    then
        your coin is 1
        your fame is 2
        kings_road's guard is you
