# Of an ending that is lost nobody is the winner.

ending drowned "all is under water"
    ru    "всё под водой"
    lost  yes

ending dry "the dam is built"
    ru    "плотина построена"
    lost  no

action drowning "Drown"
    ru "Утонуть"
    choose one
        end game by drowned
        end game by dry
