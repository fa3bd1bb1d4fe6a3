### Words of Eclipse in English that its titles do not tell: plurals, verbs, how values are spoken of.

counter-credits = credit
    .plural = credits
counter-is_traitor = traitor tile
    .any = the traitor lies with { ACC($what) }
    .none = the traitor does not lie with { ACC($what) }
counter-science = science
    .mass = yes
counter-materials = material
    .plural = materials
counter-blows = damage to the population
counter-came = order of entry
    .behind = yes
counter-entries = ships that have entered sectors
counter-regular_drawn = regular technologies drawn
counter-has_collapsed = collapsed
    .any = { $what } collapsed
    .none = { $what } did not collapse
counter-refreshes = colony ship to turn up
    .plural = colony ships to turn up
    .set = { $new ->
        [one] you may turn up { $new } colony ship
       *[other] you may turn up { $new } colony ships
    }
counter-to_mend = blueprint to mend
    .plural = blueprints to mend
counter-seats = number of players who have their place
counter-hard_ships = harder blueprints
    .any = the harder blueprints are used
    .none = the harder blueprints are not used
counter-collapsed = civilizations that have collapsed
counter-arrivals = number of players who came
counter-arrival = order of arrival
    .lowest = came first
counter-has_fought = has fought
    .any = { $what } fought here
    .none = { $what } did not fight here
counter-has_fled = flight from the battle
    .any = { $what } fled
    .none = { $what } did not flee
counter-has_left = has left
    .any = { $what } left the battle
    .none = { $what } did not leave the battle
counter-ruler = controller
    .is = { $of } { AGREE($of) ->
        [pl] are
       *[other] is
     } controlled by { ACC($what) }
counter-renown_won = renown won
counter-proposals = proposal left in this turn
    .plural = proposals left in this turn
counter-was_asked = asked for relations in this turn
    .any = { $what } { PERSON($what) ->
        [one] was
       *[other] were
     } asked for relations in this turn
    .none = { $what } { PERSON($what) ->
        [one] is
       *[other] are
     } still to be asked for relations in this turn
counter-acting = acting
    .any = an action is under way
    .none = no action is under way
    .set = { $new ->
        [0] your action is over
       *[other] your action begins
     }
counter-passed = passed
    .any = { $what } passed
    .none = { $what } did not pass
    .set = you have passed
counter-people = population
counter-activations = activation
    .plural = activations
counter-fitted = part
counter-field = track

kind-square = population square
kind-bay = part square
kind-discovery_tile = discovery tile
    .this = yes
kind-hex = hex
    .at = on
kind-ship = ship
    .one = a player's ship
    .plural = ships
kind-npc = neutral ship
    .plural = neutral ships
kind-species = species
    .plural = species
kind-orange_die = orange die
    .plural = orange dice
kind-yellow_die = yellow die
    .plural = yellow dice
kind-blue_die = blue die
    .plural = blue dice
kind-red_die = red die
    .plural = red dice

deed-learn = receiving it
deed-collapse = collapse
deed-found = founding a civilization
effect-reward = Reward

fact-advanced = advanced
    .yes = { $what } is advanced
    .no = { $what } is not advanced
fact-any = grey
    .yes = { $what } is grey
    .no = { $what } is not grey
fact-cannons = cannon dice
    .plural = cannon dice
fact-computer = computer
fact-embassies = spaces for ambassadors alone
fact-explore = activations of Explore
fact-initiative = initiative
fact-least = least price
fact-missile = missile
    .yes = { $what } is a missile
    .no = { $what } is not a missile
fact-missiles = missile dice
    .plural = missile dice
fact-orbit = orbital
    .yes = { $what } is that of an orbital
fact-ancients = ancients
fact-artifact = artifact
    .yes = { $what } { PERSON($what) ->
        [many] have
       *[one] has
     } an artifact
fact-built = printed part
    .alone = yes
fact-category = category
fact-colony_ships = colony ships
fact-colour = colour
fact-cost = cost
fact-discovery = discovery
    .yes = { $what } { PERSON($what) ->
        [many] have
       *[one] has
     } a discovery
fact-plates = hull
fact-points = points
fact-rate = trade value
fact-research = activations of Research
fact-shield = shield
fact-ship_type = ship
fact-drive = drive
fact-energy = energy
fact-first_ship = first ship
fact-good = sort of cube
fact-harm = damage
fact-holds_part = ship part
fact-home_sector = home sector
fact-known = technologies
fact-sector_number = number
fact-opened_by = technology
fact-outside = outside the squares
    .yes = { $what } lies outside the squares
    .no = { $what } lies in a square
fact-plans = blueprints
fact-portal = warp portal
    .yes = { $what } { PERSON($what) ->
        [many] have
       *[one] has
     } a warp portal
fact-renown = renown
fact-size = size
fact-spaces = spaces for reputation
fact-stores = resources
fact-throws = dice
    .plural = dice
fact-wormholes = wormhole
fact-worth = worth

part-aim = computer
part-attacker = attacker
part-blues = blue dice
part-count = number
part-cubes = cube count
part-defender = defender
part-good = resource
part-hue = colour
part-lost = sort of cube
part-harm = damage
part-oranges = orange dice
part-other = other player
part-reds = red dice
part-seat = seat
part-tiles = technology count
part-category = category
part-yellows = yellow dice

value-absorbs_neutrons = Neutron Absorber
    .yes = Neutron Bombs do not work on { $of }
    .no = Neutron Bombs work on { $of }
value-aim = computer
value-aim_in = computer
value-aim_on = full computer
value-all_blueprints = blueprints on the table
    .gender = pl
value-allows_disc = room for a disc
    .yes = { $for } may have a disc on { $of }
value-ancients_in = number of ancients
value-ancients_left = number of ancients on the map
    .each = for each ancient on the map
value-armour = hull
value-armour_in = hull
value-armour_on = full hull
value-befriends_ancients = peace with ancients
    .yes = { $of } and the ancients leave each other alone
    .no = { $of } and the ancients fight
value-bombs_planets = Neutron Bombs
    .yes = { $of } may destroy all population of a sector that is attacked
    .no = Neutron Bombs are not among { OF($of) } technologies
value-borders_on = border
    .yes = { $of } borders on a sector of { GEN($for) }
value-both_fight = battle
    .yes = both sides have ships on { $of }
value-build_activations = activations of Build
value-building_discount = building discount
    .is = ships and structures cost { $change } material less
value-builds = usual activations of Build
    .gender = pl
    .is = you have { $change } activations when you Build
    .more = you have { $change } more { $change ->
        [one] activation
       *[other] activations
     } when you Build
value-can_ally = relations
    .yes = { $for } can form relations with { $of }
    .no = { $for } cannot form relations with { $of }
value-can_host = embassy
    .yes = { $of } may receive an ambassador
    .no = { $of } may not receive an ambassador
value-can_leave = departure
    .yes = { $of } can leave
value-can_return = return
    .yes = the cube of { $of } can return to { $for }
value-can_settle = settlement
    .yes = { $for } can be put into { $of }
value-cubes_at_hand = cubes on the tracks
    .gender = pl
value-debt = debt
value-discount = discount
value-distance = distance
    .owner = no
    .of = of { ACC($what) } from the centre
value-drive_in = drive
value-edge = edge of the centre
    .owner = no
    .of = for { $what }
value-energy_in = energy
value-explores = activations of Explore
value-extra_energy = extra energy
value-fills_advanced = right to advanced squares
    .yes = { $for } may fill advanced squares of { $of }
    .no = { $for } may not fill advanced squares of { $of }
value-fills_credits = advanced squares of money
    .yes = your colony ships may fill advanced squares of money
value-fills_materials = advanced squares of materials
    .yes = your colony ships may fill advanced squares of materials
value-fills_science = advanced squares of science
    .yes = your colony ships may fill advanced squares of science
value-first_technologies = number of technologies at the beginning
value-freedom = freedom
value-guns_in = cannon dice
value-guns_on = cannon dice
value-has_portal = warp portal
    .yes = there is a warp portal on { $of }
value-heads_type = leading ship
    .yes = { $of } is the most damaged ship of its type
value-influences = activations of Influence
value-is_held = presence
    .yes = { OF($for) } disc or ships are on { $of }
value-is_home = home sector
    .yes = { $of } { AGREE($of) ->
        [pl] are
       *[other] is
     } where a player begins
    .no = { $of } { AGREE($of) ->
        [pl] are
       *[other] is
     } not where a player begins
value-is_legal = the blueprint is legal
    .yes = { $of } { AGREE($of) ->
        [pl] are
       *[other] is
     } legal
    .no = { $of } { AGREE($of) ->
        [pl] are
       *[other] is
     } not legal
value-is_plan = blueprint of a ship
    .yes = { $for } is built after { $of }
value-later_technologies = number of technologies of a round
value-fleets = ships on the map
    .gender = pl
value-guns = cannon dice
value-has_guns = cannons
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } cannons
value-has_learned = known technology
    .yes = { $of } is among { OF($for) } technologies
    .no = { $of } is not among { OF($for) } technologies
value-has_rockets = missiles
    .yes = { $of } { PERSON($of) ->
        [you] have
        [many] have
       *[one] has
    } missiles
value-has_room = room
    .yes = { BEFORE($for) ->
        [yes] one of { OF($for) } cubes
       *[no] a cube of { $for }
    } can be put into { $of }
value-has_structure = structure
    .yes = a structure like { $for } is on { $of }
    .no = no structure like { $for } is on { $of }
value-hits = hit
    .yes = { $of } { PERSON($of) ->
        [many] hit
       *[other] hits
    } { $for }
value-income = income
value-is_base = base
    .yes = { $of } lets { $for } explore
value-is_cloaked = Cloaking Device
    .yes = two opposing ships are needed to pin each of your ships
value-is_foe = enemy
    .yes = { $of } is an enemy of { $for }
value-has_artifact = artifact
    .yes = { $of } has an artifact
value-is_in_sector = sector of a discovery
    .yes = { $of } lies in a sector
    .no = { $of } does not lie in a sector
value-is_fragile = weakness
    .yes = any ships of opponents destroy { OF($of) } population
value-is_haven = refuge
    .yes = { $of } is a refuge for { $for }
    .no = { $of } is no refuge for { $for }
value-is_intruder = intruder
    .yes = { OF($of) } ships are where somebody else controls
value-is_linked = link
    .yes = a wormhole leads to { $of } from { OF($for) } sectors or ships
value-is_partner = partner
    .yes = { OF($for) } ambassador is among those that { $of } received
    .no = { OF($for) } ambassador is not among those that { $of } received
value-is_start = starting zone
    .yes = { $of } is a starting zone
value-is_takeable = free technology
    .yes = { $of } may be taken
value-leads = way
    .yes = { $to } can be reached from { $of }
value-looks_twice = second look
    .yes = when you Explore you may draw two sectors, and lay one of them at most
value-many_like = number of ships of the type
value-may_fit = permission
    .yes = { $for } may use { $of }
value-may_mend = mending
    .yes = { BEFORE($for) ->
        [yes] none of { OF($for) } blueprints
       *[no] no blueprint of { $for }
    } is to be mended but { $of }
value-monolith_discount = discount on monoliths
    .is = monoliths cost another { $change } material less
value-move_activations = activations of Move
value-moves = usual activations of Move
    .gender = pl
    .is = you have { $change } activations when you Move
    .more = you have { $change } more { $change ->
        [one] activation
       *[other] activations
     } when you Move
value-opening = wormhole
    .yes = { $of } has a wormhole towards { $for }
value-opposing = number of opposing ships
    .owner = no
    .of = on { $what }
    .any = opposing ships are on { $of }
    .none = no opposing ships are on { $of }
value-outer_sectors = number of outer sectors
value-own_ships = number of ships
    .owner = for
    .of = on { $what }
    .any = { OF($for) } ships are on { $of }
    .none = no ships of { $for } are on { $of }
value-own_track_is_full = full tracks
    .yes = all { OF($for) } tracks that fit { $of } are full
value-pace = speed
value-pips = worth of a face
value-power = full energy
value-price = price
    .for = on { OF($what) } track
    .by = for { ACC($what) }
value-price_of_structure = price
value-production = production
value-quickness = initiative
value-quickness_in = initiative
value-quickness_on = full initiative
value-reputation_spaces = spaces for reputation
value-researches = activations of Research
value-rockets = missile dice
value-rockets_in = missile dice
value-rockets_on = missile dice
value-screen = shield
value-screen_in = shield
value-screen_on = shield
value-sector_points = points of controlled sectors
value-settled_in = population
    .any = there is population on { $of }
    .none = there is no population on { $of }
value-spans_half = Wormhole Generator
    .yes = a wormhole on one of two edges is enough for you to explore, move and influence
value-spare_energy = spare energy
    .is = each of your blueprints but the starbase's has { $change } energy more
value-speed = speed
value-splits_damage = Antimatter Splitter
    .yes = the damage of { OF($of) } Antimatter Cannons may be split at will
value-stored = stored resources
value-strikes = hit
    .yes = { $of } { PERSON($of) ->
        [many] hit
       *[other] hits
    }
value-structures_laid = structures on the map
    .at = on
    .gender = pl
value-suits = fit
    .yes = { $for } stays legal with { $of }
value-swiftness = place in the order of battle
value-table_size = number of players at the beginning
value-takes = right track
    .yes = { $of } { AGREE($of) ->
        [pl] take
       *[other] takes
     } { $for }
    .no = { $of } { AGREE($of) ->
        [pl] do
       *[other] does
     } not take { $for }
value-tiles = number of technologies
    .owner = for
    .of = on { OF($what) } track
value-tiles_laid = sectors on the map
    .gender = pl
value-tiles_left = number of sectors left
    .owner = no
    .of = for { ACC($what) }
value-touches = neighbours
    .yes = sectors of { GEN($of) } border on those of { GEN($for) }
    .no = sectors of { GEN($of) } do not border on those of { GEN($for) }
value-technology_points = points for technologies
value-track_points = points
    .owner = no
    .of = for { $what }
value-trade_rate = trade value
value-trespasses = trespass
    .yes = { OF($of) } ships are in sectors of { GEN($for) } or with ships of { GEN($for) }
    .no = { OF($of) } ships are neither in sectors of { GEN($for) } nor with ships of { GEN($for) }
value-upgrade_activations = activations of Upgrade
value-upgrades = usual activations of Upgrade
    .gender = pl
    .is = you have { $change } activations when you Upgrade
    .more = you have { $change } more { $change ->
        [one] activation
       *[other] activations
     } when you Upgrade
value-upkeep = upkeep

verb-aim = assign
verb-answer_for_ships = answer for ships among partners
verb-arrive = be counted
    .one = is counted
verb-attack_people = attack the population
    .place = of { $what }
verb-attack_with = attack with
verb-battle_at = fight
    .place = the battle on { $what }
verb-begin_action = pay a disc for the action
    .count = ; activations: { $what }
verb-bomb = bomb
verb-break_off = break off the battle
    .place = on { $what }
verb-break_with = break relations with
verb-build_ship = build
    .place = in { $what }
verb-build_structure = build
    .place = in { $what }
verb-bury = lose the cube of
verb-change_hands = decide who controls
    .place = { $what }
verb-claim = put a disc on
verb-clean_up = clean up
verb-clear = take the tile off
verb-collapse = collapse
verb-colonize = settle
verb-command = activate
verb-decide_on = decide on
verb-dismiss = send home { BEFORE($other) ->
        [yes] { OF($other) } ambassador
       *[no] the ambassador of { $other }
    }
    .one = sends home { BEFORE($other) ->
        [yes] { OF($other) } ambassador
       *[no] the ambassador of { $other }
    }
verb-draw_inner = lay a sector of the inner stack
    .place = on { $what }
verb-draw_middle = lay a sector of the middle stack
    .place = on { $what }
verb-draw_outer = lay a sector of the outer stack
    .place = on { $what }
verb-draw_reputation = draw reputation tiles
    .count = , { $what } of them
    .count-of = , as many as { $what }
verb-draw_sector = draw a sector for
verb-end_battle = end the battle
    .place = on { $what }
verb-end_combat = end the combat phase
verb-enjoy = use
verb-enlist = take part
verb-escape = withdraw
verb-exchange_finds = take the first sector again
    .place = for { $what }
verb-explore = explore
verb-explore_secret = take the discovery tile
    .place = on { $what }
verb-extend_to = put a disc on
verb-face_sector = lay
    .place = on { $what }
verb-fight_everywhere = fight all battles
verb-fight_in = fight the battles
    .place = on { $what }
verb-fight_round = fight a round
    .place = on { $what }
verb-fill = fill
    .good = with a cube from the track of { $what }
verb-fill_tray = draw technologies onto the tray
    .count = until { $what } regular ones have come
    .count-of = until as many regular ones have come as { $what }
verb-find_home = lay the home sector
verb-fire_missiles = fire missiles
    .place = on { $what }
verb-fit = put
verb-fit_outside = put
verb-fly = move
verb-found = take
    .past = took
verb-give_up = take the disc back
    .place = from { $what }
verb-give_way = break off with
verb-go_on = go on with
verb-hit_with = assign
    .harm = for { $what } damage
    .harm-of = for { $what }
verb-install = put
verb-judge_flight = judge whether all are fleeing
    .place = on { $what }
verb-keep = keep
verb-keep_up = pay the upkeep
verb-launch = fire { OF($leader) } missiles
verb-launch_one = fire { OF($next_one) } missiles
verb-lay = lay
    .place = onto { $what }
verb-lay_out_space = lay out the map
verb-learn_at_start = begin with
verb-learn_printed = begin with the technologies of the board
verb-look_again = draw a second sector for
verb-meet_npcs = fight the neutral ships
    .place = on { $what }
verb-note_arrivals = note who came when
    .place = to { $what }
verb-open_labs = take a discovery tile
verb-place_guardians = place the guardians
verb-raise_credits = trade for a credit
verb-raze = destroy a cube
    .place = on { $what }
verb-raze_all = destroy all cubes
    .place = on { $what }
verb-raze_square = destroy the cube of
verb-receive_from = receive { BEFORE($other) ->
        [yes] { OF($other) } ambassador
       *[no] the ambassador of { $other }
    }
    .one = receives { BEFORE($other) ->
        [yes] { OF($other) } ambassador
       *[no] the ambassador of { $other }
    }
verb-reject = discard
verb-learn = receive
    .category = on { OF($what) } track
verb-research = research
    .category = on { OF($what) } track
verb-retreat = retreat with
verb-revive = take a cube back
    .lost = to the track of { $what }
verb-revive_cubes = take the cubes of the graveyards back
verb-run_away = withdraw
verb-salvage = take the ship part of { $find }, to install it at once or to keep it
verb-save_up = find credits
verb-scuttle = scuttle
verb-send = put
    .place = onto { $what }
verb-set_aside = put { $tile } aside
verb-settle = settle
verb-settle_home = settle the home sector
    .place = on { $what }
verb-settle_in_peace = send a colony ship
verb-share_out = share out the discovery
    .place = on { $what }
verb-shell = shoot at the population
    .place = of { $what }
verb-slip_away = withdraw
verb-sort_printed = put the printed technologies aside
verb-spread = spread
verb-stand_down = take { $vessel } out of the battle
verb-strip = take the tile off
verb-study = research
verb-take_free = take
verb-take_plan = take
verb-take_sides = take sides
    .place = on { $what }
    .attacker = , attacked by { $what }
    .defender = , defended by { $what }
verb-take_turn = take a turn
verb-uncover = uncover what lies
    .place = on { $what }
verb-use = use
verb-vacate = take the cube back
    .square = from { $what }
verb-volley = fire with
    .yellows = , yellow dice: { $what }
    .oranges = , orange dice: { $what }
    .blues = , blue dice: { $what }
    .reds = , red dice: { $what }
verb-withdraw_from = take the disc back
    .place = from { $what }
verb-wreck = destroy

zone-labs_find = laboratories
zone-board = species board
    .at = on
zone-blueprints = blueprints
    .at = on
    .things = yes
zone-stored_parts = stored ship parts
    .gender = pl
    .things = yes
zone-technologies = technology tracks
    .at = on
zone-influence_track = influence track
    .at = on
zone-reputation = reputation track
    .at = on
zone-kept = discovery tiles kept
    .things = yes
zone-envoys = ambassadors received
    .things = yes
zone-fleet = ships
    .gender = pl
    .lies = on
zone-ready_ships = colony ships face up
    .things = yes
    .in = face up
zone-used_ships = colony ships face down
    .things = yes
    .in = face down
zone-secret = discovery tile
    .lies = on
zone-tile = sector
    .lies = on
zone-colonies = discs in sectors
    .gender = pl
    .things = yes
    .in = in sectors
zone-disc_box = tray
    .bare = yes
    .in = in the tray
    .into = into the tray
    .from = from the tray
zone-found_reputation = reputation tiles drawn
    .gender = pl
    .things = yes
    .in = among those drawn
zone-structures = structures
    .gender = pl
    .lies = on
    .at = on
zone-supply = supply
zone-structure_box = box
    .bare = yes
zone-sector_box = box
kind-vessel = ship
value-is_free = peace
    .yes = { $of } is free of opposing ships
value-has_space = room on a track
    .yes = { $of } has room on { OF($for) } tracks
value-has_cubes = cubes on a track
    .yes = { $of } is still on { OF($for) } tracks
counter-cubes = cube on the track
    .plural = cubes on the track
counter-graves = cube in the graveyard
    .plural = cubes in the graveyard
zone-plan_box = box of blueprints
zone-part_box = box of ancient parts
zone-colony_ship_box = tray
zone-shipyard = supply of neutral ships
zone-embassy = ambassadors at home
    .in = at home

face-burst = burst
face-miss = blank