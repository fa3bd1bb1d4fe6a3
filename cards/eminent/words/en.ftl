### Words of Eminent Domain in English that its titles do not tell: plurals, verbs, how values are spoken of.

counter-fighter = fighter
    .plural = fighters
counter-supply = supply of influence
counter-round_number = round number
counter-extended = mark of the extended game
    .any = it is the extended game
    .set = it takes 2 empty role stacks to end the game
counter-learning = mark of the learning game
    .any = it is the learning game
    .none = it is not the learning game
    .set = nobody can choose the role Research
counter-references = bonus of the reference cards
    .set = whoever leads Survey or Warfare while its stack is empty has { $new } more symbol

kind-token = resource
    .at = on
kind-planet = planet
    .at = on
kind-role_card = role card
    .at = on

noun-action = role

zone-hand = hand
    .verb = take
zone-deck = deck
    .verb = shuffle
zone-box = box
    .under = back into the box
zone-removed = removed cards
    .gender = pl
    .verb = remove
    .in = among the removed cards
    .into = from the game
    .lies-before = in
zone-survey_stack = Survey stack
zone-warfare_stack = Warfare stack
zone-colonize_stack = Colonize stack
zone-trade_stack = Produce/Trade stack
zone-research_stack = Research stack
zone-technologies = technology stacks
    .gender = pl
zone-played = cards played for the role
    .gender = pl
    .verb = play
    .silent = yes
    .things = yes
    .in = among the cards played for the role
zone-play_area = lasting technologies
    .gender = pl
    .things = yes
    .in = among the lasting technologies
    .into = in front of { ACC($owner) }
zone-action_area = action area
zone-in_force = technologies in force this turn
    .gender = pl
    .things = yes
    .in = among the technologies in force this turn
    .into = in front of { ACC($owner) }
zone-scouted = scouted planets
    .gender = pl
    .things = yes
    .in = among the scouted planets
zone-frontier = face-down planets
    .gender = pl
    .things = yes
    .in = face down in { OF($owner) } empire
    .into = face down into { OF($owner) } empire
zone-empire = empire
    .from = in { OF($owner) } empire
zone-start_planets = start planet pile
zone-planet_box = planets in the box
    .in = in the box
    .gender = pl
    .from = from the box
zone-planet_deck = planet deck
zone-planet_discard = planet discard pile
zone-bank = supply
    .from = { "" }
zone-sold = resources traded this turn
    .gender = pl
    .verb = return
    .things = yes
    .in = traded this turn
    .into = to the supply
zone-made = sorts produced this turn
    .gender = pl
    .verb = note
    .things = yes
    .in = produced this turn
    .into = as produced this turn
zone-named = named resources
    .gender = pl
    .verb = name
    .things = yes
    .in = among the named resources
    .silent = yes
zone-colonies = colonies
    .gender = pl
    .lies = under
zone-storage = resources
    .gender = pl
    .lies = on

verb-remove = remove
say-remove = { $verb } { $where } { ACC($what) }
verb-return = return
verb-name = name
verb-note = note
verb-play = play

moment-cleanup = Cleanup phase
moment-roles = Role phase
moment-deeds = Action phase

effect-deed = Action

fact-icons = symbols
    .gender = pl
fact-type = type
fact-level = level
fact-cost = research cost
fact-points = influence
fact-warfare = warfare cost
fact-colonize = colonize cost
fact-slots = slots
    .gender = pl
fact-extra_hand = hand limit bonus
fact-lasting = permanent
    .yes = { $what } { AGREE($what) ->
        [pl] are
       *[other] is
     } permanent
    .no = { $what } { AGREE($what) ->
        [pl] are
       *[other] is
     } not permanent
fact-starting = start planet
    .alone = yes
    .yes = { $what } { AGREE($what) ->
        [pl] are start planets
       *[other] is a start planet
     }
    .no = { $what } { AGREE($what) ->
        [pl] are no start planets
       *[other] is no start planet
     }
fact-sort = sort

word-survey = Survey
word-warfare = Warfare
word-colonize = Colonize
word-produce = Produce
word-trade = Trade
word-research = Research
word-fighter_left = fighter
    .alone = yes
    .unsaid = yes

part-icon = role
part-extra = extra symbols
    .gender = pl
part-power = number of symbols
    .each = for each symbol
part-bonus = bonus of the leader
    .any = you lead the role
part-count = number
part-most = limit
part-type = type asked for
part-sort = sort

verb-attack = attack
verb-settle = settle
    .past = settled
verb-claim = turn
    .planet = { ACC($what) } face up
verb-produce_on = produce a resource
    .planet = on { ACC($what) }
verb-sell = trade
verb-sell_fighter = trade a fighter
verb-trade_one = trade a resource
verb-trade_goods = trade
    .most = { $what ->
        [1] a resource
       *[other] up to { $what } resources
     }
    .most-each = up to 1 resource { $each }
    .most-of = resources, as many as { $what } at most
verb-earn = gain
    .count = { $what } influence
    .count-each = 1 influence { $each }
    .count-of = as much influence as { $what }
verb-scout = look at
    .count = { $what ->
        [one] the top planet of the planet deck and put it face down into your empire
       *[other] the top { $what } planets of the planet deck, put one of them face down into your empire and discard the others
     }
    .count-of = planets from the planet deck, as many as { $what }, put one of them face down into your empire and discard the others
verb-secure = keep
    .past = kept
verb-lead = lead
    .extra = with { $what ->
        [one] { $what } more symbol
       *[other] { $what } more symbols
     }
    .extra-of = with { ACC($what) }
verb-boost = boost
verb-carry_out = carry out
    .power = with { $what } symbols
    .power-of = , counting { $what }
    .bonus = { $what ->
        [0] without the bonus of the leader
       *[other] , with the bonus of the leader
     }
verb-follow = dissent or follow
    .one = dissents or follows
    .icon = { "" }
verb-join_in = follow
    .icon = { "" }
verb-dissent = dissent
verb-spread_colonies = add colonies
verb-learn = learn
    .power = { "" }
    .power-of = { "" }
    .power-each = { "" }
verb-act = play the action phase
verb-lead_a_role = play the role phase
verb-clean_up = clean up
    .past = cleaned up
    .on = At cleanup
verb-play_deed = play
    .card = { ACC($what) } for its action
verb-do_deed = do
    .card = the action of { ACC($what) }
verb-take_turn = take a turn
    .one = takes a turn
verb-prepare = prepare the table
    .one = prepares the table
verb-begin = take the start deck, a start planet and 5 cards
    .one = takes the start deck, a start planet and 5 cards

deed-attack = attack
deed-settle = settling
deed-clean_up = cleanup

value-hand_limit = hand limit
    .more = { OF($of) } hand limit is { $change } higher
    .less = { OF($of) } hand limit is { $change } lower
    .is = { OF($of) } hand limit is { $change }
value-deeds_allowed = number of cards for the action phase
    .more = in { OF($of) } action phase { $of } may play { $change } more { $change ->
        [one] card
       *[other] cards
     }
    .less = in { OF($of) } action phase { $of } may play { $change } fewer { $change ->
        [one] card
       *[other] cards
     }
    .is = in { OF($of) } action phase { $of } may play { $change } { $change ->
        [one] card
       *[other] cards
     }
value-turns_about = order of the phases
    .yes = { $what } may play the role phase before the action phase
    .no = { $what } must play the action phase before the role phase
value-is_adaptable = symbols of Research cards
    .yes = { OF($what) } Research role cards show every symbol
    .no = { OF($what) } Research role cards show their own symbol only
value-dissent_draw = number of cards for dissenting
    .more = when { $of } dissent, draw { $change } more { $change ->
        [one] card
       *[other] cards
     }
    .less = when { $of } dissent, draw { $change } fewer { $change ->
        [one] card
       *[other] cards
     }
    .is = when { $of } dissent, draw { $change } { $change ->
        [one] card
       *[other] cards
     }
value-leads_along = bonus of the leader when following
    .if-yes = { OF($what) } technologies let { ACC($what) } follow with the bonus of the leader
    .if-no = { OF($what) } technologies do not let { ACC($what) } follow with the bonus of the leader
    .yes = when { $what } follow Warfare or Colonize, { $what } may attack or settle a planet instead, as the leader may
    .no = when { $what } follow Warfare or Colonize, { $what } may not attack or settle a planet
value-trades_fighters = trade in fighters
    .yes = { $what } may trade fighters as if they were resources
    .no = { $what } may not trade fighters
value-war_discount = warfare discount
    .more = attacking a planet costs { $of } { $change } { $change ->
        [one] fighter
       *[other] fighters
     } less
    .less = attacking a planet costs { $of } { $change } { $change ->
        [one] fighter
       *[other] fighters
     } more
    .is = attacking a planet costs { $of } { $change } { $change ->
        [one] fighter
       *[other] fighters
     } less than printed
value-scorches = scorched earth
    .if-yes = { OF($what) } policy is scorched earth
    .if-no = { OF($what) } policy is not scorched earth
    .yes = when { $what } attack a planet, leave a fighter on it; the planet then stores no resources
    .no = when { $what } attack a planet, do not leave a fighter on it
value-fills_planets = full slots
    .if-yes = { OF($what) } planets come with full slots
    .if-no = { OF($what) } planets come with empty slots
    .yes = planets that { $what } attack or settle come with full slots
    .no = planets that { $what } attack or settle come with empty slots
value-stacks_to_empty = number of stacks that end the game
value-survey_gone = empty Survey stack
value-warfare_gone = empty Warfare stack
value-colonize_gone = empty Colonize stack
value-trade_gone = empty Produce/Trade stack
value-research_gone = empty Research stack
value-removable = your hand, with the card being played
value-role_stacks = stacks
    .gender = pl
value-stacks_empty = number of empty stacks
value-shown = number of symbols shown
    .any = { $of } { AGREE($of) ->
        [pl] show
       *[other] shows
     } the symbol of { ACC($for) }
    .none = { $of } { AGREE($of) ->
        [pl] do
       *[other] does
     } not show the symbol of { ACC($for) }
value-empire_symbols = standing symbols
    .gender = pl
    .owner = for
value-symbols = symbols
    .gender = pl
    .owner = for
value-showable = symbols within reach
    .gender = pl
    .owner = for
    .of = for { ACC($what) }
value-least_to_follow = number needed to follow
    .owner = none
    .of = { ACC($what) }
value-settlers = number of colonies
    .owner = none
    .of = under { ACC($what) }
value-colony_price = number of colonies needed
    .owner = none
    .of = for { ACC($what) }
value-war_price = warfare cost
value-open_slots = empty slots
    .gender = pl
    .any = { $of } has an empty slot
    .none = { $of } { AGREE($of) ->
        [pl] have
       *[other] has
     } no empty slot
    .each = for each empty slot on { ACC($of) }
value-room = room
    .owner = none
    .of = on { ACC($what) }
    .any = { $for } fits an empty slot on { ACC($of) }
    .none = { $for } fits no empty slot on { ACC($of) }
value-planets_known = planets
    .gender = pl
    .owner = for
    .of = of { ACC($what) }
value-was_traded = trade
    .owner = for
    .of = in { ACC($what) }
value-sorts_traded = number of sorts of resources traded this turn
    .each = for each sort of resource that { $of } traded this turn
value-sorts_made = number of sorts of resources produced this turn
    .each = for each sort of resource that { $of } produced this turn
value-named_traded = number of resources of the named sort traded this turn
    .each = for each resource of the named sort that { $of } traded this turn
value-technology_points = influence from technologies
value-goods = number of resources
value-possessions = number of resources and fighters

table-ask-action = Choose a role

about-facts = facts
about-name = name
about-name_ru = Russian name
