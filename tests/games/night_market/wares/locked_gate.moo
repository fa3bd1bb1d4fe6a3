ware locked_gate "Locked Gate"
    sort    silk
    worth   1
    asks    2 coin

    always:
        your is_welcome is no
        opponents cannot hand_over this
