play:
    take turns from first
        perform an action
    take turns from first's left while their actions are not empty
        perform an action
    take turns from first's right rightwards while their actions are not empty
        perform an action
    take turns from first leftwards
        perform an action
    take turns, by highest bid, by lowest age while their actions are not empty
        perform an action
    skip a turn
    rival skips 2 turns
    your left takes another turn
    take another turn
    end turn
