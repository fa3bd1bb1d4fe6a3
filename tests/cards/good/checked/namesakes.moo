# A value of one sort of things, and a fact of another, that are called alike.

kind gate is board "gate"
    opens   0 to 5
    starts  wall

zone wall of gate "wall"

gate postern "Postern"
    opens  2

value opens "opening hours" of stall = 3

action passing "Pass"
    choose a gate from wall
    gain (gate's opens) coin
    choose a stall from your hand
    gain (stall's opens + opens of postern) fame
