setup:
    perform an action
    perform an action where it is upgrade or it is build
    perform card's activate
