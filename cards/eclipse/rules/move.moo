# Move: ships, step by step, and who holds them back (R28, R61, R68 to R70), also as a reaction (R76).

value moves of player = 2

value move_activations of player
    1 if player's passed is 1
    player's moves otherwise

value fleets = hex_places's fleet

value pace of ship = (speed of it) for each (blueprint in ship's owner's blueprints where ship is its ship_type)

value has_portal of hex = (top of hex's tile)'s portal is yes or there is a structure in hex's structures where its portal is yes

# Whether one may go from one sector to the other.
value leads of here (hex) to other (hex) by player
    no if here is other or other's tile is empty
    yes if here is joined to other
    yes if player's spans_half is yes and here is half_joined to other
    has_portal of here and has_portal of other otherwise

action moving "Move"
    ru "Перемещение"
    begin_action with count (move_activations of you)
    repeat at most 99 times while your acting is 1
        choose one
            option "Move a ship"
                ru "Переместить корабль"
                pay 1 activations
                fly a ship from fleets where its owner is you
            option "End the turn"
                ru "Закончить ход"
                set acting to 0

value can_leave of mover (ship) for player
    no if pace of mover is 0
    no if freedom of mover's hex for player is at most 0
    yes if there is a hex adjacent to mover's hex where (leads of mover's hex to it by player)
    has_portal of mover's hex and there is a hex where (leads of mover's hex to it by player) otherwise

to fly mover (ship)
    needs mover's owner is you
    needs can_leave of mover for you
    choose a hex as goal where (leads of mover's hex to it by you)
    send mover into goal
    repeat at most (pace of mover - 1) times
        may go_on mover

to go_on mover (ship)
    needs can_leave of mover for you
    choose a hex as goal where (leads of mover's hex to it by you)
    send mover into goal
