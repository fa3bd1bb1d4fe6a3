# What a thing says of itself, in a form that cannot be read.

kind ship is card "ship"
    sail    square                              ### unknown-fact
    flags   text, several                       ### wrong-fact
    ru      "корабль", " "                      ### wrong-fact
    starts  docks
        gain 1 coin                             ### unsupported

zone docks of ship "docks"

resource salt for each player "salt"
    range  9                                    ### wrong-fact

---
kind yacht is card "yacht"
    load   number
    motto  text
    old    yes, no
    mast   red, blue
    sails  red, blue, several
    starts port

zone port of yacht "port"

kind barge is card "barge"
    load   text                                 ### wrong-fact
    motto  number                               ### wrong-fact
    old    red, blue                            ### wrong-fact
    mast   yes, no                              ### wrong-fact
    sails  text                                 ### wrong-fact
    starts river_bank

kind raft is card "raft"
    starts  3                                   ### wrong-fact

zone river_bank of barge "river bank"

yacht cutter "Cutter"
    load   "much"                               ### wrong-fact
    motto  plain                                ### wrong-fact
    old    yes
    mast   red
    sails  red
---
# A pack says its version as three numbers, and which versions of others will do.

# alone
pack harbour "Harbour"
    version   "one"                             ### wrong-fact
    requires  village                           ### wrong-fact
    language  "3"
    authors   "Ann", bob                        ### wrong-fact
---
# What a card does not give is asked by its default.

kind leaf is card "leaf"
    starts  pile
    sort    wet, dry, optional
    size    1 to 3, optional

zone pile of leaf "pile"

action counting "Count"
    gain (number of (leafs in pile where its sort is nothing)) coin         ### unknown-word
    gain (number of (leafs in pile where its size is not nothing)) coin     ### unknown-word

leaf fern "Fern"
    sort  wet
---
# Numbers and words in one.
kind omen is card "omen"
    rank    9, 10, jack, queen          ### wrong-fact
    starts  omens

zone omens of omen
