# Cards that work on another card, while their own place is full, or while they are marked so.

kind cart is card "cart"
    starts  stable
    works when it is in its owner's gate and its bed is full and its gear is not loose

kind tool_box is card "tool box"
    starts  stable
    works when it is in its cart's bed or it is in its owner's gate

zone stable of card "stable"

zone gate of card for each player "gate"

zone bed of tool_box for each cart "bed"
    holds  2

mark gear for each cart "gear"
    words  loose, hitched

action harnessing "Harness"
    put a cart from stable into your gate
    choose a cart from your gate where its bed is not full
    put a tool_box from stable into cart's bed
    if cart's bed is full and cart is not working
        set cart's gear to hitched

cart wagon "Wagon"

    always:
        your harvest is 1 more

tool_box planes "Planes"
    copies  4

    always:
        your harvest is 1 more

scenario "a full cart works when it is hitched"
    given
        your gate is [wagon]
        wagon's bed is [planes]
        stable is [planes]
    when
        you perform harnessing
    then
        wagon's gear is hitched
        wagon is working
        your harvest is 4

kind beacon is card "beacon"
    faces   shining, blind
    starts  stable
    works when it is in its owner's gate and its face is shining

beacon flare "Flare"
    ru  "Сигнальный огонь"

    always:
        your harvest is 1 more
