### Words of Master of Orion in English that its titles do not tell: plurals, verbs, how values are spoken of.

counter-round_number = round number
counter-score = point
    .plural = points
kind-cube = cube
zone-hand = hand
    .verb = take
zone-box = advisor stack
zone-race_box = box
zone-seat = play area
zone-actions = actions
    .gender = pl
pile-systems = system
zone-systems = systems
    .gender = pl
zone-council = council
value-cards = card
    .at = on
slot-A = slot
zone-markers = attack markers
    .gender = pl
zone-spent = spent cubes
    .gender = pl
zone-middle = middle of the table
kind-building = structure

moment-round = round
moment-opening = start of the round
moment-deeds = Actions phase
moment-closing = end of the round

effect-activate = Activation

fact-colour = colour
fact-cost = cost
fact-income = income
fact-points = points
fact-start = starting resources
fact-marked = loyalty mark
    .yes = { $what } has a loyalty mark
    .no = { $what } has no loyalty mark

word-blue = blue
word-red = red
word-yellow = yellow
word-grey = grey

part-discount = discount
part-target = opponent
    .definite = your opponent

verb-build = build
    .past = built
    .on = When built
    .discount = at a discount of { $what } { $what ->
        [one] resource
       *[other] resources
     }
verb-activate = activate
verb-attack = attack
verb-hire = hire
    .on = When hired
verb-exploit = exploit
verb-exploit_on_board = exploit
verb-mobilise = mobilise
verb-gain_action = gain an action
    .one = gains an action

deed-build = building
deed-hire = hiring
deed-attack = attack
deed-activate = activation
deed-mobilise = mobilising
deed-exploit = exploitation
deed-exploit_on_board = exploitation
deed-gain_action = gaining an action

value-system_limit = system limit
    .more = { $of } can have { $change } more { $change ->
        [one] system
       *[other] systems
     }
    .less = { $of } can have { $change } fewer { $change ->
        [one] system
       *[other] systems
     }
    .is = { $of } can have { $change } { $change ->
        [one] system
       *[other] systems
     }
value-research_draw = number of cards for Research
    .more = Research lets { $of } draw { $change } more { $change ->
        [one] card
       *[other] cards
     }
    .less = Research lets { $of } draw { $change } fewer { $change ->
        [one] card
       *[other] cards
     }
    .is = Research lets { $of } draw { $change } { $change ->
        [one] card
       *[other] cards
     }
value-propaganda_gain = propaganda gain
    .more = Propaganda gives { $of } { $change } more loyalty
    .less = Propaganda gives { $of } { $change } less loyalty
    .is = Propaganda gives { $of } { $change } loyalty
value-loyalty_mark = loyalty for cards with a loyalty mark
value-system_discount = discount
    .more = building into { $for } costs { $change } { $change ->
        [one] resource
       *[other] resources
     } less
    .less = building into { $for } costs { $change } { $change ->
        [one] resource
       *[other] resources
     } more
    .is = building into { $for } has a discount of { $change }
value-attack_cost = cost of an attack
    .more = attacking { ACC($against) } costs { $change } more
    .less = attacking { ACC($against) } costs { $change } less
    .is = attacking { ACC($against) } costs { $change }
value-attack_strength = attack strength
    .more = { OF($of) } attack strength is { $change } higher
    .less = { OF($of) } attack strength is { $change } lower
    .is = { OF($of) } attack strength is { $change }
value-defence = defence
    .more = { OF($of) } defence is { $change } higher
    .less = { OF($of) } defence is { $change } lower
    .is = { OF($of) } defence is { $change }
value-high_actions = number of actions at high mobilisation
    .more = high mobilisation gives { $of } { $change } more actions
    .less = high mobilisation gives { $of } { $change } fewer actions
    .is = high mobilisation gives { $of } { $change } actions
value-middle_actions = number of actions at middle mobilisation
value-low_actions = number of actions at low mobilisation
value-high_loss = loss of loyalty at high mobilisation
    .more = high mobilisation costs { $of } { $change } more loyalty
    .less = high mobilisation costs { $of } { $change } less loyalty
    .is = { $change ->
        [0] high mobilisation costs { $of } no loyalty
       *[other] high mobilisation costs { $of } { $change } loyalty
     }
value-keeps_cubes = keeps its cubes
    .yes = { $what } keeps its cubes at the end of the round
    .no = { $what } does not keep its cubes
value-attack_limit = attack limit
value-used_systems = number of used systems
value-is_full = has filled all systems
    .yes = { $what } { AGREE($what) ->
        [n] has
       *[other] have
     } filled all systems
    .no = { $what } { AGREE($what) ->
        [n] has
       *[other] have
     } not filled all systems
value-final_score = final score
