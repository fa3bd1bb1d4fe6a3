# Cards of a series whose lines, or whose title, do not say in what they differ. What stands above each declares what
# they are.

kind leaf is card "leaf"
    suit    oak, elm, ash
    rank    1 to 9
    size    number, optional
    opens   leaf, optional
    starts  pile

zone pile of leaf "pile"

leaf plain "{rank} of {suit}"
    suit  each
    rank  each 7 to 12                          ### out-of-bounds

leaf endless "{rank}"
    suit  oak
    rank  each 2 or more                        ### wrong-fact

leaf unsaid "{size}"
    suit  oak
    rank  1
    size  each                                  ### wrong-fact

leaf opening "{opens}"
    suit   oak
    rank   1
    opens  each                                 ### wrong-fact

leaf downwards "{rank}"
    suit  oak
    rank  each 9 to 2                           ### reversed-range

leaf apart "{suit}"
    suit  each, oak                             ### wrong-fact
    rank  1

leaf again "{suit}"
    suit  each oak, oak                         ### duplicate
    rank  1

leaf misspelt "{suit}"
    suit  each oak, ealm                        ### unknown-word
    rank  1

leaf huge "{rank} {suit} {size}"                ### out-of-bounds
    suit  each
    rank  each
    size  each 1 to 100

leaf alike "Leaf of {suit}"                     ### wrong-fact
    suit  each
    rank  each

leaf strange "{suit} {colour}"                  ### unknown-name
    suit  each
    rank  1

leaf many "{suit}"
    suit    each
    rank    1
    copies  each 1, 2                           ### wrong-fact

leaf single "{suit} {rank}"                     ### unknown-name
    suit  oak, elm
    rank  each

leaf alone "{suit}"                             ### wrong-fact
    suit  oak
    rank  1

leaf lacking "{suit}"                           ### missing-fact
    suit  each

leaf foreign "{suit}"
    ru    "{suit}"                              ### wrong-fact
    suit  each
        ru  oak "дуб"
    rank  1

leaf named "{suit}"
    suit  each
        oak "Oak"                               ### wrong-fact
        en  elmm "Elm"                          ### unknown-word
        en  ash "Ash", ash "Ashes"              ### duplicate
        after build:                                ### wrong-fact
            you gain 1 coin
    rank  1

---
# A fault in the lines of a series is told once, and of the series.

kind leaf is card "leaf"
    suit    oak, elm, ash
    starts  pile

zone pile of leaf "pile"

leaf plain "{suit}"
    suit  each
    cost  3                                     ### unknown-fact

    after build:
        you gain 1 koins                        ### unknown-resource

scenario "a name that no card of it has"
    given
        pile is [plain_oak, plain_birch]        ### unknown-name
    then
        plain_oak is in pile
---
# One card of a series is another one: it is written by itself.

kind leaf is card "leaf"
    suit    oak, elm, ash
    starts  pile
    worth   number, default 0

zone pile of leaf "pile"

leaf plain "{suit}"
    suit  each

change leaf plain_oak                           ### nothing-to-change
    worth  13
---
# A kind that there is not is told once, and not with all that its cards would have.

leafs plain "{suit}"                            ### unknown-declaration
    suit  each
