### Words of the Night Market in English.

counter-coin = coin
    .plural = coins
kind-luck = die
    .plural = dice
zone-pouch = pouch
pile-display = display
zone-display = display
    .at = on
zone-square = square
value-wares = ware

moment-dusk = dusk
moment-sealing = sealing of the bids
moment-opening_of_bids = opening of the bids
moment-walk = walk
moment-dawn = dawn
moment-night = night
effect-tend = Tending

fact-worth = worth
fact-asks = price
fact-rank = rank
fact-famed = fame
    .yes = { $what } is famed
    .no = { $what } is not famed

word-silk = silk
word-spice = spice
word-tea = tea

part-target = neighbour
    .definite = your neighbour
part-extra = extra

verb-buy = buy
    .past = bought
    .past-one = bought
    .on = When bought
verb-beg_from = beg from
verb-tend_to = tend
verb-swap = sell
    .past = sold
    .past-one = sold
    .extra = for { $what } { $what ->
        [one] coin
       *[other] coins
     } more
verb-hand_over = give
    .past = gave
    .past-one = gave

deed-buy = buying
deed-beg_from = begging
deed-tend_to = tending
deed-swap = selling
deed-hand_over = giving

value-offer = offer
value-rebate = rebate
    .more = wares cost { $of } { $change } { $change ->
        [one] resource
       *[other] resources
     } less
    .less = wares cost { $of } { $change } { $change ->
        [one] resource
       *[other] resources
     } more
    .is = { OF($of) } rebate for { $for } is { $change }
    .of = of { $what }
value-alms = alms
    .more = begging from { ACC($against) } brings { $change } more
    .less = begging from { ACC($against) } brings { $change } less
    .is = begging from { ACC($against) } brings { $change }
value-pouch_room = room in the pouch
    .more = { OF($of) } pouch holds { $change } more { $change ->
        [one] bid
       *[other] bids
     }
    .less = { OF($of) } pouch holds { $change } fewer { $change ->
        [one] bid
       *[other] bids
     }
    .is = { OF($of) } pouch holds { $change } { $change ->
        [one] bid
       *[other] bids
     }
value-is_welcome = welcome
    .yes = beggars are welcome at { OF($what) } stall
    .no = beggars are not welcome at { OF($what) } stall
value-last_tally = last tally
