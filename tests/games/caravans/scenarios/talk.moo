# What is talked about, and who is host of the fair.

scenario "what is asked for is talked about, and whoever sells it first has one fame more"
    given
        cart's load is [silk_bale]
        harbour's square is [cart]
    when
        you perform asking
        you choose silk
        you choose water
        rival performs asking
        rival chooses salt
        rival chooses coin
        you perform selling
    then
        rumour is nothing
        your fame is 1

scenario "the host of the fair is paid by whoever pitches the next tent"
    given
        host is rival
        rival's coin is 3
    when
        you perform pitching
        you choose fair_a1
    then
        host is you
        rival's coin is 4

scenario "the first tent pays nobody"
    given
        host is nobody
        your coin is 3
        rival's coin is 3
    when
        you perform pitching
        you choose fair_a1
    then
        host is you
        rival's coin is 3

scenario "whoever hurried does not gossip, unless he is host"
    given
        your temper is hasty
        your water is 3
    when
        rival gains 1 fame
    then
        you cannot perform gossiping because "your temper is patient"
        rumour is nothing

scenario "whoever has the good of the day is paid when its ware is asked for, and who asks gets water"
    given
        rival's barrow is [silk_bale]
        prize is silk_bale
        your water is 1
        rival's coin is 3
    when
        you perform asking
        you choose silk
        you choose coin
    then
        your water is 2
        rival's coin is 4
