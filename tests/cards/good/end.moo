setup:
    end game
    end game by unrest
    end game by unrest, won by you
    end game, won by the player with the highest fame
    end game won by rival
