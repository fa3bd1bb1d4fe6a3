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
        your coin is 2

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

scenario "a wagon is hauled along a road that nobody guards, and pays no toll"
    given
        harbour's square is [cart]
    when
        you perform hauling
    then
        oasis's square is [cart]
        your coin is 3

scenario "nobody rides twice a day with one wagon"
    given
        oasis's square is [cart]
        cart's mood is weary
    then
        you cannot perform riding because "its mood is fresh"
        you can perform hauling

scenario "what was drawn need not be loaded"
    given
        harbour's square is [caravan]
        draws are salt_slab, silk_bale
    when
        you perform loading
        you choose no
    then
        your barrow is [salt_slab, silk_bale]
        caravan's load is []

scenario "a full wagon takes nothing more"
    given
        harbour's square is [caravan]
        caravan's load is [salt_slab, salt_slab, silk_bale]
        your barrow is [silk_bale]
    then
        you cannot pack_up top of your barrow onto caravan because "load is not full"

scenario "a wagon sells one good, with a camel for more"
    given
        oasis's square is [cart]
        cart's load is [salt_slab, silk_bale]
        number of camels in your herd is 1
    when
        you perform selling
        you choose salt_slab
        you choose "with a camel"
    then
        your coin is 9
        your fame is 1
        your praise_of_salt is 1
        number of camels in stable is 6
        cart's load is [silk_bale]

scenario "without a camel the price is the price"
    given
        oasis's square is [cart]
        cart's load is [silk_bale]
    when
        you perform selling
    then
        your coin is 4
        your fame is 0

scenario "who was praised for a ware is paid more for it"
    given
        harbour's square is [cart]
        your praise_of_spice is 2
    then
        (offer of spice_sack for harbour by you) is 8
        (offer of spice_sack for harbour by rival) is 6
        (offer of salt_slab for harbour by you) is 1

scenario "who asks around chooses a ware, and what he is given"
    given
        harbour's square is [cart]
    when
        you perform asking
        you choose silk
        you choose water
    then
        your coin is 5
        your water is 2
