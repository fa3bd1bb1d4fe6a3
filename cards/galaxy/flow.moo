# The course of the game.

setup:
    first lays_out
    first draws_for_a_corner
    first closes_corners
    each player
        take_from race_deck

# G8: for experienced players; the races are shown and taken first, and then the corners are chosen from the last player on.
variant experienced "For experienced players"
    ru  "Для опытных игроков"

    setup:
        first lays_out
        first shows_races
        each player
            receive a race from shown
        first clears_races
        take turns from first's right rightwards while their bases_placed is 0
            choose a system where its site is start and its bases is empty
            occupy system
        first closes_corners

play:
    repeat at most 400 times
        gain 1 round_number
        each player
            if their absences is not empty
                put top of their absences into tokens
            otherwise
                take_turn
                repeat at most 2 times while their again is 1
                    take_turn
    end game by exhausted

# G81: nobody is ranked but the winner. The bases on the board are told as the result.
scoring:
    each player
        score their bases_placed
    rank by 0
