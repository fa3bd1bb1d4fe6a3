# Decks that nobody shuffles: told are those of several cards, in which nobody sees what comes.

kind omen is card "omen"
    starts  omens

zone omens of omen "omens"                      ### never-shuffled
    face  down

omen raven "Raven"

omen magpie "Magpie"

kind dream is card "dream"
    starts  dreams

zone dreams of dream "dreams"
    face  down

dream flood "Flood"
    copies  3

kind rumour is card "rumour"
    starts  rumours

zone rumours of rumour "rumours"                ### never-shuffled
    face  down
    refill:
        put all rumours from told into rumours
        shuffle rumours

zone told of rumour "rumours that were told"

rumour theft "Theft"

rumour wedding "Wedding"

action foretelling "Foretell"
    put top of omens into omens
    put top of dreams into dreams
    put top of rumours into told
---
# What is shuffled only when it has become empty begins in the order of the files.

kind omen is card "omen"
    starts  omens

zone omens of omen "omens"                      ### never-shuffled
    face  down

zone past of omen "past omens"

omen raven "Raven"

omen magpie "Magpie"

action foretelling "Foretell"
    if omens is empty
        put all omens from past into omens
        shuffle omens
    put top of omens into past
