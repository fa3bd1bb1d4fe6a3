part-discount = discount
part-guests = number of guests
part-target = neighbour
    .definite = your neighbour
counter-coin = coin
    .plural = coins
counter-grain = grain
kind-cube = die
    .plural = dice
moment-market = market
moment-morning = morning
moment-evening = evening
effect-age = Ageing
effect-sell = Sale
fact-price = price
fact-yield = yield
fact-points = points
    .gender = pl
fact-old = age
    .yes = { $what } is old
    .no = { $what } is not old
fact-hp = health
pile-lanes = lane
zone-lanes = lanes
    .gender = pl
zone-yard = yard
value-room = room
    .more = { OF($of) } lanes have room for { $change } more
    .less = { OF($of) } lanes have room for { $change } fewer
    .is = { OF($of) } lanes have room for { $change }
value-toll = toll
    .more = visiting { ACC($against) } costs { $change } more
    .less = visiting { ACC($against) } costs { $change } less
    .is = visiting { ACC($against) } costs { $change }
value-rebate = rebate
    .more = stalls cost { $of } { $change } less
    .less = stalls cost { $of } { $change } more
    .is = { OF($of) } rebate is { $change }
value-harvest = harvest
    .more = sowing brings { $of } { $change } grain more
    .less = sowing brings { $of } { $change } grain less
    .is = sowing brings { $of } { $change } grain
value-stalls = stall
    .at = on
value-is_open = welcome
    .yes = { $what } { AGREE($what) ->
        [pl] receive
       *[other] receives
     } visitors
    .no = { $what } { AGREE($what) ->
        [pl] receive
       *[other] receives
     } no visitors
value-crowd = size of the crowd
verb-build = build
    .past = built
    .past-one = built
    .discount = at a discount of { $what }
verb-open = open
verb-visit = visit
verb-rest = rest
verb-invite = invite
verb-feast = feast
    .guests = with { $what } { $what ->
        [one] guest
       *[other] guests
     }
deed-build = building
deed-open = opening
deed-visit = visit
deed-rest = rest
deed-invite = invitation
deed-feast = feast
