play:
    phase deeds "Actions"
        perform an action
    phase closing
        end turn
