advisor harrava "Harrava"
    ru      "Харрава"
    source  effect "rulebook, clarifications", moment original

    after attack [P]:
        put 1 cube from your reserve into this card's [P]

    always:
        this card's keeps_cubes is yes

    # R49: the cube moves after mobilisation, and only while she is still your advisor.
    at round start:
        put all cubes on this into your actions
