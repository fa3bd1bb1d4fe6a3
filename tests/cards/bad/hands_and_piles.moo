# Hands that are passed, piles that are mixed, and tracks that belong to somebody: what is tried first in such games.

action mixing "Mix"
    shuffle rubbish into deck                           ### unexpected-part

action trimming "Trim"
    discard down to 3 stalls                            ### unexpected-part

action rotating "Rotate"
    rotate hands                                        ### unknown-verb

action asking "Ask"
    each opponent at once
        pick a stall from their hand                    ### unknown-verb

action counting "Count"
    gain crowd fame                                     ### unexpected-part
    gain harvest fame                                   ### unexpected-part
    discard number of cards in your hand + 1 stalls     ### wrong-kind

action going_round "Go round"
    each player takes turns                             ### unknown-verb

action sharing "Share"
    the players with the highest coin gain 1 fame       ### wrong-kind
    if number of well stalls in rubbish is 0            ### unknown-word
        gain 1 fame

stall well "Well"
    colour  red
    price   1 coin
    points  1
---
# Several words of one fact, and a table that goes across.

kind charm is card "charm"
    powers  luck, love, several
    size    1 to 3
    starts  charms

zone charms of charm "charms"

table cost_of of charm by charm's size
    1 2 3                                               ### missing-case
    1 2 4

action charming "Charm"
    choose a charm from charms where it is luck         ### wrong-kind
    gain (cost_of of charm) fame

charm knot "Knot"
    powers  luck
    size    1
---
# Roads that belong to somebody.

kind inn_place is place "inn place"

kind road is place "road"
    ends  inn_place, inn_place

mark builder for each road "builder"
    names  player

mark owner for each road "owner"                        ### reserved-word
    names  player

relation joined of inn_place
    from road's ends

relation linked of inn_place for player                 ### wrong-kind
    among  joined
    if player's coin is 3

action building_a_road "Build a road"
    choose a free road as mine                          ### unknown-word
    set mine's builder to you

relation near of inn_place for other (inn_place)
    among  joined
    if number of roads is 1

action looking "Look"
    choose an inn_place as here
    if here is near                                     ### wrong-parts
        gain 1 fame

inn_place mill_inn "Mill Inn"

inn_place lake_inn "Lake Inn"

road lake_road "Lake Road"
    ends  mill_inn, lake_inn
