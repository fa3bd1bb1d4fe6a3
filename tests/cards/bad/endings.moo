# All lose together.

ending drowned "all is under water"
    lost  together                              ### wrong-fact

action drowning "Drown"
    end game by drowned, won by nobody          ### unexpected-part
