game fireworks "Fireworks"
    players  2 to 4

counter clues "clues"
    range  0 to 8
    start  8

counter sparks "sparks"

counter blunders "blunders"
    range  0 to 3

ending burnt "the fuse has burnt down"
    lost  yes

ending shown "the deck is empty"

kind rocket is card "rocket"
    hue     red, green, blue
    size    1 to 3
    starts  deck

zone deck of rocket "deck"
    face   down
    drawn  hand

zone hand of rocket for each player "hand"
    seen  others

mark told for each rocket "told"
    names    hue
    seen     all
    kept_in  hand

zone sky of rocket "sky"
zone ashes of rocket "ashes"

action lighting "Light a rocket"
    choose a rocket from your hand as lit
    if lit's size is number of (rockets in sky where its hue is lit's hue) + 1
        put lit into sky
        gain 1 sparks
    otherwise
        put lit into ashes
        gain 1 blunders
    draw 1 rocket

action wetting "Give up a rocket"
    choose a rocket from your hand
    put rocket into ashes
    gain 1 clues
    draw 1 rocket

action telling "Tell a colour"
    pay 1 clues
    choose an opponent as friend
    choose a hue as named where there is a rocket in friend's hand where its hue is named
    for each rocket in friend's hand where its hue is named
        set rocket's told to named

setup:
    shuffle deck
    each player
        draw 4 rockets

play:
    take turns from first while there is a rocket in deck
        perform an action
        if blunders is 3
            end game by burnt
    end game by shown

scoring:
    each player
        score sparks

rocket red_rocket "{hue} {size}"
    hue   each
    size  each
    copies 3
