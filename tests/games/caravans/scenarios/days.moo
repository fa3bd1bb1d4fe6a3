# The fair, the turns, what may be done at any time, and the end.

scenario "a tent at the fair is paid for by its neighbours, and whoever likes takes camels along"
    ruling  C8
    given
        fair_a1's pitch is [rival's seal]
        fair_b2's pitch is [rival's seal]
    when
        you perform pitching
        you choose fair_b1
        you choose "gain (number of (stands next to stand where its pitch is not empty)) coin"
        you choose yes
        you choose 2
    then
        fair_b1's pitch is [seal]
        your coin is 5
        number of camels in your herd is 2
        skins of you is 5

scenario "who needs no camels takes none"
    when
        you perform pitching
        you choose fair_c2
        you choose "may put up to 2 camels from stable into your herd"
        you choose no
    then
        your coin is 3
        number of camels in your herd is 0

scenario "a stand with four tents round it is too crowded"
    given
        fair_a1's pitch is [rival's seal]
        fair_c1's pitch is [rival's seal]
        fair_a2's pitch is [rival's seal]
        fair_b2's pitch is [rival's seal]
        fair_c2's pitch is [seal]
    then
        you cannot perform pitching

scenario "who hurries pays two or four, and is next once more"
    ruling  C9
    given
        harbour's square is [cart]
        your coin is 9
        number of camels in your herd is 2
    when
        reach your turn
        you perform hurrying
        you choose 4
        you choose no
        you perform camping
    then
        your coin is 5
        your water is 5
        your hours is 0
        rival is asked

scenario "three coins hurry nobody more than two"
    given
        harbour's square is [cart]
    when
        reach your turn
        you perform hurrying
    then
        your coin is 1
        your water is 2
        you are asked

scenario "a camp ends the turn, and the wagons are fresh again"
    given
        harbour's square is [cart]
        cart's mood is weary
    when
        reach your turn
        you perform camping
    then
        cart's mood is fresh
        your water is 3
        your hours is 0
        rival is asked

scenario "rumours make the left neighbour miss a turn"
    ruling  C10
    given
        harbour's square is [cart]
        your water is 2
    when
        reach your turn
        you perform gossiping
        you choose "your left skips a turn"
    then
        you are asked
        your hours is 0
        rival's hours is 2

scenario "who gossips may look at another's errands"
    ruling  C10
    given
        your water is 2
        rival's papers are [feast, letter]
    when
        you perform gossiping
        you choose "choose an opponent, reveal all errands from opponent's papers to you as seen, gain (number of seen) coin"
    then
        your coin is 5
        rival's papers are [feast, letter]

scenario "or hears of an errand; everybody may look through those that are left"
    ruling  C10
    given
        your water is 2
        draws are letter
    when
        you perform gossiping
        you choose "draw 1 errand"
    then
        your papers are [letter]
        number of cards in errands is 3

scenario "goods are bartered at any time in one's turn, once a day"
    ruling  C11
    given
        harbour's square is [cart]
        your barrow is [silk_bale, salt_slab, silk_bale, spice_sack]
    when
        reach your turn
        you perform bartering
        you choose "two of a kind"
    then
        your coin is 6
        your barrow is [salt_slab, spice_sack]
        you cannot perform bartering
        you are asked

scenario "one of each is worth twice as much"
    ruling  C11
    given
        harbour's square is [cart]
        your barrow is [silk_bale, salt_slab, silk_bale, spice_sack]
    when
        reach your turn
        you perform bartering
        you choose "three of all kinds"
        you choose silk_bale
        you choose salt_slab
    then
        your coin is 9
        your barrow is [silk_bale]

scenario "three water carry on: to haul or to sell, but not the same once more"
    ruling  C12
    given
        harbour's square is [cart]
        cart's load is [spice_sack]
        your water is 3
        number of camels in your herd is 1
    when
        reach your turn
        you perform hauling
        you choose yes
        you choose "sell good"
    then
        your water is 0
        your coin is 4
        rival is asked

scenario "nobody has to carry on"
    given
        harbour's square is [cart]
        your water is 3
    when
        reach your turn
        you perform asking
        you choose silk
        you choose coin
        you choose no
    then
        your water is 3
        rival is asked

scenario "the next day begins with the neighbour, with fresh wagons and two hours each"
    given
        harbour's square is [cart]
        cart's mood is weary
        players are you, rival, second
    when
        reach your turn
        you perform camping
        second performs camping
        rival performs camping
    then
        rival is asked
        your hours is 2
        cart's mood is fresh

scenario "turns go round to the right"
    given
        players are you, rival, second
        first is rival
    when
        reach your turn
    then
        rival's hours is 1
        second's hours is 2

scenario "at the end the longest way of guarded roads counts, and a road apart from it does not"
    ruling  C13
    given
        coast_road's guard is you
        salt_road's guard is you
        pilgrims_way's guard is you
    when
        you end game by winter
    then
        your result is 11

scenario "at the palace the longest way ends"
    ruling  C13
    given
        kings_road's guard is you
        pilgrims_way's guard is you
    when
        you end game by winter
    then
        your result is 9

scenario "a tent apart from all others finds what its owner has fewer than three of"
    ruling  C8
    given
        your resources are 3 coin, 2 water
    when
        you perform pitching
        you choose fair_a1
        you choose "gain (number of (stands next to stand where its pitch is not empty)) coin"
        you choose no
    then
        your resources are 3 coin, 3 water

scenario "at the end the guards are paid for dust, and posts count"
    ruling  C13
    given
        salt_road's guard is you
        kings_road's guard is you
        your fame is 2
        your deeds are [letter]
        palace's posts are [seal]
    when
        you end game by winter
    then
        your result is 14
        your rank is 1
        rival's rank is 2

scenario "each deed counts one more than the one before, and each ware for which one was praised counts one"
    ruling  C13
    given
        your deeds are [letter, feast, royal_robe]
        your praise_of_salt is 2
        your praise_of_spice is 1
    when
        you end game by winter
    then
        your result is 8

scenario "ten coins are worth one, and three goods that are left"
    ruling  C13
    given
        your coin is 29
        your barrow is [salt_slab, silk_bale, spice_sack, salt_slab]
    when
        you end game by winter
    then
        your result is 3

scenario "coins decide a tie"
    given
        rival's coin is 4
    when
        you end game by winter
    then
        your rank is 2

scenario "the game ends when the bag is empty"
    given
        your barrow is [silk_bale, silk_bale, silk_bale, silk_bale, silk_bale, silk_bale, silk_bale, silk_bale]
        rival's barrow is [salt_slab, salt_slab, salt_slab, salt_slab, salt_slab, salt_slab, salt_slab, salt_slab]
        market is [spice_sack, spice_sack, spice_sack, spice_sack, spice_sack, spice_sack]
    when
        reach end of game
    then
        ending is sold_out

scenario "after ten days winter comes"
    given
        harbour's square is [cart]
        oasis's square is [rival's cart]
        cart's load is [silk_bale, silk_bale, silk_bale]
    when
        you announce start of day
        reach end of game
    then
        ending is winter
