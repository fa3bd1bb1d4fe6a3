fact-worth = worth
fact-nerve = nerve
fact-soil = soil
fact-edges = edge
fact-crop = crop
fact-crop = crop
fact-rough = rough
    .yes = { $what } { AGREE($what) ->
        [pl] are
       *[sg] is
     } rough
    .no = { $what } { AGREE($what) ->
        [pl] are
       *[sg] is
     } not rough
counter-wounds = wound
    .plural = wounds
counter-fame = fame
    .plural = fame
counter-gold = gold
    .plural = gold
counter-tapped = use
counter-finder = finder
word-not_yet = fresh
word-often = used up
value-passage = passage
    .yes = the edge of the tile on { $what } towards { $for } is passable
    .no = the edge of the tile on { $what } towards { $for } is not passable
value-parties = parties of all hexes
    .gender = pl
value-grounds = grounds of all hexes
    .gender = pl
value-ruled = tiles found
    .gender = pl
value-yield = yield
value-toil = toil
verb-walk = walk
verb-settle = settle on
verb-lay_at = lay a tile at
    .scout = beside { $what }
verb-strike = strike
relation-adjacent = adjacent
relation-open = open
    .along = over known land
