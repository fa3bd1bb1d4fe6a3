# What the language could say, and this version cannot run.

kind patch is tile "patch"              ### unsupported

kind road is link "road"                ### unsupported

zone shelf of worker for each guest     ### unsupported

zone [C] of worker for each card
    holds  2                            ### unsupported

action jumping "Jump", at any time      ### unsupported
    gain 1 coin

value nook of player
    player's hand if player's coin is 2     ### unsupported
    player's lanes otherwise

kind seer is card "seer"
    works when day is 2                 ### unsupported
    starts  seers

zone seers of seer

variant quick "Quick"
    after build:                        ### unsupported
        put top of seers into seers

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    before a stall rests:               ### unsupported
        gain 1 coin

    after visit [C]:
        gain 1 coin

    on build:
        let mine be your lanes          ### unsupported
        pay up to 2 workers from your hut into square       ### unsupported
        put up to 2 workers on this into square     ### unsupported
        put 2 happy workers from your hut into square       ### unsupported
        end evening                     ### unsupported
        each player may gain 1 coin     ### unsupported
        if you can gain 2 coin          ### unsupported
            gain 1 coin
        if your opponents is 2          ### unsupported
            gain 1 coin
        if your nook is empty
            gain 1 coin

---
# Cards work in a place of their owner, wherever that says whose it is.

kind seer is card "seer"
    works when it is in bench           ### unsupported
    starts  seers

kind sage is card "sage"
    works when it is top of deck        ### unsupported
    starts  sages

zone seers of seer

zone sages of sage

stall cellar "Cellar"
    colour  red
    price   1 coin
    points  1

    on build:
        put top of seers into seers
        put top of sages into sages

---
# An action is chosen from all that can be carried out, or from some of them.

to be_busy
    perform an action where it is bulding       ### unknown-action
    perform an action where it is 2             ### wrong-kind
    perform an action as done
    if done is at least 2                       ### wrong-kind
        gain 1 coin

action bustling "Bustle"
    pay 1 coin
    be_busy

---
# Turns: what can be skipped, taken and ended.

action idling "Idle"
    skip a card                     ### wrong-kind
    take a card                     ### unknown-verb
    take a turn                     ### unknown-verb
    take another turn, 2 coin       ### unexpected-part
    skip a turn to you              ### unexpected-part
    end round                       ### unsupported

---
# Out of the game, and of nothing else.

action brawling "Brawl"
    put an opponent out of the hand         ### wrong-place
    put 2 coin out of the game              ### wrong-kind
