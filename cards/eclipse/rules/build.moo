# Build: ships and structures (R24, R66, R67), also as a reaction (R76).

kind structure is body "structure"
    ru         "конструкция", "конструкции", "конструкций"
    cost       0 to 20, default 0
    opened_by  technology, optional
    starts     structure_box
    discarded  structure_box

zone structure_box of structure "structures in the box"
    ru  "конструкции в коробке"

zone structures of structure for each hex "structures"
    ru  "конструкции"

structure orbital "Orbital"
    ru         "Орбитальная станция"
    cost       4
    opened_by  orbitals
    squares    orbit
    copies     40

structure monolith "Monolith"
    ru         "Монолит"
    cost       10
    opened_by  monoliths
    points     3
    copies     40

# R28: these two are never built; they come with a technology and a discovery.
structure warp_gate "Warp Portal"
    ru      "Гиперпортал"
    points  1
    portal  yes

structure ancient_gate "Ancient Warp Portal"
    ru      "Гиперпортал древних"
    points  2
    portal  yes

# ---- numbers --------------------------------------------------------------------------------------------------------

value builds of player = 2

value building_discount of player = 0
value monolith_discount of player = 0

# R76: whoever has passed has one activation.
value build_activations of player
    1 if player's passed is 1
    player's builds otherwise

value price_of_structure of structure for player
    structure's cost - player's building_discount - player's monolith_discount if structure is monolith
    structure's cost - player's building_discount otherwise

value has_structure of place (hex) for other (structure) = there is a structure in place's structures where it is like other

# ---- what is done ---------------------------------------------------------------------------------------------------

action building "Build"
    ru "Строительство"
    begin_action with count (build_activations of you)
    repeat at most 99 times while your acting is 1
        choose one
            option "Build a ship"
                ru "Построить корабль"
                pay 1 activations
                build_ship a ship from your supply into a hex where its ruler is you
            option "Build a structure"
                ru "Построить конструкцию"
                pay 1 activations
                build_structure a structure from structure_box into a hex where its ruler is you
            option "End the turn"
                ru "Закончить ход"
                set acting to 0

to build_ship ship into place (hex)
    needs place's ruler is you
    needs ship's opened_by is nothing or ship's opened_by is in your technologies
    pay (ship's cost - your building_discount) materials
    send ship into place

to build_structure structure into place (hex)
    needs place's ruler is you
    needs structure's opened_by is in your technologies
    needs not has_structure of place for structure
    pay (price_of_structure of structure for you) materials
    put structure into place's structures
