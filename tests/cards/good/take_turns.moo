play:
    take turns from first
        perform an action
    take turns from first's left while their actions are not empty
        perform an action
