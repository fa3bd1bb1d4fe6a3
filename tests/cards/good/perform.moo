setup:
    perform an action
    perform an action where it is upgrade or it is build
    perform card's activate
    perform an action where it is either upgrade or build as done
    perform an action where it is not done as next
    perform an action as last
