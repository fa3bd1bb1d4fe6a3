fact-colour = colour
fact-planets = planets
fact-corner = corner
fact-clockwise = next corner
fact-ends = ends
    .gender = pl
fact-part = project
fact-lost = irrecoverable
    .yes = { $what } is irrecoverable
fact-steals = steals
fact-loot = cubes won
fact-cells = cells
fact-symbols = symbols
    .gender = pl
    .plural = symbols
kind-sign = symbol on the board
    .plural = symbols on the board
fact-asks = needs
    .plural = needed symbols
fact-site = site
fact-length = length
fact-family = family
fact-arrow = arrow
fact-hangs = systems
    .plural = systems
effect-dismissal = Discard
effect-upper = Upper project
effect-lower = Lower project
effect-against_red = Against the red side
effect-against_blue = Against the blue side
word-yard = base
word-main = main
word-upper = upper
word-lower = lower
word-program = program
word-red_side = red side
word-blue_side = blue side
word-blue_arrow = blue
word-green_arrow = green
word-red_arrow = red
word-start = start
word-nearby = nearby
value-hand_limit = card limit
    .more = you may keep { $change } { $change ->
        [one] card
       *[other] cards
     } more at the end of your turn
value-cubes_drawn = cubes drawn
    .more = you draw { $change } { $change ->
        [one] cube
       *[other] cubes
     } more at the start of your turn
value-looks_at = cards looked at
    .more = whenever you take a card, you look at { $change } { $change ->
        [one] card
       *[other] cards
     } more
value-loot_bonus = additional cubes won
    .more = when you win a conflict you take { $change } { $change ->
        [one] cube
       *[other] cubes
     } more than printed
value-discard_bonus = additional cubes for discarding
    .more = in any phase 3 in which you discard a card you take { $change } { $change ->
        [one] cube
       *[other] cubes
     } more for it
value-harvest_bonus = additional cubes for a colony
    .more = when you colonize a planet you take { $change } { $change ->
        [one] cube
       *[other] cubes
     } more of the colour you used
value-leader_favour = symbols that leaders forgo
    .more = each of your leaders needs { $change } { $change ->
        [one] symbol
       *[other] symbols
     } fewer
value-breaks_ties = equal sides are won
    .yes = in a conflict with equal cubes on both sides, { PERSON($of) ->
        [you] you get
        [many] { $of } get
       *[one] { $of } gets
    } the symbol { PERSON($of) ->
        [you] if you have
       *[other] with
    } at least one cube there
value-is_guarded = guarded
    .yes = opponents cannot take cubes from { OF($of) } cards
    .no = { $of } is not guarded
value-routes_freely = routes of any colour
    .yes = { OF($of) } routes may have any one colour but black
value-more_military = additional military symbols
    .more = you have { $change } military { $change ->
        [one] symbol
       *[other] symbols
     } more
value-red_in_green = red in green
    .yes = { $of } may put red cubes into green cells of { PERSON($of) ->
        [you] your
       *[other] their
    } cards
    .no = { $of } may not put red cubes into green cells of { PERSON($of) ->
        [you] your
       *[other] their
    } cards
value-blue_in_yellow = blue in yellow
    .yes = { $of } may put blue cubes into yellow cells of { PERSON($of) ->
        [you] your
       *[other] their
    } cards
value-yellow_in_red = yellow in red
    .yes = { $of } may put yellow cubes into red cells of { PERSON($of) ->
        [you] your
       *[other] their
    } cards
value-green_in_blue = green in blue
    .yes = { $of } may put green cubes into blue cells of { PERSON($of) ->
        [you] your
       *[other] their
    } cards
value-black_in_yards = black in base projects
    .yes = you may put black cubes into any cells of your base projects
value-exchanges = exchange
    .yes = the bank has a cube of another colour for { $of }, not black
value-settled = bases on the board
    .gender = pl
value-landed = new colonies
    .gender = pl
value-disputes = conflicts on the board
    .gender = pl
value-controls = control
    .yes = { $of } { PERSON($of) ->
        [you] are
        [many] are
       *[one] is
    } held by { ACC($for) }
    .no = { $of } { PERSON($of) ->
        [you] are
        [many] are
       *[one] is
    } not held by { ACC($for) }
value-neutral = neutral
    .yes = { $of } is neutral
    .no = { $of } is not neutral
value-bases_placed = bases on the board
    .gender = pl
value-start_systems = start systems held
    .gender = pl
value-colonized = colonized planets
    .gender = pl
value-planets_held = colonized planets
    .gender = pl
value-runs = route
    .yes = a route on { $of } is laid by { ACC($for) }
    .no = no route on { $of } is laid by { ACC($for) }
value-fights = conflict
    .yes = a conflict on { $of } involves { ACC($for) }
value-at_odds = at odds
    .yes = { $of } is in conflict with { ACC($for) }
    .no = { $of } is not in conflict with { ACC($for) }
value-is_beside = beside
    .yes = a track joins { $of } to a system held by { ACC($for) }
value-harvest = cubes for a colony
    .gender = pl
    .owner = no
    .of = with { $what }
    .for = in { $what }
value-may_take = room for a base
    .yes = a base may be placed in { $of } by { ACC($for) }
    .no = no base may be placed in { $of } by { ACC($for) }
value-is_complete = complete
    .yes = { $of } is complete
    .no = { $of } is not complete
value-within_reach = within reach
    .yes = { $of } { PERSON($of) ->
        [you] are
        [many] are
       *[one] is
    } within reach of { ACC($for) }
value-opens = open
    .yes = { $of } leads from a system held by { ACC($for) } to one where a route may go
    .no = { $of } does not lead from a system held by { ACC($for) } to one where a route may go
value-takes = colour of the route
    .yes = { $of } takes this colour
    .no = { $of } does not take this colour
value-fits = fits
    .yes = { $for } fits into { $of }
    .no = { $for } does not fit into { $of }
value-size = cells
    .gender = pl
value-gaps = empty cells
    .gender = pl
value-implemented = developments of this kind that are implemented
    .gender = pl
value-is_barred = barred
    .yes = { $of } may not be implemented any more
    .no = { $of } may still be implemented
verb-clear_part = clear
    .part = ({ OF($what) } cells)
value-awaits = reward to come
    .yes = { OF($for) } reward on { $of } is still to come
value-is_ready = reward to come
    .yes = { $of } has a complete project whose reward is still to come
    .no = { $of } has no complete project whose reward is still to come
value-mans = side
    .yes = { $of } { PERSON($of) ->
        [you] are
        [many] are
       *[one] is
    } on { OF($for) } side
    .no = { $of } { PERSON($of) ->
        [you] are
        [many] are
       *[one] is
    } not on { OF($for) } side
value-forces = cubes on the side
    .gender = pl
value-leads = lead
    .yes = { $of } { PERSON($of) ->
        [many] give their
       *[one] gives its
    } symbol to { ACC($for) }
value-at_war = involved
    .yes = { $of } involves { ACC($for) }
value-has_won = won
    .yes = { OF($for) } side in { $of } is full
    .no = { OF($for) } side in { $of } is not full
value-reward_waits = rewards to come
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } a reward still to come
value-strength = symbols
    .gender = pl
value-plain_strength = symbols without properties
    .gender = pl
value-board_symbols = symbols of the board
    .gender = pl
value-card_symbols = symbols of cards
    .gender = pl
value-war_symbols = symbols of conflicts
    .gender = pl
value-all_symbols = symbols of supremacy
    .gender = pl
value-most_symbols = most symbols of one kind
    .gender = pl
value-given_by = symbols
    .gender = pl
value-lacks = lacking symbols
    .gender = pl
value-is_content = content
    .yes = you hold the symbols that { $of } needs
value-acts = active
    .yes = the property of { $of } works
value-trade_branches = decks of expansion and commerce
    .gender = pl
value-branches = decks of developments
    .gender = pl
value-may_keep = within the limit
    .yes = there are no more cards than the limit
    .no = there are more cards than the limit
value-discard_pay = cubes for discarding
    .gender = pl
verb-finish = finish
verb-take_from = take a card from
part-step = number
verb-take_politics = take a politics card
    .step = for number { $what }
    .step-of = whose number is { $what }
part-count = number
verb-take_cubes = take
    .count-of = as many cubes of any colours but black as { $what }
    .count = { $what } { $what ->
        [one] cube of any colour but black
       *[other] cubes of any colours but black
     }
verb-conquer = destroy the bases in the loser's system, and you may place one there
    .conflict = { "" }
verb-win_leader = take a leader of the loser's
    .conflict = { "" }
verb-win_government = take a government of the loser's
    .conflict = { "" }
verb-win_development = take a development card of the loser's
    .conflict = { "" }
verb-strike_leader = discard a leader of the loser's
    .conflict = { "" }
verb-strike_government = discard a government of the loser's
    .conflict = { "" }
verb-strike_development = discard a development card of the loser's
    .conflict = { "" }
verb-close_corner = cover
    .unused = the corner in which { $what } lies
verb-lay_out = lay out the decks and fill the bags
    .one = lays out the decks and fills the bags
verb-call_up = take
    .loser = that involves { $what }
verb-win_over = take a conflict of the loser's, perhaps from the board
    .loser = { "" }
value-wins_now = victory
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } reached one of the goals
value-has_most_bases = most bases
    .gender = pl
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } more bases on the board than any opponent
value-has_most_planets = most planets
    .gender = pl
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } more colonized planets than any opponent
value-has_most_symbols = most symbols
    .gender = pl
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } more symbols of supremacy than any opponent
part-loser = loser
part-rival = opponent
part-part = project
part-colour = colour
part-symbol = sort
verb-loosen = loosen
verb-withdraw = take the route back
    .past = took the route back
    .track = on { $what }
verb-take_back = take the cubes back
    .past = took the cubes back
    .project = from { $what }
verb-begin_turn = begin a turn
verb-implement = implement
verb-rob_track = steal from a route
verb-shelve = put
    .card = { $what } under its deck
verb-hold_up = make
    .rival = { $what } skip a turn
verb-settle = colonize
    .cube = a planet with { $what }
    .system = in { $what }
verb-colonize = receive the reward of a colony
verb-lay = lay
verb-leave = leave
verb-reach_goals = reach a goal
verb-take_turn = take a turn
verb-call_off = end a conflict that involves you (its card is discarded)
    .track = { "" }
counter-dismissed = card discarded this turn
    .plural = cards discarded this turn
    .gained = one more card has been discarded this turn
    .set = begin to count the cards discarded this turn
zone-absences = turns to skip
    .gender = pl
zone-cover = black hole
    .lies = on
zone-filling = cube in the cell
    .lies = in
zone-dispute = conflict
    .lies = on
zone-tableau = cards
    .gender = pl
    .things = yes
zone-hand = drawn cubes
    .gender = pl
    .things = yes
zone-looked = cards looked at
    .gender = pl
zone-bases = bases
    .gender = pl
zone-landing = new colonies
    .gender = pl
zone-colonies = colonies
    .gender = pl
counter-busy = going on
    .any = the turn goes on
    .none = the turn is over
counter-again = extra turn
    .any = another turn follows
    .none = no other turn follows
