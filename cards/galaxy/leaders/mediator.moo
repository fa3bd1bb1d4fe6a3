leader mediator "Mediator"
    ru      "Посредница"
    cells   yellow, green, blue
    steals  red
    asks    diplomatic
    source  effect original, numbers "rulebook, an example of a project"

    dismissal:
        may call_off along a track
        take_cubes with count 2
