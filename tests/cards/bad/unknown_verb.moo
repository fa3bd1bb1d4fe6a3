# A line begins with a verb, or with who does it.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on bild:                            ### unknown-verb
        gain 1 coin

    after an opponent vists you:        ### unknown-verb
        gain 1 coin

    after visit:
        gian 1 coin                     ### unknown-verb
        target looses 1 coin            ### unknown-verb
        each opponent steals 1 coin     ### unknown-verb
        may earn 2 coin                 ### unknown-verb
        if they can fly                 ### unknown-verb
            gain 1 coin

    always:
        you cannot bild                 ### unknown-verb

---
# The -s belongs to a verb with somebody before it.

stall inn "Inn"
    colour  red
    price   1 coin
    points  1

    on build:
        gains 1 coin                    ### unknown-verb
---
# A verb in two words.

to lose_face
    lose 1 fame

action blushing "Blush"
    lose face                                 ### split-name
    choose an opponent
    opponent loses face                       ### split-name
---
# Who a mark names does it: the verb is at fault, and not the mark.

mark dealer "dealer"
    names  player

variant short "Short game"

    play:
        set dealer to first
        dealer shufles                  ### unknown-verb
        first must                      ### unknown-verb

---
# A phase is reached, and not done.

scenario "in the evening"
    when
        evening start                   ### unknown-verb
    then
        your coin is 2
---
# What is done to a thing is a verb of the game, which nobody has declared.

action razing "Raze"
    raze a stall from your lanes    ### unknown-verb
