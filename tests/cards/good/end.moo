setup:
    end game
    end game by unrest
